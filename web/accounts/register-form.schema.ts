import * as z from 'zod/mini'
import { Registration } from '#domain/accounts/accounts.schema.ts'

const TERMS_REQUIRED = 'Please accept the terms to create an account'

/** On the page the terms must be accepted, which the API leaves open; told together with every other fault. */
export const RegistrationForm = z.safeExtend(Registration, { terms_accepted: z.literal(true, TERMS_REQUIRED) })
