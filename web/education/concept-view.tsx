import type { EducationConcept } from '#domain/education/topics.ts'

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
