/** The package has no types of its own; these are for what we ask of it. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Record<string, { readonly min: number; readonly max: number }>
  }
  export default function subset(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
