import { join } from 'node:path'
import { makeBackup, PLAIN_BACKUP } from '../server/backup/make-backup.ts'
import { runCommand, withDatabase } from './database-of.ts'

/** `npm run backup [FOLDER]`: backs up everything into one file, whether or not the app is running. */
await runCommand(async (config, argument) => {
  const { dataDir, backupKey } = config
  const folder = argument ?? config.backupDir ?? join(dataDir, 'backups')
  const { path, bytes } = await withDatabase(config, 'existing', (url) =>
    makeBackup({ dataDir, url, isEmbedded: config.databaseUrl === undefined }, { folder, key: backupKey }),
  )
  if (!backupKey) process.stderr.write(`${PLAIN_BACKUP}\n`)
  const isElsewhere = config.storageUrl ? ' The pictures in the bucket are not in it.' : ''
  return `Backed up into ${path} (${(bytes / 1e6).toFixed(1)} MB${backupKey ? ', encrypted' : ''}).${isElsewhere}`
})
