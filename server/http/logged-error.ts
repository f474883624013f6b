/** Drizzle puts the values of a statement behind this line, in the message and so in the stack. */
const VALUES = /\nparams:[\s\S]*?(?=\n {4}at |$)/

const without = (text: string | undefined) => text?.replace(VALUES, '')

/** What PostgreSQL tells of a refusal without quoting the row. */
const FACTS = ['code', 'severity', 'routine', 'table', 'column', 'constraint'] as const

/**
 * An error as the log may keep it: what failed and where, never the values, which are people's messages, health
 * concerns and password hashes.
 */
export function toLoggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const facts = FACTS.filter((name) => name in error).map((name) => [name, error[name as keyof Error]])
  return {
    type: error.constructor.name,
    message: without(error.message),
    ...Object.fromEntries(facts),
    stack: without(error.stack),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
  }
}
