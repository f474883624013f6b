export const MARKERS = [
  {
    value: '80 and 90',
    unit: 'cm',
    title: 'Waist of women and men',
    text: 'Fat around the middle matters more for health than your shape. From 80 cm for women and 90 cm for men, or more than half your height, ask a doctor what it means for you.',
    source: 'Misra and others, 2009; NICE NG246, 2025 (half your height)',
  },
  {
    value: '400 and 100',
    unit: 'g',
    title: 'Vegetables and fruit a day',
    text: 'A plate with room for both. Of the day’s calories, at most 45% come from cereals, at most 30% from fat and less than 5% from sugar. Salt stays below 5 g.',
    source: 'ICMR-NIN, 2024',
  },
  {
    value: '150',
    unit: 'minutes',
    title: 'Movement a week',
    text: 'At a pace that makes you breathe faster, and up to 300 if you can. On two days, do strength work for all large muscles. Even a few minutes count.',
    source: 'WHO, 2020',
  },
] as const

export const LIMIT_NOTE =
  'General information for adults, not a diagnosis. Tips without a source are Thali’s own advice. If you’re pregnant, ill or under 18, ask a doctor or a registered dietitian.'
