import type { AiIdeas } from '#domain/ai/ai.schema.ts'
import { addDays, indiaDay, startOfDay } from '#domain/site/india-day.ts'
import { listPublishedTitles } from '../../blogs/blogs.service.ts'
import { listRequestTexts } from '../../consultations/consultations.service.ts'
import type { Actor } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { findConcerns } from '../../dietitians/dietitians.service.ts'
import { chooseIdeas, REQUEST_DAYS } from './choose-ideas.ts'

/** Today's ideas for an author. An admin has neither requests nor a field of their own. */
export async function listIdeas(db: Database, actor: Actor): Promise<AiIdeas> {
  const day = indiaDay(new Date())
  const isDietitian = actor.role === 'dietitian'
  const [requests, titles, concerns] = await Promise.all([
    isDietitian ? listRequestTexts(db, actor.id, startOfDay(addDays(day, -REQUEST_DAYS))) : [],
    listPublishedTitles(db),
    isDietitian ? findConcerns(db, actor.id) : [],
  ])
  return { ideas: chooseIdeas({ userId: actor.id, day, requests, titles, concerns }) }
}
