import type { DirectoryEntry } from '#domain/dietitians/dietitians.schema.ts'
import { NothingFound } from '#web/shell/list/public-states.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CardGrid } from './card-grid.tsx'
import { directoryPath, NO_FILTERS } from './directory-address.ts'

/** Nobody fits: who comes nearest, and the office, which knows them all. */
export function NobodyFound({ nearest }: { nearest: readonly DirectoryEntry[] }) {
  return (
    <>
      <NothingFound
        title="No dietitians found"
        text="Try another word, or fewer filters. Our office knows every dietitian and helps you to choose."
        clearPath={directoryPath(NO_FILTERS)}
      >
        <ButtonLink to="/contact" variant="outline">
          Ask the office
        </ButtonLink>
      </NothingFound>
      {nearest.length > 0 ? (
        <section aria-labelledby="nearest" className="mt-12">
          <h2 id="nearest" className="text-h3">
            Dietitians who come nearest
          </h2>
          <CardGrid dietitians={nearest} />
        </section>
      ) : null}
    </>
  )
}
