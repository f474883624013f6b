import { CheckMark } from './checkbox.tsx'
import { type Choice, ChoiceCard, ChoiceGroup, type ChoiceGroupProps } from './choice-card.tsx'

interface CheckboxCardsProps<V extends string> extends ChoiceGroupProps {
  name: string
  options: readonly Choice<V>[]
  values: readonly V[]
  onChange: (values: V[]) => void
}

/** Any of several choices, kept in the order of the options. */
export function CheckboxCards<V extends string>({
  id,
  name,
  options,
  values,
  onChange,
  ...group
}: CheckboxCardsProps<V>) {
  function handleChange(changed: V, isChosen: boolean) {
    const chosen = options.map(({ value }) => value)
    onChange(chosen.filter((value) => (value === changed ? isChosen : values.includes(value))))
  }
  return (
    <ChoiceGroup {...group} id={id}>
      {options.map((option, at) => (
        <ChoiceCard
          key={option.value}
          label={option.label}
          description={option.description}
          mark={
            <CheckMark
              id={at === 0 ? id : undefined}
              name={name}
              value={option.value}
              checked={values.includes(option.value)}
              onChange={({ target }) => handleChange(option.value, target.checked)}
              className="outline-none"
            />
          }
        />
      ))}
    </ChoiceGroup>
  )
}
