import type { LibraryArticle } from '../library-article.ts'

export const EGG_BHURJI: LibraryArticle = {
  id: 'egg-bhurji',
  category: 'recipes',
  name: 'egg bhurji',
  names: [
    'egg bhurji',
    'anda bhurji',
    'ande ki bhurji',
    'bhurji',
    'egg recipe',
    'egg recipes',
    'egg dishes',
    'ande ki recipe',
    'masala egg scramble',
    'egg bhurji roll',
    'bhurji pav',
    'scrambled eggs',
    'muttai podimas',
    'akuri',
    'anda bhurji kaise banaye',
    'अंडा भुर्जी',
    'अंडे की भुर्जी',
    'ਆਂਡੇ ਦੀ ਭੁਰਜੀ',
  ],
  tones: {
    professional: {
      title: 'Egg bhurji: cooked through and still soft',
      summary:
        'The railway-station classic at home: masala egg bhurji for two that is cooked firm without turning to rubber, with what an egg gives, swaps and safe handling.',
      opening: `Outside many Indian stations there is a man with a large flat pan, a stack of pav and a spatula that rings like a bell. His bhurji is ready in four minutes. What he knows by practice can be learnt at home in one evening: onions take their time, eggs hardly any.

For a household that eats eggs, it is among the quickest meals with real protein in it, and it needs nothing from the freezer.`,
      example: `## Masala egg bhurji for two, 15 minutes

**You need:** 4 eggs, 1 large onion, 1 tomato, 1 green chilli, 1 teaspoon grated ginger, 2 teaspoons oil, ½ teaspoon jeera, ¼ teaspoon haldi, ½ teaspoon red chilli powder, a scant ½ teaspoon salt, coriander, ½ lime.

1. Beat the eggs lightly with half the salt.
2. Heat the oil. Crackle the jeera, then cook onion, ginger and green chilli on a medium flame until golden, about six minutes.
3. Add the tomato, spices and remaining salt. Cook until it is dry and the oil shows.
4. On a low flame, pour in the eggs and count to ten.
5. Draw a flat spatula through in long strokes until no liquid is left, two to three minutes.
6. Take it off at once. Add coriander and lime.`,
      closing: `Serve the bhurji with two rotis and a bowl of kachumber, and dinner is balanced in a quarter of an hour. Cook the onion and tomato base for two days ahead, keep it cold, and on a late evening only the eggs remain to be done. They will always be the shortest part.`,
    },
    casual: {
      title: 'Two eggs, ten minutes: muttai podimas for a night alone',
      summary:
        'Dinner for one from two eggs, an onion and a few curry leaves. How to keep bhurji soft, whether the yolk is a problem, and what to eat with it.',
      opening: `It’s just you tonight. The fridge has two eggs, half an onion, and a curry leaf sprig that’s seen better days. This is usually where the instant noodles win.

Give me the same ten minutes. Podimas is what bhurji becomes in a Tamil kitchen: mustard seeds, curry leaves, pepper, no tomato, so there’s nothing to wait for. One pan, one spoon, and you can eat it straight from there if nobody’s looking.`,
      example: `## Muttai podimas for one, 10 minutes

**You need:** 2 eggs, 1 medium onion, 1 green chilli, 6 to 8 curry leaves, 1½ teaspoons oil, ½ teaspoon mustard seeds, ½ teaspoon urad dal, a pinch of haldi, ½ teaspoon crushed pepper, 2 pinches of salt, 1 tablespoon grated coconut if there is any.

1. Chop the onion fine. That’s the hard part over.
2. Heat the oil, wait for the mustard to pop, then the dal till it’s light brown. Curry leaves next; stand back.
3. Onion, chilli, haldi and salt for four minutes.
4. Slide the eggs in from a cup. Wait for ten seconds, then stir slowly till nothing is wet.
5. Pepper, coconut, off.`,
      closing: `Have the podimas with rice and leftover rasam, or rolled in a chapati with cucumber. If you’ve got a third egg, boil it for tomorrow. And the noodles can stay in the cupboard for a power cut, which is what they’re good for anyway.`,
    },
    motivational: {
      title: 'An egg bhurji with more greens than eggs, rolled for the tiffin',
      summary:
        'Palak and peas turn a plain bhurji into a full meal: a recipe for four rolls, what eggs give, and three small steps towards a protein breakfast on school days.',
      opening: `On a school morning there are eleven things to do and time for nine. Breakfast is usually one of the two that fall off the list. So let it travel.

A bhurji full of greens, rolled into a roti, can be eaten at the table, in the auto or at a desk. Do the chopping at night and the rest takes ten minutes. You’ll have fed two people properly before eight, and that is a strong way to begin.`,
      example: `## Palak and pea bhurji rolls for two (4 rolls), 20 minutes

**You need:** 4 eggs, 2 katoris of palak, washed and shredded, ½ katori peas, 1 onion, 2 cloves of garlic, 2 teaspoons oil, ½ teaspoon jeera, ¼ teaspoon haldi, ½ teaspoon dhania powder, a scant ½ teaspoon salt, ½ lime, 4 rotis, sliced cucumber.

1. Heat oil with jeera. Soften onion and garlic, add peas with a spoon of water, and cover for three minutes.
2. Add palak and spices. Cook uncovered until the water has gone; wet greens make wet eggs.
3. Pour in the beaten eggs with the salt. Stir slowly until firm and dry.
4. Add lime, cool for five minutes, spoon on to rotis with cucumber, and roll tightly in paper.`,
      closing: `Take the rolls in three steps. This week, chop the onion and wash the palak the night before. Next week, make the rolls on two mornings. The week after, let someone else beat the eggs. By then it’s a family habit and no longer your job alone.`,
    },
  },
  body: `## What an egg gives

One large egg has about 6 g of protein [@usda_fdc], so a plate with two of them carries its share of a meal. The yolk brings some vitamin D [@ods_vitamin_d]. Plant foods do not naturally contain vitamin B12, and for people who eat neither meat nor fish, eggs are one of the sources beside milk and curd [@ods_b12].

And the cholesterol? The cholesterol in food matters less than was once thought, so an egg now and then fits most plates [@esc_prevention_2021]. Ask your doctor what is right for you if you have diabetes or very high LDL cholesterol. What surrounds the egg counts as well: a tablespoon of oil carries about 120 kcal [@usda_fdc], and butter on bhurji and pav adds saturated fat.

## What makes it soft

- **Dry masala:** let the water of the onion, tomato or greens cook off before the eggs go in.
- **Low flame, long strokes:** wait until a skin forms, then push the eggs in folds. Constant stirring makes crumbs.
- **Off at once:** stop when nothing is liquid any more. The pan goes on cooking, and a minute too long turns eggs to rubber.
- **Little salt:** half a teaspoon is enough for four eggs, with lime for brightness.

## Cousins, and swaps for those who don’t eat eggs

Parsi akuri has coriander and green garlic; cook it firm at home. Kolkata rolls an omelette into a paratha, Kerala simmers boiled eggs in roast onion, Goa in xacuti. Without eggs, the same masala takes crumbled paneer or tofu, or a besan batter scrambled in the pan. Egg and milk are allergens, and in a shared kitchen the pan has to be washed between the two kinds of bhurji.

## Safe from the market to the plate

Buy clean, uncracked eggs from a shop with good turnover. Break each into a cup first, and wash your hands after handling the shells. Cook white and yolk until firm: young children, older people, pregnant women and people with weak immunity should keep away from undercooked eggs [@who_five_keys]. Cooked eggs shouldn’t stand at room temperature for more than 2 hours [@who_five_keys]. Boiled eggs keep for a few days in the fridge, in their shells.`,
  cautions: [],
  seeDoctor: `- Hives, swelling of the lips, vomiting or trouble breathing after egg: call 112, and have the allergy tested before egg is eaten again.
- Fever with vomiting or loose motions a day or two after soft eggs: see a doctor the same day for a child, an older person or in pregnancy.
- You have diabetes, very high LDL cholesterol or heart disease: ask how many eggs a week suit you.
- You eat no eggs, meat or fish and have tingling feet or a sore tongue: ask for a vitamin B12 test.`,
}
