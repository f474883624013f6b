import { formatDate, formatDateTime, formatMoney, formatNumber, formatWhen } from '#web/lib/format.ts'
import { Specimen } from './group.tsx'

const NOW = new Date('2026-11-21T05:12:00Z')
const MOMENTS = ['2026-11-21T03:12:00Z', '2026-11-20T05:12:00Z', '2026-11-17T05:12:00Z', '2026-11-01T05:12:00Z']

export function Typography() {
  return (
    <>
      <Specimen title="Headings, text, links" stacked>
        <p className="display font-(--weight-display) [font-stretch:var(--stretch-display)]">Transform your health</p>
        <p className="font-semibold text-h1">A full plate, h1</p>
        <h3>One bowl at a time, h3</h3>
        <h4>Card title, h4</h4>
        <p className="lead">A lead: talk about bowls, plates and portions before grams.</p>
        <p>
          Body, with{' '}
          <a href="#type" className="text-link-line">
            a link in the text
          </a>
          , <span lang="hi">दाल चावल</span> and <span lang="pa">ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ</span>.
        </p>
        <p className="text-ink-muted text-sm">Small, muted</p>
        <p className="text-ink-subtle text-xs">Caption, the smallest</p>
      </Specimen>
      <Specimen title="Money, numbers, dates" stacked>
        <p className="num text-h2">{formatMoney(125000)}</p>
        <p>
          {formatMoney(699)}, {formatMoney(5000)}, {formatNumber(1906)}, {formatNumber(100000)}
        </p>
        <p>
          {formatDate(NOW)}; {formatDateTime(NOW)}; {MOMENTS.map((moment) => formatWhen(moment, NOW)).join('; ')}
        </p>
      </Specimen>
    </>
  )
}
