export const REGIONS = ['north', 'south', 'east', 'west', 'northeast', 'all_india'] as const
export type Region = (typeof REGIONS)[number]
export const REGION_LABELS: Record<Region, string> = {
  north: 'North India',
  south: 'South India',
  east: 'East India',
  west: 'West India',
  northeast: 'Northeast India',
  all_india: 'All over India',
}

export const COURSE_LABELS = {
  breakfast: 'Breakfast',
  rice: 'Rice',
  bread: 'Bread',
  dal: 'Dal',
  sabzi: 'Sabzi',
  egg: 'Egg',
  fish: 'Fish',
  meat: 'Chicken and meat',
  salad: 'Salad and raita',
  snack: 'Snack',
  street_food: 'Street food',
  chutney: 'Chutney and pickle',
  sweet: 'Sweet',
  drink: 'Drink',
  vrat: 'Vrat food',
} as const
export type Course = keyof typeof COURSE_LABELS
export const COURSES = Object.keys(COURSE_LABELS) as [Course, ...Course[]]

/** How people at a table count a dish. Each dish gives the weight of the units that fit it. */
export const COUNTED_UNITS = ['katori', 'bowl', 'plate', 'piece', 'glass', 'cup', 'tablespoon', 'teaspoon'] as const
export type CountedUnit = (typeof COUNTED_UNITS)[number]

/** Every food can be weighed in grams too. */
export const PORTION_UNITS = [...COUNTED_UNITS, 'gram'] as const
export type PortionUnit = (typeof PORTION_UNITS)[number]
