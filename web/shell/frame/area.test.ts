import { expect, test } from 'vitest'
import { ADMIN } from './admin-area.ts'
import { currentSubEntry, findCrumb, isCurrentEntry } from './area.ts'
import { CONSOLE } from './console-area.ts'

test.each([
  ['/dietitian', { label: 'Dashboard' }],
  ['/dietitian/', { label: 'Dashboard' }],
  ['/dietitian/dashboard', { label: 'Dashboard' }],
  ['/dietitian/blogs', { label: 'Blog Management' }],
  ['/dietitian/blogs/edit/7', { label: 'Blog Management', to: '/dietitian/blogs' }],
  ['/dietitian/requests', { label: 'Contact Requests' }],
  ['/dietitian/profile', { label: 'My Profile' }],
  ['/dietitian/settings', { label: 'Settings' }],
  ['/dietitian/requests/', { label: 'Contact Requests' }],
  ['/dietitian/requests/7', { label: 'Contact Requests', to: '/dietitian/requests' }],
  ['/dietitian/blogs/create', { label: 'Blog Management', to: '/dietitian/blogs' }],
  ['/dietitian/ai-tools', { label: 'AI Content Tools' }],
  ['/dietitian/food-diary', { label: 'Food diary' }],
])('%s', (pathname, breadcrumb) => {
  expect(findCrumb(CONSOLE, pathname)).toEqual(breadcrumb)
})

test.each([
  ['/dietitian/blogs', '', 'All Blogs'],
  ['/dietitian/blogs/', '?sort=title', 'All Blogs'],
  ['/dietitian/blogs', '?status=published', 'All Blogs'],
  ['/dietitian/blogs', '?search=dal&status=draft', 'Drafts'],
  ['/dietitian/blogs/edit/7', '', undefined],
  ['/dietitian/requests', '?status=draft', undefined],
])('the sub-entry of %s%s is %s', (pathname, search, label) => {
  const subEntries = CONSOLE.entries.flatMap((entry) => entry.subEntries ?? [])
  expect(currentSubEntry(subEntries, { pathname, search })?.label).toBe(label)
})

test.each([
  ['/admin', { label: 'Overview' }],
  ['/admin/', { label: 'Overview' }],
  ['/admin/users', { label: 'Users' }],
  ['/admin/users/7', { label: 'Users', to: '/admin/users' }],
  ['/admin/food-diary/7', { label: 'Food diary', to: '/admin/food-diary' }],
])('in the admin area: %s', (pathname, breadcrumb) => {
  expect(findCrumb(ADMIN, pathname)).toEqual(breadcrumb)
})

test.each([
  ['/admin', ['Overview']],
  ['/admin/', ['Overview']],
  ['/admin/users/7', ['Users']],
  ['/admin/nowhere', []],
])('at %s the admin area highlights %j', (pathname, expected) => {
  const current = ADMIN.entries.filter((entry) => isCurrentEntry(ADMIN, entry, pathname))
  expect(current.map(({ label }) => label)).toEqual(expected)
})
