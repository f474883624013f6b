import type { Subject } from '../subject.ts'

export const VEGETARIAN_PROTEIN: Subject = {
  id: 'vegetarian-protein',
  category: 'diet',
  name: 'protein on a vegetarian plate',
  keywords: [
    'protein',
    'vegetarian protein',
    'high protein',
    'vegetarian',
    'vegan',
    'plant protein',
    'paneer',
    'soya',
    'soy',
    'soya chunks',
    'tofu',
    'whey',
    'protein powder',
    'protein supplement',
    'amino acids',
    'vitamin b12',
    'b12',
    'veg diet',
    'shakahari',
  ],
  meaning:
    'A vegetarian plate gets its protein from pulses, milk and curd, soya, nuts, seeds and, to a lesser extent, grains.',
  facts: [
    {
      id: 'vegetarian-protein-role',
      role: 'why',
      text: 'The body breaks down and rebuilds its own proteins all the time, and food has to supply the amino acids that are lost along the way.',
      sources: ['who_protein_2007'],
    },
    {
      id: 'vegetarian-protein-amount',
      role: 'how_much',
      text: 'For healthy adults the safe level of protein set by WHO, FAO and UNU is 0.83 g for each kilogram of body weight a day, which comes to about 50 g for a person of 60 kg.',
      sources: ['who_protein_2007'],
    },
    {
      id: 'vegetarian-protein-foods',
      role: 'how_much',
      text: 'As a guide, 100 g of cooked lentils or chickpeas gives about 9 g of protein, 100 g of plain curd about 3.5 g and 30 g of peanuts about 8 g.',
      sources: ['usda_fdc'],
    },
    {
      id: 'vegetarian-protein-pairs',
      role: 'how',
      text: 'Cereals are short of the amino acid lysine while pulses are rich in it, so dal with rice or roti makes a better protein than either alone; the two need not be eaten at the same meal.',
      sources: ['young_pellett_1994'],
    },
    {
      id: 'vegetarian-protein-share',
      role: 'how',
      text: 'Indian guidelines suggest that pulses, eggs and flesh foods together supply about 14 to 15 per cent of the day’s energy, and advise against protein supplements for building body mass.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'vegetarian-protein-b12',
      role: 'care',
      text: 'Plant foods do not naturally contain vitamin B12: vegetarians rely on milk, curd, eggs or fortified foods, and vegans need fortified foods or a supplement chosen with a professional.',
      sources: ['ods_b12'],
    },
    {
      id: 'vegetarian-protein-kidney',
      role: 'care',
      text: 'Adults with chronic kidney disease that may progress are advised to avoid high protein intakes, so they should agree the amount with their kidney team first.',
      sources: ['kdigo_2024'],
    },
  ],
  steps: [
    'Cook dal thick enough to stay on the roti, and serve a full katori at lunch and at dinner.',
    'Add a protein food to breakfast: besan chilla, sprouted moong, curd, paneer bhurji or roasted peanuts in the poha.',
    'Keep boiled chana or rajma in the refrigerator for a chaat or a quick sabzi.',
    'Set curd at home and eat a bowl with one meal a day.',
    'Rotate the pulses through the week: moong, masoor, toor, chana, lobia, rajma and soya.',
    'Carry roasted chana or unsalted peanuts for the afternoon in place of biscuits.',
  ],
  example:
    'Breakfast is two moong chillas with mint chutney and a bowl of curd. Lunch is rajma with rice, a sabzi and salad. The evening snack is a handful of roasted chana, and dinner is roti with thick dal and a little paneer cooked with peas.',
  questions: [
    'Which of my meals have no pulse, milk or soya food in them at all?',
    'When was my vitamin B12 last checked, if I eat little or no food from animals?',
    'Is there a kidney or liver condition that changes how much protein suits me?',
  ],
}
