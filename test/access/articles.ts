import type { AccessRow } from './world.ts'

const ARTICLE = {
  title: 'A plate with five bowls',
  summary: 'What five bowls on a steel plate say about a balanced meal at home.',
  content: `<p>${'Dal, sabzi, dahi, roti and a fruit. '.repeat(4)}</p>`,
  category: 'diet',
}
const WORKING_COPY = { blog: null, title: '', summary: '', content: '', category: '', status: 'draft' }

/** Articles, their history, pictures and writing tools. */
export const ARTICLES: AccessRow[] = [
  { call: 'GET /api/adminpanel/blogs/', answers: [200, 200, 200, 200, 200, 200] },
  // A request body without the text.
  { call: 'GET /api/adminpanel/medical-reviews/status/', answers: [400, 400, 400, 400, 400, 400] },
  { call: 'GET /api/adminpanel/medical-reviews/', answers: [401, 403, 403, 200, 200, 200] },
  { call: 'GET /api/adminpanel/medical-reviews/text/', answers: [401, 403, 403, 400, 400, 400] },
  // Nobody here has checked credentials.
  {
    call: 'POST /api/adminpanel/medical-reviews/',
    body: () => ({
      page: 'bmi',
      substance: 'x',
      after: 0,
      decision: 'sent_back',
      comments: [{ quote: '', comment: 'Name a source.' }],
    }),
    answers: [401, 403, 403, 403, 403, 403],
  },
  {
    call: 'POST /api/adminpanel/blogs/{draft}/review-request/',
    body: () => ({}),
    answers: [401, 403, 403, 201, 404, 201],
  },
  { call: 'DELETE /api/adminpanel/blogs/{draft}/review-request/', answers: [401, 403, 403, 204, 404, 204] },
  { call: 'GET /api/adminpanel/blogs/authors/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/blogs/my_posts/', answers: [401, 403, 403, 200, 200, 200] },
  { call: 'GET /api/adminpanel/blogs/all/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'POST /api/adminpanel/blogs/{draft}/unpublish/',
    body: () => ({ reason: 'A figure has no source.' }),
    answers: [401, 403, 403, 403, 403, 409],
  },
  { call: 'GET /api/adminpanel/blogs/weekly_views/', answers: [401, 403, 403, 200, 200, 200] },
  { call: 'GET /api/adminpanel/blogs/ai_status/', answers: [401, 403, 403, 200, 200, 200] },
  { call: 'GET /api/adminpanel/blogs/ai_ideas/', answers: [401, 403, 403, 200, 200, 200] },
  { call: 'GET /api/adminpanel/blogs/ai_subjects/', answers: [401, 403, 403, 400, 400, 400] },
  {
    call: 'POST /api/adminpanel/blogs/generate_with_ai/',
    body: () => ({ category: 'diet', topic: 'Dietary fibre in everyday Indian meals' }),
    answers: [401, 403, 403, 201, 201, 201],
  },
  {
    call: 'POST /api/adminpanel/blogs/{draft}/improve_content/',
    body: () => ({}),
    answers: [401, 403, 403, 200, 404, 200],
  },
  {
    call: 'POST /api/adminpanel/blogs/{draft}/generate_summary/',
    body: () => ({}),
    answers: [401, 403, 403, 200, 404, 200],
  },
  {
    call: 'POST /api/adminpanel/blogs/check_claims/',
    body: () => ({ content: '<p>Dal and rice.</p>' }),
    answers: [401, 403, 403, 200, 200, 200],
  },
  { call: 'POST /api/adminpanel/blogs/', body: () => ARTICLE, answers: [401, 403, 403, 201, 201, 201] },
  { call: 'GET /api/adminpanel/blogs/{draft}/', answers: [404, 404, 404, 200, 404, 200] },
  { call: 'GET /api/adminpanel/blogs/{draft}/related/', answers: [404, 404, 404, 200, 404, 200] },
  {
    call: 'PATCH /api/adminpanel/blogs/{draft}/',
    body: () => ({ category: 'yoga' }),
    answers: [401, 404, 404, 200, 404, 200],
  },
  { call: 'DELETE /api/adminpanel/blogs/{draft}/', answers: [401, 404, 404, 204, 404, 204] },
  { call: 'POST /api/adminpanel/blogs/{draft}/restore/', body: () => ({}), answers: [401, 403, 403, 403, 403, 404] },
  { call: 'GET /api/adminpanel/blogs/{draft}/versions/', answers: [401, 403, 403, 200, 404, 200] },
  { call: 'GET /api/adminpanel/blog-versions/999/', answers: [401, 403, 403, 404, 404, 404] },
  { call: 'POST /api/adminpanel/blog-images/', body: () => ({}), answers: [401, 403, 403, 400, 400, 400] },
  { call: 'GET /api/adminpanel/blog-working-copies/', answers: [401, 403, 403, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/blog-working-copies/',
    body: () => WORKING_COPY,
    answers: [401, 403, 403, 200, 200, 200],
  },
  { call: 'DELETE /api/adminpanel/blog-working-copies/', answers: [401, 403, 403, 204, 204, 204] },
]
