import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'thirst-and-colour',
    title: 'Enough to drink on an ordinary day',
    summary: 'You will know how to judge your fluid by thirst and colour, and which everyday drinks help.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Thirst first, colour second',
        explanation:
          'No single number of glasses suits a tailor in an air-cooled room and a mason in June. A healthy body has its own meter: thirst rises long before harm is done. Urine gives a second reading, because it is pale straw when fluid is plentiful and dark when it is short. The Indian guidelines speak of about two litres, eight glasses, as a general orientation. Older people feel thirst less keenly and do well to drink by habit; those on a fluid limit follow their doctor.',
        example:
          'A bus conductor in Madurai fills a one-litre bottle at home, empties it by noon and refills it at the depot. If his urine is the colour of strong tea at four, he drinks two glasses before doing anything else.',
        tips: [
          'Tie a glass of water to three fixed moments: on waking, with lunch, on coming home.',
          'Check the colour at midday; the first urine of the morning is always darker.',
          'Remember that some tablets and vitamin B capsules colour the urine by themselves.',
        ],
      },
      {
        title: 'The drinks your kitchen already knows',
        explanation:
          'Water does most of the work, and other drinks count too. Thin buttermilk adds fluid, protein and a little salt. Lime water with a pinch of salt is refreshing in heat, and without its four spoons of sugar it stays light. Tender coconut is rich in potassium and poor in sodium, hence pleasant but not a full replacement after heavy sweat. Tea and coffee hydrate as well, in moderate amounts; the Indian guidelines advise staying below 300 mg of caffeine a day. Sweet drinks and packed juice quench less than they promise.',
        example:
          'Summer in different homes: neer mor in Tamil Nadu, sattu with lime and roasted cumin in Bihar, kokum water in Goa, chaas in Gujarat, and thin, lightly salted lassi in Amritsar. Each works with little or no sugar.',
        tips: [
          'Replace one sweet drink a day with chaas, neer mor or lime water.',
          'Count your cups of tea and coffee tomorrow, strong ones double.',
          'Choose unsalted versions if your blood pressure is high.',
        ],
      },
      {
        title: 'Heat, fever and an upset stomach',
        explanation:
          'Hot months, fever, vomiting and loose motions take out more than a few glasses put back. For diarrhoea the right drink is oral rehydration solution: one packet of the WHO formula in exactly the amount of clean water printed on it, sipped often. Sports drinks and cola are no substitute. Seek a doctor the same day if there is blood in the stool, hardly any urine, drowsiness, sunken eyes, or if nothing stays down. A hot, confused person needs an ambulance (112) and cooling at once.',
        example:
          'A household in Jaisalmer keeps four packets of ORS beside the thermometer, with a clean one-litre bottle marked for mixing. Khichdi, curd and banana continue as soon as the patient wants to eat.',
        tips: [
          'Buy ORS packets that name the WHO formula and note the expiry date.',
          'Mark the right level on a bottle, so that nobody mixes by guess at night.',
          'Move heavy outdoor work to before ten and after five in the hot months.',
        ],
      },
    ],
    sources: [SOURCES.icmr_guidelines_2024, SOURCES.who_diarrhoea_facts],
  },
  {
    id: 'sweat-and-salt',
    title: 'Your own sweat rate, and the salt in it',
    summary:
      'You will know how to measure what you lose in training, when sodium matters and why too much water is a danger.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Weigh before, weigh after',
        explanation:
          'Sweat rates differ several-fold between people, so borrowed schedules fit badly. Weigh yourself with little clothing before and after an hour’s training; each kilogram missing is about a litre of sweat, to which you add what you drank. The American College of Sports Medicine advises drinking enough that you do not lose more than about 2 per cent of body weight, 1.2 kg for a person of 60 kg, since endurance fades beyond it. A small loss is normal and needs no correction on the road.',
        example:
          'A marathon trainee in Chennai weighs 60.0 kg before and 59.1 kg after an hour in which she drank 300 ml. Her sweat rate that humid morning is 1.2 litres an hour; in December it may be half.',
        tips: [
          'Do the weighing once in hot and once in cool weather, and write both figures down.',
          'Wring out or take off wet clothes before the second weighing.',
          'Practise drinking about half your hourly loss in small sips on a long run.',
        ],
      },
      {
        title: 'When sodium deserves a place in the bottle',
        explanation:
          'Sodium is the main mineral in sweat and the one that keeps water in the bloodstream. Dinner restores it after an hour’s exercise. In sessions beyond about two hours, in humid heat, or if your cap dries white, salted food or a drink with sodium helps to keep fluid and appetite. After heavy losses with little time before the next start, about one and a half litres of fluid for each kilogram lost, with salt, is the usual sports guidance. Cramps have several causes, and salt does not settle all of them.',
        example:
          'On a four-hour ride to Lonavala: two bottles of lime water with a little sugar and a small pinch of salt each, a salted boiled potato, and a packet of khakhra. Afterwards, dal rice with pickle brings the rest.',
        tips: [
          'Look for white lines on cap and shirt after a long session.',
          'Carry one salty bite for each hour beyond the second.',
          'Ask your doctor before adding salt if you have high blood pressure or heart or kidney disease.',
        ],
      },
      {
        title: 'Too much water is dangerous as well',
        explanation:
          'Slow marathoners and trekkers who drink at every station, thirsty or not, can dilute the sodium in their blood. Exercise-associated hyponatraemia begins with bloating, nausea and headache and can end in confusion, fits and death. International consensus names drinking by thirst as the safest rule for most people, and gaining weight during an event as the clearest warning. Pain relievers such as ibuprofen may raise the risk. Confusion, repeated vomiting or a fit is an emergency: call 112, say how much was drunk, and give no more plain water.',
        example:
          'On the walk to Hemkund, a pilgrim sips when thirsty, eats a salted paratha at the halt and lets the third bottle wait. Rings that grow tight and a bloated stomach would tell her to stop drinking and seek help.',
        tips: [
          'Pass a water station when you are not thirsty.',
          'Leave ibuprofen and similar tablets out of race day.',
          'Teach one training partner the signs of low sodium and of heat stroke.',
        ],
      },
    ],
    sources: [SOURCES.acsm_fluid_2007, SOURCES.hyponatraemia_2015],
  },
]
