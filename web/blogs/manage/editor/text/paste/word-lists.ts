import { PASTED_STYLE } from './parse-pasted.ts'

/** A list item of Word: a paragraph that says its list and its level in `mso-list:l0 level1 lfo1`. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i

function levelOf(element: Element): number {
  return Number(LEVEL.exec(element.getAttribute(PASTED_STYLE) ?? '')?.[1] ?? 0)
}

/** Word writes the bullet or the number itself, marked as to be ignored. */
function takeMarker(item: Element): string {
  const markers = [...item.querySelectorAll(`[${PASTED_STYLE}]`)].filter((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute(PASTED_STYLE) ?? ''),
  )
  const text = markers.map((marker) => marker.textContent ?? '').join('')
  for (const marker of markers) marker.remove()
  return text
}

function toItem(paragraph: Element): Element {
  const item = paragraph.ownerDocument.createElement('li')
  item.append(...paragraph.childNodes)
  return item
}

/** Puts a run of such paragraphs into nested lists, in place of the first. */
function nest(run: Element[]): void {
  const open: { list: Element; level: number }[] = []
  for (const paragraph of run) {
    const level = levelOf(paragraph)
    const marker = takeMarker(paragraph)
    const tag = NUMBERED.test(marker) ? 'ol' : 'ul'
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const current = open.at(-1)
    const isNew = !current || current.level < level || current.list.localName !== tag
    if (isNew) {
      if (current?.level === level) open.pop()
      const list = paragraph.ownerDocument.createElement(tag)
      // A list that goes on after a paragraph goes on counting.
      if (Number.parseInt(marker, 10) > 1) list.setAttribute('start', String(Number.parseInt(marker, 10)))
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    open.at(-1)?.list.append(toItem(paragraph))
    paragraph.remove()
  }
}

/** Turns what Word calls lists into lists. */
export function restoreWordLists(root: ParentNode): void {
  let run: Element[] = []
  const paragraphs = [...root.querySelectorAll('p')]
  for (const [at, paragraph] of paragraphs.entries()) {
    if (levelOf(paragraph) === 0) continue
    run.push(paragraph)
    const next = paragraph.nextElementSibling
    if (next !== paragraphs[at + 1] || levelOf(next ?? paragraph) === 0 || !next) {
      nest(run)
      run = []
    }
  }
}
