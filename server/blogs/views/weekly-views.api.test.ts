import { expect, test } from 'vitest'
import { lastWeeks } from '#domain/blogs/weeks.ts'
import { blogDailyViews } from '#server/blogs/blogs.table.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

test("the views of the author's own articles are listed for eight weeks, with 0 for weeks without any", async () => {
  const [ana, ravi] = [await given.dietitian(), await given.dietitian()]
  const [one, two, other] = [
    await given.blog({ author: ana }),
    await given.blog({ author: ana }),
    await given.blog({ author: ravi }),
  ]
  const weeks = lastWeeks(new Date())
  const [first = '', , third = ''] = weeks
  const tooOld = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10)
  const sunday = new Date(Date.parse(third) + 6 * 86_400_000).toISOString().slice(0, 10)
  await testApp()
    .services.db.insert(blogDailyViews)
    .values([
      { blog_id: one.id, day: first, views: 3 },
      { blog_id: two.id, day: first, views: 4 },
      { blog_id: one.id, day: sunday, views: 5 },
      { blog_id: one.id, day: tooOld, views: 100 },
      { blog_id: other.id, day: first, views: 100 },
    ])
  const { body } = await as(ana).get('/api/adminpanel/blogs/weekly_views/')
  const views = new Map([
    [first, 7],
    [third, 5],
  ])
  expect(body).toEqual({ weeks: weeks.map((starts_on) => ({ starts_on, views: views.get(starts_on) ?? 0 })) })
})
