import type { LibraryArticle } from '../library-article.ts'

export const HOSTEL_FOOD: LibraryArticle = {
  id: 'hostel-food',
  category: 'lifestyle',
  name: 'eating well in a hostel or PG',
  names: [
    'hostel food',
    'hostel diet',
    'hostel mess',
    'mess food',
    'hostel student',
    'hostel students',
    'hostel life',
    'hostel snacks',
    'hostel ka khana',
    'hostel mein kya khaye',
    'pg food',
    'paying guest food',
    'college hostel',
    'college student diet',
    'room without kitchen',
    'no kitchen meals',
    'living away from home',
    'हॉस्टल का खाना',
    'ਹੋਸਟਲ ਦਾ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'Hostel food: how to eat well from a mess menu',
      summary:
        'How to read a mess counter, what to add from a tin in the room, and how a student eats enough protein, vegetables and fruit on a small budget.',
      opening: `A student moves into a hostel in July, and by Diwali something has shifted. One has lost weight, another has gained, a third lives on noodles after midnight. Parents blame the mess, and the mess blames the budget.

In truth most mess menus contain what a body needs, though thinly spread: watery dal, little fruit, vegetables cooked long. Knowing what to take twice and what to add from outside closes most of the gap.`,
      example: `## One Monday in a hostel in Tiruchirappalli

- **Breakfast in the mess:** four idlis, two ladles of sambar with the vegetables in it, and a boiled egg from the counter.
- **Eleven:** a guava from the cart at the gate.
- **Lunch:** rice, a double helping of kootu, rasam, curd. From the room: a spoon of groundnut podi.
- **Six o’clock:** sundal from the stall, hot, with lime, and tea.
- **Dinner:** three chapatis, kurma, onion and tomato. A katori of curd again.
- **Late study:** roasted chana and a banana instead of noodles.

The additions cost about as much as one packet of chips and a cold drink.`,
      closing: `Look at next week’s menu on Sunday and mark the days when protein or vegetables are missing. For those days, decide what comes from the tin or the fruit cart. If the menu itself is poor, three students with a short, polite list usually get further with the mess committee than one with a complaint.`,
    },
    casual: {
      title: 'Surviving the mess: how to eat well in a hostel or PG',
      summary:
        'Watery dal, the same aloo every day and noodles at midnight. What to take double of, what to keep under the bed, and how to skip the acidity.',
      opening: `Day one, you photographed the mess thali for your mother. Day forty, you can name the day of the week by the smell of the sabzi. And at midnight someone’s kettle is on, and it’s noodles again.

You don’t have to cook and you don’t have to be rich. You’ve just got to know which counter to visit twice and what to keep in a tin under the bed.`,
      example: `## What works in a Pune PG

- **Nine o’clock class:** two bananas and a handful of peanuts, eaten on the way, beat nothing at all. If there’s poha, take it, with lime.
- **Lunch tiffin:** open it, then add what’s missing. Usually that’s a cucumber and a cup of curd from the dairy downstairs.
- **Six-ish:** bhel with lots of sprouts, or two boiled eggs from the cart. Chai with it, fine.
- **Dinner:** roti, whatever bhaji, and dal. You leave the water at the top and dip for the dal at the bottom.
- **Midnight:** chana, a glass of milk, gossip.`,
      closing: `Sunday is when it’s won. Go to the market with a friend, buy limes, fruit, peanuts and chana, and split the bill. Call home when you’re low as well as when the food’s bad. Those are two different problems, and your mother’s good at both.`,
    },
    motivational: {
      title: 'Your own plate at last: building strong food habits in a hostel',
      summary:
        'For the first time nobody serves you, and that’s a chance. Five small habits, a tin and a bag of fruit make hostel food work for your studies and your sport.',
      opening: `The first months away from home teach things no syllabus mentions. You wash your own socks, manage your own money, and nobody tells you to finish your vegetables. The plate is yours.

Use that freedom early. Habits made in a hostel tend to come along to the first job and the first kitchen. You don’t need to overhaul anything. Five habits, one at a time, are a fine education.`,
      example: `## Five habits for five weeks

How a first-year kabaddi player in Rohtak did it:

1. **Week one: breakfast, every day.** Even on Sunday. Parathas with curd, or bread with two eggs.
2. **Week two: dal twice.** A second katori at lunch and at dinner.
3. **Week three: one fruit.** Whatever the cart sells cheapest: banana, guava, papaya, orange.
4. **Week four: a colour.** Carrot, mooli or tomato from a bag in the room, washed and eaten raw with lime.
5. **Week five: the bottle.** Filled before class, empty by evening.

He missed days. By the end of term his room-mates had taken over three of the five.`,
      closing: `Week one can begin tomorrow morning, however sleepy you are. Tell your room-mate, since two alarms are better than one. In five weeks you’ll have built something that no mess can serve you: the knowledge that you can look after yourself, on any budget and in any town.`,
    },
  },
  body: `## What to take twice

At the mess counter, protein and vegetables are the scarce goods. Take dal, sambar, rajma or chana first, from the bottom of the vessel, and ask for a second ladle. One hundred grams of cooked lentils or chickpeas gives about 9 g of protein [@usda_fdc]. With rice or roti the protein of dal becomes better still, because each makes up for what the other lacks [@young_pellett_1994]. Add curd or milk once a day, and eggs, chicken or fish on the days when they’re served and you eat them.

Then look for colour. If the sabzi is mostly potato, treat it as a second roti and find the vegetable elsewhere: carrot, cucumber, tomato or mooli, washed well, with lime.

## A tin under the bed

These need no fridge and cost little:

- roasted chana, and peanuts: a handful of 30 g gives about 8 g of protein [@usda_fdc]
- sattu, to stir into water with lime and jeera
- til or peanut chikki, murmura, khakhra
- limes, bananas, guavas and oranges, bought twice a week

Indian guidelines advise drawing on at least eight food groups over the day [@icmr_nin_2024]. The mess brings four or five. The tin and the fruit cart bring the rest.

## The midnight packet

Instant noodles are quick, and very salty. The World Health Organization advises adults to stay below 5 g of salt a day, just under a teaspoon [@who_sodium]. Read the sodium line of the packet, use half of the masala, and drop in an egg or a handful of peas. Better still, keep something at six in the evening, because midnight hunger often starts as a dinner that was too early or too small.

A can of soft drink can hold up to 40 g of free sugars, around 10 teaspoons [@who_sugars_news_2015]. Water, chaas and nimbu pani are cheaper.

## Safe on a small budget

Eat what is hot and freshly cooked, and skip cut fruit that was left in the open. Wash hands and fruit. Don’t leave food out for more than 2 hours [@who_five_keys], so finish the parcel from home or share it.`,
  variants: [
    {
      names: ['kettle', 'induction', 'electric cooker', 'self cooking', 'cooking in room'],
      titles: {
        professional: 'Hostel food: how to eat well from a mess menu and a kettle',
        casual: 'Mess thali and one kettle: how to eat well in a hostel',
        motivational: 'Strong food habits in a hostel, with a kettle on the desk',
      },
      text: `## With a kettle in the room

If the warden allows it, a kettle with a lid makes more than noodles. For eggs, let the water boil, leave them in it with the lid on for fifteen minutes, and boil once more; the yolk should be firm. Quick oats or roasted vermicelli soften in a steel bowl with boiling water and a plate on top. Add peanuts, grated carrot and lime, or banana and milk powder.

Moong sprouts itself: soak it overnight, tie it in a damp cloth for a day, and let it stand in boiling water for five minutes before you eat it. Never leave the kettle on when you go out.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Loose motions with blood or fever, or so much vomiting that water won’t stay down: see the campus doctor the same day, and sip ORS.
- Weight that keeps falling, a cough for weeks, fever in the evenings: ask for a check-up.
- Tiredness that doesn’t lift with sleep, or heavy periods: ask for a haemoglobin test.
- Vegetarians who rarely have milk, curd or eggs: ask about vitamin B12.
- Low mood, or no wish to eat, for two weeks, or skipped meals out of fear of gaining weight: talk to a counsellor or a doctor.`,
}
