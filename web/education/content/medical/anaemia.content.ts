import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'iron-on-the-plate',
    title: 'Iron on the plate, and how to keep it there',
    summary:
      'You will know the best Indian sources of iron and the small habits that decide how much of it you absorb.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Two kinds of iron',
        explanation:
          'Iron from meat, fish and liver is taken up readily. Iron from plants, which is most of what India eats, is taken up in smaller part and depends on its company. Good plant sources are whole pulses, soya, ragi and bajra, til, halim or garden cress seeds, amaranth and other dark greens. Jaggery and dates have a name for it and contribute little in the amounts that are sensible. In the national survey of 2019 to 2021, 57 per cent of women between 15 and 49 and a quarter of the men were anaemic, so this concerns nearly every household.',
        example:
          'In Chhattisgarh, lal bhaji with chana dal; in Rajasthan, bajra roti with moth; in Assam, dhekia xak with small fish; in Kerala, beef or clams with kappa; in Gujarat, bajra rotlo with tal ni chutney.',
        tips: [
          'Serve a dark green leafy vegetable on four days this week.',
          'Choose a whole pulse, such as chana, rajma or lobia, once a day.',
          'If you eat fish or meat, add a small portion to a meal of pulses or greens.',
        ],
      },
      {
        title: 'Something sour beside it',
        explanation:
          'Vitamin C turns plant iron into a form the gut can use, and it does so only when both arrive in the same meal. A squeeze of lime, a piece of raw mango, tomato, guava, orange, capsicum, amla or fresh coriander is enough. Vitamin C is lost in long boiling, so add it at the end or eat it raw. A little meat or fish in the pot has a similar effect. Sprouting, soaking and fermenting help as well, by removing part of the phytate that holds iron fast.',
        example:
          'Lime over poha with peanuts in Indore; tomato koshimbir beside usal on the Konkan; a guava after rajma chawal in Dehradun; ragi dosa from fermented batter with tomato chutney in Kolar; amla chutney in Jharkhand.',
        tips: [
          'Put a bowl of cut lime and green chillies on the table every day.',
          'Finish lunch with a guava, an orange or a few pieces of raw mango.',
          'Soak or sprout tomorrow’s pulse tonight.',
        ],
      },
      {
        title: 'Tea waits an hour, calcium too',
        explanation:
          'Polyphenols in tea and coffee bind plant iron firmly; one cup with the meal can more than halve what you absorb. The Indian guidelines therefore ask for at least an hour between meals and tea or coffee, before and after. Calcium tablets and antacids hinder it too and should be spaced as your doctor says. Milk and curd are too valuable to drop: simply let the meal richest in iron be the one without a big glass of milk. Bran sprinkled over everything works against you as well.',
        example:
          'A tea-garden family near Jorhat drinks its tea at half past five and at four, and water with the meals. In Ludhiana, curd moves to breakfast and the saag at lunch meets lime and tomato in its place.',
        tips: [
          'Shift the cup after lunch by one hour, beginning tomorrow.',
          'Drink water or nimbu pani with meals.',
          'Ask how to space calcium and iron if you have been given both.',
        ],
      },
    ],
    sources: [SOURCES.who_anaemia_facts, SOURCES.icmr_guidelines_2024, SOURCES.nfhs_5],
  },
  {
    id: 'tests-tablets-causes',
    title: 'Tests, tablets and the cause behind them',
    summary:
      'You will know what the blood tests say, how to live with iron tablets and why the cause must always be found.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Haemoglobin is only the beginning',
        explanation:
          'The World Health Organization speaks of anaemia below 12 g/dL of haemoglobin in women who are not pregnant, below 13 in men, and below 11 in early and late pregnancy. Ferritin shows the store, and falls long before haemoglobin does; it may look normal during infection. The size of red cells points the way: small in iron lack and thalassaemia trait, large in B12 or folate lack. Not every anaemia is iron. Thalassaemia trait in particular is common in Sindhi, Punjabi and Gujarati families, and iron without need can do harm there.',
        example:
          'A report from Surat: haemoglobin 10.4, small cells, ferritin 90. Before anybody buys iron, the doctor adds a test for thalassaemia trait. In Ranchi, with ferritin at 6, the answer is a different one.',
        tips: [
          'Ask for ferritin, not for haemoglobin alone.',
          'Keep reports of the whole family in one folder.',
          'Ask about a thalassaemia test before marriage or pregnancy.',
        ],
      },
      {
        title: 'Iron tablets are treatment, food is the foundation',
        explanation:
          'Once iron deficiency is established, food alone refills the stores too slowly. Take tablets as prescribed or as given under the Anaemia Mukt Bharat programme, and continue as long as your doctor says, usually some months beyond a normal haemoglobin. An empty stomach absorbs best; if you feel sick, ask about taking them with a little food, at night or on alternate days. Black stools are expected. Keep a gap from tea, milk, calcium and thyroid tablets. Lock them away, for a handful can kill a small child.',
        example:
          'A schoolteacher’s routine near Bhagalpur: the iron tablet with lime water at bedtime, three hours after dinner, in a box on the high shelf; lunch of chana saag with tomato; the next blood test marked in red.',
        tips: [
          'Link the tablet to one fixed act, such as brushing your teeth.',
          'Report nausea or constipation, so that the tablet can be changed, not dropped.',
          'Return for the follow-up test on the date given.',
        ],
      },
      {
        title: 'Find the leak, and know the alarm signs',
        explanation:
          'Iron goes missing for a reason: heavy periods, closely spaced pregnancies, hookworm, piles, ulcers, painkillers, coeliac disease, frequent blood donation, or rarely bowel cancer. In men, and in women after menopause, the gut has to be examined. B12 and folate lack call for other treatment; folic acid alone can hide a B12 problem while nerves suffer. Breathlessness at rest, chest pain, fainting, black tarry stools without iron tablets, vomiting blood, or soaking a pad every hour is an emergency. Pregnant women with anaemia need regular antenatal care and not a home remedy.',
        example:
          'A shop assistant in Shillong counts nine pads on the second day of her period and feels dizzy on the stairs. Pork with greens and lime is good support; finding and treating the leak begins with a visit to the gynaecologist.',
        tips: [
          'Count pads and days in your next period and take the note to the doctor.',
          'Wear footwear outdoors and wash vegetables well, against worms.',
          'Tell the doctor about every painkiller that you use more than once a week.',
        ],
      },
    ],
    sources: [SOURCES.who_haemoglobin_2024, SOURCES.anaemia_mukt_bharat_2018, SOURCES.bsg_iron_2021],
  },
]
