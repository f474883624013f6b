import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { requireStepUp } from './accounts/security/passwords.service.ts'
import { findActor } from './accounts/sessions.service.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { aiRoutes } from './ai/ai.routes.ts'
import { applicationsRoutes } from './applications/applications.routes.ts'
import { certificatesRoutes } from './applications/certificates/certificates.routes.ts'
import { assessmentsRoutes } from './assessments/assessments.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { blogsRoutes } from './blogs/blogs.routes.ts'
import { clientErrorsRoutes } from './client-errors/client-errors.routes.ts'
import { attachmentsRoutes } from './consultations/attachments/attachments.routes.ts'
import { consultationsRoutes } from './consultations/consultations.routes.ts'
import type { Services } from './context.ts'
import { dietitiansRoutes } from './dietitians/dietitians.routes.ts'
import { AppError, notFound } from './errors.ts'
import { foodsRoutes } from './foods/foods.routes.ts'
import { JSON_LIMIT_BYTES, registerBodyParsers } from './http/bodies.ts'
import type { Cache } from './http/cache/cache.ts'
import { createJsonCache } from './http/cache/json-cache.ts'
import { serveCached } from './http/cache/serve-cached.ts'
import { isSafeMethod } from './http/caller.ts'
import { compressJson } from './http/encodings.ts'
import {
  RETRY_AFTER_SECONDS,
  registerErrorHandler,
  rejectBrokenRequest,
  sendFrameworkError,
} from './http/error-handler.ts'
import { eventRoutes } from './http/event-stream.ts'
import { healthRoutes, type Lifecycle } from './http/health.ts'
import { boundBodies } from './http/limits/open-bodies.ts'
import { rejectWhenOverloaded } from './http/limits/overload.ts'
import { limitResponseTimes, withResponseTimeout } from './http/limits/response-timeout.ts'
import { SERVER_LIMITS, type ServerLimits } from './http/limits/server-limits.ts'
import { registerMethodNotAllowed } from './http/method-not-allowed.ts'
import { instrumentRequests } from './http/observability/instrument.ts'
import { type MetricsOptions, serveMetrics } from './http/observability/metrics.ts'
import { registerOpenApi, serveOpenApi } from './http/openapi/openapi.ts'
import { API_POLICY, commonHeaders, fileHeaders, isForOtherSites } from './http/pages/security-headers.ts'
import { createPageHandler, type WebBuild } from './http/pages/ssr.ts'
import { serveStaticFiles } from './http/pages/static-files.ts'
import { serveMedia } from './images/serve-media.ts'
import { createLimiter } from './infra/limits/limiter.ts'
import type { InMemoryName } from './infra/limits/rate-limits.ts'
import { addressKey } from './infra/networks.ts'
import { mailsRoutes } from './mail/mails.routes.ts'
import { medicalReviewsRoutes } from './medical-reviews/medical-reviews.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { savedRepliesRoutes } from './saved-replies/saved-replies.routes.ts'
import { siteRoutes } from './site/site.routes.ts'
import { siteSettingsRoutes } from './site-settings/site-settings.routes.ts'
import { sourcesRoutes } from './sources/sources.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { getWorkMetrics } from './system/work-metrics.service.ts'

/** Probes and files that never change: a page loads dozens of them, and many people may share one address. */
const UNLIMITED_PATHS = /^\/(assets\/|media\/|healthz$|readyz$)/

interface AppOptions {
  services: Services
  lifecycle: Lifecycle
  /** Omitted in API tests. */
  web?: WebBuild
  logger: FastifyBaseLogger
  trustProxy: string[] | false
  observability: Pick<MetricsOptions, 'metricsToken' | 'pool'> & {
    /** Receives log lines about requests; none are written without it. */
    writeLog: ((lines: string) => void) | undefined
  }
  /** Overrides of the default limits. */
  limits?: Partial<ServerLimits>
  cache: Cache
}

const TOO_MANY_UPLOADS = 'Too many files are being uploaded right now. Try again in a few seconds.'
const NOT_A_PROXY = 'The request must name a path on this site.'

/**
 * The limit of the caller's address that a request counts towards. A request with a token counts towards its account's,
 * once that is known.
 */
function limitOf(request: FastifyRequest): InMemoryName | null {
  if (isSafeMethod(request.method)) return UNLIMITED_PATHS.test(request.url) ? null : 'reads'
  return request.headers.authorization === undefined ? 'anonymousWrites' : null
}

/** Uses callbacks, like all hooks here: a promise costs some microseconds, and every request passes through. */
function limitAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const limit = limitOf(request)
    const pending = limit && app.services.limits.takeInMemory(limit, addressKey(request.ip))
    if (pending) pending.then(() => done(), done)
    else done()
  })
}

function addCommonHooks(app: FastifyInstance): void {
  const { siteUrl } = app.services
  const sameOrigin = commonHeaders(siteUrl)
  const crossOrigin = commonHeaders(siteUrl, 'cross-origin')
  const assets = fileHeaders(siteUrl)
  const pictures = fileHeaders(siteUrl, 'cross-origin')
  function headersOf(url: string): Record<string, string> {
    if (url.startsWith('/assets/')) return assets
    if (url.startsWith('/media/')) return pictures
    return isForOtherSites(url) ? crossOrigin : sameOrigin
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    // `GET http://other.example/` is only meant for proxies, and would mislead code that reads the path.
    done(request.url.startsWith('/') || request.url === '*' ? undefined : new AppError('bad_request', NOT_A_PROXY))
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headersOf(request.url))
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
    const isApi = request.url.startsWith('/api/') && !request.url.startsWith('/api/docs')
    if (isApi) reply.header('content-security-policy', API_POLICY)
    // Responses to writes contain tokens or the data just written.
    const isRead = isSafeMethod(request.method)
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', isRead ? 'no-cache' : 'no-store')
    done()
  })
}

/** The explicit list of features. */
function registerFeatures(app: FastifyInstance): void {
  accountsRoutes(app)
  dietitiansRoutes(app)
  foodsRoutes(app)
  blogsRoutes(app)
  aiRoutes(app)
  consultationsRoutes(app)
  attachmentsRoutes(app)
  reviewsRoutes(app)
  medicalReviewsRoutes(app)
  privacyRoutes(app)
  savedRepliesRoutes(app)
  applicationsRoutes(app)
  certificatesRoutes(app)
  assessmentsRoutes(app)
  mailsRoutes(app)
  adminRoutes(app)
  siteSettingsRoutes(app)
  sourcesRoutes(app)
  systemRoutes(app)
  clientErrorsRoutes(app)
  auditRoutes(app)
  eventRoutes(app)
  registerMethodNotAllowed(app)
}

/** Assembles the whole server; connects to nothing before the first request. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const limits: ServerLimits = { ...SERVER_LIMITS, ...options.limits }
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: options.trustProxy,
    // Enforced by Node itself, which answers a request that arrives too slowly with 408.
    requestTimeout: limits.arrivalMs,
    keepAliveTimeout: limits.idleMs,
    http: { headersTimeout: limits.headMs, connectionsCheckingInterval: limits.checkMs },
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while the app drains.
    return503OnClosing: false,
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: rejectBrokenRequest,
    routerOptions: { maxParamLength: 500 },
    // The contract's schemas have validated the input already, with their own messages.
    ajv: { customOptions: { strict: false } },
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(() => () => true)
  app.decorate('services', options.services)
  app.decorate('accounts', { findActor, requireStepUp })
  app.decorate('boundPaths', new Map())
  app.decorate('publicEndpoints', new Map())
  app.decorate(
    'limitUploads',
    createLimiter({
      concurrent: limits.forms,
      waiting: 0,
      perKey: limits.formsPerAccount,
      message: TOO_MANY_UPLOADS,
      retryAfterSeconds: 10,
    }),
  )
  const { responses, files, reads, invalidateChanged } = options.cache
  app.decorate('invalidateChanged', invalidateChanged)
  app.decorate('publicReads', reads)
  app.decorate('jsonCache', createJsonCache(responses, options.services.siteUrl))
  app.decorateRequest('actor', null)
  registerErrorHandler(app)
  const { writeLog, ...metrics } = options.observability
  // Before any other hook, so that requests refused by those are recorded too.
  instrumentRequests(app, options.web, writeLog)
  const { db, operation } = options.services
  const workMetrics = () => getWorkMetrics(db, operation.dataDir)
  serveMetrics(app, { ...metrics, workMetrics }, { responses: responses.metrics, files: files.metrics })
  // Excess connections are closed at once, so that files and memory are left for the open ones.
  app.server.maxConnections = limits.connections
  limitResponseTimes(app, limits.responseMs)
  await options.web?.prepare?.(app)
  registerBodyParsers(app)
  healthRoutes(app, options.lifecycle)
  addCommonHooks(app)
  boundBodies(app, limits)
  limitAddresses(app)
  serveCached(app, responses)
  await rejectWhenOverloaded(app, limits, options.lifecycle)
  compressJson(app)
  await registerOpenApi(app, options.services.siteUrl)
  // A file that is too large is truncated and rejected by its reader, because the plugin throws its error in one of two
  // places.
  await app.register(multipart, { throwFileSizeLimit: false })
  registerFeatures(app)
  await serveOpenApi(app)
  serveMedia(app)
  siteRoutes(app, files)
  if (options.web && !options.web.isDevelopment) await serveStaticFiles(app)
  const servePage =
    options.web && withResponseTimeout(createPageHandler(app, options.web, responses, limits), limits.responseMs.usual)
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = isSafeMethod(request.method) && !/^\/(api|media|assets)(\/|\?|$)/.test(request.url)
    if (!servePage || !isPage) throw notFound()
    return servePage(request, reply)
  })
  return app
}
