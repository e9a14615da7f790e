import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

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
      input: { main: 'index.html', 'service-worker': 'src/service-worker/main.ts' },
      output: {
        // Browsers ask for the worker by this very name.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
