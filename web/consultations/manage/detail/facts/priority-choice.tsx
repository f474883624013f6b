import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { PRIORITIES, PRIORITY_LABELS, type Priority } from '#domain/consultations/priority.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { describeError } from '../../describe-error.ts'
import { useStatusUpdate } from '../../requests.queries.ts'

const DERIVED = ''

/** Derived from what the client wrote, or set by hand; it says which. */
export function PriorityChoice({ request }: { request: ConsultationRequest }) {
  const { id, chosen_priority, derived_priority } = request
  const { mutate, isPending, variables, error, reset } = useStatusUpdate(id)
  const chosen = isPending ? variables.update.priority : chosen_priority
  const derived = PRIORITY_LABELS[derived_priority]
  return (
    <div className="mt-4 grid gap-3">
      <SelectField
        id="priority"
        label="Set the priority"
        hint={
          chosen_priority === null ? 'Derived from the request.' : `Set by hand. Derived from the request: ${derived}.`
        }
        value={chosen ?? DERIVED}
        aria-busy={isPending || undefined}
        onChange={({ target: { value } }) =>
          mutate({ update: { priority: value === DERIVED ? null : (value as Priority) } })
        }
      >
        <option value={DERIVED}>{`${derived} (derived)`}</option>
        {PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {PRIORITY_LABELS[priority]}
          </option>
        ))}
      </SelectField>
      {error ? <Banner onDismiss={reset}>{describeError(error)}</Banner> : null}
    </div>
  )
}
