import type { BodyTypeId } from '#domain/body-types/body-types.ts'
import apple from '#web/illustrations/body-apple.svg'
import ectomorph from '#web/illustrations/body-ectomorph.svg'
import endomorph from '#web/illustrations/body-endomorph.svg'
import hourglass from '#web/illustrations/body-hourglass.svg'
import mesomorph from '#web/illustrations/body-mesomorph.svg'
import pear from '#web/illustrations/body-pear.svg'
import rectangle from '#web/illustrations/body-rectangle.svg'

export const ART_SIZE = { width: 400, height: 428 } as const

export const ART: Record<BodyTypeId, string> = { apple, ectomorph, endomorph, hourglass, mesomorph, pear, rectangle }
