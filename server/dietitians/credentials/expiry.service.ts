import { addDays, indiaDay } from '#domain/site/india-day.ts'
import type { Database } from '../../db/connect.ts'
import { queueMail } from '../../mail/mail.service.ts'
import { listExpiredOn, lockExpiring, setReminded } from './credentials.queries.ts'

/** Time enough to renew a registration. */
const REMIND_DAYS = 30
/** Reminded by one run; the next one takes the others. */
const BATCH = 500

const LONG_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** Tells dietitians, once, that something on their profile is about to expire; tells how many mails that were. */
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

/** Whose pages, if they were rendered yesterday, show what is over today: a day that ends changes no row. */
export async function listJustExpired(db: Database, now = new Date()): Promise<number[]> {
  return listExpiredOn(db, addDays(indiaDay(now), -1))
}
