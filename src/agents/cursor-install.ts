import type { Installation } from './installation.ts'

/**
 * The archives that Cursor's own install script downloads (https://cursor.com/install names address, layout
 * and one version). It publishes no checksums; those here were recorded by people who downloaded the archives
 * when they came out, and agree in several places (Nix expressions, a Homebrew cask, Dockerfiles).
 */
export const cursorInstallation: Installation = {
  version: '2026.08.11-e8db854',
  form: /^\d{4}\.\d{2}\.\d{2}(?:-\d{2}){0,3}(?:-[0-9a-f]{7,40})?$/,
  noLatest: 'Cursor publishes no stable address for its latest version, so there is none to check either',
  source: {
    from: 'address',
    base: 'https://downloads.cursor.com',
    path: (version, platform) => `lab/${version}/${platform.replace('-', '/')}/agent-cli-package.tar.gz`,
  },
  executable: 'cursor-agent',
  // It updates itself seconds after its start, into its usual folders and not into ours. --help hides the option
  // that turns this off, and a CLI ends at an option that it does not know: so only the pinned one gets it, with
  // which public projects were found to use it.
  ownArgs: (version) => (version === '2026.08.11-e8db854' ? ['--disable-auto-update'] : []),
  checksums: {
    '2026.08.11-e8db854': {
      'linux-x64': 'sha256:bfff4bf6f4e9dd30c1d0ef0a70b6077b074015dd2948e4c50685d53afdcfce5a',
      'linux-arm64': 'sha256:ea13f92e295f523a99ce8d8f57d6894d21e5d1e2d030ffad718ccd5955ca2eed',
      'darwin-x64': 'sha256:d5c1ce96dd36469e0231d818d4ccf390caac52d94e607c56ebeecc247cab2b1b',
      'darwin-arm64': 'sha256:46044d6d7bcbd7b49a0cf1cd01aa4ca79aaa2ea5f2c7a32965fc0ebe29841790',
    },
  },
  platforms: ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'],
}
