import type { LibraryArticle } from '../library-article.ts'

export const KIDNEY_DISEASE: LibraryArticle = {
  id: 'kidney-disease',
  category: 'diet',
  name: 'eating with kidney disease',
  names: [
    'kidney disease',
    'chronic kidney disease',
    'ckd',
    'kidney diet',
    'renal diet',
    'kidney failure',
    'kidney patient diet',
    'kidney problem',
    'weak kidneys',
    'creatinine',
    'high creatinine',
    'egfr',
    'protein in urine',
    'low potassium diet',
    'gurde ki bimari',
    'kidney kharab',
    'gurda',
    'गुर्दे की बीमारी',
    'किडनी',
    'ਗੁਰਦੇ ਦੀ ਬਿਮਾਰੀ',
    'ਕਿਡਨੀ',
  ],
  tones: {
    professional: {
      title: 'Eating with chronic kidney disease: salt, protein and potassium',
      summary:
        'What salt, protein and potassium mean in chronic kidney disease, which limits depend on your own report, and what a low-salt day looks like in an Indian kitchen.',
      opening: `Weak kidneys seldom hurt. They show up as a number on a report, and within a day a whole kitchen may be turned upside down because of it. Yet kidney disease has stages, and what helps at one of them can harm at another.

The plate should follow your own numbers. Less salt is right for almost everyone with weak kidneys. Protein, potassium and fluid are decided one person at a time.`,
      example: `## Low salt in a Lucknow kitchen

This is for an adult who isn’t on dialysis and whose potassium is normal. A renal dietitian sets the size of the katoris.

- **Breakfast:** vegetable dalia with jeera, peas and a squeeze of lime, and tea.
- **Lunch:** two rotis without salt in the dough, a katori of moong dal, lauki, and a plain raita with roasted jeera.
- **Five o’clock:** guava or papaya.
- **Dinner:** rice, tori with tomato, and a small piece of fish, one egg or a little paneer.

All dishes are cooked without salt. The day’s measured share is added at the table, where the tongue notices it most.`,
      closing: `Ask for four numbers at your next visit: creatinine, urine albumin, potassium and phosphate. Write them beside the grams of protein that your team advises. With that one page, a renal dietitian can give most of your own dishes back to you, in the right size.`,
    },
    casual: {
      title: 'Kidney disease: what can you still eat?',
      summary:
        'Your report says the kidneys are weak. Here’s what really changes on the plate, what depends on your own blood test, and how a lunch in Kolhapur fits in.',
      opening: `You’ve barely put the report down and you’re typing “kidney diet” into your phone. One page says stop dal. The next says only boiled lauki, and a third sells coconut water.

Close the tabs. You’ll cut the salt, yes. The rest depends on your stage and your blood test, and no page has read those. A lot of your usual food can stay.`,
      example: `## What lunch in Kolhapur could look like

Say you’re not on dialysis and your potassium is fine. Your team has told you how much protein.

- **Bhakri**, made without salt. You won’t miss it once the bhaji is on it.
- **Dodka or dudhi bhaji**, with garlic, a little sesame and kothimbir.
- **One katori of varan**, the size you were told. Not none, and not three.
- **Koshimbir** with cucumber, lime and roasted jeera.
- **Thecha**, ground fresh with garlic and lime and no salt. Leave the shop pickle and papad for one meal in the week.

Do you eat chicken? A small piece takes the place of the varan.`,
      closing: `Two jobs for this week: the pickle jar goes to the back of the shelf, and you find out your potassium number. Take both to a dietitian who has read your report, and ask about the dal first. You may get more of it back than you expect.`,
    },
    motivational: {
      title: 'Living with kidney disease: small steps at your own table',
      summary:
        'Weak kidneys don’t mean a life of boiled lauki. Four steps, one for each week, to cut salt, know your numbers and keep the food you love in the right amount.',
      opening: `You can’t choose your creatinine. You can choose the salt spoon, the questions you ask and the walk after dinner, and each of them counts.

Weak kidneys still work for you every hour of the day. What they ask in return is steadiness: the same small, sensible things on most days. Nobody manages it perfectly. Start with what is in your kitchen tonight.`,
      example: `## Four steps, one a week

1. **Week one: salt.** In a Kozhikode kitchen, fish curry keeps its kudampuli, chilli and coconut, and loses half its salt. Squeeze lime over the rice.
2. **Week two: numbers.** Ask for your potassium, phosphate and stage. Stick them on the fridge.
3. **Week three: protein.** Serve it in one fixed katori, so that the right amount becomes a habit. Fish at lunch, cherupayar at night, each in its measure.
4. **Week four: walking.** Ten minutes after each meal is a fair beginning.

Missed a week? Repeat it. Nothing you learned is lost.`,
      closing: `Begin today with the step that looks easiest. In a month your tongue will find the old pickle too salty, and you’ll know your numbers better than most. That’s real progress, and you’ll have made it in your own kitchen.`,
    },
  },
  body: `## Start with your own report

Early kidney disease often causes no symptoms, so blood and urine tests are the only way to know [@niddk_ckd]. In adults, most of it begins with diabetes or high blood pressure [@nice_kidney_2021]. Good control of both is the first kidney diet.

Beyond that, KDIGO, the international guideline group, advises a varied diet with more plant foods than animal foods and less ultra-processed food. A renal dietitian should fit salt, protein, potassium and phosphorus to each person [@kdigo_kidney_2024].

## Less salt, for nearly everyone

The limit is below 5 g of salt a day [@kdigo_kidney_2024]. That is less than a level teaspoon for everything you eat, papad, pickle, namkeen and bread included. With less salt you’re less thirsty, swelling settles and pressure tablets act better [@kdigo_kidney_2024]. Lime, amchur, roasted jeera, garlic and kadi patta fill the gap.

Low-sodium salts often contain potassium. They are not for people with kidney disease [@who_salt_substitutes_2025].

## Protein: an amount, not a ban

For adults with moderate to advanced kidney disease who aren’t on dialysis, KDIGO suggests 0.8 g of protein for each kilogram of body weight a day. More than 1.3 g is best avoided when the disease may get worse [@kdigo_kidney_2024]. Too little costs muscle, so dal stays on the plate in a measured katori.

Dialysis turns the advice round: 1.0 to 1.2 g for each kilogram [@kdoqi_nutrition_2020]. Protein is not restricted in children with kidney disease, or in adults whose health is unstable [@kdigo_kidney_2024].

## Potassium, phosphate and fluid: only if your report says so

Not everyone has to limit potassium [@kdigo_kidney_2024]. If yours has been high, you get a plan of your own: less processed food first, then smaller portions and a change of fruit. Boiling cut vegetables in plenty of water and draining them lowers it too. Coconut water is usually left out then [@kdigo_kidney_2024].

Phosphate from additives in processed meat, cheese and cola is absorbed best, and that from whole pulses much less [@kdigo_kidney_2024]. On packets, look for phosphate or the numbers 338 to 343 and 450 to 452. Fluid is limited only if you hold water, and your team names the amount.`,
  variants: [
    {
      names: ['dialysis', 'haemodialysis', 'hemodialysis', 'on dialysis'],
      titles: {
        professional: 'Eating with kidney disease, before dialysis and on it',
        casual: 'Kidney disease or dialysis: what can you still eat?',
        motivational: 'Living with kidney disease or on dialysis: small steps at your own table',
      },
      text: `## On dialysis

The treatment itself removes protein, so you need more than before: 1.0 to 1.2 g for each kilogram of body weight a day [@kdoqi_nutrition_2020]. Have a protein food at every meal: egg, fish, chicken, paneer, soya or thick dal. Your team chooses with your potassium and phosphate in mind.

Put the day’s fluid in one jug and use a small cup. Rasam, chaas, tea and thin dal count. A slice of lime or a cool rinse of the mouth eases thirst.`,
    },
  ],
  cautions: ['diabetes_medicines'],
  seeDoctor: `- You have diabetes, high blood pressure, heart disease or kidney disease in the family: ask for creatinine and urine albumin about once a year.
- Vomiting, diarrhoea or fever: call your doctor early, because some tablets may have to pause.
- Your weight falls or your clothes turn loose: tell your renal dietitian soon.
- Rapid swelling, very little urine, confusion, or breathlessness when you lie flat: go to hospital the same day.
- Sudden weakness, palpitations or fainting: call 112. High potassium can be the reason.`,
}
