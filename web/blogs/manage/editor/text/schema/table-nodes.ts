import { mergeAttributes, Node } from '@tiptap/core'
import { tableEditing } from '@tiptap/pm/tables'

function readSpan(element: HTMLElement, name: string): number {
  return Math.max(1, Number(element.getAttribute(name)) || 1)
}

function span(name: string) {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => readSpan(element, name),
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  }
}

const SPANS = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Columns take the width of their text.
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
}

/** The hook runs for every node, but the role applies to this one only. */
function withRole(name: string, tableRole: string) {
  return (node: { name: string }) => (node.name === name ? { tableRole } : {})
}

const cell = (name: string, tag: 'td' | 'th', role: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => SPANS,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
    extendNodeSchema: withRole(name, role),
  })

const TableCell = cell('tableCell', 'td', 'cell')
const TableHeader = cell('tableHeader', 'th', 'header_cell')

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
  extendNodeSchema: withRole('tableRow', 'row'),
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: withRole('table', 'table'),
  addProseMirrorPlugins: () => [tableEditing()],
})

/** No buttons: existing and pasted tables are kept and can be edited. */
export const TABLE_NODES = [Table, TableRow, TableCell, TableHeader]
