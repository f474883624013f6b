import type { Read } from '../timed.ts'

const USERS = '/api/adminpanel/users/'
const AUDIT = '/api/adminpanel/audit/'
const STATS = '/api/adminpanel/stats/'

/** Every list of the panel as its pages ask for it. */
export function adminReads(token: string, adminId: number, userId: number, lastPage: number): [string, Read][] {
  const read = (name: string, path: string): [string, Read] => [name, { path, token }]
  const users = (query: string) => `${USERS}?page_size=20&${query}`
  const audit = (query: string) => `${AUDIT}?page_size=20&${query}`
  return [
    read('overview, 30 days', `${STATS}?range=30d`),
    read('overview, 12 months', `${STATS}?range=12m`),
    read('what waits', `${STATS}waiting/`),
    read('users', users('ordering=-created_at')),
    read('users, middle page', users('page=250')),
    read('users, last page', users('page=500')),
    read('users, dietitians', users('role=dietitian')),
    read('users, disabled', users('is_active=false')),
    read('users, by e-mail', users('ordering=email')),
    read('users, search by name', users('search=meher+verma+77')),
    read('users, search that all match', users('search=example')),
    read('users, search by two letters', users('search=zq')),
    read('one user', `${USERS}${userId}/`),
    read('audit log', audit('')),
    read('audit log, middle page', audit(`page=${Math.ceil(lastPage / 2)}`)),
    read('audit log, last page', audit(`page=${lastPage}`)),
    read('audit log, one action', audit('action=account.role_changed')),
    read('audit log, rare action', audit('action=account.admin_ensured')),
    read('audit log, busy actor', audit(`actor=${adminId}`)),
    read('audit log, actor by name', audit('actor=meher+verma+77')),
    read('audit log, actor and action', audit(`actor=${adminId}&action=request.listed`)),
    read('audit log, of one user', audit(`person=${userId}`)),
    read('audit log, of the admin', audit(`person=${adminId}`)),
    read('audit log, one target', audit(`target_type=user&target_id=${userId}`)),
    read('audit log, kind of target', audit('target_type=consultation_request')),
    read('audit log, a month', audit('from=2026-09-01&to=2026-09-30')),
    read('audit log, page 400 of a month', audit('from=2026-09-01&to=2026-09-30&page=400')),
  ]
}
