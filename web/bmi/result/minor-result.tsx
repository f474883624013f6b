import { MINOR_TEXT } from './shown-result.ts'

/** Under 18: the value alone, and where it is read. */
export function MinorResult({ value }: { value: string }) {
  return (
    <>
      <p className="num text-[clamp(3.5rem,12vw,5.75rem)] leading-none tracking-[-.03em]">{value}</p>
      <p className="mt-1 text-ink-muted text-sm">kg per m²</p>
      <p className="mt-5 text-pretty text-xl">{MINOR_TEXT}</p>
      <p className="mt-4 text-ink-muted">
        In India, doctors use the growth charts of the Indian Academy of Pediatrics (2015) from 5 to 18 years, and those
        of the World Health Organization below 5. A child is never put on a diet by a number: take the value to a
        paediatrician or a dietitian for children.
      </p>
    </>
  )
}
