import type { DirectoryEntry } from '#domain/dietitians/dietitians.schema.ts'
import { DietitianCard } from './dietitian-card.tsx'

/** Three, two or one card in a row. */
export const CARD_GRID = 'mt-7 grid gap-6 min-[700px]:grid-cols-2 min-[75rem]:grid-cols-3'

export function CardGrid({ dietitians }: { dietitians: readonly DirectoryEntry[] }) {
  return (
    <ul className={CARD_GRID}>
      {dietitians.map((dietitian) => (
        <li key={dietitian.id}>
          <DietitianCard dietitian={dietitian} />
        </li>
      ))}
    </ul>
  )
}
