import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { SITE } from '#domain/site/site.ts'
import { describeOperations, type OpenApiDocument } from './operations.ts'

/** Before any route: collects their schemas. */
export async function registerOpenApi(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(swagger, {
    // The swagger package's types know documents of three versions; here there is one.
    transformObject: (made) =>
      ('openapiObject' in made ? describeOperations(made.openapiObject as OpenApiDocument) : {}) as object,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${SITE.name} API`,
        version: '1.0.0',
        description: `${SITE.description} All paths end in a slash.`,
      },
      servers: [{ url: siteUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  })
}

/** The reference page brings its own scripts and draws its icons from data addresses. */
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

/** The document, and a reference page made from it. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { deepLinking: true, url: '/api/openapi.json' },
    theme: { title: `${SITE.name} API` },
  })
}
