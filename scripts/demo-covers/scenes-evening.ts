import { leaf } from './foods.ts'
import { book, clock, moon, pillow, shoe } from './objects.ts'
import { at, blob, circle, lay, line, MIDDLE, put, type Scene, scattered, strewn } from './shapes.ts'
import { CHAI, cup, DAL, katori, plate, spoon, tumbler } from './vessels.ts'

const NIGHT = '#1d3f5c'
const stars = strewn(circle(5, '#fbeeaf'), scattered(26, 760))
const night = lay(stars, MIDDLE)

/** After dark: dinner, the walk after it, the shift and sleep. */
export const EVENING_SCENES: Record<string, Scene> = {
  'walk-after-dinner': {
    ground: '#35577a',
    drawn:
      night +
      put(plate(236, lay(circle(150, '#2c4a68') + lay(moon, at(-10, 10, 0, 1.1)), at(0, 0))), at(470, 338)) +
      put(spoon, at(160, 330, 8, 1.7)) +
      put(shoe('#df5a45', '#933123'), at(850, 320, 6, 1.2)) +
      put(shoe('#df5a45', '#933123'), at(1010, 360, 18, 1.2)),
  },
  'night-shift': {
    ground: NIGHT,
    drawn:
      night +
      put(clock(214, 'M0 0 78 -46M0 0 0 -130'), at(600, 366)) +
      put(katori(112, DAL, strewn(blob(16, '#7cba6a'), scattered(6, 60))), at(222, 236)) +
      put(katori(96, ['#dcd6c2', '#f7f4e8', '#ffffff']), at(250, 486)) +
      put(cup(76, CHAI), at(1010, 226, 20)) +
      lay(moon, at(990, 520, 0, 0.9)),
  },
  'good-sleep': {
    ground: '#c6d5ee',
    drawn:
      put(pillow('#ffffff', '#d3dad6'), at(246, 320, -10, 1.05)) +
      put(clock(196, 'M0 0 -72 -66M0 0 0 -118'), at(650, 372, 6)) +
      put(book('#205a36', '#174328'), at(1000, 250, 14)) +
      put(tumbler(80, ['#e4c15c', '#f6e3a3', '#fdf6dc']), at(1010, 512)),
  },
  'quiet-cup': {
    ground: '#c6e3f1',
    drawn:
      put(plate(250, ''), MIDDLE) +
      put(cup(112, ['#6d7f2c', '#a7b655', '#d2db97'], lay(leaf, at(6, 4, 40, 0.5))), MIDDLE) +
      lay(leaf, at(1000, 250, 28, 1.2)) +
      lay(leaf, at(1060, 480, 110, 0.8)) +
      put(book('#8c357b', '#7c296c'), at(190, 330, -12)) +
      lay(line('M-70 0H70', '#e9ba36', 16) + line('M76 0H84', '#192620', 10), at(330, 520, -34)),
  },
}
