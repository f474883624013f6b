import type { ReviewDetail } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { CHECKLIST_ITEMS, type ChecklistItem, QUOTE_MAX } from '#domain/medical-reviews/review-rules.ts'
import { useFormDraft } from '#web/lib/forms/drafts/use-form-draft.ts'
import { targetPath } from './medical-reviews.queries.ts'

interface DraftContent {
  comments: { quote: string; comment: string }[]
  checklist: ChecklistItem[]
}

const EMPTY: DraftContent = { comments: [], checklist: [] }

function parse(text: string | null): DraftContent {
  try {
    const { comments, checklist } = { ...EMPTY, ...JSON.parse(text ?? '{}') }
    return { comments, checklist: CHECKLIST_ITEMS.filter((item) => checklist.includes(item)) }
  } catch {
    return EMPTY
  }
}

export type ReviewDraft = ReturnType<typeof useReviewDraft>

/** The reviewer's text and ticks so far; the draft survives a reload and an expired session. */
export function useReviewDraft(detail: ReviewDetail, userId: number | null) {
  const draft = useFormDraft(`medical-review:${targetPath(detail)}`, userId)
  const written = parse(draft.text)
  const write = (change: Partial<DraftContent>) => draft.write(JSON.stringify({ ...written, ...change }))
  return {
    ...written,
    /** @param words the words that the comment is about; empty for the whole text */
    addComment: (words: string) =>
      write({ comments: [...written.comments, { quote: words.slice(0, QUOTE_MAX), comment: '' }] }),
    changeComment: (at: number, comment: string) =>
      write({ comments: written.comments.map((each, index) => (index === at ? { ...each, comment } : each)) }),
    removeComment: (at: number) => write({ comments: written.comments.filter((_, index) => index !== at) }),
    tick: (item: ChecklistItem, isTicked: boolean) =>
      write({
        checklist: isTicked ? [...written.checklist, item] : written.checklist.filter((each) => each !== item),
      }),
    clear: draft.clear,
    field: draft.field,
  }
}
