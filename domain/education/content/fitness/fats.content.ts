import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'oil-in-the-kadhai',
    title: 'Which fat goes into the kadhai, and how much',
    summary: 'How to choose, measure and store cooking oil, and which fats to leave in the shop.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Soft fats more often than hard ones',
        explanation:
          'Fats differ in what they are made of. Oils that stay liquid, such as mustard, groundnut, sesame, soybean, sunflower and rice bran, are mostly unsaturated. They are kinder to your arteries. Ghee, butter, coconut oil and palm oil have more saturated fat. The World Health Organization advises getting less than a tenth of our energy from it. Industrial trans fat, found in some vanaspati and bakery shortening, has no safe use. Most kitchens do well with two liquid oils in turn, and ghee for flavour.',
        example:
          'A Bengali kitchen cooks in mustard oil already. In Thiruvananthapuram, the thoran can have its spoon of coconut while the fish is fried in groundnut oil. A Punjabi dal still gets half a teaspoon of ghee on top.',
        tips: [
          'Buy your next bottle in a different liquid oil from the last one.',
          'Finish the dish with ghee, and fry in oil.',
          'Put back biscuits and puffs that list hydrogenated fat or vanaspati.',
        ],
      },
      {
        title: 'Measure once, and your eye learns',
        explanation:
          'Every fat, cheap or costly, has about 9 kcal per gram. So a tablespoon of olive oil or ghee has well over 100. The Dietary Guidelines for Indians plan about 27 g of visible fat a day in a diet of 2,000 kcal. That is about six teaspoons for one person, tadka and roti included. When you pour oil straight from the can, you nearly always use more than you think. Use a spoon, or fill a small bottle for the week. You don’t need to change a recipe.',
        example:
          'A family of four in Indore fills a bottle with 800 ml on Sunday and cooks the whole week from it. If poha and sabzi have emptied it by Friday, the tadka had too much oil.',
        tips: [
          'Pour oil through a teaspoon for seven days.',
          'Write down the date you open a litre. When it’s empty, divide by the number of people and days.',
          'Roast bhindi, baingan or fish on a tawa with one teaspoon, not in deep oil.',
        ],
      },
      {
        title: 'Don’t fry in the same oil twice',
        explanation:
          'Oil that has smoked, darkened or foamed has begun to break down. Each new heating adds more unwanted compounds. Indian food safety rules measure these as total polar compounds. They tell food businesses to discard oil above 25 per cent. You have no meter at home, so go by colour, smell and stickiness. Strain leftover frying oil and store it cool and dark. Use it up in a sabzi within a day or two, and don’t fry in it again. Store fresh oil in the dark too.',
        example:
          'On a rainy evening in Nashik, pakoras in a small kadhai with just one cup of oil leave little oil behind. Strain that oil and use it in the next day’s kanda batata, and not again.',
        tips: [
          'Fry in a small deep kadhai, so less oil is left.',
          'Lower the flame as soon as the oil begins to smoke.',
          'Keep the oil can away from the stove and the window.',
        ],
      },
    ],
    sources: ['icmr_guidelines_2024', 'who_healthy_diet_facts', 'fssai_frying_oil_2020'],
  },
  {
    id: 'fat-for-active-people',
    title: 'Enough fat, at the right moment',
    summary: 'Why training needs some fat, where omega-3 comes from in India, and when fat gets in the way.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Too little fat has a price',
        explanation:
          'Fat carries vitamins A, D, E and K. It is part of every cell and the raw material for sex hormones. It is also the main fuel of an easy walk and of the day between sessions. Sports nutrition guidance discourages athletes from staying below a fifth of energy from fat for long. The Indian guidelines set the upper limit at 30 per cent. Between the two, there’s room for taste. You don’t need to live on boiled vegetables and egg whites.',
        example:
          'For a woman who eats 2,000 kcal, a fifth means about 45 g in the day. Four teaspoons of oil in cooking, the yolk of one egg, two cups of milk and a small handful of groundnuts already give her that.',
        tips: [
          'Eat the yolk with the white unless your doctor has set a limit.',
          'Put a teaspoon of oil on cooked greens to take up their vitamin A.',
          'Add a small handful of nuts on days when meals were very lean.',
        ],
      },
      {
        title: 'Omega-3 from fish, seeds and oils',
        explanation:
          'Your body can’t make two of the fats it needs. One is linoleic acid, which most Indian oils have plenty of. The other is alpha-linolenic acid, an omega-3, which is harder to get. Oily fish gives you the long-chain forms directly. Flaxseed, chia, walnuts, mustard and soybean oil give the plant form, and your body converts a little of it. Heart guidelines suggest fish once or twice a week. There is little proof that omega-3 capsules speed up muscle growth, so food comes first. If you take blood thinners, ask your doctor about capsules.',
        example:
          'On the Konkan coast, two servings of bangda or tarli a week are enough. In a Jain kitchen in Ahmedabad, put a tablespoon of roasted, ground alsi in the bhakri dough and eat a few walnuts in the afternoon.',
        tips: [
          'Plan one oily-fish meal, such as mackerel or sardine, if you eat fish.',
          'Grind two spoons of roasted flaxseed fresh and stir them into curd or chutney.',
          'Use mustard or soybean oil for one of your daily dishes.',
        ],
      },
      {
        title: 'Avoid rich food just before exercise',
        explanation:
          'Fat leaves the stomach more slowly than starch or lean protein. On a quiet evening that helps, because it keeps you full. In the two or three hours before sprints, matches or a long run, it gives you reflux, cramps and a meal your body can’t use yet. You don’t need to avoid fat. Just time it well. Eat nuts, paneer, fried fish and coconut chutney at meals after exercise or on rest days.',
        example:
          'In Shillong, pork with black sesame is a fine supper after Saturday football and a poor lunch before it. Before the match, eat plain rice with a thin dal and boiled vegetables from the same kitchen.',
        tips: [
          'Look at your last meal before training and leave out one fatty item.',
          'Move your handful of nuts to the hour after exercise.',
          'Save fried snacks for evenings without training, in a small katori.',
        ],
      },
    ],
    sources: ['acsm_nutrition_2016', 'icmr_guidelines_2024', 'esc_prevention_2021'],
  },
]
