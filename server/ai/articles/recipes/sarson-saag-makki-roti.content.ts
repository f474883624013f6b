import type { LibraryArticle } from '../library-article.ts'

export const SARSON_SAAG_MAKKI_ROTI: LibraryArticle = {
  id: 'sarson-saag-makki-roti',
  category: 'recipes',
  name: 'sarson da saag and makki di roti',
  names: [
    'sarson saag',
    'sarson da saag',
    'sarson ka saag',
    'sarso ka saag',
    'sarson saag recipe',
    'mustard greens',
    'mustard saag',
    'punjabi saag',
    'makki roti',
    'makki di roti',
    'makki ki roti',
    'makke ki roti',
    'makka roti',
    'maize roti',
    'corn roti',
    'saag and makki roti',
    'सरसों का साग',
    'मक्के की रोटी',
    'ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ',
    'ਮੱਕੀ ਦੀ ਰੋਟੀ',
  ],
  tones: {
    professional: {
      title: 'Sarson da saag and makki di roti the healthy way: slow greens, little ghee',
      summary:
        'The winter plate of Punjab for four, with less ghee and salt: the ratio of greens, makki roti step by step, how many to eat, and what to serve with them.',
      opening: `A saag is judged by its spoon. It should stand for a moment and then lean, slowly. Too thin and it’s soup; too smooth and it might have come from a jar.

Mustard leaves are sharp, so they have always been cooked in company: palak for softness, bathua for depth. The rest is patience and a wooden ghotna. The butter on top became famous later. The saag doesn’t need it. If you like the smell of it, a teaspoon, melting, is enough.`,
      example: `## Sarson da saag for four, 1 hour 15 minutes

**You need:** 500 g sarson, 200 g palak, 75 g bathua (or more palak), 2 green chillies, 5 cloves of garlic, 2 teaspoons grated ginger, 2 tablespoons makki atta, 1 onion, 1 tablespoon ghee, 1 level teaspoon salt, 1½ cups water.

1. Peel the thick sarson stems. Wash the leaves in three waters and chop.
2. Simmer with water, salt, chillies, garlic and half the ginger for 45 minutes, lid ajar.
3. Take it off the heat and beat with a ghotna until coarse.
4. Sprinkle in the atta, beating. Simmer for ten minutes.
5. Brown the onion and remaining ginger in ghee and stir in.

Serve with makki roti, curd and mooli.`,
      closing: `Cook the saag on a morning when the kitchen is yours, and eat it at night, when it has had time to settle. Roast the rotis only as people sit down. Mooli, a piece of gur for those who want it, a katori of curd: the plate was complete long before anyone drew one.`,
    },
    casual: {
      title: 'Sarson saag and makki roti the healthy way: pressure cooker, no drama',
      summary:
        'Craving saag but it’s Tuesday? A lighter cooker version for two in 40 minutes, makki roti step by step between two sheets of plastic, and what makes it healthy.',
      opening: `The sabziwala has sarson today, proper bunches, still wet. You buy two, feel very Punjabi for a minute, and then remember that your aunt stirs hers for half a day.

She’s got a chulha and time. You’ve got a cooker and a phone that won’t stop. It’ll still be good. The cooker softens the stems, a masher does the beating, and the garlic tadka covers for the hours you didn’t put in. Mostly.`,
      example: `## Cooker saag for two, 40 minutes

**You need:** 1 bunch (250 g) sarson, half a bunch (125 g) palak, a fistful of methi or bathua, 1 green chilli, 1 teaspoon ginger, ½ teaspoon salt, 1 tablespoon makki atta, ¾ cup water. For the tadka: 2 teaspoons ghee, 4 cloves of garlic, 1 dry chilli.

1. Wash in a bucket, lift the leaves out, change the water. Again. Still mud? Again.
2. Chop. Greens, chilli, ginger, salt and water into the cooker: two whistles, then ten minutes on low.
3. Let the pressure drop. Mash with a masher, or three short pulses in the mixer.
4. Whisk in the atta and bubble for ten minutes.
5. Sizzle garlic and chilli in ghee. Pour it over.`,
      closing: `Eat the saag with whatever roti you can manage, and a katori of curd. Makki if you’re brave, bajra or plain phulka if you aren’t, and nobody from Ludhiana needs to hear about it. Made extra? Freeze it before the tadka goes on, and next Tuesday you’ll only have to fry the garlic.`,
    },
    motivational: {
      title: 'Saag and makki roti the healthy way: cook one big pot, eat greens for days',
      summary:
        'Turn the season’s greens into a light batch for eight with moong dal and turnip, freeze half, and learn makki roti, step by step, in three tries.',
      opening: `Mustard flowers for a few weeks, and in those weeks the greens are tender, cheap and everywhere. A pot of saag is a way to keep some of that.

Yes, it’s a mountain of leaves. Sit down to it with company: one washes, one chops, someone tells the story about the buffalo. By the time the pot is on, you’ve had an hour together, and there’s a green meal ready for tonight, for tomorrow and for a tired evening next week.`,
      example: `## Saag for eight, half of it for later, 1½ hours

**You need:** 1 kg sarson, 500 g palak, 2 turnips, ½ cup split moong dal, 4 green chillies, 8 cloves of garlic, 1 tablespoon ginger, 4 tablespoons makki atta, 2 level teaspoons salt, 3 cups water; 2 tablespoons ghee and 2 onions.

1. Wash and chop the leaves; cube the turnips. Share the work.
2. Simmer everything except atta, ghee and onions for an hour, until dal and stems are soft.
3. Beat with a ghotna, taking turns.
4. Stir in the atta and simmer for ten minutes.
5. Cool half in flat boxes for the freezer.
6. Brown the onions in ghee for the half on the stove, using half of each.`,
      closing: `Your first makki roti may crack, the second will crack less, and by the third you’ll know how the dough wants to be held. Write the date on the frozen boxes. In the week when nobody has time, take one out, fry an onion, and be grateful to the person who stood at this pot. It was you.`,
    },
  },
  body: `## What makes this plate the healthy one

- **Ghee:** no more than a teaspoon a person, all of it in the tadka, and no butter in the pot. It isn’t wasted: the body takes up more of the yellow and orange colours in greens when the meal has a little fat [@brown_2004]. White butter on top is for taste and can be left out. If you take it, take a teaspoon, since WHO wants saturated fat at 10 per cent of energy or less [@who_saturated_fat_2023].
- **Salt:** about a quarter teaspoon a person in the saag, and only a pinch in the roti.
- **Rotis:** two small ones each. One holds about 30 g of makki atta, and with it some 20 g of carbohydrate [@ifct_2017].
- **Saag:** a full, large katori. Indian guidelines ask for 400 g of vegetables a day [@icmr_nin_2024], and this is a good part of it.
- **Protein beside it:** maize is mostly starch, so add a katori of curd, a thick dal or a few cubes of paneer.
- **Something raw:** mooli, tomato or lime. Long cooking destroys vitamin C [@ods_vitamin_c], and vitamin C in the meal helps the body take up iron from plants [@ods_iron].

With diabetes, one or two rotis, plenty of saag and the curd make the better plate, because the total carbohydrate counts [@ada_2026].

## What makes the saag

- **The greens:** about two parts sarson to one part of milder leaves. Late in the season take more palak.
- **The stems:** peel and keep them. They give body.
- **The beating:** a ghotna or masher, off the heat. A mixer run for long makes it gluey and bitter.
- **Alan:** makki atta whisked in at the end, a tablespoon for about 400 g of leaves, binds water and saag.

## Makki roti, step by step

**For four small ones, enough for two:** 1 cup (125 g) fine makki atta, ¼ teaspoon ajwain, a pinch of salt, about ½ cup very hot water. Double it for four people.

1. Mix atta, ajwain and salt. Pour on the hot water, stir with a spoon, cover for ten minutes. Maize has no gluten; the scalded starch is what binds it.
2. When you can touch it, knead one ball at a time with the heel of the hand, until it no longer cracks at the rim. Too dry? Wet your palm.
3. Pat it out between two sheets of plastic, a little thicker than a phulka.
4. Lift off the top sheet, turn the roti on to your hand, peel off the other, and lay it on a medium-hot tawa.
5. Turn it once the underside is firm, after about two minutes, and press the edges until brown spots show. Eat at once.

Grated mooli or methi in the dough keeps it soft.

## Cousins, allergens and storage

Kashmir cooks haak in mustard oil, and Himachal adds rice to its saag. Vegans use oil. Mustard and milk are allergens, and makki atta is often ground where wheat is ground: with coeliac disease, buy it labelled gluten-free. Saag keeps for two days in the fridge and a month in the freezer. Heat it until it bubbles throughout.`,
  cautions: [],
  seeDoctor: `- You take warfarin: greens are rich in vitamin K, so keep your helpings much the same from day to day and tell your clinic before the saag season [@ods_vitamin_k].
- You have had kidney stones, or have kidney disease: ask how much palak and other greens fit your plan.
- You have an underactive thyroid: cooked greens in ordinary helpings are no reason for worry, but ask if you eat them in large amounts every day.
- Wheat rotis make you ill and makki doesn’t: ask for the coeliac blood test while you still eat wheat [@nice_ng20].`,
}
