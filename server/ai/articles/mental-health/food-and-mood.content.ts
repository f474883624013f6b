import type { LibraryArticle } from '../library-article.ts'

export const FOOD_AND_MOOD: LibraryArticle = {
  id: 'food-and-mood',
  category: 'mental_health',
  name: 'food and mood',
  names: [
    'food and mood',
    'mood and food',
    'mood food',
    'diet and mood',
    'happy foods',
    'low mood',
    'diet and depression',
    'food and depression',
    'food for depression',
    'diet for depression',
    'food and mental health',
    'diet and mental health',
    'nutrition and mental health',
    'nutritional psychiatry',
    'brain food',
    'udaasi',
    'udasi mein kya khaye',
    'depression mein kya khaye',
    'mood kharab',
    'उदासी',
    'डिप्रेशन में क्या खाएं',
    'ਉਦਾਸੀ',
  ],
  tones: {
    professional: {
      title: 'Food and mood: what a plate can do beside treatment',
      summary:
        'What food can add to the care of a low mood and what it can’t replace, how an Indian plate follows the pattern, and what to eat on days without strength.',
      opening: `Two questions are often put as one. Does the way we eat affect how we feel? And is a better plate enough when someone has depression? The first has a cautious yes for an answer. The second has a plain no: food goes along with treatment and doesn’t take its place.

Between the two lies something useful. A low mood takes away appetite, planning and the will to cook. A plate that is possible on such a day matters more than the perfect one in a chart.`,
      example: `## Three days, by strength

**A heavy day.** Milk with flattened rice and banana in the morning, or curd rice. Khichdi from the cooker at one, and again at eight, with curd. Fruit at four.

**A middling day.** Upma with peas and peanuts. Rice, sambar and a cabbage poriyal. Roasted chana with tea. Two rotis with dal and whatever vegetable is in the fridge.

**A better day.** Vegetable poha with peanuts. Rajma, rice and kachumber, or rui macher jhol with greens. A guava. Jowar bhakri with palak and dal, and some walnuts or til.

Cook double on the better day and freeze half. The heavy day is fed by the better one.`,
      closing: `If you help someone with a low mood, bring the khichdi and leave the advice at home. If it’s you, choose the day from the list that looks like today. Heavy days that have been coming for two weeks are for a doctor to know about. You can go on eating well in the meantime.`,
    },
    casual: {
      title: 'Feeling low? What food can do, and what it can’t',
      summary:
        'No happy foods, no clever nuts. What to eat when you’re low and can’t be bothered to cook, how far food really goes, and when to call someone.',
      opening: `You’ve been living on rusk and tea since Thursday. The sabzi in the fridge has gone soft, and every reel you open promises that a banana will cheer you up.

It won’t. Bananas are nice, but they can’t do that. What food can do is smaller and more solid: it can keep a bad week from being a hungry one as well, one warm plate at a time. Start with something that takes ten minutes and one pan.`,
      example: `## A bad Tuesday in Guwahati, fed anyway

**Nine.** You don’t want breakfast. Have half a glass of milk and a banana, standing at the window. It counts.

**One.** Rice, dal and an egg boiled in the same cooker, aloo pitika with mustard oil and onion. Ten minutes, one dirty pan.

**Four.** Your friend rings. You don’t feel like talking, so she talks. Peanuts, an orange, tea.

**Half past seven.** You had planned to cook and you don’t. Leftover dal with pulled-apart roti in it, and some curd. A spoon, a bowl, done.

**Before bed.** One text: “Rough day. Come over Saturday?” She says she’ll bring fish.`,
      closing: `You don’t have to eat well today. Eat something, tell someone, and try again at the next meal. And listen, if it’s been like this for two weeks, that isn’t laziness and it isn’t your diet. Ring your doctor, or 14416. I’d want you to.`,
    },
    motivational: {
      title: 'Kinder plates for low days: a week of small steps',
      summary:
        'Seven small additions to ordinary Indian meals, with easy versions for days without energy, and a clear plan for when food alone isn’t enough.',
      opening: `When everything feels heavy, nobody needs a list of fourteen rules. You need one thing you can manage, and then a rest. A fruit washed and put where you can see it is a beginning. So is a bowl of dal eaten at a table.

This week adds one small thing a day. If a day is too much, repeat the one before. You’re moving forward either way, and each plate is a way of being on your own side.`,
      example: `## Seven small additions

1. **Monday:** put fruit in a bowl where the biscuits used to be.
2. **Tuesday:** a katori of dal, chana or sambar at lunch.
3. **Wednesday:** one vegetable you like, cooked your favourite way. Bhindi counts.
4. **Thursday:** eat one meal with someone, in person or by phone.
5. **Friday:** a handful of peanuts or til chikki with the evening tea.
6. **Saturday:** one meal with millets: bajra roti, ragi dosa, jowar bhakri.
7. **Sunday:** cook a pot of khichdi or pulao for two days.

Easy version for any day: curd, banana, roasted chana. Tick whatever happened.`,
      closing: `Look at the ticks on Sunday evening, however few, and choose one to carry into the next week. Steady beats perfect. If the heaviness stays in spite of everything you do, asking for help is the strongest step on this page. Take that one as well.`,
    },
  },
  body: `## What is known

People whose diet is rich in vegetables, fruit, pulses, whole grains, nuts and fish develop depression less often, as studies show that follow large groups for years [@lassale_2019]. They can’t show which comes first, the food or the mood.

Trials go a step further. Sixteen of them, taken together, found that improving the diet lowered depressive symptoms slightly, with no clear effect on anxiety [@firth_2019]. Most participants didn’t have a diagnosed depression. In the SMILES trial of 67 adults with depression, symptoms improved more in 12 weeks with a dietitian’s support than with social support alone [@jacka_2017]. It was small, and most participants were in treatment as well.

What hasn’t helped is the shortcut. Multinutrient supplements did not prevent depression in a trial of 1,025 adults with overweight [@bot_2019].

## The pattern, in Indian

No single food carries the mood. The pattern does, and our kitchens know it. The national guidelines ask for 400 g of vegetables and 100 g of fruit a day, with pulses, nuts, and less sugar and salt [@icmr_nin_2024].

- **Pulses daily:** dal, sambar, rajma, chana, moong.
- **A vegetable at lunch and dinner,** fresh or cooked.
- **Whole grains for some meals:** wheat, bajra, jowar, ragi, hand-pounded rice.
- **Nuts and seeds:** a small handful with tea.
- **Fish or eggs,** if you eat them.

## When there’s no strength to cook

Something is better than nothing, and ready is better than perfect. Keep five things at home for such days: curd, bananas, roasted chana, eggs or paneer, and rice with moong dal for one-pot khichdi. When you feel no hunger, let the clock tell you when to eat. Accept the neighbour’s dabba.

## What belongs with a doctor

For depression there are effective psychological treatments and medicines, says the World Health Organization [@who_depression]. Antidepressants should not be stopped suddenly or without talking to the doctor [@nhs_antidepressants]. A lack of vitamin B12 can also show itself as depression, and a doctor can test for it [@ods_b12]. Vegetarian and vegan homes should keep it in mind.`,
  cautions: [],
  seeDoctor: `- Low mood, lost interest, changed sleep or appetite, or trouble getting out of bed for two weeks or longer [@nimh_caring].
- Talk or thoughts of wanting to die are an emergency: stay with the person, and keep means of harm out of reach [@nimh_suicide]. Call 112, or Tele-MANAS on 14416, free at any hour [@tele_manas].
- Weight falls or rises without your meaning it to, or meals are missed for days: see a doctor, then a dietitian.
- Tingling feet, a sore tongue or constant tiredness along with low mood: ask about a blood test for vitamin B12 and haemoglobin.`,
}
