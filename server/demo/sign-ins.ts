import type { Role } from '#domain/roles.ts'

/** The password of all demo accounts; printed at the start, and unusable unless the site listens on loopback. */
export const DEMO_PASSWORD = 'sarson-da-saag-26'

export const CLIENT_EMAIL = 'client@thali.example'
export const DIETITIAN_EMAIL = 'dietitian@thali.example'
export const ADMIN_EMAIL = 'admin@thali.example'

export const DEMO_SIGN_INS: { role: Role; email: string; password: string }[] = [
  { role: 'user', email: CLIENT_EMAIL, password: DEMO_PASSWORD },
  { role: 'dietitian', email: DIETITIAN_EMAIL, password: DEMO_PASSWORD },
  { role: 'admin', email: ADMIN_EMAIL, password: DEMO_PASSWORD },
]
