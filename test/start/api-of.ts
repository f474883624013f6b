import { type Api, createApi } from '#domain/api/api.ts'
import type { Role } from '#domain/roles.ts'
import { DEMO_SIGN_INS } from '#server/demo/sign-ins.ts'

/** The typed client over a socket: the API of a running product, as used by its web pages. */
export function apiOf(siteUrl: string, accessToken?: string): Api {
  return createApi(async ({ method, url, body, headers }) => {
    const response = await fetch(`${siteUrl}${url}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, statusText: response.statusText, text: await response.text() }
  })
}

/** Signs in with a demo account. @returns the token and the API as that person */
export async function signInAs(siteUrl: string, role: Role): Promise<{ api: Api; token: string; userId: number }> {
  const account = DEMO_SIGN_INS.find((one) => one.role === role)
  if (!account) throw new Error(`there is no demo ${role}`)
  const { tokens, user } = await apiOf(siteUrl).accounts.login({ email: account.email, password: account.password })
  return { api: apiOf(siteUrl, tokens.access), token: tokens.access, userId: user.id }
}
