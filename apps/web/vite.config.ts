import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }
import { oldestBrowsers } from './build/browsers.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/**
 * Code that is always fetched together is one file: cut into many small ones, the same code weighs several kB more. Each group takes along
 * what its files import, unless an earlier group has it.
 */
const groups = [
  // What workers share with the page. A worker has no page: nothing that draws may be in it.
  { name: 'worker', test: /\/bible\/src\/(group-by|passage\/(escape|html-tokens|sanitize))\.ts$/ },
  { name: 'blocks', test: /\/sermon-body\/src\/(blocks|body-limits)\.ts$/ },
  { name: 'hashes', test: /\/node_modules\/@noble\/hashes\// },
  { name: 'idb', test: /\/node_modules\/idb\// },
  // Every visit: the page, React, the calls and the basic parts of every screen; paged lists and several queries at once are on some screens only.
  {
    name: 'core',
    test: /\/src\/(main\.tsx|features\/auth\/link-token\.ts|shared\/base64\.ts|shared\/ui\/(field\/checkbox|[^/]+)\.tsx?)$|\/node_modules\/@tanstack\/(?!.*(nfinite|ueries))|\/contract\/src\/(?:\w+\/)?(dates|endpoint|icons|limits)\.ts$/,
  },
  // The fields of the sign-in screen, which most screens have too.
  { name: 'fields', test: /\/src\/shared\/ui\/field\/(field|field-context|input|password-input)\.tsx?$/ },
  // How forms are checked.
  {
    name: 'schemas',
    test: /\/contract\/src\/(?:\w+\/)?(auth|fields)\.ts$|\/src\/shared\/form\/use-form\.ts$/,
  },
  // What surrounds every screen of a signed-in user, and the screen on which all begin.
  { name: 'home', test: /\/src\/(app\/signed-in|features\/dashboard\/dashboard-page)\.tsx$/ },
  // Dialogs and toasts.
  { name: 'layers', test: /\/node_modules\/(@radix-ui|react-remove-scroll|aria-hidden)/ },
]

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The router brings a stand-in for what React itself has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) },
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/livez': server, '/readyz': server } },
  build: {
    // The server reads it to name a screen's chunks in the page.
    manifest: true,
    // Our content policy has no room for data: fonts or scripts, and small files are cheap over one connection.
    assetsInlineLimit: 0,
    // The server names a screen’s chunks in its page, and the service worker stores all of them soon after the first visit. Naming them
    // in the code too would add their names to every first visit.
    modulePreload: false,
    target: oldestBrowsers,
    rolldownOptions: {
      // A feature's index only re-exports: who imports one thing from it need not load the others.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }],
      },
      input: {
        main: 'index.html',
        'service-worker': 'src/service-worker/main.ts',
        // A worker of its own build would carry a second copy of the reference parser.
        'bible-worker': 'src/features/bible/offline/worker.ts',
        'contacts-worker': 'src/features/people/bring/contacts-worker.ts',
        'sermon-worker': 'src/features/sermons/bring/reading-worker.ts',
      },
      output: {
        codeSplitting: { groups },
        // Workers are asked for by these very names.
        entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
