import sharp from 'sharp'

/** A picture of noise, different for each number. */
export function photo(number: number, width = 600, height = 338): Promise<Buffer> {
  const bytes = Uint8Array.from({ length: width * height * 3 }, (_, at) => Math.imul(at + number, 2_654_435_761) >>> 24)
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** The file as a browser sends it. */
export function formWith(field: string, bytes: Buffer, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(field, new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }))
  return form
}
