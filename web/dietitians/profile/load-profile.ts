import type { Api } from '#domain/api/api.ts'
import type { BlogPage } from '#domain/blogs/blogs.schema.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { ApiError, orNull } from '#domain/http/api-error.ts'
import type { ReviewPage } from '#domain/reviews/reviews.schema.ts'

/** Maximum number of the dietitian's articles in a profile. */
const SHOWN_BLOGS = 3

export interface PublicProfile {
  dietitian: Dietitian
  blogs: BlogPage | null
  reviews: ReviewPage | null
}

/** A positive whole number without leading zeros. */
const ID = /^[1-9]\d{0,14}$/

/** @returns null for an invalid id, or one that is not in the directory */
async function findDietitian(api: Api, id: string | undefined, signal: AbortSignal): Promise<Dietitian | null> {
  if (!id || !ID.test(id)) return null
  try {
    return await api.dietitians.get(Number(id), { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The profile is shown even if its articles or reviews fail to load. */
export async function loadProfile(
  api: Api,
  id: string | undefined,
  signal: AbortSignal,
): Promise<PublicProfile | null> {
  const dietitian = await findDietitian(api, id, signal)
  if (!dietitian) return null
  const [blogs, reviews] = await Promise.all([
    orNull(api.blogs.list({ author: dietitian.id, page_size: SHOWN_BLOGS }, { signal })),
    orNull(api.reviews.ofDietitian(dietitian.id, {}, { signal })),
  ])
  return { dietitian, blogs, reviews }
}
