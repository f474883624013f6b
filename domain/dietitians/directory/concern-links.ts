import type { Concern } from '../concerns.ts'
import { SPECIALIZATION_LABELS } from '../specializations.ts'

/** The directory search for dietitians who help with a concern, and the label of the link to them. */
export const CONCERN_LINKS: Record<Concern, { search: string; label: string }> = {
  weight_loss: { search: 'weight loss', label: 'Find a dietitian for losing weight' },
  weight_gain: { search: 'weight gain', label: 'Find a dietitian for gaining weight' },
  diabetes: { search: 'diabetes', label: 'Find a dietitian for diabetes' },
  thyroid: { search: 'thyroid', label: 'Find a dietitian for thyroid problems' },
  pcos: { search: 'pcos', label: 'Find a dietitian for PCOS' },
  blood_pressure: { search: 'blood pressure', label: 'Find a dietitian for blood pressure' },
  heart: { search: 'heart', label: 'Find a dietitian for heart health' },
  pregnancy: { search: 'pregnancy', label: 'Find a dietitian for pregnancy' },
  digestion: { search: 'digestion', label: 'Find a dietitian for digestion' },
  kidney: { search: 'kidney', label: 'Find a dietitian for kidney problems' },
  sports_nutrition: { search: 'sport', label: 'Find a dietitian for sports' },
  pediatric: { search: 'child', label: 'Find a dietitian for children' },
  geriatric: { search: 'old age', label: 'Find a dietitian for older people' },
  general: { search: 'general', label: 'Find a dietitian for everyday eating' },
}

/** A concern that is a specialization is a filter of the directory, so that nothing is typed into its search. */
export function concernPath(concern: Concern): string {
  if (concern in SPECIALIZATION_LABELS) return `/dietitians?specialization=${concern}`
  return `/dietitians?search=${CONCERN_LINKS[concern].search.replaceAll(' ', '+')}`
}
