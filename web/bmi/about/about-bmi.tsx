import { BMI_BANDS } from '#domain/bmi/bmi.ts'
import { SOURCES } from '#domain/bmi/sources.content.ts'
import { bandText } from './band-text.ts'
import { HeightTable } from './height-table.tsx'
import { SourceList } from './source-list.tsx'

const CELL = 'border-line border-t py-3 pr-4 text-left tabular-nums'

function BandsTable() {
  return (
    <table className="mt-5 w-full max-w-read">
      <caption className="sr-only">Classes of BMI for adults</caption>
      <thead className="text-ink-muted text-sm">
        <tr>
          <th scope="col" className="py-2 pr-4 text-left font-medium">
            Class
          </th>
          <th scope="col" className="py-2 pr-4 text-left font-medium">
            BMI
          </th>
          <th scope="col" className="py-2 text-left font-medium">
            Risk
          </th>
        </tr>
      </thead>
      <tbody>
        {BMI_BANDS.map((band) => (
          <tr key={band.class}>
            <th scope="row" className={`${CELL} font-semibold`}>
              {band.label}
            </th>
            <td className={CELL}>{bandText(band)}</td>
            <td className={CELL}>{band.risk}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What BMI is, how it is read and where it ends; all of it readable without the calculator. */
export function AboutBmi() {
  return (
    <div className="mt-20 grid gap-16 print:hidden">
      <section aria-labelledby="how">
        <h2 id="how">How BMI is worked out</h2>
        <p className="lead mt-4">
          BMI is your weight in kilograms divided by your height in metres, twice. At 78 kg and 172 cm: 78 ÷ 1.72 ÷ 1.72
          = 26.4.
        </p>
        <BandsTable />
        <p className="mt-5 max-w-read text-ink-muted">
          For Indian adults, doctors often act earlier: by the Asian-Indian cut-offs overweight begins at 23 and obesity
          at 25, and the healthy range is 18.5 to 22.9. The calculator always tells both.
        </p>
      </section>
      <HeightTable />
      <section aria-labelledby="limits" className="max-w-read">
        <h2 id="limits">What BMI cannot tell</h2>
        <p className="mt-4">
          BMI is a first look, the same for women and men. It does not tell muscle from fat, and it does not see where
          weight is carried; waist size adds that. It is not for anybody under 18, for pregnancy or for swelling from
          illness, and it reads too high for many athletes. For older people, ask a doctor what is healthy.
        </p>
        <h3 className="mt-10 text-h4">Sources</h3>
        <div className="mt-3 text-ink-muted">
          <SourceList sources={Object.values(SOURCES)} />
        </div>
        <p className="mt-4 text-ink-muted text-sm">General information for adults; not a diagnosis.</p>
      </section>
    </div>
  )
}
