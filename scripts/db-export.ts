import { exportDatabase } from '../server/db/transfer/export.ts'
import { runCommand, withDatabase } from './database-of.ts'

/** `npm run db:export [FOLDER]`: exports every table, from one snapshot, for import into any PostgreSQL 15+. */
await runCommand(async (config, argument) => {
  const folder = argument ?? `thali-export-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const { tables } = await withDatabase(config, 'existing', (url) => exportDatabase(url, folder))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Exported ${tables.length} tables with ${rows} rows into ${folder}.`
})
