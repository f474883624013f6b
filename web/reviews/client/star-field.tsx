import { Star } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { RATING } from '#domain/reviews/review-rules.ts'

const PLACES = Array.from({ length: RATING.max }, (_, at) => at + 1)

interface StarFieldProps {
  id: string
  legend: string
  /** The chosen number, as the field holds it. */
  value: string | undefined
  error: string | undefined
  field: UseFormRegisterReturn
}

function toLabel(place: number): string {
  return place === 1 ? '1 star' : `${place} stars`
}

/** Five radio buttons drawn as stars; all up to the chosen one are filled. */
export function StarField({ id, legend, value, error, field }: StarFieldProps) {
  const errorId = `${id}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{legend}</legend>
      <div className="-ml-2 mt-1 flex">
        {PLACES.map((place) => (
          <label
            key={place}
            className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              {...field}
              type="radio"
              id={place === 1 ? id : undefined}
              value={place}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <span className="sr-only">{toLabel(place)}</span>
            <Star
              aria-hidden="true"
              className={
                place <= Number(value ?? 0) ? 'size-7 fill-pillar-energy text-pillar-energy' : 'size-7 text-ink-subtle'
              }
            />
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="mt-1 font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
