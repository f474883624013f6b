import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DOCUMENT_INVALID } from '#domain/applications/document-rules.ts'
import { IMAGE_INVALID, IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from '#domain/images/image.schema.ts'
import type { UploadedFile } from '../context.ts'
import { AppError, invalid } from '../errors.ts'
import { BROKEN_FORM } from './error-handler.ts'

/** JSON alone; an empty body counts as none, because clients name the type of every call, also of those without a body. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}

export interface Form {
  fields: Record<string, unknown>
  file: UploadedFile | undefined
}

/** What a body of JSON may weigh, and what one field of a form may. */
export const JSON_LIMIT_BYTES = 1024 * 1024

/** What a form's one file may be. A document that is too large is judged where its kind is known. */
type FileRule = { invalid: string; tooLarge: string | null; several: string }
const FILE_RULES: Record<'image' | 'document', FileRule> = {
  image: { invalid: IMAGE_INVALID, tooLarge: IMAGE_TOO_LARGE, several: 'Send one image' },
  document: { invalid: DOCUMENT_INVALID, tooLarge: null, several: 'Send one file' },
}
const CUT_OFF = 'The request was cut off.'
const FIELD_TOO_LARGE = 'A field of the form is too large.'

/** Browsers send the line breaks of a form as CRLF, those of JSON as they were typed: text is to be the same either way. */
const asTyped = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)

async function readParts(request: FastifyRequest, fileField: string, rule: FileRule): Promise<Form> {
  const fields: Record<string, unknown> = Object.create(null)
  let file: UploadedFile | undefined
  for await (const part of request.parts({
    limits: { fileSize: IMAGE_MAX_BYTES, files: 10, fields: 50, fieldSize: JSON_LIMIT_BYTES },
  })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('too_large', FIELD_TOO_LARGE)
      if (part.fieldname === fileField && part.value) throw invalid({ [fileField]: [rule.invalid] })
      fields[part.fieldname] = asTyped(part.value)
      continue
    }
    // Files under other names are unknown fields, which are ignored; their bytes have to be read past.
    const bytes = await part.toBuffer()
    if (part.fieldname !== fileField || (bytes.length === 0 && !part.filename)) continue
    if (part.file.truncated && rule.tooLarge) throw invalid({ [fileField]: [rule.tooLarge] })
    if (file) throw invalid({ [fileField]: [rule.several] })
    file = { name: part.filename, bytes }
  }
  return { fields: { ...fields }, file }
}

/**
 * Unpacks a multipart body: text fields as they are, and the one file that the endpoint names.
 * @throws invalid for the file, bad_request for a body that is no form
 */
export async function readForm(
  request: FastifyRequest,
  fileField: string,
  accepts: keyof typeof FILE_RULES,
): Promise<Form> {
  // The parser would wait for ever for a connection that was cut off before it begins to read.
  if (request.raw.aborted) throw new AppError('cancelled', CUT_OFF)
  try {
    return await readParts(request, fileField, FILE_RULES[accepts])
  } catch (error) {
    // The parser's own errors have no code: no boundary, a part without its end.
    if (error instanceof Error && !('code' in error)) throw new AppError('bad_request', BROKEN_FORM)
    throw error
  }
}
