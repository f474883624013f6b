import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'protecting-kidneys',
    title: 'Looking after healthy kidneys',
    summary: 'What protects your kidneys day by day, how to lower the chance of another stone, and who needs a test.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Control blood pressure, sugar and salt',
        explanation:
          'Most kidney disease in adults begins with diabetes or high blood pressure, years before they feel anything. So the best way to protect your kidneys is to control both. Eating less than 5 g of salt a day helps your blood pressure. Home cooking with vegetables, pulses and whole grains helps all three. If you have diabetes, hypertension or heart disease, or kidney disease in the family, test creatinine and urine albumin about once a year. These show how well your kidneys work. Both are inexpensive. Together they find trouble early enough to slow it.',
        example:
          'A Hyderabad couple, he with diabetes and she with high blood pressure, books the yearly urine and blood test together in the week of Ugadi. They eat pickle only on Sundays.',
        tips: [
          'Check when your creatinine and urine albumin were last tested.',
          'Have papad and pickle at only one meal a week.',
          'Know your last blood pressure and HbA1c by heart.',
        ],
      },
      {
        title: 'Painkillers, herbs and powders',
        explanation:
          'Your kidneys filter whatever you swallow. Painkillers such as ibuprofen, diclofenac or naproxen can hurt them. The risk is higher in older people, with dehydration, or if you also take blood pressure or water tablets. Certain herbal and metal-containing mixtures have caused lasting damage. High-protein powders strain kidneys that are already weak, and many people don’t know that theirs are. Drinking far more than you need cleans nothing. If you’re healthy, drink steadily so your urine is pale. During vomiting or diarrhoea, call your doctor early about your tablets.',
        example:
          'A mason in Jodhpur has knee pain at forty-five degrees. First he rests in the shade with buttermilk and water. He asks the doctor about a safer way to treat the knee before he buys a second strip.',
        tips: [
          'Read the names on your painkiller strips and count the days you use them.',
          'Ask a doctor before any powder or bhasma if you have diabetes or high blood pressure.',
          'Drink at regular times when you work in heat, unless you have a fluid limit.',
        ],
      },
      {
        title: 'After a stone: more water, no less calcium',
        explanation:
          'If you’ve passed a stone, you’re likely to form another. The best protection is to drink through the day. NICE, the UK’s health guidance body, advises adults with stones to drink 2.5 to 3 litres, more in heat, if heart and kidneys allow. A squeeze of lime in it helps. Less salt means less calcium in the urine. Normal helpings of milk or curd bind oxalate in your gut, so leaving out calcium makes matters worse. Eat meat in moderation. Fever with flank pain, no urine, or pain that won’t ease needs hospital the same day.',
        example:
          'In dry Bhuj: a glass on waking, one at each meal, two in between, one before bed, with lime twice a day, and more after work outdoors. Eat palak with curd or paneer at the same meal.',
        tips: [
          'Fill bottles for two and a half litres in the morning, if no limit applies to you.',
          'Take curd or milk with meals that have spinach, beetroot or nuts.',
          'Save a passed stone in a clean box for analysis.',
        ],
      },
    ],
    sources: ['nice_kidney_2021', 'nice_stones_2019', 'kdigo_kidney_2024'],
  },
  {
    id: 'eating-with-kidney-disease',
    title: 'Eating with chronic kidney disease: questions for your team',
    summary: 'What protein, potassium, phosphate and fluid limits mean, and why yours must come from your own team.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Protein: not too much, not too little',
        explanation:
          'The KDIGO guideline of 2024 is for adults with clearly reduced kidney function who aren’t on dialysis. It suggests about 0.8 g of protein per kilogram of body weight a day, and not more than 1.3 g. Some people are prescribed less, but only under close supervision, because losing muscle is a danger too. On dialysis it’s the other way round. The treatment itself removes protein, so you need more. Children, frail and underweight people aren’t restricted in this way. Your stage, weight and appetite decide, so the figure must come from your nephrologist (kidney doctor) and renal dietitian.',
        example:
          'Two neighbours in Thane both have kidney disease. One has to limit dal to a katori at lunch and curd at dinner. The other, on dialysis, has to add eggs and fish. Neither should copy the other.',
        tips: [
          'Ask at your next visit which stage you’re in and how much protein you should eat.',
          'Write down what you eat on three days and bring it along.',
          'Tell your team early if you lose weight or your clothes get loose.',
        ],
      },
      {
        title: 'Potassium and phosphate: only if your blood says so',
        explanation:
          'Not everyone with kidney disease has to give up fruit. You limit potassium only when it’s high in your blood. Then the kind of food, the portion and the way you cook it matter. Medicines, constipation and acidity play a part too. Salt substitutes, coconut water and some juices are very high in potassium and are usually left out. Your body absorbs phosphate best from additives in processed meat, cheese and cola, and much less from whole pulses. Boil vegetables in plenty of water and discard it to lower potassium. High potassium can stop the heart. For sudden weakness, palpitations or fainting, call 112.',
        example:
          'If, and only if, the report is high, a Gujarati kitchen may boil cubed potatoes and drain them before the shaak, choose apple over banana, and leave out nariyal pani. With normal values you don’t need to do any of this.',
        tips: [
          'Note your last potassium and phosphate, and the fruit you usually eat.',
          'Throw out low-sodium salt unless your team has agreed to it.',
          'Look on packets for phosphate, or for the additive numbers 338 to 343 and 450 to 452.',
        ],
      },
      {
        title: 'Salt, fluid and days of illness',
        explanation:
          'KDIGO advises less than 5 g of salt a day, as for everyone. Here it helps twice over. You’re less thirsty, swelling goes down and blood pressure tablets work better. Limit fluid only if your body retains water, often late in the disease or on dialysis. The amount depends on how much urine you pass and on your weight. If you have vomiting, diarrhoea or fever, you may have to pause some tablets. Plan that with your doctor beforehand, never on your own. Go to hospital the same day for breathlessness when lying flat, rapid swelling, very little urine, confusion or steady vomiting.',
        example:
          'With a limit of one litre in Coimbatore, put the day’s water in one jug and use a small cup, not the steel tumbler. Count rasam and buttermilk. Sucking a slice of lime or rinsing your mouth with cool water eases thirst.',
        tips: [
          'Weigh yourself every morning and call the clinic if it rises by the amount they named.',
          'Ask for a written list of tablets to pause in illness.',
          'Cook without salt and add your measured share at the table.',
          'Carry an up-to-date list of your medicines in your purse.',
        ],
      },
    ],
    sources: ['kdigo_kidney_2024', 'kdoqi_nutrition_2020', 'nice_kidney_2021'],
  },
]
