import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { dataDir, expect, siteUrl } from './fixtures.ts'
import { TIMEOUT_MS } from './settings.ts'

/** Scheduled jobs start within ten seconds; the rest is for the job and the mail. */
const MAIL_TIMEOUT_MS = 10_000 + 2 * TIMEOUT_MS

const read = new Map<string, Email>()

/** Every mail sent so far; each file is read once. */
async function sentMails(): Promise<Email[]> {
  // The first mail creates the folder.
  const outbox = join(dataDir(), 'outbox')
  const names = (await readdir(outbox).catch(() => [] as string[])).filter((name) => name.endsWith('.eml')).sort()
  for (const name of names) {
    if (read.has(name)) continue
    // The mails of an account that is erased are removed.
    const content = await readFile(join(outbox, name)).catch(() => null)
    if (content) read.set(name, await PostalMime.parse(content))
  }
  return names.flatMap((name) => read.get(name) ?? [])
}

/** Waits for the newest mail to an address with this subject (and these words, for addresses shared by tests). */
export async function mailTo(address: string, subject: string, words = ''): Promise<Email> {
  const find = async () =>
    (await sentMails()).findLast(
      (mail) =>
        mail.subject === subject &&
        mail.to?.some((recipient) => recipient.address === address) &&
        mail.text?.includes(words),
    )
  let mail: Email | undefined
  await expect
    .poll(async () => (mail = await find()), {
      message: `a mail "${subject}" to ${address}`,
      timeout: MAIL_TIMEOUT_MS,
      intervals: [100],
    })
    .toBeDefined()
  return mail as Email
}

/** The distinct site addresses that a mail links to. */
export function linksOf(mail: Email): string[] {
  const links = [...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...new Set(links.filter((href) => href.startsWith(siteUrl())))]
}
