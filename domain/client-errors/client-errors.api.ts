import { post } from '../http/endpoint.ts'
import { CLIENT_ERRORS_PATH } from './client-error-rules.ts'
import { ClientError } from './client-errors.schema.ts'

export const clientErrorsApi = {
  report: post(CLIENT_ERRORS_PATH, 'Report an error on a page, without personal data', {
    access: 'anyone',
    status: 204,
    body: ClientError,
  }),
}
