import type { LibraryArticle } from '../library-article.ts'

export const FATTY_LIVER: LibraryArticle = {
  id: 'fatty-liver',
  category: 'diet',
  name: 'fatty liver',
  names: [
    'fatty liver',
    'fatty liver diet',
    'fatty liver grade 1',
    'fatty liver grade 2',
    'liver fat',
    'nafld',
    'masld',
    'nash',
    'sgpt',
    'liver enzymes',
    'liver diet',
    'liver mein charbi',
    'liver par charbi',
    'jigar ki charbi',
    'फैटी लिवर',
    'लिवर में चर्बी',
    'ਫੈਟੀ ਲਿਵਰ',
    'ਜਿਗਰ ਦੀ ਚਰਬੀ',
  ],
  tones: {
    professional: {
      title: 'Fatty liver diet: what grade 1 means, what lowers the fat, what to leave alone',
      summary:
        'What “grade 1” tells you, how much sugar, oil and grain fit into a day, how much weight loss helps a fatty liver, and why liver tonics are best left in the shop.',
      opening: `Most people meet their fatty liver by accident. An ultrasound for a gallstone or a company check-up mentions “grade 1”, and the family starts looking for a bottle to clean it.

No bottle does that. A liver gives its fat back when less sugar, refined flour and alcohol come in and when the muscles work. The changes are ordinary, and they begin with what is in the glass.`,
      example: `## Before and after, in Hyderabad

- **Breakfast:** instead of four idlis and a sweet coffee, two pesarattu with ginger chutney, and coffee without sugar.
- **Eleven o’clock:** instead of puffs from the canteen, a guava and roasted chana.
- **Lunch:** instead of three katoris of rice, one and a half, with a full katori each of gongura pappu and beans fry, and fish pulusu or an egg.
- **Five o’clock:** plain majjiga instead of a packed juice.
- **Dinner by eight:** two jowar rottes, a large katori of dondakaya, salad, and curd.

The pots are the same. The glass, the snacks and the size of the rice have changed.`,
      closing: `Which two changes would you mind least? Make those, and write down a date four months from now for the next check. A liver repays steadiness. If the report also mentions sugar, pressure or triglycerides, take all the numbers to one doctor, because they belong together.`,
    },
    casual: {
      title: 'So your scan says fatty liver. What do you eat now?',
      summary:
        'A scan has found fat in your liver and you feel fine. Here’s what it means, what to change first, and why you can put that bottle of liver tonic back.',
      opening: `You went for one thing and came back with another. “Mild fatty liver,” says the report. You don’t drink, or hardly. You feel fine. And by evening someone has sent you a video about a green juice.

Don’t panic, and don’t ignore it either. A fatty liver is very common, and the best things you can do for it cost nothing.`,
      example: `## One Sunday in Indore

Sunday’s where it usually goes wrong. Here’s a version you’d still enjoy:

- **Morning:** poha with peas, peanuts and lots of lime. One katori of it, and the jalebi on another Sunday.
- **Lunch:** two rotis, dal, a big bowl of palak or turai, and cucumber and onion.
- **Chai at four:** half the usual sugar. Next month, half of that.
- **Evening out at the market:** bhutta with lime and masala, and a soda with lime and no sugar.
- **Dinner:** moong chilla with chutney and curd.

And a walk round the colony before the film starts.`,
      closing: `Two things for this week, then: nothing sweet in the glass, and thirty minutes of walking on most days. Keep the report safe, get the follow-up test your doctor wants, and next time you’ll have something good to compare it with.`,
    },
    motivational: {
      title: 'Fatty liver: four changes to your diet and your day in four weeks',
      summary:
        'A liver can give back the fat it has stored. Four changes for four weeks, with the weight steps that count, and exercise that helps even before the scale moves.',
      opening: `The liver is a forgiving organ. Give it less to store and more help from the muscles, and it starts to empty its shelves.

It doesn’t ask for a perfect diet. It asks for a few things done on most days: a glass without sugar, a plate with more vegetables, a walk. You can be one step in before this evening’s dinner.`,
      example: `## Glass, plate, legs, snack: a month in a Kochi home

1. **Week one, the glass.** Water, chaya without sugar, sambharam. No cola, no packed juice, no sweet lime soda.
2. **Week two, the plate.** One katori less rice, thoran on half the plate, and the oil measured with a teaspoon. Fish curry stays, and so does cherupayar.
3. **Week three, the legs.** Thirty minutes of walking on five days. Two evenings with chair squats while the cooker whistles.
4. **Week four, the four o’clock snack.** Boiled chana or a banana instead of puffs and banana chips.

Put a tick on the calendar for each day that worked. Five ticks make a strong week.`,
      closing: `Four weeks, four habits, and none of them needs a bottle. Take your first step tonight, the glass. When a week goes wrong, the next tick is only one meal away. Your next report will be the result of many small evenings like this one.`,
    },
  },
  body: `## What the report means

A fatty liver holds more fat than it should. “Grade 1” on an ultrasound means a mild amount of fat. It says nothing about scarring. Pooled studies suggest that nearly four in ten Indian adults have the kind that doesn’t come from alcohol [@shalimar_2022]. It goes together with excess weight, type 2 diabetes and high blood fats [@inasl_fatty_liver_2023]. Slim people can have it too [@easl_fatty_liver_2024]. In many people it does little harm. In some the liver scars without any symptom, so the doctor decides which tests you need [@inasl_fatty_liver_2023].

## The weight that counts

For adults with excess weight, a lasting loss of 5 per cent of body weight lowers liver fat. At 7 to 10 per cent inflammation can calm down, and at 10 per cent or more scarring can improve [@easl_fatty_liver_2024]. At 80 kg, the first step is 4 kg. People of normal weight with a fatty liver benefit from losing 3 to 5 per cent [@easl_fatty_liver_2024]. If you are slim, talk to your doctor before you try to lose anything. Better food and exercise are advised for you too [@easl_fatty_liver_2024]: leave out sweet drinks and walk, but keep the dal, milk and eggs.

Go slowly, half a kilogram to one kilogram a week at most. Crash diets can injure the liver and lead to gallstones [@easl_fatty_liver_2024].

## The glass, then the plate

The liver turns extra sugar into fat, so cola, packed juice, sharbat and sweet chai go first [@easl_fatty_liver_2024]. Biscuits, namkeen, white bread and fried snacks come next. The plate that European guidelines favour looks familiar in India: plenty of vegetables, dal, whole grains, fruit, nuts, curd, fish and liquid oil [@easl_fatty_liver_2024]. In an ordinary day:

- **Added sugar:** below 25 g on 2,000 kcal, about five teaspoons, sweets and biscuits included [@icmr_nin_2024].
- **Oil:** three to four measured teaspoons.
- **At lunch and dinner:** two rotis or one to one and a half katoris of rice, two katoris of vegetables and salad, a katori of dal or some fish, egg or paneer.
- **In between:** two whole fruits, curd, a small handful of nuts or chana.

Alcohol adds to the damage. India’s health ministry says to avoid it strictly [@mohfw_nafld_2024]. Coffee without sugar may stay: people who drink it regularly have less liver damage in many studies, but it’s no treatment [@easl_fatty_liver_2024].

## Muscles help, bottles don’t

Exercise lowers liver fat even at the same weight [@easl_fatty_liver_2024]. Aim for at least 150 minutes of moderate activity a week, and strength exercises twice [@mohfw_nafld_2024].

No juice cleans a liver. Herbs sold for health, giloy, ashwagandha and green tea capsules among them, have been linked to liver injury [@inasl_fatty_liver_2023]. Haldi in the dal is a different matter.`,
  cautions: ['weight_loss', 'diabetes_medicines'],
  seeDoctor: `- A first report of fatty liver: ask for sugar, lipids and blood pressure, and for a check of scarring such as the FIB-4 score.
- You drink alcohol every day: don’t stop suddenly alone. Ask a doctor to help, because withdrawal can be dangerous.
- You take any herb, powder or tonic: bring every bottle to the appointment.
- Yellow eyes, dark urine, a swollen belly, confusion, black stools or vomiting blood: go to hospital today.`,
}
