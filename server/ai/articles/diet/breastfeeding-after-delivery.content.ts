import type { LibraryArticle } from '../library-article.ts'

export const BREASTFEEDING_AFTER_DELIVERY: LibraryArticle = {
  id: 'breastfeeding-after-delivery',
  category: 'diet',
  name: 'eating after delivery and while breastfeeding',
  names: [
    'breastfeeding diet',
    'breastfeeding mother diet',
    'breastfeeding mothers food',
    'lactation',
    'lactation diet',
    'lactating mothers',
    'nursing mothers',
    'increase breast milk',
    'breast milk supply',
    'food after delivery',
    'diet after delivery',
    'postnatal diet',
    'postpartum diet',
    'postpartum food',
    'panjiri',
    'gond panjiri',
    'gond laddu',
    'jaapa food',
    'delivery ke baad khana',
    'delivery ke baad diet',
    'स्तनपान में आहार',
    'प्रसव के बाद भोजन',
    'ਜਣੇਪੇ ਤੋਂ ਬਾਅਦ ਖੁਰਾਕ',
  ],
  tones: {
    professional: {
      title: 'What to eat after delivery and while you breastfeed, panjiri included',
      summary:
        'How much more food breastfeeding takes, what to make of gond panjiri and long lists of forbidden foods, and a day from Madurai that a tired mother can manage.',
      opening: `For nine months everybody watched what she ate. Then the baby arrives, all eyes move to the cradle, and the mother eats cold rice at three in the afternoon with one hand.

Her need for food is higher now than it was in pregnancy. She is healing, she sleeps in pieces, and she makes milk day and night. The family can do little about the nights. It can do a great deal about the plate.`,
      example: `## Within arm’s reach: seven sittings in Madurai

- **Six, after the feed:** a tumbler of milk and two dates.
- **Eight:** three idlis with thick sambar, full of drumstick and carrot.
- **Half past ten:** ragi kanji with buttermilk.
- **One:** rice, garlic kuzhambu, keerai kootu, a fish fry or a double portion of dal, curd. *A traditional pathiyam plate, with the greens put back.*
- **Four:** a small ulundhu urundai or sundal, and a fruit.
- **Half past seven:** wheat dosai with egg curry or chana, and vegetables.
- **At night:** a covered bowl of roasted groundnuts and a bottle of water where she feeds.

Each sitting is short, because the baby decides how long it lasts.`,
      closing: `If the family asks how to help, give them this list: a bottle of water at the feeding chair, a hot lunch at a sensible hour, and an hour in which someone else holds the baby. Eat to your hunger for these months. Weight can come down slowly later. Go to your own check-up as well as the baby’s.`,
    },
    casual: {
      title: 'New mum, very hungry: what to eat, and how much panjiri is plenty',
      summary:
        'Hungrier than ever, with one hand free. How much more to eat while you breastfeed, how to make a lighter gond panjiri, and which food rules you can relax about.',
      opening: `It’s two in the morning, the baby’s finally latched, and you could eat the curtains. In nine months of check-ups, nobody mentioned this hunger.

It’s real. You’re making milk, and that takes energy. So eat. Here’s how to get a proper meal into someone who has one hand free, and which of the old rules about curd, gobhi and ghee deserve your attention.`,
      example: `## A Patiala day, mostly one-handed

- **Six:** milk and two spoons of your mother’s panjiri. Two are nice. Eight are lunch gone.
- **Nine:** paneer paratha cut into strips, and curd. Yes, curd.
- **Eleven:** a banana, a glass of chaas.
- **One:** someone brings you rajma, rice, sarson saag and a roti, and holds the baby while it’s still hot.
- **Four:** a boiled egg or roasted chana from the tin next to the chair.
- **Half past eight:** moong dal khichdi with lots of vegetables and a spoon of ghee.
- **Two in the morning:** peanuts, a few raisins, and water. Better than the curtains.`,
      closing: `Ask for two things today: a bottle of water beside the place where you feed, and a lunch you get to eat hot. Put the forbidden list away and see how you and the baby actually do. And sleep whenever someone else is holding the baby. The thank-you messages can wait.`,
    },
    motivational: {
      title: 'After delivery: eat to recover, with panjiri in its place',
      summary:
        'Your body has done heavy work and goes on working with every feed. A gentle plan for food, gond panjiri, water and help in the first weeks, with a week from Bhuj.',
      opening: `You have just done one of the hardest things a body can do, and you’re doing the next one on broken sleep. Whatever the day looked like, the baby is fed. Let that count.

Now it’s your turn to be looked after, with warm food, water within reach and people who carry some of the load. The flat stomach can miss the naming ceremony. You can build that in small pieces, one helper and one plate at a time.`,
      example: `## The first good week in Bhuj

Hetal and her mother plan three small things a day and let the rest be.

1. **A warm start:** bajra raab or milk after the first feed of the morning, brought to her bed.
2. **A full lunch:** rotlo or rice, moong, methi bhaji, chaas. Her husband takes the baby from one to half past.
3. **A tin by the chair:** one small piece of gundar pak for the day, peanuts, a fruit, a bottle filled at every feed.

On Wednesday the lunch was late, and she cried over it. On Thursday a neighbour brought undhiyu for everyone. By Saturday she’d had five warm lunches, and that made it a good week.`,
      closing: `Ask one person for one meal, today, and say it plainly: “Please hold her from one to half past.” Each warm plate is strength for you and for the baby. Some days will be a mess, and you’ll both be all right. You’re allowed to recover slowly.`,
    },
  },
  body: `## How much more

Breast milk alone is recommended for six months, and then together with other food up to two years or longer [@who_breastfeeding]. Making it takes energy. India’s nutrition institute, ICMR-NIN, adds about 600 kcal and 17 g of protein a day in the first six months, and about 520 kcal and 13 g in the next six [@icmr_nutrients_2020]. In food, that is two good snacks and a somewhat fuller plate: say a glass of milk, a full katori of dal and a handful of nuts. Drink something with each feed: water, milk, chaas, thin dal. Slimming plans and fasts can wait [@hopkins_fasting].

## Gond panjiri and the laddoos

Gond is the dried gum of a tree, fried in ghee until it puffs. With flour, nuts and gur it makes a food that keeps, needs one hand and brings a lot of energy, mostly from ghee and sugar.

- **When to start:** once you eat ordinary meals and your bowels have moved.
- **How much:** two or three tablespoons of panjiri, or one small laddoo of gond, methi or sonth, a day, with milk or water. More leaves no room for dal and greens.
- **What it can’t do:** bring in the milk, or be the whole meal.
- **Go slow:** with diabetes, sugar that was high in the pregnancy, or more weight than your doctor would like, ask first. Gur counts as sugar [@icmr_nin_2024].

## What to build meals from

- **Protein each time:** thick dal, chana, curd, paneer, eggs, fish, chicken or soya.
- **Greens and colours:** methi, drumstick leaves, pumpkin, carrot, with lime on top.
- **Calcium:** milk, curd, ragi, til. A glass of 250 ml of milk gives close to 300 mg [@usda_fdc].
- **Iodised salt,** because breastfeeding takes more iodine [@who_iodine_2007].

Plants don’t naturally contain vitamin B12, and your baby gets it through you [@ods_b12]. If you eat no eggs, fish or meat, or take no milk, ask your doctor for a test. Go on with the iron and calcium tablets that you were given, at different hours.

Long lists of forbidden foods seldom have a basis. Curd, rajma, gobhi and fruit can stay on the plate. If one food seems to upset the baby again and again, ask the paediatrician before you drop it.

## After a caesarean

The ward tells you when to drink and eat. Soft food comes first: dal, curd rice, dalia, idli. Against constipation, drink often and have papaya or guava, vegetables and a full katori of dal every day. If the iron tablet adds to it, don’t stop it: your doctor can change it [@anaemia_mukt_bharat_2018].

## Milk supply and medicines

No special food guarantees more milk. When you worry about the supply, ask for someone to watch a feed: a nurse, a lactation counsellor or your ASHA worker.

Ask your doctor or pharmacist before any medicine, herb, kadha, supplement or slimming product, because it may pass into the milk. Stay off alcohol and tobacco in these months. If you had diabetes in the pregnancy, your sugar has to be tested again 6 weeks after the birth [@mohfw_gdm].`,
  variants: [
    {
      names: ['panjiri', 'gond', 'gond laddu', 'gond ladoo', 'gundar pak', 'dink ladoo', 'laddoo', 'ladoo'],
      titles: {
        professional: 'Gond panjiri and the diet after delivery: how much, when and with what',
        casual: 'Gond panjiri after delivery: a lighter recipe, and lunch as well',
        motivational: 'After delivery: gond panjiri in its place, and warm meals to recover',
      },
      text: `## A lighter gond panjiri

About twenty helpings of two tablespoons.

1. Heat half a katori of ghee on a low flame. Fry three tablespoons of gond, a few pieces at a time, until each has puffed to its centre. Cool and crush it.
2. In the same ghee, roast two katoris of coarse atta for fifteen minutes, until it smells of nuts.
3. Add one katori of chopped almonds and walnuts, a handful of makhana, two spoons each of til and melon seeds, and a teaspoon of sonth.
4. When it’s lukewarm, mix in half a katori of powdered gur. Keep it in a dry jar.`,
    },
  ],
  cautions: [],
  seeDoctor: `- You bleed heavily, have fits, a severe headache, chest pain, breathlessness or one swollen, painful leg: go to a hospital at once, or call 108 or 112.
- You have fever, a hot and painful breast, or a wound that is red or smells: see a doctor the same day.
- The baby feeds poorly, passes little urine or is hard to wake: to the paediatrician now.
- You think of harming yourself or the baby: call 112 or Tele-MANAS on 14416 now, and don’t stay alone [@tele_manas]. Sadness that lasts two weeks: get help this week.`,
}
