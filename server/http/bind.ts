import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type Endpoint, type OutputOf, type PathNumbers, pathNumberNames } from '#domain/http/endpoint.ts'
import type { Actor, Caller, Services, UploadedFile } from '../context.ts'
import { AppError } from '../errors.ts'
import type { createLimiter } from '../infra/limits/limiter.ts'
import type { SharedName } from '../infra/limits/rate-limits.ts'
import { readForm } from './bodies.ts'
import type { CacheTag } from './cache/cache-tags.ts'
import { isCanonicalCall } from './cache/cacheable.ts'
import type { JsonCache } from './cache/json-cache.ts'
import type { PublicReads } from './cache/public-reads.ts'
import { type AccountAccess, authenticate, callerOf, isReading } from './caller.ts'
import { handleInvalid, type InvalidInput, JSON_ONLY } from './error-handler.ts'
import type { ResponseLimits } from './limits/server-limits.ts'
import { toJsonSchema } from './openapi/json-schema.ts'
import { versionOf } from './request-headers.ts'
import { type Download, sendDownload, signalOf, streamEvents, wantsEvents, withPageLinks } from './responses.ts'
import { parseBody, parseId, parseQuery } from './validate.ts'

type Schema = z.ZodMiniType | undefined

/** The validated input of a handler. */
export interface Call<Path extends string, Query extends Schema, Body extends Schema, E = Endpoint> extends Services {
  actor: E extends { access: 'anyone' } ? Actor | null : Actor
  params: PathNumbers<Path>
  query: OutputOf<Query>
  body: OutputOf<Body>
  file: UploadedFile | undefined
  caller: Caller
  headers: FastifyRequest['headers']
  /** Aborted if the caller disconnects before the response. */
  signal: AbortSignal
  /** Sends a part of the response; only if the endpoint streams and the caller accepts a stream. */
  emit: ((part: unknown) => void) | undefined
}

export interface BindOptions {
  /**
   * A check of access beyond the role, before the body is read, so that a caller without access gets the same response
   * to any body.
   * @throws not found or forbidden
   */
  admit?: (call: Services & { actor: Actor; params: { id: number } }) => Promise<unknown>
  /** True if cached responses may change: they are invalidated before the write is answered. */
  changes?: boolean
  /** The version of a response, for `If-Match`. */
  etag?: (result: never) => string
  /** A rate limit per account, counted once the input is valid; by default all writes of an account share one. */
  limit?: SharedName
  /** For responses that may take longer than usual; those to forms may by default. */
  responseLimit?: keyof ResponseLimits
  /** The response to invalid fields, if the contract defines a format for it. */
  toInvalidResponse?: (input: InvalidInput) => object
}

/** For public reads: responses to anonymous callers are cached until their content changes. */
interface CacheOptions<Path extends string, Query extends Schema, Response extends Schema> {
  /** The content of a response; for `null`, content that may be created at this address. */
  tags(input: { params: PathNumbers<Path>; query: OutputOf<Query> }, result: OutputOf<Response> | null): CacheTag[]
  /** Called for every reader, whether or not the response was cached. */
  onRead?(call: Services & { params: PathNumbers<Path>; actor: Actor | null; caller: Caller }): void
}

/** Services return lists without the links, which are added here. */
type Result<R> = R extends { next: string | null; previous: string | null } ? Omit<R, 'next' | 'previous'> : R

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
    accounts: AccountAccess
    /** Invalidates responses affected by any write until now. */
    invalidateChanged(): Promise<void>
    jsonCache: JsonCache
    publicReads: PublicReads
    /** Every bound path with its methods, for 405 and for redirects to the trailing slash. */
    boundPaths: Map<string, Set<string>>
    /** Forms are kept in memory while they are received. */
    limitUploads: ReturnType<typeof createLimiter>
  }
  interface FastifyRequest {
    actor: Actor | null
  }
}

/** `null` if the contract defines no response, because that is how the reference describes a 204. */
function responseSchema({ response }: Endpoint) {
  return response ? toJsonSchema(response, 'output') : { type: 'null' }
}

function routeSchema(endpoint: Endpoint, status: number) {
  const names = pathNumberNames(endpoint.path)
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'integer', minimum: 1 }]))
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[endpoint.path.startsWith('/api/adminpanel/') ? 3 : 2] ?? 'api'],
    ...(names.length > 0 ? { params: { type: 'object', properties, required: names } } : {}),
    ...(endpoint.query ? { querystring: toJsonSchema(endpoint.query, 'input') } : {}),
    ...(endpoint.body ? { body: toJsonSchema(endpoint.body, 'input') } : {}),
    ...(endpoint.file ? { consumes: ['application/json', 'multipart/form-data'] } : {}),
    ...(endpoint.download ? {} : { response: { [status]: responseSchema(endpoint) } }),
    ...(endpoint.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
  }
}

/** @throws not found for anything that cannot be an id */
function readNumbers(names: string[], params: unknown): Record<string, number> {
  const values = params as Record<string, string | undefined>
  return Object.fromEntries(names.map((name) => [name, parseId(values[name])]))
}

/** The path parameters of an address, as text. */
function paramsIn(address: string, path: string): Record<string, string | undefined> {
  const parts = address.split('/')
  return Object.fromEntries(path.split('/').map((name, index) => [name.replace(':', ''), parts[index]]))
}

const NO_BODY = { body: undefined, file: undefined }
/** Pages are rendered without a caller, because they are cached for everyone. */
const NO_CALLER = {
  actor: null,
  caller: { address: '', user_agent: '', device_id: null, is_local: false },
  headers: {},
  emit: undefined,
}

async function readBody(schema: z.ZodMiniType, endpoint: Endpoint, request: FastifyRequest) {
  if (!request.isMultipart()) return { body: parseBody(schema, request.body), file: undefined }
  if (!endpoint.file) throw new AppError('unsupported_type', JSON_ONLY)
  const { file: field, accepts = 'image' } = endpoint
  const form = await request.server.limitUploads(() => readForm(request, field, accepts), request.actor?.id)
  return { body: parseBody(schema, form.fields), file: form.file }
}

/**
 * Binds an endpoint to its handler: authenticates, checks the role, validates by the contract's schema, and answers.
 */
export function bind<
  const Path extends string,
  Query extends Schema,
  Body extends Schema,
  Response extends Schema,
  const E extends Endpoint<Path, Query, Body, Response>,
>(
  app: FastifyInstance,
  endpoint: E & Endpoint<Path, Query, Body, Response>,
  handler: (
    call: Call<Path, Query, Body, E>,
  ) => Response extends z.ZodMiniType ? Promise<Result<z.input<Response>>> : Promise<Download> | Promise<void>,
  options: BindOptions & { cache?: CacheOptions<Path, Query, Response> } = {},
): void {
  const status = endpoint.status ?? (endpoint.response || endpoint.download ? 200 : 204)
  const definition: Endpoint = endpoint
  const names = pathNumberNames(endpoint.path)
  const cache = options.cache as CacheOptions<string, Schema, Schema> | undefined
  const methods = app.boundPaths.get(endpoint.path) ?? new Set()
  app.boundPaths.set(endpoint.path, methods.add(endpoint.method))

  async function runHandler<C extends { actor: Actor | null }>(call: C) {
    // Only anonymous calls may use the standby: a user expects to see their own writes, and may be served by another
    // process after signing in.
    if (cache && !call.actor) return app.publicReads.read((db) => handler(Object.assign(call, { db }) as never))
    const result = await handler(call as never)
    if (options.changes) await app.invalidateChanged()
    return result
  }

  async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Shared caches must not store errors for a signed-in caller either.
    if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store')
    request.actor = await authenticate(app.services, request, definition.access)
    const isSharedWrite = definition.method !== 'GET' && !options.limit
    if (isSharedWrite && request.actor) await app.services.limits.take('writes', String(request.actor.id))
    if (definition.stepUp && request.actor)
      await app.accounts.requireStepUp(app.services.db, request.actor, definition.stepUp)
    if (!options.admit || !request.actor) return
    const { id = 0 } = readNumbers(names, request.params)
    await options.admit({ ...app.services, actor: request.actor, params: { id } })
  }

  function readRecorder(actor: Actor | null, params: Record<string, number>) {
    const onRead = cache?.onRead
    return onRead && ((caller: Caller) => onRead({ ...app.services, params: params as never, actor, caller }))
  }

  const tagsOf = (input: object, result: unknown) => cache?.tags(input as never, result as never) ?? []
  const addLinks = (result: unknown, url: string, query: unknown) =>
    result ? withPageLinks(result, url, app.services.siteUrl, query) : result

  if (cache) {
    const serialize = fastJsonStringify(responseSchema(definition))
    app.publicEndpoints.set(endpoint, async (url, rendering) => {
      const { pathname, searchParams } = new URL(url, app.services.siteUrl)
      const params = readNumbers(names, paramsIn(pathname, definition.path))
      const query = definition.query ? parseQuery(definition.query, Object.fromEntries(searchParams)) : undefined
      const addTags = (result: unknown) => {
        for (const tag of tagsOf({ params, query }, result)) rendering.tags.add(tag)
      }
      addTags(null)
      const { signal } = new AbortController()
      const result = await runHandler({ ...app.services, ...NO_CALLER, ...NO_BODY, params, query, signal })
      addTags(result)
      return serialize(addLinks(result, url, query))
    })
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const { services } = app
    const params = readNumbers(names, request.params)
    const query = definition.query ? parseQuery(definition.query, request.query) : undefined
    let signal: AbortSignal | undefined
    const call = {
      ...services,
      actor: request.actor,
      params,
      query,
      ...(definition.body ? await readBody(definition.body, definition, request) : NO_BODY),
      caller: callerOf(request),
      headers: request.headers,
      // Created lazily, because most handlers do not use it.
      get signal() {
        signal ??= signalOf(reply)
        return signal
      },
      emit: undefined,
    }
    if (options.limit && request.actor) await services.limits.take(options.limit, String(request.actor.id))
    if (definition.streams && wantsEvents(request)) {
      return streamEvents(request, reply, definition.streams, (emit) => runHandler({ ...call, emit }))
    }
    const isCacheable =
      cache !== undefined &&
      app.jsonCache.isFor(request) &&
      isCanonicalCall({
        url: request.url,
        path: definition.path,
        params,
        rawQuery: request.query as object,
        query: (query ?? {}) as Record<string, unknown>,
      })
    reply.status(status)
    if (isCacheable) {
      // Independent of the first caller, who may disconnect while others wait for the same response.
      signal = new AbortController().signal
      await app.jsonCache.send(request, reply, async () => {
        const result = await runHandler(call)
        const version = options.etag && versionOf(options.etag(result as never))
        return {
          json: reply.serialize(addLinks(result, request.url, query)) as string,
          tags: tagsOf({ params, query }, result),
          version,
          onRead: readRecorder(null, params),
        }
      })
      app.jsonCache.recordMiss(request)
      return reply
    }
    const result = await runHandler(call)
    if (cache) app.jsonCache.recordMiss(request)
    if (options.etag && result) reply.header('etag', options.etag(result as never))
    if (isReading(request)) readRecorder(request.actor, params)?.(call.caller)
    if (definition.download) return sendDownload(reply, definition.download, result as Download)
    return addLinks(result, request.url, query)
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // A HEAD request would create a file for nothing.
    exposeHeadRoute: !definition.download,
    schema: routeSchema(definition, status),
    config: { responseLimit: options.responseLimit ?? (definition.file ? 'form' : 'usual') },
    onRequest: (request, reply, done) => {
      if (request.headers.authorization === undefined && definition.access === 'anyone') return done()
      authorize(request, reply).then(() => done(), done)
    },
    handler: handle,
    ...(options.toInvalidResponse ? { errorHandler: handleInvalid(options.toInvalidResponse) } : {}),
  })
}
