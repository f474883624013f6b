import type { LibraryArticle } from '../library-article.ts'

export const ACIDITY: LibraryArticle = {
  id: 'acidity',
  category: 'diet',
  name: 'acidity and reflux',
  names: [
    'acidity',
    'acid reflux',
    'reflux',
    'gerd',
    'heartburn',
    'indigestion',
    'hyperacidity',
    'sour burps',
    'khatti dakar',
    'seene mein jalan',
    'pet mein jalan',
    'antacid',
    'acidity at night',
    'amlapitta',
    'एसिडिटी',
    'सीने में जलन',
    'खट्टी डकार',
    'ਐਸੀਡਿਟੀ',
    'ਛਾਤੀ ਵਿੱਚ ਜਲਣ',
  ],
  tones: {
    professional: {
      title: 'Acidity and reflux: timing, portions and your own triggers',
      summary:
        'Smaller, earlier dinners calm acidity for many people. How to find the two or three foods that trouble you, what to know about tablets, and which signs need a doctor.',
      opening: `Ask ten people with acidity what they have given up, and you’ll hear ten long lists: chillies, tomato, tea, pickle, anything with tadka. Ask them when they eat dinner, and the answers are much alike. Late, large, and soon before bed.

That is where treatment at home should begin. The hour and the size of the last meal often do more than all the forbidden dishes together. Changing them costs nobody the joy of eating.`,
      example: `## An evening in Kanpur, moved forward

- **5.30:** roasted makhana or chana and a cup of weak tea, so that hunger doesn’t arrive at dinner in a rage.
- **7.45:** two rotis, lauki with chana dal, and a little curd if it suits. The fourth roti and the second helping wait for lunch tomorrow.
- **8.15:** ten slow minutes on the terrace. No sofa.
- **9.30:** water if thirsty, not milk.
- **10.45:** bed, with the head end raised on two bricks.

Saturday’s chaat isn’t lost. Eaten at five instead of nine, it often does no harm at all.`,
      closing: `Give the earlier dinner two weeks before you blame a single spice. Write down what you ate, when, and what you felt. If you still reach for an antacid on most days after that, the notebook is exactly what your doctor will want to see.`,
    },
    casual: {
      title: 'Burning again after dinner? Try this before you ban chilli',
      summary:
        'Acidity that wakes you at night often has less to do with chilli than with the clock. What to shift first, how to spot your own triggers, and when to get it checked.',
      opening: `It’s eleven at night, dinner was at ten, and there it is: that sour burn climbing up behind your breastbone. You blame the pickle. You find the pink bottle. Tomorrow you’ll do it all again.

Before you give up everything with taste in it, look at the clock. Your stomach was full and you lay down. Of course it came up. Let’s fix that first.`,
      example: `## The same food, another hour: a day in Guntur

- **8 a.m.:** idli with coconut chutney. One coffee, not three.
- **1 p.m.:** the hot stuff goes here. Gongura pappu, avakaya, rice. You’re upright for hours, so enjoy it.
- **5 p.m.:** a banana or a handful of roasted peanuts.
- **7.30 p.m.:** small and soft. Rice with beerakaya and curd, or upma with vegetables, or a plain egg with two phulkas.
- **After that:** a short walk, loose pyjamas, a book. No lying flat till 10.30.

Did it still burn? Note what was different tonight. Beer? Fizzy drink? Two helpings?`,
      closing: `Try four early dinners this week. Only four, and any four. Keep the pink bottle where it is and see how often you touch it. If it’s still most nights after a fortnight, get it looked at. Nobody should have to sleep sitting up.`,
    },
    motivational: {
      title: 'Your acidity plan: fourteen days, a pencil and an earlier dinner',
      summary:
        'A gentle experiment at your own table. It shows which two or three things set off your acidity, so that everything else you like to eat can stay.',
      opening: `Somewhere on your plate are two or three things that bring on the burn. The rest is innocent. Finding out which is which gives you back a kitchen full of food.

Think of the next fourteen days as an experiment with you in charge. You won’t starve and you won’t live on bread. You’ll move dinner, keep a pencil handy and let your own stomach vote.`,
      example: `## Fourteen days in a Siliguri kitchen

- **Days 1 to 4: move dinner.** Rice, pepe diye dal and a light magur jhol by 7.30, and bed three hours later. Mark each night: calm, a little, or bad.
- **Days 5 to 7: shrink it.** Three quarters of the usual plate at night. Have muri and chana at five, so you don’t arrive starving.
- **Days 8 to 11: test one suspect.** Leave out the second milky tea, or raw onion, or the fried begun. Only one.
- **Days 12 to 14: bring it back.** Same portion, twice. Does it burn both times? You’ve found one. It doesn’t? Welcome it home.

One calm night more than last week is a win.`,
      closing: `At the end of the fortnight you’ll have a page that nobody else could have written for you. Keep the habits that gave you calm nights and forget the bans that didn’t. Nights that stayed bad are no mark against you. Take the page to a doctor, and you’ll come better prepared than most.`,
    },
  },
  body: `## The hour and the size of dinner

Acid rises when a full stomach is pressed or lies flat. Large late dinners, a tight waistband, bending after meals and a nap on the sofa do more than most single dishes [@nice_reflux_2014]. Eating at least 3 hours before you lie down may help [@niddk_reflux]. So may a smaller plate, eaten slowly.

If nights are bad, raise the head of the bed by a hand’s breadth, with bricks or blocks under its legs [@acg_reflux_2022]. A pile of pillows only bends the belly. Losing some weight, for those who carry it around the waist, is among the most effective steps [@acg_reflux_2022].

## Your triggers, not everyone’s

Chilli, fried food, coffee, strong tea, chocolate, mint, tomato, raw onion, fizzy drinks and alcohol trouble some people and leave others alone [@nice_reflux_2014]. Nobody needs to give up all of them. A diary of two weeks shows your own two or three. Test one food at a time, in the same portion, twice, before you judge it.

Tobacco and gutka loosen the valve between the food pipe and the stomach [@acg_reflux_2022]. Stopping them is part of the treatment.

## What to cook in the evening

Dinner can be light and still be dinner. Many stomachs take these well: moong khichdi with lauki, two phulkas with tori, idli with a mild sambar. Fish in a thin jhol does too, or an egg with soft vegetables and rice. Keep the deep-fried and the very hot for lunch, when you’ll be upright for hours.

## Milk and tablets

Cold milk cools for a while and may bring more acid later [@nice_reflux_2014]. Water or thin chaas is the better last glass.

Antacids and acid blockers have their place, for the time your doctor sets. Many people take them for years without a review, and others stop too early [@nice_reflux_2014]. Ask at your next visit whether you still need yours. Painkillers such as ibuprofen or aspirin often hurt the stomach, so name every one you use [@nice_reflux_2014]. After long use of acid blockers, ask for a vitamin B12 test as well [@ods_b12].`,
  cautions: [],
  seeDoctor: `- Burning in the chest with sweat, breathlessness, or pain in the arm or jaw: it may come from the heart. Call 112.
- You vomit blood, your stools turn black, or a sudden severe pain begins: go to hospital at once.
- Food sticks when you swallow, you lose weight without trying, you keep vomiting, or you are anaemic: see a doctor soon.
- Indigestion that starts for the first time around 55 or later: have it checked.
- You need an antacid on most days: that alone is reason for a visit.`,
}
