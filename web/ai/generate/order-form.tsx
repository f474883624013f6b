import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type AiSubjects, GenerateInput } from '#domain/ai/ai.schema.ts'
import { AI_TONE_DESCRIPTIONS, AI_TONE_LABELS, AI_TONES, TOPIC_MAX, VOICE_SAMPLE_LABEL } from '#domain/ai/ai-rules.ts'
import { BLOG_CATEGORIES, BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { api } from '#web/lib/api/api.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { aiStatus } from '../ai.queries.ts'
import { CATEGORY_DESCRIPTIONS } from '../category-descriptions.content.ts'
import { IdeaNotice } from '../ideas/idea-notice.tsx'
import { clearGenerationFailure, generate } from './generation-store.ts'
import { InterruptedNotice, ReplacedTopicNotice, StoppedNotice } from './stopped-notice.tsx'
import {
  clearReplacedTopic,
  type Idea,
  type OrderValues,
  type ReplacedTopic,
  readOrder,
  readReplacedTopic,
  saveOrder,
  saveReplacedTopic,
  saveUsedIdea,
} from './stored-state.ts'

const CATEGORIES = BLOG_CATEGORIES.map((value) => ({
  value,
  label: BLOG_CATEGORY_LABELS[value],
  description: CATEGORY_DESCRIPTIONS[value],
}))
const TONES = AI_TONES.map((value) => ({
  value,
  label: AI_TONE_LABELS[value],
  description: AI_TONE_DESCRIPTIONS[value],
}))

function describeMissing({ category, topic }: OrderValues): string | undefined {
  const hasTopic = topic.trim() !== ''
  if (category && hasTopic) return undefined
  if (category) return 'Enter a topic first'
  return hasTopic ? 'Choose a category first' : 'Choose a category and enter a topic first'
}

interface Closest {
  order: GenerateInput
  subjects: AiSubjects['subjects']
}

/** The articles to choose from; null if the engine knows what to write, or is a language model. */
async function findClosest(order: GenerateInput, queries: QueryClient): Promise<Closest | null> {
  const { engine } = await queries.ensureQueryData(aiStatus)
  if (engine === 'model') return null
  const { category, topic, tone } = order
  const { confidence, subjects } = await api.ai.subjects({ category, topic, tone })
  return confidence === 'near' ? { order, subjects } : null
}

export function OrderForm() {
  const queries = useQueryClient()
  const { data: status } = useQuery(aiStatus)
  const apiForm = useApiForm<OrderValues, GenerateInput>({
    schema: GenerateInput,
    defaultValues: readOrder(),
    clearsOnEdit: true,
    send: async (order) => {
      const closest = await findClosest(order, queries)
      setClosest(closest)
      if (!closest) void generate(order, queries)
    },
  })
  const [closest, setClosest] = useState<Closest | null>(null)
  const { form, errorFor, handleSubmit } = apiForm
  const values = form.watch() as OrderValues
  const topicField = useRef<HTMLTextAreaElement>(null)
  const [replaced, setReplaced] = useState(readReplacedTopic)

  function edit(change: Partial<OrderValues>) {
    for (const name of Object.keys(change) as (keyof OrderValues)[]) {
      form.setValue(name, change[name] as OrderValues[typeof name])
      form.clearErrors(name)
    }
    clearGenerationFailure()
    setClosest(null)
    saveOrder({ ...values, ...change })
  }

  function replaceWith(next: ReplacedTopic) {
    saveReplacedTopic(values, next)
    setReplaced(readReplacedTopic())
    edit(next)
  }

  function handleUse(idea: Idea) {
    replaceWith(idea)
    saveUsedIdea(idea)
  }

  function discardReplaced() {
    clearReplacedTopic()
    setReplaced(null)
  }

  function handleBringBack(original: ReplacedTopic) {
    clearReplacedTopic()
    replaceWith(original)
    topicField.current?.focus()
  }

  return (
    <form method="dialog" noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <StoppedNotice onRetry={handleSubmit} />
      <FormMessages apiForm={apiForm} />
      <InterruptedNotice />
      <IdeaNotice onUse={handleUse} />
      {replaced ? (
        <ReplacedTopicNotice
          replaced={replaced}
          onBringBack={() => handleBringBack(replaced)}
          onDiscard={discardReplaced}
        />
      ) : null}
      <RadioCards
        id="category"
        legend="Category"
        name="category"
        columns={3}
        options={CATEGORIES}
        value={values.category || undefined}
        error={errorFor('category')}
        onChange={(category) => edit({ category })}
      />
      <TextareaField
        id="topic"
        ref={topicField}
        label="Topic"
        rows={3}
        counter={{ used: values.topic.length, max: TOPIC_MAX }}
        hint="One question or idea, as a client would put it. For example: how to get enough protein without meat."
        value={values.topic}
        error={errorFor('topic')}
        onChange={(event) => edit({ topic: event.target.value })}
      />
      <RadioCards
        id="tone"
        legend="Tone"
        name="tone"
        columns={3}
        options={TONES}
        value={values.tone}
        error={errorFor('tone')}
        onChange={(tone) => edit({ tone })}
      />
      <Checkbox
        id="auto_publish"
        label="Publish immediately after generation"
        hint="If the claim check finds something to look at first, it stays a draft and we tell you why."
        checked={values.auto_publish}
        onChange={(event) => edit({ auto_publish: event.target.checked })}
      />
      {status?.engine === 'model' ? (
        <Checkbox
          id="voice_sample"
          label={VOICE_SAMPLE_LABEL}
          hint="Sends up to two of your published articles to the AI server as a sample."
          checked={values.voice_sample}
          onChange={(event) => edit({ voice_sample: event.target.checked })}
        />
      ) : null}
      {closest ? (
        <ClosestSubjects
          subjects={closest.subjects}
          onChoose={(subject) => void generate({ ...closest.order, ...(subject ? { subject } : {}) }, queries)}
        />
      ) : null}
      <div>
        <Button
          type="submit"
          icon={Sparkles}
          isBusy={apiForm.isSending}
          busyLabel="Looking in the library..."
          disabledReason={describeMissing(values)}
        >
          Generate Blog
        </Button>
      </div>
    </form>
  )
}

interface ClosestSubjectsProps {
  subjects: AiSubjects['subjects']
  /** Called with the chosen article's id, or with undefined for an outline. */
  onChoose: (subject: string | undefined) => void
}

/** Shown if the library has no article about the whole topic: the author chooses the closest one, or an outline. */
function ClosestSubjects({ subjects, onChoose }: ClosestSubjectsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card as="section" aria-labelledby="closest" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="closest" ref={heading} tabIndex={-1} className="text-h4 outline-none">
          Closest in the library
        </h2>
        <p className="max-w-[42rem] text-ink-muted text-sm">
          No article in the library treats your whole topic. Choose the one that is close enough, or get an outline with
          questions and sourced facts to write from.
        </p>
      </div>
      <ul className="grid gap-2">
        {subjects.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="wrap-anywhere min-h-11 w-full rounded-field border border-line-strong bg-surface px-4 py-2.5 text-left font-medium hover:bg-primary-soft hover:text-on-primary-soft"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="small" onClick={() => onChoose(undefined)}>
          Get an outline instead
        </Button>
      </div>
    </Card>
  )
}
