export const ROLES = ['user', 'dietitian', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The badge in menus and the profile's header. */
export const ROLE_LABELS: Record<Role, string> = { user: 'User', dietitian: 'Dietitian', admin: 'Admin' }

/** Roles that may enter the dietitian's console. */
export const CONSOLE_ROLES = ['dietitian', 'admin'] as const satisfies readonly Role[]

export function canEnterConsole(role: Role | null | undefined): boolean {
  return CONSOLE_ROLES.some((allowed) => allowed === role)
}
