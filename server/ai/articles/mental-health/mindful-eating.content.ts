import type { LibraryArticle } from '../library-article.ts'

export const MINDFUL_EATING: LibraryArticle = {
  id: 'mindful-eating',
  category: 'mental_health',
  name: 'mindful eating',
  names: [
    'mindful eating',
    'eat mindfully',
    'eating mindfully',
    'mindful meals',
    'intuitive eating',
    'eat slowly',
    'eating slowly',
    'slow eating',
    'eating fast',
    'eating too fast',
    'eat slower',
    'chew food',
    'chewing food',
    'distracted eating',
    'eating while watching tv',
    'hunger cues',
    'fullness cues',
    'hunger and fullness',
    'dhyan se khana',
    'dheere khana',
    'chaba ke khana',
    'ध्यान से खाना',
    'धीरे धीरे खाना',
    'चबाकर खाना',
    'ਧਿਆਨ ਨਾਲ ਖਾਣਾ',
    'ਹੌਲੀ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'Mindful eating at an Indian table: slower, screen off, without rules',
      summary:
        'What attention at meals changes, how to eat more slowly without counting bites, how it fits a busy family table, and for whom it isn’t the right method.',
      opening: `Our grandparents had a method for mindful eating. They sat on the floor, washed their hands, looked at the leaf or the thali, and ate with their fingers. Nobody called it a method. The hand simply can’t scroll while it mixes rice and dal.

Much of what is taught today as mindful eating is a way back to that meal: noticing food, hunger and fullness while you eat, without judging yourself. It needs no silence, no incense and no thirty-two bites.`,
      example: `## A canteen lunch in Pune, twenty minutes

- **1.00:** Aditi and Rehan leave their phones in the drawer and take the table by the window.
- **1.02:** they open the tiffins and look. Jowar bhakri, bharli vangi, matki usal; roti, egg curry, cucumber. They swap a spoonful.
- **1.05 to 1.12:** they eat and talk. The bhakri goes down on the lid between bites.
- **1.12:** half is gone. How hungry still? Rehan: quite. Aditi: a little.
- **1.15:** he finishes, and she has curd and closes her box.
- **1.20:** they walk to the gate and back.

At half past four she remembers the vangi, and finds that chai is enough.`,
      closing: `Let one meal a day, perhaps the quietest, have your attention for its first five minutes. The rest of the meal may go as it likes. After two weeks you’ll recognise your own signs of enough better than any chart could tell you.`,
    },
    casual: {
      title: 'Plate empty already? Mindful eating for people who eat fast',
      summary:
        'If your plate’s empty before the episode’s theme song ends, try this: small, unfussy ways to slow down, taste your food and notice when you’ve had enough.',
      opening: `You sat down with a full plate and one episode. Now the plate’s empty, the villain’s just walked in, and you couldn’t say whether the bhindi had salt in it.

I’m not going to make you count your chews or meditate on a raisin. You’d last a day. But a meal you don’t notice is a meal you’ll look for again at ten. So come to the table for the first few minutes at least.`,
      example: `## Dinner in Kolkata, telly off for a bit

**Half past eight.** Phones in the basket. Your father protests, there’s a match. “Ten minutes, Baba.”

**The first bite.** Bhaat, musur dal, a squeeze of gondhoraj lime. Smell it. Go on, nobody’s watching.

**The fish.** Bones do the slowing down for you. Nobody has ever rushed an ilish.

**Halfway.** Put your hand down and have some water. Still hungry? Take more. Not really? That’s what tomorrow’s tiffin is for.

**Ten minutes.** Telly back on for Baba. You’re chatting by now, though, and your plate’s still got some shaak on it.

**Ten o’clock.** You walk past the biscuit tin and remember the fish.`,
      closing: `Tomorrow, just do the first bite. Look at it, smell it, eat it slowly. If the rest vanishes in front of a screen, well, that was one bite more than yesterday. Does all this noticing make you fret about food? Drop it, and go and have dinner with people you like.`,
    },
    motivational: {
      title: 'One calm meal a day: your first week of mindful eating',
      summary:
        'Seven days, seven small experiments at the table, from a quiet first bite to an unhurried second helping, with nothing forbidden and nothing counted.',
      opening: `You already have what mindful eating needs: a nose, a tongue, a stomach that sends messages and a meal that is coming anyway. There’s nothing to buy and nothing to give up.

Think of this week as seven small experiments. You can’t fail an experiment; you can only find something out. Which bite was the best? When did hunger grow quiet? Your answers are the result, and each one makes you a better host to yourself.`,
      example: `## Seven experiments in Coimbatore

1. **Monday:** sit down for breakfast, even if it’s two idlis.
2. **Tuesday:** the first three bites in silence.
3. **Wednesday:** phone in another room at dinner.
4. **Thursday:** put the spoon down between bites of curd rice.
5. **Friday:** halfway through, ask how hungry you still are.
6. **Saturday:** have one Mysore pak on a plate, slowly. Is the last bite as good as the first?
7. **Sunday:** eat with your hand, on a banana leaf if there is one, with the family.

Kavitha forgot Thursday. On Monday she found that two idlis were too few for her morning, and on Friday that her third dosa was mostly habit.`,
      closing: `One experiment probably made you smile. Run it again tomorrow. Curiosity will take you further than control. In a few weeks, one calm meal a day may feel like the most natural thing in your house, and you’ll have tasted a great deal on the way.`,
    },
  },
  body: `## What attention changes

In a review of 24 studies, eating while distracted, for example before a television, raised how much people ate at the meal, and even more how much they ate later in the day [@robinson_attentive_2013]. Remembering the last meal before the next one helped people to eat less later in laboratory studies [@robinson_attentive_2013].

Speed matters too. People eat less at a meal when they eat more slowly, without being hungrier afterwards [@robinson_rate_2014].

Mindfulness is promising for binge eating and for eating in answer to feelings, but evidence that it brings weight loss is lacking [@warren_2017]. So it isn’t a diet in disguise. Its reward is that you taste your dinner, and that you know when you’ve had it.

## Five things that work in a real house

- **Sit.** At the table, on the floor, on the back step. A snack eaten while walking about is easily forgotten.
- **Screens away for the first ten minutes.** Ten minutes are easier to agree on than for ever.
- **Serve once, and wait a little** before a second helping. The bowl can stay in the kitchen.
- **Put it down.** Roti, spoon or hand rests between bites.
- **Ask in the middle.** How hungry am I still? Any answer is right, and you may go on eating.

Hot food, bones, whole fruit and things that need chewing, such as bhutta, chana or sugarcane, slow a meal by themselves. A glass of juice does the opposite.

## When there is no peace at table

Babies cry, trains leave, and lunch is sometimes eaten over a keyboard. Take three attentive bites and let the rest be. With children, ask what the dal smells of, or which vegetable is the crunchiest, and leave out remarks on how much they eat. In a joint family you can be slow without announcing it.

## When it isn’t the right method

Watching every bite is not for everyone. Eating disorders are serious illnesses that affect people of every age, gender and body weight, and they need professional treatment [@nimh_eating]. If attention to food turns into rules, fear or counting, regular meals in kind company will do more for you. And someone who is unwell and has little appetite may eat better with the radio on and a friend at the table.`,
  cautions: [],
  seeDoctor: `- Thoughts about food, weight or “right” eating fill most of your day, or meals with others frighten you: talk to a doctor.
- Food sticks, or you choke or cough at meals: see a doctor before you work on speed.
- You feel full after a few bites for weeks, or lose weight without meaning to: have it looked into.
- You take insulin or tablets that lower sugar and now eat less: ask your doctor whether the treatment still fits [@ada_2026].`,
}
