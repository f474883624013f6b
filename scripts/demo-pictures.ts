/**
 * Makes the pictures of the demo content, in the same widths as uploads: the dietitians from the design's portraits,
 * each on a tint chosen by name, and the articles' covers from the scenes next to this file. Run by hand after
 * portraits, people or scenes change; the results are checked in.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { DEMO_DIETITIANS } from '../server/demo/dietitians.content.ts'
import { DEMO_PICTURES_FOLDER, PORTRAIT, pictureFile, SCENE } from '../server/demo/pictures.ts'
import { drawScene } from './demo-covers/draw.ts'
import { SCENES } from './demo-covers/scenes.ts'

/** The soft food colours of the light theme, in web/styles/tokens.css. */
const TINTS: Record<string, string> = {
  haldi: '#fcf1cd',
  rajma: '#ffeae4',
  palak: '#e2f7e3',
  badam: '#faede0',
  jamun: '#f8e9f4',
  aasmani: '#e1f2fb',
}
const DRAWN_AT = 120
const BASE_DENSITY = 72

/** The drawing without its round frame, so that it fills the square like a photo. */
async function drawing(name: string): Promise<string> {
  const [, portrait, tint = ''] = /^(portrait-\d)-(\w+)$/.exec(name) ?? []
  const colour = TINTS[tint]
  if (!portrait || !colour) throw new Error(`${name} names no portrait and tint`)
  const svg = await readFile(`web/illustrations/${portrait}.svg`, 'utf8')
  return svg
    .replace(/<g clip-path="[^"]*">/, '<g>')
    .replace(/(<rect width="120" height="120" fill=")[^"]*/, `$1${colour}`)
}

async function draw(name: string, width: number): Promise<void> {
  const svg = Buffer.from(await drawing(name))
  const picture = await sharp(svg, { density: (BASE_DENSITY * width) / DRAWN_AT })
    .resize(width, width)
    .flatten({ background: '#ffffff' })
    .webp({ quality: 90, effort: 6, smartSubsample: true })
    .toBuffer()
  await writeFile(`${DEMO_PICTURES_FOLDER}/${pictureFile(name, width)}`, picture)
}

await rm(DEMO_PICTURES_FOLDER, { recursive: true, force: true })
await mkdir(DEMO_PICTURES_FOLDER, { recursive: true })
for (const { picture } of DEMO_DIETITIANS) for (const width of PORTRAIT.widths) await draw(picture, width)
for (const [name, scene] of Object.entries(SCENES)) {
  for (const width of SCENE.widths)
    await writeFile(`${DEMO_PICTURES_FOLDER}/${pictureFile(name, width)}`, await drawScene(scene, width))
}
