import { lazy, Suspense, useState } from 'react'
import type { Claim, ClaimChoice } from '#domain/site/claims.schema.ts'
import { SETTING_LABELS } from '#domain/site/setting-labels.ts'
import { Button } from '#web/ui/button.tsx'

const ConfirmForm = lazy(() => import('./confirm-form.tsx').then((module) => ({ default: module.ConfirmForm })))

interface ClaimItemProps {
  claim: Claim
  isBusy: boolean
  onDecide: (choices: ClaimChoice[], done: string) => void
}

function stateText({ state, source, counted }: Claim): string {
  if (state === 'confirmed') return source ? `Confirmed: ${source}` : 'Needs no source'
  if (state === 'counted') return counted ? `Counted: ${counted}` : 'Counted: nothing to show yet'
  return 'Cleared'
}

export function ClaimItem({ claim, isBusy, onDecide }: ClaimItemProps) {
  const { name, value, state, counted } = claim
  const [isConfirming, setConfirming] = useState(false)
  const label = SETTING_LABELS[name]
  return (
    <li className="border-line border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="wrap-anywhere min-w-0">
          {label}: <b>{state === 'cleared' ? 'not shown' : value}</b>
          {state === 'default' ? null : <span className="block text-ink-muted text-sm">{stateText(claim)}</span>}
        </p>
        {state === 'default' ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="soft"
              size="small"
              aria-label={`Confirm ${label}`}
              aria-expanded={isConfirming}
              onClick={() => setConfirming(!isConfirming)}
            >
              Confirm
            </Button>
            {counted === null ? null : (
              <Button
                variant="soft"
                size="small"
                aria-label={`Use count for ${label}: ${counted || 'nothing to show yet'}`}
                isBusy={isBusy}
                onClick={() => onDecide([{ name, state: 'counted' }], `${label} is counted.`)}
              >
                Use count{counted ? ` (${counted})` : ''}
              </Button>
            )}
            <Button
              variant="soft"
              size="small"
              aria-label={`Clear ${label}`}
              isBusy={isBusy}
              onClick={() => onDecide([{ name, state: 'cleared' }], `${label} is cleared.`)}
            >
              Clear
            </Button>
          </div>
        ) : (
          <Button
            variant="soft"
            size="small"
            aria-label={`Undo ${label}`}
            isBusy={isBusy}
            onClick={() => onDecide([{ name, state: 'default' }], `${label} is as it came with Thali.`)}
          >
            Undo
          </Button>
        )}
      </div>
      {isConfirming && state === 'default' ? (
        <Suspense>
          <ConfirmForm
            name={name}
            isBusy={isBusy}
            onConfirm={(source) => onDecide([{ name, state: 'confirmed', source }], `${label} is confirmed.`)}
          />
        </Suspense>
      ) : null}
    </li>
  )
}
