import type { LibraryArticle } from '../library-article.ts'

export const STRENGTH_AT_HOME: LibraryArticle = {
  id: 'strength-at-home',
  category: 'fitness',
  name: 'strength training at home',
  names: [
    'strength training',
    'strength training at home',
    'strength exercise',
    'strength exercises',
    'home workout',
    'home workouts',
    'workout at home',
    'home exercise',
    'exercise without gym',
    'bodyweight exercises',
    'body weight training',
    'resistance training',
    'resistance bands',
    'weight training',
    'squats and push ups',
    'dumbbell workout',
    'ghar par exercise',
    'ghar pe workout',
    'ghar par kasrat',
    'घर पर कसरत',
    'ਘਰ ਵਿੱਚ ਕਸਰਤ',
  ],
  tones: {
    professional: {
      title: 'Strength training at home: three movements, twice a week',
      summary:
        'How to train all large muscles in a small flat without machines: three movements, how often, how heavy, how to progress safely, and a first session step by step.',
      opening: `Strength is what gets the suitcase on to the rack and the gas cylinder through the door. It is also the part of fitness that walkers tend to leave out. They do their rounds faithfully, and their arms and hips get no work beyond the shopping.

Two short sessions a week close that gap. They need a floor as large as a mattress, a firm chair, and a wall that does not mind being pushed.`,
      example: `## A first session in a flat in Visakhapatnam

Tuesday and Friday, after the evening tea, with the door closed:

1. **March on the spot** for the length of two songs, with shoulder rolls and knee bends.
2. **Chair squats:** sit down slowly and rise without the hands, 8 to 12 times.
3. **Wall push-ups:** back straight, chest to the wall and away, 8 to 12 times.
4. **Band rows:** an elastic band around a window grille that is firmly fixed, elbows drawn back to the ribs, 8 to 12 times.
5. **Rest** until the breath is calm. In the third week, go round again.
6. **Slow down** with a few minutes of easy stretching.

It takes about twenty minutes. Dinner follows: rice, a katori of thick pappu, vankaya and curd.`,
      closing: `Fix the two days before you buy anything. A chair and a wall will occupy you for a month, and an inexpensive band for a year. Keep a notebook with three numbers in it, one for each movement. On the evening when you find that the first page looks easy, you’ll see that it has worked.`,
    },
    casual: {
      title: 'Get stronger at home: a chair, a wall and an old rucksack',
      summary:
        'You can skip the gym fee and the grunting. Three moves you can do in a rented room, how to tell when they’re hard enough, and a rainy evening in Kolkata as proof.',
      opening: `The gym’s forty minutes away, it costs more than your phone bill, and the man on the next bench films himself. I understand. Stay home.

Your muscles can’t tell a machine from a wall. They only notice that something is hard. And your room is full of hard things: a chair you can get up from slowly, a floor, a rucksack with two water bottles in it. Twenty minutes, twice a week. You can keep your slippers nearby.`,
      example: `## Rainy Wednesday, a PG in Kolkata

The lane’s flooded, so you aren’t going anywhere.

- **Song one and two:** march on the spot, swing the arms, bend the knees. Look silly. Nobody’s there.
- **Song three, legs:** sit to the edge of the bed and stand up, slowly down, no hands. Ten or so.
- **Song four, push:** hands on the study table, ten push-ups. Too easy? Try the floor.
- **Song five, pull:** one hand on the chair, pull the rucksack to your ribs, ten each side.
- **Then:** sit on the floor, sulk for a minute, and do the three once more.

Dinner’s rice, musur dal and egg curry from the mess. Take the second ladle of dal. Sore on Friday? That’s normal. Do the next round on Saturday.`,
      closing: `Two days, three moves and a rucksack are all you need. Tell your roommate, so she doesn’t walk in on the squats, and write down how many you did. When it gets easy, go slower or put another bottle in the bag. In a month, notice who opens the pickle jar.`,
    },
    motivational: {
      title: 'Stronger in twenty minutes: a home plan that grows with you',
      summary:
        'Four weeks from the first wall push-up to two steady sessions, with small steps you can see in a notebook. You need no machines and no free evening.',
      opening: `Strength is honest. You lift something today, you write it down, and in four weeks you can lift a little more. It doesn’t ask how old you are, what you weigh or what you did last year.

That makes it a good place to begin if other plans have let you down. Twenty minutes on two days. The progress may be one repetition, and one repetition is real. You did it, it’s on the page, and it stays there.`,
      example: `## Mondays and Thursdays with Sunanda in Nashik

She has two children, a sewing machine and a stiff shoulder that her doctor has seen. Monday and Thursday at four are hers.

1. **Week one, learn:** chair squats, wall push-ups, rows with a water bottle. Six of each, slowly.
2. **Week two, repeat:** eight of each. The children count aloud.
3. **Week three, round two:** she rests, drinks water and does all three again.
4. **Week four, a bit more:** ten of each, and the bottles are full.

On those evenings there is pithla or usal with the bhakri, and a katori of curd. In week three she carries the water can up by herself. She writes that on the page as well.`,
      closing: `Open a notebook, draw three columns, and put a date at the top. Your first numbers may be small, and they’re the ones you’ll be proudest of later. Keep the two days, add one repetition when the last ones feel light, and let the page show you how far you’ve come.`,
    },
  },
  body: `## Why two days are worth it

In a review of long-term studies, people who did muscle-strengthening activities had a 10 to 17 per cent lower risk of early death, heart disease, cancer and diabetes than people who did none. The lowest risk was seen at about 30 to 60 minutes a week [@momma_2022]. Such studies show a link and no more. Adults are advised to strengthen all major muscle groups on 2 or more days a week, in addition to walking or other aerobic activity [@who_activity_2020].

## Three movements cover most of you

When time is short, do one exercise that bends the legs, one that pulls and one that pushes with the arms, because each works several muscles together [@iversen_2021]. A chair squat, a row and a push-up are enough for months. Each has an easier form: hold the table as you rise, push against the wall, pull a lighter band.

Breathe out with the effort and never hold your breath. Move slowly enough to stop at any point. A muscle may burn. A joint should not hurt.

## How many, how heavy, how often

- **Repetitions:** 8 to 12 for most adults, and 10 to 15 lighter ones for older beginners [@acsm_quantity_2011].
- **Rest:** about 48 hours before the same muscles work again [@acsm_quantity_2011].
- **Effort:** light loads build muscle as well as heavy ones, provided you go on until no further repetition is possible [@schoenfeld_loads_2017]. Beginners can stop a little earlier, while the movement is still tidy.
- **Progress:** once you can do one or two repetitions more than planned, raise the load by 2 to 10 per cent [@acsm_progression_2009].

You need no machines for this. In a review of eight trials, elastic bands gave gains in strength similar to those with machines and weights [@lopes_2019].

## Food for the work

Muscle is built from protein, and training does most of the building [@morton_2018]. Put one real source on each plate: thick dal, rajma, curd, paneer, soya, egg, fish or chicken. Rice and roti stay, since they are what you lift with. India’s dietary guidelines advise against protein supplements for building muscle [@icmr_nin_2024].`,
  variants: [
    {
      names: ['women', 'woman', 'ladies', 'girls', 'mahila', 'housewives', 'homemakers'],
      titles: {
        professional: 'Strength training at home for women',
        casual: 'Strong at home: a plan for women with no free hour',
        motivational: 'Women, get stronger at home in twenty minutes',
      },
      text: `## For women with a full house

Buckets, toddlers and wet laundry are heavy, but they rarely load all the muscles evenly, and never a little more each month. Guard two short slots that nobody else may book. Let the family know that the door stays shut.

Then look at who eats last. If the dal is thin by the time you sit down, take your katori out before you serve. If you are pregnant or have given birth lately, ask your doctor before you begin. Leaking urine when you jump or lift is common and can be treated, so tell her that too.`,
    },
  ],
  cautions: [],
  seeDoctor: `- You have heart disease, diabetes or kidney disease, or you get chest discomfort or faint: ask a doctor before you start [@acsm_screening_2015].
- You have a hernia, a slipped disc, glaucoma, high blood pressure that isn’t under control, or a recent operation: a doctor or physiotherapist can adapt the movements.
- Sharp pain or swelling in a joint, or pain that runs down an arm or a leg.
- Severe muscle pain or swelling with cola-coloured urine after a session: go to hospital the same day.`,
}
