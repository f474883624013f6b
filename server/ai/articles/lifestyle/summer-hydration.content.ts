import type { LibraryArticle } from '../library-article.ts'

export const SUMMER_HYDRATION: LibraryArticle = {
  id: 'summer-hydration',
  category: 'lifestyle',
  name: 'food and drink in the Indian summer',
  names: [
    'summer hydration',
    'summer drinks',
    'summer food',
    'summer diet',
    'hot weather food',
    'heatwave',
    'heat wave',
    'heat stroke',
    'hydration',
    'dehydration',
    'drinking water',
    'how much water',
    'water intake',
    'garmi mein kya piye',
    'garmi mein kya khaye',
    'garmi ka khana',
    'loo se bachav',
    'loo lagna',
    'paani kitna piye',
    'nimbu pani',
    'aam panna',
    'गर्मी में क्या पिएं',
    'ਗਰਮੀਆਂ ਵਿੱਚ ਕੀ ਪੀਈਏ',
  ],
  tones: {
    professional: {
      title: 'Summer hydration: what to drink and eat in Indian heat',
      summary:
        'How much to drink, which home drinks and foods help, what to leave for cooler days, and how to tell heat exhaustion from an emergency.',
      opening: `By the middle of May the steel tumbler on the table is warm, the curd turns sour by noon, and thirst arrives late or not at all. The body cools itself by sweating. What it gives away, it has to get back from the glass and the plate.

Indian kitchens have answers for this that are older than any bottled drink. They work best when they’re planned like meals, and not left to thirst.`,
      example: `## Nagpur in May, glass by glass

- **Six:** two glasses of water on waking, then poha with peanuts and onion.
- **By nine:** dal, lauki and rice are cooked, cooled and in the fridge with the curd. The stove is off.
- **Eleven:** nimbu pani with little sugar and a small pinch of salt.
- **One:** lunch, heated until it steams, with kheera and a glass of chaas with roasted jeera.
- **Four:** a plate of tarbooj or kakdi, and water.
- **Seven:** errands, with a bottle in the bag.
- **Half past eight:** light khichdi, kairi chutney, more water.

A clay pot is in the passage, in everyone’s way.`,
      closing: `Put one jug where everyone passes, and fill it again at noon. Look at the oldest and the youngest in your house twice a day during a heatwave, and at the people who work outside your gate. Offer the glass without waiting for them to ask. In this season it’s the simplest kindness there is.`,
    },
    casual: {
      title: 'Too hot to think? What to drink this summer, from your kitchen',
      summary:
        'Three jugs to make at home, what to eat when it’s 44 degrees outside, how to know you’ve had enough, and when to stop reading and call 108.',
      opening: `It’s three in the afternoon, the fan is stirring hot soup, and you’ve had two teas and a cola since morning. Your head aches. You think you need another tea.

You need water, probably some time ago. The silly thing about heat is that thirst turns up late, like a cousin at a wedding. So don’t wait for it. Make a jug of something you actually like and leave it where you’ll trip over it.`,
      example: `## Three jugs for four people

**Chaas.** Whisk 1 cup of curd with 3 cups of cold water, crushed ginger, roasted jeera, coriander and a small pinch of salt. Strain it if the children object.

**Nimbu pani.** Two limes, 1 litre of water, a small pinch of salt and a teaspoon or two of sugar for the whole jug. Mint if there’s any.

**Aam panna.** Boil 1 large raw mango until soft, squeeze out the pulp, blend with roasted jeera, mint, a pinch of kala namak and 2 tablespoons of jaggery. Thin with a litre of water.

All three stay in the fridge and get finished the same day. Is blood pressure high at home? Leave the salt out.`,
      closing: `Make one jug in the morning, before the kitchen heats up. Sip while you work. Check the colour when you go to the loo, eat a lot of kheera, and leave the market for the evening. And do take a glass down to the watchman. He’s been outside since seven.`,
    },
    motivational: {
      title: 'Five glasses you won’t forget: a summer hydration habit',
      summary:
        'Tie your water to five things that happen every day, add cooling food, and look after one other person. A simple plan for the hottest weeks.',
      opening: `You don’t forget to lock the door, because leaving and locking belong together. Water works in the same way. Hang it on something that happens anyway, and it stops depending on memory, mood or thirst.

The hottest weeks are a good time to learn it, because the season reminds you every hour. You don’t need an app or a marked bottle. Five moments that your day already has will get you started, and two of them are enough for tomorrow.`,
      example: `## Five hooks in a teacher’s day in Jaipur

1. **Alarm off:** one glass before tea, from the matka.
2. **Attendance register closed:** half the bottle, standing in front of the class. By May the children join in.
3. **Tiffin opened:** chaas from a cold flask with roti, gatte and kachumber.
4. **Home, sandals off:** nimbu pani, and a bowl of kharbooja or kakdi.
5. **Dinner served:** water on the table before the food.

She marks the hooks on the blackboard at home. The fifth was the hardest, so she moved the jug next to the rotis. Since then it has hardly failed.`,
      closing: `Look for your own five hooks tonight, and let the two easiest begin tomorrow. When they run by themselves, add the next. Bring one person along: a parent, a child, the man who irons in the lane. A summer of small glasses, shared, is something to be quietly proud of.`,
    },
  },
  body: `## How much is enough

Indian guidelines advise about 2 litres of water a day, which is 8 glasses [@icmr_nin_2024]. Heat, hard work and fever raise the need. Urine of a pale, clear yellow is a simple sign that you are drinking enough [@nhs_water]. Don’t judge by thirst in a heatwave: the health ministry advises drinking whenever possible, even when you aren’t thirsty [@mohfw_heat].

Some people have been told to limit fluids, for example in advanced heart failure or kidney disease. They follow the amount that their own doctor sets, and ask how it changes on hot days [@medlineplus_heart_fluids] [@medlineplus_kidney_diet].

## What to fill the glass with

For a heatwave, official Indian advice names water, oral rehydration solution and home drinks such as lemon water, buttermilk, lassi and rice water [@ndma_heat] [@mohfw_heat]. Every region has its own: neer mor in Tamil Nadu, kokum water in Goa, sattu with lime in Bihar, torani in Odisha. Keep sugar and salt small, and leave the salt out if your blood pressure is high.

Alcohol, tea, coffee and fizzy or very sweet drinks are to be avoided in a heatwave [@mohfw_heat] [@ndma_heat]. A can of a sweetened soft drink can hold up to 40 g of free sugars [@who_sugars_news_2015].

## Water you can chew

Cucumber is about 95 per cent water and watermelon about 91 per cent [@usda_fdc]. Kakdi, lauki, tori, ash gourd, curd, thin dal, rasam and kadhi bring plenty as well. Appetite falls in the heat, so choose small plates that still hold protein: curd rice with peanuts, moong sprouts, egg with a roti, fish stew, pakhala with fish or badi.

## The kitchen in the heat

Keep out of the sun between noon and 3 pm, and cook before or after the hottest hours, or with doors and windows open [@mohfw_heat] [@ndma_heat]. Food spoils fast now. Don’t leave cooked food at room temperature for more than 2 hours [@who_five_keys]. In a closed kitchen in May, put it away sooner than that.

Infants, young children, older people, pregnant women, outdoor workers and people with heart disease or high blood pressure need the most attention [@mohfw_heat].`,
  variants: [
    {
      names: ['outdoor workers', 'outdoor work', 'farmers', 'delivery riders', 'construction workers', 'field work'],
      titles: {
        professional: 'Summer hydration, at home and at work outdoors',
        casual: 'Too hot to think? What to drink at home and at work in the sun',
        motivational: 'Five glasses you won’t forget, also when you work in the sun',
      },
      text: `## If you work outdoors

Start the day with water and a salted breakfast, such as poha, upma or roti with dal. Carry more water than you think, in a bottle wrapped in wet cloth, and drink small amounts often. Buttermilk, rice water, sattu and lemon water with a pinch of salt help to replace what sweat takes. Shift heavy work to early morning and evening if the foreman allows, and rest in shade at noon. Work in pairs. A colleague who is hot and confused, or collapses, needs cooling and an ambulance at once [@mohfw_heat].`,
    },
  ],
  cautions: [],
  seeDoctor: `- A very hot body with confusion or loss of consciousness: call 108 or 102, move the person to a cool place and cool the body while help comes [@mohfw_heat].
- Dizziness, headache, sickness or heavy sweating: rest in a cool place, cool down and drink. If it is no better after 30 minutes, get emergency help [@nhs_heat].
- Diarrhoea or vomiting: give oral rehydration salts dissolved in clean water. A person who cannot drink or is drowsy needs medical help at once [@who_diarrhoea].
- Hardly any urine, or very dark urine, in a child or an older person: see a doctor the same day.
- You take water tablets, or medicines for the heart, kidneys or mood: ask how hot days change your plan.`,
}
