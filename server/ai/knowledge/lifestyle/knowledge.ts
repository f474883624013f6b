import type { Knowledge } from '../subject.ts'
import { ALCOHOL } from './alcohol.content.ts'
import { CHILDREN } from './children.content.ts'
import { EATING_OUT } from './eating-out.content.ts'
import { FESTIVALS } from './festivals.content.ts'
import { FOOD_LABELS } from './food-labels.content.ts'
import { HABITS } from './habits.content.ts'
import { HOT_WEATHER } from './hot-weather.content.ts'
import { HYDRATION } from './hydration.content.ts'
import { INTERMITTENT_FASTING } from './intermittent-fasting.content.ts'
import { KITCHEN_HYGIENE } from './kitchen-hygiene.content.ts'
import { MEAL_TIMING } from './meal-timing.content.ts'
import { SITTING } from './sitting-and-screens.content.ts'
import { SLEEP } from './sleep.content.ts'
import { LIFESTYLE_SOURCES } from './sources.content.ts'

export const LIFESTYLE: Knowledge = {
  subjects: [
    SLEEP,
    HYDRATION,
    EATING_OUT,
    SITTING,
    MEAL_TIMING,
    INTERMITTENT_FASTING,
    FESTIVALS,
    FOOD_LABELS,
    ALCOHOL,
    KITCHEN_HYGIENE,
    CHILDREN,
    HOT_WEATHER,
    HABITS,
  ],
  sources: LIFESTYLE_SOURCES,
}
