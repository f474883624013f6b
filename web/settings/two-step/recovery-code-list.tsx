import { Copy, Download } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { SITE } from '#domain/site/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

interface RecoveryCodeListProps {
  codes: string[]
  onClose: () => void
  children?: ReactNode
}

function toAddress(codes: string[]): string {
  const head = `Recovery codes for ${SITE.name}. Each works once, instead of a code from your authenticator app.`
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${head}\r\n\r\n${codes.join('\r\n')}\r\n`)}`
}

/** Shown once: the server stores only hashes. */
export function RecoveryCodeList({ codes, onClose, children }: RecoveryCodeListProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 pt-2 outline-none">
      <Banner tone="success">Save these recovery codes now. We show them only once.</Banner>
      <p>If you lose your phone, each code signs you in once, instead of a code from the app.</p>
      <ul
        aria-label="Recovery codes"
        className="num grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken p-4 font-semibold"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')}>Copy codes</CopyButton>
        <ButtonAnchor
          variant="outline"
          size="small"
          icon={Download}
          href={toAddress(codes)}
          download="thali-recovery-codes.txt"
        >
          Download codes
        </ButtonAnchor>
        <Button size="small" className="ml-auto" onClick={onClose}>
          I’ve saved them
        </Button>
      </div>
      {children}
    </div>
  )
}

export function CopyButton({ text, children }: { text: string; children: string }) {
  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Copied.')
    } catch {
      toast.error('Your browser doesn’t let us copy. Select the text and copy it.')
    }
  }
  return (
    <Button variant="outline" size="small" icon={Copy} onClick={handleClick}>
      {children}
    </Button>
  )
}
