import { expect, test } from 'vitest'
import { breadcrumbOf } from './entries.ts'

test.each([
  ['/dietitian', { label: 'Dashboard' }],
  ['/dietitian/', { label: 'Dashboard' }],
  ['/dietitian/requests', { label: 'Contact Requests' }],
  ['/dietitian/requests/', { label: 'Contact Requests' }],
  ['/dietitian/requests/7', { label: 'Contact Requests', to: '/dietitian/requests' }],
  ['/dietitian/ai-tools', { label: 'Ai tools' }],
])('%s', (pathname, breadcrumb) => {
  expect(breadcrumbOf(pathname)).toEqual(breadcrumb)
})
