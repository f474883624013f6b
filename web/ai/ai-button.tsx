import { Sparkles } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'

interface AiButtonProps {
  /** What it says at rest and while it works. */
  label: string
  busyLabel: string
  /** Its whole name, where the label alone would not tell it from others. */
  name?: string
  variant?: ButtonVariant
  isRunning: boolean
  disabledReason?: string | undefined
  button?: RefObject<HTMLButtonElement | null> | undefined
  onRun: () => void
  onCancel: () => void
}

/** Starts one of the writing tools; while it works it can be stopped beside it, and then has the focus again. */
export function AiButton(props: AiButtonProps) {
  const { label, busyLabel, name, variant = 'accent', isRunning, disabledReason, onRun, onCancel } = props
  const own = useRef<HTMLButtonElement>(null)
  const button = props.button ?? own

  // What began it may have gone away with that, as "Retry" does.
  useLayoutEffect(() => {
    if (isRunning && document.activeElement === document.body) button.current?.focus()
  }, [isRunning, button])

  function handleCancel() {
    onCancel()
    button.current?.focus()
  }

  return (
    <>
      {isRunning ? (
        <Button variant="ghost" size="small" onClick={handleCancel}>
          Cancel
        </Button>
      ) : null}
      <Button
        ref={button}
        variant={variant}
        size="small"
        icon={Sparkles}
        aria-label={isRunning ? undefined : name}
        isBusy={isRunning}
        busyLabel={busyLabel}
        disabledReason={disabledReason}
        onClick={() => !disabledReason && onRun()}
      >
        {label}
      </Button>
    </>
  )
}
