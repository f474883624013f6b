import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that is made while it is sent. */
export interface Download {
  /** The name it is kept under: letters, digits, dots and hyphens. */
  name: string
  stream: Readable
  /** Where it is not the one that the endpoint names. */
  type?: string
  length?: number
}

/** What goes wrong on the way cuts the answer off, and the browser calls the download failed. */
export function sendDownload(
  reply: FastifyReply,
  common: string,
  { name, stream, type, length }: Download,
): FastifyReply {
  if (length !== undefined) reply.header('content-length', length)
  return reply
    .header('content-type', type ?? common)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(stream)
}
