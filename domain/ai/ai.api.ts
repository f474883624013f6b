import { endpoint } from '../http/endpoint.ts'
import {
  AiStatus,
  ClaimsAnswer,
  ClaimsInput,
  GeneratedBlog,
  GeneratedSummary,
  GenerateInput,
  ImprovedContent,
  ImproveInput,
  SummaryInput,
} from './ai.schema.ts'

const WRITERS = ['dietitian', 'admin'] as const

export const aiApi = {
  status: endpoint({
    method: 'GET',
    path: '/api/adminpanel/blogs/ai_status/',
    summary: 'Which engine writes, and what is left of the calls of today',
    access: WRITERS,
    response: AiStatus,
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/adminpanel/blogs/generate_with_ai/',
    summary: 'Have an article written; under `Accept: text/event-stream` it is told while it is written',
    access: WRITERS,
    status: 201,
    body: GenerateInput,
    errorStatuses: [502, 504],
    streams: 'draft',
    response: GeneratedBlog,
  }),
  improve: endpoint({
    method: 'POST',
    path: '/api/adminpanel/blogs/:id/improve_content/',
    summary: 'Suggest changes of an article, or of the text sent for it; nothing is saved',
    access: WRITERS,
    body: ImproveInput,
    errorStatuses: [403, 502, 504],
    response: ImprovedContent,
  }),
  summarise: endpoint({
    method: 'POST',
    path: '/api/adminpanel/blogs/:id/generate_summary/',
    summary: 'Suggest a summary of an article, or of the text sent for it; nothing is saved',
    access: WRITERS,
    body: SummaryInput,
    errorStatuses: [403, 502, 504],
    response: GeneratedSummary,
  }),
  checkClaims: endpoint({
    method: 'POST',
    path: '/api/adminpanel/blogs/check_claims/',
    summary: 'Look for claims in a text that its author should not make or has to support',
    access: WRITERS,
    body: ClaimsInput,
    response: ClaimsAnswer,
  }),
}
