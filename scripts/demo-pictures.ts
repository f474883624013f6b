/**
 * Makes the pictures of the demo content, in the same widths as uploads: the dietitians from the design's portraits,
 * each on a tint chosen by name, and the articles' covers from the scenes next to this file. Run by hand after
 * portraits, people or scenes change; the results are checked in.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { DEMO_DIETITIANS } from '../server/demo/dietitians.content.ts'
import { DEMO_PICTURES_FOLDER, PORTRAIT, pictureFile, SCENE } from '../server/demo/pictures.ts'
import { EVENING_SCENES } from './demo-covers/scenes-evening.ts'
import { KITCHEN_SCENES } from './demo-covers/scenes-kitchen.ts'
import { MOVEMENT_SCENES } from './demo-covers/scenes-movement.ts'
import { PLATE_SCENES } from './demo-covers/scenes-plate.ts'
import { box, type Scene } from './demo-covers/shapes.ts'

/** The soft food colours of the light theme, in web/styles/tokens.css. */
const TINTS: Record<string, string> = {
  haldi: '#fcf1cd',
  rajma: '#ffeae4',
  palak: '#e2f7e3',
  badam: '#faede0',
  jamun: '#f8e9f4',
  aasmani: '#e1f2fb',
}
const PORTRAIT_SIZE = 120
const COVER_SIZE = { width: 1200, height: 675 }
const BASE_DENSITY = 72

/** The drawing without its round frame, so that it fills the square like a photo. */
async function portraitSvg(name: string): Promise<string> {
  const [, portrait, tint = ''] = /^(portrait-\d)-(\w+)$/.exec(name) ?? []
  const colour = TINTS[tint]
  if (!portrait || !colour) throw new Error(`${name} names no portrait and tint`)
  const svg = await readFile(`web/illustrations/${portrait}.svg`, 'utf8')
  return svg
    .replace(/<g clip-path="[^"]*">/, '<g>')
    .replace(/(<rect width="120" height="120" fill=")[^"]*/, `$1${colour}`)
}

function toSvg({ ground, drawn }: Scene): string {
  const { width, height } = COVER_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${box(width, height, 0, ground, width / 2, height / 2)}${drawn}</svg>`
}

/** @param drawnAt width of the drawing */
async function draw(name: string, svg: string, drawnAt: number, width: number, quality: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: (BASE_DENSITY * width) / drawnAt })
    .resize(width)
    .flatten({ background: '#ffffff' })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(`${DEMO_PICTURES_FOLDER}/${pictureFile(name, width)}`)
}

await rm(DEMO_PICTURES_FOLDER, { recursive: true, force: true })
await mkdir(DEMO_PICTURES_FOLDER, { recursive: true })
for (const { picture } of DEMO_DIETITIANS) {
  for (const width of PORTRAIT.widths) await draw(picture, await portraitSvg(picture), PORTRAIT_SIZE, width, 90)
}
const scenes = { ...KITCHEN_SCENES, ...PLATE_SCENES, ...MOVEMENT_SCENES, ...EVENING_SCENES }
for (const [name, scene] of Object.entries(scenes)) {
  // Flat colours allow a lower quality than photos: a quarter smaller than at 82, without visible seams.
  for (const width of SCENE.widths) await draw(name, toSvg(scene), COVER_SIZE.width, width, 75)
}
