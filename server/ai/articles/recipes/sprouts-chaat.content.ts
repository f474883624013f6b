import type { LibraryArticle } from '../library-article.ts'

export const SPROUTS_CHAAT: LibraryArticle = {
  id: 'sprouts-chaat',
  category: 'recipes',
  name: 'sprouts chaat',
  names: [
    'sprouts',
    'sprouts chaat',
    'sprout chaat',
    'sprouts salad',
    'sprouted moong',
    'moong sprouts',
    'sprouted matki',
    'matki sprouts',
    'sprouts at home',
    'how to sprout moong',
    'raw or cooked sprouts',
    'ankurit moong',
    'ankurit anaj',
    'sprouts kaise banaye',
    'अंकुरित मूंग',
    'अंकुरित अनाज',
    'ਪੁੰਗਰੀ ਮੂੰਗੀ',
  ],
  tones: {
    professional: {
      title: 'Sprouts chaat: how to grow clean sprouts and steam them briefly',
      summary:
        'How to sprout moong and matki in an Indian kitchen, why five minutes of steam belong in the recipe, and a classic chaat for four with lime and coriander.',
      opening: `A bowl of moong, two rinses a day and a cloth: few foods ask for so little and give so much back for it. By the second morning a cup has become three, and each seed has a white tail.

Many people eat them raw because raw sounds healthier. The steamer is the better habit. The warm, damp corner that wakes a seed also suits whatever else is on it, and a few minutes of heat settle the matter without costing the crunch.`,
      example: `## Moong sprouts chaat for four, 20 minutes

**You need:** 3 katoris of sprouted moong, 1 small onion, 1 tomato without its juice, 1 cucumber, 2 tablespoons roasted peanuts, 1 green chilli, a fistful of coriander, juice of 1 lime, ½ teaspoon roasted jeera powder, ¼ teaspoon chaat masala, a pinch of kala namak.

1. Rinse the sprouts and steam them for five to seven minutes, until hot all through and still firm.
2. Spread them on a plate, so that they stop cooking.
3. Chop the vegetables small, all to the size of the moong.
4. Toss everything except the lime and peanuts.
5. Add both just before serving, and taste before you think of more salt.`,
      closing: `Serve a katori of chaat at five o’clock, or beside dal and roti as the salad of the meal. Once the rhythm is there, soak on Sunday and on Wednesday evening, and a fresh bowl is ready twice a week with hardly any work on the day.`,
    },
    casual: {
      title: 'Sprouts chaat without the soggy box: the lazy way that works',
      summary:
        'Moong on Sunday, chaat on Tuesday. Here’s how to sprout without stinking up the kitchen, why you should steam them, and a desk chaat for one.',
      opening: `We’ve all bought that plastic box of sprouts and felt virtuous at the till. By Friday it’s at the back of the fridge, slimy and smelling like a pond, and it’s back to chips at five.

Grow your own instead. You need a bowl, a thin cloth and enough memory to rinse twice a day. It costs next to nothing, and you’ll know how old they are.`,
      example: `## Desk chaat for one, 10 minutes

You do the steaming at night and the rest at work.

**You need:** 1 katori sprouted moong or matki, ½ katori chopped onion and tomato, 2 tablespoons pomegranate, a handful of roasted chana or murmura, half a lime, a pinch each of roasted jeera, chilli powder and salt.

1. Steam the sprouts for five minutes, or cover them with a spoon of water and microwave until they’re steaming hot, about three minutes.
2. Cool them on a plate and get the box into the fridge.
3. In the morning add onion, tomato and spices. Pack the lime and the crunchy bits apart.
4. Use an ice pack or the office fridge. At five, mix and eat.`,
      closing: `Forgot a rinse? Rinse now. If they smell sour, they go in the bin; if they smell of grass, they still get steamed. Start with a small handful of moong, because a whole cup makes more than you think. And invite a colleague. The samosa plan weakens when two people aren’t in it.`,
    },
    motivational: {
      title: 'From seed to bowl in two days: a warm sprouts usal chaat',
      summary:
        'Grow your own protein on the kitchen counter and turn it into a warm matki chaat for three. Two rinses a day, twelve minutes on the stove, and a snack you made yourself.',
      opening: `There’s a quiet pleasure in lifting the cloth on the second morning and seeing that something has happened. Yesterday these were hard brown beads at the bottom of a tin. Today they’re alive, and they’re yours.

Food you have grown gets eaten. That alone makes sprouts worth the ten seconds that each rinse takes. Show them to a child, and the rinsing will be done for you.`,
      example: `## Warm matki chaat, Kolhapur style, for three, 25 minutes

**You need:** 3 katoris of sprouted matki, 2 teaspoons oil, ½ teaspoon mustard seeds, 8 curry leaves, 1 onion, 2 cloves of garlic, ½ teaspoon each of haldi and goda or garam masala, ½ teaspoon salt, 1 tomato, raw onion, coriander and lime for the top.

1. Heat the oil, pop the mustard seeds, and add curry leaves, onion and garlic.
2. When the onion is soft, stir in haldi, masala and tomato.
3. Add sprouts, salt and half a katori of water. Cover for twelve minutes; they should crush between two fingers and hold their shape.
4. Top with raw onion, coriander, plenty of lime and a spoon of farsan if you like.`,
      closing: `Win number one is soaking a handful tonight. Win number two is the first white tail. By the weekend you’ll have a bowl that you grew, steamed and seasoned, and the next batch takes no courage at all. Keep the jar where you can see it.`,
    },
  },
  body: `## How to sprout without a smell

1. Pick over and rinse one katori of whole moong or matki. Soak it in plenty of clean water for eight hours.
2. Drain well. Tie the seeds in a clean, damp muslin cloth, or leave them in a jar with a cloth over its mouth, tilted so that water runs out.
3. Rinse and drain morning and evening. In summer moong is ready in a day, in a Delhi winter it needs two or three.
4. When the tails are as long as the seed, move the sprouts to the fridge in a closed box and use them within two days.

Wet seeds spoil; damp ones sprout. Kala chana and lobia grow the same way, only slower. Leave rajma out of this: raw or undercooked kidney beans contain a toxin that causes vomiting [@fda_bad_bug].

## Why the steam belongs in the recipe

Below 5 °C most germs that cause illness grow slowly or not at all [@who_five_keys]. A sprouting jar is far warmer than that, for days. Food is safe to eat when its middle has reached 70 °C [@who_five_keys], and small sprouts get there in minutes. For a pregnant woman it’s a firm rule: no raw sprouts [@nhs_pregnancy_foods]. For small children, older people and anyone with weak immunity we’d never skip the steam either. Onion, tomato and coriander stay raw, so wash them in safe water [@who_five_keys].

## What a bowl gives

Sprouting lowers phytate, a compound that holds iron back from absorption [@hotz_gibson_2007], and the vitamin C of lime and tomato helps the body take up the iron of pulses [@ods_iron]. Fresh lime and raw herbs lose vitamin C with time [@ods_vitamin_c], so squeeze and chop at the end. Handfuls of vegetables count towards the 400 g of vegetables and fruit a day that WHO advises [@who_healthy_diet].

Worried about wind? In three feeding studies of beans fewer than half of the people noticed more of it at first, and for most it settled over the weeks [@winham_2011]. Begin with half a katori.

## Swaps and allergens

Peanuts are an allergen; roasted chana crunches as well. Green mango, star fruit or kokum can replace lime. A boiled egg or paneer turns the chaat into a light dinner, and a handful of murmura makes it bhel. Kala namak and chaat masala are both salt, so use one or the other.`,
  cautions: [],
  seeDoctor: `- Vomiting or loose motions after eating sprouts, with fever, blood in the stool, or no urine for many hours: go the same day, in pregnancy at once.
- Bloating or pain that returns each time you eat pulses: a dietitian can find the amount and the kind that suit you.
- Swelling of the lips, hives or trouble breathing after peanuts or pulses: call 112.
- You have kidney disease or a weak immune system: ask your doctor how sprouts fit in.`,
}
