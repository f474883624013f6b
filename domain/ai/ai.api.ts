import { endpoint } from '../http/endpoint.ts'
import {
  AiIdeas,
  AiStatus,
  AiSubjects,
  ClaimsAnswer,
  ClaimsInput,
  GeneratedBlog,
  GeneratedSummary,
  GenerateInput,
  ImprovedContent,
  ImproveInput,
  SubjectsQuery,
  SummaryInput,
} from './ai.schema.ts'

const WRITERS = ['dietitian', 'admin'] as const

export const aiApi = {
  status: endpoint({
    method: 'GET',
    path: '/api/adminpanel/blogs/ai_status/',
    summary: "Get the engine in use, and how many of today's calls are left",
    access: WRITERS,
    response: AiStatus,
  }),
  subjects: endpoint({
    method: 'GET',
    path: '/api/adminpanel/blogs/ai_subjects/',
    summary: 'Find the articles of the built-in library that fit a topic',
    access: WRITERS,
    query: SubjectsQuery,
    response: AiSubjects,
  }),
  ideas: endpoint({
    method: 'GET',
    path: '/api/adminpanel/blogs/ai_ideas/',
    summary: "Get today's ten ideas for articles, each with its reason",
    access: WRITERS,
    response: AiIdeas,
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/adminpanel/blogs/generate_with_ai/',
    summary: 'Generate an article; with `Accept: text/event-stream` it arrives as it is written',
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
    summary: 'Suggest changes to an article, or to the text sent for it; nothing is saved',
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
    summary: 'Find claims in a text that need a source or should not be made',
    access: WRITERS,
    body: ClaimsInput,
    response: ClaimsAnswer,
  }),
}
