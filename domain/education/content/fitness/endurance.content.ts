import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'fuel-on-the-move',
    title: 'Food for the long run and the long ride',
    summary: 'When to start eating during exercise, how much, and which Indian foods travel well.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Under an hour, only water. Beyond it, a little food',
        explanation:
          'Most runs need only water. From about an hour of steady effort, your body’s stores begin to matter. For exercise of one to two and a half hours, sports guidance suggests 30 to 60 g of carbohydrate an hour. Beyond that, well-trained athletes may use up to 90 g, from more than one kind of sugar and only after practice. Start within the first forty minutes and continue in small helpings. Once your legs are empty, food takes too long to reach them.',
        example:
          'For a two-hour run along Marine Drive, 30 g an hour is one large banana, or four pitted dates, or a small box of salted boiled potato. Double it only if the pace is hard and your stomach agrees.',
        tips: [
          'Leave food at home for runs under an hour.',
          'Set your watch to beep every twenty minutes for a bite or a sip.',
          'Begin at 30 g an hour and go up by a little each week.',
        ],
      },
      {
        title: 'Home food that fits a pocket',
        explanation:
          'Gels are convenient but never necessary. Good running food is mostly starch or sugar. It’s soft, low in fat and fibre, and still pleasant when warm. Alternate sweet and salty, because you tire of sweetness after two hours. Drink plain water with it. A gel or chikki followed by a sugary drink is often what upsets your gut. Wrap small portions one by one, so you can open them with wet hands.',
        example:
          'Cyclists from Mysuru carry small squares of ragi halwa and salted idli strips; in Ladakh it may be dried apricots; in Odisha, pressed rice balls with jaggery; in Delhi, a jam sandwich cut in four without its crust.',
        tips: [
          'Prepare two sweet and two salty bites for your next long session.',
          'Drink water with anything concentrated, such as dates or gels.',
          'Take your wrappers back home with you.',
        ],
      },
      {
        title: 'Train your gut too',
        explanation:
          'When you run, blood moves from your gut to your legs. If your stomach isn’t used to it, even a mouthful can be too much. With weeks of regular practice it learns to empty and absorb faster. So use the long session of the week to rehearse breakfast, drinks and bites exactly as on race day. If cramps or urgent stools return, cut fibre, milk and spices the evening before, and eat less on the way. Blood in the stool needs a doctor, even after a marathon.',
        example:
          'A half-marathoner in Kochi rehearses every Sunday: two appam with a little sugar at half past four, a banana at the eighth kilometre, water at each bridge. On race morning nothing in her stomach is new.',
        tips: [
          'Copy the race breakfast on your next three long runs.',
          'Change only one thing at a time and write down how your gut reacts.',
          'Save rajma, raw salad and strong chillies for the meal after.',
        ],
      },
    ],
    sources: ['acsm_nutrition_2016'],
  },
  {
    id: 'race-week',
    title: 'What to eat in race week',
    summary: 'How to fill your stores, what to eat on race morning, and how to protect iron and bone in heavy months.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Filling the stores in the last two days',
        explanation:
          'For events longer than ninety minutes, it helps to start with full glycogen stores. The usual advice is 10 to 12 g of carbohydrate per kilogram of body weight a day. Do this for the last 36 to 48 hours, while you train less. It’s more than most people expect, and you can’t reach it on salads. For two days, white rice, idli, bread, potato, fruit, sugar and juice replace part of the dal, fat and bran. You’ll weigh a kilogram or more extra, from water. That water is part of the store. You don’t need this for 5 or 10 km.',
        example:
          'Two days before a full marathon in Kolkata, a runner of 58 kg has white rice at lunch and dinner, potato in a thin jhol, toast and honey, mishti doi, three bananas, and sweetened nimbu pani. Luchi comes after the race.',
        tips: [
          'Rehearse one loading day before a long training run.',
          'Eat smaller portions more often, because it’s a lot of food.',
          'Skip loading if you have diabetes, unless your team has planned it with you.',
        ],
      },
      {
        title: 'Race morning and the first hour after',
        explanation:
          'Wake early enough to eat two and a half to four hours before the start. Have a familiar, starchy breakfast with some fluid, and a few bites more half an hour before if you like. Drink coffee only if you always do. During the race, follow what you rehearsed and drink to thirst. Afterwards walk, put on dry clothes, sip, and eat within the hour, even if it’s only soup. For chest pain, collapse, confusion or breathlessness that doesn’t settle, get the medical team at once.',
        example:
          'For a start at half past five in Mumbai: upma with few vegetables and a cup of tea at half past two, half a banana at five. Afterwards have dal khichdi with curd first, and the vada pav an hour later.',
        tips: [
          'Lay out breakfast, bottle and bites the evening before.',
          'Write your eating times on a card and follow it.',
          'Ask a friend to meet you with dry clothes and something salty.',
        ],
      },
      {
        title: 'Iron, bone and hunger in heavy months',
        explanation:
          'Distance runners lose iron through sweat, the gut and each foot strike. Women lose it through periods as well. Eating little meat and drinking a lot of tea make it worse. If you are unusually tired or suddenly slower, ask for a blood test of haemoglobin and ferritin (your iron store). Don’t take tablets without a test, because too much iron is harmful. Too little food for the distance thins your bones. A stress fracture, or periods that stop for three months, needs a sports physician. It usually happens when you run more and eat less.',
        example:
          'In Manipur, a training day of 15 km needs three real meals: rice with fish curry and greens, rice with egg and eromba, evening chana with lime and puffed rice. Have tea an hour after each.',
        tips: [
          'Squeeze lime over pulses and greens, and drink tea an hour later.',
          'Ask for a blood count and ferritin if tiredness lasts more than two weeks.',
          'In weeks when you run further, eat one more snack.',
        ],
      },
    ],
    sources: ['acsm_nutrition_2016', 'ioc_low_energy_2023'],
  },
]
