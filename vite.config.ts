import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/chunk-groups.ts'

const WRITES_STYLES = /^__insertCSS\(".*"\)/m

/** The toasts' styles come as a file, which the Content-Security-Policy allows, and not written into the page. */
const toastStylesAsFile: Plugin = {
  name: 'toast-styles-as-file',
  transform(code, id) {
    if (!id.includes('/node_modules/sonner/dist/index.mjs')) return null
    if (!WRITES_STYLES.test(code)) throw new Error('sonner writes its styles in another way than before')
    return { code: code.replace(WRITES_STYLES, ''), map: null }
  },
}

const RELOADS = 'window.location.reload();\n\t\treturn new Promise(() => {});'

/** The router loses an error thrown here, but shows one of the page's own functions. */
const FAILS = 'const fail = () => { throw error; };\n\t\treturn { default: fail, clientLoader: fail };'

/**
 * If a page's script cannot be loaded, the router would reload the page before it, and without a connection the browser
 * would then show its own error. Here the error page says what to do; its link loads the page that was asked for.
 */
const failedPageSaysSo: Plugin = {
  name: 'failed-page-says-so',
  apply: 'build',
  transform(code, id) {
    if (!/\/react-router\/dist\/production\/.*\/routeModules\.js$/.test(id)) return null
    if (!code.includes(RELOADS)) throw new Error('React Router treats scripts that fail to load in another way')
    return { code: code.replace(RELOADS, FAILS), map: null }
  },
}

/** A thread's file, next to the chunk that starts it. */
const textWorker: Plugin = {
  name: 'text-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: 'server/ai/worker/text-worker-thread.ts',
      fileName: 'assets/text-worker-thread.js',
    })
  },
}

const DYNAMIC_IMPORT = /\bimport\(`(\.\/[^`]+\.js)`\)/g

/**
 * Browsers remember by its address that a script could not be loaded, so a second attempt after a lost connection needs
 * another one: https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
 */
const importAgain: Plugin = {
  name: 'import-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(
          DYNAMIC_IMPORT,
          (first, file) => `${first}.catch(()=>import(\`${file}?\${Date.now()}\`))`,
        )
    }
  },
}

const PORTS = 2 ** 16

/** Another port than the site's, and never beyond the last one. */
function hotReloadPort(port: number): number {
  return port + 20_000 < PORTS ? port + 20_000 : port - 20_000
}

const chunks = chunkGroups()

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), toastStylesAsFile, failedPageSaysSo, importAgain, textWorker, chunks.plugin],
  // Fonts stay files: the Content-Security-Policy takes none from data: addresses.
  build: { target: 'es2022', assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined) },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Every page loads tables of the files' names, in which only the hashes cannot be compressed.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunks.groups },
          },
        },
      },
    },
    ssr: {
      // React's production build, whatever NODE_ENV says where it runs: that stays the operator's. The other is left out.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      // The router reads the server's entry here; without it the build holds no server.
      build: { rollupOptions: { input: './server/runtime/main.ts' } },
    },
  },
  ssr: {
    // Bundled, so that `define` below reaches them too.
    ...(command === 'build'
      ? {
          noExternal: [
            /^react/,
            /^@react-router/,
            'zustand',
            'sonner',
            'lucide-react',
            'radix-ui',
            /^@radix-ui/,
            /^@tanstack/,
            /^@hookform/,
            // Of hundreds of small files, each of which Node would look for at a start.
            /^zod/,
            /^drizzle-orm/,
            'jose',
          ],
        }
      : {}),
  },
  // A port of its own for hot reload, so that several development servers do not meet.
  server: { middlewareMode: true, hmr: { port: hotReloadPort(Number(process.env.PORT ?? 3000)) } },
}))
