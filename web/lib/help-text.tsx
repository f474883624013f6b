import { splitHelpLines } from '#domain/site/help-lines.ts'

/** A text whose help lines call when they are pressed. */
export function HelpText({ children }: { children: string }) {
  return splitHelpLines(children).map(({ text, isNumber }) =>
    isNumber ? (
      <a key={text} href={`tel:${text}`} className="inline-flex min-h-6 text-link-line">
        {text}
      </a>
    ) : (
      text
    ),
  )
}
