import { Form } from 'react-router'
import { ILLUSTRATIVE_NOTE, SHAPE_LINE } from '#domain/body-types/body-types.content.ts'
import type { BodyTypeGroup } from '#domain/body-types/body-types.ts'
import { useQueryParams } from '#web/lib/use-query-params.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { BodyTypeGrid } from './body-type-grid.tsx'
import { BODY_TYPES_PATH, GROUP_QUERY } from './body-types-address.ts'

const GROUPS = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
] as const

const HEADINGS: Record<BodyTypeGroup, string> = {
  women: 'Four women’s shapes',
  men: 'Three men’s builds',
}

/** The group is in the address; changing it closes the open card. */
export function BodyTypeGuide() {
  const { values: group, apply } = useQueryParams(GROUP_QUERY)
  return (
    <section id="types" className="section">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div>
            <h2>{HEADINGS[group]}</h2>
            <p className="lead mt-4">
              {SHAPE_LINE}{' '}
              <a href="#sources" className="whitespace-nowrap text-link-line">
                See the sources
              </a>
            </p>
          </div>
          <Form
            method="get"
            action={BODY_TYPES_PATH}
            // A value restored by the browser could contradict the address.
            autoComplete="off"
            // The change event already handles it.
            onSubmit={(event) => event.preventDefault()}
            className="flex flex-wrap items-center gap-3"
          >
            <Segmented legend="Body types for" name="for" options={GROUPS} value={group} onChange={apply} />
            <noscript>
              <Button type="submit" variant="outline">
                Apply
              </Button>
            </noscript>
          </Form>
        </div>
        <div className="mt-8 lg:mt-12">
          <BodyTypeGrid key={group} group={group} />
        </div>
        <p className="mt-6 max-w-[42rem] text-ink-muted text-sm">{ILLUSTRATIVE_NOTE}</p>
      </div>
    </section>
  )
}
