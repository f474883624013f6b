import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'calming-acidity',
    title: 'How to calm acidity and reflux',
    summary: 'Which habits lower acid, how to find your own triggers, and when heartburn needs a doctor.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'How much you eat, and when',
        explanation:
          'Acid rises when a full stomach is squeezed or when you lie flat. Large late dinners, tight waistbands, bending after meals and a nap on the sofa do more harm than most single dishes. Eat smaller plates slowly, and leave two to three hours between dinner and bed. It relieves many people within a week or two. At night, raise the head of the bed with blocks, by about the width of your hand. A pile of pillows only bends your belly. If you have weight around the waist, losing some of it is one of the most effective steps.',
        example:
          'In Ahmedabad, dinner moves from half past nine to half past seven: a katori of khichdi, kadhi and lauki. Instead of the third rotli, there is khakhra with chana at five o’clock.',
        tips: [
          'Finish eating three hours before bed on four evenings.',
          'Take a slow ten-minute walk after dinner. Don’t sit on the sofa.',
          'Put two bricks under the head end of the bed if nights are bad.',
        ],
      },
      {
        title: 'Find your own triggers',
        explanation:
          'Chilli, fried food, coffee, strong tea, chocolate, mint, tomato, raw onion, fizzy drinks and alcohol trouble some people and not others. If you leave out all of them, you lose the joy of eating for nothing. A two-week diary shows your own two or three. Test one at a time, with the same portion twice, before you judge. Tobacco and gutka loosen the valve between food pipe and stomach, so stopping is part of the treatment. Milk soothes for a while and may cause more acid later.',
        example:
          'In Goa, the fish curry may turn out to be harmless, but not the beer with it. In Guntur, pappu with gongura is fine at lunch and burns at ten at night. Only a diary tells you which.',
        tips: [
          'Write down meals, times and symptoms for fourteen days.',
          'Leave out one suspect for a week, then bring it back once.',
          'Have warm water or thin chaas in place of your second coffee of the morning.',
        ],
      },
      {
        title: 'Tablets, and signs that need a doctor',
        explanation:
          'Antacids and acid blockers help, in the dose and for the time your doctor sets. Many people take them for years without asking again, and others stop too early. Painkillers such as ibuprofen or aspirin often cause stomach pain, so tell your doctor about them. See a doctor soon for trouble swallowing, weight loss you didn’t plan, persistent vomiting, anaemia, or new indigestion at about fifty-five or older. Go to hospital at once for vomiting blood, black stools or sudden severe pain. Burning in the chest with sweat, breathlessness or pain in the arm or jaw may come from the heart. Call 112.',
        example:
          'A bank clerk in Siliguri has chewed antacids daily since last Durga Puja. Smaller, earlier dinners of rice, pepe and magur jhol may help. But needing a tablet every day for so long is the reason to see a doctor.',
        tips: [
          'Count how many days of the last month you needed an antacid.',
          'Ask at your next visit whether your acid tablet is still needed.',
          'Name every painkiller you use, including those from the corner shop.',
        ],
      },
    ],
    sources: ['nice_reflux_2014', 'acg_reflux_2022'],
  },
  {
    id: 'living-with-ibs',
    title: 'Living well with irritable bowel syndrome',
    summary: 'How to start with IBS (irritable bowel), which fibre helps, and how to do a low-FODMAP trial properly.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Get a diagnosis, then start simply',
        explanation:
          'Irritable bowel syndrome (IBS) means belly pain with changed stools, over months, without damage to the gut. Doctors confirm it with a few tests. One is for coeliac disease and must be done while you still eat wheat. The first steps are simple: regular unhurried meals, about eight cups of fluid, no more than three cups of tea or coffee, few fizzy drinks, little alcohol, smaller fatty meals, and exercise. Gut and mind affect each other, so sleep and calmer days are part of the treatment.',
        example:
          'A plain week in Kolhapur: ukad at eight, bhakri with dodka and thin varan at one, roasted makhana at five, soft rice with curd at eight, a walk of half an hour, and two cups of tea a day instead of five.',
        tips: [
          'Eat at the same three times for seven days.',
          'Chew each mouthful well and put the phone in another room.',
          'Ask for the coeliac blood test before you give up wheat.',
        ],
      },
      {
        title: 'The right fibre, slowly',
        explanation:
          'There are different kinds of fibre. Soluble fibre, as in isabgol, oats and peeled soft fruit, eased IBS in trials. The British Society of Gastroenterology recommends starting with a little and building up. Wheat bran and other coarse fibre can worsen pain and wind. You may also take up to one tablespoon of ground flaxseed a day, with water. If gas is the main trouble, eat small portions of pulses for a while, well soaked and thoroughly cooked, moong before rajma. Limit fresh fruit to three portions. Drink a full glass of water with isabgol, and don’t take it at the same time as tablets.',
        example:
          'In Chennai: a small idli breakfast, moong dal and no chana, carrot and beans poriyal, ripe banana. In Srinagar: soft rice, haak well cooked, lightly spiced fish, and oats on cold mornings.',
        tips: [
          'Begin isabgol with a small spoon a day and a full glass of water.',
          'Leave out added bran for two weeks and see what changes.',
          'Cook pulses soft, and start again with two spoons of moong.',
        ],
      },
      {
        title: 'Low-FODMAP is a test, not for life',
        explanation:
          'FODMAPs are fermentable sugars in wheat, onion, garlic, many pulses, milk, mango, apple and cauliflower, among others. You reduce them for four to six weeks and bring groups back one by one. Then you leave out only what gives you trouble. This helps many people. The British guideline calls it a second step, guided by a trained dietitian, because vegetarians can get too little protein, calcium and fibre. It’s unwise if you’ve had an eating disorder. See a doctor soon for blood in stools, weight loss, fever, waking at night to pass stools, anaemia, or a change after fifty.',
        example:
          'A Jain cook already knows how to cook without onion and garlic. For the few weeks of a guided trial, cook with hing without wheat flour, rice, ragi, lauki, bhindi in small helpings, paneer, eggs if you eat them, and papaya.',
        tips: [
          'Look for a registered dietitian before you cut out several foods.',
          'Score your symptoms from zero to ten each evening for two weeks.',
          'Bring foods back one at a time, three days each.',
        ],
      },
    ],
    sources: ['bsg_ibs_2021', 'nice_ibs_2008'],
  },
]
