import type { LibraryArticle } from '../library-article.ts'

export const GOUT_URIC_ACID: LibraryArticle = {
  id: 'gout-uric-acid',
  category: 'diet',
  name: 'gout and uric acid',
  names: [
    'gout',
    'gout diet',
    'gout attack',
    'uric acid',
    'uric acid diet',
    'high uric acid',
    'uric acid food',
    'uric acid foods avoid',
    'hyperuricemia',
    'hyperuricaemia',
    'purine',
    'purines',
    'low purine diet',
    'big toe pain',
    'vatrakt',
    'uric acid mein kya khaye',
    'uric acid kaise kam kare',
    'यूरिक एसिड',
    'गाउट',
    'ਯੂਰਿਕ ਐਸਿਡ',
  ],
  tones: {
    professional: {
      title: 'Gout and uric acid: what food can do, and what it can’t',
      summary:
        'Which foods and drinks matter in gout, why dal may stay, how little of uric acid is explained by diet, and why long-term medicine is no defeat.',
      opening: `It often begins at night. A big toe that was well at dinner is so sore by three that the bedsheet hurts. In the morning there is advice from all sides: no dal, no palak, no tomato, no curd.

Most of that list is folklore. Gout is an illness with good treatment, and food has a modest and useful place in it. It helps to know which few things are worth changing, so that the rest of the plate can be left in peace.`,
      example: `## A day in Hyderabad, between two attacks

- **Breakfast:** pesarattu with ginger chutney, a glass of milk or a katori of curd.
- **Mid-morning:** water, and an orange.
- **Lunch:** rice and jowar roti, tomato pappu, a beans curry, thick buttermilk.
- **Tea:** chai without sugar, roasted chana.
- **Dinner:** two phulkas, egg curry or paneer, a large salad with lime.
- **Through the day:** the water bottle, filled three times.

Mutton moves from three evenings a week to one Sunday lunch, in a smaller helping, and the kaleji is left at the butcher’s. The Saturday beers become chaas with roasted jeera.`,
      closing: `Choose the change that is largest in your own week, whether that’s the beer, the cola or the Sunday of meat, and begin there. Keep your dal and your curd. Then ask the doctor two questions at the next visit: is it gout, and do I need treatment between the attacks? The answers matter more than any list.`,
    },
    casual: {
      title: 'Uric acid high, toe on fire? What to cut, what to keep',
      summary:
        'Everyone’s told you to give up dal. What really matters with gout, what you can keep eating, what to do in an attack, and when to hurry to a doctor.',
      opening: `You limp into the office with one chappal and four people tell you why. It’s the rajma. It’s the palak. It’s the tomatoes, my uncle gave up tomatoes. By lunch there’s nothing left on your plate but rice and shame.

Put the shame away. Your genes have far more say in this than your dinner. There are a few foods and drinks worth cutting down, and it’s a short list. Dal, for the record, isn’t on it.`,
      example: `## A weekend in Kolkata, edited

**Friday night.** Match at Bubai’s. Two beers used to be four. Tonight it’s nimbu soda without sugar, and you’re driving, so nobody argues.

**Saturday.** Macher jhol with one piece of rohu instead of three, plus dal, plus a big katori of labra. Not the chingri. Doi to finish.

**Saturday, tea time.** Muri with peanuts. Skip the cold drink.

**Sunday.** Kosha mangsho, because it’s Sunday. Small helping, early, lots of salad. Mete stays in the pot for someone else.

**Monday.** Egg, dal, sabzi, rice, doi. Toe feels normal. You don’t post about it.`,
      closing: `Short version: less beer, fewer sweet drinks, small helpings of meat and seafood, dal and curd as always, and no crash diet. If you’ve been given a daily tablet, take it even when your foot feels great. And the next time someone blames the tomatoes, pass them the salad.`,
    },
    motivational: {
      title: 'Living well with gout: small swaps for uric acid, no blame',
      summary:
        'Four swaps for a plate that is kinder in gout, a plan for the month, and the mindset that gets you to treatment instead of another list of forbidden foods.',
      opening: `Gout has had a bad press. For centuries it was drawn as a lord with a goblet, and people with sore feet have been apologising ever since.

You can leave that picture to the museum. What you inherit has a large say in your uric acid. What is yours to shape is a handful of habits, and they suit the rest of the body too. A few swaps, kept for months, are worth more than a perfect week.`,
      example: `## Four swaps in four weeks, with Mr D’Souza in Margao

1. **Week one, drinks:** the evening beer gives way to kokum with roasted jeera and no sugar. Two days are easy, three are hard, and he writes down all of them.
2. **Week two, fish:** prawns and mackerel share the week with egg curry and tondak of beans. A small piece of kingfish on Sunday.
3. **Week three, milk:** a glass in the morning or curd with lunch.
4. **Week four, steps:** twenty minutes along the river, on flat ground, since the foot is calm.

He also books the blood test that he had been putting off. That was the biggest step of the month.`,
      closing: `Take the swap that costs you least and let it become ordinary before you add the next. On a day that goes differently, just pour the next glass of water. You’re not paying off a debt. You’re making your feet a little more comfortable, and asking your doctor for the rest.`,
    },
  },
  body: `## What happens in the joint

Gout is a kind of arthritis. Too much uric acid in the blood can form crystals around the joints, and they bring sudden, severe pain, often in the big toe [@nhs_gout]. A high value on a report without an attack is not yet gout, and the American guideline advises against medicine for the number alone in most people [@acr_gout_2020]. Let your doctor judge it.

How much of this is food? Among 16,760 American adults of European descent without gout, each pattern of eating explained 0.3 per cent or less of the differences in uric acid; inherited variation explained about 24 per cent [@major_2018]. A plate of rajma doesn’t explain a sore toe.

## The short list

- **Alcohol:** the risk rises with the amount, most clearly with beer, then spirits [@choi_alcohol_2004].
- **Sweet drinks:** soft drinks with sugar and fruit juice were linked with more gout in a cohort of men [@choi_soft_drinks_2008]. Eat the fruit whole, in ordinary helpings.
- **Meat and seafood:** men who ate the most had more new cases of gout [@choi_purines_2004]. Liver and other organ meats, prawns and sardines are among the foods richest in purines, which the body turns into uric acid [@uk_gout_society_diet].

The American College of Rheumatology advises limits for alcohol, purines and high-fructose corn syrup, and advises against adding vitamin C tablets [@acr_gout_2020].

## What stays

Dal, rajma, palak, mushrooms and peas contain purines too. In the same cohort, vegetables rich in purines, and protein as a whole, were not linked with gout; those who had the most milk products had less of it [@choi_purines_2004]. In 633 people who already had gout, the odds of an attack were about 2.4 times as high after two days with the most purines from animals, and 1.4 times with the most from plants [@zhang_purines_2012]. Keep to your usual katori of dal, and don’t triple it.

Eggs, curd, paneer, grains, vegetables and nuts carry on. Drink water through the day, unless you’ve been told to limit it.

If you’re overweight, losing some slowly may help: six of eight studies saw fewer attacks, with evidence of low to moderate quality [@nielsen_2017]. Going without food for long, or losing weight fast, can raise uric acid [@uk_gout_society_diet]. So talk to your doctor before a fast.

## In an attack, and between attacks

Rest the joint, raise it, cool it with a wrapped ice pack, drink water, and take what the doctor has prescribed as early as possible [@nhs_gout]. Between attacks, medicine that lowers uric acid is usually meant for life [@nice_ng219], and is taken on good days as well [@nhs_gout].`,
  cautions: [],
  seeDoctor: `- A first attack of sudden pain and swelling in a joint: see a doctor, because other illnesses look the same.
- The pain grows, you have a high temperature, or you feel sick: go the same day, as the joint may be infected [@nhs_gout].
- Attacks return, lumps form under the skin, or you have had a kidney stone: ask about treatment that lowers uric acid.
- You take water tablets or medicine for blood pressure: some raise the chance of gout, so ask, and go on taking them until you have an answer [@nhs_gout].
- You have kidney disease: a dietitian should set the amounts of protein and fluid.`,
}
