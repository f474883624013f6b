import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../../context.ts'
import { isForKeeping, isInProcess } from '../../pages/is-in-process.ts'
import { API_POLICY, commonHeaders } from '../../pages/security-headers.ts'
import type { ContentKey } from '../content-keys.ts'
import { sendKept, toKept } from '../kept-answer.ts'
import type { KeptStore } from '../kept-store.ts'
import { createMakeOnce } from '../make-once.ts'

/** What a handler has answered, and what is to be known of it. */
export interface FreshJson {
  json: string
  keys: ContentKey[]
  version: string | undefined
  onRead: ((caller: Caller) => void) | undefined
}

export interface JsonKeeper {
  /** From memory, if it is kept and nothing about the caller may make a difference. */
  isSent(request: FastifyRequest, reply: FastifyReply): boolean
  /** Made once for all who ask at the same time, kept and sent. */
  makeAndSend(request: FastifyRequest, reply: FastifyReply, read: () => Promise<FreshJson>): Promise<FastifyReply>
  /** A public answer was made for this request. */
  countMade(request: FastifyRequest): void
  /** Whether an answer may be kept at all: only what has been asked for without any name is the same for everybody. */
  mayKeep(request: FastifyRequest): boolean
}

export function createJsonKeeper(store: KeptStore, siteUrl: string): JsonKeeper {
  const headers = {
    ...commonHeaders(siteUrl),
    'content-security-policy': API_POLICY,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, authorization',
  }
  const makeOnce = createMakeOnce<FreshJson>(store, ({ json, keys, ...known }) =>
    toKept({ headers, body: Buffer.from(json), keys: new Set(keys), ...known }, 'json'),
  )
  const isNameless = ({ headers: { authorization } }: FastifyRequest) => authorization === undefined

  return {
    isSent(request, reply) {
      if (!isNameless(request) || isInProcess(request)) return false
      const kept = store.get(request.url)
      if (!kept) return false
      request.isFromMemory = true
      store.countAnswer(true)
      sendKept(kept, request, reply)
      return true
    },
    async makeAndSend(request, reply, read) {
      const { made, kept } = await makeOnce(request.url, read)
      if (kept) return sendKept(kept, request, reply)
      return reply.headers(headers).send(made.json)
    },
    countMade(request) {
      if (isNameless(request) && !isInProcess(request)) store.countAnswer(false)
    },
    mayKeep: (request) => isNameless(request) && store.isKeeping() && (isForKeeping(request) || !isInProcess(request)),
  }
}

/**
 * Whether an address is written in the one way whose answers are kept: known names only, once and in order, numbers and
 * values as they are read. Otherwise there would be no end of addresses for one answer.
 * @param asked what was read of the query
 */
export function isCanonicalAddress(
  url: string,
  path: string,
  params: Record<string, number>,
  raw: object,
  asked: Record<string, unknown>,
): boolean {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const pairs = Object.keys(raw)
    .sort()
    .map((name) => {
      const value = asked[name]
      const text = Array.isArray(value) ? [...value].sort().join(',') : String(value)
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
    })
  return url === (pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled)
}
