import { Printer } from 'lucide-react'
import { type PlatePart, plateAddress } from '#domain/foods/plate/plate-address.ts'
import { formatScore } from '#web/lib/format.ts'
import { absolute } from '#web/shell/seo.ts'
import { CopyLink, ShareSheet } from '#web/shell/share-buttons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

export function ShareRow({ parts, score }: { parts: readonly PlatePart[]; score: number }) {
  const address = absolute(plateAddress(parts))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto font-medium text-sm">Share or print</p>
      <CopyLink address={address} />
      <ShareSheet title={`A plate that scores ${formatScore(score)} out of 10`} address={address} />
      <IconButton label="Print" icon={Printer} outlined onClick={() => window.print()} />
    </div>
  )
}
