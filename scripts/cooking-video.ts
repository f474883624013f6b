/**
 * Makes the cooking video of the home page from the site's own illustrations: draws each frame in Chromium and hands it
 * to ffmpeg (Debian package `ffmpeg`; nothing of it is shipped). Run by hand after the artwork changes; the results in
 * `web/home/video` are checked in.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './find-chromium.ts'

const SECONDS = 10
const FRAMES_PER_SECOND = 24
const FRAMES = SECONDS * FRAMES_PER_SECOND
const MAX_BYTES = 900 * 1024
/** The whole kadhai with the slices apart, which works best as a still picture. */
const POSTER_MOMENT = 0.3
const OUT = 'web/home/video'
const LAYOUTS = {
  landscape: { width: 1280, height: 720 },
  portrait: { width: 720, height: 960 },
} as const
type Layout = keyof typeof LAYOUTS

/** No sound track. MP4 starts before it is fully loaded, and both formats play everywhere in 8 bits. */
const ENCODINGS: Record<string, string[]> = {
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-tune', 'animation', '-movflags', '+faststart'],
  webm: ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '33', '-g', '120'],
}

function startEncoder(file: string, settings: string[]) {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-c:v', 'png', '-i', '-']
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...settings, '-pix_fmt', 'yuv420p', '-an', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

async function openStage(browser: Browser, layout: Layout): Promise<Page> {
  const page = await browser.newPage({ viewport: LAYOUTS[layout] })
  await page.setContent('<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>')
  await page.addScriptTag({ path: 'scripts/cooking-video/scene.js', type: 'module' })
  const drawings = {
    cooking: await readFile('web/illustrations/cover-recipes.svg', 'utf8'),
    plate: await readFile('web/illustrations/hero-1-transform.svg', 'utf8'),
    layout,
  }
  await page.waitForFunction('globalThis.prepare')
  await page.evaluate(`prepare(${JSON.stringify(drawings)})`)
  return page
}

async function drawFrame(page: Page, moment: number): Promise<Buffer> {
  await page.evaluate(`showAt(${moment})`)
  return page.screenshot()
}

async function film(browser: Browser, layout: Layout): Promise<void> {
  const page = await openStage(browser, layout)
  const files = Object.keys(ENCODINGS).map((ending) => `${OUT}/cooking-${layout}.${ending}`)
  const encoders = Object.values(ENCODINGS).map((settings, at) => startEncoder(files[at] ?? '', settings))
  const ends = encoders.map((encoder) => once(encoder, 'close'))
  for (let at = 0; at < FRAMES; at += 1) {
    const frame = await drawFrame(page, at / FRAMES)
    for (const { stdin } of encoders) if (!stdin.write(frame)) await once(stdin, 'drain')
  }
  for (const { stdin } of encoders) stdin.end()
  for (const [code] of await Promise.all(ends)) if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  await sharp(await drawFrame(page, POSTER_MOMENT))
    .webp({ quality: 82 })
    .toFile(`${OUT}/cooking-${layout}.webp`)
  await page.close()
  for (const file of files) {
    const { size } = await stat(file)
    console.log(`${file}: ${Math.round(size / 1024)} kB`)
    if (size > MAX_BYTES) throw new Error(`${file} is over ${MAX_BYTES / 1024} kB`)
  }
}

await mkdir(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
await film(browser, 'landscape')
await film(browser, 'portrait')
await browser.close()
