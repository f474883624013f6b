import type { LibraryArticle } from '../library-article.ts'

export const IBS_GAS: LibraryArticle = {
  id: 'ibs-gas',
  category: 'diet',
  name: 'irritable bowel and gas',
  names: [
    'ibs',
    'ibs diet',
    'irritable bowel',
    'irritable bowel syndrome',
    'gas',
    'gas problem',
    'gastric problem',
    'bloating',
    'bloated stomach',
    'flatulence',
    'wind after dal',
    'fodmap',
    'low fodmap',
    'pet mein gas',
    'pet phoolna',
    'afara',
    'पेट में गैस',
    'पेट फूलना',
    'ਪੇਟ ਵਿੱਚ ਗੈਸ',
  ],
  tones: {
    professional: {
      title: 'IBS and gas: first steps that let you keep your food',
      summary:
        'Regular meals, the right fibre and smaller portions of pulses calm many restless bellies. What to try first, what a low-FODMAP diet is for, and which signs need tests.',
      opening: `A belly that swells by evening makes people suspicious of their own kitchen. One food after another is struck off on the strength of a single bad night. After a year the plate is small and the belly still swells.

It helps to work in the other direction. Settle the hours of eating, the tea and the fibre first. Only then test single foods, one by one. Most people find they had banned far too much.`,
      example: `## Chennai, at settled hours

- **7.30:** three idlis with a thin sambar of moong dal, eaten sitting down. One coffee.
- **11.00:** water, and an orange.
- **1.00:** rice, carrot and beans poriyal, rasam, a small katori of soft moong kootu, and curd if it suits you.
- **4.30:** a second coffee or tea, with plain murukku or a few peanuts.
- **8.00:** soft rice or two idiyappam with vegetable stew, or fish in a mild curry.
- **After dinner:** twenty minutes of walking.

The hours, the portions and the chewing have changed; the dishes are old friends.`,
      closing: `Keep the hours for two weeks before you judge a single food, and give each evening a score from nought to ten. If the numbers don’t move, bring the page to a dietitian. It will shorten the search, and it may return a few dishes to your table.`,
    },
    casual: {
      title: 'Gas again? How to settle your belly without banning everything',
      summary:
        'Bloated by six, rumbling in meetings, scared of rajma. Here’s where to start, how to bring dal back, and when it’s time for a test rather than one more churan.',
      opening: `You know the feeling. The waistband’s fine at breakfast and too tight by six. You skip the rajma, you skip the milk, someone gives you churan, and next Tuesday it’s all back.

Gas by itself is normal. Everyone makes it. But if pain and odd stools come along again and again, it may be IBS, irritable bowel syndrome. Either way, there’s plenty to try before you ban your favourite food.`,
      example: `## Bringing rajma back, Delhi style

Love rajma chawal but pay for it? Try it like this:

1. **Two calm weeks first:** dhuli moong, soft rice, lauki, tori, carrots, curd if it suits you.
2. **Then two spoons of whole moong**, soaked overnight, cooked till it falls apart. Two or three days.
3. **Then masoor or chana dal**, half a katori.
4. **Then rajma:** soaked overnight, that water thrown out, fresh water in the cooker, and cooked until you can squash a bean with your tongue. Half a katori with rice, at lunch, not at ten at night.

If step four hurts, go back to three. You still have rajma’s cousins.`,
      closing: `Start with the boring one: three meals at fixed hours, phone in the other room, and one cup of tea fewer. It sounds like nothing. Give it two weeks and your waistband may tell you otherwise. Blood or weight loss is a different matter: skip all this and see a doctor.`,
    },
    motivational: {
      title: 'IBS and gas: a four-week plan, one thing at a time',
      summary:
        'You know your belly better than anyone. A plan of four weeks that brings calm first and variety after, with a simple score each evening to show what works.',
      opening: `A restless belly takes up room in your head. You plan the bus, the meeting and the wedding around it. Getting some of that room back is worth four patient weeks.

This plan adds before it takes away: regular hours, more water, gentle fibre, a daily walk. Only then does it test a food. Every evening you give the day a number, and the numbers will teach you.`,
      example: `## The four weeks, step by step

1. **Rhythm.** Breakfast, lunch and dinner at the same hours. A Pune day: ukad at eight, bhakri, dodka and thin varan at one, khichdi at eight.
2. **Water and tea.** A glass at each meal and between meals. Tea falls from five cups to three or fewer.
3. **Gentle fibre.** Oats, papaya, cooked carrot and lauki. No added bran.
4. **One test.** Choose the food you suspect most. Leave it out for a week, then eat it twice and compare.

A good day is any day you kept the hours. Count those, not the bloated ones.`,
      closing: `Four weeks from now you’ll hold something no video can give you: a record of your own belly. Keep what helped and bring back what didn’t matter. If you’re stuck, a dietitian can take the next step with you. You won’t be starting from zero.`,
    },
  },
  body: `## Gas, or IBS?

Gas, and a belly that feels tight after a heavy meal, happen to everyone. IBS means belly pain that comes back for months together with changed stools, without damage to the gut [@bsg_ibs_2021]. In a survey in rural Haryana, about 4 in 100 people had it [@makharia_2011]. Doctors confirm it with a few tests. One is a blood test for coeliac disease, so ask for it before you give up wheat [@nice_cg61].

## First the rhythm

British guidance begins with habits. Eat regular meals, take your time over them, and leave no long gaps [@nice_cg61]. Drink at least 8 cups of fluid a day, mostly water, and no more than 3 cups of tea or coffee [@nice_cg61]. Keep fresh fruit to 3 portions a day [@nice_cg61]. Movement and relaxation are part of the treatment too, because gut and mind affect each other [@nice_cg61].

## The right fibre, and softer pulses

Soluble fibre suits IBS best. Isabgol and oats have it, and added bran is not advised [@nice_cg61]. Start isabgol low, with a full glass of water, and away from tablets [@bsg_ibs_2021]. Any sudden jump in fibre brings wind and cramps, so raise it over a few weeks [@medlineplus_fibre].

If gas is the main trouble, have small portions of pulses for a while. Soak them well, cook them very soft, and choose moong before rajma. Hing, ajwain and jeera are welcome for their taste.

## Low-FODMAP comes later

FODMAPs are sugars that ferment in the gut. Wheat, onion, garlic, many pulses, milk, mango and cauliflower have them. In a low-FODMAP diet you eat less of them for four to six weeks and then bring them back group by group [@bsg_ibs_2021]. It’s a test, not a diet for life, and it’s unwise after an eating disorder [@bsg_ibs_2021]. British guidance keeps it for people whose symptoms go on after the first steps, and with a professional who knows it [@nice_cg61]. For those weeks, rice and ragi stand in for wheat, and hing without wheat flour for onion and garlic. Lauki, a little bhindi, paneer, eggs and papaya can stay. Without help, a vegetarian plate can run short of protein and calcium.

On probiotic capsules the experts differ. American specialists advise them only within trials, because too little is known [@aga_probiotics_2020]. British guidance lets you try one product, for at least four weeks, says NICE [@nice_cg61]. The British Society of Gastroenterology says up to 12 weeks, and stop if nothing has changed [@bsg_ibs_2021].`,
  cautions: ['eating_disorders'],
  seeDoctor: `- Blood in the stool, weight loss without trying, anaemia or fever: see a doctor before you change your diet.
- Someone in your family had bowel cancer, or your stools have changed for the first time after 50.
- You wake at night to pass stools.
- You’ve cut out several foods and the list is growing: see a dietitian.
- Severe belly pain that doesn’t ease, or a swollen belly with vomiting: go to hospital the same day.`,
}
