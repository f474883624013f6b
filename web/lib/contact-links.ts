/** The address may contain characters with a meaning in links (`?`, `&`, `%`); the @ stays readable. */
export function mailHref(email: string, subject?: string): string {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  return subject === undefined ? address : `${address}?subject=${encodeURIComponent(subject)}`
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** "+91 98140 00101" for Indian mobile numbers; others stay as typed. */
export function formatPhone(phone: string): string {
  const [, country = '', first, second] = /^(\+91)?([6-9]\d{4})(\d{5})$/.exec(phone.replace(/[\s-]/g, '')) ?? []
  return first ? [country, first, second].filter(Boolean).join(' ') : phone
}

/** Opens WhatsApp with a message; the user picks the recipient there. */
export function whatsAppHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
