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
        'How much more a pregnancy needs, which foods carry it, what helps with nausea, and which kitchen habits keep mother and baby safe. With a day from Lucknow.',
      opening: `“You are eating for two now” may be the most loving bad advice in the family. It arrives with a second helping and leaves a woman with heartburn, while the things she does need more of are still missing from her plate.

In the first three months she hardly needs more energy at all. Later, she needs one good snack. Throughout, she needs variety, food that is safe, and the check-ups that no laddoo can replace.`,
      example: `## Lucknow, in the sixth month

- **Early:** a dry rusk or a handful of makhana before getting up, then boiled milk.
- **Breakfast:** vegetable dalia with peas and paneer, and an orange.
- **Eleven:** a banana and a few almonds.
- **Lunch:** two rotis, a full katori of arhar dal with palak, lauki, curd, washed tomato and cucumber.
- **Five o’clock, the snack that is new:** a besan chilla with paneer or a well-boiled egg, and a glass of milk.
- **Dinner:** rice, chana, methi aloo, lime.

The tablets have their own hours on the calendar: calcium with lunch, iron and folic acid at night, as the clinic has set them.`,
      closing: `Start with the five o’clock snack and the safe-food habits, and leave the rest of your plate as it is for now. Take the questions that the family raises to your next antenatal visit, papaya, saffron and all. Your own doctor knows this pregnancy. An article can only help you to ask well.`,
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
      title: 'Nourish your pregnancy: one more katori at a time',
      summary:
        'A baby grows on ordinary food, served with care. Small daily additions, safe kitchen habits and a family that joins in, shown in a week from Bihar.',
      opening: `Nine months sounds long until you think of it as meals. There will be hundreds of them, and no single one decides anything. What builds a child is the ordinary plate, a little fuller, a little more colourful, week after week.

You also don’t have to do it all yourself. Let one person wash the greens, another fetch the tablets, a third walk with you in the evening. Feeding a pregnancy is work that a whole house can share.`,
      example: `## One more katori: a week in Gaya

Pooja is in her fifth month. She and her sister-in-law add one thing a day and keep what suits them.

- **Monday:** a katori of chana added to lunch.
- **Tuesday:** sattu in milk at five o’clock, with a banana.
- **Wednesday:** a katori of lal saag beside the rice.
- **Thursday:** a well-cooked egg in the evening.
- **Friday:** rohu, cooked right through, with tomato.
- **Saturday:** a katori of curd and a guava.
- **Sunday:** the whole family eats early and walks to the ghat and back.

In the next week, three of the seven come back without anybody planning them. Those three are hers now.`,
      closing: `Choose tomorrow’s katori tonight and tell someone at home about it. Keep every check-up, because showing up is half the care. There will be days when dry toast is the best you can do, and the baby has been provided for by many better days. You’re building steadily, and it shows.`,
    },
  },
  body: `## How much more

In the first three months, hardly any more energy is needed. From the fourth month, India’s nutrition institute, ICMR-NIN, adds about 350 kcal a day [@icmr_nutrients_2020]. That is one good snack, such as a besan chilla with paneer and a glass of milk. “Eating for two” is not needed, says the British health service, even with twins [@nhs_pregnancy_diet]. Dieting isn’t advised either, whatever your weight was before [@nice_ng247]. How much you should gain is for your doctor to follow.

## What to put on the plate

- **Protein in every meal:** thick dal, chana, curd, paneer, soya, well-cooked eggs, fish or chicken.
- **Greens, other vegetables and fruit,** washed well, with lime on top so that more iron is absorbed.
- **Milk or curd** for calcium: a glass of 250 ml of milk gives close to 300 mg [@usda_fdc].
- **Iodised salt,** because the unborn child’s development needs iodine [@who_healthy_diet].

The World Health Organization recommends iron and folic acid for all pregnant women [@who_anc_2016]. Folic acid protects the baby’s spine and is best begun before conception, so ask for it as soon as you plan a baby or know of one [@anaemia_mukt_bharat_2018]. Take both as your antenatal clinic prescribes, with calcium at another hour. If you eat no eggs, fish or meat, ask for a vitamin B12 test, since plants don’t naturally contain it [@ods_b12].

## When you feel sick

Small, frequent, plain meals, something dry before getting up and sips of water may help, and some people find ginger useful [@nhs_morning_sickness]. Cold food smells less than hot. What stays down is the right food for that day.

## Safer than usual

Boil milk, cook eggs, fish and meat right through, steam sprouts, and eat food freshly cooked. Leave cut fruit and pani puri from the street for another year. Ripe papaya, washed and cut at home, is a fruit like any other; green and half-ripe ones are best left for after the birth. Limit caffeine to 200 mg a day, with tea, coffee, cola and chocolate counted together [@nhs_pregnancy_foods]. No amount of alcohol is known to be safe in pregnancy, at any time [@cdc_alcohol_pregnancy]. Tobacco in any form, khaini and gutkha included, has no place either.

Every pregnant woman in India should have a sugar test at the first visit and, if it’s normal, again at 24 to 28 weeks [@mohfw_gdm].`,
  cautions: ['pregnancy'],
  seeDoctor: `- Bleeding, leaking water, severe belly pain, fits, a strong headache, blurred sight, sudden swelling of face or hands, fever or breathlessness: go to a hospital at once, or call 108 or 112.
- In the later months, when you know its pattern, the baby moves less than usual: go now.
- You can’t keep food or drink down for 24 hours, pass hardly any urine, lose weight or vomit blood: see a doctor without delay [@nhs_morning_sickness].
- You feel hopeless, or think of harming yourself: tell someone today, and call Tele-MANAS on 14416 [@tele_manas].
- You have diabetes, thyroid or kidney disease, or expect twins: ask for a plan of your own.`,
}
