export const PRIORITIES = ['high', 'medium', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]

export const PRIORITY_LABELS: Record<Priority, string> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
}

/** Keywords of each priority, matched as substrings of the message, ignoring case. */
const PRIORITY_WORDS = ['urgent', 'emergency', 'help', 'asap', 'immediate'] as const

export function derivePriority(message: string, healthConcern: string | null | undefined): Priority {
  const text = message.toLowerCase()
  if (PRIORITY_WORDS.some((word) => text.includes(word))) return 'high'
  return healthConcern?.trim() ? 'medium' : 'low'
}
