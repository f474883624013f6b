import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Account, given, signedIn, signedInAdmin } from './accounts.ts'
import { pauseClock, waitForPointerEffect } from './actions.ts'
import { errorLinks, eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, siteUrl, test, type VisitOptions } from './fixtures.ts'

const PATH = '/dietitian/profile'
const ME = '**/api/adminpanel/dietitians/me/'
const BIO = 'I help people with diabetes to keep the rotis, and the sugar where it belongs.'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.getByRole('main')
const pictures = (page: Page) => main(page).locator('img')
const factOf = (page: Page, term: string) =>
  main(page).getByRole('term').getByText(term, { exact: true }).locator('xpath=following-sibling::dd').innerText()
/** The success message disappears after three seconds; the profile that replaces the form stays. */
const expectSaved = (page: Page) => expectToSee(button(page, 'Edit Profile'))
const fileInput = (page: Page) => page.locator('input[type=file]')

async function atProfile(options: VisitOptions = {}, dietitian?: Account) {
  const account = dietitian ?? (await given.dietitian())
  const page = await signedIn(account, options)
  await page.goto(PATH)
  await expectToSee(button(page, 'Edit Profile'))
  return { page, account }
}

async function atForm(options: VisitOptions = {}) {
  const there = await atProfile(options)
  await button(there.page, 'Edit Profile').click()
  await expectToSee(button(there.page, 'Save Changes'))
  return there
}

const offer = (page: Page) => page.getByText('You have unsaved changes to your profile.')

async function expectNoOffer(page: Page) {
  await expectToSee(button(page, 'Edit Profile'))
  expect(await offer(page).count()).toBe(0)
}

/** Writes a bio, leaves without saving it, and returns. */
async function leaveDraft(page: Page, bio: string) {
  await button(page, 'Edit Profile').click()
  await page.getByLabel('Bio').fill(bio)
  await page.goto('/dietitian/requests')
  await page.goto(PATH)
}

/** A picture whose left half is red and right half blue. */
function redAndBlue(width = 800, height = 400) {
  const red = { create: { width: width / 2, height, channels: 3 as const, background: '#f00' } }
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
}

async function choose(page: Page, buffer: Buffer, name = 'face.jpg', mimeType = 'image/jpeg') {
  await fileInput(page).setInputFiles({ name, mimeType, buffer })
}

async function storedPicture(account: Account) {
  const { profile_picture } = await account.api.dietitians.me()
  const response = await fetch(siteUrl() + profile_picture)
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  const { width, height } = await picture.metadata()
  const { channels } = await picture.stats()
  return { width, height, red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 }
}

test.describe('my profile', () => {
  test('shows what is stored, its counts and what is still missing', async () => {
    const { page, account } = await atProfile()
    await expectToSee(page.getByRole('heading', { level: 1, name: 'My Profile' }))
    expect(await page.getByRole('link', { name: 'My Profile' }).first().getAttribute('aria-current')).toBe('page')
    for (const [term, value] of [
      ['First name', 'Meher'],
      ['Last name', account.last_name],
      ['Email', account.email],
      ['Phone number', '+91 98140 00000'],
      ['Years of experience', '7 years'],
      ['Consultation fee', '₹650'],
      ['Rating', 'New'],
      ['Status', 'Available'],
    ] as const) {
      expect(await factOf(page, term), term).toBe(value)
    }
    expect(await factOf(page, 'Specialization')).toContain('General Nutrition')
    await expectToSee(
      main(page).getByText('80%'),
      page.getByText('4 of 5 complete'),
      page.getByText('Profile picture: not added yet'),
      page.getByRole('heading', { name: 'Professional Tips' }),
    )
    for (const [name, to] of [
      ['Write New Blog', '/dietitian/blogs/create'],
      ['View Contact Requests', '/dietitian/requests'],
    ] as const) {
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(to)
    }
    const live = page.getByRole('link', { name: 'View Live Profile' })
    expect([await live.getAttribute('href'), await live.getAttribute('target')]).toEqual([
      `/dietitians/${account.id}`,
      '_blank',
    ])
    await expectSound(page)
    const [opened] = await Promise.all([page.context().waitForEvent('page'), live.click()])
    await expectToSee(opened.getByRole('heading', { level: 1, name: `Dr. ${account.name}` }))
  })

  test('is edited and saved, and the new name appears everywhere at once', async () => {
    const { page, account } = await atForm()
    expect(await page.locator(':focus').getAttribute('id')).toBe('first_name')
    await expectToSee(page.getByText('Email cannot be changed'), page.getByText('Recommended: Square image, max 5MB'))
    expect(await page.getByLabel('Email', { exact: true }).getAttribute('readonly')).not.toBeNull()
    await expectSound(page)
    await page.getByLabel('First name').fill('Noor')
    await page.getByLabel('Phone number').fill('+91 98765 43210')
    await page.getByLabel('Bio').fill(BIO)
    await expectToSee(
      page.getByText(`${BIO.length}/500`, { exact: true }),
      main(page).locator('h1 + span').getByText('Unsaved changes'),
    )
    await page.getByRole('radio', { name: /^Diabetes Management/ }).check()
    await page.getByLabel('Years of experience').fill('12')
    await page.getByLabel('Consultation fee').fill('900')
    await page.getByRole('checkbox', { name: 'Currently Available for Consultations' }).uncheck()
    await page.getByRole('checkbox', { name: 'Visitors see my phone' }).uncheck()
    for (const name of ['Hindi', 'Thyroid', 'Video']) await page.getByRole('checkbox', { name, exact: true }).check()
    await page.getByLabel('City').fill('Mohali')
    await page.clock.install()
    await pauseClock(page)
    await button(page, 'Save Changes').click()
    const banner = page.getByRole('status').getByText('Profile updated successfully!')
    await expectToSee(banner, button(page, 'Edit Profile'))
    await eventually(() => page.locator(':focus').innerText()).toBe('Edit Profile')
    await page.clock.resume()
    await eventually(() => factOf(page, 'First name')).toBe('Noor')
    expect(await factOf(page, 'Status')).toBe('Unavailable')
    await expectToSee(page.getByRole('button', { name: `Account of Noor ${account.last_name}` }))
    await page.mouse.move(0, 0)
    await expectNotToSee(banner)
    expect(await account.api.dietitians.me()).toMatchObject({
      user_info: { name: `Noor ${account.last_name}`, phone_number: '+91 98765 43210' },
      bio: BIO,
      specialization: 'diabetes',
      experience_years: 12,
      consultation_fee: 900,
      is_available: false,
      languages: ['hindi'],
      focus_areas: ['thyroid'],
      consultation_modes: ['video'],
      city: 'Mohali',
      shows_phone: false,
    })
    expect(await factOf(page, 'Phone number')).toContain('Hidden from visitors')
  })

  test('the success message stays while the pointer is on it', async () => {
    const { page } = await atForm()
    await page.clock.install()
    await page.getByLabel('Bio').fill(BIO)
    // Moving the pointer there may take longer than the banner would stay.
    await pauseClock(page)
    await button(page, 'Save Changes').click()
    const banner = page.getByText('Profile updated successfully!')
    await banner.hover()
    await waitForPointerEffect(page)
    await page.clock.runFor(10_000)
    await expectToSee(banner)
    await page.mouse.move(0, 0)
    await waitForPointerEffect(page)
    await page.clock.runFor(2_900)
    await expectToSee(banner)
    await page.clock.runFor(200)
    await expectNotToSee(banner)
  })

  test('shows the error of every field until it is edited', async () => {
    const { page } = await atForm()
    const messages = {
      'First name': ['', 'First name is required'],
      'Last name': [' ', 'Last name is required'],
      'Phone number': ['', 'Phone number is required'],
      Bio: ['', 'Bio is required'],
      'Years of experience': ['51', 'Experience must be between 0 and 50 years'],
      'Consultation fee': ['0', 'Valid consultation fee is required'],
    } as const
    for (const [label, [value]] of Object.entries(messages)) await page.getByLabel(label).fill(value)
    await button(page, 'Save Changes').click()
    for (const [, message] of Object.values(messages)) await expectToSee(errorLinks(page).getByText(message))
    await expectSound(page)
    await page.getByLabel('Bio').fill('Too short.')
    await expectNotToSee(page.getByText('Bio is required'))
    await button(page, 'Save Changes').click()
    await expectToSee(errorLinks(page).getByText('Bio must be at least 50 characters long'))
    await page.getByLabel('Bio').fill('x'.repeat(501))
    await page.getByLabel('Years of experience').fill('-1')
    await page.getByLabel('Consultation fee').fill('')
    await button(page, 'Save Changes').click()
    await expectToSee(
      page.getByText('501/500'),
      errorLinks(page).getByText('Bio must be at most 500 characters long'),
      errorLinks(page).getByText('Experience must be between 0 and 50 years'),
      errorLinks(page).getByText('Valid consultation fee is required'),
    )
    await button(page, 'Cancel').click()
    await button(page, 'Edit Profile').click()
    await expectNotToSee(errorLinks(page).first())
    expect(await page.getByLabel('First name').inputValue()).toBe('Meher')
  })

  test('of a new dietitian is not live yet, and asks for a specialization', async () => {
    const [client, admin] = await Promise.all([given.client('Ira'), given.admin()])
    await admin.accounts.updateAccount(client.id, { role: 'dietitian' })
    const { page } = await atProfile({}, client)
    await expectToSee(main(page).getByText('0%'), page.getByText(/goes live once you add your bio and specialization/))
    await expectNotToSee(page.getByRole('link', { name: 'View Live Profile' }))
    await button(page, 'Edit Profile').click()
    await button(page, 'Save Changes').click()
    await expectToSee(errorLinks(page).getByText('Specialization is required'))
    await expectSound(page)
  })

  test('a picture is cropped by keyboard, saved, left unchanged and removed', async () => {
    const { page, account } = await atForm()
    await choose(page, await redAndBlue().toBuffer())
    const crop = page.getByRole('dialog', { name: 'Crop your picture' })
    await expectToSee(crop, crop.locator('img'))
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expectNotToSee(crop)
    expect(await pictures(page).count()).toBe(0)

    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Upload Image').press('Enter')])
    await chooser.setFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: await redAndBlue().toBuffer() })
    const position = crop.getByRole('application', { name: 'Picture position' })
    await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await position.focus()
    for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowRight')
    await crop.getByRole('button', { name: 'Use Image' }).press('Enter')
    await expectToSee(pictures(page).first(), page.getByText('Your new image is uploaded when you save.'))
    expect(await page.locator(':focus').getAttribute('id')).toBe('profile_picture')
    await expectToSee(main(page).getByText('100%'))
    await button(page, 'Save Changes').click()
    await expectSaved(page)
    const stored = await storedPicture(account)
    expect(stored.width).toBe(stored.height)
    expect(stored.red).toBeGreaterThan(200)
    expect(stored.blue).toBeLessThan(50)

    const { profile_picture } = await account.api.dietitians.me()
    await button(page, 'Edit Profile').click()
    await choose(page, await redAndBlue().toBuffer())
    await crop.getByRole('button', { name: 'Use Image' }).click()
    await button(page, 'Remove Image').click()
    await eventually(() => pictures(page).first().getAttribute('src')).toBe(profile_picture)
    await button(page, 'Remove Image').click()
    await expectToSee(page.getByText('Your image is removed when you save.'), main(page).getByText('80%'))
    await button(page, 'Keep Image').click()
    await expectToSee(main(page).getByText('100%'))
    await button(page, 'Remove Image').click()
    await button(page, 'Save Changes').click()
    await expectSaved(page)
    expect((await account.api.dietitians.me()).profile_picture).toBeNull()
  })

  test('a picture lying on its side is stored upright', async () => {
    const { page, account } = await atForm()
    // Turned a quarter to the right by its EXIF data: red is then above, blue below.
    await choose(page, await redAndBlue().withMetadata({ orientation: 6 }).toBuffer())
    const crop = page.getByRole('dialog', { name: 'Crop your picture' })
    const position = crop.getByRole('application', { name: 'Picture position' })
    await expectToSee(position)
    for (let presses = 0; presses < 60; presses += 1) await position.press('ArrowUp')
    await crop.getByRole('button', { name: 'Use Image' }).click()
    await button(page, 'Save Changes').click()
    await expectSaved(page)
    const stored = await storedPicture(account)
    expect(stored.blue).toBeGreaterThan(200)
    expect(stored.red).toBeLessThan(50)
  })

  test('rejects files that are no pictures or too large, and a valid file clears the error', async () => {
    const { page } = await atForm()
    const error = page.locator('#profile_picture-error')
    await choose(page, Buffer.from('%PDF'), 'a.pdf', 'application/pdf')
    await expectToSee(error.getByText('Please select a valid image file'))
    await choose(page, Buffer.alloc(5 * 1024 * 1024), 'a.png', 'image/png')
    await expectToSee(error.getByText('Image size should be less than 5MB'))
    await choose(page, Buffer.from('<script>'), 'a.png', 'image/png')
    await expectToSee(error.getByText('Please select a valid image file'))
    await expectSound(page)
    await choose(page, await redAndBlue().toBuffer())
    await expectNotToSee(error)
  })

  test('the form stays with a message if the cropping dialog fails to load', async () => {
    const { page } = await atForm({ expects: /ERR_FAILED/ })
    await page.getByLabel('Bio').fill(BIO)
    await page.route(/crop-dialog/, (route) => route.abort())
    await choose(page, await redAndBlue().toBuffer())
    const error = page.locator('#profile_picture-error')
    await expectToSee(error.getByText(/open the picture to crop it/))
    expect(await page.getByLabel('Bio').inputValue()).toBe(BIO)
    await page.unroute(/crop-dialog/)
    await choose(page, await redAndBlue().toBuffer())
    await expectToSee(page.getByRole('dialog', { name: 'Crop your picture' }))
    await expectNotToSee(error)
  })

  test('is previewed as clients see it, including unsaved changes', async () => {
    const { page, account } = await atForm()
    await page.getByLabel('First name').fill('Noor')
    await button(page, 'Preview Public Profile').click()
    await expectToSee(
      page.getByText('Preview Mode', { exact: true }),
      page.getByRole('heading', { level: 1, name: `Dr. Noor ${account.last_name}` }),
      page.getByText('With your unsaved changes.'),
      page.getByText('Balanced eating for the whole household'),
      main(page).getByText('Available', { exact: true }),
      page.getByRole('heading', { name: 'Quick Stats' }),
      main(page).getByRole('link', { name: account.email }),
      page.getByText('fee per session'),
    )
    await button(page, 'Book Consultation').press('Enter')
    await expectToSee(page.getByRole('status').getByText('Clients book here.'))
    await expectSound(page)
    await button(page, 'Back to My Profile').click()
    expect(await page.getByLabel('First name').inputValue()).toBe('Noor')
    expect(await page.locator(':focus').innerText()).toBe('Preview Public Profile')
  })

  test('an error is shown without loss of input, and a profile that fails to load says so', async () => {
    const { page } = await atForm({ expects: /ERR_FAILED|503/ })
    await page.getByLabel('Bio').fill(BIO)
    await page.route(ME, (route) => route.fulfill({ status: 503, json: { detail: 'The kitchen is closed.' } }))
    await button(page, 'Save Changes').click()
    await expectToSee(page.getByRole('alert').getByText('The kitchen is closed.'))
    await page.unroute(ME)
    await page.route(ME, (route) => route.abort())
    await button(page, 'Save Changes').click()
    await expectToSee(page.getByRole('alert').getByText('Failed to update dietitian profile'))
    expect(await page.getByLabel('Bio').inputValue()).toBe(BIO)
    await expectSound(page)
    await page.unroute(ME)
    await button(page, 'Retry').click()
    await expectSaved(page)

    await page.route(ME, (route) => route.abort())
    await page.goto(PATH)
    await expectToSee(page.getByRole('alert').getByText('Failed to fetch dietitian profile'))
    await page.unroute(ME)
    await page.route(ME, () => {})
    await button(page, 'Retry').click()
    await page.reload()
    await expectToSee(page.getByText('Loading profile...'))
    await expectSound(page)
  })

  test('leaving with unsaved changes asks first, and the draft is offered until restored or outdated', async () => {
    const { page } = await atForm()
    await page.getByLabel('Bio').fill(BIO)
    const leave = page.getByRole('dialog', { name: 'Unsaved changes' })
    const requestsLink = page.getByRole('link', { name: 'View Contact Requests' })
    await requestsLink.click()
    await leave.getByRole('button', { name: 'Stay' }).click()
    await expectPath(page, PATH)
    await requestsLink.click()
    await leave.getByRole('button', { name: 'Leave' }).click()
    await expectPath(page, '/dietitian/requests')
    await page.goto(PATH)
    await expectToSee(offer(page))
    await expectSound(page)
    await button(page, 'Restore').click()
    expect(await page.getByLabel('Bio').inputValue()).toBe(BIO)
    await button(page, 'Cancel').click()
    await page.reload()
    await expectNoOffer(page)

    // The profile is edited without the draft, which is kept until the profile is saved.
    await leaveDraft(page, BIO)
    await expectToSee(offer(page))
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Years of experience').fill('9')
    await button(page, 'Cancel').click()
    await page.reload()
    await expectToSee(offer(page))
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Years of experience').fill('9')
    await button(page, 'Save Changes').click()
    await expectSaved(page)
    await expectNoOffer(page)
    await page.reload()
    await expectNoOffer(page)

    await leaveDraft(page, BIO)
    await expectToSee(offer(page))
    await button(page, 'Restore').click()
    await button(page, 'Save Changes').click()
    await expectSaved(page)
    await expectNoOffer(page)
    await page.reload()
    await expectNoOffer(page)
  })

  test('changes that another tab or device has saved in the meantime are kept', async () => {
    const { page, account } = await atForm()
    await account.api.dietitians.updateMe({ is_available: false, consultation_fee: 800 })
    await page.getByLabel('Bio').fill(BIO)
    await page.getByLabel('Years of experience').fill('9')
    await button(page, 'Save Changes').click()
    await expectSaved(page)
    await eventually(() => factOf(page, 'Status')).toBe('Unavailable')
    const stored = { bio: BIO, experience_years: 9, is_available: false, consultation_fee: 800 }
    expect(await account.api.dietitians.me()).toMatchObject(stored)

    await button(page, 'Edit Profile').click()
    await page.getByLabel('Years of experience').fill('10')
    await account.api.dietitians.updateMe({ bio: `${BIO} Once.` })
    await page.goto('/dietitian/requests')
    await page.goto(PATH)
    await button(page, 'Restore').click()
    expect(await page.getByLabel('Years of experience').inputValue()).toBe('10')
    expect(await page.getByLabel('Bio').inputValue()).toBe(`${BIO} Once.`)
    await button(page, 'Save Changes').click()
    await expectSaved(page)

    // The same field was saved there, so the draft is no longer offered.
    await leaveDraft(page, BIO)
    await expectToSee(offer(page))
    const other = await page.context().newPage()
    await other.goto(PATH)
    await button(other, 'Restore').click()
    await other.getByLabel('Bio').fill(`${BIO} Twice.`)
    await button(other, 'Save Changes').click()
    await expectSaved(other)
    await page.reload()
    await expectNoOffer(page)

    await button(page, 'Edit Profile').click()
    await page.getByLabel('Bio').fill(`${BIO} Three times.`)
    await account.api.dietitians.updateMe({ bio: `${BIO} Four times.` })
    await page.goto('/dietitian/requests')
    await page.goto(PATH)
    await expectNoOffer(page)
  })

  test('an admin has no profile, and the page says so', async () => {
    const page = await signedInAdmin()
    await page.goto(PATH)
    await expectToSee(page.getByRole('heading', { name: 'This account has no public profile.' }))
    await expectSound(page)
  })

  test('on a phone the picture is cropped by touch', async () => {
    const { page } = await atForm({ viewport: PHONE, hasTouch: true })
    await choose(page, await redAndBlue().toBuffer())
    const crop = page.getByRole('dialog', { name: 'Crop your picture' })
    await crop.getByRole('button', { name: 'Use Image' }).tap()
    await expectToSee(pictures(page).first())
  })
})
