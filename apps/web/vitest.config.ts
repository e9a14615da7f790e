import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { canSandbox, chromiumArgs, findChromium, findShell } from '../../scripts/support/chromium.ts'
import { isEverything } from '../server/src/testing/tier.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import viteConfig from './vite.config.ts'

/**
 * Component tests: a screen of the app, drawn in one page of a real Chromium, on the real server. What needs a page load, a second
 * device or a service worker is a browser test (e2e/).
 */
export default defineConfig(async () => {
  const port = await freePort()
  process.env['COMPONENT_SERVER_PORT'] = String(port)
  const server = `http://127.0.0.1:${port}`
  const executablePath = findShell() ?? findChromium()
  return {
    plugins: [react(), tailwindcss()],
    resolve: viteConfig.resolve ?? {},
    define: { ...viteConfig.define, 'import.meta.env.ALL_TESTS': JSON.stringify(isEverything()) },
    // All packages at once and anew, before the first test: one that is found later would load React a second time.
    optimizeDeps: { force: true, entries: ['src/main.tsx', 'src/testing/*', 'src/**/*.test.tsx'] },
    server: { proxy: { '/api': server, '/livez': server, '/readyz': server } },
    test: {
      include: ['src/**/*.test.tsx'],
      globalSetup: ['../../scripts/support/component-server.ts'],
      setupFiles: ['src/testing/setup.ts'],
      tags: [{ name: 'all', description: 'Only in npm run test:all.' }],
      ...(!isEverything() && { tagsFilter: ['!all'] }),
      // The gate reads its figures from the second.
      reporters: ['default', 'json'],
      outputFile: { json: '../../test-results/components.json' },
      // Generous, for busy machines: nothing here is measured by time.
      testTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
      // One page for all files: the app's code is loaded once.
      isolate: false,
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 390, height: 844 },
        provider: playwright({
          launchOptions: {
            ...(executablePath !== undefined && { executablePath }),
            args: chromiumArgs,
            chromiumSandbox: canSandbox,
          },
          contextOptions: { hasTouch: true, locale: 'en-US', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
})
