import type { LibraryArticle } from '../library-article.ts'

export const RAJMA: LibraryArticle = {
  id: 'rajma',
  category: 'recipes',
  name: 'rajma',
  names: [
    'rajma',
    'rajma recipe',
    'rajma chawal',
    'rajma rice',
    'rajma masala',
    'rajmah',
    'rajma madra',
    'kidney beans',
    'kidney bean curry',
    'red kidney beans',
    'chitra rajma',
    'rajma kaise banaye',
    'soaking rajma',
    'राजमा',
    'राजमा चावल',
    'ਰਾਜਮਾਂਹ',
    'ਰਾਜਮਾ',
  ],
  tones: {
    professional: {
      title: 'Rajma: soaked overnight, boiled hard, finished slowly',
      summary:
        'Punjabi rajma for four with the safety rule that every cook should know, a gravy thickened by the beans themselves, and a plate that is more bean than rice.',
      opening: `Rajma is two recipes in one. The first makes the bean safe and soft, and it allows no shortcuts. The second makes it delicious, and there every family from Jammu to Amritsar has its own opinion.

Most disappointments come from the first half: beans that are chalky in the middle, skins that float, a gravy of red water. Give the soaking and the boiling their time, and the masala can be as simple as onion and tomato.`,
      example: `## Punjabi rajma

*For four people. Soak overnight; 80 minutes.*

**You need:** 1 heaped cup (200 g) rajma, 2 onions chopped fine, 3 tomatoes grated, 1 tablespoon crushed ginger and garlic, 1 tablespoon oil, 1 teaspoon jeera, 1 tej patta, 2 teaspoons dhania powder, ½ teaspoon each of haldi and Kashmiri mirch, 1 level teaspoon salt, ½ teaspoon garam masala.

1. Drain the rajma. Pressure-cook with tej patta and 5 cups of fresh water: 30 minutes on a low flame after the first whistle. Test three beans.
2. Crackle the jeera in oil and brown the onions, about twelve minutes.
3. Add ginger, garlic, spices, then tomato. Cook until the masala leaves the pan.
4. Add beans, their liquid and salt. Crush a ladleful, simmer for 20 minutes, add garam masala.

Serve two katoris with one of rice, curd and onion.`,
      closing: `Soak the beans on Saturday night, before anyone asks what’s for lunch. On Sunday, put the rajma on the plate first and let the rice take what room is left. A pot for four, with a little over for Monday, is one of the kindest things a cook can do for the week.`,
    },
    casual: {
      title: 'Weeknight rajma, from the box in your freezer',
      summary:
        'Boil rajma once on a lazy Sunday, freeze it in boxes, and you’re 25 minutes away from rajma chawal on any Wednesday. For two people, with the one safety rule.',
      opening: `Nobody makes rajma on a Wednesday. It’s a Sunday dish, you’d say, and you’d be right about the soaking and the boiling. But who says both have to happen on the day you eat it?

Boil a big pot once, on a day when you’re home anyway with the laundry going round. Freeze it in boxes with its liquid. From then on rajma is a 25-minute dinner, and you’re the flatmate everybody likes.`,
      example: `## Wednesday rajma

*For two people. 25 minutes.*

**You need:** 2 cups of boiled rajma and 1 cup of its liquid (thawed in the fridge since morning), 1 large onion, 2 tomatoes, 3 garlic cloves, a bit of ginger, 2 teaspoons oil, ½ teaspoon jeera, 1 heaped teaspoon rajma masala, ¼ teaspoon each of haldi and mirch, ½ teaspoon salt, kasuri methi.

1. Grind onion, ginger and garlic coarsely. Grind the tomatoes.
2. Hot oil, jeera, then the onion paste. Cook it till it’s properly brown, 8 minutes. Don’t cheat here.
3. Spices for half a minute, tomato for five.
4. Beans, liquid and salt. Mash a few and let it bubble for 8 minutes. Kasuri methi last.

Eat with rice, curd and a raw onion that you’ve smashed with your fist.`,
      closing: `Half a kilo of dry rajma, soaked and boiled on Sunday, gives you three of these dinners. Write the date on the boxes, because every frozen brown thing looks the same in a month. Only tins in the house? Fine: drain, rinse, use a cup of hot water as the liquid, and start at step one.`,
    },
    motivational: {
      title: 'Rajma madra: the Himachali pot with curd and no onion',
      summary:
        'A hill version of rajma that needs no onion, garlic or tomato. Four small steps, one patient stir, and a festive dish for four that you can manage on any free day.',
      opening: `In Chamba and Kangra, the dish that feeds a whole village at a feast is made of beans and curd. The cooks stir it in a brass pot for hours. You can make yours in a kadhai in under an hour and a half.

If you have only ever eaten rajma in tomato gravy, this will surprise you. And if you have been afraid of curd that splits, here is a good day to lose that fear. It takes one spoon of besan and a steady hand.`,
      example: `## Rajma madra for four

*Soak overnight; 80 minutes.*

**You need:** 1 heaped cup (200 g) rajma, 2 cups fresh curd, 1 tablespoon besan, 1 tablespoon ghee or mustard oil, 1 teaspoon jeera, 4 cloves, 3 elaichi, a stick of dalchini, hing, 1 teaspoon dhania powder, ½ teaspoon haldi, 1 level teaspoon salt.

1. Drain the rajma. Pressure-cook in 5 cups of fresh water: 30 minutes on a low flame after the first whistle. Check that the beans crush.
2. Whisk curd, besan, haldi and dhania.
3. Sizzle hing, jeera and whole spices in the ghee. Off the flame, pour in the curd. Return to a low flame and stir until it bubbles. Be proud of this step.
4. Add beans, a cup of their liquid and salt. Simmer for 20 minutes.

Serve with rice and mooli.`,
      closing: `The first small win is tonight: a cup of beans in a bowl of water. The next one is the moment the curd bubbles and stays smooth. Once you’ve done it, kadhi and many other curd dishes are open to you as well. One pot taught you that.`,
    },
  },
  body: `## The rule that matters

Raw or undercooked kidney beans contain a toxin that causes vomiting. Soak rajma for at least 5 hours, pour the water away, and boil the beans in fresh water for at least 30 minutes [@fda_bad_bug]. Soaking alone isn’t enough, and neither is a slow cooker that never comes to the boil.

Test three beans from different places in the pot. Each should crush to a paste between finger and thumb, without a chalky centre. If one resists, close the lid for ten minutes more. Old beans take longer, so buy from a shop that sells a lot of them.

Keep tomato, curd and imli away until the beans are soft; sour things keep the skins hard. For a thick gravy, crush a ladleful of beans in the pot. That does the work of cream.

## What it gives

A katori of cooked rajma gives roughly 8 to 10 g of protein [@usda_food_data]. Rice is short of the amino acid lysine, a building block of protein, and pulses have plenty of it, so rajma chawal makes a better protein than either alone [@young_pellett_1994]. Taken together, trials show that about one serving of pulses a day lowers LDL, the cholesterol that settles in artery walls, by roughly 5 per cent [@ha_2014].

And the wind? In three feeding studies of beans, fewer than half of the people noticed more of it at first, and for most it settled over the weeks [@winham_2011]. Start with half a katori, once a week, well soaked and soft.

## Swaps and cousins

- **Chitra rajma** cooks creamier, and the small Jammu or Bhaderwah bean has the most flavour.
- **Lobia** needs less soaking and cooks faster.
- **Kholar**, the rajma of Nagaland, is stewed with greens, or with smoked pork if you eat it.
- **Without onion and garlic:** hing, ginger and one more tomato.
- **With less rice:** two phulkas, or millet cooked like rice.

The curd versions contain milk. Compounded hing and some ready masalas contain wheat.

## Cooling, freezing, reheating

Cool rajma in a wide vessel and refrigerate it within 2 hours [@who_five_keys]. It tastes better the next day. Eat it within two days, or freeze it in boxes, and heat it until it bubbles right through. Rice is stricter: cool it within an hour if possible, keep it in the fridge and eat it within a day [@fsa_home_food].`,
  cautions: [],
  seeDoctor: `- Someone vomits again and again after beans that were hard in the middle: stop eating them, give small sips of ORS or water, and see a doctor the same day, sooner for a child, an older person or in pregnancy.
- You have kidney disease: ask your kidney team how beans fit your protein and potassium plan.
- You have an irritable bowel, or cramps after every helping: a dietitian can help you find your portion.
- Blood in the stool, or weight loss without trying: see a doctor first.`,
}
