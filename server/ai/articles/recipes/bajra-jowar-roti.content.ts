import type { LibraryArticle } from '../library-article.ts'

export const BAJRA_JOWAR_ROTI: LibraryArticle = {
  id: 'bajra-jowar-roti',
  category: 'recipes',
  name: 'bajra and jowar roti',
  names: [
    'bajra roti',
    'jowar roti',
    'bajra and jowar roti',
    'bajra',
    'jowar',
    'bajre ki roti',
    'jowar ki roti',
    'jowar bhakri',
    'bajra bhakri',
    'bajra rotla',
    'bajri no rotlo',
    'jolada rotti',
    'bhakri',
    'millet roti',
    'pearl millet roti',
    'sorghum roti',
    'gluten free roti',
    'बाजरे की रोटी',
    'ज्वार की रोटी',
    'ਬਾਜਰੇ ਦੀ ਰੋਟੀ',
  ],
  tones: {
    professional: {
      title: 'Bajra and jowar roti: hot water, fresh flour, a firm palm',
      summary:
        'Why millet dough cracks and how hot water mends it, a recipe for jowar bhakri for four, what these grains give, and what belongs beside them on the plate.',
      opening: `Anyone who has rolled wheat rotis all their life is humbled by the first bhakri. The dough doesn’t stretch. It breaks at the rim, sticks to the board and comes apart on the way to the tawa.

The flour isn’t at fault, and neither is the cook. Bajra and jowar have no gluten, so the dough has to be bound in another way. Women from Solapur to Barmer have done it for generations, with boiling water and the heel of the hand.`,
      example: `## Jowar bhakri

*Eight, for four people. 40 minutes.*

**You need:** 2 cups (250 g) fresh jowar flour, about 1¼ cups of boiling water, a pinch of salt, dry flour for patting.

1. Put flour and salt in a wide paraat. Pour the boiling water over, stir with a spoon and cover for ten minutes.
2. Knead while warm with the heel of the hand for four minutes, until smooth. Add a spoon of water if it cracks.
3. Knead one ball again for a few seconds, and pat it out on dry flour.
4. Lift it on to a hot tawa, floured side up. Wipe the top with wet fingers.
5. When the water has dried, turn. Cook until brown spots appear, then puff it over the flame.

Serve at once with pithla or dal, a leafy sabzi, thecha and curd.`,
      closing: `Ask your chakki for one kilo at a time and write the date on the tin. Much of what people dislike about millet rotis is old flour. Begin with jowar, which is the milder and the easier to handle, and keep bajra for the cold months, when its warmth and a spoon of ghee are most welcome.`,
    },
    casual: {
      title: 'Can’t pat a bajra roti? Roll it between plastic',
      summary:
        'The cheat’s bajra roti with methi, for two. No slapping, no cracked edges, and nobody has to know that a milk packet was involved.',
      opening: `You’ve watched the videos. A woman slaps a ball of dough between her palms, tick tick tick, and out comes a perfect bajra roti, round as the moon. You tried. Yours reached the tawa in three pieces.

Relax. She’s had thirty years and you’ve had one evening. There’s a cheat that works on the first try. Cut a clean milk packet into two sheets, roll the dough between them, and the roti peels off in one piece.`,
      example: `## Bajra and methi roti, rolled

*Four, for two people. 30 minutes.*

**You need:** 1 cup (120 g) bajra flour, a big fistful of chopped methi, 1 tablespoon curd, 1 teaspoon til, ½ teaspoon ajwain, ¼ teaspoon salt, about ½ cup of very hot water.

1. Mix everything with most of the water, using a spoon.
2. When you can touch it, knead hard for three minutes, till it’s soft and doesn’t crack.
3. Put a ball between the two sheets of plastic and roll it gently to the size of a side plate.
4. Peel off the top, flip the roti on to your palm, peel off the rest, on to a hot tawa.
5. Two minutes, flip, two more, pressing the edges with a cloth.

Eat it hot with kadhi or leftover dal, and a little ghee.`,
      closing: `Done, and your kitchen doesn’t look like a flour mill. Make four, not ten, since these go stiff when they’re cold. If yours crack anyway, the water wasn’t hot enough or the flour’s been sitting there since last winter. Smell it. Bitter means bin.`,
    },
    motivational: {
      title: 'Learn bajra and jowar roti in three easy stages',
      summary:
        'From half-and-half rotis that never crack to a pure bhakri in three weeks. A gentle plan with a recipe for four that lets your hands and your family get used to millets.',
      opening: `Skills that last are usually learnt in small stages. Nobody asks a child to write a letter before the alphabet. Yet many of us begin millets with a pure bajra rotla, fail in front of the family and go back to wheat by Thursday.

Try it the other way round. In the first week, half of the dough is wheat, and the roti rolls like any other. Each week the millet part grows. Your hands learn, and the family’s taste comes along at an easy pace.`,
      example: `## Half-and-half roti, and two stages after it

*Twelve, for four people. 35 minutes.*

**You need:** 1 cup (120 g) jowar or bajra flour, 1 cup (120 g) atta and a little for rolling, 1 tablespoon curd, a pinch of salt, about ¾ cup of hot water.

1. Pour half a cup of hot water over the millet flour, stir, cover for ten minutes.
2. Add atta, curd, salt and as much more water as it takes. Knead, and rest for ten minutes.
3. Roll a little thicker than wheat. Cook on a hot tawa and puff on the flame.

**Week two:** three parts millet, one part atta. **Week three:** pure millet with boiling water, patted small.

Serve with dal, sabzi and chaas. Week one stays soft enough for a tiffin.`,
      closing: `If you stop at week two, you still have a better basket of grains than before, and that counts. Note which flour your family liked. Then, on some cold Sunday, try one pure bhakri at the end of the batch. One is enough, and it only has to taste good.`,
    },
  },
  body: `## Why the water must be hot

Wheat dough holds together through gluten. Bajra and jowar have none. Boiling water cooks a part of the starch, and the starch turns to a paste that binds. So pour it on very hot, cover for a few minutes, and knead while the dough is still warm.

Knead each ball once more just before you shape it. Brush water over the top of the roti on the tawa; it keeps the surface from drying and cracking, and helps the roti to puff. Shape small ones, which break less.

Flour matters as much. Bajra flour turns bitter within a couple of weeks, sooner in summer. Buy little and keep it cold.

## What these grains give

Bajra and jowar rotis are whole-grain rotis. In studies that followed people for years, the risk of coronary heart disease was about a fifth lower for each additional 90 g of whole grains a day [@aune_grains_2016].

A review of 39 studies put the mean glycaemic index of millets, a measure of how fast a food raises blood sugar, at 52.7, against 74.2 for refined wheat [@anitha_2021]. The figure changes with the grain and the way of cooking, and a lower index doesn’t make a large portion harmless [@ada_2026]. Millet rotis take the place of other grains: Indian guidelines allow about 250 g of cereals and millets, weighed dry, for a day of 2,000 kcal [@icmr_nin_2024].

Come to them slowly if your family eats mostly refined grains, since a quick change can cause wind and cramps [@medlineplus_fibre].

## What belongs beside them

Rotis like these want something moist and something green. Rajasthan serves bajra with kadhi or moth dal, Gujarat with ringan no olo and chaas, Maharashtra with pithla and thecha. North Karnataka has jolada rotti with ennegayi and sprouted pulses, and a fish or mutton curry suits both grains. Vitamin C in the same meal, from lime or raw tomato, helps the body take up iron from plants [@ods_iron].

## Allergens and storage

Pure bajra and jowar rotis have no wheat; mixed doughs and some bought “millet” flours do. With coeliac disease, look for a gluten-free label, because mills grind wheat too. Curd in a dough is a milk food. Eat the rotis on the day they are made, or crumble what is left into warm dal.`,
  cautions: [],
  seeDoctor: `- You think wheat makes you ill: ask for the coeliac blood test before you give it up, because you still have to eat wheat for it [@nice_cg61].
- Pain, loose stools or constipation go on for weeks, or there is blood in the stool or weight loss without trying: see a doctor first.
- Your sugar readings surprise you after millet meals: show your doctor or dietitian what you ate.
- Chewing is hard or food goes down the wrong way: see a doctor before you go on with bhakri.`,
}
