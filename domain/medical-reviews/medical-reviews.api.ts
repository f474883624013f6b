import { del, get, post } from '../http/endpoint.ts'
import { CONSOLE_ROLES } from '../roles.ts'
import * as schema from './medical-reviews.schema.ts'

export const medicalReviewsApi = {
  status: get(
    '/api/adminpanel/medical-reviews/status/',
    'Who reviewed a published text, and when the next review is due',
    { access: 'anyone', query: schema.ReviewTarget, errorStatuses: [404], response: schema.PublicReviewState },
  ),
  list: get('/api/adminpanel/medical-reviews/', 'Texts about health that need a medical review, most urgent first', {
    access: CONSOLE_ROLES,
    query: schema.ReviewQueueQuery,
    response: schema.ReviewQueuePage,
  }),
  get: get(
    '/api/adminpanel/medical-reviews/text/',
    'A text with its last reviewed version, its sources and all decisions',
    { access: CONSOLE_ROLES, query: schema.ReviewTarget, errorStatuses: [404], response: schema.ReviewDetail },
  ),
  review: post(
    '/api/adminpanel/medical-reviews/',
    'Approve a text or send it back with comments; needs checked credentials, and never for your own text',
    {
      access: CONSOLE_ROLES,
      status: 201,
      body: schema.MedicalReviewInput,
      errorStatuses: [403, 404, 409],
      response: schema.ReviewDetail,
    },
  ),
  request: post('/api/adminpanel/blogs/:id/review-request/', 'Send your article to medical review', {
    access: CONSOLE_ROLES,
    status: 201,
    body: schema.ReviewRequestInput,
    errorStatuses: [409],
    response: schema.ReviewDetail,
  }),
  withdrawRequest: del('/api/adminpanel/blogs/:id/review-request/', 'Take your article back from medical review', {
    access: CONSOLE_ROLES,
  }),
}
