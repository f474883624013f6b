import { CircleAlert, Sparkles } from 'lucide-react'
import { Badge, type BadgeTone } from '../badge.tsx'
import { CountBadge } from '../count-badge.tsx'
import { Specimen } from './group.tsx'

const TONES: BadgeTone[] = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'info']

export function Badges() {
  return (
    <>
      <Specimen title="Tones">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="Statuses with a dot, with an icon">
        <Badge tone="warning" dot>
          Pending
        </Badge>
        <Badge tone="success" dot>
          Replied
        </Badge>
        <Badge dot>Closed</Badge>
        <Badge tone="accent" icon={Sparkles}>
          AI Generated
        </Badge>
        <Badge tone="danger" icon={CircleAlert}>
          High priority
        </Badge>
      </Specimen>
      <Specimen title="Counts">
        <CountBadge count={3} />
        <CountBadge count={9} />
        <CountBadge count={42} />
      </Specimen>
    </>
  )
}
