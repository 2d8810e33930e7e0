import { asObject } from '../json.ts'

/**
 * This machine as packages name it: `linux-x64`, `darwin-arm64`, `linux-x64-musl`, … A binary made for glibc
 * does not start on a system with musl, such as Alpine, whose Node is then made for musl itself.
 */
export function platformOf({ platform, arch } = process): string {
  return platform === 'linux' && isMusl() ? `${platform}-${arch}-musl` : `${platform}-${arch}`
}

function isMusl(): boolean {
  // With the network in it, names would be looked up, which takes seconds.
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport()
  return asObject(asObject(report)?.header)?.glibcVersionRuntime === undefined
}
