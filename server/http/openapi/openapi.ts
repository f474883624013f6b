import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { PAGE_DEPTH } from '#domain/http/pages/page-count.ts'
import { SITE } from '#domain/site/site.ts'
import { describeOperations, type OpenApiDocument } from './operations.ts'

/** Register it before any route, because it collects the routes' schemas. */
export async function registerOpenApi(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(swagger, {
    // The types of the swagger package allow three versions of documents; here there is one.
    transformObject: (document) =>
      ('openapiObject' in document ? describeOperations(document.openapiObject as OpenApiDocument) : {}) as object,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${SITE.name} API`,
        version: '1.0.0',
        description: `${SITE.description} All paths end in a slash. A list shows its first ${PAGE_DEPTH} rows; a later page gets 404 \`Invalid page.\` Use the filters, the search or an export for the rest. The \`count\` of a longer list may be up to a minute old.`,
      },
      servers: [{ url: siteUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  })
}

/**
 * The reference page loads third-party scripts. The sandbox gives it an origin of its own, so that they can neither
 * read the tokens in the browser's storage nor call the API as the user; icons are data addresses.
 */
const DOCS_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The document, and a reference page created from it. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiHooks: {
      // The page has no origin, so it requests public resources like another site.
      onRequest: (_request, reply, done) => {
        reply.header('access-control-allow-origin', '*')
        done()
      },
    },
    // Sections open on demand: drawing all operations at once takes seconds. The page cannot call the API, so nothing
    // can be tried out.
    uiConfig: { deepLinking: true, docExpansion: 'none', supportedSubmitMethods: [] },
    theme: {
      title: `${SITE.name} API`,
      css: [{ filename: 'no-sign-in.css', content: '.swagger-ui .auth-wrapper { display: none }' }],
    },
  })
}
