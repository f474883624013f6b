import { bean, coriander, cube, cucumber, katli, ladoo, lemon, marigold, roti, tomato } from './foods.ts'
import { diya, lens, packet } from './objects.ts'
import { at, blob, box, circle, lay, line, MIDDLE, oval, path, put, type Scene, scattered, strewn } from './shapes.ts'
import { CHAI, CURD, cup, DAL, katori, plate, RAJMA, spoon, tumbler } from './vessels.ts'

const GOBHI = ['#c9992c', '#e8bd52', '#f4d987'] as const
const SAAG = ['#174328', '#3a7d45', '#7cba6a'] as const

const salad =
  lay(cucumber(34), at(-34, 0)) +
  lay(cucumber(34), at(16, -26)) +
  lay(tomato(34), at(28, 30)) +
  lay(lemon(26), at(76, 0))
const grains = (colour: string, r: number) => strewn(circle(5.5, colour), scattered(70, r))
const biscuit =
  box(150, 92, 18, '#b57b3c') + box(142, 84, 14, '#dba55f', -1, -2) + strewn(circle(4, '#a36a30'), scattered(10, 52))

/** What a plate should hold: diet and lifestyle. */
export const PLATE_SCENES: Record<string, Scene> = {
  'balanced-thali': {
    ground: '#cfe9cf',
    drawn:
      put(plate(300), at(600, 340)) +
      put(roti(112), at(548, 418, 20)) +
      put(katori(92, DAL, strewn(coriander, scattered(4, 34, 2))), at(470, 226)) +
      put(katori(92, SAAG, strewn(cube(26), scattered(5, 44))), at(668, 176)) +
      put(katori(80, CURD), at(772, 330)) +
      lay(salad, at(700, 496, 0, 0.95)) +
      put(tumbler(84, ['#dfe3da', '#f5f3e6', '#ffffff'], lay(coriander, at(4, 4, 0, 2))), at(170, 220)) +
      put(spoon, at(1030, 330, 12, 1.8)),
  },
  'counted-thali': {
    ground: '#fbeeaf',
    drawn:
      put(plate(324), at(600, 337)) +
      put(katori(84, DAL, strewn(coriander, scattered(4, 34, 2))), at(392, 244)) +
      put(katori(84, RAJMA, strewn(bean, scattered(12, 54))), at(506, 122)) +
      put(katori(84, SAAG, strewn(cube(24), scattered(5, 42))), at(688, 122)) +
      put(
        katori(
          84,
          GOBHI,
          strewn(blob(17, '#f7f4e8', 4), scattered(8, 52)) + strewn(circle(6, '#499f4f'), scattered(7, 40)),
        ),
        at(806, 244),
      ) +
      put(katori(80, CURD), at(600, 292)) +
      put(roti(102), at(470, 450)) +
      put(roti(102), at(526, 482, 50)) +
      lay(salad, at(716, 456, 0, 1.15)),
  },
  'three-millets': {
    ground: '#f3e3b6',
    drawn:
      put(katori(196, ['#8d7a52', '#b8a06a', '#cdb886'], grains('#8f7845', 140)), at(600, 330)) +
      put(katori(150, ['#6d2f20', '#93452f', '#a85d45'], grains('#5e2317', 106)), at(236, 236)) +
      put(katori(150, ['#c9992c', '#eac45a', '#f4d987'], grains('#c28f22', 106)), at(966, 220)) +
      put(roti(112), at(286, 508, 30)) +
      put(spoon, at(900, 498, 74, 1.5)),
  },
  'food-label': {
    ground: '#cfe0ea',
    drawn:
      put(packet, at(430, 338, -8)) +
      put(
        lens(
          150,
          box(170, 22, 8, '#192620', 0, -40) +
            box(120, 18, 8, '#b54c37', -24, 4) +
            box(34, 18, 8, '#b54c37', 78, 4) +
            box(140, 18, 8, '#606e68', -14, 46),
        ),
        at(700, 280, -38),
      ) +
      put(
        katori(86, ['#8a5a36', '#a06a42', '#b98458'], strewn(oval(13, 8, '#d49765'), scattered(14, 50))),
        at(150, 230),
      ) +
      lay(
        strewn(path('M-40-20 44-26 40 24-36 30Z', '#e0ae62'), [at(0, 0), at(88, 52, 38), at(-30, 92, -24)]),
        at(990, 400),
      ),
  },
  chai: {
    ground: '#f3d9c0',
    drawn:
      put(cup(150, CHAI), at(600, 338, -18)) +
      lay(biscuit, at(208, 250, -14)) +
      lay(biscuit, at(250, 372, 22)) +
      lay(
        path('M-70 20C-80-20-30-26-20-6-24-50 30-52 28-10 60-40 92-6 66 20 40 46-40 52-70 20', '#c79a5f') +
          line('M-44 16q14-10 26 2M18 4q16-8 28 4', '#a87c45', 5),
        at(1000, 214, 0, 1.2),
      ) +
      lay(
        strewn(path('M0-34C18-14 18 14 0 34-18 14-18-14 0-34', '#8fb37a') + line('M0-24V24', '#6a935a', 3), [
          at(0, 0, 30),
          at(58, 26, -40),
          at(14, 72, 80),
        ]),
        at(970, 420),
      ) +
      put(spoon, at(172, 530, 76, 1)),
  },
  'festival-sweets': {
    ground: '#f8d8cf',
    drawn:
      put(
        plate(
          262,
          strewn(katli, [at(-94, -96, 6), at(-100, 14, 2), at(-84, 122, -4)]) +
            [at(70, -96), at(126, 4), at(62, 102)].map((place) => put(ladoo(60), place)).join(''),
        ),
        MIDDLE,
      ) +
      put(diya, at(206, 214)) +
      put(diya, at(1002, 200, 0, 0.9)) +
      lay(marigold, at(190, 452, 0, 1.1)) +
      lay(marigold, at(292, 528, 0, 0.8)) +
      lay(marigold, at(1010, 466, 0, 1.2)),
  },
}
