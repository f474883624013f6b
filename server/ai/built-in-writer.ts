import { AppError } from '../errors.ts'
import type { AiWriter } from '../infra/ai-writer.ts'

async function notYet(): Promise<never> {
  throw new AppError('unavailable', 'The built-in engine is not part of this version yet.')
}

/** Writes from the product's own library of sourced facts; needs no server. */
export function createBuiltInWriter(): AiWriter {
  return { engine: 'built_in', model: null, write: notYet, improve: notYet, summarise: notYet }
}
