import { Link } from 'react-router'
import { OWN_FOOD_LIMITS, OWN_FOOD_MESSAGES, type OwnFood } from '#domain/foods/own-foods.schema.ts'
import { titled } from '#domain/site/site.ts'
import { FoodFacts } from '#web/foods/manage/view/food-facts.tsx'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { PROPOSALS } from './proposals.queries.ts'
import { useDecisions } from './use-decision.ts'

export const meta = () => privateMeta('Foods', 'Foods that dietitians propose for the library.', '/admin/foods')

const MESSAGES: ListMessages = {
  one: 'proposed food',
  many: 'proposed foods',
  nothing: {
    title: 'All caught up',
    text: 'When a dietitian proposes a food for the library, it appears here.',
    action: (
      <ButtonLink variant="outline" to="/admin">
        Back to the overview
      </ButtonLink>
    ),
  },
}

const ACCEPTED: ListMessages = {
  one: 'accepted food',
  many: 'accepted foods',
  nothing: {
    title: 'None yet',
    text: 'When you accept a proposed food, it appears here.',
    action: (
      <ButtonLink variant="outline" to="/admin/foods">
        See what is proposed
      </ButtonLink>
    ),
  },
}

const CHOICES = [
  {
    key: 'status',
    label: 'Show',
    options: [
      ['', 'Proposed'],
      ['library', 'In the library'],
    ],
  },
] as const

export default function ProposalListPage() {
  const list = useFilteredList(PROPOSALS)
  const { accepting, declining, returning, conflict, dismiss } = useDecisions()
  return (
    <>
      <h1 className="text-h2">Foods</h1>
      <p className="max-w-read text-ink-muted">
        Foods that dietitians propose for the library, the longest waiting first. Once accepted, everyone finds a food
        and uses it in plates.
      </p>
      {conflict ? (
        <Banner onDismiss={dismiss} className="mt-6">
          <strong className="wrap-anywhere block font-semibold">{conflict.food.name}</strong>
          {conflict.message}
        </Banner>
      ) : null}
      <FilterBar list={list} choices={CHOICES} />
      <Results list={list} messages={list.controls.filters.status === 'library' ? ACCEPTED : MESSAGES}>
        {(foods, isStale) => (
          <ul aria-busy={isStale} className="mt-4 grid gap-6 aria-busy:opacity-60">
            {foods.map((food) => (
              <li key={food.id} className="min-w-0">
                <Proposal food={food} onAccept={accepting.open} onDecline={declining.open} onReturn={returning.open} />
              </li>
            ))}
          </ul>
        )}
      </Results>
      <ConfirmDialog
        {...accepting.dialog}
        onConfirm={() => accepting.confirm()}
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
    </>
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
