import { useId } from 'react'
import { PILLAR_LABELS, PILLAR_MAX, PILLARS, type Pillar, type PillarScores } from '#domain/foods/pillars.ts'
import { cx } from '#web/ui/cx.ts'
import { formatScore } from '../format.ts'
import { useFirstFill } from './use-first-fill.ts'

/** `thali-score.svg`, drawn inline so that its bowls fill. */
const BOWLS: Record<Pillar, { x: number; y: number; food: string }> = {
  energy: { x: 180, y: 79, food: 'fill-pillar-energy' },
  protein: { x: 276.1, y: 148.8, food: 'fill-pillar-protein' },
  fiber: { x: 239.4, y: 261.7, food: 'fill-pillar-fibre' },
  fats: { x: 120.6, y: 261.7, food: 'fill-pillar-fats' },
  vitamins: { x: 83.9, y: 148.8, food: 'fill-pillar-vitamins' },
}

interface MealPlateProps {
  /** What is on it, as the subject of a sentence: "Balanced Breakfast", "This plate". */
  name: string
  /** Null for an empty plate. */
  overall: number | null
  pillars: PillarScores
  /** The score is unknown, so no bowls are shown: they would say 0. */
  isUnknown?: boolean
}

function describePlate({ name, overall, pillars, isUnknown }: MealPlateProps): string {
  if (isUnknown) return `${name} has no score.`
  if (overall === null) return `${name} is empty: five empty bowls.`
  const [energy, protein, fibre, fats, vitamins] = PILLARS.map(
    (pillar) => `${PILLAR_LABELS[pillar].toLowerCase()} ${formatScore(pillars[pillar])}`,
  )
  return `${name} scores ${formatScore(overall)} out of 10: ${energy}, ${protein}, ${fibre}, ${fats} and ${vitamins}.`
}

/** A thali whose five bowls fill with their scores. */
export function MealPlate(props: MealPlateProps) {
  const { overall, pillars, isUnknown = false } = props
  const id = useId()
  const { ref, isEmpty } = useFirstFill<HTMLDivElement>()
  return (
    <div ref={ref} className="@container">
      <svg viewBox="0 0 360 360" role="img" aria-labelledby={id} className="block w-full">
        <title id={id}>{describePlate(props)}</title>
        <g opacity={isUnknown ? 0.45 : undefined}>
          <Plate />
        </g>
        {isUnknown
          ? null
          : PILLARS.map((pillar, at) => (
              <Katori key={pillar} pillar={pillar} at={at} score={isEmpty ? 0 : pillars[pillar]} />
            ))}
        {isUnknown ? <NoScore /> : null}
        {overall === null ? null : <Overall score={overall} />}
      </svg>
    </div>
  )
}

function Plate() {
  return (
    <g>
      <circle cx="183" cy="188" r="172" fill="var(--art-shadow)" opacity=".1" />
      <circle cx="180" cy="180" r="172" fill="var(--art-edge)" />
      <circle cx="180" cy="180" r="170" fill="var(--art-rim)" />
      <path
        d="M37.5 262.3A164.5 164.5 0 0 1 222.6 21.1"
        fill="none"
        stroke="var(--art-glint)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <circle cx="180" cy="180" r="156" fill="var(--art-groove)" />
      <circle cx="181" cy="182" r="153" fill="var(--art-well)" />
    </g>
  )
}

const FOOD = cx(
  'origin-center [transform-box:fill-box] [transform:scale(var(--fill))]',
  'transition-transform duration-(--dur-fill) ease-out [transition-delay:calc(var(--at)*60ms)]',
  // Hides the change to empty.
  'data-empty:transition-none',
)

/** The filled area is proportional to the score. */
function Katori({ pillar, at, score }: { pillar: Pillar; at: number; score: number }) {
  const { x, y, food } = BOWLS[pillar]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="3" cy="5" r="45" fill="var(--art-shadow)" opacity=".2" />
      <circle r="45" fill="var(--art-edge)" />
      <circle r="43.4" fill="var(--art-rim-hi)" />
      <circle r="40.1" fill="var(--art-wall)" />
      <circle cx="1" cy="2" r="38.7" fill="var(--art-floor)" />
      <circle
        r="37.8"
        data-empty={score === 0 || undefined}
        style={{ '--fill': Math.sqrt(score / PILLAR_MAX).toFixed(3), '--at': at }}
        className={cx(food, FOOD)}
      />
      <path
        d="M-41-7.2A42 42 0 0 1-8.7-40.7"
        fill="none"
        stroke="var(--art-glint)"
        strokeLinecap="round"
        strokeWidth="2"
      />
    </g>
  )
}

const NoScore = () => (
  <text x="180" y="190" textAnchor="middle" className="fill-ink text-[28px] [font-weight:600]">
    No score
  </text>
)

function Overall({ score }: { score: number }) {
  return (
    <g textAnchor="middle">
      <circle cx="180" cy="180" r="42" fill="var(--art-centre)" stroke="var(--art-groove)" strokeWidth="1.5" />
      <text
        x="180"
        y="188"
        className="fill-ink text-[32px] [font-weight:650] @max-[17.4rem]:translate-y-1.5 @max-[17.4rem]:text-[42px]"
      >
        {formatScore(score)}
      </text>
      <text x="180" y="204" className="fill-ink-muted text-[14px] @max-[17.4rem]:hidden">
        out of 10
      </text>
    </g>
  )
}
