import type { ReactNode } from 'react'
import type { LegalPart, LegalSection } from './legal.content.ts'

interface LegalSectionViewProps {
  section: LegalSection
  /** After the text. */
  children: ReactNode
}

export function LegalSectionView({ section, children }: LegalSectionViewProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      {section.parts.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
      {children}
    </section>
  )
}

function Part({ part }: { part: LegalPart }) {
  return (
    <div className="mt-8">
      <h3 id={part.id}>{part.heading}</h3>
      {part.paragraphs?.map((paragraph) => (
        <p key={paragraph} className="mt-3 text-pretty">
          {paragraph}
        </p>
      ))}
      {part.points && (
        <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-ink-subtle">
          {part.points.map((point) => (
            <li key={point} className="text-pretty">
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
