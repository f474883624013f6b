import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'oil-in-the-kadhai',
    title: 'Which fat goes into the kadhai, and how much',
    summary: 'You will know how to choose, measure and keep cooking oil, and which fats are better left in the shop.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Soft fats more often than hard ones',
        explanation:
          'Fats differ by what they are made of. Oils that stay liquid, such as mustard, groundnut, sesame, soybean, sunflower and rice bran, are mostly unsaturated and kinder to the arteries. Ghee, butter, coconut oil and palm oil hold more saturated fat, which the World Health Organization asks us to keep below a tenth of energy. Industrial trans fat, found in some vanaspati and bakery shortening, has no safe use. Rotating two liquid oils and keeping ghee for flavour serves most kitchens.',
        example:
          'A Bengali kitchen cooks in mustard oil already. In Thiruvananthapuram the thoran can keep its spoon of coconut while the fish is fried in groundnut oil, and a Punjabi dal keeps half a teaspoon of ghee on top.',
        tips: [
          'Buy your next bottle in a different liquid oil from the last one.',
          'Let ghee finish the dish, and use oil for the frying.',
          'Put back biscuits and puffs that list hydrogenated fat or vanaspati.',
        ],
      },
      {
        title: 'Measure once, and the eye learns',
        explanation:
          'Every fat, cheap or costly, holds about 9 kcal per gram, so a tablespoon of olive oil or ghee brings well over 100. The Dietary Guidelines for Indians plan about 27 g of visible fat a day in a diet of 2,000 kcal, which is about six teaspoons for one person, tadka and roti included. Oil poured from the can is nearly always more than the cook believes. A spoon, or a small bottle filled for the week, changes this without changing a recipe.',
        example:
          'A family of four in Indore fills a bottle with 800 ml on Sunday and cooks the whole week from it. If poha and sabzi have emptied it by Friday, the tadka was too deep.',
        tips: [
          'Pour oil through a teaspoon for seven days.',
          'Note the date when you open a litre, and divide by heads and days when it is empty.',
          'Roast bhindi, baingan or fish on a tawa with one teaspoon in place of deep-frying.',
        ],
      },
      {
        title: 'Heat, light and second frying',
        explanation:
          'Oil that has smoked, darkened or foamed has begun to break down, and each new heating adds more unwanted compounds. Indian food safety rules use total polar compounds as the measure and tell food businesses to discard oil above 25 per cent. At home there is no meter, so colour, smell and stickiness must serve. Strain leftover frying oil, keep it cool and dark, use it up in a sabzi within a day or two, and do not fry in it again. Fresh oil likes the same dark shelf.',
        example:
          'After pakoras on a rainy evening in Nashik, a small kadhai with just one cup of oil leaves little over. It goes through a strainer and into the next day’s kanda batata, and no further.',
        tips: [
          'Fry in a small deep kadhai, so that less oil is left.',
          'Lower the flame as soon as oil begins to smoke.',
          'Keep the oil can away from the stove and the window.',
        ],
      },
    ],
    sources: [SOURCES.icmr_guidelines_2024, SOURCES.who_healthy_diet_facts, SOURCES.fssai_frying_oil_2017],
  },
  {
    id: 'fat-for-active-people',
    title: 'Enough fat, at the right moment',
    summary:
      'You will know why training needs some fat, where omega-3 comes from in India, and when fat gets in the way.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Too little has a price',
        explanation:
          'Fat carries vitamins A, D, E and K, is part of every cell’s membrane and raw material for sex hormones. It is also the main fuel of an easy walk and of the day between sessions. Sports nutrition guidance discourages athletes from staying below a fifth of energy from fat for long; the Indian guidelines set the other edge at 30 per cent. Between the two there is room for taste. A diet of boiled vegetables and egg whites leaves that room for no good reason.',
        example:
          'For a woman who eats 2,000 kcal, a fifth means about 45 g in the day: four teaspoons of oil in cooking, the yolk of one egg, two cups of milk and a small handful of groundnuts already bring her there.',
        tips: [
          'Eat the yolk with the white unless your doctor has set a limit.',
          'Put a teaspoon of oil on cooked greens to take up their vitamin A.',
          'Add a small handful of nuts on days when meals were very lean.',
        ],
      },
      {
        title: 'Omega-3 from fish, seeds and oils',
        explanation:
          'Two fats the body cannot make are linoleic acid, plentiful in most Indian oils, and alpha-linolenic acid, an omega-3 that is scarcer. Oily fish brings the long-chain forms directly; flaxseed, chia, walnuts, mustard and soybean oil bring the plant form, of which the body converts a little. Heart guidelines suggest fish once or twice a week. Claims that omega-3 capsules speed up muscle growth rest on thin ground, so food comes first, and capsules are a question for your doctor if you take blood thinners.',
        example:
          'On the Konkan coast, two servings a week of bangda or tarli do it. In a Jain kitchen in Ahmedabad, a tablespoon of roasted, ground alsi in the bhakri dough and a few walnuts in the afternoon come closest.',
        tips: [
          'Plan one oily-fish meal, such as mackerel or sardine, if you eat fish.',
          'Grind two spoons of roasted flaxseed fresh and stir them into curd or chutney.',
          'Use mustard or soybean oil for one of your daily dishes.',
        ],
      },
      {
        title: 'Keep rich food away from the start line',
        explanation:
          'Fat empties from the stomach more slowly than starch or lean protein. On a quiet evening that is an advantage, because it keeps you satisfied. In the two or three hours before sprints, matches or a long run it means reflux, cramps and a meal that is still waiting to be used. Timing, not avoidance, is the answer: nuts, paneer, fried fish and coconut chutney go to the meals after exercise or to rest days.',
        example:
          'In Shillong, pork with black sesame is a fine supper after Saturday football and a poor lunch before it. Before the match, plain rice with a thin dal and boiled vegetables is the better half of the same kitchen.',
        tips: [
          'Look at the last meal before training and take out one fatty item.',
          'Move your handful of nuts to the hour after exercise.',
          'Keep fried snacks for evenings without training, in a small katori.',
        ],
      },
    ],
    sources: [SOURCES.acsm_nutrition_2016, SOURCES.icmr_guidelines_2024, SOURCES.esc_prevention_2021],
  },
]
