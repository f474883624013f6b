import { toast } from '#web/ui/toast.ts'

const FIELDS = ['title', 'summary']
/** Frames to wait for a closing dialog or a cancelled save. */
const MAX_FRAMES = 30

function showInField(words: string): boolean {
  for (const id of FIELDS) {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLTextAreaElement)) continue
    const at = field.value.indexOf(words)
    if (at < 0) continue
    field.focus()
    field.setSelectionRange(at, at + words.length)
    return true
  }
  return false
}

function showInText(words: string): boolean {
  const text = document.getElementById('content')
  const range = text && findWords(text, words)
  if (!range) return false
  text.focus({ preventScroll: true })
  // The editor adopts the selection.
  document
    .getSelection()
    ?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  return true
}

/** Selects words in the article and scrolls to them. */
export function showWords(words: string, framesLeft = MAX_FRAMES) {
  const isCovered = document.querySelector('dialog:modal') || document.getElementById('content')?.closest('[inert]')
  if (isCovered && framesLeft > 0) return void requestAnimationFrame(() => showWords(words, framesLeft - 1))
  if (!showInField(words) && !showInText(words)) toast.error('These words are no longer in the article.')
}

const INLINE = new Set(['A', 'B', 'CODE', 'EM', 'I', 'MARK', 'S', 'STRONG', 'SUB', 'SUP', 'U'])

function findBlock(node: Node): Node | null {
  let parent = node.parentNode
  while (parent && INLINE.has(parent.nodeName)) parent = parent.parentNode
  return parent
}

/** Finds words across marks; white space counts as one blank. */
function findWords(root: HTMLElement, words: string): Range | null {
  const letters: { node: Text; offset: number }[] = []
  let text = ''
  let block: Node | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const isNewBlock = findBlock(node) !== block
    block = findBlock(node)
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const letter = /\s/.test(node.data.charAt(offset)) ? ' ' : node.data.charAt(offset)
      if (isNewBlock && offset === 0 && !text.endsWith(' ')) {
        text += ' '
        letters.push({ node, offset })
      }
      if (letter === ' ' && text.endsWith(' ')) continue
      text += letter
      letters.push({ node, offset })
    }
  }
  const wanted = words.replace(/\s+/g, ' ').trim()
  const at = wanted === '' ? -1 : text.indexOf(wanted)
  const [first, last] = [letters[at], letters[at + wanted.length - 1]]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}
