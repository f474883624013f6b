import { Send } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { AnswerInput, type AssignedAssessment } from '#domain/assessments/answers.schema.ts'
import { ANSWER_MAX, ANSWER_MIN, LINK_DAYS } from '#domain/assessments/assessment-rules.ts'
import { UnsentDraft } from '#web/lib/forms/drafts/unsent-draft.tsx'
import { type FormDraft, useFormDraft } from '#web/lib/forms/drafts/use-form-draft.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAnswer } from './assigned.queries.ts'

type Answerable = Pick<AssignedAssessment, 'id' | 'full_name' | 'answer' | 'answered_at' | 'answer_read_at'>

interface AnswerCardProps {
  assessment: Answerable
  userId: number
  /** The user has asked for the form, so it takes the focus. */
  takesFocus?: boolean
}

/** The form for the answer, and after sending the answer itself. */
export function AnswerCard({ assessment, userId, takesFocus = false }: AnswerCardProps) {
  const draft = useFormDraft(`assessment-answer:${assessment.id}`, userId)
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, error, reset } = useAnswer(assessment.id)
  // The draft was sent from another tab.
  const isDraftSent = draft.text !== null && draft.text.trim() === assessment.answer
  const clearSent = useEffectEvent(draft.clear)
  useEffect(() => {
    if (isDraftSent) clearSent()
  }, [isDraftSent])

  function handleSend(answer: string) {
    mutate(answer, {
      onSuccess: () => {
        draft.clear()
        toast.success(`Answer sent. ${assessment.full_name} gets an email with a link to it.`)
        heading.current?.focus()
      },
    })
  }

  return (
    <SectionCard
      id="answer"
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          Your answer
        </span>
      }
      className="grid content-start gap-4"
    >
      {error ? <Banner onDismiss={reset}>{error.message}</Banner> : null}
      {assessment.answer === null ? (
        <AnswerForm
          draft={draft}
          takesFocus={takesFocus}
          isSending={isPending}
          onWrite={(text) => {
            reset()
            draft.write(text)
          }}
          onSend={handleSend}
        />
      ) : (
        <>
          <Sent assessment={assessment} />
          {draft.text && !isDraftSent ? (
            <UnsentDraft
              id="unsent-answer"
              reason="This assessment has been answered, so you can no longer send this text."
              text={draft.text}
              onDiscard={draft.clear}
            />
          ) : null}
        </>
      )}
    </SectionCard>
  )
}

function Sent({ assessment: { answer, answered_at, answer_read_at } }: { assessment: Answerable }) {
  return (
    <>
      <p className="wrap-anywhere max-w-read whitespace-pre-line">{answer}</p>
      <p className="text-ink-muted text-sm">
        Sent <RelativeTime isInSentence date={answered_at ?? ''} />.{' '}
        {answer_read_at ? (
          <>
            Opened <RelativeTime isInSentence date={answer_read_at} />.
          </>
        ) : (
          'Not opened yet.'
        )}
      </p>
    </>
  )
}

interface AnswerFormProps {
  draft: FormDraft
  takesFocus: boolean
  isSending: boolean
  onWrite: (text: string) => void
  onSend: (answer: string) => void
}

function AnswerForm({ draft, takesFocus, isSending, onWrite, onSend }: AnswerFormProps) {
  const text = draft.text ?? ''
  const field = useRef<HTMLTextAreaElement>(null)
  const [isAttempted, setAttempted] = useState(false)
  const problem = AnswerInput.safeParse({ answer: text }).error?.issues[0]?.message

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setAttempted(true)
    if (problem) field.current?.focus()
    else if (!isSending) onSend(text)
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <TextareaField
        ref={field}
        {...draft.field}
        id="answer-text"
        label="Answer"
        hint={`Write the plan. If you have questions, call or email first, because nobody can reply to the answer. We email a link to it that works for ${LINK_DAYS} days. You can’t change it once it’s sent.`}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        readOnly={isSending}
        error={isAttempted ? problem : undefined}
        counter={{ used: text.trim().length, min: ANSWER_MIN, max: ANSWER_MAX }}
        rows={12}
        className="max-h-[60vh]"
      />
      {text.trim() ? (
        <p className="text-ink-muted text-sm">What you write is saved in this browser until you send it.</p>
      ) : null}
      <Button type="submit" icon={Send} isBusy={isSending} busyLabel="Sending...">
        Send answer
      </Button>
    </form>
  )
}
