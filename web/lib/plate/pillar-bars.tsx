import { PILLAR_LABELS, PILLARS, type Pillar, type PillarScores } from '#domain/foods/pillars.ts'
import { formatScore } from '../format.ts'
import { useFirstFill } from './use-first-fill.ts'

const PILLAR_COLOURS: Record<Pillar, { fill: string; outline: string }> = {
  energy: { fill: 'bg-pillar-energy', outline: 'border-pillar-energy-ink' },
  protein: { fill: 'bg-pillar-protein', outline: 'border-pillar-protein-ink' },
  fiber: { fill: 'bg-pillar-fibre', outline: 'border-pillar-fibre-ink' },
  fats: { fill: 'bg-pillar-fats', outline: 'border-pillar-fats-ink' },
  vitamins: { fill: 'bg-pillar-vitamins', outline: 'border-pillar-vitamins-ink' },
}
const DOT =
  'mr-[.85em] inline-block size-4.5 rounded-full border-2 align-[-.2em] border-surface outline-[1.5px] outline-art-edge forced-colors:hidden'
const TRACK =
  'col-span-2 block h-2.5 overflow-hidden rounded-pill bg-sunken shadow-[inset_0_0_0_1px_var(--line)] forced-colors:border'
/** Translated instead of resized, since only transforms are animated. */
const BAR =
  'block h-full rounded-pill border transition-transform duration-(--dur-fill) ease-out [transform:translateX(var(--missing))] data-empty:transition-none forced-colors:bg-[CanvasText]'

export function PillarBars({ name, pillars }: { name: string; pillars: PillarScores }) {
  const { ref, isEmpty } = useFirstFill<HTMLUListElement>()
  return (
    <ul ref={ref} aria-label={`${name}, five pillars out of 10`} className="grid gap-4">
      {PILLARS.map((pillar) => {
        const score = pillars[pillar]
        const { fill, outline } = PILLAR_COLOURS[pillar]
        return (
          <li key={pillar} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
            <span>
              <span aria-hidden="true" className={`${DOT} ${fill}`} />
              {PILLAR_LABELS[pillar]}
            </span>
            <span className="num">{formatScore(score)}</span>
            <span aria-hidden="true" className={TRACK}>
              <span
                data-empty={isEmpty || undefined}
                style={{ '--missing': isEmpty ? '-100%' : `${(score * 10 - 100).toFixed(0)}%` }}
                className={`${BAR} ${fill} ${outline}`}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
