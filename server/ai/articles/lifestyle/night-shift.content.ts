import type { LibraryArticle } from '../library-article.ts'

export const NIGHT_SHIFT: LibraryArticle = {
  id: 'night-shift',
  category: 'lifestyle',
  name: 'eating on the night shift',
  names: [
    'night shift',
    'night shifts',
    'night shift diet',
    'night shift food',
    'night duty',
    'night duty food',
    'night workers',
    'night shift nurses',
    'shift work',
    'shift workers',
    'shift duty',
    'rotating shift',
    'graveyard shift',
    'call centre',
    'call center',
    'bpo',
    'raat ki duty',
    'raat ki shift',
    'नाइट शिफ्ट',
    'रात की ड्यूटी',
    'ਰਾਤ ਦੀ ਡਿਊਟੀ',
  ],
  tones: {
    professional: {
      title: 'Night shift: when to eat, what to carry, and how to sleep after it',
      summary:
        'A meal plan for people who work at night: the main meal before duty, a small bowl in the first half, little afterwards, and a light bite at the end.',
      opening: `At two in the morning in a control room, three things are open: the tea machine, the biscuit packet and an app that delivers biryani. They are there when the body is least prepared for them.

You may have no say in the roster. You do have some in the plate, and it is decided before the shift starts, at home, when you are rested and the kitchen is yours.`,
      example: `## A night in Visakhapatnam

An operator at the steel plant works from ten to six.

- **3 pm, after waking:** rice, pappu, a dry vegetable, curd.
- **8:30 pm, with the family:** two jowar rottelu, fish pulusu or egg curry, beans, a tomato.
- **Half past midnight:** sprouts with onion and lime from the pantry fridge, and a guava.
- **After one:** water. Tea ended at eleven, because he sleeps at half past seven.
- **6:30 am:** one idli with sambar, then dark curtains. In weeks with acidity he eats a banana at half past four instead.

On his days off he eats lunch at one and dinner at eight with the family, and nothing after it.`,
      closing: `For four weeks, note three things after each shift: how long you slept, whether your stomach burned, and how the drive home felt. Change one meal at a time and watch these. They answer sooner than the weighing scale, and they are the reason to do it.`,
    },
    casual: {
      title: 'Working nights? An eating plan for the shift and for the sleep after it',
      summary:
        'Vada pav at one, biryani at three, acidity by noon? Here’s an easier way to eat on nights, from the dinner before to the curtains after.',
      opening: `It’s three. Your eyes burn, the calls keep coming, and someone’s just said the word: biryani. You’re not even hungry. You’re tired, it’s cold under the AC, and food’s the only event between now and the cab.

If you wake at noon with acidity and feel awful, it’s worth moving a few things around. You can still have biryani. Just not at three.`,
      example: `## Your week in the Gurugram call centre

- **Half past three, just up:** two rotis, dal, bhindi, curd. It’s your lunch, whatever the clock says. Tea after it.
- **Before the cab, eight o’clock:** rajma, two rotis, a big salad. Sit down for it.
- **In the bag:** roasted chana, an apple and a bottle for the desk. A small box of curd rice goes into the pantry fridge as you come in.
- **Midnight:** the curd rice, or half a plate of hot dal-chawal from the canteen. Last coffee before it, not after.
- **Biryani Friday:** order at half past eleven, share one between two, with raita.
- **After one:** water, or a walk to the far printer.
- **Five:** a banana, if you’re hungry. **Home by seven:** bed at eight on an easy stomach, and phone out of the room.`,
      closing: `Start with one thing. If it’s the midnight box, pack it tonight. If it’s coffee, fix your last-cup time and put it on a sticky note. At five, when your head sinks towards the keyboard, food won’t help, because that’s tiredness. Stand up, splash your face, and take the cab home instead of the bike.`,
    },
    motivational: {
      title: 'Strong through the night: four small habits for shift workers',
      summary:
        'While the city sleeps, you keep it running. Four habits around your shift look after your stomach, your sugar and your sleep, whatever the roster says.',
      opening: `The ward is lit, the furnace is hot, the gate is guarded, because you are awake. Night work is real work, and it deserves meals as proper as anyone’s.

You can’t change the clock on the wall. You can build four habits around it, each of which takes less than ten minutes. Together they make the next evening easier to face.`,
      example: `## Four habits of a rotating week

A staff nurse in Pune, two weeks of days, one of nights:

1. **Sit for the main meal.** Bhakri, usal, a green sabzi and curd at half past seven, before the uniform.
2. **Carry the night.** Two steel boxes: boiled eggs or matki, and cut carrot with peanuts. Both go into the ward fridge.
3. **Close the kettle.** Her last tea is at one, because she sleeps at half past nine. She drinks water after that and stretches at the window.
4. **Land softly.** A few spoons of upma, a shower, curtains, and a note on the door.

After a bad night she keeps number four. It’s the one that repairs the rest.`,
      closing: `One habit for this rotation, kept for five shifts: that’s the bet. Make it with a colleague, for a plate of idlis. When the habit runs by itself, add the next. A year has many nights in it, and each one you feed well is a gift to the morning.`,
    },
  },
  body: `## Why food sits differently at night

In a simulated night shift, volunteers who ate only during the day kept their glucose tolerance, while it worsened in those who also ate at night [@chellappa_2021]. In studies with more than two million people, the risk of a heart attack was about 23 per cent higher in shift workers than in others [@vyas_2012]. Short sleep matters too: people who regularly get less than 7 hours have more weight gain, diabetes and high blood pressure [@aasm_2015]. The roster may not be yours to change. The plate is.

## Two full meals, two small ones

- **After waking:** a full meal at what is your noon. Two rotis or a katori and a half of rice, dal or egg or fish, a vegetable, curd.
- **Before duty:** the main meal, between seven and nine, with the same parts and a second vegetable. This is the plate that carries you.
- **First half of the night:** a small bowl if you’re hungry. Sprouts, curd with fruit, vegetable dalia, a boiled egg, soup.
- **At the end:** a banana, an idli or a few spoons of upma, if hunger would wake you. With acidity, eating at least 3 hours before you lie down may help [@niddk_reflux], so have it at five or leave it out.

Between one and five, water is usually enough. Keep a bottle at your place and sip all through the shift, because under an AC it’s easy to forget. If you’re truly hungry, eat something small and leave the full thali for the day.

On days off, eat lunch and dinner with everybody else and leave the small hours free of food. Before the first night back, a nap and the early dinner help you over.

## Carry it, keep it safe

Machines and canteens at night sell what lasts. Pack before you leave. Roasted chana, peanuts, khakhra and whole fruit keep in a bag. Cooked food, curd and eggs should not stand at room temperature for more than 2 hours [@who_five_keys], so use the pantry fridge or an ice pack.

## Tea, coffee and the bed

Caffeine early in the shift keeps you alert. Late in the shift it costs you sleep after you get home. In one trial, 400 mg, as much as in several cups of coffee, taken 6 hours before bed still shortened sleep by more than an hour [@drake_2013]. So leave at least eight hours between the last cup and bed. If you sleep at eight, that means none after midnight.

Sleep for 7 hours or more. A dark, cool room, a silent phone and the family’s help count for as much as any food. If you’re drowsy when the shift ends, don’t drive. Nap first, or share a cab.`,
  variants: [
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient'],
      titles: {
        professional: 'Night shift with diabetes: meals, medicines and the roster',
        casual: 'Night shifts and diabetes: sort out your meal times first',
        motivational: 'Night shift with diabetes: a steady plan for every roster',
      },
      text: `## With diabetes

For people who use insulin or tablets that lower glucose, late meals and fasting can be risky, so a plan should be made with the doctor beforehand [@ada_2026]. Bring the roster to the visit. Ask at which hour to take what on a day shift, on a night shift and on the day of the change.

Eat about the same amount of starch at the main meal before each shift. Carry glucose and tell one colleague what low sugar looks like in you. Test before the drive home if your treatment can cause lows.`,
    },
  ],
  cautions: ['diabetes_medicines'],
  seeDoctor: `- Once a year, on regular nights: blood pressure, sugar and cholesterol.
- Before you change meal hours: if you take medicine for diabetes, blood pressure, epilepsy or thyroid. In pregnancy, ask about night work itself.
- Soon: heartburn on most days, food that sticks, or loud snoring with sleepiness in the day, which may be sleep apnoea [@nhlbi_apnoea].
- Low mood or poor sleep for two weeks or more. Tele-MANAS listens free on 14416 [@tele_manas].
- At once, on 112: chest pain, breathlessness, or vomiting blood.`,
}
