import { createContext } from 'react'

interface Rendering {
  /** Stands on the page's own inline scripts; the server allows what bears it, by hash, and takes it away. */
  scriptMark: string | undefined
  /** HTML that the page shows and its data leaves out, so that it travels once. */
  html: string | null
}

/** What only the server's rendering knows; empty in the browser. */
export const Rendering = createContext<Rendering>({ scriptMark: undefined, html: null })
