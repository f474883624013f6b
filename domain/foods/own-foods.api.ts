import { endpoint } from '../http/endpoint.ts'
import {
  OwnFood,
  OwnFoodInput,
  OwnFoodPage,
  OwnFoodQuery,
  ProposalDecision,
  ProposalQuery,
} from './own-foods.schema.ts'

const AUTHORS = ['dietitian', 'admin'] as const

export const ownFoodsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/foods/',
    summary: 'List the foods and dishes that you added, the last changed first',
    access: AUTHORS,
    query: OwnFoodQuery,
    response: OwnFoodPage,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/adminpanel/foods/',
    summary: 'Add a dish from its ingredients, or a food with its amounts per 100 g',
    access: AUTHORS,
    status: 201,
    body: OwnFoodInput,
    errorStatuses: [409],
    response: OwnFood,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/adminpanel/foods/:id/',
    summary: 'Get a food that you added',
    access: AUTHORS,
    response: OwnFood,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/foods/:id/',
    summary: 'Replace a food that you added',
    access: AUTHORS,
    body: OwnFoodInput,
    errorStatuses: [409],
    response: OwnFood,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/foods/:id/',
    summary: 'Delete a food that you added',
    access: AUTHORS,
    status: 204,
    errorStatuses: [409],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/adminpanel/foods/:id/propose/',
    summary: 'Propose a food of yours for the library',
    access: AUTHORS,
    errorStatuses: [409],
    response: OwnFood,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/adminpanel/foods/:id/withdraw/',
    summary: 'Take a proposal back; the food is only yours again',
    access: AUTHORS,
    errorStatuses: [409],
    response: OwnFood,
  }),
  listProposals: endpoint({
    method: 'GET',
    path: '/api/adminpanel/food-proposals/',
    summary: 'List the foods proposed for the library, the oldest proposal first, or the accepted ones',
    access: ['admin'],
    query: ProposalQuery,
    response: OwnFoodPage,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/adminpanel/food-proposals/:id/decide/',
    summary: 'Accept a proposed food into the library or decline it, or return an accepted one, with a reason',
    access: ['admin'],
    body: ProposalDecision,
    errorStatuses: [409],
    response: OwnFood,
  }),
}
