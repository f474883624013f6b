import { box, circle, glint, line, path, ring, round, type Thing } from './shapes.ts'

const STEEL = { edge: '#aeb9b3', rim: '#e5ebe7', fold: '#d3dad6', well: '#f1f5f3', deep: '#839089' }

/** The steel plate in the middle of most scenes; `food` lies in its well. */
export function plate(r: number, food = ''): Thing {
  const rims = circle(r, STEEL.edge) + circle(r * 0.988, STEEL.rim) + glint(r * 0.955, 5.5)
  const well = circle(r * 0.905, STEEL.fold) + circle(r * 0.888, STEEL.well, 1.5, 3) + ring(r * 0.84, STEEL.fold, 1.5)
  return round(r, rims + well + food)
}

/** The colours of what is in a bowl: its edge, its surface, its light. */
type Liquid = readonly [dark: string, middle: string, light: string]

export const DAL: Liquid = ['#c27c1f', '#f0b131', '#f7d277']
export const CURD: Liquid = ['#dfe3da', '#fbfbf4', '#ffffff']
export const RAJMA: Liquid = ['#7d2a20', '#a8452f', '#c96a4c']
export const CHAI: Liquid = ['#9a6030', '#c88b4f', '#e3b988']

function surface(r: number, [dark, middle, light]: Liquid): string {
  const sheen = line(`M${-r * 0.62} ${r * 0.1}A${r * 0.63} ${r * 0.63} 0 0 1 ${r * 0.05} ${-r * 0.63}`, light, r * 0.07)
  return circle(r, dark) + circle(r * 0.94, middle, r * 0.03, r * 0.05) + sheen
}

export function katori(r: number, liquid: Liquid, food = ''): Thing {
  const bowl = circle(r, STEEL.edge) + circle(r * 0.965, '#f8fbf9') + circle(r * 0.9, STEEL.deep)
  const inside = circle(r * 0.87, STEEL.fold, r * 0.025, r * 0.04) + surface(r * 0.8, liquid)
  return round(r, bowl + inside + food + glint(r * 0.93, r * 0.045))
}

export function kadhai(r: number, liquid: Liquid, food = ''): Thing {
  const handle = (side: number) =>
    `<rect x="${side * r - 42}" y="-56" width="84" height="112" rx="30" fill="none" stroke="#081c11" stroke-width="22"/>`
  const pan = circle(r, '#192620') + circle(r * 0.985, '#2c3a34') + circle(r * 0.86, '#9a5516')
  return {
    outline: `<circle r="${r}"/>${box(2 * r + 90, 122, 32, 'inherit')}`,
    body: handle(-1) + handle(1) + pan + surface(r * 0.82, liquid) + food + glint(r * 0.94, 5),
  }
}

/** A glass or a steel tumbler, seen into. */
export function tumbler(r: number, liquid: Liquid, food = ''): Thing {
  const glass = circle(r, '#d6edf7') + circle(r * 0.93, '#ffffff') + circle(r * 0.84, '#c2dbe6')
  return round(r, glass + surface(r * 0.79, liquid) + food + glint(r * 0.9, r * 0.06))
}

/** A cup with its saucer; the handle points to the right. */
export function cup(r: number, liquid: Liquid, food = ''): Thing {
  const saucer = circle(r * 1.62, '#d3dad6') + circle(r * 1.59, '#ffffff') + ring(r * 1.48, '#c6533b', r * 0.05)
  const handle = `<rect x="${r * 0.7}" y="${-r * 0.2}" width="${r * 0.85}" height="${r * 0.4}" rx="${r * 0.2}" fill="#e5ebe7"/>`
  const bowl = circle(r, '#d3dad6') + circle(r * 0.97, '#ffffff') + circle(r * 0.87, '#aeb9b3')
  const shadow = `<g opacity=".16">${circle(r, '#102f1d', r * 0.1, r * 0.16)}</g>`
  return round(r * 1.62, saucer + shadow + handle + bowl + surface(r * 0.84, liquid) + food)
}

const SPOON = 'M-6-50c-28-14-28-70 6-70s34 56 6 70l3 170c0 12-18 12-18 0Z'

export const spoon: Thing = {
  outline: `<path d="${SPOON}"/>`,
  body:
    path(SPOON, STEEL.fold) +
    path('M0-112c22 0 22 44 0 50-22-6-22-50 0-50', STEEL.edge) +
    line('M4-110c16 4 16 38 0 45M-1-44-3 114', '#ffffff', 3.5),
}

/** Wood, to lay things on. */
export function board(width: number, height: number): Thing {
  const grain = [-0.3, -0.1, 0.12, 0.32].map((at, index) =>
    line(`M${-width * (0.4 - index * 0.03)} ${height * at}H${width * (0.34 + (index % 2) * 0.08)}`, '#cd9558', 5),
  )
  return {
    outline: box(width, height, 40, 'inherit'),
    body: box(width, height, 40, '#c58a52') + box(width, height - 14, 40, '#dba76c', 0, -7) + grain.join(''),
  }
}
