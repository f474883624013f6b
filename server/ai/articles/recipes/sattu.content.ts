import type { LibraryArticle } from '../library-article.ts'

export const SATTU: LibraryArticle = {
  id: 'sattu',
  category: 'recipes',
  name: 'sattu',
  names: [
    'sattu',
    'sattu drink',
    'sattu sharbat',
    'sattu sherbet',
    'sattu ka sharbat',
    'sattu paratha',
    'sattu recipe',
    'sattu benefits',
    'sattu ke fayde',
    'sattu kaise banaye',
    'sattu for protein',
    'chane ka sattu',
    'chana sattu',
    'roasted gram flour',
    'litti chokha',
    'litti',
    'सत्तू',
    'सत्तू का शरबत',
    'ਸੱਤੂ',
  ],
  tones: {
    professional: {
      title: 'Sattu: the salted summer drink, and what roasted chana gives',
      summary:
        'Namkeen sattu with lime and jeera: the recipe for two, how to mix it without lumps, what roasted chana gives, and how to buy and store the flour.',
      opening: `In Patna the sattu seller sets up his cart before the offices open. He whisks flour, water, onion and lime in a steel lota, and people drink it standing up, on the way to a morning at a desk or on a site.

Sattu is roasted chana, ground fine. It needs no cooking, no milk and no packet with a muscle on it. As a pulse in powder form it is one of the most practical foods India has produced, and one of the cheapest.`,
      example: `## Namkeen sattu for two, 5 minutes

**You need:** 6 heaped tablespoons chana sattu, 2 glasses cold drinking water, juice of 1 lime, 1 tablespoon very finely chopped onion, half a green chilli, a few mint or coriander leaves, 1 teaspoon roasted jeera powder, 2 pinches of kala namak.

1. Put the sattu in a jug with a quarter of the water. Stir to a smooth paste.
2. Add the rest of the water in a thin stream, whisking all the time.
3. Stir in jeera, lime and kala namak. Taste.
4. Float onion, chilli and herbs on top.
5. Drink it within half an hour, and stir before each sip, because it settles.`,
      closing: `Drink your sattu with a fruit as a summer breakfast on the run, or at five in place of tea and biscuits. One packet, a lemon and a jar of roasted jeera by the stove are all the preparation there is. The cart in Patna does not have more.`,
    },
    casual: {
      title: 'Sattu paratha that doesn’t burst, and other uses for the packet',
      summary:
        'Bought sattu and don’t know what to do with it? A paratha for four that stays shut on the tawa, what the flour gives you, and how to use up and store the rest.',
      opening: `Someone from Bihar gave you a kilo of sattu, swore by it, and left. Now there’s a packet of beige powder in the cupboard, you’ve tried one glass, and it tasted of wet sand. Fair.

It wanted lime, salt and something sharp. Sattu on its own is shy; give it garlic, ajwain and mustard oil and it becomes the best paratha filling you’ve had. No boiling, no mashing, no cooling. Just mix and stuff.`,
      example: `## Sattu parathas for four (8 pieces), 40 minutes

**You need:** 2½ cups atta, 1½ cups sattu, 1 onion and 1 green chilli chopped very fine, 4 cloves of garlic, ginger, coriander, ½ teaspoon ajwain, juice of 1 lime, 2 teaspoons mustard oil, 1 teaspoon pickle masala, ½ teaspoon salt, oil for the tawa.

1. Knead a soft dough with water and rest it.
2. Mix everything else. Sprinkle in 3 to 4 spoons of water until it holds when you press it. Too dry and it bursts out.
3. Make a cup of dough with a thick base and thin rim, fill with 2 tablespoons, and pinch shut.
4. Roll gently, seam side down.
5. Roast dry on both sides first, then with half a teaspoon of oil a side.`,
      closing: `Eat the parathas hot with curd and baingan or tomato chokha; one and a half will probably do you, two if you’ve been on your feet. Leftover filling keeps for a day in the fridge. Pat it into small tikkis on the tawa, or stir it into curd. There, packet solved.`,
    },
    motivational: {
      title: 'Sattu for long working days: pan litti with chokha, step by step',
      summary:
        'The farmer’s meal of Bihar, made on the stove without deep frying: litti and chokha for four, what roasted chana gives you, and three easy ways to use sattu.',
      opening: `The people who worked the fields along the Ganga did not carry shakers. They carried sattu in a cloth, added water and salt when the sun stood high, and went back to work.

You can have the same food on your side. It waits on a shelf for weeks, asks for no gym membership, and turns into a proper meal on a Sunday. Learn it once, and you own it.`,
      example: `## Pan litti with chokha for four, 60 minutes

**You need:** 2 cups atta, 1½ cups sattu, ½ teaspoon ajwain, 4 cloves of garlic, ginger, 1 green chilli, coriander, 1 lime, 1 tablespoon mustard oil, ¾ teaspoon salt. For chokha: 1 large baingan, 3 tomatoes, 1 onion, 1 boiled potato.

1. Knead a firm dough with water and a teaspoon of oil.
2. Mix sattu with seasonings, half the salt and a little water, until it clumps.
3. Fill 12 balls of dough and close them.
4. Cook them in a covered heavy pan or appe pan on a low flame for 25 minutes, turning often, until they crack and sound hollow.
5. Roast baingan and tomatoes on the flame, peel, and mash with potato, onion and the rest of oil and salt.`,
      closing: `Break a litti, put a teaspoon of ghee inside, and eat it with the chokha and a raw onion. On Monday take the first small step with what is left in the packet: a glass of sattu before you leave. Two glasses this week is a good start.`,
    },
  },
  body: `## What is in the flour

Sattu is roasted chana, ground. So you can count it like roasted chana: 30 g has about 6 to 7 g of protein [@usda_food_data]. The national guidelines advise against protein supplements for building muscle and ask for protein from a combination of foods [@icmr_nin_2024]. Sattu with roti or rice is such a combination: pulses are rich in the amino acid lysine, of which cereals are short [@young_pellett_1994].

Pulses are also among the foods from which WHO would like most of our carbohydrate to come [@who_carbohydrate_2023]. In trials, about one serving of pulses a day lowered LDL cholesterol by roughly 5 per cent [@ha_2014]. The lime in sattu has a job too: vitamin C in the same meal helps the body take up the iron of pulses [@ods_iron].

People call sattu cooling. The drink cools you because most of it is water. On very hot days drink water often, even without thirst, as the disaster authority advises [@ndma_heat], and count the sattu drink as one of the glasses.

## What makes it work

- **The drink, for one glass:** 3 heaped tablespoons of sattu, a large glass of cold water, juice of half a lime, ½ teaspoon roasted jeera, a pinch of kala namak.
- **Paste first:** a little water to start with, then the rest. Poured the other way round, it forms lumps that no spoon can break.
- **Something sharp:** lime, raw mango, green chilli, mustard oil or pickle masala. Without it, sattu is flat.
- **Moist filling:** add water by the spoon until a pressed lump holds. A dry filling tears the dough.
- **Little salt:** kala namak and pickle masala count towards the 5 g of salt that adults should stay below [@who_sodium].

## Swaps and cousins

The sweet version with jaggery is a treat, for jaggery is added sugar [@icmr_nin_2024]. In Odisha, chhatua mixes chana with wheat and nuts, for porridge. Punjab drinks barley sattu. A spoon of sattu thickens raita, binds tikki, and makes chaas a small meal. Jau or mixed sattu contains gluten; read the ingredients, which are listed by weight in descending order [@fssai_labelling_2020].

## Buying and keeping

Buy small packets with a date, and smell it: fresh sattu smells of roasted chana, old sattu of paint. Keep it dry and airtight, in the fridge during the rains. Use boiled or filtered water for the drink.`,
  cautions: [],
  seeDoctor: `- You have kidney disease: ask your doctor or a renal dietitian how much pulse protein fits before you drink it daily.
- Gas or cramps after each glass: begin with a tablespoon, and see a doctor if there is blood in the stool or weight loss.
- In the heat, someone becomes confused or loses consciousness: call 108 and cool the body. A drink is not enough.
- Hives, swelling or trouble breathing after chana: call 112.`,
}
