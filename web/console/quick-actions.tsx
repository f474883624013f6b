import { CircleUserRound, Inbox, type LucideIcon, PenLine, Sparkles } from 'lucide-react'
import { Link } from 'react-router'

interface QuickAction {
  label: string
  to: string
  icon: LucideIcon
}

/** An action appears here only when its page exists. */
const ACTIONS: readonly QuickAction[] = [
  { label: 'Create New Blog', to: '/dietitian/blogs/create', icon: PenLine },
  { label: 'Generate with AI', to: '/dietitian/ai-tools', icon: Sparkles },
  { label: 'View Profile', to: '/dietitian/profile', icon: CircleUserRound },
  { label: 'Contact Requests', to: '/dietitian/requests', icon: Inbox },
]

export function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="sr-only">
        Quick Actions
      </h2>
      <ul className="grid grid-cols-2 gap-3 min-[80rem]:grid-flow-col min-[80rem]:auto-cols-fr min-[80rem]:grid-cols-none">
        {ACTIONS.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full min-h-13.5 flex-col gap-1.5 rounded-card border-[1.5px] border-line-strong px-4 pt-3.5 pb-3 font-semibold hover:bg-primary-soft hover:text-on-primary-soft max-lg:text-sm lg:flex-row lg:items-center lg:gap-3 lg:px-5 lg:py-0"
            >
              <Icon aria-hidden="true" className="icon flex-none text-link" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
