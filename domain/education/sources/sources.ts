import { BRITISH_SOURCES } from './british.content.ts'
import { INDIAN_SOURCES } from './indian.content.ts'
import { SOCIETY_SOURCES } from './society.content.ts'
import { WHO_SOURCES } from './who.content.ts'

/** The documents that the nutrition education articles cite. */
export const SOURCES = { ...INDIAN_SOURCES, ...WHO_SOURCES, ...BRITISH_SOURCES, ...SOCIETY_SOURCES }

export type EducationSource = keyof typeof SOURCES
