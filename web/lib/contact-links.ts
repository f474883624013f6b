/** An address may hold characters that a mail link reads as its own (`?`, `&`, `%`); the @ stays legible. */
export function mailHref(email: string, subject?: string): string {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  return subject === undefined ? address : `${address}?subject=${encodeURIComponent(subject)}`
}

/** Spaces and hyphens are for reading only. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** "+91 98140 00101": Indian mobile numbers in the usual two halves, others as they were typed. */
export function formatPhone(phone: string): string {
  const [, country = '', first, second] = /^(\+91)?([6-9]\d{4})(\d{5})$/.exec(phone.replace(/[\s-]/g, '')) ?? []
  return first ? [country, first, second].filter(Boolean).join(' ') : phone
}
