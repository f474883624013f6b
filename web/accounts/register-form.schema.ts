import * as z from 'zod/mini'
import { Registration } from '#domain/accounts/accounts.schema.ts'

const TERMS_REQUIRED = 'Please accept the terms to create an account'

/** On the page the terms must be accepted, which the API leaves open. */
export const RegistrationForm = Registration.check(
  z.refine((value) => value.terms_accepted === true, {
    error: TERMS_REQUIRED,
    path: ['terms_accepted'],
    when: () => true,
  }),
)
