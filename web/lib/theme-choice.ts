import { useSyncExternalStore } from 'react'
import { rememberTheme, type Theme } from './theme.ts'

export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The header's switch and other tabs change it too: what is on the page says it all. */
function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore<ThemeChoice>(
    subscribe,
    () => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system',
    () => 'system',
  )
}

export function chooseTheme(choice: ThemeChoice): void {
  rememberTheme(choice === 'system' ? null : choice)
}
