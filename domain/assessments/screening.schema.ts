import * as z from 'zod/mini'
import { oneOf } from '../http/pages/page.ts'
import { optionalParagraph } from '../http/text.ts'
import { EATING_DISORDER, EATING_STYLES, PREGNANCY, SCREENING_LABELS, SCREENING_TEXT_MAX } from './screening.ts'

/** As the form sends it; every answer is optional. */
export const screeningInput = {
  pregnancy: z.optional(z.nullable(oneOf(PREGNANCY))),
  medicines: optionalParagraph(SCREENING_LABELS.medicines, SCREENING_TEXT_MAX),
  allergies: optionalParagraph(SCREENING_LABELS.allergies, SCREENING_TEXT_MAX),
  diagnoses: optionalParagraph(SCREENING_LABELS.diagnoses, SCREENING_TEXT_MAX),
  eating_disorder: z.optional(z.nullable(oneOf(EATING_DISORDER))),
  eating_style: z.optional(z.nullable(oneOf(EATING_STYLES))),
}

export const screeningAnswers = {
  pregnancy: z.nullable(z.enum(PREGNANCY)),
  medicines: z.nullable(z.string()),
  allergies: z.nullable(z.string()),
  diagnoses: z.nullable(z.string()),
  eating_disorder: z.nullable(z.enum(EATING_DISORDER)),
  eating_style: z.nullable(z.enum(EATING_STYLES)),
}
