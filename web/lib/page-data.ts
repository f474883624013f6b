import { type ClientLoaderFunctionArgs, createContext, type LoaderFunctionArgs } from 'react-router'
import type { Api } from '#domain/http/api.ts'
import { api as browserApi } from './api.ts'

/** Set by the server for each rendering: the API without a socket. */
export const apiContext = createContext<Api>()

/** Set by the server beside it: the site's own absolute address, for canonical links and previews. */
export const siteUrlContext = createContext<string>('http://localhost:3000')

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
      load(context.get(apiContext), { params, url: new URL(request.url), signal: request.signal }),
    clientLoader: ({ params, request }: ClientLoaderFunctionArgs) =>
      load(browserApi, { params, url: new URL(request.url), signal: request.signal }),
  }
}
