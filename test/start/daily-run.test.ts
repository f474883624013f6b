import { expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { cleanUp, newFolder, start, startDatabase } from './fixtures.ts'

cleanUp()

test('a start erases the assessments that are past their time', async () => {
  const database = await startDatabase(await newFolder())
  const { pool, close } = connect(database.url, () => {})
  await migrate(pool)
  await pool.query(`
    insert into assessments (full_name, email, phone_number, age, gender, height, weight, created_at)
    select name, 'asha@example.in', '9814012345', 34, 'female', 158, 61, now() - months * interval '1 month'
    from (values ('old', 25), ('young', 23)) as person (name, months)`)
  await start({ DATA_DIR: await newFolder(), DATABASE_URL: database.url })
  const names = async () => (await pool.query('select full_name from assessments')).rows.map((row) => row.full_name)
  await expect.poll(names, { interval: 50 }).toEqual(['young'])
  await close()
})
