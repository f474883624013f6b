import { Said } from '../accounts/accounts.schema.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  AssessmentInput,
  AssessmentReceipt,
  AssessmentRefusal,
  ShownSubmission,
  SubmissionToken,
} from './assessments.schema.ts'

export const assessmentsApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/contact/',
    summary: 'Send a health assessment',
    access: 'anyone',
    status: 201,
    body: AssessmentInput,
    response: AssessmentReceipt,
    invalid: AssessmentRefusal,
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/contact/submission/',
    summary: 'Own submission, by the mailed link',
    access: 'anyone',
    body: SubmissionToken,
    response: ShownSubmission,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/contact/erasure/',
    summary: 'Erase the own submission, by the mailed link',
    access: 'anyone',
    body: SubmissionToken,
    response: Said,
  }),
  renewLink: endpoint({
    method: 'POST',
    path: '/api/contact/link/',
    summary: 'Mail a new link in place of a used or expired one',
    access: 'anyone',
    body: SubmissionToken,
    response: Said,
  }),
}
