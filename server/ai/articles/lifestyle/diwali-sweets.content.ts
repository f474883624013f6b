import type { LibraryArticle } from '../library-article.ts'

export const DIWALI_SWEETS: LibraryArticle = {
  id: 'diwali-sweets',
  category: 'lifestyle',
  name: 'Diwali and its sweets',
  names: [
    'diwali',
    'deepavali',
    'deepawali',
    'diwali sweets',
    'diwali mithai',
    'mithai',
    'festival sweets',
    'festive sweets',
    'diwali food',
    'diwali diet',
    'diwali weight gain',
    'after diwali',
    'diwali faral',
    'bhai dooj',
    'dhanteras',
    'sweets at festivals',
    'दिवाली की मिठाई',
    'मिठाई',
    'ਦੀਵਾਲੀ ਦੀ ਮਿਠਾਈ',
    'ਮਿਠਾਈ',
  ],
  tones: {
    professional: {
      title: 'Diwali sweets: choosing, serving and the days around',
      summary:
        'One rich day does no harm; the weeks around it add up. How to choose sweets, serve guests, store milk mithai safely and return to everyday food.',
      opening: `By the week of Diwali there are four boxes in the kitchen that nobody bought. One came from the office, one from the bank, two from neighbours. A good part of what is eaten in this season is eaten because it stands there.

The sweets that matter are fewer: the ones a grandmother makes, the one from the shop of your childhood. A calm plan protects those and lets the rest move on.`,
      example: `## Five days in Jaipur

- **Dhanteras:** dinner at home, with a small bowl of kheer afterwards.
- **Chhoti Diwali:** no sweets planned. Poha in the morning, bajra khichdi and kadhi at night.
- **Diwali:** a proper lunch of dal, gatte, sabzi and curd. In the evening, after the puja, one mawa kachori shared by two, and one besan laddoo.
- **Govardhan:** annakoot, with its many vegetables, is the meal. The sweet is part of the prasad.
- **Bhai Dooj:** whatever the sister has made, one serving, sitting beside her.

The boxes that came from outside were passed on by the third day.`,
      closing: `Write down the sweets that were worth it this year and the ones you hardly tasted. The list will be short, and next October it will save you a good deal of deciding. Until then, the best place for an unopened box is someone else’s table, the same day.`,
    },
    casual: {
      title: 'So many boxes of mithai: how to enjoy Diwali and feel fine',
      summary:
        'You don’t have to refuse sweets, and you don’t have to finish them either. Pick your favourites, visit on a full stomach, and pass on the soan papdi.',
      opening: `The bell rings, and it’s another box. The soan papdi went on top of the fridge unopened, but this one’s kaju katli. You’re full, and the person who brought it is watching your face. So you eat one. Then one more after they’ve gone, because the box is open.

Nobody needs to be strict at Diwali. But there’s a big difference between the three sweets you love and the fourteen you ate while talking. The three can stay.`,
      example: `## Three visits in one evening

You’re in Chennai, it’s Deepavali, and the day began at five with oil, crackers and a spoon of legiyam.

- **Before you leave:** a real lunch. Rice, sambar, kootu, curd. Hungry visitors lose every argument.
- **House one:** one adhirasam, with your coffee. You’ve waited all year for it.
- **House two:** murukku and a chat. You say, “I’ll take the sweet home, it’s for Appa.” They’re delighted.
- **House three:** half a jangiri, shared with your cousin. Water.
- **Home:** rasam rice and beans poriyal. Feet up.`,
      closing: `As for the soan papdi, it’s a traveller. Let it travel on. If you ate more than you meant to, there’s nothing to make up for. Have your idlis in the morning, walk to the market, drink water when you’re thirsty. By evening it’s an ordinary day again.`,
    },
    motivational: {
      title: 'A brighter Diwali table: small choices for host and guest',
      summary:
        'Set a table where everyone finds something to enjoy. Smaller pieces, a second tray and a plan for the boxes make the season lighter for the whole family.',
      opening: `A host has quiet power. What is on the table, how large the pieces are, what is offered first: you decide it, and twenty people eat by it without noticing.

So this Diwali, don’t begin with what you must not eat. Begin with the table you’d be proud to set. A few friendly changes, made once, do more than a month of promising yourself to be careful.`,
      example: `## A host’s evening in Surat

1. **Roll them small.** The besan laddoos are the size of a lime. Everyone can say yes to one.
2. **Set a second tray.** Roasted makhana, chana jor with onion and lime, orange segments, almonds, a bowl of pomegranate.
3. **Make one sweet at home.** Doodh pak with a third less sugar, slow-cooked, with elaichi and saffron. Served in the smallest katoris.
4. **Feed them dinner.** Rotli, ringan nu shaak and khichdi-kadhi come early, so that nobody dines on ghughra.
5. **Send it home.** Each family leaves with a packet, and the counter is clear by night.`,
      closing: `Two of these are enough for your own evening. Your guests will remember the lamps, the laughter and how light they felt on the way home. When the last diya has gone out, give yourself the gift of an ordinary breakfast. It’s the easiest step of the whole season.`,
    },
  },
  body: `## Choose before you are offered

Name the sweets you love, about three for the season, and eat those with attention: after a meal, sitting down, from a plate. People eat less when the plate, the packet and the portion are smaller [@hollands_2015]. So cut pieces small and close the box once you have served.

Fasting all day to “make room” tends to end at the mithai counter. Eat lunch as always.

## What counts as sugar

WHO advises that free sugars stay below 10 per cent of the day’s energy, about 50 g on 2,000 kcal [@who_sugars_2015]. Less than 5 per cent is better still. For most adults that is about six teaspoons [@who_sugars_2015]. Two gulab jamuns with their syrup can come close.

Jaggery and honey are added sugar too, say the Indian guidelines [@icmr_nin_2024]. A laddoo of gur, til or dates can be delicious, and it is still a sweet. “Sugar-free” mithai keeps its khoya, maida and ghee. WHO suggests that people without diabetes should not use sweeteners as a way to control weight [@who_sweeteners_2023].

In syrup sweets, press the syrup out and leave it in the bowl. Of kheer, halwa or payasam, half a katori is a helping.

## Fresh, dated and cold

Packed sweets must carry the maker’s FSSAI licence number and a date [@fssai_labelling_2020]. Buy milk sweets from a busy shop, in small amounts. They should not stand at room temperature for more than 2 hours [@who_five_keys]. Kaju, til and besan sweets keep better, which makes them the better gift for a long train.

Ask about nuts, milk and wheat before you offer a sweet to someone with an allergy.

## The day after is an ordinary day

You don’t need to skip meals or wash anything out; the liver and kidneys do their work without a special juice. If the scale jumps the next morning, much of that is water held by a salty, starchy day, and it leaves again within days.

What stays is the drift of several weeks. In an American study, adults gained about 0.4 kg on average over the holiday weeks and did not lose it again in the months that followed [@yanovski_2000]. So mark the true festival days on the calendar. On all the others there is dal, sabzi and fruit.`,
  variants: [
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient'],
      titles: {
        professional: 'Diwali sweets with diabetes: a plan for the season',
        casual: 'Diwali with diabetes: yes, there’s a laddoo in this plan',
        motivational: 'Diwali with diabetes: at the table, and in charge',
      },
      text: `## With diabetes

Choose one sweet for the occasion, in a small katori, after a meal with vegetables and protein [@rssdi_2022]. Leave the rice or one roti at that meal, not the meal itself. In a small study of people with type 2 diabetes, eating vegetables and protein before the carbohydrate lowered the rise after the meal [@shukla_2015].

Keep meals and medicines at their usual hours even on a day of visits, and carry glucose if your treatment can cause low sugar. A higher reading the next morning is information. Write “Diwali” beside it and go back to your usual breakfast.`,
    },
  ],
  cautions: ['diabetes_medicines'],
  seeDoctor: `- Readings stay well above your usual range for two or three days after the festival: call your doctor.
- The same day, for very high sugar with vomiting, fast breathing or drowsiness.
- Vomiting, fever or blood in the stool after milk sweets: see a doctor, and sip ORS.
- Swelling of the lips, wheezing or hives after a sweet with nuts: call 112.
- You eat in secret, or can’t stop once you begin: talk to a doctor or psychologist. It can be treated.`,
}
