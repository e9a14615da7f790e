import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The app for the build itself, which draws the first screen with it. */
export default defineConfig({
  plugins: [react()],
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/.vite/prerender', copyPublicDir: false },
})
