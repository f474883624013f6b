/**
 * Runs in the page that `scripts/cooking-video.ts` photographs frame by frame. Two of the site's illustrations are set
 * on one stage; `showAt` puts everything where it is at a moment of the loop. Each movement is a whole number of waves
 * long, so that the last frame leads into the first.
 */

const TURN = 2 * Math.PI
const LAYOUTS = {
  landscape: { width: 1200, height: 675, board: '', kadhai: '', plate: { x: 600, y: 337, scale: 0.86 } },
  portrait: {
    width: 900,
    height: 1200,
    board: 'translate(150 -70) scale(1.1)',
    kadhai: 'translate(-495 462) scale(1.16)',
    plate: { x: 450, y: 600, scale: 1.12 },
  },
}
/** Where the kadhai stands in its own drawing. */
const KADHAI = { x: 836, y: 338 }

const wave = (moment, waves = 1, phase = 0) => Math.sin(TURN * (moment * waves + phase))
const clamp = (value) => Math.min(1, Math.max(0, value))
const eased = (value) => value * value * (3 - 2 * value)
/** 0 before `from`, 1 after `to`. */
const ramp = (moment, from, to) => eased(clamp((moment - from) / (to - from)))
/** Up, a while there, and down again. */
const stay = (moment, up, upTo, down, downTo) => ramp(moment, up, upTo) - ramp(moment, down, downTo)

function element(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

/** Moves an element inside a wrapper of its own, so that its drawn transform stays. */
function wrap(...elements) {
  const wrapper = element('g', {})
  elements[0].before(wrapper)
  wrapper.append(...elements)
  return wrapper
}

function parseDrawing(markup) {
  return new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement
}

/** Board and kadhai of the recipe cover, apart, with their loose pieces. */
function layOutCooking(drawing) {
  const children = [...drawing.children]
  const [ground] = children.filter((child) => child.matches('rect'))
  const seam = children.findIndex((child) => child.matches('rect[fill="none"]'))
  const boardParts = children.slice(children.indexOf(ground) + 1, seam)
  const kadhaiParts = children.slice(seam + 1)
  ground.remove()
  const board = wrap(...boardParts)
  const kadhai = wrap(...kadhaiParts)
  const peas = [...kadhai.querySelectorAll(':scope > circle[fill="#499f4f"]')].map((pea) =>
    wrap(pea.previousElementSibling, pea, pea.nextElementSibling),
  )
  return {
    board,
    kadhai,
    tomatoes: [...board.children].filter((child) => child.matches('g[transform]:has(ellipse)')).map((it) => wrap(it)),
    knife: wrap(board.querySelector('g > g[transform]')),
    gravy: [...kadhai.querySelectorAll(':scope > path[fill="#f2b950"]')].map((it) => wrap(it)),
    paneer: [...kadhai.querySelectorAll(':scope > g:has(rect)')].map((it) => wrap(it)),
    peas,
    coriander: [...kadhai.querySelectorAll(':scope > use')].map((it) => wrap(it)),
  }
}

let stage

/** @param {{ cooking: string, plate: string, layout: 'landscape' | 'portrait' }} drawings SVG markup */
globalThis.prepare = ({ cooking, plate, layout }) => {
  const form = LAYOUTS[layout]
  const svg = element('svg', { viewBox: `0 0 ${form.width} ${form.height}`, width: '100%', height: '100%' })
  const cookingDrawing = parseDrawing(cooking)
  const plateDrawing = parseDrawing(plate)
  const pieces = layOutCooking(document.importNode(cookingDrawing, true))
  const definitions = [cookingDrawing, plateDrawing].map((it) => document.importNode(it.querySelector('defs'), true))
  const plateGroup = element('g', {})
  plateGroup.append(...[...document.importNode(plateDrawing, true).children].filter((it) => !it.matches('defs')))
  const table = element('rect', { width: form.width, height: form.height, fill: '#fbeeaf' })
  const boardPlace = element('g', { transform: form.board })
  const kadhaiPlace = element('g', { transform: form.kadhai })
  boardPlace.append(pieces.board)
  kadhaiPlace.append(pieces.kadhai)
  const cloth = element('rect', { width: form.width, height: form.height, fill: '#fae3a0' })
  svg.append(...definitions, cloth, boardPlace, kadhaiPlace, table, plateGroup)
  document.body.replaceChildren(svg)
  stage = { ...pieces, form, table, plateGroup }
}

function simmer(moment) {
  for (const [at, blob] of stage.gravy.entries()) {
    const [dx, dy] = [6 * wave(moment, 2, at / 2), 5 * wave(moment, 1, at / 2)]
    const turn = 7 * wave(moment, 1, at / 3)
    blob.setAttribute('transform', `translate(${dx} ${dy}) rotate(${turn} ${KADHAI.x} ${KADHAI.y})`)
  }
  const stirred = 9 * wave(moment, 2)
  for (const [at, cube] of stage.paneer.entries()) {
    const bob = 5 * wave(moment, 4, at / 7)
    cube.setAttribute(
      'transform',
      `rotate(${stirred} ${KADHAI.x} ${KADHAI.y}) translate(${bob} ${4 * wave(moment, 3, at / 5)})`,
    )
  }
  for (const [at, pea] of stage.peas.entries()) {
    const turn = stirred + 4 * wave(moment, 3, at / 10)
    pea.setAttribute(
      'transform',
      `rotate(${turn} ${KADHAI.x} ${KADHAI.y}) translate(0 ${6 * wave(moment, 5, at / 10)})`,
    )
  }
  for (const [at, leaf] of stage.coriander.entries()) {
    leaf.setAttribute(
      'transform',
      `rotate(${stirred * 1.15} ${KADHAI.x} ${KADHAI.y}) translate(${4 * wave(moment, 2, at / 4)} 0)`,
    )
  }
}

/** Three cuts in the first half of the loop; the slices come apart and lie together again while the plate is shown. */
function chop(moment) {
  const isCutting = stay(moment, 0.03, 0.07, 0.36, 0.4)
  const cut = Math.abs(wave(moment, 9))
  stage.knife.setAttribute('transform', `translate(${-34 * isCutting * cut} ${14 * isCutting * cut})`)
  const apart = stay(moment, 0.06, 0.38, 0.66, 0.72)
  const ways = [
    [-10, -14],
    [12, 18],
    [-16, 12],
  ]
  for (const [at, slice] of stage.tomatoes.entries()) {
    const [dx, dy] = ways[at] ?? [0, 0]
    slice.setAttribute('transform', `translate(${dx * apart} ${dy * apart})`)
  }
}

/** The finished plate comes out of the middle, turns a little, and goes again. */
function serve(moment) {
  const { x, y, scale } = stage.form.plate
  const shown = stay(moment, 0.46, 0.58, 0.9, 0.985)
  const turn = -30 + 36 * ramp(moment, 0.46, 0.62) + 8 * ramp(moment, 0.62, 0.985)
  stage.table.setAttribute('opacity', stay(moment, 0.47, 0.56, 0.91, 0.97))
  stage.plateGroup.setAttribute(
    'transform',
    `translate(${x} ${y}) rotate(${turn}) scale(${scale * shown}) translate(-370 -370)`,
  )
}

/** @param {number} moment 0 to 1, the place in the loop */
globalThis.showAt = (moment) => {
  simmer(moment)
  chop(moment)
  serve(moment)
}
