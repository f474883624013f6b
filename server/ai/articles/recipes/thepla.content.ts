import type { LibraryArticle } from '../library-article.ts'

export const THEPLA: LibraryArticle = {
  id: 'thepla',
  category: 'recipes',
  name: 'thepla',
  names: [
    'thepla',
    'theplas',
    'thepla recipe',
    'methi thepla',
    'methi na thepla',
    'dudhi thepla',
    'lauki thepla',
    'multigrain thepla',
    'bajra thepla',
    'methi paratha',
    'methi roti',
    'dhebra',
    'thepla kaise banaye',
    'थेपला',
    'मेथी थेपला',
    'ਥੇਪਲਾ',
    'ਮੇਥੀ ਪਰਾਂਠਾ',
  ],
  tones: {
    professional: {
      title: 'Methi thepla: soft for the tiffin, with a full bowl of greens',
      summary:
        'Sixteen soft theplas with more methi and less oil: flour, fat and resting time explained, what whole grain gives, and how to pack them for school or office.',
      opening: `A Gujarati family’s suitcase can be recognised by its smell. Somewhere between the shirts there is a stack of thepla in foil, and the train has hardly left Surat when it comes out.

The bread has earned its place. It is grain, greens and spice in one round, eaten with the fingers, soft for hours. And unlike most travel food it is worth making on an ordinary Tuesday, when a bunch of methi costs less than a packet of chips.`,
      example: `## Methi thepla, 16 pieces for four, 45 minutes

**You need:** 2 cups atta, ½ cup besan, 3 katoris chopped methi leaves, ½ cup curd, 1 teaspoon ginger and green chilli paste, ½ teaspoon each of haldi and ajwain, 1 teaspoon chilli powder, 1 tablespoon til, 1 scant teaspoon salt, 1 tablespoon oil for the dough, 5 teaspoons for the tawa.

1. Wash, drain and chop the methi. Salt it and wait for five minutes.
2. Knead with everything else, adding water by the spoon, to a soft dough. Rest for 15 minutes.
3. Roll 16 thin rounds with a little dry flour.
4. Roast on a hot tawa until spots appear on both sides.
5. Brush with a few drops of oil a side, press for ten seconds, and stack in a cloth.`,
      closing: `Two theplas with a bowl of curd and a raw salad make a breakfast; three with a dry sabzi are a tiffin. Knead the dough in the evening, keep it in the fridge and roll it in the morning, and the whole stack takes twenty minutes. Take one along for the person in the next seat.`,
    },
    casual: {
      title: 'Dudhi thepla: the soft tiffin that uses up the lauki',
      summary:
        'Got a bottle gourd nobody wants? Grate it into thepla. A recipe for 12, why yours go hard by noon, and what to eat them with besides pickle.',
      opening: `There’s a lauki in your fridge. There’s always a lauki in your fridge. You’ve made the sabzi twice this month and both times you ate it alone.

So grate it into dough. Dudhi thepla is soft without much oil because the gourd does the softening, and with til, garlic and a bit of chilli no one asks what’s in it. If they do, tell them. By then they’re on the second one.`,
      example: `## Dudhi thepla, 12 pieces for three, 35 minutes

**You need:** 2 cups atta (or 1½ atta and ½ leftover cooked rice, mashed), 1½ katoris grated lauki, 2 cloves of garlic, 1 green chilli, ginger, coriander, 1 tablespoon til, ½ teaspoon haldi, 1 teaspoon red chilli powder, ¾ teaspoon salt, 2 teaspoons oil in the dough, 4 for the tawa.

1. Don’t squeeze the lauki. Its water makes the dough.
2. Mix everything, wait for five minutes, and only then decide if it needs a spoon of water. Usually it doesn’t.
3. Rest it under a plate for ten minutes while you tidy up.
4. Roll them medium thin. Sticky? A bit more flour.
5. Hot tawa, both sides, a little oil, done. Stack them wrapped in a cloth while they’re warm.`,
      closing: `Roll one thepla around a smear of curd chutney and eat it standing at the stove, while it’s warm. The rest go in the tiffin with cucumber and a boiled egg or some paneer. Lunch is sorted, and the lauki’s gone. See you next week, when there’s another one.`,
    },
    motivational: {
      title: 'Bajra and methi thepla: a small step towards more whole grain',
      summary:
        'Swap half of the atta for bajra or jowar and gain taste along with the millet. A recipe for 12 that doesn’t crack, and a three-week plan to make it a habit.',
      opening: `Millets often fail on the first roti. It cracks, it crumbles, someone laughs, and the bajra goes to the back of the shelf for another year.

Thepla is the gentle way in. A little atta, a spoon of curd and the moisture of methi hold the dough together, so your first attempt can look like your tenth. You get the nutty taste at once, and confidence for the plain bhakri later.`,
      example: `## Bajra and methi thepla, 12 pieces for four, 40 minutes

**You need:** 1 cup bajra flour, 1 cup atta, 2 katoris chopped methi, ½ cup thick curd, 1 teaspoon ginger and garlic paste, 2 tablespoons til, ½ teaspoon each of haldi, ajwain and chilli, 1 scant teaspoon salt, 1 teaspoon jaggery, 6 teaspoons oil.

1. Mix flours, spices, methi and two teaspoons of oil with your fingertips.
2. Add curd and jaggery, then warm water by the spoon. Knead for three minutes and use it at once, because it dries out.
3. Pat each ball between two sheets of plastic or butter paper, a little thicker than a roti.
4. Lift on to a hot tawa. Turn when the colour changes.
5. Oil the rim, press gently, and roast until brown spots show.`,
      closing: `Week one: a quarter cup of bajra in your usual dough. Week two: half. Week three: this recipe, on a morning when you have time. Write the date on the packet of flour and finish it within the month. You won’t need the plan in week four.`,
    },
  },
  body: `## What thepla gives

Whole-wheat flour keeps its fibre: 100 g holds about 11 g, the same weight of white flour about 3 g [@usda_fdc]. WHO recommends at least 25 g of fibre a day for adults [@who_carbohydrate_2023]. Methi, lauki or carrot in the dough count towards the day’s 400 g of vegetables and fruit [@who_healthy_diet], though a thepla can’t replace the sabzi beside it. Besan brings lysine, of which cereals are short [@young_pellett_1994].

Millets are cereals too. For a day of 2,000 kcal the Indian guidelines allow about 250 g of cereals and millets together, weighed dry [@icmr_nin_2024]. So bajra goes into the dough instead of wheat, not on top of it.

## What keeps them soft

- **Fat in the dough, drops on the tawa:** a spoon in the dough softens more than three in the pan. A tablespoon of oil carries about 120 kcal wherever you put it [@usda_fdc].
- **Moisture:** curd, grated gourd or banana. Salt draws water from the methi, so wait before you add any.
- **Rest:** bran needs a quarter of an hour to drink. Millet dough is the exception and dries out.
- **A hot tawa:** slow roasting makes papad. Golden spots are enough.
- **The cloth:** stack them warm and covered; steam does the rest.

## What to eat with it

Thepla with pickle and sweet tea is the classic, and a salty, sugary one. Salt from pickle counts towards the daily limit of less than 5 g [@who_sodium]. Curd, kadhi, moong, an omelette or dry potato and peas make it a meal. Tea with a meal lowers the iron absorbed, and an hour’s wait lessens the effect [@ahmad_fuzi_2017].

Cousins: bajra dhebra, Rajasthani methi roti, Punjabi methi paratha, Maharashtrian thalipeeth with its five flours. Wheat contains gluten; til, milk and besan can be allergens.

## Packing and keeping

Cooked food should not stand at room temperature for more than 2 hours, says WHO [@who_five_keys]. Theplas are dry, and families have long carried them further, but be strict in the heat and for small children, pregnancy and illness. For a journey leave curd and gourd out of the dough, roast well, cool fully before packing, and eat them the same day. At home they keep for two or three days in the fridge, or for a month in the freezer with paper between.`,
  cautions: [],
  seeDoctor: `- You take warfarin: green leaves are rich in vitamin K, so keep your helpings much the same from day to day [@ods_vitamin_k], and ask your clinic before you change them.
- Wheat rotis bring bloating, loose motions or anaemia: ask for a test for coeliac disease before you stop eating wheat.
- Hives, swelling or trouble breathing after til, milk or besan: call 112.
- Your blood sugar stays high after breakfast: bring your readings to your doctor, and let a dietitian plan the number of theplas.`,
}
