import { Clock } from 'lucide-react'
import { EDUCATION_DIFFICULTIES, type EducationDifficulty } from '#domain/education/topics.ts'

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
