import type { LibraryArticle } from '../library-article.ts'

export const RAMZAN: LibraryArticle = {
  id: 'ramzan',
  category: 'lifestyle',
  name: 'eating in Ramzan',
  names: [
    'ramzan',
    'ramadan',
    'ramadhan',
    'ramzan diet',
    'ramadan fasting',
    'ramzan food',
    'roza',
    'rozedar',
    'iftar',
    'iftari',
    'sehri',
    'sahri',
    'suhoor',
    'what to eat at sehri',
    'healthy iftar',
    'रमज़ान',
    'रोज़ा',
    'सहरी और इफ़्तार',
    'ਰਮਜ਼ਾਨ',
    'ਰੋਜ਼ਾ',
  ],
  tones: {
    professional: {
      title: 'Ramzan: a sehri that lasts and an iftar that sits well',
      summary:
        'What to eat at sehri so that it lasts the day, with plates and amounts, how to open the roza, how to drink enough at night, and who should not fast without a doctor’s word.',
      opening: `A roza is carried by two meals, and most kitchens spend their effort on the second. The iftar table fills with pakoras, samosas, fruit chaat and sherbet, while sehri is tea with whatever was left, eaten standing up.

Turn this round a little and the month becomes easier. A slow meal before dawn, a calm opening at sunset, water spread over the night: the fast stays the same and the afternoons change.`,
      example: `## From sehri to the bottle by the bed, in Hyderabad

- **Sehri:** a bowl of khichdi made with plenty of dal, kheema or an omelette, a katori of curd, a banana, water.
- **Iftar:** two dates, water, a small bowl of fruit. Then the prayer.
- **After Maghrib:** haleem in one katori, with lime, onion and mint, one roti, and bagara baingan.
- **After Taraweeh:** chaas or plain water, a few almonds, and half a glass of milk.
- **By the bed:** the bottle, filled.

Vegetarians at the same table have chana dal or dalcha in place of the haleem.`,
      closing: `Set out tomorrow’s sehri before you sleep, so that the alarm finds it ready. In the last ten nights, when sleep is short, let the cooking become simpler while the meals stay whole. A month like this leaves strength for what it is meant for.`,
    },
    casual: {
      title: 'Ramzan without the four o’clock slump: sehri first, then iftar',
      summary:
        'Dozing off at four, and too many pakoras at seven? Start with sehri: plates that last, what to leave out, and small changes to iftar and your tea.',
      opening: `You know the feeling. By four in the afternoon you’re counting minutes and your head’s thumping. Then it’s iftar, and twenty minutes later you’ve had six pakoras, two glasses of rose sherbet and no room for dinner. And so you can’t face sehri either.

It’s a circle, and the easiest place to break it is before dawn. Here’s how, without making your mother-in-law cook two menus.`,
      example: `## A roza in a Malabar kitchen

You’re in Kozhikode, and the table’s going to be full whatever you say. So sort out the morning first, and eat the evening in two rounds:

- **Sehri:** a full katori of cherupayar with one piece of puttu, a boiled egg, curd, three glasses of water. Leftover appam with egg roast works too.
- **Round one, at the adhan:** dates, water, a piece of watermelon. Then get up and pray.
- **Round two:** two pathiri with chicken curry or kadala, some salad. One unnakkaya, since it’s your aunt’s.
- **Later at night:** a small bowl of jeeraka kanji, and water.`,
      closing: `Don’t try it all from the first roza. Pick two sehri plates this week and leave it at that. Next week, cut the sherbet to one small glass and see how you feel at four. Fried things can have Friday to themselves. When an evening turns into pakoras and dates all the same, it’s one evening, and tomorrow’s sehri is a few hours away.`,
    },
    motivational: {
      title: 'Steady energy through the month of Ramzan',
      summary:
        'The month gives you a rhythm. Use it: a sehri that lasts, a calm iftar and enough water will carry your work and your prayers through the day.',
      opening: `Ramzan gives you something the rest of the year rarely does: fixed hours. You know to the minute when you will eat. Everyone in the lane knows it too, and a neighbour always sends a plate across.

Use that rhythm. When the night has its anchors in place, you feel it at three in the afternoon, at the shop counter or in the classroom, when you notice that you’re all right.`,
      example: `## Three anchors for the night

How a tailor in Old Delhi keeps his:

1. **The first glass.** Water and dates at sunset, before anything else. The rest of the food waits until after the prayer.
2. **The real plate.** Shorba, a katori of qorma or of dal, two rotis, kachumber. He shares one plate of pakoras with the whole workshop.
3. **The early alarm.** Sehri with dalia in milk, two eggs or a katori of chana, curd and an apple. He drinks slowly while he eats.

In between there’s one steel bottle to finish before he sleeps.`,
      closing: `Set one anchor tonight. If it is the bottle, fill it now. When it has become easy, add the next, and let your children or your flatmates join in. By the middle of the month the nights will run by themselves, and you’ll have more of the day for what you value.`,
    },
  },
  body: `## Sehri: the meal not to miss

Before dawn, eat food that digests slowly: oats, dalia, eggs, curd, dal, fruit with its skin, and several glasses of water [@nhs_ramadan]. Put three things together: a whole grain, a protein food and a fruit. Five plates, each for one adult, with two to three glasses of water:

- **Dal-roti:** two rotis, a big katori of thick dal, a katori of curd, an apple.
- **Dalia:** a bowl cooked in milk, two boiled eggs or a fistful of peanuts, a banana.
- **Anda-roti:** a two-egg omelette with tomato, two rotis, curd, a pear.
- **Khichdi:** a bowl made with as much moong dal as rice, curd, cucumber, a guava.
- **Last night’s plate:** a katori of chana or keema, two rotis, curd, an orange.

If you can’t eat at that hour, blend a glass of milk with oats, dates and nuts.

## Iftar: open it, then pause

A date and water at sunset, then a pause for the prayer, is easier on the stomach than a full plate at once [@nhs_ramadan]. Afterwards comes the real meal: dal, chana, egg, fish or meat, vegetables, and rice or a moderate number of rotis. Stop before you’re stuffed, or sehri suffers.

Have pakoras on one or two evenings a week. On the others, try chana chaat, dahi with cucumber and mint, or shami kebab on the tawa. The sugar in sherbet is free sugar, which WHO wants below 10 per cent of the day’s energy [@who_sugars_2015]. Water with lime, or chaas with a pinch of salt, has no added sugar at all.

## Water, and the tea headache

Indian guidelines advise about 2 litres of water a day, or 8 glasses [@icmr_nin_2024]. In Ramzan they have to fit between sunset and dawn, so keep a bottle near you and drink in small amounts. If you have a headache and dark urine in the afternoon, drink more the following night [@nhs_ramadan].

Some headaches are from tea. Stopping caffeine suddenly can bring headache, tiredness and low mood, mostly 12 to 24 hours after the last cup [@juliano_2004]. Drop one cup every few days before the month begins.

## When not to fast

Islam excuses those who are ill, pregnant or nursing. Ask your doctor some weeks ahead if you take insulin or tablets for diabetes, or have kidney disease, heart disease or an ulcer [@idf_ramadan_2021]. People with diabetes at high risk, for instance with frequent lows, pregnancy, kidney disease or recent very high readings, are advised not to fast [@idf_ramadan_2021]. Medicine times can often be moved, but your doctor does it.

If you have diabetes and fast, test during the roza. Break it below 70 mg/dL, above 300, or when you feel unwell [@idf_ramadan_2021].`,
  variants: [
    {
      names: ['sehri', 'sahri', 'suhoor', 'suhur', 'सहरी', 'सेहरी'],
      titles: {
        professional: 'Sehri: five plates that last until iftar, and what to leave out',
        casual: 'What to eat at sehri so that your energy lasts all day',
        motivational: 'A sehri that carries you: five plates for steady energy till iftar',
      },
      text: `## Why some sehris last

Tea with paratha and pheni fills you up, but there’s little in it to keep you going. Dal, eggs, curd and whole grains take longer to digest, and the fruit and the water help against a dry, constipated month.

- **When:** eat in the last half hour before sehri ends, not at one in the night. The roza then begins with a full meal in you.
- **Leave out:** pheni, khajla, sweet biscuits and white bread with jam. Pickle, papad, chips and processed meat make you thirsty by noon. Keep fried parathas for Friday.
- **Tea:** one small cup, early in the meal. Water comes last.
- **The night before:** boil the eggs, cook the dal or chana, set the curd. In the morning, ten minutes are enough.

Even a good sehri needs sleep behind it. Go to bed early, or nap for twenty minutes after Zuhr.`,
    },
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient'],
      titles: {
        professional: 'Ramzan with diabetes: sehri, iftar and safe limits',
        casual: 'Roza with diabetes: what to settle before the moon is seen',
        motivational: 'Ramzan with diabetes: prepared, tested and calm',
      },
      text: `## With diabetes

See your doctor some weeks before the month and take your readings along. Insulin and tablets such as glimepiride and gliclazide can push sugar too low [@ada_2026]. Name dapagliflozin or empagliflozin too, since long hours without food and water can be risky with them [@idf_ramadan_2021]. Don’t leave out or move a dose on your own.

If you do fast, test as often as you agreed, also in the afternoon and before iftar. A finger prick doesn’t break a roza. Carry glucose and tell one person that you are fasting. Below 70 mg/dL, break the roza and take about 15 g of glucose, or four level teaspoons of sugar in water, test again after 15 minutes, then eat [@ada_2026]. Above 300, break it, drink water and ring your doctor. At iftar, have one date, water, and then haleem or dal with salad; leave the sherbet.`,
    },
  ],
  cautions: ['fasting'],
  seeDoctor: `- Weeks before the month: if you take any regular medicine, have kidney or heart disease, or had low sugar in a fast before.
- Break the fast at once if you shake, sweat, faint or are confused. If it doesn’t pass, or with chest pain, call 112. Give a drowsy person nothing by mouth [@emergency_112].
- The same day: vomiting, hardly any urine, or black stools.
- A dietitian: if you lose weight steadily through the month, are constipated for days, or can’t manage sehri.`,
}
