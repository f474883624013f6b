import type { ReactNode } from 'react'

interface SettingsSectionProps {
  /** The anchor used by mails and other pages. */
  id: string
  title: string
  lead: ReactNode
  children: ReactNode
}

export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-4 border-line border-t pt-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10"
    >
      <div>
        <h2 id={`${id}-title`} tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h2>
        <p className="mt-2 text-ink-muted text-sm">{lead}</p>
      </div>
      <div className="grid min-w-0 max-w-170 gap-6">{children}</div>
    </section>
  )
}
