import * as z from 'zod/mini'
import { line, optionalLine } from '../http/text.ts'
import { CLIENT_ERROR_MAX } from './client-error-rules.ts'

const { name, message, frames, frame, route, build } = CLIENT_ERROR_MAX

/** A browser's error report, without personal data, full addresses or typed text. */
export const ClientError = z.object({
  name: line('Name', { max: name }),
  message: optionalLine('Message', message),
  frames: z
    .array(line('Frame', { max: frame }), 'Frames must be a list')
    .check(z.maxLength(frames, `There must be at most ${frames} frames`)),
  /** The route pattern of the page. */
  route: line('Route', { max: route }),
  /** The build of the web app that the browser is running. */
  build: optionalLine('Build', build),
})
export type ClientError = z.infer<typeof ClientError>
