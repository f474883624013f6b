import type { Api } from '#domain/http/api.ts'
import { noAnswer } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'

type AnyCalls = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>

/** A script that cannot be loaded is an answer that did not come; the sentences of each call are in it. */
async function loadCalls(load: () => Promise<Api>): Promise<AnyCalls> {
  try {
    return (await load()) as unknown as AnyCalls
  } catch {
    throw noAnswer(ANY_FAILURE, navigator.onLine)
  }
}

/**
 * The typed client, loaded with the first call: the contract's table and its schemas stay out of a page's first load,
 * because a public page comes with its data.
 */
export function lazyApi(load: () => Promise<Api>): Api {
  const callsOf = (group: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          async (...args: unknown[]) =>
            (await loadCalls(load))[group]?.[String(name)]?.(...args),
      },
    )
  return new Proxy({}, { get: (_, group) => callsOf(String(group)) }) as Api
}
