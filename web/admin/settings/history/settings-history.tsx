import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countPages } from '#domain/http/page-count.ts'
import type { SiteSettingsVersion } from '#domain/site/site-settings.schema.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { settingsVersions, useRestoreSettings, VERSIONS_SHOWN } from '../site-settings.queries.ts'
import { VersionItem } from './version-item.tsx'

/** Who has changed what and when, with the way back to each. */
export function SettingsHistory({ version }: { version: number }) {
  const [page, setPage] = useState(1)
  const [wanted, setWanted] = useState<SiteSettingsVersion | null>(null)
  const { data, error, isFetching, refetch } = useQuery(settingsVersions(page))
  const { mutate, isPending, error: restoreError, reset } = useRestoreSettings()

  function handleClose() {
    reset()
    setWanted(null)
  }

  function handleRestore() {
    const onSuccess = () => {
      handleClose()
      toast.success('Settings restored. They are on the site now.')
    }
    if (wanted) mutate({ id: wanted.id, version }, { onSuccess })
  }

  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history" className="text-h3">
        History
      </h2>
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      {!data && !error ? <Skeleton className="mt-4 h-40 rounded-small" /> : null}
      {data?.count === 0 ? (
        <p className="mt-3 text-ink-muted">Nothing has been changed yet. Each save will be kept here.</p>
      ) : null}
      <ol className="mt-2">
        {data?.results.map((item) => (
          <VersionItem key={item.id} version={item} onRestore={() => setWanted(item)} />
        ))}
      </ol>
      <Pagination
        page={page}
        pages={countPages(data?.count ?? 0, VERSIONS_SHOWN)}
        onPage={setPage}
        label="Pages of the history"
      />
      <ConfirmDialog
        open={wanted !== null}
        onClose={handleClose}
        isBusy={isPending}
        error={restoreError?.message}
        title="Restore this version"
        action="Restore"
        busy="Restoring..."
        isSafe
        onConfirm={handleRestore}
      >
        <p>
          The settings as they were on {wanted ? formatDateTime(wanted.created_at) : ''} come back as a new version.
          What holds now stays in the history.
        </p>
      </ConfirmDialog>
    </Card>
  )
}
