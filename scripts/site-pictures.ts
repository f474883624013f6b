/**
 * Draws the site's own small pictures: the icons into public/, and the name in three scripts for the footer. Run by
 * hand after the artwork changes; the results are checked in. The name is drawn as outlines so that a page does not
 * load two whole typefaces for two words.
 */
import { copyFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { outlinerFor } from '#server/infra/formats/typeface.ts'

const ART = 'web/illustrations'
const MARK = `${ART}/favicon.svg`
const GROUND = '#205a36'
/** A launcher may crop a maskable icon to the middle circle of four fifths. */
const SAFE_PART = 0.84

const NAME = 'ਥਾਲੀ · थाली · Thali'
const NAME_SIZE = 24
/** Makki 200, on the footer's saag 900 in both themes. */
const NAME_FILL = '#fbeeaf'

/** An icon file may contain a PNG unchanged, after a head of 6 bytes and 16 bytes for its only entry. */
function ico(png: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function drawIcon(size: number) {
  return sharp(MARK, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
}

async function drawMaskable(size: number, file: string) {
  const mark = await drawIcon(Math.round(size * SAFE_PART)).toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toFile(file)
}

/** Top and bottom of a path of absolute commands. */
function toHeight(path: string) {
  const heights = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
  return { top: Math.floor(Math.min(...heights)), bottom: Math.ceil(Math.max(...heights)) }
}

async function drawName(file: string) {
  const { path, width } = (await outlinerFor(NAME)).outline(NAME, NAME_SIZE, { weight: 600, width: 100 })
  const { top, bottom } = toHeight(path)
  const box = [Math.ceil(width), bottom - top]
  process.stdout.write(`the name is ${box.join(' x ')}, its baseline at ${-top}\n`)
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${box.join(' ')}" width="${box[0]}" height="${box[1]}"><path fill="${NAME_FILL}" d="${path}"/></svg>\n`,
  )
}

await copyFile(MARK, 'public/favicon.svg')
await writeFile('public/favicon.ico', ico(await drawIcon(32).toBuffer(), 32))
await drawIcon(180).flatten({ background: GROUND }).toFile('public/apple-touch-icon.png')
await drawIcon(192).toFile('public/icon-192.png')
await drawIcon(512).toFile('public/icon-512.png')
await drawMaskable(512, 'public/icon-maskable-512.png')
await drawName(`${ART}/name-in-three-scripts.svg`)
