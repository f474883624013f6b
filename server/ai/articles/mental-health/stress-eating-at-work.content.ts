import type { LibraryArticle } from '../library-article.ts'

export const STRESS_EATING_AT_WORK: LibraryArticle = {
  id: 'stress-eating-at-work',
  category: 'mental_health',
  name: 'stress eating at work',
  names: [
    'stress eating',
    'stress eating at work',
    'stress eating office',
    'work stress eating',
    'work stress food',
    'office stress',
    'office snacking',
    'snacking at work',
    'snacking at desk',
    'desk snacking',
    'deadline eating',
    'eating at desk',
    'burnout',
    'burnout and food',
    'job stress',
    'tanav mein khana',
    'tension mein khana',
    'तनाव में खाना',
    'ਤਣਾਅ ਵਿੱਚ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'Stress eating at work: regular meals before willpower',
      summary:
        'What pressure at work does to appetite, why a proper lunch helps more than good intentions, and how to arrange a desk, a drawer and an evening for hard weeks.',
      opening: `At a quarter to four the mail arrives. By four the namkeen packet is empty, and nobody could say what it tasted of. Many of us know the afternoon version of stress: the hand works while the head is elsewhere.

It is tempting to call this weakness and to answer it with rules. In practice the afternoon is often settled before lunch, or by the lack of lunch. A working day with fixed meals and ten minutes of distance from the desk asks for much less strength.`,
      example: `## Year-end week in Jamshedpur

Shalini closes accounts in March. Last year she lived on tea and patties. This year she plans only the frame.

- **Sunday:** a pot of chana, boiled and cooled, and roasted peanuts in a jar.
- **Breakfast, 8:00:** chana chaat with bread, or sattu paratha with curd. At home, seated.
- **Lunch, 1:15:** tiffin of roti, sabzi, dal or egg curry, eaten in the canteen with a colleague. The meeting invitation says “busy”.
- **Snack, 4:30:** guava with peanuts, before the review call and not after it.
- **Dinner, 8:30:** khichdi from the cooker, with the laptop closed.

On Thursday there were patties, at six, shared by the whole team. They were excellent.`,
      closing: `Before the next hard week, enter lunch in the calendar and put something to eat in the drawer. Then watch one afternoon without judging it. You may find that you were hungry, or tired, or angry with one particular person. Each of these has its own answer, and only the first is food.`,
    },
    casual: {
      title: 'Stress eating at your desk? What to do about the four o’clock packet',
      summary:
        'Boss’s mail, biscuit packet, empty by four. Why it happens, what to eat earlier in the day, and a one-minute pause that sometimes works.',
      opening: `“Quick call?” says the message, and before you’ve answered you’re three biscuits in. You weren’t hungry. You aren’t even that fond of Bourbon.

I see this every week, and the people it happens to are neither lazy nor greedy. They skipped breakfast for the 8:10 local, had half a sandwich over the keyboard, and by four o’clock the body sent in its bill. Pay it earlier in the day, and it comes out cheaper.`,
      example: `## Same Wednesday, two ways

**How it usually goes.** Chai for breakfast on the 8:10 from Thane. Lunch at three, vada pav over the keyboard. Boss’s mail at four, biscuits. Home at nine, and you eat standing at the fridge.

**How it could go.** A banana and two boiled eggs, or a besan chilla rolled in foil, eaten before Dadar. At one you sit down with Ritesh: roti, bhindi, dal, chaas. At four-thirty there’s chivda with peanuts in a katori, plus an orange. The mail comes at five. You say a bad word, walk to the water cooler and read it there. Home at nine, varan bhaat, done.

Same boss. Different day.`,
      closing: `Tomorrow, just do lunch. Sit somewhere that isn’t your desk, with someone who isn’t your boss, for twenty minutes. If four o’clock still ends in biscuits, fine, have two on a plate with your chai. Should it be the job that’s eating you, talk to someone about the job.`,
    },
    motivational: {
      title: 'Steady at work: four small anchors against stress eating',
      summary:
        'Hard weeks will come. Four anchors, from breakfast to the walk home, keep you fed and steady when work presses, and leave room for an off day.',
      opening: `A boat doesn’t fight the tide. It drops anchor, swings a little, and is still there when the water calms.

Weeks of pressure come like tides in most jobs. You can’t stop them, and you don’t need heroic discipline to get through them. You need two or three fixed points in the day at which you’re fed, seated and out of reach of the phone. Between them you may swing as much as you like.`,
      example: `## Four anchors for Thoibi, a call-centre lead in Imphal

1. **Breakfast before the first call.** Chak-hao porridge with milk, or a boiled egg with rice and kangshoi. Even ten minutes count.
2. **Lunch away from the headset.** Rice, dal, eromba, sometimes fish. She told her team why, and two of them joined.
3. **A planned snack.** Roasted soya beans and a banana at half past four, in a bowl.
4. **A doorway.** On the way home she stops on the bridge for five breaths before she opens the kitchen.

In festival week she kept two of the four. She counts that as holding.`,
      closing: `Drop one anchor, the one that comes easiest, and hold it for five working days. If the week tears it loose, drop it again on Monday. You’re building something to come back to. And when a tide doesn’t turn for weeks, call for help: that’s seamanship too.`,
    },
  },
  body: `## What pressure does to appetite

Under stress, healthy adults tend to eat more unhealthy and less healthy food, a review of 54 studies found, although the link was small [@hill_2022]. It doesn’t take everyone the same way. Some people lose their appetite while others eat more than usual, and headache, an upset stomach or poor sleep can come along [@who_stress].

In laboratory experiments, bad feelings led people to eat more if they restricted what they ate, while people in general didn’t [@evers_2018]. A strict diet in a hard week may therefore be the wrong tool. And sleep counts: people ate more on the day after a shortened night [@al_khatib_2017].

## Fix the meals first

The World Health Organization says that a daily routine with set times for meals, family, exercise, chores and rest helps people to feel more in control [@who_stress]. So put lunch into the calendar before the week fills up.

- **Breakfast** with something that lasts: egg, besan, sprouts, curd, peanuts.
- **Lunch** before you are ravenous, at a table. Dal-chawal, fish curry and rice, roti with rajma; the canteen thali is fine.
- **A snack at half past four**, planned and in a bowl: chana, fruit, makhana, a small poha.

Eating while distracted raises how much people eat at the meal and later in the day [@robinson_attentive_2013]. Twenty minutes away from the screen are well spent.

## Arrange the drawer

A tired hand takes what is near. Keep roasted chana, peanuts and fruit within reach and the biscuit tin across the room. Ban nothing. Share the birthday cake, seated, with a fork. Watch the cups too, as tea and coffee easily stand in for food on bad days.

## When the mail arrives

Stand up and put both feet on the floor. Breathe out slowly, twice. Say what it is: “I’m angry”, “I’m finished”, “I’m hungry”. Then decide, and food is one of the permitted answers. The WHO’s free illustrated guide teaches more such exercises, and a few minutes a day are enough to practise [@who_stress_guide].

If stress closes your throat instead, go for soft and small: curd rice, a banana with milk, kanji, a boiled egg. And speak to someone about the work itself. A good tiffin can’t mend a bad rota.`,
  variants: [
    {
      names: ['work from home', 'working from home', 'wfh', 'home office', 'remote work'],
      titles: {
        professional: 'Stress eating at work, in the office and at home: meals before willpower',
        casual: 'Stress eating at your desk, at work or at home? Pack lunch first',
        motivational: 'Steady at work and in the home office: anchors against stress eating',
      },
      text: `## When the office is at home

At home the kitchen is ten steps away and there’s no canteen bell. Make your own: cook lunch along with dinner the evening before, and eat it at the table at the same time each day, with the laptop shut in another room. Serve yourself once and put the pots away. Let a short walk to the corner and back stand in for the commute, mornings and evenings, so that work has an edge. And eat with someone at least twice a week, a neighbour, your mother, or a colleague on a video call that has no agenda.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Stress is hard to cope with, lasts long or gets in the way of daily life: seek help. Tele-MANAS on 14416 is free, day and night [@who_stress] [@tele_manas].
- Eating feels out of control, happens in secret or brings shame: a doctor or psychologist, soon.
- Low mood, lost interest or poor sleep for 2 weeks or longer [@nimh_caring].
- Chest pain, or a heart that races at rest: a doctor at once.
- Weight that falls without intent, or hardly any food for several days.`,
}
