import { BACKUP_RETENTION_DAYS, COOLING_OFF_DAYS, MAIL_RETENTION_DAYS } from './privacy-rules.ts'

/** What becomes of an account that is deleted: said at /legal and beside the button, and held to by the erasure's test. */
export const ERASED_AT_DELETION: readonly string[] = [
  'Your account, profile and sign-ins, your agreements, and the settings of your second factor.',
  'Health assessments sent under your email address, if you have verified that address.',
  'Your name, contact details, age and gender in your requests, and everything you wrote in them: the request, the health concern and your messages, and every file in their conversations. Private notes that a dietitian kept about them are erased as well.',
  'The text of your reviews. The rating stays, without saying whose it is.',
  'Records of emails to you, and values about you in the log of who did what.',
  'Dietitians: the public profile, applications with their documents, certificates, checked credentials, drafts, deleted articles, earlier versions and unsaved work, saved replies, private notes, files sent with replies, and answers to reviews. Open requests are closed, and each client is told by email.',
]

export interface RetainedAfterDeletion {
  what: string
  why: string
}

export const RETAINED_AFTER_DELETION: readonly RetainedAfterDeletion[] = [
  {
    what: 'Replies that a dietitian wrote, without saying to whom or, if it is the dietitian who leaves, by whom.',
    why: 'They are the work of the one and the record of advice of the other. Your name, email address and phone number are taken out of their text.',
  },
  {
    what: 'Published articles of a dietitian, under “Former author”, unless you choose that they go.',
    why: 'Readers and other pages link to them.',
  },
  {
    what: 'Your name, qualification and registration on health texts that you reviewed, if you are a dietitian. Your comments are erased.',
    why: 'Readers need to know who checked what they read.',
  },
  {
    what: 'A log of numbers for one year: which number did what, and when. No name, no address, nothing of what you wrote.',
    why: 'The Rules of 2025 ask for logs of at least one year, so that what went wrong can be found out.',
  },
  {
    what: `The last email, which tells you that your account is gone. Your address is taken out of its record once it has been sent; if it cannot be sent, or emails are kept as files because no mail server sends them, it is erased after ${MAIL_RETENTION_DAYS} days.`,
    why: 'It has to find you when nothing else of you is left here.',
  },
  {
    what: `Backups, for ${BACKUP_RETENTION_DAYS} days at most.`,
    why: 'They protect everybody from loss. If one has to be restored, your deletion is repeated at once.',
  },
  {
    what: 'Health assessments sent under an address that was never verified, until their own time is over.',
    why: 'Nobody has shown that they are yours. The link in the confirmation email erases them earlier.',
  },
]

export const COOLING_OFF = `For ${COOLING_OFF_DAYS} days nothing changes, and you can keep your account after all. Then it is erased for good, and a last email tells you so.`
