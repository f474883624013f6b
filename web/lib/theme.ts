/** The user's choice of theme; without one the system's setting applies. */
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

/** Switches to the other theme and stores it. */
export function switchTheme() {
  rememberTheme(shownTheme() === 'dark' ? 'light' : 'dark')
}

/** Shows and stores the theme; null follows the system. */
export function rememberTheme(theme: Theme | null) {
  show(theme)
  try {
    if (theme) window.localStorage.setItem(THEME_KEY, theme)
    else window.localStorage.removeItem(THEME_KEY)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** @returns a function that stops following changes made in other tabs */
export function followTheme(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) show(storedTheme())
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
