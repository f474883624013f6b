import { once } from 'node:events'
import { connect } from 'node:net'

export interface Answered {
  status: number
  ms: number
}

export interface Connection {
  /** Sends one request and waits for its whole response. Rejects if the connection ends before. */
  ask(message: Buffer): Promise<Answered>
  end(): void
}

const HEAD_END = Buffer.from('\r\n\r\n')
/** `HTTP/1.1 200` */
const STATUS_AT = 9

/** The length of the body after a head; every response states it. */
function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`an answer without its length: ${head.slice(0, 200)}`)
  return Number(length)
}

/** A minimal client, which leaves the processor to the server. */
export async function connectTo(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let began = 0
  let status = 0
  /** The part of an incomplete head; empty while a body is read. */
  let head: Buffer = Buffer.alloc(0)
  let missingBytes = -1
  let waiting: { resolve: (answered: Answered) => void; reject: (error: Error) => void } | null = null

  function fail(error: Error): void {
    waiting?.reject(error)
    waiting = null
  }

  function readChunk(chunk: Buffer): void {
    if (missingBytes >= 0) missingBytes -= chunk.length
    else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      status = Number(text.slice(STATUS_AT, STATUS_AT + 3))
      missingBytes = lengthOf(text) - (head.length - end - HEAD_END.length)
      head = Buffer.alloc(0)
    }
    if (missingBytes > 0) return
    if (missingBytes < 0) throw new Error('the answer is longer than its content-length')
    missingBytes = -1
    const { resolve } = waiting ?? {}
    waiting = null
    resolve?.({ status, ms: performance.now() - began })
  }

  socket.on('data', (chunk: Buffer) => {
    try {
      readChunk(chunk)
    } catch (error) {
      fail(error as Error)
      socket.destroy()
    }
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the connection was closed before the answer')))
  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection was closed'))
        waiting = { resolve, reject }
        began = performance.now()
        socket.write(message)
      }),
    end: () => socket.destroy(),
  }
}
