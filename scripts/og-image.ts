/**
 * Draws the site's own pictures into public/: the sharing card from its template, and the icons. Run by hand after the
 * artwork changes; the results are checked in. The card is drawn by Chromium, because sharp's own SVG renderer cannot
 * read the WOFF2 of the brand's typeface.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from './find-chromium.ts'

const CARD = { width: 1200, height: 630 }
const TITLE = ['Coaching for', 'the food you', 'already love']
const ART = 'web/illustrations'
const FONT = '@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2'

async function cardMarkup() {
  const font = await readFile(createRequire(import.meta.url).resolve(FONT))
  const lines = TITLE.map((line, index) => `<tspan x="76" ${index ? 'dy="72"' : 'y="274"'}>${line}</tspan>`)
  const template = await readFile(`${ART}/og-template.svg`, 'utf8')
  const card = template.replace(/(<text id="og-title"[^>]*>).*?(<\/text>)/s, `$1${lines.join('')}$2`)
  return `<style>
    @font-face { font-family: "Anek Latin Variable"; font-weight: 100 800; font-stretch: 75% 125%;
      src: url(data:font/woff2;base64,${font.toString('base64')}) }
    body { margin: 0 } svg { display: block; width: 100vw }
  </style>${card}`
}

async function drawCard() {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({ viewport: CARD })
  await page.setContent(await cardMarkup())
  await page.evaluate('document.fonts.ready')
  const picture = await page.screenshot()
  await browser.close()
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile('public/og.png')
}

/** An icon file may hold a PNG as it is, behind 6 bytes of head and 16 bytes for the only entry. */
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
  return sharp(`${ART}/favicon.svg`, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
}

await mkdir('public', { recursive: true })
await copyFile(`${ART}/favicon.svg`, 'public/favicon.svg')
await writeFile('public/favicon.ico', ico(await drawIcon(32).toBuffer(), 32))
await drawIcon(180).flatten({ background: '#205a36' }).toFile('public/apple-touch-icon.png')
await drawCard()
