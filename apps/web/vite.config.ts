import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/** What every screen needs is one file: cut into many, the same code weighs several kB more. */
const core =
  /\/node_modules\/(react|react-dom|scheduler|@tanstack|wouter|zod|use-sync-external-store|regexparam)\/|\/src\/(main\.tsx|shared\/api\/)/

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/livez': server, '/readyz': server } },
  build: {
    // The server reads it to name a screen's chunks in the page.
    manifest: true,
    // Our content policy has no room for data: fonts or scripts, and small files are cheap over one connection.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    rolldownOptions: {
      // A room's index only hands on: who takes one thing from it need not load the others.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }],
      },
      input: {
        main: 'index.html',
        'service-worker': 'src/service-worker/main.ts',
        // A worker of its own build would carry a second copy of the reference parser.
        'bible-worker': 'src/features/bible/kept/worker.ts',
      },
      output: {
        // Workers are asked for by these very names.
        codeSplitting: { groups: [{ name: 'core', test: core }] },
        entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
