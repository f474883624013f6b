import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface OpenedDialogProps<Value> {
  render: (isOpen: boolean, settle: (value: Value) => void) => ReactNode
  onSettled: (value: Value) => void
}

function OpenedDialog<Value>({ render, onSettled }: OpenedDialogProps<Value>) {
  const [isOpen, setOpen] = useState(true)
  return render(isOpen, (value) => {
    setOpen(false)
    onSettled(value)
  })
}

/** Shows a dialog that belongs to no page. @returns the value that it settles with */
export function openDialog<Value>(render: OpenedDialogProps<Value>['render']): Promise<Value> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  return new Promise((resolve) => {
    function handleSettled(value: Value) {
      resolve(value)
      // The dialog returns the focus as it closes, before it is removed.
      setTimeout(() => {
        root.unmount()
        container.remove()
      })
    }
    root.render(<OpenedDialog render={render} onSettled={handleSettled} />)
  })
}
