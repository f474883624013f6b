import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    ...(isSsrBuild ? { rollupOptions: { input: './server/main.ts' } } : {}),
  },
  ssr: {
    // React is bundled with its production build fixed, so that NODE_ENV stays the operator's.
    ...(command === 'build'
      ? {
          noExternal: [
            /^react/,
            /^@react-router/,
            /^@react-email/,
            'zustand',
            'sonner',
            'lucide-react',
            'radix-ui',
            /^@radix-ui/,
            /^@tanstack/,
            /^@hookform/,
          ],
        }
      : {}),
  },
  server: { middlewareMode: true },
}))
