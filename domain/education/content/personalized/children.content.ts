import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'first-foods',
    title: 'First foods, from six months to two years',
    summary: 'When to start solid food, how thick and how often, and what isn’t safe for a baby.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Start at six months, along with milk',
        explanation:
          'Breast milk is the whole diet until about six months. It goes on until two years or longer. From six months it no longer covers iron and energy, so add soft food. Your baby is ready when she sits with support, holds her head steady and reaches for food. Begin with a few spoons of a mash thick enough to stay on the spoon. Dal water and thin soups fill the stomach but feed the baby little. Give lumps by eight or nine months and family food at a year. If your child was born early, is ill or grows slowly, plan this with the paediatrician.',
        example:
          'In Odisha: well-cooked rice and moong dal mashed with a half spoon of ghee, then with pumpkin, then with mashed fish or egg yolk and white, cooked firm. In Karnataka: ragi porridge with a milk feed and ripe banana.',
        tips: [
          'Offer one new food at a time and give it for two or three days.',
          'Feed sitting up and awake, never lying down.',
          'Stop when the child turns away, and offer again at the next meal.',
        ],
      },
      {
        title: 'Often, varied and with iron',
        explanation:
          'A baby’s stomach is small. The usual guide is two to three meals a day from six to eight months. From nine months it’s three to four, with one or two snacks if the child is hungry. Give a grain, a pulse, and a strongly coloured vegetable or fruit each day. From the beginning, add food rich in iron or protein: egg, fish, chicken, dal, curd. A little ghee, oil or groundnut paste gives more energy. Doctors in India commonly prescribe vitamin D and iron drops for babies. Your doctor decides.',
        example:
          'A day in Nashik at ten months: nachni kheer; half a katori of varan bhaat with ghee and mashed palak; curd with chikoo; khichdi with carrot and a mashed boiled egg. Breast milk in between and at night.',
        tips: [
          'Squeeze lemon or add tomato to dal, so the child takes up more iron.',
          'Ask at each vaccination for weight and length on the growth chart.',
          'Use a small katori just for the child, so you see how much is eaten.',
        ],
      },
      {
        title: 'What isn’t safe for babies',
        explanation:
          'No honey before the first birthday, not even on a finger. It can carry the germ of infant botulism. In the first year, no added salt or sugar, no tea, no juice, no biscuits dipped in tea. You can cook with cow or buffalo milk, but it isn’t the main drink before twelve months. Whole nuts, whole grapes, hard raw carrot and popcorn can block a small airway, so grind, grate or cut them. Boil water and wash hands. See a doctor at once for blood in stools, repeated vomiting, dry nappies, sunken eyes, fever in a young baby, or a child who is limp or won’t feed.',
        example:
          'At four, give mashed papaya with curd, not glucose biscuits in tea. In ragi, use ripe banana, not sugar. An older brother’s groundnuts become a smooth paste for the baby, if there’s no allergy.',
        tips: [
          'Use a cup from six months for other drinks, not a bottle.',
          'Learn first aid for choking from your health worker.',
          'For loose motions, give ORS, go on feeding, and see the doctor.',
        ],
      },
    ],
    sources: ['who_child_feeding_2023', 'nhs_baby_foods', 'iap_feeding_2016'],
  },
  {
    id: 'school-years',
    title: 'School years without fights over food',
    summary: 'Who decides what at meals, how to pack a tiffin that comes back empty, and how to read growth.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'You choose what, the child chooses how much',
        explanation:
          'Appetite changes from day to day. Many children refuse new foods between two and six. Both are normal. Share the work calmly. You decide what, when and where. The child decides whether and how much. A new vegetable may need ten or more quiet offers before the child likes it. So go on serving a spoonful with a food the child knows. Forcing, bribing with sweets and screens at meals teach children to ignore hunger. Eat together when you can. Children copy what they see far more than what they hear.',
        example:
          'In a Lucknow family, the child has refused lauki for weeks. The parents go on serving one spoon with dal and roti. Grandmother eats hers with pleasure and says nothing. Then the child helps to grate it for kofta and tastes one.',
        tips: [
          'Serve one dish that the child surely eats, and one to try.',
          'Let children wash, pluck, knead and stir.',
          'Make meals about half an hour, with the television off.',
          'Offer fruit with a meal, not as a reward for finishing it.',
        ],
      },
      {
        title: 'A tiffin that comes back empty',
        explanation:
          'A school day needs energy that lasts: a grain, a protein and a vegetable or fruit, in pieces that are easy to eat cold within ten minutes. Give water to drink. Chips, instant noodles, cream biscuits and sweet drinks have salt and sugar and little else. India’s food regulator doesn’t allow their sale or advertising in schools or within 50 metres. A cartoon doesn’t make a packet better, so read sugar and salt on the back. Growing girls and boys need iron, and schools give weekly iron and folic acid tablets.',
        example:
          'Monday: vegetable idli with groundnut chutney, and orange. Tuesday: egg or paneer bhurji roll with cucumber. Wednesday: moong chilla with tomato chutney. Thursday: rajma rice with carrot sticks. Friday: thepla with curd and a guava.',
        tips: [
          'Plan five tiffins with the child on Sunday.',
          'Pack food cool in summer, and leave out what spoils by noon.',
          'Send water. Give juice and flavoured milk only now and then.',
        ],
      },
      {
        title: 'Read growth on a chart, not in a mirror',
        explanation:
          'Adult BMI categories aren’t for children. Doctors judge growth on charts by age and sex. Up to five years, these are the World Health Organization’s. From five to eighteen, they’re the Indian Academy of Pediatrics’. One point tells you little. The line over a year tells you a lot. If it moves down or up across the chart’s lines, see the doctor. Never put a child on a weight-loss diet without the doctor. Change what the whole family buys, drinks and plays. From five, children need about an hour of lively movement a day. See a doctor soon for weight loss, tiredness, great thirst, delayed puberty or fear of eating.',
        example:
          'A boy of nine in Surat moves towards a higher line. His parents don’t weigh him daily. They buy cold drinks only for birthdays and walk after dinner, and he joins the kho-kho team. After six months he has grown taller and the line has bent back.',
        tips: [
          'Ask the school or doctor for height and weight twice a year.',
          'Don’t talk about anyone’s body at the table.',
          'Set screens aside at meals and for the hour before sleep.',
        ],
      },
    ],
    sources: ['iap_growth_2015', 'fssai_schools_2020', 'who_activity_2020'],
  },
  {
    id: 'eating-disorders',
    title: 'Eating disorders: how to notice and how to help',
    summary: 'How to notice an eating disorder at any age, what to say, and when to go to a doctor at once.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'How to notice, at any age and weight',
        explanation:
          'An eating disorder is a serious illness in which thoughts about food, weight or shape take over. Nobody chooses it, and nobody is to blame. It affects girls and boys, women and men, at every age and weight. So a normal weight rules nothing out. Watch for eating very little, a strong fear of gaining weight, or eating large amounts without being able to stop. Watch also for vomiting or hard exercise after meals, and for eating in secret or with shame. In a child, look also for falling weight or growth that slows. People can recover, and early treatment matters.',
        example:
          'Arjun, 16, lives in Pune. He has left out rice, and then dinner with the family. He trains twice a day, even with a fever, and is often cold. His weight looks normal. His aunt notices that he no longer eats with anyone.',
        tips: [
          'Look at changes over weeks: meals, mood, sleep, friends, periods.',
          'See a doctor soon, even if the weight seems normal.',
          'Is it about you? Tell one person you trust, and go to the doctor together.',
        ],
      },
      {
        title: 'What to say, and what to leave out',
        explanation:
          'Choose a calm moment, away from the table. Say what you’ve seen and that you care: “I’ve noticed that meals are hard for you. How can I help?” Then listen. “Just eat” doesn’t help. No diets, no calorie talk, and no remarks about anyone’s body, kind ones included. American paediatricians warn that dieting and weight talk at home can lead teenagers into eating disorders. Families often feel at fault. They aren’t, and they’re needed. For young people with anorexia (eating far too little), British guidance recommends family therapy first.',
        example:
          'Arjun’s aunt sits down with him on the terrace. She doesn’t speak of weight. She says, “You seem sad, and I miss you at dinner.” He says nothing. The next day he asks if she’ll come along to the doctor.',
        tips: [
          'Eat together at regular times, and talk about anything but food.',
          'Don’t argue, scold, praise or count at meals.',
          'Leave weighing to the doctor’s team.',
          'Hide accounts that praise thinness or strict rules from your feed.',
        ],
      },
      {
        title: 'When to go at once, and how to eat more safely',
        explanation:
          'Call 112 or go to a hospital now for fainting, confusion, a very slow pulse, chest pain, or refusing all food and drink. Talk of wanting to die is an emergency too. Stay with the person. Call 112, or Tele-MANAS on 14416, free at any hour. Is someone very thin, or have they hardly eaten for five days or more? See a doctor the same day, before they eat much more. After a long time with little food, eating a lot at once can upset the salts in the blood. This is dangerous. Doctors call it refeeding syndrome.',
        example:
          'They call 14416 together on Sunday, and the counsellor names a hospital. On Monday the doctor checks pulse, blood pressure and blood salts. With a psychiatrist and a dietitian, she plans how his meals grow step by step.',
        tips: [
          'Save 14416 and 112 in your phone today.',
          'Until the doctor’s visit, don’t stop the food they can manage now.',
          'If there’s talk of dying, lock away medicines and pesticides.',
          'Children can also call Childline on 1098, free at any hour.',
        ],
      },
    ],
    sources: [
      'nimh_eating_disorders',
      'nice_eating_disorders_2017',
      'aap_eating_disorders_2016',
      'rcpsych_emergencies_2022',
      'nice_nutrition_support_2006',
      'tele_manas',
      'emergency_112',
    ],
  },
]
