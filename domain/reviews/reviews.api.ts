import { get, patch, post } from '../http/endpoint.ts'
import { CONSOLE_ROLES } from '../roles.ts'
import * as schema from './reviews.schema.ts'

export const reviewsApi = {
  own: get(
    '/api/adminpanel/contact-requests/:id/review/',
    "Get the client's review of the consultation, if there is one",
    { access: 'signed-in', errorStatuses: [403], response: schema.OwnReviewResponse },
  ),
  create: post(
    '/api/adminpanel/contact-requests/:id/review/',
    'Rate your consultation, once, after the dietitian has replied',
    {
      access: 'signed-in',
      status: 201,
      body: schema.ReviewInput,
      errorStatuses: [403, 409],
      response: schema.OwnReview,
    },
  ),
  update: patch('/api/adminpanel/contact-requests/:id/review/', 'Change your review', {
    access: 'signed-in',
    body: schema.ReviewPatch,
    errorStatuses: [403],
    response: schema.OwnReview,
  }),
  ofDietitian: get(
    '/api/adminpanel/dietitians/:id/reviews/',
    "List a dietitian's public reviews, newest first, with the average and the spread",
    { access: 'anyone', query: schema.ReviewQuery, response: schema.ReviewPage },
  ),
  list: get('/api/adminpanel/reviews/', 'List reviews you received, or (admin) all, also hidden ones', {
    access: CONSOLE_ROLES,
    query: schema.ManagedReviewQuery,
    response: schema.ManagedReviewPage,
  }),
  answer: post('/api/adminpanel/reviews/:id/answer/', 'Reply to a review you received, once', {
    access: ['dietitian'],
    body: schema.ReviewAnswerInput,
    errorStatuses: [409],
    response: schema.ManagedReview,
  }),
  moderate: patch('/api/adminpanel/reviews/:id/', 'Hide a review with a reason, or show it again (admin)', {
    access: ['admin'],
    body: schema.ReviewModeration,
    response: schema.ManagedReview,
  }),
}
