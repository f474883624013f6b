import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { RequestPage } from '#domain/consultations/consultations.schema.ts'
import { Notifications } from './notifications.tsx'

test.each([
  [9, 1, 'Notifications, 9 waiting'],
  [0, 1, 'Notifications'],
  [0, 0, 'Notifications'],
])('with %i requests and %i assessments the bell says "%s"', (count, assessments, name) => {
  const data = { count, next: null, previous: null, results: [] } satisfies RequestPage
  const waiting = { data, error: null, isFetching: false, refetch: () => Promise.reject() }
  const bell = createElement(Notifications, { waiting, assessments })
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, bell))
  expect(html).toContain(`<span class="sr-only">${name}</span>`)
})
