import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Blog, BlogImage } from '#domain/blogs/blogs.schema.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { formWith, photo } from '#test/pictures.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { removeOrphanedPictures } from './orphaned-pictures.service.ts'

setUpTestApp()

type Person = Awaited<ReturnType<typeof given.dietitian>>

const BLOGS = '/api/adminpanel/blogs/'
const ME = '/api/adminpanel/dietitians/me/'
const COPIES = '/api/adminpanel/blog-working-copies/'
const TEXT = 'Dal, sabzi, dahi, roti and a fruit: each has its bowl, and a plate that shows them needs no scale at all.'
const FIELDS = {
  title: 'An article about bowls',
  summary: 'What five bowls on a steel plate say about a balanced meal at home.',
  category: 'diet',
  status: 'published',
}

const db = () => testApp().connection.db
const remove = () => removeOrphanedPictures(db(), testApp().services.files, 100)
const withPicture = ({ url }: BlogImage) => `<p>${TEXT}</p><img src="${url}" alt="Bowls" width="600" height="338" />`

async function isServed(url: string): Promise<boolean> {
  return (await anonymous.get(url)).status === 200
}

/** Makes uploads and orphaned pictures that many hours older. */
async function hoursPass(hours: number): Promise<void> {
  await db().execute(sql`update stored_pictures set orphaned_since = orphaned_since - ${hours} * interval '1 hour'`)
}

async function upload(author: Person, number: number): Promise<BlogImage> {
  const form = formWith('image', await photo(number))
  return (await as(author).send({ method: 'POST', url: '/api/adminpanel/blog-images/', payload: form })).body
}

async function write(author: Person, content: string, number?: number): Promise<Blog> {
  const fields = { ...FIELDS, content }
  const payload = number === undefined ? fields : formWith('featured_image', await photo(number), fields)
  const { status, body } = await as(author).send({ method: 'POST', url: BLOGS, payload })
  expect(status).toBe(201)
  return body
}

describe('serving', () => {
  test('AVIF to clients that accept it, WebP to all others, cacheable for good', async () => {
    const { url, sizes } = await upload(await given.dietitian(), 1)
    expect(sizes.map(({ width }) => width)).toEqual([480, 600])
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
      ['text/html, IMAGE/AVIF;q=0.9', 'image/avif'],
      ['image/webp,image/avif;q=0', 'image/webp'],
      ['image/*', 'image/webp'],
      ['', 'image/webp'],
    ]) {
      const response = await anonymous.send({ method: 'GET', url, headers: { accept } })
      expect([response.status, response.headers['content-type']]).toEqual([200, type])
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test('a picture without AVIF is WebP for all', async () => {
    await testApp().services.files.put('pictures/older-480.webp', Buffer.from('webp'), 'image/webp')
    const response = await anonymous.send({
      method: 'GET',
      url: '/media/pictures/older-480.webp',
      headers: { accept: 'image/avif' },
    })
    expect([response.status, response.headers['content-type'], response.body]).toEqual([200, 'image/webp', 'webp'])
  })

  test('pictures in a text are served in several widths, and the stored text has one address', async () => {
    const author = await given.dietitian()
    const picture = await upload(author, 1)
    const { id, content } = await write(author, withPicture(picture))
    const srcset = picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
    expect(content).toContain(`<img src="${picture.url}" srcset="${srcset}" sizes=`)
    expect((await anonymous.get(`${BLOGS}${id}/`)).body.content).toBe(content)
    const { rows } = await db().execute<{ content: string }>(sql`select content from blogs where id = ${id}`)
    expect(rows[0]?.content).not.toContain('srcset')
    await as(author).patch(`${BLOGS}${id}/`, { content })
    expect((await anonymous.get(`${BLOGS}${id}/`)).body.content).toBe(content)
  })
})

describe('a picture that nothing references', () => {
  test('is removed a day after it was uploaded, with all its files', async () => {
    const author = await given.dietitian()
    const { sizes } = await upload(author, 1)
    await hoursPass(23)
    expect(await remove()).toBe(0)
    await hoursPass(2)
    expect(await remove()).toBe(1)
    for (const { url } of sizes) {
      expect(await isServed(url)).toBe(false)
      expect(await isServed(url.replace('.webp', '.avif'))).toBe(false)
    }
    expect(await db().$count(sql`stored_pictures`)).toBe(0)
  })

  test('counts as new when it is uploaded again', async () => {
    const author = await given.dietitian()
    const { url } = await upload(author, 1)
    await hoursPass(25)
    expect((await upload(author, 1)).url).toBe(url)
    expect(await remove()).toBe(0)
    expect(await isServed(url)).toBe(true)
  })

  test('an article’s picture is removed a day after it was replaced', async () => {
    const author = await given.dietitian()
    const first = await write(author, `<p>${TEXT}</p>`, 1)
    await hoursPass(25)
    expect(await remove()).toBe(0)
    const payload = formWith('featured_image', await photo(2))
    const { body: second } = await as(author).send({ method: 'PATCH', url: `${BLOGS}${first.id}/`, payload })
    await hoursPass(23)
    expect(await remove()).toBe(0)
    await hoursPass(2)
    expect(await remove()).toBe(1)
    expect(await isServed(first.featured_image ?? '')).toBe(false)
    expect(await isServed(second.featured_image)).toBe(true)
  })

  test('a profile’s picture is removed when it is replaced or deleted, or the account is erased', async () => {
    const dietitian = await given.dietitian()
    const sendPicture = async (number: number) => {
      const payload = formWith('profile_picture', await photo(number))
      return (await as(dietitian).send({ method: 'PATCH', url: ME, payload })).body.profile_picture
    }
    const first = await sendPicture(1)
    const second = await sendPicture(2)
    await hoursPass(25)
    expect(await remove()).toBe(1)
    expect([await isServed(first), await isServed(second)]).toEqual([false, true])
    await as(dietitian).patch(ME, { remove_picture: true })
    await hoursPass(25)
    expect(await remove()).toBe(1)
    const third = await sendPicture(3)
    await hoursPass(25)
    expect(await remove()).toBe(0)
    await db().execute(sql`delete from users where id = ${dietitian.id}`)
    await hoursPass(25)
    expect(await remove()).toBe(1)
    expect(await isServed(third)).toBe(false)
  })
})

describe('a picture stays while', () => {
  test('one of two articles shows it', async () => {
    const author = await given.dietitian()
    const [one, two] = [await write(author, `<p>${TEXT}</p>`, 1), await write(author, `<p>${TEXT}</p>`, 1)]
    expect(one.featured_image).toBe(two.featured_image)
    await as(author).patch(`${BLOGS}${one.id}/`, { remove_image: true })
    await hoursPass(25)
    expect(await remove()).toBe(0)
    await as(author).patch(`${BLOGS}${two.id}/`, { remove_image: true })
    await hoursPass(25)
    expect(await remove()).toBe(1)
  })

  test('one article has it above and another in its text', async () => {
    const author = await given.dietitian()
    const picture = await upload(author, 1)
    const one = await write(author, `<p>${TEXT}</p>`, 1)
    expect(one.featured_image).toBe(picture.url)
    await write(author, withPicture(picture))
    await as(author).patch(`${BLOGS}${one.id}/`, { remove_image: true })
    await hoursPass(25)
    expect(await remove()).toBe(0)
  })

  test('only an earlier version of the article has it, and until the deleted article is erased', async () => {
    const author = await given.dietitian()
    const { id } = await write(author, withPicture(await upload(author, 1)))
    await as(author).patch(`${BLOGS}${id}/`, { content: `<p>${TEXT}</p>` })
    await hoursPass(25)
    expect(await remove()).toBe(0)
    await as(author).delete(`${BLOGS}${id}/`)
    await hoursPass(25)
    expect(await remove()).toBe(0)
    await db().execute(sql`delete from blogs where id = ${id}`)
    await hoursPass(25)
    expect(await remove()).toBe(1)
  })

  test('only a working copy has it', async () => {
    const author = await given.dietitian()
    const content = withPicture(await upload(author, 1))
    await as(author).post(COPIES, { blog: null, ...FIELDS, content })
    await hoursPass(25)
    expect(await remove()).toBe(0)
    await as(author).post(COPIES, { blog: null, ...FIELDS, content: `${content}<p>More</p>` })
    await hoursPass(25)
    expect(await db().$count(sql`stored_pictures where orphaned_since is not null`)).toBe(0)
    await as(author).delete(COPIES)
    await hoursPass(25)
    expect(await remove()).toBe(1)
  })
})

describe('removing', () => {
  test('continues where it was interrupted', async () => {
    const { url } = await upload(await given.dietitian(), 1)
    await upload(await given.dietitian(), 2)
    await hoursPass(25)
    const { files } = testApp().services
    let calls = 0
    const failing = {
      ...files,
      remove: (key: string) => (++calls === 3 ? Promise.reject(new Error('the store is away')) : files.remove(key)),
    }
    await expect(removeOrphanedPictures(db(), failing, 100)).rejects.toThrow('some pictures could not be removed')
    expect(await db().$count(sql`stored_pictures`)).toBe(1)
    expect(await remove()).toBe(1)
    expect(await isServed(url)).toBe(false)
  })

  test('keeps a picture that an author is just inserting into an article', async () => {
    const author = await given.dietitian()
    const picture = await upload(author, 1)
    await hoursPass(25)
    await db().transaction(async (tx) => {
      await tx.execute(sql`
        insert into blog_working_copies (user_id, fields)
        values (${author.id}, ${JSON.stringify({ content: withPicture(picture) })})`)
      expect(await remove()).toBe(0)
    })
    expect(await remove()).toBe(0)
    expect(await isServed(picture.url)).toBe(true)
  })

  test('uses indexes, whatever the number of articles', async () => {
    const author = await given.dietitian()
    const { url } = await upload(author, 1)
    const hash = url.match(/[0-9a-f]{32}/)?.[0]
    await db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      for (const [table, shown] of [
        ['blogs', "content like '%/media/pictures/%' and picture_hashes(content)"],
        ['blogs', 'featured_image is not null and picture_hashes(featured_image::text)'],
        ['blog_versions', "content like '%/media/pictures/%' and picture_hashes(content)"],
        ['blog_working_copies', "fields->>'content' like '%/media/pictures/%' and picture_hashes(fields->>'content')"],
        ['dietitian_profiles', 'picture is not null and picture_hashes(picture::text)'],
      ]) {
        const { rows } = await tx.execute(
          sql.raw(`explain (format json) select from ${table} where ${shown} @> array['${hash}']`),
        )
        expect(JSON.stringify(rows)).toMatch(/Index Name.*(pictures?|featured)_idx/)
      }
    })
  })
})
