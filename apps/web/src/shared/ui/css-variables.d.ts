import 'react'

declare module 'react' {
  /** Lets a style prop set our own CSS variables. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
