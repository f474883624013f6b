import type { Subject } from '../subject.ts'

export const PROTEIN_AND_MUSCLE: Subject = {
  id: 'protein-and-muscle',
  category: 'fitness',
  name: 'protein and muscle',
  keywords: [
    'protein and muscle',
    'muscle',
    'muscles',
    'muscle gain',
    'muscle building',
    'build muscle',
    'muscle mass',
    'bodybuilding',
    'protein',
    'protein powder',
    'whey',
    'protein shake',
    'protein supplement',
    'vegetarian muscle',
    'lean mass',
    'bulking',
  ],
  facts: [
    {
      id: 'protein-and-muscle-gain',
      role: 'why',
      text: 'A review of 49 trials found that extra protein during resistance training gave slightly greater gains in strength and lean mass, but the training itself did most of the work.',
      sources: ['morton_2018'],
    },
    {
      id: 'protein-and-muscle-plants',
      role: 'why',
      text: 'In a 12-week trial of 38 young men who all ate plenty of protein, strength and muscle grew as much on a wholly plant-based diet as on a mixed one. The trial was small, and the plant group took soya protein to reach the amount.',
      sources: ['hevia_2021'],
    },
    {
      id: 'protein-and-muscle-rda',
      role: 'how_much',
      text: 'The Indian recommended allowance for healthy adults is 0.83 g of protein per kilogram of body weight a day, which comes to about 50 g for someone of 60 kg.',
      sources: ['icmr_nin_2020'],
    },
    {
      id: 'protein-and-muscle-ceiling',
      role: 'how_much',
      text: 'Among people who lift weights, gains in lean mass rose with protein up to about 1.6 g per kilogram of body weight a day and not clearly beyond that.',
      sources: ['morton_2018'],
    },
    {
      id: 'protein-and-muscle-spread',
      role: 'how',
      text: 'Sports nutrition guidance suggests spreading protein over the day, with about 0.25 g per kilogram of body weight, or 20 to 40 g, at each of the main meals.',
      sources: ['issn_protein_2017'],
    },
    {
      id: 'protein-and-muscle-combine',
      role: 'how',
      text: 'The national guidelines ask for good-quality protein through combinations of foods, with pulses, eggs and flesh foods together giving about 14 to 15 per cent of the day’s energy.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'protein-and-muscle-care',
      role: 'care',
      text: 'ICMR-NIN advises against protein supplements for building muscle and warns that large amounts of protein powder over a long time may harm bones and kidneys. People with kidney disease need an individual protein target from their doctor or dietitian.',
      sources: ['icmr_nin_2024', 'bauer_2013'],
    },
  ],
}
