import { around, box, circle, glint, lay, line, oval, path, ring, round, SHADE, type Thing, turned } from './shapes.ts'

const SHOE = 'M0-130C44-130 58-84 52-30 48 16 58 56 50 96 42 128-42 128-50 96-58 56-48 16-52-30-58-84-44-130 0-130'

/** A running shoe from above, its toe up. */
export function shoe(colour: string, dark: string): Thing {
  const laces = line('M-22-42 22-54M-24-20 24-32M-24 2 24-10', '#ffffff', 8)
  const upper = path(
    'M0-118C36-118 46-80 42-30 38 16 46 54 40 88 32 114-32 114-40 88-46 54-38 16-42-30-46-80-36-118 0-118',
    colour,
  )
  const opening = oval(28, 42, dark, 0, 62) + oval(21, 34, SHADE, 0, 66)
  const toe = path('M-38-74C-34-104-20-118 0-118S34-104 38-74Q0-92-38-74', dark)
  return { outline: `<path d="${SHOE}"/>`, body: path(SHOE, '#ffffff') + upper + toe + laces + opening }
}

export const bottle: Thing = {
  outline: `${box(128, 390, 40, 'inherit', 0, 25)}${box(80, 64, 14, 'inherit', 0, -194)}`,
  body:
    box(128, 390, 40, '#4e9dbf', 0, 25) +
    box(20, 330, 10, '#a9d5e8', -36, 16) +
    box(128, 26, 0, '#1d5c7b', 0, 133) +
    box(80, 64, 14, '#d3dad6', 0, -194) +
    box(80, 10, 0, '#aeb9b3', 0, -201),
}

export function towel(stripe: string): Thing {
  return {
    outline: box(240, 148, 22, 'inherit'),
    body:
      box(240, 148, 22, '#ffffff') +
      box(240, 14, 0, stripe, 0, -33) +
      box(240, 6, 0, stripe, 0, -15) +
      box(240, 6, 0, '#e5ebe7', 0, 26),
  }
}

/** A cap, its peak down. */
export const cap: Thing = {
  outline: '<circle r="92"/><path d="M-92 10C-104 176 104 176 92 10Z"/>',
  body:
    path('M-92 10C-104 176 104 176 92 10Z', '#933123') +
    circle(92, '#b54c37') +
    turned(line('M0-90V90', '#933123', 4), 0, 60, 120) +
    circle(10, '#933123') +
    line('M-70-30A76 76 0 0 1-26-70', '#e2907f', 7),
}

/** A round alarm clock, twelve at the top. */
export function clock(r: number, hands: string): Thing {
  const dots = around(12, r * 0.72).map((place, index) => lay(circle(index % 3 === 0 ? 9 : 5, '#205a36'), place))
  const bell = (side: number) =>
    circle(r * 0.3, '#bd8c1d', side * r * 0.62, -r * 0.84) + circle(r * 0.25, '#e9ba36', side * r * 0.63, -r * 0.85)
  return {
    outline: `<circle r="${r}"/><circle cx="${-r * 0.62}" cy="${-r * 0.84}" r="${r * 0.3}"/><circle cx="${r * 0.62}" cy="${-r * 0.84}" r="${r * 0.3}"/>`,
    body:
      bell(-1) +
      bell(1) +
      circle(r, '#aeb9b3') +
      circle(r * 0.985, '#e5ebe7') +
      glint(r * 0.93, 6) +
      circle(r * 0.86, '#d3dad6') +
      circle(r * 0.84, '#ffffff', 1, 3) +
      dots.join('') +
      line(hands, '#174328', 12) +
      circle(16, '#b54c37'),
  }
}

/** A filled and softly pinched square. */
export function pillow(colour: string, dark: string): Thing {
  const shape =
    'M-170-120C-60-96 60-96 170-120 196-128 204-112 194-96 172-40 172 40 194 96 204 112 196 128 170 120 60 96-60 96-170 120-196 128-204 112-194 96-172 40-172-40-194-96-204-112-196-128-170-120'
  return {
    outline: `<path d="${shape}"/>`,
    body: path(shape, colour) + line('M-150-84Q0-58 150-84M-150 84Q0 58 150 84', dark, 5),
  }
}

export function book(colour: string, dark: string): Thing {
  return {
    outline: box(200, 260, 12, 'inherit'),
    body:
      box(200, 260, 12, dark) +
      box(186, 260, 10, colour, 7, 0) +
      box(120, 16, 8, '#ffffff', 10, -70) +
      box(80, 12, 6, '#ffffff', 10, -36),
  }
}

/** A packet of food, its facts turned up. */
export const packet: Thing = {
  outline: box(300, 430, 18, 'inherit'),
  body:
    box(300, 430, 18, '#b54c37') +
    box(300, 34, 10, '#933123', 0, -198) +
    box(300, 34, 10, '#933123', 0, 198) +
    box(220, 270, 12, '#ffffff', 0, 24) +
    box(150, 20, 6, '#192620', -20, -80) +
    [-40, -4, 32, 68, 104]
      .map((y, index) => box(110 - (index % 2) * 24, 12, 6, '#606e68', -40, y) + box(34, 12, 6, '#606e68', 74, y))
      .join('') +
    line('M-96-58H96', '#192620', 6) +
    circle(34, '#f8e384', 84, -138),
}

export function lens(r: number, seen: string): Thing {
  return {
    outline: `<circle r="${r}"/><rect x="-22" y="${r}" width="44" height="${r * 1.1}" rx="22"/>`,
    body:
      box(44, r * 1.1, 22, '#174328', 0, r * 1.52) +
      circle(r, '#839089') +
      circle(r * 0.97, '#d3dad6') +
      circle(r * 0.86, '#ffffff') +
      seen +
      ring(r * 0.86, '#aeb9b3', 5) +
      glint(r * 0.74, 9),
  }
}

/** A wooden chair, its back towards the top. */
export const chair: Thing = {
  outline: `${box(300, 300, 40, 'inherit', 0, 20)}${box(330, 60, 30, 'inherit', 0, -160)}`,
  body:
    box(34, 60, 10, '#80502e', -120, -130) +
    box(34, 60, 10, '#80502e', 120, -130) +
    box(300, 300, 40, '#a96f3d', 0, 20) +
    box(300, 288, 40, '#dba76c', 0, 12) +
    circle(104, '#f8e9f4', 0, 16) +
    circle(92, '#dfa6d4', 0, 16) +
    circle(60, '#c377b5', 0, 16) +
    circle(24, '#f2cfea', 0, 16) +
    box(330, 60, 30, '#80502e', 0, -160) +
    box(330, 48, 24, '#c58a52', 0, -168),
}

export function mat(width: number, height: number): Thing {
  return {
    outline: box(width, height, 26, 'inherit'),
    body:
      box(width, height, 26, '#8c357b') +
      box(width - 40, height - 40, 14, '#a94b97') +
      box(width, 70, 26, '#7c296c', 0, height / 2 - 35),
  }
}

export const moon = path('M18-82a84 84 0 1 0 60 132A92 92 0 0 1 18-82', '#fdf6cf')

/** A clay lamp, burning. */
export const diya: Thing = round(
  62,
  circle(62, '#a8573a') +
    circle(50, '#8f4229') +
    circle(44, '#e4b04e', 1, 3) +
    path('M4-2C24-24 44-28 56-52 68-20 48 6 22 8Z', '#f0b131') +
    path('M14-2C28-14 40-18 47-30 51-12 38 2 22 4Z', '#fff3c4') +
    line('M-52 0A52 52 0 0 1-10-51', '#cf8263', 5),
)
