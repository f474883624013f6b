import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing } from '../files/whole-file.ts'

export const MAIL_ENDING = '.eml'

async function mailsIn(dir: string): Promise<string[]> {
  // The folder is missing if no mail has been written yet, or a server sends them.
  const names = (await readdir(dir).catch(nullIfMissing)) ?? []
  return names.filter((name) => name.endsWith(MAIL_ENDING)).map((name) => join(dir, name))
}

/** 20261121T021203.123Z-7.eml: sorts by time, ends with the mail's id, and is valid everywhere. */
export function mailFileName(id: number, written: Date): string {
  return `${written.toISOString().replaceAll(/[-:]/g, '')}-${id}${MAIL_ENDING}`
}

const isMail = (path: string, id: number) => path.endsWith(`-${id}${MAIL_ENDING}`)

/** Removes all files of one mail. */
export async function removeMail(dir: string, id: number): Promise<void> {
  for (const path of await mailsIn(dir)) if (isMail(path, id)) await rm(path, { force: true })
}

export interface MailFile {
  /** The recipient, in lower case. */
  to: string
  /** The text after the headers, in lower case. */
  body: string
}

/** Decodes quoted-printable, which nodemailer uses for text that is not plain ASCII, and whole blocks of base64. */
function readable(text: string): string {
  const plain = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const blocks = plain.match(/(?:^[A-Za-z0-9+/]{60,76}={0,2}\r?\n)+(?:^[A-Za-z0-9+/]+={0,2}\r?$)?/gm) ?? []
  return [plain, ...blocks.map((block) => Buffer.from(block, 'base64').toString('latin1'))]
    .map((part) => Buffer.from(part, 'latin1').toString('utf8'))
    .join('\n')
    .toLowerCase()
}

function toMailFile(message: Buffer): MailFile {
  const [head = '', ...rest] = message.toString('latin1').split(/\r?\n\r?\n/)
  const to = /^To:\s*<?([^>\r\n]*)/im.exec(head.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? ''
  return { to: to.trim().toLowerCase(), body: readable(rest.join('\n\n')) }
}

/** Removes mails by their text, except the mail with the id `exceptId`. */
export async function removeMails(
  dir: string,
  matches: (mail: MailFile) => boolean,
  exceptId: number | null,
): Promise<void> {
  for (const path of await mailsIn(dir)) {
    if (exceptId !== null && isMail(path, exceptId)) continue
    const message = await readFile(path).catch(nullIfMissing)
    if (message && matches(toMailFile(message))) await rm(path, { force: true })
  }
}
