import type { LibraryArticle } from '../library-article.ts'

export const KADHI: LibraryArticle = {
  id: 'kadhi',
  category: 'recipes',
  name: 'kadhi',
  names: [
    'kadhi',
    'karhi',
    'kadhi recipe',
    'kadhi pakora',
    'kadhi pakoda',
    'kadhi chawal',
    'punjabi kadhi',
    'gujarati kadhi',
    'besan kadhi',
    'dahi ki kadhi',
    'mor kuzhambu',
    'kadhi ke fayde',
    'curd curry',
    'kadhi kaise banaye',
    'कढ़ी',
    'कढ़ी पकोड़ा',
    'ਕੜ੍ਹੀ',
  ],
  tones: {
    professional: {
      title: 'Punjabi kadhi with pakoras from the appe pan',
      summary:
        'Sour curd, besan and an hour of patience: a classic kadhi for four, with palak pakoras that need four teaspoons of oil, and how to keep the curd from splitting.',
      opening: `Kadhi was invented for curd that nobody wanted any more. On its third day, too sour for the table, it went into a pot with a spoon of besan and came out as the best thing in the house. No dish makes the case against waste more kindly.

Its one weak point is the pakora, deep-fried first and soaked afterwards. Since it is going to be soft in the end, the kadhai full of oil can be spared.`,
      example: `## Kadhi with palak pakoras for four, 60 minutes

**You need:** 2 cups sour curd, ½ cup besan, 5 cups water, ½ teaspoon haldi, 1 level teaspoon salt, 1 teaspoon oil, ½ teaspoon each of methi seeds and jeera, 2 dried red chillies, hing, ginger. Pakoras: 1 cup besan, 2 katoris chopped palak, 1 onion, ajwain, a pinch each of soda and salt, 4 teaspoons oil.

1. Whisk curd, besan and haldi until smooth; add the water.
2. Crackle methi, jeera, hing, chillies and ginger in oil. Pour in the mixture.
3. Stir until it boils, then simmer on low for 35 minutes. Salt it.
4. Mix the pakoras with little water. Cook in an oiled appe pan, covered, five minutes a side.
5. Drop them into the hot kadhi ten minutes before serving.`,
      closing: `Serve two ladles of kadhi with one katori of rice, and a raw onion and mooli salad. Kadhi thickens overnight and is better the next day; thin it with hot water and boil it up once. If the curd in your fridge is turning sour tonight, you know what it is for.`,
    },
    casual: {
      title: 'Gujarati kadhi in 20 minutes, and it won’t split',
      summary:
        'Thin, sweet-sour and done before the rice is. Gujarati kadhi for three, why yours curdles and how to stop it, plus what to throw in so it counts as dinner.',
      opening: `You poured curd into a hot pan once and it turned into grainy water. You ate it anyway, told everyone it was paneer soup, and haven’t made kadhi since. Happens.

Three things stop that: besan, a cold start and a spoon that keeps moving. Do those, and it’s less work than dal. No soaking, no pressure cooker and nothing to chop except ginger.`,
      example: `## Gujarati kadhi for three, 20 minutes

**You need:** 1½ cups curd, a bit sour, 1½ tablespoons besan, 2½ cups water, 1 teaspoon grated ginger, 1 green chilli, 1 teaspoon jaggery, ½ teaspoon salt, 2 teaspoons ghee, ½ teaspoon each of jeera and mustard seeds, ¼ teaspoon methi seeds, 2 cloves, a small piece of cinnamon, curry leaves.

1. Put the curd and besan in a cold pot and whisk until there isn’t one lump. Add water, ginger, chilli and jaggery.
2. Now the flame, on medium. Stir until it comes up. Don’t look at your phone.
3. Turn it low and simmer for ten minutes. Salt goes in now.
4. Heat the ghee, let the seeds and spices crackle, curry leaves last, and pour it in.`,
      closing: `Drink your kadhi from a katori with khichdi, or pour it over rice with a big side of bhindi or beans. Leave out the jaggery if your curd is mild; nobody in Gujarat is watching. And next time curd goes sour, don’t apologise to it. Put it in a pot.`,
    },
    motivational: {
      title: 'Mor kuzhambu: the southern kadhi with a bowlful of gourd',
      summary:
        'Ash gourd, coconut and curd: a Tamil cousin of kadhi for four, with three katoris of vegetable in the pot, and how to keep the curd smooth without a long simmer.',
      opening: `Some dishes teach you that less effort can give you more. Here is one. There is no frying and no long simmer, only a gourd that costs little and a bowl of curd that was going sour anyway.

You add vegetables to your day without a single salad. That’s a win you can repeat next week, with pumpkin or bhindi, and again the week after with whatever the market has.`,
      example: `## Mor kuzhambu with ash gourd for four, 40 minutes

**You need:** 3 katoris ash gourd in cubes, 2 cups sour curd, ¼ cup grated coconut, 1 tablespoon chana dal and 1 teaspoon rice, soaked for 20 minutes, 2 green chillies, 1 teaspoon jeera, ¼ teaspoon haldi, 1 scant teaspoon salt, 2 teaspoons coconut or groundnut oil, ½ teaspoon mustard seeds, curry leaves, 1 dried chilli.

1. Cook the gourd with haldi and a cup of water for ten minutes.
2. Grind dal, rice, coconut, chillies and jeera fine. Boil with the gourd for five minutes.
3. Whisk the curd and pour it in on the lowest flame.
4. Stir until it froths at the edge. It mustn’t boil. Salt it.
5. Pour over mustard, chilli and curry leaves crackled in oil.`,
      closing: `Tonight, look into the fridge for two things, a curd that needs using and a vegetable that has waited too long. Together they are tomorrow’s lunch. Tell yourself afterwards how long it really took. Most good habits turn out to be shorter than they looked.`,
    },
  },
  body: `## What a bowl gives

A kadhi joins milk and pulse. Plain curd has about 3.5 g of protein in 100 g [@usda_fdc], and besan is chana in another form. Cereals are short of lysine while pulses are rich in it, so kadhi with rice or roti makes a better protein than the grain alone [@young_pellett_1994]. Thin kadhi is mostly water, which is pleasant on a hot day: food usually supplies 20 to 30 per cent of the day’s water [@efsa_water_2010].

One thing it doesn’t do. Heat kills the living microbes of curd, while fresh curd and chaas keep theirs [@isapp_2021]. So kadhi doesn’t replace the bowl of curd on another day.

## Why it splits, and how to stop it

- **Starch first:** besan, or ground dal and rice, holds the curd together. Whisk it in cold.
- **A moving spoon:** stir in one direction until it is hot. With besan it may then simmer as long as you like; a kadhi thickened with little or nothing must only froth.
- **Salt late:** added at the start, it helps the curd to split.
- **Time:** besan tastes raw for ten minutes. A thick kadhi wants thirty or more.
- **Sour, not bitter:** if the curd isn’t sour enough, add a spoon of lime or amchur at the end.

## Less oil, more in the pot

Steaming or boiling in place of frying is among the first steps that WHO names for eating less fat [@who_healthy_diet]. Each tablespoon of oil carries about 120 kcal [@usda_fdc]. Pakoras from an appe pan, steamed muthia, or vegetables such as drumstick, bhindi, lauki, methi and mooli do the job of the fried ones. If you do fry for a festival, don’t use that oil again and again; it spoils with each heating [@fssai_frying_oil_2020].

## Cousins, allergens and keeping

Rajasthan cooks kadhi with boondi or gatte, Maharashtra drinks takachi kadhi thin, Kerala has pulissery with mango, Karnataka majjige huli. Sindhi kadhi has no curd at all, only besan, tamarind and vegetables, so it suits a vegan table. Kadhi contains milk, and hing may contain wheat. People who digest lactose poorly manage fresh curd better, because its living cultures help [@efsa_yoghurt_2010]. In kadhi they no longer do, so try a small helping first. Cool leftovers soon, keep them below 5 °C [@who_five_keys], and eat them within two days.`,
  cautions: [],
  seeDoctor: `- Cramps, wind or loose motions each time you have curd or milk: a doctor can find the cause before you give them up.
- Pakoras and sour gravies bring burning in the chest on most days, or food sticks on the way down: see a doctor soon.
- Hives, swelling or trouble breathing after milk or besan: call 112.
- You have kidney disease: curd and besan both count in the protein and potassium that your team has set.`,
}
