import type { LibraryArticle } from '../library-article.ts'

export const ALCOHOL: LibraryArticle = {
  id: 'alcohol',
  category: 'lifestyle',
  name: 'alcohol',
  names: [
    'alcohol',
    'drinking alcohol',
    'drink less alcohol',
    'cutting down alcohol',
    'cut down drinking',
    'social drinking',
    'drinking at parties',
    'liquor',
    'beer',
    'wine',
    'whisky',
    'whiskey',
    'rum',
    'hangover',
    'sharab',
    'daru',
    'daaru',
    'sharab kam karna',
    'शराब',
    'ਸ਼ਰਾਬ',
  ],
  tones: {
    professional: {
      title: 'Alcohol: what it does, and how to cut down',
      summary:
        'What alcohol does to energy, sleep and health, practical ways to drink less, who should not drink at all, and why some people must not stop alone.',
      opening: `Alcohol is a difficult subject at many Indian tables. In one house it is never mentioned; in the next it’s poured before the guest has sat down. Between silence and habit, plain information often goes missing.

This is for adults who drink, now and then or most evenings, and would like to know what it does and how to drink less. Those who don’t drink need no reason to begin, and no excuse for the nimbu soda in their hand.`,
      example: `## One month in Chandigarh

Harpreet usually has two large pegs on five evenings. He asks his doctor first whether cutting down at home is safe for him, and hears that it is.

- **Week one:** he writes down each drink, and what came before it. Mostly it was the end of a long day.
- **Week two:** Monday, Tuesday and Thursday are marked drink-free. At eight he has jaljeera, and a walk with his wife.
- **Week three:** on the other days he eats dinner first and pours a small measure.
- **Week four:** the bottle moves from the drawing room to the store. He counts four evenings with a drink in ten days.`,
      closing: `Mark the drink-free days of next week before it begins, and tell one person you trust. Look at the calendar after a month and talk it over with your doctor if the days were hard to hold. Needing help with alcohol is a medical matter, as ordinary as needing help with blood pressure.`,
    },
    casual: {
      title: 'Drinking a bit too often? How to cut down on alcohol',
      summary:
        'Straight talk about alcohol: what a peg really adds, why you sleep badly after it, how to get through a party on less, and when to ask for help.',
      opening: `You like a beer with the match, or a drink when the week has been long, and lately the weeks have all been long. You’ve noticed, perhaps, that “one” has become “one more”. Or someone else noticed.

What does alcohol do, what would less look like, and how do you get through your cousin’s party without making a speech? Those three questions are easier than they sound.`,
      example: `## A house party in Kolkata, with less

**Before you go.** Eat properly: rice, dal, fish or paneer, whatever’s cooked. Set your number in your head. Book the cab home now.

**When you arrive.** The first glass is soda with gondhoraj lime. It looks like anyone’s drink.

**While you’re there.** If you drink, have it slowly, with water after each one. Stand near the tandoori chicken, the ghugni and the cucumber rather than the chips. Someone tops you up? Leave the glass full. It’s a lovely trick.

**“Arrey, one more?”** Say “I’m good, yaar” and ask about their new flat. People love talking about the flat.`,
      closing: `Try three dry evenings this week and see how you sleep. If it’s easy, good, make it four. If it’s much harder than you thought, that’s useful to know too, and a reason to talk to a doctor rather than to pour another. You won’t be the first person they’ve helped with this.`,
    },
    motivational: {
      title: 'Drink less alcohol: small steps for clearer mornings',
      summary:
        'One week, one written plan and a few good drinks without alcohol. A hopeful start for adults who want to cut down, with clear signs for getting help.',
      opening: `Picture next Sunday at seven. The head is clear, the tea tastes of tea, and the children’s noise is only noise. You remember the whole of last evening and most of the songs.

Drinking less isn’t a punishment with a soda in it. You get something back for it: hours, money, mornings. And the way there is made of evenings, which are short. You can start with one.`,
      example: `## A week in Panaji, planned on Sunday

Maria works in a hotel, where a drink after the shift is part of the job. Her plan is on the fridge.

1. **Three free evenings:** Monday, Wednesday, Thursday, each with something in its place. A swim, a call to her sister, a film.
2. **A drink she looks forward to:** kokum with soda and green chilli, over ice.
3. **Food first:** fish curry and rice before the bar, not after it.
4. **A limit for Friday,** decided on Sunday and told to her friend Anita.

Wednesday goes wrong. On Thursday she carries on with the plan. Two evenings out of three is where it starts.`,
      closing: `Write your own week on Sunday: the free evenings, what will fill them, and one name to call. Celebrate what went well on Saturday with something you enjoy. If an evening slips, the next one is still yours. Shaking or sweating when you stop is the body asking for help: let a doctor carry part of this with you.`,
    },
  },
  body: `## What it does

Alcohol is a proven cause of cancer, among others of the breast, the liver and the bowel, and WHO in Europe states that no level of drinking is safe for health [@who_europe_alcohol_2023]. It also raises blood pressure [@who_hypertension_facts]. Wine, beer and desi liquor don’t differ in this. What counts is the alcohol in them.

Each gram of alcohol carries about 7 kcal, nearly as much as fat with 9 kcal [@fao_energy_2003]. The cola in the glass and the pakoras beside it come on top.

And sleep? A drink may bring it sooner, but alcohol disturbs the second half of the night [@ebrahim_2013]. Waking at three with a dry mouth is a common result.

## How to drink less

Several drink-free days a week, smaller glasses and a limit set before the first drink are the ways that the British health service recommends [@nhs_alcohol_cutting_down]. Some more that work in Indian homes:

- Eat dinner first. An empty stomach hurries everything, the appetite for namkeen included.
- Use water or plain soda with lime in place of cola, and a glass of water between drinks.
- Put out roasted chana, tandoori vegetables, boiled eggs or sprouts instead of the fried plate.
- Begin the evening with jaljeera, kanji, chaas or nimbu soda. Thirst is often part of the first drink.
- Don’t let others refill your glass.
- Agree on the way home before anyone drinks. If you drink, don’t drive.

If you host, put the drinks without alcohol in front and serve dinner early. Nobody at your table should have to explain an empty glass.

## Who should not drink

No amount is known to be safe in pregnancy, so women who are pregnant or trying to become so are advised not to drink at all [@cdc_alcohol_pregnancy]. The same goes for children and teenagers, and for anyone about to drive. With a fatty liver, India’s health ministry says to avoid alcohol strictly [@mohfw_nafld_2024].

Alcohol can act dangerously together with many medicines, sleeping tablets and painkillers among them [@niaaa_medicines]. In people who use insulin or some diabetes tablets, it can cause low blood sugar [@ada_2026]. Ask your doctor or pharmacist about yours.

## When stopping alone isn’t safe

People who depend on alcohol should not stop suddenly without medical help, because withdrawal can be dangerous [@nhs_alcohol_support]. Shaking, sweating or sickness in the morning that a drink settles is such a sign. A doctor can plan a safe way down.`,
  variants: [
    {
      names: ['wedding', 'weddings', 'shaadi', 'sangeet', 'party season', 'new year'],
      titles: {
        professional: 'Alcohol in the wedding season: what it does, and how to cut down',
        casual: 'Wedding season and too many pegs? How to cut down',
        motivational: 'Drink less this wedding season and enjoy the mornings',
      },
      text: `## In the party season

Five functions in two weeks are easier when you decide beforehand. Choose the evenings on which you will drink, perhaps the sangeet, and be the driver for the mehendi. Eat a real meal at home before you leave, because the buffet opens at eleven. At the bar, order the first soda yourself. Dance in between; it’s hard to sip on a dance floor. The day after, have water, poha or idli with sambar and a short walk. A drink in the morning to “settle” the night before is a habit to leave alone.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Shaking, sweating, a racing heart or sickness when you haven’t had a drink: see a doctor before you stop.
- Fits, confusion or seeing things that aren’t there: call 112 at once.
- Yellow eyes, a swollen belly, black stools or blood in the vomit: go to hospital.
- You can’t keep to your own limit, or work, family and sleep suffer: a doctor or a de-addiction centre can help.
- Low mood, or thoughts of not wanting to live: Tele-MANAS answers day and night on 14416 [@tele_manas]. It is free.`,
}
