import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'tablet-and-breakfast',
    title: 'Your tablet, your breakfast and your salt',
    summary:
      'How to take the thyroid tablet with food, why iodised salt matters, and which foods you don’t need to fear.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'First the tablet, then a gap',
        explanation:
          'Your body absorbs levothyroxine (the thyroid tablet) poorly when there’s food in your stomach. The American Thyroid Association advises taking it on an empty stomach, an hour before breakfast. Bedtime is fine too, at least three hours after dinner. Take it at the same time each day. Your doctor or the leaflet may say half an hour. Take it with plain water only. Have coffee, tea and milk after that gap. Leave about four hours before or after iron, calcium and antacids. If your mornings can’t fit this, tell your doctor. Don’t skip the tablet.',
        example:
          'In a Madurai home: tablet with water at six, kolam and bath, filter coffee and idli at seven. The calcium tablet moves to lunch at one, and the iron, if prescribed, to the evening.',
        tips: [
          'Put the strip and a glass of water where you wake up.',
          'Set a second alarm for when you can have tea.',
          'List all your other tablets and ask the pharmacist for the right gaps.',
        ],
      },
      {
        title: 'Iodised salt: a little, every day',
        explanation:
          'The thyroid makes its hormones from iodine, and soils in much of India have little. Iodised salt has made goitre (a swollen thyroid) far rarer. By World Health Organization figures, an adult needs about 150 micrograms of iodine a day. A pregnant or breastfeeding woman needs about 250. Ordinary cooking with iodised salt, below 5 g a day, with milk, eggs and fish normally covers an adult’s need. Many rock, pink and sea salts have no added iodine. Store the packet closed and dry. Extra iodine does no extra good and may harm the gland.',
        example:
          'Himachal and Meghalaya are far from the sea. There, look for the smiling-sun mark on the salt packet. If you use sendha namak in a fast, go back to iodised salt the next morning.',
        tips: [
          'Look at your salt packet today for the word iodised.',
          'Store salt in a lidded jar, away from stove and steam.',
          'Ask your doctor about iodine if you plan a pregnancy.',
        ],
      },
      {
        title: 'Cabbage, soya and wheat: do they harm?',
        explanation:
          'Cabbage, cauliflower, mustard greens and radish can block iodine, but only in huge, raw amounts and where iodine is lacking. Cooked, in normal helpings, they’re good food for people with thyroid disease. Soya doesn’t harm the gland either. It can make the tablet work less, so don’t eat large soya meals around that time. Give up wheat and milk only if a test finds coeliac disease (gluten harms the gut) or intolerance. Autoimmune thyroid disease and coeliac disease occur together more often than by chance. So if stomach trouble goes on, ask for that test.',
        example:
          'Sarson ka saag in Punjab, bandhakopir ghonto in Bengal, cabbage thoran in Kerala and mooli in the paratha all stay on the table. A bowl of soya chunks is fine at lunch or dinner, hours after the morning tablet.',
        tips: [
          'Put back one vegetable that you had given up because of your thyroid.',
          'Have soya at lunch or dinner if your tablet is taken at dawn.',
          'Ask for a coeliac test before you stop eating wheat, since it works only while you eat it.',
        ],
      },
    ],
    sources: ['ata_hypothyroidism_2014', 'who_iodine_2007', 'who_iodised_salt_2014'],
  },
  {
    id: 'weight-tests-and-warnings',
    title: 'Weight, supplements and warning signs',
    summary: 'How much weight the thyroid explains, which supplements disturb tests, and when to call a doctor.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'How much of your weight is thyroid',
        explanation:
          'An untreated underactive gland slows the body and holds water. That usually explains a few kilograms, rarely twenty. Once your blood tests are in range, your weight follows the same rules as anyone else’s. So a small daily gap works: 300 to 500 kcal below your usual day, with strength work and protein. Women shouldn’t eat below 1,200 kcal in total, and men not below about 1,500. Taking a higher dose to lose weight is dangerous for your heart and bones. Wait for stable results, then give the plan three months.',
        example:
          'An evening plate in Nashik once the report is normal: half of it gavar and koshimbir, one jowar bhakri, a large katori of masoor amti, dahi. That is one bhakri fewer and two spoons less of oil than before.',
        tips: [
          'At each test, write down your weight next to your latest TSH.',
          'Walk after dinner on five evenings this week.',
          'Never take another person’s thyroid tablets, or more than your own dose.',
        ],
      },
      {
        title: 'Constipation, tiredness and a slow gut',
        explanation:
          'An underactive thyroid slows the bowel too. Fibre with water and walking helps while the right dose is being found. Add it step by step: one more vegetable, one whole pulse, one fruit with its skin. Isabgol and bran bind the tablet, so have them a few hours apart. If you’re still tired with good thyroid values, there are other common causes in India: low iron or B12, short sleep, low mood, snoring. Ask your doctor to check them. Don’t just add powders.',
        example:
          'Ripe papaya and two soaked figs at four in Vadodara; moong with methi at lunch in Nagpur; red rice with drumstick leaves in Alappuzha. Drink water between meals, and walk to the shop. Don’t take the scooter.',
        tips: [
          'Take isabgol at night if your tablet is taken in the morning, unless told otherwise.',
          'Add one fibre food every four days, with a glass of water.',
          'Ask for haemoglobin, ferritin and B12 tests if you’re still tired.',
        ],
      },
      {
        title: 'Supplements, tests and warning signs',
        explanation:
          'Biotin in hair and nail products can make thyroid results wrong. Stop it before testing as your laboratory advises, commonly two days or more. Kelp and high-iodine drops may upset the thyroid either way. Thyroid-support products have been found to contain hormone. If you take levothyroxine and a pregnancy test is positive, call the doctor at once. The dose often goes up. A racing heartbeat, weight loss with tremor, a painful eye or a growing neck lump need an early visit. If you take carbimazole and get a sore throat or fever, have a blood count the same day. Go to hospital for fever or cold with confusion or drowsiness.',
        example:
          'A chemist in Kolkata offers seaweed tablets and a thyroid tonic. It’s better to spend the money on fish for jhol, eggs and a fresh packet of iodised salt, and on the test that is due.',
        tips: [
          'Write the date of your next TSH test in the calendar.',
          'Tell the laboratory about biotin before blood is drawn.',
          'Stay with the same brand of tablet where you can, and mention any change.',
        ],
      },
    ],
    sources: ['ata_hypothyroidism_2014', 'nice_thyroid_2019', 'obesity_2013'],
  },
]
