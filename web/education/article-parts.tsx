import { Clock } from 'lucide-react'
import { EDUCATION_DIFFICULTIES, type EducationConcept, type EducationDifficulty } from '#domain/education/topics.ts'

interface ConceptViewProps {
  concept: EducationConcept
  /** Below the heading of its article. */
  heading: 'h3' | 'h5'
}

const LABEL = 'font-semibold text-sm'

export function ConceptView({ concept, heading: Heading }: ConceptViewProps) {
  const Label = Heading === 'h3' ? 'h4' : 'h6'
  return (
    <section className="break-inside-avoid-page">
      <Heading className={Heading === 'h3' ? 'text-h3' : 'font-semibold text-h4'}>{concept.title}</Heading>
      <p className="mt-3 text-pretty">{concept.explanation}</p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2 sm:gap-8">
        <div>
          <Label className={LABEL}>Example</Label>
          <p className="mt-1.5 text-pretty text-ink-muted">{concept.example}</p>
        </div>
        <div>
          <Label className={LABEL}>Tips</Label>
          <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 text-ink-muted marker:text-ink-subtle">
            {concept.tips.map((tip) => (
              <li key={tip} className="text-pretty">
                {tip}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** One, two or three filled bowls, and the word. */
export function DifficultyBadge({ difficulty }: { difficulty: EducationDifficulty }) {
  const level = EDUCATION_DIFFICULTIES.indexOf(difficulty)
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap font-medium text-ink-muted text-sm">
      <span aria-hidden="true" className="-mt-[.15em] flex gap-1">
        {EDUCATION_DIFFICULTIES.map((name, at) => (
          <span
            key={name}
            className={`size-2.5 rounded-full border-[1.5px] border-ink-muted ${at <= level ? 'bg-ink-muted forced-colors:bg-[CanvasText]' : ''}`}
          />
        ))}
      </span>
      {difficulty}
    </span>
  )
}

export function ReadTime({ minutes }: { minutes: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink-muted text-sm">
      <Clock aria-hidden="true" className="icon" />
      {minutes} min read
    </span>
  )
}
