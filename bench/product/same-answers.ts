import { isDeepStrictEqual } from 'node:util'
import type { NamedLoad } from './loads.ts'

async function read(siteUrl: string, { path, method = 'GET', headers = {}, bodies, status }: NamedLoad) {
  const [body = null] = bodies ?? []
  const answer = await fetch(`${siteUrl}${path}`, { method, headers, body })
  const text = await answer.text()
  if (answer.status !== status) throw new Error(`${siteUrl}${path}: ${answer.status} ${text.slice(0, 300)}`)
  return text
}

const without = (text: string, fields: string[]) =>
  Object.fromEntries(Object.entries(JSON.parse(text)).filter(([name]) => !fields.includes(name)))

/** Fails unless both servers answer the same, but for what is another one each time. */
export async function expectSameAnswer(oursUrl: string, bareUrl: string, load: NamedLoad): Promise<void> {
  const [ours, bare] = await Promise.all([read(oursUrl, load), read(bareUrl, load)])
  const isSame = ours.startsWith('{')
    ? isDeepStrictEqual(without(ours, load.ownFields ?? []), without(bare, load.ownFields ?? []))
    : ours === bare
  if (!isSame)
    throw new Error(`${load.name}: the answers differ\nours ${ours.slice(0, 2000)}\nbare ${bare.slice(0, 2000)}`)
}
