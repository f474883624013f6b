import type { LibraryArticle } from '../library-article.ts'

export const BESAN_LADDU: LibraryArticle = {
  id: 'besan-laddu',
  category: 'recipes',
  name: 'besan laddu',
  names: [
    'besan laddu',
    'besan ladoo',
    'besan laddoo',
    'besan ladu',
    'besan ke laddu',
    'besan ka laddu',
    'besan ke ladoo',
    'besan laddu recipe',
    'gram flour laddu',
    'chickpea flour laddu',
    'besan ki mithai',
    'less sugar laddu',
    'low sugar besan laddu',
    'besan laddu kaise banaye',
    'besanache ladu',
    'बेसन के लड्डू',
    'बेसन लड्डू',
    'ਵੇਸਣ ਦੇ ਲੱਡੂ',
  ],
  tones: {
    professional: {
      title: 'Besan laddu: roasted slowly, made small, with the sugar counted',
      summary:
        'The classic besan laddu in 16 small pieces, the roasting that decides everything, a version with less sugar, and a plain account of what one piece holds.',
      opening: `A besan laddu can’t be hurried, and it can’t be rescued. Everything happens in the twenty-odd minutes when raw flour turns into something that smells of nuts and butter and Diwali mornings. After that there is only sugar to add.

How much sugar is the cook’s decision, and she has more room than most recipes admit. Well-roasted besan is sweet in itself. Take away a third and the laddu still tastes like a feast.`,
      example: `## Besan laddu, 16 small pieces, 50 minutes

**You need:** 2 cups (200 g) coarse besan, ½ cup (100 g) ghee, ½ cup (90 g) boora or powdered sugar, ½ teaspoon elaichi powder, 1 tablespoon slivered pista, a pinch of salt.

1. Melt the ghee in a heavy kadhai. Stir in the besan on a low flame.
2. Roast for 25 minutes without leaving it. It clumps, then loosens, then shines.
3. When it is the colour of almond skin and smells nutty, sprinkle in 1 teaspoon of water. It froths and turns grainy.
4. Take it off the flame and cool until just warm, about 20 minutes.
5. Rub in sugar, elaichi and salt with the fingers.
6. Press into walnut-sized laddus with a sliver of pista.`,
      closing: `Give most of these laddus away, which is what they were made for. Four in a small box, tied with thread, please a neighbour more than a kilo from the shop. For those who stay at home, one after lunch, eaten slowly enough to notice the cardamom, is a generous helping.`,
    },
    casual: {
      title: 'Microwave besan laddu: twelve small ones, no sore arm',
      summary:
        'All the roasting, none of the shoulder ache. Besan laddu in the microwave in 25 minutes, how not to burn it, and how sweet it really is.',
      opening: `Somewhere between minute twelve and minute thirteen of stirring besan, everyone asks themselves the same question: why? Your arm hurts, the flame’s too high, you looked at one message, and now there’s a brown patch at the bottom.

So use the microwave. I know. Your grandmother may need to sit down. But short bursts with a stir in between roast besan very evenly, and the only thing you can burn is your tongue when you taste it too early.`,
      example: `## Microwave besan laddu, 12 small pieces, 25 minutes

**You need:** 1½ cups (150 g) coarse besan, 6 tablespoons (75 g) melted ghee, 6 tablespoons (65 g) powdered sugar, ¼ teaspoon elaichi, 2 tablespoons chopped almonds.

1. Mix besan and ghee in a big glass bowl, no lumps.
2. Two minutes on high. Stir. Two minutes. Stir well, right to the middle.
3. Go on minute by minute, stirring after each: three more rounds, five at most. Stop when it’s golden brown and your kitchen smells like a mithai shop. The bowl is very hot, so use a cloth.
4. Leave till barely warm. Hot besan melts the sugar and you’ll have halwa.
5. Mix in the rest, press, roll.`,
      closing: `Too soft to roll? Fridge for fifteen minutes. Too crumbly? A teaspoon of warm ghee. And yes, they’re sweet: each holds a bit more than a teaspoon of sugar, plus the ghee. So have one, and skip the sugar in the chai that day. That’s a fair swap, if you ask me.`,
    },
    motivational: {
      title: 'Besan laddu with less sugar: train your taste one batch at a time',
      summary:
        'A besan laddu with toasted almonds, til and a good deal less sugar: 16 small pieces, three batches to get used to it, and what still counts as sweet.',
      opening: `Taste can learn. Ask anyone who stopped taking sugar in tea: the first week is a sacrifice, and by the second month the old cup tastes like syrup.

A laddu is a good place to practise. Roasted besan, almonds and cardamom bring so much flavour that sugar can step back. You make the first batch a little less sweet, the next a little less again. Nobody has to give up the laddu. You’re only asking it to say more with fewer words.`,
      example: `## Besan, almond and til laddu, 16 small pieces, 50 minutes

**You need:** 1¾ cups (175 g) coarse besan, ½ cup (100 g) ghee, ¼ cup white til, ¼ cup almonds, 5 tablespoons (55 g) powdered sugar, ¾ teaspoon elaichi, a pinch of salt.

1. Toast til and almonds separately. Cool, and grind them coarsely in short pulses.
2. Roast besan in the ghee on a low flame for 25 minutes, stirring, until nutty and almond-brown.
3. Cool until just warm. Mix in nuts, sugar, elaichi and salt.
4. Press firmly and roll.

**Three batches:** begin with 8 tablespoons of sugar, go to 6, then to 5. Let a few weeks pass between them.`,
      closing: `Note on the lid how much sugar went in, and let the family guess. If the second batch disappears as fast as the first, you’ve won something that lasts longer than a festival. Keep the pieces small and the occasions real. A laddu that marks a day is worth the roasting.`,
    },
  },
  body: `## What makes it work

- **The besan:** coarse, sold as laddu besan. With fine besan, add two tablespoons of rava, if wheat suits you.
- **The ghee:** about half the weight of the besan. With less it won’t bind, and with more the laddus go flat.
- **The flame:** low. Raw besan tastes bitter, burnt besan worse. Trust your nose.
- **The cooling:** sugar goes in when you can hold a finger in the mix. Too hot, and it melts.

## With less sugar

Many recipes take nearly as much sugar as besan. For 200 g of besan, 90 g of boora is plenty. Cut it to 60 g and add 3 tablespoons of ground roasted almonds for body; the laddus are less sweet, and they hold.

## An honest look at a laddu

Besan is ground chana, a pulse, and that is the friendly part. The rest is ghee and sugar. A small piece of the classic recipe holds about one and a half teaspoons of sugar, the low-sugar one about one. Of ghee there is about a heaped teaspoon in either.

The World Health Organization wants free sugars below 10 per cent of the day’s energy, and below 5 per cent for further benefit [@who_sugars_2015]. The lower limit is about six teaspoons a day for many adults [@who_sugars_2015]. Two laddus and two cups of sweet chai come close to it. Jaggery, honey and date paste change the flavour, but Indian guidelines count jaggery and honey as added sugar too [@icmr_nin_2024]. Ghee has about 60 g of saturated fat in 100 g [@usda_fdc], and WHO advises adults to keep saturated fat to 10 per cent of energy or less [@who_saturated_fat_2023].

So it stays what it always was, a sweet for an occasion. Size does more than any substitute: sixteen from 200 g of besan, the size of a walnut.

## Cousins, allergens and keeping

Rajasthan fries the besan into bundi for motichoor, Maharashtra makes rava-besan, Karnataka has besan unde, and Punjab turns the same roast into a soft barfi. Besan, milk, nuts and til can be allergens, and loose besan may carry wheat, so tell people what is inside. Children under five should have the nuts ground, because whole ones can choke them [@nhs_weaning]. In an airtight tin, away from the stove, the laddus keep for about two weeks. Ghee that smells stale spoils them, so taste yours first.`,
  variants: [
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient', 'madhumeh'],
      titles: {
        professional: 'Besan laddu with diabetes: small, planned, after a meal',
        casual: 'Besan laddu with diabetes: one, and how to fit it in',
        motivational: 'Besan laddu with diabetes: keep the occasion, plan the piece',
      },
      text: `## With diabetes

No besan laddu is free of effect, because the besan brings starch as well as the sugar. Choose one small piece of the low-sugar batch, at the end of a meal with dal, sabzi and curd, and leave out half a roti. In a small study of people with type 2 diabetes, vegetables and protein before the carbohydrate lowered the rise after the meal [@shukla_2015].

Keep to your meals and medicines as usual; people who use insulin or some tablets can go too low when meals are missed [@ada_2026]. Ask your doctor or dietitian before you use a sugar substitute. It doesn’t change the ghee.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Hives, swelling of the lips, vomiting or trouble breathing after a laddu with nuts, til or besan: call 112, and have the allergy tested.
- Your sugar readings stay high over the festival weeks: show them to your doctor, and leave the medicines as they are until then.
- You can’t stop once you begin to eat sweets, or you eat them in secret and feel distressed: a doctor or psychologist can help.
- A tooth hurts with sweet things: see a dentist before the season.`,
}
