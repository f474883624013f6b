import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { FindingList } from './finding-list.tsx'
import type { ClaimCheck } from './use-claim-check.ts'

interface BeforePublishingProps {
  claims: ClaimCheck
  onShow: (words: string) => void
}

/** What was found in a text that is about to be public; its author decides. */
export function BeforePublishing({ claims, onShow }: BeforePublishingProps) {
  const { asked, decide } = claims
  if (!asked) return null

  function handleShow(words: string) {
    decide(false)
    onShow(words)
  }

  return (
    <Dialog
      open
      onClose={() => decide(false)}
      size="wide"
      title="Before you publish"
      actions={
        <>
          <Button variant="outline" onClick={() => decide(false)}>
            Back to the text
          </Button>
          <Button onClick={() => decide(true)}>Publish anyway</Button>
        </>
      }
    >
      <p className="mb-4 text-ink-muted">
        The claim check has found something that readers could be misled by, or that needs a source.
      </p>
      <ScrollRegion label="Claims to look at" className="max-h-[45dvh]">
        <FindingList findings={asked} onShow={handleShow} />
      </ScrollRegion>
    </Dialog>
  )
}
