import { open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { DESKTOP, expect, PHONE, test, visitor } from './fixtures.ts'
import { keyboard } from './input-methods.ts'

const WOMEN = [
  ['Pear', '35% of women, illustrative'],
  ['Apple', '30% of women, illustrative'],
  ['Hourglass', '20% of women, illustrative'],
  ['Rectangle', '15% of women, illustrative'],
] as const
const MEN = [
  ['Ectomorph', '40% of men, illustrative'],
  ['Mesomorph', '35% of men, illustrative'],
  ['Endomorph', '25% of men, illustrative'],
] as const
const PARTS = ['Characteristics', 'Diet recommendations', 'Workout tips']

async function page(options: Parameters<typeof visitor>[0] = {}, path = '/body-types') {
  const page = await visitor(options)
  await open(page, path)
  return {
    page,
    card: (name: string) => page.getByRole('button', { name, exact: true }),
    part: (name: string) => page.getByRole('heading', { level: 4, name }),
    expanded: () => page.locator('main [aria-expanded=true]').allInnerTexts(),
  }
}

test.describe('body types', () => {
  test('women are shown first, men on request, each with their illustrative share and every card closed', async () => {
    const { page: window, card, expanded } = await page()
    expect(await window.getByRole('radio', { name: 'Women', exact: true }).isChecked()).toBe(true)
    for (const [name, share] of WOMEN) await expectToSee(card(name), window.getByText(share))
    await card('Hourglass').click()
    await window.getByText('Men', { exact: true }).click()
    await expectPath(window, '/body-types?for=men')
    for (const [name, share] of MEN) await expectToSee(card(name), window.getByText(share))
    await expectNotToSee(card('Pear'))
    expect(await expanded()).toEqual([])
    await card('Mesomorph').click()
    await window.goBack()
    await expectPath(window, '/body-types')
    await expectToSee(card('Pear'))
    expect(await window.getByRole('radio', { name: 'Women', exact: true }).isChecked()).toBe(true)
    expect(await expanded()).toEqual([])
  })

  test('a click on a card opens only that card, below its row or on a phone below itself', async () => {
    const { page: window, card, part, expanded } = await page()
    expect(await expanded()).toEqual([])
    await card('Pear').click()
    for (const name of PARTS) await expectToSee(part(name))
    await expectToSee(window.getByText('A pear shape is widest at the hips.'))
    const top = async (name: string) => (await card(name).boundingBox())?.y ?? 0
    const panel = async () => (await part('Characteristics').boundingBox())?.y ?? 0
    expect(await top('Rectangle')).toBe(await top('Pear'))
    expect(await panel()).toBeGreaterThan(await top('Rectangle'))
    await window.setViewportSize(PHONE)
    await eventually(async () => (await top('Apple')) > (await panel())).toBe(true)
    expect(await panel()).toBeGreaterThan(await top('Pear'))
    await window.setViewportSize(DESKTOP)
    await eventually(async () => (await top('Apple')) === (await top('Pear'))).toBe(true)
    // The whole card is clickable, including its picture.
    const share = await window.getByText('30% of women').boundingBox()
    await window.mouse.click((share?.x ?? 0) + 5, (share?.y ?? 0) - 100)
    await expectToSee(window.getByText('An apple shape carries more weight around the middle.'))
    await expectNotToSee(window.getByText('A pear shape is widest at the hips.'))
    expect(await expanded()).toEqual(['Apple'])
    await expectSound(window)
    await card('Apple').click()
    expect(await expanded()).toEqual([])
    await expectNotToSee(part('Characteristics'))
  })

  test('the keyboard opens, closes, changes the group and reaches a plan', async () => {
    const { page: window, card, expanded } = await page()
    const input = keyboard(window)
    await input.press(card('Apple'))
    expect(await expanded()).toEqual(['Apple'])
    await window.keyboard.press('Tab')
    expect(await window.evaluate('document.activeElement.textContent')).toBe('Get Personalized Plan')
    await window.keyboard.press('Shift+Tab')
    await window.keyboard.press('Space')
    expect(await expanded()).toEqual([])
    await window.getByRole('radio', { name: 'Women', exact: true }).focus()
    await window.keyboard.press('ArrowRight')
    await expectPath(window, '/body-types?for=men')
    await expectToSee(card('Ectomorph'))
    await window.keyboard.press('Enter')
    expect(await window.evaluate('document.activeElement.value')).toBe('men')
    await expectPath(window, '/body-types?for=men')
    await input.press(card('Ectomorph'))
    await input.press(window.getByRole('link', { name: 'Get Personalized Plan' }))
    await expectPath(window, '/membership')
  })

  test('without scripts everything is open, with caveats and sources, and the group is a plain form', async () => {
    const window = await visitor({ javaScriptEnabled: false })
    await window.goto('/body-types')
    for (const [name] of WOMEN) await expectToSee(window.getByRole('heading', { level: 3, name }))
    expect(await window.getByRole('heading', { level: 4, name: 'Diet recommendations' }).count()).toBe(4)
    await expectToSee(
      window.getByText('Sit-ups strengthen the belly'),
      window.getByText('There’s no proof that it should decide your diet'),
      window.getByText('“Illustrative” means the percentages are examples'),
      window.getByText('From 80 cm for women and 90 cm for men'),
      window.getByText('ICMR-National Institute of Nutrition'),
      window.getByText('General information for adults, not a diagnosis.'),
    )
    await window.getByRole('link', { name: 'See the sources' }).click()
    await expectPath(window, '/body-types#sources')
    await expectNotToSee(window.getByRole('button', { name: 'Show BMI calculator' }))
    await expectToSee(window.getByRole('link', { name: 'Full BMI calculator' }))
    await window.getByText('Men', { exact: true }).click()
    await window.getByRole('button', { name: 'Apply' }).click()
    await expectPath(window, '/body-types?for=men')
    for (const [name] of MEN) await expectToSee(window.getByRole('heading', { level: 3, name }))
    await expectToSee(window.getByText('If knees or back hurt'))
  })
})
