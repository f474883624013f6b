import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-gentle-deficit',
    title: 'Eat a little less, not as little as possible',
    summary: 'How much less to eat, where to save it on an Indian plate, and how fast is fast enough.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'A deficit of 300 to 500 kcal is enough',
        explanation:
          'You lose weight when you eat less energy than your body spends. For most adults above their healthy range, a deficit of 300 to 500 kcal is a good start. You see it within weeks, and you aren’t hungry at every meal. Plans far below that cost muscle along with fat, and hardly anyone stays with them. Without a doctor, women shouldn’t go under 1,200 kcal a day and men not under about 1,500. See your doctor first if you have diabetes, heart, kidney or liver disease, or have or had an eating disorder. Do the same in pregnancy or while breastfeeding.',
        example:
          'In a Ludhiana kitchen: one teaspoon less of oil in the sabzi for each person (about 40 kcal), three teaspoons less of sugar in the day’s chai (about 50), roasted chana in place of a plate of namkeen (about 150) and one fewer phulka at dinner (about 80). Together roughly 320 kcal, and every dish is still on the table.',
        tips: [
          'Write down what you eat for three ordinary days before you change anything.',
          'Choose two changes that you wouldn’t mind for a year.',
          'Pour the day’s oil into a small bottle, so you can see it.',
        ],
      },
      {
        title: 'Fill the plate in a different order',
        explanation:
          'Indian plates are often built around rice or roti, with vegetables at the rim. Turn that round, and the same plate has fewer calories. Give half of it to vegetables and salad. Give a quarter to dal, curd, paneer, egg, fish or chicken, and a quarter to grain. The 2024 dietary guidelines for Indians also advise getting at most 45 per cent of energy from cereals. For the day they recommend 400 g of vegetables, 100 g of fruit and 300 ml of milk or curd. Fibre and protein keep you full for longer, so the next hours are easier.',
        example:
          'A Tamil lunch of three cups of rice, sambar and two spoons of poriyal becomes one cup of rice, two katoris of sambar with drumstick and pumpkin, a heaped katori of beans poriyal, cucumber and a katori of curd.',
        tips: [
          'Put vegetables and dal on the plate first and the grain last.',
          'Begin lunch with a bowl of salad, rasam or clear soup.',
          'Take a second helping of vegetables before a second roti.',
          'Wait ten minutes before you decide on more rice.',
        ],
      },
      {
        title: 'Half a kilogram a week is fast enough',
        explanation:
          'A steady loss is half a kilogram a week, one at most, and it slows with time. Even 5 to 10 per cent of your starting weight, lost over six months or so, helps many people. It can improve blood pressure, blood sugar and sleep. Daily weights jump with salt, periods and travel, so compare weekly averages. Measure your waist too. For Indians, the risk rises from 90 cm in men and 80 cm in women. The tape often shows a change when the scale doesn’t.',
        example:
          'A woman of 82 kg in Pune plans for 78 kg by the end of four months, which is about 5 per cent. She weighs herself on Sunday mornings and ties a knot in a string at her waist on the first of each month. On other days she doesn’t look at any number.',
        tips: [
          'Weigh yourself once or twice a week, in the morning, and note the average.',
          'Measure the waist midway between the lowest rib and the hip bone.',
          'See a doctor if you lose weight without trying, or faint, or feel weak.',
        ],
      },
    ],
    sources: ['nice_obesity_2025', 'cdc_weight', 'icmr_guidelines_2024', 'misra_2009', 'obesity_2013'],
  },
  {
    id: 'keeping-it-off',
    title: 'How to stay at your new weight',
    summary: 'Why weight loss slows, how to save muscle, and what to do after a week off plan.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'A plateau is normal, not failure',
        explanation:
          'A lighter body spends less energy, at rest and on every staircase. After a few months, the meals that once helped you lose weight only hold it steady. You’re often a little hungrier than before. That is how the body works, and it happens to nearly everyone. Check first what has crept back, usually oil, drinks and tasting while you cook. Then decide: another small change, more movement, or a few weeks of holding your new weight. That’s a success in itself. Cutting meals further seldom helps for long.',
        example:
          'A teacher in Kolkata has been at 74 kg for five weeks. Her notes show mishti doi on four evenings and luchi on Sundays again. She still eats the luchi, moves the mishti doi to weekends, and gets off the bus one stop earlier.',
        tips: [
          'Take notes for three days again if your weight hasn’t moved for a month.',
          'Change one thing at a time, so you learn what works.',
          'Before a wedding season or exams, plan a month of just holding your weight.',
        ],
      },
      {
        title: 'Move to save muscle and stay at your weight',
        explanation:
          'Food does most to help you lose weight. Movement helps you stay there. The World Health Organization advises at least 150 minutes of moderate activity a week for health, with strength work on two days. NICE, the UK’s health guidance body, notes that after losing a lot you may need 60 to 90 minutes a day to stay there. Walking, stairs and housework count. Strength work and protein at each meal tell your body to save muscle while you lose fat. Begin below what you can do. Ask your doctor first if you have heart or joint trouble.',
        example:
          'In Nagpur, on Monday and Thursday: twenty minutes of sitting down and rising from a chair, pushing off the kitchen wall and carrying two water bottles. On other days, a brisk walk after dinner. Each meal has a katori of dal, usal, curd or two eggs.',
        tips: [
          'Fix two days for strength work and treat them like appointments.',
          'Add ten minutes of walking to one meal, then to a second.',
          'Stop and seek help for chest pain, breathlessness at rest or fainting.',
        ],
      },
      {
        title: 'Plan for the week when things go wrong',
        explanation:
          'Guests, travel, an ill child: plans break for ordinary reasons. What counts is how soon you eat the next usual meal. Decide beforehand what you’ll do: “if this happens, I do that”. Plan your sleep too, because short nights make most people hungrier. Eat your favourite foods, at a size and on a day you have chosen. After a strict ban, you tend to eat a larger portion later. If eating feels out of control, or you make up for meals by vomiting or starving, please speak to a doctor. Help works.',
        example:
          '“If there are samosas in the office, I take one, with my chaas, and have dal and vegetables at night.” “If I come home to Amritsar for a wedding, I eat the feast and walk to the gurdwara the next morning.”',
        tips: [
          'Write three if-then sentences for the situations you know.',
          'Have one easy dinner in the house, such as moong dal khichdi with vegetables.',
          'Go to bed half an hour earlier on working days.',
          'Tell one person at home how they can help, and what doesn’t help.',
        ],
      },
    ],
    sources: ['nice_obesity_2025', 'who_activity_2020'],
  },
]
