import { del, get, patch, post } from '../../http/endpoint.ts'
import { CONSOLE_ROLES } from '../../roles.ts'
import * as schema from './own-foods.schema.ts'

export const ownFoodsApi = {
  list: get('/api/adminpanel/foods/', 'List the foods and dishes that you added, the last changed first', {
    access: CONSOLE_ROLES,
    query: schema.OwnFoodQuery,
    response: schema.OwnFoodPage,
  }),
  create: post('/api/adminpanel/foods/', 'Add a dish from its ingredients, or a food with its amounts per 100 g', {
    access: CONSOLE_ROLES,
    status: 201,
    body: schema.OwnFoodInput,
    errorStatuses: [409],
    response: schema.OwnFood,
  }),
  get: get('/api/adminpanel/foods/:id/', 'Get a food that you added', {
    access: CONSOLE_ROLES,
    response: schema.OwnFood,
  }),
  update: patch('/api/adminpanel/foods/:id/', 'Replace a food that you added', {
    access: CONSOLE_ROLES,
    body: schema.OwnFoodInput,
    errorStatuses: [409],
    response: schema.OwnFood,
  }),
  delete: del('/api/adminpanel/foods/:id/', 'Delete a food that you added', {
    access: CONSOLE_ROLES,
    status: 204,
    errorStatuses: [409],
  }),
  propose: post('/api/adminpanel/foods/:id/propose/', 'Propose a food of yours for the library', {
    access: CONSOLE_ROLES,
    errorStatuses: [409],
    response: schema.OwnFood,
  }),
  withdraw: post('/api/adminpanel/foods/:id/withdraw/', 'Take a proposal back; the food is only yours again', {
    access: CONSOLE_ROLES,
    errorStatuses: [409],
    response: schema.OwnFood,
  }),
  listProposals: get(
    '/api/adminpanel/food-proposals/',
    'List the foods proposed for the library, the oldest proposal first, or the accepted ones',
    { access: ['admin'], query: schema.ProposalQuery, response: schema.OwnFoodPage },
  ),
  decide: post(
    '/api/adminpanel/food-proposals/:id/decide/',
    'Accept a proposed food into the library or decline it, or return an accepted one, with a reason',
    { access: ['admin'], body: schema.ProposalDecision, errorStatuses: [409], response: schema.OwnFood },
  ),
}
