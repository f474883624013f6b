import { BMI_BANDS, type BmiCategory, type BmiClass } from '#domain/bmi/bmi.ts'

const FROM = 15
const TO = 40

/** The band's colours always mean the class; a pill takes them over a badge's own. */
export const CLASS_LOOKS: Record<BmiClass, { pill: string; band: string }> = {
  underweight: { pill: 'bg-cat-mental-health-soft! text-cat-mental-health-ink!', band: 'bg-(--aasmani-fill)' },
  normal: { pill: 'bg-pillar-fibre-soft! text-pillar-fibre-ink!', band: 'bg-pillar-fibre' },
  overweight: { pill: 'bg-pillar-energy-soft! text-pillar-energy-ink!', band: 'bg-pillar-energy' },
  obese: { pill: 'bg-pillar-protein-soft! text-pillar-protein-ink!', band: 'bg-pillar-protein' },
}

const percent = (value: number) => ((Math.min(Math.max(value, FROM), TO) - FROM) / (TO - FROM)) * 100

/** The gauge in one line: four bands from 15 to 40 and a steel bead where the value lies; its sentence is for listening. */
export function BmiScale({ bmi, category }: { bmi: number; category: BmiCategory }) {
  const sentence = `BMI scale from ${FROM} to ${TO}. Your value is ${bmi.toFixed(1)}, in the band ${category.label}.`
  const starts = [FROM, ...BMI_BANDS.map((band) => Math.min(band.below, TO))]
  return (
    <div className="mt-5">
      <p className="sr-only">{sentence}</p>
      <div aria-hidden="true" className="relative flex h-2.5 gap-1">
        {BMI_BANDS.map((band, position) => (
          <span
            key={band.class}
            className={`rounded-full ${CLASS_LOOKS[band.class].band}`}
            style={{ flexGrow: percent(starts[position + 1] ?? TO) - percent(starts[position] ?? FROM) }}
          />
        ))}
        <span
          className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-[3px] border-ink bg-surface"
          style={{ left: `${percent(bmi)}%` }}
        />
      </div>
      <div aria-hidden="true" className="relative mt-2 h-5 text-xs text-ink-muted tabular-nums">
        {starts.map((value) => (
          <span
            key={value}
            className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ left: `${percent(value)}%` }}
          >
            {value}
          </span>
        ))}
      </div>
    </div>
  )
}
