import type { LibraryArticle } from '../library-article.ts'

export const FISH_CURRY: LibraryArticle = {
  id: 'fish-curry',
  category: 'recipes',
  name: 'fish curry',
  names: [
    'fish curry',
    'fish recipe',
    'fish recipes',
    'fish gravy',
    'meen curry',
    'machher jhol',
    'macher jhol',
    'masor tenga',
    'machli curry',
    'machli ki sabzi',
    'kerala fish curry',
    'konkan fish curry',
    'rohu curry',
    'bangda curry',
    'sardine curry',
    'मछली करी',
    'मछली की करी',
    'ਮੱਛੀ ਦੀ ਕਰੀ',
  ],
  tones: {
    professional: {
      title: 'Meen curry with kudampuli: a light hand with the coconut',
      summary:
        'A Kerala fish curry for four with oily fish, sour kudampuli and just enough coconut milk: how to choose the fish, keep it whole, and how often to eat it.',
      opening: `In a Kerala house the fish curry is made in the morning and not touched until lunch. The clay pot stands there, and the sourness of the kudampuli goes slowly into the fish. It is a lesson in cooking: heat does the first half, waiting the second.

It is also an easy way to bring oily fish to the table. Mathi and ayala, sardine and mackerel, cost little in season, and a sour, peppery gravy is exactly what they like.`,
      example: `## Meen curry for four, 35 minutes and a rest

**You need:** 500 g mackerel or sardines, cleaned, in pieces; 3 pieces of kudampuli soaked in ½ cup hot water; 10 small onions; 1 tablespoon crushed ginger and garlic; 1 green chilli; 1 tomato; 2 teaspoons Kashmiri chilli powder, 1 of coriander, ½ each of haldi and methi seeds; 1 tablespoon coconut oil; ½ cup coconut milk; 1 level teaspoon salt; curry leaves.

1. Pop the methi seeds in oil. Soften onions, ginger, garlic and leaves.
2. Lower the flame, and stir in the powders for half a minute.
3. Add tomato, salt, kudampuli with its water and two cups more. Boil for eight minutes.
4. Slide in the fish. Simmer for ten minutes, swirling the pot.
5. Add coconut milk, warm through, and rest it.`,
      closing: `Serve one or two pieces of fish with red rice and a thoran of beans or cabbage, so that the vegetables take up half the plate. Choose the fish by what looks freshest that morning rather than by name. A fishmonger who sees you every week will soon tell you himself what to buy.`,
    },
    casual: {
      title: 'Scared of cooking fish? Start with this 25-minute curry',
      summary:
        'A Konkan-style fish curry for two that forgives beginners: what to ask at the market, how to stop the pieces breaking, and what to eat it with.',
      opening: `Fish makes people nervous. Will it smell? Will it fall apart? What do you even say to the man with the big knife? So you order it outside and pay three times the price for one small piece in a lot of red oil.

Here’s the secret: fish is the fastest curry there is. The gravy takes fifteen minutes, the fish eight. And at the market you only need four words: fresh, cleaned, curry cut.`,
      example: `## Konkan fish curry for two, 25 minutes

**You need:** 250 g surmai, rawas or pomfret in curry pieces, ¼ cup grated coconut, 1 onion, 3 dried red chillies, 1 teaspoon coriander seeds, ½ teaspoon haldi, 3 kokum petals or a small ball of tamarind, 2 teaspoons oil, ½ teaspoon salt, 1 green chilli.

1. Rub the fish with haldi and half the salt. Wash hands, board and knife with soap.
2. Grind coconut, half the onion, dried chillies and coriander seeds with a cup of water. Really fine, please.
3. Fry the other onion half in oil. Add paste and one more cup of water. Simmer for ten minutes.
4. Add kokum, chilli, salt and fish.
5. Eight minutes on low. Swirl the pan, don’t stir. It’s ready when it flakes at the bone.`,
      closing: `Eat the curry with rice and a crunchy salad, and open the window while you’re at it. Frozen fish is fine too: let it thaw overnight in the fridge, not on the counter. After the second time you’ll stop reading the steps. After the third you’ll have opinions about kokum.`,
    },
    motivational: {
      title: 'One fish meal a week: masor tenga, the sour curry of Assam',
      summary:
        'Assam’s light tomato fish curry for four, ready in half an hour with one tablespoon of oil, and a simple plan to put fish on the table every week.',
      opening: `Big plans for eating better often fail at the shopping list. So here’s a small one: one fish meal, on one fixed day, in the week. That’s all.

In Assam nobody would call it a plan. Masor tenga is simply what lunch is when the sun is fierce: thin, sour and clean, with more broth than masala. It is a kind recipe for a beginning, since nothing in it can burn, curdle or split.`,
      example: `## Masor tenga for four, 30 minutes

**You need:** 4 pieces of rohu (about 400 g), 4 ripe tomatoes, chopped, 1 small lauki in cubes, 1 tablespoon mustard oil, ½ teaspoon methi seeds, 1 green chilli, ½ teaspoon haldi, 1 level teaspoon salt, juice of 1 lime, coriander.

1. Rub the fish with haldi and a quarter of the salt.
2. Heat the oil until it shimmers. Fry the fish for a minute on each side and lift it out.
3. Drop in methi seeds and chilli, then lauki and tomatoes with the rest of the salt. Cook until the tomatoes collapse.
4. Pour in three cups of hot water and boil for eight minutes.
5. Return the fish for seven minutes. Off the flame, add lime and coriander.`,
      closing: `Name your fish day: Wednesday, when the market is quiet, or Sunday, when there’s time. Keep it for a month. Four meals will have taught your hands what the recipe can’t, and your family will begin to ask on Tuesday what is coming tomorrow.`,
    },
  },
  body: `## Which fish, and how often

Heart guidelines suggest fish once or twice a week [@esc_prevention_2021]. Let one of these be an oily one: mackerel (bangda, ayala), sardine (mathi, tarli), hilsa. Oily fish gives the long omega-3 fats directly, while the body turns only a small part of the plant form, as in flaxseed and walnuts, into them [@ods_omega3]. It also leads among the few foods naturally rich in vitamin D [@ods_vitamin_d]. Lean rohu, katla and pomfret bring plenty of protein too: a palm of cooked fish, about 100 g, gives 20 to 30 g [@usda_food_data].

The body takes up iron from fish more easily than iron from plants [@ods_iron]. Small fish eaten with their soft bones have calcium [@icmr_guidelines_2024]. Fish should replace something, say fatty mutton, and needs little oil.

## What makes it work

- **Buy it fresh:** clear eyes, red gills, flesh that springs back. Carry it home cold.
- **Gravy first:** the sauce must taste finished before the fish goes in, for fish has no time to wait for masala.
- **Something sour:** kokum, kudampuli, tamarind, tomato, raw mango. It firms the fish and replaces some of the salt.
- **No spoon:** swirl the pan. Fish breaks when it’s stirred or boiled hard.
- **Done means flaky:** opaque to the bone, at least 70 °C in the middle [@who_five_keys].

## Swaps and cousins

Bengal’s jhol has potato and parwal, Andhra’s pulusu tamarind and jaggery, Goa’s caldinho coconut and turmeric, Punjab’s curry ajwain. If you don’t eat fish, make the gravy with boiled eggs, or with drumstick and raw mango. Use coconut in small amounts, because of its saturated fat [@esc_prevention_2021]: half a cup of milk for four is enough.

## Bones, allergy and leftovers

Take the flesh off the bone in good light for children and older people, and feel it with your fingers. Fish and crustaceans must be declared on Indian packets [@fssai_labelling_2020]; anyone with an allergy leaves the gravy out as well. Don’t let the curry stand at room temperature for more than 2 hours [@who_five_keys]. Keep it in the fridge, eat it the next day, and bring it to a full simmer once.`,
  variants: [
    {
      names: ['pregnancy', 'pregnant', 'garbhavastha', 'breastfeeding', 'nursing mother'],
      titles: {
        professional: 'Fish curry in pregnancy: which fish, and how to cook it',
        casual: 'Pregnant and craving fish curry? How to do it safely',
        motivational: 'Fish curry in pregnancy: one safe meal a week to look forward to',
      },
      text: `## In pregnancy

Well-cooked fish has a place on your plate. Choose rohu, katla, sardine, mackerel or pomfret. Leave out shark, swordfish and marlin, because of their mercury [@nhs_pregnancy_foods]. In Indian markets shark is sold as mori, sura or sravu, so ask before you buy. No raw or half-cooked fish, and no leftover that has stood out.

If the smell turns your stomach in the first months, let someone else cook and come to the table when the pot is off the stove. Or have dal, egg or curd, and try again in a few weeks.`,
    },
  ],
  cautions: [],
  seeDoctor: `- A fish bone stuck in the throat, with pain or trouble swallowing: go to a hospital the same day. Do not push it down with balls of rice.
- Hives, swelling of lips or face, or trouble breathing after fish: call 112.
- Flushing, a strong headache, vomiting or loose motions after eating fish: see a doctor the same day.
- You have gout, kidney disease, or take blood thinners: ask how often fish fits your plan.`,
}
