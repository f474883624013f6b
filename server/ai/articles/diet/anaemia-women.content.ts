import type { LibraryArticle } from '../library-article.ts'

export const ANAEMIA_WOMEN: LibraryArticle = {
  id: 'anaemia-women',
  category: 'diet',
  name: 'anaemia in women',
  names: [
    'anaemia',
    'anemia',
    'anaemia women',
    'anemia women',
    'anaemia diet',
    'iron deficiency',
    'iron deficiency anaemia',
    'iron rich food',
    'iron rich foods',
    'iron tablets',
    'low haemoglobin',
    'low hemoglobin',
    'low iron',
    'ferritin',
    'heavy periods',
    'hb kam hona',
    'khoon ki kami',
    'khoon badhane wala khana',
    'खून की कमी',
    'एनीमिया',
    'ਖੂਨ ਦੀ ਕਮੀ',
  ],
  tones: {
    professional: {
      title: 'Anaemia in women: iron-rich foods, and the cause behind it',
      summary:
        'Which Indian foods bring how much iron, how tea and lime change what you absorb, why anaemia needs a blood test and a cause, and how to live with tablets.',
      opening: `You can’t mend a leaking matka by pouring faster. Yet that is how anaemia in women is often treated: a glass of beetroot juice, a piece of gur, a bottle of tonic, and nobody asks where the blood goes. The periods have been heavy for three years. Two children came close together. There are the painkillers that the knees have needed all winter.

Food matters, and tablets often do too. Both can do their work once someone has looked for the leak.`,
      example: `## One day in Raipur, with the iron marked

- **Breakfast:** angakar roti with tomato chutney, and a bowl of sprouted moong with lime. *Iron from the moong, vitamin C from tomato and lime.* Tea comes at half past nine.
- **Lunch:** rice, chana dal cooked with lal bhaji, raw onion and tomato, a guava. *The guava helps the dal and the greens.*
- **Four o’clock:** tea, well away from both meals, and a til laddu.
- **Dinner:** two rotis, kala chana, lauki; a small fish curry on the two evenings when there is fish.

Each main meal has one food that brings iron and one sour or fresh thing that helps it along.`,
      closing: `Begin with three things this week: a bowl of cut lime on the table, tea moved by an hour, and a whole pulse once a day. At the same time, book the blood test and write down how long your last period lasted. Once the cause is known and treated, food and tablets can fill the matka, and it has a chance to stay full.`,
    },
    casual: {
      title: 'Low haemoglobin? Iron-rich foods, and what to ask your doctor',
      summary:
        'Puffed on the second floor and tired by noon? Before you buy a tonic, look at your periods, your chai and your dal. A day of iron-rich food from Margao included.',
      opening: `You’re out of breath on the second floor and you tell yourself it’s age. You’re thirty-four. Your hair comes out in the comb, you could sleep at your desk, and your mother has sent a kilo of dates.

Eat the dates, they’re lovely. But they won’t do much for your haemoglobin in amounts you’d sensibly eat. Here’s what does more, what your chai has to do with it, and why a doctor should ask about your periods.`,
      example: `## Margao, with the chai moved

- **Breakfast:** tonak with pao, lots of onion and lime on top. Coffee at the office, an hour or so later.
- **Half past eleven:** an orange, or whatever fruit the gaddo outside has.
- **Lunch box:** rice, clam or bangda curry, tambdi bhaji. If you’re vegetarian, alsande tonak in place of the fish.
- **Half past four:** chai. Now’s the time. A handful of peanuts a bit later.
- **Dinner:** chapatis, masoor dal with tomato, cabbage with lime.

Only the coffee and the chai have moved. You were eating half of this already. The rest of the plate can stay as it is.`,
      closing: `Put lime on the dal tonight, and have tomorrow’s chai an hour later. Then count pads next month, honestly, and take the number to a doctor. If you’ve been told for years that heavy periods are just how it is in your family, ask again. Sometimes the whole family needs looking after.`,
    },
    motivational: {
      title: 'Overcome low iron: iron-rich foods and three checks for women',
      summary:
        'Tiredness from low iron can be worked on, step by step. Which everyday foods are rich in iron, and how to check your blood, your periods and your plate.',
      opening: `You’ve carried everyone else’s tiffins, fevers and deadlines, on very little sleep and perhaps on very little iron. If the stairs have become steeper, take yourself as seriously as you would take your daughter.

Anaemia often has a cause that can be found. You don’t need a new life for it, only three checks: your blood, your periods, your plate. Each of them is something you can begin this week, and each one brings you closer to the woman who used to take the stairs two at a time.`,
      example: `## Three checks in a Jodhpur home

Kamla runs a tailoring unit and had put her tiredness down to the heat.

1. **The blood.** She asks the health centre for haemoglobin and ferritin, and keeps the report in the file with the electricity bills.
2. **The periods.** She marks the days and the pads on the calendar behind the door.
3. **The plate.** Two bajra rotis with a katori of moth at noon, and a lime cut for the whole table. Chana with tomato in the evening, til in the chutney. Chandlai or methi when the seller comes by. Tea only at ten and at four.

In the second week her helper starts bringing limes too.`,
      closing: `One of the three checks has been put off longest. Do that one first. The plate can start tonight, with a lime and a full katori. Getting strength back takes some months, and you’ll notice it in small things: a flight of stairs, an evening with energy left over. You’re worth that appointment.`,
    },
  },
  body: `## Iron-rich foods, by the helping

ICMR-NIN, India’s nutrition institute, recommends 29 mg of iron a day for women, because only a little of the iron in a plant diet is absorbed [@icmr_nutrients_2020].

| Food | Helping, weighed raw | Iron, about |
|---|---|---|
| Bajra | two rotis, 60 g flour | 3.9 mg |
| Amaranth (chaulai, lal saag) | a katori cooked, 75 g | 3.5 mg |
| Moth or whole masoor | a katori cooked, 30 g | 2.3 mg |
| Kala chana or rajma | a katori cooked, 30 g | 2 mg |
| Til | a tablespoon, 10 g | 1.4 mg |
| Halim (garden cress seeds) | a teaspoon, 5 g | 0.9 mg |
| Egg | one, boiled | 0.9 mg |

The figures follow the Indian food composition tables [@ifct_2017]. Iron from meat and fish counts for more, because the body takes it up more easily [@ods_iron]. By the same tables, 10 g of gur, two dates, a small beetroot or a katori of anar each bring less than 1 mg [@ifct_2017]. Enjoy them for the taste.

## Help the iron in

Vitamin C in the same meal improves the absorption of iron from plants [@ods_iron]. Lime, tomato, guava, orange and amla all have it. Add lime at the end, because long boiling destroys the vitamin. Soaking, sprouting and fermenting lower phytate, which holds iron back [@hotz_gibson_2007]. The Indian guidelines advise at least an hour between meals and tea or coffee, before and after [@icmr_nin_2024].

## What the report can tell you

The World Health Organization speaks of anaemia when haemoglobin, the part of blood that carries oxygen, is below 12 g/dL in women who aren’t pregnant [@who_haemoglobin_2024]. In the national survey of 2019 to 2021, 57 per cent of Indian women between 15 and 49 were anaemic [@nfhs_5].

Ask for ferritin too. It shows your iron store, and falls long before haemoglobin does [@bsg_iron_2021]. An infection or inflammation can make it look normal [@bsg_iron_2021]. A small health centre may not have the test, so ask where to get it. Not every anaemia comes from too little iron [@who_anaemia]. It can be vitamin B12 or folate, or thalassaemia trait, an inherited blood condition that runs in many Sindhi, Punjabi and Gujarati families.

## Where the iron goes

Heavy periods, pregnancies close together, hookworm, piles, ulcers and frequent painkillers can all use up iron. In women past menopause, low iron is a reason to have the gut examined [@bsg_iron_2021]. Count days and pads in your next period, and take the note along.

## If you are given tablets

Go on with the weekly tablet, or the daily one in pregnancy, of the Anemia Mukt Bharat programme [@anemia_mukt_bharat]. It’s the iron bought on your own that has to wait for a test. Once iron is low, food alone refills the store slowly, so take what was prescribed for as long as you are told. Black stools are expected. If the tablets upset you, ask for a change instead of leaving them in the drawer. Have them some time apart from tea, milk, calcium and thyroid tablets. Lock them away, since too much iron is dangerous for small children [@ods_iron].`,
  cautions: [],
  seeDoctor: `- You are breathless at rest, have chest pain or faint, or you soak a pad every hour: go to a hospital now.
- Your stools are black and you take no iron, or you vomit blood: go now.
- Your periods last longer than seven days, or you bleed after menopause: see a gynaecologist.
- You crave ice, mud or chalk, or your feet tingle and your tongue is sore: ask for iron and vitamin B12 tests.
- Haemoglobin has not risen at the follow-up test.`,
}
