import type { SiteSettingsVersion } from '#domain/site/site-settings.schema.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRestoreSettings } from '../site-settings.queries.ts'

interface RestoreDialogProps {
  /** null: closed. */
  wanted: SiteSettingsVersion | null
  /** The version that is shown as the current one. */
  version: number
  onClose: () => void
}

export function RestoreDialog({ wanted, version, onClose }: RestoreDialogProps) {
  const { mutate, isPending, error, reset } = useRestoreSettings()

  function handleClose() {
    reset()
    onClose()
  }

  function handleRestore() {
    if (!wanted) return
    const onSuccess = () => {
      handleClose()
      toast.success('Settings restored. They are on the site now.')
    }
    mutate({ id: wanted.id, version }, { onSuccess })
  }

  return (
    <Dialog
      open={wanted !== null}
      onClose={handleClose}
      isHeld={isPending}
      title="Restore this version"
      actions={
        <>
          <Button variant="outline" onClick={handleClose}>
            Cancel
          </Button>
          <Button isBusy={isPending} busyLabel="Restoring..." onClick={handleRestore}>
            Restore
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error ? <Banner tone="danger">{error.message}</Banner> : null}
        <p>
          The settings as they were on {wanted ? formatDateTime(wanted.created_at) : ''} come back as a new version.
          What holds now stays in the history.
        </p>
      </div>
    </Dialog>
  )
}
