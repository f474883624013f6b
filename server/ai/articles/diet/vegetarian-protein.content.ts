import type { LibraryArticle } from '../library-article.ts'

export const VEGETARIAN_PROTEIN: LibraryArticle = {
  id: 'vegetarian-protein',
  category: 'diet',
  name: 'protein on a vegetarian plate',
  names: [
    'vegetarian protein',
    'protein for vegetarians',
    'veg protein',
    'protein in veg food',
    'protein without meat',
    'plant protein',
    'vegan protein',
    'high protein vegetarian',
    'protein rich vegetarian food',
    'shakahari protein',
    'protein from dal',
    'soya chunks',
    'paneer and tofu',
    'shakahari khana',
    'शाकाहारी प्रोटीन',
    'ਸ਼ਾਕਾਹਾਰੀ ਪ੍ਰੋਟੀਨ',
  ],
  tones: {
    professional: {
      title: 'Protein on a vegetarian plate: Indian sources, and how much you need',
      summary:
        'How much protein an adult needs, what dal, paneer, milk, soya and peanuts really give, and a day from a Jodhpur kitchen that adds up to more than 50 g.',
      opening: `The question a vegetarian hears most is where the protein comes from. A better question is when it comes. In many homes the morning is tea with toast, lunch is rice with a thin dal, and nearly all the protein of the day arrives at night in a spoonful of paneer.

There is protein enough in an Indian vegetarian kitchen. It only has to be served in a bowl of the right size, more than once a day.`,
      example: `## A day’s bowls in Jodhpur, added up

- **Breakfast:** two moong chillas with green chutney and a katori of curd. *About 15 g.*
- **Lunch:** panchmel dal, cooked thick, in a full katori; ker sangri, one bajra roti, salad and a glass of chaas. *About 12 g.*
- **Four o’clock:** a fistful of roasted peanuts with tea. *About 8 g.*
- **Dinner:** a dry handful of soya chunks, cooked with peas, two phulkas, lauki sabzi and sliced tomato. *About 20 g.*
- **Before bed:** a glass of milk with haldi. *About 6 g.*

That comes to about 61 g. Leave out the milk, or have 50 g of paneer in place of the soya, and it is still about 55 g. If you eat eggs, a two-egg bhurji can take the place of the chillas.`,
      closing: `Look at tomorrow’s meals and name the protein food in each. Where you can’t name one, that is the meal to mend, and it is usually breakfast. If you eat little or nothing from animals, ask your doctor when your vitamin B12 was last checked. A bowl of dal can do a great deal, but it can’t do that.`,
    },
    casual: {
      title: 'Veg and short on protein? The sources you already have, from breakfast on',
      summary:
        'Dal at night won’t carry the whole day. Here’s what a katori really gives you, and how to get enough protein in a Bengaluru flat with one gas ring.',
      opening: `You’re vegetarian, and sooner or later someone at work leans over your lunch box and asks, “But what about protein?”

Here’s what you can tell them. You’re not short of foods. You’re short of katoris. Two spoons of dal over rice is a garnish, and the biscuit at four isn’t helping. You don’t need a powder. Give the dal a proper bowl, and give breakfast a job to do.`,
      example: `## One gas ring in Bengaluru

- **Eight o’clock:** two pesarattu from batter you ground on Sunday, or besan chillas if you didn’t. Curd on the side. That’s about 15 g before you’ve left the flat.
- **Office lunch:** have the sambar in a bowl of its own, where it can’t vanish into the rice. Two ladles, with the drumstick. If there’s sundal or chana on the counter, a katori of it is another 8 g.
- **Six o’clock:** roasted chana from the drawer, 6 g a handful. It keeps for weeks.
- **Dinner in one pot:** soya chunk pulao with peas and carrot, and cucumber raita. About 20 g. Soak the chunks in hot water for ten minutes, squeeze them well and they’ll stop tasting like a sponge.

No milk? Tofu bhurji in the morning, peanuts in the raita’s place.`,
      closing: `Next time someone asks about your protein, point at the bowl. One protein food in each meal and you’re most of the way there. Start tomorrow with breakfast, because it’s the easiest one to fix. Book that B12 test too, if you’ve never had one. Tingling feet aren’t something to wait out.`,
    },
    motivational: {
      title: 'Vegetarian and well fed: protein from your own kitchen in five days',
      summary:
        'Five evenings, five small changes to a vegetarian kitchen in Ahmedabad. By Friday every meal has its protein food, for ten minutes of work each evening.',
      opening: `Your kitchen is stronger than you think. Somewhere in it are moong, chana, peanuts, a packet of besan, and curd from last night. Generations grew up on these.

Getting enough protein from them isn’t about willpower, and it isn’t about expensive packets. It’s a handful of small habits, most of which happen the evening before. Take one a day for five days, and keep the ones that suit you.`,
      example: `## Five evenings in Ahmedabad

1. **Monday: soak.** A bowl of moong goes into water tonight and becomes chilla tomorrow.
2. **Tuesday: thicken.** The dal is cooked with less water. It should rest on the rotli for a second before it runs.
3. **Wednesday: add.** A handful of peanuts in the poha (8 g of protein), chana in the dudhi sabzi, 50 g of crumbled paneer in the handvo (9 g).
4. **Thursday: hang.** Half a litre of curd in a cloth for three hours makes a thick dip for thepla.
5. **Friday: try soya.** A handful of chunks, 30 g dry, goes into the kadhi or the pulao with its 15 g. See who asks for more.

Five evenings of about ten minutes each. On Saturday, choose two that you’ll keep.`,
      closing: `Two kept habits are worth more than five forgotten ones. Let them run for a month, then pick a third. You may notice that you look for biscuits less often by late afternoon. And do one thing for the long run: have your vitamin B12 checked, so that a strong plate has nothing missing.`,
    },
  },
  body: `## How much is enough

For a healthy adult, the safe level is 0.83 g of protein a day for each kilogram of body weight, about 50 g for a person of 60 kg [@who_protein_2007]. This assumes protein of good quality. If your plate is mainly rice or roti with little dal, milk or soya, ICMR-NIN puts the need nearer 1 g per kilogram [@icmr_nutrients_2020]. Your body can’t store protein as it stores fat, so moderate helpings at each meal serve you better than one large one [@issn_protein_2017].

## What a helping gives

In round figures, from food tables [@usda_food_data]:

- **Pulses:** a katori of thick dal has 6 to 8 g of protein, cooked rajma or chana 8 to 10 g. Roasted chana, a 30 g handful: 6 to 7 g.
- **Milk and curd:** a glass of milk has 6 to 7 g, a katori of curd about 5 g.
- **Paneer:** about 9 g in 50 g [@ifct_2017]. Brands differ, so read the packet.
- **Soya chunks:** a dry handful of 30 g has about 15 g.
- **Tofu:** about 9 g in 100 g of firm tofu.
- **Peanuts:** about 8 g in a 30 g handful.
- **Egg, if you eat it:** about 6 g.
- **Roti and rice:** 3 to 4 g in a portion, which adds up quietly over a day.

Thin dal has far less, because water takes the room. To get more into the same bowl, cook dal thick, hang the curd, use besan and moong in batters, or stir soya chunks into a pulao. Paneer is welcome but rich, so let it share the week with tofu, chana and rajma. Among all of these, pulses and soya chunks are the kindest to the household budget.

## Why dal goes with rice

Cereals are short of lysine, one of the building blocks of protein, while pulses are rich in it [@young_pellett_1994]. Together they make a better protein than either alone, and they need not meet in the same meal [@young_pellett_1994]. Khichdi, idli, adai, dal-bati and rajma-chawal have always worked this way. What matters more is the share: a fair mix is one katori of raw dal to three of raw rice. A mountain of rice with a spoon of dal is still mostly rice.

If pulses leave you gassy, soak them well, begin with dhuli moong and raise the amount slowly.

## What this plate can’t do alone

Plant foods don’t naturally contain vitamin B12: vegetarians get it from milk, curd, eggs or fortified foods, and vegans need fortified foods or a supplement chosen with a professional [@ods_b12]. As for powders, the Indian guidelines advise against protein supplements for building body mass [@icmr_nin_2024].`,
  cautions: [],
  seeDoctor: `- You have chronic kidney disease, or a report has shown raised creatinine: speak to your kidney doctor before you eat more protein, because high intakes are advised against when the disease may progress [@kdigo_2024].
- Tingling feet, a sore tongue, unsteady walking or lasting tiredness: ask a doctor soon for a vitamin B12 test.
- You are losing weight or strength without trying.
- You are vegan and pregnant, breastfeeding or feeding a baby: see a doctor and a dietitian, so that nothing is missed.`,
}
