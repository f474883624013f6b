/** An address may hold characters that a mail link reads as its own (`?`, `&`, `%`); the @ stays legible. */
export function mailHref(email: string, subject?: string): string {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  return subject === undefined ? address : `${address}?subject=${encodeURIComponent(subject)}`
}

/** Spaces and hyphens are for reading only. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
