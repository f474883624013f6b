import { changeLabel, settingText } from '#domain/site/setting-labels.ts'
import type { SiteSettingsVersion } from '#domain/site/site-settings.schema.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

interface VersionItemProps {
  version: SiteSettingsVersion
  onRestore: () => void
}

function findAuthor({ changed_by, changes }: SiteSettingsVersion): string {
  if (changed_by) return changed_by.full_name
  return changes.length === 0 ? 'What Thali came with' : 'An account that is gone'
}

export function VersionItem({ version, onRestore }: VersionItemProps) {
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
