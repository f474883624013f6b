import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

interface FormOutcomeProps {
  tone: 'success' | 'info' | 'danger'
  text: string
  next: { label: string; to: string }
}

/** Replaces the form and takes the focus from its button. */
export function FormOutcome({ tone, text, next }: FormOutcomeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-6 outline-none">
      <Banner tone={tone}>{text}</Banner>
      <ButtonLink to={next.to}>{next.label}</ButtonLink>
    </div>
  )
}
