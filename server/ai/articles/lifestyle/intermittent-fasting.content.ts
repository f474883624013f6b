import type { LibraryArticle } from '../library-article.ts'

export const INTERMITTENT_FASTING: LibraryArticle = {
  id: 'intermittent-fasting',
  category: 'lifestyle',
  name: 'intermittent fasting',
  names: [
    'intermittent fasting',
    'intermittent fast',
    'fasting window',
    'eating window',
    'time restricted eating',
    'time-restricted eating',
    '16:8 fasting',
    '16:8',
    '16/8',
    '14:10 fasting',
    'omad',
    'one meal a day',
    'alternate day fasting',
    'fasting for weight loss',
    'fasting to lose weight',
    'इंटरमिटेंट फास्टिंग',
    'ਇੰਟਰਮਿਟੈਂਟ ਫਾਸਟਿੰਗ',
  ],
  tones: {
    professional: {
      title: 'Intermittent fasting and 16:8: what it does, and how to eat within the hours',
      summary:
        'What a shorter eating day brings and what it doesn’t, how to try it gently with Indian meals, and who should leave it alone.',
      opening: `Most people who ask about intermittent fasting have already seen it at home. Grandmother finished dinner before the lamps were lit and ate nothing until morning. She had no app for it.

The modern version gives the hours a name and a promise. For a healthy adult the hours can be useful. They do no more than eating a little less at any hour, and some people should not try them at all.`,
      example: `## Between nine and seven, in Thrissur

A schoolteacher has moved her dinner forward and changed little else.

- **9 am:** puttu with kadala curry and a small banana.
- **1 pm:** one katori of rice, sambar, beans thoran, a piece of fish or a boiled egg, curd.
- **4 pm:** tea, a guava and a handful of peanuts.
- **7 pm:** two chapatis with green gram curry and a carrot salad.

After that she drinks water. On Sundays her brother’s family eats at nine, and she eats with them. The window can rest for an evening.`,
      closing: `If you try it, give it a month and judge it by ordinary things: your sleep, your temper at five o’clock, whether you still eat with your family. If these are well, the hours may stay. If they aren’t, three regular meals are an equally good plan, and a dietitian can fit them to your day.`,
    },
    casual: {
      title: 'Is 16:8 right for you? Read this before you skip breakfast',
      summary:
        'A straight answer on 16:8, what a real day of it looks like with Indian food, how to try it without missing family dinners, and who should skip the whole idea.',
      opening: `Someone at work does it. Your gym trainer does it. Now there’s an app on your phone counting down to the minute you may eat an idli. 16:8 means you eat within eight hours and leave sixteen empty, the night included.

Is it right for you? If you’re a healthy adult, it’s one fair way to eat, though it has no edge over simply eating less. If you’re on the list further down, it’s a no, or a talk with your doctor first. Please read that list before you start.`,
      example: `## If dinner at your place is at half past ten

Say you live in Kolkata and nobody eats before ten. Sixteen hours would cost you every dinner with the family. Twelve won’t, and that’s where I’d stop:

- **This week:** dinner at nine, whatever it is. Rice, macher jhol, a big helping of shaak. Then the kitchen’s closed.
- **Next week:** eight o’clock on working days. If seven is the hungry hour, have muri with chana, cucumber and a few drops of mustard oil.
- **Breakfast stays:** ruti with alu-kopir torkari and an egg, at half past eight.
- **Sunday adda:** luchi, late, with everyone. That’s fine too.`,
      closing: `Fewer hours, same food. If you feel fine and sleep well on that, carry on. If you’re snapping at people by eleven and dreaming of parathas, have the paratha. You haven’t failed at anything. You’ve found out that your body likes breakfast, and that’s worth knowing.`,
    },
    motivational: {
      title: 'Close the kitchen early: a gentle start with intermittent fasting',
      summary:
        'Start with the night, eat whole meals, and let the hours fit your life. Four steps for four weeks, and clear signs for when to stop.',
      opening: `Wipe the counter, switch off the kitchen light, and let the day’s eating be over. It takes two minutes and costs nothing. That is the first step of intermittent fasting, and for many people it can be the only one.

All it takes is a time for the last bite and a dinner that holds you until morning. For a healthy adult that is enough to begin with. From there you decide, week by week, whether you want more.`,
      example: `## Shutter down at eight: four steps in Indore

A plan for a shopkeeper, one step a week:

1. **Choose the last bite.** A time he can manage on five evenings. Dinner is dal, two rotis, bhindi and curd.
2. **Strengthen breakfast.** Poha with peanuts and sprouts, or besan chilla, or eggs with roti.
3. **Bridge the evening.** Roasted chana and a fruit at five, in the shop, so that dinner can be smaller.
4. **Look back.** How are sleep, energy and mood? What helped stays. What didn’t can go.

A wedding or a late train doesn’t undo anything. The next evening is there.`,
      closing: `Tonight, just choose the time and tell one person at home. Tomorrow, eat a breakfast that deserves the name. Two small things done on most days are worth more than a long fast done twice. Should the hours not suit you, letting them go is a sound decision as well.`,
    },
  },
  body: `## What the clock can do

Intermittent fasting means eating only between certain hours, or very little on some days and normally on the others. Its strength is plain. The late biscuits and the second dinner fall away, and nobody has to count anything.

The hours themselves add little. In a one-year trial of people with obesity who all ate less, those who also kept to 8 hours a day did not lose significantly more weight than those who ate at any hour [@liu_2022]. A statement of the American Heart Association found that fasting on certain days may help people to lose weight for a time, while its effect over years is not known [@st_onge_2017].

So choose it if it makes your days simpler, and leave it if it doesn’t.

## Start with the night

Keep breakfast, lunch and dinner, and drop what comes after dinner. If dinner is at eight and breakfast at eight, the night already gives you twelve hours. Stay there for a while. If you’d like a shorter day, bring dinner forward before you push breakfast back. In a laboratory study of 16 adults with excess weight, eating the same meals about four hours later made them hungrier, and they used less energy [@vujovic_2022].

Water is free at any hour, and so is black tea or coffee without sugar. Milky or sweet chai is food, so it belongs inside the eating hours.

## What a real 16:8 day looks like

From half past nine to half past five, that is three meals:

- **9:30 am:** two besan chillas or two eggs with two rotis, curd, a fruit.
- **1:00 pm:** rice or rotis, a big katori of dal, sabzi, salad, curd.
- **5:15 pm:** a proper dinner: rotis, paneer, chana or fish, a vegetable.

With an office and a family table, that’s hard to keep up. Twelve to fourteen hours overnight suit most homes better.

## Fill the hours well

Fewer hours do not change what a day needs: cereals, pulses, vegetables, fruit, nuts, and milk or curd [@icmr_nin_2024]. One meal a day can hardly hold all that. Three meals can.

- Put dal, chana, curd, paneer, eggs, fish or chicken into each of them.
- Give vegetables half of the plate.
- Break the fast with a proper meal, not with toast and tea.

## Know when to stop

Eat, and end the fast for that day, when you feel faint or shaky, when your heart races, or when you can think of nothing but food. A fast that makes you overeat at night isn’t helping you. You can drop it without making up for anything.`,
  cautions: ['fasting', 'eating_disorders'],
  seeDoctor: `- Before you begin: if you take tablets for diabetes or blood pressure or water tablets, or are older and losing strength. Your doctor plans the timing of the doses.
- Also before you begin, if you have heart failure or angina, or blood pressure that is not under control [@nice_ng246]. Ask first with kidney disease, gout or gallstones too.
- The same day for fainting, a racing heart that doesn’t settle, or low blood sugar. Call 112 for someone who is confused or can’t be woken.
- Soon, if weight keeps falling after you have stopped, or periods stay away.`,
}
