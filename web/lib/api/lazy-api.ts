import type { Api } from '#domain/api/api.ts'
import { noAnswer } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'

type AnyCalls = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>

/** A script that fails to load counts as a network failure. */
async function loadCalls(load: () => Promise<Api>): Promise<AnyCalls> {
  try {
    return (await load()) as unknown as AnyCalls
  } catch {
    throw noAnswer(ANY_FAILURE, navigator.onLine)
  }
}

/**
 * The typed client, loaded with the first call, so that the API contract and its schemas stay out of a page's first
 * load.
 */
export function lazyApi(load: () => Promise<Api>): Api {
  const createGroup = (group: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          async (...args: unknown[]) =>
            (await loadCalls(load))[group]?.[String(name)]?.(...args),
      },
    )
  return new Proxy({}, { get: (_, group) => createGroup(String(group)) }) as Api
}
