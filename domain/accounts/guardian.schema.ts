import * as z from 'zod/mini'
import { optionalPersonName } from './person-name.ts'

/** The "I am under 18" tick and the guardian's details, as requests and assessments accept them. */
export const guardianFields = {
  is_minor: z.optional(z.boolean('Is minor must be true or false')),
  guardian_name: optionalPersonName('Guardian’s name'),
  guardian_consent: z.optional(z.boolean('Guardian consent must be true or false')),
}
