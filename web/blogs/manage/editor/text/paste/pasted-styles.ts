import { Extension } from '@tiptap/core'
import { DOMParser, type ParseOptions, type Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { PASTED_STYLE } from './clean-paste.ts'

/** Restores the renamed styles; the policy does not block styles set by script. */
class PastedParser extends DOMParser {
  override parseSlice(dom: Element, options?: ParseOptions): Slice {
    for (const element of dom.querySelectorAll<HTMLElement>(`[${PASTED_STYLE}]`)) {
      element.style.cssText = element.getAttribute(PASTED_STYLE) ?? ''
      element.removeAttribute(PASTED_STYLE)
    }
    return super.parseSlice(dom, options)
  }
}

/** Reads bold, italic, superscript and subscript that Google Docs writes as styles. */
export const PastedStyles = Extension.create({
  name: 'pastedStyles',
  addProseMirrorPlugins() {
    const { schema } = this.editor
    const clipboardParser = new PastedParser(schema, DOMParser.fromSchema(schema).rules)
    return [new Plugin({ props: { clipboardParser } })]
  },
})
