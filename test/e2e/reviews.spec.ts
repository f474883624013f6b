import { type Account, given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { PLAIN, REPLY } from './console.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'

async function answered(dietitian: Account, first_name = 'Jyoti') {
  const client = await given.client(first_name)
  const { id } = await given.request(client, dietitian, PLAIN)
  await dietitian.api.consultations.updateStatus(id, { reply: REPLY })
  return { client, id }
}

test.describe('a review', () => {
  test('is written after a reply, changed, and published with its answer', async () => {
    const dietitian = await given.dietitian()
    const { client } = await answered(dietitian)
    const page = await signedIn(client)
    await page.goto('/profile')
    await expectToSee(page.getByText('1 new message'))
    await page.getByRole('button', { name: 'Rate this consultation' }).click()
    const stars = page.getByRole('group', { name: 'Rate this consultation' })
    await page.getByRole('button', { name: 'Submit review' }).click()
    // The attempt moves the focus to the first star, after the message appears.
    await expectToSee(
      stars.getByText('Choose a rating from 1 to 5'),
      stars.getByRole('radio', { name: '1 star' }).and(page.locator(':focus')),
    )
    await stars.getByRole('radio', { name: '3 stars' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await stars.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
    await page.getByLabel('Write a review (optional)').fill('Clear, kind and quick.')
    await expectSound(page)
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expectToSee(page.getByText('Rated 4 out of 5'), page.getByText('Clear, kind and quick.'))

    await page.getByRole('button', { name: 'Change review' }).click()
    await page.getByLabel('Show my first name and initial').check()
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expectToSee(page.getByRole('button', { name: 'Change review' }))

    const dietitianPage = await signedIn(dietitian)
    await dietitianPage.goto('/dietitian/profile')
    await dietitianPage.getByRole('button', { name: 'Answer this review', exact: true }).click()
    await dietitianPage.getByRole('button', { name: 'Publish answer' }).click()
    await expectToSee(dietitianPage.getByText('Answer is required'))
    await dietitianPage.getByLabel('Your answer').fill('Thank you, Jyoti.')
    await expectSound(dietitianPage)
    await dietitianPage.getByRole('button', { name: 'Publish answer' }).click()
    await expectToSee(dietitianPage.getByText('The dietitian’s reply'))
    await expectNotToSee(dietitianPage.getByRole('button', { name: 'Answer this review', exact: true }))

    const reader = await visitor({ viewport: PHONE })
    await open(reader, `/dietitians/${dietitian.id}`)
    const reviews = reader.getByRole('region', { name: 'Reviews' })
    await expectToSee(
      reviews.getByText('Jyoti R.'),
      reviews.getByText('Clear, kind and quick.'),
      reviews.getByText('Thank you, Jyoti.'),
      reviews.getByText('4 stars: 1 review'),
    )
    await expectSound(reader)
    await page.reload()
    await expectToSee(page.getByText('Thank you, Jyoti.'))
  })

  test('that another device has answered keeps the text typed here', async () => {
    const dietitian = await given.dietitian()
    const { client, id } = await answered(dietitian)
    const review = await client.api.reviews.create(id, { rating: 4 })
    const page = await signedIn(dietitian, { expects: /409/ })
    await page.goto('/dietitian/profile')
    await page.getByRole('button', { name: 'Answer this review', exact: true }).click()
    await page.getByLabel('Your answer').fill('Written on the laptop.')
    await dietitian.api.reviews.answer(review.id, { answer: 'Written on the phone.' })
    await page.getByRole('button', { name: 'Publish answer' }).click()
    await expectToSee(page.getByText('Written on the phone.'), page.getByText('You have already answered this review.'))
    expect(await page.getByLabel('Your unsent text').inputValue()).toBe('Written on the laptop.')
    await expectSound(page)
    await page.getByRole('button', { name: 'Discard text' }).click()
    await expectNotToSee(page.getByText('You have already answered this review.'))
  })

  test('an error is shown, and the text is kept', async () => {
    const { client, id } = await answered(await given.dietitian())
    const page = await signedIn(client, { expects: /503|Failed to load/ })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Rate this consultation' }).click()
    // By keyboard, because the conversation above may load at any time and move the stars.
    await page.getByRole('radio', { name: '5 stars' }).press('Space')
    await page.getByLabel('Write a review (optional)').fill('Our breakfast is new.')
    const path = `**/contact-requests/${id}/review/`
    await page.route(path, (route) => route.fulfill({ status: 503, json: { detail: 'Back in a minute.' } }))
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expectToSee(page.getByText('Back in a minute.'))
    await page.unroute(path)
    await page.reload()
    await page.getByRole('button', { name: 'Rate this consultation' }).click()
    expect(await page.getByLabel('Write a review (optional)').inputValue()).toBe('Our breakfast is new.')
  })
})

test.describe('the profile of a dietitian', () => {
  test('shows more reviews on request, and the dietitian’s articles', async () => {
    const dietitian = await given.dietitian()
    const blog = await given.blog(dietitian)
    await Promise.all(
      Array.from({ length: 11 }, async () => {
        const { client, id } = await answered(dietitian)
        await client.api.reviews.create(id, { rating: 5 })
      }),
    )
    const page = await visitor()
    await open(page, `/dietitians/${dietitian.id}`)
    const signatures = page.getByRole('region', { name: 'Reviews' }).getByText('A client')
    expect(await signatures.count()).toBe(10)
    await expectToSee(page.getByText('Usually replies within an hour'))
    await page.getByRole('button', { name: 'Show more reviews' }).click()
    await eventually(() => signatures.count()).toBe(11)
    await expectNotToSee(page.getByRole('button', { name: 'Show more reviews' }))
    await page.getByRole('link', { name: blog.title }).click()
    await expectPath(page, `/blogs/${blog.id}`)
  })
})

test.describe('the conversation of a client', () => {
  test('a reply appears while the page is open, and only then the page asks for a review', async () => {
    const [dietitian, client] = [await given.dietitian(), await given.client('Jyoti')]
    const { id } = await given.request(client, dietitian, PLAIN)
    const page = await signedIn(client)
    const stream = page.waitForResponse((answer) => answer.url().endsWith('/events/'))
    await page.goto('/profile')
    await stream
    await expectToSee(page.getByText("Waiting for dietitian's response..."))
    await expectNotToSee(page.getByRole('button', { name: 'Rate this consultation' }))
    await dietitian.api.consultations.updateStatus(id, { reply: REPLY })
    // Sooner than by polling, which takes half a minute.
    await expectToSee(page.getByRole('list', { name: 'Conversation' }).getByText(REPLY))
    await expectToSee(page.getByRole('button', { name: 'Rate this consultation' }))
    await dietitian.api.consultations.updateStatus(id, { status: 'closed' })
    await expectToSee(page.getByText('This conversation is closed.'))
  })
})
