import type { LibraryArticle } from '../library-article.ts'

export const IRON_TEENAGE_GIRLS: LibraryArticle = {
  id: 'iron-teenage-girls',
  category: 'diet',
  name: 'iron for teenage girls',
  names: [
    'iron teenage girls',
    'iron rich food girls',
    'anaemia teenage girls',
    'anemia adolescent girls',
    'iron deficiency teenagers',
    'haemoglobin teenage daughter',
    'low hemoglobin girl',
    'khoon ki kami ladkiyan',
    'iron after first period',
    'लड़कियों में खून की कमी',
    'ਕੁੜੀਆਂ ਵਿੱਚ ਖੂਨ ਦੀ ਕਮੀ',
  ],
  tones: {
    professional: {
      title: 'Iron for teenage girls: what to serve, and when to test',
      summary:
        'Growth and periods raise a girl’s need for iron at the same time. What to put on the plate, what to move away from it, and when a blood test comes first.',
      opening: `Between the ages of about ten and nineteen, a girl’s body asks for iron twice over: once to build muscle and new blood, and once more to replace what she loses with each period. Her plate rarely changes to match. Dal shrinks to two spoons, breakfast is skipped for the school bus, and chai arrives with the meal.

The result is common and quiet. She is tired, she can’t concentrate in the last period of school, and everyone blames the phone.`,
      example: `## School, tiffin, dinner: the iron marked

- **Before school:** poha with peanuts, peas and a squeeze of lime. *Iron from the peanuts and peas, vitamin C from the lime.*
- **In the tiffin:** two methi rotis with chana and a few pieces of guava.
- **After school:** roasted chana with til chikki. Chai can come an hour later.
- **Dinner:** rajma or kala chana with rice, palak sabzi, and raw tomato and onion with lime.

Each meal has one source of iron and one sour thing beside it, and the corner shop sells all of it.`,
      closing: `Change one meal this week, the breakfast if you can, and put a bowl of cut lime on the table. If she has been tired for weeks or her periods are heavy, start with the blood test. Food then has a clear job to do.`,
    },
    casual: {
      title: 'Always tired? What girls should know about iron',
      summary:
        'Tired in class, tired after class, tired on Sunday. It might be low iron. Here’s what to eat, what to do about chai, and when to get a blood test.',
      opening: `You slept eight hours and you still want to put your head down on the desk by the third period. Your mother says it’s the phone. It may be. It may also be iron.

Here’s why girls run short: you’re growing, and growing takes iron. Then periods start, and every month some of it leaves. If your plate is mostly roti and potato, there isn’t much coming in.`,
      example: `## What a day could look like

- **Running for the bus:** a besan chilla rolled up with tomato and green chutney. You can eat it on the way.
- **Lunch break:** chana with roti, and share your friend’s guava.
- **Five o’clock hunger:** bhel with sprouts, onion, tomato and lots of lime.
- **Dinner:** whatever dal is on the stove, but a full katori, with a green sabzi.

And chai? Keep it. Just have it an hour after you eat, not with the meal.`,
      closing: `One iron food, one sour thing, and chai later: try it for a month. If you’re still dragging yourself around, or your periods are so heavy that you plan your day around them, tell someone at home and get the test done. It’s one small tube of blood.`,
    },
    motivational: {
      title: 'Strong blood, strong girls: an iron plan that fits school',
      summary:
        'Iron gives a growing girl the strength to study, play and think clearly. Build it with three small habits a day, and know when to ask for a test.',
      opening: `Think of a girl at the start of a race with her shoelaces tied together. She’ll still run. But look at what happens when you untie them.

Low iron is like that. It takes away a little breath on the stairs, a little focus in maths, a little joy in the game. And it’s one of the most fixable problems in her kitchen. You can begin at the next meal.`,
      example: `## Three habits, one day

1. **Win breakfast.** Ragi porridge with nuts, or poha with peanuts and lime, before she leaves. No empty stomach to school.
2. **Win the tiffin.** One iron food every day: chana, rajma, lobia, soya, or an egg if she eats eggs. Add guava, orange or tomato.
3. **Win the evening.** A full katori of dal and a katori of greens at dinner, with lime on top.

Tick them off on the fridge door. Five days out of seven is a very good week.`,
      closing: `Let her choose the first habit herself, the one that feels easiest. Small wins add up: a full katori here, a lime there. Should she stay tired, be the person who takes her seriously and books the blood test.`,
    },
  },
  body: `## Why girls run short

Anaemia means too little haemoglobin, the part of blood that carries oxygen. In the national survey of 2019 to 2021, 57 per cent of Indian women between 15 and 49 were anaemic [@nfhs_5]. Anaemia can bring tiredness, weakness, dizziness and shortness of breath, and a lack of iron is its most common nutritional cause [@who_anaemia].

A girl who diets, skips meals or has heavy periods is more likely to run short. So is one who eats well but drinks tea with every meal.

## Iron foods that are already in the house

- **Pulses:** chana, rajma, lobia, masoor, soya. Cooked lentils have about 3 mg of iron in 100 g [@usda_fdc].
- **Grains and seeds:** ragi, bajra, til, halim (garden cress seeds).
- **Greens:** amaranth, palak, methi, bathua.
- **In homes that eat them:** fish, chicken, mutton and eggs. The body takes up iron from meat and fish more easily than iron from plants [@ods_iron].

Jaggery and dates are famous for iron. In the amounts that are sensible to eat, they bring little.

## Help the body take it up

Vitamin C in the same meal helps the body absorb iron from plants [@ods_iron]. Lime, tomato, guava, orange, amla or raw mango will do. Add lime at the end, because long cooking destroys the vitamin. Soaking, sprouting and fermenting help too: they lower phytate, a compound that holds iron back [@hotz_gibson_2007].

Tea does the opposite. In a trial with healthy women, tea with a meal clearly cut the iron they absorbed, and waiting an hour made the effect smaller [@ahmad_fuzi_2017].

## When food is not enough

Once iron is low, food alone refills it slowly. Many schools give a weekly iron tablet under the government’s Anemia Mukt Bharat programme [@anemia_mukt_bharat]. Iron that a doctor has prescribed should be taken as long as the doctor says. Keep the strip where small children can’t reach it: too much iron at once is dangerous for them [@ods_iron].`,
  variants: [
    {
      names: ['hostel', 'pg', 'mess'],
      titles: {
        professional: 'Iron for teenage girls, at home and in the hostel',
        casual: 'Always tired? Iron for girls, hostel food included',
        motivational: 'Strong blood, strong girls: an iron plan for school and hostel',
      },
      text: `## In the hostel

Mess dal is often thin, so take two servings and leave the water behind. Ask for the whole pulses when they come: chana, rajma, lobia. Three things need no kitchen and keep for weeks in a tin: roasted chana, peanuts and til chikki. Buy limes on Sunday and carry one to the mess.`,
    },
  ],
  cautions: ['children', 'eating_disorders'],
  seeDoctor: `- Tired for weeks, pale, dizzy or short of breath on the stairs: ask for haemoglobin and ferritin. Not every anaemia comes from too little iron, so the test comes before the tablets.
- Periods that last longer than seven days, or a pad soaked in an hour or two.
- A craving for ice, mud or chalk.
- Fainting, or breathlessness while sitting still: go the same day.`,
}
