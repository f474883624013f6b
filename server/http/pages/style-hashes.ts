import { createHash } from 'node:crypto'

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g

const NUMBER = String.raw`-?\d+(\.\d+)?`
const DECLARATION = [
  `--[a-z]+:${NUMBER}(px|%|deg)?`,
  `(left|top|width|height):${NUMBER}%`,
  `min-height:${NUMBER}em`,
  `flex-grow:${NUMBER}`,
  String.raw`(anchor-name|position-anchor):--[\w-]+`,
].join('|')
/** What our own parts draw with: measures and the names of anchors. Nothing else that got into a page is let through. */
const OWN = new RegExp(`^(${DECLARATION})(;(${DECLARATION}))*$`)

/** The style attributes of a page that its policy names, each by its hash. */
export function styleHashes(html: string): string[] {
  const values = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => value))
  return [...values]
    .filter((value) => OWN.test(value))
    .map((value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`)
}
