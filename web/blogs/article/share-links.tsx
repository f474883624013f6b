import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { whatsAppHref } from '#web/lib/contact-links.ts'
import { absolute } from '#web/shell/seo.ts'
import { CopyLink, ShareSheet } from '#web/shell/share-buttons.tsx'
import { SocialIcon } from '#web/shell/social-icons.tsx'

const CIRCLE =
  'grid size-11 place-items-center rounded-full border-[1.5px] border-line-strong transition-colors duration-(--dur-1) hover:bg-primary-soft hover:text-on-primary-soft'

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
