/**
 * Shapes for the demo covers, by the design's rules for illustrations: seen from straight above a table, light from the
 * top left, flat shapes in two or three tones. Every shape is drawn around 0, 0 and moved to its place in a scene.
 */

export const SHADE = '#102f1d'
const GOLDEN_ANGLE = 2.399963
const FULL_TURN = 2 * Math.PI

/** Where a drawing lies, how far it is turned in degrees, and how large it is drawn. */
interface Place {
  x: number
  y: number
  turn: number
  scale: number
}

export function at(x: number, y: number, turn = 0, scale = 1): Place {
  return { x, y, turn, scale }
}

/** The middle of a scene. */
export const MIDDLE = at(600, 338)

/** A drawing, and its outline for the shadow. */
export interface Thing {
  outline: string
  body: string
}

export function round(r: number, body: string): Thing {
  return { outline: `<circle r="${r}"/>`, body }
}

/** A table of one colour, and what lies on it. */
export interface Scene {
  ground: string
  drawn: string
}

export function lay(drawing: string, { x, y, turn, scale }: Place): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`
}

/** Draws one copy at each place. */
export function strewn(drawing: string, places: readonly Place[]): string {
  return places.map((place) => lay(drawing, place)).join('')
}

/** Draws one copy at each angle around the middle. */
export function turned(drawing: string, ...turns: number[]): string {
  return strewn(
    drawing,
    turns.map((turn) => at(0, 0, turn)),
  )
}

/** Draws a thing with its shadow, which falls to the lower right however the thing is turned. */
export function put({ outline, body }: Thing, place: Place): string {
  const under = { ...place, x: place.x + 7, y: place.y + 13 }
  return `<g fill="${SHADE}" opacity=".18">${lay(outline, under)}</g>${lay(body, place)}`
}

export function circle(r: number, fill: string, cx = 0, cy = 0): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
}

export function ring(r: number, stroke: string, width: number): string {
  return `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

export function oval(rx: number, ry: number, fill: string, cx = 0, cy = 0): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** A rounded rectangle round the middle. */
export function box(width: number, height: number, radius: number, fill: string, cx = 0, cy = 0): string {
  const [x, y] = [cx - width / 2, cy - height / 2]
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The white arc that metal and glass have on the lit side. */
export function glint(r: number, width: number): string {
  const [near, far] = [(r * 0.17).toFixed(1), (r * 0.985).toFixed(1)]
  return line(`M-${far} -${near}A${r} ${r} 0 0 1 -${near} -${far}`, '#ffffff', width)
}

/** A soft, irregular round shape; the seed selects the shape, a smaller wobble makes it rounder. */
export function blob(r: number, fill: string, seed = 1, wobble = 0.05): string {
  const points = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * FULL_TURN
    const reach = r * (1 + wobble * (Math.sin(angle * 3 + seed) + 0.7 * Math.sin(angle * 5 + seed * 2.3)))
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
  })
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`
  })
  const curves = points.map(([x, y], index) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middles[index]}`)
  return path(`M${middles.at(-1)}${curves.join('')}Z`, fill)
}

/** Places spread evenly over a circle, each turned differently, like the seeds of a sunflower. */
export function scattered(count: number, r: number, scale = 1): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const reach = r * Math.sqrt((index + 0.5) / count)
    const angle = index * GOLDEN_ANGLE + 0.6
    const [x, y] = [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach)]
    return at(x, y, Math.round((index * 137) % 360), scale)
  })
}

/** Places on a circle, the first at the top. */
export function around(count: number, r: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * FULL_TURN
    return at(Math.round(Math.sin(angle) * r), Math.round(-Math.cos(angle) * r), (index / count) * 360)
  })
}
