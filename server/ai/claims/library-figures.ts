import { KNOWLEDGE } from '../knowledge/all.ts'
import { figuresIn } from './figures.ts'

/** Figures that the library of facts gives with a source. */
export const LIBRARY_FIGURES: ReadonlySet<string> = new Set(
  Object.values(KNOWLEDGE)
    .flatMap(({ subjects }) => subjects.flatMap(({ facts }) => facts))
    .flatMap(({ text }) => figuresIn(text))
    .flatMap(({ keys }) => keys),
)
