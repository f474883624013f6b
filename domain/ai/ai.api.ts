import { get, post } from '../http/endpoint.ts'
import { CONSOLE_ROLES } from '../roles.ts'
import * as schema from './ai.schema.ts'

export const aiApi = {
  status: get('/api/adminpanel/blogs/ai_status/', "Get the engine in use, and how many of today's calls are left", {
    access: CONSOLE_ROLES,
    response: schema.AiStatus,
  }),
  subjects: get('/api/adminpanel/blogs/ai_subjects/', 'Find the articles of the built-in library that fit a topic', {
    access: CONSOLE_ROLES,
    query: schema.SubjectsQuery,
    response: schema.AiSubjects,
  }),
  ideas: get('/api/adminpanel/blogs/ai_ideas/', "Get today's ten ideas for articles, each with its reason", {
    access: CONSOLE_ROLES,
    response: schema.AiIdeas,
  }),
  generate: post(
    '/api/adminpanel/blogs/generate_with_ai/',
    'Generate an article; with `Accept: text/event-stream` it arrives as it is written',
    {
      access: CONSOLE_ROLES,
      status: 201,
      body: schema.GenerateInput,
      errorStatuses: [502, 504],
      streams: 'draft',
      response: schema.GeneratedBlog,
    },
  ),
  improve: post(
    '/api/adminpanel/blogs/:id/improve_content/',
    'Suggest changes to an article, or to the text sent for it; nothing is saved',
    {
      access: CONSOLE_ROLES,
      body: schema.ImproveInput,
      errorStatuses: [403, 502, 504],
      response: schema.ImprovedContent,
    },
  ),
  summarise: post(
    '/api/adminpanel/blogs/:id/generate_summary/',
    'Suggest a summary of an article, or of the text sent for it; nothing is saved',
    {
      access: CONSOLE_ROLES,
      body: schema.SummaryInput,
      errorStatuses: [403, 502, 504],
      response: schema.GeneratedSummary,
    },
  ),
  checkClaims: post(
    '/api/adminpanel/blogs/check_claims/',
    'Find claims in a text that need a source or should not be made',
    { access: CONSOLE_ROLES, body: schema.ClaimsInput, response: schema.ClaimsResponse },
  ),
}
