import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isFromThisMachine } from '../../infra/local-address.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

function isBearing({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  return timingSafeEqual(digest(given), digest(token))
}

/** On a public site a proxy on the same machine may look like the machine itself: there only the token counts. */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined, isPublicSite: boolean): boolean {
  return (token !== undefined && isBearing(request, token)) || (!isPublicSite && isFromThisMachine(request.raw))
}
