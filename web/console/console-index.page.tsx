import { Navigate } from 'react-router'
import { pageMeta } from '#web/shell/seo.ts'

export function meta() {
  return pageMeta({ title: 'Dashboard', description: 'Your dietitian console.', path: '/dietitian', noindex: true })
}

/** The console opens on its overview. */
export default function ConsoleIndexPage() {
  return <Navigate to="/dietitian/dashboard" replace />
}
