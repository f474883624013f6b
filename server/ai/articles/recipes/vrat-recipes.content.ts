import type { LibraryArticle } from '../library-article.ts'

export const VRAT_RECIPES: LibraryArticle = {
  id: 'vrat-recipes',
  category: 'recipes',
  name: 'vrat recipes',
  names: [
    'vrat recipe',
    'vrat recipes',
    'vrat ki recipe',
    'vrat ka khana',
    'fasting recipes',
    'navratri recipes',
    'upvas recipes',
    'upvas che padarth',
    'farali recipes',
    'falahari recipes',
    'phalahari recipe',
    'sabudana khichdi',
    'sabudana',
    'samak rice',
    'samak pulao',
    'samo khichdi',
    'varai bhat',
    'kuttu chilla',
    'kuttu ki roti',
    'singhara atta',
    'rajgira paratha',
    'व्रत की रेसिपी',
    'साबूदाना खिचड़ी',
    'ਵਰਤ ਦਾ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'Samak pulao with peanuts, and how to cook the grains of the vrat',
      summary:
        'A vrat pulao for four that is a full meal, with lauki raita, and the technique for samak, sabudana, kuttu and rajgira: less frying, more curd and vegetables.',
      opening: `The vrat kitchen has its own small pantry. Out go wheat, rice and the onion basket, and in come samak, kuttu, rajgira and sabudana. It happens on a few days in the year, so each time everyone has forgotten how these grains behave.

So potatoes are fried, because a potato never fails. Yet samak cooks in a quarter of an hour and takes any vegetable your custom permits. It deserves to be the plain weekday rice of the fast.`,
      example: `## Samak pulao and lauki raita for four, 35 minutes

**You need:** 1 cup samak, 1 carrot, 1 katori cubed pumpkin, 1 small potato, ½ cup peanuts, 2 teaspoons ghee, 1 teaspoon jeera, 1 green chilli, grated ginger, 1 scant teaspoon sendha namak, 2¼ cups hot water, lime. For raita: 2 katoris curd, 1 katori grated lauki, roasted jeera.

1. Rinse samak twice, soak for 15 minutes and drain well.
2. Roast the peanuts and crush half of them.
3. Crackle jeera in ghee. Add ginger, chilli and vegetables, and cover for five minutes.
4. Stir in samak, water and salt. Cover and cook on low for 12 minutes. Rest for five.
5. Steam the lauki, cool it, and fold it into the curd.
6. Finish with peanuts and lime.`,
      closing: `The pulao, the raita and a fruit make one complete fasting meal, and what is left of it is a good tiffin for the evening. If your family keeps several vrats in the year, note your amounts on the samak packet. Next time nobody needs to remember.`,
    },
    casual: {
      title: 'Sabudana khichdi that isn’t glue: the vrat recipe, fixed',
      summary:
        'Pearls that stay separate, twice the peanuts and a bowl of curd: sabudana khichdi for three, and how the other grains of the vrat behave.',
      opening: `There are two kinds of sabudana khichdi. One has pearls you can count. The other is a single grey lump that you lift out of the kadhai with a wooden spoon and a sense of regret. Most of us have made the second kind more than once.

The trick isn’t talent, it’s water. Too much in the bowl and nothing later will save you. And then there’s the other problem, being starving again at two. Peanuts help there.`,
      example: `## Sabudana khichdi for three, 25 minutes plus soaking

**You need:** 1 cup sabudana, 1 cup peanuts, roasted and crushed, 1 boiled potato in cubes, 1 cucumber or a katori of grated lauki, 1 tablespoon ghee, 1 teaspoon jeera, 2 green chillies, ¾ teaspoon sendha namak, lime, coriander if you use it.

1. Rinse well. Add water to the level of the pearls, no more. Leave for five hours or overnight.
2. Press one: it should squash flat. Fluff with your fingers and dry on a cloth.
3. Toss with peanuts and salt. The powder coats the pearls.
4. Fry jeera, chillies and potato in ghee for three minutes.
5. Add the pearls, cover for two minutes, stir. When they’re clear, stop.
6. Lime on top, curd and cucumber beside.`,
      closing: `Eat the khichdi hot, because cold sabudana turns to rubber and no microwave brings it back. Tomorrow give it a rest and have samak or a kuttu chilla; you’ll feel the difference at four o’clock. Glue all the same? Press it into flat tikkis on the tawa and call them that.`,
    },
    motivational: {
      title: 'A vrat dinner from the tawa: kuttu and lauki chilla',
      summary:
        'Swap the deep-fried puri for a crisp chilla from the tawa: a recipe for four, how the other vrat grains behave, and three small swaps for the days of the fast.',
      opening: `You kept the fast all day, and the aarti is over. Now comes the moment that decides how tomorrow feels, in front of a kadhai of hot oil or beside a tawa.

Choose the tawa tonight. The same kuttu flour that makes the puri also makes a chilla, crisp at the rim and soft where the lauki is. And there’s no pan of oil to clean up afterwards.`,
      example: `## Kuttu and lauki chilla for four (8 pieces), 30 minutes

**You need:** 1½ cups kuttu flour, 1 boiled potato or 2 tablespoons singhara flour to bind, 2 katoris grated lauki, squeezed, 1 green chilli, grated ginger, ½ teaspoon jeera, ¾ teaspoon sendha namak, 1 tablespoon curd, about 1 cup water, 4 teaspoons ghee. To serve: 100 g paneer, 1 tomato, 1 katori curd.

1. Mash the potato into the flour. Add everything but the ghee, with water until it drops slowly from the spoon. Rest for ten minutes.
2. Heat the tawa well and wipe it with ghee.
3. Pat out a ladle of batter with wet fingers, not too thin.
4. Cover for two minutes, turn, and press the edges.
5. Crumble paneer and tomato on top, with curd beside it.`,
      closing: `A chilla for a puri is one swap. Tomorrow it may be roasted makhana for chips, and the day after, fruit with curd for the second sweet. Each one stands on its own, so a day with puri cancels nothing. Carry on with the next meal.`,
    },
  },
  body: `## What every vrat plate needs

Sabudana is nearly pure starch, and hunger is soon back. Potato by itself, fried, doesn’t keep you full for long either. Rajgira, kuttu and samak hold longer with curd, paneer, peanuts and vegetables beside them [@icmr_guidelines_2024]. A handful of peanuts, 30 g, adds about 8 g of protein [@usda_fdc], and 100 g of plain curd about 3.5 g [@usda_fdc]. So let each dish have three parts: a grain of the fast, something with protein, and one vegetable your custom allows.

## How the grains behave

- **Samak (varai, moraiyo):** soak for 15 minutes and use just over two cups of water to one. Rest it under the lid, or it turns to porridge.
- **Sabudana:** water only to the level of the pearls. If it squashes flat, it’s ready.
- **Kuttu and singhara:** no gluten, so the dough breaks. Bind with boiled potato, arbi or curd and shape it with wet fingers.
- **Rajgira:** the flour makes soft parathas with boiled potato; the puffed grain is ready in milk or curd.

## Oil, salt and sweets

For a day of 2,000 kcal the national guidelines allow about 27 g of visible fat and oil, roughly two tablespoons [@icmr_guidelines_2024]. A plate of vada or puri takes a large share of it. The tawa, the steamer and the appe pan make the same batters with a few drops.

Sendha namak is salt, and counts like any other if you watch your blood pressure [@icmr_guidelines_2024]. Sweeten kheer and halwa lightly, with ripe banana or dates for part of the sugar.

## Swaps, allergens and keeping

If peanuts are not eaten at home, use roasted makhana, coconut, or paneer. Peanuts and milk are common allergens, so ask before you serve prasad. In coeliac disease these grains suit you only when they are milled apart from wheat; look for a label that says so. Buy kuttu flour fresh, in small packets, and throw it away if it smells stale or tastes bitter. Cooked vrat food shouldn’t stand at room temperature for more than 2 hours [@who_five_keys], not even while everyone is at the temple.`,
  variants: [
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient', 'madhumeh'],
      titles: {
        professional: 'Vrat recipes with diabetes: choosing the grain and the amount',
        casual: 'Vrat recipes with diabetes: what to cook, and how much',
        motivational: 'Vrat cooking with diabetes: steady plates for the fast',
      },
      text: `## With diabetes

People who use insulin, or tablets that can cause low blood sugar, should see their doctor before a fast such as Navratri or Karva Chauth, Indian experts advise [@saboo_2019]. The recipe comes after that talk, and a fast without water isn’t for you.

Samak, kuttu, rajgira and sabudana are all starch, so the amount matters most. One katori of samak pulao or two kuttu chillas, with curd, paneer and a vegetable, is a fair plate. Leave out sabudana with potato, or share a small katori. Have a whole fruit instead of kheer, and test as often as you agreed.`,
    },
  ],
  cautions: ['fasting'],
  seeDoctor: `- Before the fast, if you take regular medicines or have diabetes, kidney disease, heart disease or an ulcer. Your doctor moves the hours of the medicines.
- Vomiting, stomach pain, dizziness or loose motions after a dish made with kuttu flour: go the same day, and take the packet along.
- Shaking, sweating or confusion during a fast: take sugar, end the fast, and get help if it does not pass. Fainting or chest pain: call 112.
- You feel weak in every vrat, or lose weight without wanting to: talk to a dietitian.`,
}
