import { leaf, strewn } from './foods.ts'
import { book, clock, moon, pillow, shoe } from './objects.ts'
import type { Scene } from './scenes.ts'
import { blob, circle, lay, line, put, scattered } from './shapes.ts'
import { cup, katori, plate, spoon, tumbler } from './vessels.ts'

const MIDDLE = { x: 600, y: 338 }
const NIGHT = '#1d3f5c'
const stars = strewn(circle(5, '#fbeeaf'), scattered(26, 760))
const night = lay(stars, { x: 600, y: 338 })

/** After dark: dinner, the walk after it, the shift and sleep. */
export const EVENING_SCENES: Record<string, Scene> = {
  'walk-after-dinner': {
    ground: '#35577a',
    drawn:
      night +
      put(plate(236, lay(circle(150, '#2c4a68') + lay(moon, { x: -10, y: 10, scale: 1.1 }), { x: 0, y: 0 })), {
        x: 470,
        y: 338,
      }) +
      put(spoon, { x: 160, y: 330, turn: 8, scale: 1.7 }) +
      put(shoe('#df5a45', '#933123'), { x: 850, y: 320, turn: 6, scale: 1.2 }) +
      put(shoe('#df5a45', '#933123'), { x: 1010, y: 360, turn: 18, scale: 1.2 }),
  },
  'night-shift': {
    ground: NIGHT,
    drawn:
      night +
      put(clock(214, 'M0 0 78 -46M0 0 0 -130'), { x: 600, y: 366 }) +
      put(katori(112, ['#c27c1f', '#f0b131', '#f7d277'], strewn(blob(16, '#7cba6a'), scattered(6, 60))), {
        x: 222,
        y: 236,
      }) +
      put(katori(96, ['#dcd6c2', '#f7f4e8', '#ffffff']), { x: 250, y: 486 }) +
      put(cup(76, ['#9a6030', '#c88b4f', '#e3b988']), { x: 1010, y: 226, turn: 20 }) +
      lay(moon, { x: 990, y: 520, scale: 0.9 }),
  },
  'good-sleep': {
    ground: '#c6d5ee',
    drawn:
      put(pillow('#ffffff', '#d3dad6'), { x: 246, y: 320, turn: -10, scale: 1.05 }) +
      put(clock(196, 'M0 0 -72 -66M0 0 0 -118'), { x: 650, y: 372, turn: 6 }) +
      put(book('#205a36', '#174328'), { x: 1000, y: 250, turn: 14 }) +
      put(tumbler(80, ['#e4c15c', '#f6e3a3', '#fdf6dc']), { x: 1010, y: 512 }),
  },
  'quiet-cup': {
    ground: '#c6e3f1',
    drawn:
      put(plate(250, ''), MIDDLE) +
      put(cup(112, ['#6d7f2c', '#a7b655', '#d2db97'], lay(leaf, { x: 6, y: 4, turn: 40, scale: 0.5 })), MIDDLE) +
      lay(leaf, { x: 1000, y: 250, turn: 28, scale: 1.2 }) +
      lay(leaf, { x: 1060, y: 480, turn: 110, scale: 0.8 }) +
      put(book('#8c357b', '#7c296c'), { x: 190, y: 330, turn: -12 }) +
      lay(line('M-70 0H70', '#e9ba36', 16) + line('M76 0H84', '#192620', 10), { x: 330, y: 520, turn: -34 }),
  },
}
