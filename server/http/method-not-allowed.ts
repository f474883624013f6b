import type { FastifyInstance } from 'fastify'

/** The end of a path. */
const PATH_END = /(?=\?|$)/

/**
 * Answers other methods of every bound path with 405 and `Allow`, and redirects from the path without a trailing slash
 * with 308.
 */
export function registerMethodNotAllowed(app: FastifyInstance): void {
  const supported = app.supportedMethods.filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
  for (const [path, methods] of app.boundPaths) {
    const hasHead = app.hasRoute({ method: 'HEAD', url: path })
    const allow = [...methods, ...(hasHead ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ')
    app.route({
      method: 'OPTIONS',
      url: path,
      schema: { hide: true },
      handler: (_request, reply) => reply.status(204).header('allow', allow).send(),
    })
    app.route({
      method: [...supported.filter((method) => !methods.has(method)), ...(hasHead ? [] : ['HEAD'])],
      url: path,
      schema: { hide: true },
      // Answered before the body is read, because the method is wrong with any body.
      onRequest: (request, reply) => {
        reply
          .status(405)
          .header('allow', allow)
          .send({ detail: `Method "${request.method}" not allowed.` })
      },
      handler: () => undefined,
    })
    app.route({
      method: [...supported, 'OPTIONS'],
      url: path.replace(/\/$/, ''),
      schema: { hide: true },
      onRequest: (request, reply) => {
        reply.redirect(request.url.replace(PATH_END, '/'), 308)
      },
      handler: () => undefined,
    })
  }
}
