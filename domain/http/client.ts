import { EMPTY_SUCCESS_MESSAGE, toApiError } from './api-error.ts'
import { type Endpoint, type InputOf, type OutputOf, type PathArguments, pathNumberNames } from './endpoint.ts'

/** The part of the browser's FormData that this layer needs. */
export interface Multipart {
  append(name: string, value: string): void
  getAll(name: string): unknown[]
}

/** The part of the browser's AbortSignal that this layer needs. */
export interface Cancellation {
  readonly aborted: boolean
}

/** A downloaded file; the content is the browser's Blob. */
export interface DownloadedFile {
  /** The file name to save it under. */
  name: string
  content: unknown
}

export interface CallOptions {
  headers?: Record<string, string>
  signal?: Cancellation
  /** Called during an upload with the fraction sent so far, from 0 to 1. */
  onProgress?: (sent: number) => void
}

export interface ApiRequest extends CallOptions {
  method: string
  /** Path with query, from the root: `/api/auth/login/`. */
  url: string
  /** A plain object for JSON, or a form for multipart. */
  body?: unknown
}

export interface ApiResponse {
  status: number
  statusText: string
  text: string
  /** Set in place of the text if the endpoint returns a file. */
  file?: DownloadedFile
}

/** Performs a call: `fetch` in a browser, the endpoint's own handler in a rendering (`server/http/in-process.ts`). */
export type Transport = (request: ApiRequest, endpoint: Endpoint) => Promise<ApiResponse>

type Argument<E> =
  E extends Endpoint<string, infer Q, infer B>
    ? B extends undefined
      ? Q extends undefined
        ? []
        : [query?: InputOf<Q>]
      : [body: InputOf<B> | Multipart]
    : never

type Parameters<E> = E extends Endpoint<infer Path> ? [...PathArguments<Path>, ...Argument<E>] : never

type Result<E> =
  E extends Endpoint<string, infer _Q, infer _B, infer R, infer F>
    ? F extends string
      ? DownloadedFile
      : R extends undefined
        ? { message: string }
        : OutputOf<R>
    : never

export type EndpointTable = Record<string, Record<string, Endpoint>>

export type ApiClient<T extends EndpointTable> = {
  [Group in keyof T]: {
    [Name in keyof T[Group]]: (
      ...args: [...Parameters<T[Group][Name]>, options?: CallOptions]
    ) => Promise<Result<T[Group][Name]>>
  }
}

function searchOf(query: unknown): string {
  const pairs = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    // Responses are cached by address, so the order of the parameters must not matter.
    .sort()
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

async function call(transport: Transport, endpoint: Endpoint, args: unknown[]) {
  const remaining = [...args]
  let path = endpoint.path
  for (const name of pathNumberNames(endpoint.path)) path = path.replace(`:${name}`, String(remaining.shift()))
  const input = endpoint.body || endpoint.query ? remaining.shift() : undefined
  const options = (remaining.shift() ?? {}) as CallOptions
  const url = endpoint.body ? path : path + searchOf(input)
  const { method } = endpoint
  const response = await transport({ method, url, ...(endpoint.body ? { body: input } : {}), ...options }, endpoint)
  const { status, statusText, text, file } = response
  if (status < 200 || status > 299) throw toApiError(status, statusText, text)
  if (file) return file
  return text === '' ? { message: EMPTY_SUCCESS_MESSAGE } : JSON.parse(text)
}

/** One function for each endpoint: `client.dietitians.get(7)`, `client.accounts.login({ email, password })`. */
export function createClient<const T extends EndpointTable>(table: T, transport: Transport): ApiClient<T> {
  const groups = Object.entries(table).map(([group, endpoints]) => {
    const calls = Object.entries(endpoints).map(([name, endpoint]) => {
      return [name, (...args: unknown[]) => call(transport, endpoint, args)]
    })
    return [group, Object.fromEntries(calls)]
  })
  return Object.fromEntries(groups) as ApiClient<T>
}
