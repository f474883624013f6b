import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { formWith, photo } from '../../test/pictures.ts'
import { bodyOf, type Calls } from './calls.ts'
import { type Article, editedTitle, type Journal, noteIn } from './journal.ts'
import { type Person, signIn } from './people.ts'
import type { Stage } from './stage.ts'

const REQUESTS = '/api/adminpanel/contact-requests/'
const BLOGS = '/api/adminpanel/blogs/'
const ARTICLE_TEXT = '<p>Dal, roti, a vegetable and curd make a plate that most families know.</p>'.repeat(4)
const SIGNED_OUT_KEPT = 40

interface World {
  stage: Stage
  calls: Calls
  journal: Journal
  clients: Person[]
  dietitians: Person[]
}

export type { World }

let number = 0
/** Nobody else has written it. */
function newText(what: string): string {
  number += 1
  return `Endurance ${what} ${number}: what may I eat at night, and how much of it?`
}

export function oneOf<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T
}

/** Half of them under a key, sent again until they are answered: those must not be there twice. */
export async function submit({ calls, journal, clients, dietitians }: World): Promise<void> {
  const client = oneOf(clients)
  const dietitian = oneOf(dietitians)
  const token = await client.token()
  if (!token) return
  const message = newText('request')
  const asked = { kind: 'submission', path: REQUESTS, token, json: { to_dietitian: dietitian.id, message }, right: 201 }
  const answer = await (Math.random() < 0.5
    ? calls.askUntilAnswered({ ...asked, key: randomUUID() })
    : calls.ask(asked))
  if (answer?.status !== 201) return
  noteIn(journal.submitted, client.id, message)
  const { id } = bodyOf<{ id: number }>(answer)
  journal.conversations.set(id, { client, dietitian, texts: new Set(), isReplied: false, isChecked: true })
}

const TEXTS_MAX = 6

export async function reply({ calls, journal }: World): Promise<void> {
  const waiting = [...journal.conversations].filter(([, { isReplied }]) => !isReplied)
  const [id, conversation] = waiting[0] ?? []
  if (!id || !conversation) return
  // Nobody else answers it meanwhile.
  conversation.isReplied = true
  const token = await conversation.dietitian.token()
  const text = newText('reply')
  const answer = token
    ? await calls.askUntilAnswered({
        kind: 'reply',
        path: `${REQUESTS}${id}/update_status/`,
        method: 'PATCH',
        token,
        json: { reply: text },
        key: randomUUID(),
        right: 200,
      })
    : null
  if (answer?.status === 200) {
    conversation.texts.add(text)
    conversation.isChecked = false
  } else conversation.isReplied = false
}

export async function addMessage({ calls, journal }: World): Promise<void> {
  const open = [...journal.conversations].filter(([, { texts }]) => texts.size > 0 && texts.size < TEXTS_MAX)
  const [id, conversation] = oneOf(open) ?? []
  if (!id || !conversation) return
  const token = await oneOf([conversation.client, conversation.dietitian]).token()
  if (!token) return
  const body = newText('message')
  const path = `${REQUESTS}${id}/messages/`
  const answer = await calls.askUntilAnswered({
    kind: 'message',
    path,
    token,
    json: { body },
    key: randomUUID(),
    right: 201,
  })
  if (answer?.status !== 201) return
  conversation.texts.add(body)
  conversation.isChecked = false
}

async function write(calls: Calls, author: Person, title: string, status: 'draft' | 'published') {
  const json = {
    title,
    summary: 'A plate that most families know, meal by meal, and how much of each to take.',
    content: ARTICLE_TEXT,
    category: 'diet',
    status,
  }
  return calls.askUntilAnswered({
    kind: 'article',
    path: BLOGS,
    token: await author.token(),
    json,
    key: randomUUID(),
    right: 201,
  })
}

/** One published article of each dietitian, which is then edited all the time. */
export async function writeArticles({ calls, journal, dietitians }: World): Promise<void> {
  for (const author of dietitians) {
    const answer = await write(calls, author, editedTitle(0), 'published')
    if (answer?.status !== 201) throw new Error(`no article could be written: ${answer?.text}`)
    const { id } = bodyOf<{ id: number }>(answer)
    journal.articles.push({ id, author, sent: 0, done: 0, isBusy: false })
  }
}

export async function createDraft({ calls, journal, dietitians }: World): Promise<void> {
  const author = oneOf(dietitians)
  const title = `Endurance draft ${++number}`
  const answer = await write(calls, author, title, 'draft')
  if (answer?.status === 201) noteIn(journal.created, author.id, title)
}

export async function edit({ calls, journal }: World): Promise<void> {
  const article: Article | undefined = oneOf(journal.articles.filter(({ isBusy }) => !isBusy))
  if (!article) return
  article.isBusy = true
  const token = await article.author.token()
  if (token) {
    article.sent += 1
    const edited = article.sent
    const json = { title: editedTitle(edited), content: `${ARTICLE_TEXT}<p>Edit ${edited}.</p>` }
    const path = `${BLOGS}${article.id}/`
    const answer = await calls.askUntilAnswered({ kind: 'edit', path, method: 'PATCH', token, json, right: 200 })
    if (answer?.status === 200) article.done = edited
  }
  article.isBusy = false
}

export async function upload({ stage, calls, journal, dietitians }: World): Promise<void> {
  const token = await oneOf(dietitians).token()
  if (!token) return
  const form = formWith('image', await photo(++number, 400, 225), { alt: 'Noise' })
  const path = '/api/adminpanel/blog-images/'
  const answer = await calls.ask({ kind: 'upload', path, token, form, right: 201, needs: ['disk'] })
  if (answer.status !== 201) return
  for (const { url } of bodyOf<{ sizes: { url: string }[] }>(answer).sizes) {
    const picture = await fetch(`${stage.url}${url}`).catch(() => null)
    if (picture?.status === 200) journal.pictures.set(url, (await picture.arrayBuffer()).byteLength)
    else journal.pictures.set(url, Number.NaN)
  }
}

/** Half of a picture, then the line is cut. */
export async function cutUpload({ stage, dietitians }: World): Promise<void> {
  const token = await oneOf(dietitians).token()
  const bytes = await photo(++number)
  const head =
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  const call = request(`${stage.url}/api/adminpanel/blog-images/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': head.length + bytes.length,
    },
  })
  await new Promise<void>((resolve) => {
    call.on('error', () => resolve()).on('close', () => resolve())
    call.write(head)
    call.write(bytes.subarray(0, bytes.length / 2), () => setTimeout(() => call.destroy(), 50))
  })
}

export async function signOut({ calls, journal, clients }: World): Promise<void> {
  const signedIn = await signIn(calls, oneOf(clients).email)
  if (!signedIn) return
  const { access, refresh } = signedIn.tokens
  const path = '/api/auth/logout/'
  const answer = await calls.ask({ kind: 'sign-out', path, token: access, json: { refresh }, right: 200 })
  if (answer.status !== 200) return
  journal.signedOut.push({ access, refresh, at: performance.now() })
  if (journal.signedOut.length > SIGNED_OUT_KEPT) journal.signedOut.shift()
}

export async function summarise({ calls, journal }: World): Promise<void> {
  const { id, author } = oneOf(journal.articles)
  const json = { title: 'A plate that most families know', content: ARTICLE_TEXT }
  const token = await author.token()
  if (!token) return
  await calls.ask({
    kind: 'AI summary',
    path: `${BLOGS}${id}/generate_summary/`,
    token,
    json,
    right: 200,
    needs: ['ai'],
  })
}
