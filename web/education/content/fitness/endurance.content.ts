import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'fuel-on-the-move',
    title: 'Fuel for the long run and the long ride',
    summary: 'You will know from what length on to eat during exercise, how much, and which Indian foods travel well.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Under an hour, nothing; beyond it, a little',
        explanation:
          'Most runs need only water. From about an hour of steady effort, stores begin to matter, and sports guidance suggests 30 to 60 g of carbohydrate an hour for exercise lasting one to two and a half hours. Beyond that, well-trained athletes may use up to 90 g, from more than one kind of sugar and only after practice. Start within the first forty minutes and continue in small helpings; once the legs are empty, food takes too long to reach them.',
        example:
          'For a two-hour run along Marine Drive, a 30 g hour looks like one large banana, or four pitted dates, or a small box of salted boiled potato. Double it only if the pace is hard and the stomach agrees.',
        tips: [
          'Leave food at home for runs under an hour.',
          'Set your watch to beep every twenty minutes for a bite or a sip.',
          'Begin at 30 g an hour and go up by a little each week.',
        ],
      },
      {
        title: 'Home food that fits a pocket',
        explanation:
          'Gels are convenient and never necessary. Good running food is mostly starch or sugar, soft, low in fat and fibre, and still pleasant when warm. Sweet and salty should alternate, because sweetness alone grows tiresome after two hours. Wash it down with plain water; a gel or a chikki with a sugary drink on top is often what upsets the gut. Wrap small portions singly, so that you can open them with wet hands.',
        example:
          'Cyclists from Mysuru carry small squares of ragi halwa and salted idli strips; in Ladakh it may be dried apricots; in Odisha, pressed rice balls with jaggery; in Delhi, a jam sandwich cut in four without its crust.',
        tips: [
          'Prepare two sweet and two salty bites for your next long session.',
          'Drink water with anything concentrated, such as dates or gels.',
          'Take your wrappers back home with you.',
        ],
      },
      {
        title: 'The gut can be trained as well',
        explanation:
          'During running, blood moves from the gut to the legs, and to an unpractised stomach even a mouthful can be too much. Over weeks of regular practice the stomach learns to empty and absorb faster. So the long session of the week is the place to rehearse breakfast, drinks and bites exactly as on race day. If cramps or urgent stools return, cut fibre, milk and spices on the evening before, and lower the dose. Blood in the stool needs a doctor, even after a marathon.',
        example:
          'A half-marathoner in Kochi rehearses every Sunday: two appam with a little sugar at half past four, a banana at the eighth kilometre, water at each bridge. On race morning nothing in her stomach is new.',
        tips: [
          'Copy the race breakfast on your next three long runs.',
          'Change only one thing at a time and write down how the gut answers.',
          'Keep rajma, raw salad and strong chillies for the meal after.',
        ],
      },
    ],
    sources: [SOURCES.acsm_nutrition_2016],
  },
  {
    id: 'race-week',
    title: 'Race week, without the superstition',
    summary:
      'You will know how to fill your stores, what to do on the morning and how to protect iron and bone in heavy months.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Filling the stores in the last two days',
        explanation:
          'For events longer than ninety minutes, athletes gain from full glycogen. The usual advice is 10 to 12 g of carbohydrate per kilogram of body weight a day for the last 36 to 48 hours, while training eases. This is more than most people expect, and cannot be reached on salads: white rice, idli, bread, potato, fruit, sugar and juice replace part of the dal, fat and bran for two days. The scale shows a kilogram or more of water, which is part of the store. For 5 or 10 km it is unnecessary.',
        example:
          'Two days before a full marathon in Kolkata, for a runner of 58 kg: white rice at lunch and dinner, luchi kept for after the race, potato in a thin jhol, toast and honey, mishti doi, three bananas, and sweetened nimbu pani.',
        tips: [
          'Rehearse one loading day before a long training run.',
          'Eat smaller portions more often, since the volume is large.',
          'Skip loading if you have diabetes, unless your team has planned it with you.',
        ],
      },
      {
        title: 'Race morning and the first hour after',
        explanation:
          'Wake early enough to eat two and a half to four hours before the gun: a familiar, starchy breakfast with some fluid, and a few bites more half an hour ahead if you like. Coffee only if you always have it. During the race follow what you rehearsed and drink to thirst. Afterwards walk, put on dry clothes, sip, and take food within the hour, even if it is only soup. Chest pain, collapse, confusion or breathlessness that does not settle belongs with the medical team at once.',
        example:
          'For a start at half past five in Mumbai: at half past two, upma with few vegetables and a cup of tea; at five, half a banana. Afterwards dal khichdi with curd comes first, and the vada pav an hour later.',
        tips: [
          'Lay out breakfast, bottle and bites on the evening before.',
          'Write the times of eating on a card and follow it.',
          'Plan who will meet you with dry clothes and something salty.',
        ],
      },
      {
        title: 'Iron, bone and hunger in heavy months',
        explanation:
          'Distance runners lose iron through sweat, gut and foot strike, and women through periods as well; little meat and much tea make it worse. Unusual tiredness or a sudden loss of pace is a reason for a blood test of haemoglobin and ferritin, not for tablets on suspicion, since excess iron harms. Too little food for the mileage thins bone: a stress fracture, or periods that stay away for three months, needs a sports physician. Running more while eating less is the most common road there.',
        example:
          'In Manipur, a training day of 15 km asks for three real meals: rice with fish curry and greens, rice with egg and eromba, evening chana with lime and puffed rice. Tea waits an hour after each.',
        tips: [
          'Squeeze lime over pulses and greens, and drink tea an hour later.',
          'Ask for a blood count and ferritin if tiredness lasts more than two weeks.',
          'Eat one more snack in every week in which you raise the distance.',
        ],
      },
    ],
    sources: [SOURCES.acsm_nutrition_2016, SOURCES.ioc_low_energy_2023],
  },
]
