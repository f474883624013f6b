import * as z from 'zod/mini'
import { del, get, patch, post } from '../http/endpoint.ts'
import { pageSchema } from '../http/pages/page.ts'
import * as schema from './consultations.schema.ts'

export const consultationsApi = {
  create: post('/api/adminpanel/contact-requests/', 'Send a consultation request to a dietitian', {
    access: 'signed-in',
    status: 201,
    body: schema.RequestInput,
    response: schema.ConsultationRequest,
  }),
  list: get('/api/adminpanel/contact-requests/', 'List your requests: sent, received, or (admin) all', {
    access: 'signed-in',
    query: schema.RequestQuery,
    response: schema.RequestPage,
  }),
  get: get('/api/adminpanel/contact-requests/:id/', 'Get one request', {
    access: 'signed-in',
    response: schema.ConsultationRequest,
  }),
  withdraw: del('/api/adminpanel/contact-requests/:id/', 'Withdraw a request that has no reply yet', {
    access: 'signed-in',
    status: 204,
    errorStatuses: [403, 409],
  }),
  updateStatus: patch(
    '/api/adminpanel/contact-requests/:id/update_status/',
    'Change the status, with or without a reply',
    { access: 'signed-in', body: schema.StatusUpdate, errorStatuses: [403], response: schema.RequestResponse },
  ),
  closeAnswered: post(
    '/api/adminpanel/contact-requests/close_answered/',
    'Close your requests answered at least `days` days ago that have no new message since',
    { access: ['dietitian'], body: schema.CloseAnswered, response: z.object({ closed: z.int() }) },
  ),
  remind: post(
    '/api/adminpanel/contact-requests/:id/remind/',
    'Email the dietitian that a client is waiting, at most once a day (admin)',
    { access: ['admin'], errorStatuses: [409], response: schema.RequestResponse },
  ),
  proposeHandover: post(
    '/api/adminpanel/contact-requests/:id/handover/',
    'Propose another dietitian to a client who is waiting for a reply (admin)',
    { access: ['admin'], body: schema.HandoverInput, errorStatuses: [409], response: schema.RequestResponse },
  ),
  takeBackHandover: del(
    '/api/adminpanel/contact-requests/:id/handover/',
    'Take back a proposal that the client has not decided on yet (admin)',
    { access: ['admin'], errorStatuses: [409], response: schema.RequestResponse },
  ),
  handedOver: get(
    '/api/adminpanel/contact-requests/handed_over/',
    'List your requests that recently went to another dietitian, without their content',
    { access: ['dietitian'], response: pageSchema(schema.HandedOver) },
  ),
  answerHandover: post(
    '/api/adminpanel/contact-requests/:id/handover/answer/',
    'Agree to the proposed dietitian, or stay with the current one',
    { access: 'signed-in', body: schema.HandoverAnswer, errorStatuses: [403, 409], response: schema.RequestResponse },
  ),
  privateNote: get(
    '/api/adminpanel/contact-requests/:id/private-note/',
    'Get your private note; only you can read it',
    { access: ['dietitian'], response: schema.PrivateNote },
  ),
  savePrivateNote: patch(
    '/api/adminpanel/contact-requests/:id/private-note/',
    'Save a private note; a blank one removes it',
    { access: ['dietitian'], body: schema.PrivateNoteInput, errorStatuses: [403, 409], response: schema.PrivateNote },
  ),
  listMessages: get('/api/adminpanel/contact-requests/:id/messages/', 'List the messages of a conversation', {
    access: 'signed-in',
    query: schema.MessageQuery,
    response: schema.MessagePage,
  }),
  addMessage: post('/api/adminpanel/contact-requests/:id/messages/', 'Add a message to a conversation', {
    access: 'signed-in',
    status: 201,
    body: schema.MessageInput,
    errorStatuses: [403, 409],
    response: schema.Message,
  }),
}
