import type { LibraryArticle } from '../library-article.ts'

export const PALAK_PANEER: LibraryArticle = {
  id: 'palak-paneer',
  category: 'recipes',
  name: 'palak paneer',
  names: [
    'palak paneer',
    'palak paneer recipe',
    'palak paneer low oil',
    'low oil palak paneer',
    'saag paneer',
    'spinach paneer',
    'spinach with paneer',
    'spinach cottage cheese',
    'palak paneer without cream',
    'paneer palak',
    'palak gravy',
    'palak tofu',
    'palak bhurji',
    'palak ki sabzi',
    'palak paneer kaise banaye',
    'पालक पनीर',
    'ਪਾਲਕ ਪਨੀਰ',
    'ਸਾਗ ਪਨੀਰ',
  ],
  tones: {
    professional: {
      title: 'Low-oil palak paneer that stays green, with little cream',
      summary:
        'Blanched leaves, soft paneer, one tablespoon of oil and two of cream for four people. Where the oil is saved, what a portion gives, and how to keep it safely.',
      opening: `Palak paneer has two good ingredients and three common faults. The gravy turns brown, the paneer turns to rubber, and a puddle of cream is poured over both to make up for it.

Each fault has a simple cause, and none of them is a lack of skill. The leaves were cooked under a lid, the paneer was fried, the onions were hurried. Correct these and the dish needs very little help from cream.`,
      example: `## Classic palak paneer

*For four people. 40 minutes.*

**You need:** 500 g palak, 200 g paneer in cubes, 1 onion, 1 tomato, 4 garlic cloves and a thumb of ginger crushed, 1 green chilli, 1 tablespoon oil, 1 teaspoon jeera, ½ teaspoon each of dhania and haldi, ¾ teaspoon salt, a pinch of garam masala, 2 tablespoons cream, half a lime.

1. Put the paneer in hot water. Drop the palak into boiling water for one minute, then into cold. Squeeze and blend with the chilli.
2. Crackle the jeera in oil and brown the onion for ten minutes. Add ginger, garlic, tomato, spices and salt; cook until the oil shows.
3. Add palak and half a cup of hot water. Simmer, uncovered, for five minutes.
4. Add the drained paneer for two minutes. Off the flame: cream, garam masala, lime.

Serve with phulkas and kachumber.`,
      closing: `Keep the three rules and you can change everything else. Blanch briefly, soak the paneer, give the onions their time. Then taste before you reach for more cream. When the greens are fresh and the onions golden, two spoons for four people will seem generous.`,
    },
    casual: {
      title: 'Low-oil palak paneer in 20 minutes, no blender and no cream',
      summary:
        'Chop it, wilt it, crumble the paneer in. A weekday palak paneer for two with a teaspoon of oil each, from one kadhai, and a gravy version if you want one.',
      opening: `There’s a bunch of palak in your fridge. You bought it with such good intentions on Sunday, and by tomorrow it’ll be slime.

You don’t need to blanch anything tonight. You don’t need the mixer either, with its four parts that all have to be washed. Palak paneer as your grandmother might’ve made it before mixers came along is chopped greens, a bit of garlic and paneer that’s been crumbled by hand. Twenty minutes, one kadhai, a teaspoon of oil a head.`,
      example: `## Low-oil palak paneer, bhurji style

*For two people. 20 minutes.*

**You need:** 1 bunch (250 g) palak, 120 g paneer, 1 small onion, 1 tomato, 5 garlic cloves, 1 green chilli, 2 teaspoons oil, ½ teaspoon jeera, ¼ teaspoon each of haldi and salt, half a lime.

1. Wash the palak till there’s no sand left, really. Shake dry and chop fine.
2. Hot oil, jeera, then the onion, cut really fine, with the chilli for six minutes, till it’s gold. Sliced garlic for one more.
3. Chopped tomato and haldi for three minutes.
4. Palak and salt in, flame high, no lid. Toss for three minutes till the water’s gone.
5. Crumble in the paneer, one more minute, and off. Lime on top.

**Want gravy?** Cut the paneer into cubes. Add half a cup of hot water with the palak and mash a bit with the back of the spoon. Cubes in for two minutes, flame off, then two spoons of whisked curd.`,
      closing: `The palak’s saved. Next time you buy a bunch, wash and dry it the same day and wrap it in a cloth in the fridge, and it’ll wait for you a bit longer. Eggs work in this too, if you eat them. Just scramble two where the paneer goes.`,
    },
    motivational: {
      title: 'Low-oil saag paneer with three greens: make winter leaves easy',
      summary:
        'Palak, methi and bathua with paneer for four. One tablespoon of oil and a short list of steps turn three bunches from the winter market into a dinner worth repeating.',
      opening: `Walk through any market in the north in December and the greens are stacked to the shoulder. Palak, methi, bathua, sarson, all fresh and all cheap. It’s the easiest season of the year to eat more leaves.

Palak paneer is a fine door into it. You know the taste already, so let two other bunches come along. If cleaning greens puts you off, do it in front of a film with company. Half the work is then done before the end credits.`,
      example: `## Saag paneer with three greens

*For four people. 45 minutes with clean leaves.*

**You need:** 300 g palak, 100 g each of methi leaves and bathua, 200 g paneer, 2 teaspoons makki flour or besan, 1 tablespoon mustard oil or ghee, 1 teaspoon jeera, 6 garlic cloves, a thumb of ginger, 1 onion, 1 tomato, 1 green chilli, ½ teaspoon haldi, ¾ teaspoon salt.

1. Soak the paneer cubes in hot water. Cook the chopped greens with chilli and half a cup of water in an open pan for eight minutes.
2. Mash, sprinkle in the flour and stir for three minutes.
3. In the oil, crackle the jeera, turn the onion to gold, and add garlic, ginger, tomato and haldi until soft.
4. Join both, add salt, and simmer for five minutes. Add the paneer for two.

Serve with makki roti and raw mooli.`,
      closing: `Three greens in one dinner is a good evening’s work. Next week try it with whatever is cheapest, chaulai, sarson tops or mooli leaves, and keep palak as the larger part so that it stays mild. You’ll know a dozen versions by spring, and not one will have needed a new recipe.`,
    },
  },
  body: `## Low oil: where it is saved

- **One teaspoon of oil a head** is enough, and the recipe below keeps to it. A tablespoon, three teaspoons, carries about 120 kcal [@usda_fdc].
- **A heavy or non-stick pan.** When the onion sticks, sprinkle in a spoon of water and scrape. It browns just as well.
- **Paneer unfried.** It stays softer that way too.
- **Little cream or none.** The sweetness people expect from cream comes mostly from onions that have turned to gold: about ten minutes for sliced ones, six if they are chopped very fine.

Most of the fat left is in the paneer itself. A portion of 60 g has about 9 g of fat, twice as much as its teaspoon of oil, and about 11 g of protein [@ifct_2017]. If you need less fat, buy low-fat paneer, or use half paneer and half boiled chana. Brands differ, so compare two packets. With its leaves, onion and oil, such a portion comes to roughly 250 kcal before the roti.

## Green leaves, soft paneer

Wash palak in a deep bowl. Lift the leaves out, pour away the water, and repeat until no sand is left at the bottom. Heat them for as short a time as you can and always without a lid, because trapped steam turns the green to olive. Methi and bathua take longer, so a mixed saag ends up darker.

Paneer in cubes goes into hot water for ten minutes while you cook, and is only warmed through at the end. Paneer that you crumble in needs no soaking.

## What it gives

Palak counts towards the 400 g of fruit and vegetables that WHO advises for a day [@who_healthy_diet], and a portion here has more than 100 g of leaves. Don’t take the oil down to nothing: the body takes up more of the yellow and orange pigments of vegetables when there is a little fat in the meal [@brown_2004]. Lime at the end brings vitamin C, which helps it take up iron from plants [@ods_iron].

The calcium comes from the paneer. The oxalic acid in spinach binds calcium, so the body takes up only about 5 per cent of what the leaves hold, against about 28 per cent from milk [@heaney_1988]. The fat of paneer is largely saturated, and WHO advises adults to keep that to 10 per cent of energy at most [@who_saturated_fat_2023].

## Swaps and cousins

- **Creamier without cream:** two spoons of hung curd, whisked and stirred in off the flame.
- **Other greens:** chaulai, bathua or methi for a third of the palak.
- **Without onion and garlic:** hing, ginger and a second tomato.
- **With egg or chicken:** boiled eggs, or cooked chicken pieces, in place of the paneer.

Paneer and cream are milk foods. Compounded hing often contains wheat.

## Keeping it

Buy paneer that has been kept cold. Refrigerate the cooked dish within 2 hours [@who_five_keys], eat it by the next day, and reheat only the portion you need until it steams. The green base without paneer freezes well.`,
  variants: [
    {
      names: ['vegan', 'tofu', 'dairy free', 'without dairy', 'lactose'],
      titles: {
        professional: 'Low-oil palak paneer, with a dairy-free version: tofu and cashew paste',
        casual: 'Palak paneer in 20 minutes, or with tofu if you skip dairy',
        motivational: 'Saag paneer, or palak tofu without dairy: winter greens made easy',
      },
      text: `## Without dairy

Use 200 g of firm tofu for four people. Press it under a plate with a weight on it for fifteen minutes, cut it into cubes and brown them in a teaspoon of oil, because tofu gains from what paneer doesn’t need. For cream, soak ten cashews in hot water and grind them smooth. Stir the paste in before the tofu and let it bubble once.

The calcium changes with the swap. Choose tofu that is set with calcium sulphate, as the label says. Plant foods do not naturally contain vitamin B12, so without milk you need fortified foods or a supplement chosen with a professional [@ods_b12].`,
    },
  ],
  cautions: [],
  seeDoctor: `- You take warfarin: green leaves are rich in vitamin K, so keep your helping much the same from day to day [@ods_vitamin_k] and tell your clinic before you change it.
- You have had a kidney stone: eat palak with curd, paneer or milk at the same meal [@nice_stones_2019], and ask your doctor how often it suits you.
- You have kidney disease: ask your kidney team whether potassium is an issue for you.
- You are tired, pale or breathless for weeks: ask for a blood test. Palak alone won’t refill low iron.`,
}
