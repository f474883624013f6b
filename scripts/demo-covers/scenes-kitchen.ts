import { bean, chilli, coriander, cube, fish, freshSprig, lemon, onion, potato, rice, roti, tomato } from './foods.ts'
import { at, blob, circle, lay, MIDDLE, oval, path, put, type Scene, scattered, strewn } from './shapes.ts'
import { board, CURD, kadhai, katori, plate, RAJMA, spoon } from './vessels.ts'

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
      put(roti(104), at(186, 250)) +
      put(roti(98), at(226, 436, 40)) +
      lay(strewn(tomato(44), [at(0, 0), at(70, 60, 30)]), at(1010, 180)) +
      lay(strewn(freshSprig, scattered(5, 92, 4.6)), at(1040, 470)),
  },
  'rajma-chawal': {
    ground: '#fae3c4',
    drawn:
      put(
        plate(
          272,
          lay(rice(128, 2), at(-76, -34)) + lay(strewn(onion(36), [at(0, 0), at(52, 40), at(-18, 62)]), at(-52, 150)),
        ),
        MIDDLE,
      ) +
      put(katori(118, RAJMA, strewn(bean, scattered(17, 76, 1.15)) + lay(coriander, at(8, -6, 0, 3))), at(700, 360)) +
      put(katori(82, CURD, lay(coriander, at(0, 0, 0, 2.2))), at(196, 216)) +
      lay(lemon(50), at(262, 462)) +
      lay(lemon(46), at(168, 414, 20)) +
      put(spoon, at(1010, 320, 12, 1.9)),
  },
  'moong-chilla': {
    ground: '#e2efc9',
    drawn:
      put(
        plate(262, lay(chilla, at(-14, 6)) + lay(folded, at(20, 30, -16)) + strewn(coriander, scattered(9, 130, 2.4))),
        MIDDLE,
      ) +
      put(katori(88, ['#205a36', '#4f9a3f', '#a9d48a']), at(214, 216)) +
      put(katori(80, CURD), at(226, 462)) +
      lay(chilli, at(1000, 210, 60, 1.6)) +
      lay(strewn(tomato(50), [at(0, 0), at(84, 62, 40)]), at(970, 420)),
  },
  'machher-jhol': {
    ground: '#d7e9ee',
    drawn:
      put(
        kadhai(
          258,
          ['#a8641c', '#e0a02e', '#f5cd74'],
          strewn(fish, [at(-84, -66, -20), at(92, -42, 70), at(-6, 104, 150)]) +
            strewn(potato, [at(6, -128), at(-134, 62, 80), at(132, 98, 30)]) +
            lay(chilli, at(10, 2, 30)) +
            strewn(coriander, scattered(10, 170, 2.6)),
        ),
        MIDDLE,
      ) +
      put(katori(112, ['#dcd6c2', '#f7f4e8', '#ffffff'], rice(84, 4)), at(192, 360)) +
      put(board(190, 300), at(1040, 330, 8)) +
      lay(strewn(tomato(46), [at(-10, -72), at(24, 12, 40)]), at(1036, 330)) +
      lay(oval(30, 44, '#8c357b') + circle(10, '#c377b5', -8, -14), at(1030, 428, 70)),
  },
}
