import { use } from 'react'
import { Rendering } from '#web/lib/rendering.ts'

const ID = 'article-text'

/** Taken from the page once: what is in it later may be another article. */
let served: string | undefined

function servedText(): string {
  served ??= document.getElementById(ID)?.innerHTML ?? ''
  return served
}

/**
 * The body: HTML that the server has sanitised when it was written. On the first page of a visit it comes in the markup
 * alone, and its data has null: what the browser finds there is what React takes over.
 */
export function ArticleText({ html }: { html: string | null }) {
  const { html: rendered } = use(Rendering)
  const text = html ?? rendered ?? servedText()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list on every write
  return <div id={ID} className="prose" dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}
