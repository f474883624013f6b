import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { aiRoutes } from './ai/ai.routes.ts'
import { applicationsRoutes } from './applications/applications.routes.ts'
import { assessmentsRoutes } from './assessments/assessments.routes.ts'
import { blogsRoutes } from './blogs/blogs.routes.ts'
import { consultationsRoutes } from './consultations/consultations.routes.ts'
import type { Services } from './context.ts'
import { dietitiansRoutes } from './dietitians/dietitians.routes.ts'
import { notFound } from './errors.ts'
import type { Topic } from './http/bind.ts'
import { registerBodyParsers } from './http/bodies.ts'
import { answerBrokenRequest, answerFrameworkError, registerErrorHandler } from './http/error-handler.ts'
import { registerFallbacks } from './http/fallbacks.ts'
import { healthRoutes, type Lifecycle } from './http/health.ts'
import { JSON_LIMIT_BYTES } from './http/multipart.ts'
import { noticeRoutes } from './http/notice-stream.ts'
import { registerOpenApi, serveOpenApi } from './http/openapi/openapi.ts'
import { isInProcess } from './http/pages/is-in-process.ts'
import { serveMedia } from './http/pages/media.ts'
import { createPageCache, type PageCache } from './http/pages/page-cache.ts'
import { API_POLICY, commonHeaders } from './http/pages/security-headers.ts'
import { createPages, type WebBuild } from './http/pages/ssr.ts'
import { serveStaticFiles } from './http/pages/static-files.ts'
import { addressKey } from './infra/rate-limits.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { savedRepliesRoutes } from './saved-replies/saved-replies.routes.ts'
import { siteRoutes } from './site/site.routes.ts'

/** Files that never change and probes: a page brings dozens of them, and many people share one office's address. */
const FREE_OF_LIMITS = /^\/(assets\/|media\/|healthz$|readyz$)/

export interface AppOptions {
  services: Services
  lifecycle: Lifecycle
  /** Left out by tests of the API. */
  web?: WebBuild
  pageCache?: PageCache
  logger: FastifyBaseLogger
  trustProxy: string[] | false
  /** Tells the other processes which content changed. */
  publish(topics: readonly Topic[]): Promise<void>
}

function addCommonHooks(app: FastifyInstance): void {
  const common = commonHeaders(app.services.siteUrl)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && !FREE_OF_LIMITS.test(request.url)
    if (isRead && !isInProcess(request)) await app.services.limits.take('reads', addressKey(request.ip))
  })
  app.addHook('onSend', async (request, reply) => {
    reply.headers(common)
    const isApi = request.url.startsWith('/api/') && !request.url.startsWith('/api/docs')
    if (isApi) reply.header('content-security-policy', API_POLICY)
    // Answers to a write hold tokens or what was just written, whoever asked.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', isRead ? 'no-cache' : 'no-store')
  })
}

/** The explicit list of features. */
function registerFeatures(app: FastifyInstance): void {
  accountsRoutes(app)
  dietitiansRoutes(app)
  blogsRoutes(app)
  aiRoutes(app)
  consultationsRoutes(app)
  reviewsRoutes(app)
  savedRepliesRoutes(app)
  applicationsRoutes(app)
  assessmentsRoutes(app)
  adminRoutes(app)
  noticeRoutes(app)
  registerFallbacks(app)
}

/** Puts the whole server together; nothing is contacted before the first request. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: options.trustProxy,
    forceCloseConnections: 'idle',
    // Requests that arrive on open connections while the app drains are still answered.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { maxParamLength: 500 },
    // The contract's schemas have judged the input already, with their own messages.
    ajv: { customOptions: { strict: false } },
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(() => () => true)
  const pageCache = options.pageCache ?? createPageCache()
  app.decorate('services', options.services)
  app.decorate('boundPaths', new Map())
  app.decorate('announce', async (topics: readonly Topic[]) => {
    pageCache.drop(topics)
    // The write is done: what went wrong in telling the others must not make it look refused.
    await options
      .publish(topics)
      .catch((error) => options.logger.error({ reason: error.message }, 'change not announced'))
  })
  app.decorateRequest('actor', null)
  registerErrorHandler(app)
  await options.web?.prepare?.(app)
  registerBodyParsers(app)
  healthRoutes(app, options.lifecycle)
  addCommonHooks(app)
  await registerOpenApi(app, options.services.siteUrl)
  // A file that is too large is cut off and judged where it is read: the plugin's error arrives at one of two places.
  await app.register(multipart, { throwFileSizeLimit: false })
  registerFeatures(app)
  await serveOpenApi(app)
  serveMedia(app)
  siteRoutes(app, pageCache)
  if (options.web && !options.web.isDevelopment) await serveStaticFiles(app)
  const pages = options.web ? createPages(app, options.web, pageCache) : null
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|media|assets)(\/|\?|$)/.test(request.url)
    if (!pages || !isPage) throw notFound()
    return pages.serve(request, reply)
  })
  return app
}
