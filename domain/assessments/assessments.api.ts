import { DetailMessage } from '../accounts/accounts.schema.ts'
import { del, get, patch, post } from '../http/endpoint.ts'
import { CONSOLE_ROLES } from '../roles.ts'
import * as answers from './answers.schema.ts'
import * as assessments from './assessments.schema.ts'
import { Assessment, AssessmentPatch, InboxFilters, InboxPage, InboxQuery } from './inbox.schema.ts'

export const assessmentsApi = {
  create: post('/api/contact/', 'Send a health assessment', {
    access: 'anyone',
    status: 201,
    body: assessments.AssessmentInput,
    response: assessments.AssessmentReceipt,
    invalid: assessments.AssessmentError,
  }),
  show: post('/api/contact/submission/', 'Get your assessment with the emailed link', {
    access: 'anyone',
    body: assessments.SubmissionToken,
    response: assessments.PublicSubmission,
  }),
  erase: post('/api/contact/erasure/', 'Delete your assessment with the emailed link', {
    access: 'anyone',
    body: assessments.SubmissionToken,
    response: DetailMessage,
  }),
  renewLink: post('/api/contact/link/', 'Email a new link for a used or expired one', {
    access: 'anyone',
    body: assessments.SubmissionToken,
    response: DetailMessage,
  }),
  showAnswer: post('/api/contact/answer/', 'Get the answer to your assessment with the emailed link, once', {
    access: 'anyone',
    body: assessments.SubmissionToken,
    response: answers.PublicAnswer,
  }),
  renewAnswerLink: post('/api/contact/answer/link/', 'Email a new link to the answer for a used or expired one', {
    access: 'anyone',
    body: assessments.SubmissionToken,
    response: DetailMessage,
  }),
  list: get('/api/adminpanel/assessments/', 'List assessments, oldest first (admin)', {
    access: ['admin'],
    query: InboxQuery,
    response: InboxPage,
  }),
  get: get('/api/adminpanel/assessments/:id/', 'Get one assessment (admin); recorded in the audit log', {
    access: ['admin'],
    response: Assessment,
  }),
  update: patch(
    '/api/adminpanel/assessments/:id/',
    'Change status or notes (admin); with updated_at, only if it has not changed since',
    { access: ['admin'], body: AssessmentPatch, errorStatuses: [409], response: Assessment },
  ),
  delete: del('/api/adminpanel/assessments/:id/', 'Delete an assessment with its links and notes (admin)', {
    access: ['admin'],
    status: 204,
  }),
  assignable: get(
    '/api/adminpanel/assessments/assignable/',
    'List active dietitians with a checked qualification, and how many assessments are waiting for each (admin)',
    { access: ['admin'], response: answers.AssignableDietitians },
  ),
  assign: post(
    '/api/adminpanel/assessments/:id/assign/',
    'Assign an assessment to a dietitian or to yourself (admin)',
    { access: ['admin'], body: answers.Assignment, errorStatuses: [409], response: Assessment },
  ),
  remind: post(
    '/api/adminpanel/assessments/:id/remind/',
    'Email the dietitian that an assessment is waiting, at most once a day (admin)',
    { access: ['admin'], errorStatuses: [409], response: Assessment },
  ),
  listAssigned: get('/api/adminpanel/assigned-assessments/', 'List open assessments assigned to you, oldest first', {
    access: CONSOLE_ROLES,
    query: answers.AssignedQuery,
    response: answers.AssignedPage,
  }),
  getAssigned: get(
    '/api/adminpanel/assigned-assessments/:id/',
    'Get one assessment assigned to you; recorded in the audit log',
    { access: CONSOLE_ROLES, response: answers.AssignedAssessment },
  ),
  answer: post(
    '/api/adminpanel/assigned-assessments/:id/answer/',
    'Answer an assessment, once; the sender gets an email with a link to the answer',
    { access: CONSOLE_ROLES, body: answers.AnswerInput, errorStatuses: [409], response: answers.AssignedAssessment },
  ),
  csv: get('/api/adminpanel/assessments/csv/', 'Download all assessments as CSV, oldest first (admin)', {
    access: ['admin'],
    stepUp: 'Enter your password again to download many people’s health data.',
    query: InboxFilters,
    download: 'text/csv; charset=utf-8',
  }),
}
