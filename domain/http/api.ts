import { accountsApi } from '../accounts/accounts.api.ts'
import { aiApi } from '../ai/ai.api.ts'
import { applicationsApi } from '../applications/applications.api.ts'
import { assessmentsApi } from '../assessments/assessments.api.ts'
import { blogsApi } from '../blogs/blogs.api.ts'
import { consultationsApi } from '../consultations/consultations.api.ts'
import { dietitiansApi } from '../dietitians/dietitians.api.ts'
import { reviewsApi } from '../reviews/reviews.api.ts'
import { savedRepliesApi } from '../saved-replies/saved-replies.api.ts'
import { type ApiClient, createClient, type Transport } from './client.ts'

/** Every call that the web may make. */
export const API = {
  accounts: accountsApi,
  ai: aiApi,
  applications: applicationsApi,
  assessments: assessmentsApi,
  blogs: blogsApi,
  consultations: consultationsApi,
  dietitians: dietitiansApi,
  reviews: reviewsApi,
  savedReplies: savedRepliesApi,
}

export type Api = ApiClient<typeof API>

export function createApi(transport: Transport): Api {
  return createClient(API, transport)
}
