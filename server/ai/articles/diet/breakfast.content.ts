import type { LibraryArticle } from '../library-article.ts'

export const BREAKFAST: LibraryArticle = {
  id: 'breakfast',
  category: 'diet',
  name: 'breakfast',
  names: [
    'breakfast',
    'breakfast ideas',
    'healthy breakfast',
    'indian breakfast',
    'high protein breakfast',
    'quick breakfast',
    'skipping breakfast',
    'breakfast cereal',
    'cornflakes',
    'morning meal',
    'nashta',
    'naashta',
    'subah ka nashta',
    'subah kya khaye',
    'नाश्ता',
    'सुबह का नाश्ता',
    'ਨਾਸ਼ਤਾ',
    'ਸਵੇਰ ਦਾ ਨਾਸ਼ਤਾ',
  ],
  tones: {
    professional: {
      title: 'Breakfast in an Indian kitchen: three parts that make it a meal',
      summary:
        'Poha, paratha and idli can all carry you to lunch. What to add to the plate, whether you have to eat at eight, how to compare cereals, and who should not skip the meal.',
      opening: `India may have the most varied breakfasts in the world, and most of them share one habit: a large helping of grain and very little beside it. Poha with six peanuts. Two slices of toast. Four idlis in a thin sambar.

By eleven, hunger is back, and the biscuit tin answers it. The dishes aren’t at fault. They want company, and it’s usually in the kitchen already.`,
      example: `## Five mornings, five regions

- **Monday, Indore:** poha with peas, carrots and a handful of peanuts, lime, and a bowl of curd.
- **Tuesday, Chennai:** three idlis with a thick vegetable sambar, and a glass of buttermilk.
- **Wednesday, Amritsar:** one gobhi or methi paratha with a measured spoon of oil, a bowl of dahi, and sliced mooli.
- **Thursday, Kolkata:** two eggs with ruti, tomato and onion, and a guava.
- **Friday, Thiruvananthapuram:** puttu with a full katori of kadala curry, and a small banana.

Each morning has a grain, a protein food, and a vegetable or fruit. Tea follows an hour later for those whose iron is low.`,
      closing: `Look at tomorrow’s breakfast and ask which of the three parts is missing. Usually it’s the protein. Add that one thing for two weeks, and notice when hunger returns. A breakfast that carries you to lunch has done its work, whatever it’s called and whatever it cost.`,
    },
    casual: {
      title: 'What’s for breakfast? Easy fixes for poha, toast and paratha',
      summary:
        'Starving by eleven? Your breakfast may be missing one thing. Small fixes for what you already eat, what to do on mad mornings, and whether you have to eat at all.',
      opening: `It’s 7.50, one shoe’s missing, and breakfast is two biscuits dipped in chai, standing up. You’ll be hungry before the ten o’clock meeting and you’ll meet the samosas halfway.

Waking at five won’t fix that, and neither will fancy seeds. One more thing on the plate you already have, and a bit of help from last night, usually does.`,
      example: `## Your week, mended

- **Toast and jam?** Put an egg or paneer bhurji on it. Keep the jam for Sunday.
- **Upma?** Half the rava, twice the vegetables, a fistful of peanuts, and curd on the side.
- **Cornflakes?** Read the added sugar. Try a small bowl with milk, nuts and a banana.
- **Aloo paratha?** One instead of two, plus dahi. Next time, stuff it with gobhi or dal.
- **Just chai?** Drink it, and carry two boiled eggs or a besan chilla rolled up in foil.
- **Leftover roti?** Crumble it into phodnichi poli with onion and peanuts, the way they do in Pune.

Soak moong tonight and there’s your chilla batter for two days.`,
      closing: `Tomorrow, mend one thing on that list, the one that’s on your plate anyway. If you’re truly not hungry at eight, don’t force it: have a proper meal at ten instead of a biscuit at nine. Your stomach can tell the time better than the rules can.`,
    },
    motivational: {
      title: 'A better breakfast in seven mornings, one small step at a time',
      summary:
        'You don’t need a new life before 8 am. Seven mornings, each with one small step, that turn tea and biscuits into a breakfast that carries you to lunch.',
      opening: `Mornings decide very little about your worth and quite a lot about your eleven o’clock. A plate with something solid on it makes the next few hours kinder, and the biscuit tin at ten less interesting.

Early risers have no advantage here. Move five minutes from the morning to the night before, and let small steps do the rest.`,
      example: `## Seven mornings in a Patna home

1. **Monday:** eat what you always eat. Write it down.
2. **Tuesday:** add one protein food. Sattu stirred into water with lime and onion is ready in two minutes.
3. **Wednesday:** add one fruit.
4. **Thursday:** soak kala chana at night. Boiled, with onion and green chilli, it’s breakfast with a roti.
5. **Friday:** sit down for it. Ten minutes, phone away.
6. **Saturday:** besan chilla with tomato, or eggs, and curd.
7. **Sunday:** cook for everyone: dalia with peas, or litti with chokha and dahi.

Four of seven is a strong first week.`,
      closing: `One of those seven mornings was the best. Repeat it until it needs no thinking, and then add the next. Breakfast habits grow this way, one plate at a time. On the day it doesn’t happen, lunch is waiting, and so is tomorrow.`,
    },
  },
  body: `## Do you have to eat breakfast?

Not everyone does. A review of trials, most of them short and of low quality, found no sign that adding breakfast helps adults to lose weight [@sievert_2019]. Nor do trials show that skipping it harms every healthy adult [@aha_meal_timing_2017]. What matters is what takes its place. If you wake hungry or train early, eat. If hunger comes at ten, a proper first meal then is fine.

Some people should not skip it: those who take insulin or tablets that can cause low blood sugar need a word with their doctor first [@ada_2026].

## Three parts, any cuisine

A morning plate can bring grains, pulses, milk, nuts and fruit together. Indian guidelines ask for at least eight food groups over the day, and breakfast can bring three of them [@icmr_nin_2024].

- **A grain, whole if you can:** poha, dalia, oats, ragi, jowar, whole-wheat roti, idli or dosa
- **A protein food:** egg, curd, milk, paneer, besan, sprouted moong, sattu, sambar, peanuts
- **A vegetable or fruit:** peas and carrots in the pan, tomato and cucumber beside it, a guava or banana after it

The middle part is missing most often, and it’s cheap to add. One large egg gives about 6 g of protein, and 30 g of peanuts stirred into poha give about 8 g [@usda_fdc].

## Oats, cereals and the label

Oats have a soluble fibre, beta-glucan. Across trials, 3 g of it a day or more lowered LDL cholesterol modestly [@whitehead_2014]. Vegetable oats with jeera and curry leaves are as Indian as upma.

Packaged cereals vary. In India the label must list added sugars, so compare two boxes on that line [@fssai_labelling_2020]. A chocolate-coated one is closer to a biscuit than to a grain.

## Tea, and the thyroid tablet

Tea with a meal lowers the iron you absorb, and an hour’s wait lessens the effect [@ahmad_fuzi_2017]. If your iron is low, have your tea well before or after. Levothyroxine, the thyroid tablet, is best taken an hour before breakfast, with plain water [@ata_hypothyroidism_2014].`,
  variants: [
    {
      names: ['office', 'busy', 'busy mornings', 'working women', 'five minutes', '10 minutes', 'no time', 'jaldi'],
      titles: {
        professional: 'Breakfast on busy mornings: what to prepare the night before',
        casual: 'No time for breakfast? Let last night do the work',
        motivational: 'Busy mornings, real breakfast: a plan that fits the clock',
      },
      text: `## When there are ten minutes

Move the work to the evening. Soak moong or chana, chop onion and tomato, boil four eggs, set curd, and measure the poha. Oats soaked in milk or curd overnight need only a fruit in the morning. Idli batter keeps for a few days in the fridge, and chilla batter for two.

For the bag: a besan chilla or egg roll, thepla with curd in a tight box, two boiled eggs with a banana, or roasted chana with a guava. At your desk, sit down to it.`,
    },
  ],
  cautions: ['diabetes_medicines'],
  seeDoctor: `- You shake, sweat or feel confused when a meal is late: have something sweet, and see your doctor soon.
- You feel sick every morning, or food has put you off for weeks.
- You are losing weight without trying.
- Breakfast is one of many meals you skip to keep your weight down, and eating frightens you: speak to a doctor or dietitian.`,
}
