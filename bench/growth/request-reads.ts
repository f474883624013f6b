import type { Role } from '#domain/accounts/roles.ts'
import { RequestQuery } from '#domain/consultations/consultations.schema.ts'
import { listRequests, openRequest } from '#server/consultations/consultations.service.ts'
import { signInAs } from '../../test/start/api-of.ts'
import { detailOf, type GrowthRead, type ListedRead, pagesOf } from './reads.ts'

const PATH = '/api/adminpanel/contact-requests/'
const PAGE_SIZE = 20

/** Lists of the office, of a busy dietitian and of a client, and one request as each of them opens it. */
export async function requestReads(siteUrl: string): Promise<GrowthRead[]> {
  const reads: GrowthRead[] = []
  const list = async (role: Role, name: string, query: Record<string, string | number>) => {
    const { token, userId } = await signInAs(siteUrl, role)
    const actor = { id: userId, role, session_id: 0 }
    const run: ListedRead['run'] = (db, asked) => listRequests(db, actor, RequestQuery.parse(asked))
    const whole = { page_size: PAGE_SIZE, ...query }
    reads.push(...(await pagesOf(siteUrl, { name, path: PATH, query: whole, token, pageSize: PAGE_SIZE, run })))
  }
  for (const role of ['admin', 'dietitian'] as const) {
    const who = role === 'admin' ? 'office' : 'busy dietitian'
    await list(role, `${who}, newest`, {})
    await list(role, `${who}, oldest`, { ordering: 'created_at' })
    await list(role, `${who}, longest waiting`, { ordering: 'waiting' })
    await list(role, `${who}, pending`, { status: 'pending' })
    await list(role, `${who}, replied, longest waiting`, { status: 'replied', ordering: 'waiting' })
  }
  const { userId: busy } = await signInAs(siteUrl, 'dietitian')
  await list('admin', 'office, one dietitian', { dietitian: busy })
  await list('user', 'client', {})
  for (const role of ['admin', 'dietitian', 'user'] as const) {
    const { api, token, userId } = await signInAs(siteUrl, role)
    const id = (await api.consultations.list({ page: 2 })).results[0]?.id ?? 0
    const actor = { id: userId, role, session_id: 0 }
    reads.push(detailOf(`one request, ${role}`, `${PATH}${id}/`, (db) => openRequest(db, actor, id), token))
  }
  return reads
}
