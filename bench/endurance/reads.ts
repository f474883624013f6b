import { bodyOf } from './calls.ts'
import { editOf } from './journal.ts'
import { oneOf, type World } from './writes.ts'

const PAGES = [
  '/',
  '/blogs',
  '/dietitians',
  '/bmi',
  '/about',
  '/faq',
  '/blogs?search=millet',
  '/dietitians?search=kaur',
]
const REQUESTS = '/api/adminpanel/contact-requests/'

interface Request {
  id: number
  email: string
  to_dietitian: number
}

export async function readPage({ calls }: World): Promise<void> {
  const path = oneOf(PAGES)
  const answer = await calls.ask({ kind: 'page', path, right: 200 })
  if (answer.status === 200 && !(answer.text.includes('<h1') && answer.text.trimEnd().endsWith('</html>'))) {
    calls.wrong(`half a page: ${path}, ${answer.text.length} characters`)
  }
}

/** Nobody may be shown less than what had been answered as done before they asked, nor what was never sent. */
export async function readArticle({ calls, journal, stage }: World): Promise<void> {
  const article = oneOf(journal.articles)
  const isPage = Math.random() < 0.5
  const { done } = article
  const began = performance.now()
  const path = isPage ? `/blogs/${article.id}` : `/api/adminpanel/blogs/${article.id}/`
  const answer = await calls.ask({ kind: isPage ? 'article page' : 'article JSON', path, right: 200 })
  if (answer.status !== 200) return
  const title = isPage ? /<h1[^>]*>([^<]*)<\/h1>/.exec(answer.text)?.[1] : bodyOf<{ title: string }>(answer).title
  const edit = editOf(title ?? '')
  // Another worker, or one that has lost its listener, hears of an edit within half a minute.
  const mayBeOld = stage.hasManyWorkers || stage.wasIn('database', began)
  if (Number.isNaN(edit) || edit > article.sent || (edit < done && !mayBeOld)) {
    calls.wrong(`${path} shows "${title}" after edit ${done} was done and ${article.sent} sent`)
  }
}

export async function readLists({ calls }: World): Promise<void> {
  const path = oneOf(['/api/adminpanel/blogs/', '/api/adminpanel/dietitians/', '/api/adminpanel/blogs/?search=dal'])
  const answer = await calls.ask({ kind: 'public JSON', path, right: 200 })
  if (answer.status !== 200) return
  const { count, results } = bodyOf<{ count: number; results: { status?: string }[] }>(answer)
  const isPublic = results.every(({ status = 'published' }) => status === 'published')
  if (count < results.length || results.length === 0 || !isPublic) calls.wrong(`${path}: ${answer.text.slice(0, 300)}`)
}

/** Own requests alone, on either side; somebody else's is not there. */
export async function readOwn({ calls, journal, clients, dietitians }: World): Promise<void> {
  const isClient = Math.random() < 0.5
  const person = oneOf(isClient ? clients : dietitians)
  const token = await person.token()
  if (!token) return
  const answer = await calls.ask({ kind: 'own requests', path: REQUESTS, token, right: 200 })
  if (answer.status !== 200) return
  const { results } = bodyOf<{ results: Request[] }>(answer)
  const foreign = results.filter((one) => (isClient ? one.email !== person.email : one.to_dietitian !== person.id))
  if (foreign.length > 0) calls.wrong(`${person.email} was shown requests ${foreign.map(({ id }) => id)}`)
  const others = [...journal.conversations].filter(([, one]) => one.client !== person && one.dietitian !== person)
  const [id] = oneOf(others) ?? []
  if (id) await calls.ask({ kind: "somebody's request", path: `${REQUESTS}${id}/`, token, right: 404 })
}

export async function readProfile({ calls, clients }: World): Promise<void> {
  const person = oneOf(clients)
  const token = await person.token()
  if (!token) return
  const answer = await calls.ask({ kind: 'own profile', path: '/api/auth/profile/', token, right: 200 })
  if (answer.status !== 200) return
  const { user } = bodyOf<{ user: { email: string } }>(answer)
  if (user.email !== person.email) calls.wrong(`${person.email} was shown the profile of ${user.email}`)
}

export async function failSignIn({ calls, clients }: World): Promise<void> {
  const json = { email: oneOf(clients).email, password: 'poha-with-peanuts-17' }
  await calls.ask({ kind: 'wrong password', path: '/api/auth/login/', json, right: 401 })
}
