import type { Read } from '../timed.ts'

/** What a page of the console asks for, all at once. */
export interface ConsolePage {
  name: string
  reads: Read[]
}

const REQUESTS = '/api/adminpanel/contact-requests/'
const BLOGS = '/api/adminpanel/blogs/'
const SHELL = [`${BLOGS}my_posts/?page_size=1`, `${REQUESTS}?status=pending&page_size=5`]

/** @param requestId a request with a conversation; @param blogId an own article */
export function consolePages(token: string, requestId: number, blogId: number): ConsolePage[] {
  const page = (name: string, ...paths: string[]): ConsolePage => ({
    name,
    reads: paths.map((path) => ({ path, token })),
  })
  const requests = (query: string) => `${REQUESTS}?page_size=20&${query}`
  const blogs = (query: string) => `${BLOGS}my_posts/?page_size=20&${query}`
  return [
    page('what every page asks for', ...SHELL),
    page('overview', `${BLOGS}my_posts/?page_size=5`, `${REQUESTS}?page_size=5`, `${BLOGS}weekly_views/`),
    page('requests', requests('ordering=-created_at')),
    page('requests, last page', requests('page=251')),
    page('requests, longest waiting', requests('ordering=waiting')),
    page('requests, replied', requests('status=replied')),
    page('requests, search', requests('search=breakfast+number+77')),
    page('one request', `${REQUESTS}${requestId}/`, `${REQUESTS}${requestId}/messages/?page_size=100`),
    page('its private note', `${REQUESTS}${requestId}/private-note/`),
    page('articles', blogs('ordering=-created_at')),
    page('articles, most viewed', blogs('ordering=-views_count')),
    page('articles, search', blogs('search=plate')),
    page('one article', `${BLOGS}${blogId}/`),
    page('own profile', '/api/adminpanel/dietitians/me/', '/api/adminpanel/reviews/'),
    page('search of the bar', `${BLOGS}my_posts/?search=bowls&page_size=5`, `${REQUESTS}?search=bowls&page_size=5`),
  ]
}
