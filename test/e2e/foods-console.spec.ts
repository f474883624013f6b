import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callsWith, given, signedIn, signedInAdmin } from './accounts.ts'
import { open } from './actions.ts'
import { expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test } from './fixtures.ts'

const FOODS = '/dietitian/foods'
const RAJMA = 16032

/** A name that neither another test nor the library uses. */
const newName = () => `Chutkikaddu ${randomUUID().slice(0, 8)}`

const rajma = (name: string) => ({
  kind: 'dish' as const,
  name,
  ingredients: [{ food: RAJMA, grams: 100 }],
  cooked_grams: 100,
  portions: [{ unit: 'katori' as const, label: '1 katori (150 ml)', grams: 150 }],
})

/** Chooses a food by the keyboard and enters its weight: Enter leads on to the next ingredient. */
async function addIngredient(page: Page, search: string, name: string, grams: number) {
  const field = page.getByRole('combobox', { name: 'Add an ingredient' })
  await field.fill(search)
  const option = page.getByRole('listbox').getByRole('option').filter({ hasText: name }).first()
  await expectToSee(option)
  while ((await option.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
  await field.press('Enter')
  const weight = page.getByLabel(`${name}, grams`)
  await expect(weight).toBeFocused()
  await weight.fill(String(grams))
  await weight.press('Enter')
  await expect(field).toBeFocused()
}

test('a dietitian adds a dish and proposes it, an admin accepts it, and a visitor finds it', async () => {
  const name = newName()
  const dietitian = await given.dietitian()
  const page = await signedIn(dietitian)
  await open(page, FOODS)
  await expectToSee(page.getByRole('heading', { name: 'No foods of your own yet' }))
  await page.getByRole('link', { name: 'Add a food', exact: true }).click()
  await expectPath(page, `${FOODS}/new`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToSee(
    page.getByRole('link', { name: 'Name is required' }),
    page.getByRole('link', { name: 'Add at least one ingredient' }),
    page.getByRole('link', { name: '1 katori (150 ml): Weight is required' }),
  )
  await expectSound(page)

  await page.getByLabel('Name in English letters').fill(name)
  await addIngredient(page, 'राजमा', 'Kidney beans (rajma), dry', 100)
  await addIngredient(page, 'onion', 'Onion', 50)
  await addIngredient(page, 'water', 'Water', 200)
  await expectToSee(page.getByText('350 g', { exact: true }))
  await page.getByLabel('Cooked weight').fill('400')
  await page.getByLabel('Weight', { exact: true }).fill('150')
  await page.getByRole('button', { name: 'Save' }).click()
  const tooHeavy = 'A dish can’t weigh more than what goes into it. List the water too, or correct the weight.'
  await expectToSee(page.getByRole('link', { name: tooHeavy }))
  await page.getByLabel('Cooked weight').fill('200')
  const preview = page.getByRole('region', { name: 'In a portion' })
  await expectToSee(
    preview.getByRole('row', { name: /^Energy 268 kcal 179 kcal$/ }),
    preview.getByText('Vegetarian, Vegan'),
  )
  await expectSound(page)

  await page.getByRole('link', { name: 'My Profile' }).first().click()
  await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Stay' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Onion, grams')).toHaveValue('50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToSee(page.getByText('Food saved.'), page.getByRole('heading', { level: 1, name }))
  await expectToSee(page.getByRole('link', { name: 'Use in a plate' }))

  await page.getByRole('button', { name: 'Propose for the library' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click()
  await expectToSee(page.getByText('and it waits for an admin', { exact: false }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expectNotToSee(page.getByRole('button', { name: 'Delete' }))
  await expectSound(page)

  const visitor = callsWith()
  expect((await visitor.foods.list({ search: name })).results.map((food) => food.name)).not.toContain(name)
  const adminPage = await signedInAdmin()
  await open(adminPage, '/admin')
  await adminPage.getByRole('link', { name: /^Foods \d+ proposed$/ }).click()
  await expectPath(adminPage, '/admin/foods')
  const proposal = adminPage.getByRole('article', { name })
  await expectToSee(proposal.getByText('Kidney beans (rajma)'), proposal.getByRole('link', { name: dietitian.name }))
  await expectSound(adminPage)
  await proposal.getByRole('button', { name: `Accept ${name}` }).click()
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expectToSee(adminPage.getByText(`${name} is in the library.`))
  await expectNotToSee(proposal)

  expect((await visitor.foods.list({ search: name, page_size: 1 })).results[0]?.name).toBe(name)
  await page.reload()
  await expectToSee(page.getByText('An admin has accepted it', { exact: false }))
  await expectNotToSee(page.getByRole('button', { name: 'Withdraw' }))
})

test('a food from a label is declined with a reason, which its dietitian reads', async () => {
  const name = newName()
  const dietitian = await given.dietitian()
  const page = await signedIn(dietitian, { viewport: PHONE })
  await open(page, `${FOODS}/new`)
  await page.getByText('A food from its label').click()
  await page.getByLabel('Name in English letters').fill(name)
  await page.getByLabel('Source of the figures').fill('Label of the 100 g packet')
  await page.getByLabel('Energy').fill('350')
  await page.getByText('More nutrients', { exact: true }).click()
  await page.getByLabel('Iron').fill('-1')
  await page.getByText('I have its list of ingredients').click()
  await page.getByLabel('Wheat, barley or rye (gluten)').check()
  await expect(page.getByLabel('Not for a vrat', { exact: false })).toBeChecked()
  await page.getByLabel('Unit').selectOption('Bowl')
  await expect(page.getByLabel('Portion', { exact: true })).toHaveValue('1 bowl (250 ml)')
  await page.getByLabel('Weight', { exact: true }).fill('25')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Iron must be from 0 to 1,00,000 mg' }).click()
  await expect(page.getByLabel('Iron')).toBeFocused()
  await page.getByLabel('Iron').fill('')
  await expectSound(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToSee(page.getByRole('heading', { level: 1, name }))

  const { id } = (await dietitian.api.ownFoods.list({})).results[0] ?? { id: 0 }
  await dietitian.api.ownFoods.propose(id)
  const adminPage = await signedInAdmin({ expects: /409/ })
  await open(adminPage, '/admin/foods')
  const proposal = adminPage.getByRole('article', { name })
  await expectToSee(proposal.getByText('Label of the 100 g packet'))

  // The food changes while the admin reads it.
  await dietitian.api.ownFoods.withdraw(id)
  await dietitian.api.ownFoods.propose(id)
  await proposal.getByRole('button', { name: `Decline ${name}` }).click()
  const dialog = adminPage.getByRole('dialog', { name: `Decline ${name}` })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expectToSee(dialog.getByRole('link', { name: 'Tell the dietitian why' }))
  await dialog.getByLabel('Reason').fill('The energy is for one portion.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expectToSee(adminPage.getByRole('alert').getByText('The dietitian has changed this food', { exact: false }))
  await expectNotToSee(dialog)
  await proposal.getByRole('button', { name: `Decline ${name}` }).click()
  await dialog.getByLabel('Reason').fill('The energy is for one portion.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expectToSee(adminPage.getByText(`${name} declined.`))

  await open(page, FOODS)
  await expectToSee(page.getByRole('table').getByText('Not accepted'), page.getByText('The energy is for one portion.'))
  await expectSound(page)
  await page.getByRole('link', { name }).click()
  await expectToSee(page.getByText('An admin hasn’t accepted this food:'))
})

test('a food is deleted after a confirmation, and then not found', async () => {
  const dietitian = await given.dietitian()
  const { id, name } = await dietitian.api.ownFoods.create(rajma(newName()))
  const page = await signedIn(dietitian, { expects: /404/ })
  await open(page, FOODS)
  await page.getByRole('searchbox', { name: 'Search your foods' }).fill('no such food')
  await expectToSee(page.getByRole('heading', { name: 'No matching foods' }))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('link', { name }).click()
  await expectPath(page, `${FOODS}/${id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: `Delete ${name}` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expectToSee(page.getByText('Food deleted.'), page.getByRole('heading', { name: 'No foods of your own yet' }))
  await open(page, `${FOODS}/${id}`)
  await expectToSee(page.getByRole('heading', { name: 'Food not found' }))
})
