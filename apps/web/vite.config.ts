import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './build/browsers.ts'
import { callsOnly } from './build/calls-only.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/**
 * What is fetched together is one file: cut into many, the same code weighs several kB more. A group takes along what its files
 * import, unless an earlier group has it.
 */
const groups = [
  // The page and the worker both: a worker has no page, so nothing that draws may be in it.
  {
    name: 'beside',
    test: /\/bible\/src\/passage\/(escape|html-tokens|sanitize)\.|\/kept\/messages\.|\/shared\/api\/log-failure\.|\/node_modules\/idb\//,
  },
  // Everybody: the page, the framework, the calls.
  {
    name: 'core',
    test: /\/node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam)\/(?!.*([iI]nfiniteQueryObserver|useInfiniteQuery))|\/src\/(main\.tsx|shared\/(api\/|ui\/wordmark\.))/,
  },
  // Strangers, and whoever opens a form.
  {
    name: 'forms',
    test: /\/node_modules\/zod\/|\/(auth|fields)\.ts\?half=schemas|\/shared\/form\//,
  },
  { name: 'fields', test: /\/shared\/ui\/(field|input|password-input|tabs)\./ },
  // Every screen of a signed-in user, and the one on which all begin, whatever rooms its parts belong to.
  {
    name: 'home',
    test: /\/app\/shell\.|\/features\/dashboard\/dashboard-page\.|\/shared\/(signals\/|ui\/(badge|card|empty-state|iso-date|progress|skeleton|use-today|use-back-closes|long-words|motifs\/search)\.|records\/(use-editing|use-new-param)\.)|\/icons\/(pencil|plus)\./,
  },
  // Every room's list.
  {
    name: 'lists',
    test: /\/shared\/(records\/(use-open-param|use-records|list-search|long-list|near-end|load-failed|tab-count|use-settled|use-remove|new-id)\.|ui\/(record-icon|marked-text|menu|select|popup|switch)\.|agenda\/(entry-menu|agenda-entry)\.)|\/voice\/with-microphone\.|-room\.ts$|\/sermons\/save-failed\.|useInfiniteQuery|\.ts\?half=plain|\/icons\/(trash|ellipsis-vertical|arrow-left|chevron-left|check|chevron-right)\./,
  },
  // Wherever scripture is read or asked for.
  {
    name: 'scripture',
    test: /\/features\/(bible\/(scripture|read-input|address|bible-failure|use-version)|bible-study\/(chapters|copy-text))\./,
  },
  // What all that opens above a page is made of; then the dialogs themselves.
  {
    name: 'layers',
    test: /\/node_modules\/(@radix-ui\/react-(context|slot|primitive|presence|portal|dismissable-layer|focus-scope|focus-guards|use-[a-z-]+|id)|react-remove-scroll|aria-hidden)\/|\/shared\/ui\/nonce\./,
  },
  { name: 'dialogs', test: /\/shared\/ui\/(dialog|confirm-dialog|side-panel)\./ },
  // Every room's form.
  {
    name: 'records',
    test: /\/shared\/(records\/(record-dialog|use-record-form|conflict-notice)\.|ui\/(text-area|choice|date-picker)\.|agenda\/suggestions\.)|\/voice\/(voice-tabs|voice-panel)\.|\/features\/[a-z]+\/(activity|devotional|event|goal|journal|prayer|sermon)-dialog\.|\/journal\/(entry-form|todays-entry|entry-reader)\.|\/bible\/(reference-field|use-fill-scripture)\.|\/(activities|dates|devotionals|events|goals|journal|prayers|sermons)\.ts\?half=schemas/,
  },
  // The bell's panel, its settings and its reminders.
  {
    name: 'notices',
    test: /\/features\/notifications\/(settings-dialog|notifications-panel|notification-poll|push-device)\./,
  },
  // What opens above a passage.
  {
    name: 'study',
    test: /\/features\/(bible-study\/(verse-actions|history-sheet|passage-picker)|bible\/verse-sheet)\./,
  },
  // What is said, once somebody speaks.
  { name: 'speech', test: /\/voice\/(dictate|listen|understand|parse\/(prayer|event|sentences))\./ },
  {
    name: 'giving',
    test: /\/features\/(giving\/(?!giving-page)|donation\/(donation-dialog|thanks-banner|donation-toasts|settle-return|outcome))/,
  },
]

export default defineConfig({
  plugins: [react(), tailwindcss(), callsOnly()],
  // The router brings a stand-in for what React itself has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/livez': server, '/readyz': server } },
  build: {
    // The server reads it to name a screen's chunks in the page.
    manifest: true,
    // Our content policy has no room for data: fonts or scripts, and small files are cheap over one connection.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: oldestBrowsers,
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
