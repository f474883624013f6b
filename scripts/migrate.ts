import { connect } from '../server/db/connect.ts'
import { migrate } from '../server/db/migrate.ts'

/** Brings the database at DATABASE_URL up to date; the app does the same at each start. */
const directUrl = process.env.DATABASE_DIRECT_URL
const url = directUrl || process.env.DATABASE_URL
if (!url) {
  console.error('DATABASE_URL must be set. The embedded database is migrated by `npm start`.')
  process.exit(1)
}
const connection = connect(url, () => {})
await migrate(connection.pool, undefined, { isForPooler: Boolean(directUrl) })
await connection.close()
