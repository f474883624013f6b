import type { LibraryArticle } from '../library-article.ts'

export const GESTATIONAL_DIABETES: LibraryArticle = {
  id: 'gestational-diabetes',
  category: 'diet',
  name: 'eating with gestational diabetes',
  names: [
    'gestational diabetes',
    'gestational diabetes diet',
    'gestational sugar',
    'gdm',
    'gdm diet',
    'diabetes in pregnancy',
    'pregnancy diabetes',
    'sugar in pregnancy',
    'pregnancy sugar',
    'high sugar pregnancy',
    'pregnancy mein sugar',
    'garbhavastha mein sugar',
    'glucose test pregnancy',
    'ogtt pregnancy',
    'गर्भावस्था में शुगर',
    'गर्भावधि मधुमेह',
    'ਗਰਭ ਵਿੱਚ ਸ਼ੂਗਰ',
  ],
  tones: {
    professional: {
      title: 'Gestational diabetes: a diet chart that spreads meals over the day',
      summary:
        'High sugar in pregnancy is first treated with food and movement. How to spread starch over small meals, an Indian diet chart with amounts, and the test after the birth.',
      opening: `The test result usually comes as a surprise, because gestational diabetes mostly causes no symptoms. A woman has eaten as she always has, perhaps better than before, and now a number says that her blood sugar is too high. Her first thought is to eat as little as she can.

The treatment asks for something else. She and the baby need all the food of the day. It has to arrive in smaller helpings, more often, and in good company.`,
      example: `## A diet chart: Kochi, with a roti day beside it

| Time | Kochi | Roti day |
|---|---|---|
| 8:00 | one small ragi puttu, a katori of kadala | one moong chilla with paneer, one small roti |
| 10:30 | a guava, five almonds | an apple, five almonds |
| 1:00 | thoran and cheera, one katori of rice, well-cooked mathi or a katori of parippu, moru | lauki, salad, two small rotis, a katori of dal, curd |
| 4:00 | half a katori of boiled chana with coconut | roasted chana, 30 g |
| 7:30 | two small dosas with egg roast or thick sambar | two small rotis with egg curry or palak paneer |
| Bedtime | plain milk, 200 ml | plain milk, 200 ml |

A katori holds 150 ml, and a small roti takes 25 to 30 g of atta. If the reading after breakfast is high, split that meal into two halves, an hour or two apart.`,
      closing: `Write down what you eat and the reading that follows for one week, and take the page to your check-up. It shows your doctor and dietitian which meal needs attention. The plan may change as the pregnancy goes on, and a medicine may join it. Neither means that you have done anything wrong.`,
    },
    casual: {
      title: 'Sugar in pregnancy? A diet chart from your own kitchen',
      summary:
        'You’ve just heard that your sugar is high. Here’s a chart of what to eat from morning to night, why you shouldn’t cut meals, and what comes after the birth.',
      opening: `One plate of jalebi didn’t do this. In pregnancy the body handles sugar differently, and for some women the test comes back high, whatever they ate the week before.

You may be bracing for a long list of bans. It’s short. You’re going to eat your own food, roti and rice included, in smaller plates with a snack in between. You won’t be going to bed hungry.`,
      example: `## A Lucknow diet chart, first tea to last glass of milk

| Time | What’s on the plate | Or |
|---|---|---|
| 8:00 | one besan chilla with paneer, one small methi roti, tea without sugar | two idlis, a katori of sambar |
| 10:30 | an apple or a guava, five almonds | curd, one katori |
| 1:00 | kheera, lauki or tori, a full katori of dal, two small rotis, dahi | one katori of rice in place of the rotis |
| 4:30 | a fistful of roasted chana | a boiled egg |
| 8:00 | two small rotis, palak paneer, half a katori of dal | well-cooked chicken or fish, sabzi |
| Bedtime | a 200 ml glass of milk | |

A small roti is 25 to 30 g of atta, about as wide as your hand is long. The rusks can wait for the guests.

Still hungry? Take more dal, paneer or dahi before a third roti. Someone will bring laddoos. Say thank you, and send the box to the neighbours.`,
      closing: `You’ve got a few months of this, and your appointments will come often, so use them. Ask every silly question. If a reading is high after a meal you thought was fine, don’t punish yourself with a smaller dinner. Write it down, show it to your team, and eat the next meal on time.`,
    },
    motivational: {
      title: 'Gestational diabetes: a diet chart of small plates and steady days',
      summary:
        'A diet chart and four small habits for pregnant women with high sugar, fitted into a teacher’s working day in Surat, with the warning signs and tests to ask for.',
      opening: `You’re already doing a great deal. You’re growing a person, keeping appointments, and now pricking a finger as well. So here’s a plan that asks for four small habits and nothing heroic: split the breakfast, give every starch a partner, walk after meals, and drink a glass of milk before bed.

Each of them is something you can do today, with the dal, bhakri and vegetables of your own kitchen. Every steady reading is one you worked for. And an odd one is only information for your next visit.`,
      example: `## The chart on a teacher’s fridge in Surat

| Time | Plate | Or |
|---|---|---|
| 7:00 | one methi thepla, half a katori of curd | one small roti with bhurji |
| 9:30 | the second thepla, five almonds, half an apple | one idli with sambar |
| 1:00 | cucumber, dudhi sabzi, a katori of mag, two bajra rotlas of 30 g flour each | a katori of rice with well-cooked fish or dal |
| 4:00 | roasted chana, a fistful | a boiled egg |
| 8:00 | plenty of vegetables, a katori of thick moong khichdi, 50 g of paneer, kadhi without sugar | two small rotis, paneer, sabzi |
| Bedtime | milk, 200 ml | |

After lunch she walks the corridor for ten minutes, if her doctor agrees. Under the chart are four boxes a day, one for each habit. Readings have a page of their own. Some days it’s three ticks out of four, and that’s a good day.`,
      closing: `Tomorrow morning, begin with the habit that suits it. Tell one person at home what you’re trying, so that they can pack, walk or remind. After the birth, let the same person remind you of the glucose test. It is the last step of this plan, and the one that’s most easily forgotten.`,
    },
  },
  body: `## Spread it, don’t cut it

A lot of starch at once raises sugar most. India’s national guidelines spread starchy foods over three small meals and two or three snacks [@mohfw_gdm]. In practice:

- Have one starch in a meal: two small rotis, a katori of rice or two idlis.
- Put dal, curd, paneer, egg or fish beside it every time.
- Begin with the vegetables.
- Keep the gaps even, with a snack between the larger meals.
- Walk for ten minutes after each meal, if your doctor agrees. Three such walks make half an hour.

Never skip meals or fast on your own. This is no diet to lose weight, and dieting is not recommended in pregnancy [@nice_ng247].

## Which foods to choose

Whole grains such as bajra, jowar and ragi, whole pulses, vegetables and whole fruit are better choices than sugar, honey and maida [@mohfw_gdm]. Jaggery counts as added sugar too [@icmr_nin_2024]. Leave out juice and sweet drinks. Panjiri and gond laddoo are sweet and rich: ask your dietitian where a small piece fits. Iron, folic acid and calcium tablets go on as prescribed.

## What the test says

Every pregnant woman in India should be tested at her first antenatal visit and, if that result is normal, again at 24 to 28 weeks [@mohfw_gdm]. She drinks 75 g of glucose in water and gives one blood sample after two hours; a value of 140 mg/dL or more means gestational diabetes [@mohfw_gdm].

Without treatment, it can lead to high blood pressure, a large baby and a difficult birth [@mohfw_gdm]. Treatment lowers these risks. It starts with a meal plan and movement for two weeks, and if sugar stays too high, the doctor adds medicine [@mohfw_gdm].

## Readings, and the time after

During treatment, sugar two hours after a meal should be below 120 mg/dL [@mohfw_gdm]. If you test at other times, the usual targets are below 95 fasting and below 140 one hour after a meal [@ada_2026]. Your own doctor’s target comes first.

On insulin, keep glucose or sugar within reach. If you shake, sweat or feel confused, take 15 g of fast sugar, about four level teaspoons, and repeat it after 15 minutes if needed [@ada_2026].

Six weeks after the birth, have your sugar tested again, because the risk of type 2 diabetes remains [@mohfw_gdm].`,
  cautions: ['pregnancy', 'diabetes_medicines'],
  seeDoctor: `- Bleeding, a strong headache, blurred sight, sudden swelling, fits, severe belly pain, fever or, in the later months, a baby who moves less: go to hospital at once, or call 112 [@who_danger_signs_2015].
- A woman on insulin who is drowsy or unconscious gets nothing by mouth: lay her on her side and call 112 [@emergency_112].
- You vomit repeatedly, or can’t keep food or water down: be seen the same day.
- Readings stay above your target for a few days, or fall below 70 mg/dL: ring your doctor or clinic.
- You plan a vrat or a roza, or had diabetes before this pregnancy: speak to your doctor now.
- You feel low, frightened of food or guilty about readings: tell your doctor. This is part of your care.`,
}
