import { describeGauge, gaugePosition } from '#domain/bmi/gauge.ts'
import { cx } from '#web/ui/cx.ts'
import { CLASS_STYLES } from '../class-styles.ts'
import { BAND_PATHS, DRAWING, MARK_POINTS } from './gauge-geometry.ts'

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
const NEEDLE =
  'origin-[240px_236px] rotate-(--angle) transition-[rotate] duration-(--dur-fill) ease-out starting:rotate-0 fill-surface stroke-ink'

function accessibleName(bmi: number | null) {
  return bmi === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': describeGauge(bmi) }
}

/** Without a value it is decorative. Labels are HTML, so that they keep their size when the SVG scales. */
export function Gauge({ bmi }: { bmi: number | null }) {
  return (
    <div {...accessibleName(bmi)} className="@container relative mx-auto w-full max-w-120">
      <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} aria-hidden="true" className="block w-full">
        {BAND_PATHS.map((band) => (
          <path
            key={band.class}
            d={band.path}
            fill="none"
            strokeWidth={DRAWING.stroke}
            className={CLASS_STYLES[band.class].stroke}
          />
        ))}
        {bmi === null ? null : (
          <circle
            cx={DRAWING.x - DRAWING.radius}
            cy={DRAWING.y}
            r="19"
            strokeWidth="7"
            style={{ '--angle': `${gaugePosition(bmi) * 180}deg` }}
            className={NEEDLE}
          />
        )}
      </svg>
      <div aria-hidden="true">
        {MARK_POINTS.map(({ mark, x, y, isBeside }) => (
          <span
            key={mark}
            className={cx(
              'absolute -translate-y-1/2 font-medium text-ink-muted text-sm tabular-nums leading-none',
              isBeside ? '-translate-x-full' : '-translate-x-1/2',
            )}
            style={{ left: percent(x, DRAWING.width), top: percent(y, DRAWING.height) }}
          >
            {mark}
          </span>
        ))}
        {bmi === null ? null : (
          <p className="absolute inset-x-0 bottom-[15%] text-center">
            <span className="num block text-[clamp(2.75rem,19.2cqw,5.75rem)] leading-none tracking-[-.03em]">
              {bmi.toFixed(1)}
            </span>
            <span className="text-ink-muted text-sm">kg per m²</span>
          </p>
        )}
      </div>
    </div>
  )
}
