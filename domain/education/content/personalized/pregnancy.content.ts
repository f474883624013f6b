import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'eating-while-expecting',
    title: 'What to eat in pregnancy',
    summary: 'What to add in pregnancy, which nutrients matter most, and what to leave out.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Better food first, a little more later',
        explanation:
          'Your own doctor comes before any article. Register early and go to every check-up. In the first three months you hardly need more energy, and often only small meals stay down. From the fourth month, ICMR-NIN adds about 350 kcal a day. That’s one good snack, not a second dinner. You need more protein, iron, folate, calcium and iodine, so variety counts more than quantity. How much weight to gain depends on your weight before pregnancy. Let your doctor check it, and don’t diet in pregnancy.',
        example:
          'In Chandigarh, the added 350 kcal might be a besan chilla with paneer and a glass of milk at five. In Kochi: a katori of kadala, a banana and curd. The rest of the day is the family’s plate with one more katori of dal and greens.',
        tips: [
          'Register at the nearest health centre as soon as you know.',
          'Eat something small every two to three hours while nausea lasts.',
          'Add one katori of pulses, egg, fish or curd to each day.',
        ],
      },
      {
        title: 'Iron, folate, calcium, iodine, B12',
        explanation:
          'Folic acid protects the baby’s spine. It’s best to start before conception. In India, iron with folic acid is given through pregnancy and afterwards. So are calcium tablets, free of charge at government centres. Food alone rarely covers the need. Take them as prescribed. Take iron and calcium at different times, because calcium reduces how much iron you absorb. Use iodised salt. If you eat no meat, fish or eggs, ask for a vitamin B12 test. Have greens, pulses, lemon, amla, ragi, til and milk along with the tablets, not in place of them.',
        example:
          'A Bengali plate: masoor dal with a squeeze of gondhoraj lime, lal shaak, a piece of well-cooked rui and rice. Take the iron tablet as the health worker said, an hour or more away from tea and the glass of milk.',
        tips: [
          'Tell the doctor about dark stools or constipation. Don’t stop the iron.',
          'Have tea and coffee an hour away from meals and tablets.',
          'Take no other supplement, herb or bhasma unless your doctor knows of it.',
        ],
      },
      {
        title: 'What to leave out for a few months',
        explanation:
          'Pregnancy makes some infections more dangerous. Leave out raw or half-cooked eggs, meat and fish, raw sprouts, unboiled milk and soft cheese made from it, and uncovered street food. Wash fruit and salad, and drink safe water. Avoid liver, because its vitamin A can harm the baby. Avoid shark, swordfish and marlin, because of mercury. No alcohol and no tobacco in any form, including khaini and gutkha. The British health service sets 200 mg of caffeine a day as the limit, about two mugs of instant coffee or somewhat more tea. Craving mud, chalk or raw rice can mean low iron. Tell your doctor.',
        example:
          'At a street corner in Delhi, choose the corn roasted in front of you, not cut fruit or pani puri. At home, steam the moong sprouts for ten minutes before they go into the chaat.',
        tips: [
          'Boil milk, and reheat leftovers until they steam throughout.',
          'Count all caffeine: tea, coffee, cola, energy drinks, chocolate.',
          'Ask your doctor before you eat other large sea fish. They can be high in mercury too.',
        ],
      },
    ],
    sources: ['icmr_nutrients_2020', 'anaemia_mukt_bharat_2018', 'nhs_pregnancy_foods'],
  },
  {
    id: 'signs-sugar-and-after-birth',
    title: 'Warning signs, sugar tests and breastfeeding',
    summary: 'Which signs can’t wait, why your sugar is tested, and how to eat while you breastfeed.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Signs that can’t wait',
        explanation:
          'Some problems are a normal part of pregnancy. Others need a hospital now. Go at once for bleeding, leaking water, severe belly pain, a strong headache, blurred sight, sudden swelling of face or hands, fits, fever, breathlessness or chest pain. Also go if the baby moves less than usual. If you vomit so often that no water stays down, see a doctor the same day. Also see a doctor that day if you have thoughts of harming yourself, before or after birth. Call 108 or 112. In many states, 102 brings mother and child to a hospital. Food advice can wait.',
        example:
          'In a house near Rohtak, a sheet on the almirah has the ASHA worker’s number, 108, the name of the hospital, the blood group, and who drives. The bag is packed from the eighth month.',
        tips: [
          'Write the numbers down where everyone at home can see them.',
          'Get to know your baby’s usual movements, and call when they change.',
          'Don’t wait for the next appointment with any of these signs.',
        ],
      },
      {
        title: 'Why everyone takes the glucose test',
        explanation:
          'Diabetes in pregnancy is common in India and mostly has no symptoms. So the national guideline tests every woman at the first visit and again at 24 to 28 weeks. You drink 75 g of glucose and give one blood sample after two hours. If your sugar is high, food is the first treatment. Spread starch over three small meals and two or three snacks. Choose whole grains and pulses, vegetables first, no juice or sweet drinks. Some women also need medicine, and that isn’t their fault. Your team sets the targets. A test a few weeks after birth shows whether it has gone.',
        example:
          'In Hyderabad, not three large plates but two small pesarattu at eight, guava and a few almonds at eleven, one katori of rice with dal, greens and curd at one, roasted chana at five, two jowar rottes with vegetables at eight, milk before bed.',
        tips: [
          'Ask for the date of your sugar test at the first visit.',
          'Walk for ten minutes after meals if your doctor agrees.',
          'Go for the test after birth too, even if all seems well.',
        ],
      },
      {
        title: 'Eating while you breastfeed',
        explanation:
          'Breast milk alone is recommended for six months, then with other food up to two years or longer. Making it takes energy. ICMR-NIN adds about 600 kcal a day in the first half year and 520 in the second. Hunger and thirst are good guides. Drink with each feed. Traditional foods such as gond laddoo or panjiri are fine in small pieces, along with pulses, greens, egg or fish, milk and fruit. Long lists of forbidden foods seldom have any evidence behind them. Continue iron and calcium tablets. Lose weight slowly, over months. Strict plans can wait.',
        example:
          'In Patiala: dalia with milk and nuts in the morning, a small panjiri laddoo with milk at eleven, roti, sarson saag, rajma and curd at lunch, a boiled egg or paneer at five, khichdi with vegetables at night. There’s a bottle of water where you feed.',
        tips: [
          'Put water and a snack next to the chair before you begin to feed.',
          'Let your family cook and clean. That helps you eat well too.',
          'Ask a doctor or pharmacist before any medicine, herb or slimming product.',
          'Get help for fever, a hot painful breast, or sadness that lasts two weeks.',
        ],
      },
    ],
    sources: ['gestational_diabetes_2018', 'icmr_nutrients_2020', 'who_breastfeeding'],
  },
  {
    id: 'gestational-diabetes',
    title: 'Gestational diabetes: high sugar in pregnancy',
    summary: 'What gestational diabetes is, how it’s tested in India, and how to eat safely with it.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'One glucose drink, one blood sample',
        explanation:
          'Gestational diabetes is high blood sugar that’s first found in pregnancy. It mostly has no symptoms. So India’s national guideline tests every pregnant woman at the first visit. If that’s normal, she’s tested again at 24 to 28 weeks. You don’t need to fast. You drink 75 g of glucose in water and give one blood sample after two hours. A value of 140 mg/dL or more means gestational diabetes. It’s not your fault. Without treatment, your blood pressure can rise, the baby can grow too large and the birth can be difficult. Treatment lowers these risks.',
        example:
          'At a health centre in Salem, Kavitha has had idlis at seven and takes the drink at nine. At eleven, her value is 152 mg/dL. She gets a meal plan the same day, and a date for the next test in two weeks.',
        tips: [
          'Ask for the test at your first visit if you haven’t been offered it.',
          'Tell the staff if you vomit after the drink. You may need the test again.',
          'Had diabetes before the pregnancy? Tell the doctor now. You need specialist care early.',
        ],
      },
      {
        title: 'Spread your food out, but don’t cut it',
        explanation:
          'Treatment begins with food and movement. A lot of starch at once raises your sugar most. So the guideline spreads it over three small meals and two to three snacks a day. Choose whole grains such as jowar, bajra and ragi, whole pulses, vegetables and whole fruit over sugar, honey and maida. Leave out juice and sweet drinks. Have dal, curd, egg, paneer or fish with every roti or bowl of rice. Never cut your food drastically, skip meals or fast on your own. You and the baby need the food. This isn’t a diet to lose weight.',
        example:
          'A day in Nagpur: a besan chilla with curd at eight, a guava at eleven, two small jowar bhakris with dal, methi bhaji and salad at one, roasted chana at five, a katori of rice with palak paneer at eight, a glass of milk before bed.',
        tips: [
          'Split breakfast into two small parts if your reading after it is high.',
          'Walk for ten minutes after meals if your doctor agrees.',
          'Write down meals and readings, and take the notes to each check-up.',
          'Talk to your doctor before any vrat or roza.',
        ],
      },
      {
        title: 'Medicine, warning signs and tests after birth',
        explanation:
          'If your sugar stays high after two weeks, your doctor may add insulin or metformin. Take them only as prescribed, and don’t stop on your own. Insulin can push your sugar too low. If you shake, sweat or feel confused, take 15 g of fast sugar, and again after 15 minutes if needed. Call 112 or go to hospital for bleeding, strong headache, blurred sight, sudden swelling, fits, severe belly pain or fever. Go too for repeated vomiting or a baby who moves less. Type 2 diabetes is more likely later, so have a glucose test six weeks after birth, then every year.',
        example:
          'Six weeks after the birth, Kavitha’s daughter is due for her vaccines. Kavitha takes her glucose test that day. It’s normal. She saves a reminder for next year, and walks with her sister every evening.',
        tips: [
          'Ask what your own target is, and whom to call when a reading is high or low.',
          'On insulin, have glucose or four level teaspoons of sugar within reach.',
          'Give nothing by mouth to a drowsy or unconscious person. Call 112.',
          'Ask for a sugar test before your next pregnancy.',
        ],
      },
    ],
    sources: [
      'gestational_diabetes_2018',
      'dipsi_2006',
      'seshiah_2009',
      'nice_maternal_nutrition_2025',
      'ada_2026',
      'who_danger_signs_2015',
      'emergency_112',
    ],
  },
]
