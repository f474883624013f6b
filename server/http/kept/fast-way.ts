import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { addressKey } from '../../infra/networks.ts'
import { newRequestId } from '../../infra/request-id.ts'
import { callerOf, isReading } from '../caller.ts'
import { isInProcess } from '../pages/is-in-process.ts'
import { type KeptAnswer, writeKept } from './kept-answer.ts'
import type { KeptStore } from './kept-store.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Sends what is kept before the framework looks at the request, whose routing and hooks cost more than the answer. The
 * same limit of reads, request number and count of views as on the other way, which everything else goes.
 */
export function takeFastWay(app: FastifyInstance, store: KeptStore): void {
  const { server } = app
  const [handle] = server.listeners('request') as Handler[]
  if (!handle) throw new Error('the framework does not listen for requests')
  const { limits } = app.services

  function send(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse, address: string): void {
    const requestId = newRequestId()
    store.countAnswer(true)
    writeKept(answer, requestId, request.headers, response)
    app.recordCachedAnswer(answer, request, response.statusCode, requestId)
    if (answer.onRead && isReading(request))
      answer.onRead(callerOf({ ip: address, headers: request.headers, raw: request }))
  }

  function findKept(request: IncomingMessage): KeptAnswer | undefined {
    const { method, url = '', headers } = request
    const isRead = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined
    // While it drains the framework ends each connection with its answer.
    return isRead && server.listening && !isInProcess(request) ? store.get(url) : undefined
  }

  /** @returns whether the framework has to answer: it refuses what is too much. */
  function isLeft(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    const address = request.socket.remoteAddress ?? ''
    let counted: void | Promise<void>
    try {
      counted = limits.takeInMemory('reads', addressKey(address))
    } catch {
      return true
    }
    if (counted === undefined) {
      send(answer, request, response, address)
      return false
    }
    return counted.then(
      () => {
        send(answer, request, response, address)
        return false
      },
      () => true,
    )
  }

  server.removeListener('request', handle)
  server.on('request', (request, response) => {
    const answer = findKept(request)
    const isFinal = answer ? isLeft(answer, request, response) : true
    if (isFinal === true) handle(request, response)
    // With workers the primary may have to be asked. Nothing is left to say to whoever has gone in the meantime.
    else if (isFinal) isFinal.then((is) => is && handle(request, response)).catch(() => response.destroy())
  })
}
