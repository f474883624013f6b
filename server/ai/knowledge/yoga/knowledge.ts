import type { Knowledge } from '../subject.ts'
import { YOGA_BACK_PAIN } from './back-pain.content.ts'
import { FLEXIBILITY_AND_BALANCE } from './flexibility-and-balance.content.ts'
import { YOGA_FOOD } from './food-and-practice.content.ts'
import { MEDITATION } from './meditation.content.ts'
import { YOGA_OLDER_PEOPLE } from './older-people.content.ts'
import { PRANAYAMA } from './pranayama.content.ts'
import { YOGA_SAFETY } from './safety.content.ts'
import { YOGA_SOURCES } from './sources.content.ts'
import { SURYA_NAMASKAR } from './surya-namaskar.content.ts'
import { YOGA_AND_STRESS } from './yoga-and-stress.content.ts'
import { YOGA_NIDRA } from './yoga-nidra.content.ts'

export const YOGA: Knowledge = {
  subjects: [
    FLEXIBILITY_AND_BALANCE,
    SURYA_NAMASKAR,
    PRANAYAMA,
    YOGA_BACK_PAIN,
    YOGA_AND_STRESS,
    YOGA_NIDRA,
    MEDITATION,
    YOGA_FOOD,
    YOGA_SAFETY,
    YOGA_OLDER_PEOPLE,
  ],
  sources: YOGA_SOURCES,
}
