import { get } from '../http/endpoint.ts'
import { System } from './system.schema.ts'

export const systemApi = {
  get: get('/api/adminpanel/system/', 'Get versions, database, jobs, mail, storage and backup (admin)', {
    access: ['admin'],
    response: System,
  }),
}
