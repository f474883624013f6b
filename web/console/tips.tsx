import { CircleCheck } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'

const TIPS = [
  'Reply within a day, even if only to say when the full answer comes.',
  'Publish regularly, even a short recipe.',
  'Write about the questions that clients ask you most.',
  'Name your sources, so that readers can check what you say.',
  'Keep your fee and your availability up to date in your profile.',
] as const

export function TipsForSuccess() {
  return (
    <Card as="section" aria-labelledby="tips">
      <h2 id="tips" className="text-h4">
        Tips for Success
      </h2>
      <ul className="mt-3 grid gap-3">
        {TIPS.map((tip) => (
          <li key={tip} className="grid grid-cols-[auto_1fr] gap-3 text-sm">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 text-primary" strokeWidth={1.75} />
            {tip}
          </li>
        ))}
      </ul>
    </Card>
  )
}
