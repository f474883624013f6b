import { plainText } from '#domain/blogs/plain-text.ts'
import { countWords, readingMinutes } from '#domain/site/reading-time.ts'
import { formatNumber } from '#web/lib/format.ts'

/** "118 words · 1 min read". */
export function WordsAndMinutes({ html }: { html: string }) {
  const text = plainText(html)
  const words = countWords(text)
  return (
    <span className="tabular-nums">
      {formatNumber(words)} {words === 1 ? 'word' : 'words'} · {readingMinutes(text)} min read
    </span>
  )
}
