import { ShieldCheck } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { AiFailure } from '../ai-failure.tsx'
import { FindingList } from './finding-list.tsx'
import type { CheckedText, ClaimCheck } from './use-claim-check.ts'

interface ClaimsPanelProps {
  claims: ClaimCheck
  text: CheckedText
  onShow: (words: string) => void
}

export function ClaimsPanel({ claims, text, onShow }: ClaimsPanelProps) {
  const { check, getFindings, wasChecked, isRunning, failure } = claims
  const findings = getFindings(text)
  return (
    <SectionCard id="claim-check" title="Claim check" className="grid gap-3">
      <p className="text-ink-muted text-sm">
        Looks for promises of a cure, medicine doses, amounts that could harm, food myths, words that frighten or shame,
        and numbers or studies without a source. It warns you, and you decide.
      </p>
      <AiFailure failure={failure} onRetry={() => void check(text)} />
      <p role="status" className="font-medium text-sm empty:hidden">
        {findings
          ? describeFindings(findings.length)
          : wasChecked && !isRunning
            ? 'Your text has changed since.'
            : null}
      </p>
      {findings && findings.length > 0 ? <FindingList findings={findings} onShow={onShow} /> : null}
      <Button
        variant="outline"
        size="small"
        icon={ShieldCheck}
        isBusy={isRunning}
        busyLabel="Checking..."
        onClick={() => void check(text)}
      >
        Check claims
      </Button>
    </SectionCard>
  )
}

function describeFindings(count: number): string {
  if (count === 0) return 'Nothing found. Please still read your text yourself.'
  return count === 1 ? 'One claim to look at:' : `${count} claims to look at:`
}

interface BeforePublishingProps {
  claims: ClaimCheck
  onShow: (words: string) => void
  /** Opens the text, if it is on another page. */
  onBack?: () => void
}

/** Shows the findings before publishing or sending for review; the author decides. */
export function BeforePublishing({ claims, onShow, onBack }: BeforePublishingProps) {
  const { pendingFindings, isForReview, decide } = claims
  if (!pendingFindings) return null

  function handleBack() {
    decide(false)
    onBack?.()
  }

  function handleShow(words: string) {
    decide(false)
    onShow(words)
  }

  return (
    <Dialog
      open
      onClose={() => decide(false)}
      size="wide"
      title={isForReview ? 'Before you send it' : 'Before you publish'}
      actions={
        <>
          <Button variant="outline" onClick={handleBack}>
            Back to the text
          </Button>
          <Button onClick={() => decide(true)}>{isForReview ? 'Send anyway' : 'Publish anyway'}</Button>
        </>
      }
    >
      <p className="mb-4 text-ink-muted">
        The claim check found something that could mislead readers, or that needs a source.
      </p>
      <ScrollRegion label="Claims to look at" className="max-h-[45dvh]">
        <FindingList findings={pendingFindings} onShow={handleShow} />
      </ScrollRegion>
    </Dialog>
  )
}
