import { createApi } from '#domain/http/api.ts'
import { fetchTransport } from './fetch-transport.ts'

/** Calls that carry no token of their own accord: signing in, refreshing, leaving. */
export const openCalls = createApi(fetchTransport)
