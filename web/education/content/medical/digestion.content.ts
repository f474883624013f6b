import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'calming-acidity',
    title: 'Calming acidity and reflux at the table',
    summary:
      'You will know which habits keep acid down, how to find your own triggers and when heartburn needs a doctor.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'When and how much, before what',
        explanation:
          'Acid rises when a full stomach is pressed or lies flat. Large late dinners, tight waistbands, bending after meals and a snooze on the sofa do more harm than most single dishes. Smaller plates, eaten slowly, with two to three hours between dinner and bed, relieve many people within a week or two. At night it helps to raise the head of the bed by a hand’s breadth with blocks; a pile of pillows only bends the belly. Where there is weight around the waist, losing some of it is among the most effective steps.',
        example:
          'In Ahmedabad dinner moves from half past nine to half past seven: a katori of khichdi, kadhi and lauki. What used to be the third rotli goes into the five o’clock snack as khakhra with chana.',
        tips: [
          'Finish eating three hours before bed on four evenings.',
          'Take a slow walk of ten minutes after dinner instead of the sofa.',
          'Put two bricks under the head end of the bed if nights are bad.',
        ],
      },
      {
        title: 'Your triggers, not someone’s list',
        explanation:
          'Chilli, fried food, coffee, strong tea, chocolate, mint, tomato, raw onion, fizzy drinks and alcohol trouble some and leave others at peace. Leaving all of them out makes meals joyless for nothing. A diary of two weeks shows your own two or three. Test one at a time, with the same portion twice, before you judge. Tobacco and gutka loosen the valve between gullet and stomach, and stopping is part of the treatment. Milk cools briefly and may bring more acid later.',
        example:
          'Fish curry in Goa may turn out to be harmless and the beer beside it not; in Guntur, pappu with gongura is fine at lunch and burns at ten at night. Only a diary tells which.',
        tips: [
          'Write down meal, hour and symptoms for fourteen days.',
          'Leave out one suspect for a week, then bring it back once.',
          'Replace the second coffee of the morning with warm water or thin chaas.',
        ],
      },
      {
        title: 'Tablets, and the signs that food will not settle',
        explanation:
          'Antacids and acid blockers have their place, in the dose and for the time your doctor sets; many people take them for years without review, and others stop too early. Painkillers such as ibuprofen or aspirin are a frequent cause of stomach pain, so name them. See a doctor soon for difficulty in swallowing, unwanted weight loss, persistent vomiting, anaemia, or new indigestion from about fifty-five. Vomiting blood, black stools or sudden severe pain needs hospital at once. Burning in the chest with sweat, breathlessness or pain in arm or jaw may be the heart: call 112.',
        example:
          'A bank clerk in Siliguri has chewed antacids daily since last Durga Puja. Smaller, earlier dinners of rice, pepe and magur jhol may help; needing a tablet every day for so long is the reason to see a doctor.',
        tips: [
          'Count how many days of the last month you needed an antacid.',
          'Ask at your next visit whether your acid tablet is still needed.',
          'Name every painkiller you use, also those from the corner shop.',
        ],
      },
    ],
    sources: [SOURCES.nice_reflux_2014, SOURCES.acg_reflux_2022],
  },
  {
    id: 'living-with-ibs',
    title: 'Living well with an irritable bowel',
    summary: 'You will know the first steps for IBS, which fibre helps and how a low-FODMAP trial is done properly.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Get it named, then start simply',
        explanation:
          'Irritable bowel syndrome means belly pain tied to stools that have changed, over months, without damage to the gut. Doctors confirm it with a few tests, including one for coeliac disease, which must be done while you still eat wheat. The first steps are plain: regular unhurried meals, about eight cups of fluid, no more than three cups of tea or coffee, few fizzy drinks, little alcohol, smaller fatty meals, and exercise. Gut and mind speak to each other, so sleep and calmer days are treatment as well.',
        example:
          'A plain week in Kolhapur: breakfast of ukad at eight, lunch of bhakri with dodka and thin varan at one, roasted makhana at five, soft rice with curd at eight, a walk of half an hour, and two teas instead of five.',
        tips: [
          'Eat at the same three hours for seven days.',
          'Chew each mouthful well and put the phone in another room.',
          'Ask for the coeliac blood test before you give up wheat.',
        ],
      },
      {
        title: 'The right fibre, slowly',
        explanation:
          'Fibre is not one thing. Soluble fibre, as in isabgol, oats and peeled soft fruit, eases IBS in trials, and the British Society of Gastroenterology recommends it, starting low and building up. Wheat bran and other coarse fibre can worsen pain and wind. Up to one tablespoon of ground flaxseed a day is a further choice, with water. If gas is the main trouble, keep pulses small, well soaked and thoroughly cooked for a while, moong before rajma, and limit fresh fruit to three portions. Drink a full glass with isabgol, and keep it away from tablets.',
        example:
          'In Chennai: a small idli breakfast, moong dal instead of chana, carrot and beans poriyal, ripe banana. In Srinagar: soft rice, haak well cooked, lightly spiced fish, and oats on cold mornings.',
        tips: [
          'Begin isabgol with a small spoon a day and a full glass of water.',
          'Leave out added bran for two weeks and watch.',
          'Cook pulses soft, and start again with two spoons of moong.',
        ],
      },
      {
        title: 'Low-FODMAP is a test, not a life',
        explanation:
          'FODMAPs are fermentable sugars in wheat, onion, garlic, many pulses, milk, mango, apple and cauliflower, among others. Reducing them for four to six weeks, then bringing groups back one by one, and finally keeping out only what troubles you, helps many people. The British guideline calls it a second step, to be guided by a trained dietitian, because it can leave vegetarians short of protein, calcium and fibre. It is unwise with a history of eating disorder. Blood in stools, weight loss, fever, waking at night to pass stools, anaemia, or a change after fifty needs a doctor soon.',
        example:
          'For the few weeks of a guided trial, a Jain cook already knows a kitchen without onion and garlic. Hing without wheat flour, rice, ragi, lauki, bhindi in small helpings, paneer, eggs where eaten, and papaya make the menu.',
        tips: [
          'Look for a registered dietitian before you cut out several foods.',
          'Write your symptoms from nought to ten each evening for two weeks.',
          'Bring foods back one at a time, three days each.',
        ],
      },
    ],
    sources: [SOURCES.bsg_ibs_2021, SOURCES.nice_ibs_2008],
  },
]
