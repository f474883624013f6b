import type { LibraryArticle } from '../library-article.ts'

export const WORKOUT_FOOD: LibraryArticle = {
  id: 'workout-food',
  category: 'fitness',
  name: 'food before and after a workout',
  names: [
    'workout food',
    'workout nutrition',
    'pre workout',
    'post workout',
    'pre workout meal',
    'post workout meal',
    'before workout',
    'after workout',
    'before gym',
    'after gym',
    'eat before exercise',
    'eat after exercise',
    'food before exercise',
    'food after exercise',
    'fasted workout',
    'empty stomach exercise',
    'gym se pehle',
    'gym ke baad',
    'workout se pehle',
    'workout ke baad',
    'कसरत के बाद खाना',
    'ਜਿਮ ਤੋਂ ਬਾਅਦ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'Food before and after a workout: what to eat, and when',
      summary:
        'When you can train on an empty stomach, what sits well before a hard session, and why an ordinary meal is enough afterwards. With three training times from Chennai.',
      opening: `People who train bring two questions to a dietitian: what should I eat before, and how fast must I eat after? Behind them stands the idea that a small mistake in timing undoes the work.

It does not. For most sessions the body is well supplied from the last meals, and it goes on repairing for long after. What you can gain from good timing is comfort: no stitch, no heavy stomach, no shaky hands on the bus home.`,
      example: `## Three training times, one kitchen in Chennai

**Six in the morning, a gym class.** A banana and some water on waking. At half past seven, three idlis with sambar and a katori of curd, or an omelette with dosa.

**Noon, a swim of half an hour.** Pongal at half past eight, then nothing until lunch: rice, sambar, keerai, and fish or paneer.

**Six in the evening, badminton.** Lunch at one. At half past four, a small bowl of upma, or bread with a thin layer of peanut butter; they sit better than a coarse sundal. Dinner at eight: chapati, kootu, egg curry or dal, buttermilk.

The food is what the house cooks anyway. The hour and the size are chosen for the training.`,
      closing: `For the next three sessions, write down what you ate, at what hour, and how you felt at the end. The pattern shows quickly. Change one thing at a time, usually the gap before the session. When you feel light at the start and steady at the finish, you have found your timing and can stop thinking about it.`,
    },
    casual: {
      title: 'Gym after work? What to eat before, and what can wait',
      summary:
        'Banana or empty stomach, shake or dosa? Relax about the famous half hour. What sits well before a workout, what to eat after, and a day in Guwahati that works.',
      opening: `You ate two aloo parathas at half past four and went for a run at five. You know how that ended.

Or you did the opposite: nothing since lunch, and by the third set the room went a bit grey. Both are easy to fix. It helps to know how long food takes to leave your stomach, and that your muscles aren’t watching the clock as closely as your trainer says.`,
      example: `## Evening training in Guwahati

- **One o’clock:** lunch. Rice, dal, a piece of fish in tenga, some lai xaak. That’s your real fuel.
- **Half past four:** you train at half past five, so keep it small. A banana, or a bowl of chira with curd and a bit of gur.
- **Half past five:** training. Water when you’re thirsty.
- **Seven:** you’re home. A handful of roasted chana if dinner’s late.
- **Eight:** rice again, egg curry or chana, a sabzi. Done.

And if it’s a dawn run by the river instead? Water, shoes, go. Eat jolpan with curd when you’re back. For hill repeats, take two dates first.`,
      closing: `Eat the big meal early, the small thing late, and the normal dinner after. If a new snack sounds clever, try it on an easy day first, well before the match. Should anyone shout about the thirty-minute window, tell him you’ll be having fish curry at eight.`,
    },
    motivational: {
      title: 'Fuel your workout with three small habits',
      summary:
        'Arrive light, train steady, eat a real meal after. Three habits for gym, run or dance class, shown in a morning and an evening plan from Surat.',
      opening: `You’ve done the hard part. You’ve made time to train. Now let food help you a little, so that the last ten minutes feel like the first.

You don’t have to earn your dinner, and you don’t need a timetable on the wall. Turn up with something in the tank, and go home to a plate that does you good. Three small habits cover nearly every session, and you can try the first one tomorrow.`,
      example: `## Two plans from Surat

Mitali dances on Tuesday evenings and runs on Sunday mornings. She keeps three habits for both.

1. **Arrive light.** Before dance: rotli, dal and shaak at one, then a banana at five. Before the long Sunday run: two dates and half a glass of milk.
2. **Pack the rescue.** Roasted chana and a bottle of water live in her bag, for the day when the bus is late.
3. **Sit down to a meal.** After dance: khichdi with kadhi and a katori of curd. After the run: handvo or poha with peanuts, and a glass of chaas.

Last month she kept all three on five of eight days. On those days she had something left for the last song.`,
      closing: `Think of the habit that would have helped you most last week. Put the banana next to the keys, or the chana in the bag, and let it run for a fortnight. You’ll know it works when you stop thinking about food in the middle of a set and start thinking about it, cheerfully, on the way home.`,
    },
  },
  body: `## Do you need to eat before?

It depends on the session. In a review of trials, food beforehand improved long aerobic exercise, while shorter sessions went as well without [@aird_2018]. For an easy walk, yoga or a short gym class, last night’s dinner is usually enough.

For sessions longer than an hour, sports nutrition bodies advise 1 to 4 g of carbohydrate per kilogram of body weight, eaten 1 to 4 hours before, with the smaller amounts closer to the start [@thomas_2016].

## Match the plate to the clock

- **About three hours before:** a full meal, such as rice, dal, sabzi and curd.
- **One to two hours before:** a light plate, such as poha, upma or two idlis.
- **Half an hour before:** a few bites, such as a banana or two dates.

Just before exercise it is usual to avoid much fat, fibre or protein, because they are more likely to upset the stomach [@thomas_2016]. So fried snacks, rajma and big salads wait until later. In the 2 to 4 hours before, 5 to 10 ml of fluid per kilogram of body weight is a guide for athletes [@thomas_2016]. At 60 kg that is one and a half to three glasses. If your doctor limits your fluids, keep to that limit.

Training without breakfast has not been shown to take off more fat. In a small four-week trial of 20 young women on the same plan, those who trained fasted and those who had eaten lost similar amounts [@schoenfeld_fasted_2014].

## Afterwards, you have hours

When trials were compared at equal total protein, the advantage of protein right around the session disappeared [@schoenfeld_timing_2013]. A meal with good-quality protein within some hours supports repair [@issn_timing_2017]. Dal with rice and curd, egg curry with roti, fish with rice and rajma with roti all qualify. Eat sooner if you started on an empty stomach or train again the same day.

## Powders and bottles

India’s dietary guidelines advise against protein supplements for building muscle [@icmr_nin_2024]. After a usual session, water to thirst and a cooked meal with its normal salt replace what you sweated. Chaas or nimbu pani with little sugar is pleasant in summer.`,
  cautions: [],
  seeDoctor: `- You use insulin or tablets that can cause low blood sugar: plan exercise and meals with your doctor, above all before breakfast [@ada_2026].
- You feel shaky, confused or drenched in cold sweat during exercise: stop and take sugar. See a doctor even if it passes.
- You faint, or have chest pain or unusual breathlessness: call 112.
- Your periods have stayed away for three months, or you get stress fractures or repeated colds while you train: see a doctor and a dietitian, since you may be eating too little for the work [@ioc_low_energy_2023].`,
}
