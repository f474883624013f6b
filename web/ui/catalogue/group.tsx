import type { ComponentType, ReactNode } from 'react'
import { cx } from '../cx.ts'

const THEMES = ['light', 'dark'] as const

/** Renders the specimens in both themes, with separate state and ids. */
export function Group({ title, of: Specimens }: { title: string; of: ComponentType }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-h3">{title}</h2>
      <div className="grid gap-5 xl:grid-cols-2">
        {THEMES.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid min-w-0 auto-rows-min gap-5 rounded-panel border border-line bg-bg p-4 text-ink md:p-6"
          >
            <Specimens />
          </div>
        ))}
      </div>
    </section>
  )
}

interface SpecimenProps {
  title: string
  stacked?: boolean
  children: ReactNode
}

export function Specimen({ title, stacked = false, children }: SpecimenProps) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card">
      <p className="mb-4 font-semibold text-ink-muted text-sm">{title}</p>
      <div className={cx(stacked ? 'grid gap-4' : 'flex flex-wrap items-center gap-3')}>{children}</div>
    </div>
  )
}
