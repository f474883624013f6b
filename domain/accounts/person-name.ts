import * as z from 'zod/mini'
import { line, optionalLine } from '../http/text.ts'
import { NAME_MAX } from './account-rules.ts'

/**
 * Characters that would form a link in a mail, and marks that reverse the text after them: strangers type these names,
 * and the site mails them from its own address.
 */
const LINK_LIKE = /[/\u2044\u2215@\u202A-\u202E\u2066-\u2069]|www\./i
/** "Son of", "daughter of", "wife of" and "care of", which many Indian names contain. */
const RELATION = /(?<=^|\s)[sdwc]\/o(?=$|[\s.:])/gi
/** Full-width letters and slashes read like the plain ones. */
const isLinkLike = (name: string) => LINK_LIKE.test(name.normalize('NFKC').replace(RELATION, ''))

const notAName = (label: string) => `${label} must be a name, without links or slashes`

/** A person's name: one line without links. */
export function personName(label: string) {
  return line(label, { max: NAME_MAX }).check(z.refine((value) => !isLinkLike(value), notAName(label)))
}

/** The same, but optional. */
export function optionalPersonName(label: string) {
  return optionalLine(label, NAME_MAX).check(z.refine((value) => !isLinkLike(value ?? ''), notAName(label)))
}

/** The first word is the first name, the rest the last one. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.trim().split(/\s+/)
  return { first_name, last_name: rest.join(' ') }
}
