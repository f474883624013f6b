import { APICallError, InvalidResponseDataError, JSONParseError, NoOutputGeneratedError, TypeValidationError } from 'ai'
import { AppError } from '../../errors.ts'

const NOTHING_SAVED = 'Nothing was saved.'
const UNREADABLE = 'We couldn’t read the AI server’s answer. The operator of this site has to check AI_BASE_URL.'

/** A complete but unusable answer: the model is asked once more, with the complaint. */
export class InvalidOutput extends Error {
  /** Message to the model. */
  readonly complaint: string
  /** Message to people if the second attempt fails too. */
  readonly userMessage: string
  /** What people can do about it. */
  readonly advice: string

  constructor(complaint: string, userMessage: string, advice = '') {
    super(userMessage)
    this.name = 'InvalidOutput'
    this.complaint = complaint
    this.userMessage = userMessage
    this.advice = advice
  }
}

export function invalidAfterRetry({ userMessage, advice }: InvalidOutput): AppError {
  return new AppError('bad_gateway', `${userMessage} We tried twice. ${NOTHING_SAVED} ${advice}`.trim())
}

export function tooSlow(limitMs: number): AppError {
  const seconds = Math.max(1, Math.round(limitMs / 1000))
  const unit = seconds === 1 ? 'second' : 'seconds'
  return new AppError(
    'gateway_timeout',
    `The AI server took longer than ${seconds} ${unit}. ${NOTHING_SAVED} Try again later.`,
  )
}

const UNREADABLE_KINDS = [InvalidResponseDataError, JSONParseError, TypeValidationError, NoOutputGeneratedError]

/** Status 200 without a valid answer: a proxy's page, other JSON, an empty stream. */
function isUnreadable(error: unknown): boolean {
  const isAnswered = APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode < 400
  const type = isAnswered ? error.responseHeaders?.['content-type'] : undefined
  const isPage = type !== undefined && !/json|event-stream/.test(type)
  const cause = isAnswered ? error.cause : error
  return isPage || UNREADABLE_KINDS.some((kind) => kind.isInstance(cause))
}

/** The error to retry with; null for transport errors. */
export function toInvalid(error: unknown): InvalidOutput | null {
  if (error instanceof InvalidOutput) return error
  return isUnreadable(error) ? new InvalidOutput('It was not a valid response of the API.', UNREADABLE) : null
}

interface Server {
  model: string
  hasKey: boolean
}

function describeStatus(status: number, { model, hasKey }: Server): string {
  if (status === 401 || status === 403) {
    return hasKey
      ? 'The AI server did not accept its key. The operator of this site has to check AI_API_KEY.'
      : 'The AI server needs a key. The operator of this site has to set AI_API_KEY.'
  }
  if (status === 404) {
    return `The AI server does not know the model "${model}". The operator of this site has to check AI_MODEL and AI_BASE_URL.`
  }
  if (status === 429) return 'The AI server isn’t taking more requests right now. Try again later.'
  if (status === 413) return 'The text is too long for the AI server.'
  return `The AI server answered with an error (${status}). Try again later.`
}

/** The message for a transport error. The error itself contains the sent text, so it is dropped here. */
export function toFailure(error: unknown, server: Server): AppError {
  if (error instanceof AppError) return error
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (status !== undefined && status >= 400)
    return new AppError('bad_gateway', `${describeStatus(status, server)} ${NOTHING_SAVED}`)
  const isUnreachable = APICallError.isInstance(error) && status === undefined
  const userMessage = isUnreachable
    ? 'The AI server cannot be reached. Try again later.'
    : 'The AI server stopped in the middle of its answer. Try again.'
  return new AppError('bad_gateway', `${userMessage} ${NOTHING_SAVED}`)
}

/** True for errors by which servers reject a schema. */
export function rejectsSchema(error: unknown): boolean {
  return (
    APICallError.isInstance(error) &&
    (error.statusCode === 400 || error.statusCode === 422) &&
    /response_format|json_schema|schema/i.test(error.responseBody ?? error.message)
  )
}
