import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { users } from '../accounts/accounts.table.ts'
import { prepared } from './prepared.ts'

setUpTestApp({ rateLimits: false })

const rename = prepared((db) =>
  db
    .update(users)
    .set({ first_name: sql`${sql.placeholder('name')}` })
    .where(eq(users.id, sql.placeholder('id'))),
)
const nameOf = prepared((db) =>
  db
    .select({ name: users.first_name })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
)

test('a prepared statement belongs to the transaction that sends it', async () => {
  const { db } = testApp().services
  const { id } = await given.user({ first_name: 'Asha' })
  const read = () => nameOf(db).execute({ id })
  expect(await read()).toEqual([{ name: 'Asha' }])
  await expect(
    db.transaction(async (tx) => {
      await rename(tx).execute({ id, name: 'Meera' })
      expect(await nameOf(tx).execute({ id })).toEqual([{ name: 'Meera' }])
      // Not visible outside the transaction yet.
      expect(await read()).toEqual([{ name: 'Asha' }])
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(await read()).toEqual([{ name: 'Asha' }])
  await db.transaction((tx) => rename(tx).execute({ id, name: 'Meera' }))
  expect(await read()).toEqual([{ name: 'Meera' }])
})
