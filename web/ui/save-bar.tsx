import type { ReactNode } from 'react'

/**
 * The buttons of a long form: they stay visible, and base.css keeps the focused field from being hidden behind them.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="save-bar sticky bottom-[max(.75rem,env(safe-area-inset-bottom))] z-2 flex flex-wrap gap-3 rounded-card border border-line bg-raised p-3 shadow-float sm:max-w-sm [&>*]:flex-auto [&>*]:whitespace-nowrap [&>*]:px-3 [@media(max-height:30rem)]:static">
      {children}
    </div>
  )
}
