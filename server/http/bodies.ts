import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DOCUMENT_INVALID } from '#domain/documents/document-rules.ts'
import { IMAGE_INVALID, IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from '#domain/images/image.schema.ts'
import type { UploadedFile } from '../context.ts'
import { AppError, invalid } from '../errors.ts'
import { BROKEN_FORM, BROKEN_JSON, CUT_OFF } from './error-handler.ts'

/** Accepts only JSON. An empty body counts as none, because clients send the content type with every call. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else if (isUtf8(body)) parse(request, body.toString(), done)
    else done(new AppError('bad_request', BROKEN_JSON))
  })
}

/** Limit of a JSON body, and of one field of a form. */
export const JSON_LIMIT_BYTES = 1024 * 1024

/** Rules for a form's file. The size of a document is checked once its type is known. */
type FileRule = { invalid: string; tooLarge: string | null; several: string }
const FILE_RULES: Record<'image' | 'document', FileRule> = {
  image: { invalid: IMAGE_INVALID, tooLarge: IMAGE_TOO_LARGE, several: 'Send one image' },
  document: { invalid: DOCUMENT_INVALID, tooLarge: null, several: 'Send one file' },
}
const FIELD_TOO_LARGE = 'A field in the form is too large.'

/** Browsers send line breaks in forms as CRLF, in JSON as typed; this makes the text the same. */
const withPlainLineBreaks = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)

async function readParts(request: FastifyRequest, fileField: string, rule: FileRule) {
  const fields: Record<string, unknown> = Object.create(null)
  let file: UploadedFile | undefined
  for await (const part of request.parts({
    limits: { fileSize: IMAGE_MAX_BYTES, files: 10, fields: 50, fieldSize: JSON_LIMIT_BYTES },
  })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('too_large', FIELD_TOO_LARGE)
      if (part.fieldname === fileField && part.value) throw invalid({ [fileField]: [rule.invalid] })
      fields[part.fieldname] = withPlainLineBreaks(part.value)
      continue
    }
    // Files in other fields are ignored like unknown fields, but must be read.
    const bytes = await part.toBuffer()
    if (part.fieldname !== fileField || (bytes.length === 0 && !part.filename)) continue
    if (part.file.truncated && rule.tooLarge) throw invalid({ [fileField]: [rule.tooLarge] })
    if (file) throw invalid({ [fileField]: [rule.several] })
    file = { name: part.filename, bytes }
  }
  return { fields: { ...fields }, file }
}

/**
 * Parses a multipart body: text fields unchanged, and the endpoint's one file.
 * @throws invalid for the file, bad_request for a body that is not a form
 */
export async function readForm(request: FastifyRequest, fileField: string, accepts: keyof typeof FILE_RULES) {
  // The parser would wait forever for a connection that was cut before parsing began.
  if (request.raw.aborted) throw new AppError('cancelled', CUT_OFF)
  try {
    return await readParts(request, fileField, FILE_RULES[accepts])
  } catch (error) {
    // The parser's own errors have no code: a missing boundary, a part without an end.
    if (error instanceof Error && !('code' in error)) throw new AppError('bad_request', BROKEN_FORM)
    throw error
  }
}
