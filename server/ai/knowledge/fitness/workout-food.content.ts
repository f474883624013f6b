import type { Subject } from '../subject.ts'

export const WORKOUT_FOOD: Subject = {
  id: 'workout-food',
  category: 'fitness',
  name: 'eating before and after a workout',
  keywords: [
    'pre-workout',
    'pre workout',
    'post-workout',
    'post workout',
    'eating before a workout',
    'eating after a workout',
    'before exercise',
    'after exercise',
    'before the gym',
    'after the gym',
    'workout nutrition',
    'workout meal',
    'workout snack',
    'fasted cardio',
    'empty stomach exercise',
    'recovery food',
    'sports nutrition',
    'banana before workout',
  ],
  meaning:
    'Eating around exercise is the choice of what to eat before, during and after a session so that it feels comfortable and the body recovers.',
  facts: [
    {
      id: 'workout-food-long',
      role: 'why',
      text: 'Eating beforehand helps in long sessions: a review of trials found that food before prolonged aerobic exercise improved performance, while shorter sessions went as well without.',
      sources: ['aird_2018'],
    },
    {
      id: 'workout-food-total',
      role: 'why',
      text: 'The exact minute of eating matters less than is often said: when trials were compared at equal total protein, the advantage of protein right around the session disappeared.',
      sources: ['schoenfeld_timing_2013'],
    },
    {
      id: 'workout-food-before',
      role: 'how_much',
      text: 'For sessions longer than an hour, sports nutrition bodies advise 1 to 4 g of carbohydrate per kilogram of body weight, eaten 1 to 4 hours before. Smaller amounts suit the shorter interval.',
      sources: ['thomas_2016'],
    },
    {
      id: 'workout-food-light',
      role: 'how',
      text: 'Just before exercise it is usual to avoid foods that are high in fat, fibre or protein, because they are more likely to upset the stomach.',
      sources: ['thomas_2016'],
    },
    {
      id: 'workout-food-after',
      role: 'how',
      text: 'A meal with good-quality protein within some hours of training supports muscle repair, and the position of the International Society of Sports Nutrition is that it may come before or after the session as preferred.',
      sources: ['issn_timing_2017', 'issn_protein_2017'],
    },
    {
      id: 'workout-food-fasted',
      role: 'care',
      text: 'Exercising without breakfast has not been shown to take off more fat: in a small four-week trial of 20 young women who ate to the same plan, those who trained fasted and those who had eaten lost similar amounts.',
      sources: ['schoenfeld_fasted_2014'],
    },
    {
      id: 'workout-food-supplements',
      role: 'care',
      text: 'India’s national dietary guidelines advise against protein supplements for building muscle and ask for protein from a combination of foods.',
      sources: ['icmr_nin_2024'],
    },
  ],
  steps: [
    'Finish a full meal a few hours before a hard session, and keep only a small snack for the last hour.',
    'Choose something plain before an early walk or gym class, such as a banana or a slice of toast.',
    'Keep fried snacks, rajma and large salads for after the session.',
    'Drink water before you leave the house and carry a bottle.',
    'Eat your ordinary next meal after exercise, with dal, curd, paneer, eggs or fish in it.',
    'Try a new snack on an easy day first, never on the day of a race or a long trek.',
  ],
  example:
    'For a gym class in the early morning, a banana with a few sips of water beforehand and a breakfast of vegetable poha with curd or besan chilla afterwards is enough. When training is in the evening, a small bowl of upma or a curd and fruit cup in the late afternoon bridges the time to a dinner of roti, dal and sabzi.',
  questions: [
    'How long and how hard is the session for which you are eating?',
    'Which foods sit heavily in your stomach when you move?',
    'Do you take medicine for diabetes, so that exercise and meals need to be planned with your doctor?',
  ],
}
