import type { Subject } from '../subject.ts'

export const EXERCISE_AND_MOOD: Subject = {
  id: 'exercise-and-mood',
  category: 'mental_health',
  name: 'exercise and mood',
  keywords: [
    'exercise and mood',
    'exercise and depression',
    'exercise for depression',
    'exercise and mental health',
    'walking and mood',
    'exercise for anxiety',
    'endorphins',
    'physical activity and mental health',
    'movement and mood',
    'low mood',
    'depression',
  ],
  facts: [
    {
      id: 'exercise-and-mood-risk',
      role: 'why',
      text: 'Adults who reached half the recommended amount of activity had an 18 per cent lower risk of depression than inactive adults in a review of 15 long-term studies, and those who reached all of it a 25 per cent lower risk. Such studies show a link, not a cause.',
      sources: ['pearce_2022'],
    },
    {
      id: 'exercise-and-mood-cochrane',
      role: 'why',
      text: 'A Cochrane review of 73 trials with about 5,000 adults found that exercise may ease depressive symptoms compared with no treatment, and probably does so about as well as psychological therapy. How long the effect lasts is uncertain.',
      sources: ['cochrane_exercise_2026'],
    },
    {
      id: 'exercise-and-mood-amount',
      role: 'how_much',
      text: 'The general aim of 150 to 300 minutes of moderate activity a week also serves mental health, and less than that is better than nothing.',
      sources: ['who_activity_2020', 'pearce_2022'],
    },
    {
      id: 'exercise-and-mood-kinds',
      role: 'how',
      text: 'Walking or jogging, yoga and strength training were among the most effective kinds of exercise for depressive symptoms in a comparison of 218 trials. Many of the results are uncertain.',
      sources: ['noetel_2024'],
    },
    {
      id: 'exercise-and-mood-small',
      role: 'how',
      text: 'Adding up small amounts is enough: the National Institute of Mental Health suggests 30 minutes of walking a day and says that shorter spells count together.',
      sources: ['nimh_caring'],
    },
    {
      id: 'exercise-and-mood-care',
      role: 'care',
      text: 'Depression is more than a passing low mood, and effective treatments exist; exercise can be added to them. Antidepressants should not be stopped suddenly or without talking to the doctor.',
      sources: ['who_depression', 'nhs_antidepressants'],
    },
  ],
}
