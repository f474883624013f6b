import { Languages, MapPin } from 'lucide-react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { LANGUAGE_LABELS } from '#domain/dietitians/practice.ts'

/** City and languages, if the profile states them. */
export function PlaceLine({ dietitian: { city, languages } }: { dietitian: Dietitian }) {
  return (
    <>
      {city ? (
        <p className="wrap-anywhere flex items-center gap-2 text-ink-muted text-sm">
          <MapPin aria-hidden="true" className="icon" />
          <span className="sr-only">City: </span>
          {city}
        </p>
      ) : null}
      {languages.length > 0 ? (
        <p className="flex items-center gap-2 text-ink-muted text-sm">
          <Languages aria-hidden="true" className="icon" />
          <span className="sr-only">Languages: </span>
          {languages.map((language) => LANGUAGE_LABELS[language]).join(', ')}
        </p>
      ) : null}
    </>
  )
}
