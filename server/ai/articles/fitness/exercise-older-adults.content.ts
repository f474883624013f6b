import type { LibraryArticle } from '../library-article.ts'

export const EXERCISE_OLDER_ADULTS: LibraryArticle = {
  id: 'exercise-older-adults',
  category: 'fitness',
  name: 'exercise for older adults',
  names: [
    'exercise for elderly',
    'exercise for older adults',
    'exercise for older people',
    'exercise for seniors',
    'exercise for senior citizens',
    'exercise after 60',
    'exercise after 65',
    'exercise in old age',
    'elderly fitness',
    'senior fitness',
    'exercise for grandparents',
    'balance exercises',
    'fall prevention',
    'preventing falls',
    'buzurgon ki kasrat',
    'budhape mein exercise',
    'budhape mein kasrat',
    'बुज़ुर्गों के लिए व्यायाम',
    'बुजुर्गों की कसरत',
    'ਬਜ਼ੁਰਗਾਂ ਦੀ ਕਸਰਤ',
  ],
  tones: {
    professional: {
      title: 'Exercise after sixty: balance, strength and a walk',
      summary:
        'Which movements help older people to stay steady, how much is advised, how to practise safely at home, and a week that a retired couple in Mysuru can keep.',
      opening: `Families often protect their elders by sparing them. Someone else carries the bag, fetches the water, climbs to the terrace. It is meant kindly, and it takes away exactly those small efforts that keep legs strong and steps sure.

The better protection is practice. Standing up, turning, reaching and stepping are skills, and they can be trained at eighty as well. All it takes is a firm chair, a counter to hold, and someone within earshot.`,
      example: `## Mysuru, Monday to Sunday

Raghavan is 71, his wife Vimala 68. Their doctor has approved the plan.

- **Monday, Wednesday, Friday, after the morning coffee:** heel raises at the kitchen counter, ten times. Standing on one leg with both hands on the counter, then the other. Sit and stand from a firm chair, ten times. Stepping sideways along the counter and back.
- **Tuesday, Thursday, Saturday:** the park, half an hour with friends, brisk enough to talk but not to sing.
- **Sunday:** temple or family, on foot where the road is good.

Breakfast afterwards brings the protein: idli with thick sambar and a katori of curd, or ragi dosa with an egg. At lunch there is a full katori of huli.`,
      closing: `The counter comes first, three mornings a week, with repetitions that grow slowly. Write down how many times you can rise from the chair without using your hands. That number says more about the coming years than most figures on a report, and you can change it yourself.`,
    },
    casual: {
      title: 'Getting your parents moving, without turning into their coach',
      summary:
        'They say they’re too old for exercise. How to start with a chair and a kitchen counter, what to check first, and a gentle plan from Amritsar.',
      opening: `“At my age?” says your father, and turns up the cricket. You’ve sent him three videos. He’s watched none of them.

Try something smaller. He doesn’t need a video, he needs to get out of that chair without pushing on the arms, and so will you one day. Your mother’s already halfway there; she’s up and down all day. Do it together for a week. It’ll take as long as the advertisements.`,
      example: `## Between two overs in Amritsar

**First break:** everyone up from the sofa and down again, slowly, five times. Hands on the armrest is fine to begin with. The grandchildren keep count and cheat.

**Second break:** all go to the kitchen counter. Up on the toes, down, ten times. Mum holds on with two fingers; Dad says he doesn’t need to and then does.

**Third break:** one leg, both hands on the counter. Swap.

**After the match:** one round of the lane in closed shoes, if it’s lit and there’s no fog.

And at dinner, the part they’ll like: a full katori of dal or kadhi, paneer bhurji or egg curry, a bowl of dahi, and one roti with a bit of butter.

Three evenings a week. Cricket provides.`,
      closing: `Don’t correct them every time. Count with them, laugh, and put the loose mat away when nobody’s looking. If he’s had a fall, even one he calls a stumble, get him to the doctor this week. Then come back to the sofa and start again with five.`,
    },
    motivational: {
      title: 'Steady on your feet: small exercises for later years',
      summary:
        'Ten rises from a chair, ten heel raises, one round outside. How later years can bring new strength, with a four-week plan from Thrissur and room for bad days.',
      opening: `Strength doesn’t ask for your birth certificate. A leg that is used more this month than last month will answer, at sixty-five and at eighty. In trials with older adults, people who trained against rising resistance got stronger [@cochrane_strength_2009].

You don’t have to become sporty. Think of the things you’d like to keep: the steps to the temple, the low stool, a grandchild on your arm. Each has a small movement that leads there.`,
      example: `## Mary and the church steps, Thrissur

She is 73, lives alone, and wants to go up the church steps without the railing.

1. **Week one:** three mornings, five rises from the dining chair with her hands on the table. Her neighbour sits by.
2. **Week two:** five rises with no hands, and ten heel raises at the counter.
3. **Week three:** the same, and she stands on one leg while holding on, for as long as it takes to say a short prayer.
4. **Week four:** two rounds of rises, and a walk to the junction on the other days.

Her breakfast has changed too: puttu with kadala, or an egg, where there used to be bread and tea. On a bad day she does only heel raises. They count.`,
      closing: `Name one thing that you want to keep doing, and put it on the fridge door. Then do the first five rises today, with a chair against the wall and someone within call. A week from now, five may feel light. That’s your strength coming back, and there is more where it came from.`,
    },
  },
  body: `## What exercise can do at this age

A Cochrane review of 108 trials found with high certainty that exercise reduces the rate of falls in older people living at home by about 23 per cent [@cochrane_falls_2019]. Programmes that do this mainly train balance and everyday movements, such as standing up, stepping and reaching, often together with strength exercises [@cochrane_falls_2019]. Training against rising resistance, mostly two to three times a week, also makes it easier to get up from a chair [@cochrane_strength_2009].

## How much

People aged 65 and over are advised to do 150 to 300 minutes of moderate activity a week, as younger adults are, and on 3 or more days something varied that trains balance and strength [@who_activity_2020]. Those who can’t reach that should be as active as their ability allows [@who_activity_2020]. For strength, beginners start with 10 to 15 light repetitions, and give the same muscles about 48 hours before the next time [@acsm_quantity_2011].

## Make the place safe first

- Put a heavy chair without wheels against the wall.
- Clear loose mats, wires and wet patches from the floor.
- Wear closed shoes with grip, and spectacles.
- Practise in good light and with someone near.
- Get up slowly, wait a breath, then move.

Hold on with two hands, later with one, later with two fingers. Breathe all the while. Stop for pain or giddiness, and do less the next time. Stiff knees do better on a higher seat, with the hands helping. In fog, smoke or great heat, stay indoors.

## Food makes the effort count

An international expert group advises healthy older people to eat 1.0 to 1.2 g of protein per kilogram of body weight a day. Severe kidney disease is an exception [@bauer_2013]. At 60 kg that is 60 to 72 g, more than tea, rusks and thin dal will bring. Put some into each meal: thick dal, curd, milk, paneer, egg, fish or soft chicken. Eat that part first, while there is hunger. If chewing is hard, khichdi with extra moong, bhurji and mashed fish do the same work. A glass of water or chaas after the exercise helps, unless a doctor has limited the fluids.`,
  cautions: [],
  seeDoctor: `- Heart disease, diabetes or kidney disease, and no exercise so far: ask the doctor before the start [@acsm_screening_2015].
- New chest discomfort, dizziness or fainting: see a doctor first [@acsm_screening_2015]. For chest pain that doesn’t pass, call 112.
- A fall in the past year, or unsteady steps: ask for a check of medicines, blood pressure, eyesight and feet.
- Osteoporosis, a new joint or a recent operation: ask a physiotherapist which movements to leave out.
- Insulin, or tablets that can cause low blood sugar: ask how to exercise safely, above all before breakfast [@ada_2026].`,
}
