/** A minimal PDF file of one empty page, into which a test can insert content. */
export function pdf(inside = ''): Buffer {
  const body = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    inside === '' ? '' : `% ${inside}`,
    '',
  ].join('\n')
  return Buffer.from(`${body}trailer<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1')
}

/** The file as a browser sends it. */
export function documentForm(bytes: Buffer, name = 'degree.pdf', type = 'application/pdf'): FormData {
  const form = new FormData()
  form.append('document', new File([new Uint8Array(bytes)], name, { type }))
  return form
}
