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
  meaning: 'Moving your body is one of the everyday things that can change how you feel.',
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
  steps: [
    'Put on your shoes and step outside the gate; you can turn back after a few minutes.',
    'Arrange a walk with a friend, because a plan with a friend is harder to skip.',
    'Walk in the morning light on the terrace or in the park.',
    'Choose an activity you once liked: badminton, dancing, cycling, kabaddi with the children.',
    'Note how you felt before and after, in one word each.',
    'On a bad day, count a slow walk around the block as a success.',
  ],
  example:
    'In a hard month a man asks a neighbour to ring the bell each morning, and they walk two rounds of the colony together before work. On days when that is too much, he waters the plants on the terrace, and the 30 minutes come from many small efforts.',
  questions: [
    'After which kind of movement have you felt better in the past?',
    'Who would come along on two mornings a week?',
    'Have you felt low for two weeks or longer, so that you should also talk to a doctor?',
  ],
}
