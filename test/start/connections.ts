import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { childrenOf } from '../faults/process-family.ts'

/** The workers forked by the primary; its database is a child too, but runs another program. */
export function workersOf(primary: number | undefined): number[] {
  return childrenOf(primary).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/server/index.js')
    } catch {
      return false
    }
  })
}

/** Each call may reach a different worker. */
async function callOnNewConnection(url: string): Promise<IncomingMessage> {
  const call = request(url, { agent: new Agent({ keepAlive: false }) }).end()
  return new Promise((resolve, reject) => call.on('response', resolve).on('error', reject))
}

export async function textOnNewConnection(url: string): Promise<string> {
  return text(await callOnNewConnection(url))
}

export async function statusOnNewConnection(url: string): Promise<number> {
  const response = await callOnNewConnection(url)
  await text(response)
  return response.statusCode ?? 0
}
