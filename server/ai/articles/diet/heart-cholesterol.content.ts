import type { LibraryArticle } from '../library-article.ts'

export const HEART_CHOLESTEROL: LibraryArticle = {
  id: 'heart-cholesterol',
  category: 'diet',
  name: 'food for the heart and for cholesterol',
  names: [
    'cholesterol',
    'high cholesterol',
    'cholesterol diet',
    'lower cholesterol',
    'ldl',
    'ldl cholesterol',
    'hdl',
    'triglycerides',
    'lipid profile',
    'heart health',
    'heart healthy food',
    'heart healthy diet',
    'heart disease diet',
    'heart patient diet',
    'diet after heart attack',
    'dil ki sehat',
    'dil ke liye khana',
    'कोलेस्ट्रॉल',
    'दिल की सेहत',
    'ਕੋਲੈਸਟ੍ਰੋਲ',
  ],
  tones: {
    professional: {
      title: 'A diet for heart and cholesterol: the swaps that lower LDL',
      summary:
        'Which oils, which fibre and which protein foods lower LDL cholesterol, in what amounts, what each line of the report means, and a day on the Konkan coast, with and without fish.',
      opening: `A high cholesterol report usually starts a season of subtraction. Egg yolk goes, then coconut, then everything with taste, until plain toast and boiled vegetables are left. After some weeks the old plate returns.

Swapping works better than giving up. Each food that leaves makes room for one that does something useful: a liquid oil, a bowl of chana, a handful of nuts, a piece of fish. The plate stays full, and the change can last for years.`,
      example: `## Ratnagiri, one swap at each meal

- **Breakfast:** oats cooked as a savoury upma with peas and carrot, and an apple with its skin.
- **Lunch:** two nachni bhakris, bangda in a thin tirphal curry, matki usal, and a koshimbir of cucumber and tomato. The fish is simmered and not fried.
- **Evening:** tea with toned milk, a few walnuts and a spoon of roasted chana in the bowl that used to hold farsan.
- **Dinner:** bhendi in a measured spoon of groundnut oil, thick amti, one small katori of rice and chaas.

**A vegetarian day** keeps the breakfast and the evening bowl. Lunch is nachni bhakri with soya chunks in the same tirphal curry, matki usal, a large koshimbir and curd from toned milk. Dinner is jau khichdi with moong and vegetables, bhendi and chaas.

Coconut stays, as a spoon of fresh scrapings on the usal.`,
      closing: `Take your older reports to the next test that your doctor plans, so that both of you can see what the food has done and what it can’t do. Until then, make one swap and keep it. The one that touches your plate every day is the oil in the kadhai, so begin there.`,
    },
    casual: {
      title: 'High cholesterol? What to swap before you start giving things up',
      summary:
        'Your report has a few arrows on it. Here’s what LDL and triglycerides react to, which swaps are worth your effort, and how a normal Delhi day changes.',
      opening: `So the lab printed your number in bold with an arrow, and you’ve been eating like a monk since Thursday. How long do you think that will last?

There’s an easier way. Keep the paratha day, keep the egg, keep your mother’s dal. We’ll change what you fry in, what you munch at five and how often the mutton comes round. Those are the things you eat without noticing, so you won’t miss them much.`,
      example: `## A normal Delhi day, swapped

- **Breakfast:** oats with jau, or vegetable dalia, three days a week. On the other days, a paratha roasted with one measured spoon of oil, dahi on the side. Butter sits this one out.
- **Office lunch:** chole with two rotis and kachumber. Skip the bhature, keep the chole.
- **Five o’clock:** roasted chana and a few almonds before the samosa tray reaches your desk.
- **Chai:** toned milk, a little less sugar.
- **Dinner:** tandoori chicken without the skin, or soya keema, with a big sabzi and one roti.
- **After dinner:** twice round the colony with a neighbour who likes to talk.

Nihari or rogan josh? Once in a while, shared, and don’t drink the gravy.`,
      closing: `The five o’clock bowl is the easiest swap, and you’ll make it five times a week. When the next report comes, show it to your doctor before you cheer or sulk. A tablet, if you’ve been given one, stays even when the numbers look lovely. That’s the tablet doing its job.`,
    },
    motivational: {
      title: 'A kinder plate for your heart and your cholesterol in six weeks',
      summary:
        'One swap every week for six weeks, from the kadhai to the evening walk, as a vegetarian family in Jaipur might do it. Small changes for LDL that can stay.',
      opening: `Your heart has been working since before you were born, without one day of leave. It doesn’t ask for a dramatic gesture now. It responds to what you do on ordinary Tuesdays.

That’s why this plan is so plain. Every week holds one swap, and each swap uses food that a corner shop sells. By the end you’ll have a new plate that grew out of the old one, and you’ll still recognise your dinner.`,
      example: `## Six weeks in a Jaipur kitchen

1. **The kadhai.** Daily sabzi in measured mustard or groundnut oil. Ghee moves to one teaspoon on the bajra roti.
2. **The katori.** One bowl of whole pulses a day: moth, chana, lobia or rajma.
3. **The snack.** Nuts and roasted chana on weekdays. Kachori is for a Sunday outing, and then with full attention.
4. **The breakfast.** Oats chilla or jau dalia on three mornings.
5. **The milk.** Toned milk for tea and for setting the curd. The kadhi tastes the same.
6. **The walk.** Twenty minutes after dinner, on most days.

Missed a week? Do it again. The order isn’t sacred either. If the walk is easiest for you, begin there.`,
      closing: `Six swaps, and you may keep four of them. That is still a different plate from the one you had. Tell your family which swap you’re proudest of and let them copy it, since the same food serves their hearts too. Then book the test, and let your doctor see what you’ve built.`,
    },
  },
  body: `## Exchange the fat

LDL carries cholesterol into artery walls. In food, saturated fat raises it most [@esc_prevention_2021]. At most 10 per cent of the day’s energy should come from it, with unsaturated fats from plants or foods naturally rich in fibre in its place [@who_saturated_fat_2023]. Putting maida or sugar in its place does little good [@esc_prevention_2021].

- Cook daily dishes in a liquid oil: mustard, groundnut, rice bran, sunflower or soybean. Measure four to five teaspoons a day for each person, and keep ghee, butter and coconut for flavour.
- Choose toned milk for tea and curd.
- Let fish, skinless chicken, rajma or soya take the place of fatty mutton and sausages.
- Leave out vanaspati (dalda), bakery margarine, and the puffs, rusks and biscuits made with them. “Hydrogenated” on the label is the word to look for.

The cholesterol in food matters less than was once thought, so an egg now and then fits most plates [@esc_prevention_2021]. Ask your doctor if you have diabetes or very high LDL.

## Add the fibre that forms a gel

Oats, jau (barley), pulses, bhindi, apples and guavas hold a soft fibre that turns to gel in the gut. In trials taken together, 3 g a day or more of beta-glucan, the fibre of oats, lowered LDL modestly [@whitehead_2014]. That takes a large bowl of oats, or a smaller one and jau at another meal. About one serving of pulses a day, a good katori, lowered it by roughly 5 per cent [@ha_2014]. Add them slowly, over two or three weeks, and drink enough.

People who eat nuts regularly have less heart disease, though such studies can’t prove that the nuts are the reason [@aune_nuts_2016]. A small handful a day, about 30 g, unsalted and in place of namkeen, is enough [@esc_prevention_2021].

## What the report tells you

Total cholesterol says little alone. Your LDL target depends on you: it is lower after a heart attack or with diabetes [@esc_lipids_2019]. So no single “normal” fits everyone. Ask your doctor for yours and write it on the report. Triglycerides, the fats in your blood, respond most to sweet drinks, sweets, large helpings of refined grain, alcohol and weight [@esc_lipids_2019]. HDL is called good cholesterol, but a higher number alone is no proof of protection [@keene_2014].

## Where food stops

Food doesn’t replace treatment: people with high blood pressure, diabetes or high blood fats may need medicines as well to lower the risk [@who_cvd]. Tobacco, alcohol, too much salt and too little movement raise that risk. No diet can undo smoking.`,
  cautions: [],
  seeDoctor: `- Pain or pressure in the middle of the chest, the arms, the left shoulder, the jaw or the back, or sudden weakness of the face, an arm or a leg: call 112 at once [@who_cvd].
- Triglycerides of 500 mg/dL or more: see a doctor soon. Severe pain in the upper belly that goes through to the back is an emergency [@esc_lipids_2019].
- LDL of 190 mg/dL or more, or heart attacks in the family before 55 in men or 60 in women: ask whether it’s inherited and whether relatives should be tested [@aha_lipids_2026].
- Muscle pain on a statin, or any herbal product for cholesterol: tell your doctor. Don’t stop the tablet on your own.
- You’ve had a heart attack or a stent, or your heart is weak: let your cardiologist and a dietitian plan salt, fluids and fats with you.`,
}
