import type { LibraryArticle } from '../library-article.ts'

export const GUT_HEALTH_CURD: LibraryArticle = {
  id: 'gut-health-curd',
  category: 'diet',
  name: 'gut health and curd',
  names: [
    'gut health',
    'gut bacteria',
    'good bacteria',
    'gut microbiome',
    'microbiome',
    'probiotic',
    'probiotics',
    'probiotic food',
    'curd',
    'dahi',
    'dahi ke fayde',
    'curd at night',
    'raat mein dahi',
    'buttermilk benefits',
    'chaas ke fayde',
    'fermented foods',
    'kefir',
    'kombucha',
    'kanji drink',
    'दही',
    'दही के फायदे',
    'ਦਹੀਂ',
    'ਦਹੀਂ ਦੇ ਫਾਇਦੇ',
  ],
  tones: {
    professional: {
      title: 'Gut health and curd: what live cultures do, and what fibre adds',
      summary:
        'What curd and other fermented foods are known to do for the gut, what is still being studied, when a probiotic is worth asking about, and how to keep curd safe.',
      opening: `Curd has been on the Indian table for so long that nobody asked what it does. Now it competes with small expensive bottles, capsules and powders, all of which claim to know the gut better than dahi does.

It’s a good moment for a sober look. Some things about fermented food are well shown, others are still being studied, and a katori of home-set curd comes out of the comparison rather well.`,
      example: `## Live or not? An Udupi menu, marked

- **Breakfast:** two idlis or a neer dosa with coconut chutney. *Fermented batter, but the heat has ended the cultures.*
- **Eleven o’clock:** a tumbler of thin majjige with ginger and curry leaves. *Live.*
- **Lunch:** red rice, thick thovve, beans palya, and a bowl of fresh curd, stirred in at the end. *Live, with fibre around it.*
- **Five o’clock:** a banana and peanuts.
- **Dinner:** chapati with kadle curry or fish, and a tambuli of curd with ginger and coconut ground raw. *Live again.*

Three helpings of curd and four of plants: an ordinary coastal day.`,
      closing: `Put one bowl of fresh curd back beside lunch, with a full katori of dal or vegetables. Those two together cost less than a week of bottled drinks. If your gut is troubling you, bring a diary of two weeks to a doctor or dietitian before you buy anything that comes in a capsule.`,
    },
    casual: {
      title: 'Is dahi a probiotic? A straight talk about your gut',
      summary:
        'Little bottles, capsules, kombucha, or the curd your mother sets? What’s known, what’s hype, and how to set good dahi at home tonight.',
      opening: `The fridge at the supermarket has tiny bottles with big promises. Your mother’s fridge has a steel dabba with yesterday’s dahi in it. Which of the two does your gut want?

Short version: the dabba’s doing fine. The longer version is more interesting, because not everything fermented is alive when it reaches your mouth, and not everything alive is a probiotic.`,
      example: `## Set your own dahi tonight

For four bowls you’ll need one litre of milk and two teaspoons of fresh curd.

1. Boil the milk and let it simmer for five minutes. Thicker milk, thicker dahi.
2. Let it cool until your clean finger can stay in it for ten seconds.
3. Whisk the curd with a little of the milk, then stir it in.
4. Cover, wrap in a towel, and leave it alone. In a Chennai May it takes about five hours. In a Delhi January, give it the whole night inside a closed hot box.
5. Once it’s set, into the fridge, and eat it within three days.

Save two spoons for the next one.`,
      closing: `Dahi with lunch, chaas when it’s hot, and dal and sabzi so your gut gets some fibre to go with it. Does curd at night suit you? Then have it. Does it not? Then don’t. Your own stomach is a better judge than the forwards in the family group.`,
    },
    motivational: {
      title: 'Kind to your gut: two weeks of curd, fibre and small habits',
      summary:
        'A happier gut doesn’t need a capsule. Two weeks of fresh curd, a little more fibre and calm meals, in steps small enough for any kitchen and any budget.',
      opening: `Inside you lives a crowd of microbes larger than any mela, and it eats what you eat. You needn’t know their names to be a decent host.

Hosting begins with small things: a bowl of fresh curd, one more katori of plants, a meal eaten sitting down. Try them for two weeks and let your own belly tell you how it went. No capsule required.`,
      example: `## Two weeks in a Bhubaneswar kitchen

- **Days 1 to 3:** a katori of fresh dahi with lunch. Only that.
- **Days 4 to 6:** add half a katori of dalma at dinner, with papaya, pumpkin and toor dal.
- **Days 7 to 9:** ghola (thin buttermilk) with roasted jeera in the afternoon, in place of a cold drink.
- **Days 10 to 12:** one new plant a day: saga, beans, a guava, roasted chana.
- **Days 13 and 14:** dahi baigana on Saturday, fish or egg with saga on Sunday, and lunch without the phone on both.

Each evening, write one word: easy, heavy or windy. More easy days in the second week? You’ve found your pace.`,
      closing: `Keep whatever gave you easy days, and let the rest go. A bowl of dahi and a katori of dalma can be a habit for life, and it’s a habit your grandmother would recognise. If heavy days win in spite of your care, ask for help. You’ll bring good notes.`,
    },
  },
  body: `## What is known about curd

Curd is milk that live cultures have soured. People who digest lactose poorly manage it better in curd, because the cultures help to break it down [@efsa_yoghurt_2010]. Plain curd has about 3.5 g of protein in 100 g [@usda_fdc], and for vegetarians it’s one of the few foods with vitamin B12 [@ods_b12].

What about the microbes? In a trial, 36 healthy adults ate either more fibre or more fermented foods for ten weeks. The fermented foods raised the variety of gut microbes and lowered markers of inflammation [@wastyk_2021]. What this means for health is still being studied, so nobody can promise more.

## Live, not live, and probiotic

Fresh curd and chaas keep their microbes. Steaming an idli or baking a dosa kills them [@isapp_2021]. The same goes for curd that is cooked into a kadhi. Idli and dosa have another gift: fermenting a batter breaks down phytate, so that more of its iron and zinc can be absorbed [@hotz_gibson_2007].

Probiotic means something narrower: defined microbes, in an amount shown to benefit health [@isapp_2021]. Home curd is a living food, and nobody has counted what is in it. That’s no fault. For irritable bowel, Crohn’s disease and ulcerative colitis, American specialists advise probiotics only within trials, because too little is known [@aga_probiotics_2020]. For irritable bowel, the British guideline lets people try one for up to 12 weeks and stop if it doesn’t help [@bsg_ibs_2021].

## Fibre counts as well

Curd is only half the story. Adults do well with at least 25 g of fibre a day from whole grains, vegetables, fruit and pulses [@who_carbohydrate_2023]. Raise it over a few weeks, because a sudden jump brings wind and cramps [@medlineplus_fibre]. Raita with grated cucumber, curd rice with carrot and pomegranate, or dahi with a besan chilla brings both together.

## Buying and keeping it

- Read the label of flavoured curd and probiotic drinks for added sugar.
- Set curd belongs in the fridge below 5 °C, with a lid and a clean spoon [@who_five_keys].
- Throw it away if it shows mould, turns pink or smells of yeast.
- Watch the salt in chaas if your pressure is high. Roasted jeera and mint do the work.
- Without milk, soya curd has cultures too. Check its label for vitamin B12.`,
  cautions: [],
  seeDoctor: `- Blood in the stool, weight loss without trying, fever, or stools that wake you at night.
- Loose motions or constipation for more than a few weeks, or a change that begins after 50.
- Loose motions with very little urine, or nothing stays down: go the same day, and start ORS.
- Your immunity is weak, through illness or medicines: ask your doctor before you take probiotics.
- Hives, swelling or vomiting after milk or curd: it may be an allergy.`,
}
