import type { FocusEvent, FormEvent } from 'react'
import { AUDIT_LABELS, AUDIT_TARGET_LABELS } from '#domain/audit/audit-labels.ts'
import { SEARCH_MAX } from '#domain/http/search.ts'
import type { ListControls } from '#web/shell/list/use-list-filters.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AuditFilters } from './audit.queries.ts'

/** Labels in the order of the alphabet: nobody knows the order in which they were thought of. */
function toOptions(labels: Record<string, string>) {
  return Object.entries(labels)
    .sort(([, a], [, b]) => a.localeCompare(b))
    .map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
}

export function AuditFilterBar({ formRef, filters, handleType, handleChoose }: ListControls<AuditFilters>) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    handleChoose({ target_id: String(new FormData(event.currentTarget).get('target_id') ?? '').trim() })
  }
  const handleNumber = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.value !== filters.target_id) handleChoose({ target_id: event.target.value.trim() })
  }
  return (
    <search>
      <form ref={formRef} onSubmit={handleSubmit} className="mt-6 grid grid-cols-2 gap-x-4 gap-y-4 xl:grid-cols-6">
        <SearchInput
          label="Who did it"
          name="search"
          placeholder="Who did it: name, e-mail or number"
          maxLength={SEARCH_MAX}
          value={filters.search}
          onChange={(event) => handleType(event.target.value)}
          className="col-span-full"
        />
        <div className="col-span-full xl:col-span-2">
          <SelectField
            id="action"
            name="action"
            label="What was done"
            value={filters.action}
            onChange={(event) => handleChoose({ action: event.target.value })}
          >
            <option value="">Anything</option>
            {toOptions(AUDIT_LABELS)}
          </SelectField>
        </div>
        <SelectField
          id="target_type"
          name="target_type"
          label="To what"
          value={filters.target_type}
          onChange={(event) => handleChoose({ target_type: event.target.value })}
        >
          <option value="">Anything</option>
          {toOptions(AUDIT_TARGET_LABELS)}
        </SelectField>
        <TextField
          key={filters.target_id}
          id="target_id"
          name="target_id"
          label="Its number"
          inputMode="numeric"
          defaultValue={filters.target_id}
          onBlur={handleNumber}
          // Without a button, a form of several fields is not sent by Enter.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.form?.requestSubmit()
          }}
        />
        <TextField
          id="from"
          name="from"
          type="date"
          label="From"
          value={filters.from}
          onChange={(event) => handleChoose({ from: event.target.value })}
        />
        <TextField
          id="to"
          name="to"
          type="date"
          label="To"
          min={filters.from || undefined}
          value={filters.to}
          onChange={(event) => handleChoose({ to: event.target.value })}
        />
      </form>
    </search>
  )
}
