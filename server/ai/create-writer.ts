import type { AiWriter } from '../infra/ai-writer.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { ModelServer } from './model/ask-model.ts'

/** The model on the configured server, else the built-in engine. The model client is loaded only if there is a server. */
export async function createWriter(server: ModelServer | undefined): Promise<AiWriter> {
  if (!server) return createBuiltInWriter()
  const { createModelWriter } = await import('./model/model-writer.ts')
  return createModelWriter(server)
}
