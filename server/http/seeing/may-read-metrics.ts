import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const FORWARDED = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d+){3})$/
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

const digest = (text: string) => createHash('sha256').update(text).digest()

function isBearing({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  return timingSafeEqual(digest(given), digest(token))
}

/**
 * Somebody on this machine, and nobody who has come through a proxy on it. The name asked for counts too: a page
 * elsewhere may let its own name lead here.
 */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name))
  return !isForwarded && LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '')
}

export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  return (token !== undefined && isBearing(request, token)) || isFromHere(request)
}
