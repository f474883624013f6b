import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'iron-on-the-plate',
    title: 'Iron-rich food, and how to absorb more of it',
    summary: 'How to get more iron from the same food, and which Indian foods have the most.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Two kinds of iron',
        explanation:
          'Anaemia means too little haemoglobin, the part of blood that carries oxygen. Your body absorbs iron from meat, fish and liver easily (but avoid liver in pregnancy). Most iron in India comes from plants. You absorb less of it, and how much depends on what you eat with it. Good plant sources are whole pulses, soya, ragi and bajra, til, halim (garden cress seeds), amaranth and other dark greens. Jaggery and dates are known for iron, but sensible amounts give you little. In the national survey of 2019 to 2021, 57 per cent of women between 15 and 49 and a quarter of men were anaemic.',
        example:
          'In Chhattisgarh, lal bhaji with chana dal; in Rajasthan, bajra roti with moth; in Assam, dhekia xak with small fish; in Kerala, beef or clams with kappa; in Gujarat, bajra rotlo with tal ni chutney.',
        tips: [
          'Serve a dark green leafy vegetable on four days this week.',
          'Choose a whole pulse, such as chana, rajma or lobia, once a day.',
          'If you eat fish or meat, add a small portion to a meal of pulses or greens.',
        ],
      },
      {
        title: 'Something sour with your iron',
        explanation:
          'Vitamin C turns plant iron into a form your gut can use, but only in the same meal. A squeeze of lime, a piece of raw mango, tomato, guava, orange, capsicum, amla or fresh coriander is enough. Long boiling destroys vitamin C, so add it at the end or eat it raw. A little meat or fish in the pot has a similar effect. Sprouting, soaking and fermenting help as well. They remove some of the phytate, which binds iron.',
        example:
          'Lime over poha with peanuts in Indore; tomato koshimbir with usal on the Konkan; a guava after rajma chawal in Dehradun; ragi dosa from fermented batter with tomato chutney in Kolar; amla chutney in Jharkhand.',
        tips: [
          'Put a bowl of cut lime and green chillies on the table every day.',
          'Finish lunch with a guava, an orange or a few pieces of raw mango.',
          'Soak or sprout tomorrow’s pulse tonight.',
        ],
      },
      {
        title: 'Have tea an hour later, and calcium separately',
        explanation:
          'Substances in tea and coffee called polyphenols bind plant iron. One cup with the meal can more than halve what you absorb. So the Indian guidelines advise at least an hour between meals and tea or coffee, before and after. Calcium tablets and antacids also reduce how much iron you absorb. Space them as your doctor says. Milk and curd are too valuable to drop. Just don’t drink a big glass of milk with the meal richest in iron. Adding bran to everything works against you too.',
        example:
          'A tea-garden family near Jorhat drinks its tea at half past five and at four, and water with the meals. In Ludhiana, the family has curd at breakfast, and saag with lime and tomato at lunch.',
        tips: [
          'Shift the cup after lunch by one hour, beginning tomorrow.',
          'Drink water or nimbu pani with meals.',
          'Ask how to space calcium and iron if you have been given both.',
        ],
      },
    ],
    sources: ['who_anaemia_facts', 'icmr_guidelines_2024', 'nfhs_5'],
  },
  {
    id: 'tests-tablets-causes',
    title: 'Blood tests, iron tablets and finding the cause',
    summary: 'What the blood tests say, how to live with iron tablets, and why you must find the cause.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Haemoglobin is only the beginning',
        explanation:
          'By the World Health Organization’s limits, anaemia means haemoglobin below 12 g/dL in women who aren’t pregnant, and below 13 in men. In early and late pregnancy it’s below 11. Ferritin shows your iron store and falls long before haemoglobin does. It may look normal during infection. The size of your red cells is a clue: small in iron deficiency and thalassaemia trait (an inherited blood condition), large in B12 or folate deficiency. Not every anaemia comes from low iron. Thalassaemia trait is common in Sindhi, Punjabi and Gujarati families. People with it can be harmed by iron they don’t need.',
        example:
          'A report from Surat: haemoglobin 10.4, small cells, ferritin 90. Before anyone buys iron, the doctor adds a test for thalassaemia trait. For a patient in Ranchi with ferritin at 6, the advice is different.',
        tips: [
          'Ask for ferritin, not for haemoglobin alone.',
          'Put the reports of the whole family in one folder.',
          'Ask about a thalassaemia test before marriage or pregnancy.',
        ],
      },
      {
        title: 'Iron tablets are treatment, food is the foundation',
        explanation:
          'Once you have iron deficiency, food alone is too slow to refill your stores. Take tablets as prescribed or as given under the Anaemia Mukt Bharat programme. Continue as long as your doctor says, usually for a few months after your haemoglobin is normal. Your body absorbs them best on an empty stomach. If you feel sick, ask about taking them with a little food, at night or on alternate days. Expect black stools. Don’t take them with tea, milk, calcium or thyroid tablets. Leave a gap. Lock them away, because a handful can kill a small child.',
        example:
          'A schoolteacher near Bhagalpur takes the iron tablet with lime water at bedtime, three hours after dinner. The box is on a high shelf. Lunch is chana saag with tomato, and the next blood test is marked in red.',
        tips: [
          'Take the tablet with a daily habit, such as brushing your teeth.',
          'Tell your doctor about nausea or constipation, so the tablet can be changed, not dropped.',
          'Return for the follow-up test on the date given.',
        ],
      },
      {
        title: 'Find the cause, and know the alarm signs',
        explanation:
          'You lose iron for a reason: heavy periods, closely spaced pregnancies, hookworm, piles, ulcers, painkillers, coeliac disease, frequent blood donation, or rarely bowel cancer. Men, and women after menopause, need their gut examined. B12 and folate deficiency need different treatment. Folic acid alone can hide a B12 problem while your nerves are being damaged. These are emergencies: breathlessness at rest, chest pain, fainting, black tarry stools without iron tablets, vomiting blood, or soaking a pad every hour. If you’re pregnant and anaemic, you need regular antenatal care, not a home remedy.',
        example:
          'A shop assistant in Shillong counts nine pads on the second day of her period and feels dizzy on the stairs. Pork with greens and lime helps. But to find and treat the cause, she sees a gynaecologist.',
        tips: [
          'Count pads and days in your next period and take the note to the doctor.',
          'To avoid worms, wear footwear outdoors and wash vegetables well.',
          'Tell the doctor about every painkiller that you use more than once a week.',
        ],
      },
    ],
    sources: ['who_haemoglobin_2024', 'anaemia_mukt_bharat_2018', 'bsg_iron_2021'],
  },
]
