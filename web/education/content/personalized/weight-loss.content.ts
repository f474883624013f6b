import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-gentle-deficit',
    title: 'Eat a little less, not as little as possible',
    summary:
      'You will know how large a deficit should be, where it hides on an Indian plate and how fast is fast enough.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'A deficit of 300 to 500 kcal is enough',
        explanation:
          'Weight falls when the day brings less energy than the body spends. For most adults above their healthy range a gap of 300 to 500 kcal is a good beginning: large enough to show within weeks, small enough that you are not hungry at every meal. Plans far below that take muscle along with fat, and hardly anybody stays with them. Nobody should go under 1,200 kcal a day without a doctor watching. With diabetes, heart, kidney or liver disease, with an eating disorder now or earlier, in pregnancy or while breastfeeding, speak to your doctor before you begin.',
        example:
          'In a Ludhiana kitchen: one teaspoon of oil less in the sabzi for each person (about 40 kcal), three teaspoons of sugar less across the day’s chai (about 50), roasted chana in place of a plate of namkeen (about 150) and one phulka less at dinner (about 80). Together roughly 320 kcal, and no dish has left the table.',
        tips: [
          'Write down what you eat for three ordinary days before you change anything.',
          'Choose two changes that you would not mind keeping for a year.',
          'Pour the day’s oil into a small bottle, so that you can see it.',
        ],
      },
      {
        title: 'Fill the plate in a different order',
        explanation:
          'Indian plates tend to be built around rice or roti, with vegetables at the rim. Turning that round lowers energy without a smaller plate. Give half of it to vegetables and salad, a quarter to dal, curd, paneer, egg, fish or chicken, and a quarter to grain. The 2024 dietary guidelines for Indians likewise want at most 45 per cent of energy from cereals, with 400 g of vegetables and 100 g of fruit a day. Fibre and protein keep you full for longer, which is what makes the next hours easier.',
        example:
          'A Tamil lunch of three cups of rice, sambar and two spoons of poriyal becomes one cup of rice, two katoris of sambar with drumstick and pumpkin, a heaped katori of beans poriyal, cucumber and a katori of curd.',
        tips: [
          'Put vegetables and dal on the plate first and the grain last.',
          'Begin lunch with a bowl of salad, rasam or clear soup.',
          'Take a second helping of vegetables before a second roti.',
          'Wait ten minutes before deciding on more rice.',
        ],
      },
      {
        title: 'Half a kilogram a week is fast enough',
        explanation:
          'A steady loss lies between half and one kilogram a week at most, and it slows with time. Even 5 to 10 per cent of your starting weight, lost over six months or so, can improve blood pressure, blood sugar and sleep for many people. Daily weights jump with salt, periods and travel, so compare weekly averages. Measure the waist too: from 90 cm in men and 80 cm in women the risk rises among Indians, and the tape often moves when the scales stand still.',
        example:
          'Someone of 82 kg in Pune plans for 78 kg by the end of four months, which is about 5 per cent. She steps on the scales on Sunday mornings, ties a knot in a string at her waist on the first of each month, and lets the days in between pass without a number.',
        tips: [
          'Weigh yourself once or twice a week, in the morning, and keep the average.',
          'Measure the waist midway between the lowest rib and the hip bone.',
          'See a doctor if you lose weight without trying, or faint, or feel weak.',
        ],
      },
    ],
    sources: [SOURCES.nice_obesity_2025, SOURCES.icmr_guidelines_2024, SOURCES.misra_2009, SOURCES.obesity_2013],
  },
  {
    id: 'keeping-it-off',
    title: 'Keeping what you have won',
    summary:
      'You will know why weight loss slows, how to guard muscle and what to do after a week that went otherwise.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'A plateau is arithmetic, not failure',
        explanation:
          'A lighter body spends less energy, at rest and on every staircase. After some months, the meals that once made a gap merely keep you level, and hunger is often a little stronger than before. That is physiology and happens to nearly everyone. Look first at what has crept back, usually oil, drinks and tasting while cooking. Then decide: another small change, more movement, or some weeks of holding the new weight, which is a success of its own. Cutting meals harder seldom helps for long.',
        example:
          'A teacher in Kolkata has stood at 74 kg for five weeks. Her notes show mishti doi on four evenings and luchi on Sundays again. She keeps the luchi, moves the mishti doi to weekends, and gets off the bus one stop earlier.',
        tips: [
          'Keep notes for three days again when the scales have not moved for a month.',
          'Change one thing at a time, so that you learn what works.',
          'Plan a holding month before a wedding season or examinations.',
        ],
      },
      {
        title: 'Move to keep muscle and to stay there',
        explanation:
          'Food does most of the losing; movement does much of the keeping. At least 150 minutes of moderate activity a week serves health, as the World Health Organization advises, with strength work on two days. NICE notes that people who have lost a lot may need 60 to 90 minutes a day to stay there, in which walking, stairs and housework count. Strength work and a source of protein at each meal tell the body to keep muscle while fat goes. Begin below what you can do, and ask first if your heart or joints are troubled.',
        example:
          'In Nagpur, Monday and Thursday: twenty minutes of sitting down and rising from a chair, pushing off the kitchen wall and carrying two water bottles. Other days: a brisk walk after dinner. Each meal holds a katori of dal, usal, curd or two eggs.',
        tips: [
          'Fix two days for strength work and treat them like appointments.',
          'Add ten minutes of walking to one meal, then to a second.',
          'Stop and seek help for chest pain, breathlessness at rest or fainting.',
        ],
      },
      {
        title: 'Plan for the week that goes otherwise',
        explanation:
          'Guests, travel, an ill child: plans break for ordinary reasons. What counts is how soon the next usual meal comes. Decide beforehand what you do then, in the form “if this happens, I do that”. Sleep belongs in the plan, since short nights make most people hungrier. Leave favourite foods in, at a size and on a day you have chosen; a strict ban tends to end in a larger portion later. If eating feels out of control, or you make up for meals by vomiting or starving, please speak to a doctor; help works.',
        example:
          '“If there are samosas in the office, I take one, with my chaas, and have dal and vegetables at night.” “If I come home to Amritsar for a wedding, I eat the feast and walk to the gurdwara the next morning.”',
        tips: [
          'Write three if-then sentences for the situations you know.',
          'Keep one easy dinner in the house, such as moong dal khichdi with vegetables.',
          'Go to bed half an hour earlier on working days.',
          'Tell one person at home how they can help, and how not.',
        ],
      },
    ],
    sources: [SOURCES.nice_obesity_2025, SOURCES.who_activity_2020],
  },
]
