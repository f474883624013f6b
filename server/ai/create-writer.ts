import type { AiWriter } from '../infra/ai-writer.ts'
import { createBuiltInWriter } from './built-in-writer.ts'

interface AiServer {
  baseUrl: string
  apiKey: string | undefined
  model: string
}

/** The model on the named server, else the built-in engine. What speaks to models is loaded only where there is one. */
export async function createWriter(server: AiServer | undefined): Promise<AiWriter> {
  if (!server) return createBuiltInWriter()
  const { createModelWriter } = await import('./model/model-writer.ts')
  return createModelWriter(server)
}
