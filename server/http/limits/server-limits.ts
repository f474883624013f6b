import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long an answer may take before who waits for it is told to come again. */
export interface AnswerLimits {
  usual: number
  /** A form is read while it is answered, and a slow line needs its time for a photo. */
  form: number
  /** A model is given a minute. */
  ai: number
}

export interface ServerLimits {
  /** For the head of a request, counted from the moment its connection is open. */
  headMs: number
  /** For the whole of it: 5 MB take 90 s at half a megabit. */
  arrivalMs: number
  /** For a body to begin to flow, and how much of it has to have come in each second after that. */
  bodyGraceMs: number
  bodyBytesPerSecond: number
  /** Of one address, that have not come to their end. */
  bodiesOfOne: number
  /** How long a connection may stay open with nothing to do; longer than a proxy's, which usually wait a minute. */
  idleMs: number
  /** How often connections are looked at. */
  lookMs: number
  connections: number
  answerMs: AnswerLimits
  /** Requests that have come whole and whose answer has not begun. */
  underWay: number
  /** Statements that wait for a connection. */
  waitingStatements: number
  /** How late the process may be with its work, for two looks in a row. */
  lateMs: number
  /** Pages of different addresses that are rendered at once: the processor has no more to give. */
  renderings: number
  /** Addresses that wait for it; with those, as many as ask at once on a busy day. */
  waitingRenderings: number
  /** Forms that are read at once, each up to some megabytes. */
  forms: number
  /** As many as a browser sends at once. */
  formsOfOne: number
}

export const SERVER_LIMITS: ServerLimits = {
  headMs: 10_000,
  arrivalMs: 120_000,
  bodyGraceMs: 10_000,
  bodyBytesPerSecond: 1024,
  bodiesOfOne: 64,
  idleMs: 72_000,
  lookMs: 2000,
  connections: 10_000,
  answerMs: { usual: 30_000, form: 150_000, ai: 90_000 },
  underWay: 1000,
  waitingStatements: 500,
  lateMs: 1000,
  renderings: 16,
  waitingRenderings: 240,
  forms: 16,
  formsOfOne: 6,
}

/** What Node itself keeps; whoever is too slow is answered with 408. */
export function connectionOptions({ headMs, arrivalMs, idleMs, lookMs }: ServerLimits) {
  return {
    requestTimeout: arrivalMs,
    keepAliveTimeout: idleMs,
    http: { headersTimeout: headMs, connectionsCheckingInterval: lookMs },
  }
}

/** Connections beyond the number are closed as they come: files and memory are left for those that are there. */
export function boundConnections({ server }: FastifyInstance, { connections }: ServerLimits): void {
  server.maxConnections = connections
}

/** Whether an answer has begun on this connection, into which no other may be written. */
export function isAnswering(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse<IncomingMessage> | null }
  return answer?.headersSent ?? false
}
