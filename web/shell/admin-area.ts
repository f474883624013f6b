import {
  BookOpenCheck,
  ChartColumn,
  ClipboardList,
  FileText,
  IdCard,
  Inbox,
  LayoutDashboard,
  Mail,
  ScrollText,
  Server,
  Settings,
  ShieldPlus,
  Star,
  UsersRound,
} from 'lucide-react'
import type { Area } from './frame/area.ts'
import { ADMIN_AREA, PROFILE } from './navigation.ts'

export const ADMIN: Area = {
  name: 'Admin panel',
  root: ADMIN_AREA.to,
  overview: ADMIN_AREA.to,
  roles: ['admin'],
  profile: PROFILE.to,
  entries: [
    { label: 'Overview', to: '/admin', icon: ChartColumn },
    { label: 'Users', to: '/admin/users', icon: UsersRound },
    { label: 'Applications', to: '/admin/applications', icon: IdCard, count: 'applications', counted: 'waiting' },
    { label: 'Assessments', to: '/admin/assessments', icon: ClipboardList, count: 'assessments', counted: 'new' },
    { label: 'Articles', to: '/admin/articles', icon: FileText },
    { label: 'Requests', to: '/admin/requests', icon: Inbox, count: 'requests', counted: 'waiting' },
    { label: 'Reviews', to: '/admin/reviews', icon: Star },
    {
      label: 'Medical reviews',
      to: '/admin/medical-reviews',
      icon: ShieldPlus,
      count: 'reviews',
      counted: 'sent for review',
    },
    { label: 'Mail', to: '/admin/mail', icon: Mail, count: 'mails', counted: 'failed' },
    { label: 'Sources to check', to: '/admin/sources', icon: BookOpenCheck },
    { label: 'Settings', to: '/admin/settings', icon: Settings },
    { label: 'Audit log', to: '/admin/audit', icon: ScrollText },
    { label: 'System', to: '/admin/system', icon: Server },
  ],
  neighbours: () => [{ label: 'Console', to: '/dietitian', icon: LayoutDashboard }],
}
