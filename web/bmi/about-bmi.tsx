import { BMI_BANDS } from '#domain/bmi/bmi.ts'
import { healthyWeight, indianHealthyWeight, TABLE_HEIGHTS } from '#domain/bmi/healthy-weight.ts'
import { SOURCES } from '#domain/bmi/sources.content.ts'
import { heightText, weightRangeText } from '#domain/bmi/units.ts'
import { SourceList } from '#web/lib/source-list.tsx'
import { BAND_TEXTS } from './class-styles.ts'

const CELL = 'border-line border-t py-3 pr-4 text-left tabular-nums'

function BandsTable() {
  return (
    <table className="mt-5 w-full max-w-read">
      <caption className="sr-only">BMI categories for adults</caption>
      <thead className="text-ink-muted text-sm">
        <tr>
          {['Category', 'BMI', 'Risk'].map((label) => (
            <th key={label} scope="col" className="py-2 pr-4 text-left font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {BMI_BANDS.map((band) => (
          <tr key={band.class}>
            <th scope="row" className={`${CELL} font-semibold`}>
              {band.label}
            </th>
            <td className={CELL}>{BAND_TEXTS[band.class]}</td>
            <td className={CELL}>{band.risk}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HowItIsRead() {
  return (
    <section>
      <h2 id="how">How BMI is worked out</h2>
      <p className="lead mt-4">Body mass index compares your weight with your height:</p>
      <p className="mt-3 num text-lg sm:text-xl">BMI = weight in kg ÷ (height in m)²</p>
      <p className="mt-3 text-ink-muted">At 78 kg and 172 cm: 78 ÷ (1.72 × 1.72) = 26.4 kg per m².</p>
      <BandsTable />
      <p className="mt-5 max-w-read text-ink-muted">
        For Indian adults, doctors often act earlier. By the Asian-Indian cut-offs, overweight begins at 23 and obesity
        at 25, and the healthy range is 18.5 to 22.9. The calculator always shows both.
      </p>
    </section>
  )
}

function Limits() {
  return (
    <section className="mt-16">
      <h2 id="limits">What BMI can’t tell you</h2>
      <p className="mt-4 max-w-read">
        BMI is a first look, the same for women and men. It can’t tell muscle from fat, or see where you carry weight.
        Your waist size adds that. It isn’t for anyone under 18, for pregnancy or for swelling from illness, and it
        reads too high for many athletes. If you’re older, ask a doctor what is healthy for you.
      </p>
    </section>
  )
}

export function AboutBmi() {
  return (
    <div className="mt-20 grid gap-16 lg:grid-cols-2 print:hidden">
      <div>
        <HowItIsRead />
        <Limits />
      </div>
      <HeightTable />
      <section className="max-w-read text-ink-muted lg:col-span-2">
        <h2 id="sources" className="mb-4 text-h4 text-ink">
          Sources
        </h2>
        <SourceList sources={Object.values(SOURCES)} />
        <p className="mt-4 text-sm">General information for adults, not a diagnosis.</p>
      </section>
    </div>
  )
}

const HEIGHT_CELL = 'border-line border-t py-2.5 pr-3 text-left tabular-nums'

function HeightTable() {
  return (
    <section>
      <h2 id="by-height">Healthy weight range by height</h2>
      <table className="mt-5 w-full max-w-read max-sm:text-sm">
        <caption className="sr-only">Healthy weight range by height for adults, in kilograms</caption>
        <thead className="text-ink-muted text-sm">
          <tr>
            {['Height', 'BMI 18.5 to 24.9', 'Asian-Indian, 18.5 to 22.9'].map((label) => (
              <th key={label} scope="col" className="py-2 pr-3 text-left align-bottom font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TABLE_HEIGHTS.map((height) => (
            <tr key={height}>
              <th scope="row" className={`${HEIGHT_CELL} font-semibold`}>
                {heightText(height, 'cm')}
                <span className="block whitespace-nowrap font-normal text-ink-muted text-sm">
                  {heightText(height, 'ft')}
                </span>
              </th>
              <td className={HEIGHT_CELL}>{weightRangeText(healthyWeight(height), 'kg')}</td>
              <td className={HEIGHT_CELL}>{weightRangeText(indianHealthyWeight(height), 'kg')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
