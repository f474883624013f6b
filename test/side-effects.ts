import { testApp } from './test-app.ts'

/** Mails waiting to be sent, oldest first. */
export async function queuedMails(): Promise<{ recipient: string; template: string }[]> {
  const { rows } = await testApp().connection.pool.query('select recipient, template from mails order by id')
  return rows
}

/** The actions in the audit log, oldest first. */
export async function auditActions(): Promise<string[]> {
  const { rows } = await testApp().connection.pool.query<{ action: string }>(
    'select action from audit_entries order by id',
  )
  return rows.map((row) => row.action)
}

/** The changes recorded in the entries of one action. */
export async function auditValues(action: string): Promise<{ before: unknown; after: unknown }[]> {
  const { rows } = await testApp().connection.pool.query<{ before: unknown; after: unknown }>(
    'select before, after from audit_entries where action = $1 order by id',
    [action],
  )
  return rows
}
