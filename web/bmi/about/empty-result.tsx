import { BMI_BANDS } from '#domain/bmi/bmi.ts'
import { Card } from '#web/ui/card.tsx'
import { CLASS_LOOKS } from '../class-looks.ts'
import { Gauge } from '../result/gauge.tsx'
import { bandText } from './band-text.ts'

const COMING = [
  'Your value and its class, by the World Health Organization',
  'The healthy weight range for your height',
  'What the stricter Asian-Indian cut-offs say',
  'Your next steps, and a report to keep or print',
]

/** Before the first calculation: what will stand here, and how it is read. */
export function EmptyResult() {
  return (
    <Card as="section" flush className="p-5 md:p-9">
      <h2 className="text-xl">Your result appears here</h2>
      <div className="mt-5 grid items-center gap-6 min-[80rem]:grid-cols-[1.1fr_1fr] min-[80rem]:gap-8">
        <Gauge bmi={null} />
        <dl className="grid gap-2">
          {BMI_BANDS.map((band) => (
            <div key={band.class} className="flex items-baseline justify-between gap-4 border-line border-b pb-2">
              <dt className="flex items-baseline gap-2.5 font-medium">
                <span
                  aria-hidden="true"
                  className={`size-3 flex-none rounded-full forced-colors:border ${CLASS_LOOKS[band.class].ground}`}
                />
                {band.label}
              </dt>
              <dd className="text-ink-muted tabular-nums">{bandText(band)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-6 font-semibold">What you get</p>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-muted">
        {COMING.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
