import type { LibraryArticle } from '../library-article.ts'

export const RAGI_DISHES: LibraryArticle = {
  id: 'ragi-dishes',
  category: 'recipes',
  name: 'cooking with ragi',
  names: [
    'ragi',
    'ragi recipes',
    'ragi dishes',
    'ragi dosa',
    'ragi mudde',
    'ragi ball',
    'ragi malt',
    'ragi porridge',
    'ragi ambli',
    'ragi roti',
    'ragi java',
    'ragi flour',
    'finger millet',
    'nachni',
    'nachni bhakri',
    'mandua roti',
    'mandua',
    'madua',
    'kezhvaragu',
    'रागी',
    'मंडुआ',
    'ਰਾਗੀ',
  ],
  tones: {
    professional: {
      title: 'Cooking with ragi: mudde, and the rules for smooth dough',
      summary:
        'How ragi flour behaves, what it gives, and ragi mudde for four from Karnataka step by step, with the saaru that belongs beside it and cousins from other states.',
      opening: `Ragi arrives in many kitchens as a packet bought on a doctor’s or a neighbour’s advice. A week later it stands at the back of the shelf. The porridge was lumpy, the roti cracked, and the family asked for rice.

Ragi isn’t difficult. It is different: it has no gluten to hold a dough together and it thickens fast. In Karnataka, where it is a daily food, cooks have turned both into a method. The best place to learn it is mudde.`,
      example: `## Ragi mudde with greens saaru

*Four large balls, for four people. 25 minutes.*

**You need:** 2 cups (240 g) ragi flour and 1 tablespoon more, 4 cups of water, ½ teaspoon salt, 1 teaspoon oil.

1. Stir the tablespoon of flour into half a cup of cold water. Boil the rest with salt and oil, and add the slurry.
2. When it boils again, tip in the flour in one heap. Do not stir. Cook on a low flame for four minutes, half covered.
3. Off the flame, stir hard with a strong wooden stick until smooth.
4. Cover, and steam on the lowest flame for three minutes. A wet finger should come away clean.
5. Shape four balls with wet hands.

Serve hot with thick soppu saaru (dal with greens), or chicken or fish curry. Break off small pieces and dip them.`,
      closing: `Make mudde once a week for a month and your arm will learn the rest. If the balls crack, the dough wanted a spoon more water. If they slump, it wanted a minute more steam. The saaru beside them is half of the meal, so let it be thick and full of greens.`,
    },
    casual: {
      title: 'That packet of ragi on your shelf: start with ambli',
      summary:
        'Ragi flour, water, chaas, ten minutes. A cool savoury ambli for two that needs no dough skills, plus the one trick that keeps ragi from going lumpy.',
      opening: `Be honest. There’s a packet of ragi flour in your kitchen, closed with a clothes peg, and you’ve used two spoons of it.

You tried a porridge, it went lumpy, you stirred in jaggery until it tasted like dessert, and that was that. So forget sweet for a moment. On a hot day in Karnataka or Andhra, ragi comes as a thin savoury drink with buttermilk, raw onion and curry leaves. Ten minutes at the stove and you can’t really get it wrong.`,
      example: `## Ragi ambli with chaas

*Two tall glasses. 10 minutes, and half an hour to cool.*

**You need:** 4 heaped tablespoons (50 g) ragi flour, 2½ cups of water, 1 cup curd, ¼ teaspoon salt, ½ teaspoon roasted jeera powder, 1 small onion chopped tiny, coriander, curry leaves.

1. Whisk the flour into half a cup of *cold* water. No lumps now means no lumps ever.
2. Boil the other two cups. Pour the slurry in with one hand and stir with the other.
3. Stir on a low flame for six to eight minutes, till it’s glossy and doesn’t taste raw.
4. Let it cool. It’ll go thick, that’s fine.
5. Whisk in curd, salt, jeera and enough water to drink it. Onion and leaves on top.

Add roasted peanuts or a boiled egg and it’s lunch.`,
      closing: `One glass down, and the clothes peg has moved a little further along the packet. If you like it, try the same slurry with warm milk and a mashed banana on a cold morning. Just keep starting with cold water, and the lumps won’t come back.`,
    },
    motivational: {
      title: 'Ragi dosa from scratch: one batter, three good mornings',
      summary:
        'A fermented ragi and urad batter that makes crisp dark dosas for two. Grind on one evening, and breakfast is half done on the three mornings that follow.',
      opening: `A dark dosa with a lace edge, coming off the tawa in a single piece: there is real pleasure in that, and it is closer than you think. If you’ve ever eaten a dosa from your own batter, you’re nearly there.

Ragi takes the place of rice, and urad does the lifting. You grind for fifteen minutes on a Saturday. The batter works through the night without you, and Sunday, Monday and Tuesday each get a breakfast out of it.`,
      example: `## Fermented ragi dosa

*About fifteen: breakfast for two on three mornings. Soak for four hours, rest overnight.*

**You need:** ½ cup (100 g) white urad, ½ teaspoon methi seeds, 2 cups (240 g) ragi flour, 2½ cups of water, 1 teaspoon salt, oil.

1. Soak urad and methi for four hours. Drain, and grind with a cup of the water, cold, until fluffy.
2. Whisk the ragi flour with the other water. Mix both by hand with the salt. It should pour like cream.
3. Leave it covered in a warm corner overnight. It rises less than rice batter; look for bubbles and a sour smell.
4. Spread a ladle thin on a hot tawa with half a teaspoon of oil. Lift when the edge curls, and turn briefly.

Serve with sambar and tomato chutney. Keep the batter in the fridge for two days.`,
      closing: `The first dosa teaches you the tawa, the second the ladle. The third one may well be round. Soak the urad this Saturday and let that be the only thing you set out to do. Once the batter is in the fridge, the next two mornings are already easier.`,
    },
  },
  body: `## How ragi behaves

Always stir ragi flour into cold water before it meets heat. Flour that falls into boiling water forms lumps with a dry heart, unless, as in mudde, a heap of it is steamed first and then beaten smooth.

It has no gluten, so a ragi roti won’t stretch. Pour hot water over the flour, knead it warm, and pat it out on a wet cloth or a banana leaf. Cook ragi long enough. It is done when the colour has deepened, the surface shines and the raw taste is gone.

Buy small packets and smell them: fresh flour is sweet and nutty.

## What it gives

Ragi stands out for calcium: 100 g of the grain holds about 350 mg [@ifct_2017]. For comparison, a glass of 250 ml of milk gives close to 300 mg [@usda_fdc]. A meal seldom has more than 50 or 60 g of flour, so ragi and milk foods make good partners.

It’s eaten as a whole grain, and the World Health Organization says that carbohydrate should come mainly from whole grains, vegetables, fruit and pulses [@who_carbohydrate_2023]. Soaking, malting and fermenting lower phytate, which holds back minerals, and make more of the iron and zinc available [@hotz_gibson_2007].

What about blood sugar? A review of 39 studies put the mean glycaemic index of millets, a measure of how fast a food raises blood sugar, at 52.7, against 71.7 for milled rice [@anitha_2021]. The way of cooking changes it, and a large portion still counts, because the total amount of carbohydrate matters [@ada_2026]. Ragi takes the place of rice or roti and isn’t added on top.

If you are used to refined grains, go slowly; a quick jump in fibre can bring wind and cramps [@medlineplus_fibre].

## One grain, many states

- **Karnataka:** mudde, ragi rotti with onion and dill.
- **Andhra, Telangana and Odisha:** java, ambali and mandia jau.
- **Maharashtra and Goa:** nachni bhakri and ambil.
- **Uttarakhand:** mandua roti with gahat dal.
- **Tamil Nadu:** koozh with onion, adai with drumstick leaves.

Curd is a milk food and can be left out of most of these. If you avoid gluten for a medical reason, choose flour that is labelled gluten-free, since mills often grind wheat on the same stones.

## Keeping it

Cooked mudde and porridge should be in the fridge within 2 hours [@who_five_keys]. Steam mudde again, or crumble it into chaas the next morning.`,
  cautions: [],
  seeDoctor: `- You use insulin or tablets that can bring blood sugar too low: talk to your doctor before you change your grain or your portions [@ada_2026].
- You think that wheat troubles you: ask for the coeliac blood test while you still eat wheat [@nice_cg61].
- Your bones ache, or one has broken after a light fall: see a doctor. Ragi is food and no treatment.
- You have kidney disease or have had a kidney stone: ask your doctor or a renal dietitian how ragi fits.`,
}
