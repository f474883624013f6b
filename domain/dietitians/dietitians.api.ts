import { endpoint } from '../http/endpoint.ts'
import { Dietitian, DietitianPage, DietitianPatch, DietitianQuery, OwnDietitian } from './dietitians.schema.ts'

export const dietitiansApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitians/',
    summary: 'List dietitians in the directory',
    access: 'anyone',
    query: DietitianQuery,
    response: DietitianPage,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitians/:id/',
    summary: 'Get one listed dietitian',
    access: 'anyone',
    response: Dietitian,
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitians/me/',
    summary: 'Get your public profile',
    access: ['dietitian', 'admin'],
    errorStatuses: [404],
    response: OwnDietitian,
  }),
  updateMe: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/dietitians/me/',
    summary: 'Change your public profile',
    access: ['dietitian', 'admin'],
    body: DietitianPatch,
    file: 'profile_picture',
    errorStatuses: [404],
    response: OwnDietitian,
  }),
}
