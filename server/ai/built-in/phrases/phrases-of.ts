import type { AiTone } from '#domain/ai/ai-rules.ts'
import { CASUAL } from './casual.content.ts'
import { MOTIVATIONAL } from './motivational.content.ts'
import type { Phrases } from './phrases.ts'
import { PROFESSIONAL } from './professional.content.ts'

export const PHRASES_OF: Record<AiTone, Phrases> = {
  professional: PROFESSIONAL,
  casual: CASUAL,
  motivational: MOTIVATIONAL,
}
