import { bodyOf, type Calls } from './calls.ts'
import { type Conversation, editedTitle, editOf } from './journal.ts'
import type { Person } from './people.ts'
import type { World } from './writes.ts'

const PAGE = 100
const TRIES = 40
/** Long before a token ends by itself. */
const TOKEN_SURELY_GOOD_MS = 10 * 60_000

/** Everything of a list, oldest first, so that what comes meanwhile stands at its end. */
async function wholeList<Row>(calls: Calls, path: string, person: Person): Promise<Row[]> {
  const rows: Row[] = []
  let isLast = false
  for (let page = 1; !isLast; page += 1) {
    const token = await untilToken(person)
    const address = `${path}${path.includes('?') ? '&' : '?'}page_size=${PAGE}&page=${page}`
    const answer = await calls.askUntilAnswered({ kind: 'check', path: address, token, right: 200 })
    if (answer?.status !== 200) throw new Error(`${address} cannot be read: ${answer?.status} ${answer?.text}`)
    const { results, next } = bodyOf<{ results: Row[]; next: string | null }>(answer)
    rows.push(...results)
    isLast = next === null
  }
  return rows
}

async function untilToken(person: Person): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const token = await person.token()
    if (token) return token
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${person.email} cannot sign in`)
}

/** Says which of the texts are not there, and which are there more than once. */
function compare(calls: Calls, what: string, done: Iterable<string>, there: string[]): number {
  const copies = new Map<string, number>()
  for (const text of there) copies.set(text, (copies.get(text) ?? 0) + 1)
  let faults = 0
  for (const text of done) {
    if (copies.has(text)) continue
    faults += 1
    calls.wrong(`LOST ${what}: ${text}`)
  }
  for (const [text, count] of copies) {
    if (count === 1 || !text.startsWith('Endurance')) continue
    faults += 1
    calls.wrong(`DOUBLED ${what}: ${count} times ${text}`)
  }
  return faults
}

async function checkRequests({ calls, journal, clients }: World): Promise<number> {
  let faults = 0
  for (const client of clients) {
    const done = [...(journal.submitted.get(client.id) ?? [])]
    const path = '/api/adminpanel/contact-requests/?ordering=created_at'
    const rows = await wholeList<{ message: string }>(calls, path, client)
    faults += compare(
      calls,
      `request of ${client.email}`,
      done,
      rows.map(({ message }) => message),
    )
  }
  return faults
}

async function checkConversation(calls: Calls, id: number, conversation: Conversation): Promise<number> {
  const done = [...conversation.texts]
  const path = `/api/adminpanel/contact-requests/${id}/messages/`
  const rows = await wholeList<{ body: string }>(calls, path, conversation.client)
  conversation.isChecked = true
  return compare(
    calls,
    `message in request ${id}`,
    done,
    rows.map(({ body }) => body),
  )
}

/** @param isWhole those too that have been checked since somebody last wrote into them */
async function checkConversations({ calls, journal }: World, isWhole: boolean): Promise<number> {
  let faults = 0
  for (const [id, conversation] of [...journal.conversations]) {
    if (conversation.texts.size === 0 || (conversation.isChecked && !isWhole)) continue
    faults += await checkConversation(calls, id, conversation)
  }
  return faults
}

async function checkArticles({ calls, journal, dietitians }: World): Promise<number> {
  let faults = 0
  for (const { id, author, sent, done } of journal.articles) {
    const path = `/api/adminpanel/blogs/${id}/`
    const answer = await calls.askUntilAnswered({ kind: 'check', path, token: await untilToken(author), right: 200 })
    const { title = '' } = answer?.status === 200 ? bodyOf<{ title?: string }>(answer) : {}
    const edit = editOf(title)
    if (edit >= done && edit <= sent + 1) continue
    faults += 1
    calls.wrong(`LOST edit: ${path} has "${title}" after "${editedTitle(done)}"`)
  }
  for (const author of dietitians) {
    const done = [...(journal.created.get(author.id) ?? [])]
    const rows = await wholeList<{ title: string }>(
      calls,
      '/api/adminpanel/blogs/my_posts/?status=draft&ordering=created_at',
      author,
    )
    faults += compare(
      calls,
      `article of ${author.email}`,
      done,
      rows.map(({ title }) => title),
    )
  }
  return faults
}

async function checkPictures(
  { stage, calls, journal }: World,
  isWhole: boolean,
  checked: Set<string>,
): Promise<number> {
  let faults = 0
  for (const [url, length] of [...journal.pictures]) {
    if (checked.has(url) && !isWhole) continue
    checked.add(url)
    const answer = await fetch(`${stage.url}${url}`)
    const bytes = (await answer.arrayBuffer()).byteLength
    if (answer.status === 200 && (Number.isNaN(length) || bytes === length)) continue
    faults += 1
    calls.wrong(`LOST picture: ${url} ${answer.status}, ${bytes} of ${length} bytes`)
  }
  return faults
}

async function checkSignedOut({ calls, journal }: World): Promise<number> {
  let faults = 0
  for (const { access, refresh, at } of [...journal.signedOut]) {
    if (performance.now() - at > TOKEN_SURELY_GOOD_MS) continue
    const asked = { kind: 'signed out', right: 401 }
    const answers = [
      await calls.askUntilAnswered({ ...asked, path: '/api/auth/profile/', token: access }),
      await calls.askUntilAnswered({ ...asked, path: '/api/auth/token/refresh/', json: { refresh } }),
    ]
    if (answers.every((answer) => answer?.status === 401)) continue
    faults += 1
    calls.wrong('LOST sign-out: a session that was ended is good again')
  }
  return faults
}

/** One mail for each request, written with it: sent, or on its way. */
async function checkMails({ stage, calls }: World): Promise<number> {
  const [row] = await stage.query<{ requests: number; mails: number }>(
    `select (select count(*)::int from consultation_requests where starts_with(message, 'Endurance ')) as requests,
            (select count(*)::int from mails where template = 'new-request') as mails`,
  )
  if (!row || row.requests === row.mails) return 0
  calls.wrong(`LOST or DOUBLED mails: ${row.mails} for ${row.requests} requests`)
  return 1
}

const checkedPictures = new Set<string>()

/** @returns how much of what was answered as done is not there, or is there twice */
export async function checkJournal(world: World, isWhole: boolean): Promise<number> {
  return (
    (await checkRequests(world)) +
    (await checkConversations(world, isWhole)) +
    (await checkArticles(world)) +
    (await checkPictures(world, isWhole, checkedPictures)) +
    (await checkSignedOut(world)) +
    (isWhole ? await checkMails(world) : 0)
  )
}
