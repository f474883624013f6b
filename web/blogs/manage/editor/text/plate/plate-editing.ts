import { createContext } from 'react'

/** Opens the dialog for the plate at a position; given to the cards within the text. */
export const PlateEditing = createContext<(at: number) => void>(() => {})
