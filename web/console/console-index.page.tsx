import { Navigate } from 'react-router'
import { privateMeta } from '#web/shell/seo.ts'

export const meta = () => privateMeta('Dashboard', 'Your dietitian console.', '/dietitian')

/** The console opens on its overview. */
export default function ConsoleIndexPage() {
  return <Navigate to="/dietitian/dashboard" replace />
}
