import type { LibraryArticle } from '../library-article.ts'

export const VITAMIN_B12: LibraryArticle = {
  id: 'vitamin-b12',
  category: 'diet',
  name: 'vitamin B12',
  names: [
    'vitamin b12',
    'b12',
    'b 12',
    'b12 deficiency',
    'low b12',
    'b12 foods',
    'b12 for vegetarians',
    'vegetarian b12 sources',
    'b12 veg food',
    'cobalamin',
    'b12 ki kami',
    'vitamin b12 ki kami',
    'विटामिन बी12',
    'बी12 की कमी',
    'ਵਿਟਾਮਿਨ ਬੀ12',
    'ਬੀ12 ਦੀ ਕਮੀ',
  ],
  tones: {
    professional: {
      title: 'Vitamin B12 on a vegetarian plate: which foods, how much, and when to test',
      summary:
        'Plants have no vitamin B12, so vegetarians depend on a few foods. What milk, curd, paneer and eggs bring in each helping, who should ask for a test, and what food can’t repair.',
      opening: `Vitamin B12 is made by neither plants nor animals. Microbes make it, and it reaches us through milk, curd, eggs, fish and meat [@and_vegetarian_2025]. A plate full of dal, greens and millets can be excellent in every other way and still bring almost none.

Shortage arrives slowly. By the time the feet tingle, few people think of food.`,
      example: `## Two vegetarian days, counted

**With milk foods, in Ahmedabad**

- Methi thepla and a glass of milk in the morning: 1.1
- Two rotli, mag, shaak and a full katori of dahi at lunch: 0.6
- Khichdi at night, with kadhi from half a katori of dahi: 0.3
- Paneer with peas, 50 g of it, beside the khichdi: 0.2

That makes 2.2 micrograms. If you eat eggs, two at breakfast add about 1.

**Without milk, in Chennai**

- Idli with sambar, and a glass of soya drink with vitamin B12 on its label
- Rice, kootu, keerai and sundal at lunch
- A bowl of cereal, also labelled with B12, with soya drink at five
- Dosa with peanut chutney at night

Here the plants bring nothing. The two labels, or the supplement that the doctor chose, bring it all, every day.`,
      closing: `Count the helpings of milk, curd, egg and fish over three days, and leave the splash in your tea out of the sum. If the total is thin, put one bowl back. If you belong to one of the groups above, ask for the blood test first. Low B12 is simple to treat when it’s found in time.`,
    },
    casual: {
      title: 'Low B12? The vegetarian foods that have it, and the ones that don’t',
      summary:
        'Tired, tingly and vegetarian? It could be B12. How much a glass of milk or a katori of curd really gives you, why spirulina won’t save you, and when to ask for a blood test.',
      opening: `You eat dal every day. You eat palak, sprouts, fruit. You’re the healthy one in the family. And your report says your B12 is on the floor.

You did nothing wrong. Vegetables simply don’t have any. As a vegetarian you’ve got milk and things made of milk, perhaps eggs, and that’s the list. If those come in small amounts, the tank slowly runs dry.`,
      example: `## What you could change in a Bengaluru flat

- **The milk in your coffee:** four cups add up to hardly one glass. So have one real glass too, and a bowl of curd rice that’s more curd than rice.
- **Breakfast:** masala dosa days are fine. Have a tumbler of buttermilk or milk beside it. If you eat eggs, make it egg dosa twice a week.
- **Lunch in the dabba:** take the big box for the curd.
- **Dinner:** paneer bhurji in place of one potato sabzi.
- **Your vegan flatmate:** soya drink with vitamin B12 printed on the carton, or the tablet her doctor chose. Daily, beside the toothbrush.

A tumbler here, a bigger box there: small change, in both senses.`,
      closing: `One glass, one bowl, and a test if you’ve got the tingles or haven’t had one in years. Don’t start tablets before the blood is drawn, because then nobody can see what was going on. Tell your mother that her spinach is lovely. It just can’t do this job.`,
    },
    motivational: {
      title: 'Vitamin B12 for vegetarians and every other eater: three steps this week',
      summary:
        'Vegetarian, vegan, egg or fish eater: each has a clear way to enough vitamin B12. What each helping of food brings, what to add, and the one blood test worth asking for.',
      opening: `Some problems in nutrition are tangled. This one is refreshingly clear. The body needs a tiny amount of one vitamin, a short list of foods has it, and a blood test tells you where you stand.

That makes vitamin B12 a task you can really tick off. You’ll need a look at your week, one or two new habits, and the courage to hold out your arm for a minute.`,
      example: `## Monday, Thursday, Saturday

1. **Monday: count.** Write down every glass of milk, katori of curd, helping of paneer, egg, fish or meat for three days, and add up the micrograms. A cup of tea counts as a splash.
2. **Thursday: add one.** In a Jabalpur home it may be a bowl of dahi with the bharta and bajra roti, or an egg in the evening. In Shillong, a piece of fish with the rice. A vegan home chooses a drink or cereal with B12 on the label.
3. **Saturday: ask.** Look up your last report. Is it more than a year old, or was B12 never on it? Ask for the test at your next visit.

One added helping each day is seven in a week.`,
      closing: `Tick the first box today: count. The second will follow by itself once you see the numbers. A low test is a reason to be glad you looked, because early is the easy time to treat it. That’s a week well spent.`,
    },
  },
  body: `## How much, and why it runs low

An adult needs about 2.2 micrograms of vitamin B12 a day, says ICMR-NIN, India’s nutrition institute [@icmr_nutrients_2020]. Vegetarians get it from milk, curd, paneer and eggs, and many in India are still low [@icmr_nutrients_2020].

The body’s store lasts some years and then runs out quietly [@nhs_vegan]. Some people eat enough and absorb too little. That happens more often after sixty, with the diabetes medicine metformin, and with long use of acidity tablets [@ods_b12]. Don’t stop these medicines. Ask for the test.

## What a helping brings

Rounded, from food tables [@usda_fdc]:

- **A glass of milk, 250 ml:** about 1.1 micrograms
- **A katori of curd, 150 g:** about 0.6
- **One egg:** about 0.5
- **Fresh cheese such as paneer, 50 g:** about 0.2
- **The milk in a cup of tea, 50 ml:** about 0.2

So four cups of tea don’t get you there. Two glasses of milk and a cup of curd a day are a fair base [@icmr_nutrients_2020]. Fish, chicken and meat have it too, for those who eat them.

- **If the label says so:** fortified milk, soya drinks and breakfast cereals. Read how much a serving has.
- **None at all:** ghee and oil, and everything that grows, from dal and palak to nuts and fruit [@ods_b12].

Three ideas come up again and again. Spirulina, fermented rice and unwashed greens don’t solve a lack of B12 [@and_vegetarian_2025]. Soya curd doesn’t either, unless it is fortified [@nhs_vegan].

So every vegan needs a supplement or fortified foods daily, and a doctor to check the level [@nhs_vegan].

## What you may notice

The signs come on slowly: tiredness, a sore tongue, tingling feet, unsteadiness or low mood [@and_vegetarian_2025]. It can look like depression, and a doctor can test for it [@ods_b12]. It can be a cause of anaemia, and then the red cells look larger than usual [@who_haemoglobin_2024]. None of these signs proves it. Tiredness has many reasons, so the test comes before the tablets. Nerves may suffer before the blood test looks bad, which is why tingling needs a visit soon [@nhs_vegan].

## What treatment means

Food keeps a normal level normal. It can’t refill an empty store quickly. If your level is low, your doctor chooses tablets or injections, sets the amount, and checks again later. Don’t treat yourself with folic acid: alone, it can mend the blood count and hide a lack of B12 while the nerves suffer [@ods_b12]. Keep up the foods in the meantime.`,
  variants: [
    {
      names: ['vegan', 'vegans', 'plant based', 'no dairy'],
      titles: {
        professional: 'Vitamin B12 for vegetarians and vegans: food, supplement and test',
        casual: 'Vegetarian or vegan in India? Sort out your B12',
        motivational: 'Vitamin B12 for every kind of eater, vegans included',
      },
      text: `## For vegans

Every vegan needs fortified foods or a supplement daily, and a doctor to check the level [@nhs_vegan]. There is no way round it, and it’s easily done. Read soya drinks and cereals for B12 on the label, and shake the carton. Tie the tablet to something you do each day, such as brushing your teeth.

In pregnancy, breastfeeding and infancy this matters most, because the child’s brain depends on it [@nhs_vegan]. Have the level measured before you change your diet and again a few months later.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Tingling or numb feet or hands, unsteady walking, or memory that is failing: see a doctor soon and ask for vitamin B12.
- A sore, smooth tongue, or tiredness and breathlessness for weeks.
- You are over sixty, take metformin or acidity tablets for long, or have had stomach surgery: ask for a test.
- You are vegetarian or vegan and pregnant, breastfeeding or planning a baby.
- A baby of a vegetarian or vegan mother feeds poorly or is floppy: see a paediatrician at once.`,
}
