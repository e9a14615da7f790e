import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/**
 * What is fetched together is one file: cut into many, the same code weighs several kB more. A group takes along what its files
 * import, unless an earlier group has it.
 */
const groups = [
  // The page and the worker both: a worker has no page, so nothing that draws may be in it.
  {
    name: 'beside',
    test: /\/bible\/src\/passage\/(escape|html-tokens|sanitize)\.|\/kept\/messages\.|\/node_modules\/idb\//,
  },
  // Everybody: the page, the framework, the calls.
  {
    name: 'core',
    test: /\/node_modules\/(react|react-dom|scheduler|@tanstack|wouter|zod|regexparam)\/(?!.*([iI]nfiniteQueryObserver|useInfiniteQuery))|\/src\/(main\.tsx|shared\/(api\/|ui\/wordmark\.))/,
  },
  // Strangers, and whoever opens a form.
  {
    name: 'forms',
    test: /\/shared\/(form\/|ui\/(control-class|field|field-context|field-error|input|password-input|tabs)\.)/,
  },
  // Every screen of a signed-in user.
  {
    name: 'shell',
    test: /\/app\/shell\.|\/shared\/(signals\/|ui\/(badge|card|empty-state|iso-date|menu|progress|skeleton|use-today)\.|records\/(use-editing|use-new-param)\.)|\/icons\/(pencil|plus)\./,
  },
  // The screen on which every user begins, whatever rooms its parts belong to.
  { name: 'home', test: /\/features\/dashboard\/dashboard-page\./ },
]

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The router brings a stand-in for what React itself has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
        codeSplitting: { groups },
        // Workers are asked for by these very names.
        entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
