import type { LibraryArticle } from '../library-article.ts'

export const BLOOD_PRESSURE_SALT: LibraryArticle = {
  id: 'blood-pressure-salt',
  category: 'diet',
  name: 'salt and blood pressure',
  names: [
    'blood pressure',
    'high blood pressure',
    'high bp',
    'bp diet',
    'bp control',
    'hypertension',
    'hypertension diet',
    'salt',
    'low salt diet',
    'less salt',
    'salt intake',
    'sodium',
    'namak',
    'kam namak',
    'bp mein kya khaye',
    'pink salt',
    'kala namak',
    'dash diet',
    'उच्च रक्तचाप',
    'नमक',
    'ਬਲੱਡ ਪ੍ਰੈਸ਼ਰ',
  ],
  tones: {
    professional: {
      title: 'High blood pressure: what to eat more of, and where the salt hides',
      summary:
        'High blood pressure on the plate: what to eat often, what to keep small, how much salt is enough and where it hides. With a day from Vijayawada that keeps its avakaya.',
      opening: `Ask a family how much salt it eats and the answer is always “very little”. The cook adds it by hand, and nobody has measured it. Then there is the pickle, the papad, the namkeen at five and the bread in the morning.

Salt that has been cooked into food can’t be seen, and a tongue that is used to it hardly tastes it. So the first step is to make the salt visible, and a katori and a teaspoon are enough for that. The second is more cheerful: larger helpings of vegetables, fruit, dal and curd.`,
      example: `## Vijayawada, with the salt in a katori

In the morning the salt for four goes into a katori: two and a half level teaspoons, about 15 g. That leaves a little over 1 g each for pickle and packets. Breakfast may take half a teaspoon (3 g), lunch and dinner one teaspoon each (6 g).

- **Breakfast:** idlis with a thick vegetable sambar, and a fresh peanut chutney with lime and no added salt.
- **Lunch:** one katori of plain rice, tomato pappu, a full katori of beans vepudu, perugu from toned milk, and half a teaspoon of avakaya for each plate. It’s the only pickle of the day.
- **Evening:** unsalted peanuts and a guava without chilli-salt.
- **Dinner:** jonna rotte, gutti vankaya with sesame, salad, and majjiga with ginger and curry leaf. Fish pulusu takes the place of the vankaya on Sunday.

By night the katori is empty, and nobody has had to guess.`,
      closing: `Measure for one week before you change a recipe. You’ll know then whether your salt comes from the pot, the pickle jar or the packet, and you can start where it is largest. Bring the week’s blood pressure readings to your doctor as well, and go on taking any tablets you’ve been prescribed while the food does its share.`,
    },
    casual: {
      title: 'High BP? What to eat, what to keep small, and where your salt hides',
      summary:
        'You don’t have to eat bland food. Here’s what to fill your plate with when your BP is high, what to keep for rare days, where the salt comes from, and a tasty day in Rajkot.',
      opening: `The doctor said “cut salt”, so you took the shaker off the table. Good start. But then came lunch with athanu and papad, chaas with a pinch of jeera-salt, and a handful of ganthiya with your evening tea.

The shaker was the small part. You don’t have to give up any of these for life, either. You only need to stop inviting all of them to the same meal. Let’s see who gets to stay, and what your plate could do with more of.`,
      example: `## A tasty day in Rajkot

- **Breakfast:** bajra rotlo with a bowl of dahi and green chutney. The athanu stays in the jar this time.
- **Lunch:** two rotlis from dough without salt (see if anyone notices), a big katori of ringan nu shaak, thick dal with kokum, kachumber with lime. One papad, roasted. That’s today’s salty thing.
- **Chaas:** with roasted jeera, ginger and coriander. The salt stays out.
- **Five o’clock:** a guava or an orange, and khakhra with a spoon of peanut chutney instead of ganthiya.
- **Dinner:** khichdi with lots of vegetables and kadhi. If you eat eggs, a masala omelette with tomato and chilli is fine too.`,
      closing: `Give your tongue a few weeks. It’ll sulk at first, and then one day you’ll eat at a wedding and wonder who emptied the salt jar. Until then, one salty thing a meal, lime on everything, and your tablet, if you have one, at the same hour each day. Check your BP at home now and then, and write it down.`,
    },
    motivational: {
      title: 'Your blood pressure plan: more colour on the plate, a little less salt every week',
      summary:
        'What to eat more of for high blood pressure, what to eat less of, and four small steps away from salt, tried out in a family kitchen in Dimapur. Dinner stays worth sitting down for.',
      opening: `Your tongue learns. It learned to like this much salt, and it can learn to like less, so quietly that you’ll hardly notice the lessons.

With high blood pressure you can put that to use, from the same pot as everyone else. A level spoon, a few limes and some patience will do. Take one step a week, keep what you’ve gained, and let the whole family come along.`,
      example: `## Dimapur, one salty star at a time

1. **Week one: see it.** The cook uses a level spoon and writes the number on the calendar. Nothing else changes.
2. **Week two: one salty star.** Axone, smoked pork, dried fish or a bought sauce: one of them in a meal, and the rest of the meal lightly salted. Boiled greens and dal come without salt, with ginger and local chilli.
3. **Week three: the packets.** Instant noodles get half the sachet and twice the vegetables. Bhujia makes room for plain peanuts.
4. **Week four: add colour.** A vegetable at breakfast, a fruit at four, a second katori of greens at dinner, dal or beans every day.

Each week the spoon gets a little flatter. Nobody at the table has to go without the dish they love.`,
      closing: `When the calendar shows four weeks, look at the first number and the last. That difference is yours. Keep the step that felt easiest, and ask your doctor to look at your readings with you. Tablets, walking and a lighter hand with salt work side by side, and each of them counts.`,
    },
  },
  body: `## What to eat, and what not

In a trial, the DASH diet lowered blood pressure, and lowered it further when it was also low in salt [@sacks_2001]. For 2,000 kcal a day it has four to five small helpings each of vegetables and fruit, six to eight of mostly whole grains and two to three of low-fat milk foods [@nhlbi_dash]. On a thali:

- **Eat often:** three katoris of sabzi and a plate of salad, two or three whole fruits, two katoris of thick dal, chana or rajma, two helpings of toned milk or curd. Phulka, jowar, bajra, ragi or oats as the grain. A small handful of unsalted nuts.
- **Keep small:** oil, three or four measured teaspoons a day; ghee, butter, mithai, white bread, fried snacks.
- **Leave for rare days:** namkeen, chips, instant noodles, soup cubes, sausages, sweet drinks. Alcohol is best left out.

If you have kidney disease, or take a medicine that makes your body hold back potassium, ask for your own limits before you eat more fruit, vegetables and dal.

## One spoon of salt for the whole day

Adults should have less than 5 g of salt a day, just under a level teaspoon, say the World Health Organization and the Indian guidelines [@who_sodium] [@icmr_nin_2024]. That one spoon includes the pot, the table and every packet. Cutting down works: in trials taken together, 4.4 g less a day for four weeks or more lowered the upper reading by about 4 mmHg on average [@he_2013].

Sendha namak, kala namak and pink salt count as salt too [@icmr_nin_2024]. Whatever you use should be iodised [@who_healthy_diet].

## Pot, pickle, packet

- **From the pot:** leave salt out of roti dough and plain rice. Measure the rest with a level spoon.
- **From the jar:** pickle, papad, chutney powders, dried fish. Have one of them at lunch, say, and none at dinner.
- **From the packet:** namkeen, noodles, sauces, bread, cheese. Labels give sodium: 2,000 mg of it is the sodium of 5 g of salt [@fssai_labelling_2020]. So a packet with 600 mg a serving has used nearly a third of your day.

Your taste adapts when the salt falls step by step. Lime, kokum, amchur, roasted jeera, pepper, ginger and curry leaves fill the gap. Add the lime first and decide about salt afterwards.

Ask your doctor before you buy a low-sodium salt, because many of them contain potassium. They are not for people with kidney disease, or with an illness or a medicine that makes potassium build up. WHO’s advice on them doesn’t cover pregnant women and children [@who_salt_substitutes_2025].

## Weight, walking, alcohol

If you are overweight, losing 5 to 10 per cent of your weight is likely to improve your blood pressure [@cdc_weight]. Brisk walking, 150 minutes a week, helps even if your weight stays the same. Alcohol raises pressure, so the less the better [@who_hypertension_facts].

All of this comes on top of your treatment, never in its place.`,
  cautions: [],
  seeDoctor: `- The average of your readings at home is 135/85 mmHg or more: see a doctor. Repeated readings of 180/120 or above: go the same day [@nice_hypertension_2019].
- High readings with chest pain, breathlessness, severe headache, blurred sight, weakness on one side or trouble speaking: call 112 [@emergency_112].
- You are pregnant and have high readings, a headache or swelling: be seen the same day.
- You feel dizzy or faint on your tablets: tell your doctor, and don’t skip or double a tablet because of one reading.
- You have kidney or heart disease: let a dietitian plan salt and potassium with you.`,
}
