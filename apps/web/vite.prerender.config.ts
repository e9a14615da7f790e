import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The app for the build itself, which draws the first screen with it. Not in dist, which the build beside it empties. */
export default defineConfig({
  plugins: [react()],
  build: { ssr: 'src/prerender.tsx', outDir: 'prerender/dist', copyPublicDir: false },
})
