import { useQuery } from '@tanstack/react-query'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { titled } from '#domain/site/site.ts'
import { DietitianChoice } from '#web/shell/console/dietitian-choice.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { handoverCandidates, useHandoverProposal } from '../../requests.queries.ts'

/** For an admin: proposes another dietitian to the client, who decides. */
export function HandoverAction({ request }: { request: ConsultationRequest }) {
  const candidates = useQuery(handoverCandidates())
  const { mutate, isPending, error, reset } = useHandoverProposal(request.id)
  const proposed = request.handover
  return (
    <SectionCard id="handover" title="Another dietitian" className="grid w-full max-w-xl gap-4">
      <p role="status" className="text-ink-muted">
        {proposed
          ? `${titled(proposed.name)} is proposed. Nothing changes before the client agrees.`
          : 'If this dietitian cannot answer, propose another one. The client decides, and nobody else sees the request or its conversation before.'}
      </p>
      {error ? <Banner onDismiss={reset}>{error.message}</Banner> : null}
      <Loaded query={candidates} skeleton={<Skeleton className="h-24" />}>
        {({ results }) => (
          <DietitianChoice
            key={proposed?.to ?? 0}
            id="handover-to"
            dietitians={results.filter(({ id }) => id !== request.to_dietitian && id !== proposed?.to)}
            label="Propose to the client"
            action="Propose"
            busyLabel="Proposing…"
            isMain={false}
            isBusy={isPending}
            onChoose={({ id }) => mutate(id, { onSuccess: () => toast.success('The client gets a mail and decides.') })}
          />
        )}
      </Loaded>
    </SectionCard>
  )
}
