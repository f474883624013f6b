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
      title: 'Gestational diabetes: how to spread your meals over the day',
      summary:
        'High sugar in pregnancy is first treated with food and movement. How to spread starch over small meals, a day of eating from Kochi, and the test after the birth.',
      opening: `The test result usually comes as a surprise, because gestational diabetes mostly causes no symptoms. A woman has eaten as she always has, perhaps better than before, and now a number says that her blood sugar is too high. Her first thought is to eat as little as she can.

The treatment asks for something else. She and the baby need all the food of the day. It has to arrive in smaller helpings, more often, and in good company.`,
      example: `## Kochi, in six small helpings

- **Eight o’clock:** one small puttu of ragi flour with kadala curry.
- **Half past ten:** a guava and a few almonds.
- **One o’clock:** beans thoran and cheera first, then a piece of well-cooked mathi or a katori of parippu, and one katori of parboiled rice with moru.
- **Four o’clock:** a small bowl of boiled chana with onion and coconut.
- **Half past seven:** two thin wheat rotis or small dosas with egg roast or sambar, and cucumber.
- **Before bed:** a glass of milk, plain.

Each helping with starch has a protein food beside it. If the reading after breakfast is high, the puttu can be split into two halves, an hour or two apart.`,
      closing: `Write down what you eat and the reading that follows for one week, and take the page to your check-up. It shows your doctor and dietitian which meal needs attention. The plan may change as the pregnancy goes on, and a medicine may join it. Neither means that you have done anything wrong.`,
    },
    casual: {
      title: 'Sugar in pregnancy? How to plan your plate',
      summary:
        'You’ve just heard that your sugar is high. Here’s what to eat from morning to night, why you shouldn’t cut meals, and what comes after the birth.',
      opening: `One plate of jalebi didn’t do this. In pregnancy the body handles sugar differently, and for some women the test comes back high, whatever they ate the week before.

You may be bracing for a long list of bans. It’s short. You’re going to eat your own food, roti and rice included, in smaller plates with a snack in between. You won’t be going to bed hungry.`,
      example: `## A Lucknow menu, from the first tea to the last glass of milk

- **When you get up:** one besan chilla with paneer, one methi roti, mint chutney. Tea without sugar.
- **Two hours later:** an apple or a guava, eaten whole, with a few almonds.
- **Lunch:** kheera and tomato, lauki or tori, a full katori of dal, two small rotis and dahi. If you want rice, leave the rotis.
- **Tea time:** a fistful of roasted chana. The rusks can wait for the guests.
- **Dinner:** two bajra or wheat rotis with palak paneer and a small katori of dal, or with well-cooked chicken and salad.
- **Bedtime:** a glass of milk.

Still hungry? Take more dal, paneer or dahi before a third roti. Someone will bring laddoos. Say thank you, and send the box to the neighbours.`,
      closing: `You’ve got a few months of this, and your appointments will come often, so use them. Ask every silly question. If a reading is high after a meal you thought was fine, don’t punish yourself with a smaller dinner. Write it down, show it to your team, and eat the next meal on time.`,
    },
    motivational: {
      title: 'Gestational diabetes: small plates, steady days',
      summary:
        'Four small habits for pregnant women with high sugar, as a teacher in Surat might fit them into a working day, with the warning signs and the tests to ask for.',
      opening: `You’re already doing a great deal. You’re growing a person, keeping appointments, and now pricking a finger as well. So here’s a plan that asks for four small habits and nothing heroic.

Each of them is something you can do today, with the dal, bhakri and vegetables of your own kitchen. Every steady reading is one you worked for. And an odd one is only information for your next visit.`,
      example: `## Four habits for a teacher in Surat

1. **Divide breakfast.** One methi thepla with curd at home at seven. A second one with a few almonds and half an apple in the staff room at half past nine.
2. **Pack the pair.** In the tiffin, every starch has a partner: two small bajra rotlas with mag and a dudhi sabzi, and cucumber in a separate box.
3. **Walk the corridor.** Ten minutes after lunch, at a pace for talking, if her doctor agrees.
4. **Close the day gently.** At four, roasted chana. At dinner, khichdi in one katori with plenty of vegetables and kadhi without sugar. Milk before bed.

The ticks are for habits; the readings have a page of their own. On some days it’s three out of four.`,
      closing: `Tomorrow morning, begin with the habit that suits it. Tell one person at home what you’re trying, so that they can pack, walk or remind. After the birth, let the same person remind you of the glucose test. It is the last step of this plan, and the one that’s most easily forgotten.`,
    },
  },
  body: `## What the test says

Every pregnant woman in India should be tested at her first antenatal visit and, if that result is normal, again at 24 to 28 weeks [@mohfw_gdm]. She drinks 75 g of glucose in water and gives one blood sample after two hours; a value of 140 mg/dL or more means gestational diabetes [@mohfw_gdm].

Without treatment, it can lead to high blood pressure, a large baby and a difficult birth [@mohfw_gdm]. Treatment lowers these risks, and it starts with a meal plan and movement for two weeks [@mohfw_gdm]. If sugar stays too high, the doctor adds medicine [@mohfw_gdm].

## Spread it, don’t cut it

A lot of starch at once raises sugar most. India’s national guidelines spread starchy foods over three small meals and two or three snacks [@mohfw_gdm]. In practice:

- Have one starch in a meal: two small rotis, a katori of rice or two idlis.
- Put dal, curd, paneer, egg or fish beside it every time.
- Begin with the vegetables.
- Keep the gaps even, with a snack between the larger meals.

Never skip meals or fast on your own. This is no diet to lose weight, and dieting is not recommended in pregnancy [@nice_ng247].

## Which foods to choose

Whole grains such as bajra, jowar and ragi, whole pulses, vegetables and whole fruit are better choices than sugar, honey and maida [@mohfw_gdm]. Jaggery counts as added sugar too [@icmr_nin_2024]. Leave out juice and sweet drinks.

Pregnancy foods that the family makes with love, such as panjiri or gond laddoo, are sweet and rich. Ask your dietitian where a small piece fits. Iron, folic acid and calcium tablets go on as prescribed.

## Readings, and the time after

During treatment, sugar two hours after a meal should be below 120 mg/dL, but follow the target that your own doctor sets [@mohfw_gdm]. On insulin, keep glucose or sugar within reach. If you shake, sweat or feel confused, take 15 g of fast sugar, about four level teaspoons, and repeat it after 15 minutes if needed [@ada_2026].

Six weeks after the birth, have your sugar tested again, because the risk of type 2 diabetes remains [@mohfw_gdm].`,
  cautions: ['pregnancy', 'diabetes_medicines'],
  seeDoctor: `- Bleeding, a strong headache, blurred sight, sudden swelling, fits, severe belly pain, fever or, in the later months, a baby who moves less: go to hospital at once, or call 112 [@who_danger_signs_2015].
- You vomit repeatedly, or can’t keep food or water down: be seen the same day.
- Readings stay above your target for a few days, or fall below 70 mg/dL: ring your doctor or clinic.
- You plan a vrat or a roza, or had diabetes before this pregnancy: speak to your doctor now.
- You feel low, frightened of food or guilty about readings: tell your doctor. This is part of your care.`,
}
