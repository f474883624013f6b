import type { FastifyRequest } from 'fastify'
import { IMAGE_INVALID, IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from '#domain/images/image.schema.ts'
import type { UploadedFile } from '../context.ts'
import { invalid } from '../errors.ts'

export interface Form {
  fields: Record<string, unknown>
  file: UploadedFile | undefined
}

/** Unpacks a multipart body: text fields as they are, and the one file that the endpoint names. */
export async function readForm(request: FastifyRequest, fileField: string): Promise<Form> {
  const fields: Record<string, unknown> = Object.create(null)
  let file: UploadedFile | undefined
  for await (const part of request.parts({
    limits: { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 50, fieldSize: 256 * 1024 },
  })) {
    if (part.type === 'field') {
      if (part.fieldname === fileField && part.value) throw invalid({ [fileField]: [IMAGE_INVALID] })
      fields[part.fieldname] = part.value
      continue
    }
    // A file within the limit ends before it: exactly 5 MB is already too large.
    const bytes = await part.toBuffer().catch((error: { code?: string }) => {
      if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw invalid({ [part.fieldname]: [IMAGE_TOO_LARGE] })
      throw error
    })
    if (part.fieldname === fileField && (bytes.length > 0 || part.filename)) file = { name: part.filename, bytes }
  }
  return { fields: { ...fields }, file }
}
