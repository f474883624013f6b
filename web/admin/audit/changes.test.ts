import { expect, test } from 'vitest'
import { describeLine, toChanges } from './changes.ts'

test.each([
  [null, null, []],
  [{ role: 'user' }, { role: 'dietitian' }, ['Role: User → Dietitian']],
  [{ is_active: true }, { is_active: false }, ['Access: Active → Disabled']],
  [null, { ids: [3, 7] }, ['Requests: 3, 7']],
  [null, { status: 'all', is_searched: false }, ['Status: All']],
  [null, { is_searched: true }, ['Narrowed by a search']],
  [{ reason: null, sessions: 1200 }, null, ['Reason: Nothing', 'Signed-in devices: 1,200']],
  [
    { title: 'Dal', status: 'draft', category: 'mental_health' },
    { title: 'Dal', status: 'published', category: 'diet', summary_changed: true },
    ['Title: Dal', 'Status: Draft → Published', 'Category: Mental Health → Diet & Nutrition', 'Changed summary'],
  ],
  [{ home_clients: '50K+' }, { home_clients: '60K+' }, ['Home: happy clients: 50K+ → 60K+']],
])('the changes between %j and %j', (before, after, lines) => {
  expect(toChanges(before, after).map(describeLine)).toEqual(lines)
})
