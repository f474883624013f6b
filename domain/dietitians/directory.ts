export const DIRECTORY_PAGE_SIZE = 12
export const DIRECTORY_ORDERINGS = [
  '-rating',
  'consultation_fee',
  '-consultation_fee',
  '-experience_years',
  'experience_years',
] as const
export type DirectoryOrdering = (typeof DIRECTORY_ORDERINGS)[number]
export const DEFAULT_DIRECTORY_ORDERING: DirectoryOrdering = '-rating'
export const DIRECTORY_ORDERING_LABELS: Record<DirectoryOrdering, string> = {
  '-rating': 'Highest rated',
  consultation_fee: 'Lowest fee',
  '-consultation_fee': 'Highest fee',
  '-experience_years': 'Most experience',
  experience_years: 'Least experience',
}
