import { createContext } from 'react-router'
import type { Api } from '#domain/api/api.ts'

/** Set by the server per render: the API without a socket. */
export const apiContext = createContext<Api>()

/** Set by the server per render: the site's absolute address, for canonical links and previews. */
export const siteUrlContext = createContext<string>('http://localhost:3000')

/** Set by the server per render: a new secret, see `Rendering`. */
export const scriptNonceContext = createContext<string>()

/** Set by the server per render: reports errors that no page can show. */
export const failureContext = createContext<(error: unknown) => void>()

/** Set by a loader that leaves the page's longest HTML out of its data, see `Rendering`. */
export const servedHtmlContext = createContext<string | null>(null)
