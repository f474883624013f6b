import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import type { Api } from '#domain/http/api.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { api as browserApi } from './api.ts'
import { apiContext } from './page-contexts.ts'

/** An error's class is lost on the way to the browser; its status and request number are not. */
function keepStatus(error: unknown): never {
  throw error instanceof ApiError ? data(error.body, { status: error.status || 500 }) : error
}

interface PageRequest {
  params: Record<string, string | undefined>
  url: URL
  signal: AbortSignal
}

/**
 * A public page's data, loaded the same way on the server (first load, in process) and in the browser (navigation,
 * fetch). The page exports both halves: `export const { loader, clientLoader } = …` is not seen by the router's
 * compiler, so each is exported by name.
 */
export function pageData<T>(load: (api: Api, request: PageRequest) => Promise<T>) {
  return {
    loader: ({ context, params, request }: LoaderFunctionArgs) =>
      load(context.get(apiContext), { params, url: new URL(request.url), signal: request.signal }).catch(keepStatus),
    clientLoader: ({ params, request }: ClientLoaderFunctionArgs) =>
      load(browserApi, { params, url: new URL(request.url), signal: request.signal }),
  }
}
