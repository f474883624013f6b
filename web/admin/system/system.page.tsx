import { useQuery } from '@tanstack/react-query'
import type { System } from '#domain/system/system.schema.ts'
import { findWarnings } from '#domain/system/warnings.ts'
import { api } from '#web/lib/api/api.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Jobs, Mails, Software, Storage, Tables } from './system-facts.tsx'

export const meta = () =>
  privateMeta('System', 'Versions, database, background work, mail, storage and backup.', '/admin/system')

export default function SystemPage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => api.system.get({ signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  })
  return (
    <>
      <h1 className="text-h2">System</h1>
      <p className="text-ink-muted">How the site is running. Updated every minute.</p>
      {error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      {!data && !error ? <PageSkeleton label="Loading the state of the system..." /> : null}
      {data ? <State system={data} /> : null}
    </>
  )
}

function State({ system }: { system: System }) {
  return (
    <div className="mt-6 grid gap-6">
      <Attention notes={findWarnings(system, new Date())} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <Software system={system} />
          <Storage system={system} />
          <Mails system={system} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Jobs system={system} />
          <Tables system={system} />
        </div>
      </div>
    </div>
  )
}

function Attention({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return <Banner tone="success">Nothing needs your attention.</Banner>
  return (
    <Banner tone="warning">
      <ul className="grid gap-1">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Banner>
  )
}
