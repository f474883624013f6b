import { describeFailure } from '#domain/api/failure-of.ts'
import { ApiError, noResponse } from '#domain/http/api-error.ts'
import type { ApiRequest, ApiResponse, DownloadedFile, Transport } from '#domain/http/client.ts'
import type { Endpoint } from '#domain/http/endpoint.ts'

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

async function toFile(response: Response): Promise<DownloadedFile> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: name ?? 'download', content: await response.blob() }
}

/** Sends one request; a network failure becomes an ApiError with the endpoint's default message. */
export async function fetchTransport(request: ApiRequest, endpoint: Endpoint): Promise<ApiResponse> {
  const { method, url, body, headers, signal, onProgress } = request
  const isForm = body instanceof FormData
  try {
    if (isForm && onProgress) return await (await import('./upload-transport.ts')).uploadTransport(request, onProgress)
    const response = await fetch(url, {
      method,
      headers: { ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body !== undefined ? { body: isForm ? body : JSON.stringify(body) } : {}),
      ...(signal ? { signal: signal as AbortSignal } : {}),
    })
    const { status, statusText } = response
    if (endpoint.download && response.ok) return { status, statusText, text: '', file: await toFile(response) }
    return { status, statusText, text: await response.text() }
  } catch (error) {
    if (isAbort(error)) throw error
    throw noResponse(describeFailure(endpoint), navigator.onLine)
  }
}

/** Failed calls also go to the browser's console: which call and its code, without any data. */
export function withFailureLog(send: Transport): Transport {
  const log = ({ method, url }: ApiRequest, code: string) => {
    // biome-ignore lint/suspicious/noConsole: for the person who helps a user over the phone
    console.error(`${method} ${url.replace(/[?].*/, '')}: ${code}`)
  }
  return async (request, endpoint) => {
    try {
      const response = await send(request, endpoint)
      if (response.status >= 400) log(request, `HTTP ${response.status}`)
      return response
    } catch (error) {
      if (error instanceof ApiError) log(request, error.status === 0 ? 'no answer' : `HTTP ${error.status}`)
      throw error
    }
  }
}

export function withBearer(request: ApiRequest, access: string): ApiRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${access}` } }
}
