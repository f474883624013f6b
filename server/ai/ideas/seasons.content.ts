/** What a part of the year in India asks for. */
export interface Season {
  reason: string
  /** 1 for January. */
  months: readonly number[]
  subjects: readonly string[]
}

export const SEASONS: readonly Season[] = [
  { reason: 'It’s exam season', months: [2, 3], subjects: ['exam-days'] },
  { reason: 'A new school year begins', months: [4, 6, 7], subjects: ['school-tiffin', 'children-snacks'] },
  { reason: 'It’s wedding season', months: [1, 2, 4, 5, 11, 12], subjects: ['weddings'] },
  { reason: 'It’s summer', months: [4, 5, 6], subjects: ['summer-hydration', 'sattu', 'raita-chutney'] },
  {
    reason: 'It’s monsoon time',
    months: [7, 8, 9],
    subjects: ['kitchen-hygiene', 'immunity-and-infections', 'khichdi'],
  },
  { reason: 'The weather is changing', months: [3, 10], subjects: ['immunity-and-infections', 'walking'] },
  {
    reason: 'It’s winter',
    months: [1, 2, 11, 12],
    subjects: ['bajra-jowar-roti', 'til-laddu', 'calcium-vitamin-d', 'palak-paneer'],
  },
  { reason: 'The new year is a time for new habits', months: [1, 12], subjects: ['habits', 'starting-exercise'] },
]
