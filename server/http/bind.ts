import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Role } from '#domain/accounts/roles.ts'
import type { Endpoint, OutputOf } from '#domain/http/endpoint.ts'
import type { Actor, Caller, Services, UploadedFile } from '../context.ts'
import { AppError } from '../errors.ts'
import type { LimitName } from '../infra/rate-limits.ts'
import { authenticate } from './auth.ts'
import { callerOf, isReading } from './caller.ts'
import { answeringInvalid, type InvalidInput, JSON_ONLY } from './error-handler.ts'
import { answerEvents, signalOf, wantsEvents } from './event-answer.ts'
import { readForm } from './multipart.ts'
import { toJsonSchema } from './openapi/json-schema.ts'
import { withPageLinks } from './page-links.ts'
import { parseBody, parseId, parseQuery } from './validate.ts'

type Schema = z.ZodMiniType | undefined

/** What a handler is given: everything checked, nothing raw. */
export interface Call<Path extends string, Query extends Schema, Body extends Schema, E = Endpoint> extends Services {
  actor: E extends { access: 'anyone' } ? Actor | null : Actor
  params: Path extends `${string}:id${string}` ? { id: number } : Record<string, never>
  query: OutputOf<Query>
  body: OutputOf<Body>
  file: UploadedFile | undefined
  caller: Caller
  /** Whether this is somebody's reading, which counts as one. */
  isReading: boolean
  headers: FastifyRequest['headers']
  /** Aborted when the caller goes away before the answer. */
  signal: AbortSignal
  /** Tells the caller how far the answer has come; only where the endpoint streams and the caller asked for it. */
  tell: ((part: unknown) => void) | undefined
}

/** Kinds of content that kept pages show; a write that changes one names it. */
export type Topic = 'blogs' | 'dietitians'

export interface BindOptions {
  /** Kept pages that show this are dropped once the write has succeeded. */
  changes?: readonly Topic[]
  /** Whose writes change it, where others' leave the pages as they are. */
  changesBy?: Role
  /** The version that an answer is of, for `If-Match`. */
  etag?: (answer: never) => string
  /** A limit of its own per account, counted once the input is right; otherwise all writes of an account share one. */
  limit?: LimitName
  /** How invalid fields are answered, where the contract names a shape of its own for them. */
  toInvalidAnswer?: (input: InvalidInput) => object
}

/** List answers come from services without the links, which only this floor can write. */
type Answer<R> = R extends { next: string | null; previous: string | null } ? Omit<R, 'next' | 'previous'> : R

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
    /** Tells every process which content changed. */
    announce(topics: readonly Topic[]): Promise<void>
    /** Every bound path with its methods, for 405 and for the redirects to the trailing slash. */
    boundPaths: Map<string, Set<string>>
  }
  interface FastifyRequest {
    actor: Actor | null
  }
}

function routeSchema(endpoint: Endpoint, status: number) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[endpoint.path.startsWith('/api/adminpanel/') ? 3 : 2] ?? 'api'],
    ...(endpoint.path.includes(':id')
      ? { params: { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] } }
      : {}),
    ...(endpoint.query ? { querystring: toJsonSchema(endpoint.query, 'input') } : {}),
    ...(endpoint.body ? { body: toJsonSchema(endpoint.body, 'input') } : {}),
    ...(endpoint.file ? { consumes: ['application/json', 'multipart/form-data'] } : {}),
    ...(endpoint.response ? { response: { [status]: toJsonSchema(endpoint.response, 'output') } } : {}),
    ...(endpoint.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
  }
}

async function readBody(endpoint: Endpoint, request: FastifyRequest) {
  if (!endpoint.body) return { body: undefined, file: undefined }
  if (!request.isMultipart()) return { body: parseBody(endpoint.body, request.body), file: undefined }
  if (!endpoint.file) throw new AppError('unsupported_type', JSON_ONLY)
  const form = await readForm(request, endpoint.file)
  return { body: parseBody(endpoint.body, form.fields), file: form.file }
}

/** Ties an endpoint to its handler: authenticate, check role, parse with the contract's schema, answer. */
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
  ) => Promise<Response extends z.ZodMiniType ? Answer<z.input<Response>> : void>,
  options: BindOptions = {},
): void {
  const status = endpoint.status ?? (endpoint.response ? 200 : 204)
  const definition: Endpoint = endpoint
  const methods = app.boundPaths.get(endpoint.path) ?? new Set()
  app.boundPaths.set(endpoint.path, methods.add(endpoint.method))

  async function act(call: object, { actor }: FastifyRequest) {
    const answer = await handler(call as never)
    const isChange = options.changesBy === undefined || actor?.role === options.changesBy
    if (options.changes && isChange) await app.announce(options.changes)
    return answer
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const { services } = app
    const call = {
      ...services,
      actor: request.actor,
      params: definition.path.includes(':id') ? { id: parseId((request.params as { id?: string }).id) } : {},
      query: definition.query ? parseQuery(definition.query, request.query) : undefined,
      ...(await readBody(definition, request)),
      caller: callerOf(request),
      isReading: isReading(request),
      headers: request.headers,
      signal: signalOf(reply),
      tell: undefined,
    }
    if (options.limit && request.actor) await services.limits.take(options.limit, String(request.actor.id))
    if (definition.streams && wantsEvents(request)) {
      return answerEvents(request, reply, definition.streams, (tell) => act({ ...call, tell }, request))
    }
    const answer = await act(call, request)
    if (options.etag && answer) reply.header('etag', options.etag(answer as never))
    reply.status(status)
    return definition.query && answer ? withPageLinks(answer, request.url, services.siteUrl, call.query) : answer
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(definition, status),
    onRequest: async (request, reply) => {
      request.actor = await authenticate(app.services, request, definition.access)
      if (request.actor) reply.header('cache-control', 'no-store')
      const isSharedWrite = definition.method !== 'GET' && !options.limit
      if (isSharedWrite && request.actor) await app.services.limits.take('writes', String(request.actor.id))
    },
    handler: handle,
    ...(options.toInvalidAnswer ? { errorHandler: answeringInvalid(options.toInvalidAnswer) } : {}),
  })
}
