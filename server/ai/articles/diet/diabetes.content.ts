import type { LibraryArticle } from '../library-article.ts'

export const DIABETES: LibraryArticle = {
  id: 'diabetes',
  category: 'diet',
  name: 'eating with diabetes',
  names: [
    'diabetes',
    'diabetes diet',
    'diabetic diet',
    'diabetic food',
    'type 2 diabetes',
    'prediabetes',
    'borderline diabetes',
    'high blood sugar',
    'blood sugar control',
    'blood glucose',
    'hba1c',
    'sugar patient diet',
    'sugar ki bimari',
    'madhumeh',
    'मधुमेह',
    'शुगर की बीमारी',
    'ਸ਼ੂਗਰ ਦੀ ਬਿਮਾਰੀ',
  ],
  tones: {
    professional: {
      title: 'Eating with type 2 diabetes: an Indian plan for plate, portion and order',
      summary:
        'No dish has to leave an Indian table because of diabetes. How to divide the plate, keep the starch steady and stay safe with medicines, with a rice day from Madurai and a roti day.',
      opening: `After a diagnosis of diabetes (high blood sugar), many families begin with a list of forbidden foods. Within weeks one person is eating alone, from a separate pan, and the readings still jump.

A list can’t show what matters most: how much starch is on the plate, what you eat with it, and whether tomorrow’s plate looks the same. All three can be arranged at the family table.`,
      example: `## Two days: rice in Madurai, roti in the north

- **Breakfast:** three small idlis with a large katori of thick vegetable sambar, and an egg or a katori of sprouts.
- **Mid-morning:** a guava, eaten whole.
- **Lunch:** beans poriyal and keerai masiyal first, then a piece of fish kuzhambu or a katori of thick paruppu. One level katori of rice comes last, with plain mor.
- **Evening:** tea without sugar and a small bowl of sundal.
- **Dinner:** two small adais with avial, and sliced cucumber.

**A vegetarian day with roti:** two besan chillas and curd; two phulkas with salad, bhindi and rajma; roasted chana with tea; one missi roti with palak paneer and raita.

Lunch stays near one o’clock and dinner near eight, because medicines are planned around those hours.`,
      closing: `Begin with the measure. Choose one katori, fill it with your usual starch at lunch and use the same katori every day for two weeks. Note any reading that surprises you, with what was on the plate. Those notes are worth more at your next visit than any list of forbidden foods.`,
    },
    casual: {
      title: 'You have diabetes, and you can still have roti',
      summary:
        'Same kitchen, same family, different sizes. How to fill your plate when you have diabetes, what to do about rice, fruit and chai, and what to carry in your pocket.',
      opening: `The report came, and so did the phone calls. Your cousin swears by karela juice. Your neighbour says never touch rice again. Someone has already hidden the mangoes.

Sit down, have your chai, and let’s be practical. Your body still handles food. It just struggles with a lot of starch at once. So you’re not looking for a new cuisine. You’re looking for a smaller pile of roti and rice, in better company.`,
      example: `## From shutter up to the last walk, in Ludhiana

- **Before you open the shop:** two besan chillas with methi, a bowl of dahi. Chai, and see if you can leave the sugar out.
- **Eleven-ish:** roasted chana from your pocket.
- **Lunch at the counter:** salad first. Then gobhi and a good bowl of rajma, and two phulkas to go with it. Rajma day isn’t rice day too, unless you leave the phulkas.
- **Five o’clock:** a guava or an orange. Whole, not from the juice man.
- **Dinner:** palak with paneer, or an egg curry, with one missi roti and raita. After that, ten minutes to the end of the gali and back.

It’s the food your family is eating. Only your stack of rotis is shorter.`,
      closing: `Don’t fix everything this week. Pick the meal that does most damage to your readings, usually the one with two starches on the plate, and choose one of them. Tell your family what to do if you feel shaky. And let your cousin keep his karela juice. Your plate, your walk and the medicine your doctor chose are doing the work.`,
    },
    motivational: {
      title: 'Steady sugar, one meal at a time',
      summary:
        'Diabetes is managed in small, repeatable steps. A four-week plan from a home in Guwahati: one meal, one walk and one measured katori at a time.',
      opening: `You didn’t choose diabetes. You do choose what happens at the next meal, and the one after that, and there are about a thousand of them in a year. No single plate can spoil that. No single plate has to be perfect either.

That is the encouraging part. Steadiness beats strictness, and you can practise it with the rice, dal and greens that are already in your kitchen.`,
      example: `## A month in Guwahati, one habit a week

1. **Week one: vegetables first.** Lunch starts with a bowl of xaak or cucumber, then masoor dal or fish tenga. The rice comes last.
2. **Week two: one katori.** Rice is measured in the same katori at lunch and at dinner. Aloo pitika counts as starch, so on that day the katori is half full.
3. **Week three: drinks.** Lal cha without sugar, water or plain chaas. Sweet drinks stay in the shop.
4. **Week four: ten minutes.** A walk after the two larger meals, with someone who enjoys your company.

Put a tick for each day on the calendar. If a week was hard, repeat it. The plan can wait.`,
      closing: `Look back after a month and count what stayed: perhaps the katori, perhaps the walk. Build on that. Take your ticks and your readings to your doctor or dietitian, and ask what to aim for next. You’ve shown that you can repeat a small thing, and diabetes care is made of small things repeated.`,
    },
  },
  body: `## Half, a quarter, a quarter

The plate method gives half the plate to vegetables low in starch, a quarter to a protein food and a quarter to a grain or another starchy food [@ada_2026]. It works with any regional kitchen. Potato, arbi, corn and peas pulao belong to the starchy quarter. Dal, rajma, curd, egg, paneer, fish and chicken fill the protein quarter.

No single split of carbohydrate, protein and fat suits everybody with diabetes, so your plan should fit your tastes, your culture and your goals [@ada_2026].

## The same amount of starch

What raises blood sugar most is the amount of starch, whatever its name [@ada_2026]. As a rule for the kitchen, two phulkas, a katori of cooked rice, a small jowar bhakri or three small idlis can stand in for one another. Choose one of them for a meal, and take a similar amount each day at a similar hour. Tablets or insulin that fit two rotis won’t fit five.

Millets are good grains, and still starch. Their fibre helps: in trials, people with prediabetes or diabetes had better glucose control on a diet higher in fibre [@reynolds_2020]. Whole dal and vegetables bring it too.

## First the vegetables, last the grain

In a small study of people with type 2 diabetes, eating vegetables and protein before the carbohydrate lowered the rise in glucose after the meal [@shukla_2015]. On a thali this costs nothing. Eat fruit whole, one at a time. Drink water, plain chaas or unsweetened tea, and leave out juice and sweet drinks.

Measure the oil with a teaspoon, and have a small handful of nuts in place of namkeen.

## Walk, and weight

Aim for 150 minutes of brisk walking or other activity a week [@ada_2026], and ten minutes after each larger meal. On insulin or tablets that cause lows, carry glucose. If you have excess weight, a lasting loss of 5 per cent or more usually improves glucose control [@ada_2026]. Plan both with your doctor, because medicines may have to change.

## If your sugar drops

Insulin and some tablets, such as glimepiride and gliclazide, can push sugar too low [@ada_2026]. Shaking, sweating, sudden hunger or confusion are the signs. Below 70 mg/dL, or with these signs, take about 15 g of fast sugar, such as glucose or four level teaspoons of sugar in water [@ada_2026]. Test after 15 minutes, repeat if it’s still low, and then eat a snack. With acarbose or voglibose, only glucose works fast enough [@ada_2026].

## If it is prediabetes

An HbA1c of 5.7 to 6.4 per cent means prediabetes [@ada_2026]. In large trials, losing about 7 per cent of weight, where there was weight to lose, and 150 minutes of brisk activity a week meant that far fewer people went on to diabetes [@ada_2026].`,
  variants: [
    {
      names: [
        'diwali',
        'festival',
        'festivals',
        'festive',
        'festive season',
        'mithai',
        'sweets',
        'tyohar',
        'holi',
        'raksha bandhan',
        'दिवाली',
        'ਦੀਵਾਲੀ',
      ],
      titles: {
        professional: 'Eating with diabetes, on ordinary days and at Diwali',
        casual: 'You have diabetes and it’s Diwali: your roti, your mithai, your sugar',
        motivational: 'Steady sugar with diabetes, one meal at a time, at Diwali too',
      },
      text: `## On Diwali and other festival days

Keep your usual meals on the day, and don’t skip lunch to save room for sweets. Decide in the morning which one sweet is worth it to you. Eat it in a small katori after a meal with vegetables and dal, and take a little less rice or roti with that meal. Sweets made with jaggery, honey or dates count in the same way, because jaggery and honey are added sugar [@icmr_nin_2024]. “Sugar-free” mithai still has its khoya, maida and ghee.

For guests and for yourself, set out roasted makhana, nuts and cut fruit. On the day after, go back to your ordinary plate.`,
    },
    {
      names: ['ramzan', 'ramadan', 'ramadhan', 'roza', 'rozas', 'sehri', 'iftar', 'रमज़ान', 'रमजान', 'ਰਮਜ਼ਾਨ'],
      titles: {
        professional: 'Eating with diabetes, on ordinary days and in Ramzan',
        casual: 'Diabetes and Ramzan: talk first, then plan sehri, iftar and the usual plate',
        motivational: 'Steady sugar with diabetes, one meal at a time, in Ramzan too',
      },
      text: `## Before and during Ramzan

Take your readings to your doctor some weeks ahead. Some people are advised not to keep roza, for instance with frequent lows, in pregnancy, with kidney disease or after very high readings, and their faith usually allows for that [@idf_ramadan_2021]. A finger prick doesn’t break the roza; end it below 70 mg/dL, above 300 mg/dL or when you feel unwell [@idf_ramadan_2021].

At sehri, choose slow food such as dalia, egg, dal or curd, with water. At iftar, take one date and water, then a plate with salad, haleem or dal and one or two rotis. Sherbet and most pakoras can stay off the table. On days without roza, your usual plate holds.`,
    },
  ],
  cautions: ['diabetes_medicines'],
  seeDoctor: `- Your sugar falls below 70 mg/dL more than once within days: ring your doctor, because the dose may need to change [@ada_2026].
- Readings stay above 300 mg/dL, or there is repeated vomiting, belly pain, fast deep breathing, breath that smells of fruit, or drowsiness: go to hospital at once [@ada_2026].
- Never give food or drink to a person who is drowsy or unconscious. Lay them on their side and call 112 [@emergency_112].
- A foot wound turns dark or doesn’t heal, or your sight changes: be seen the same day.
- You are pregnant or planning a baby, or have kidney disease: ask your doctor and a dietitian for a plan of your own.`,
}
