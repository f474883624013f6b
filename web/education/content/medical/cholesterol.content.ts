import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'swaps-for-ldl',
    title: 'Three swaps that lower LDL',
    summary:
      'You will know which changes of fat, fibre and protein move LDL cholesterol, and how to make them at home.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Exchange fats; do not merely remove them',
        explanation:
          'LDL is the particle that carries cholesterol into artery walls, and among foods saturated fat raises it most. European heart guidelines ask that saturated fat stay below 10 per cent of energy and be replaced by unsaturated fat. Replacing it with white flour or sugar brings little. In an Indian kitchen this means liquid seed oils for cooking, ghee, butter, cream and coconut in small amounts, and nothing with hydrogenated fat. The cholesterol in food matters less than was thought, so an egg now and then fits most plates; ask if you have diabetes or very high LDL.',
        example:
          'A Sindhi kitchen in Ulhasnagar cooks sai bhaji in groundnut oil and puts the ghee on Sunday’s rice only. In Kerala, avial keeps its spoon of coconut oil at the end while the daily frying moves to rice bran oil.',
        tips: [
          'Cook the daily sabzi in a liquid oil and measure it.',
          'Choose toned milk for tea and curd this week.',
          'Read the biscuit packet for palm oil and hydrogenated fat.',
        ],
      },
      {
        title: 'Fibre that forms a gel',
        explanation:
          'Oats, barley, rajma, chana, apples, guavas, bhindi and isabgol hold soluble fibre, which turns to gel in the gut and carries away bile acids; the liver makes new ones out of cholesterol from the blood. The effect is modest, reliable and adds to that of medicines. Adults should reach at least 25 g of all fibre a day according to the World Health Organization. Go up over two to three weeks and drink enough, or bloating will spoil the plan. Take isabgol at some distance from tablets.',
        example:
          'Breakfast of vegetable oats in Delhi, a bowl of kala chana chaat at four in Patna, sattu and barley roti in Bundelkhand, bhindi and rajma for dinner in Jammu: two of these a day make a good beginning.',
        tips: [
          'Have oats or jau at breakfast on three days.',
          'Add one katori of whole pulses a day, besides the usual dal.',
          'Eat apples, pears and guavas with their skin, well washed.',
        ],
      },
      {
        title: 'Nuts and fish where meat and namkeen were',
        explanation:
          'A small handful of unsalted nuts, about 30 g a day, is linked with lower heart risk, and oily fish once or twice a week likewise. Both replace something: the plate of namkeen, the mutton with its fat, the processed sausage. Soya, dal and sprouts do the same service for vegetarians. Frying fish in much oil, or adding nuts on top of everything else, cancels the gain. Smoke is part of the same story, for no food undoes tobacco.',
        example:
          'In Mangaluru: mackerel steamed in banana leaf with red chilli paste twice a week. In Jodhpur: six almonds, four walnut halves and a spoon of roasted chana at five, in the bowl which used to hold bhujia.',
        tips: [
          'Fill a small katori with nuts in the morning and stop when it is empty.',
          'Plan two meals a week with fish, or with soya in its place.',
          'Trim visible fat from mutton and skin from chicken before cooking.',
        ],
      },
    ],
    sources: [SOURCES.esc_prevention_2021, SOURCES.who_carbohydrate_2023, SOURCES.icmr_guidelines_2024],
  },
  {
    id: 'reading-the-report',
    title: 'Your lipid report, and what food can do about it',
    summary:
      'You will know what each line of a lipid report means, what brings triglycerides down and why tablets may still be needed.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'LDL, HDL, triglycerides: three different stories',
        explanation:
          'Total cholesterol is a sum and tells little alone. LDL carries most of the risk, and the target depends on the person: much lower after a heart attack or with diabetes than in a healthy young adult. HDL is often low in Indians, and raising it by food or tablets has not been shown to protect by itself; activity and quitting tobacco help for other reasons too. Triglycerides answer to sugar, starch, alcohol and weight. Non-HDL cholesterol, total minus HDL, sums up what harms and needs no fasting.',
        example:
          'A report from Hyderabad: total 210, HDL 38, triglycerides 240, LDL 124 mg/dL. Non-HDL is 172. The dietitian looks at sweet chai, white rice and evening drinks first; the doctor weighs age, pressure, sugar, smoking and family.',
        tips: [
          'Ask your doctor which LDL target applies to you, and write it on the report.',
          'Keep old reports together, so that you see the direction.',
          'Calculate total minus HDL on your last report.',
        ],
      },
      {
        title: 'Triglycerides: sugar, starch, alcohol',
        explanation:
          'This line is the most responsive to food. Sweet drinks, sweets, large helpings of refined grain and alcohol push it up, sometimes within days; losing some weight, walking and eating fish bring it down. In some people no amount of alcohol is harmless here. Uncontrolled diabetes, low thyroid function and certain medicines raise it as well, so your doctor will look for them. Values of 500 mg/dL or more carry a risk of pancreatitis and need medical treatment: severe pain in the upper belly that goes through to the back is an emergency.',
        example:
          'In a Bengali week, mishti on two days instead of seven, one katori of rice with more fish and shukto, muri with chana and cucumber at tea, and no evening drink: each of these speaks to triglycerides.',
        tips: [
          'Leave out sweet drinks and juice completely for two weeks.',
          'Halve the rice or roti at dinner and double the vegetables.',
          'Tell your doctor honestly how much alcohol you drink.',
        ],
      },
      {
        title: 'When food is not enough',
        explanation:
          'Food typically lowers LDL by a modest share, and some bodies make too much of it whatever is eaten. LDL of 190 mg/dL or more, or heart attacks in the family before 55 in men or 60 in women, can point to an inherited form: relatives should be tested. Statins are then taken together with the diet and lower the risk further than food can. Do not stop them because a report looks good; that is the tablet working. Report muscle pain to your doctor. Pressure in the chest, arm or jaw, sudden breathlessness or cold sweat means 112 without delay.',
        example:
          'Breakfast in a Ludhiana house after the father’s stent: the tablet where it always lies, vegetable dalia with nuts, a guava, and tea with toned milk. His daughter, thirty, has had her own lipids tested.',
        tips: [
          'Ask parents and siblings at what age heart trouble began.',
          'Set an alarm for the tablet and keep a refill two weeks ahead.',
          'Bring every herbal product to your visit, since red yeast rice and some others act like drugs.',
        ],
      },
    ],
    sources: [
      SOURCES.esc_lipids_2019,
      SOURCES.nice_lipids_2023,
      SOURCES.who_heart_facts,
      SOURCES.esc_lipids_2025,
      SOURCES.aha_cholesterol_2018,
    ],
  },
]
