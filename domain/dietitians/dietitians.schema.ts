import * as z from 'zod/mini'
import { FirstName, LastName, PhoneNumber } from '../accounts/accounts.schema.ts'
import { Flag, intWithin, numeric } from '../http/numeric.ts'
import { oneOf, oneOfMessage, pageQuery, pageSchema } from '../http/pages/page.ts'
import { optionalLine, paragraph, SearchText } from '../http/text.ts'
import { ImageSizes } from '../images/image.schema.ts'
import { BIO_MAX, BIO_MIN } from './bio-limits.ts'
import { Credential } from './credentials/credentials.schema.ts'
import { DIRECTORY_ORDERINGS, DIRECTORY_PAGE_SIZE } from './directory/directory.ts'
import { AGE_GROUPS, CITY_MAX, CONSULTATION_MODES, FOCUS_AREAS, LANGUAGES } from './practice.ts'
import { SPECIALIZATIONS } from './specializations.ts'

export const EXPERIENCE = { min: 0, max: 50 } as const
/** Rupees for one session. */
export const FEE = { min: 0, max: 1_000_000, step: 50 } as const
/** The smallest fee above 0 that two decimals can hold. */
const FEE_MIN = 0.01

export const NO_PUBLIC_PROFILE = 'This account has no public profile.'

/** Without `ordering` a search lists the best match first, and the whole directory the highest rated. */
export const DietitianQuery = z.object({
  ...pageQuery(DIRECTORY_PAGE_SIZE),
  search: SearchText,
  specialization: z.optional(oneOf(SPECIALIZATIONS)),
  is_available: z.optional(oneOf(['true', 'false'])),
  language: z.optional(oneOf(LANGUAGES)),
  consultation_mode: z.optional(oneOf(CONSULTATION_MODES)),
  ordering: z.optional(oneOf(DIRECTORY_ORDERINGS)),
})
export type DietitianQuery = z.infer<typeof DietitianQuery>

/**
 * A dietitian's public data; the id is the user's. `user_info.name` comes without "Dr."; its e-mail and phone are null
 * if the dietitian hides them.
 */
export const Dietitian = z.object({
  id: z.int(),
  user_info: z.object({ name: z.string(), email: z.nullable(z.string()), phone_number: z.nullable(z.string()) }),
  bio: z.string(),
  specialization: z.nullable(z.enum(SPECIALIZATIONS)),
  specialization_display: z.string(),
  focus_areas: z.array(z.enum(FOCUS_AREAS)),
  age_groups: z.array(z.enum(AGE_GROUPS)),
  consultation_modes: z.array(z.enum(CONSULTATION_MODES)),
  languages: z.array(z.enum(LANGUAGES)),
  city: z.nullable(z.string()),
  experience_years: z.int(),
  consultation_fee: z.nullable(z.number()),
  is_available: z.boolean(),
  rating: z.nullable(z.number()),
  review_count: z.int(),
  /** Median minutes until the first reply, measured; null until there are five. */
  first_reply_minutes: z.nullable(z.int()),
  profile_picture: z.nullable(z.string()),
  profile_picture_sizes: ImageSizes,
  /** Checked by an admin and still valid. */
  credentials: z.array(Credential),
  /** A fictional person of the demo content. */
  is_demo: z.boolean(),
  created_at: z.string(),
})
export type Dietitian = z.infer<typeof Dietitian>
/**
 * `matches` lists the parts of the search that this entry matches, worded for the screen; a matching name is not
 * listed.
 */
export const DirectoryEntry = z.extend(Dietitian, { matches: z.array(z.string()) })
export type DirectoryEntry = z.infer<typeof DirectoryEntry>
/**
 * `others` follow the last page of results: dietitians who help with the concern besides those of the specialization
 * searched for, or the nearest ones if there are no results. `title` is the heading for the screen.
 */
export const DietitianPage = z.extend(pageSchema(DirectoryEntry), {
  others: z.nullable(z.object({ title: z.string(), results: z.array(DirectoryEntry) })),
})
export type DietitianPage = z.infer<typeof DietitianPage>

const EXPERIENCE_MESSAGE = `Experience must be between ${EXPERIENCE.min} and ${EXPERIENCE.max} years`
const FEE_MESSAGE = 'Valid consultation fee is required'

/** The own profile, with e-mail and phone whether or not they are shown. */
export const OwnDietitian = z.extend(Dietitian, {
  shows_phone: z.boolean(),
  shows_email: z.boolean(),
  /** True if the directory lists the profile: role dietitian, active, bio and specialization filled in. */
  is_listed: z.boolean(),
})
export type OwnDietitian = z.infer<typeof OwnDietitian>

/**
 * A selection from these values, in this order and without duplicates. JSON carries a list, multipart one
 * comma-separated text.
 */
function someOf<const T extends readonly [string, ...string[]]>(values: T) {
  const error = oneOfMessage(values)
  return z.pipe(
    z.pipe(
      z.union([z.string(error), z.array(z.string(error), error).check(z.maxLength(100, error))], { error }),
      z.transform((chosen) => (typeof chosen === 'string' ? chosen.split(',').filter(Boolean) : chosen)),
    ),
    z.pipe(
      z.array(oneOf(values)),
      z.transform((chosen) => values.filter((value): value is T[number] => (chosen as string[]).includes(value))),
    ),
  )
}

/** A partial update: only the fields sent are checked. */
export const DietitianPatch = z.object({
  first_name: z.optional(FirstName),
  last_name: z.optional(LastName),
  phone_number: z.optional(
    z
      .string('Phone number is required')
      .check(
        z.trim(),
        z.minLength(1, { error: 'Phone number is required', abort: true }),
        ...(PhoneNumber.def.checks ?? []),
      ),
  ),
  bio: z.optional(
    paragraph('Bio', { min: BIO_MIN, max: BIO_MAX, tooShort: `Bio must be at least ${BIO_MIN} characters long` }),
  ),
  specialization: z.optional(
    z.pipe(
      z.string('Specialization is required').check(z.trim(), z.minLength(1, 'Specialization is required')),
      oneOf(SPECIALIZATIONS),
    ),
  ),
  experience_years: z.optional(numeric('Experience', intWithin(EXPERIENCE, EXPERIENCE_MESSAGE), EXPERIENCE_MESSAGE)),
  consultation_fee: z.optional(
    numeric(
      'Consultation fee',
      z
        .number(FEE_MESSAGE)
        .check(
          z.gte(FEE_MIN, FEE_MESSAGE),
          z.lte(FEE.max, `Consultation fee must be at most ₹${FEE.max.toLocaleString('en-IN')}`),
        ),
      FEE_MESSAGE,
    ),
  ),
  is_available: z.optional(Flag),
  focus_areas: z.optional(someOf(FOCUS_AREAS)),
  age_groups: z.optional(someOf(AGE_GROUPS)),
  consultation_modes: z.optional(someOf(CONSULTATION_MODES)),
  languages: z.optional(someOf(LANGUAGES)),
  city: optionalLine('City', CITY_MAX),
  shows_phone: z.optional(Flag),
  shows_email: z.optional(Flag),
  remove_picture: z.optional(Flag),
})
export type DietitianPatch = z.infer<typeof DietitianPatch>
