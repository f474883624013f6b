import { Copy } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

export function CopyButton({ text, children }: { text: string; children: string }) {
  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Copied.')
    } catch {
      toast.error('Your browser does not let us copy. Select the text instead.')
    }
  }
  return (
    <Button variant="outline" size="small" icon={Copy} onClick={handleClick}>
      {children}
    </Button>
  )
}
