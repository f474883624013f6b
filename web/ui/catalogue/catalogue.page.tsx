import { Buttons } from './buttons.tsx'
import { Choices, Fields } from './choices.tsx'
import { Group } from './group.tsx'
import { Messages, Overlays } from './messages.tsx'
import { Badges, People, Typography, Ways } from './typography.tsx'

export const meta = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]

/** Every primitive in every state and both themes, for developers. */
export default function CataloguePage() {
  return (
    <div className="wrap grid gap-12 py-12">
      <h1>Components</h1>
      <Group title="Type and figures" of={Typography} />
      <Group title="Buttons" of={Buttons} />
      <Group title="Badges and counts" of={Badges} />
      <Group title="Fields" of={Fields} />
      <Group title="Choices" of={Choices} />
      <Group title="People and cards" of={People} />
      <Group title="Ways" of={Ways} />
      <Group title="Messages" of={Messages} />
      <Group title="Overlays" of={Overlays} />
    </div>
  )
}
