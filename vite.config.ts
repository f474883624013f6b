import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every page loads anyway, with all it needs. */
const EVERYWHERE =
  /\/node_modules\/(react|react-dom|react-router|scheduler|zustand)\/|\/web\/(layouts\/site-|shell\/(document|header|footer|site-|seo))/

/**
 * What most pages load together, of a signed-in person above all. A group takes along what its files import, unless a
 * group above it has that.
 */
const TOGETHER = [
  { name: 'queries', test: /\/node_modules\/@tanstack\// },
  // Short rules that public pages load too, apart from the schemas that need them.
  { name: 'rules', test: /\/domain\/(accounts\/account-rules|http\/is-blank)\.ts/ },
  // What some pages need of the groups below, and nothing else of them.
  {
    name: 'small',
    test: /\/web\/ui\/(empty-state|search-input)\.tsx|\/domain\/http\/search\.ts|\/lucide-react\/dist\/esm\/icons\/(map-pin|minus)\.mjs/,
  },
  {
    name: 'parts',
    test: /\/web\/(ui\/(banner|card|skeleton|breadcrumb)\.tsx|lib\/(format|page-handle|rendering|contact-links|use-query-params|api\/page-data)\.tsx?)|\/lucide-react\/dist\/esm\/icons\/(info|check|circle-check|circle-exclamation-point|chevron-right|arrow-right|clock|search|message-circle|sparkles|calendar)\.mjs/,
  },
  {
    name: 'fields',
    test: /\/web\/ui\/(field|text-field|select-field|checkbox)\.tsx/,
  },
  // The directory and a profile.
  {
    name: 'dietitians',
    test: /\/web\/(dietitians\/(reply-time-line|contact-lines|demo-badge|dietitian-facts|place-line|matches)|ui\/rating)\.tsx|\/domain\/dietitians\/(directory|practice|specializations)\.ts|\/lucide-react\/dist\/esm\/icons\/(badge-check|languages|star)\.mjs/,
  },
  // The lists of articles and dietitians.
  {
    name: 'lists',
    test: /\/web\/(shell\/list\/(public-states|use-list-filters|folded-filters)|ui\/(pagination|delayed-fallback)\.tsx|shell\/list\/search-hero|lib\/api\/delayed-fallback)|\/domain\/http\/page-count/,
  },
  // The list of articles, and an article, which shows others.
  {
    name: 'articles',
    test: /\/web\/blogs\/(blog-card|category-badge|cover|list\/list-address)|\/domain\/blogs\/(categories|blog-rules)|\/lucide-react\/dist\/esm\/icons\/eye\.mjs/,
  },
  // Who reviewed a health text.
  {
    name: 'reviewed',
    test: /\/web\/shell\/medical-review\/|\/domain\/medical-reviews\/health-categories/,
  },
  // Pages in the style of the home page; the pictures' addresses are a file each otherwise.
  { name: 'maize', test: /\/web\/ui\/maize-/ },
  { name: 'heroes', test: /\/web\/illustrations\/hero-/ },
  // For what moves on the home page.
  { name: 'motion', test: /\/web\/lib\/use-(in-view|media-query)\.ts/ },
  // The form of a request.
  {
    name: 'request',
    test: /\/web\/(ui\/textarea-field|lib\/(preloadable|forms\/(use-pending-request|idempotency-key)))\.tsx?/,
  },
  // What forms of signed-in people check by.
  {
    name: 'schemas',
    test: /\/domain\/(http\/(numeric|page|text)|accounts\/accounts\.schema|applications\/(applications|certificates)\.schema|dietitians\/(credentials|dietitians)\.schema|images\/image\.schema)\.ts/,
  },
]

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

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), toastStylesAsFile, importAgain, textWorker],
  // Fonts stay files: the Content-Security-Policy takes none from data: addresses.
  build: { target: 'es2022', assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined) },
  environments: {
    // One file compresses better than forty small ones, by a tenth of what a page loads first.
    client: {
      build: {
        rollupOptions: {
          output: {
            // Every page loads tables of the files' names, in which only the hashes cannot be compressed.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: [{ name: 'base', test: EVERYWHERE }, ...TOGETHER] },
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
