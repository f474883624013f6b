import type { FastifyRequest } from 'fastify'
import { IMAGE_INVALID, IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from '#domain/images/image.schema.ts'
import type { UploadedFile } from '../context.ts'
import { AppError, invalid } from '../errors.ts'
import { BROKEN_FORM } from './error-handler.ts'

export interface Form {
  fields: Record<string, unknown>
  file: UploadedFile | undefined
}

/** What a body of JSON may weigh, and what one field of a form may. */
export const JSON_LIMIT_BYTES = 1024 * 1024

const ONE_IMAGE = 'Send one image'
const FIELD_TOO_LARGE = 'A field of the form is too large.'

/** Browsers send the line breaks of a form as CRLF, those of JSON as they were typed: text is to be the same either way. */
const asTyped = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)

async function readParts(request: FastifyRequest, fileField: string): Promise<Form> {
  const fields: Record<string, unknown> = Object.create(null)
  let file: UploadedFile | undefined
  for await (const part of request.parts({
    limits: { fileSize: IMAGE_MAX_BYTES, files: 10, fields: 50, fieldSize: JSON_LIMIT_BYTES },
  })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('too_large', FIELD_TOO_LARGE)
      if (part.fieldname === fileField && part.value) throw invalid({ [fileField]: [IMAGE_INVALID] })
      fields[part.fieldname] = asTyped(part.value)
      continue
    }
    // Files under other names are unknown fields, which are ignored; their bytes have to be read past.
    const bytes = await part.toBuffer()
    if (part.fieldname !== fileField || (bytes.length === 0 && !part.filename)) continue
    if (part.file.truncated) throw invalid({ [fileField]: [IMAGE_TOO_LARGE] })
    if (file) throw invalid({ [fileField]: [ONE_IMAGE] })
    file = { name: part.filename, bytes }
  }
  return { fields: { ...fields }, file }
}

/**
 * Unpacks a multipart body: text fields as they are, and the one file that the endpoint names.
 * @throws invalid for the file, bad_request for a body that is no form
 */
export async function readForm(request: FastifyRequest, fileField: string): Promise<Form> {
  try {
    return await readParts(request, fileField)
  } catch (error) {
    // The parser's own errors have no code: no boundary, a part without its end.
    if (error instanceof Error && !('code' in error)) throw new AppError('bad_request', BROKEN_FORM)
    throw error
  }
}
