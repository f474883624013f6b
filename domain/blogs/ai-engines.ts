/** What wrote a text: the product's own engine, or a model on the server that the operator configured. */
export const AI_ENGINES = ['built_in', 'model'] as const
export type AiEngine = (typeof AI_ENGINES)[number]
export const AI_ENGINE_LABELS: Record<AiEngine, string> = {
  built_in: 'Built-in engine',
  model: 'Language model',
}
