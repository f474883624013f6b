export type BodyTypeGroup = 'women' | 'men'

export interface BodyType {
  id: string
  label: string
  /** Percent of the group; illustrative, not a statistic. */
  share: number
}

/** Body types describe a shape; there is no evidence that they should decide a diet. */
export const BODY_TYPES = {
  women: [
    { id: 'pear', label: 'Pear', share: 35 },
    { id: 'apple', label: 'Apple', share: 30 },
    { id: 'hourglass', label: 'Hourglass', share: 20 },
    { id: 'rectangle', label: 'Rectangle', share: 15 },
  ],
  men: [
    { id: 'ectomorph', label: 'Ectomorph', share: 40 },
    { id: 'mesomorph', label: 'Mesomorph', share: 35 },
    { id: 'endomorph', label: 'Endomorph', share: 25 },
  ],
} as const satisfies Record<BodyTypeGroup, readonly BodyType[]>

export type BodyTypeId = (typeof BODY_TYPES)[BodyTypeGroup][number]['id']
