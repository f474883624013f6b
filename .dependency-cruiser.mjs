/** Who may import whom: docs/architecture.md in rules. A path is the file that the import resolves to. */

import { FOLDER_ORDER } from './scripts/folder-order.ts'

const TESTS = '\\.(test|spec)\\.tsx?$'
/** Tables refer to each other by foreign keys, and queries join them: they form a layer of their own. */
const TABLES = '\\.table\\.ts$'
/** Pages compose parts of several features. */
const PAGES = '\\.page\\.tsx$'
/** Knows nothing but numbers and dates. */
const FORMAT = '^web/lib/format\\.ts$'

const paths = (layer, folders) => `^${layer}/(${folders.join('|').replaceAll('.', '\\.')})(/|$)`

/** One rule for each folder: it imports itself and those below it. */
const downwards = Object.entries(FOLDER_ORDER).flatMap(([layer, folders]) =>
  folders.map((folder, index) => ({
    name: `${layer}/${folder}-imports-downwards`,
    comment: 'the order of folders is in scripts/folder-order.ts',
    severity: 'error',
    from: { path: paths(layer, [folder]), pathNot: [TESTS, TABLES, PAGES] },
    to: { path: `^${layer}/`, pathNot: [paths(layer, folders.slice(index)), TABLES, FORMAT] },
  })),
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...downwards,
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(domain|server|web)/', pathNot: TESTS },
      to: { path: ['^test/', TESTS] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-pure',
      comment: 'domain knows zod and itself, nothing of Node, the DOM, React or the other layers',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'tables-know-tables',
      severity: 'error',
      from: { path: '\\.table\\.ts$' },
      to: { pathNot: ['\\.table\\.ts$', '^server/db/columns\\.ts$', '^domain/', '^node_modules/drizzle-orm/'] },
    },
    {
      name: 'queries-know-tables',
      severity: 'error',
      from: { path: '^server/.*\\.queries\\.ts$' },
      to: {
        pathNot: [
          '\\.table\\.ts$',
          '^server/db/(columns|connect|prepared|search-conditions|list-counts)\\.ts$',
          '^server/infra/jobs/queues\\.ts$',
          '^domain/',
          '^node_modules/drizzle-orm/',
        ],
      },
    },
    {
      name: 'services-stay-below-http',
      severity: 'error',
      from: { path: '^server/.*\\.service\\.tsx?$' },
      to: {
        path: ['^server/http/', '^server/runtime/env\\.ts$', '^web/', '\\.routes\\.ts$', '^node_modules/fastify/'],
      },
    },
    {
      name: 'services-use-own-queries',
      severity: 'error',
      from: { path: '^server/([^/]+)/.*\\.service\\.ts$' },
      to: { path: '\\.(queries|table)\\.ts$', pathNot: '^server/$1/' },
    },
    {
      name: 'routes-are-wiring',
      severity: 'error',
      from: { path: '^server/([^/]+)/.*\\.routes\\.ts$' },
      to: {
        pathNot: [
          '^server/$1/.*\\.service\\.ts$',
          '^server/[^/]+/.*\\.service\\.ts$',
          '^server/http/',
          '^domain/',
          '^node_modules/fastify/',
        ],
      },
    },
    {
      name: 'only-ssr-knows-the-web',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/http/pages/ssr\\.ts$' },
      to: { path: '^web/' },
    },
    {
      name: 'db-knows-no-feature',
      severity: 'error',
      from: { path: '^server/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: '^server/(infra|db)/|^server/errors\\.ts$' },
    },
    { name: 'web-knows-no-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    {
      name: 'primitives-know-no-business',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: ['^domain/', '^web/(?!ui/|styles/|illustrations/|lib/format\\.ts)'] },
    },
    {
      name: 'parts-stay-in-their-feature',
      comment: 'pages compose parts of several features; parts know their own folder only',
      severity: 'error',
      from: { path: '^web/([^/]+)/', pathNot: [PAGES, '^web/(layouts|shell|lib|ui)/'] },
      to: { path: '^web/[^/]+/', pathNot: ['^web/$1/', '^web/(ui|lib|shell|styles|illustrations)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.react-router/', '^server/runtime/development\\.ts$'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
}
