import { GAUGE_BANDS, GAUGE_MARKS, gaugePosition } from '#domain/bmi/gauge.ts'

/** The gauge's half circle, in SVG units. */
export const DRAWING = { width: 480, height: 280, x: 240, y: 236, radius: 186, stroke: 30 } as const
const ABOVE_RADIUS = 224
const BESIDE_RADIUS = 211
/** Half of the 4 px gap between bands, as an angle. */
const HALF_GAP = 2 / DRAWING.radius

const round = (value: number) => Math.round(value * 10) / 10

/** Angles run from 0 (left end) to pi (right end). */
function pointAtAngle(angle: number, radius: number = DRAWING.radius) {
  return { x: round(DRAWING.x - radius * Math.cos(angle)), y: round(DRAWING.y - radius * Math.sin(angle)) }
}

const angleOf = (bmi: number) => gaugePosition(bmi) * Math.PI

export const BAND_PATHS = GAUGE_BANDS.map((band, at) => {
  const from = pointAtAngle(angleOf(band.from) + (at === 0 ? 0 : HALF_GAP))
  const to = pointAtAngle(angleOf(band.to) - (at === GAUGE_BANDS.length - 1 ? 0 : HALF_GAP))
  const arc = `A${DRAWING.radius} ${DRAWING.radius} 0 0 1 ${to.x} ${to.y}`
  return { class: band.class, path: `M${from.x} ${from.y}${arc}` }
})

/** Positions of the labels outside the arc. */
export const MARK_POINTS = GAUGE_MARKS.map((mark) => {
  const angle = angleOf(mark)
  if (angle === 0 || angle === Math.PI) return { mark, ...pointAtAngle(angle), y: 262, isBeside: false }
  const isBeside = angle < Math.PI / 4
  return { mark, ...pointAtAngle(angle, isBeside ? BESIDE_RADIUS : ABOVE_RADIUS), isBeside }
})

export function beadAt(bmi: number) {
  return pointAtAngle(angleOf(bmi))
}
