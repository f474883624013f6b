import type { LibraryArticle } from '../library-article.ts'

export const TIL_LADDU: LibraryArticle = {
  id: 'til-laddu',
  category: 'recipes',
  name: 'til laddu',
  names: [
    'til laddu',
    'til ladoo',
    'til ke laddu',
    'til gud laddu',
    'tilgul',
    'tilache ladu',
    'til laddoo',
    'til ladu',
    'til chikki',
    'til ki chikki',
    'til ki mithai',
    'sesame laddu',
    'sesame ladoo',
    'makar sankranti sweets',
    'sankranti recipe',
    'lohri sweets',
    'til ke ladoo',
    'तिल के लड्डू',
    'तिलगुल',
    'ਤਿਲ ਦੇ ਲੱਡੂ',
  ],
  tones: {
    professional: {
      title: 'Til laddu with jaggery: soft, small and honestly sweet',
      summary:
        'The Sankranti laddu in a soft version for 20 small pieces: how to roast til, when the jaggery is ready, what sesame gives, and why jaggery is still sugar.',
      opening: `On Makar Sankranti in Maharashtra you hand over a piece of tilgul and say: take this, and speak sweetly. The wish is older than any nutrition table, and it needs no improving.

The laddu itself can be made a little kinder to the teeth and to the day’s sugar. What is needed is more til than jaggery, a syrup taken off the flame in time, and a palm that rolls small.`,
      example: `## Soft til laddu, 20 small pieces, 35 minutes

**You need:** 1½ cups white til (about 200 g), ½ cup roasted peanuts, crushed, ¾ cup grated jaggery (about 130 g), 1 teaspoon ghee, 2 tablespoons water, ½ teaspoon elaichi powder.

1. Roast the til on a low flame for six to eight minutes, stirring, until it pops and smells nutty. Spread it on a plate at once.
2. Grind half of it coarsely; keep the rest whole.
3. Melt ghee, jaggery and water. Let it bubble for two to three minutes.
4. Test: a drop in cold water must form a soft ball. Take it off the flame.
5. Stir in til, peanuts and elaichi. Rest for three minutes.
6. Roll walnut-sized laddus with wet palms while warm.`,
      closing: `One laddu after a meal, with the greeting that belongs to it, is a festival. Put the rest in small paper twists as gifts: five pieces for a neighbour look generous, and the tin at home empties by itself. That is a tradition which has always taken care of portions.`,
    },
    casual: {
      title: 'No-syrup til laddu: the version you can’t burn',
      summary:
        'Scared of jaggery syrup? Grind til with dates and a little jaggery instead. Sixteen laddus in half an hour, plus how long they keep and how many make a helping.',
      opening: `Every January someone in the family makes laddus you could play cricket with. Nobody says a word. You suck on it politely for half an hour and worry about your filling.

It’s the syrup. Ten seconds too long and it sets like stone. So leave it out. This version has no boiling, no thermometer and no test in cold water, just a tawa and a mixer, and even an eighty-year-old aunt can chew it.`,
      example: `## No-syrup til laddu, 16 small pieces, 30 minutes

**You need:** 1 cup til, white or brown, ¼ cup roasted peanuts, 10 soft dates without stones, ¼ cup grated soft jaggery, 2 tablespoons dry coconut, 1 teaspoon ghee, a pinch of elaichi and one of salt.

1. Roast the til on low till it starts jumping, about six minutes. Cool it fully. Warm til turns oily in the mixer.
2. Pulse it with peanuts to a coarse powder. Three short bursts, no more.
3. Add dates, jaggery, coconut and elaichi. Pulse until it clumps when you squeeze it.
4. Too dry? Warm the ghee and mix it in.
5. Roll to the size of a lime’s little brother, and roll in leftover til if you’re feeling fancy.`,
      closing: `Your laddus keep for two weeks in a tin, if you hide the tin. Dates and jaggery are still sugar, so have one with your chai and leave the sugar out of the cup. And the cricket-ball laddus? Crush one over your porridge. They come good in the end.`,
    },
    motivational: {
      title: 'Til laddu for winter evenings: make them together, eat them slowly',
      summary:
        'Black til, peanuts and roasted chana in a crisp jaggery bite: a recipe for 24 small pieces, an evening’s plan for many hands, and small habits for the sweet season.',
      opening: `Between Lohri and Sankranti a kitchen in January has its best evening of the year. One person roasts, one crushes, the children roll, and the room smells of smoke and warm sesame.

Sweets that cost some work are eaten differently from sweets that come in a box. You know how small a cup of til becomes. You’ve waited for it. One piece, eaten slowly, then feels like plenty, and that is a good habit to begin a year with.`,
      example: `## Til and chana chikki bites, 24 small pieces, 40 minutes

**You need:** 1 cup black or white til, ½ cup peanuts, ½ cup roasted chana (split, without husk), 1 cup grated jaggery (about 170 g), 2 teaspoons ghee, ½ teaspoon dry ginger powder.

1. Roast til and peanuts separately; rub the skins off the peanuts and crush them. This is the children’s job.
2. Grease a plate and a rolling pin. Do it now; later there is no time.
3. Melt ghee and jaggery on a low flame. Cook until a drop in cold water snaps. An adult does this, for the syrup burns skin.
4. Stir in everything with the ginger, quickly.
5. Tip out, roll thin, and mark into 24 squares while hot. Break when cool.`,
      closing: `Three small habits for the season: eat your piece sitting down, drink water after it for your teeth’s sake, and give half the tin away on the first day. Keep those, and there’s no reason to say no to anyone’s laddu. Say thank you, and enjoy it.`,
    },
  },
  body: `## What til brings

Til is one of the useful sources of calcium for people who have little milk, next to ragi, rajgira and leafy greens [@icmr_guidelines_2024]. Peanuts bring protein, about 8 g in a handful of 30 g [@usda_fdc]. Nuts and seeds have their own small place in the day, about 35 g on 2,000 kcal in the national guidelines [@icmr_guidelines_2024]. Two small laddus use up a good part of it, and til on poha or in chutney counts as well.

## And the jaggery

Jaggery has a deeper taste than sugar, and it is still sugar: whatever a cook adds counts as free sugars by WHO’s definition, honey and syrups too [@who_sugars_2015]. Free sugars should stay below 10 per cent of the day’s energy, and below 5 per cent for further benefit [@who_sugars_2015]. For many adults the lower limit is about six teaspoons [@who_sugars_2015]. Each small piece of the recipe below holds one to two teaspoons of jaggery or dates. So it’s a sweet, and a fine one, as long as it replaces another sweet.

## What makes it work

- **Low flame:** til is done when it pops and smells nutty. A shade too dark and it turns bitter.
- **The water test:** a drop of syrup in cold water. A soft ball makes soft laddus, a snap makes chikki.
- **Speed:** stir everything in off the flame and roll warm. If the mix sets too early, hold the pan over hot water.
- **Small:** walnut size. Nobody misses the rest.

## Cousins, allergens and keeping

Punjab has bhugga with khoya, Bihar tilkut, Assam til pitha in rice flour, Tamil Nadu ellu urundai, Rajasthan and Gwalior gajak. Roasted makhana or chana replaces the peanuts.

Til and peanuts are both allergens, and some people react strongly to sesame, so say what’s inside when you give laddus away. Children under five should not have whole nuts because of choking [@nhs_weaning]; crush the peanuts fine, and give them the soft kind and not chikki. Laddus without khoya keep for two or three weeks in an airtight tin, the date version in the fridge in the rains. Taste the til before you buy: rancid seeds are bitter.`,
  variants: [
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient', 'madhumeh'],
      titles: {
        professional: 'Til laddu with diabetes: where it fits, and how large',
        casual: 'Til laddu with diabetes: one small piece, eaten well',
        motivational: 'Til laddu with diabetes: keep the festival, plan the piece',
      },
      text: `## With diabetes

Jaggery and honey are added sugar like table sugar [@icmr_guidelines_2024], and dates are sweet in the same way, so no version of this laddu is free. Choose one small piece, on the day itself, at the end of a meal with dal, sabzi and curd, and leave out half a roti or some of the rice. Test two hours later if you usually test.

Don’t skip the meal to make room for it. People who use insulin or some diabetes tablets need regular meals, and should speak to their doctor before they change how they eat [@ada_2026].`,
    },
  ],
  cautions: [],
  seeDoctor: `- Hives, swelling of the lips or face, vomiting or trouble breathing after til or peanuts: call 112, and have the allergy tested.
- A small child coughs, chokes or wheezes after a nut or a hard piece: call 112 or go to hospital at once, even if it seems to pass.
- A tooth hurts with sweet things: see a dentist before the season, not after it.
- Your sugar readings stay high over the festival weeks: show them to your doctor, and leave the medicines as they are until then.`,
}
