import { get, patch } from '../http/endpoint.ts'
import { CONSOLE_ROLES } from '../roles.ts'
import { Dietitian, DietitianPage, DietitianPatch, DietitianQuery, OwnDietitian } from './dietitians.schema.ts'

export const dietitiansApi = {
  list: get('/api/adminpanel/dietitians/', 'List dietitians in the directory', {
    access: 'anyone',
    query: DietitianQuery,
    response: DietitianPage,
  }),
  get: get('/api/adminpanel/dietitians/:id/', 'Get one listed dietitian', { access: 'anyone', response: Dietitian }),
  me: get('/api/adminpanel/dietitians/me/', 'Get your public profile', {
    access: CONSOLE_ROLES,
    errorStatuses: [404],
    response: OwnDietitian,
  }),
  updateMe: patch('/api/adminpanel/dietitians/me/', 'Change your public profile', {
    access: CONSOLE_ROLES,
    body: DietitianPatch,
    file: 'profile_picture',
    errorStatuses: [404],
    response: OwnDietitian,
  }),
}
