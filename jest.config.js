// Jest 30.5 strips types by itself on Node >= 22.13 (`transform: {}`); Babel is here for Node 20 alone.
const stripTypes = [
  'babel-jest',
  { presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]] },
]

export default {
  testMatch: ['**/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': stripTypes },
  testTimeout: 120_000, // whole runs on two shared cores: a limit for hangs, never a measurement
}
