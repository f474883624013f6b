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

export const COURSES = [
  'breakfast',
  'rice',
  'bread',
  'dal',
  'sabzi',
  'egg',
  'fish',
  'meat',
  'salad',
  'snack',
  'street_food',
  'chutney',
  'sweet',
  'drink',
  'vrat',
] as const
export type Course = (typeof COURSES)[number]
export const COURSE_LABELS: Record<Course, string> = {
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
}

/** How people at a table count a dish. Each dish gives the weight of the units that fit it. */
export const COUNTED_UNITS = ['katori', 'bowl', 'plate', 'piece', 'glass', 'cup', 'tablespoon', 'teaspoon'] as const
export type CountedUnit = (typeof COUNTED_UNITS)[number]

/** Every food can be weighed in grams too. */
export const PORTION_UNITS = [...COUNTED_UNITS, 'gram'] as const
export type PortionUnit = (typeof PORTION_UNITS)[number]
