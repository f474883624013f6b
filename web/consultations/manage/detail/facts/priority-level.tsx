import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { PRIORITIES, PRIORITY_LABELS, type Priority } from '#domain/consultations/priority.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Select } from '#web/ui/select-field.tsx'
import { describeError } from '../../describe-error.ts'
import { useStatusUpdate } from '../../requests.queries.ts'

const DERIVED = ''

/** Derived from the client's text, or set by hand; the selected option shows which. */
export function PriorityLevel({ request }: { request: ConsultationRequest }) {
  const { id, chosen_priority, derived_priority } = request
  const { mutate, isPending, variables, error, reset } = useStatusUpdate(id)
  const chosen = isPending ? variables.update.priority : chosen_priority
  return (
    <div className="mt-1 grid gap-3">
      <Select
        aria-label="Priority level"
        value={chosen ?? DERIVED}
        aria-busy={isPending || undefined}
        onChange={({ target: { value } }) =>
          mutate({ update: { priority: value === DERIVED ? null : (value as Priority) } })
        }
      >
        <option value={DERIVED}>{`${PRIORITY_LABELS[derived_priority]} (automatic)`}</option>
        {PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {`${PRIORITY_LABELS[priority]} (set manually)`}
          </option>
        ))}
      </Select>
      {error ? <Banner onDismiss={reset}>{describeError(error)}</Banner> : null}
    </div>
  )
}
