export const DIRECTORY_PAGE_SIZE = 12
export const DIRECTORY_ORDERING_LABELS = {
  '-rating': 'Highest rated',
  consultation_fee: 'Lowest fee',
  '-consultation_fee': 'Highest fee',
  '-experience_years': 'Most experience',
  experience_years: 'Least experience',
} as const
export type DirectoryOrdering = keyof typeof DIRECTORY_ORDERING_LABELS
export const DIRECTORY_ORDERINGS = Object.keys(DIRECTORY_ORDERING_LABELS) as [DirectoryOrdering, ...DirectoryOrdering[]]
export const DEFAULT_DIRECTORY_ORDERING: DirectoryOrdering = '-rating'
