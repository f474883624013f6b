import sanitizeHtml from 'sanitize-html'
import { plainText } from '#domain/blogs/plain-text.ts'
import { readPlateBlock, writePlateBlock } from '#domain/blogs/plate-blocks.ts'
import { isOwnPicture } from '#domain/images/media.ts'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const BLOCKS = ['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption']
const MARKS = ['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'mark', 'a']
const FORM_PARTS = ['textarea', 'option']
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
/** Nobody nests deeper on purpose, and a parser's stack is limited. */
const NESTING_MAX = 50

/** Rejects sizes like "1.5e9" and "-3". */
function sizeOf(value: string | undefined): string | undefined {
  return value && /^[1-9]\d{0,4}$/.test(value) ? value : undefined
}

function toPictureTag(attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { src = '', alt = '' } = attributes
  const [width, height] = [sizeOf(attributes.width), sizeOf(attributes.height)]
  const size = width && height ? { width, height } : {}
  return { tagName: 'img', attribs: { src, alt, ...size, loading: 'lazy', decoding: 'async' } }
}

/** Normalizes an address as browsers do, by the URL standard: "ht\ttps://" is https. */
function readAddress(address = ''): string {
  return address.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+|[\0- ]+$/g, '')
}

/** External links send no referrer; own links open in the same tab. */
function toLinkTag(attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = readAddress(attributes.href)
  if (!href) return { tagName: 'a', attribs: {} }
  const isOutside = /^https?:/i.test(href)
  return { tagName: 'a', attribs: { href, ...(isOutside ? { rel: 'noopener noreferrer nofollow' } : {}) } }
}

/** A plate keeps its foods and its title; any other figure has no attributes. */
function toFigureTag(attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const block = readPlateBlock(attributes['data-plate'], attributes['data-title'])
  return { tagName: 'figure', attribs: block ? { 'data-plate': block.plate, 'data-title': block.title } : {} }
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...HEADINGS, ...BLOCKS, ...MARKS, ...TABLES, 'img'],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    figure: ['data-plate', 'data-title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nestingLimit: NESTING_MAX,
  // The content of these elements is not text of the article.
  nonTextTags: [...FORM_PARTS, 'script', 'style', 'noscript', 'template', 'svg', 'math', 'title', 'xmp', 'iframe'],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src),
  transformTags: {
    img: (_tag, attributes) => toPictureTag(attributes),
    a: (_tag, attributes) => toLinkTag(attributes),
    figure: (_tag, attributes) => toFigureTag(attributes),
  },
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
}

const TAG = /<(?<end>\/)?(?<name>[a-z][a-z\d]*)(?<attributes>[^>]*)>/g
const VOID = new Set(['br', 'hr', 'img'])
const PLATE = /^ data-plate="(?<plate>[^"]*)" data-title="(?<title>[^"]*)"$/

/** The stored form of a plate with these attributes; null if they are not a plate's. */
function toPlate(name: string | undefined, attributes = ''): string | null {
  const { plate, title = '' } = (name === 'figure' && PLATE.exec(attributes)?.groups) || {}
  return plate === undefined ? null : writePlateBlock({ plate, title: plainText(title) })
}

/**
 * Rewrites each plate from its attributes and drops its content. Moves a plate within another element behind that
 * element, because a plate is a link, and a link within a heading or another link would break both.
 * @param html sanitized, so that every element is closed and no value contains a bracket
 */
function placePlates(html: string): string {
  if (!html.includes('<figure data-plate="')) return html
  const output: string[] = []
  const pending: string[] = []
  let from = 0
  let depth = 0
  /** The depth of the plate that is being skipped. */
  let skipped: number | null = null
  for (const { 0: tag, index, groups = {} } of html.matchAll(TAG)) {
    if (VOID.has(groups.name ?? '')) continue
    if (groups.end) depth -= 1
    const plate = groups.end || skipped !== null ? null : toPlate(groups.name, groups.attributes)
    if (plate !== null) {
      output.push(html.slice(from, index))
      pending.push(plate)
      skipped = depth
    }
    if (!groups.end) depth += 1
    if (groups.end && depth === skipped) {
      from = index + tag.length
      skipped = null
    }
    if (depth > 0 || pending.length === 0) continue
    output.push(html.slice(from, index + tag.length), ...pending.splice(0))
    from = index + tag.length
  }
  return output.join('') + html.slice(from)
}

/**
 * Sanitizes an article's HTML by an allow-list: headings, paragraphs, lists, quotes, links, tables, inline marks,
 * pictures from the product's own media, and plates. The result cannot run scripts in a browser.
 */
export function sanitizeArticle(html: string): string {
  return placePlates(sanitizeHtml(html, OPTIONS)).trim()
}

const MODEL_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote'],
  allowedAttributes: {},
  exclusiveFilter: () => false,
  transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', b: 'strong', i: 'em' },
}

/**
 * Sanitizes a language model's HTML: text in paragraphs, headings and lists, without links, pictures and attributes.
 */
export function sanitizeWritten(html: string): string {
  return sanitizeHtml(html, MODEL_OPTIONS).trim()
}
