import type { LibraryArticle } from '../library-article.ts'

export const CONSTIPATION_FIBRE: LibraryArticle = {
  id: 'constipation-fibre',
  category: 'diet',
  name: 'constipation and fibre',
  names: [
    'constipation',
    'fibre',
    'fiber',
    'fibre rich food',
    'high fibre diet',
    'dietary fibre',
    'hard stools',
    'straining on the toilet',
    'isabgol',
    'psyllium',
    'roughage',
    'kabz',
    'kabj',
    'kabziyat',
    'pet saaf nahi hota',
    'motion nahi hota',
    'कब्ज',
    'पेट साफ नहीं होता',
    'ਕਬਜ਼',
  ],
  tones: {
    professional: {
      title: 'Constipation: which home remedies help, and fibre step by step',
      summary:
        'What papaya, hot water, isabgol and churna can do for constipation at home, how to raise fibre gently from an Indian kitchen, and when a doctor should look.',
      opening: `In many homes constipation is treated at night with a spoon of powder. The next day brings it back: white bread, biscuits, little water and no time after breakfast.

Powders have their use. But the bowel works best with three plain things on most days: fibre, something to drink and a little movement. An Indian kitchen has all the fibre anyone needs. It often stays in the jar.`,
      example: `## One day in a Jaipur home, with the fibre marked

- **On waking:** a glass or two of water. *No fibre, but it starts the day.*
- **Breakfast:** bajra or oats porridge, or two methi parathas of whole atta, with an orange. *Whole grain, greens, fruit.*
- **After it:** ten minutes without hurry.
- **Lunch:** two rotis, a full katori of panchmel dal, gwar phali, mooli and kheera. *Pulses, vegetable, raw salad.*
- **Five o’clock:** roasted chana with the skins, and tea.
- **Dinner:** moong dal khichdi with tori and a spoon of ghee, or fish with vegetables and one roti.

All of it is on sale in an ordinary market.`,
      closing: `One change at a time, the grain or the dal, is enough. Let it settle before you add the next. Most bowels need a few weeks to find a new rhythm. If yours changed suddenly, or the powder has become a nightly need, let a doctor look for the reason.`,
    },
    casual: {
      title: 'Constipated? Which home remedies work, and what your atta and dal can do',
      summary:
        'Hard stools, long waits, a newspaper read twice. What papaya, ghee milk, isabgol and churna really do, and how to find fibre in food you already cook, without the gas.',
      opening: `Nobody talks about it, yet everyone in the family has a remedy. Papaya at night. Hot water. Warm milk with ghee. That powder in the green tin. We’ll go through them one by one, because some deserve their place and some only help for a day.

What your bowel wants is simple: something to push, some water to push it with, and ten minutes that nobody hurries. None of that is embarrassing, and most of it is in your kitchen.`,
      example: `## What you’d change in a Surat week

- **Your atta:** don’t sieve the bran out. Mix in some jowar or bajra for the rotla twice a week.
- **Your breakfast:** khakhra made of whole wheat with a katori of sprouted mag, instead of toast and jam.
- **Your dal:** leave the thin one for the day you’re ill. Kathol, the whole beans, three times a week.
- **Your shaak:** a full katori. Tindora, papdi, bhaji, whatever’s cheap.
- **Your four o’clock:** guava with the seeds, or two soaked figs.
- **Your morning:** set the alarm ten minutes earlier. Go after breakfast, every day, even when nothing happens.

The chaas you have with lunch is one of your drinks for the day.`,
      closing: `Two of those changes are enough for this week. The rest can wait. If your tummy grumbles about the beans, halve them and go slower. A change that came all of a sudden belongs in front of a doctor. They’ve heard it all before, truly.`,
    },
    motivational: {
      title: 'Constipation: a four-week home plan of fibre, water and calm mornings',
      summary:
        'Raise fibre a little every week, drink along with it and give your body a fixed time. Four weeks of small steps, with the home remedies that are worth keeping.',
      opening: `A good morning can begin with a very small event. If yours is missing, you have more power over it than you think, and you don’t need a stronger powder.

What matters is the pace. People who go from no fibre to a mountain of salad in one day get gas and give up. You’ll add a spoon here and a katori there, and your bowel will have time to learn.`,
      example: `## Drink, grain, pulse, plants: a week for each

1. **Week one: drink and sit.** Water on waking, a glass with each meal, and ten calm minutes after breakfast, with the feet on a low stool.
2. **Week two: one grain.** In a Mangaluru home, red rice instead of white at lunch, or ragi dosa instead of plain.
3. **Week three: one pulse.** A katori of hesarukalu (whole moong) or alasande every day, soaked and cooked soft. Fish eaters have both.
4. **Week four: two plants more.** A second katori of vegetable, basale or cabbage or beans, and a fruit with its skin.

Walk for fifteen minutes on any day you can. If a week feels too much, stay in it.`,
      closing: `Mark each easy morning with a dot on the calendar. Two dots in the first week may be four in the fourth, and every one of them is yours. If the dots don’t come in spite of it all, a doctor can find out why. Asking is part of the plan.`,
    },
  },
  body: `## How much, and where it is

The World Health Organization recommends at least 25 g of fibre a day for adults, from whole grains, vegetables, fruit and pulses [@who_carbohydrate_2023].

Milling takes much of it away. In 100 g of whole-wheat flour there are about 11 g, in the same weight of maida about 3 g [@usda_fdc]. Pulses are among the richest sources: 100 g of cooked lentils or chickpeas bring about 8 g [@usda_fdc]. So the dal katori matters more than the salad leaf.

- **Grains:** whole atta with its bran, dalia, oats, jowar, bajra, ragi, red or hand-pounded rice
- **Pulses:** whole moong, chana, rajma, lobia, matki, chana dal
- **Vegetables:** beans, gwar, bhindi, peas, methi, cabbage, drumstick
- **Fruit and seeds:** guava, papaya, pear, orange, soaked figs, ground alsi

## The home remedies, one by one

- **Ripe papaya:** keep it. Soft, with fibre and water in it, a katori a day fits well. Guava, pear, soaked figs and munakka do the same work.
- **Hot water:** it has no fibre, but it is a drink, and a warm one before breakfast often wakes the bowel.
- **Warm milk with ghee:** a comfort and some fluid, without any fibre. One teaspoon of ghee is plenty. If milk gives you wind, leave it.
- **Churna or powder from a tin:** read the ingredients. Many contain senna (sanay, sonamukhi), a laxative. It may do for a night. Don’t take it daily, and ask first if you are pregnant, elderly or on other medicines.
- **Isabgol:** the most useful of them, taken as described below.

## Slowly, and with water

A sudden jump in fibre brings wind, bloating and cramps. Raise it over a few weeks, and drink enough with it [@medlineplus_fibre]. Water, chaas, thin dal, rasam and soup all count. Pale yellow urine is a simple sign that you drink enough [@nhs_water]. If your doctor has limited your fluid, keep to that amount [@medlineplus_heart_fluids] [@medlineplus_kidney_diet].

A walk helps the bowel along, and so does a fixed time. Sit down after breakfast, without the phone, and don’t put off the urge. On a western toilet, rest your feet on a low stool, so that the knees are higher than the hips, and lean forward. The Indian squat does this by itself.

## How to take isabgol

Isabgol is a soluble fibre. Start with one level teaspoon a day, always with a full glass of water, and keep it away from your tablets [@bsg_ibs_2021]. After a week, go up to two teaspoons if you need them. Drink it as soon as it is stirred in, and have more water after it. It swells, so it isn’t for anyone who has trouble swallowing. Isabgol and bran also bind the thyroid tablet, so have them some hours apart [@ata_hypothyroidism_2014]. A low thyroid slows the bowel by itself [@ata_hypothyroidism_2014].

If belly pain is part of the picture, it may be irritable bowel, and then added bran can make things worse [@bsg_ibs_2021]. Iron and some other medicines cause constipation too. Tell the doctor who prescribed them, and keep taking them meanwhile.`,
  variants: [
    {
      names: ['older people', 'elderly', 'old age', 'senior citizens', 'seniors', 'grandparents', 'buzurg'],
      titles: {
        professional: 'Constipation in older people: soft fibre and enough to drink',
        casual: 'Constipation after sixty: what helps at your age',
        motivational: 'Sixty and over: a gentle fibre plan for constipation',
      },
      text: `## After sixty

With age, thirst is no longer a good guide, and dryness often shows as constipation. About 1.6 litres of drinks a day for women and 2 litres for men is the usual aim, unless heart or kidneys set a limit [@espen_older_people_2022]. Chaas, milk, thin dal and tea count. Drink earlier in the day and nights stay quieter.

Fibre can be soft: dalia cooked in milk, moong khichdi with grated carrot, stewed apple or papaya, mashed bhindi or lauki. Ask the doctor to look through the tablets as well.`,
    },
    {
      names: ['pregnancy', 'pregnant', 'garbhavastha', 'garbh', 'expecting'],
      titles: {
        professional: 'Constipation in pregnancy: fibre, fluid and your iron tablet',
        casual: 'Pregnant and constipated? What you can do',
        motivational: 'A gentle fibre plan for constipation in pregnancy',
      },
      text: `## In pregnancy

Constipation is a common complaint in pregnancy, and the iron tablet can add to it. Don’t stop the tablet: tell your doctor, who can change it [@anaemia_mukt_bharat_2018]. Meanwhile, have a katori of dal at both meals, one more vegetable and a ripe fruit, and drink something each time you sit down to rest. A short walk after meals helps too. Ask before you take isabgol, a laxative or any home powder.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Black, tar-like stools when you take no iron, or a lot of blood: go to hospital at once. Any other blood in the stool: see a doctor this week.
- Weight loss without trying, anaemia, or constipation that began for the first time after 50: see a doctor this week too.
- Severe belly pain, a swollen belly or vomiting, with no stool and no wind passing: go to hospital at once.
- You need a laxative or churna on most days, or a new medicine started it: ask your doctor.
- In a child, pain, soiling or holding back: see a paediatrician.`,
}
