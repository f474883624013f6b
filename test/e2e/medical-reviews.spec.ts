import { given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'

const QUEUE = '/dietitian/medical-reviews'

test.describe('a health article', () => {
  test('is sent back with a comment on a paragraph, changed, approved and shown as reviewed', async () => {
    const [author, reviewer] = await Promise.all([given.dietitian(), given.reviewer()])
    const blog = await given.blog(author, {
      content:
        '<p>Dal, sabzi and roti, as the <a href="https://www.nin.res.in">dietary guidelines</a> say: half the plate vegetables, a quarter dal, a quarter grains.</p>',
    })
    const reader = await visitor()
    await open(reader, `/blogs/${blog.id}`)
    await expectToSee(reader.getByText(`Written by Dr. ${author.name} · Not medically reviewed yet`, { exact: false }))

    const page = await signedIn(reviewer)
    await open(page, `${QUEUE}/blog/${blog.id}`)
    await page.getByRole('button', { name: /^Comment on: Dal, sabzi/ }).click()
    await page.getByRole('button', { name: 'Send back with comments' }).click()
    await expectToSee(page.getByRole('alert').getByText('Write each comment, or remove the empty ones.'))
    await page.getByLabel('Comment', { exact: true }).fill('How much dal is a bowl?')
    await page.reload()
    await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('How much dal is a bowl?')
    await expectSound(page)
    await page.getByRole('button', { name: 'Send back with comments' }).click()
    await expectToSee(
      page.getByText('Sent back with your comments.'),
      page.getByRole('heading', { name: 'Medical reviews' }),
    )

    const authorPage = await signedIn(author, { viewport: PHONE })
    await open(authorPage, `/dietitian/blogs/edit/${blog.id}`)
    await expectToSee(authorPage.getByText('Sent back', { exact: true }))
    await authorPage.getByRole('link', { name: 'See the decisions and comments' }).click()
    await expectToSee(
      authorPage.getByText('How much dal is a bowl?'),
      authorPage.getByRole('link', { name: 'Edit article' }),
    )
    await expectNotToSee(authorPage.getByRole('button', { name: 'Approve' }))
    await author.api.blogs.update(blog.id, { content: `${blog.content}<p>A bowl of dal is 150 g.</p>` })
    await authorPage.reload()
    await authorPage.getByRole('button', { name: 'Send for review' }).click()
    await expectToSee(
      authorPage.getByText('Sent for review.'),
      authorPage.getByRole('button', { name: 'Take back from review' }),
    )
    await expectSound(authorPage)

    await open(page, QUEUE)
    await expectToSee(page.getByRole('link', { name: /^Medical reviews \d+ sent for review$/ }))
    await page.getByRole('link', { name: blog.title }).click()
    await page.getByText('A bowl of dal is 150 g.', { exact: true }).dblclick({ position: { x: 30, y: 18 } })
    await page.getByRole('button', { name: /^Comment on: A bowl of dal is 150 g/ }).click()
    await expect(page.getByRole('region', { name: 'Your review' }).getByRole('blockquote')).toHaveText('bowl')
    await page.getByRole('button', { name: 'Remove comment' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectToSee(page.getByRole('alert').getByText('Tick every point before you approve.'))
    for (const box of await page.getByRole('group', { name: 'Checklist' }).getByRole('checkbox').all())
      await box.check()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectToSee(page.getByText('Approved. Readers now see your review.'))

    await open(reader, `/blogs/${blog.id}`)
    await expectToSee(
      reader.getByText(
        `Written by Dr. ${author.name} · Reviewed by Dr. ${reviewer.name}, MSc Nutrition (Indian Dietetic Association, RD-77) on`,
        {
          exact: false,
        },
      ),
    )
    const structured = await reader.locator('script[type="application/ld+json"]').allTextContents()
    expect(structured.join()).toContain('"lastReviewed"')
    expect(structured.join()).toContain('"name":"dietary guidelines","url":"https://www.nin.res.in"')
    await reader.getByRole('link', { name: 'How we review' }).first().click()
    await expectToSee(reader.getByRole('heading', { name: 'How we review health content' }))
    await expectSound(reader)

    await author.api.blogs.update(blog.id, { content: `${blog.content}<p>A bowl of dal is 200 g.</p>` })
    await open(reader, `/blogs/${blog.id}`)
    await expectToSee(reader.getByText(/ · Updated, review pending · Last reviewed by/))
    await page.goto(`${QUEUE}/blog/${blog.id}`)
    await expectToSee(page.getByText('Changed since the last review'), page.getByRole('radio', { name: 'Changes' }))
  })

  test('is decided once by two reviewers, and the second one loses no comment', async () => {
    const [author, first, second] = await Promise.all([given.dietitian(), given.reviewer(), given.reviewer()])
    const blog = await given.blog(author)
    const page = await signedIn(second, { expects: /409/ })
    await open(page, `${QUEUE}/blog/${blog.id}`)
    await page.getByRole('button', { name: 'Comment on the whole text' }).click()
    await page.getByLabel('Comment on the whole text').fill('Please name a source.')
    const { substance } = await first.api.medicalReviews.get({ blog: blog.id })
    const comments = [{ quote: '', comment: 'Too short.' }]
    await first.api.medicalReviews.review({ blog: blog.id, substance, after: 0, decision: 'sent_back', comments })
    await page.getByRole('button', { name: 'Send back with comments' }).click()
    await expectToSee(
      page.getByRole('alert').getByText('Another reviewer has already decided on this text.', { exact: false }),
      page.getByText('Too short.'),
    )
    await expect(page.getByLabel('Comment on the whole text')).toHaveValue('Please name a source.')
  })

  test('is read-only for dietitians whose credentials are not checked', async () => {
    const [author, dietitian] = await Promise.all([given.dietitian(), given.dietitian()])
    const blog = await given.blog(author)
    const page = await signedIn(dietitian, { expects: /404/ })
    await open(page, `${QUEUE}/blog/${blog.id}`)
    await expectToSee(
      page.getByText('Only a dietitian or admin with a checked qualification and registration can review.'),
    )
    await expectNotToSee(page.getByRole('button', { name: 'Approve' }))
    await open(page, `${QUEUE}/blog/999999`)
    await expectToSee(page.getByRole('heading', { name: 'Text not found' }))
  })
})

test('pages that come with the site show that nobody has reviewed them, and are listed for review', async () => {
  const page = await signedIn(await given.reviewer())
  for (const address of ['/bmi', '/diet/kidney']) {
    await open(page, address)
    await expectToSee(page.getByText('Written by the Thali team · Not medically reviewed yet', { exact: false }))
  }
  await open(page, `${QUEUE}?kind=page`)
  await page.getByRole('link', { name: 'Diabetes and prediabetes' }).click()
  await expectToSee(
    page.getByText('Comes with the site: /diet/diabetes'),
    page.getByRole('heading', { name: 'Sources' }),
  )
  await expectSound(page)
})
