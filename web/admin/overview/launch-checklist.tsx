import { type FormEvent, useState } from 'react'
import type { Claim, ClaimChoice, Claims } from '#domain/site/claims.schema.ts'
import { CLAIM_SOURCE_MAX, countedLabel } from '#domain/site/claims.ts'
import { SETTING_LABELS } from '#domain/site/setting-labels.ts'
import { api } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSettingsMutation } from '../settings/site-settings.queries.ts'

/** Shown until every claim of the public pages is confirmed with a source, counted or cleared. */
export function LaunchChecklist({ claims: { version, claims } }: { claims: Claims }) {
  const { mutate, isPending, error } = useSettingsMutation(api.siteSettings.decideClaims)
  const [isClearing, setClearing] = useState(false)
  const open = claims.filter(({ state }) => state === 'default')
  const decided = claims.filter(({ state }) => state !== 'default')
  if (open.length === 0) return null
  const decide = (choices: ClaimChoice[], message: string) =>
    mutate(
      { version, claims: choices },
      {
        onSuccess: () => {
          setClearing(false)
          toast.success(message)
        },
      },
    )
  const toItem = (claim: Claim) => <ClaimItem key={claim.name} claim={claim} isBusy={isPending} onDecide={decide} />
  const countable = open.filter(({ counted }) => counted !== null)
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
              countable.map(({ name }) => ({ name, state: 'counted' })),
              'The site now shows counted figures.',
            )
          }
        >
          Use counted figures
        </Button>
        <Button variant="outline" isBusy={isPending} onClick={() => setClearing(true)}>
          Clear all
        </Button>
      </div>
      <ConfirmDialog
        open={isClearing}
        title={open.length === 1 ? 'Clear one claim?' : `Clear ${open.length} claims?`}
        action="Clear all"
        isBusy={isPending}
        error={error?.message}
        onClose={() => setClearing(false)}
        onConfirm={() =>
          decide(
            open.map(({ name }) => ({ name, state: 'cleared' })),
            'Claims cleared. To bring them back, open Settings and go to History.',
          )
        }
      >
        The public pages stop showing them at once. You can bring them back in Settings, under History.
      </ConfirmDialog>
      {error ? <Banner className="mt-4">{error.message}</Banner> : null}
      <ul className="mt-4 grid" aria-label="Claims without a source">
        {open.map(toItem)}
      </ul>
      {decided.length > 0 ? (
        <details className="mt-4">
          <summary className="min-h-11 py-2.5 font-medium">Decided ({decided.length})</summary>
          <ul className="grid">{decided.map(toItem)}</ul>
        </details>
      ) : null}
    </SectionCard>
  )
}

interface ClaimItemProps {
  claim: Claim
  isBusy: boolean
  onDecide: (choices: ClaimChoice[], message: string) => void
}

function stateText({ state, source, counted }: Claim): string {
  if (state === 'confirmed') return source ? `Confirmed: ${source}` : 'Needs no source'
  if (state === 'counted') return counted ? `Counted: ${counted}` : 'Counted: nothing to show yet'
  return 'Cleared'
}

function ClaimItem({ claim, isBusy, onDecide }: ClaimItemProps) {
  const { name, value, state } = claim
  const counted = claim.counted ? `${claim.counted} ${countedLabel(name)}` : claim.counted
  const [isConfirming, setConfirming] = useState(false)
  const label = SETTING_LABELS[name]
  const button = { variant: 'soft', size: 'small' } as const
  const decideProps = (choice: 'counted' | 'cleared' | 'default', message: string) => ({
    ...button,
    isBusy,
    onClick: () => onDecide([{ name, state: choice }], message),
  })
  return (
    <li className="border-line border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="wrap-anywhere min-w-0">
          {label}: <b>{state === 'cleared' ? 'not shown' : value}</b>
          {state === 'default' ? null : <span className="block text-ink-muted text-sm">{stateText(claim)}</span>}
        </p>
        {state === 'default' ? (
          <div className="flex flex-wrap gap-2 max-sm:[&>button]:px-2.5">
            <Button
              {...button}
              aria-label={`Confirm ${label}`}
              aria-expanded={isConfirming}
              onClick={() => setConfirming(!isConfirming)}
            >
              Confirm
            </Button>
            {counted === null ? null : (
              <Button
                {...decideProps('counted', `${label} is counted.`)}
                aria-label={
                  counted ? `Show “${counted}” for ${label}` : `Show a count for ${label}: nothing to show yet`
                }
              >
                {counted ? `Show “${counted}”` : 'Show a count'}
              </Button>
            )}
            <Button {...decideProps('cleared', `${label} is cleared.`)} aria-label={`Clear ${label}`}>
              Clear
            </Button>
          </div>
        ) : (
          <Button {...decideProps('default', `${label} is back to its default.`)} aria-label={`Undo ${label}`}>
            Undo
          </Button>
        )}
      </div>
      {isConfirming && state === 'default' ? (
        <ConfirmForm
          name={name}
          isBusy={isBusy}
          onConfirm={(source) => onDecide([{ name, state: 'confirmed', source }], `${label} is confirmed.`)}
        />
      ) : null}
    </li>
  )
}

interface ConfirmFormProps {
  /** The claim's name. */
  name: string
  isBusy: boolean
  onConfirm: (source: string) => void
}

/** Asks for the source that proves a claim. */
function ConfirmForm({ name, isBusy, onConfirm }: ConfirmFormProps) {
  const [error, setError] = useState<string>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const source = String(new FormData(event.currentTarget).get('source')).trim()
    if (source === '') return setError('Source is required')
    onConfirm(source)
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <TextField
          id={`source-${name}`}
          name="source"
          label="Source"
          hint="What proves this, for example “Client survey, March 2026”."
          autoComplete="off"
          maxLength={CLAIM_SOURCE_MAX}
          error={error}
          onChange={() => setError(undefined)}
        />
      </div>
      <Button type="submit" size="small" isBusy={isBusy}>
        Save source
      </Button>
    </form>
  )
}
