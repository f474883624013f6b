import { eventually, expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import {
  atDraft,
  atEditor,
  button,
  clipboardOf,
  contentField,
  expectHtml,
  expectSaved,
  htmlIn,
  paste,
  png,
  summaryField,
  titleField,
  tool,
} from './editor.ts'
import { expect, test } from './fixtures.ts'

test('text pasted from Word, Google Docs or a web page is cleaned, and missing images are named', async () => {
  const { page } = await atEditor()
  const pasteAlone = async (data: Parameters<typeof paste>[1], html: string) => {
    await contentField(page).press('Control+a')
    await contentField(page).press('Backspace')
    await paste(page, data)
    await expectHtml(page, html)
  }
  const failureNotice = page.getByText(/^We couldn’t paste one image\./)

  await pasteAlone(
    { html: clipboardOf('word') },
    '<h2>A plate for the monsoon</h2><p>Wash greens <strong>three times</strong>, and cook them <em>through</em>.</p>' +
      '<ul><li><p>Moong dal</p><ul><li><p>soaked for an hour</p></li></ul></li><li><p>Lauki</p></li></ul>' +
      '<p><a href="https://www.icmr.gov.in/" rel="noopener noreferrer nofollow">ICMR</a> says more.</p>' +
      '<ol><li><p>Rinse</p></li></ol>' +
      '<table><tbody><tr><td><p>Bowl</p></td><td><p>CO<sub>2</sub></p></td></tr></tbody></table>',
  )
  await pasteAlone(
    { html: clipboardOf('google-docs') },
    '<h2>Tiffin for a long day</h2><p>Pack it <strong>the evening before</strong><em> or early</em>, says ' +
      '<a href="https://www.nin.res.in/" rel="noopener noreferrer nofollow">NIN</a></p>' +
      '<ul><li><p>Two rotis</p><ul><li><p>of bajra</p></li></ul></li><li><p>Dahi</p></li></ul>',
  )
  await pasteAlone(
    { html: 'Dal\u000b<br>Roti<p>Saag&#3;</p><div>Makki<br></div><br>' },
    '<p>Dal<br>Roti</p><p>Saag</p><p>Makki</p>',
  )
  await pasteAlone({ text: 'Dal\u000bRoti\u0007' }, '<p>Dal</p><p>Roti</p>')
  expect(await failureNotice.count()).toBe(0)
  await pasteAlone(
    { html: clipboardOf('word-handout') },
    '<h2>What the canteen has at two in the morning</h2>' +
      '<p>Ask what the cook keeps on the counter. <strong>Poha</strong>, <strong>idli</strong> and ' +
      '<em>plain dahi</em> are there more often than you think.<sup>[1]</sup></p>' +
      '<ul><li><p>One katori of dal</p><ul><li><p>thick, not the water</p></li></ul></li><li><p>Two rotis</p></li></ul>' +
      '<p>Then, in this order:</p><ol><li><p>Water</p></li><li><p>Dal and roti</p></li></ol>' +
      '<p>Sit down for it. Only after that:</p><ol start="3"><li><p>Tea, if it must be</p></li></ol>' +
      '<table><tbody><tr><td><p><strong>Time</strong></p></td><td><p><strong>Plate</strong></p></td></tr>' +
      '<tr><td><p>20:00</p></td><td><p>Roti, dal, sabzi</p></td></tr>' +
      '<tr><td><p>02:00</p></td><td><p>Dahi, fruit, H<sub>2</sub>O</p></td></tr></tbody></table>' +
      '<p>Sleep comes first.</p><hr><p>[1] From a walk through one hospital canteen, not a study.</p>',
  )
  await eventually(() => failureNotice.count()).toBe(1)
  await expectSound(page)
  // The caption of a picture that could not be copied stays as text.
  await pasteAlone(
    {
      html: '<figure><img src="https://example.in/a.jpg"><figcaption>Mustard in bloom</figcaption></figure><p>Dal</p>',
    },
    '<p>Mustard in bloom</p><p>Dal</p>',
  )
  await eventually(() => failureNotice.count()).toBe(2)
  await pasteAlone(
    { html: clipboardOf('google-docs-plan') },
    '<h3>A week of tiffins</h3><p>Cook on Sunday for a kitchen of 6 m<sup>2</sup>,<br>and keep it <strong>cold</strong>.</p>' +
      '<ol><li><p>Soak</p><ol><li><p>rajma overnight</p></li></ol></li><li><p>Boil</p></li></ol>' +
      '<table><tbody><tr><td><p>Monday</p></td><td><p>Rajma</p></td></tr></tbody></table>' +
      '<p>The rest is in the next part.</p>',
  )
  await eventually(() => failureNotice.count()).toBe(3)
  await titleField(page).fill('Dal\tand\u000broti\u0007')
  await summaryField(page).fill('Dal\u000broti\u0007')
  expect(await titleField(page).inputValue()).toBe('Dal and roti')
  expect(await summaryField(page).inputValue()).toBe('Dal\nroti')
})

test('an embedded picture is uploaded like any other, and each of several asks for its own description', async () => {
  const { page } = await atEditor()
  const picture = (await png()).toString('base64')
  const address = `data:image/png;base64,${picture}`
  await paste(page, { html: `<p>Five bowls</p><img src="${address}">` })
  const dialog = page.getByRole('dialog', { name: 'Add an image' })
  await dialog.getByLabel('Alternative text').fill('A plate with five bowls')
  await button(dialog, 'Add image').click()
  await expectToSee(contentField(page).getByRole('img', { name: 'A plate with five bowls' }))
  expect(await htmlIn(page)).toMatch(/^<p>Five bowls<\/p><img src="\/media\/pictures\//)

  // Two pictures of the same name are inserted after the one that is still selected.
  await paste(page, { picture })
  await paste(page, { picture })
  const words = dialog.getByLabel('Alternative text')
  await words.fill('A bowl of dal')
  await button(dialog, 'Add image').click()
  await eventually(() => words.inputValue()).toBe('')
  await words.fill('A bowl of rice')
  await button(dialog, 'Add image').click()
  await expectNotToSee(dialog)
  expect(await htmlIn(page)).toMatch(/alt="A plate with five bowls".*alt="A bowl of dal".*alt="A bowl of rice"/)
})

test.describe('a caption', () => {
  test('is written with the picture, changed and removed', async () => {
    const { page, author, blog } = await atDraft()
    const figure = contentField(page).getByRole('figure', { name: 'Lunch at the mill' })
    await contentField(page).press('Control+End')
    await paste(page, { picture: (await png()).toString('base64') })
    const added = page.getByRole('dialog', { name: 'Add an image' })
    await added.getByLabel('Alternative text').fill('A steel plate')
    await added.getByLabel('Caption').fill('Lunch at the mill')
    await button(added, 'Add image').click()
    await expectToSee(figure)
    await expectSound(page)
    const written = await htmlIn(page)
    expect(written).toMatch(
      /<figure><img src="[^"]+" alt="A steel plate" .*><figcaption>Lunch at the mill<\/figcaption>/,
    )

    await button(page, 'Save Changes').click()
    await expectSaved(page, 'Changes saved')
    const stored = await author.api.blogs.get(blog.id)
    // The `srcset` is added when the article is read.
    expect(stored.content.replace(/ srcset="[^"]*" sizes="[^"]*"/, '').replaceAll(' />', '>')).toBe(written)

    const linked = written.replace('Lunch at the mill', 'Lunch, <a href="/about">seen by us</a>')
    await author.api.blogs.update(blog.id, { content: linked })
    await page.goto(`/dietitian/blogs/edit/${blog.id}`)
    await expectHtml(page, linked)
    await contentField(page).getByRole('img').click()
    await tool(page, 'Image').click()
    const edited = page.getByRole('dialog', { name: 'Edit image' })
    expect(await edited.getByLabel('Caption').inputValue()).toBe('Lunch, seen by us')
    await edited.getByLabel('Alternative text').fill('A full steel plate')
    await button(edited, 'Save image').click()
    await expectHtml(page, linked.replace('A steel plate', 'A full steel plate'))

    await tool(page, 'Image').click()
    await edited.getByLabel('Caption').fill('')
    await button(edited, 'Save image').click()
    await expectNotToSee(contentField(page).getByRole('figure'))
    await expectToSee(contentField(page).getByRole('img', { name: 'A full steel plate' }))
  })
})
