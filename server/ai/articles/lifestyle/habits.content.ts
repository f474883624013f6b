import type { LibraryArticle } from '../library-article.ts'

export const HABITS: LibraryArticle = {
  id: 'habits',
  category: 'lifestyle',
  name: 'building healthy habits',
  names: [
    'healthy habits',
    'healthy habit',
    'building habits',
    'build a habit',
    'habit building',
    'habit formation',
    'new habits',
    'good habits',
    'food habits',
    'eating habits',
    'break bad habits',
    'stick to a diet',
    'healthy routine',
    'new year resolution',
    'achhi aadat',
    'achhi aadatein',
    'khane ki aadat',
    'aadat kaise banaye',
    'अच्छी आदतें',
    'ਚੰਗੀਆਂ ਆਦਤਾਂ',
  ],
  tones: {
    professional: {
      title: 'Building healthy habits: small steps that last',
      summary:
        'How an action becomes a habit, how long it takes, how to word a plan that works, and what to do after a missed day. With one plan followed for ten weeks.',
      opening: `Most people who want to eat better know quite well what to do. They could recite it: more vegetables, less sugar, earlier dinner. Knowledge is there on Monday morning and still there on Thursday evening, when the samosas arrive and nothing happens as planned.

What’s missing is a routine that runs without a decision. Such a routine can be built, on purpose and in small pieces. The method is unspectacular and well studied.`,
      example: `## One plan in Indore, followed for ten weeks

Sunil wants more fruit. His plan reads: **when I close my tiffin at lunch, I eat the guava or orange beside it.**

- **Week one:** he washes seven fruits on Sunday and puts one in the bag each night. He eats four of them.
- **Week two:** the fruit moves into the tiffin itself. He eats six.
- **Week four:** a wedding. Three days without fruit; on the fourth he goes on.
- **Week seven:** he notices that his hand reaches for the fruit before he has thought of it.
- **Week ten:** the second habit begins: when I get up from lunch, I walk once round the building.`,
      closing: `Write one sentence this evening that begins with “when” and contains “I will”. Put whatever it needs in its place before you go to bed. Then let ten weeks pass, with their weddings and their fevers, and judge by the calendar rather than by how you feel on one Thursday.`,
    },
    casual: {
      title: 'Healthy habits that stick, even when you’re busy',
      summary:
        'Why big plans last until Thursday, how to hang a small habit on your morning chai, and why one missed day really doesn’t matter.',
      opening: `You’ve done it before, haven’t you? New shoes, new bottle, new app, oats. By the second week the bottle was holding flowers.

It wasn’t laziness. You changed six things at once and asked a tired brain to remember all of them. So this time, be a bit sly. One tiny thing, hooked to something you already do half asleep. You never forget your chai, do you? We can use that.`,
      example: `## The chai trick, at your own stove

Here’s the plan: **when the chai is on the flame, I drink a glass of water.** That’s all. The chai takes four minutes anyway.

Put the glass next to the tea tin tonight. That’s half the work. Tomorrow you’ll see it and drink. On Wednesday your sister rings while the milk’s boiling over and you forget. Never mind, there’s chai on Thursday.

Put a tick on the calendar by the stove. Your daughter will want to do the ticking. Let her, she’s stricter than you.

A couple of months on, you’ll find the glass empty and not remember drinking it. Now pick the next thing: roasted chana with the evening cup.`,
      closing: `Don’t tell everyone, don’t buy anything, don’t wait for the first of the month. Pick the smallest useful thing you can think of, then make it smaller. Hook it to your chai. If it’s still there when the monsoon comes, you’ll have done more than most resolutions ever do.`,
    },
    motivational: {
      title: 'One small habit at a time: a plan that survives real life',
      summary:
        'A four-step plan for one healthy habit, with room for bad weeks. Choose it yourself, tie it to the morning, make it easy, and count what worked.',
      opening: `A banyan lets down roots as thin as string. For years such a root only hangs in the air. Then it touches the ground, thickens, and one day it’s holding up a branch.

Habits grow in this unhurried way. The first weeks look like nothing much. You’re not behind, and there’s no need for a grand start. You need one thread, hung in the right place, and some patience with the air.`,
      example: `## Four steps with Rehana from Kozhikode

1. **Choose it yourself.** Her doctor said walk, her sister said yoga. She wants a real breakfast, so that is what she picks.
2. **Tie it down.** “When the school van leaves, I sit and eat.” Puttu and kadala on some days, egg appam or dosa with sambar on others.
3. **Make it easy.** The kadala is soaked at night and the plate is on the table before the van comes.
4. **Count the days it happened.** Thirteen in the first month. Twenty-one in the second.

During Ramzan the plan rests. On the third day of Eid, the van leaves, and Rehana sits down.`,
      closing: `Choose your thread today. Say it aloud to someone who will smile about it with you, and lay out what it needs before you sleep. There’ll be weeks when it sways. Let it. Count the mornings when it touched the ground, and hang the second one when the first holds.`,
    },
  },
  body: `## How a habit forms

A habit is an action so often repeated in the same situation that the situation itself calls it up. The door closes and the hand turns the key. Repeating a simple action in one setting lets it become automatic, so that it no longer hangs on motivation or memory [@gardner_2012].

That is why “eat healthier” never becomes a habit. There is no moment in the day that calls for it. “A katori of salad when the rotis go on the table” has one.

## Word it as when and then

Plans of the form “when this happens, I will do that” help people to do what they set out to do, as 94 tests taken together showed [@gollwitzer_2006]. Good hooks in an Indian home are the first tea, the school van, the pressure cooker’s last whistle, the evening lamp, the brushing of teeth.

- When I put the dal on, I cut one cucumber.
- When I come in from work, I eat a fruit before I open the namkeen.
- When dinner is over, I walk to the gate and back.

Make the action small enough for your worst day. Then prepare the place: soaked chana in the fridge, fruit washed and in sight, biscuits in the upper cupboard. Habits that people choose for themselves, and those tied to the morning, tended to grow stronger in the studies of one review [@singh_2024].

## How long it takes

Longer than the famous three weeks for most of us. In a study of 96 volunteers, a new daily behaviour took a median of 66 days to feel automatic, with a range from 18 to 254. Missing a single day did no lasting harm [@lally_2010]. A review of 20 studies found similar medians and large differences between people [@singh_2024].

So a slow habit is an ordinary habit. After a miss, go on the next day, and don’t make up for it with half portions or a double walk.

## Keep an eye on it

Watching your progress helps, and more so when it is written down or shared with someone, according to 138 studies taken together [@harkin_2016]. A pencil tick on the kitchen calendar is enough. Tick what you did and leave your weight out of it. When a habit keeps failing, change the hook or shrink the action. The fault is nearly always in the plan. Add a second habit only when the first needs no thought.`,
  cautions: [],
  seeDoctor: `- Tiredness, low mood or loss of interest have stood in the way for two weeks or more: see a doctor. That is no lack of will [@nimh_caring].
- A routine around food or exercise has become rigid, brings guilt or crowds out other people. Early help is advised [@nice_ng69].
- You take insulin, or medicines for diabetes, and the new habit changes when or how much you eat: ask your doctor first.
- You have chest pain or breathlessness, or have been inactive with heart disease: get a check-up before a new exercise habit.
- Tobacco, alcohol or another substance is the habit you want to end: a doctor can make that safer and easier.`,
}
