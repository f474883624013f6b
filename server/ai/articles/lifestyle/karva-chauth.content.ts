import type { LibraryArticle } from '../library-article.ts'

export const KARVA_CHAUTH: LibraryArticle = {
  id: 'karva-chauth',
  category: 'lifestyle',
  name: 'Karva Chauth',
  names: [
    'karva chauth',
    'karwa chauth',
    'karvachauth',
    'karwachauth',
    'karva chauth vrat',
    'karva chauth fast',
    'karva chauth food',
    'sargi',
    'sargi thali',
    'sargi food',
    'what to eat in sargi',
    'sargi mein kya khaye',
    'करवा चौथ',
    'सरगी',
    'ਕਰਵਾ ਚੌਥ',
    'ਸਰਗੀ',
  ],
  tones: {
    professional: {
      title: 'Karva Chauth: sargi, the day and the meal after moonrise',
      summary:
        'Five sargi thalis with amounts and a time, how to pass the day safely, break the fast gently, and know when the vrat is better kept in a lighter form.',
      opening: `Before dawn on Karva Chauth the sargi thali is set: pheni in milk, fruit, mathri, something from the mother-in-law’s hand. It is a lovely custom, and also the only meal until the moon is seen, often on the same evening as a full day’s work.

What is on that thali, and how the fast ends, decides much of how the hours between feel. So does knowing when the vrat should be kept in another way.`,
      example: `## A sargi and a moonrise in Patiala

- **4:30 am:** water first. Then two paneer parathas cooked with little ghee, a bowl of curd, an apple with its skin, four almonds, two spoons of pheni in milk. Water again.
- **Through the day:** office till four, in the shade. The evening’s cooking was done the day before.
- **After the moon:** water from her husband’s hand, two dates, then a glass of milk.
- **Half an hour later:** moong dal, one katori of rice, lauki kofta that was baked, raita.
- **One sweet,** shared.`,
      closing: `A vrat is kept with the heart, and the family sees to the rest: a good sargi, a light day, a calm plate after the moon. Lay out the thali the night before. When your doctor has asked you to drink or to eat, do so without guilt. The puja is the same.`,
    },
    casual: {
      title: 'Sargi ideas for a Karva Chauth without the headache',
      summary:
        'Five sargi thalis that keep you going, what to do about chai, how to get through the afternoon, and what to eat first once the moon’s out.',
      opening: `Every year it’s the same story. Sargi’s at four, you’re half asleep, so you have pheni, a mathri and tea and go back to bed. By three you’ve got a splitting head. By moonrise you’re ready to eat the chhanni.

It can be gentler than that. Most of it comes down to the sargi and the two days before. So before you set the alarm, have a look.`,
      example: `## If you live in a Gurugram flat, with nobody to make sargi

- **Two days before:** one cup of chai less each day. You’ll thank me at noon.
- **The night before:** soak almonds, boil two eggs if you eat them, set the curd, wash a guava.
- **4:30 am:** a bowl of vegetable dalia with the eggs or some paneer, curd, the guava, three glasses of water in sips.
- **Daytime:** work from home if you can. Mehendi and a film beat a trip to the mall.
- **Moon’s up:** water, dates, then dal, roti and sabzi. Let the pooris wait.`,
      closing: `Slow food and water at four, an easy day, and something small before something big at night. Your husband can set the table, by the way, and he may like to fast along. If you feel ill at any point, drink and eat. No moon would mind.`,
    },
    motivational: {
      title: 'Sargi ideas for a calmer, stronger Karva Chauth',
      summary:
        'A day of love deserves good preparation: five sargi thalis with staying power, three small steps and a gentle first bite after moonrise.',
      opening: `Somewhere in the evening, all over the north, women stand on rooftops and look east. There is joking, bangles clink, someone’s child shouts that it’s there. You want to be fully present in that minute, and not faint with thirst.

That is won beforehand. Preparation is its own kind of devotion. It starts with the sargi thali, and none of it is hard.`,
      example: `## Three steps to moonrise

Four sisters-in-law in Jaipur do it together:

1. **The day before: drink and cook.** A glass of water with every prayer and phone call. Dinner is dal, bajra roti and a green sabzi. The feast for the next night is half ready.
2. **Sargi: fill the thali in threes.** A slow grain, something with protein, and a fruit with water: this year it is besan chilla, curd and guava. Pheni comes last, two spoons each.
3. **After the moon: go in stages.** Water and dates, then the plate, then one bowl of rabri for the four of them.

The eldest takes blood pressure tablets. She asked her doctor and keeps the day with milk and fruit.`,
      closing: `Call someone you fast with and decide who makes what. Set the alarm, fill the jug, lay out the thali tonight. When the moon comes up you’ll be on the roof, clear-headed and hungry in a good way. Stand there just as proudly when your vrat is with fruit and milk this year.`,
    },
  },
  body: `## Five sargi thalis with staying power

Before a long fast, foods that digest slowly serve you best: oats, dalia, eggs, curd, dal, fruit with its skin, and several glasses of water [@nhs_ramadan]. So put a grain, something with protein and a fruit on the thali. Five ideas for one person:

- **The Punjabi thali:** two paneer parathas with little ghee, a katori of curd, an apple, four almonds.
- **Ten minutes, no tawa:** a bowl of dalia or oats in milk, a fistful of peanuts, a banana, a few makhana.
- **Besan:** two besan chillas with grated lauki and paneer, a katori of curd, a guava.
- **With egg:** bhurji of two eggs, two rotis, curd, a pear.
- **Without milk or egg:** two rotis, a katori of chana with tomato, peanut chutney, an orange.

Eat between about half past four and five, and finish before the sun is up; your local time is in the panchang. Drink two to three glasses of water over that half hour, not all at the end.

Pheni, seviyan and mithai belong to the custom. A few spoons after the meal are enough, since alone they are mostly starch and sugar. Leave pickle, papad and salty mathri for the night; they make you thirsty.

## The hours without water

The afternoon headache is often about chai. Stopping caffeine suddenly can bring headache and tiredness, mostly 12 to 24 hours after the last cup [@juliano_2004]. Cut down by a cup a day in the days before, and drink water freely on the day before the fast. Sleep early.

Stay in the shade, sit down for the mehendi, and move exercise and heavy cooking to another date. Tell someone at home that you’re fasting.

Break the fast if you shake, sweat, faint or feel unwell, and take something sweet [@idf_ramadan_2021]. For confusion or chest pain, call 112. No one at home would wish it otherwise.

## After the moon

Begin with water and a date or two, and pause while the thalis are put away. A small start is easier on the stomach than a full plate at once [@nhs_ramadan]. Then eat a normal dinner: dal or paneer, a sabzi, curd, rice or rotis. A poori and a sweet come after that.

## A vrat that bends

Families have long kept Karva Chauth with water, with milk and fruit, or only with the puja. In pregnancy, while breastfeeding, with a regular medicine or an illness, such a form is the right one, and your doctor can say which.

With diabetes, a fast without water is not for you if you take insulin, tablets that can lower sugar too far, dapagliflozin or empagliflozin. Test during the day, and end any fast below 70 mg/dL, above 300, or when you feel unwell [@rssdi_2022].`,
  variants: [
    {
      names: ['pregnancy', 'pregnant', 'garbhavastha', 'breastfeeding', 'nursing mother'],
      titles: {
        professional: 'Karva Chauth, and how to keep it in pregnancy without the fast',
        casual: 'Karva Chauth, and how to keep it while pregnant and still eat',
        motivational: 'Karva Chauth with care: fasting, or full meals with a baby on the way',
      },
      text: `## When you are pregnant or breastfeeding

Intermittent fasting is not for women who are pregnant or breastfeeding [@hopkins_fasting], and a day without water asks even more of the body. Keep the puja, the mehendi and the moonrise, and eat: milk, fruit, curd, nuts, paneer and your usual meals at your usual hours, with water whenever you’re thirsty. Many families call this phalahar and think no less of it.

Tell your mother-in-law beforehand, together with your husband, and name the doctor as the reason. Call the doctor the same day for vomiting, bleeding or pain in the belly or, in the later months, if the baby moves less.`,
    },
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient'],
      titles: {
        professional: 'Karva Chauth with diabetes: ask first, then plan the day',
        casual: 'Karva Chauth with diabetes: what to sort out first',
        motivational: 'Karva Chauth with diabetes: prepared and safe until moonrise',
      },
      text: `## With diabetes

People who use insulin, or tablets that can cause low blood sugar, should see their doctor before Karva Chauth, Indian experts advise [@saboo_2019]. Glimepiride and gliclazide are two of these tablets [@ada_2026]. Go some weeks ahead with your readings. Name dapagliflozin or empagliflozin too: with little food or water, acids can build up in the blood [@ada_2026]. You may settle on a fast with water, fruit and milk, and two or more checks. Only your doctor moves the hours of medicines.

Testing doesn’t break a fast. Below 70 mg/dL, end it and take about 15 g of glucose, or four level teaspoons of sugar in water; test after 15 minutes, then eat [@ada_2026]. Above 300, drink water and ring the doctor. Carry glucose powder in your handbag, and tell one person where it is. At sargi, skip the pheni.`,
    },
  ],
  cautions: ['fasting'],
  seeDoctor: `- Some weeks before: if you are pregnant or breastfeeding, take any regular medicine, or have diabetes, kidney or heart disease or an ulcer.
- On the day: if you feel faint and it doesn’t pass after water and something sweet, have someone take you to a doctor.
- Call 112 for chest pain, confusion or someone who can’t be woken. Give a drowsy person nothing by mouth [@emergency_112].
- Afterwards: vomiting, or hardly any urine by the next morning.
- Migraine in every fast: ask your doctor before the next one.`,
}
