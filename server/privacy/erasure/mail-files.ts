import { SITE } from '#domain/site/site.ts'
import type { MailFile } from '../../infra/outbox-files.ts'
import { addressPattern } from './identity.ts'
import type { OwnMails } from './traces.queries.ts'

/** The links by which mails lead to a request, with its number. */
const REQUEST_LINK = /(?:\/dietitian\/requests\/|\/profile#request-)(\d+)/g
/** Only mails about an assessment have it. */
const ASSESSMENT_LINK = '/assessment?token='

/**
 * Tells the mails that are to the person, lead to one of the person's requests or say the person's address; never by a
 * name, which others may have. The site's own address stands in every mail and says nothing.
 */
export function ownMailsAmongFiles({ emails, isVerified, requests }: OwnMails): (mail: MailFile) => boolean {
  const numbers = new Set(requests)
  const own = new Set(emails)
  const said = isVerified ? emails.filter((email) => email !== SITE.email.toLowerCase()) : []
  const address = new RegExp(addressPattern(said), 'i')
  return ({ to, body }) => {
    if (own.has(to) && (isVerified || !body.includes(ASSESSMENT_LINK))) return true
    if (address.test(body)) return true
    return [...body.matchAll(REQUEST_LINK)].some(([, number]) => numbers.has(Number(number)))
  }
}
