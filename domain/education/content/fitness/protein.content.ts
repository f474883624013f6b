import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'how-much-in-bowls',
    title: 'Your protein, counted in katoris',
    summary: 'How much protein you need, and how to find it on an Indian plate without a scale.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Your need depends on your weight and training',
        explanation:
          'The Indian recommended allowance for adults is 0.83 g of protein for each kilogram of body weight a day. That is enough if you are lightly active. Regular, hard training raises the need. The International Society of Sports Nutrition gives 1.4 to 2.0 g per kilogram for most people who exercise. More than that builds no extra muscle in most people. If you have kidney disease, or diabetes with kidney changes, ask your doctor before you eat more protein.',
        example:
          'A woman of 60 kg in Nagpur needs about 50 g on an ordinary day. When she starts lifting four times a week, 85 g or so is a good first goal. That means two more katoris of thick varan or usal, a bowl of curd, and two eggs or 60 g of paneer.',
        tips: [
          'Multiply your weight in kilograms by 0.83 and keep the number in mind for a week.',
          'Raise protein only together with training, by one portion a day.',
          'Ask your doctor first if you have ever been told about a kidney problem.',
        ],
      },
      {
        title: 'How much protein is in a portion',
        explanation:
          'Numbers help once you know what your bowls hold. A katori of thick dal gives roughly 6 to 8 g, cooked rajma or chana 8 to 10 g, curd about 5 g. A glass of milk gives 6 to 7 g, one egg 6 g. A palm of cooked chicken or fish, about 100 g, gives 20 to 30 g. Rice and roti add 3 to 4 g a portion. Watery dal gives far less than people think. What counts is how much lentil is in the bowl.',
        example:
          'One Bengali day: two eggs with toast (about 18 g), rice with thick musur dal and a piece of rui (about 32 g), chhola as a snack (8 g), two rotis with chhana and vegetables (about 20 g), a glass of milk (7 g). Together some 85 g.',
        tips: [
          'Cook dal thick enough to hold its shape on a roti for a second.',
          'Weigh one katori of your own dal or curd once, and later you can judge by eye.',
          'Look up one food a day in a public food table instead of guessing.',
        ],
      },
      {
        title: 'Spread it over the day',
        explanation:
          'Many Indian days have almost all their protein at dinner. Breakfast is tea and biscuits, and lunch is mostly rice. Your body can’t store amino acids (the parts of protein) as it stores fat. So three or four moderate helpings serve your muscles better than one large one. Protein with every meal also keeps you full for longer. For most people, breakfast is the easiest place to add some, because it has so little.',
        example:
          'In Delhi, two rusks with chai give about 4 g. Two besan chilla with a katori of curd give about 15 g, and a handful of peanuts at eleven another 7 g, while lunch and dinner stay as they are.',
        tips: [
          'Add one protein food to breakfast on five days this week.',
          'Look at each plate and ask which item gives you protein.',
          'Keep roasted chana or peanuts where the biscuits used to be.',
        ],
      },
    ],
    sources: ['icmr_nutrients_2020', 'issn_protein_2017', 'usda_food_data'],
  },
  {
    id: 'quality-and-muscle',
    title: 'From dal to muscle: quality, dose and training',
    summary: 'How grains and pulses complete each other, how much one meal can use, and why lifting comes first.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Grains and pulses complete each other',
        explanation:
          'Protein is built from amino acids, and nine of them must come from food. Cereals are short of one, lysine. Pulses are short of another, methionine. Together, each makes up for what the other lacks. Milk, eggs, fish, meat and soya are complete on their own. You don’t need to eat the partners on one plate, as long as both come in the day. Amounts matter, though. A mountain of rice with a spoon of dal is still mostly rice. A fair mix is about one part raw pulse to three or four parts raw cereal.',
        example:
          'Khichdi in Gujarat, idli in Tamil Nadu, rajma chawal in Jammu and thukpa with beans in Sikkim have long done this. Stir an extra handful of moong into the khichdi and it’s better still.',
        tips: [
          'Cook khichdi with one part dal to two parts rice this week.',
          'Serve pulses twice a day instead of once, in smaller katoris if you like.',
          'Add curd, milk, egg or soya to the one meal of the day without a pulse.',
        ],
      },
      {
        title: 'What one meal can use',
        explanation:
          'After a meal, your body builds muscle for a few hours and then slows, even if more protein arrives. Expert position statements put the useful amount near 0.25 g per kilogram of body weight. In practice that is 20 to 40 g every three to four hours. Anything beyond is not wasted. Your body uses it for other tissues or burns it. Still, two smaller helpings do more for you than one large one. From about sixty, muscle responds more slowly. Then aim for the upper half of that range.',
        example:
          'For a man of 72 kg about 20 g a meal is a good start. At a Goan lunch that is a fillet of fish; at a Punjabi dinner a large katori of rajma, two rotis and a bowl of curd; at breakfast three eggs and toast.',
        tips: [
          'Pick your three meals and name the food that gives you 20 g to each.',
          'Move half of a very large dinner portion to breakfast or an evening snack.',
          'Add curd or milk to any meal where dal is the only protein.',
        ],
      },
      {
        title: 'Protein builds muscle only if you train',
        explanation:
          'Extra protein alone adds little muscle. Muscles grow when you work them hard, and a bit harder over the months: push-ups, squats, bands, weights. The World Health Organization advises all adults to strengthen the large muscle groups on at least two days a week. Food then brings the bricks. If you train regularly on ordinary home meals, you’ll be stronger than a person who drinks shakes and skips sessions.',
        example:
          'Dinner in Shillong may be rice, smoked pork, dal and greens for the whole family. The one who wants to build muscle does twenty minutes of squats, wall push-ups and rows with a water can on three evenings.',
        tips: [
          'Fix two days this week for strength work and write them in the calendar.',
          'Start with ten sit-to-stands from a chair, three rounds.',
          'Add one repetition each week before you add weight.',
        ],
      },
    ],
    sources: ['issn_protein_2017', 'who_activity_facts'],
  },
]
