import type { LibraryArticle } from '../library-article.ts'

export const IMMUNITY_AND_INFECTIONS: LibraryArticle = {
  id: 'immunity-and-infections',
  category: 'diet',
  name: 'food, immunity and infections',
  names: [
    'immunity',
    'immune system',
    'low immunity',
    'weak immunity',
    'immunity booster',
    'immunity food',
    'falling ill often',
    'frequent colds',
    'cold and cough',
    'sardi khansi',
    'sardi zukam',
    'viral fever',
    'food during fever',
    'bukhar mein kya khaye',
    'kadha',
    'giloy',
    'rog pratirodhak shakti',
    'इम्यूनिटी',
    'सर्दी जुकाम',
    'ਇਮਿਊਨਿਟੀ',
    'ਜ਼ੁਕਾਮ',
  ],
  tones: {
    professional: {
      title: 'Food, immunity and infections: what helps, and what only sells',
      summary:
        'No food keeps infections away, but a varied plate, sleep, clean hands and vaccines all count. What to eat, what to leave in the shop, and how to eat during a fever.',
      opening: `Every monsoon the shelves fill with syrups, powders and gummies that promise stronger defences. They have one thing in common: the promise is on the front, and the ingredients are on the back.

The defence system of the body works day and night with very ordinary supplies. It needs many nutrients in modest amounts, enough sleep, and help from outside in the form of clean hands and vaccines. None of these comes in a gummy.`,
      example: `## Rain outside, in Thane

- **Breakfast:** moong chilla with tomato, a guava, and milk. *Protein, vitamin C, vitamin B12.*
- **Lunch:** two jowar bhakris, masoor amti, red pumpkin bhaji, koshimbir with lime and peanuts, and curd. *Iron, vitamin A, zinc.*
- **Five o’clock:** roasted chana and tea with ginger, for the pleasure of it.
- **Dinner:** rice, surmai in a light curry or two eggs, and palak or methi with garlic.
- **All day:** hands washed with soap before cooking and eating. Cut fruit only from your own kitchen.
- **Ten o’clock:** bed.

Plain food in many colours, and an early night.`,
      closing: `If you want to spend money on your defences this month, buy fruit, eggs or a good pressure cooker, and check which vaccines are due. Save the rest. When infections keep coming back in spite of it all, the next step is a doctor. A bigger bottle won’t answer the question.`,
    },
    casual: {
      title: 'Kadha, gummies, vitamin C: what really helps when you keep falling ill?',
      summary:
        'Third cold this season and everyone has a kadha for you. What’s worth it, what isn’t, what to eat with a fever, and when to see a doctor.',
      opening: `Third cold since July. Your office has a tissue box on every desk, your aunt has sent a jar of something dark, and your phone keeps showing you orange gummies.

Here’s the part nobody sells: there’s no food that keeps colds away. But there’s a lot that helps you stay well fed, sleep enough and catch fewer tummy bugs. Most of it’s boring, and nearly free.`,
      example: `## Day two of a fever, in a Jaipur hostel

You don’t want to eat. Fine. Small and often, then:

- **Morning:** sips of water, then thin dalia with milk, or a banana.
- **Mid-morning:** nimbu pani with a pinch of salt and sugar.
- **Lunch:** soft moong khichdi with a spoon of ghee, and curd if you feel like it.
- **Evening:** tomato shorba or chicken shorba, and a toast with egg.
- **Night:** khichdi again, or idli if the canteen has it. Milk if you’re hungry.

The kadha? A cup for comfort is nice. Go easy on how strong you brew it. It isn’t medicine, and it doesn’t replace one.`,
      closing: `For the next month: bed by eleven, soap before food, one fruit and one good bowl of dal a day. Thank your aunt for the jar. Cold number five, or one that’s been sitting on your chest for two weeks, should be looked at.`,
    },
    motivational: {
      title: 'Food and immunity: five everyday habits for your defences',
      summary:
        'Your immune system works for you all day without being asked. Five ordinary habits give it what it needs, and a plan for sick days helps you get back on your feet.',
      opening: `You carry a night watchman who never takes leave. He has no use for a syrup. He’d like his meals, his sleep and a clean doorstep.

All three are within reach on an ordinary budget. You can’t decide whether a virus comes to the office. You can decide quite a few things about the house it walks into.`,
      example: `## Five habits, five ticks, in a Guwahati home

1. **Three colours by evening.** Red masoor dal, green dhekia or palak, a yellow piece of papaya.
2. **One protein food at each meal.** Fish tenga, an egg, dal, chana or curd.
3. **Something sour and fresh.** Kaji nemu over the dal, an amla, a guava. Raw, so that the vitamin C stays in.
4. **Soap before food.** Yours and the children’s, every time, twenty slow seconds.
5. **Lights out at the same hour.** Seven hours or more, on most nights.

Five ticks make a perfect day. Three make a good one, and good ones add up through a whole winter.`,
      closing: `The first tick may be soap on the washstand or a lime on the table, whichever is easier where you live. Add another next week. You may still catch a cold, as everyone does. You’ll meet it rested and well fed, and that’s worth having.`,
    },
  },
  body: `## What food can do

Immune cells need many nutrients, among them vitamins A, B6, B12, C, D and E, folate, iron, selenium and zinc [@ods_immune]. A varied diet can supply enough of them for a healthy immune system [@ods_immune]. More is not better. During the pandemic the British Dietetic Association said plainly that no food or supplement prevents an infection with the coronavirus [@bda_covid_2020].

So the useful question is whether something is missing from your plate:

- **Protein at each meal:** dal, chana, curd, egg, fish, chicken, paneer or soya
- **Greens and orange vegetables:** palak, methi, amaranth, pumpkin, carrot
- **Something fresh with vitamin C:** guava, amla, orange, lime, raw tomato. Heat and storage destroy the vitamin [@ods_vitamin_c].
- **Nuts, seeds and whole grains:** til, peanuts, ragi, bajra

## Vaccines, sleep and clean hands

Vaccines train the immune system to make antibodies, just as it would after the disease itself [@who_vaccines]. Sleep counts too. In one study, 164 adults were given drops with a cold virus. Those who slept less than six hours a night were more likely to catch the cold than those who slept more than seven [@prather_2015].

Clean hands are powerful. Promoting handwashing prevents around 3 in 10 episodes of diarrhoea among children [@cochrane_handwashing_2021]. Cook food through, use safe water, and don’t leave cooked food out for more than 2 hours [@who_five_keys].

## Vitamin C, kadha and giloy

Daily vitamin C didn’t keep people in general from catching colds, though their colds were slightly shorter [@hemila_2013]. Without a deficiency, more vitamins and minerals mostly don’t prevent infections [@ods_immune]. Kadha is a warm drink, and pleasant as one. Giloy and ashwagandha have been linked to liver injury [@inasl_fatty_liver_2023]. Ask your doctor before you take any herb for weeks.

## Eating when you’re ill

Appetite falls, and that’s normal for a day or two. Drink often: water, thin dal, chaas, soup. With loose motions the loss of water and salts is the chief danger, and ORS (oral rehydration salts) in clean water replaces both [@who_diarrhoea]. Eat soft food in small portions, then a little more than usual for some days afterwards. Never give a baby honey for a cough before the first birthday [@nhs_weaning].`,
  cautions: [],
  seeDoctor: `- A fever that doesn’t settle within a few days: see a doctor. For a young baby or in pregnancy, go the same day.
- Breathlessness, chest pain, confusion, a stiff neck or a rash with fever: go to hospital at once.
- Loose motions with blood, very little urine, drowsiness, or nothing stays down: go the same day.
- A cough for over two weeks, night sweats or weight loss: ask for a test for tuberculosis.
- Infections that keep coming back or heal slowly: ask for blood sugar and haemoglobin.`,
}
