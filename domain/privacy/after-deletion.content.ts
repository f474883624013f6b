import { BACKUP_RETENTION_DAYS, COOLING_OFF_DAYS, MAIL_RETENTION_DAYS } from './privacy-rules.ts'

/** What becomes of an account that is deleted. Shown at /legal and beside the button; a test compares the erasure with it. */
export const ERASED_AT_DELETION: readonly string[] = [
  'Your account, profile and sign-ins, your agreements, and your two-step sign-in settings.',
  'Health assessments sent under your email address, if you have confirmed that address.',
  'Your name, contact details, age and gender in your requests, and everything you wrote in them: the request, the health concern, your messages and every file in the conversations. Private notes that a dietitian wrote about them are erased too.',
  'The text of your reviews. The rating stays, without your name.',
  'Records of emails to you, and your details in the log of who did what.',
  'Dietitians: the public profile, applications with their documents, certificates, checked credentials, drafts, deleted articles, earlier versions and unsaved work, saved replies, foods and dishes of their own, private notes, files sent with replies, and answers to reviews. Open requests are closed, and we email each client.',
]

export interface RetainedAfterDeletion {
  what: string
  why: string
}

export const RETAINED_AFTER_DELETION: readonly RetainedAfterDeletion[] = [
  {
    what: 'Replies that a dietitian wrote, without the client’s name. If the dietitian leaves, we remove the dietitian’s name too.',
    why: 'They are the dietitian’s work and the client’s record of the advice. We remove your name, email address and phone number from their text.',
  },
  {
    what: 'Foods and dishes of a dietitian that an admin has accepted into the library, without the dietitian’s name.',
    why: 'Shared plates and articles name them.',
  },
  {
    what: 'Published articles of a dietitian, under “Former author”, unless you choose to remove them.',
    why: 'Readers and other pages link to them.',
  },
  {
    what: 'Your name, qualification and registration on health texts that you reviewed, if you are a dietitian. Your comments are erased.',
    why: 'Readers need to know who checked what they read.',
  },
  {
    what: 'A log of numbers for one year: which number did what, and when. It has no name, no address and nothing you wrote.',
    why: 'The Rules of 2025 require logs of at least one year, so that problems can be traced.',
  },
  {
    what: `The last email, which tells you that your account is gone. Once it’s sent, we remove your address from its record. If it can’t be sent, or emails are stored as files because no mail server sends them, we erase it after ${MAIL_RETENTION_DAYS} days.`,
    why: 'It has to reach you when nothing else about you is left here.',
  },
  {
    what: `Backups, for ${BACKUP_RETENTION_DAYS} days at most.`,
    why: 'They protect everyone from data loss. If one has to be restored, we repeat your deletion at once.',
  },
  {
    what: 'Health assessments sent under an address that was never confirmed, until their own time is over.',
    why: 'Nobody has shown that they’re yours. The link in the confirmation email deletes them earlier.',
  },
]

export const COOLING_OFF = `For ${COOLING_OFF_DAYS} days nothing changes, and you can still keep your account. Then we erase it for good and tell you in one last email.`
