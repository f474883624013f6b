import { ANY_FAILURE } from '../http/common-failures.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { API } from './api.ts'
import { FAILURES, type Failures } from './failures.ts'

const byEndpoint = new Map<Endpoint, string>(
  Object.entries(API).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): [Endpoint, string] => {
      const texts: Record<string, string> = FAILURES[group as keyof Failures]
      return [endpoint as Endpoint, texts[name] ?? ANY_FAILURE]
    }),
  ),
)

/** The default message of a call that got no response. */
export function describeFailure(endpoint: Endpoint): string {
  return byEndpoint.get(endpoint) ?? ANY_FAILURE
}
