import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { singleFlight } from '../single-flight.ts'

/** Settings of the variable typeface: weight 100 to 800, width 75 to 125. */
export interface TypeStyle {
  weight: number
  width: number
}

const LATIN = ['anek-latin/files/anek-latin-latin-wdth-normal.woff2']
/** The typeface has one file per script; the larger ones are loaded only for texts that need them. */
const FURTHER = [
  { script: /\p{Script=Devanagari}/u, file: 'anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2' },
  { script: /\p{Script=Gurmukhi}/u, file: 'anek-gurmukhi/files/anek-gurmukhi-gurmukhi-wdth-normal.woff2' },
  { script: /[\u0100-\u024f\u1e00-\u1eff]/, file: 'anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2' },
  { script: /[\u0100-\u024f\u1e00-\u1eff]/, file: 'anek-latin/files/anek-latin-vietnamese-wdth-normal.woff2' },
]

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<string, Typeface>()
const share = singleFlight<Typeface>()

async function load(file: string) {
  const [{ Blob, Face, Font, Variation }, { default: decompress }, packed] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
    readFile(resolve(`@fontsource-variable/${file}`)),
  ])
  const face = new Face(new Blob(await decompress(packed)))
  const font = new Font(face)
  const typeface = {
    font,
    /** Units per em. */
    upem: face.upem,
    setStyle: ({ weight, width }: TypeStyle) =>
      font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]),
  }
  loaded.set(file, typeface)
  return typeface
}
type Typeface = Awaited<ReturnType<typeof load>>

/** The brand's typeface for the scripts of a text, in the order to try them. */
function loadTypefaces(text: string): Promise<Typeface[]> {
  const further = FURTHER.filter(({ script }) => script.test(text)).map(({ file }) => file)
  return Promise.all([...LATIN, ...further].map(async (file) => loaded.get(file) ?? share(file, () => load(file))))
}

interface Run {
  typeface: Typeface
  text: string
}

/** Splits text into what people see as one character, including vowel marks. */
const GRAPHEMES = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })
/** Joiners affect their neighbours and need no glyph of their own. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u

function hasGlyphs({ font }: Typeface, grapheme: string): boolean {
  return Array.from(grapheme).every(
    (letter) => IGNORABLE.test(letter) || Boolean(font.nominalGlyph(letter.codePointAt(0) ?? 0)),
  )
}

function toRuns(typefaces: readonly Typeface[], text: string): Run[] {
  const runs: Run[] = []
  for (const { segment } of GRAPHEMES.segment(text)) {
    const typeface = typefaces.find((entry) => hasGlyphs(entry, segment))
    const last = runs.at(-1)
    if (typeface && last?.typeface === typeface) last.text += segment
    else if (typeface) runs.push({ typeface, text: segment })
  }
  return runs
}

const rounded = (value: number) => String(Math.round(value * 100) / 100)

/** Draws text as outlines, for renderers without web fonts. @param allText with the scripts that are needed */
export async function outlinerFor(allText: string) {
  const typefaces = await loadTypefaces(allText)
  const { Buffer: Line, shape } = await import('harfbuzzjs')

  function outlineRun({ typeface, text }: Run, size: number, style: TypeStyle, start: number) {
    const { font, upem } = typeface
    const scale = size / upem
    typeface.setStyle(style)
    const line = new Line()
    line.addText(text)
    line.guessSegmentProperties()
    shape(font, line)
    const positions = line.getGlyphPositions()
    let x = start
    let path = ''
    for (const [index, { codepoint }] of line.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      for (const { type, values } of font.glyphToJson(codepoint)) {
        const points = values.map((value, i) =>
          i % 2 === 0 ? x + (value + xOffset) * scale : -(value + yOffset) * scale,
        )
        path += type + points.map(rounded).join(' ')
      }
      x += xAdvance * scale
    }
    return { path, width: x - start }
  }

  return {
    /** True if the typeface has every character of this text. */
    canDraw: (text: string) =>
      Array.from(GRAPHEMES.segment(text)).every(({ segment }) => typefaces.some((entry) => hasGlyphs(entry, segment))),
    /** @returns an SVG path that starts at x = 0 on the baseline y = 0 */
    outline(text: string, size: number, style: TypeStyle) {
      let path = ''
      let width = 0
      for (const run of toRuns(typefaces, text)) {
        const drawn = outlineRun(run, size, style, width)
        path += drawn.path
        width += drawn.width
      }
      return { path, width }
    },
  }
}

export type Outliner = Awaited<ReturnType<typeof outlinerFor>>
