import { banana, eggHalf, lemon, strewn } from './foods.ts'
import { bottle, cap, chair, mat, shoe, towel } from './objects.ts'
import type { Scene } from './scenes.ts'
import { box, circle, lay, line, oval, put, scattered } from './shapes.ts'
import { katori, plate, tumbler } from './vessels.ts'

const MIDDLE = { x: 600, y: 338 }
const MILK = ['#dfe3da', '#fdfcf6', '#ffffff'] as const
const toast = box(132, 118, 30, '#a9713c') + box(116, 102, 24, '#f0d2a0')
const jasmine =
  strewn(
    oval(13, 20, '#ffffff', 0, -20),
    [0, 72, 144, 216, 288].map((turn) => ({ x: 0, y: 0, turn })),
  ) + circle(11, '#f4d357')

/** Fitness and yoga. */
export const MOVEMENT_SCENES: Record<string, Scene> = {
  'training-breakfast': {
    ground: '#f6cdbd',
    drawn:
      put(
        plate(
          250,
          strewn(eggHalf(58), [
            { x: -100, y: -62, turn: -24 },
            { x: 26, y: -104, turn: 16 },
          ]) +
            lay(toast, { x: -56, y: 94, turn: 8 }) +
            lay(toast, { x: 86, y: 66, turn: 30 }),
        ),
        MIDDLE,
      ) +
      put(tumbler(96, MILK), { x: 214, y: 206 }) +
      put(katori(80, ['#8a5a36', '#b98458', '#cfa078'], strewn(circle(9, '#e0b176'), scattered(22, 52))), {
        x: 226,
        y: 452,
      }) +
      put(banana, { x: 1010, y: 330, turn: 10, scale: 1.25 }),
  },
  'summer-run': {
    ground: '#fbe6a2',
    drawn:
      put(
        tumbler(
          196,
          ['#d8c25c', '#f2e6a0', '#fdf8dc'],
          lay(lemon(72), { x: -46, y: 30 }) + lay(lemon(60), { x: 62, y: -44, turn: 30 }),
        ),
        { x: 600, y: 338 },
      ) +
      put(bottle, { x: 986, y: 330, turn: 12 }) +
      put(cap, { x: 228, y: 224, turn: -18, scale: 1.15 }) +
      put(towel('#1d5c7b'), { x: 238, y: 500, turn: -8 }),
  },
  'walking-plan': {
    ground: '#e9d9f0',
    drawn:
      put(shoe('#4e9dbf', '#1d5c7b'), { x: 520, y: 330, turn: -8, scale: 1.6 }) +
      put(shoe('#4e9dbf', '#1d5c7b'), { x: 736, y: 352, turn: 6, scale: 1.6 }) +
      put(plate(120, line('M0 0V-64M0 0 42 24', '#174328', 10) + circle(12, '#b54c37')), { x: 216, y: 330 }) +
      put(towel('#8c357b'), { x: 1020, y: 330, turn: 80 }),
  },
  'chair-yoga': {
    ground: '#ecd2e6',
    drawn:
      put(mat(760, 470), { x: 600, y: 338, turn: -3 }) +
      put(chair, { x: 600, y: 348, scale: 1.05 }) +
      lay(
        strewn(jasmine, [
          { x: 0, y: 0 },
          { x: 74, y: -34, turn: 50 },
          { x: 46, y: 62, turn: 110 },
        ]),
        { x: 96, y: 200 },
      ) +
      put(tumbler(70, ['#a9d5e8', '#d6edf7', '#ffffff']), { x: 1090, y: 450 }),
  },
}
