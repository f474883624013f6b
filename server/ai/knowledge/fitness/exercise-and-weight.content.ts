import type { Subject } from '../subject.ts'

export const EXERCISE_AND_WEIGHT: Subject = {
  id: 'exercise-and-weight',
  category: 'fitness',
  name: 'exercise and body weight',
  keywords: [
    'exercise and weight',
    'exercise for weight loss',
    'weight loss exercise',
    'fat loss',
    'fat burning',
    'burn fat',
    'belly fat',
    'tummy fat',
    'abs',
    'crunches',
    'spot reduction',
    'cardio',
    'weight maintenance',
    'keeping weight off',
    'plateau',
  ],
  meaning: 'Exercise is one half of looking after body weight, and food is the other.',
  facts: [
    {
      id: 'exercise-and-weight-health',
      role: 'why',
      text: 'A Cochrane review found that exercise improves blood pressure, blood fats and blood sugar in people with overweight, even when no weight is lost.',
      sources: ['cochrane_overweight_2006'],
    },
    {
      id: 'exercise-and-weight-with-food',
      role: 'why',
      text: 'Exercise alone leads to a small loss of weight, and exercise combined with a change of diet to a greater loss than the diet alone.',
      sources: ['cochrane_overweight_2006'],
    },
    {
      id: 'exercise-and-weight-minutes',
      role: 'how_much',
      text: 'According to the American College of Sports Medicine, 150 to 250 minutes of moderate activity a week bring only modest weight loss, and more than 250 minutes a clinically relevant one.',
      sources: ['acsm_weight_2009'],
    },
    {
      id: 'exercise-and-weight-keep-off',
      role: 'how_much',
      text: 'British guidance says that 45 to 60 minutes of moderate activity a day may be needed to prevent obesity, and 60 to 90 minutes to avoid regaining weight that was lost.',
      sources: ['nice_ng246'],
    },
    {
      id: 'exercise-and-weight-strength',
      role: 'how',
      text: 'Strength training does not by itself bring much weight loss, but it can increase lean mass and the loss of fat mass.',
      sources: ['acsm_weight_2009'],
    },
    {
      id: 'exercise-and-weight-spot',
      role: 'care',
      text: 'Exercises for the abdomen do not take fat from the abdomen in particular: in a six-week trial of 24 adults they strengthened the muscles without changing the fat above them.',
      sources: ['vispute_2011'],
    },
    {
      id: 'exercise-and-weight-supervision',
      role: 'care',
      text: 'People with known heart disease, diabetes or kidney disease who have not been active should have medical clearance before they start an exercise programme.',
      sources: ['acsm_screening_2015'],
    },
  ],
  steps: [
    'Judge a month by minutes walked, waist and well-being as well as by the scales.',
    'Walk, cycle or swim on most days, in pieces if a long stretch does not fit.',
    'Keep two days for strength exercises, so that muscle is kept while weight is lost.',
    'Change the plate at the same time: more vegetables and dal, smaller helpings of rice, roti and oil.',
    'Do not reward a workout with a samosa or a sweet lassi.',
    'Keep moving once the goal is reached, because that is when activity matters most.',
  ],
  example:
    'An office worker who wants to lose some weight walks for 45 minutes on working days, partly to and from the metro, and does strength exercises on two evenings. At home the oil in the kadhai and the second helping of rice become smaller, and the belt is measured once a month.',
  questions: [
    'How many minutes of moderate activity does your week hold now?',
    'Which change in your meals could go along with the exercise?',
    'What besides the number on the scales would show you that the effort is worthwhile?',
  ],
}
