import type { Subject } from '../subject.ts'

export const COELIAC: Subject = {
  id: 'coeliac',
  category: 'diet',
  name: 'eating with coeliac disease',
  keywords: [
    'coeliac',
    'coeliac disease',
    'celiac',
    'celiac disease',
    'gluten',
    'gluten free',
    'gluten free diet',
    'gluten free food',
    'gluten intolerance',
    'wheat intolerance',
  ],
  facts: [
    {
      id: 'coeliac-gut',
      role: 'why',
      text: 'In coeliac disease the small intestine becomes inflamed when a person eats gluten, a protein in wheat, barley and rye, and takes up food less well.',
      sources: ['nice_ng20'],
    },
    {
      id: 'coeliac-india',
      role: 'why',
      text: 'Coeliac disease is more common in India than many think: in a survey of 10,488 people in and around Delhi, about 1 in 96 had it.',
      sources: ['makharia_coeliac_2011'],
    },
    {
      id: 'coeliac-regions',
      role: 'why',
      text: 'Screening of 23,331 healthy adults found coeliac disease in about 8.5 of 1,000 people in northern India, 4.7 in the north-east and 0.1 in the south.',
      sources: ['ramakrishna_2016'],
    },
    {
      id: 'coeliac-label',
      role: 'how_much',
      text: 'A food labelled gluten-free in India must have less than 20 mg of gluten in a kilogram.',
      sources: ['fssai_gluten_free'],
    },
    {
      id: 'coeliac-lifelong',
      role: 'how',
      text: 'The main treatment of coeliac disease is to eat no gluten for life, says British guidance, with advice from a professional who knows the disease well.',
      sources: ['nice_ng20'],
    },
    {
      id: 'coeliac-kitchen',
      role: 'how',
      text: 'Hot water with soap removes gluten from pans and surfaces, says the charity Coeliac UK, which also advises clean oil for frying and suggests separate boards for bread.',
      sources: ['coeliac_uk_kitchen'],
    },
    {
      id: 'coeliac-oats',
      role: 'how',
      text: 'Oats that are labelled gluten-free can be part of the diet of people with coeliac disease, says the American College of Gastroenterology, with follow-up because a few do not tolerate them.',
      sources: ['acg_coeliac_2023'],
    },
    {
      id: 'coeliac-mill',
      role: 'care',
      text: 'Grains without gluten often pick up wheat on the way: in a study from southern India, 36.7 per cent of 109 products made from such grains had more gluten than a gluten-free food may have, and so had 9.8 per cent of 51 labelled gluten-free.',
      sources: ['gluten_india_2020'],
    },
    {
      id: 'coeliac-test',
      role: 'care',
      text: 'Tests for coeliac disease are accurate only while a person eats gluten, in more than one meal a day for at least six weeks. British guidance advises nobody to give gluten up before a specialist has confirmed the disease.',
      sources: ['nice_ng20'],
    },
    {
      id: 'coeliac-who',
      role: 'care',
      text: 'British guidance offers a test for coeliac disease to people with lasting belly symptoms, long tiredness, weight loss, mouth ulcers or an unexplained lack of iron, and to the parents, brothers, sisters and children of people who have it.',
      sources: ['nice_ng20'],
    },
    {
      id: 'coeliac-review',
      role: 'care',
      text: 'People with coeliac disease should be offered a review every year, says British guidance, and may need calcium or vitamin D if their food gives too little.',
      sources: ['nice_ng20'],
    },
  ],
}
