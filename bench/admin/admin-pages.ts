import type { PageReads } from '../lists.bench.ts'

const USERS = '/api/adminpanel/users/'
const AUDIT = '/api/adminpanel/audit/'
const STATS = '/api/adminpanel/stats/'

/** Every list of the admin area, as its pages request it. */
export function adminPages(adminId: number, userId: number, lastPage: number): PageReads[] {
  const users = (query: string) => `${USERS}?page_size=20&${query}`
  const audit = (query: string) => `${AUDIT}?page_size=20&${query}`
  return [
    ['overview, 30 days', `${STATS}?range=30d`],
    ['overview, 12 months', `${STATS}?range=12m`],
    ['what waits', `${STATS}waiting/`],
    ['users', users('ordering=-created_at')],
    ['users, middle page', users('page=250')],
    ['users, last page', users('page=500')],
    ['users, dietitians', users('role=dietitian')],
    ['users, disabled', users('is_active=false')],
    ['users, by e-mail', users('ordering=email')],
    ['users, search by name', users('search=meher+verma+77')],
    ['users, search that all match', users('search=example')],
    ['users, search by two letters', users('search=zq')],
    ['one user', `${USERS}${userId}/`],
    ['audit log', audit('')],
    ['audit log, middle page', audit(`page=${Math.ceil(lastPage / 2)}`)],
    ['audit log, last page', audit(`page=${lastPage}`)],
    ['audit log, one action', audit('action=account.role_changed')],
    ['audit log, rare action', audit('action=account.admin_ensured')],
    ['audit log, busy actor', audit(`actor=${adminId}`)],
    ['audit log, actor by name', audit('actor=meher+verma+77')],
    ['audit log, actor and action', audit(`actor=${adminId}&action=request.listed`)],
    ['audit log, of one user', audit(`person=${userId}`)],
    ['audit log, of the admin', audit(`person=${adminId}`)],
    ['audit log, one target', audit(`target_type=user&target_id=${userId}`)],
    ['audit log, kind of target', audit('target_type=consultation_request')],
    ['audit log, a month', audit('from=2026-09-01&to=2026-09-30')],
  ]
}
