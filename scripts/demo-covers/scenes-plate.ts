import { bean, coriander, cube, cucumber, katli, ladoo, lemon, marigold, roti, strewn, tomato } from './foods.ts'
import { diya, lens, packet } from './objects.ts'
import type { Scene } from './scenes.ts'
import { blob, box, circle, lay, line, oval, path, put, scattered } from './shapes.ts'
import { cup, katori, plate, spoon, tumbler } from './vessels.ts'

const MIDDLE = { x: 600, y: 338 }
const DAL = ['#c27c1f', '#f0b131', '#f7d277'] as const
const CURD = ['#dfe3da', '#fbfbf4', '#ffffff'] as const
const RAJMA = ['#7d2a20', '#a8452f', '#c96a4c'] as const
const GOBHI = ['#c9992c', '#e8bd52', '#f4d987'] as const
const SAAG = ['#174328', '#3a7d45', '#7cba6a'] as const
const CHAI = ['#9a6030', '#c88b4f', '#e3b988'] as const

const salad =
  lay(cucumber(34), { x: -34, y: 0 }) +
  lay(cucumber(34), { x: 16, y: -26 }) +
  lay(tomato(34), { x: 28, y: 30 }) +
  lay(lemon(26), { x: 76, y: 0 })
const grains = (colour: string, r: number) => strewn(circle(5.5, colour), scattered(70, r))
const biscuit =
  box(150, 92, 18, '#b57b3c') + box(142, 84, 14, '#dba55f', -1, -2) + strewn(circle(4, '#a36a30'), scattered(10, 52))

/** What a plate should hold: diet and lifestyle. */
export const PLATE_SCENES: Record<string, Scene> = {
  'balanced-thali': {
    ground: '#cfe9cf',
    drawn:
      put(plate(300), { x: 600, y: 340 }) +
      put(roti(112), { x: 548, y: 418, turn: 20 }) +
      put(katori(92, DAL, strewn(coriander, scattered(4, 34, 2))), { x: 470, y: 226 }) +
      put(katori(92, SAAG, strewn(cube(26), scattered(5, 44))), { x: 668, y: 176 }) +
      put(katori(80, CURD), { x: 772, y: 330 }) +
      lay(salad, { x: 700, y: 496, scale: 0.95 }) +
      put(tumbler(84, ['#dfe3da', '#f5f3e6', '#ffffff'], lay(coriander, { x: 4, y: 4, scale: 2 })), {
        x: 170,
        y: 220,
      }) +
      put(spoon, { x: 1030, y: 330, turn: 12, scale: 1.8 }),
  },
  'counted-thali': {
    ground: '#fbeeaf',
    drawn:
      put(plate(324), { x: 600, y: 337 }) +
      put(katori(84, DAL, strewn(coriander, scattered(4, 34, 2))), { x: 392, y: 244 }) +
      put(katori(84, RAJMA, strewn(bean, scattered(12, 54))), { x: 506, y: 122 }) +
      put(katori(84, SAAG, strewn(cube(24), scattered(5, 42))), { x: 688, y: 122 }) +
      put(
        katori(
          84,
          GOBHI,
          strewn(blob(17, '#f7f4e8', 4), scattered(8, 52)) + strewn(circle(6, '#499f4f'), scattered(7, 40)),
        ),
        { x: 806, y: 244 },
      ) +
      put(katori(80, CURD), { x: 600, y: 292 }) +
      put(roti(102), { x: 470, y: 450 }) +
      put(roti(102), { x: 526, y: 482, turn: 50 }) +
      lay(salad, { x: 716, y: 456, scale: 1.15 }),
  },
  'three-millets': {
    ground: '#f3e3b6',
    drawn:
      put(katori(196, ['#8d7a52', '#b8a06a', '#cdb886'], grains('#8f7845', 140)), { x: 600, y: 330 }) +
      put(katori(150, ['#6d2f20', '#93452f', '#a85d45'], grains('#5e2317', 106)), { x: 236, y: 236 }) +
      put(katori(150, ['#c9992c', '#eac45a', '#f4d987'], grains('#c28f22', 106)), { x: 966, y: 220 }) +
      put(roti(112), { x: 286, y: 508, turn: 30 }) +
      put(spoon, { x: 900, y: 498, turn: 74, scale: 1.5 }),
  },
  'food-label': {
    ground: '#cfe0ea',
    drawn:
      put(packet, { x: 430, y: 338, turn: -8 }) +
      put(
        lens(
          150,
          box(170, 22, 8, '#192620', 0, -40) +
            box(120, 18, 8, '#b54c37', -24, 4) +
            box(34, 18, 8, '#b54c37', 78, 4) +
            box(140, 18, 8, '#606e68', -14, 46),
        ),
        { x: 700, y: 280, turn: -38 },
      ) +
      put(katori(86, ['#8a5a36', '#a06a42', '#b98458'], strewn(oval(13, 8, '#d49765'), scattered(14, 50))), {
        x: 150,
        y: 230,
      }) +
      lay(
        strewn(path('M-40-20 44-26 40 24-36 30Z', '#e0ae62'), [
          { x: 0, y: 0 },
          { x: 88, y: 52, turn: 38 },
          { x: -30, y: 92, turn: -24 },
        ]),
        { x: 990, y: 400 },
      ),
  },
  chai: {
    ground: '#f3d9c0',
    drawn:
      put(cup(150, CHAI), { x: 600, y: 338, turn: -18 }) +
      lay(biscuit, { x: 208, y: 250, turn: -14 }) +
      lay(biscuit, { x: 250, y: 372, turn: 22 }) +
      lay(
        path('M-70 20C-80-20-30-26-20-6-24-50 30-52 28-10 60-40 92-6 66 20 40 46-40 52-70 20', '#c79a5f') +
          line('M-44 16q14-10 26 2M18 4q16-8 28 4', '#a87c45', 5),
        { x: 1000, y: 214, scale: 1.2 },
      ) +
      lay(
        strewn(path('M0-34C18-14 18 14 0 34-18 14-18-14 0-34', '#8fb37a') + line('M0-24V24', '#6a935a', 3), [
          { x: 0, y: 0, turn: 30 },
          { x: 58, y: 26, turn: -40 },
          { x: 14, y: 72, turn: 80 },
        ]),
        { x: 970, y: 420 },
      ) +
      put(spoon, { x: 172, y: 530, turn: 76, scale: 1 }),
  },
  'festival-sweets': {
    ground: '#f8d8cf',
    drawn:
      put(
        plate(
          262,
          strewn(katli, [
            { x: -94, y: -96, turn: 6 },
            { x: -100, y: 14, turn: 2 },
            { x: -84, y: 122, turn: -4 },
          ]) +
            [
              { x: 70, y: -96 },
              { x: 126, y: 4 },
              { x: 62, y: 102 },
            ]
              .map((place) => put(ladoo(60), place))
              .join(''),
        ),
        MIDDLE,
      ) +
      put(diya, { x: 206, y: 214 }) +
      put(diya, { x: 1002, y: 200, scale: 0.9 }) +
      lay(marigold, { x: 190, y: 452, scale: 1.1 }) +
      lay(marigold, { x: 292, y: 528, scale: 0.8 }) +
      lay(marigold, { x: 1010, y: 466, scale: 1.2 }),
  },
}
