const HEX = 16

/** `crypto.randomUUID` exists only on secure origins and localhost. */
export function randomUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(HEX))]
  const digits = bytes.map((byte) => byte.toString(HEX).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
