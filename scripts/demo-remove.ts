import { join } from 'node:path'
import { connect } from '../server/db/connect.ts'
import { OperatorError } from '../server/errors.ts'
import { createFileStore } from '../server/infra/files/file-store.ts'
import { eraseDemoAccounts } from '../server/privacy/erasure/erasure.service.ts'
import { runCommand, withDatabase } from './database-of.ts'

const LAST_ADMIN =
  'The demo admin is the only admin: start the site once with ADMIN_EMAIL and ADMIN_PASSWORD, then run this again.'

/** `npm run demo:remove`: erases the demo accounts and all their data, whether or not the app is running. */
await runCommand(async (config) => {
  const { dataDir, storageUrl } = config
  const files = await createFileStore({ dir: join(dataDir, 'media'), privateDir: join(dataDir, 'private'), storageUrl })
  const { erased, left } = await withDatabase(config, 'existing', async (url) => {
    const connection = connect(url, () => {}, { poolSize: 2 })
    try {
      return await eraseDemoAccounts({ db: connection.db, files, outboxDir: join(dataDir, 'outbox') })
    } finally {
      await connection.close()
    }
  })
  const done = `Removed ${erased} demo accounts with their articles, requests and pictures.`
  if (left > 0) throw new OperatorError(`${done} ${LAST_ADMIN}`)
  return erased === 0 ? 'There are no demo accounts.' : done
})
