import { Navigate } from 'react-router'
import { pageMeta } from '#web/shell/seo.ts'

export function meta() {
  return pageMeta({ title: 'Console', description: 'Your dietitian console.', path: '/dietitian', noindex: true })
}

/** The console opens on what waits first, until its overview stands here. */
export default function ConsoleIndexPage() {
  return <Navigate to="/dietitian/requests" replace />
}
