import type { Subject } from '../subject.ts'

export const CAFFEINE: Subject = {
  id: 'caffeine',
  category: 'mental_health',
  name: 'tea, coffee and caffeine',
  keywords: [
    'caffeine',
    'coffee',
    'tea',
    'chai',
    'filter coffee',
    'energy drink',
    'energy drinks',
    'coffee and anxiety',
    'caffeine and anxiety',
    'caffeine and sleep',
    'caffeine withdrawal',
    'too much tea',
    'too much coffee',
    'cola',
    'jitters',
  ],
  facts: [
    {
      id: 'caffeine-sleep',
      role: 'why',
      text: 'A small study found that 400 mg of caffeine shortened the night by more than an hour even when it was taken 6 hours before bed.',
      sources: ['drake_2013'],
    },
    {
      id: 'caffeine-panic',
      role: 'why',
      text: 'In people with panic disorder, about as much caffeine as in five cups of coffee brought on panic attacks in many, according to a review of challenge studies.',
      sources: ['klevebrant_2022'],
    },
    {
      id: 'caffeine-limit',
      role: 'how_much',
      text: 'India’s dietary guidelines advise keeping caffeine within 300 mg a day. By their figures a 150 ml cup of brewed coffee has 80 to 120 mg, of instant coffee 50 to 65 mg and of tea 30 to 65 mg.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'caffeine-pregnancy',
      role: 'care',
      text: 'The European Food Safety Authority considers up to 200 mg of caffeine a day from all sources safe for the unborn child in pregnancy.',
      sources: ['efsa_2015'],
    },
    {
      id: 'caffeine-meals',
      role: 'how',
      text: 'Tannins in tea and coffee bind iron, and the national guidelines ask people to leave at least one hour between these drinks and a meal, before and after.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'caffeine-withdrawal',
      role: 'how',
      text: 'Stopping caffeine suddenly can cause headache, tiredness and low mood, mostly beginning 12 to 24 hours after the last cup and lasting 2 to 9 days.',
      sources: ['juliano_2004'],
    },
    {
      id: 'caffeine-care',
      role: 'care',
      text: 'Restlessness and poor sleep do not always come from tea or coffee: see a professional if severe or distressing symptoms last 2 weeks or longer.',
      sources: ['nimh_caring'],
    },
  ],
}
