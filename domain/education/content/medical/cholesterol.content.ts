import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'swaps-for-ldl',
    title: 'Three swaps that lower LDL',
    summary: 'Which changes in fat, fibre and protein lower LDL cholesterol, and how to make them at home.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Swap fats, don’t just cut them',
        explanation:
          'LDL is the particle that carries cholesterol into artery walls. Among foods, saturated fat raises it most. European heart guidelines advise saturated fat below 10 per cent of energy, with unsaturated fat in its place. Eating white flour or sugar in its place helps little. In an Indian kitchen, cook with liquid seed oils. Use ghee, butter, cream and coconut in small amounts, and nothing with hydrogenated fat. The cholesterol in food matters less than people used to think. So an egg now and then fits most plates. Ask your doctor if you have diabetes or very high LDL.',
        example:
          'A Sindhi kitchen in Ulhasnagar cooks sai bhaji in groundnut oil and puts ghee only on Sunday’s rice. In Kerala, avial still gets its spoon of coconut oil at the end, while the daily frying moves to rice bran oil.',
        tips: [
          'Cook the daily sabzi in a liquid oil and measure it.',
          'Choose toned milk for tea and curd this week.',
          'Read the biscuit packet for palm oil and hydrogenated fat.',
        ],
      },
      {
        title: 'Fibre that forms a gel',
        explanation:
          'Oats, barley, rajma, chana, apples, guavas, bhindi and isabgol have soluble fibre. It turns to gel in your gut and carries away bile acids. Your liver then makes new ones from cholesterol in the blood. The effect is small but reliable, and it adds to what medicines do. The World Health Organization says adults should get at least 25 g of fibre a day in all. Go up over two to three weeks and drink enough, or you’ll feel bloated. Don’t take isabgol at the same time as tablets.',
        example:
          'Breakfast of vegetable oats in Delhi, a bowl of kala chana chaat at four in Patna, sattu and barley roti in Bundelkhand, bhindi and rajma for dinner in Jammu: two of these a day are a good beginning.',
        tips: [
          'Have oats or jau at breakfast on three days.',
          'Add one katori of whole pulses a day, besides the usual dal.',
          'Eat apples, pears and guavas with their skin, well washed.',
        ],
      },
      {
        title: 'Nuts and fish in place of meat and namkeen',
        explanation:
          'A small handful of unsalted nuts, about 30 g a day, is linked with lower heart risk. So is oily fish once or twice a week. Eat them in place of something else: the plate of namkeen, fatty mutton, processed sausage. Soya, dal and sprouts do the same for vegetarians. If you fry fish in a lot of oil, or add nuts on top of everything else, you lose the benefit. Tobacco matters too. No food can undo its harm.',
        example:
          'In Mangaluru: mackerel steamed in banana leaf with red chilli paste twice a week. In Jodhpur: six almonds, four walnut halves and a spoon of roasted chana at five, in the bowl that used to have bhujia.',
        tips: [
          'Fill a small katori with nuts in the morning and stop when it is empty.',
          'Plan two meals a week with fish, or with soya in its place.',
          'Trim visible fat from mutton and skin from chicken before cooking.',
        ],
      },
    ],
    sources: ['esc_prevention_2021', 'who_carbohydrate_2023', 'icmr_guidelines_2024'],
  },
  {
    id: 'reading-the-report',
    title: 'Your lipid report, and what food can do about it',
    summary: 'What each line of a lipid report means, what lowers triglycerides, and why you may still need tablets.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'LDL, HDL and triglycerides',
        explanation:
          'Total cholesterol is a sum and says little alone. LDL carries most of the risk. Your target depends on you. It’s much lower after a heart attack or with diabetes than in a healthy young adult. Indians tend to get heart disease younger, so Indian experts look at your lifetime risk. HDL is often low in Indians. Raising it by food or tablets hasn’t been shown to protect on its own. Activity and quitting tobacco help for other reasons too. Triglycerides (fats in the blood) respond to sugar, starch, alcohol and weight. Non-HDL cholesterol (total minus HDL) counts all the harmful kinds, and you don’t have to fast for it.',
        example:
          'A report from Hyderabad: total 210, HDL 38, triglycerides 240, LDL 124 mg/dL. Non-HDL is 172. The dietitian looks at sweet chai, white rice and evening drinks first; the doctor looks at age, blood pressure, sugar, smoking and family history.',
        tips: [
          'Ask your doctor which LDL target applies to you, and write it on the report.',
          'Put your old reports together, so you can see the trend.',
          'Calculate total minus HDL on your last report.',
        ],
      },
      {
        title: 'Triglycerides: sugar, starch, alcohol',
        explanation:
          'Triglycerides respond to food most of all. Sweet drinks, sweets, large helpings of refined grain and alcohol raise them, sometimes within days. Losing some weight, walking and eating fish lower them. For some people, no amount of alcohol is harmless here. Uncontrolled diabetes, low thyroid function and certain medicines raise them too, so your doctor will check. Values of 500 mg/dL or more need medical treatment, because they can lead to pancreatitis (an inflamed pancreas). Severe pain in the upper belly that spreads to the back is an emergency.',
        example:
          'In a Bengali week, have mishti on two days and not seven, one katori of rice with more fish and shukto, muri with chana and cucumber at tea, and no evening drink. Each of these lowers triglycerides.',
        tips: [
          'Leave out sweet drinks and juice completely for two weeks.',
          'Halve the rice or roti at dinner and double the vegetables.',
          'Tell your doctor honestly how much alcohol you drink.',
        ],
      },
      {
        title: 'When food is not enough',
        explanation:
          'Food usually lowers LDL only modestly. Some bodies make too much, whatever you eat. An LDL of 190 mg/dL or more can mean an inherited form. So can heart attacks in the family before 55 in men or 60 in women. In that case, relatives should be tested. Statins work along with the diet and lower the risk more than food can. Don’t stop them because a report looks good. That’s the tablet working. Tell your doctor about muscle pain. For pressure in the chest, arm or jaw, sudden breathlessness or cold sweat, call 112 at once.',
        example:
          'Breakfast in a Ludhiana house after the father’s stent: the tablet in its usual place, vegetable dalia with nuts, a guava, and tea with toned milk. His daughter, thirty, has had her own lipids tested.',
        tips: [
          'Ask parents and siblings at what age heart trouble began.',
          'Set an alarm for the tablet and buy the refill two weeks ahead.',
          'Bring every herbal product to your visit, since red yeast rice and some others act like drugs.',
        ],
      },
    ],
    sources: [
      'lai_lipids_2024',
      'esc_lipids_2019',
      'nice_lipids_2023',
      'who_heart_facts',
      'esc_lipids_2025',
      'aha_lipids_2026',
    ],
  },
]
