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
  meaning:
    'Carbohydrate, protein and fat are the three nutrients that give a meal its energy, and most foods have more than one of them.',
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
  steps: [
    'Name the source of carbohydrate, protein and fat on your plate before you begin to eat.',
    'Swap one refined grain a day for a whole one, such as white bread for a bajra or whole-wheat roti.',
    'Put dal, chana, curd, egg, paneer, soya or fish into the meal that has no protein food yet.',
    'Measure the cooking oil with a spoon, and take more of the fat from nuts and seeds.',
    'Compare the carbohydrate, protein and fat in the same weight of two packets.',
    'Do not leave out a whole group without a dietitian’s advice.',
  ],
  example:
    'A plate of rajma and rice with curd and salad has all three. The rice and the rajma give carbohydrate, the rajma and the curd protein, and the oil of the tadka and the milk fat give fat. The salad adds fibre, and a few peanuts on top would add protein and fat again.',
  questions: [
    'Which of the three does my breakfast lack?',
    'Where does most of my fat come from: the kadhai, snacks, milk or nuts?',
    'Do I cut down on one of them because of a rule that I have only heard somewhere?',
    'Do I take a medicine that has to fit the carbohydrate I eat?',
  ],
}
