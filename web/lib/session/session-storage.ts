import type { User } from '#domain/accounts/accounts.schema.ts'
import { ROLES } from '#domain/roles.ts'

export type SessionUser = Pick<User, 'id' | 'first_name' | 'last_name' | 'email' | 'role'>

export interface Tokens {
  access: string
  refresh: string
}

interface StoredSession {
  tokens: Tokens
  user: SessionUser
}

/** Nothing else about the account is stored in the browser. */
export const SESSION_KEYS = { access: 'access_token', refresh: 'refresh_token', user: 'user_data' } as const

/** Used where storage is forbidden; the session then ends with the page. */
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}

export function toSessionUser({ id, first_name, last_name, email, role }: SessionUser): SessionUser {
  return { id, first_name, last_name, email, role }
}

function parseUser(text: string): SessionUser | null {
  try {
    const user = JSON.parse(text)
    return Number.isInteger(user?.id) && ROLES.includes(user.role) ? toSessionUser(user) : null
  } catch {
    return null
  }
}

export function readTokens(): Tokens | null {
  const access = read(SESSION_KEYS.access)
  const refresh = read(SESSION_KEYS.refresh)
  return access && refresh ? { access, refresh } : null
}

export function readSession(): StoredSession | null {
  const tokens = readTokens()
  const user = parseUser(read(SESSION_KEYS.user) ?? '')
  return tokens && user ? { tokens, user } : null
}

export function writeSession({ tokens, user }: StoredSession) {
  writeTokens(tokens)
  writeUser(user)
}

export function writeTokens(tokens: Tokens) {
  write(SESSION_KEYS.access, tokens.access)
  write(SESSION_KEYS.refresh, tokens.refresh)
}

export function writeAccess(access: string) {
  write(SESSION_KEYS.access, access)
}

export function writeUser(user: SessionUser) {
  write(SESSION_KEYS.user, JSON.stringify(toSessionUser(user)))
}

export function clearSession() {
  for (const key of Object.values(SESSION_KEYS)) write(key, null)
}
