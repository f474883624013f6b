import type { TextChange } from '#domain/ai/ai.schema.ts'
import type { ImproveOptions } from '../../infra/ai-writer.ts'
import { Unusable } from './model-failures.ts'
import { requireNoObjection } from './objections.ts'
import { type Fault, usableChanges } from './usable-changes.ts'

const ADVICE = 'Try again, or improve the text by hand.'

const SAID: Record<Fault, string> = {
  figure: "The AI server's suggestions brought figures that the text does not hold.",
  markup: "The AI server's suggestions changed the markup of the text and not only its words.",
  absent: "The AI server's suggestions did not fit the text.",
}
const FAULTS: readonly Fault[] = ['figure', 'markup', 'absent']

/** A model's suggestions that can be shown. @throws Unusable with the true reason, when there are some and none is of use */
export function readChanges(
  html: string,
  suggested: readonly TextChange[],
  { objections }: ImproveOptions,
): TextChange[] {
  const { changes, refused } = usableChanges(html, suggested)
  const isClean = (change: TextChange) => objections(change).length === 0
  if (suggested.length === 0 || changes.some(isClean)) return changes
  const worded = refused.flatMap(({ change, fault }) => (fault === 'absent' ? [] : [change]))
  requireNoObjection([...changes, ...worded].flatMap(objections), ADVICE)
  const fault = FAULTS.find((kind) => refused.some((one) => one.fault === kind)) ?? 'absent'
  throw new Unusable(
    'No "before" was copied exactly from the content in whole words, or "after" changed its markup or figures.',
    SAID[fault],
    ADVICE,
  )
}
