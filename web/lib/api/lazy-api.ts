import type { Api } from '#domain/api/api.ts'
import { noResponse } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'

type AnyCalls = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>

/** A script that fails to load counts as a network failure. */
function createLoader(load: () => Promise<Api>): () => Promise<AnyCalls> {
  let loaded: AnyCalls | undefined
  return async () => {
    if (loaded) return loaded
    // Browsers remember scripts that failed to load, so nothing is fetched without a connection.
    if (!navigator.onLine) throw noResponse(ANY_FAILURE, false)
    try {
      loaded = (await load()) as unknown as AnyCalls
      return loaded
    } catch {
      throw noResponse(ANY_FAILURE, navigator.onLine)
    }
  }
}

/**
 * The typed client, loaded with the first call, so that the API contract and its schemas stay out of a page's first
 * load.
 */
export function lazyApi(load: () => Promise<Api>): Api {
  const loadCalls = createLoader(load)
  const createGroup = (group: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          async (...args: unknown[]) =>
            (await loadCalls())[group]?.[String(name)]?.(...args),
      },
    )
  return new Proxy({}, { get: (_, group) => createGroup(String(group)) }) as Api
}
