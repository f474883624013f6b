import { expect, test } from 'vitest'
import { breadcrumbOf, CONSOLE_ENTRIES, currentPlace } from './entries.ts'

test.each([
  ['/dietitian', { label: 'Dashboard' }],
  ['/dietitian/', { label: 'Dashboard' }],
  ['/dietitian/dashboard', { label: 'Dashboard' }],
  ['/dietitian/blogs', { label: 'Blog Management' }],
  ['/dietitian/blogs/edit/7', { label: 'Blog Management', to: '/dietitian/blogs' }],
  ['/dietitian/requests', { label: 'Contact Requests' }],
  ['/dietitian/profile', { label: 'My Profile' }],
  ['/dietitian/requests/', { label: 'Contact Requests' }],
  ['/dietitian/requests/7', { label: 'Contact Requests', to: '/dietitian/requests' }],
  ['/dietitian/blogs/create', { label: 'Blog Management', to: '/dietitian/blogs' }],
  ['/dietitian/ai-tools', { label: 'AI Content Tools' }],
  ['/dietitian/food-diary', { label: 'Food diary' }],
])('%s', (pathname, breadcrumb) => {
  expect(breadcrumbOf(pathname)).toEqual(breadcrumb)
})

test.each([
  ['/dietitian/blogs', '', 'All Blogs'],
  ['/dietitian/blogs/', '?sort=title', 'All Blogs'],
  ['/dietitian/blogs', '?status=published', 'All Blogs'],
  ['/dietitian/blogs', '?search=dal&status=draft', 'Drafts'],
  ['/dietitian/blogs/edit/7', '', undefined],
  ['/dietitian/requests', '?status=draft', undefined],
])('the place of %s%s is %s', (pathname, search, label) => {
  const places = CONSOLE_ENTRIES.flatMap((entry) => entry.places ?? [])
  expect(currentPlace(places, { pathname, search })?.label).toBe(label)
})
