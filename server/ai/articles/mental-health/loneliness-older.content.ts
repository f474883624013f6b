import type { LibraryArticle } from '../library-article.ts'

export const LONELINESS_OLDER: LibraryArticle = {
  id: 'loneliness-older',
  category: 'mental_health',
  name: 'loneliness in later life',
  names: [
    'loneliness',
    'loneliness elderly',
    'loneliness in old age',
    'loneliness older people',
    'lonely parents',
    'lonely grandparents',
    'elderly living alone',
    'seniors living alone',
    'eating alone',
    'isolation elderly',
    'after losing a spouse',
    'widow living alone',
    'akelapan',
    'budhape mein akelapan',
    'अकेलापन',
    'बुढ़ापे में अकेलापन',
    'ਇਕੱਲਾਪਣ',
  ],
  tones: {
    professional: {
      title: 'Loneliness in later life: meals, company and when to seek help',
      summary:
        'Why loneliness after sixty deserves attention, how shared and single meals can be made easier, what kind of company lasts, and which signs need a doctor.',
      opening: `When a husband or wife dies, or the children settle in Toronto, the vegetables are often the first thing to go. Cutting beans for one seems a waste of gas. Dinner turns into tea with khari, eaten standing up, and the day loses the hour around which it used to turn.

Loneliness is the painful feeling of having fewer or less close relationships than you would like. Some people live by themselves and are content. Others are lonely in a full house. What hurts is the gap.`,
      example: `## A face for every other day, in Agartala

Mr Debnath is 76 and has lived by himself since the spring. With his neighbour he has drawn up a week.

- **Sunday:** lunch with the neighbour, turn by turn. He brings fish, she makes the rice and the shukto.
- **Tuesday:** his daughter in Pune has breakfast on the phone with him, muri and ghugni on both sides.
- **Thursday:** the library opens at four. Tea afterwards with the chess players.
- **Saturday:** a boy from downstairs comes for mathematics and stays for luchi.

On the other days he cooks a small khichuri, lays the table and puts the radio on.`,
      closing: `Put a face to one meal in the coming week, at the table or on a screen. Fix the day and the hour, so that neither of you has to ask again. A standing invitation is a modest thing, and it carries further than a large visit once a year.`,
    },
    casual: {
      title: 'Lonely after sixty? Start with who’s at the table',
      summary:
        'Tea and biscuits again because it’s only you? Easy one-bowl meals, small ways to find company nearby, and when to tell a doctor that it’s more than missing people.',
      opening: `The house is quiet, and the pressure cooker seems too big for one potato. So it’s biscuits with chai again, in front of the serial, and you tell your son on the phone that you’ve had a proper dinner.

You’re allowed to miss people. You cooked for seven for thirty years and now nobody comes running when the tadka hisses. One or two people for your week can be found, and something decent to eat on the evenings between.`,
      example: `## Three evenings in Kamala aunty’s kitchen, Hubballi

**Monday, by herself.** A small pot of bisi bele bath with carrots and beans. Half for tonight, half for tomorrow. Good plate, table by the window, Gangubai Hangal on the radio.

**Wednesday, with Mrs Shaikh.** They met in the lift and complained about the water tank. Now it’s a habit: Mrs Shaikh brings rotis and a little chicken sukka, Kamala makes saaru and a vegetable palya for herself. They eat at seven and argue about the secretary till nine.

**Friday, on the phone.** Her grandson in Leeds makes upma badly and holds it up to the camera. She laughs until she has to wipe her eyes, and finishes her own plate.`,
      closing: `You could knock on one door tomorrow. Say you’ve made too much saaru, it’s the oldest trick in the building and it works. If they’re busy, try the next door on Saturday. The day you can’t be bothered with anything at all any more, tell the doctor that, in those words.`,
    },
    motivational: {
      title: 'From a table for one to a fuller week: small steps in later life',
      summary:
        'Company can grow again at seventy. Four small steps for lonely weeks, with meals worth sitting down for and things you have to give to others.',
      opening: `You carry a good deal that others need: how to test a melon, how to settle a crying baby, the second verse of a song that your grandchildren know only from the first. Loneliness makes you forget that you have something to give.

Friendship at seventy grows as it did at seven. You meet at the same hour, at the same place, again and again, and one day you’d miss each other. So the steps below are small, and they repeat.`,
      example: `## Four steps with Harbhajan Singh in Amritsar

1. **Same place.** After his wife’s death he sits on one bench at the Gol Bagh each morning at seven. In the second week someone nods.
2. **Same meal.** On Wednesdays he peels peas in the langar kitchen and stays to eat dal and roti with the others.
3. **Something to give.** A girl next door wants to learn tabla. She pays in kheer.
4. **A real supper.** By himself he makes moong dal, one roti and curd, and sits down for it.

After two months his week has five meetings in it. Some days are still long, and he tells his brother so.`,
      closing: `The step that costs you least courage is the right one. Do it twice, because the second time is the one that counts. Tell someone when the days are long. You’re not a burden for saying it. There’s a chair somewhere near you that would be glad to be filled, and it may be your own.`,
    },
  },
  body: `## Why it deserves attention

About 1 in 6 people worldwide feels lonely, the young more often than others, according to a commission of the World Health Organization. Lonely and isolated people have a higher risk of stroke, heart disease, diabetes and early death, and lonely people are twice as likely to become depressed [@who_connection_2025]. So loneliness deserves the same attention as blood pressure. Feeling it is no weakness, and growing old doesn’t have to mean growing lonely.

Grief is something else. After a loss, little appetite for some weeks is natural. Accept the neighbours’ kanji, and let the dishes be returned late.

## Meals alone, meals together

People eat less when they are alone [@espen_older_people_2022]. In a British survey, those who more often ate with others felt happier and had more friends to rely on, though a survey cannot tell which came first [@dunbar_2017]. Both are reasons to look at the table.

For the meals alone, make the pot smaller and keep what counts in it. One bowl can hold a whole dinner:

- curd rice with grated carrot and peanuts
- moong khichdi with lauki and a spoon of ghee
- egg curry for one, or two small pieces of fish in tomato gravy
- dalia with milk, dates and ground nuts

Cook a double portion, put half in the fridge, and heat it until it steams. Lay a place and sit down. If cooking has become hard, a tiffin service is a sensible answer.

## Company that lasts

Single visits cheer you up. What changes a week is something that comes back: a walking group, a bhajan evening, the library, the parish, a langar kitchen, a language class.

Sometimes thoughts stand in the way: “they have their own lives”, “I’d only disturb”. Working on such thoughts, as in cognitive therapy, helped lonely people more than merely offering company, as trials taken together showed [@masi_2011]. You can test one of them this week by ringing the bell.

The World Health Organization advises keeping in touch with people you trust and telling them about your worries in times of stress [@who_stress]. Ears and eyes matter here too. A hearing aid that works, or new glasses, can bring a room full of people back.`,
  variants: [
    {
      names: ['parents', 'mother', 'father', 'in-laws', 'grandparents', 'maa baap', 'family abroad'],
      titles: {
        professional: 'Loneliness in later life: for ageing parents and their families',
        casual: 'Lonely after sixty? For parents at home and children far away',
        motivational: 'A fuller week in later life, and how sons and daughters can help',
      },
      text: `## For sons and daughters

“Have you eaten?” is always answered with yes. Ask what there was for lunch, and who was there. Call at the same hour on the same days, and eat while you talk, so that it becomes a meal and no inspection. Ask for something: a recipe, advice about the landlord, the story of the scooter. On a visit, look at the fridge, the belt and the shelf of tablets, and meet the neighbours. Help with the first step, such as the bus to the senior citizens’ club. Let your parents choose the rest.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Low mood on most days, lost interest, or thoughts of death: professional help is needed. Tele-MANAS on 14416 is free at any hour [@who_depression] [@tele_manas].
- Clothes and rings become loose without intent, or meals are mostly tea: see a doctor.
- Forgotten meals, burnt pots, sudden confusion or a fall: a doctor, the same day if it is sudden.
- More alcohol or sleeping tablets than before: tell the doctor, who won’t be shocked.
- A plan to end life, or preparations for it: stay there and call 112 [@nimh_suicide] [@erss_112].`,
}
