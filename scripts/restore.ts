import { restoreBackup } from '../server/backup/restore.ts'
import { OperatorError } from '../server/errors.ts'
import { runCommand } from './database-of.ts'

/** `npm run restore -- FILE [--replace]`: restores a backup into DATA_DIR (and DATABASE_URL). */
await runCommand(async ({ dataDir, databaseUrl, backupKey }, file) => {
  if (!file || file.startsWith('--')) throw new OperatorError('Name the backup: npm run restore -- FILE [--replace]')
  const isReplacing = process.argv.includes('--replace')
  const { made_at } = await restoreBackup({ file, dataDir, databaseUrl, key: backupKey, isReplacing })
  return `Restored the backup of ${made_at} into ${dataDir}. The next start erases again what was erased since.`
})
