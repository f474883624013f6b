import { Moon, Sun } from 'lucide-react'
import { switchTheme } from '#web/lib/theme.ts'

/** Renders both labels and CSS shows one, since the server does not know the theme. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      onClick={switchTheme}
      className="grid size-11 flex-none place-items-center rounded-full hover:bg-primary-soft noscript:hidden"
    >
      <span className="dark:hidden" title="Switch to dark theme">
        <Moon aria-hidden="true" strokeWidth={1.75} className="size-5" />
        <span className="sr-only">Switch to dark theme</span>
      </span>
      <span className="hidden dark:block" title="Switch to light theme">
        <Sun aria-hidden="true" strokeWidth={1.75} className="size-5" />
        <span className="sr-only">Switch to light theme</span>
      </span>
    </button>
  )
}
