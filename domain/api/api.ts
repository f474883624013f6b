import { accountsApi } from '../accounts/accounts.api.ts'
import { securityApi } from '../accounts/security.api.ts'
import { adminApi } from '../admin/admin.api.ts'
import { aiApi } from '../ai/ai.api.ts'
import { applicationsApi } from '../applications/applications.api.ts'
import { certificatesApi } from '../applications/certificates.api.ts'
import { assessmentsApi } from '../assessments/assessments.api.ts'
import { auditApi } from '../audit/audit.api.ts'
import { blogsApi } from '../blogs/blogs.api.ts'
import { clientErrorsApi } from '../client-errors/client-errors.api.ts'
import { attachmentsApi } from '../consultations/attachments.api.ts'
import { consultationsApi } from '../consultations/consultations.api.ts'
import { credentialsApi } from '../dietitians/credentials/credentials.api.ts'
import { dietitiansApi } from '../dietitians/dietitians.api.ts'
import { foodsApi } from '../foods/foods.api.ts'
import { ownFoodsApi } from '../foods/own/own-foods.api.ts'
import { type ApiClient, createClient, type Transport } from '../http/client.ts'
import { mailsApi } from '../mail/mails.api.ts'
import { medicalReviewsApi } from '../medical-reviews/medical-reviews.api.ts'
import { privacyApi } from '../privacy/privacy.api.ts'
import { reviewsApi } from '../reviews/reviews.api.ts'
import { savedRepliesApi } from '../saved-replies/saved-replies.api.ts'
import { siteSettingsApi } from '../site/site-settings.api.ts'
import { sourcesApi } from '../sources/sources.api.ts'
import { systemApi } from '../system/system.api.ts'

/** Every call that the web may make. */
export const API = {
  accounts: accountsApi,
  admin: adminApi,
  ai: aiApi,
  applications: applicationsApi,
  assessments: assessmentsApi,
  attachments: attachmentsApi,
  audit: auditApi,
  blogs: blogsApi,
  certificates: certificatesApi,
  clientErrors: clientErrorsApi,
  consultations: consultationsApi,
  credentials: credentialsApi,
  dietitians: dietitiansApi,
  foods: foodsApi,
  mails: mailsApi,
  medicalReviews: medicalReviewsApi,
  ownFoods: ownFoodsApi,
  privacy: privacyApi,
  reviews: reviewsApi,
  savedReplies: savedRepliesApi,
  security: securityApi,
  siteSettings: siteSettingsApi,
  sources: sourcesApi,
  system: systemApi,
}

export type Api = ApiClient<typeof API>

export function createApi(transport: Transport): Api {
  return createClient(API, transport)
}
