import type { LibraryArticle } from '../library-article.ts'

export const FOOD_LABELS: LibraryArticle = {
  id: 'food-labels',
  category: 'lifestyle',
  name: 'reading food labels',
  names: [
    'food label',
    'food labels',
    'reading labels',
    'read food labels',
    'label reading',
    'nutrition label',
    'nutrition labels',
    'nutrition facts',
    'nutrition information panel',
    'ingredient list',
    'ingredients list',
    'packaged food',
    'packet food',
    'fssai label',
    'veg non veg symbol',
    'label kaise padhe',
    'packet kaise padhe',
    'packet ke peeche',
    'फूड लेबल',
    'ਫੂਡ ਲੇਬਲ',
  ],
  tones: {
    professional: {
      title: 'Reading food labels: what the back of the packet tells you',
      summary:
        'How to read ingredients, sugar, fat and sodium on an Indian packet, compare two brands fairly, and find allergens, in about a minute at the shelf.',
      opening: `The front of a packet is written by the people who sell it. The back is written under the rules of the food regulator. Both are true in their way, but only one of them has to list the sugar.

Reading it takes about a minute once you know where to look. You need no chemistry and no calculator, and you don’t need to read every packet. The ones your home buys each week are enough.`,
      example: `## Two packets of biscuits, one minute

Both say “multigrain” on the front, in green. Turn them over.

1. **Ingredients.** The first packet begins with maida, sugar and palm oil. The second begins with whole wheat flour and oats, with sugar in fourth place.
2. **The 100 g column.** The second has less added sugar and less sodium, and about the same fat.
3. **Servings.** The first counts two biscuits as a serving. At home a serving is five.
4. **Allergens.** Both name wheat and milk; one adds soya.

The second packet goes into the basket. It’s still a biscuit, so it still shares the plate with roasted chana and a fruit.`,
      closing: `This week, turn over the five packets that your home buys most often. Compare each with one other brand and photograph the better label. Next month you need not read at all; you only look at the photo. The label has then done its work, and the evening is free for cooking.`,
    },
    casual: {
      title: 'How to read food labels without a chemistry degree',
      summary:
        '“Multigrain”, “no added sugar”, “baked, not fried”. What to look at instead, in which order, and how to tell two packets apart before the queue moves.',
      opening: `You’re in the shop, one hand on the trolley, one child hanging off it. Two packets of namkeen. One says “baked”, the other says “traditional”, and the baked one has a picture of a running shoe on it.

The shoe tells you what the designer likes. Turn the packet over. The small print on the back is less pretty, and it’s the only side that has to answer your questions.`,
      example: `## Four packets from one shopping trip

**Breakfast cereal, “with honey”.** Honey is sugar with a nice story. Look at added sugars per 100 g, and compare with plain oats or poha.

**Atta bread, lovely and brown.** First ingredient: maida, and the brown comes from caramel colour. Try the next loaf along.

**“Baked” namkeen.** Less fat than the fried one, but twice as much sodium here. You take the small packet and mix it with murmura and peanuts at home.

**Fruit drink for the tiffin.** Water, sugar, then mango. An actual mango has a better list: mango.

Four packets, three minutes, and the child is still on the trolley.`,
      closing: `You won’t do this for every packet, and you shouldn’t. Do it once for the things you buy all the time, then shop on autopilot. And keep a soft spot for the one biscuit you love exactly as it is. You know what’s in it now. Have two, with chai, and enjoy them.`,
    },
    motivational: {
      title: 'Become the label reader of your house, one shelf at a time',
      summary:
        'A calm way to learn food labels: five packets from your own shelf, four lines to read, and a swap only where you want one. With help for allergies.',
      opening: `You already read labels. You check the date on milk, the purity mark on a gold ring, the star rating on a fridge. A food packet is the next one to learn, and you’ll meet it more often than the fridge.

Start at home, where there’s no queue behind you. Five packets on the kitchen table, a cup of tea, ten minutes. By the last one you’ll be quick.`,
      example: `## The ten-minute shelf check

Lata in Kochi takes out the five packets her family opens most: bread, biscuits, a mixture, instant noodles and a malt drink.

1. She underlines the first three ingredients on each.
2. She circles added sugars and sodium in the 100 g column.
3. She writes beside it how often the packet is opened.

The malt drink leads on both counts: sugar near the top, opened daily. So that’s the one she changes. Weekdays now bring plain milk with elaichi, or ragi porridge with banana. The mixture stays, in a smaller jar.

One swap, chosen by her, for a packet that mattered.`,
      closing: `Ten minutes this weekend are enough for your own five. Change one packet, or none, if they all suit you. Knowing is already a gain. Let a child read the list aloud; children are strict and quick, and a label read at nine is a skill for the rest of their shopping life.`,
    },
  },
  body: `## Start with the ingredients

Ingredients are listed by weight or volume in descending order, so the first two or three names tell you what the food mainly is [@fssai_labelling_2020]. Look for sugar under its other names too: glucose syrup, invert syrup, dextrose, jaggery, honey. Indian guidelines count jaggery and honey among the added sugars [@icmr_nin_2024].

Long lists of colours, flavours and emulsifiers often belong to ultra-processed food. The same guidelines ask people to read labels and to keep such foods to a minimum [@icmr_nin_2024].

## Then the table

An Indian packet has to state energy, protein, carbohydrate with total and added sugars, total, saturated and trans fat, cholesterol and sodium for 100 g or 100 ml [@fssai_labelling_2020]. Compare two brands by this column. The serving is chosen by the maker, and yours may be twice as large.

Three lines deserve the first look:

- **Added sugars.** Indian guidelines of 2024 ask for less than 5 per cent of energy from added sugar, about 25 g on 2,000 kcal [@icmr_nin_2024].
- **Saturated and trans fat.** Choose the lower figure. Industrial trans fat raises the risk of heart attack and has no known health benefit [@who_trans_fat].
- **Sodium.** It stands for salt: 2,000 mg of sodium is what 5 g of salt contains [@fssai_labelling_2020].

The percentages per serving are reckoned on 2,000 kcal, 50 g of added sugar and 2,000 mg of sodium a day. Use them as a yardstick for comparing packets [@fssai_labelling_2020].

## Words on the front

“Multigrain” says that there are several grains, not how much of each. “No added sugar” can be printed on a food that is naturally sweet. “Baked” doesn’t mean low in salt. None of these is a lie. They just answer a question that you didn’t ask.

Does reading help? When studies were taken together, food labelling lowered the intake of energy by about 7 per cent and of total fat by about 11 per cent [@shangguan_2019].

## Symbols, dates, allergens

A green circle in a green square marks vegetarian food, and a brown triangle in a brown square food that is not [@fssai_labelling_2020]. Check the date and the FSSAI licence number, above all on paneer and sweets.

With a food allergy, read the allergen statement at every purchase. Cereals with gluten, milk, egg, fish, crustaceans, peanuts, tree nuts, soya and sulphites must be declared [@fssai_labelling_2020].`,
  cautions: [],
  seeDoctor: `- Hives, swelling of the lips or trouble breathing after food: call 112 at once, and keep the packet.
- Stomach pain, loose motions or rashes that follow certain foods: ask a doctor for tests before you cut out a whole group. Tests for coeliac disease have to be done while you still eat wheat [@nice_ibs_2008].
- You have kidney disease, or take medicine for the heart or blood pressure, and think of a low-sodium salt: ask first, because many contain potassium [@who_salt_substitutes_2025].
- You have diabetes and would like help with carbohydrate on labels: a dietitian can show you with your own packets.
- Reading labels brings fear, and the list of foods you allow yourself gets shorter: talk to a doctor soon.`,
}
