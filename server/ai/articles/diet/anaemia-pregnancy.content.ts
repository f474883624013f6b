import type { LibraryArticle } from '../library-article.ts'

export const ANAEMIA_PREGNANCY: LibraryArticle = {
  id: 'anaemia-pregnancy',
  category: 'diet',
  name: 'iron and anaemia in pregnancy',
  names: [
    'anaemia pregnancy',
    'anemia pregnancy',
    'anaemia pregnant women',
    'anemia pregnant women',
    'iron in pregnancy',
    'iron during pregnancy',
    'iron tablets in pregnancy',
    'iron folic acid',
    'iron and folic acid',
    'ifa tablets',
    'low haemoglobin in pregnancy',
    'low hemoglobin in pregnancy',
    'haemoglobin pregnancy',
    'hemoglobin pregnancy',
    'pregnancy khoon ki kami',
    'गर्भावस्था में एनीमिया',
    'गर्भवती में एनीमिया',
    'ਗਰਭ ਅਵਸਥਾ ਵਿੱਚ ਅਨੀਮੀਆ',
  ],
  tones: {
    professional: {
      title: 'Iron and anaemia in pregnancy: the tablet, the plate and the tests',
      summary:
        'What counts as anaemia in pregnancy, how to make the iron and folic acid tablet bearable, and how to serve food that lets more of the iron in.',
      opening: `In most homes, news of a pregnancy brings food: laddoos from one side, fruit from the other, advice from both. The iron tablets from the health centre get less attention. They may cause some nausea, they turn the stools black, and they’re easily forgotten in a drawer.

They deserve a better place. A pregnancy needs more iron than most plates can bring, so tablets and plate have to work together, and the blood test shows whether they do.`,
      example: `## Cuttack by the clock: iron, tea and calcium apart

- **7:30:** chuda with sprouted moong, steamed until soft, grated coconut and lime.
- **9:30:** tea, two hours later, and only one cup.
- **1:00:** rice, dalma with raw banana and pumpkin, kosala saga, a well-cooked rohu. Tomato khatta on the side. *Iron from the dal, the greens and the fish; vitamin C from the tomato.*
- **2:00:** the calcium tablet, as the nurse arranged it.
- **4:30:** a guava and roasted chana.
- **8:00:** roti, santula with soya chunks, lime.
- **10:00:** the iron and folic acid tablet, after brushing her teeth.

Milk has its place at breakfast or before the evening, away from the iron.`,
      closing: `Fix one hour for the iron tablet and tie it to something you never forget. Put a lime beside the dal. Ask at each antenatal visit what your haemoglobin was, and write it on the card. If the tablets trouble you, the clinic can usually find a way to make them easier, so tell them early.`,
    },
    casual: {
      title: 'Pregnant and low on iron? How to make that tablet easier',
      summary:
        'The iron tablet makes you queasy, and your report says anaemia. How to take it so it stays down, what to eat with it, and what your chai has to do with it.',
      opening: `The doctor circled your haemoglobin in red and gave you a strip of tablets. You took two. Then came the nausea, and the strip went behind the spice box, where you don’t have to look at it.

You’re not being difficult. Plenty of women feel this way. But this is the one strip in the house that your baby is counting on as well, so it’s worth finding a way for you to keep it down.`,
      example: `## Tiffin, chai and bedtime in a Delhi flat

- **On the way to work:** two besan chillas with grated gajar and coriander chutney. Chai waits for the office, an hour on.
- **Mid-morning:** a mosambi, peeled at your desk.
- **Tiffin:** rajma, rice, sliced tomato, onion and a wedge of lime.
- **Four o’clock:** chai, then roasted chana from the drawer on the way home.
- **Dinner:** bathua or methi roti, chana dal with tomato, aloo gobhi. Curd can go with breakfast instead.
- **Bedtime:** the iron tablet with nimbu pani, and the light off before your stomach has time to argue.

The calcium you were given sits with lunch, a long way from that tablet.`,
      closing: `Take the strip out from behind the spice box and put it next to your toothbrush. Try bedtime for a week, if your doctor agrees. Still miserable? Ring the clinic. There are other ways to take iron, and no prize for suffering through it quietly.`,
    },
    motivational: {
      title: 'Iron for two: three ticks a day through your pregnancy',
      summary:
        'One tablet, one iron-rich katori, one sour thing: a simple plan for low iron in pregnancy that a whole family can share, with the tests that show it works.',
      opening: `Every day of this pregnancy you are building something: a heartbeat, ten fingers, a store of iron for the first months of a life. You need good materials for such work, and you shouldn’t have to carry all of them yourself.

So let this be a family plan, with three ticks a day. They’re small enough for tired days, and nobody has to be perfect. If a day goes wrong, tomorrow has three fresh boxes.`,
      example: `## Three ticks in a village near Nashik

Sunita’s husband drew the chart, and the ASHA worker’s number stands at the top.

1. **Tablet.** Her mother-in-law brings the iron and folic acid tablet with water, at the hour the nurse set. Tick.
2. **Katori.** One full katori of matki, chana or tur dal at each meal, with bhakri and a leafy bhaji. An egg, boiled hard, on market days. Tick.
3. **Sour.** Lime, tomato koshimbir, amla or a guava in the same meal. Tick.

Tea moves to four o’clock for the whole house, so nobody feels left out. On clinic days they take the chart along, and the nurse puts the haemoglobin at the bottom.`,
      closing: `Draw the boxes today and give one of them to someone at home. Let them bring the tablet, cut the lime or soak the chana. You’ll see the ticks add up, and at the next visit you can ask for the number they’ve been working towards. Rest when you can. That belongs to the plan too.`,
    },
  },
  body: `## What the numbers mean

In early and late pregnancy, the World Health Organization (WHO) speaks of anaemia below 11 g/dL of haemoglobin, the part of blood that carries oxygen [@who_haemoglobin_2024]. Anaemia can bring tiredness, dizziness and shortness of breath [@who_anaemia]. Pregnancy itself makes you tired, so you can’t tell the two apart by feeling. The blood test can.

WHO recommends iron and folic acid for all pregnant women, against anaemia in the mother, low birth weight and birth before term [@who_anc_2016]. India’s antenatal services provide both [@anemia_mukt_bharat]. You take them as prescribed there, also when you feel well.

## Make the tablet easier

- **Tie it to a habit,** such as brushing your teeth, and keep the strip in sight but out of small children’s reach. An accidental overdose of iron is dangerous for them [@ods_iron].
- **Keep it apart** from tea, coffee, milk, calcium tablets and antacids. Calcium reduces the iron you absorb, so the two need different hours.
- **If it upsets you,** ask about taking it with a little food or at another hour, or for another kind. Black stools are expected.

## A plate that lets iron in

Put one iron food in each meal: chana, rajma, masoor, soya, ragi, bajra, til, amaranth or methi, and well-cooked eggs, fish or meat if you eat them. Cooked lentils bring about 3 mg of iron in 100 g [@usda_fdc]. Iron from plants is absorbed less well than iron from meat and fish, and vitamin C in the same meal improves it [@ods_iron]. Lime, tomato, guava, orange and amla all work. The Indian guidelines advise at least an hour between meals and tea or coffee [@icmr_nin_2024].

Soaking and sprouting pulses lower phytate, which holds iron back [@hotz_gibson_2007]. Steam or boil sprouts now, and don’t eat them raw. Gur and dates give little iron in sensible amounts.

## When it isn’t iron

Not every anaemia comes from too little iron [@who_anaemia]. Lack of vitamin B12 or folate needs other treatment, and folic acid alone can hide a B12 problem. Plant foods don’t naturally contain vitamin B12 [@ods_b12]. If you eat no eggs, fish or meat, ask for that test. Thalassaemia trait, an inherited blood condition, is common in many Sindhi, Punjabi and Gujarati families, and both parents can be tested.`,
  cautions: ['pregnancy'],
  seeDoctor: `- You are breathless at rest, have chest pain or faint: go to a hospital, or call 108 or 112.
- You bleed, leak water, have a severe headache or blurred sight, or, in the later months, the baby moves less than usual: go now.
- You can’t keep the tablets or your food down: call the clinic the same day.
- You crave mud, chalk or raw rice, which can mean low iron.
- Your haemoglobin is low or has not risen at the next test: ask your doctor what comes next.`,
}
