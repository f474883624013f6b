interface Letter {
  node: Text
  offset: number
}

const INLINE = new Set(['A', 'B', 'CODE', 'EM', 'I', 'MARK', 'S', 'STRONG', 'SUB', 'SUP', 'U'])

function blockOf(node: Node): Node | null {
  let parent = node.parentNode
  while (parent && INLINE.has(parent.nodeName)) parent = parent.parentNode
  return parent
}

/** Words of a text wherever its marks begin and end, white space counting as one blank. */
export function findWords(root: HTMLElement, words: string): Range | null {
  const letters: Letter[] = []
  let text = ''
  let block: Node | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const isNewBlock = blockOf(node) !== block
    block = blockOf(node)
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
