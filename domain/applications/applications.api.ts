import { endpoint } from '../http/endpoint.ts'
import {
  Application,
  ApplicationDecision,
  ApplicationInput,
  ApplicationPage,
  ApplicationQuery,
} from './applications.schema.ts'

export const applicationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitian-applications/',
    summary: 'Own applications, or (admin) all',
    access: 'signed-in',
    query: ApplicationQuery,
    response: ApplicationPage,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/adminpanel/dietitian-applications/',
    summary: 'Apply to work as a dietitian',
    access: 'signed-in',
    status: 201,
    body: ApplicationInput,
    refusals: [409],
    response: Application,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/dietitian-applications/:id/',
    summary: 'Approve or decline',
    access: ['admin'],
    body: ApplicationDecision,
    refusals: [409],
    response: Application,
  }),
}
