/** "+91 98140 00101": Indian mobile numbers in the usual two halves, others as they were typed. */
export function formatPhone(phone: string): string {
  const [, country = '', first, second] = /^(\+91)?([6-9]\d{4})(\d{5})$/.exec(phone.replace(/[\s-]/g, '')) ?? []
  return first ? [country, first, second].filter(Boolean).join(' ') : phone
}
