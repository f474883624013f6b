import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'thirst-and-colour',
    title: 'Enough to drink on an ordinary day',
    summary: 'How to judge your fluids by thirst and colour, and which everyday drinks help.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Aim for about two litres, then go by thirst and colour',
        explanation:
          'The Indian guidelines give about two litres a day, eight glasses, as a general guide. But a tailor in an air-cooled room and a mason in June need different amounts. A healthy body has its own meter. You feel thirsty long before any harm is done. Your urine is a second sign. It’s pale straw when you drink enough and dark when you don’t. Older people feel less thirsty, so they should drink out of habit. If you have a fluid limit, follow your doctor.',
        example:
          'A bus conductor in Madurai fills a one-litre bottle at home, empties it by noon and refills it at the depot. If his urine is the colour of strong tea at four, he drinks two glasses before doing anything else.',
        tips: [
          'Tie a glass of water to three fixed moments: on waking, with lunch, on coming home.',
          'Check the colour at midday. The first urine of the morning is always darker.',
          'Remember that some tablets and vitamin B capsules colour the urine too.',
        ],
      },
      {
        title: 'The drinks your kitchen already knows',
        explanation:
          'Water does most of the work, and other drinks count too. Thin buttermilk adds fluid, protein and a little salt. Lime water with a pinch of salt is refreshing in heat, and light if you leave out the four spoons of sugar. Tender coconut water is high in potassium and low in sodium, so it’s pleasant but can’t fully replace heavy sweat. Tea and coffee count too, in moderate amounts. The Indian guidelines advise less than 300 mg of caffeine a day. Sweet drinks and packed juice quench your thirst less than they promise.',
        example:
          'Summer in different homes: neer mor in Tamil Nadu, sattu with lime and roasted cumin in Bihar, kokum water in Goa, chaas in Gujarat, and thin, lightly salted lassi in Amritsar. Each works with little or no sugar.',
        tips: [
          'Replace one sweet drink a day with chaas, neer mor or lime water.',
          'Count your cups of tea and coffee tomorrow. Count strong ones double.',
          'Choose unsalted versions if your blood pressure is high.',
        ],
      },
      {
        title: 'Heat, fever and an upset stomach',
        explanation:
          'Hot weather, fever, vomiting and loose motions take more out of you than a few glasses can put back. For diarrhoea, the right drink is oral rehydration solution (ORS). Mix one packet of the WHO formula in exactly the amount of clean water printed on it. Sip it often. Sports drinks and cola are no substitute. See a doctor the same day for blood in the stool, hardly any urine, drowsiness, sunken eyes, or if nothing stays down. A hot, confused person needs an ambulance (112) and cooling at once.',
        example:
          'A family in Jaisalmer keeps four packets of ORS next to the thermometer, with a clean one-litre bottle marked for mixing. They give khichdi, curd and banana as soon as the sick person wants to eat.',
        tips: [
          'Buy ORS packets that name the WHO formula and note the expiry date.',
          'Mark the right level on a bottle, so you don’t mix by guess at night.',
          'Move heavy outdoor work to before ten and after five in the hot months.',
        ],
      },
    ],
    sources: ['icmr_guidelines_2024', 'who_diarrhoea_facts'],
  },
  {
    id: 'sweat-and-salt',
    title: 'Your own sweat rate, and the salt in it',
    summary: 'How to measure what you sweat, when salt matters, and why too much water is dangerous.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Weigh before, weigh after',
        explanation:
          'Some people sweat several times as much as others, so another person’s schedule may not fit you. Weigh yourself with little clothing before and after an hour’s training. Each kilogram lost is about a litre of sweat. Add what you drank. The American College of Sports Medicine advises drinking enough to lose no more than about 2 per cent of body weight. For a person of 60 kg, that is 1.2 kg. Beyond it, you tire sooner. A small loss is normal, and you don’t need to replace it while you’re running.',
        example:
          'A marathon trainee in Chennai weighs 60.0 kg before and 59.1 kg after an hour in which she drank 300 ml. Her sweat rate that humid morning is 1.2 litres an hour; in December it may be half.',
        tips: [
          'Weigh yourself once in hot and once in cool weather, and write both figures down.',
          'Wring out or take off wet clothes before the second weighing.',
          'Practise drinking about half your hourly loss in small sips on a long run.',
        ],
      },
      {
        title: 'When to put salt in the bottle',
        explanation:
          'Sodium (from salt) is the main mineral in sweat. It keeps water in your bloodstream. After an hour’s exercise, dinner restores it. Beyond about two hours, in humid heat, or if your cap dries white, it helps to have salted food or a drink with sodium. If you lose a lot and the next start is near, replace it with salt and more fluid. The usual sports guidance is about one and a half litres for each kilogram lost. Cramps have several causes, and salt doesn’t settle all of them.',
        example:
          'On a four-hour ride to Lonavala, carry two bottles of lime water with a little sugar and a small pinch of salt each, a salted boiled potato, and a packet of khakhra. Dal rice with pickle afterwards replaces the rest.',
        tips: [
          'Look for white lines on cap and shirt after a long session.',
          'Carry one salty bite for each hour beyond the second.',
          'Ask your doctor before adding salt if you have high blood pressure or heart or kidney disease.',
        ],
      },
      {
        title: 'Too much water is dangerous too',
        explanation:
          'Slow marathoners and trekkers who drink at every station, thirsty or not, can dilute the sodium in their blood. Doctors call this exercise-associated hyponatraemia. It begins with bloating, nausea and headache and can end in confusion, fits and death. For most people, the safest rule by international consensus is to drink by thirst. Gaining weight during an event is the clearest warning. Pain relievers such as ibuprofen may raise the risk. Confusion, repeated vomiting or a fit is an emergency. Call 112, say how much the person drank, and give no more plain water.',
        example:
          'On the walk to Hemkund, a pilgrim sips when thirsty, eats a salted paratha at the halt and leaves the third bottle closed. If her rings grow tight and her stomach bloats, she should stop drinking and get help.',
        tips: [
          'Run past a water station when you aren’t thirsty.',
          'Don’t take ibuprofen and similar tablets on race day.',
          'Teach one training partner the signs of low sodium and of heat stroke.',
        ],
      },
    ],
    sources: ['acsm_fluid_2007', 'hyponatraemia_2015'],
  },
]
