import type { LibraryArticle } from '../library-article.ts'

export const DAL_TADKA: LibraryArticle = {
  id: 'dal-tadka',
  category: 'recipes',
  name: 'dal tadka',
  names: [
    'dal tadka',
    'daal tadka',
    'dal fry',
    'tadka dal',
    'yellow dal',
    'arhar ki dal',
    'toor dal recipe',
    'masoor dal recipe',
    'dal recipe',
    'dal palak',
    'lasooni dal',
    'dalma',
    'dal ka tadka',
    'dal kaise banaye',
    'thick dal',
    'everyday dal',
    'दाल तड़का',
    'ਦਾਲ ਤੜਕਾ',
  ],
  tones: {
    professional: {
      title: 'Dal tadka: a thick dal and a tadka that carries it',
      summary:
        'Toor dal for four, cooked thick enough to be the main dish and finished with one measured tadka. With the order of the spices, swaps and rules for leftovers.',
      opening: `A dal can be two things. It can be a yellow soup that wets the rice, or it can be the dish that the rice accompanies. The ingredients are the same. The difference lies in how much water goes into the cooker and in the minute and a half in which the tadka is made.

Most homes cook dal every day and have stopped looking at it. It deserves a second look, because few dishes do more for so little money.`,
      example: `## Toor dal tadka

*For four people, a large katori each. Soak for half an hour; 35 minutes.*

**You need:** 1 cup (200 g) toor dal, ½ teaspoon haldi, 1 level teaspoon salt, 1 onion and 1 tomato chopped fine, 1 tablespoon ghee or oil, 1 teaspoon jeera, 4 sliced garlic cloves, 2 dry chillies, hing, ½ teaspoon Kashmiri mirch, coriander, 1 lime.

1. Pressure-cook the drained dal with haldi and 3 cups of water: five whistles on a medium flame.
2. Whisk, add salt, and simmer until it coats the spoon.
3. Heat the ghee. Add jeera, then the onion. When it is brown, add garlic, chillies and hing, and soften the tomato.
4. Off the flame, stir in the mirch. Pour over the dal and cover for two minutes.

Serve with coriander, lime, rice or phulka, and a sabzi.`,
      closing: `Measure the water once, write the number on the lid of the dal tin, and the thickness will be right every day. Then look at the katori in which you serve it. If it’s the smallest vessel on the table, exchange it with the one for pickle.`,
    },
    casual: {
      title: 'Tired weeknight? Masoor dal tadka in 25 minutes',
      summary:
        'No soaking, one pot, dinner for two. Masoor cooks while you change out of your office clothes, and a quick garlic tadka makes it taste like you tried.',
      opening: `You’re home at half past eight, your bag is still on your shoulder and your thumb is already on the delivery app. Dal feels like a project. Soaking, whistles, waiting.

It isn’t, if you pick the right dal. The small red-orange masoor in your cupboard needs no soaking and goes soft in a quarter of an hour, in an ordinary pan. The app would take forty minutes and bring you a dal with a lot more oil on top.`,
      example: `## Masoor dal with garlic

*For two people, with some for tomorrow. 25 minutes, no cooker.*

**You need:** a generous ½ cup (120 g) red masoor dal, ¼ teaspoon haldi, 1 big tomato chopped, a slit green chilli, ½ teaspoon salt, 2 fistfuls of palak if you have it, 2 teaspoons mustard oil or ghee, ½ teaspoon jeera, 5 sliced garlic cloves, half a lime.

1. Rinse the dal. Boil it with haldi, tomato, chilli and 2 cups of water. Skim the foam.
2. Simmer half covered for 15 minutes, stirring now and then. Change your clothes.
3. Whisk, add salt and palak, two more minutes.
4. Heat the oil, crackle the jeera, let the garlic go gold. Straight into the pot, lid on.

Have it with lime and rice, and an omelette if you eat eggs.`,
      closing: `There you go, dinner before the delivery rider would’ve found your gate. Keep a tin of masoor at the front of the shelf, where tired people can see it. When the garlic burns, don’t be brave. Throw it out and start the tadka again, it’s two minutes.`,
    },
    motivational: {
      title: 'Dal with five vegetables: dalma, the dal tadka of Odisha',
      summary:
        'Turn one pot of dal into a full meal. Dalma cooks toor dal with vegetables and finishes it with roasted jeera, an easy way to more sabzi in a day that has little time.',
      opening: `If you cook dal on most days, you already own the best habit in the Indian kitchen. All that is left is to make it work a little harder.

In Odisha they found a way long ago. Dalma is dal in which the vegetables cook along: pumpkin, papaya, brinjal, whatever the market had. One pot, one flame, and two of the things every plate needs are done. You can start with the vegetables that are in your basket now.`,
      example: `## Dalma for four

*Soak for half an hour; 45 minutes.*

**You need:** 1 cup (200 g) toor dal, 4 cups of raw papaya, pumpkin, brinjal and drumstick in large pieces, ½ teaspoon haldi, 1 level teaspoon salt, 1 tej patta, a thumb of ginger, 2 teaspoons ghee, 1 teaspoon panch phutana (panch phoron), 1 dry chilli, 2 tablespoons grated coconut, 1 teaspoon roasted jeera powder.

1. Cook the drained dal with haldi, tej patta and 3 cups of water for three whistles.
2. Add papaya, drumstick, ginger, salt and a cup of hot water. Simmer for ten minutes.
3. Add pumpkin and brinjal, and simmer until soft.
4. Crackle panch phutana and chilli in the ghee, and pour it in. Finish with coconut and jeera.

Serve a deep bowl with rice and lime.`,
      closing: `Begin small: one vegetable in tomorrow’s dal, cut while the cooker heats. Add a second next week. Before long the pot is half dal and half market, and you have cooked two dishes for the work of one. That’s a good evening’s result.`,
    },
  },
  body: `## Thick dal, and a tadka in the right order

Indian guidelines name pressure cooking and boiling as the best ways with pulses, in just enough water that none has to be drained; overcooking costs some of the protein’s quality [@icmr_nin_2024]. For a cup of toor dal that means three cups of water in the cooker. Add more later if you like it thinner. A soak of half an hour helps it cook evenly. Whisk it once, because the creaminess of a good dal comes from the dal.

The tadka has an order. Fat first, hot enough that one jeera seed sizzles. Then jeera, then onion if there is any, then garlic, which should stop at pale gold. Chilli powder goes in last and off the flame, since it burns within seconds. Pour everything over the dal and close the lid at once to keep the smell in the pot.

One tablespoon of any oil carries about 120 kcal [@usda_fdc]. A tadka for four needs no more than that. Ghee gives the deepest flavour, and about 60 g of 100 g of it is saturated fat [@usda_fdc], so a spoon is a seasoning.

## What a katori gives

Cooked lentils bring about 9 g of protein and 8 g of fibre in 100 g [@usda_fdc]. Rice and wheat are short of the amino acid lysine, a building block of protein, and pulses are rich in it, so dal with rice makes a better protein than either alone [@young_pellett_1994]. Lime at the table does more than please: vitamin C helps the body take up the iron of pulses [@ods_iron]. Tea is better an hour later, because it cuts the iron absorbed [@ahmad_fuzi_2017].

## Other dals, other tadkas

- **Moong:** mild and light, with jeera and ginger.
- **Masoor:** quick, with garlic or, in Bengal, kalo jeera.
- **Chana dal:** soak it for an hour. It loves lauki.
- **Pappu:** Andhra’s toor dal with palak, gongura or raw mango.
- **Without onion and garlic:** hing, jeera, ginger and a second tomato.
- **Vegan:** oil in place of ghee.

Ghee is a milk food, and compounded hing often contains wheat.

## Leftovers

Cool what remains in a wide vessel and put it in the fridge within 2 hours [@who_five_keys]. It sets firm overnight. Loosen it with hot water and heat it until it bubbles throughout. Finish it within two days, or knead the stiff dal into tomorrow’s paratha dough.`,
  cautions: [],
  seeDoctor: `- You have kidney disease: let your kidney team or a renal dietitian settle how much dal and salt fit your plan.
- You are tired for weeks, pale or short of breath: dal is good food, but ask for a blood test first.
- Wind after dal comes with lasting pain, blood in the stool or weight loss: see a doctor.
- You have high blood pressure: stay below 5 g of salt a day in all your food [@who_sodium], and ask a dietitian to look at the whole day with you.`,
}
