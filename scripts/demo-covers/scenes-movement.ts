import { banana, eggHalf, lemon } from './foods.ts'
import { bottle, cap, chair, mat, shoe, towel } from './objects.ts'
import { at, box, circle, lay, line, MIDDLE, oval, put, type Scene, scattered, strewn, turned } from './shapes.ts'
import { katori, plate, tumbler } from './vessels.ts'

const MILK = ['#dfe3da', '#fdfcf6', '#ffffff'] as const
const toast = box(132, 118, 30, '#a9713c') + box(116, 102, 24, '#f0d2a0')
const jasmine = turned(oval(13, 20, '#ffffff', 0, -20), 0, 72, 144, 216, 288) + circle(11, '#f4d357')

/** Fitness and yoga. */
export const MOVEMENT_SCENES: Record<string, Scene> = {
  'training-breakfast': {
    ground: '#f6cdbd',
    drawn:
      put(
        plate(
          250,
          strewn(eggHalf(58), [at(-100, -62, -24), at(26, -104, 16)]) +
            lay(toast, at(-56, 94, 8)) +
            lay(toast, at(86, 66, 30)),
        ),
        MIDDLE,
      ) +
      put(tumbler(96, MILK), at(214, 206)) +
      put(
        katori(80, ['#8a5a36', '#b98458', '#cfa078'], strewn(circle(9, '#e0b176'), scattered(22, 52))),
        at(226, 452),
      ) +
      put(banana, at(1010, 330, 10, 1.25)),
  },
  'summer-run': {
    ground: '#fbe6a2',
    drawn:
      put(
        tumbler(196, ['#d8c25c', '#f2e6a0', '#fdf8dc'], lay(lemon(72), at(-46, 30)) + lay(lemon(60), at(62, -44, 30))),
        MIDDLE,
      ) +
      put(bottle, at(986, 330, 12)) +
      put(cap, at(228, 224, -18, 1.15)) +
      put(towel('#1d5c7b'), at(238, 500, -8)),
  },
  'walking-plan': {
    ground: '#e9d9f0',
    drawn:
      put(shoe('#4e9dbf', '#1d5c7b'), at(520, 330, -8, 1.6)) +
      put(shoe('#4e9dbf', '#1d5c7b'), at(736, 352, 6, 1.6)) +
      put(plate(120, line('M0 0V-64M0 0 42 24', '#174328', 10) + circle(12, '#b54c37')), at(216, 330)) +
      put(towel('#8c357b'), at(1020, 330, 80)),
  },
  'chair-yoga': {
    ground: '#ecd2e6',
    drawn:
      put(mat(760, 470), at(600, 338, -3)) +
      put(chair, at(600, 348, 0, 1.05)) +
      lay(strewn(jasmine, [at(0, 0), at(74, -34, 50), at(46, 62, 110)]), at(96, 200)) +
      put(tumbler(70, ['#a9d5e8', '#d6edf7', '#ffffff']), at(1090, 450)),
  },
}
