import { get } from '../http/endpoint.ts'
import { AuditFilters, AuditPage, AuditQuery } from './audit.schema.ts'

export const auditApi = {
  list: get('/api/adminpanel/audit/', 'List who did what to whom, newest first (admin)', {
    access: ['admin'],
    query: AuditQuery,
    response: AuditPage,
  }),
  csv: get('/api/adminpanel/audit/csv/', 'Download the whole audit log as CSV (admin)', {
    access: ['admin'],
    stepUp: 'Enter your password again to download the log.',
    query: AuditFilters,
    download: 'text/csv; charset=utf-8',
  }),
}
