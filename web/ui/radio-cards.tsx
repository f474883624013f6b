import { type Choice, ChoiceCard, ChoiceGroup, type ChoiceGroupProps } from './choice-card.tsx'

interface RadioCardsProps<V extends string> extends ChoiceGroupProps {
  name: string
  options: readonly Choice<V>[]
  value: V | undefined
  onChange: (value: V) => void
}

/** A choice among options that need a sentence of explanation each. */
export function RadioCards<V extends string>({ id, name, options, value, onChange, ...group }: RadioCardsProps<V>) {
  return (
    <ChoiceGroup {...group} id={id}>
      {options.map((option, at) => (
        <ChoiceCard
          key={option.value}
          label={option.label}
          description={option.description}
          mark={
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface outline-none checked:border-7 checked:border-primary"
            />
          }
        />
      ))}
    </ChoiceGroup>
  )
}
