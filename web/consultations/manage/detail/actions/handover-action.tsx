import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { type HandoverOutcome, openProposal } from '#domain/consultations/handovers.ts'
import { titled } from '#domain/site/site.ts'
import { formatDate } from '#web/lib/format.ts'
import { DietitianChoice } from '#web/shell/console/dietitian-choice.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { handoverCandidates, useHandoverProposal, useHandoverTakeBack } from '../../requests.queries.ts'

/**
 * For an admin: the last proposal of another dietitian, which the client accepts or declines, and the form for a new
 * one while that is possible.
 */
export function HandoverAction({ request }: { request: ConsultationRequest }) {
  const last = useRef<HTMLParagraphElement>(null)
  const { mutate, isPending, error, reset } = useHandoverTakeBack(request.id)
  const { handover } = request

  function handleTakenBack() {
    toast.success('Proposal taken back.')
    // The button disappears with the proposal.
    last.current?.focus()
  }

  if (!handover && !request.may_hand_over) return null
  return (
    <SectionCard id="handover" title="Another dietitian" className="grid w-full max-w-xl gap-4">
      <p ref={last} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {handover ? describeProposal(handover) : null}
      </p>
      {error ? <Banner onDismiss={reset}>{error.message}</Banner> : null}
      {openProposal(request) ? (
        <Button
          variant="outline"
          className="justify-self-start"
          isBusy={isPending}
          busyLabel="Taking back…"
          onClick={() => mutate(undefined, { onSuccess: handleTakenBack })}
        >
          Take back the proposal
        </Button>
      ) : null}
      {request.may_hand_over ? <Proposal request={request} /> : null}
    </SectionCard>
  )
}

const OUTCOMES: Record<HandoverOutcome, string> = {
  agreed: 'the client agreed',
  declined: 'the client declined',
  taken_back: 'taken back',
  ended: 'the request was answered or closed before the client decided',
}

/** "Dr. Asha Verma was proposed on 3 May 2027: the client declined on 5 May 2027." */
function describeProposal({ name, proposed_at, outcome, ended_at }: NonNullable<ConsultationRequest['handover']>) {
  const proposal = `${titled(name)} was proposed on ${formatDate(proposed_at)}`
  if (outcome === null) return `${proposal}. Nothing changes before the client agrees.`
  return `${proposal}: ${OUTCOMES[outcome]}${ended_at ? ` on ${formatDate(ended_at)}` : ''}.`
}

function Proposal({ request }: { request: ConsultationRequest }) {
  const candidates = useQuery(handoverCandidates)
  const { mutate, isPending, error, reset } = useHandoverProposal(request.id)
  const open = openProposal(request)
  return (
    <>
      {open ? null : (
        <p className="text-ink-muted">
          If this dietitian can’t reply, propose another one. The client decides. Until then, no other dietitian sees
          the request or its conversation.
        </p>
      )}
      {error ? <Banner onDismiss={reset}>{error.message}</Banner> : null}
      <Loaded query={candidates} skeleton={<Skeleton className="h-24" />}>
        {({ results }) => (
          <DietitianChoice
            key={open?.to ?? 0}
            id="handover-to"
            dietitians={results.filter(({ id }) => id !== request.to_dietitian && id !== open?.to)}
            label="Propose to the client"
            action="Propose"
            busyLabel="Proposing…"
            isMain={false}
            isBusy={isPending}
            onChoose={({ id }) =>
              mutate(id, { onSuccess: () => toast.success('We’ve emailed the client, who decides.') })
            }
          />
        )}
      </Loaded>
    </>
  )
}
