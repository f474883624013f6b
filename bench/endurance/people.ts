import { DEMO_PASSWORD } from '#server/demo/sign-ins.ts'
import { bodyOf, type Calls } from './calls.ts'
import type { Stage } from './stage.ts'

/** Tokens are good for fifteen minutes. */
const TOKEN_MS = 12 * 60_000
const CLIENTS = 6
const DIETITIANS = 4

export interface Person {
  id: number
  email: string
  /** Signs in anew when the last token is about to end; undefined where that cannot be done at the moment. */
  token(): Promise<string | undefined>
}

export interface SignedIn {
  user: { id: number; email: string }
  tokens: { access: string; refresh: string }
}

export async function signIn(calls: Calls, email: string): Promise<SignedIn | null> {
  const answer = await calls.ask({
    kind: 'sign-in',
    path: '/api/auth/login/',
    json: { email, password: DEMO_PASSWORD },
    right: 200,
  })
  if (answer.status !== 200) return null
  const signedIn = bodyOf<SignedIn>(answer)
  if (signedIn.user.email !== email) calls.wrong(`signed in as ${signedIn.user.email} instead of ${email}`)
  return signedIn
}

function toPerson(calls: Calls, { id, email }: { id: number; email: string }): Person {
  let access: string | undefined
  let since = 0
  return {
    id,
    email,
    async token() {
      if (access && performance.now() - since < TOKEN_MS) return access
      const signedIn = await signIn(calls, email)
      if (!signedIn) return undefined
      access = signedIn.tokens.access
      since = performance.now()
      return access
    },
  }
}

/** Some of the demo's clients and dietitians. */
export async function gatherPeople(stage: Stage, calls: Calls): Promise<{ clients: Person[]; dietitians: Person[] }> {
  const rows = await stage.query<{ id: number; email: string; role: string }>(
    `select u.id::int, u.email, u.role from users u left join dietitian_profiles d on d.user_id = u.id
      where u.is_active and (u.role = 'user' or (u.role = 'dietitian' and d.is_available)) order by u.id`,
  )
  const some = (role: string, count: number) =>
    rows
      .filter((row) => row.role === role)
      .slice(0, count)
      .map((row) => toPerson(calls, row))
  return { clients: some('user', CLIENTS), dietitians: some('dietitian', DIETITIANS) }
}
