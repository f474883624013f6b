import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'first-foods',
    title: 'First foods, from six months to two years',
    summary: 'You will know when to begin, how thick and how often, and what is not safe for a baby.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Begin at six months, beside milk',
        explanation:
          'Breast milk is the whole diet until about six months and goes on until two years or longer. Then it no longer covers iron and energy, and soft food joins it. A baby is ready who sits with support, holds the head steady and reaches for food. Begin with a few spoons of a mash thick enough to stay on the spoon; dal water and thin soups fill the stomach with little else. Go forward to lumps by eight or nine months and to family food at a year. If your child was born early, is ill or grows slowly, plan this with the paediatrician.',
        example:
          'In Odisha: well-cooked rice and moong dal mashed with a half spoon of ghee, then with pumpkin, then with mashed fish or egg yolk and white, cooked firm. In Karnataka: ragi porridge with milk feed and ripe banana.',
        tips: [
          'Offer one new food at a time and give it for two or three days.',
          'Feed sitting up and awake, never lying down.',
          'Stop when the child turns away; offer again at the next meal.',
        ],
      },
      {
        title: 'Often, varied and with iron',
        explanation:
          'A baby’s stomach is small. The usual guide is two to three meals a day from six to eight months, and three to four from nine months, with one or two snacks as appetite asks. Each day should bring a grain, a pulse, a vegetable or fruit of strong colour, and from the beginning something rich in iron or protein: egg, fish, chicken, dal, curd. A little ghee, oil or groundnut paste raises the energy. Vitamin D and iron drops are commonly prescribed for infants in India; your doctor decides.',
        example:
          'A day in Nashik at ten months: nachni kheer; half a katori of varan bhaat with ghee and mashed palak; curd with chikoo; khichdi with carrot and a mashed boiled egg. Breast milk in between and at night.',
        tips: [
          'Squeeze lemon or add tomato to dal, so that more iron is taken up.',
          'Ask at each vaccination for weight and length on the growth chart.',
          'Use a small katori of the child’s own, to see how much is eaten.',
        ],
      },
      {
        title: 'What is not for babies',
        explanation:
          'No honey before the first birthday, not even on a finger: it can carry the germ of infant botulism. No added salt or sugar in the first year, no tea, no juice, no biscuits dipped in tea. Cow or buffalo milk may be cooked into food but is not the main drink before twelve months. Whole nuts, whole grapes, hard raw carrot and popcorn can block a small airway; grind, grate or cut them. Boil water and wash hands. Go to a doctor at once with blood in stools, repeated vomiting, dry nappies, sunken eyes, fever in a young infant, or a child who is limp or will not feed.',
        example:
          'Instead of glucose biscuits in tea at four: mashed papaya with curd. Instead of ground sugar in ragi: ripe banana. Groundnuts for an older brother become a smooth paste for the baby, when there is no allergy.',
        tips: [
          'Take a bottle away for other drinks; use a cup from six months.',
          'Learn first aid for choking from your health worker.',
          'Give ORS and go on feeding in loose motions, and see the doctor.',
        ],
      },
    ],
    sources: [SOURCES.who_child_feeding_2023, SOURCES.nhs_baby_foods, SOURCES.iap_feeding_2016],
  },
  {
    id: 'school-years',
    title: 'School years without a fight at the table',
    summary:
      'You will know who decides what at meals, how to pack a tiffin that comes back empty and how to read growth.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'You choose what, the child chooses how much',
        explanation:
          'Appetite changes from day to day, and many children refuse new foods between two and six; both are usual. A calm division helps: adults decide what is served, when and where, the child decides whether and how much. A new vegetable may need ten or more quiet offers before it is liked, so keep serving a spoonful beside something familiar. Forcing, bribing with sweets and screens at meals teach children to stop listening to hunger. Eat together when you can; children copy what they see far more than what they hear.',
        example:
          'In a Lucknow family lauki has been refused for weeks. It keeps coming, one spoon, beside dal and roti. Grandmother eats hers with pleasure and says nothing. Then the child helps to grate it for kofta and tastes one.',
        tips: [
          'Serve one dish that the child surely eats, and one to learn.',
          'Let children wash, pluck, knead and stir.',
          'Keep meals to about half an hour, with the television off.',
          'Offer fruit with a meal, not as a reward for finishing it.',
        ],
      },
      {
        title: 'A tiffin that comes back empty',
        explanation:
          'A school day asks for energy that lasts: a grain, a protein and a vegetable or fruit, in pieces that are easy to eat cold within ten minutes. Water is the drink. Chips, instant noodles, cream biscuits and sweet drinks bring salt and sugar and little else; India’s food regulator does not allow their sale or advertising in schools or within 50 metres. Packets for children are not better because of a cartoon, so read sugar and salt on the back. Growing girls and boys need iron, and schools give weekly iron and folic acid tablets.',
        example:
          'Monday: vegetable idli with groundnut chutney, and orange. Tuesday: egg or paneer bhurji roll with cucumber. Wednesday: moong chilla with tomato chutney. Thursday: rajma rice with carrot sticks. Friday: thepla with curd and a guava.',
        tips: [
          'Plan five tiffins with the child on Sunday.',
          'Keep food cool in summer, and leave out what spoils by noon.',
          'Send water; keep juice and flavoured milk for seldom.',
        ],
      },
      {
        title: 'Growth is read on a curve, not in a mirror',
        explanation:
          'Adult BMI classes do not hold for children. Growth is judged on charts by age and sex: those of the World Health Organization up to five years, of the Indian Academy of Pediatrics from five to eighteen. One point says little; the line over a year says much. A child who crosses lines downwards or upwards deserves a visit. Never put a child on a diet to lose weight without the doctor: change what the whole family buys, drinks and plays. Children from five need about an hour of lively movement a day. Weight lost, tiredness, much thirst, delayed puberty or fear of eating need a doctor soon.',
        example:
          'A boy of nine in Surat moves towards a higher line. Nobody weighs him daily. The family keeps cold drinks for birthdays, walks after dinner, and he joins the kho-kho team. After six months his height has gone on and the line has bent back.',
        tips: [
          'Ask the school or doctor for height and weight twice a year.',
          'Do not speak about bodies, anybody’s, at the table.',
          'Set screens aside at meals and for the hour before sleep.',
        ],
      },
    ],
    sources: [SOURCES.iap_growth_2015, SOURCES.fssai_schools_2020, SOURCES.who_activity_2020],
  },
]
