import { formatScore } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import type { Start } from '../load-plate-page.ts'
import { PlateLink } from '../plate-link.tsx'
import type { PlateControls } from '../use-plate-page.ts'
import { FoodList } from './food-list.tsx'

const PLATE =
  'grid h-full grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 rounded-card border border-line bg-surface p-4 shadow-card transition-colors duration-(--dur-1) hover:bg-primary-soft sm:p-5'

/** Suggestions for an empty plate. */
export function Starters({ start, controls }: { start: Start; controls: PlateControls }) {
  return (
    <div className="grid gap-10 print:hidden">
      <section aria-labelledby="popular">
        <h2 id="popular" className="text-h4">
          Add a dish that many eat
        </h2>
        <Card flush className="mt-4 overflow-hidden">
          <FoodList
            foods={start.popular}
            controls={controls}
            className="grid gap-px bg-line *:bg-surface sm:grid-cols-2"
          />
        </Card>
      </section>
      <section aria-labelledby="samples">
        <h2 id="samples" className="text-h4">
          Or open a plate and change it
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-3">
          {start.samples.map(({ name, parts, foods, overall }) => (
            <li key={name}>
              <PlateLink to={controls.toPath({ parts, search: '' })} className={PLATE}>
                <span className="font-semibold leading-snug">{name}</span>
                <span className="num">
                  {formatScore(overall)}
                  <span className="sr-only"> out of 10</span>
                </span>
                <span className="col-span-2 mt-1 text-ink-muted text-sm leading-[1.4]">{foods.join(', ')}</span>
              </PlateLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
