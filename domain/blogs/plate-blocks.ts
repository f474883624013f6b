import { formatPlate, type PlatePart, parsePlate, plateAddress } from '../foods/plate/plate-address.ts'
import { PLATE_MAX_LENGTH } from '../foods/plate/plate-limits.ts'
import { PLATE_BLOCK, plainText } from './plain-text.ts'

export const PLATE_BLOCKS_MAX = 10
export const TOO_MANY_PLATES = `An article holds up to ${PLATE_BLOCKS_MAX} plates and dishes. Remove one first.`
export const PLATE_TITLE_MAX = 80
const UNTITLED_PLATE = 'A plate'

/** A plate or dish in an article's text. */
export interface PlateBlock {
  /** As `formatPlate` writes it. */
  plate: string
  title: string
}

/** Brackets, control characters, and characters that change the text direction. */
const NOT_IN_TITLES = /[<>\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu

/** One line without brackets, so that it reads the same in every attribute and text. */
export function toPlateTitle(written: string): string {
  const line = written.replace(NOT_IN_TITLES, ' ').replace(/\s+/g, ' ').trim()
  return Array.from(line).slice(0, PLATE_TITLE_MAX).join('').trim() || UNTITLED_PLATE
}

/** Null unless every part of the plate can be read. */
export function readPlateBlock(plate: string | null | undefined, title: string | null | undefined): PlateBlock | null {
  if (!plate || plate.length > PLATE_MAX_LENGTH) return null
  const parts = parsePlate(plate)
  if (parts.length !== plate.split('_').length) return null
  return { plate: formatPlate(parts), title: toPlateTitle(title ?? '') }
}

export function partsOf({ plate }: Pick<PlateBlock, 'plate'>): PlatePart[] {
  return parsePlate(plate)
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The block as it is stored: readable without styles and scripts, with a link that works. */
export function writePlateBlock(block: PlateBlock): string {
  const title = escapeText(block.title)
  const quoted = title.replaceAll('"', '&quot;')
  const link = `<a href="${plateAddress(partsOf(block))}">see this plate</a>`
  return `<figure data-plate="${block.plate}" data-title="${quoted}"><figcaption>${title}: ${link}</figcaption></figure>`
}

/** @param html as it is stored, or as the editor writes it */
export function replacePlateBlocks(html: string, replace: (block: PlateBlock, written: string) => string): string {
  return html.replace(PLATE_BLOCK, (written: string, plate: string, title: string) => {
    const block = readPlateBlock(plate, plainText(title))
    return block ? replace(block, written) : written
  })
}

export function plateBlocksIn(html: string): PlateBlock[] {
  const blocks: PlateBlock[] = []
  replacePlateBlocks(html, (block, written) => {
    blocks.push(block)
    return written
  })
  return blocks
}
