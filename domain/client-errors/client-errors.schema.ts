import * as z from 'zod/mini'
import { line, optionalLine } from '../http/text.ts'
import { CLIENT_ERROR_MAX } from './client-error-rules.ts'

const { name, message, frames, frame, route, build } = CLIENT_ERROR_MAX

/** What a browser tells of an error: nothing of the person, the address or what was typed. */
export const ClientError = z.object({
  name: line('Name', { max: name }),
  message: optionalLine('Message', message),
  frames: z
    .array(line('Frame', { max: frame }), 'Frames must be a list')
    .check(z.maxLength(frames, `There must be at most ${frames} frames`)),
  /** The pattern of the page's address. */
  route: line('Route', { max: route }),
  /** Which build of the web the browser has. */
  build: optionalLine('Build', build),
})
export type ClientError = z.infer<typeof ClientError>
