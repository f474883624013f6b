import { BODY_TYPES, type BodyTypeGroup } from '#domain/body-types/body-types.ts'
import type { QueryCodec } from '#web/lib/address/use-query-params.ts'

export const BODY_TYPES_PATH = '/body-types'
const DEFAULT: BodyTypeGroup = 'women'

/** `?for=men`; women is the default. */
export const GROUP_QUERY: QueryCodec<BodyTypeGroup> = {
  read: (query) => {
    const group = query.get('for')
    return group !== null && isGroup(group) ? group : DEFAULT
  },
  write: (group) => new URLSearchParams(group === DEFAULT ? {} : { for: group }),
}

function isGroup(value: string): value is BodyTypeGroup {
  return Object.hasOwn(BODY_TYPES, value)
}

export function bodyTypesPath(group: BodyTypeGroup): string {
  const query = GROUP_QUERY.write(group).toString()
  return query ? `${BODY_TYPES_PATH}?${query}` : BODY_TYPES_PATH
}
