import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'tablet-and-breakfast',
    title: 'The tablet, the breakfast and the salt jar',
    summary:
      'You will know how food and the thyroid tablet get along, why iodised salt matters and which foods you need not fear.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'First the tablet, then a pause',
        explanation:
          'Levothyroxine is taken up poorly when food is in the way. The American Thyroid Association advises taking it on an empty stomach an hour before breakfast, or at bedtime at least three hours after dinner, at the same time each day; your doctor or the leaflet may give half an hour. Plain water only goes with it. Coffee, tea and milk come after the pause. Iron, calcium and antacids are usually kept about four hours away. If your mornings cannot hold this, tell your doctor and do not skip the tablet.',
        example:
          'In a Madurai home: tablet with water at six, kolam and bath, filter coffee and idli at seven. The calcium tablet moves to lunch at one, and the iron, if prescribed, to the evening.',
        tips: [
          'Keep the strip and a glass of water where you wake up.',
          'Set a second alarm for the moment when tea is allowed.',
          'List all your other tablets and ask the pharmacist for the right gaps.',
        ],
      },
      {
        title: 'Iodised salt: a little, every day',
        explanation:
          'The thyroid builds its hormones from iodine, of which soils in much of India hold little. Iodised salt has made goitre far rarer. An adult needs about 150 micrograms of iodine a day and a pregnant or breastfeeding woman about 250, by World Health Organization figures; ordinary cooking with iodised salt, below 5 g a day, along with milk, eggs and fish normally covers the adult’s need. Many rock, pink and sea salts are sold without iodine. Store the packet closed and dry. Extra iodine does no extra good and may disturb the gland.',
        example:
          'Kitchens in Himachal and Meghalaya lie far from the sea, and for them the smiling-sun mark on the salt packet does most of the work. If sendha namak is used in a fast, the iodised jar comes back next morning.',
        tips: [
          'Look at your salt packet today for the word iodised.',
          'Keep salt in a lidded jar, away from stove and steam.',
          'Ask your doctor about iodine if you plan a pregnancy.',
        ],
      },
      {
        title: 'Cabbage, soya, wheat: what to make of them',
        explanation:
          'Cabbage, cauliflower, mustard greens and radish contain substances that can hinder iodine, but only in huge, raw amounts where iodine is lacking. Cooked, in normal helpings, they are good food for people with thyroid disease. Soya does not harm the gland either; it can hold back the tablet, so keep large soya meals away from that hour and your habits steady. Wheat and milk need to go only when coeliac disease or intolerance has been found by test. Autoimmune thyroid disease and coeliac disease do occur together more often than by chance, so persistent gut complaints deserve that test.',
        example:
          'Sarson ka saag in Punjab, bandhakopir ghonto in Bengal, cabbage thoran in Kerala and mooli in the paratha all stay on the table. A bowl of soya chunks is fine at lunch or dinner, hours after the morning tablet.',
        tips: [
          'Put back one vegetable that you had given up because of your thyroid.',
          'Have soya at lunch or dinner if your tablet is taken at dawn.',
          'Ask for a coeliac test before you stop eating wheat, since it works only while you eat it.',
        ],
      },
    ],
    sources: [SOURCES.ata_hypothyroidism_2014, SOURCES.who_iodine_2007, SOURCES.who_iodised_salt_2014],
  },
  {
    id: 'weight-tests-and-warnings',
    title: 'Weight, supplements and warning signs',
    summary:
      'You will know how much weight the thyroid explains, which supplements disturb tests and when to call a doctor.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'How much of the weight is thyroid',
        explanation:
          'An untreated underactive gland slows the body and holds water, which usually accounts for a few kilograms, rarely for twenty. Once blood tests are in range, weight follows the same rules as in others. That is useful news, for it means that an ordinary gentle deficit works: 300 to 500 kcal below the usual day, whose total never falls under 1,200 kcal, with strength work and protein. Raising the tablet in order to lose weight is dangerous to heart and bone. Wait for stable results, then give the plan three months.',
        example:
          'An evening plate in Nashik after the report has settled: half of it gavar and koshimbir, one jowar bhakri, a large katori of masoor amti, dahi. The difference from before is one bhakri and two spoons of oil.',
        tips: [
          'Note weight and latest TSH side by side at each test.',
          'Walk after dinner on five evenings this week.',
          'Never take another person’s thyroid tablets, or more than your own dose.',
        ],
      },
      {
        title: 'Constipation, tiredness and a slow gut',
        explanation:
          'A slow thyroid makes a slow bowel, and fibre with water and walking helps while the dose is being found. Add it step by step: one more vegetable, one whole pulse, one fruit with its skin. Isabgol and bran bind the tablet, so keep them some hours away from it. Tiredness that persists in spite of good thyroid values has other frequent causes in India: iron or B12 lack, short sleep, low mood, snoring. Ask for them to be looked at instead of adding powders.',
        example:
          'Ripe papaya and two soaked figs at four in Vadodara; moong with methi at lunch in Nagpur; red rice with drumstick leaves in Alappuzha; water between meals, and a stroll to the shop in place of the scooter.',
        tips: [
          'Take isabgol at night if your tablet is taken in the morning, unless told otherwise.',
          'Add one fibre food every four days, with a glass of water.',
          'Ask for haemoglobin, ferritin and B12 if tiredness stays.',
        ],
      },
      {
        title: 'Supplements, tests and red flags',
        explanation:
          'Biotin in hair and nail products can falsify thyroid results; stop it before testing as your laboratory advises, commonly two days or more. Kelp and high-iodine drops may set off over- or underactivity, and products that promise thyroid support have been found to contain hormone. A positive pregnancy test on levothyroxine means a call to the doctor at once, because the dose often has to rise. Racing heartbeat, weight loss with tremor, a painful eye or a growing neck lump need an early visit. Sore throat or fever on carbimazole needs a blood count the same day; fever or cold with confusion or drowsiness needs hospital.',
        example:
          'On a chemist’s counter in Kolkata lie seaweed tablets and a thyroid tonic. The money is better spent on fish for jhol, eggs and a fresh packet of iodised salt, and on the test that is due.',
        tips: [
          'Write the date of your next TSH test in the calendar.',
          'Tell the laboratory about biotin before blood is drawn.',
          'Keep the same brand of tablet where you can, and mention any change.',
        ],
      },
    ],
    sources: [SOURCES.ata_hypothyroidism_2014, SOURCES.nice_thyroid_2019, SOURCES.obesity_2013],
  },
]
