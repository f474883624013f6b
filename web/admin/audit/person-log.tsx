import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countPages } from '#domain/http/pages/page-count.ts'
import { usePageParam } from '#web/lib/address/use-page-param.ts'
import { api } from '#web/lib/api/api.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { DateTime } from '#web/shell/list/date-time.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EntryAction, EntryActor, EntryTarget } from './audit-entry.tsx'

const PERSON_ENTRIES = 10

/** The person's actions and actions on their account, newest first. */
export function PersonLog({ id }: { id: number }) {
  const { page, goTo } = usePageParam('log')
  const log = useQuery({
    queryKey: ['admin-audit', 'person', id, page],
    queryFn: ({ signal }) => api.audit.list({ person: id, page, page_size: PERSON_ENTRIES }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <SectionCard id="log" title="Audit log">
      <p className="text-ink-muted text-sm">What this person did, and what was done to the account.</p>
      <Loaded query={log} skeleton={<Skeleton className="mt-4 h-40" />}>
        {({ count, results }) => (
          <>
            {count === 0 ? (
              <p className="mt-4">Nothing has been recorded yet.</p>
            ) : (
              <ul className="mt-2 divide-y divide-line">
                {results.map((entry) => (
                  <li key={entry.id} className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-[1fr_auto]">
                    <EntryAction entry={entry} />
                    <div className="grid content-start gap-1 sm:justify-items-end">
                      <span className="text-ink-muted">
                        <DateTime date={entry.created_at} />
                      </span>
                      {entry.actor?.id === id ? null : (
                        <span>
                          <span className="text-ink-muted">by </span>
                          <EntryActor actor={entry.actor} />
                        </span>
                      )}
                      {entry.target_type === 'user' && entry.target_id === id ? null : <EntryTarget entry={entry} />}
                    </div>
                  </li>
                ))}
              </ul>
            )}
            {count > PERSON_ENTRIES ? (
              <div className="mt-5">
                <Pagination
                  page={page}
                  pages={countPages(count, PERSON_ENTRIES)}
                  onPage={goTo}
                  label="Pages of the log"
                />
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </SectionCard>
  )
}
