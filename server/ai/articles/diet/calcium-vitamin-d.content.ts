import type { LibraryArticle } from '../library-article.ts'

export const CALCIUM_VITAMIN_D: LibraryArticle = {
  id: 'calcium-vitamin-d',
  category: 'diet',
  name: 'calcium and vitamin D',
  names: [
    'calcium',
    'calcium rich food',
    'calcium deficiency',
    'vitamin d',
    'vitamin d deficiency',
    'vitamin d3',
    'low vitamin d',
    'sunlight vitamin',
    'strong bones',
    'bone health',
    'weak bones',
    'osteoporosis',
    'osteopenia',
    'haddiyan mazboot',
    'haddiyon ki kamzori',
    'dhoop vitamin',
    'कैल्शियम',
    'विटामिन डी',
    'हड्डियां मजबूत',
    'ਕੈਲਸ਼ੀਅਮ',
    'ਵਿਟਾਮਿਨ ਡੀ',
  ],
  tones: {
    professional: {
      title: 'Calcium and vitamin D: what food can do, and when to test',
      summary:
        'Where calcium is in an Indian kitchen, why palak gives so little of it, what sun and food do for vitamin D, and why supplements begin with a blood test.',
      opening: `Two nutrients keep bones strong, and they come from different places. Calcium comes from the plate. Vitamin D comes mostly from the skin, and food brings only a little. That difference explains why a family with a full fridge can still have low reports.

It also explains the plan. Calcium is a matter for the kitchen. Vitamin D is a matter for daylight and, if the test says so, for the doctor.`,
      example: `## Counting calcium in Mysuru

- **Breakfast:** two ragi dosas with a chutney of roasted white til, and a glass of milk. *Ragi, til and milk.*
- **Lunch:** rice, soppu saaru made with amaranth leaves, beans palya, and a bowl of curd. *Greens and curd.*
- **Five o’clock:** a til and jaggery laddu with tea, taken outdoors if the day allows.
- **Dinner:** ragi mudde with avarekalu saaru, or rotis with paneer and peas. Those who eat fish have small ones, fried crisp and eaten with their bones.

Three helpings of milk or curd do most of the work. Ragi, til and greens add to it.`,
      closing: `Count your milk and curd for three days, in glasses and bowls. If you reach three on most days, the calcium is probably in order. If your bones ache, or you rarely see daylight, ask at your next check-up whether vitamin D should be tested.`,
    },
    casual: {
      title: 'Low calcium, low vitamin D? Milk, ragi and sunshine, explained',
      summary:
        'Everyone’s report seems to say low vitamin D. What can you eat, does palak count, how does the sun help, and should you buy those sachets? Straight answers.',
      opening: `Your report says vitamin D is low. So does your sister’s, and your colleague’s who jogs. In a country with this much sun, it feels like a joke.

It’s no joke, but it isn’t a mystery either. We live indoors, we cover up, and hardly any food has vitamin D. Calcium is easier, because that one you can eat. They need two different answers.`,
      example: `## Your Tuesday, with a bit more calcium

You’re in Ludhiana, you work in a bank, and lunch is in a dabba.

- **Before work:** a glass of milk, plain or with haldi, and a besan chilla with paneer inside. Walk the last stretch to the bus in the sun.
- **In the dabba:** roti, rajma and a box of dahi. Real dahi, a full bowl, not a spoon on the side.
- **Tea break:** one til gajak in winter, roasted chana otherwise.
- **Dinner:** sarson saag or methi, makki or bajra roti, and a bowl of raita.

The milk in four cups of chai? It’s hardly one glass all together. Nice, but don’t count on it.`,
      closing: `Three bowls or glasses a day, ragi or til when you can, and some daylight on your arms. As for the sachets your uncle takes, leave them till your own doctor has seen your own number. With vitamin D, more isn’t better.`,
    },
    motivational: {
      title: 'Calcium and vitamin D: three servings, some daylight, one strong habit',
      summary:
        'Bones are alive, and they answer to what you do each day. A simple plan with calcium foods, daylight and movement, and the point at which a test should lead the way.',
      opening: `Bones look like the most finished thing in the body. They aren’t. They are rebuilt all the time, out of what you eat and in answer to what you ask of them.

So every day you have a say. A bowl of curd is a brick. A walk in daylight is a helping hand. None of it is grand, and you can lay the first brick before dinner.`,
      example: `## A week of bricks in a Nashik flat

- **Monday and Thursday, nachni:** bhakri at dinner, or nachni satva with milk for breakfast.
- **Tuesday, til:** two spoons of roasted til ground into the chutney for the thalipeeth.
- **Wednesday, fish or tofu:** mandeli fried crisp and eaten whole, or tofu in the bhaji. Look for calcium on the label.
- **Friday, greens:** rajgira leaves or shevga leaves in the zunka.
- **Every day:** two bowls of dahi or glasses of taak, and one of milk.
- **Three mornings:** climb the stairs twice, and finish on the terrace in the light.

Count the bricks on Sunday. Fifteen is a fine wall for a first week.`,
      closing: `The nearest brick is the bowl of dahi at lunch. Lay that one first. When that is a habit, add the ragi, then the stairs. Take your question about vitamin D to a doctor who’ll test before treating. Strong bones are made patiently, and you’ve started.`,
    },
  },
  body: `## The bank in your bones

About 98 per cent of the body’s calcium lies in the bones. When food doesn’t bring enough, the body draws on that store [@ods_calcium]. Bones lose calcium faster in later years, in women most of all after the menopause [@espen_older_people_2022].

## Calcium you can eat

A glass of 250 ml of milk gives close to 300 mg of calcium, and 100 g of ragi grain about 350 mg [@usda_fdc] [@ifct_2017]. Three servings of milk foods cover most of an adult’s need [@icmr_nutrients_2020]. A serving is a glass of milk, a bowl of curd or a helping of paneer.

Other sources help, above all in homes without milk:

- **Grains and seeds:** ragi, rajgira, white til, roasted and ground
- **Greens:** amaranth, drumstick leaves, methi
- **Tofu** set with calcium, and plant drinks with added calcium
- **Small fish** eaten with their bones

Palak is the surprise. Oxalic acid binds its calcium, so the body takes up about 5 per cent of it, against about 28 per cent from milk [@heaney_1988]. Eat it gladly for other reasons. Home-made drinks from almonds or oats have almost no calcium either [@and_vegetarian_2025].

## Vitamin D: daylight first

Vitamin D helps the gut to take up calcium. Skin makes it under the sun’s ultraviolet B rays, which don’t pass through window glass [@ods_vitamin_d]. Few foods have much. Oily fish leads, egg yolk brings some, and fortified milk and oil add to it [@ods_vitamin_d] [@fssai_fortification_2018]. On packets, India’s +F mark shows fortified food.

Many people in Indian cities run low, even those who train outdoors early in the morning [@icmr_nutrients_2020]. Sit or walk outside with your arms bare when you can, without letting the skin burn.

## Before you buy a supplement

Too much vitamin D is harmful, and it almost always comes from supplements [@ods_vitamin_d]. A blood test and a doctor decide on it, and on calcium tablets too. Tell the doctor if you’ve had a kidney stone. Have calcium and iron tablets at different times, because calcium reduces how much iron you absorb [@anaemia_mukt_bharat_2018]. Keep calcium about four hours from a thyroid tablet [@ata_hypothyroidism_2014]. Walking, stairs and strength exercises do their share for the bones as well.`,
  variants: [
    {
      names: [
        'vegan',
        'without milk',
        'no milk',
        'dairy free',
        'lactose intolerance',
        'lactose intolerant',
        'milk allergy',
      ],
      titles: {
        professional: 'Calcium and vitamin D, with and without milk',
        casual: 'Calcium with milk or without it: ragi, til and sunshine, explained',
        motivational: 'Strong bones, with milk or without it: one brick a day',
      },
      text: `## Without milk

If only lactose troubles you, curd may still suit you, because its live cultures help to break lactose down [@efsa_yoghurt_2010]. With a milk allergy, curd is out too. If you leave out all milk, lean on four things: ragi most days, ground til in chutneys, tofu set with calcium, and a soya drink with calcium on the label. Shake the carton first, because calcium settles at the bottom. A dietitian can add up your usual day and see what is missing.`,
    },
  ],
  cautions: [],
  seeDoctor: `- A bone breaks after a small fall, you lose height, or sudden back pain begins.
- Your bones or muscles ache for weeks, or rising from a chair and climbing stairs have become hard.
- You’re past the menopause, take steroid tablets for long, or hardly ever go outdoors: ask about a bone check and a vitamin D test.
- You took a strong supplement and now have nausea, great thirst or confusion: go the same day and bring the packet.`,
}
