import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { DownloadedFile } from '#domain/http/client.ts'
import { saveFile } from '#web/lib/documents/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

interface DownloadCsvProps {
  /** Loads all rows that match the filters, not only the current page. */
  load: () => Promise<DownloadedFile>
  /** Called afterwards, whether or not the download succeeded. */
  onSettled?: () => void
}

export function DownloadCsv({ load, onSettled }: DownloadCsvProps) {
  const download = useMutation({
    mutationFn: load,
    onSuccess: saveFile,
    onError: (error) => toast.error(error.message),
    ...(onSettled ? { onSettled } : {}),
  })
  return (
    <Button
      variant="outline"
      icon={Download}
      isBusy={download.isPending}
      busyLabel="Preparing…"
      onClick={() => download.mutate()}
    >
      Download as CSV
    </Button>
  )
}
