import type { Source } from './source.ts'
import { WHO } from './weight-sources.content.ts'

/** Documents about food and nutrients that several pages rest on. */

export const FAO_WHO_HEALTHY_DIETS_2024: Source = {
  title: 'What are healthy diets? Joint statement',
  by: `Food and Agriculture Organization and ${WHO}`,
  year: 2024,
  unverified: 'link, and that it gives 15 to 30 % of energy from fat for adults',
}
export const WHO_CARBOHYDRATE_2023: Source = {
  title: 'Carbohydrate intake for adults and children: WHO guideline',
  by: WHO,
  year: 2023,
  url: 'https://www.who.int/publications/i/item/9789240073593',
}
export const WHO_POTASSIUM_2012: Source = {
  title: 'Guideline: potassium intake for adults and children',
  by: WHO,
  year: 2012,
  url: 'https://www.who.int/publications/i/item/9789241504829',
}
export const WHO_SATURATED_FAT_2023: Source = {
  title: 'Saturated fatty acid and trans-fatty acid intake for adults and children: WHO guideline',
  by: WHO,
  year: 2023,
  url: 'https://www.who.int/publications/i/item/9789240073630',
}
export const WHO_SODIUM_2012: Source = {
  title: 'Guideline: sodium intake for adults and children',
  by: WHO,
  year: 2012,
  url: 'https://www.who.int/publications/i/item/9789241504836',
}
export const WHO_SUGARS_2015: Source = {
  title: 'Guideline: sugars intake for adults and children',
  by: WHO,
  year: 2015,
  url: 'https://www.who.int/publications/i/item/9789241549028',
}
export const WHO_TOTAL_FAT_2023: Source = {
  title: 'Total fat intake for the prevention of unhealthy weight gain in adults and children: WHO guideline',
  by: WHO,
  year: 2023,
  url: 'https://www.who.int/publications/i/item/9789240073654',
}
