import { Info } from 'lucide-react'
import { EDUCATIONAL_ONLY } from './education.content.ts'

export function EducationalNotice({ className }: { className?: string }) {
  return (
    <p
      role="note"
      className={`flex gap-3 rounded-field bg-info-soft px-4 py-3 text-ink text-sm print:px-0 ${className ?? ''}`}
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 flex-none text-info" strokeWidth={1.75} />
      <span className="text-pretty">{EDUCATIONAL_ONLY}</span>
    </p>
  )
}
