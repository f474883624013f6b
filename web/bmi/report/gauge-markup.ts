import { BMI_BANDS, type BmiClass } from '#domain/bmi/bmi.ts'
import { gaugeSentence } from '#domain/bmi/gauge.ts'
import { escapeHtml } from '#domain/http/escape-html.ts'
import { BAND_PATHS, beadAt, DRAWING, MARK_POINTS } from '../result/gauge-geometry.ts'

function fillOf(wanted: BmiClass): string {
  return `var(--${BMI_BANDS.find((band) => band.class === wanted)?.colour}-fill)`
}

/** The gauge as it stands in a file of its own, where nothing scales it below its size. */
export function gaugeMarkup(bmi: number): string {
  const bands = BAND_PATHS.map(
    (band) => `<path d="${band.path}" fill="none" stroke="${fillOf(band.class)}" stroke-width="${DRAWING.stroke}"/>`,
  )
  const marks = MARK_POINTS.map(
    ({ mark, x, y, isBeside }) =>
      `<text x="${x}" y="${y + 7}" text-anchor="${isBeside ? 'end' : 'middle'}" class="mark">${mark}</text>`,
  )
  const bead = beadAt(bmi)
  return `<svg viewBox="0 0 ${DRAWING.width} ${DRAWING.height}" role="img" aria-label="${escapeHtml(gaugeSentence(bmi))}">
${bands.join('')}${marks.join('')}
<circle cx="${bead.x}" cy="${bead.y}" r="19" class="bead"/>
<text x="240" y="196" text-anchor="middle" class="figure">${bmi.toFixed(1)}</text>
<text x="240" y="228" text-anchor="middle" class="mark">kg per m²</text>
</svg>`
}
