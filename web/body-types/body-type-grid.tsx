import { Fragment, useId, useState } from 'react'
import { BODY_TYPES, type BodyTypeGroup, type BodyTypeId } from '#domain/body-types/body-types.ts'
import { cx } from '#web/ui/cx.ts'
import { BodyTypeCard } from './body-type-card.tsx'
import { BodyTypePanel } from './body-type-panel.tsx'
import { GUIDES } from './body-types.content.ts'

const COLUMNS: Record<BodyTypeGroup, string> = {
  women: 'md:grid-cols-2 lg:grid-cols-4',
  men: 'md:grid-cols-3',
}

/**
 * Each card is followed by its panel, which takes a whole row: the dense flow draws the following cards up beside
 * theirs, so that an open panel stands below the row and leaves no hole in it.
 */
export function BodyTypeGrid({ group }: { group: BodyTypeGroup }) {
  const [selected, setSelected] = useState<BodyTypeId | null>(null)
  const panelId = useId()
  return (
    <div
      className={cx(
        'grid grid-flow-dense gap-(--gap) [--gap:--spacing(3)] md:[--gap:--spacing(5)] lg:[--gap:--spacing(6)]',
        COLUMNS[group],
      )}
    >
      {BODY_TYPES[group].map((type) => (
        <Fragment key={type.id}>
          <BodyTypeCard
            type={type}
            group={group}
            art={GUIDES[type.id].art}
            isOpen={selected === type.id}
            panelId={`${panelId}${type.id}`}
            onToggle={() => setSelected(selected === type.id ? null : type.id)}
          />
          <BodyTypePanel id={`${panelId}${type.id}`} guide={GUIDES[type.id]} isOpen={selected === type.id} />
        </Fragment>
      ))}
    </div>
  )
}
