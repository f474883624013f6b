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
    'sattu drink recipe',
    'sattu drink for summer',
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
      title: 'Sattu drink for summer: the salted recipe, and what roasted chana gives',
      summary:
        'Namkeen sattu with lime and jeera: the recipe for two, how to mix it without lumps, what roasted chana gives, and how to buy and store the flour.',
      opening: `In Patna the sattu seller sets up his cart before the offices open. He whisks flour, water, onion and lime in a steel lota, and people drink it standing up, on the way to a morning at a desk or on a site.

Sattu is roasted chana, ground fine. It needs no cooking, no milk and no packet with a muscle on it. Stirred into cold water with salt, lime and jeera, it is half drink and half breakfast.`,
      example: `## Namkeen sattu for two, 5 minutes

**You need:** 6 heaped tablespoons (60 g) chana sattu, 2 large glasses cold drinking water, juice of 1 lime, 1 tablespoon very finely chopped onion, half a green chilli, a few mint or coriander leaves, 1 teaspoon roasted jeera powder, 2 pinches of kala namak.

1. Put the sattu in a jug with a quarter of the water. Stir to a smooth paste.
2. Add the rest of the water in a thin stream, whisking all the time.
3. Stir in jeera, lime and kala namak. Taste.
4. Float onion, chilli and herbs on top.
5. Drink it within half an hour, and stir now and then, because it settles.

**Without salt:** leave out the kala namak and use twice the lime and jeera.`,
      closing: `Drink your sattu with a fruit as a summer breakfast on the run, or at five in place of tea and biscuits. One packet, a lemon and a jar of roasted jeera by the stove are all the preparation there is. The cart in Patna does not have more.`,
    },
    casual: {
      title: 'Sattu drink for summer: salted or sweet, no lumps, five minutes',
      summary:
        'Tried sattu once and got wet sand? The summer drink from Bihar, glass by glass: salted, sweet or with raw mango, how to mix it smooth, and how cooling it really is.',
      opening: `It’s May, eleven in the morning, and the fan’s blowing hot air. Standing at the gas is out of the question. This is the hour sattu was made for: five minutes, no flame, and you’ve had a drink and a small meal in one.

If you’ve tried a glass and it tasted of wet sand, fair. It wanted lime, salt and something sharp. And does it cool you? Yes, mostly because it’s a large glass of cold water. The roasted chana in it is what keeps you going.`,
      example: `## Sattu drink for one, 5 minutes

**You need:** 3 heaped tablespoons (30 g) chana sattu, 1 large glass (300 ml) cold drinking water, juice of half a lime, ½ teaspoon roasted jeera powder, a pinch of kala namak, a few mint leaves, and, if you like, a spoon of onion chopped really fine.

1. Sattu in a tall glass, a quarter of the water on top. Stir to a smooth paste. Hunt down the lumps now.
2. Pour in the rest slowly, stirring all the while.
3. Lime, jeera, kala namak. Taste it. Flat? More lime before more salt.
4. Mint and onion on top. Ice, if your water isn’t cold.
5. Drink it soon, and give it a stir now and then, because it sinks.

**The sweet one:** same sattu and water, 2 teaspoons of grated gur, a pinch of elaichi, no onion, obviously.`,
      closing: `Make it a bit thinner than you’d like, because it thickens while you look at it. Keep a small jar of roasted, crushed jeera next to the packet and the whole thing’s faster than opening a cold drink. The packet will be finished well before the rains.`,
    },
    motivational: {
      title: 'Sattu drink for summer: one jar of masala, and a good glass on hot days',
      summary:
        'A jug of sattu with raw mango for four, a jar of roasted masala that makes each glass quick, and a small plan for putting it in place of cold drinks this summer.',
      opening: `The people who worked the fields along the Ganga did not carry shakers. They carried sattu in a cloth, added water and salt when the sun stood high, and went back to work.

You can have the same drink on your side this summer. It waits on a shelf for weeks and needs no flame. The only thing between you and a glass is five minutes, and with a jar of masala by the stove it’s two. Learn it once, and you own it.`,
      example: `## Raw mango sattu, a jug for four, 15 minutes

**You need:** 12 heaped tablespoons (120 g) chana sattu, 4 large glasses cold drinking water, 1 small raw mango, a fistful of mint, 2 teaspoons roasted jeera powder, ½ teaspoon kala namak, 1 green chilli if you like.

1. Boil or roast the raw mango until it is soft. Peel, and mash the pulp.
2. Grind the pulp with mint and chilli.
3. Stir the sattu to a smooth paste with one glass of the water.
4. Add the mango, jeera and kala namak, then the rest of the water, whisking.
5. Pour, and drink within half an hour.

**The jar:** crush 4 tablespoons of roasted jeera with 1 of dried mint and 1 of pepper. Half a teaspoon goes into a glass.

**This month:** week one, two glasses. Week two, four, each in place of a cold drink or a packet juice. After that you’ll know your own number.`,
      closing: `Start tomorrow, before the day is hot: three spoons of sattu, a glass of water, a lime. The first glass may be lumpy. The third won’t be. And when a colleague asks what’s in your bottle, make one for them too.`,
    },
  },
  body: `## Is it cooling?

The drink cools you because most of it is water. On very hot days drink water often, even without thirst, as the disaster authority advises [@ndma_heat], and have sattu besides. It is food in a glass. With loose motions, oral rehydration salts replace the water and salts that are lost [@who_diarrhoea].

A good time is the morning with a fruit, mid-morning before you go out, or five o’clock in place of tea and biscuits. It fills, so a large glass just before lunch spoils the lunch. If pulses give you gas, begin with one tablespoon.

## What makes a good glass

- **Paste first:** a little water to start with, then the rest. Poured the other way round, it forms lumps that no spoon can break.
- **Something sharp:** lime, raw mango, mint or green chilli. Without it, sattu is flat.
- **Little salt:** a pinch of kala namak is enough. It is salt too, and adults should stay below 5 g of salt a day in all [@who_sodium]. With high blood pressure, leave it out and use more lime and jeera.
- **Clean water:** boiled or filtered, and ice made from the same.
- **Fresh:** mix what you’ll drink. Sattu left in a warm bottle turns sour in hours.

## Salted, sweet and in between

The salted glass is the everyday one. The sweet one, with 2 teaspoons of gur or sugar, is a treat, for jaggery is added sugar [@icmr_nin_2024]. With raw mango, boil one until soft and stir a spoon of the pulp into each glass in place of lime. For a thicker drink, use chaas for half the water. Punjab drinks barley sattu, and Odisha’s chhatua mixes chana with wheat and nuts. Jau and mixed sattu contain gluten, so read the ingredients.

## What 30 g of sattu gives

A glass with 30 g, three heaped tablespoons, has about 6 g of protein and 14 g of carbohydrate, reckoned as chana dal [@ifct_2017]. That is as much protein as a large egg has [@usda_fdc], for a few rupees. The lime has a job too: vitamin C in the same meal helps the body take up the iron of pulses [@ods_iron].

With diabetes, take the salted glass and count it as part of the meal, because it brings carbohydrate.

## The rest of the packet

Moisten sattu with lime, mustard oil and ajwain, and it fills a paratha or a litti. A spoon thickens raita or binds a tikki. Buy small packets with a date, and smell them: fresh sattu smells of roasted chana, old sattu of paint. Keep it dry and airtight, in the fridge during the rains.`,
  variants: [
    {
      names: ['paratha', 'parantha', 'sattu paratha'],
      titles: {
        professional: 'Sattu paratha and sattu drink: two good uses of roasted chana',
        casual: 'Sattu paratha that doesn’t burst, and a drink from the same packet',
        motivational: 'Sattu paratha, step by step, and a glass of sattu for the week',
      },
      text: `## Sattu parathas for four (8 pieces), 40 minutes

**You need:** 2½ cups atta, 1½ cups sattu, 1 onion and 1 green chilli chopped very fine, 4 cloves of garlic, ginger, coriander, ½ teaspoon ajwain, juice of 1 lime, 2 teaspoons mustard oil, 1 teaspoon pickle masala, ½ teaspoon salt, oil for the tawa.

1. Knead a soft dough with water and rest it.
2. Mix everything else. Sprinkle in 3 to 4 spoons of water until it holds when you press it. A dry filling bursts out.
3. Make a cup of dough with a thick base and thin rim, fill with 2 tablespoons, and pinch shut.
4. Roll gently, seam side down.
5. Roast dry on both sides first, then with half a teaspoon of oil a side. Serve with curd.`,
    },
    {
      names: ['litti', 'litti chokha', 'chokha'],
      titles: {
        professional: 'Pan litti with chokha, and the sattu drink that goes with it',
        casual: 'Litti chokha in a pan, no deep frying, and a sattu drink to go with it',
        motivational: 'Sattu for long working days: pan litti with chokha, step by step',
      },
      text: `## Pan litti with chokha for four, 60 minutes

**You need:** 2 cups atta, 1½ cups sattu, ½ teaspoon ajwain, 4 cloves of garlic, ginger, 1 green chilli, coriander, 1 lime, 1 tablespoon mustard oil, ¾ teaspoon salt. For chokha: 1 large baingan, 3 tomatoes, 1 onion, 1 boiled potato.

1. Knead a firm dough with water and a teaspoon of oil.
2. Mix sattu with seasonings, half the salt and a little water, until it clumps.
3. Fill 12 balls of dough and close them.
4. Cook them in a covered heavy pan or appe pan on a low flame for 25 minutes, turning often, until they crack and sound hollow.
5. Roast baingan and tomatoes on the flame, peel, and mash with potato, onion and the rest of oil and salt.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Loose motions or vomiting in the heat with very little urine, or nothing stays down: give ORS in small sips and go to a doctor the same day. A drowsy person needs help at once.
- You have kidney disease: ask your doctor or a renal dietitian how much pulse protein fits before you drink it daily.
- Gas or cramps after each glass: begin with a tablespoon, and see a doctor if there is blood in the stool or weight loss.
- In the heat, someone is confused, very hot or loses consciousness: call 112, move them to a cool place and cool the body while help comes [@mohfw_heat]. A drink is not enough.
- Hives, swelling or trouble breathing after chana: call 112.`,
}
