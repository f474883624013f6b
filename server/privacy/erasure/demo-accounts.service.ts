import { eraseAccount, type Stores } from './erasure.service.ts'
import { setArticlesRetained } from './erasures.queries.ts'
import { deleteDemoRequests, listDemoAccounts } from './person.queries.ts'
import { saveErasureList } from './restore.service.ts'

/**
 * Erases every demo account with its articles, requests and pictures. Real clients of a demo dietitian are mailed that
 * their request was closed.
 * @returns the number of erased accounts, and of those left: the demo admin, if it is the only admin
 */
export async function eraseDemoAccounts(stores: Stores): Promise<{ erased: number; left: number }> {
  const ids = await listDemoAccounts(stores.db)
  await deleteDemoRequests(stores.db)
  let erased = 0
  for (const id of ids) {
    await setArticlesRetained(stores.db, id, false)
    if (await eraseAccount(stores, id, ({ is_demo }) => is_demo, { isRepeated: false })) erased += 1
  }
  if (erased > 0) await saveErasureList(stores)
  return { erased, left: ids.length - erased }
}
