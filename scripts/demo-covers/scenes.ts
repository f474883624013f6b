import { EVENING_SCENES } from './scenes-evening.ts'
import { KITCHEN_SCENES } from './scenes-kitchen.ts'
import { MOVEMENT_SCENES } from './scenes-movement.ts'
import { PLATE_SCENES } from './scenes-plate.ts'
import { box } from './shapes.ts'

export const COVER_SIZE = { width: 1200, height: 675 }

/** A table of one colour, and what lies on it. */
export interface Scene {
  ground: string
  drawn: string
}

export const SCENES: Record<string, Scene> = {
  ...KITCHEN_SCENES,
  ...PLATE_SCENES,
  ...MOVEMENT_SCENES,
  ...EVENING_SCENES,
}

export function toSvg({ ground, drawn }: Scene): string {
  const { width, height } = COVER_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${box(width, height, 0, ground, width / 2, height / 2)}${drawn}</svg>`
}
