import { splitHelpLines } from '#domain/site/help-lines.ts'

/** A text with its help-line numbers as phone links. */
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
