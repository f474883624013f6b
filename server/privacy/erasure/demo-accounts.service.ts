import { eraseAccount, type Stores } from './erasure.service.ts'
import { setKeepArticles } from './erasures.queries.ts'
import { deleteDemoRequests, listDemoAccounts } from './person.queries.ts'
import { keepErasureList } from './restore.service.ts'

/**
 * Erases every demo account with its articles, requests and pictures. Real clients of a demo dietitian learn by mail that
 * their request was closed.
 * @returns how many accounts are gone, and how many stay: the demo admin where it is the only admin
 */
export async function eraseDemoAccounts(stores: Stores): Promise<{ erased: number; left: number }> {
  const ids = await listDemoAccounts(stores.db)
  await deleteDemoRequests(stores.db)
  let erased = 0
  for (const id of ids) {
    await setKeepArticles(stores.db, id, false)
    if (await eraseAccount(stores, id, ({ is_demo }) => is_demo, { isRepeated: false })) erased += 1
  }
  if (erased > 0) await keepErasureList(stores)
  return { erased, left: ids.length - erased }
}
