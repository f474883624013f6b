import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'protecting-kidneys',
    title: 'Looking after healthy kidneys',
    summary:
      'You will know what protects kidneys day by day, how to lower the chance of another stone and who needs a test.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Pressure, sugar, salt',
        explanation:
          'Most kidney disease in adults begins with diabetes or high blood pressure, years before anybody feels anything. Good control of both is therefore the first kidney diet. Salt below 5 g a day helps the pressure, and home cooking with vegetables, pulses and whole grains helps all three. Everybody with diabetes, hypertension or heart disease, or with kidney disease in the family, should have creatinine and urine albumin tested about once a year. Both are inexpensive, and together they find trouble early enough to slow it.',
        example:
          'A Hyderabad couple, he with diabetes and she with high pressure, books the yearly urine and blood test together in the week of Ugadi, and puts pickle on the table only on Sundays.',
        tips: [
          'Check when your creatinine and urine albumin were last tested.',
          'Leave papad and pickle for one meal a week.',
          'Know your last blood pressure and HbA1c by heart.',
        ],
      },
      {
        title: 'Painkillers, herbs and powders',
        explanation:
          'Kidneys filter whatever we swallow. Painkillers such as ibuprofen, diclofenac or naproxen can hurt them, mainly in older people, with dehydration, or together with pressure and water tablets. Certain herbal and metal-containing mixtures have caused lasting damage. High-protein powders add load for people whose kidneys are already weak and often do not know it. Drinking far beyond thirst cleans nothing; steady drinking that keeps urine pale is plenty for the healthy. During vomiting or diarrhoea, ring your doctor early about your tablets.',
        example:
          'A mason in Jodhpur with knee pain at forty-five degrees takes shade, buttermilk and water first, and asks the doctor about a safer way to treat the knee, before he buys a second strip at the counter.',
        tips: [
          'Read the names on your painkiller strips and count the days you use them.',
          'Ask a doctor before any powder or bhasma if you have diabetes or high pressure.',
          'Drink at regular moments in hot work, unless you have a fluid limit.',
        ],
      },
      {
        title: 'After a stone, more water and not less calcium',
        explanation:
          'A person who has passed a stone is likely to form another. The best protection is fluid spread over the day: NICE advises adults with stones to drink 2.5 to 3 litres, more in heat, if heart and kidneys allow. A squeeze of lime in it is useful. Less salt lowers calcium in the urine, and normal helpings of milk or curd bind oxalate in the gut; leaving out calcium makes matters worse. Keep meat moderate. Fever with flank pain, no urine, or pain that will not yield needs hospital the same day.',
        example:
          'In dry Bhuj: a glass on rising, one at each meal, two between, one before bed, with lime twice a day, and more after work outdoors. Palak comes with curd or paneer at the same meal.',
        tips: [
          'Fill bottles for two and a half litres in the morning, if no limit applies to you.',
          'Take curd or milk with meals that hold spinach, beetroot or nuts.',
          'Keep a passed stone in a clean box for analysis.',
        ],
      },
    ],
    sources: [SOURCES.nice_kidney_2021, SOURCES.nice_stones_2019, SOURCES.kdigo_kidney_2024],
  },
  {
    id: 'eating-with-kidney-disease',
    title: 'Eating with chronic kidney disease: questions for your team',
    summary:
      'You will know what protein, potassium, phosphate and fluid limits mean, and why yours must come from your own team.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Protein: neither feast nor fast',
        explanation:
          'For adults whose kidney function is clearly reduced but who are not on dialysis, the KDIGO guideline of 2024 suggests keeping protein at about 0.8 g per kilogram of body weight a day and avoiding more than 1.3 g. Lower prescriptions exist, only under close supervision, since loss of muscle is a danger too. Dialysis reverses the rule: the treatment itself removes protein, and people need more. Children, frail and underweight people are not restricted in this way. Your stage, weight and appetite decide, so the figure must come from your nephrologist and renal dietitian.',
        example:
          'Two neighbours in Thane both have kidney disease. One is told to keep dal to a katori at lunch and curd at dinner; the other, on dialysis, is told to add eggs and fish. Neither should copy the other.',
        tips: [
          'Ask at your next visit which stage you are in and how much protein is meant for you.',
          'Write down what you eat on three days and bring it along.',
          'Report falling weight or loose clothes early.',
        ],
      },
      {
        title: 'Potassium and phosphate: only if your blood says so',
        explanation:
          'Not everybody with kidney disease has to give up fruit. Potassium is limited when it is high in your blood, and then by type, portion and method, because medicines, constipation and acidity play a part too. Salt substitutes, coconut water and some juices carry a large dose and are usually left out. Phosphate is absorbed best from additives in processed meat, cheese and cola, much less from whole pulses. Boiling vegetables in plenty of water and discarding it lowers potassium. High potassium can stop the heart: sudden weakness, palpitations or fainting means 112.',
        example:
          'If, and only if, the report is high, a Gujarati kitchen may boil cubed potatoes and drain them before the shaak, choose apple over banana, and leave nariyal pani aside. With normal values none of this is needed.',
        tips: [
          'Note your last potassium and phosphate beside your usual fruit.',
          'Throw out low-sodium salt unless your team has agreed to it.',
          'Look on packets for phosphate, or for the additive numbers 338 to 343 and 450 to 452.',
        ],
      },
      {
        title: 'Salt, fluid and days of illness',
        explanation:
          'KDIGO advises less than 5 g of salt a day, as for the general public, and here it does double work: thirst falls, swelling settles and pressure tablets act better. Fluid is limited only for those who hold water, often late in the disease or on dialysis, and the amount follows urine and weight. When you have vomiting, diarrhoea or fever, some tablets may have to be paused; arrange that beforehand and never alone. Breathlessness when lying flat, rapid swelling, very little urine, confusion or steady vomiting needs hospital the same day.',
        example:
          'On a limit of one litre in Coimbatore: the day’s water waits in one jug, the steel tumbler gives way to a small cup, rasam and buttermilk are counted, and a slice of lime or a cool rinse of the mouth eases thirst.',
        tips: [
          'Weigh yourself every morning and ring the clinic at the rise they have named.',
          'Ask for a written list of tablets to pause in illness.',
          'Cook without salt and add your measured share at the table.',
          'Keep an up-to-date list of medicines in your purse.',
        ],
      },
    ],
    sources: [SOURCES.kdigo_kidney_2024, SOURCES.kdoqi_nutrition_2020, SOURCES.nice_kidney_2021],
  },
]
