import {
  at,
  blob,
  box,
  circle,
  lay,
  line,
  oval,
  path,
  ring,
  round,
  scattered,
  strewn,
  type Thing,
  turned,
} from './shapes.ts'

export function cube(size: number): string {
  const low = `<g opacity=".28">${box(size, size, size * 0.16, '#102f1d', 3, 6)}</g>`
  return low + box(size, size, size * 0.16, '#fdf6de') + box(size, size * 0.28, size * 0.14, '#eddcae', 0, size * 0.36)
}

const SPRIG = 'M0 6c-1-3-5-3-6-6s2-4 3-3c-1-3 2-5 3-5s4 2 3 5c1-1 4 0 3 3S1 3 0 6'
export const coriander = path(SPRIG, '#2d7546')
export const freshSprig = path(SPRIG, '#43945d')

export function lemon(r: number): string {
  const parts = turned(line(`M0 ${-r * 0.74}V${r * 0.74}`, '#fdf6cf', r * 0.07), 0, 45, 90, 135)
  return circle(r, '#e9ba36') + circle(r * 0.88, '#fdf6cf') + circle(r * 0.76, '#f4d357') + parts
}

export function tomato(r: number): string {
  const seed = oval(r * 0.3, r * 0.19, '#b8322a', r * 0.5, 0) + oval(r * 0.08, r * 0.05, '#f8e384', r * 0.5, 0)
  return circle(r, '#b8322a') + circle(r * 0.9, '#df5a45') + turned(seed, 20, 110, 200, 290)
}

export function cucumber(r: number): string {
  const seeds = `<circle r="${r * 0.52}" fill="none" stroke="#bcd99a" stroke-width="${r * 0.14}" stroke-dasharray="${r * 0.18} ${r * 0.24}"/>`
  return circle(r, '#43945d') + circle(r * 0.88, '#e3f1cd') + seeds
}

export function onion(r: number): string {
  const rings = [0.78, 0.58, 0.38, 0.18].map((part) => ring(r * part, '#c377b5', r * 0.06)).join('')
  return circle(r, '#8c357b') + circle(r * 0.92, '#f8e9f4') + rings
}

export function eggHalf(r: number): string {
  return oval(r, r * 1.24, '#d3dad6', 2, 4) + oval(r, r * 1.24, '#ffffff') + circle(r * 0.56, '#e9ba36', 0, r * 0.12)
}

export function roti(r: number): Thing {
  const spots = scattered(11, r * 0.8).map((place, index) =>
    lay(oval(r * (0.05 + (index % 3) * 0.025), r * 0.045, '#a9713c'), place),
  )
  const layers = blob(r, '#c99a5b', 2, 0.018) + blob(r * 0.965, '#ebc995', 2, 0.018) + blob(r * 0.66, '#f2d8ad', 5)
  return round(r, layers + spots.join(''))
}

export function rice(r: number, seed = 1): string {
  const grains = strewn(line('M-7 0q7 -4 14 0', '#dcd6c2', 4), scattered(Math.round(r * 0.36), r * 0.86))
  return blob(r, '#e6e1d1', seed) + lay(blob(r * 0.95, '#fbf9f0', seed), at(-2, -3)) + grains
}

export const bean =
  path('M-15-4c2-12 28-12 30 2 1 12-10 14-15 8-6 5-17 2-15-10', '#7d2a20') + line('M-6-6q6-4 12 0', '#b96a58', 3)

const BANANA = 'M-60-150C40-120 78 10 4 140c-10 12-34 8-32-8C4 40-20-60-80-120c-12-20 0-36 20-30'

export const banana: Thing = {
  outline: `<path d="${BANANA}"/>`,
  body:
    path(BANANA, '#f4d357') +
    line('M-62-132C14-90 42 20-6 132', '#e9ba36', 9) +
    path('m-86-138 28-14-12-18-22 12Z', '#674608'),
}

/** A steak of rohu: skin, flesh, the bone in its middle. */
export const fish =
  path('M-58-30C-40-66 46-66 62-26c14 36-14 84-60 84S-76 10-58-30', '#7b8a86') +
  path('M-50-26C-34-56 40-56 54-22c12 30-14 70-54 70S-66 8-50-26', '#f3dfc0') +
  line('M-28-14q14 14 4 40M30-14q-14 14-6 40', '#dcbf95', 5) +
  circle(10, '#c9a877', 0, 0) +
  circle(5, '#f8efdc', 0, 0)

export const potato =
  path('M-34-18C-22-44 30-42 38-8 44 26-20 44-36 18-40 6-40-8-34-18', '#e4b04e') +
  path('M-26-14C-16-32 24-32 30-8 32 14-16 28-26 10', '#f4d993')

export const chilli =
  path('M-40 4c6 16 58 18 88-14C24 4-16 0-34-8Z', '#4f9a3f') + line('M-36-2c-8-2-12-8-20-8', '#205a36', 6)

export const leaf =
  path('M0-110C66-60 62 50 0 112-62 50-66-60 0-110', '#43945d') +
  line('M0-92V104M0-40l26-24M0-40l-26-24M0 6l30-28M0 6l-30-28M0 50l24-24M0 50l-24-24', '#2d7546', 5)

export function ladoo(r: number): Thing {
  const crumbs = strewn(circle(r * 0.09, '#d98a1f'), scattered(16, r * 0.82))
  const ball = circle(r, '#d98a1f') + circle(r * 0.93, '#f0b131', -2, -3)
  return round(r, ball + crumbs + oval(r * 0.14, r * 0.3, '#c6e7a8', 0, 0))
}

export const katli =
  path('M0-50 78 4 0 58-78 4Z', '#b9975a') +
  path('M0-54 78-4 0 46-78-4Z', '#ecd6a4') +
  path('M0-36 50-4 0 28-50-4Z', '#f8fbf9')

export const marigold =
  turned(oval(16, 26, '#e08a1e', 0, -34), 0, 40, 80, 120, 160, 200, 240, 280, 320) +
  turned(oval(13, 20, '#f0b131', 0, -20), 20, 71, 122, 174, 225, 277, 328) +
  circle(13, '#d98a1f')
