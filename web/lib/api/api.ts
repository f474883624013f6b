import { lazyApi } from './lazy-api.ts'

/** The browser's API client: `api.dietitians.get(7)`. */
export const api = lazyApi(() => import('./api-calls.ts').then(({ apiCalls }) => apiCalls))
