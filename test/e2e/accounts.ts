import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { STEP_UP_MINUTES } from '#domain/accounts/account-rules.ts'
import type { SignedIn } from '#domain/accounts/accounts.schema.ts'
import type { Api } from '#domain/api/api.ts'
import type { Blog, BlogInput } from '#domain/blogs/blogs.schema.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import type { DietitianPatch } from '#domain/dietitians/dietitians.schema.ts'
import { ADMIN_EMAIL, DEMO_PASSWORD } from '#server/demo/sign-ins.ts'
import { apiOf } from '../start/api-of.ts'
import { open } from './actions.ts'
import { expectPath, expectToSee } from './assertions.ts'
import { siteUrl, type VisitOptions, visitor } from './fixtures.ts'

export interface Person {
  first_name: string
  last_name: string
  email: string
  password: string
}

/** A person with an account. */
export interface Account extends Person {
  id: number
  name: string
  tokens: SignedIn['tokens']
  /** Calls with this person's token. */
  api: Api
}

/** A person whose name and e-mail no other test uses. */
export function newPerson(first_name = 'Asha'): Person {
  const mark = randomUUID().slice(0, 8)
  return {
    first_name,
    last_name: `Rao ${mark}`,
    email: `${first_name.toLowerCase()}.${mark}@example.in`,
    password: `gajar-matar-${mark}`,
  }
}

export function nameOf({ first_name, last_name }: Person): string {
  return `${first_name} ${last_name}`
}

export function callsWith(access?: string): Api {
  return apiOf(siteUrl(), access)
}

function toAccount(person: Person, { user, tokens }: SignedIn): Account {
  return { ...person, id: user.id, name: nameOf(person), tokens, api: callsWith(tokens.access) }
}

let admin: { until: number; api: Promise<Api> } | undefined

/** The admin of the demo content, in a session of its own. */
export async function demoAdmin(): Promise<Account> {
  const session = await callsWith().accounts.login({ email: ADMIN_EMAIL, password: DEMO_PASSWORD })
  return toAccount({ ...session.user, password: DEMO_PASSWORD }, session)
}

/** Fixtures made through the API: accounts, articles and requests. */
export const given = {
  async client(first_name?: string): Promise<Account> {
    const person = newPerson(first_name)
    return toAccount(person, await callsWith().accounts.register({ ...person, password_confirm: person.password }))
  },

  /** Signs in again only if a role change needs a recent password: each password check costs as much as a page. */
  admin(): Promise<Api> {
    if (!admin || Date.now() > admin.until)
      admin = { until: Date.now() + (STEP_UP_MINUTES / 2) * 60_000, api: demoAdmin().then(({ api }) => api) }
    return admin.api
  },

  /** Made dietitian by the admin, with a profile that the directory lists. */
  async dietitian(profile: Partial<DietitianPatch> = {}): Promise<Account> {
    const [account, admin] = await Promise.all([given.client('Meher'), given.admin()])
    await admin.accounts.updateAccount(account.id, { role: 'dietitian' })
    await account.api.dietitians.updateMe({
      phone_number: '+91 98140 00000',
      bio: 'Helps families to eat well with the food they already cook at home.',
      specialization: 'general',
      experience_years: 7,
      consultation_fee: 650,
      ...profile,
    })
    return account
  },

  /** A dietitian whose qualification an admin has checked. */
  async checkedDietitian(): Promise<Account> {
    const [dietitian, admin] = await Promise.all([given.dietitian(), given.admin()])
    const title = 'MSc Nutrition'
    await admin.credentials.add(dietitian.id, { kind: 'qualification', title, checked_on: '2026-03-12' })
    return dietitian
  },

  /** A dietitian who may review health texts. */
  async reviewer(): Promise<Account> {
    const [dietitian, admin] = await Promise.all([given.checkedDietitian(), given.admin()])
    const registration = { council: 'Indian Dietetic Association', number: 'RD-77' }
    await admin.credentials.add(dietitian.id, { kind: 'registration', ...registration, checked_on: '2026-03-12' })
    return dietitian
  },

  /** Written by this dietitian, and published unless `fields` say otherwise. */
  blog(author: Account, fields: Partial<BlogInput> = {}): Promise<Blog> {
    return author.api.blogs.create({
      title: `What the plate says ${randomUUID().slice(0, 8)}`,
      summary: 'Five bowls on a steel plate say more about a meal than any number printed on a packet.',
      content: `<p>${'Dal, sabzi, dahi, roti and a fruit each have their bowl. '.repeat(4)}</p>`,
      category: 'lifestyle',
      status: 'published',
      ...fields,
    })
  },

  request(from: Account, to: Account, message: string, health_concern?: string): Promise<ConsultationRequest> {
    return from.api.consultations.create({
      to_dietitian: to.id,
      message,
      ...(health_concern ? { health_concern } : {}),
    })
  },
}

/** A browser in which this person has signed in earlier. */
export async function signedIn(account: Account, options: VisitOptions = {}): Promise<Page> {
  const { user } = await account.api.accounts.profile()
  const { id, first_name, last_name, email, role } = user
  const localStorage = {
    access_token: account.tokens.access,
    refresh_token: account.tokens.refresh,
    user_data: JSON.stringify({ id, first_name, last_name, email, role }),
  }
  return visitor({ localStorage, ...options })
}

/** A browser in which the admin of the demo content has signed in earlier. */
export async function signedInAdmin(options: VisitOptions = {}): Promise<Page> {
  return signedIn(await demoAdmin(), options)
}

/** An admin at one page of the admin area. */
export async function inAdminArea(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await signedInAdmin(options)
  await page.goto(path)
  await expectPath(page, path)
  return page
}

/** Signs in on the sign-in page, wherever it then leads. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  if (new URL(page.url(), 'http://x').pathname !== '/login') await open(page, '/login')
  // The address changes before the fields appear.
  await expectToSee(page.getByRole('heading', { name: 'Login', level: 1 }))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expectPath(page, /^(?!\/login)/)
}

/** Fills in the registration form without submitting it. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.first_name)
  await page.getByLabel('Last name').fill(person.last_name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('checkbox', { name: /^I accept the/ }).check()
}

export async function registerVisitor(page: Page, person = newPerson()): Promise<Person> {
  if (new URL(page.url(), 'http://x').pathname !== '/register') await open(page, '/register')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectPath(page, /^(?!\/register)/)
  return person
}
