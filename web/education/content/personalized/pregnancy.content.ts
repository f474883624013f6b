import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'eating-while-expecting',
    title: 'Eating while expecting',
    summary: 'You will know what a pregnancy adds to the plate, which nutrients matter most and what to leave out.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Better food first, a little more later',
        explanation:
          'Your own doctor comes before any article: register early and keep the check-ups. In the first three months the need for energy hardly rises, and small meals are often all that stays down. From the fourth month ICMR-NIN adds about 350 kcal a day, one good snack rather than a second dinner. What rises more is the need for protein, iron, folate, calcium and iodine, so variety counts more than quantity. How much weight to gain depends on where you began; let your doctor follow it, and do not diet in pregnancy.',
        example:
          'In Chandigarh the added 350 kcal might be a besan chilla with paneer and a glass of milk at five. In Kochi: a katori of kadala, a banana and curd. The rest of the day stays a family plate with one more katori of dal and greens.',
        tips: [
          'Register at the nearest health centre as soon as you know.',
          'Eat something small every two to three hours while nausea lasts.',
          'Add one katori of pulses, egg, fish or curd to each day.',
        ],
      },
      {
        title: 'Iron, folate, calcium, iodine, B12',
        explanation:
          'Folic acid protects the baby’s spine and is best begun before conception. In India iron with folic acid is given through pregnancy and afterwards, as are calcium tablets, free of charge at government centres; food alone rarely covers the need. Take them as prescribed, and iron and calcium at different times, since calcium holds iron back. Use iodised salt. Those who eat no meat, fish or eggs should ask for a vitamin B12 test. Greens, pulses, lemon, amla, ragi, til and milk go with the tablets and do not replace them.',
        example:
          'A Bengali plate: masoor dal with a squeeze of gondhoraj lime, lal shaak, a piece of well-cooked rui and rice. The iron tablet is taken as the health worker said, an hour or more away from tea and the glass of milk.',
        tips: [
          'Tell the doctor about dark stools or constipation instead of stopping the iron.',
          'Keep tea and coffee an hour away from meals and tablets.',
          'Take no other supplement, herb or bhasma unless your doctor knows of it.',
        ],
      },
      {
        title: 'What to leave out for some months',
        explanation:
          'Pregnancy makes some infections more dangerous. Leave out raw or half-cooked eggs, meat and fish, raw sprouts, unboiled milk and soft cheese made from it, and food that has stood open in the street. Wash fruit and salad, and drink safe water. No alcohol and no tobacco in any form, including khaini and gutkha. The British health service sets 200 mg of caffeine a day as the limit, about two mugs of instant coffee or somewhat more tea. Liver in quantity brings too much vitamin A. Craving for mud, chalk or raw rice can mean low iron: tell your doctor.',
        example:
          'At a street corner in Delhi, choose the corn roasted in front of you rather than cut fruit or pani puri. At home, steam the moong sprouts for ten minutes before they go into the chaat.',
        tips: [
          'Boil milk, and reheat leftovers until they steam throughout.',
          'Count all caffeine: tea, coffee, cola, energy drinks, chocolate.',
          'Ask before eating shark, swordfish or other large fish with much mercury.',
        ],
      },
    ],
    sources: [SOURCES.icmr_nutrients_2020, SOURCES.anaemia_mukt_bharat_2018, SOURCES.nhs_pregnancy_foods],
  },
  {
    id: 'signs-sugar-and-after-birth',
    title: 'Warning signs, sugar tests and the months after birth',
    summary: 'You will know which signs cannot wait, why sugar is tested and how to eat while you breastfeed.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Signs that cannot wait',
        explanation:
          'Some complaints are part of pregnancy; others need a hospital now. Go at once with bleeding, leaking water, severe belly pain, a strong headache, blurred sight, sudden swelling of face or hands, fits, fever, breathlessness, chest pain, or when the baby moves less than usual. Vomiting so often that no water stays down also belongs to a doctor the same day. So do thoughts of harming yourself, before or after birth. Call 108 or 112; in many states 102 brings mother and child to a facility. Food advice can wait.',
        example:
          'On the almirah in a house near Rohtak hangs a sheet: the ASHA worker’s number, 108, the name of the hospital, the blood group, and who drives. The bag is packed from the eighth month.',
        tips: [
          'Write the numbers down where everybody at home can see them.',
          'Get to know your baby’s usual movements, and call when they change.',
          'Do not wait for the next appointment with any of these signs.',
        ],
      },
      {
        title: 'Why everyone drinks the glucose',
        explanation:
          'Diabetes of pregnancy is common in India and mostly has no symptoms, so the national guideline tests every woman at the first visit and again at 24 to 28 weeks, with 75 g of glucose and one blood sample after two hours. If the value is high, food is the first treatment: starch spread over three small meals and two or three snacks, whole grains and pulses, vegetables first, no juice or sweet drinks. Some women need medicine as well, which is no fault of theirs. The treating team sets the targets, and a test some weeks after birth shows what has remained.',
        example:
          'Instead of three large plates in Hyderabad: two small pesarattu at eight, guava and a few almonds at eleven, one katori of rice with dal, greens and curd at one, roasted chana at five, two jowar rottes with vegetables at eight, milk before bed.',
        tips: [
          'Ask for the date of your sugar test at the first visit.',
          'Walk for ten minutes after meals if your doctor agrees.',
          'Keep the test after birth too, even if all seems well.',
        ],
      },
      {
        title: 'Eating while you breastfeed',
        explanation:
          'Breast milk alone is recommended for six months, then with other food up to two years or longer. Making it takes energy: ICMR-NIN adds about 600 kcal a day in the first half year and 520 in the second. Hunger and thirst are good guides; drink with each feed. Traditional foods such as gond laddoo or panjiri are welcome in modest pieces, beside pulses, greens, egg or fish, milk and fruit. Long lists of forbidden foods are seldom founded. Iron and calcium tablets continue. Weight may go slowly, over months; strict plans belong to later.',
        example:
          'In Patiala: dalia with milk and nuts in the morning, a small panjiri laddoo with milk at eleven, roti, sarson saag, rajma and curd at lunch, a boiled egg or paneer at five, khichdi with vegetables at night, a bottle of water where you feed.',
        tips: [
          'Put water and a snack beside the chair before you begin to feed.',
          'Let family cook and clean; that is nutrition care too.',
          'Ask a doctor or pharmacist before any medicine, herb or slimming product.',
          'Seek help for fever, a hot painful breast, or sadness that stays for two weeks.',
        ],
      },
    ],
    sources: [SOURCES.gestational_diabetes_2018, SOURCES.icmr_nutrients_2020, SOURCES.who_breastfeeding],
  },
]
