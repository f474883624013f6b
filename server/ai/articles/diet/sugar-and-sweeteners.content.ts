import type { LibraryArticle } from '../library-article.ts'

export const SUGAR_AND_SWEETENERS: LibraryArticle = {
  id: 'sugar-and-sweeteners',
  category: 'diet',
  name: 'sugar, jaggery and sweeteners',
  names: [
    'sugar',
    'added sugar',
    'less sugar',
    'cut sugar',
    'sugar craving',
    'sweet tooth',
    'sugar in tea',
    'sugar alternatives',
    'sugar substitute',
    'jaggery',
    'jaggery or sugar',
    'honey',
    'artificial sweeteners',
    'sweeteners',
    'stevia',
    'sugar free tablets',
    'cold drinks',
    'chini',
    'gur ya chini',
    'meetha kam karna',
    'चीनी',
    'गुड़',
    'ਖੰਡ',
    'ਗੁੜ',
  ],
  tones: {
    professional: {
      title: 'Sugar, gur, honey and sweeteners: what counts, and how to use less',
      summary:
        'How many spoons of sugar a day are plenty, why jaggery and honey belong in the same count, what sweeteners can’t do, and a Pune day measured in teaspoons.',
      opening: `The sugar tin in a household is easy to watch. The rest is harder: the gur after dinner that is “only gur”, the honey in warm water, the ketchup, the cornflakes, the juice poured for a guest. Many homes that have given up sugar still eat a good deal of it under other names.

There is no need to ban anything. It helps to know what belongs in the count, to choose where you want the sweetness, and to let the tongue get used to less.`,
      example: `## A Pune day, counted in teaspoons

- **Morning tea:** one level teaspoon of sugar.
- **Breakfast:** kande pohe with peanuts. A small pinch of sugar, as in many Marathi kitchens, is hardly worth counting.
- **Mid-morning:** a chikoo. Whole fruit isn’t in the count.
- **Lunch:** bhakri, matki usal, methi and dahi without sugar. The amti gets one teaspoon of gur for the whole pot.
- **Afternoon tea:** one teaspoon again, with roasted chana beside it and no cream biscuits.
- **Dinner:** rice, varan, egg curry or batata bhaji, koshimbir. A small piece of gul-papdi closes the meal, about two teaspoons.

That makes a little over four teaspoons, each of them chosen.`,
      closing: `Keep a teaspoon in the sugar tin and another in the gur, and use them level for a week. Write the number down each night. You’ll probably find one place, often a drink, where the sweetness is habit more than pleasure. Begin there, and leave the sweet that you truly enjoy where it is.`,
    },
    casual: {
      title: 'Sugar or gur? Count both, then cut where you won’t miss it',
      summary:
        'Gur is sugar, honey is sugar, and juice is sneaky. Here’s how to spot your easiest cut, what to make of sugar-free tablets, and a Hyderabad day as an example.',
      opening: `Tell me your tea order and I’ll tell you where half your sugar comes from. Two spoons, four cups, and we haven’t even opened the biscuit packet.

You’ve probably tried the usual escape routes: gur in the chai, honey in warm water, those tiny tablets in your handbag. The first two are sugar in a nicer outfit. The third one, we should talk about. You don’t have to give all of it up. One good place to cut is enough to begin with.`,
      example: `## A Hyderabad day with the sugar moved around

- **Morning chai:** one spoon, not two. Your tongue will complain till about next Friday.
- **Breakfast:** pesarattu with allam pachadi, or idli. Nothing sweet here, so enjoy.
- **Eleven o’clock:** lemon water without sugar, from your own bottle, before the cold drink calls you.
- **Lunch:** rice, pappu, dondakaya, perugu, maybe fish. A slice of mango if it’s May.
- **Irani chai at four:** it comes sweet and it won’t come any other way. So have one cup and share the Osmania biscuit.
- **Dinner:** jonna rotte, chicken or palakura pappu. No double ka meetha tonight, because you’re having it at the wedding on Saturday.`,
      closing: `Find the sugar you don’t even enjoy and let it go. Keep the Irani chai. Drop the cold drink. In a month, taste your old two-spoon chai and see what you think of it. The emergency glucose you carry with insulin or sugar-lowering tablets stays in the bag. It isn’t part of this.`,
    },
    motivational: {
      title: 'Less sugar without a fight: six weeks of small steps',
      summary:
        'Your taste can learn to like less sweetness. A six-week ladder from an Indore home, half a spoon at a time, with room for jalebi on Sunday.',
      opening: `Think back to the first time you ate karela. You probably pulled a face. Some years later it was fine, and now you may even ask for it. Taste learns, and it goes on learning at any age.

You can use that for sugar. Instead of a hard stop on Monday and a box of mithai on Thursday, lower the sweetness so slowly that nothing is missing. Each half spoon you no longer need is gone for good, every day, in every cup.`,
      example: `## A six-week ladder in Indore

1. **Week one: look.** Count the level teaspoons for three days, with gur and honey in the count.
2. **Week two: drinks.** Cold drinks and packet juice become chaas, water with lime, or saunf water.
3. **Week three: half a spoon.** Each cup of tea loses half a teaspoon. A little elaichi goes in.
4. **Week four: breakfast.** Poha keeps its sev and lime. The jalebi beside it moves to Sunday.
5. **Week five: the curd.** Plain dahi with banana or anar takes the place of shrikhand on weekdays.
6. **Week six: another half spoon.** Only if the first one is forgotten.

If a step pinches, stay on it for a second week.`,
      closing: `On the last day of the ladder, count again and look at the two numbers side by side. You did that with a teaspoon. Nobody took the jalebi from you, and it may well taste sweeter than it used to. Keep the step you’re on until it feels like home, and climb again when you wish.`,
    },
  },
  body: `## How much is plenty

The Indian guidelines ask for added sugar to stay below 5 per cent of the day’s energy, about 25 g on 2,000 kcal [@icmr_nin_2024]. That’s about six level teaspoons. The World Health Organization sets its upper limit at 10 per cent and sees further benefit below 5 [@who_sugars_2015]. The reasons are teeth and weight: free sugars raise the risk of tooth decay, and people who eat more of them tend to weigh more [@who_sugars_2015].

Drinks are the quickest place to cut. One can of a sweetened soft drink can hold up to 40 g, around ten teaspoons [@who_sugars_news_2015].

## What belongs in the count

- **It counts:** sugar, gur, shakkar, khand, honey, syrups and fruit juice.
- **It doesn’t:** the sugar in whole fruit, vegetables and plain milk [@who_sugars_2015].

Indian guidelines name jaggery and honey among the added sugars [@icmr_nin_2024]. Of 100 g of honey, about 82 g is sugar [@usda_fdc]. Use gur for its taste, with the same spoon. On packets, look for the line “added sugars” in the nutrition table, which Indian labels must carry [@fssai_labelling_2020].

Honey is not for babies under one year, because it can carry spores that cause a dangerous illness, infant botulism [@nhs_weaning].

## What sweeteners can and can’t do

Stevia, sucralose, aspartame and the like sweeten with hardly any energy. Even so, WHO suggests not to use them to control weight, because its review found no lasting benefit for body fat [@who_sweeteners_2023]. People who used them for years had more type 2 diabetes and heart disease, in studies that can’t prove the cause [@who_sweeteners_2023]. This advice doesn’t cover people who already have diabetes [@who_sweeteners_2023]. Children from 6 to 23 months should get no sweetened drinks and no sweeteners [@who_complementary_2023]. People with phenylketonuria, a rare inherited condition, have to avoid aspartame [@fda_sweeteners].

## Let everything be a little less sweet

WHO points to another way: make food less sweet altogether, with fruit and with drinks that aren’t sweetened [@who_sweeteners_news_2023]. Take half a spoon less in your tea every week or two. Let elaichi, saunf or dalchini bring the fragrance. Sweeten curd and dalia with banana or mango. Eat mithai after a meal, sitting down, from a small plate.`,
  cautions: [],
  seeDoctor: `- You are very thirsty, pass a lot of urine, feel tired or lose weight without trying: ask a doctor for a blood sugar test.
- You have diabetes and want to change sweeteners or cut down on carbohydrate: speak to your doctor or dietitian first. If you use insulin or tablets that can lower your sugar too far, keep your quick source of glucose at hand [@ada_2026].
- Toothache, or teeth that hurt with sweet or cold food: see a dentist.
- You eat sweets in secret or in large amounts and feel unable to stop: talk to a doctor or a counsellor. It’s a common reason to come, and help exists.`,
}
