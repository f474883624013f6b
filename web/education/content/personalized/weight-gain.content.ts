import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'first-the-reason',
    title: 'First the reason, then more energy',
    summary: 'You will know when low weight needs a doctor and how to add energy without adding much to the plate.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Ask why before you ask how',
        explanation:
          'A BMI under 18.5 counts as underweight for adults. Some people have always been slim and are well. Others eat too little because of work, worry, money, teeth or a poor appetite, and some have an illness that shows itself first on the scales: an overactive thyroid, diabetes, tuberculosis, coeliac disease, depression. Weight lost without trying therefore belongs to a doctor before any food plan. Go soon with fever or cough for more than two weeks, night sweats, blood in stools, constant thirst, trouble swallowing, or if food and weight fill your thoughts with fear.',
        example:
          'A student in Bhopal has gone from 52 to 47 kg in one term. Before he buys a tin of powder he sees the doctor at the health centre, who checks blood count, sugar and thyroid, and learns that mess dinners are skipped for coaching classes.',
        tips: [
          'Write down your weight of a year ago and of today, and take both along.',
          'Ask for a check of teeth and gums if chewing hurts.',
          'Use no product that promises weight; many contain only sugar and milk powder.',
        ],
      },
      {
        title: 'Another 300 to 500 kcal, in small additions',
        explanation:
          'The British health service suggests that adults who need to gain begin with about 300 to 500 kcal a day more and let it take time. Large plates put off those with a small appetite, so raise the energy of what is already eaten: a spoon of groundnut or til paste, curd from full milk, an egg in the upma, nuts on the dalia, a little more oil in dal. Choose foods that bring protein and minerals too. Ghee, mithai and fried snacks alone add weight, but little of what the body builds with.',
        example:
          'A breakfast of poha in Indore grows by a handful of groundnuts (about 170 kcal), a glass of milk (about 150) and a banana (about 100). The plate looks nearly the same and brings some 400 kcal more.',
        tips: [
          'Stir one tablespoon of nut or til paste into porridge, chutney or curd.',
          'Cook dalia or ragi in milk rather than water.',
          'Dress every dal and khichdi with a teaspoon of oil or ghee.',
        ],
      },
      {
        title: 'Five or six occasions instead of three',
        explanation:
          'A small stomach is filled quickly but empties again. Three meals with two or three substantial snacks are often easier than bigger meals. Drinks that nourish count as snacks; tea, water and soup just before a meal take away room. Eat by the clock for some weeks, since hunger may be a poor guide at first. Cook a little ahead on days with energy, eat with others where you can, and keep a snack in every place where you spend hours.',
        example:
          'In Thrissur: puttu with kadala curry at eight, a glass of banana milk at eleven, rice with fish curry and thoran at one, a handful of cashews and a boiled egg at four, appam with stew at eight, warm milk with dates before bed.',
        tips: [
          'Set alarms for the two snacks you forget most.',
          'Drink after the meal rather than before it.',
          'Carry a box with chikki, roasted chana or nuts.',
          'Weigh yourself once a week, at the same time of day.',
        ],
      },
    ],
    sources: [SOURCES.nhs_weight_gain, SOURCES.icmr_guidelines_2024],
  },
  {
    id: 'strength-with-the-weight',
    title: 'Strength along with the weight',
    summary:
      'You will know how training, protein and home-made drinks turn extra food into muscle rather than only fat.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Give the extra food something to build',
        explanation:
          'Without a reason to build muscle, the body stores most extra energy as fat. Two or three sessions of strength work a week are such a reason, at home as well as in a gym. Work the large groups, legs, back, chest and shoulders, and make the task a little harder every week or two. Rest days are part of it, since muscle grows between sessions. Long runs each day use up what you are trying to add, while a daily walk helps the appetite. After illness, or with heart or joint trouble, ask your doctor first.',
        example:
          'A young man in Jalandhar trains on Tuesday, Thursday and Saturday: squats with a sack of wheat, push-ups against the manji, rows with water cans, three rounds of eight to twelve. In between he cycles to work at an easy pace.',
        tips: [
          'Note weight and repetitions, and raise only one of them at a time.',
          'Learn each movement without load before adding any.',
          'Leave a day between two sessions for the same muscles.',
        ],
      },
      {
        title: 'Protein at every meal, from the kitchen',
        explanation:
          'Muscle is made from protein, and the body handles it better in several portions than all at dinner. Aim for a clear source at each meal: two eggs, a piece of fish or chicken, a large katori of dal, rajma or chana, paneer, tofu or soya, or thick curd. Cereals with pulses complete each other over the day. The 2024 guidelines for Indians advise against protein supplements for the general public; food brings the same building material with iron, zinc and fibre. With kidney disease, your doctor sets the amount.',
        example:
          'A Marathi vegetarian day: thalipeeth with besan and a katori of curd; lunch with matki usal, bhakri and chaas; roasted chana in the afternoon; amti, rice and paneer bhaji at night. Each meal brings roughly 12 to 20 g of protein.',
        tips: [
          'Look at each plate and name its protein before you begin.',
          'Soak a katori of chana or moong every night.',
          'Add soya granules to keema, pulao or cutlets.',
        ],
      },
      {
        title: 'Drinks that count as food',
        explanation:
          'When chewing more is too much, a glass helps. Milk or curd with fruit and nuts brings energy, protein and calcium, and passes the stomach faster than a full plate. Home-made drinks cost a fraction of powders, and you know what is inside. Keep sugar to a teaspoon, because sweetness dulls appetite for the next meal and harms teeth. Those who do not tolerate milk can take curd, or soya milk with added calcium. With diabetes or kidney disease, discuss such drinks with your dietitian first.',
        example:
          'Sattu from Bihar: three heaped tablespoons in a glass of milk with a banana, about 350 kcal. Mango lassi from full curd with a spoon of almond powder in May. Ragi malt with milk and groundnuts in Mysuru during the rains.',
        tips: [
          'Drink it an hour after a meal, so that it does not replace one.',
          'Freeze ripe banana pieces for thick shakes without added sugar.',
          'Use boiled or pasteurised milk and a clean jar.',
        ],
      },
    ],
    sources: [SOURCES.icmr_guidelines_2024, SOURCES.who_activity_2020, SOURCES.nhs_weight_gain],
  },
]
