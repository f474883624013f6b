/// <reference path="./svg.d.ts" />
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { TypeStyle } from '../../infra/typeface.ts'
import { type Outliner, outlinerFor } from '../../infra/typeface.ts'
import template from './card-template.svg?raw'
import { wrapTitle } from './wrap-title.ts'

/** What one sharing card says. */
export interface CardText {
  title: string
  /** The small line at the foot; the template's own by default. */
  foot?: string
}

/** From the left margin to the plate, with a gap. */
const TITLE_WIDTH = 588
const LEADING = 72
/** The baseline of a single line; more lines grow around it. */
const MIDDLE = 328

interface Setting {
  size: number
  style: TypeStyle
  fill: string
  x: number
}

/** How the template sets one of its texts, and what that says there. */
function settingOf(id: string): Setting & { element: string; y: number; text: string } {
  const [element = '', attributes = '', content = ''] =
    new RegExp(`<text id="${id}"([^>]*)>(.*?)</text>`, 's').exec(template) ?? []
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  return {
    element,
    size: Number(read('font-size')),
    style: { weight: Number(read('font-weight')), width: Number.parseFloat(read('font-stretch') || '100') },
    fill: read('fill'),
    x: Number(read('x') || /x="(\d+)"/.exec(content)?.[1]),
    y: Number(read('y')),
    text: content.replace(/<[^>]*>/g, ''),
  }
}

function drawLine(outliner: Outliner, { size, style, fill, x }: Setting, text: string, y: number): string {
  const { path } = outliner.outline(text, size, style)
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`
}

/** Changes with everything that is drawn. */
export function versionOf(card: CardText): string {
  return createHash('sha256').update(template).update(JSON.stringify(card)).digest('base64url').slice(0, 22)
}

/** 1200 x 630. The renderer reads neither web fonts nor variable ones, so it is given outlines instead of text. */
export async function drawCard({ title, foot }: CardText): Promise<Buffer> {
  const outliner = await outlinerFor(`${title}${foot ?? ''}`)
  const titled = settingOf('og-title')
  const kicker = settingOf('og-kicker')
  const lines = wrapTitle(title, (line) => outliner.outline(line, titled.size, titled.style).width <= TITLE_WIDTH)
  const first = MIDDLE - ((lines.length - 1) * LEADING) / 2
  const card = template
    .replace(titled.element, lines.map((line, at) => drawLine(outliner, titled, line, first + at * LEADING)).join(''))
    .replace(kicker.element, drawLine(outliner, kicker, foot ?? kicker.text, kicker.y))
  return sharp(Buffer.from(card)).png({ palette: true, quality: 90, effort: 4 }).toBuffer()
}

/** Whether a typed text can be drawn on a card: the typeface has Latin, Devanagari and Gurmukhi. */
export async function canDraw(text: string): Promise<boolean> {
  return (await outlinerFor(text)).canDraw(text)
}
