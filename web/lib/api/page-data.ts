import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import type { Api } from '#domain/api/api.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { api as browserApi } from './api.ts'
import { apiContext } from './page-contexts.ts'

/** Only an error's status and body reach the browser, not its class. */
function toRouteError(error: unknown): never {
  throw error instanceof ApiError ? data(error.body, { status: error.status || 500 }) : error
}

interface PageRequest {
  params: Record<string, string | undefined>
  url: URL
  signal: AbortSignal
}

/**
 * Loads a public page's data on the server (first load, in process) and in the browser (navigation, fetch). A page
 * exports `loader` and `clientLoader` by name, because the router's compiler does not see destructured exports.
 */
export function pageData<T>(load: (api: Api, request: PageRequest) => Promise<T>) {
  return {
    loader: ({ context, params, request }: LoaderFunctionArgs) =>
      load(context.get(apiContext), { params, url: new URL(request.url), signal: request.signal }).catch(toRouteError),
    clientLoader: ({ params, request }: ClientLoaderFunctionArgs) =>
      load(browserApi, { params, url: new URL(request.url), signal: request.signal }),
  }
}
