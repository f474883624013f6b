import { NothingFound } from '#web/shell/list/public-states.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { directoryPath, NO_FILTERS } from './directory-address.ts'

/** Offers to clear the filters, or to contact the office, which knows all dietitians. */
export function NobodyFound() {
  return (
    <NothingFound
      title="No dietitians found"
      text="Try another word or fewer filters. Our office knows every dietitian and can help you choose."
      clearPath={directoryPath(NO_FILTERS)}
    >
      <ButtonLink to="/contact" variant="outline">
        Ask the office
      </ButtonLink>
    </NothingFound>
  )
}
