import type { LibraryArticle } from '../library-article.ts'

export const CHOLE: LibraryArticle = {
  id: 'chole',
  category: 'recipes',
  name: 'chole',
  names: [
    'chole',
    'chhole',
    'chole recipe',
    'chana masala',
    'chole masala',
    'amritsari chole',
    'punjabi chole',
    'pindi chole',
    'chole bhature',
    'chole chawal',
    'kabuli chana',
    'chickpea curry',
    'chickpeas curry',
    'kala chana curry',
    'kadala curry',
    'chole kaise banaye',
    'छोले',
    'ਛੋਲੇ',
  ],
  tones: {
    professional: {
      title: 'Chole: soft chickpeas and a dark gravy, without soda',
      summary:
        'Punjabi chole for four with butter-soft chickpeas, colour from dried amla and a measured spoon of oil, and what to serve with them on days that aren’t for bhature.',
      opening: `The fame of chole rests on bhature, and that is a pity for the chickpea. Fried bread hides a great deal: beans that are firm inside, a gravy that owes its colour to a tea bag, a spoon of soda that has turned the skins to soap.

Take the bhatura away and the chole have to be good on their own. They can be. It needs a night of soaking, a patient half hour in the cooker and a masala that is roasted properly.`,
      example: `## Punjabi chole

*For four people. Soak overnight; an hour.*

**You need:** 1 heaped cup (200 g) kabuli chana, 3 pieces of dried amla, 1 tej patta, 1 badi elaichi, 1 tablespoon oil, 2 onions chopped fine, 1 tablespoon crushed ginger and garlic, 2 tomatoes grated, 1 tablespoon chole masala, ½ teaspoon haldi, 1 level teaspoon salt, 1 teaspoon anardana powder or amchur.

1. Drain the chana. Pressure-cook with amla, tej patta, elaichi, half the salt and 4 cups of fresh water: 25 minutes on a low flame after the first whistle.
2. Brown the onions well. Add ginger, garlic, spices, then tomato, and cook until the oil shows.
3. Add chana, liquid and the remaining salt. Crush a few, simmer for 15 minutes, stir in the anardana.

Serve with kulcha, phulka or rice, raw onion, mooli and lime.`,
      closing: `Cook the chana twice a month in a double batch and freeze half in their liquid. The dish then takes as long as the onions need to brown. Keep bhature for the day that calls for them and enjoy them hot. On the other days, the bowl is the main thing.`,
    },
    casual: {
      title: 'One-cooker chole for the day you can’t be bothered',
      summary:
        'Onions, spices and chana go into the same pressure cooker. No second pan, no tea bag, no bhature. For three hungry people, with leftovers that turn into chaat.',
      opening: `You want chole. You don’t want the cooker, the kadhai, the mixer jar and the pan for the bhature, all of them in the sink at ten at night.

Fair enough. In this version everything happens in the cooker. You brown the onions in there, tip in the soaked chana, close the lid and go and fold laundry. One vessel to wash. All you had to do was soak them last night.`,
      example: `## Chole in one cooker

*For three people. Soak overnight; 50 minutes, most of them free.*

**You need:** 1 cup (180 g) kabuli chana, 1 tablespoon oil, 1 teaspoon jeera, 2 onions chopped, 4 garlic cloves and a thumb of ginger crushed, 1 tablespoon chole masala, ¼ teaspoon haldi, ¾ teaspoon salt, 2 tomatoes chopped, half a lime.

1. Crackle the jeera in the cooker and brown the onions for ten minutes. Garlic and ginger for one more.
2. Masala, haldi, drained chana, salt and 3 cups of fresh water. Lid on. First whistle, flame low, 25 minutes.
3. Pressure down, lid off. Now the tomatoes. Let it bubble for ten minutes, mash a few chana, add lime.

Good with roti or rice. Next day, toss a drained bowlful with onion, tomato and chutney.`,
      closing: `That’s dinner, and there’s exactly one thing in the sink. Soak a bit more than you need next time, because cold boiled chana in the fridge has saved many an evening snack from the namkeen packet. Yours could be next.`,
    },
    motivational: {
      title: 'Kadala curry: Kerala’s answer to chole, in four steps',
      summary:
        'Dark little kala chana, roasted coconut and curry leaves: a chickpea curry for four that turns breakfast or dinner into something to look forward to, one step at a time.',
      opening: `Everyone has a chickpea dish that they could make half asleep. Learning a second one is one of the easiest ways to eat more pulses, because you don’t have to give anything up. You add.

In Kerala that second dish is kadala curry. Small dark chana with a nutty bite, coconut roasted until it smells like toffee, a sizzle of curry leaves at the end. It looks like a Sunday dish. You’ll manage it on an ordinary evening, and the soaking bowl does the hardest part while you sleep.`,
      example: `## Kadala curry for four

*Soak overnight; an hour.*

**You need:** 1 heaped cup (200 g) kala chana, 4 tablespoons grated coconut, 1 tablespoon dhania seeds, 2 dry chillies, ½ teaspoon peppercorns, 2 teaspoons oil, ½ teaspoon rai, 10 small onions sliced, a thumb of ginger, 1 tomato, ¼ teaspoon haldi, 1 level teaspoon salt, curry leaves.

1. Drain the chana. Pressure-cook with haldi, half the salt and 4 cups of fresh water: 30 minutes on a low flame after the first whistle.
2. Roast coconut, dhania, chillies and pepper until brown. Grind with a little water.
3. Pop the rai in oil; soften onions, ginger and tomato.
4. Add paste, chana, liquid and the remaining salt. Simmer for 15 minutes, then add curry leaves.

Serve with puttu, appam, rice or roti.`,
      closing: `Put a cup of kala chana in water tonight. You can do it in your night clothes, and the hard part is behind you. When the coconut browns tomorrow and someone comes into the kitchen to ask what smells so good, you’ll have your second chickpea dish for life.`,
    },
  },
  body: `## How chickpeas become soft

Soak them overnight in plenty of water; they double in size. If yours stay firm, your water may be hard. A pinch of salt in the soaking water helps the skins to soften. Soda is quicker, but it makes the skins mushy and leaves a soapy taste. Pour the soaking water away.

Cook them under pressure until one crushes between tongue and palate. Tomato, imli and amchur come later, because sour things keep the skins hard; a few pieces of dried amla do no harm. Then crush a ladleful in the pot. The starch makes the gravy cling, and you can keep the oil to a spoon.

For the dark colour, use dried amla and badi elaichi, and brown the onions well. A tea bag gives colour as well, but tea with a meal clearly cuts the iron absorbed [@ahmad_fuzi_2017], so it is a poor partner for a dish that brings iron.

## What a bowl gives

Cooked chickpeas bring about 9 g of protein and 8 g of fibre in 100 g [@usda_fdc]. In trials, about one serving of pulses a day lowered LDL, the cholesterol that settles in artery walls, by roughly 5 per cent [@ha_2014]. Soaking lowers phytate, which holds back iron [@hotz_gibson_2007], and lime or raw tomato beside the bowl adds vitamin C, which helps the body take iron up [@ods_iron].

If beans are new to you, bring in fibre slowly, with enough to drink, or you may get wind and cramps [@medlineplus_fibre].

## With bhature, or with something else

Steaming or boiling in place of frying is among the first steps that WHO names for eating less fat [@who_healthy_diet]. So on most days chole go with kulcha from the tawa, phulka, rice or a baked sweet potato. When it’s a day for bhature, fry them fresh, one each, and throw the oil away afterwards.

## Swaps and cousins

- **Pindi chole:** dry, dark, without onion or tomato; roasted jeera and anardana do the work.
- **Ghugni:** dried yellow or white peas in Bengal, Odisha and Bihar.
- **Sundal:** boiled chana tossed with coconut and rai, from Tamil Nadu.
- **With palak or methi:** two fistfuls in the last five minutes.

Kulcha and bhature are made of wheat, often with curd in the dough. Many ready masalas contain hing compounded with wheat.

## Keeping it

Refrigerate within 2 hours [@who_five_keys], eat within two days, and heat until it bubbles. Chole freeze well in their gravy.`,
  variants: [
    {
      names: ['no onion no garlic', 'without onion', 'without garlic', 'bina pyaz', 'bina lehsun', 'satvik', 'sattvic'],
      titles: {
        professional: 'Chole, with a version without onion and garlic',
        casual: 'Chole in one cooker, and a way without onion and garlic',
        motivational: 'Kadala curry, and Pindi chole without onion and garlic',
      },
      text: `## Without onion and garlic

Pindi chole never had an onion gravy. Boil 200 g of soaked chana with amla, elaichi and salt until soft, and drain off most of the liquid. Roast 2 teaspoons each of jeera and dhania seeds until dark, and grind them with 1 teaspoon of anardana. Heat a tablespoon of oil, add a pinch of hing, a thumb of ginger in thin sticks and two slit green chillies. Tip in the chana and the powder with half a cup of liquid, and turn them on a low flame for ten minutes. Finish with lime. For a gravy, add two grated tomatoes before the chana.`,
    },
  ],
  cautions: [],
  seeDoctor: `- You have kidney disease: ask your kidney team how chickpeas fit your plan for protein and potassium.
- Cramps, loose stools or bloating follow most meals for weeks: see a doctor, and don’t give up wheat before a test for coeliac disease [@nice_cg61].
- Blood in the stool, anaemia or weight loss without trying: see a doctor first.
- Hives, swollen lips or trouble with breathing after chickpeas: call 112 at once.`,
}
