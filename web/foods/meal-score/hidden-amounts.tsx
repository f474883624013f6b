import { type ReactNode, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '#web/lib/format.ts'
import { Rendering } from '#web/lib/page/rendering.ts'
import { hidesAmounts } from './plate-page-address.ts'

/**
 * Energy and grams can be hidden permanently in this browser, because numbers harm some readers, especially with an
 * eating disorder. Portions stay visible. Without scripts the address carries the choice.
 */
const KEY = 'hide_amounts'
const HIDDEN = '1'

/** Runs before the first paint, because the server's page shows the amounts. */
const EARLY_SCRIPT = `try{if(localStorage.getItem('${KEY}')==='${HIDDEN}')document.documentElement.dataset.amounts='hidden'}catch(e){}`

let listeners: (() => void)[] = []
/** Without storage the choice lasts until the page is left. */
let chosen: boolean | null = null

function isStored(): boolean {
  if (chosen !== null) return chosen
  try {
    return localStorage.getItem(KEY) === HIDDEN
  } catch {
    return false
  }
}

export function hideAmounts(isHidden: boolean) {
  chosen = isHidden
  try {
    if (isHidden) localStorage.setItem(KEY, HIDDEN)
    else localStorage.removeItem(KEY)
  } catch {}
  if (isHidden) document.documentElement.dataset.amounts = 'hidden'
  else delete document.documentElement.dataset.amounts
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void) {
  listeners = [...listeners, onChange]
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    chosen = null
    hideAmounts(isStored())
  }
  addEventListener('storage', handleStorage)
  return () => {
    listeners = listeners.filter((listener) => listener !== onChange)
    removeEventListener('storage', handleStorage)
  }
}

export function useHiddenAmounts(): boolean {
  const { search } = useLocation()
  const isHiddenInBrowser = useSyncExternalStore(subscribe, isStored, () => false)
  return isHiddenInBrowser || hidesAmounts(new URLSearchParams(search))
}

export function EarlyChoice() {
  const { scriptNonce } = use(Rendering)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its hash
  return <script nonce={scriptNonce} dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
}

/** Energy, grams, and words about them. */
function Amount({ children }: { children: ReactNode }) {
  return useHiddenAmounts() ? null : <span className="in-data-[amounts=hidden]:hidden">{children}</span>
}

/** "186 kcal", rounded; nothing where it is not known. */
export function RoundAmount({ value, unit }: { value: number | null; unit: 'kcal' | 'g' }) {
  return value === null ? null : <Amount>{`${formatNumber(Math.round(value))}\u2009${unit}`}</Amount>
}

const GRAMS_IN_TEXT = /^(.*?)(\s*\([\d.,]+\s?g\))(.*)$/

/** A text in which "(15 g)" is an amount: "a small handful of almonds (15 g)". */
export function TextWithAmount({ children }: { children: string }) {
  const [, before, amount, after] = GRAMS_IN_TEXT.exec(children) ?? []
  if (amount === undefined) return children
  return (
    <>
      {before}
      <Amount>{amount}</Amount>
      {after}
    </>
  )
}
