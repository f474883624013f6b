/// <reference path="./svg.d.ts" />
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Outliner, outlinerFor } from '../../infra/formats/typeface.ts'
import template from './card-template.svg?raw'
import { wrapTitle } from './wrap-title.ts'

/** The text of one sharing card. */
export interface CardText {
  title: string
  /** The small line at the bottom; the template's own by default. */
  foot: string | undefined
}

/** The width from the left margin to the plate, less a gap. */
const TITLE_WIDTH = 588
const LEADING = 72
/** The baseline of a single line; several lines are centred around it. */
const MIDDLE = 328

/** The template's style, position and text of one of its text elements. */
function settingOf(id: string) {
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

type Setting = ReturnType<typeof settingOf>

function drawLine(outliner: Outliner, { size, style, fill, x }: Setting, text: string, y: number): string {
  const { path } = outliner.outline(text, size, style)
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`
}

/** Changes with everything that affects the card. */
export function versionOf(card: CardText): string {
  return createHash('sha256').update(template).update(JSON.stringify(card)).digest('base64url').slice(0, 22)
}

/** 1200 x 630. The renderer supports neither web fonts nor variable ones, so it gets outlines instead of text. */
export async function drawCard({ title, foot }: CardText): Promise<Buffer> {
  const outliner = await outlinerFor(`${title}${foot ?? ''}`)
  const titled = settingOf('og-title')
  const kicker = settingOf('og-kicker')
  const lines = wrapTitle(title, (line) => outliner.outline(line, titled.size, titled.style).width <= TITLE_WIDTH)
  const first = MIDDLE - ((lines.length - 1) * LEADING) / 2
  const card = template
    .replace(titled.element, lines.map((line, row) => drawLine(outliner, titled, line, first + row * LEADING)).join(''))
    .replace(kicker.element, drawLine(outliner, kicker, foot ?? kicker.text, kicker.y))
  return sharp(Buffer.from(card)).png({ palette: true, quality: 90, effort: 4 }).toBuffer()
}

/** True if the typeface has all letters of a text: it supports Latin, Devanagari and Gurmukhi. */
export async function canDraw(text: string): Promise<boolean> {
  return (await outlinerFor(text)).canDraw(text)
}
