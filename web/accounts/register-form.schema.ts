import * as z from 'zod/mini'
import { Registration } from '#domain/accounts/accounts.schema.ts'

const TERMS_REQUIRED = 'Please accept the terms to create an account'

/** The page requires the terms, which the API leaves optional; the message appears together with every other field error. */
export const RegistrationForm = z.safeExtend(Registration, { terms_accepted: z.literal(true, TERMS_REQUIRED) })
