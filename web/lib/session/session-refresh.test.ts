import { expect, test, vi } from 'vitest'
import { ApiError } from '#domain/http/api-error.ts'
import { createTokenSource, type RefreshPorts } from './session-refresh.ts'
import type { Tokens } from './session-storage.ts'

function token(name: string, secondsLeft: number): string {
  const exp = Math.round(Date.now() / 1000) + secondsLeft
  return `${name}.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.`
}

const live = token('live', 60)
const expired = token('dead', -60)
const fresh = token('fresh', 900)

function source(start: Tokens | null, ports: Partial<RefreshPorts> = {}) {
  const stored = { tokens: start }
  const all: RefreshPorts = {
    readTokens: () => stored.tokens,
    requestAccess: vi.fn(async () => fresh),
    store: vi.fn((access) => {
      if (stored.tokens) stored.tokens = { ...stored.tokens, access }
    }),
    end: vi.fn(() => {
      stored.tokens = null
    }),
    withLock: (work) => work(),
    ...ports,
  }
  return { accessToken: createTokenSource(all), ports: all, stored }
}

test('a valid token is used unchanged', async () => {
  const { accessToken, ports } = source({ access: live, refresh: live })
  expect(await accessToken()).toBe(live)
  expect(ports.requestAccess).not.toHaveBeenCalled()
})

test('parallel calls share one refresh', async () => {
  const { accessToken, ports } = source({ access: expired, refresh: live })
  expect(await Promise.all([accessToken(), accessToken(), accessToken(expired)])).toEqual([fresh, fresh, fresh])
  expect(ports.requestAccess).toHaveBeenCalledTimes(1)
  expect(ports.store).toHaveBeenCalledWith(fresh)
})

test('a rejected token is exchanged though it has not expired', async () => {
  const { accessToken, ports } = source({ access: live, refresh: live })
  expect(await accessToken(live)).toBe(fresh)
  expect(ports.requestAccess).toHaveBeenCalledTimes(1)
})

test('tokens refreshed by another tab meanwhile are used', async () => {
  const { accessToken, ports, stored } = source(
    { access: expired, refresh: live },
    {
      withLock: (work) => {
        stored.tokens = { access: fresh, refresh: live }
        return work()
      },
    },
  )
  expect(await accessToken()).toBe(fresh)
  expect(ports.requestAccess).not.toHaveBeenCalled()
})

test('there is no token when signed out', async () => {
  const { accessToken } = source(null)
  await expect(accessToken()).rejects.toMatchObject({ status: 401, message: 'No access token available' })
})

test('an expired refresh token ends the session', async () => {
  const { accessToken, ports } = source({ access: expired, refresh: expired })
  await expect(accessToken()).rejects.toMatchObject({ status: 401, message: 'Refresh token expired' })
  expect(ports.end).toHaveBeenCalled()
})

test('a rejected refresh token ends the session', async () => {
  const rejection = new ApiError(401, 'Token is invalid or expired')
  const { accessToken, ports } = source(
    { access: expired, refresh: live },
    { requestAccess: () => Promise.reject(rejection) },
  )
  await expect(accessToken()).rejects.toBe(rejection)
  expect(ports.end).toHaveBeenCalledTimes(1)
})

test.each([0, 429, 503])(
  'the session survives a refresh that fails with %i, and the next call tries again',
  async (status) => {
    const requestAccess = vi
      .fn<RefreshPorts['requestAccess']>()
      .mockRejectedValueOnce(new ApiError(status, 'No'))
      .mockResolvedValue(fresh)
    const { accessToken, ports } = source({ access: expired, refresh: live }, { requestAccess })
    await expect(accessToken()).rejects.toMatchObject({ status })
    expect(ports.end).not.toHaveBeenCalled()
    expect(await accessToken()).toBe(fresh)
  },
)

test('a token that arrives after the sign-out is discarded', async () => {
  const { accessToken, ports, stored } = source(
    { access: expired, refresh: live },
    {
      requestAccess: async () => {
        stored.tokens = null
        return fresh
      },
    },
  )
  await expect(accessToken()).rejects.toMatchObject({ message: 'No access token available' })
  expect(ports.store).not.toHaveBeenCalled()
})

test('a rejection that arrives after a new sign-in leaves the new session alone', async () => {
  const next = { access: fresh, refresh: token('next', 900) }
  const { accessToken, ports, stored } = source(
    { access: expired, refresh: live },
    {
      requestAccess: async () => {
        stored.tokens = next
        throw new ApiError(401, 'Token is invalid or expired')
      },
    },
  )
  await expect(accessToken()).rejects.toMatchObject({ status: 401 })
  expect(ports.end).not.toHaveBeenCalled()
  expect(stored.tokens).toBe(next)
})
