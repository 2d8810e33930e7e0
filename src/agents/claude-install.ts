import type { Installation } from './installation.ts'

/**
 * The packages that `@anthropic-ai/claude-code` has as optional dependencies: one binary each, no script. Its
 * own install script, which copies the binary, is not needed. The values are `npm view <package> dist.integrity`.
 */
export const claudeInstallation: Installation = {
  version: '2.1.329',
  form: /^\d{1,6}\.\d{1,6}\.\d{1,6}$/,
  noLatest: undefined,
  source: {
    from: 'npm',
    main: '@anthropic-ai/claude-code',
    package: (platform) => `@anthropic-ai/claude-code-${platform}`,
  },
  executable: 'claude',
  ownArgs: () => [], // DISABLE_AUTOUPDATER in its environment
  checksums: {
    '2.1.329': {
      'linux-x64':
        'sha512-+n4lu1ubYAp02Y0X/MAUnxw9yY6SHHZ77F+IoW+V0wVoFuiI9opdH6gofjf14gXJCEYMTNpks7Gn1i8XZTKAWA==',
      'linux-arm64':
        'sha512-IiG5umFToSCVWqB1lEsxxwIxKgxPXyZ3DRU915v8J4Bz5Q3JpslM0ew1m5yaT+lFXBPvYxmsEgi0XI68XHND0A==',
      'linux-x64-musl':
        'sha512-EouW7B/aG3GOQBmzN9MxHV9uTOE2r6E+VIlFBrBgIEBuBBF4qH1GTvg5/CVf53gGp4DgVf1CYdBHjS+2NeDP4A==',
      'linux-arm64-musl':
        'sha512-uVWrRp60cqvikJ13Rtmlkd8WuJtJEWAuGJzenJ0or0I7by05kRWopFdDdpWYQi8dRIJ6+W9T9w+PA4B+EjfCXQ==',
      'darwin-x64':
        'sha512-6cjJiD19yxOzdnzErJ8ougFKoksK/wUvOJb6V2iCXg1rM9gGEY1I7HE8jQnvh6buAuXHtHaahfoiiISaplOxYg==',
      'darwin-arm64':
        'sha512-brgS94FOoB+ekq1gIeNpBtGAbzWxE1UEeBQWfk1KX1BStrMIxwWXriPfQLKEkFTWHpmGXv2fZxxMQJsR+5PhZw==',
    },
  },
  platforms: ['linux-x64', 'linux-arm64', 'linux-x64-musl', 'linux-arm64-musl', 'darwin-x64', 'darwin-arm64'],
}
