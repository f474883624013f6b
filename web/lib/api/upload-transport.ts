import type { ApiRequest, ApiResponse } from '#domain/http/client.ts'

/** A request that reports upload progress, which `fetch` cannot. Aborts and network failures reject as with `fetch`. */
export function uploadTransport(request: ApiRequest, onProgress: (sent: number) => void): Promise<ApiResponse> {
  const { method, url, body, headers } = request
  const signal = request.signal as AbortSignal | undefined
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const handleNetworkError = () => reject(new TypeError('no answer'))
    call.open(method, url)
    for (const [name, value] of Object.entries(headers ?? {})) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener('load', () => {
      resolve({ status: call.status, statusText: call.statusText, text: call.responseText })
    })
    call.addEventListener('error', handleNetworkError)
    call.addEventListener('timeout', handleNetworkError)
    call.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    signal?.throwIfAborted()
    call.send(body as FormData)
  })
}
