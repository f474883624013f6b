import type { Role } from '../roles.ts'

/** Mails that a person may switch off; everything about the account's safety always goes out. */
export const MAIL_CHOICES = ['reply', 'new_request', 'new_message'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]

interface ChoiceLabel {
  label: string
  description: string
}

export const MAIL_CHOICE_LABELS: Record<MailChoice, ChoiceLabel> = {
  reply: { label: 'Replies to your requests', description: 'When a dietitian replies to you.' },
  new_request: {
    label: 'New consultation requests',
    description: 'When a client asks you for a consultation, or agrees to another dietitian.',
  },
  new_message: { label: 'New messages from clients', description: 'When a client writes again in a consultation.' },
}

/** The choices a role can make: everybody may send a request, but only dietitians receive any. */
export function toMailChoices(role: Role): readonly MailChoice[] {
  return role === 'dietitian' ? ['new_request', 'new_message', 'reply'] : ['reply']
}
