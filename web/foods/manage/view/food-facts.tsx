import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type OwnFood, rawWeight } from '#domain/foods/own/own-foods.schema.ts'
import { Fact } from '#web/ui/fact.tsx'
import { gramsText } from '../../amount-text.ts'
import { AmountsTable, MAIN_NUTRIENTS, OTHER_NUTRIENTS, UnknownAmounts } from './amounts-table.tsx'
import { FoodContents } from './food-contents.tsx'
import { KIND_LABELS } from './food-labels.tsx'

/** All stored data of a food, read-only. Headings are of level 3. */
export function FoodFacts({ food }: { food: OwnFood }) {
  const composition = { nutrients: food.nutrients, known: food.known, free_sugar_kcal: 0 }
  const amounts = { composition, portion: food.portions[0] ?? null }
  return (
    <div className="grid gap-x-10 gap-y-7 xl:grid-cols-2">
      <div className="grid content-start gap-7">
        <NameFacts food={food} />
        {food.kind === 'dish' ? <Ingredients food={food} /> : null}
        <Part title="What it contains">
          <FoodContents flags={food.flags} mayContain={food.may_contain} />
        </Part>
      </div>
      <Part title="Amounts">
        <AmountsTable caption={`Amounts of ${food.name}`} nutrients={MAIN_NUTRIENTS} {...amounts} />
        <details className="group mt-3">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-sm">
            More nutrients
            <ChevronDown aria-hidden="true" className="icon group-open:rotate-180" />
          </summary>
          <AmountsTable caption={`More nutrients of ${food.name}`} nutrients={OTHER_NUTRIENTS} {...amounts} />
        </details>
        <div className="mt-3">
          <UnknownAmounts composition={composition} />
        </div>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-md">{title}</h3>
      {children}
    </section>
  )
}

function NameFacts({ food }: { food: OwnFood }) {
  const { kind, hindi, punjabi, spellings, region_display, course_display, portions, data_source } = food
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact term="Kind">{[KIND_LABELS[kind], course_display, region_display].filter(Boolean).join(', ')}</Fact>
      <Fact term={portions.length === 1 ? 'Portion' : 'Portions'}>
        {portions.map(({ unit, label, grams }) => (
          <span key={unit} className="block">
            {label}, {gramsText(grams)}
          </span>
        ))}
      </Fact>
      {hindi ? (
        <Fact term="Hindi name">
          <span lang="hi">{hindi}</span>
        </Fact>
      ) : null}
      {punjabi ? (
        <Fact term="Punjabi name">
          <span lang="pa">{punjabi}</span>
        </Fact>
      ) : null}
      {spellings.length > 0 ? <Fact term="Other names">{spellings.join(', ')}</Fact> : null}
      {data_source ? <Fact term="Source of the figures">{data_source}</Fact> : null}
    </dl>
  )
}

function Ingredients({ food: { ingredients, cooked_grams, notes } }: { food: OwnFood }) {
  const weights = {
    'Raw, together': rawWeight(ingredients),
    ...(cooked_grams === null ? {} : { Cooked: cooked_grams }),
  }
  return (
    <Part title="Ingredients">
      <table className="w-full text-sm">
        <caption className="sr-only">Ingredients and their weight</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Ingredient</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {ingredients.map(({ name, grams, note }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dish may have one ingredient twice
            <tr key={at}>
              <th scope="row" className="wrap-anywhere border-line border-t py-2 text-left font-normal">
                {name}
                {note ? <span className="block text-ink-muted">{note}</span> : null}
              </th>
              <td className="whitespace-nowrap border-line border-t py-2 pl-3 text-right align-top tabular-nums">
                {gramsText(grams)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {Object.entries(weights).map(([label, grams]) => (
            <tr key={label}>
              <th scope="row" className="border-line-strong border-t py-2 text-left font-semibold">
                {label}
              </th>
              <td className="border-line-strong border-t py-2 pl-3 text-right font-semibold tabular-nums">
                {gramsText(grams)}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      {notes.map((note) => (
        <p key={note} className="wrap-anywhere mt-3 text-ink-muted text-sm">
          {note}
        </p>
      ))}
    </Part>
  )
}
