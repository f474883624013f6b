import { createMailer } from '#server/infra/mail/mailer.ts'
import { deliverMail } from '#server/mail/delivery.service.ts'
import { testApp } from './test-app.ts'

/** Delivers all queued mails as files. */
export async function deliverMails(): Promise<void> {
  const { connection, outboxDir } = testApp()
  const mailer = createMailer({ from: () => 'Thali <care@thali.test>', outboxDir })
  const { rows } = await connection.pool.query(`select id from mails where status = 'queued' order by id`)
  for (const { id } of rows) await deliverMail(connection.db, mailer, 'http://thali.test', Number(id), false)
}
