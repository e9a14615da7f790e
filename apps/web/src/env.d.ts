interface ImportMetaEnv {
  /** The version in package.json. */
  readonly APP_VERSION: string
}
