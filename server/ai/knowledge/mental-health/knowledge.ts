import type { Knowledge } from '../subject.ts'
import { CAFFEINE } from './caffeine.content.ts'
import { EATING_DISORDERS } from './eating-disorders.content.ts'
import { EMOTIONAL_EATING } from './emotional-eating.content.ts'
import { EXERCISE_AND_MOOD } from './exercise-and-mood.content.ts'
import { FOOD_AND_MOOD } from './food-and-mood.content.ts'
import { LONELINESS } from './loneliness.content.ts'
import { MINDFUL_EATING } from './mindful-eating.content.ts'
import { SCREENS_AND_MIND } from './screens.content.ts'
import { SEEKING_HELP } from './seeking-help.content.ts'
import { SLEEP_AND_MIND } from './sleep.content.ts'
import { MENTAL_HEALTH_SOURCES } from './sources.content.ts'
import { STRESS } from './stress.content.ts'

export const MENTAL_HEALTH: Knowledge = {
  subjects: [
    STRESS,
    SLEEP_AND_MIND,
    FOOD_AND_MOOD,
    MINDFUL_EATING,
    EMOTIONAL_EATING,
    CAFFEINE,
    EXERCISE_AND_MOOD,
    LONELINESS,
    SCREENS_AND_MIND,
    SEEKING_HELP,
    EATING_DISORDERS,
  ],
  sources: MENTAL_HEALTH_SOURCES,
}
