import { endpoint } from '../http/endpoint.ts'
import { System } from './system.schema.ts'

export const systemApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/adminpanel/system/',
    summary: 'Versions, database, jobs, mail, storage and backup, for the operator',
    access: ['admin'],
    response: System,
  }),
}
