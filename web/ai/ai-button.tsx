import { Sparkles } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'

interface AiButtonProps {
  label: string
  busyLabel: string
  /** The accessible name, if the label is not unique. */
  name?: string
  variant?: ButtonVariant
  isRunning: boolean
  disabledReason?: string | undefined
  button?: RefObject<HTMLButtonElement | null> | undefined
  onRun: () => void
  onCancel: () => void
}

/** Starts an AI tool. While it runs, Cancel is beside it and returns the focus. */
export function AiButton(props: AiButtonProps) {
  const { label, busyLabel, name, variant = 'accent', isRunning, disabledReason, onRun, onCancel } = props
  const ownButton = useRef<HTMLButtonElement>(null)
  const button = props.button ?? ownButton

  // The control that started it may have disappeared, as "Retry" does.
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
