import { Banner } from '#web/ui/banner.tsx'
import { useLostFocus } from '../use-lost-focus.ts'
import type { Replaced } from './replaced-order.ts'

interface ReplacedNoticeProps {
  replaced: Replaced
  onBringBack: () => void
  onForget: () => void
}

/** An idea stands where somebody had typed a topic: theirs is not lost. */
export function ReplacedNotice({ replaced, onBringBack, onForget }: ReplacedNoticeProps) {
  const notice = useLostFocus<HTMLDivElement>()
  return (
    <div ref={notice} tabIndex={-1} className="rounded-field outline-none">
      <Banner tone="info" action={{ label: 'Bring back my topic', onClick: onBringBack }} onDismiss={onForget}>
        The idea stands in place of your own topic: <q className="wrap-anywhere line-clamp-2">{replaced.topic}</q>
      </Banner>
    </div>
  )
}
