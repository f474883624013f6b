import type { Subject } from '../subject.ts'

export const MACRONUTRIENTS: Subject = {
  id: 'macronutrients',
  category: 'diet',
  name: 'carbohydrate, protein and fat',
  keywords: [
    'macronutrient',
    'macronutrients',
    'macros',
    'macro',
    'carbs',
    'carb',
    'carbohydrate',
    'carbohydrates',
    'complex carbohydrates',
    'protein carbs and fat',
    'protein carbs fat',
    'carbs protein and fat',
    'starch',
    'energy from food',
  ],
  facts: [
    {
      id: 'macronutrients-rebuild',
      role: 'why',
      text: 'Protein is more than energy: the body breaks down and rebuilds its own proteins all the time, and food has to supply the amino acids that are lost along the way.',
      sources: ['who_protein_2007'],
    },
    {
      id: 'macronutrients-quality',
      role: 'why',
      text: 'For carbohydrate the source matters: in a large review, people who ate more fibre and whole grains had less heart disease, type 2 diabetes and bowel cancer than people who ate less of them.',
      sources: ['reynolds_2019'],
    },
    {
      id: 'macronutrients-energy',
      role: 'how_much',
      text: 'One gram of carbohydrate or protein gives about 4 kcal, one gram of fat about 9 kcal.',
      sources: ['fao_energy_2003'],
    },
    {
      id: 'macronutrients-shares',
      role: 'how_much',
      text: 'Indian guidelines keep cereals to at most 45 per cent of the day’s energy and fat to at most 30 per cent, with pulses, eggs and flesh foods giving about 14 to 15 per cent.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'macronutrients-grains',
      role: 'how',
      text: 'WHO recommends that carbohydrate come mainly from whole grains, vegetables, fruit and pulses.',
      sources: ['who_carbohydrate_2023'],
    },
    {
      id: 'macronutrients-fats',
      role: 'how',
      text: 'The fat that adults eat should be mostly unsaturated, WHO advises, with at most 10 per cent of energy from saturated fat.',
      sources: ['who_total_fat_2023', 'who_saturated_fat_2023'],
    },
    {
      id: 'macronutrients-pulses',
      role: 'how',
      text: 'Pulses give you two at once: 100 g of cooked lentils has about 20 g of carbohydrate, some 8 g of it fibre, and about 9 g of protein, with very little fat.',
      sources: ['usda_fdc'],
    },
    {
      id: 'macronutrients-insulin',
      role: 'care',
      text: 'People who use insulin or tablets that can cause low blood sugar should speak to their doctor before they cut down on carbohydrate, because the treatment may have to change with the food.',
      sources: ['ada_2026'],
    },
    {
      id: 'macronutrients-kidney',
      role: 'care',
      text: 'Adults with chronic kidney disease that may get worse are advised against a high intake of protein, so they need an individual plan.',
      sources: ['kdigo_2024'],
    },
  ],
}
