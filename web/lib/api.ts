import type { Api } from '#domain/http/api.ts'

type AnyCalls = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>

/** The contract's table and its schemas stay out of a page's first load: a public page comes with its data. */
async function call(group: string, name: string, args: unknown[]): Promise<unknown> {
  const { apiCalls } = await import('./api-calls.ts')
  return (apiCalls as unknown as AnyCalls)[group]?.[name]?.(...args)
}

function callsOf(group: string) {
  return new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          call(group, String(name), args),
    },
  )
}

/** The browser's way to the API: `api.dietitians.get(7)`. */
export const api = new Proxy({}, { get: (_, group) => callsOf(String(group)) }) as Api
