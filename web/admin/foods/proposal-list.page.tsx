import { useState } from 'react'
import { Link } from 'react-router'
import {
  OWN_FOOD_LIMITS,
  OWN_FOOD_MESSAGES,
  type OwnFood,
  type ProposalDecision,
} from '#domain/foods/own/own-foods.schema.ts'
import { titled } from '#domain/site/site.ts'
import { FoodFacts } from '#web/foods/manage/view/food-facts.tsx'
import { api } from '#web/lib/api/api.ts'
import { useConfirmAction } from '#web/lib/confirm/use-confirm-action.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { toPageQuery } from '#web/shell/list/filter-codec.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { adminList, ListPage, useAdminList } from '../list-page.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'

export const meta = () => privateMeta('Foods', 'Foods that dietitians propose for the library.', '/admin/foods')

/** Foods that dietitians propose for the library, the oldest first, or those that were accepted. */
const PROPOSALS = adminList({
  queryKey: ['admin-food-proposals', 'list'],
  load: ({ status, page }, { signal }) =>
    api.ownFoods.listProposals(toPageQuery({ status: status || 'proposed', page }), { signal }),
  refetchOnMount: 'always',
  choices: { status: { label: 'Show', options: { '': 'Proposed', library: 'In the library' } } },
})

const PROPOSED = {
  one: 'proposed food',
  many: 'proposed foods',
  nothing: {
    title: 'All caught up',
    text: 'When a dietitian proposes a food for the library, it appears here.',
    action: { label: 'Back to the overview', to: '/admin' },
  },
}
const ACCEPTED = {
  one: 'accepted food',
  many: 'accepted foods',
  nothing: {
    title: 'None yet',
    text: 'When you accept a proposed food, it appears here.',
    action: { label: 'See what is proposed', to: '/admin/foods' },
  },
}

interface Conflict {
  food: OwnFood
  message: string
}

/** A decision on one proposal that a dialog confirms first. */
function useDecide(
  decision: ProposalDecision['decision'],
  success: (food: OwnFood) => string,
  onConflict: (conflict: Conflict | null) => void,
) {
  const action = useConfirmAction<OwnFood, string | undefined>({
    action: ({ id, updated_at }, reason) =>
      api.ownFoods.decide(id, { decision, updated_at, ...(reason ? { reason } : {}) }),
    success,
    onConflict: (food, message) => onConflict({ food, message }),
  })
  return {
    ...action,
    open: (food: OwnFood) => {
      onConflict(null)
      action.open(food)
    },
  }
}

export default function ProposalListPage() {
  const list = useAdminList(PROPOSALS)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const accepting = useDecide('accept', ({ name }) => `${name} is in the library.`, setConflict)
  const declining = useDecide('decline', ({ name }) => `${name} declined.`, setConflict)
  const returning = useDecide('return', ({ name }) => `${name} is out of the library.`, setConflict)
  return (
    <ListPage
      list={list}
      title="Foods"
      intro="Foods that dietitians propose for the library, the longest waiting first. Once accepted, everyone finds a food and uses it in plates."
      notice={
        conflict ? (
          <Banner onDismiss={() => setConflict(null)} className="mt-6">
            <strong className="wrap-anywhere block font-semibold">{conflict.food.name}</strong>
            {conflict.message}
          </Banner>
        ) : null
      }
      {...(list.controls.filters.status === 'library' ? ACCEPTED : PROPOSED)}
      card={(food) => (
        <Proposal food={food} onAccept={accepting.open} onDecline={declining.open} onReturn={returning.open} />
      )}
      gap="gap-6"
    >
      <ConfirmDialog
        {...accepting.dialog}
        onConfirm={() => accepting.confirm(undefined)}
        title={`Accept ${accepting.target?.name ?? ''}`}
        action="Accept"
        busy="Accepting…"
        isSafe
      >
        <p>
          Everyone finds it then and uses it in plates. Its dietitian can’t change it any more. You can take it out
          again.
        </p>
      </ConfirmDialog>
      <ReasonDialog
        id="decline-food"
        control={declining}
        title={`Decline ${declining.target?.name ?? ''}`}
        max={OWN_FOOD_LIMITS.declineReason}
        needsReason={OWN_FOOD_MESSAGES.declineNeedsReason}
        action="Decline"
        busy="Declining…"
      >
        <p>The dietitian reads the reason, keeps the food for themselves and can propose it again.</p>
      </ReasonDialog>
      <ReasonDialog
        id="return-food"
        control={returning}
        title={`Take ${returning.target?.name ?? ''} out of the library`}
        max={OWN_FOOD_LIMITS.declineReason}
        needsReason={OWN_FOOD_MESSAGES.declineNeedsReason}
        action="Take out"
        busy="Taking out…"
      >
        <p>
          Only its dietitian has it then, reads the reason, and can correct and propose it again. Plates and articles
          that name it show what is left of them.
        </p>
      </ReasonDialog>
    </ListPage>
  )
}

interface ProposalProps {
  food: OwnFood
  onAccept: (food: OwnFood) => void
  onDecline: (food: OwnFood) => void
  onReturn: (food: OwnFood) => void
}

function Proposal({ food, onAccept, onDecline, onReturn }: ProposalProps) {
  const { id, name, owner, proposed_at, status } = food
  return (
    <Card as="article" aria-labelledby={`food-${id}`} className="grid gap-5">
      <header>
        <h2 id={`food-${id}`} className="wrap-anywhere text-h3">
          {name}
        </h2>
        <p className="wrap-anywhere text-ink-muted text-sm">
          {status === 'library' ? 'Added by' : 'Proposed by'}{' '}
          {owner ? (
            <Link to={`/admin/users/${owner.id}`} className="inline-flex min-h-6 text-link underline">
              {titled(owner.name)}
            </Link>
          ) : (
            'a former dietitian'
          )}
          {proposed_at ? (
            <>
              , <RelativeTime date={proposed_at} isInSentence />
            </>
          ) : null}
        </p>
      </header>
      <FoodFacts food={food} />
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        {status === 'library' ? (
          <Button variant="outline" aria-label={`Take ${name} out of the library`} onClick={() => onReturn(food)}>
            Take out of the library
          </Button>
        ) : (
          <>
            <Button aria-label={`Accept ${name}`} onClick={() => onAccept(food)}>
              Accept
            </Button>
            <Button variant="outline" aria-label={`Decline ${name}`} onClick={() => onDecline(food)}>
              Decline
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
