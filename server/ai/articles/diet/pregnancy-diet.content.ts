import type { LibraryArticle } from '../library-article.ts'

export const PREGNANCY_DIET: LibraryArticle = {
  id: 'pregnancy-diet',
  category: 'diet',
  name: 'eating in pregnancy',
  names: [
    'pregnancy diet',
    'pregnancy food',
    'pregnancy nutrition',
    'pregnant women diet',
    'pregnant women food',
    'eating in pregnancy',
    'food during pregnancy',
    'diet during pregnancy',
    'diet in pregnancy',
    'prenatal diet',
    'antenatal diet',
    'first trimester diet',
    'second trimester diet',
    'third trimester diet',
    'morning sickness',
    'garbhavastha',
    'pregnancy mein kya khaye',
    'garbhvati ka bhojan',
    'गर्भावस्था में आहार',
    'गर्भवती का भोजन',
    'ਗਰਭ ਅਵਸਥਾ ਵਿੱਚ ਖੁਰਾਕ',
  ],
  tones: {
    professional: {
      title: 'What to eat in pregnancy: one more good snack and safer food',
      summary:
        'What to eat and what to avoid, from the queasy first weeks to the last: how much more a pregnancy needs, which tablets come when, and two days from Lucknow.',
      opening: `“You are eating for two now” may be the most loving bad advice in the family. It arrives with a second helping and leaves a woman with heartburn, while the things she does need more of are still missing from her plate.

In the first three months she hardly needs more energy at all. Later, she needs one good snack. Throughout, she needs variety, food that is safe, and the check-ups that no laddoo can replace.`,
      example: `## Lucknow: week eight and the sixth month

| Time | Week eight, queasy | Sixth month |
|---|---|---|
| On waking | dry toast or khakhra in bed, then ten minutes lying still | makhana, boiled milk |
| 8:00 | half a bowl of vegetable dalia | a full bowl with peas and paneer, an orange |
| 10:30 | half a banana, sips of water | a banana, a few almonds |
| 1:00 | cold curd rice, peeled cucumber | two rotis, a katori of arhar dal with palak, lauki, curd |
| 3:00 | murmura with roasted chana | chaas |
| 5:00 | thin sattu with lime, in sips | the new snack: besan chilla with paneer or a well-boiled egg, milk |
| 8:00 | moong khichdi, lukewarm | rice, chana, methi aloo, lime |
| Bedtime | folic acid | iron and folic acid; the calcium was at lunch |

The tablets keep the hours that the clinic has set.`,
      closing: `In the first weeks, begin with the dry bite before you get up, the folic acid and the list of what to leave out. From the fourth month, add the five o’clock snack. Take the family’s questions, papaya, saffron and all, to your next antenatal visit. Your own doctor knows this pregnancy. An article can only help you to ask well.`,
    },
    casual: {
      title: 'Eating when you’re pregnant: what to add, skip and stop worrying about',
      summary:
        'Queasy, hungry and full of other people’s advice? What really helps on a sick day, how much more you need, and what to skip for a few months.',
      opening: `You told six people, and by evening you had six diets. No papaya. More ghee. Coconut water for fair skin. Eat for two. Eat nothing that’s “hot”. Meanwhile the only thing you can look at without feeling sick is a plain idli.

Then have the idli. In these first weeks you hardly need extra food, just something that stays down. We’ll come to the rest: what to add later, what to leave alone, and how to nod politely at the neighbour.`,
      example: `## A queasy Wednesday in Chennai

- **Before you lift your head:** two Marie biscuits from the bedside. Lie still for ten minutes.
- **Eight:** one idli, then another half an hour later. A sip of ginger tea.
- **Ten:** a banana in small bites.
- **Half past twelve:** curd rice, cool and thin, with a pinch of salt. Skip the sambar if the smell gets you.
- **Three:** roasted chana or pori, a little nimbu pani.
- **Six:** dosa with mild dal, while you’ve got an appetite. This may be your best meal.
- **Nine:** warm milk, boiled first, or a few spoons of moong kanji.

Small, plain and often. That’s a good day’s eating for week nine.`,
      closing: `Put biscuits by the bed and one question on your phone for the doctor. The big appetite comes later, and your plate can grow with it. As for the neighbour: smile, say you’ll ask at the clinic, and eat your idli. You’re doing fine.`,
    },
    motivational: {
      title: 'Nourish your pregnancy: small plates first, a fuller katori later',
      summary:
        'A baby grows on ordinary food, served with care: what to eat, what to avoid, and how a family in Bihar helps from the queasy weeks to the bigger appetite.',
      opening: `Nine months sounds long until you think of it as meals. There will be hundreds of them, and no single one decides anything. In the first weeks it’s enough that something stays down. After that, what builds a child is the ordinary plate, a little fuller and more colourful, week after week.

You also don’t have to do it all yourself. Let one person wash the greens, another fetch the tablets, a third walk with you in the evening. Feeding a pregnancy is work that a whole house can share.`,
      example: `## Gaya: small plates in week eight, a fuller katori in month five

Pooja is in her eighth week, and the smell of tadka sends her out of the kitchen. The house takes turns.

- **Before she sits up:** her husband brings dry murmura or a piece of toast.
- **Every two hours:** a few bites. Curd rice, cold boiled chana with lime, half a banana, thin sattu in sips.
- **Six o’clock, her best hour:** soft khichdi with lauki, and curd.
- **Bedtime:** her sister-in-law puts out the folic acid tablet and two biscuits for the morning.

By the fifth month she’s hungry again, and they add one thing a day: chana on Monday, a katori of lal saag on Wednesday, rohu cooked right through on Friday, curd and a guava on Saturday. The ones she likes come back the next week without anybody planning them.`,
      closing: `Choose tomorrow’s first bite tonight, dry toast or a katori of chana, and tell someone at home about it. Keep every check-up, because showing up is half the care. There will be days when toast is the best you can do, and the baby has been provided for by many better days. You’re building steadily, and it shows.`,
    },
  },
  body: `## How much more, and when

In the first three months, hardly any more energy is needed. From the fourth month, India’s nutrition institute, ICMR-NIN, adds about 350 kcal a day [@icmr_nutrients_2020]. That is one good snack, such as a besan chilla with paneer and a glass of milk. “Eating for two” is not needed, says the British health service, even with twins [@nhs_pregnancy_diet]. Dieting isn’t advised either, whatever your weight was before [@nice_ng247]. How much you should gain is for your doctor to follow.

## What to eat

- **Protein in every meal:** thick dal, chana, curd, paneer, soya, well-cooked eggs, fish or chicken.
- **Greens, other vegetables and fruit,** washed well, with lime on top so that more iron is absorbed.
- **Milk or curd** for calcium: a glass of 250 ml of milk gives close to 300 mg [@usda_fdc].
- **Iodised salt,** because the unborn child’s development needs iodine [@who_healthy_diet].

## What to avoid

- **Raw or half-cooked:** eggs, meat, fish and sprouts. Cook them right through and eat them fresh.
- **Unboiled milk,** and soft cheese made from it.
- **Liver,** shark, swordfish and marlin [@nhs_pregnancy_foods].
- **From the street:** cut fruit, chutney and pani puri. Corn roasted in front of you is fine.
- **Green and half-ripe papaya.**
- **Caffeine above 200 mg a day,** about two mugs of instant coffee, with tea, cola and chocolate counted in [@nhs_pregnancy_foods].
- **Alcohol:** no amount is known to be safe, at any time [@cdc_alcohol_pregnancy]. No tobacco either, khaini and gutkha included.

Ripe papaya or a few pieces of pineapple, washed and cut at home, are fruit like any other. Saffron doesn’t change a child’s colour, and ghee doesn’t make the birth easier.

## Folic acid first, iron later

Folic acid protects the baby’s spine and is best begun before conception, so ask for it as soon as you plan a baby or know of one [@anaemia_mukt_bharat_2018]. In India, 400 micrograms a day are advised through the first three months; the tablet with iron usually follows from the fourth [@anaemia_mukt_bharat_2018]. Take what your clinic prescribes, with calcium at another hour. If you eat no eggs, fish or meat, ask for a vitamin B12 test, since plants don’t naturally contain it [@ods_b12].

## When you feel sick

Small, frequent, plain meals, something dry before getting up and sips of water may help, and some people find ginger useful [@nhs_morning_sickness]. Cold food smells less than hot. What stays down is the right food for that day.

Every pregnant woman in India should have a sugar test at the first visit and, if it’s normal, again at 24 to 28 weeks [@mohfw_gdm].`,
  variants: [
    {
      names: ['first trimester', '1st trimester', 'early pregnancy', 'morning sickness', 'pehli timahi'],
      titles: {
        professional: 'First trimester diet: what to eat, what to avoid and how to eat with nausea',
        casual: 'First trimester: what to eat, what to avoid and what stays down',
        motivational: 'Your first trimester: what to eat, what to avoid, one small plate at a time',
      },
      text: `## The first trimester in five lines

- **Eat** every two hours, even if it’s four bites, with a little protein each time: curd, chana, dal, paneer or well-cooked egg.
- **Drink** in sips between meals: water, nimbu pani, coconut water, chaas.
- **Take** folic acid every day, as your clinic prescribes. If it makes you sick, ask about another hour.
- **Avoid** everything on the list above from the day you know.
- **Register** at the health centre and ask which tests are due.`,
    },
  ],
  cautions: ['pregnancy'],
  seeDoctor: `- Bleeding, leaking water, severe belly pain, fits, a strong headache, blurred sight, sudden swelling of face or hands, fever or breathlessness: go to a hospital at once, or call 108 or 112.
- In the later months, when you know its pattern, the baby moves less than usual: go now.
- You can’t keep food or drink down for 24 hours, pass hardly any urine, lose weight or vomit blood: see a doctor without delay [@nhs_morning_sickness].
- You feel hopeless, or think of harming yourself: tell someone today, and call Tele-MANAS on 14416 [@tele_manas].
- You have diabetes, thyroid or kidney disease, or expect twins: ask for a plan of your own.`,
}
