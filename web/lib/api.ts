import { createApi } from '#domain/http/api.ts'
import type { ApiRequest } from '#domain/http/client.ts'

async function browserTransport({ method, url, body, headers, signal }: ApiRequest) {
  const isForm = body instanceof FormData
  const answer = await fetch(url, {
    method,
    headers: { ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body !== undefined ? { body: isForm ? body : JSON.stringify(body) } : {}),
    ...(signal ? { signal: signal as AbortSignal } : {}),
  })
  return { status: answer.status, statusText: answer.statusText, text: await answer.text() }
}

/** The browser's way to the API. */
export const api = createApi(browserTransport)
