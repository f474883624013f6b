import type { LibraryArticle } from '../library-article.ts'

export const WEIGHT_GAIN: LibraryArticle = {
  id: 'weight-gain',
  category: 'diet',
  name: 'gaining weight when underweight',
  names: [
    'weight gain',
    'weight gain diet',
    'gain weight',
    'gaining weight',
    'healthy weight gain',
    'put on weight',
    'increase weight',
    'underweight',
    'low body weight',
    'low bmi',
    'too thin',
    'skinny',
    'dublapan',
    'vajan badhana',
    'wajan badhana',
    'weight badhana',
    'वजन बढ़ाना',
    'दुबलापन',
    'ਭਾਰ ਵਧਾਉਣਾ',
  ],
  tones: {
    professional: {
      title: 'Gaining weight when you are underweight: more in the same plate',
      summary:
        'Why low weight comes first to a doctor, how to put more energy and protein into the meals you can finish, and how to gain strength along with the kilos.',
      opening: `The advice given to thin people is usually one word: eat. It comes from every aunt, and it assumes that there is room. Often there isn’t. A small appetite is full after two phulkas and a bowl of thin dal, and a bigger thali only puts you off.

It works better to leave the plate at its size and to put more into it. Peanuts go into the poha, milk into the dalia, an egg into the upma. One question comes before all that: why is the weight low?`,
      example: `## A vegetarian day in Nashik, with the additions marked

- **Eight o’clock:** thalipeeth, *with white butter*, and a katori of curd *from full milk*.
- **Eleven:** a banana *and a handful of peanuts*.
- **One o’clock:** bhakri, *thick* matki usal, bhaji, and varan *with a teaspoon of ghee*.
- **Half past four:** *a glass of milk with a spoon of ground almonds*, then tea a while later.
- **Eight:** rice, amti, *paneer* in the bhaji.
- **Before bed:** warm milk *with two dates*.

None of the three meals is larger than before. The additions are small enough to finish, and most of them bring protein as well.`,
      closing: `Two additions are a better start than six. Weigh yourself once in two weeks on the same scale. If the number has not moved after a month, add a third. If you truly eat more and still gain nothing over four to six weeks, go back to the doctor. That is useful information, and it is no failure of yours.`,
    },
    casual: {
      title: 'Everyone says “eat more”. Here’s how to gain weight when you’re full',
      summary:
        'Tired of hearing that you’re too thin? How to get more out of the food you already manage, with a day in a PG, a word on powders, and when to see a doctor.',
      opening: `“Don’t they feed you?” You’ve heard it at every family function since school. You do eat. You’re just full by the second roti, and nobody tells you what to do about that.

So don’t try to eat like your cousin. Keep your small plate and make it count for more. A spoon of this here, a handful of that there, and a couple of snacks you don’t forget. First, though, find out whether something else is keeping your weight down.`,
      example: `## Six sittings in a Bengaluru PG

- **Before class:** mess upma, plus the two boiled eggs from the counter. Ask for them every day, not just when you’re hungry.
- **Eleven:** peanut chikki from your bag, with milk or a banana milkshake from the canteen.
- **Lunch:** curd rice, sambar with the vegetables fished out of the pot, and a second katori of whatever dal or kadala there is.
- **Five:** bread with peanut butter, or sundal from the cart near the gate.
- **Dinner:** chapatis with egg curry or paneer, finished before you start on the water.
- **Midnight, since you’re awake:** a glass of milk with a spoon of sattu.

None of them is huge, and together they add up.`,
      closing: `Put chikki in the bag tonight and set an alarm for eleven. One alarm is plenty for this week. Add the midnight milk next week. And when someone at the next function asks whether they feed you, say yes, six times a day, and pass the paneer.`,
    },
    motivational: {
      title: 'Gain weight and strength: small additions, two days of training',
      summary:
        'Low weight can change with a spoon of peanuts here and a glass of sattu there. A two-week start with four additions and two short strength sessions at home.',
      opening: `Think of a young tree. Nobody floods it and expects a trunk by Sunday. It gets a bucket every evening, something to hold it up, and time.

Gaining weight goes the same way. A little more food at every sitting, some work for the muscles twice a week, and the patience to look at the scale only now and then. You’ll feel the first results before you see them: a bag that seems lighter, stairs that take less out of you.`,
      example: `## Two weeks in Samastipur

Rajan carries sacks at his uncle’s mill and forgets lunch on busy days. He starts with four additions.

1. **Morning:** a glass of milk with three spoons of sattu, after his litti or roti.
2. **Noon:** an alarm, so that there is a noon. Rice, thick dal, an egg in the aloo sabzi.
3. **Four o’clock:** roasted peanuts and a banana at the weighing table.
4. **Night:** a teaspoon of ghee on the khichdi, and curd.

On Tuesday and Friday he does squats, push-ups against the cot and rows with a sack, three rounds of each. He ticks the days on the mill’s calendar. Nine ticks in two weeks is a fine start.`,
      closing: `Do the addition that needs no cooking today. Tomorrow, do it again. When you miss a day, the next sitting is your chance, and eating a little more gets easier with practice. Show your notes to the doctor or dietitian with some pride. They are the record of your work.`,
    },
  },
  body: `## First, find the reason

British guidance counts an adult’s BMI (weight for height) below 18.5 as a sign of malnutrition. Losing more than 10 per cent of your weight in 3 to 6 months without trying is another [@nice_cg32]. You are in large company: in the survey of 2019 to 2021, 18.7 per cent of Indian women and 16.2 per cent of men between 15 and 49 had a BMI below 18.5 [@nfhs_5].

Some people have always been slim and are well. Others skip meals for work, have sore teeth, or lose their appetite to worry. Thyroid disease, diabetes or tuberculosis can also show first on the scale [@nhs_gain_weight]. So weight that falls by itself needs a doctor before it needs ghee.

## Put more into what you already eat

The British health service, the NHS, advises adults to add about 300 to 500 kcal a day and to gain slowly [@nhs_gain_weight]. Fat carries about 9 kcal in a gram, starch and protein about 4, so nuts, seeds, full milk and a measured spoon of oil take up the least room [@fao_energy_2003].

- **Dal and khichdi:** cook them thick, with a teaspoon of ghee or oil on top.
- **Poha, upma, idli:** peanuts, paneer or an egg. A large egg has about 6 g of protein, and 30 g of peanuts about 8 g [@usda_fdc].
- **Dalia, ragi, suji:** milk in place of water, and a spoon of til or groundnut paste.
- **Curd:** banana, dates or ground nuts.

Mithai and fried snacks add weight too, but give your body little to build with. Keep the variety: at least eight food groups over the day, say the Indian guidelines [@icmr_nin_2024].

## Eat by the clock

Smaller meals more often help, with snacks such as nuts and with milk drinks between meals. Large drinks just before eating take away room [@nhs_gain_weight]. That includes the cup of chai at noon.

## Give the food some work

Adults are advised to strengthen their muscles on 2 or more days a week [@who_activity_2020]. The Indian guidelines advise against protein supplements for building body mass [@icmr_nin_2024]. Leave gym syrups, tablets and injections alone, because some powders sold as natural contained undeclared steroids [@ioc_supplements_2018].`,
  cautions: ['eating_disorders'],
  seeDoctor: `- Your BMI is below 16, or you have eaten hardly anything for more than 10 days: see a doctor before you eat more, because feeding too fast can then be dangerous [@nice_cg32].
- Weight loss comes with a lasting cough, fever or night sweats: ask for a tuberculosis test [@who_tuberculosis].
- You are losing weight without trying, or have great thirst, blood in the stool, a racing heart or trouble swallowing.
- The one who is too thin is a child: a paediatrician reads it from growth charts, not from adult limits [@who_growth_standards].`,
}
