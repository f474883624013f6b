/** Light or dark by the person's own choice; without one the system's setting holds. */
export const THEME_KEY = 'theme'
export type Theme = 'light' | 'dark'

function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark'
}

function storedTheme(): Theme | null {
  try {
    const value = window.localStorage.getItem(THEME_KEY)
    return isTheme(value) ? value : null
  } catch {
    return null
  }
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme ?? null
  if (isTheme(chosen)) return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function show(theme: Theme | null) {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

/** The header's switch: the other one of what is seen now, remembered. */
export function switchTheme() {
  rememberTheme(shownTheme() === 'dark' ? 'light' : 'dark')
}

/** Shown at once and remembered; null follows the system again. */
export function rememberTheme(theme: Theme | null) {
  show(theme)
  try {
    if (theme) window.localStorage.setItem(THEME_KEY, theme)
    else window.localStorage.removeItem(THEME_KEY)
  } catch {
    // Where storage is forbidden the choice lasts as long as the page.
  }
}

/** Follows a choice made in another tab. Returns the way to stop. */
export function followTheme(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) show(storedTheme())
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
