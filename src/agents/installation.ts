/** How an agent's CLI is installed where there is none: what its vendor publishes and where, no more. */
export interface Installation {
  /** Installed when the input `agent-version` is unset. */
  readonly version: string
  /** The form of versions that can be installed; it keeps a path or an option out of addresses and arguments. */
  readonly form: RegExp
  /** Why `latest` cannot be installed; undefined where the vendor's registry tells which version that is. */
  readonly noLatest: string | undefined
  readonly source: Source
  /** Path of the executable in the package, below its one top folder. */
  readonly executable: string
  /** Arguments that keep a version from replacing itself, where its environment cannot. */
  readonly ownArgs: (version: string) => readonly string[]
  /**
   * What the packages are known to be: version → platform → `sha256:<hex>` or `sha512-<base64>`, the forms of
   * sha256sum and of npm.
   */
  readonly checksums: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** `linux-x64`, `darwin-arm64`, …; `linux-x64-musl` where the C library is musl. */
  readonly platforms: readonly string[]
}

export type Source =
  | {
      readonly from: 'address'
      /** The address that the input `download-url` takes the place of, without a slash at its end. */
      readonly base: string
      /** What follows it. */
      readonly path: (version: string, platform: string) => string
    }
  | {
      readonly from: 'npm'
      /** The package whose tag `latest` counts. */
      readonly main: string
      /** The package that has the CLI for a platform, in the same version. */
      readonly package: (platform: string) => string
    }
