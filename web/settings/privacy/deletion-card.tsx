import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { COOLING_OFF, ERASED_AT_DELETION, RETAINED_AFTER_DELETION } from '#domain/privacy/after-deletion.content.ts'
import { DeletionForm } from '#domain/privacy/privacy.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { securityStatus } from '#web/lib/api/security-status.ts'
import { formatDate } from '#web/lib/format.ts'
import { CodeField } from '#web/lib/forms/code-field.tsx'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { deletion, useCancelDeletion, useInvalidatePrivacy } from './privacy.queries.ts'

export function DeletionCard() {
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const planned = useRef<HTMLDivElement>(null)

  return (
    <Card className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Delete your account
      </h3>
      <Loaded query={useQuery(deletion)} skeleton={<Skeleton className="h-16" />}>
        {({ delete_on, retain_articles }) =>
          delete_on ? (
            <PlannedDeletion
              ref={planned}
              deleteOn={delete_on}
              retainsArticles={retain_articles}
              onCancelled={() => heading.current?.focus()}
            />
          ) : (
            <>
              <p>{COOLING_OFF}</p>
              <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
                Delete my account
              </Button>
            </>
          )
        }
      </Loaded>
      <AfterDeletion />
      <Dialog open={isOpen} onClose={() => setOpen(false)} returnTo={planned} title="Delete my account">
        <p className="mb-5">{COOLING_OFF}</p>
        <DeleteForm onEnd={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}

const SUMMARY = 'min-h-11 cursor-pointer content-center font-semibold text-link'

function AfterDeletion() {
  return (
    <div className="grid gap-1 border-line border-t pt-2">
      <details>
        <summary className={SUMMARY}>What we delete</summary>
        <ul className="grid list-disc gap-2 pb-3 pl-5 marker:text-ink-subtle">
          {ERASED_AT_DELETION.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary className={SUMMARY}>What stays, and why</summary>
        <dl className="grid gap-3 pb-3">
          {RETAINED_AFTER_DELETION.map(({ what, why }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="text-ink-muted text-sm">{why}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

interface PlannedDeletionProps {
  deleteOn: string
  retainsArticles: boolean
  onCancelled: () => void
  ref: RefObject<HTMLDivElement | null>
}

function PlannedDeletion({ deleteOn, retainsArticles, onCancelled, ref }: PlannedDeletionProps) {
  const role = useSession((session) => session.user?.role)
  const { mutateAsync, isPending, error } = useCancelDeletion()

  function handleCancel() {
    // `mutateAsync`, because this component is unmounted by then; failures are shown above.
    mutateAsync().then(
      () => {
        toast.success('Your account won’t be deleted.')
        onCancelled()
      },
      () => {},
    )
  }
  return (
    <>
      {error ? <Banner>{error.message}</Banner> : null}
      <div ref={ref} tabIndex={-1} className="outline-none">
        <Banner tone="warning">
          <strong className="block font-semibold">Your account will be deleted on {formatDate(deleteOn)}</strong>
          Until then nothing changes.
          {role === 'user'
            ? null
            : retainsArticles
              ? ' Your published articles stay, under “Former author”.'
              : ' Your articles will be deleted too.'}
        </Banner>
      </div>
      <Button
        variant="outline"
        isBusy={isPending}
        busyLabel="Saving..."
        className="justify-self-start"
        onClick={handleCancel}
      >
        Keep my account
      </Button>
    </>
  )
}

/** Prefixed, since other sections have password fields too. */
const idOf = (name: string) => (name === 'retain_articles' ? name : `deletion-${name}`)

function DeleteForm({ onEnd }: { onEnd: () => void }) {
  const role = useSession((session) => session.user?.role)
  const invalidatePrivacy = useInvalidatePrivacy()
  const { data: security } = useQuery(securityStatus)
  const apiForm = useApiForm<DeletionForm, DeletionForm>({
    schema: DeletionForm,
    defaultValues: { password: '', code: '', retain_articles: true },
    send: async ({ code, ...values }) => {
      // Proves the password now, so that no second dialog asks for it.
      await api.security.stepUp({ password: values.password, ...(code ? { code } : {}) })
      await api.privacy.requestDeletion(values)
      await invalidatePrivacy()
      onEnd()
    },
  })
  const { form, errorFor, isSending } = apiForm
  return (
    <FormFrame apiForm={apiForm} idOf={idOf}>
      <PasswordField
        id={idOf('password')}
        label="Your password"
        autoComplete="current-password"
        error={errorFor('password')}
        {...form.register('password')}
      />
      {security?.otp_enabled ? (
        <CodeField id={idOf('code')} error={errorFor('code')} {...form.register('code')} />
      ) : null}
      {role === 'user' ? null : (
        <Checkbox
          id="retain_articles"
          label="Keep my published articles"
          hint="They stay under “Former author”. Otherwise we delete them with your account."
          {...form.register('retain_articles')}
        />
      )}
      <DialogButtons
        action="Delete my account"
        busy="Checking..."
        variant="danger"
        isBusy={isSending}
        onCancel={onEnd}
      />
    </FormFrame>
  )
}
