import { addDays, indiaDay } from '#domain/site/india-day.ts'
import type { Database } from '../../db/connect.ts'
import { queueMail } from '../../mail/mail.service.ts'
import { listExpiredOn, lockExpiring, setReminded } from './credentials.queries.ts'

const REMIND_DAYS = 30
/** Reminders per run; the next run takes the rest. */
const BATCH = 500

const LONG_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** Mails dietitians once that a credential is about to expire. @returns how many mails */
export async function remindOfExpiry(db: Database, now = new Date()): Promise<number> {
  const today = indiaDay(now)
  return db.transaction(async (tx) => {
    const expiring = await lockExpiring(tx, today, addDays(today, REMIND_DAYS), BATCH)
    for (const { email, first_name, title, council, number, expires_on } of expiring) {
      await queueMail(tx, {
        to: email,
        template: 'credential-expiring',
        props: {
          first_name,
          credential: title ?? `${council}, ${number}`,
          expires_on: LONG_DAY.format(new Date(`${expires_on}T00:00:00Z`)),
        },
      })
    }
    const ids = expiring.map(({ id }) => id)
    await setReminded(tx, ids)
    return expiring.length
  })
}

/** Dietitians whose cached pages show a credential that expired at midnight: no row changes then. */
export async function listJustExpired(db: Database, now = new Date()): Promise<number[]> {
  return listExpiredOn(db, addDays(indiaDay(now), -1))
}
