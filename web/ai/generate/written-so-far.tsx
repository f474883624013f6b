import type { PartialDraft } from '#domain/ai/draft-stream.ts'

/** A draft as far as it has come. */
export function WrittenSoFar({ draft }: { draft: PartialDraft }) {
  return (
    <div className="wrap-anywhere grid gap-3">
      {draft.title ? <p className="text-h3">{draft.title}</p> : null}
      {draft.summary ? <p className="max-w-[42rem] text-ink-muted">{draft.summary}</p> : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sends each part of a draft sanitised */}
      <div className="prose mt-2 text-md! [&>:first-child]:mt-0!" dangerouslySetInnerHTML={{ __html: draft.content }} />
    </div>
  )
}
