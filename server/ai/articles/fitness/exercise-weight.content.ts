import type { LibraryArticle } from '../library-article.ts'

export const EXERCISE_WEIGHT: LibraryArticle = {
  id: 'exercise-weight',
  category: 'fitness',
  name: 'exercise and body weight',
  names: [
    'exercise and weight',
    'exercise for weight loss',
    'exercise to lose weight',
    'weight loss exercise',
    'weight loss exercises',
    'weight loss workout',
    'gym for weight loss',
    'cardio for weight loss',
    'fat burning exercise',
    'burn fat exercise',
    'burn calories',
    'belly fat exercise',
    'exercise for belly fat',
    'spot reduction',
    'crunches',
    'keep weight off',
    'vajan ghatane ki kasrat',
    'pet kam karne exercise',
    'वजन घटाने की कसरत',
    'ਭਾਰ ਘਟਾਉਣ ਦੀ ਕਸਰਤ',
  ],
  tones: {
    professional: {
      title: 'Exercise and weight: what movement can do, and what the plate must do',
      summary:
        'How much weight exercise takes off by itself, why it is worth doing even when the scale stands still, and a week in Indore that joins movement and meals.',
      opening: `Few people are told what exercise really does for weight, so many are disappointed by it. They walk faithfully for two months, step on the scale, find one kilogram gone, and conclude that walking does not work.

It did work. It worked on blood pressure, sugar, muscle and mood, where the scale has no eyes. For the weight itself, movement is one half of the arrangement. The other half is on the plate, and the two do more together.`,
      example: `## A week in Indore that joins both halves

Anil keeps accounts, is 44 and has spoken to his doctor.

- **Monday to Friday:** 35 brisk minutes, partly to and from the bus.
- **Wednesday and Saturday:** twenty minutes of strength: chair squats, wall push-ups, rows with a band.
- **Sunday:** 45 minutes on foot with his daughter, to the far market.
- **The plate:** two katoris of sabzi and one of thick dal at dinner, two rotis where there were four, and one spoon of oil less in the kadhai.
- **The habit that goes:** sev on weekday evenings. Poha stays, with peas and peanuts.

That is 220 brisk minutes. Once a fortnight he measures his waist and writes it beside the minutes.`,
      closing: `Judge a month by three figures: minutes moved, the tape around the waist, and the number of stairs you climb without stopping. The scale may be the fourth. If you have changed one meal and walked on most days, you are doing what the evidence supports. Give it twelve weeks, and keep the walking when the weight has settled.`,
    },
    casual: {
      title: 'Working out and the scale won’t move? Here’s why',
      summary:
        'Why a month of gym can leave your weight where it was, what crunches can’t do, and how to change the plate a bit without punishing yourself. With a week from Pune.',
      opening: `Three weeks of evening walks. You even did the crunches. This morning the scale showed the same number as before, give or take last night’s rice, and you’d like to throw it off the balcony.

Don’t, there may be people below. You’ve done nothing wrong. Exercise on its own just isn’t very quick at changing weight, and nobody mentioned it. It’s very good at other things, though. Here’s what it does, and what could help it along.`,
      example: `## Rhea’s week in Pune

- **Monday:** half an hour’s quick walk up the tekdi with her flatmate.
- **Tuesday:** squats, wall push-ups and rows at home. She swears at the squats.
- **Wednesday:** badminton, badly, for an hour.
- **Thursday:** strength again.
- **Friday:** walks home from work, forty minutes, with a podcast.
- **Weekend:** the tekdi again, properly long. Then misal with one pav and extra sprouts.

In the kitchen she’s changed two things. There’s a big katori of bhaji and one of usal or egg before the bhakri, and the cold coffee after badminton has gone, because she wasn’t hungry, just thirsty.

The scale’s down a bit. Her jeans noticed first.`,
      closing: `Don’t walk to earn a samosa, and don’t skip dinner to pay for one. Move because you sleep better and puff less. Change one thing on the plate because that’s what nudges the weight. Check the waist once a fortnight, leave the scale alone in between, and do the tekdi for the view.`,
    },
    motivational: {
      title: 'Move for your health, eat for your weight: a plan that adds up',
      summary:
        'Exercise gives you wins long before the scale does. Four weeks from Bhubaneswar, one change in movement and one on the plate each time, with no punishment in it.',
      opening: `Your body keeps better books than your bathroom scale. It notes every flight of stairs, every walk after dinner, every evening of squats by the bed, and it pays you in breath, sleep and strength. Some of that arrives in the first weeks.

Weight comes later, slowly, and mostly with help from the plate. So start with the wins you can have now. They’re real ones, and they’ll carry you while the slower change takes its time.`,
      example: `## Four pairs from Bhubaneswar

Sasmita runs a tailoring shop. Each week she adds one pair: something for the legs, something for the plate.

1. **Week one:** fifteen minutes’ brisk walk on four days. Saga bhaja first, then the rice.
2. **Week two:** twenty minutes. Dalma thick, in a full katori, and one ladle of rice less.
3. **Week three:** two evenings of chair squats and wall push-ups. The evening bara becomes ghuguni, without the fried top.
4. **Week four:** thirty minutes on four days. Tea with half the sugar.

After a month she climbs to the upstairs workroom without stopping. Her tape has moved by a finger’s width. Raja festival comes in week five, with pitha, and she eats them.`,
      closing: `One walk and one change on the plate make your first pair. Keep both for a week, then add the next. There’ll be weeks when only the walk survives, and that’s a week in which you kept going. What you repeat calmly will outlast what you force, on the road and at the table.`,
    },
  },
  body: `## What exercise does by itself

Exercise improves blood pressure, blood fats and blood sugar in people with overweight, even when no weight is lost [@cochrane_overweight_2006]. That alone makes it worth your time.

On weight, its effect is smaller than the posters say. Exercise alone leads to a small loss, and together with a change of diet to a greater loss than the diet alone [@cochrane_overweight_2006].

## How many minutes

- **150 to 250 minutes** of moderate activity a week bring only modest weight loss, and more than 250 a clinically relevant one [@acsm_weight_2009].
- **Later:** 60 to 90 minutes a day may be needed to avoid regaining weight that was lost [@nice_ng246].

Moderate means that you can talk but not sing [@cdc_intensity]. Begin with what you can do now, and add in small steps. Walking, cycling, swimming, dancing and housework done briskly can be mixed.

## Strength, and the truth about crunches

Strength training does not by itself bring much weight loss, but it can increase lean mass and the loss of fat mass [@acsm_weight_2009]. Two sessions a week for legs, back, chest and arms are a fair aim.

Exercises for the belly strengthen it and leave the fat where it is. In a six-week trial of 24 adults they did not change the fat above the muscles [@vispute_2011]. The body takes its fat from wherever it likes.

## The other half, on the plate

Change the plate gently and at the same time: half of it vegetables, a quarter dal, curd, egg, fish or chicken, a quarter rice or roti. Pour the oil with a spoon. A workout needs no reward, and it’s no punishment for a meal. Eat enough to train well, and don’t train on an empty stomach for the sake of fat: in a small trial of 20 young women, those who exercised fasted lost about as much as those who had eaten [@schoenfeld_fasted_2014].`,
  cautions: ['weight_loss', 'diabetes_medicines'],
  seeDoctor: `- You have heart disease, diabetes or kidney disease and haven’t been active: get medical clearance before you start [@acsm_screening_2015].
- Chest pain, faintness or unusual breathlessness during exercise: stop, and call 112 if it doesn’t pass quickly.
- You feel you must exercise to make up for eating, or you train when ill or injured: talk to a doctor or a psychologist.
- You lose weight without trying: see a doctor soon.`,
}
