import { useState } from 'react'
import { changeLabel, settingText } from '#domain/site/setting-labels.ts'
import type { SiteSettingsVersion } from '#domain/site/site-settings.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Paged } from '#web/shell/console/paged.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { settingsVersions, useSettingsMutation, VERSIONS_SHOWN } from './site-settings.queries.ts'

/** The history of changes, with a button to restore each version. */
export function SettingsHistory({ version }: { version: number }) {
  const [selected, setSelected] = useState<SiteSettingsVersion | null>(null)
  const { mutate, isPending, error, reset } = useSettingsMutation((id: number) =>
    api.siteSettings.restore(id, { version }),
  )

  function handleClose() {
    reset()
    setSelected(null)
  }

  function handleRestore() {
    const onSuccess = () => {
      handleClose()
      toast.success('Settings restored. They are on the site now.')
    }
    if (selected) mutate(selected.id, { onSuccess })
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
              <p className="mt-3 text-ink-muted">No changes yet. Each time you save, the change appears here.</p>
            ) : null}
            <ol className="mt-2">
              {results.map((item) => (
                <VersionItem key={item.id} version={item} onRestore={() => setSelected(item)} />
              ))}
            </ol>
          </>
        )}
      </Paged>
      <ConfirmDialog
        open={selected !== null}
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
          This brings back the settings of {selected ? formatDateTime(selected.created_at) : ''} as a new version. The
          current ones stay in the history.
        </p>
      </ConfirmDialog>
    </SectionCard>
  )
}

function findAuthor({ changed_by, changes }: SiteSettingsVersion): string {
  if (changed_by) return changed_by.full_name
  return changes.length === 0 ? 'Default settings' : 'A deleted account'
}

function VersionItem({ version, onRestore }: { version: SiteSettingsVersion; onRestore: () => void }) {
  const { created_at, is_current, changes } = version
  const time = formatDateTime(created_at)
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-md">
          <time dateTime={created_at}>{time}</time>
        </h3>
        {is_current ? <Badge tone="success">Current</Badge> : null}
      </div>
      <p className="text-ink-muted text-sm">{findAuthor(version)}</p>
      {changes.length > 0 ? (
        <dl className="mt-2 grid gap-2 text-sm">
          {changes.map(({ name, before, after }) => (
            <div key={name}>
              <dt className="font-semibold">{changeLabel(name)}</dt>
              <dd className="wrap-anywhere">
                <span className="sr-only">before: </span>
                <del className="text-ink-muted">{settingText(before)}</del>
                <span className="sr-only">, now: </span> <ins className="no-underline">{settingText(after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {is_current ? null : (
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          aria-label={`Restore this version of ${time}`}
          onClick={onRestore}
        >
          Restore this version
        </Button>
      )}
    </li>
  )
}
