import type { Api } from '#domain/api/api.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'

/** An id as the address writes it: a positive whole number without leading zeros. */
const ID = /^[1-9]\d{0,14}$/

/** Null where nobody is listed under this id, or it is no id. */
export async function findDietitian(api: Api, id: string | undefined, signal: AbortSignal): Promise<Dietitian | null> {
  if (!id || !ID.test(id)) return null
  try {
    return await api.dietitians.get(Number(id), { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
