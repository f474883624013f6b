import { openDialog } from '#web/lib/open-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Asks whether to log out and lose unsaved work. */
export function askToLogOut(losses: string[]): Promise<boolean> {
  return openDialog((isOpen, decide) => (
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
  ))
}
