import { createContext } from 'react'

interface Rendering {
  /** Marks the page's own inline scripts; the server allows them by hash and removes the mark. */
  scriptNonce: string | undefined
  /** HTML that the page shows but its data leaves out, so that it is sent once. */
  html: string | null
}

/** Values of the server's rendering; empty in the browser. */
export const Rendering = createContext<Rendering>({ scriptNonce: undefined, html: null })
