import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { eventually, expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import {
  atDraft,
  atEditor,
  button,
  CONTENT,
  contentField,
  expectSaved,
  htmlIn,
  storedBlog,
  tool,
  writeArticle,
} from './editor.ts'
import { expect, siteUrl, test } from './fixtures.ts'

/** Bytes per second: a picture takes most of a minute, so that the test can observe the progress. */
const SLOW = 15_000

async function largePicture() {
  const [width, height] = [900, 600]
  const buffer = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name: 'market.jpg', mimeType: 'image/jpeg', buffer }
}

/** @returns a function that sets the speed of subsequent calls; -1 is unlimited */
async function connectionOf(page: Page): Promise<(uploadThroughput: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (uploadThroughput) => {
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
    await session.send('Network.emulateNetworkConditions', conditions)
  }
}

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Upload' })
const progressOf = async (page: Page) => Number(await bar(page).getAttribute('value'))

test('the featured image shows its upload progress, can be cancelled, and is sent with the next save', async () => {
  const { page, author } = await atEditor()
  await writeArticle(page)
  await page.locator('input[type=file]').setInputFiles(await largePicture())
  const setSpeed = await connectionOf(page)
  await setSpeed(SLOW)
  await button(page, 'Save as Draft').click()
  await expectToSee(bar(page), page.getByText('Uploading the image…'))
  await eventually(() => progressOf(page)).toBeGreaterThan(0)
  expect(await progressOf(page)).toBeLessThan(1)
  await expectSound(page)
  await button(page, 'Cancel upload').click()
  await expectToSee(page.getByText('Upload cancelled. The image was not saved.').first())
  await expectNotToSee(bar(page))
  await setSpeed(-1)
  expect((await author.api.blogs.listMine()).count).toBe(0)
  await button(page, 'Save as Draft').click()
  await expectSaved(page, 'Draft saved')
  expect((await storedBlog(author)).featured_image_sizes).toHaveLength(2)
})

test('a picture in the text shows its upload progress; readers get a fitting format and width', async () => {
  const { page, author, blog } = await atDraft()
  await contentField(page).press('Control+End')
  await tool(page, 'Image').click()
  const dialog = page.getByRole('dialog', { name: 'Add an image' })
  await dialog.locator('input[type=file]').setInputFiles(await largePicture())
  await dialog.getByLabel('Alternative text').fill('A market in Mohali')
  const setSpeed = await connectionOf(page)
  await setSpeed(SLOW)
  await button(dialog, 'Add image').click()
  await eventually(() => progressOf(page)).toBeGreaterThan(0)
  await expectSound(page)
  await button(dialog, 'Cancel upload').click()
  await expectToSee(dialog.getByText('Upload cancelled. The image was not saved.').first())
  await setSpeed(-1)
  await button(dialog, 'Add image').click()
  await expectNotToSee(dialog)
  expect(await htmlIn(page)).toMatch(new RegExp(`^<p>${CONTENT}</p><img src="/media/pictures/[0-9a-f]{32}-900.webp"`))
  await button(page, 'Publish Now').click()
  await expectSaved(page, 'Article published')

  await page.goto(`/blogs/${blog.id}`)
  const picture = page.getByRole('img', { name: 'A market in Mohali' })
  await picture.scrollIntoViewIfNeeded()
  const currentSource = () =>
    page.evaluate<string>(`(() => {
      const image = document.querySelector('#article-text img')
      return image.complete ? image.currentSrc : ''
    })()`)
  await eventually(currentSource).toMatch(/-(480|900)\.webp$/)
  expect(await picture.getAttribute('srcset')).toMatch(/-480\.webp 480w, .*-900\.webp 900w$/)
  const response = await page.evaluate<{ type: string }>(
    `fetch(${JSON.stringify(await currentSource())}, { headers: { accept: 'image/avif,image/webp' } })
      .then((response) => ({ type: response.headers.get('content-type') }))`,
  )
  expect(response.type).toBe('image/avif')
  const { content } = await author.api.blogs.get(blog.id)
  expect(content.startsWith(`<p>${CONTENT}</p>`)).toBe(true)
  expect((await fetch(new URL(`/blogs/${blog.id}`, siteUrl())).then((page) => page.text())).includes('srcset=')).toBe(
    true,
  )
})
