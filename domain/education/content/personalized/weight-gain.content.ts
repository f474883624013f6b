import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'first-the-reason',
    title: 'Find the reason, then add energy',
    summary: 'When low weight needs a doctor, and how to add energy without much more on your plate.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Ask why before you ask how',
        explanation:
          'A BMI under 18.5 counts as underweight for adults. Some people have always been slim and are well. Others eat too little because of work, worry, money, bad teeth or a poor appetite. Some have an illness that first shows on the scale: an overactive thyroid, diabetes, tuberculosis, coeliac disease, depression. If you lose weight without trying, see a doctor first. Go soon for fever or cough over two weeks, night sweats, blood in stools, constant thirst or trouble swallowing. See one too if you’re afraid of food or weight all day. If your BMI is below 16, or you’ve hardly eaten for days, see a doctor before eating more.',
        example:
          'A student in Bhopal has gone from 52 to 47 kg in one term. Before he buys a tin of powder, he sees the doctor at the health centre. She checks blood count, sugar and thyroid, and learns that he skips mess dinners for coaching classes.',
        tips: [
          'Write down your weight a year ago and today, and take both along.',
          'Ask for a check of teeth and gums if chewing hurts.',
          'Don’t use products that promise weight gain. Many contain only sugar and milk powder.',
          'Does food or weight frighten you? Call Tele-MANAS on 14416, free at any hour.',
        ],
      },
      {
        title: 'Another 300 to 500 kcal, in small additions',
        explanation:
          'Do you need to gain? The British health service suggests starting with about 300 to 500 kcal extra a day. Take your time. Large plates put you off if your appetite is small. So add energy to what you already eat: a spoon of groundnut or til paste, curd from full-cream milk, an egg in the upma, nuts on the dalia, a little more oil in dal. Choose foods with protein and minerals too. Ghee, mithai and fried snacks alone add weight, but give your body little to build with.',
        example:
          'Add a handful of groundnuts (about 170 kcal), a glass of milk (about 150) and a banana (about 100) to a breakfast of poha in Indore. The plate looks nearly the same and has some 400 kcal more.',
        tips: [
          'Stir one tablespoon of nut or til paste into porridge, chutney or curd.',
          'Cook dalia or ragi in milk, not water.',
          'Dress every dal and khichdi with a teaspoon of oil or ghee.',
        ],
      },
      {
        title: 'Eat five or six times, not three',
        explanation:
          'A small stomach fills quickly but also empties quickly. Three meals with two or three good snacks are often easier than bigger meals. Nourishing drinks count as snacks. Tea, water and soup just before a meal take away room. Eat by the clock for a few weeks, because you can’t rely on hunger at first. Cook a little ahead on days when you have energy. Eat with others if you can, and have a snack in every place where you spend hours.',
        example:
          'In Thrissur: puttu with kadala curry at eight, a glass of banana milk at eleven, rice with fish curry and thoran at one, a handful of cashews and a boiled egg at four, appam with stew at eight, warm milk with dates before bed.',
        tips: [
          'Set alarms for the two snacks you forget most.',
          'Drink after the meal, not before it.',
          'Carry a box of chikki, roasted chana or nuts.',
          'Weigh yourself once a week, at the same time of day.',
        ],
      },
    ],
    sources: ['nhs_weight_gain', 'icmr_guidelines_2024', 'nice_nutrition_support_2006', 'tele_manas'],
  },
  {
    id: 'strength-with-the-weight',
    title: 'Build strength as you gain weight',
    summary: 'How training, protein and home-made drinks turn extra food into muscle, not only fat.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Give the extra food a job',
        explanation:
          'If your muscles have no reason to grow, your body stores most extra energy as fat. Two or three sessions of strength work a week give that reason, at home or in a gym. Work the large groups: legs, back, chest and shoulders. Make it a little harder every week or two. Rest days matter, because muscle grows between sessions. Long runs each day use up what you’re trying to add, while a daily walk helps your appetite. After illness, or with heart or joint trouble, ask your doctor first.',
        example:
          'A young man in Jalandhar trains on Tuesday, Thursday and Saturday: squats with a sack of wheat, push-ups against the manji, rows with water cans, three rounds of eight to twelve. In between he cycles to work at an easy pace.',
        tips: [
          'Note weight and repetitions, and raise only one of them at a time.',
          'Learn each movement without weights before you add any.',
          'Leave a day between two sessions for the same muscles.',
        ],
      },
      {
        title: 'Protein at every meal, from the kitchen',
        explanation:
          'Muscle is made from protein. Your body handles it better in several portions than all at dinner. Have a clear source at each meal: two eggs, a piece of fish or chicken, a large katori of dal, rajma or chana, paneer, tofu or soya, or thick curd. Cereals and pulses complete each other over the day. The 2024 guidelines for Indians advise the general public against protein supplements. Food gives you the same protein with iron, zinc and fibre. If you have kidney disease, your doctor sets the amount.',
        example:
          'A Marathi vegetarian day: thalipeeth with besan and a katori of curd; lunch with matki usal, bhakri and chaas; roasted chana in the afternoon; amti, rice and paneer bhaji at night. Each meal has roughly 12 to 20 g of protein.',
        tips: [
          'Look at each plate and name its protein before you begin.',
          'Soak a katori of chana or moong every night.',
          'Add soya granules to keema, pulao or cutlets.',
        ],
      },
      {
        title: 'Drinks that count as food',
        explanation:
          'When you can’t chew any more, have a drink. Milk or curd with fruit and nuts gives you energy, protein and calcium, and leaves the stomach faster than a full plate. Home-made drinks cost far less than powders, and you know what’s inside. Use only a teaspoon of sugar. Sweet drinks dull your appetite for the next meal and harm your teeth. If milk doesn’t suit you, take curd, or soya milk with added calcium. If you have diabetes or kidney disease, ask your dietitian about such drinks first.',
        example:
          'Sattu from Bihar: three heaped tablespoons in a glass of milk with a banana, about 350 kcal. Mango lassi made of full-cream curd with a spoon of almond powder in May. Ragi malt with milk and groundnuts in Mysuru during the rains.',
        tips: [
          'Drink it an hour after a meal, so it doesn’t replace one.',
          'Freeze ripe banana pieces for thick shakes without added sugar.',
          'Use boiled or pasteurised milk and a clean jar.',
        ],
      },
    ],
    sources: ['icmr_guidelines_2024', 'who_activity_2020', 'nhs_weight_gain'],
  },
]
