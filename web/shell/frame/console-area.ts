import {
  CircleUserRound,
  ClipboardList,
  FileText,
  Inbox,
  LayoutDashboard,
  ShieldCheck,
  ShieldPlus,
  Soup,
  Sparkles,
} from 'lucide-react'
import { AI_TOOLS_PATH, BLOGS_PATH, CREATE_BLOG_PATH } from '#domain/blogs/blog-paths.ts'
import { CONSOLE_ROLES } from '#domain/roles.ts'
import { ADMIN_AREA } from '../navigation.ts'
import type { Area, AreaEntry } from './area.ts'

const CONSOLE_PROFILE = '/dietitian/profile'
const TO_ADMIN_AREA: AreaEntry = { ...ADMIN_AREA, icon: ShieldCheck }

export const CONSOLE: Area = {
  name: 'Console',
  root: '/dietitian',
  overview: '/dietitian/dashboard',
  roles: CONSOLE_ROLES,
  profile: CONSOLE_PROFILE,
  settings: '/dietitian/settings',
  entries: [
    { label: 'Dashboard', to: '/dietitian/dashboard', icon: LayoutDashboard },
    {
      label: 'Blog Management',
      to: BLOGS_PATH,
      icon: FileText,
      subEntries: [
        { label: 'All Blogs', to: BLOGS_PATH },
        { label: 'Create New', to: CREATE_BLOG_PATH },
        { label: 'Drafts', to: `${BLOGS_PATH}?status=draft`, count: 'drafts' },
      ],
    },
    { label: 'AI Content Tools', to: AI_TOOLS_PATH, icon: Sparkles, badge: 'AI' },
    { label: 'Contact Requests', to: '/dietitian/requests', icon: Inbox, count: 'waiting', counted: 'waiting' },
    {
      label: 'Assessments',
      to: '/dietitian/assessments',
      icon: ClipboardList,
      count: 'assessments',
      counted: 'waiting',
    },
    {
      label: 'Medical reviews',
      to: '/dietitian/medical-reviews',
      icon: ShieldPlus,
      count: 'reviews',
      counted: 'sent for review',
    },
    { label: 'My foods', to: '/dietitian/foods', icon: Soup },
    { label: 'My Profile', to: CONSOLE_PROFILE, icon: CircleUserRound },
  ],
  neighbours: (role) => (role === 'admin' ? [TO_ADMIN_AREA] : []),
}
