import { healthyWeight, indianHealthyWeight, TABLE_HEIGHTS } from '#domain/bmi/healthy-weight.ts'
import { heightText, weightRangeText } from '#domain/bmi/units.ts'

const CELL = 'border-line border-t py-2.5 pr-3 text-left tabular-nums'
const HEAD = 'py-2 pr-3 text-left align-bottom font-medium'

/** Healthy weights by height, worked out by the calculator's own rule. */
export function HeightTable() {
  return (
    <section>
      <h2 id="by-height">Healthy weight range by height</h2>
      <table className="mt-5 w-full max-w-read max-sm:text-sm">
        <caption className="sr-only">Healthy weight range by height for adults, in kilograms</caption>
        <thead className="text-ink-muted text-sm">
          <tr>
            <th scope="col" className={HEAD}>
              Height
            </th>
            <th scope="col" className={HEAD}>
              BMI 18.5 to 24.9
            </th>
            <th scope="col" className={HEAD}>
              Asian-Indian, 18.5 to 22.9
            </th>
          </tr>
        </thead>
        <tbody>
          {TABLE_HEIGHTS.map((height) => (
            <tr key={height}>
              <th scope="row" className={`${CELL} font-semibold`}>
                {heightText(height, 'cm')}
                <span className="block whitespace-nowrap font-normal text-ink-muted text-sm">
                  {heightText(height, 'ft')}
                </span>
              </th>
              <td className={CELL}>{weightRangeText(healthyWeight(height), 'kg')}</td>
              <td className={CELL}>{weightRangeText(indianHealthyWeight(height), 'kg')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
