import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'harfbuzzjs'

/** How the variable typeface is set: weight 100 to 800, width 75 to 125. */
export interface TypeStyle {
  weight: number
  width: number
}

export interface Typeface {
  font: Font
  /** Units in one em. */
  upem: number
  setStyle(style: TypeStyle): void
}

const LATIN = ['anek-latin/files/anek-latin-latin-wdth-normal.woff2']
/** The typeface comes in one file for each script; larger ones are read only for a text that needs them. */
const FURTHER = [
  { script: /\p{Script=Devanagari}/u, file: 'anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2' },
  { script: /\p{Script=Gurmukhi}/u, file: 'anek-gurmukhi/files/anek-gurmukhi-gurmukhi-wdth-normal.woff2' },
  { script: /[\u0100-\u024f\u1e00-\u1eff]/, file: 'anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2' },
  { script: /[\u0100-\u024f\u1e00-\u1eff]/, file: 'anek-latin/files/anek-latin-vietnamese-wdth-normal.woff2' },
]

const { resolve } = createRequire(import.meta.url)
const loading = new Map<string, Promise<Typeface>>()

async function load(file: string): Promise<Typeface> {
  const [{ Blob, Face, Font, Variation }, { default: decompress }, packed] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
    readFile(resolve(`@fontsource-variable/${file}`)),
  ])
  const face = new Face(new Blob(await decompress(packed)))
  const font = new Font(face)
  return {
    font,
    upem: face.upem,
    setStyle: ({ weight, width }) => font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]),
  }
}

function loadOnce(file: string): Promise<Typeface> {
  const known = loading.get(file)
  if (known) return known
  const started = load(file)
  loading.set(file, started)
  started.catch(() => loading.delete(file))
  return started
}

/** The brand's typeface for the scripts of a text, in the order in which they are tried; kept from the first use on. */
export function loadTypefaces(text: string): Promise<Typeface[]> {
  const further = FURTHER.filter(({ script }) => script.test(text)).map(({ file }) => file)
  return Promise.all([...LATIN, ...further].map(loadOnce))
}
