import type { PageReads } from '../lists.bench.ts'

const REQUESTS = '/api/adminpanel/contact-requests/'
const BLOGS = '/api/adminpanel/blogs/'
const SHELL = [`${BLOGS}my_posts/?page_size=1`, `${REQUESTS}?status=pending&page_size=5`]

/** @param requestId a request with a conversation; @param blogId an own article */
export function consolePages(requestId: number, blogId: number): PageReads[] {
  const requests = (query: string) => `${REQUESTS}?page_size=20&${query}`
  const blogs = (query: string) => `${BLOGS}my_posts/?page_size=20&${query}`
  return [
    ['what every page asks for', ...SHELL],
    ['overview', `${BLOGS}my_posts/?page_size=5`, `${REQUESTS}?page_size=5`, `${BLOGS}weekly_views/`],
    ['requests', requests('ordering=-created_at')],
    ['requests, last page', requests('page=251')],
    ['requests, longest waiting', requests('ordering=waiting')],
    ['requests, replied', requests('status=replied')],
    ['requests, search', requests('search=breakfast+number+77')],
    ['one request', `${REQUESTS}${requestId}/`, `${REQUESTS}${requestId}/messages/?page_size=100`],
    ['its private note', `${REQUESTS}${requestId}/private-note/`],
    ['articles', blogs('ordering=-created_at')],
    ['articles, most viewed', blogs('ordering=-views_count')],
    ['articles, search', blogs('search=plate')],
    ['one article', `${BLOGS}${blogId}/`],
    ['own profile', '/api/adminpanel/dietitians/me/', '/api/adminpanel/reviews/'],
    ['search of the bar', `${BLOGS}my_posts/?search=bowls&page_size=5`, `${REQUESTS}?search=bowls&page_size=5`],
  ]
}
