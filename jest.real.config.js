import base from './jest.config.js'

// Runs of real programs: `npm run test:real`. They are downloaded, so a plain `npm test` leaves them out.
// Most of their time is waiting, so three at once take two cores no longer than they have to.
export default { ...base, testMatch: ['**/__tests__/real/*.real.ts'], maxConcurrency: 3 }
