import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { toast } from '#web/ui/toast.ts'
import { dropAiState } from '../../ai.queries.ts'
import { AiFailure } from '../../ai-failure.tsx'
import { FindingList } from '../../claims/finding-list.tsx'
import { useAiCall } from '../../use-ai-call.ts'
import { showPublished } from '../generation-store.ts'
import type { ShownResult } from '../kept-result.ts'

interface PublishDialogProps {
  blog: ShownResult
  onClose: () => void
}

/** The whole article, and its author's word for having read it, before anybody else can. */
export function PublishDialog({ blog, onClose }: PublishDialogProps) {
  const queries = useQueryClient()
  const [hasRead, setHasRead] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const { id, content, updated_at } = blog
  const findings = blog.generation?.findings ?? []
  // The text that was read goes along: so it counts as reviewed.
  const publication = useAiCall((signal) =>
    api.blogs.update(id, { content, status: 'published' }, { signal, headers: { 'if-match': `"${updated_at}"` } }),
  )

  async function publish() {
    setMissing(!hasRead)
    if (!hasRead) {
      box.current?.focus()
      return
    }
    const published = await publication.run()
    if (!published) return
    onClose()
    showPublished(published)
    toast.success('Article published')
    await dropAiState(queries)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title="Read it before you publish"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep as draft
          </Button>
          <Button isBusy={publication.isRunning} busyLabel="Publishing..." onClick={publish}>
            Publish
          </Button>
        </>
      }
    >
      <WholeArticle blog={blog} />
      {findings.length > 0 ? (
        <section aria-labelledby="publish-findings" className="mt-5">
          <h3 id="publish-findings" className="mb-3 text-h4">
            Claims to look at
          </h3>
          <FindingList findings={findings} />
        </section>
      ) : null}
      <div className="mt-4 grid gap-3">
        <Checkbox
          id="has-read"
          label="I have read the whole article and answer for what it says"
          ref={box}
          checked={hasRead}
          error={isMissing && !hasRead ? 'Confirm that you have read it, then publish' : undefined}
          onChange={(event) => setHasRead(event.target.checked)}
        />
        <AiFailure failure={publication.failure} onRetry={publish} />
      </div>
    </Dialog>
  )
}

function WholeArticle({ blog }: { blog: ShownResult }) {
  return (
    <ScrollRegion label="The whole article" className="wrap-anywhere mt-3 grid max-h-[45dvh] gap-3 md:p-6">
      <h3 className="text-h3">{blog.title}</h3>
      <p className="text-ink-muted">{blog.summary}</p>
      <div
        className="prose mt-2 text-md! [&>:first-child]:mt-0!"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised the article
        dangerouslySetInnerHTML={{ __html: blog.content }}
      />
    </ScrollRegion>
  )
}
