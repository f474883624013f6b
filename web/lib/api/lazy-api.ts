import type { Api } from '#domain/http/api.ts'
import { noAnswer } from '#domain/http/api-error.ts'
import { ANY_FAILURE, FAILURES } from '#domain/http/failures.ts'

type AnyCalls = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>

/** A script that cannot be loaded is an answer that did not come. */
async function loadFor(load: () => Promise<Api>, group: string, name: string): Promise<AnyCalls> {
  try {
    return (await load()) as unknown as AnyCalls
  } catch {
    const texts = (FAILURES as Record<string, Record<string, string>>)[group]
    throw noAnswer(texts?.[name] ?? ANY_FAILURE, navigator.onLine)
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
            (await loadFor(load, group, String(name)))[group]?.[String(name)]?.(...args),
      },
    )
  return new Proxy({}, { get: (_, group) => callsOf(String(group)) }) as Api
}
