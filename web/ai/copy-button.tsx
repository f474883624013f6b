import { Copy } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'

interface CopyButtonProps {
  label: string
  text: string
  /** Toast, e.g. "Title copied". */
  done: string
}

export function CopyButton({ label, text, done }: CopyButtonProps) {
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(done)
    } catch {
      toast.error('We couldn’t copy it. Select the text and copy it.')
    }
  }
  return <IconButton label={label} icon={Copy} onClick={handleCopy} />
}
