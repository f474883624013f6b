import type { LibraryArticle } from '../library-article.ts'

export const UPMA_DALIA: LibraryArticle = {
  id: 'upma-dalia',
  category: 'recipes',
  name: 'upma and dalia',
  names: [
    'upma',
    'uppittu',
    'uppuma',
    'rava upma',
    'suji upma',
    'sooji upma',
    'vegetable upma',
    'upma recipe',
    'semolina upma',
    'dalia',
    'daliya',
    'dalia upma',
    'namkeen dalia',
    'vegetable dalia',
    'dalia recipe',
    'broken wheat',
    'godhi rava',
    'lapsi rava',
    'उपमा',
    'दलिया',
    'ਦਲੀਆ',
    'ਉਪਮਾ',
  ],
  tones: {
    professional: {
      title: 'Upma and dalia: one method, and as much vegetable as grain',
      summary:
        'Vegetable rava upma for four without lumps, how dalia differs and when to prefer it, what the two give, and how to build a breakfast that holds until lunch.',
      opening: `Upma has been the punishment of many a hostel: a pale, stiff slab with one green chilli lying in wait. The dish deserves better. Made with care it is soft, fragrant and full of vegetables, and it takes as long as the chutney.

Dalia is its northern relative and has the opposite fault. It is respected, recommended to anyone who is unwell, and served without seasoning. Give both the same tadka and the same vegetables and they turn into real meals.`,
      example: `## Vegetable rava upma

*For four people. 25 minutes.*

**You need:** 1½ cups (250 g) coarse rava, 4 cups of carrot, beans, peas and onion cut small, 1 tablespoon oil, 1 teaspoon rai, 2 tablespoons each of chana dal and peanuts, curry leaves, a thumb of ginger, 2 green chillies, 1 teaspoon salt, 3¾ cups of hot water, 1 lime.

1. Roast the rava dry on a medium flame for six minutes. Tip it out.
2. Pop the rai in the oil; brown chana dal and peanuts. Add curry leaves, ginger, chillies and vegetables. Cook, covered, for five minutes.
3. Add water and salt; bring to a full boil. Lower the flame. Rain in the rava with one hand, stirring with the other.
4. Cover for four minutes, rest for two, fluff, add lime.

Serve with coconut chutney and curd.`,
      closing: `Roast half a kilo of rava at the weekend and keep it in a tin; the rest is then a matter of minutes. Use dalia on the mornings when you have time for a cooker, and rava on the others. In both, let the heap of vegetables on the board be as large as the heap of grain.`,
    },
    casual: {
      title: 'Upma again? Try namkeen dalia in the cooker',
      summary:
        'Two whistles, one cooker, dinner or breakfast for two. Masala dalia with moong and vegetables for people who think dalia is for sick days.',
      opening: `Say “dalia” and everybody thinks of fever. A white bowl, a sad spoon, someone’s hand on your forehead. And upma you’ve had since Monday.

So let’s give dalia a proper life. Roast it till it smells nutty, throw in whatever’s dying in the vegetable tray, add a fistful of moong dal so it actually fills you up, and close the lid. Two whistles later you’ve got something between khichdi and pulao, and only one thing to wash.`,
      example: `## Masala dalia with moong

*For two hungry people. 30 minutes.*

**You need:** ½ cup (90 g) dalia, ¼ cup (50 g) dhuli moong dal, 2 cups of chopped carrot, beans, gobhi or peas, 1 onion, 1 tomato, a bit of ginger, 2 teaspoons oil, ½ teaspoon jeera, ¼ teaspoon haldi, ½ teaspoon salt, half a lime, 2½ cups of water.

1. Roast the dalia dry in the cooker for four minutes and tip it out. Rinse the moong.
2. Hot oil, jeera, ginger, onion. When the onion’s soft, tomato and haldi.
3. Everything else except the lime. Lid on, medium flame, two whistles.
4. Leave it alone for ten minutes. Then lime, and a splash of hot water if it’s too thick.

Eat it with curd, or with a fried egg if you eat eggs.`,
      closing: `Now tell me that’s sick food. Keep the dalia in a jar where you can see it, next to the poha, and it’ll get its turn. Leftovers set like cement, by the way. A bit of hot water and five minutes on the flame bring them back.`,
    },
    motivational: {
      title: 'An upma jar: roast once, five quick breakfasts',
      summary:
        'Twenty minutes on Sunday fill a jar with roasted rava and its tadka. After that, hot upma is a ten-minute job on five mornings, even in a hostel or an office pantry.',
      opening: `The best time to make breakfast is when you aren’t in a hurry for it. Upma makes this possible, because its slow part, roasting the rava and browning the tadka, can be done days ahead.

Fill one jar on Sunday. On Monday you boil water, add what the jar gives you and a handful of vegetables, and sit down. You haven’t become more disciplined overnight. You’ve only moved the work to a day that had room for it.`,
      example: `## The upma jar

*Five servings. 20 minutes on Sunday, 10 each morning.*

**For the jar:** 2½ cups (400 g) coarse rava, 1½ tablespoons oil, 2 teaspoons rai, 2 tablespoons chana dal, 6 tablespoons peanuts, 3 sprigs of curry leaves wiped dry, 4 dry chillies, 1½ teaspoons salt.

1. Pop the rai in the oil. Brown chana dal and peanuts, then crisp the curry leaves and chillies.
2. Add the rava and roast for eight minutes, stirring. Mix in the salt.
3. Cool completely. It keeps for two weeks in a dry jar in the fridge.

**In the morning, for one:** boil 1⅓ cups of water with a cup of fine vegetables for four minutes. Rain in a heaped half cup from the jar, stir, cover for four minutes, add lime.

Eat with curd or a boiled egg.`,
      closing: `Stick a strip of paper on the jar with five boxes and tick one each morning. If you reach three in the first week, you’ve eaten three breakfasts that might have been biscuits. On the next Sunday you’ll fill the jar without looking at the recipe.`,
    },
  },
  body: `## No lumps, no slab

Roast the grain first, dry or with a little oil, until it smells of biscuits. Roasted grain takes up water without turning to glue. The water has to be at a full boil when the rava goes in, and the rava should fall like rain, from a height, while you stir. Two and a half cups of water to one of rava give a soft upma. In the cooker, dalia takes three to one, with moong counted in, and a splash more for the vegetables.

Then let it rest under the lid. Steam finishes the middle. A lump that has formed can be pressed flat against the pan at this point and not later.

## Rava or dalia

Both are wheat. Dalia is the whole grain, cracked. Rava is milled from the grain after most of the bran has gone. Milling takes most of the fibre away: 100 g of whole-wheat flour holds about 11 g, the same weight of white flour about 3 g [@usda_fdc]. The World Health Organization recommends at least 25 g of naturally occurring fibre a day for adults, with most carbohydrate from whole grains, vegetables, fruit and pulses [@who_carbohydrate_2023]. So dalia is the better everyday choice, and rava gains a lot from vegetables and pulses in the pan.

If you change from one to the other, do it over a few weeks and drink enough, because a sudden jump in fibre can bring wind and cramps [@medlineplus_fibre].

## Make it hold until lunch

Grain alone is soon forgotten. A spoon or two of chana dal and a handful of peanuts in the tadka help, and 30 g of peanuts bring about 8 g of protein [@usda_fdc]. A katori of curd, an egg or a bowl of sambar does the same. Cereals are short of the amino acid lysine, a building block of protein, while pulses are rich in it [@young_pellett_1994], which is why moong in dalia is such a good idea.

Measure the oil. One tablespoon carries about 120 kcal [@usda_fdc], and one is enough for four.

## Swaps and cousins

- **Khara bath:** Karnataka’s upma with tomato and vangi bath powder.
- **Semiya upma:** with roasted vermicelli.
- **Fada ni khichdi:** Gujarat’s dalia with moong and vegetables.
- **Foxtail or kodo millet** can be cooked in the same way, with a little more time.

Rava, dalia and most semiya are wheat and contain gluten. Peanuts are a common allergen; leave them out, or use roasted chana dal.

## Keeping it

Cooked upma belongs in the fridge within 2 hours [@who_five_keys]. Eat it the next day, loosened with hot water and heated until it steams.`,
  cautions: [],
  seeDoctor: `- Loose stools, bloating or anaemia trouble you and wheat is on your plate every day: ask for a coeliac blood test, and keep eating wheat until it is done [@nice_cg61].
- You use insulin or tablets that can bring blood sugar too low: speak to your doctor before your breakfast changes much [@ada_2026].
- Constipation lasts for weeks, or there is blood in the stool: see a doctor before you add more fibre.
- Hives, swollen lips or trouble with breathing after wheat or peanuts: call 112 at once.`,
}
