import type { LibraryArticle } from '../library-article.ts'

export const STARTING_EXERCISE: LibraryArticle = {
  id: 'starting-exercise',
  category: 'fitness',
  name: 'starting to exercise',
  names: [
    'starting exercise',
    'starting to exercise',
    'start exercising',
    'how to start exercise',
    'exercise for beginners',
    'beginner exercise',
    'beginner workout',
    'workout for beginners',
    'fitness for beginners',
    'new to exercise',
    'first workout',
    'exercise routine',
    'exercise habit',
    'fitness routine',
    'exercise kaise shuru kare',
    'kasrat kaise shuru kare',
    'vyayam ki shuruaat',
    'कसरत की शुरुआत',
    'व्यायाम कैसे शुरू करें',
    'ਕਸਰਤ ਕਿਵੇਂ ਸ਼ੁਰੂ ਕਰੀਏ',
  ],
  tones: {
    professional: {
      title: 'Starting to exercise: how much, how slowly, and what to expect',
      summary:
        'How to begin when you have not moved for years: the amount to work towards, a six-week start from Raipur, sore muscles explained, and when to ask a doctor first.',
      opening: `Beginners rarely stop out of laziness. They stop because the first week was designed for someone else: an hour at the gym, five days out of seven, on knees that have spent ten years under a desk. By the second Sunday everything aches and the shoes are back in their box.

A better start looks almost too small. It fits into an ordinary Wednesday, with guests and a power cut in it, and you can repeat it the week after.`,
      example: `## Six weeks for a shopkeeper in Raipur

- **Weeks 1 and 2:** a flat, easy walk of ten minutes before he opens the shop, on four days.
- **Weeks 3 and 4:** fifteen minutes on five days. On Tuesday and Saturday he adds eight chair squats and eight wall push-ups.
- **Weeks 5 and 6:** twenty minutes, half of them brisk, and the two strength movements twice over.
- **Sunday:** nothing planned, or cricket with the children if they ask.

Breakfast stays what it was, chila with tomato chutney, and a katori of curd or sprouts joins it. A missed day is left out. In the week of his niece’s wedding he walks twice, and then goes on where he was.`,
      closing: `Decide on the activity and the hour tonight, and put the shoes where you will see them. Let the first fortnight feel too easy. If you finish it, you have done the hardest part, and you can add five minutes with a good conscience. Should illness or travel break the run, repeat the last week and go on from there.`,
    },
    casual: {
      title: 'Haven’t exercised in years? Start smaller than you think',
      summary:
        'You don’t need a gym or a five o’clock alarm. How to start moving when you’re out of breath on the stairs, what sore legs mean, and a first month from Shillong.',
      opening: `You’ve bought the shoes. Maybe even the mat. They’re somewhere behind the suitcase, and every time you see them you feel a bit guilty.

Put the guilt away. You tried to go from nothing to everything, and nobody’s knees like that. This time, start with so little that you’d manage it after a terrible day at work. Ten minutes, honestly. You’re allowed to laugh at how easy it is.`,
      example: `## Banri’s first month in Shillong

She’s 38, works in a bank and lives up a hill, so even the bread run is a climb.

- **Week one:** after evening tea she walks to the corner church and back. Four evenings. It rains on one of them, so that’s three.
- **Week two:** same walk, and she goes up the last slope without stopping.
- **Week three:** a second loop on two evenings. On Wednesday, ten sit-to-stands from the kitchen stool while the rice cooks.
- **Week four:** five evenings, two of them with her sister, who talks uphill.

Dinner is what it always was: rice, fish or dal, jadoh on Sunday. She sleeps better. The mat’s still behind the suitcase.`,
      closing: `One walk, one fixed time, shoes by the door. If you miss a day, you’ve missed a day, and tomorrow’s still there. Don’t add anything till it bores you a little. Boredom is a good sign here. It means your legs have caught up with the plan.`,
    },
    motivational: {
      title: 'Your first month of exercise: small enough to finish',
      summary:
        'A first month of movement you can finish, one easy promise a week. How a habit forms, how to get past sore legs and missed days, and who should ask a doctor first.',
      opening: `There’s a moment, some weeks in, when you reach the top of the stairs and notice that you’re still talking. Nobody claps. You’d hardly mention it. But your body has answered you, and you’ll feel it in other places too.

You get there with very ordinary days. One promise is enough, so small that you can keep it when you’re tired, with a place to tick it off.`,
      example: `## Four promises, one for each week

Lakshmi teaches in Madurai and keeps her ticks on the kitchen calendar.

1. **Week one: show up.** She steps out after school and walks ten minutes on four days. The pace doesn’t count yet.
2. **Week two: same again.** She changes nothing. Repeating it is the win.
3. **Week three: add strength.** On Monday and Thursday, eight chair squats and eight push-ups against the wall while the idlis steam.
4. **Week four: add five minutes.** Fifteen now, and brisk for the length of one song.

Twelve walks out of sixteen make a month well done. She has fifteen, because one evening there was a power cut and a good story from a neighbour.`,
      closing: `Write your own first promise down now, with a day and an hour next to it. Keep it for a week before you think about the second one. Each tick is proof that you can trust yourself with this. When a gap comes, and it will, start again with the easiest version.`,
    },
  },
  body: `## How much, and how little

The amount to work towards is 150 to 300 minutes of moderate activity a week, with strengthening exercises on 2 or more days [@who_activity_2020]. Moderate means that you can talk but not sing [@cdc_intensity]. Cycling, dancing, badminton and brisk walking all count.

Think of it as the place you are heading for, with a much smaller start. Some activity is better than none, and people who stay below the recommended amount still benefit from what they do [@who_activity_2020].

## Let it grow slowly

Pick something you don’t dislike and begin well below your limit. Add a few minutes, or one more day, only when the present amount feels easy. Good plans for beginners work like this. The NHS plan that leads from walking to running takes 9 weeks, with three runs a week and a rest day between them [@nhs_c25k].

Any hour will do. A review of 26 studies found little evidence that one time of day brings more for health or performance than another [@bruggisser_2023].

## Tie it to something you already do

After the school bus, after evening chai, before the bath: the old habit carries the new one. In a study of 96 volunteers, a new daily behaviour took a median of 66 days to feel automatic, with a range from 18 to 254 days. A single missed day did no lasting harm [@lally_2010]. So go on after a gap, and don’t make up for it.

## Warm up, and expect some soreness

Start each session gently. The NHS describes a warm-up of at least 6 minutes: marching on the spot, heel digs, knee lifts, shoulder rolls and knee bends [@nhs_warm_up]. Sore muscles after unfamiliar exercise are normal. They hurt most after 1 to 3 days and have settled within 5 to 7 [@cheung_2003]. Stretching doesn’t prevent this to an extent that matters [@herbert_2011], so keep moving lightly and wait.

A short session needs no special food. Your next ordinary meal, with dal, curd, egg or fish in it, and water when you’re thirsty will do. Most healthy people without symptoms can begin light to moderate activity without a medical check [@acsm_screening_2015].`,
  cautions: [],
  seeDoctor: `- You have heart disease, diabetes or kidney disease, or symptoms of them: ask a doctor before you start [@acsm_screening_2015].
- You use insulin or tablets that can cause low blood sugar: ask your doctor how to exercise safely, above all before breakfast [@ada_2026].
- Chest pain, faintness or unusual breathlessness: stop, and see a doctor before you go on. Call 112 if it doesn’t pass quickly.
- Severe muscle pain or swelling with cola-coloured urine after exercise: go to hospital the same day.
- A joint that swells, or pain that is no better after a week of rest: show it to a doctor or physiotherapist.`,
}
