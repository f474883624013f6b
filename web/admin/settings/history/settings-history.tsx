import { useState } from 'react'
import type { SiteSettingsVersion } from '#domain/site/site-settings.schema.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Paged } from '#web/shell/console/paged.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { settingsVersions, useRestoreSettings, VERSIONS_SHOWN } from '../site-settings.queries.ts'
import { VersionItem } from './version-item.tsx'

/** Who has changed what and when, with the way back to each. */
export function SettingsHistory({ version }: { version: number }) {
  const [wanted, setWanted] = useState<SiteSettingsVersion | null>(null)
  const { mutate, isPending, error, reset } = useRestoreSettings()

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
    <SectionCard id="history" title="History" headingClass="text-h3">
      <Paged
        query={settingsVersions}
        pageSize={VERSIONS_SHOWN}
        label="Pages of the history"
        skeleton={<Skeleton className="mt-4 h-40 rounded-small" />}
      >
        {({ count, results }) => (
          <>
            {count === 0 ? (
              <p className="mt-3 text-ink-muted">Nothing has been changed yet. Each save will be kept here.</p>
            ) : null}
            <ol className="mt-2">
              {results.map((item) => (
                <VersionItem key={item.id} version={item} onRestore={() => setWanted(item)} />
              ))}
            </ol>
          </>
        )}
      </Paged>
      <ConfirmDialog
        open={wanted !== null}
        onClose={handleClose}
        isBusy={isPending}
        error={error?.message}
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
    </SectionCard>
  )
}
