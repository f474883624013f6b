import type { LibraryArticle } from '../library-article.ts'

export const KHICHDI: LibraryArticle = {
  id: 'khichdi',
  category: 'recipes',
  name: 'khichdi',
  names: [
    'khichdi',
    'khichri',
    'khichuri',
    'khichdi recipe',
    'moong dal khichdi',
    'moong khichdi',
    'masala khichdi',
    'dal khichdi',
    'vegetable khichdi',
    'palak khichdi',
    'bhuna khichuri',
    'plain khichdi',
    'healthy khichdi',
    'khichdi kaise banaye',
    'khichdi ke fayde',
    'खिचड़ी',
    'ਖਿਚੜੀ',
  ],
  tones: {
    professional: {
      title: 'Moong dal khichdi: the ratio, the water and the tempering',
      summary:
        'A soft khichdi that counts as a full meal: how much dal to how much rice, what makes it creamy, the classic recipe for four, and what to do with leftovers.',
      opening: `Khichdi is served when someone is unwell, and so it has come to taste of thermometers. That is unfair to one of the most complete dishes in the Indian kitchen. Grain, pulse, vegetable and a little fat cook in one pot, in half an hour, for the price of a cup of tea per head.

What usually goes wrong is the proportion. A fistful of moong disappears in the rice, and an hour later everyone is looking for biscuits.`,
      example: `## Moong dal khichdi for four, 40 minutes

**You need:** 1 cup rice, ½ cup split moong dal, 2 katoris of lauki and carrot in small cubes, 1 tablespoon ghee, 1 teaspoon jeera, a pinch of hing, 1 teaspoon grated ginger, ½ teaspoon haldi, 1 level teaspoon salt, 6 cups hot water.

1. Rinse rice and dal together until the water is clear. Soak for 15 minutes, then drain.
2. Heat half the ghee in a cooker. Stir vegetables, ginger and haldi for two minutes.
3. Add rice, dal, salt and water. Cook for four whistles on a medium flame.
4. Let the pressure fall by itself, then beat with a ladle until creamy.
5. Crackle jeera and hing in the other half of the ghee, and pour it over.`,
      closing: `Serve the khichdi in a deep bowl with curd or kadhi, a raw salad and lime, and it needs no apology. If your family knows khichdi as sickroom food, cook it once on a day when everybody is well and hungry. Measure the dal that evening, and see how the bowls come back.`,
    },
    casual: {
      title: 'One cooker, one ladle: masala khichdi for a tired weekday',
      summary:
        'You’re home late and nobody has cooked. Masala khichdi for two in half an hour, with the bit about dal that keeps you full, and what to do with leftovers.',
      opening: `It’s nine, the delivery app is open, and your thumb is hovering over biryani. Close it for a second. You’ve got rice, some dal, an onion and whatever is going soft in the vegetable tray. That’s dinner, and it’ll be ready before the delivery would be.

I know, khichdi reminds you of being seven with a fever. This one has garlic and a bit of a kick. Give it one evening.`,
      example: `## Masala khichdi for two, 30 minutes

**You need:** ½ cup rice, ¼ cup masoor or moong dal, 1 onion, 1 tomato, 3 cloves of garlic, 2 katoris of anything (peas, beans, potato, palak), 2 teaspoons oil, ½ teaspoon jeera, ½ teaspoon each of haldi, red chilli and garam masala, ½ teaspoon salt, 3 cups hot water.

1. Rinse the rice and dal. Skip the soaking tonight; it only saves a few minutes.
2. Heat oil in the cooker. Jeera first, then onion and garlic till golden.
3. Tomato and spices go in. Stir until it’s mushy.
4. Add the vegetables, rice, dal, salt and water.
5. Four whistles, then leave it alone for ten minutes. Mash with a ladle and squeeze lime on top.`,
      closing: `Eat your khichdi out of the bowl on the sofa, with curd and some sliced onion. Then soak nothing, plan nothing, and keep a jar of rice and dal mixed two to one on the shelf, so that next time you only measure once. Biryani can wait till Sunday.`,
    },
    motivational: {
      title: 'Khichdi worth looking forward to: bhuna khichuri for a rainy day',
      summary:
        'Roast the moong and khichdi becomes a feast. A Bengali recipe for four with winter or monsoon vegetables, and one step a week towards a fuller bowl.',
      opening: `When the first heavy rain falls in Kolkata, people don’t ask what is for lunch. It is khichuri, with the moong roasted until the stairwell smells of it. Nobody is ill, and nobody feels they are missing out.

That is a good thing to borrow. A dish you already know how to cook can turn into one you wait for, and the whole change is ten minutes at the pan.`,
      example: `## Bhuna khichuri for four, 50 minutes

**You need:** ¾ cup yellow moong dal, 1 cup gobindobhog or other short rice, 8 florets of cauliflower, 1 potato, ½ cup peas, 1 tomato, 1 tablespoon mustard oil, 1 tej patta, 1 teaspoon jeera, 1 teaspoon grated ginger, ½ teaspoon haldi, 1 level teaspoon salt, 6 cups hot water, 1 teaspoon ghee.

1. Roast the moong dry until light gold and nutty. Rinse it with the rice.
2. Heat oil. Fry cauliflower and potato for five minutes and lift them out.
3. Cook tej patta, jeera, ginger, tomato and haldi until soft.
4. Stir in rice and dal for three minutes. Add water and salt, cover, and simmer for 20 minutes.
5. Return the vegetables with the peas for ten minutes. Finish with ghee.`,
      closing: `Have your khichuri with a boiled egg or a piece of fish if you eat them, or with thick curd. Next week, change one thing only: a spoon more dal, or one more vegetable. By the end of the month the bowl has grown without any effort that you noticed.`,
    },
  },
  body: `## Count the dal, not the whistles

Rice and wheat are short of lysine, a building block of protein, and pulses are rich in it, so the two together make a better protein than either alone [@young_pellett_1994]. That needs enough dal in the pot. Take one cup of dal to two cups of rice as the rule, and move towards one to one if you get hungry early.

A portion of 100 g of cooked lentils has about 9 g of protein and 8 g of fibre [@usda_fdc]. Pressure cooking also makes pulses easier to digest, say the Indian guidelines [@icmr_nin_2024]. Squeeze lime over the bowl at the table, because vitamin C in the same meal helps the body take up the iron of the dal [@ods_iron].

## What makes it creamy

- **Water:** four cups of water for each cup of rice and dal together give a soft khichdi. About three and a half give a firmer one, as in the Bengali khichuri.
- **Heat:** pour the water in hot, so that the grains go on cooking instead of stopping and starting.
- **Patience:** let the pressure fall by itself. The last ten minutes finish the dal.
- **The ladle:** beat the khichdi against the side of the pot. It thickens as it stands, so keep hot water ready.

Ghee is for the aroma. A tablespoon in a pot for four is plenty.

## Swaps and cousins

Toor dal, tamarind and vegetables make Karnataka’s bisi bele bath. Tamil ven pongal has moong, whole pepper and curry leaves. In Gujarat, khichdi has chilka moong and a bowl of kadhi beside it; in Hyderabad it’s a breakfast of masoor, with an egg. Broken wheat or a millet can replace the rice, with half a cup more water. Cook with oil if milk doesn’t suit you. Read the label of your hing: it’s often mixed with wheat flour, which matters in coeliac disease.

## Keeping it

Rice needs care, because spores in it survive cooking: cool leftovers within an hour if possible, refrigerate them, and eat them within a day [@fsa_home_food]. Spread the khichdi on a plate to cool it quickly. Loosen it with water, and heat it until it steams all through.`,
  variants: [
    {
      names: [
        'fever',
        'bukhar',
        'illness',
        'sick',
        'bimari',
        'loose motion',
        'loose motions',
        'diarrhoea',
        'diarrhea',
        'upset stomach',
        'pet kharab',
        'bland',
      ],
      titles: {
        professional: 'Moong dal khichdi, and how to make it softer during illness',
        casual: 'Khichdi for a tired weekday, and a plain one for when you’re unwell',
        motivational: 'Khichdi for a rainy day, and a plain bowl for getting well',
      },
      text: `## When someone is unwell

Use split moong without skin, two extra cups of water, and no chilli. Jeera, haldi and a teaspoon of ghee are enough. Offer half a katori every two or three hours rather than one full plate, with curd or a ripe banana. When the appetite returns, so can the vegetables.

With loose motions, khichdi is food but not the treatment. Loss of water and salts is the chief danger, and oral rehydration salts in clean water replace both [@who_diarrhoea]. Anyone who can’t drink, or is drowsy, needs medical help at once [@who_diarrhoea].`,
    },
  ],
  cautions: [],
  seeDoctor: `- Only soft food goes down because chewing hurts or food sticks: see a dentist or a doctor, and do not simply cook everything softer.
- Fever for more than three days, blood in the stool, or a dry mouth with very little urine: go the same day.
- You lose weight without trying, or have no appetite for weeks.
- Your sugar readings stay high after rice meals: show them to your doctor, and let a dietitian set the size of your bowl.`,
}
