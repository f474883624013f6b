// Renders the markup of pages with React alone, in a process of its own, to measure React's share.
import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** React renames some attributes; the `data-` prefix makes it write each of them unchanged. */
const toProps = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name.replace(/[^\w-]/g, '-')}`, value]))

function toElements(nodes: readonly Node[]): ReactNode[] {
  return nodes.flatMap((node, key): ReactNode[] => {
    if (node.type === 'text') return [node.data]
    if (!('attribs' in node)) return []
    const { class: className, ...others } = node.attribs
    return [createElement(node.name, { key, className, ...toProps(others) }, ...toElements(node.children)) as ReactNode]
  })
}

process.on('message', (pages: string[]) => {
  const elements = pages.map((html) => toElements(parseDocument(html).children))
  for (const element of elements.slice(0, 200)) renderToString(element)
  const before = process.cpuUsage()
  for (const element of elements) renderToString(element)
  const { user, system } = process.cpuUsage(before)
  process.send?.({ cpuMilliseconds: (user + system) / 1000 / elements.length })
})
