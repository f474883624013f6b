import type { LibraryArticle } from '../library-article.ts'

export const TURMERIC_AND_SPICES: LibraryArticle = {
  id: 'turmeric-and-spices',
  category: 'diet',
  name: 'turmeric and kitchen spices',
  names: [
    'turmeric',
    'turmeric benefits',
    'turmeric milk',
    'golden milk',
    'curcumin',
    'curcumin supplement',
    'haldi',
    'haldi doodh',
    'haldi wala doodh',
    'haldi milk',
    'haldi ke fayde',
    'spices',
    'indian spices',
    'kitchen spices',
    'masala',
    'masale',
    'masala dabba',
    'cinnamon',
    'dalchini',
    'jeera water',
    'हल्दी',
    'हल्दी दूध',
    'मसाले',
    'ਹਲਦੀ',
    'ਮਸਾਲੇ',
  ],
  tones: {
    professional: {
      title: 'Turmeric and spices: flavour in the pan, caution with capsules',
      summary:
        'What turmeric and other spices give to a meal, what research leaves open, why capsules differ from cooking, and how to buy haldi that you can trust.',
      opening: `Few things in an Indian kitchen carry as many promises as the yellow powder in the masala dabba. It is said to heal joints, clear the skin and keep every illness from the door. Meanwhile it does its real work unnoticed: without it, dal would look and taste like something else.

It helps to keep two questions apart. What does a pinch of haldi do in food? And what is sold to us in its name? The answers are quite different.`,
      example: `## One day in Bhubaneswar, seasoned before it is salted

- **Breakfast:** chakuli pitha with a chutney of roasted coconut, ginger and green chilli. A pinch of haldi colours the batter.
- **Lunch:** dalma with moong, raw banana and pumpkin, finished with roasted jeera and dried chilli, freshly ground. Rice, a small fish in mustard with haldi, and a wedge of lime.
- **Evening:** cucumber and guava with pepper and amchur.
- **Dinner:** roti with cabbage and peas in panch phoran, tempered in two teaspoons of oil for four people. Curd with roasted jeera.

The salt goes in last each time. By then the sour and the roasted have done their part, and a smaller pinch is enough.`,
      closing: `Let spices be what they are, the difference between boiled lentils and dinner. Use them freely for taste, buy them with some care, and be sceptical when they come in a bottle with a dose on it. If you take such a bottle already, show it to your doctor at the next visit.`,
    },
    casual: {
      title: 'Haldi, jeera, dalchini: what your masala dabba really does for you',
      summary:
        'Your family group has big plans for haldi. What’s known, what isn’t, why capsules aren’t the same as cooking, and how to get more flavour with less salt.',
      opening: `Every family WhatsApp has that one uncle. Haldi in hot water at five in the morning, dalchini for sugar, jeera water for the belly, and a link to a shop.

You don’t have to argue with him. Your masala dabba is wonderful, only not for the reasons he forwards. It makes dal taste of home, lets you use less salt, and turns a sad lauki into something people ask for again. I’d say that’s plenty for seven small katoris.`,
      example: `## A quick tour of the dabba, Tuesday evening

You’re making dal and a sabzi in Vadodara, and you’d like less salt without anyone complaining.

- **Haldi:** a quarter teaspoon in the cooker with the tuver. Colour, and that earthy base.
- **Rai, jeera, hing:** into hot oil, in that order, for seconds. Big flavour for one spoon of oil.
- **Dhania-jeeru:** into the bhinda near the end, so it doesn’t burn.
- **Kokum or lime:** after the flame’s off. Sour does half of salt’s job.
- **Ajwain:** crushed over the rotla dough.

Taste now. Then salt, a bit less than your hand wants. If it’s flat, add lime before you reach for the salt again.`,
      closing: `Keep the haldi, forget the capsules, and tell your uncle the dal was excellent. If you try one thing this week, roast a spoon of jeera, crush it, and put it on curd, salad and fruit. You’ll use it on everything, and the salt tin will last you well into next month.`,
    },
    motivational: {
      title: 'Cook with confidence: spices for more flavour and less salt',
      summary:
        'You already own what you need for food that tastes good with less salt. One spice skill a week for a month, and a calm word about turmeric claims.',
      opening: `Your grandmother seasoned by ear. She knew from the crackle when the rai was ready, and from the smell when the dhania had had enough. That knowledge needs no shop and no label with a promise on it.

You can learn it, one small skill at a time. Each one makes vegetables and dals so much better that less salt is no sacrifice. That’s a real gain, and it stands by itself, whatever is said about yellow powders.`,
      example: `## One spice skill a week with Vanlal in Guntur

Vanlal moved from Aizawl for work and learns to cook with his room-mate Prasad.

1. **Roast.** Jeera and peppercorns in a dry pan, two minutes on a low flame, then crushed. It goes on curd and boiled eggs.
2. **Temper.** One spoon of oil, rai, curry leaves, one red chilli, poured over pappu at the end.
3. **Sour.** Tamarind in the charu, lime on the chicken fry, raw mango in the dal. The salt goes down by a pinch.
4. **Fresh.** Ginger, garlic and coriander stems, pounded. In go some herbs from home for a plain bai of greens.

In week four they eat Prasad’s pappu and Vanlal’s bai at one table, and neither asks for salt.`,
      closing: `Give one skill a week and three dishes. Taste before you salt, each time, and notice how your tongue changes its mind. A month from now your hand will know something that it doesn’t know today. Your grandmother would nod, and probably say that the jeera could be darker.`,
    },
  },
  body: `## What spices do well

They make simple food good. Spices and herbs give flavour without salt, and using them is among the measures that the World Health Organization names for eating less of it [@who_sodium]. Adults are advised to stay below 5 g of salt a day, just under a teaspoon [@who_sodium]. Roasted jeera, pepper, amchur, kokum, lime and ginger get you there more pleasantly than an empty salt cellar.

Watch the oil in which they splutter. It weighs more in the meal than they do.

## What the yellow powder can’t promise

Turmeric and curcumin, its best-known compound, have been studied for many illnesses, but no clear conclusions have been drawn about whether they benefit health [@nccih_turmeric]. Two plain facts stand between the laboratory and the kitchen. Curcumin makes up only about 3 per cent of the weight of turmeric powder [@tayyem_2006]. And little of the curcumin that is eaten reaches the blood, because it is unstable and poorly taken up [@nccih_turmeric]. So what is seen in a test tube is hard to carry over to a pot of dal.

The same caution goes for the others. Cinnamon is a spice and no treatment: research does not clearly support using it for any health condition, diabetes included [@nccih_cinnamon]. Jeera water and methi water are drinks. Enjoy them if you like the taste, and keep your medicines as your doctor set them.

## Capsules are another matter

Haldi in food is one thing, a concentrate is another. A US research network recorded ten liver injuries from turmeric products between 2004 and 2022, with five people in hospital and one death [@halegoua_2023]. In amounts larger than those in food, turmeric may be unsafe in pregnancy [@nccih_turmeric]. Anyone who takes medicines, above all blood thinners, should ask a doctor or pharmacist before using a turmeric supplement [@nccih_turmeric] [@msk_turmeric].

## Buy well, keep well

A survey in 23 South Asian cities found turmeric with far too much lead in some of them, Patna and Guwahati included; the suspected cause is lead chromate, a yellow pigment, and lead harms the brain [@forsyth_2024]. Choose a sealed packet with an FSSAI licence number over loose powder of unknown origin. A very bright yellow is no sign of quality.

Buy small amounts, keep them dry and dark, and use a dry spoon. Smell before you cook. If a spice smells of nothing, it will taste of nothing.`,
  variants: [
    {
      names: ['haldi doodh', 'haldi wala doodh', 'haldi milk', 'turmeric milk', 'golden milk', 'golden latte'],
      titles: {
        professional: 'Haldi doodh: a good warm drink, and what it can’t promise',
        casual: 'Haldi doodh: how to make it, and what it really does',
        motivational: 'A cup of haldi doodh: comfort in the evening, without big claims',
      },
      text: `## A cup of haldi doodh

For one person: heat 200 ml of milk with a quarter teaspoon of haldi, two crushed peppercorns and a pinch of dry ginger. (Fresh ginger can split milk.) Let it simmer for five minutes on a low flame, stirring, so that the raw taste of the powder goes. Strain. Most cups need no sugar if you add a crushed elaichi. It’s the milk that feeds you here, with protein and calcium; the haldi brings colour, taste and the memory of someone who made it for you. Drink it because it is warm. For a fever that stays or a cough that lasts, see a doctor.`,
    },
    {
      names: ['cinnamon', 'dalchini', 'cinnamon water', 'dalchini water'],
      titles: {
        professional: 'Cinnamon and other spices: a place in the pot, not in the pillbox',
        casual: 'Dalchini for sugar? What cinnamon can and can’t do',
        motivational: 'Cinnamon in your cooking: warm flavour, no false hopes',
      },
      text: `## About dalchini

Cassia, the common kind of cinnamon, can contain much coumarin, which may matter to people with liver disease who take it for long [@nccih_cinnamon]. A stick in the pulao or a pinch in the kheer is seasoning. A daily spoonful of powder, or a capsule, is something to discuss with your doctor first, above all if you take tablets for blood sugar. Cassia bark is thick and rolls inward from both sides; true cinnamon from Sri Lanka is thin and flaky, like a rolled leaf. Use either for what it does best: apples stewed without sugar, chai, garam masala, the oil at the start of a biryani.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Yellow eyes, dark urine, itching or lasting tiredness while you take a turmeric or herbal product: see a doctor at once and bring the bottle.
- You are pregnant or breastfeeding, or take blood thinners, tablets for diabetes or any regular medicine: ask the doctor before you add a capsule or churna.
- You have gallstones or liver disease, or an operation is planned: mention every supplement.
- Swelling of lips, wheezing or hives after a spice: a doctor the same day; with trouble breathing call 112 [@erss_112].
- A child at home has eaten loose coloured spice powder for long and you worry about lead: ask the paediatrician.`,
}
