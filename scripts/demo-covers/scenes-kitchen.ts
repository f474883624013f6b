import {
  bean,
  chilli,
  coriander,
  cube,
  fish,
  freshSprig,
  lemon,
  onion,
  potato,
  rice,
  roti,
  strewn,
  tomato,
} from './foods.ts'
import type { Scene } from './scenes.ts'
import { blob, circle, lay, oval, path, put, scattered } from './shapes.ts'
import { board, kadhai, katori, plate, spoon } from './vessels.ts'

const MIDDLE = { x: 600, y: 338 }
const CURD = ['#dfe3da', '#fbfbf4', '#ffffff'] as const
const RAJMA = ['#7d2a20', '#a8452f', '#c96a4c'] as const

const chilla = blob(176, '#c48a1e', 3, 0.02) + blob(170, '#f0b942', 3, 0.02) + blob(120, '#f5ca66', 6)
const folded =
  path('M-150 30C-150-110 150-110 150 30Q0 62-150 30', '#d99d2b') +
  path('M-142 22C-136-94 136-94 142 22Q0 50-142 22', '#f3c354')

/** Dishes of the recipes. */
export const KITCHEN_SCENES: Record<string, Scene> = {
  'palak-paneer': {
    ground: '#fdf1c4',
    drawn:
      put(kadhai(262, ['#174328', '#2d6b3c', '#6aab5c'], strewn(cube(58), scattered(11, 168))), MIDDLE) +
      put(roti(104), { x: 186, y: 250 }) +
      put(roti(98), { x: 226, y: 436, turn: 40 }) +
      lay(
        strewn(tomato(44), [
          { x: 0, y: 0 },
          { x: 70, y: 60, turn: 30 },
        ]),
        { x: 1010, y: 180 },
      ) +
      lay(strewn(freshSprig, scattered(5, 92, 4.6)), { x: 1040, y: 470 }),
  },
  'rajma-chawal': {
    ground: '#fae3c4',
    drawn:
      put(
        plate(
          272,
          lay(rice(128, 2), { x: -76, y: -34 }) +
            lay(
              strewn(onion(36), [
                { x: 0, y: 0 },
                { x: 52, y: 40 },
                { x: -18, y: 62 },
              ]),
              { x: -52, y: 150 },
            ),
        ),
        MIDDLE,
      ) +
      put(katori(118, RAJMA, strewn(bean, scattered(17, 76, 1.15)) + lay(coriander, { x: 8, y: -6, scale: 3 })), {
        x: 700,
        y: 360,
      }) +
      put(katori(82, CURD, lay(coriander, { x: 0, y: 0, scale: 2.2 })), { x: 196, y: 216 }) +
      lay(lemon(50), { x: 262, y: 462 }) +
      lay(lemon(46), { x: 168, y: 414, turn: 20 }) +
      put(spoon, { x: 1010, y: 320, turn: 12, scale: 1.9 }),
  },
  'moong-chilla': {
    ground: '#e2efc9',
    drawn:
      put(
        plate(
          262,
          lay(chilla, { x: -14, y: 6 }) +
            lay(folded, { x: 20, y: 30, turn: -16 }) +
            strewn(coriander, scattered(9, 130, 2.4)),
        ),
        MIDDLE,
      ) +
      put(katori(88, ['#205a36', '#4f9a3f', '#a9d48a']), { x: 214, y: 216 }) +
      put(katori(80, CURD), { x: 226, y: 462 }) +
      lay(chilli, { x: 1000, y: 210, turn: 60, scale: 1.6 }) +
      lay(
        strewn(tomato(50), [
          { x: 0, y: 0 },
          { x: 84, y: 62, turn: 40 },
        ]),
        { x: 970, y: 420 },
      ),
  },
  'machher-jhol': {
    ground: '#d7e9ee',
    drawn:
      put(
        kadhai(
          258,
          ['#a8641c', '#e0a02e', '#f5cd74'],
          strewn(fish, [
            { x: -84, y: -66, turn: -20 },
            { x: 92, y: -42, turn: 70 },
            { x: -6, y: 104, turn: 150 },
          ]) +
            strewn(potato, [
              { x: 6, y: -128 },
              { x: -134, y: 62, turn: 80 },
              { x: 132, y: 98, turn: 30 },
            ]) +
            lay(chilli, { x: 10, y: 2, turn: 30 }) +
            strewn(coriander, scattered(10, 170, 2.6)),
        ),
        MIDDLE,
      ) +
      put(katori(112, ['#dcd6c2', '#f7f4e8', '#ffffff'], rice(84, 4)), { x: 192, y: 360 }) +
      put(board(190, 300), { x: 1040, y: 330, turn: 8 }) +
      lay(
        strewn(tomato(46), [
          { x: -10, y: -72 },
          { x: 24, y: 12, turn: 40 },
        ]),
        { x: 1036, y: 330 },
      ) +
      lay(oval(30, 44, '#8c357b') + circle(10, '#c377b5', -8, -14), { x: 1030, y: 428, turn: 70 }),
  },
}
