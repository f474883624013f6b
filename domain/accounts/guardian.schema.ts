import * as z from 'zod/mini'
import { optionalPersonName } from './person-name.ts'

/** The tick "I am under 18" and who answers for the child, as requests and assessments take them. */
export const guardianFields = {
  is_minor: z.optional(z.boolean('Is minor must be true or false')),
  guardian_name: optionalPersonName("Guardian's name"),
  guardian_consent: z.optional(z.boolean('Guardian consent must be true or false')),
}
