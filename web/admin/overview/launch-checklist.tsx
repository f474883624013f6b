import type { Claim, ClaimChoice, Claims } from '#domain/site/claims.schema.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecideClaims } from '../settings/site-settings.queries.ts'
import { ClaimItem } from './claim-item.tsx'

const isOpen = ({ state }: Claim) => state === 'default'
const toName = ({ name }: Claim) => name

/** Until every claim of the public pages is confirmed with a source, counted or cleared. */
export function LaunchChecklist({ claims: { version, claims } }: { claims: Claims }) {
  const { mutate, isPending, error } = useDecideClaims()
  const open = claims.filter(isOpen)
  const decided = claims.filter((claim) => !isOpen(claim))
  if (open.length === 0) return null
  const decide = (choices: ClaimChoice[], done: string) =>
    mutate({ version, claims: choices }, { onSuccess: () => toast.success(done) })
  const countable = open.filter(({ counted }) => counted !== null).map(toName)
  return (
    <SectionCard id="launch" title="Before launch">
      <p className="mt-1 text-ink-muted">
        {open.length === 1 ? 'One claim' : `${open.length} claims`} on the public pages{' '}
        {open.length === 1 ? 'has' : 'have'} no source yet. Confirm what you can prove, use counted figures, or clear
        the rest.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="outline"
          isBusy={isPending}
          disabled={countable.length === 0}
          onClick={() =>
            decide(
              countable.map((name) => ({ name, state: 'counted' })),
              'Counted figures are on the site now.',
            )
          }
        >
          Use counted figures
        </Button>
        <Button
          variant="outline"
          isBusy={isPending}
          onClick={() =>
            decide(
              open.map(({ name }) => ({ name, state: 'cleared' })),
              'The claims are cleared.',
            )
          }
        >
          Clear all
        </Button>
      </div>
      {error ? <Banner className="mt-4">{error.message}</Banner> : null}
      <ul className="mt-4 grid" aria-label="Claims without a source">
        {open.map((claim) => (
          <ClaimItem key={claim.name} claim={claim} isBusy={isPending} onDecide={decide} />
        ))}
      </ul>
      {decided.length > 0 ? (
        <details className="mt-4">
          <summary className="min-h-11 py-2.5 font-medium">Decided ({decided.length})</summary>
          <ul className="grid">
            {decided.map((claim) => (
              <ClaimItem key={claim.name} claim={claim} isBusy={isPending} onDecide={decide} />
            ))}
          </ul>
        </details>
      ) : null}
    </SectionCard>
  )
}
