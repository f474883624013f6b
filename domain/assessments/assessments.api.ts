import { DetailMessage } from '../accounts/accounts.schema.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  AssessmentError,
  AssessmentInput,
  AssessmentReceipt,
  PublicSubmission,
  SubmissionToken,
} from './assessments.schema.ts'
import { Assessment, AssessmentPatch, InboxFilters, InboxPage, InboxQuery } from './inbox.schema.ts'

export const assessmentsApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/contact/',
    summary: 'Send a health assessment',
    access: 'anyone',
    status: 201,
    body: AssessmentInput,
    response: AssessmentReceipt,
    invalid: AssessmentError,
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/contact/submission/',
    summary: 'Own submission, by the mailed link',
    access: 'anyone',
    body: SubmissionToken,
    response: PublicSubmission,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/contact/erasure/',
    summary: 'Erase the own submission, by the mailed link',
    access: 'anyone',
    body: SubmissionToken,
    response: DetailMessage,
  }),
  renewLink: endpoint({
    method: 'POST',
    path: '/api/contact/link/',
    summary: 'Mail a new link in place of a used or expired one',
    access: 'anyone',
    body: SubmissionToken,
    response: DetailMessage,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/assessments/',
    summary: 'The inbox of the office, oldest first',
    access: ['admin'],
    query: InboxQuery,
    response: InboxPage,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/adminpanel/assessments/:id/',
    summary: 'One assessment; that it was opened is written to the audit log',
    access: ['admin'],
    response: Assessment,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/assessments/:id/',
    summary: 'Change status or notes; with updated_at only the version that was edited',
    access: ['admin'],
    body: AssessmentPatch,
    errorStatuses: [409],
    response: Assessment,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/assessments/:id/',
    summary: 'Erase an assessment for good, with its links and notes',
    access: ['admin'],
    status: 204,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/adminpanel/assessments/csv/',
    summary: 'Assessments for spreadsheets, all of them, oldest first',
    access: ['admin'],
    stepUp: 'Enter your password again to download the health data of many people.',
    query: InboxFilters,
    download: 'text/csv; charset=utf-8',
  }),
}
