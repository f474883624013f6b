import { endpoint } from '../http/endpoint.ts'
import { System } from './system.schema.ts'

export const systemApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/adminpanel/system/',
    summary: 'Get versions, database, jobs, mail, storage and backup (admin)',
    access: ['admin'],
    response: System,
  }),
}
