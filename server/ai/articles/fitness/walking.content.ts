import type { LibraryArticle } from '../library-article.ts'

export const WALKING: LibraryArticle = {
  id: 'walking',
  category: 'fitness',
  name: 'walking for health',
  names: [
    'walking',
    'brisk walking',
    'morning walk',
    'evening walk',
    'walk after dinner',
    'walk after meals',
    'walking for health',
    'walking plan',
    '10000 steps',
    '10,000 steps',
    'step count',
    'steps a day',
    'how many steps',
    'paidal chalna',
    'subah ki sair',
    'tehelna',
    'पैदल चलना',
    'सुबह की सैर',
    'ਸਵੇਰ ਦੀ ਸੈਰ',
    'ਪੈਦਲ ਤੁਰਨਾ',
  ],
  tones: {
    professional: {
      title: 'Walking for health: how far, how fast, and at what hour',
      summary:
        'How many steps are worth aiming for, how to judge your pace without a watch, why a stroll after meals pays, and a week of walking in Bhopal built from short pieces.',
      opening: `Walking has an image problem. It costs nothing, it needs no lessons and it has been around too long, so people treat it as what you do before real exercise begins. Brisk walking is real exercise. It counts in full towards the weekly amount that adults are advised to reach.

What most walkers need is a little more pace, a place in the day that holds, and permission to stop chasing a round number on a wristband.`,
      example: `## A bank clerk’s week in Bhopal

- **Monday to Friday, morning:** ten minutes from the bus stop to the branch. She gets down one stop early.
- **Monday to Friday, lunch:** roti, tuar dal and sabzi from the tiffin, then two rounds of the building before she sits down.
- **Tuesday and Thursday, evening:** fifteen brisk minutes by the lake with a colleague.
- **Saturday:** the vegetable market on foot, with the heavy bags in an auto.
- **Sunday:** half an hour with the family, brisk enough to talk but not to sing.

The brisk pieces come to about 110 minutes. Two longer evenings would bring her to 150, and she is in no hurry.`,
      closing: `Count last week’s brisk minutes honestly, and add ten to them this week. Let the watch count the rest if you enjoy it. The walk that lasts is usually the one that also takes you somewhere: to the bus, to the market, to a friend’s gate. Look for that one first.`,
    },
    casual: {
      title: 'You don’t need 10,000 steps: how much walking helps',
      summary:
        'The famous number has no secret. How many steps seem to help, how fast is fast enough, when to walk, and how one evening walk in Kochi fits round dinner.',
      opening: `It’s ten at night and your watch says 8,460. So you pace up and down the bedroom like a worried uncle until it buzzes.

You can sit down. There’s nothing special about 10,000, and the last lap around the bed isn’t what keeps you well. What does help is a walk that’s quick enough to make you breathe, on most days, at a time that doesn’t start a fight at home. There’s room for one in most evenings.`,
      example: `## An evening in Kochi

**Half past five.** Tea, and a banana if lunch was early.

**Six o’clock.** You’re out by the backwater road, easy for two minutes, then properly quick. Test it: tell your friend about the office. If you could sing it, speed up. If you can’t finish the sentence, slow down.

**Twenty past six.** Turn at the temple pond. Buy the curry leaves you forgot.

**Eight o’clock.** Dinner: red rice, fish curry or parippu, beans thoran, moru.

**Half past eight.** One slow round of the lane with anyone who’s willing. This one’s a stroll, and gossip is allowed.

In the rains, the stairwell does the job. So does the veranda, if you don’t mind being watched.`,
      closing: `Half an hour on most days, some of it quick, and a stroll after dinner when you feel like it. A day with only the stroll in it counts too. When your watch buzzes at you at ten, take it off and go to sleep.`,
    },
    motivational: {
      title: 'Ten minutes at a time: a walking plan you can keep',
      summary:
        'Short walks add up. A plan from Imphal that begins with one walk of ten minutes, grows to three a day by small wins, and survives the rain.',
      opening: `Half an hour is hard to find. Ten minutes are easier, and you already know where some of them are: before the first chai, between the bus and the door, after the dishes.

Walking is generous that way. It takes the pieces you have and adds them up. The road outside your gate is open, the shoes you own will do, and the first win is only ten minutes away.`,
      example: `## The three walks of Ibemhal, Imphal

She weaves at home and is stiff by noon.

1. **The waking walk.** Ten minutes to the market for greens, before the street is loud.
2. **The stretching walk.** Ten minutes after lunch, which is rice, kangsoi and a piece of fish. She goes round the pond and back to the loom.
3. **The family walk.** Ten minutes after dinner, with a torch and her son.

In the first fortnight she keeps one of them every day. Then two. In the fifth week all three happen on five days. That makes 150 minutes of walking. The market walk has become the brisk one. On rainy days she walks the veranda and counts it.`,
      closing: `Which ten minutes are yours? Choose them now and walk them tomorrow, at whatever pace your body offers. When one walk has become ordinary, you’ll know where to put the next. Let the earliest one grow brisk, keep the ones after meals easy, and be pleased with both.`,
    },
  },
  body: `## How much is enough

Adults are advised to do 150 to 300 minutes of moderate activity a week [@who_activity_2020], and brisk walking counts in full [@cdc_intensity]. Every bit adds up, also in short pieces.

If you like to count steps, the numbers are friendlier than the legend. Compared with 2,000 steps a day, people who took about 7,000 had a 47 per cent lower risk of death from any cause [@ding_2025]. Studies of this kind show a link. They can’t prove that the steps alone made the difference. Across 15 long-term studies the benefit levelled off at roughly 6,000 to 8,000 steps in people aged 60 and over, and at 8,000 to 10,000 in younger adults [@paluch_2022].

## How fast is brisk

Use your voice. At moderate effort you can talk but not sing [@cdc_intensity]. Start with two easy minutes and let the pace rise by itself, with loose arms and your eyes on the road ahead. If you haven’t walked for a long time, begin with small amounts, and raise first the days, then the minutes, then the pace.

## A stroll after the meal

In a trial of 41 adults with type 2 diabetes, ten minutes of walking after each main meal lowered blood sugar after eating more than one 30-minute walk at any time of the day [@reynolds_2016]. The terrace, the corridor or the lane is long enough. Keep it easy on a full stomach, and save the brisk walk for another hour.

## Heat, bad air and tired feet

In a heat wave, stay out of the sun between noon and 3 pm [@ndma_heat]. Walk early or after sunset, drink before you leave, and carry a bottle. On days of smoke or fog, use the stairs or a corridor. Choose shoes with room for the toes and a sole that grips, bright clothes after dark, and a companion where dogs or the street worry you.

Half an hour at this pace needs no special food. If you walk before breakfast and feel empty, half a banana is plenty.`,
  variants: [
    {
      names: ['diabetes', 'blood sugar', 'sugar patients', 'madhumeh'],
      titles: {
        professional: 'Walking with diabetes: after meals, and with care for the feet',
        casual: 'Diabetes? Take a short walk after you eat',
        motivational: 'Ten minutes after each meal: walking with diabetes',
      },
      text: `## If you have diabetes

Spread your walking over the meals, and put the first ten minutes after the one with the most rice or roti. Look at the soles of your feet before bed. A blister that you can’t feel still needs care, so wear closed shoes and dry socks, also on the terrace.

If you use insulin or tablets that can cause low blood sugar, ask your doctor how to exercise safely, above all before breakfast [@ada_2026]. Carry sugar. If you feel shaky, sweaty or confused, stop, sit down and take it.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Chest pain, faintness or unusual breathlessness on a walk: stop, and see a doctor before you go on [@acsm_screening_2015]. If it doesn’t pass quickly, call 112.
- You have heart disease, diabetes or kidney disease and haven’t been active: ask your doctor before you walk fast or far [@acsm_screening_2015].
- A calf that is swollen and painful: see a doctor the same day. A calf that cramps at the same distance each time and eases when you stand still also needs a check-up.
- A wound or blister on the foot that doesn’t heal, above all if you have diabetes.`,
}
