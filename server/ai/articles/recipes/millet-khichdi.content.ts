import type { LibraryArticle } from '../library-article.ts'

export const MILLET_KHICHDI: LibraryArticle = {
  id: 'millet-khichdi',
  category: 'recipes',
  name: 'millet khichdi',
  names: [
    'millet khichdi',
    'millet khichdi recipe',
    'millet khichdi for dinner',
    'millets khichdi',
    'bajra khichdi',
    'bajre ki khichdi',
    'bajra khichda',
    'bajri ni khichdi',
    'jowar khichdi',
    'jowar ki khichdi',
    'foxtail millet khichdi',
    'kangni khichdi',
    'kodo khichdi',
    'little millet khichdi',
    'shree anna khichdi',
    'siridhanya khichdi',
    'बाजरे की खिचड़ी',
    'ज्वार की खिचड़ी',
    'ਬਾਜਰੇ ਦੀ ਖਿਚੜੀ',
  ],
  tones: {
    professional: {
      title: 'Millet khichdi for dinner: bajra soaked, crushed and cooked with moong',
      summary:
        'A bajra khichdi dinner for four: soaking and water grain by grain, how big a bowl, what to serve with it, and what millet changes on the plate.',
      opening: `In the villages around Bikaner bajra khichdi used to take all evening. The grain was moistened and pounded, winnowed, and pounded again, and the pot stood in the embers until the family came in from the cold.

A mixer and a cooker have shortened that to half an hour, provided one step stays: time in water. Bajra is a small, hard, oily seed. Given a night’s soaking it turns creamy. Without it, it stays sand.`,
      example: `## Bajra khichdi for four, 45 minutes and a night’s soaking

**You need:** ¾ cup (150 g) whole bajra, ½ cup (100 g) split moong dal with skin, 2 teaspoons ghee, 1 teaspoon jeera, a pinch of hing, 2 teaspoons grated ginger, 1 green chilli, 1 cup chopped carrot and peas, ½ teaspoon haldi, 1 level teaspoon salt, 5 cups hot water and 1 more to loosen.

1. Soak the bajra overnight. Drain, and pulse three or four times in the mixer, only to crack it.
2. Rinse the moong.
3. Crackle jeera and hing in half the ghee. Stir ginger, chilli and vegetables for two minutes.
4. Add bajra, moong, haldi, salt and water. Six whistles on a medium flame.
5. Let the pressure fall. Beat until creamy; finish with ghee.`,
      closing: `Serve bajra khichdi in winter with kadhi or thick curd, a raw onion and a piece of gur on the side for those who want the taste of it. Soak a second cup while you’re at it. Drained and cracked, it keeps in the fridge for a day, and tomorrow’s pot is half done.`,
    },
    casual: {
      title: 'Kangni khichdi for dinner, in one cooker: the easy way into millets',
      summary:
        'Bought a packet of foxtail millet and it’s staring at you? One-pot dinner for two in 45 minutes, no overnight planning, what goes with it, and how to rescue a gluey pot.',
      opening: `Someone at work went on about millets, you bought a packet of kangni, and it’s been behind the poha since March. You cooked it once like rice. It was a bit like eating a lawn.

Give it another go as khichdi. Foxtail millet is the gentle one: small, quick, no overnight soaking, and it takes on whatever tadka you throw at it. With enough dal and a squeeze of lime it tastes like dinner rather than like advice.`,
      example: `## Foxtail millet khichdi for two, 45 minutes with the soaking

**You need:** ½ cup foxtail millet (kangni, thinai), ¼ cup yellow moong dal, 1 onion, 1 tomato, 3 cloves of garlic, 2 katoris of beans, carrot, palak or whatever’s there, 2 teaspoons oil, ½ teaspoon jeera, ½ teaspoon each of haldi and red chilli, ½ teaspoon salt, 3 cups hot water.

1. Rinse millet and dal till the water’s clear. Soak for 20 minutes while you chop.
2. Oil in the cooker: jeera, garlic, onion till golden, then tomato and spices till mushy.
3. Veg, drained millet and dal, salt, water.
4. Three whistles on medium. Leave it shut for ten minutes.
5. Stir, loosen with hot water, squeeze lime. Curd and something raw on the side, and that’s dinner.`,
      closing: `Gluey? More hot water and a good stir. Gritty? Two more whistles. It thickens like anything while it sits, so serve it looser than you think. And if you like it, fill a jar with millet and moong, two to one, and stick it in front of the poha this time.`,
    },
    motivational: {
      title: 'Jowar khichdi for dinner: a new grain for your week, one bowl to start',
      summary:
        'A millet khichdi dinner for four with cracked jowar, dal and vegetables, what to serve with it, and a four-week plan from half rice to all millet.',
      opening: `A family’s grain is a habit as old as its jokes. You don’t replace it by decree. You invite a guest to the pot, see how it behaves, and ask it again.

Jowar is a polite guest. It’s mild, it keeps a little bite, and it gets along with any vegetable. In the first week it can share the pot with rice. When the bowls come back empty, let it have more room. By the end of the month you’ll own a second khichdi for life.`,
      example: `## Jowar khichdi for four, 45 minutes, 30 to soak

**You need:** ¾ cup (130 g) jowar dalia (cracked jowar), ½ cup (100 g) toor or moong dal, 1 onion, 1 tomato, 1 cup lauki, 1 cup methi or palak, ¼ cup peanuts, 1 tablespoon oil, 1 teaspoon rai, 8 curry leaves, ½ teaspoon haldi, 1 teaspoon goda masala, 1 level teaspoon salt, 5 cups hot water.

1. Soak dalia and dal together for 30 minutes.
2. Crackle rai, curry leaves and peanuts; soften onion and tomato.
3. Add everything. Five whistles on medium; let the pressure fall.

**Week one:** half jowar, half rice. **Week two:** three parts jowar. **Weeks three and four:** all jowar, and your own choice of vegetables.`,
      closing: `Plan one millet bowl a week, on a fixed evening, and let each person name a topping: lime, roasted peanuts, curd, a spoon of thecha. If jowar doesn’t win them over, kangni or bajra may. You’re learning a grain, and a grain gives you more than one chance.`,
    },
  },
  body: `## Water and soaking, grain by grain

For each cup of grain and dal together, measured dry, take 4 cups of hot water. That gives a soft khichdi; whole bajra and whole jowar usually drink another half cup, so keep the kettle on.

- **Kangni (foxtail), kodo, kutki:** soak for 20 to 30 minutes. Three whistles.
- **Jowar dalia (cracked):** 30 minutes, five whistles.
- **Whole jowar or bajra:** a night in water, a few pulses in the mixer, six whistles.

Whole grains should crush between two fingers when they are done. If they don’t, give them two whistles more. Let the pressure fall by itself. Millets thicken as they stand.

A short soak only softens. A night in water does more: it lowers phytate, which holds back iron and zinc [@hotz_gibson_2007]. Lime or tomato helps the body to take up the iron [@ods_iron].

## Why it makes a good dinner

One pot, soft and warm, and ready by eight if the dal is rinsed by a quarter past seven. A deep bowl, about two katoris, is a portion, and the recipe below is measured that way.

- **Beside it:** a katori of curd or kadhi and a plate of something raw or crisp: kakdi, mooli, tomato, a roasted papad if salt allows.
- **Protein:** the 25 g of dry moong in a bowl bring about 6 g [@ifct_2017], and the millet adds a few more. Curd adds about 3.5 g in 100 g, an egg about 6 g [@usda_fdc]. If that is too little for you, cook equal parts of dal and millet.
- **Vegetables:** at least a katori for each person, in the pot or next to it.
- **The hour:** leave time before bed. If acid troubles you at night, eat at least 3 hours before you lie down [@niddk_reflux].

The dal matters for another reason. Cereals are short of lysine, a building block of protein, and pulses are rich in it, so the two together make a better protein than either alone [@young_pellett_1994]. Keep at least one part of dal to two of millet.

## What millet changes, and what it doesn’t

In a review of 39 studies millets had an average glycaemic index of 52.7, against 71.7 for milled rice [@anitha_2021]. Soft khichdi may raise blood sugar faster than that, and a big bowl is still a lot of carbohydrate, which counts whatever the grain [@ada_2026]. So have millet in place of rice or roti, not as well. Change slowly if your family is used to white rice, since a quick jump in fibre can cause wind and cramps [@medlineplus_fibre].

## Cousins, allergens and keeping

Gujarat adds ringan and green garlic to its bajri, Tamil Nadu makes thinai pongal with pepper, and Haryana eats bajre ki khichdi with lassi. Without onion and garlic, use hing and ginger. Peanuts are an allergen. Millets have no gluten, but mills and hing can bring wheat, so look for a label with coeliac disease. Cool leftovers within 2 hours [@who_five_keys], refrigerate them, and eat them the next day, heated until they steam.`,
  cautions: [],
  seeDoctor: `- Your sugar readings rise after millet meals: show your doctor or dietitian the bowl as well as the numbers, and keep your medicines as they are until then.
- Pain, loose stools or constipation last for weeks, or there is blood in the stool: see a doctor before you change grains again.
- Wheat makes you ill: ask for the coeliac blood test while you still eat it [@nice_ng20].
- You have kidney disease: ask your dietitian how much dal and millet fit your plan.`,
}
