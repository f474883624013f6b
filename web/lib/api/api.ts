import { lazyApi } from './lazy-api.ts'

/** The browser's way to the API: `api.dietitians.get(7)`. */
export const api = lazyApi(() => import('./api-calls.ts').then(({ apiCalls }) => apiCalls))
