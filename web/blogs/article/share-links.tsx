import { Link2, MessageCircle, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { whatsAppHref } from '#web/lib/contact-links.ts'
import { absolute } from '#web/shell/seo.ts'
import { SocialIcon } from '#web/shell/social-icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const CIRCLE =
  'grid size-11 place-items-center rounded-full border-[1.5px] border-line-strong transition-colors duration-(--dur-1) hover:bg-primary-soft hover:text-on-primary-soft'
const COPIED_MS = 4000

export function ShareLinks({ title, path }: { title: string; path: string }) {
  const address = absolute(path)
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
  return (
    <div className="print:hidden">
      <p className="mb-3 font-semibold">Share</p>
      <div className="flex flex-wrap gap-2">
        <ShareLink name="WhatsApp" href={whatsAppHref(`${title} ${address}`)}>
          <MessageCircle aria-hidden="true" className="icon" />
        </ShareLink>
        <ShareLink name="X" href={`https://x.com/intent/post?text=${text}&url=${url}`}>
          <SocialIcon network="Twitter" />
        </ShareLink>
        <ShareLink name="Facebook" href={`https://www.facebook.com/sharer/sharer.php?u=${url}`}>
          <SocialIcon network="Facebook" />
        </ShareLink>
        <CopyLink address={address} />
        <ShareSheet title={title} address={address} />
      </div>
    </div>
  )
}

function ShareLink({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`Share on ${name}`} className={CIRCLE}>
      {children}
    </a>
  )
}

function CopyLink({ address }: { address: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(setSaid, COPIED_MS, '')
    return () => clearTimeout(timer)
  }, [said])

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(address)
      setSaid('Link copied')
    } catch {
      setSaid('We couldn’t copy the link. Copy it from the address bar.')
    }
  }
  return (
    <>
      <IconButton label="Copy link" icon={Link2} outlined onClick={handleCopy} />
      <span role="status" className="w-full text-ink-muted text-sm empty:hidden">
        {said}
      </span>
    </>
  )
}

/** The browser's share sheet, where it exists; never on the server. */
function ShareSheet({ title, address }: { title: string; address: string }) {
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
