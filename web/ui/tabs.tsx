import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface TabsProps<V extends string> {
  label: string
  tabs: readonly { value: V; label: ReactNode }[]
  value: V
  onChange: (value: V) => void
  children: ReactNode
}

const TAB =
  'min-h-11 flex-none border-transparent max-[24rem]:flex-auto max-[24rem]:leading-tight border-b-3 pt-2.5 pb-2 font-medium text-ink-muted hover:text-ink aria-selected:border-primary aria-selected:font-semibold aria-selected:text-ink forced-colors:not-aria-selected:border-[Canvas]'

/** One tab stop; arrows, Home and End choose. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    document.getElementById(`${id}-${tab.value}`)?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="flex flex-wrap gap-x-6 border-line border-b-[1.5px] max-sm:gap-x-4 max-sm:text-sm max-[24rem]:flex-nowrap max-[24rem]:gap-x-2.5"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={TAB}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-5">
        {children}
      </div>
    </>
  )
}
