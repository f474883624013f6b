import type { LibraryArticle } from '../library-article.ts'

export const RAITA_CHUTNEY: LibraryArticle = {
  id: 'raita-chutney',
  category: 'recipes',
  name: 'raitas and chutneys',
  names: [
    'raita',
    'raitas',
    'chutney',
    'chutneys',
    'green chutney',
    'hari chutney',
    'pudina chutney',
    'coriander chutney',
    'dhaniya chutney',
    'peanut chutney',
    'coconut chutney',
    'tomato chutney',
    'tamarind chutney',
    'imli chutney',
    'cucumber raita',
    'boondi raita',
    'lauki raita',
    'pachadi',
    'koshimbir',
    'रायता',
    'चटनी',
    'ਰਾਇਤਾ',
    'ਚਟਣੀ',
  ],
  tones: {
    professional: {
      title: 'Raita and green chutney: more taste on the plate with less salt',
      summary:
        'Two small bowls that can replace pickle and papad: a thick cucumber raita and a bright green chutney for four, with the technique, regional cousins and storage.',
      opening: `On a thali the small bowls have the loudest voices. A plain dal and a roti become a meal because of the spoon of something sharp next to them. Very often that spoon is pickle, with a papad beside it, and the salt of the meal adds up at the rim of the plate.

A raita and a fresh chutney do the same work with herbs, sourness and cool curd. They take ten minutes, and they bring something besides taste.`,
      example: `## Cucumber raita and green chutney for four, 15 minutes

**Raita:** 2 katoris thick curd, 1 cucumber, ½ teaspoon roasted jeera powder, a few mint leaves, a pinch of salt.

**Chutney:** 2 fistfuls of coriander with thin stems, 1 of mint, 2 tablespoons roasted chana dal, 1 green chilli, a small piece of ginger, juice of 1 lime, 2 pinches of salt.

1. Wash the herbs leaf by leaf in drinking water and shake them dry.
2. Grind the chutney with two or three spoons of cold water. Add lime last.
3. Grate the cucumber and squeeze it; drink the juice.
4. Whisk the curd smooth, and fold in cucumber and mint.
5. Salt the raita and dust it with jeera as it goes to the table.`,
      closing: `Put raita and chutney on the table for a week, and leave the pickle jar in the cupboard. When the pickle comes back, it may well taste saltier than you remember. A small spoon will then do, beside the two fresh bowls and not instead of them.`,
    },
    casual: {
      title: 'Boring dinner? A five-minute chutney and a raita to rescue it',
      summary:
        'Plain dal again? A peanut chutney and an onion-tomato raita fix it in ten minutes. How to keep chutney green, raita thick, and salt in its place.',
      opening: `You know that dinner where everything on the plate is beige and nobody says anything? Dal, roti, last night’s aloo. You could cook another sabzi. Or you could grind something.

Ask anyone’s grandmother in Solapur what rescues a dry bhakri, and she’ll point at a jar of peanut chutney. It takes five minutes, it keeps in the fridge, and it makes even the aloo interesting.`,
      example: `## Shenga chutney and kachumber raita for three, 10 minutes

**Chutney:** ½ cup peanuts, 4 cloves of garlic, 1 teaspoon jeera, 1 to 2 teaspoons red chilli powder, ¼ teaspoon salt.

**Raita:** 1½ katoris curd, 1 small onion, 1 tomato without seeds, half a green chilli, coriander, a pinch of salt.

1. Roast the peanuts in a dry pan on a low flame till the skins blister. Let them cool, or you’ll get paste.
2. Add jeera and garlic to the warm pan for half a minute.
3. Pulse it all with chilli and salt. Stop while it’s coarse.
4. Chop the onion and tomato small, whisk the curd, mix. Salt only when you sit down.`,
      closing: `Double the dry peanut chutney and you’ve got seasoning for two weeks: on bhakri, in curd, over boiled veg. Raita doesn’t wait that long, so make what you’ll eat tonight. When someone asks for ketchup, hand them the peanut chutney and say nothing.`,
    },
    motivational: {
      title: 'Two small bowls a day: beetroot pachadi and tomato chutney',
      summary:
        'One colourful raita and one cooked chutney add vegetables and curd to plates you already cook. Two southern recipes and an easy weekly plan for the small bowls.',
      opening: `Changing what a family eats is hard. Changing what you serve with it is not. Nobody argues about a small bowl, because nobody has to give anything up for it.

So begin at the rim of the plate. A spoon of pink pachadi next to the rice, a spoon of red chutney with the dosa, and there are two more vegetables on the table than there were yesterday. You can do that tonight.`,
      example: `## Beetroot pachadi and tomato chutney for four, 25 minutes

**Pachadi:** 1 beetroot, grated, 1½ katoris curd, 2 tablespoons grated coconut, 1 green chilli, 1 teaspoon oil, mustard seeds, curry leaves, 2 pinches of salt.

**Chutney:** 3 tomatoes, 1 onion, 1 tablespoon chana dal, 2 dried red chillies, 2 teaspoons oil, ¼ teaspoon salt.

1. Cook the beetroot with two spoons of water under a lid for eight minutes. Cool it.
2. Grind coconut and chilli, whisk into the curd, and stir in the beetroot with the salt.
3. For the chutney, fry dal and chillies in oil until golden. Add onion, then tomato, and cook until thick. Cool, salt and grind.
4. Crackle mustard seeds and curry leaves in the last oil, and divide them over both.`,
      closing: `Give raita two days of the week and chutney two more, and write them on the calendar. Four small bowls in seven days is a real change to a family’s food. When they have become ordinary, add a fifth, and let the children choose its colour.`,
    },
  },
  body: `## What the small bowls give

Herbs and spices can carry the flavour that salt otherwise brings, and WHO names them as a way to cook with less of it [@who_sodium]. Pickle, papad and bought sauces count towards the daily limit, which is less than 5 g of salt for adults [@who_sodium].

Curd adds more than coolness: 100 g of it has about 3.5 g of protein [@usda_fdc]. Fresh curd also keeps its living microbes, which cooking would kill [@isapp_2021]. In the chutney, lime, amla and green herbs bring vitamin C, which helps the body take up the iron of the grain and dal beside them [@ods_iron]. It fades in storage and in heat, so grind a raw chutney shortly before the meal [@ods_vitamin_c].

## What makes them work

- **Thick raita:** hang thin curd in a cloth for half an hour. Squeeze watery vegetables, and salt at the table, because salt draws the water out.
- **A raita that isn’t sour:** use curd set the same day, and keep it cold until the last minute.
- **Green chutney:** cold water, short bursts and lime keep the colour. A warm jar turns it brown.
- **Body:** roasted chana dal, peanuts, til or coconut thicken a chutney, where shops use sev or bread.
- **Sweet chutney:** dates soften the sourness of tamarind, so you need less jaggery. The sugar in sweet chutney and ketchup counts as free sugar [@who_sugars_2015].

## Cousins from other kitchens

Lauki or burani (garlic) raita in the north, koshimbir with peanuts in Maharashtra, perugu pachadi in Andhra, ripe mango pachadi in Kerala. Chutney can be ridge gourd peel in Karnataka, roasted til with lime in Kumaon, roasted tomato in Bengal, dried prawn in Goa. For a vegan raita, use a thick coconut or groundnut curd.

Peanuts, til, coconut and milk are all possible allergens, so tell your guests what’s in the bowl.

## Clean hands, cold bowls

Herbs eaten raw need washing in safe water, with a clean board and clean hands, since no cooking follows that would kill germs [@who_five_keys]. Keep curd and fresh chutney in the fridge below 5 °C, and not on the table for more than 2 hours [@who_five_keys]. Make only what two days will use, or freeze chutney in an ice tray. A dry peanut chutney keeps for two weeks in a closed jar in the fridge.`,
  cautions: [],
  seeDoctor: `- Swelling of the lips, hives or trouble breathing after peanuts, til, milk or coconut: call 112.
- Curd or milk brings cramps and loose motions each time: ask a doctor, and a dietitian about what to eat in its place.
- Burning in the chest on most days, or trouble swallowing: see a doctor soon, and do not only leave out the chilli.
- You have kidney disease and were told to limit potassium or salt: ask which chutneys fit your plan.`,
}
