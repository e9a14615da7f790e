import { build } from 'vite'

const source = (path: string) => new URL(`../src/${path}`, import.meta.url).pathname

/** The trials of merging and of the cursor, with the real editor, as a script for a page of the browser tests. */
export async function bundleTrials(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#shared': source('shared') } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: source('features/sermons/editor/trials/in-page.ts'),
        output: { codeSplitting: false },
      },
    },
  })
  const { output } = built as { output: { code: string }[] }
  return output[0]?.code ?? ''
}
