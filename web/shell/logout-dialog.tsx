import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

function LogoutDialog({ losses, onDecide }: { losses: string[]; onDecide: (mayGo: boolean) => void }) {
  const [isOpen, setOpen] = useState(true)

  function decide(mayGo: boolean) {
    setOpen(false)
    onDecide(mayGo)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => decide(false)}
      title="We couldn’t save everything"
      actions={
        <>
          <Button variant="outline" onClick={() => decide(false)}>
            Stay
          </Button>
          <Button onClick={() => decide(true)}>Log out anyway</Button>
        </>
      }
    >
      <div className="grid gap-2">
        {losses.map((loss) => (
          <p key={loss}>{loss}</p>
        ))}
      </div>
    </Dialog>
  )
}

/** Asks whether to log out and lose unsaved work. */
export function askToLogOut(losses: string[]): Promise<boolean> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  return new Promise((resolve) => {
    function handleDecide(mayGo: boolean) {
      resolve(mayGo)
      // The dialog returns the focus as it closes, before it is removed.
      setTimeout(() => {
        root.unmount()
        container.remove()
      })
    }
    root.render(<LogoutDialog losses={losses} onDecide={handleDecide} />)
  })
}
