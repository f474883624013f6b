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
      title: 'Salt and blood pressure: finding the salt in an Indian day',
      summary:
        'How much salt is enough, where it hides, and what else on the plate helps high blood pressure. With a day from Vijayawada that keeps its avakaya.',
      opening: `Ask a family how much salt it eats and the answer is always “very little”. The cook adds it by hand, as her mother did, and nobody has measured it. Then there is the pickle, the papad, the namkeen at five and the bread in the morning.

Salt that has been cooked into food can’t be seen, and a tongue that is used to it hardly tastes it. So the first step against high blood pressure is to make the salt visible. A katori and a teaspoon are enough for that.`,
      example: `## Vijayawada, with the salt in a katori

In the morning, the salt for four people goes into a small katori: two and a half level teaspoons. The rest is left for packets and pickle.

- **Breakfast:** idlis with a thick sambar, and a fresh peanut chutney with lime and no added salt.
- **Lunch:** plain rice, tomato pappu, beans vepudu, perugu, and half a teaspoon of avakaya for each plate. It’s the only pickle of the day.
- **Evening:** unsalted peanuts and a guava without chilli-salt.
- **Dinner:** jonna rotte, gutti vankaya with sesame, salad, and majjiga with ginger and curry leaf. Fish pulusu takes the place of the vankaya on Sunday.

By night the katori shows what the day has taken.`,
      closing: `Measure for one week before you change a recipe. You’ll know then whether your salt comes from the pot, the pickle jar or the packet, and you can start where it is largest. Bring the week’s blood pressure readings to your doctor as well, and go on taking any tablets you’ve been prescribed while the food does its share.`,
    },
    casual: {
      title: 'High BP? Find out where your salt is hiding',
      summary:
        'You don’t have to eat bland food. Here’s where the salt really comes from, which two things to stop having together, and a tasty low-salt day in Rajkot.',
      opening: `The doctor said “cut salt”, so you took the shaker off the table. Good start. But then came lunch with athanu and papad, chaas with a pinch of jeera-salt, and a handful of ganthiya with your evening tea.

The shaker was the small part. You don’t have to give up any of these for life, either. You only need to stop inviting all of them to the same meal. Let’s see who gets to stay.`,
      example: `## A tasty day in Rajkot

- **Breakfast:** bajra rotlo with a bowl of dahi and green chutney. The athanu stays in the jar this time.
- **Lunch:** rotli from dough without salt (see if anyone notices), ringan nu shaak, thick dal with kokum, kachumber with lime. One papad, roasted. That’s today’s salty thing.
- **Chaas:** with roasted jeera, ginger and coriander. The salt stays out.
- **Five o’clock:** khakhra with a spoon of peanut chutney instead of ganthiya.
- **Dinner:** khichdi with lots of vegetables and kadhi. If you eat eggs, a masala omelette with tomato and chilli is fine too.`,
      closing: `Give your tongue a few weeks. It’ll sulk at first, and then one day you’ll eat at a wedding and wonder who emptied the salt jar. Until then, one salty thing a meal, lime on everything, and your tablet, if you have one, at the same hour each day. Check your BP at home now and then, and write it down.`,
    },
    motivational: {
      title: 'A little less salt every week: a plan for your blood pressure',
      summary:
        'Four weeks, four small steps away from salt, tried out in a family kitchen in Dimapur. Your taste adapts as you go, and dinner stays worth sitting down for.',
      opening: `Your tongue learns. It learned to like this much salt, and it can learn to like less, so quietly that you’ll hardly notice the lessons.

With high blood pressure you can put that to use, from the same pot as everyone else. A level spoon, a few limes and some patience will do. Take one step a week, keep what you’ve gained, and let the whole family come along.`,
      example: `## Dimapur, one salty star at a time

1. **Week one: see it.** The cook uses a level spoon and writes the number on the calendar. Nothing else changes.
2. **Week two: one salty star.** Axone, smoked pork, dried fish or a bought sauce: one of them in a meal, and the rest of the meal lightly salted. Boiled greens and dal come without salt, with ginger and local chilli.
3. **Week three: the packets.** Instant noodles get half the sachet and twice the vegetables. Bhujia makes room for plain peanuts.
4. **Week four: add colour.** A vegetable at breakfast, a fruit at four.

Each week the spoon gets a little flatter. Nobody at the table has to go without the dish they love.`,
      closing: `When the calendar shows four weeks, look at the first number and the last. That difference is yours. Keep the step that felt easiest, and ask your doctor to look at your readings with you. Tablets, walking and a lighter hand with salt work side by side, and each of them counts.`,
    },
  },
  body: `## One spoon for the whole day

Adults should have less than 5 g of salt a day, which is just under a level teaspoon, say the World Health Organization and the Indian guidelines [@who_sodium] [@icmr_nin_2024]. That one spoon includes the pot, the table and every packet. Adults around the world eat close to 11 g on average [@who_sodium].

Less is worth the trouble. When trials are taken together, eating 4.4 g less a day for four weeks or more lowered the upper blood pressure reading by about 4 mmHg on average [@he_2013].

Sendha namak, kala namak and pink salt are salt too, so count them like any other [@icmr_nin_2024]. Whatever you use should be iodised [@who_healthy_diet].

## Pot, pickle, packet

- **From the pot:** leave salt out of roti dough and plain rice. Measure the rest with a level spoon.
- **From the jar:** pickle, papad, chutney powders, dried fish. Have one of them at lunch, say, and none at dinner.
- **From the packet:** namkeen, instant noodles, soup cubes, sauces, bread and cheese. Labels give sodium: 2,000 mg of it is the sodium of 5 g of salt [@fssai_labelling_2020]. So a packet with 600 mg a serving has used nearly a third of your day.

## Flavour takes over

Your taste adapts when the salt falls step by step. Sour, roasted and fragrant things fill the gap: lime, kokum, amchur, tamarind, roasted jeera, pepper, ginger, curry leaves. Add the lime first and decide about salt afterwards. A pinch added at the end tastes stronger than the same pinch boiled in.

Ask your doctor before you buy a low-sodium salt, because many of them contain potassium. They are not for people with kidney disease, or with an illness or a medicine that makes potassium build up. WHO’s advice on them doesn’t cover pregnant women and children [@who_salt_substitutes_2025].

## What else helps

In the DASH-Sodium trial, a diet rich in vegetables, fruit and low-fat dairy lowered blood pressure, and lowered it further when it was also low in salt [@sacks_2001]. On a thali that means a larger sabzi, a whole fruit, dal, and curd set from toned milk. If you have kidney disease, ask for your own limits first. Brisk walking helps even if your weight stays the same, and alcohol raises pressure [@who_hypertension_facts].

All of this comes on top of your treatment, never in its place.`,
  cautions: [],
  seeDoctor: `- The average of your readings at home is 135/85 mmHg or more: see a doctor. Repeated readings of 180/120 or above: go the same day [@nice_hypertension_2019].
- High readings with chest pain, breathlessness, severe headache, blurred sight, weakness on one side or trouble speaking: call 112 [@emergency_112].
- You are pregnant and have high readings, a headache or swelling: be seen the same day.
- You feel dizzy or faint on your tablets: tell your doctor, and don’t skip or double a tablet because of one reading.
- You have kidney or heart disease: let a dietitian plan salt and potassium with you.`,
}
