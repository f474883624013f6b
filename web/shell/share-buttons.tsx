import { Link2, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'

const COPIED_MS = 4000

export function CopyLink({ address }: { address: string }) {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (!announcement) return
    const timer = setTimeout(setAnnouncement, COPIED_MS, '')
    return () => clearTimeout(timer)
  }, [announcement])

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(address)
      setAnnouncement('Link copied')
    } catch {
      setAnnouncement('We couldn’t copy the link. Copy it from the address bar.')
    }
  }
  return (
    <>
      <IconButton label="Copy link" icon={Link2} outlined onClick={handleCopy} />
      <span role="status" className="order-last w-full text-ink-muted text-sm empty:hidden">
        {announcement}
      </span>
    </>
  )
}

/** The browser's share sheet, where it exists; never on the server. */
export function ShareSheet({ title, address }: { title: string; address: string }) {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  if (!canShare) return null
  return (
    <IconButton
      label="Share…"
      icon={Share2}
      outlined
      // Closing the sheet rejects the promise, but is no error.
      onClick={() => navigator.share({ title, url: address }).catch(() => {})}
    />
  )
}
