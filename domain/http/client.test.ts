import { expect, test } from 'vitest'
import { createApi } from '../api/api.ts'
import type { ApiRequest } from './client.ts'

function recording(status: number, text: string) {
  const sent: ApiRequest[] = []
  const api = createApi(async (request) => {
    sent.push(request)
    return { status, statusText: '', text }
  })
  return { api, sent }
}

test('an id is part of the path and a body is sent unchanged', async () => {
  const { api, sent } = recording(200, '{}')
  await api.consultations.updateStatus(7, { status: 'closed' })
  expect(sent).toEqual([
    { method: 'PATCH', url: '/api/adminpanel/contact-requests/7/update_status/', body: { status: 'closed' } },
  ])
})

test('a query is written in order, without empty values, and escaped', async () => {
  const { api, sent } = recording(200, '{}')
  await api.dietitians.list({ search: 'dal & roti', specialization: undefined, page: 2 })
  expect(sent[0]?.url).toBe('/api/adminpanel/dietitians/?page=2&search=dal%20%26%20roti')
})

test('an empty success is returned, an error response is thrown', async () => {
  expect(await recording(200, '').api.accounts.logout({})).toEqual({ message: 'Success' })
  await expect(recording(409, '{"detail":"No."}').api.dietitians.get(1)).rejects.toMatchObject({
    status: 409,
    message: 'No.',
  })
})
