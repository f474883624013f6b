import type { LibraryArticle } from '../library-article.ts'

export const WEIGHT_LOSS: LibraryArticle = {
  id: 'weight-loss',
  category: 'diet',
  name: 'losing weight gently',
  names: [
    'weight loss',
    'weight loss diet',
    'lose weight',
    'losing weight',
    'reduce weight',
    'weight reduction',
    'fat loss',
    'belly fat',
    'calorie deficit',
    'overweight',
    'obesity',
    'slimming',
    'motapa',
    'vajan kam karna',
    'wajan kam karna',
    'weight kam karna',
    'pet ki charbi',
    'वजन कम करना',
    'मोटापा',
    'ਭਾਰ ਘਟਾਉਣਾ',
    'ਮੋਟਾਪਾ',
  ],
  tones: {
    professional: {
      title: 'Losing weight gently with the food your family already cooks',
      summary:
        'How much a modest loss can do, how to serve the same dal, sabzi and rice in other amounts, and where the energy hides. With a lunch from Pune, served two ways.',
      opening: `Many plans to lose weight fail because they were written for another kitchen. They start with salads and smoothies in a house that cooks one dal, one sabzi and rotis for five. By the second week someone is cooking twice, and soon nobody is.

A plan lasts longer when it uses what is on the stove and changes how much of it goes on the plate. It is slower than a crash diet. And you can still be eating this way next year.`,
      example: `## One lunch in Pune, served two ways

The pots on the stove stay the same: varan, rice, jowar bhakri, methi bhaji, koshimbir and curd.

- **Before:** two bhakris, a heap of rice, one katori of thin varan, two spoons of bhaji and a papad.
- **Now:** a heaped katori of bhaji, a bowl of koshimbir, a full katori of thick varan, a katori of curd, one bhakri and half the rice.

The second plate is as full as the first. The bhaji has a teaspoon less oil for each person, and at five there is roasted chana on most days. Everybody eats the same meal.`,
      closing: `Take two changes that you would not mind keeping for a year, and give them six weeks. Watch the trend of your weekly weights, and measure your waist once a month, because it often shrinks while the scale stands still. If neither moves, look at oil, drinks and tasting while you cook before you cut the meals.`,
    },
    casual: {
      title: 'Want to lose weight? You don’t need a separate kitchen',
      summary:
        'No special flour, no boiled dinners while the family eats fish curry. How to lose weight with the same pots as everyone else, shown on one ordinary Tuesday.',
      opening: `You’ve done the diet where you ate cucumber while everyone else had biryani. It worked for nine days. Then it was someone’s birthday, and that was that.

Here’s something duller, which is also kinder. You’ll eat what the house eats. You’ll just serve it in a different order, go easier on what comes with the chai, and stop weighing yourself every morning. Slow, yes. But you may not have to start again after every festival.`,
      example: `## An ordinary Tuesday in Kochi

- **Breakfast:** one piece of puttu and a big katori of kadala curry. You used to do it the other way round.
- **Eleven o’clock:** tea with half the sugar. Skip the biscuit, or don’t, but then it’s the biscuit for today.
- **Lunch:** cabbage thoran and fish curry first, then half your usual rice with moru.
- **Five o’clock:** a small banana and a handful of peanuts. The banana chips can have Saturday.
- **Dinner:** egg roast with plenty of onion, two chapatis, sliced cucumber.
- **After dinner:** to the junction and back, with the neighbour who talks.

Same pots, same table. The rice spoon only came round a little later.`,
      closing: `One line from that Tuesday is enough to begin with, preferably the one you’d do anyway. You don’t have to announce it. When a wedding or a fever swallows a week, carry on at the next ordinary meal. There’s nothing to make up for, and you haven’t lost what you’d already learnt.`,
    },
    motivational: {
      title: 'Lose weight gently: one small change a week',
      summary:
        'You need no perfect month to lose weight. Four small changes to the chai, the sabzi, the evening snack and the hour after dinner, one week at a time.',
      opening: `The strongest plan for losing weight is the one that survives a bad week. Guests come, the child has fever, the shop stays open till ten, and the plan is still there on Thursday.

Such plans are small. They ask for one spoon of sugar, one katori of sabzi, one round of the block. You can carry that through a busy life, and each piece that becomes ordinary makes room for the next. Start with one you can’t talk yourself out of.`,
      example: `## Behind the counter in Ludhiana, week by week

Gurpreet sells hardware and eats most of his meals between customers. He adds one change a week and keeps the earlier ones.

1. **Week one, the chai:** four cups a day, each with half a spoon of sugar less.
2. **Week two, the sabzi:** two katoris at dinner instead of one, served before the rotis.
3. **Week three, the drawer:** roasted chana and a guava for five o’clock. The samosa stays, on Saturdays.
4. **Week four, the walk:** ten minutes after dinner with his wife.

Sunday’s paratha was never on the list. He eats it with curd and enjoys it.`,
      closing: `Circle your first change and write a day next to it. When it feels ordinary, add the second. Count what you did this week, however small: five cups of chai with less sugar are five times you kept your word. Gentle is a speed you can hold, and that’s why it gets you further.`,
    },
  },
  body: `## What a small loss can do

If you carry excess weight, losing as little as 5 to 10 per cent of your body weight is likely to improve blood pressure, blood sugar and blood fats [@cdc_weight]. At 80 kg, that means 4 to 8 kg.

An Indian consensus counts adults as overweight from a BMI (weight for height) of 23, and the risk rises from a waist of 90 cm in men and 80 cm in women [@misra_2009]. A loss of about 0.5 to 1 kg a week is more likely to last than a faster one [@cdc_weight]. Without a doctor’s care, women should not eat below 1,200 kcal a day and men not below about 1,500 [@obesity_2013].

## Serve the plate in another order

Vegetables and dal go on first, the grain last. Sabzi and salad get half the plate; dal, curd, egg, fish or chicken a quarter; rice or roti the last quarter. For the whole day, the Indian guidelines ask for about 400 g of vegetables, and for at most 45 per cent of the energy from cereals [@icmr_nin_2024]. People who eat more slowly eat less at a meal, and are no hungrier afterwards [@robinson_rate_2014].

## Where the energy hides

Look at the tea tray before the rice. In a small trial, 20 adults who could eat freely took in about 500 kcal a day more on ultra-processed food than on unprocessed food [@hall_2019]. Biscuits, namkeen and instant noodles are ultra-processed food. Sweet drinks hardly fill you up. Oil is easy to miss, so pour the day’s share into a small bottle.

## What exercise can do, and what it can’t

Exercise alone brings a small loss, and together with a change of diet a greater one than the diet alone [@cochrane_overweight_2006]. You can’t choose where the fat leaves first. In a six-week trial of 24 adults, exercises for the belly did not change the fat above the muscles [@vispute_2011]. Later, staying at the new weight may take 60 to 90 minutes of moderate activity a day [@nice_ng246]. Begin with ten.

## Notes and nights

People who keep a record of food, activity or weight tend to lose more, although many of the studies were weak [@burke_2011]. Weigh yourself once a week, since salt and periods move the number too.

Short nights raise appetite: people whose sleep was cut took in about 385 kcal a day more [@al_khatib_2017].`,
  variants: [
    {
      names: [
        'wedding',
        'before wedding',
        'before a wedding',
        'shaadi',
        'shaadi se pehle',
        'marriage',
        'bride',
        'bridal',
        'dulhan',
        'groom',
      ],
      titles: {
        professional: 'Losing weight gently before a wedding',
        casual: 'Wedding coming up? How to lose weight without starving',
        motivational: 'Before the wedding: lose weight in small, steady steps',
      },
      text: `## Before a wedding

Count back from the date. A loss that lasts comes at about 0.5 to 1 kg a week, so the time to begin is months ahead [@cdc_weight]. If only three weeks are left, let the weight be. Regular meals, full nights and a good tailor will do more for you than hunger.

Plan the functions as well. Eat dal and sabzi at home before a late sangeet. At each feast, choose the two dishes you’ve been looking forward to and eat them sitting down. Have the clothes fitted to the body you have now.`,
    },
    {
      names: [
        'after delivery',
        'after pregnancy',
        'after childbirth',
        'after baby',
        'post delivery',
        'post pregnancy',
        'postpartum',
        'delivery ke baad',
        'new mothers',
        'breastfeeding',
      ],
      titles: {
        professional: 'Losing weight gently after delivery',
        casual: 'Losing weight after the baby: there’s no hurry',
        motivational: 'After delivery: strength first, then the weight',
      },
      text: `## After delivery

The first weeks are for healing and for feeding the baby. Making milk takes energy: ICMR-NIN adds about 600 kcal a day in the first six months of breastfeeding and about 520 in the next six [@icmr_nutrients_2020]. So eat to your hunger, with dal, greens, milk, egg or fish through the day, and let the weight come down over months.

Ask at your check-up when exercise may begin, and speak to your doctor before any plan to lose weight while you breastfeed. A small piece of panjiri or gond laddoo can stay. Slimming teas and powders should wait.`,
    },
  ],
  cautions: ['weight_loss', 'diabetes_medicines', 'eating_disorders'],
  seeDoctor: `- You lose weight without trying, or you feel weak or faint: see a doctor soon.
- Your weight climbs although you eat as before, with tiredness or changed periods.
- You snore loudly with pauses or gasping and are sleepy in the day, which may be sleep apnoea [@nhlbi_apnoea].
- Nothing has moved in three months: a dietitian can read your notes with you.`,
}
