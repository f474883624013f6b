import { endpoint } from '../http/endpoint.ts'
import { AuditFilters, AuditPage, AuditQuery } from './audit.schema.ts'

export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/audit/',
    summary: 'Who did what to whom, newest first',
    access: ['admin'],
    query: AuditQuery,
    response: AuditPage,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/adminpanel/audit/csv/',
    summary: 'The same for spreadsheets, all of it',
    access: ['admin'],
    stepUp: 'Enter your password again to download the log.',
    query: AuditFilters,
    download: 'text/csv; charset=utf-8',
  }),
}
