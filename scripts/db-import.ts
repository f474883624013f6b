import { importDatabase } from '../server/db/transfer/import.ts'
import { readManifest } from '../server/db/transfer/manifest.ts'
import { OperatorError } from '../server/errors.ts'
import { runCommand, withDatabase } from './database-of.ts'

/** `npm run db:import FOLDER`: fills an empty database with an export. */
await runCommand(async (config, folder) => {
  if (!folder) throw new OperatorError('Name the folder of the export: npm run db:import FOLDER')
  // Checked first, so that no database is created in DATA_DIR for a folder that is not an export.
  await readManifest(folder)
  const { tables } = await withDatabase(config, 'new', (url) => importDatabase(url, folder))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Imported ${tables.length} tables with ${rows} rows from ${folder}.`
})
