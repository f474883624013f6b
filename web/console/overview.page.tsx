import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleUserRound, Eye, FileText, Inbox, PenLine, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AI_TOOLS_PATH, BLOGS_PATH, CREATE_BLOG_PATH } from '#domain/blogs/blog-paths.ts'
import type { BlogStats } from '#domain/blogs/blogs.schema.ts'
import type { RequestStats } from '#domain/consultations/consultations.schema.ts'
import { EmailBanner, WhenSecurityKnown } from '#web/accounts/security-banners.tsx'
import { blogStats } from '#web/blogs/manage/blogs.queries.ts'
import { RecentBlogs } from '#web/blogs/manage/overview/recent-blogs.tsx'
import { WeeklyViewsChart } from '#web/blogs/manage/overview/weekly-views.tsx'
import { describeWaiting } from '#web/consultations/manage/list/request-list.ts'
import { RecentRequests } from '#web/consultations/manage/overview/recent-requests.tsx'
import { recentRequests, waitingRequests } from '#web/consultations/manage/requests.queries.ts'
import { DirectoryChecklist } from '#web/dietitians/manage/directory-checklist.tsx'
import { formatNumber } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session/session.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { ownProfile } from '#web/shell/console/own-profile.queries.ts'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { SectionCard } from '#web/ui/card.tsx'
import { StatCards } from '#web/ui/stat-cards.tsx'

export const meta = () =>
  privateMeta('Dashboard', 'What needs attention, what people read, and what to do next.', '/dietitian/dashboard')

export default function OverviewPage() {
  const { data: blogs, error, isFetching, refetch } = useQuery(blogStats)
  const { data: recent } = useQuery(recentRequests)
  const { data: waiting } = useQuery(waitingRequests)
  const isDietitian = useSession((session) => session.user?.role === 'dietitian')
  const profile = useQuery({ ...ownProfile, enabled: isDietitian })
  const requests = recent?.stats

  return (
    <WhenSecurityKnown skeleton={<PageSkeleton />} isLoading={profile.isLoading && profile.failureCount === 0}>
      <div className="grid gap-6">
        <EmailBanner />
        <div>
          <h1 className="text-h2">Welcome back</h1>
          <p className="min-h-7 text-ink-muted">{waiting ? describeWaiting(waiting.count) : null}</p>
        </div>
        {profile.data ? <DirectoryChecklist profile={profile.data} /> : null}
        {profile.error && !profile.data ? (
          <LoadFailure error={profile.error} isRetrying={profile.isFetching} onRetry={profile.refetch} />
        ) : null}
        {error && !blogs ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
        <OverviewStats blogs={blogs} requests={requests} waiting={waiting?.count} />
        <QuickActions />
        <div className="grid gap-6 min-[80rem]:grid-cols-2">
          <RecentRequests />
          <RecentBlogs />
        </div>
        <div className="grid gap-6 min-[80rem]:grid-cols-[3fr_2fr]">
          <PerformanceOverview blogs={blogs} requests={requests}>
            <WeeklyViewsChart />
          </PerformanceOverview>
          <TipsForSuccess />
        </div>
      </div>
    </WhenSecurityKnown>
  )
}

interface CountsProps {
  /** undefined while loading. */
  blogs: BlogStats | undefined
  requests: RequestStats | undefined
}

/** The four counts, each with a link to its list. */
function OverviewStats({ blogs, requests, waiting }: CountsProps & { waiting: number | undefined }) {
  return (
    <StatCards
      stats={[
        {
          label: 'Total Blogs',
          icon: FileText,
          value: blogs?.total,
          note: blogs && `${formatNumber(blogs.published)} published`,
          to: BLOGS_PATH,
        },
        {
          label: 'Total Views',
          icon: Eye,
          value: blogs?.total_views,
          note: blogs && 'across all articles',
          to: BLOGS_PATH,
        },
        {
          label: 'Contact Requests',
          icon: Inbox,
          value: requests?.total,
          note: waiting === undefined ? undefined : `${formatNumber(waiting)} waiting`,
          to: '/dietitian/requests',
          isHighlighted: waiting !== undefined && waiting > 0,
        },
        {
          label: 'Published Articles',
          icon: CircleCheck,
          value: blogs?.published,
          note: blogs && (blogs.drafts === 1 ? '1 draft' : `${formatNumber(blogs.drafts)} drafts`),
          to: `${BLOGS_PATH}?status=published`,
        },
      ]}
    />
  )
}

function PerformanceOverview({ blogs, requests, children }: CountsProps & { children: ReactNode }) {
  const counts = [
    { one: 'article view', many: 'article views', value: blogs?.total_views },
    { one: 'published article', many: 'published articles', value: blogs?.published },
    { one: 'client interaction', many: 'client interactions', value: requests?.total },
  ]
  return (
    <SectionCard id="performance" title="Performance Overview">
      <dl className="mt-4 mb-5 grid gap-x-4 gap-y-1 min-[23.5rem]:grid-cols-3">
        {counts.map(({ one, many, value }) => (
          <div
            key={many}
            className="flex flex-row-reverse items-baseline justify-end gap-x-2 min-[23.5rem]:flex-col-reverse min-[23.5rem]:items-start"
          >
            <dt className="text-ink-muted text-sm">{value === 1 ? one : many}</dt>
            <dd className="num text-h4 md:text-h3">{value === undefined ? '…' : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </SectionCard>
  )
}

/** An action appears here only when its page exists. */
const ACTIONS = [
  { label: 'Create New Blog', to: CREATE_BLOG_PATH, icon: PenLine },
  { label: 'Generate with AI', to: AI_TOOLS_PATH, icon: Sparkles },
  { label: 'View Profile', to: '/dietitian/profile', icon: CircleUserRound },
  { label: 'Contact Requests', to: '/dietitian/requests', icon: Inbox },
]

function QuickActions() {
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

const TIPS = [
  'Reply within a day, even if only to say when your full reply will come.',
  'Publish regularly, even a short recipe.',
  'Write about the questions that clients ask you most.',
  'Name your sources, so that readers can check what you say.',
  'Keep your fee and your availability up to date in your profile.',
] as const

function TipsForSuccess() {
  return (
    <SectionCard id="tips" title="Tips for Success">
      <ul className="mt-3 grid gap-3">
        {TIPS.map((tip) => (
          <li key={tip} className="grid grid-cols-[auto_1fr] gap-3 text-sm">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 text-primary" strokeWidth={1.75} />
            {tip}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
