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
      title: 'Besan laddu with less sugar or none: what each small piece holds',
      summary:
        'Is there a sugar-free besan laddu? A low-sugar recipe for 16 small pieces, a version with no sugar at all, and the sugar, starch and ghee in each.',
      opening: `Can a besan laddu be sugar free? The sugar can be left out, and this article says how. The besan can’t, and besan is part starch, so even that laddu counts for blood sugar. What works for most families is the version between the two: just under a teaspoon of sugar in a small piece.

The cook has more room than most recipes admit. Well-roasted besan smells of nuts and butter and is almost sweet in itself. Take away a third of the sugar and the laddu still tastes like a feast.`,
      example: `## Low-sugar besan laddu, 16 small pieces, 50 minutes

**You need:** 2 cups (200 g) coarse besan, ½ cup (100 g) ghee, 60 g boora or powdered sugar (about 5 tablespoons), 3 tablespoons ground roasted almonds, ½ teaspoon elaichi powder, 1 tablespoon slivered pista, a pinch of salt.

1. Melt the ghee in a heavy kadhai. Stir in the besan on a low flame.
2. Roast for 25 minutes without leaving it. It clumps, then loosens, then shines.
3. When it is the colour of almond skin and smells nutty, take it off the flame. Cool until just warm, about 20 minutes.
4. Rub in sugar, almonds, elaichi and salt with the fingers.
5. Press into walnut-sized laddus with a sliver of pista.`,
      closing: `Give most of these laddus away, which is what they were made for. Four in a small box, tied with thread, please a neighbour more than a kilo from the shop. For those who stay at home, one after lunch, eaten slowly enough to notice the cardamom, is a generous helping.`,
    },
    casual: {
      title: 'Low-sugar besan laddu in the microwave, and the truth about “sugar free”',
      summary:
        'Can you make besan laddu without sugar? Yes, and it still isn’t free for your blood sugar. A low-sugar batch of twelve in 45 minutes, and a no-sugar one.',
      opening: `Can besan laddu be sugar free? You can leave the sugar out, and there’s a way below that holds together. What you can’t leave out is the besan, and besan is part starch. So no laddu comes free for your blood sugar. What you can have is a small one with less than a teaspoon of sugar in it, and that’s the recipe here.

It’s done in the microwave. I know, your grandmother may need to sit down. But short bursts with a stir in between roast besan very evenly.`,
      example: `## Low-sugar microwave besan laddu, 12 small pieces, 45 minutes

**You need:** 1½ cups (150 g) coarse besan, 6 tablespoons (75 g) melted ghee, 4 tablespoons (45 g) powdered sugar, 3 tablespoons ground roasted almonds, ½ teaspoon elaichi, a pinch of salt.

1. Mix besan and ghee in a big glass bowl, no lumps.
2. Two minutes on high. Stir. Two minutes. Stir well, right to the middle, where it burns first.
3. Go on minute by minute, stirring after each: three more rounds, five at most. Stop when it’s golden brown and your kitchen smells like a mithai shop. Use a cloth, and don’t taste yet: bowl and besan are hot enough to burn you.
4. Leave it till barely warm, about half an hour. Hot besan melts the sugar and you’ll have halwa.
5. Mix in the rest, press, roll.`,
      closing: `Too soft to roll? Fridge for fifteen minutes. Too crumbly? A teaspoon of warm ghee. And if someone calls them sugar free, put them right: each still holds a bit less than a teaspoon of sugar, plus the besan and the ghee. So have one, and skip the sugar in the chai that day. That’s a fair swap, if you ask me.`,
    },
    motivational: {
      title: 'Besan laddu with less sugar, then hardly any: one batch at a time',
      summary:
        'A besan laddu with almonds, til and much less sugar in three batches, a version with no sugar at all, and an honest answer on what “sugar free” can mean.',
      opening: `Taste can learn. Ask anyone who stopped taking sugar in tea: the first week is a sacrifice, and by the second month the old cup tastes like syrup.

A laddu is a good place to practise. It will never be free for your blood sugar, because besan itself is part starch. But roasted besan, almonds and cardamom bring so much flavour that sugar can step back, batch by batch, and for those who want it, right out of the bowl. Nobody has to give up the laddu.`,
      example: `## Besan, almond and til laddu, 16 small pieces, 50 minutes

**You need:** 1¾ cups (175 g) coarse besan, ½ cup (100 g) ghee, ¼ cup white til, ¼ cup almonds, 5 tablespoons (55 g) powdered sugar, ¾ teaspoon elaichi, a pinch of salt.

1. Toast til and almonds separately. Cool, and grind them coarsely in short pulses.
2. Roast besan in the ghee on a low flame for 25 minutes, stirring, until nutty and almond-brown.
3. Cool until just warm. Mix in nuts, sugar, elaichi and salt.
4. Press firmly and roll.

**Three batches:** if your family likes it very sweet, begin with 7 tablespoons of sugar, then 5 as above, then 4. Let a few weeks pass between them. The no-sugar version is waiting after that.`,
      closing: `Note on the lid how much sugar went in, and let the family guess. If the second batch disappears as fast as the first, you’ve won something that lasts longer than a festival. Keep the pieces small and the occasions real. A laddu that marks a day is worth the roasting.`,
    },
  },
  body: `## Is there a sugar-free besan laddu?

Without sugar, yes. Without any effect on blood sugar, no. Besan is ground chana dal, and close to half its weight is carbohydrate [@ifct_2017]. For 16 small pieces from 200 g of besan and 100 g of ghee, that comes to this:

- **Classic, with 90 g of sugar:** about 1½ teaspoons of sugar in each, and 6 g of carbohydrate from the besan.
- **Low sugar, about 60 g:** just under a teaspoon of sugar, and the same 6 g, so about 10 g in all.
- **No sugar:** only the 6 g.

Each piece of the three also has a heaped teaspoon of ghee.

**The no-sugar way:** leave the sugar out. For 200 g of besan use 6 tablespoons of ground roasted almonds in all, 2 of ground til, ¾ teaspoon of elaichi and a pinch of salt. Press firmly, and chill for 20 minutes. It tastes nutty and mild, more panjiri than mithai.

**With a sweetener:** choose stevia or sucralose powder marked for cooking. Sift it in at the end, when the mixture is barely warm, in the amount that the pack gives for 4 tablespoons of sugar. It sweetens but adds no body, so keep the almonds. WHO suggests not using such sweeteners to control weight, since its review found no lasting benefit for body fat; that advice doesn’t cover people who already have diabetes [@who_sweeteners_2023]. Skip aspartame if you have phenylketonuria [@fda_sweeteners].

**With gur, honey or dates:** tasty, but not sugar free, whatever the box says. Indian guidelines count jaggery and honey as added sugar [@icmr_nin_2024], and dates bring plenty of sugar of their own.

## What makes it work

- **The besan:** coarse, sold as laddu besan. With fine besan, add two tablespoons of rava, if wheat suits you.
- **The ghee:** half the weight of the besan. With less it won’t bind, and with more the laddus go flat.
- **The heat:** gentle and never unwatched, whether on a low flame or in short bursts in the microwave. Burnt besan is bitter.
- **The cooling:** sugar goes in when you can hold a finger in the mix. Too hot, and it melts.

## How one fits into a day

WHO wants free sugars below 10 per cent of the day’s energy, and below 5 per cent, about six teaspoons for many adults, for further benefit [@who_sugars_2015]. Two classic laddus and two cups of sweet chai come close to that. Ghee has about 60 g of saturated fat in 100 g [@usda_fdc], and WHO advises keeping saturated fat to 10 per cent of energy or less [@who_saturated_fat_2023]. So it stays a sweet for an occasion, and size does more than any substitute.

## Allergens and keeping

Besan, milk, nuts and til can be allergens, and loose besan may carry wheat, so tell people what is inside. For children under five the nuts must be ground, because whole ones can choke them [@nhs_weaning]. In an airtight tin, away from the stove, the laddus keep for about two weeks.`,
  variants: [
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient', 'madhumeh', 'sugar free', 'sugarfree'],
      titles: {
        professional: 'Sugar-free besan laddu: what is possible, and one small piece with diabetes',
        casual: 'Sugar-free besan laddu: what you can really make, also with diabetes',
        motivational: 'Sugar-free besan laddu? Less sugar, then none, and one piece with diabetes',
      },
      text: `## With diabetes

Choose one small piece, of the no-sugar or the low-sugar batch, at the end of a meal with dal, sabzi and curd, and leave out half a roti for it. In a small study of people with type 2 diabetes, vegetables and protein before the carbohydrate lowered the rise after the meal [@shukla_2015].

Keep to your meals and medicines as usual; people who use insulin or some tablets can go too low when meals are missed [@ada_2026]. If your sugar does go low, a laddu is too slow, because the fat holds it back: take glucose or sugar in water [@ada_2026]. Tell your doctor or dietitian which sweetener you use.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Hives, swelling of the lips, vomiting or trouble breathing after a laddu with nuts, til or besan: call 112, and have the allergy tested.
- Your sugar readings stay high over the festival weeks: show them to your doctor, and leave the medicines as they are until then.
- You can’t stop once you begin to eat sweets, or you eat them in secret and feel distressed: a doctor or psychologist can help.
- A tooth hurts with sweet things: see a dentist before the season.`,
}
