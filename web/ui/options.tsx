interface OptionsProps {
  labels: Readonly<Record<string, string>>
  /** The option of no choice, which comes first. */
  none?: string
}

/** The options of a select. */
export function Options({ labels, none }: OptionsProps) {
  return (
    <>
      {none ? <option value="">{none}</option> : null}
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}
