import type { Source } from '../sources/source.ts'

/** As USDA asks to be cited. */
export const USDA_CITATION =
  'US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory. USDA National Nutrient Database for Standard Reference, Release 28'

export const USDA_SR28: Source = {
  title: 'USDA National Nutrient Database for Standard Reference, Release 28',
  by: 'US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory',
  year: 2016,
  url: 'https://doi.org/10.15482/USDA.ADC/1324304',
}
