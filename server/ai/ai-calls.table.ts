import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { AI_ENGINES } from '#domain/blogs/ai-engines.ts'
import { users } from '../accounts/accounts.table.ts'
import { belongsTo, createdAt, id } from '../db/columns.ts'

const AI_ACTIONS = ['generate', 'improve', 'summarise'] as const
export type AiAction = (typeof AI_ACTIONS)[number]
const AI_OUTCOMES = ['done', 'failed', 'too_slow', 'cancelled'] as const
export type AiOutcome = (typeof AI_OUTCOMES)[number]

/** One row per call: user, action, engine, outcome and cost; never the topic or the text. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    action: text({ enum: AI_ACTIONS }).notNull(),
    engine: text({ enum: AI_ENGINES }).notNull(),
    model: text(),
    outcome: text({ enum: AI_OUTCOMES }).notNull(),
    /** Requests to the AI server; 0 for the built-in engine. */
    requests: integer().notNull(),
    /** Null if the server does not report it. */
    input_tokens: integer(),
    output_tokens: integer(),
    took_ms: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('ai_calls_user_idx').on(table.user_id, table.created_at),
    index('ai_calls_age_idx').on(table.created_at),
    check('ai_calls_action_known', sql`action in ('generate', 'improve', 'summarise')`),
    check('ai_calls_engine_known', sql`engine in ('built_in', 'model')`),
    check('ai_calls_outcome_known', sql`outcome in ('done', 'failed', 'too_slow', 'cancelled')`),
  ],
)
