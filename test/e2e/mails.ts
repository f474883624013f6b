import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { inject, vi } from 'vitest'
import { PATIENCE } from './seeing.ts'

/** In milliseconds; what the hourly run tells of is begun within ten seconds, which the run and the mail come after. */
const MAIL_PATIENCE = 10_000 + 2 * PATIENCE

const read = new Map<string, Email>()

/** Every mail that has left so far; a file is read once. */
async function sentMails(): Promise<Email[]> {
  const outbox = join(inject('dataDir'), 'outbox')
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort()
  for (const name of names) {
    if (!read.has(name)) read.set(name, await PostalMime.parse(await readFile(join(outbox, name))))
  }
  return names.flatMap((name) => read.get(name) ?? [])
}

/** The newest mail to an address with this subject, and with these words where many people write there, once it has left. */
export function mailTo(address: string, subject: string, words = ''): Promise<Email> {
  return vi.waitFor(
    async () => {
      const mails = (await sentMails()).filter(
        (mail) =>
          mail.subject === subject &&
          mail.to?.some((recipient) => recipient.address === address) &&
          mail.text?.includes(words),
      )
      const newest = mails.at(-1)
      if (!newest) throw new Error(`no mail "${subject}" to ${address} has left`)
      return newest
    },
    { timeout: MAIL_PATIENCE, interval: 100 },
  )
}

/** The addresses of the site that a mail leads to, each once. */
export function linksOf(mail: Email): string[] {
  const links = [...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...new Set(links.filter((href) => href.startsWith(inject('siteUrl'))))]
}
