import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ADDRESS_INVALID, ADDRESS_REQUIRED, toLinkAddress } from './schema/link-address.ts'

interface LinkDialogProps {
  editor: Editor
  isOpen: boolean
  onClose: () => void
}

/** Sets, changes or removes the link of the selection; without a selection it inserts one with its own text. */
export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={editor.isActive('link') ? 'Edit link' : 'Add a link'}>
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  )
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
  const isLink = editor.isActive('link')
  const needsText = !isLink && editor.state.selection.empty
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function apply(href: string) {
    const chain = editor.chain().focus()
    if (needsText)
      chain.insertContent({ type: 'text', text: text.trim() || href, marks: [{ type: 'link', attrs: { href } }] })
    else chain.extendMarkRange('link').setLink({ href })
    chain.run()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const href = toLinkAddress(address)
    if (!href) return setError(address.trim() === '' ? ADDRESS_REQUIRED : ADDRESS_INVALID)
    onClose()
    apply(href)
  }

  function handleRemove() {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="mt-4 grid gap-5">
      <TextField
        id="link-address"
        label="Address"
        hint="A web page, an email address or a page of this site"
        inputMode="url"
        autoComplete="off"
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.target.value)
          setError(undefined)
        }}
      />
      {needsText ? (
        <TextField
          id="link-text"
          label="Text"
          optional
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        {isLink ? (
          <Button variant="ghost" onClick={handleRemove}>
            Remove link
          </Button>
        ) : null}
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{isLink ? 'Save link' : 'Add link'}</Button>
      </div>
    </form>
  )
}
