import type { LibraryArticle } from '../library-article.ts'

export const EMOTIONAL_EATING: LibraryArticle = {
  id: 'emotional-eating',
  category: 'mental_health',
  name: 'emotional eating',
  names: [
    'emotional eating',
    'emotional eater',
    'emotional hunger',
    'comfort eating',
    'comfort food',
    'food cravings',
    'eating when sad',
    'eating when bored',
    'eating when angry',
    'boredom eating',
    'bored eating',
    'overeating',
    'food guilt',
    'guilt after eating',
    'dukh mein khana',
    'gusse mein khana',
    'bina bhookh khana',
    'bhavnatmak khana',
    'भावनात्मक भोजन',
    'बिना भूख के खाना',
    'ਭਾਵਨਾਤਮਕ ਖਾਣਾ',
    'ਬਿਨਾਂ ਭੁੱਖ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'Emotional eating: three questions to ask before you open the tin',
      summary:
        'Why feelings lead to food, why strict rules by day can make evenings harder, and three questions that give you a choice, with signs that call for help.',
      opening: `A birthday has its kheer, a result its laddus, and a house in mourning its row of steel dabbas from the neighbours. Feelings have always been answered with food in our homes, and that is among the kinder things about us.

Emotional eating, eating in answer to a feeling rather than to hunger, becomes a burden when food is the only answer left, and when it leaves you lower than before. Then it helps to look at it with curiosity. Blame has never yet closed a biscuit tin.`,
      example: `## Six o’clock in Chennai, in front of the murukku

Six o’clock. Malathi has put the phone down after an argument with her brother and is standing in front of the murukku.

- **When did I last eat?** Lunch was sambar rice at half past twelve. So some of this is plain hunger.
- **What do I feel?** Angry, and a little ashamed of her tone.
- **What would help?** For the hunger, something real. For the anger, a few rounds of the terrace.

She eats two idlis left from the morning with podi, sitting down. She walks. Then she has tea and two murukku on a saucer, and sends her brother a short message. Dinner is at the usual time: dosa, chutney, beans poriyal.`,
      closing: `Take the three questions into one evening this week, and write nothing down but the feeling. If the answer is “I was hungry”, bring the next meal forward. If it is always the same feeling, that is useful to know, and worth telling someone who can help with more than food.`,
    },
    casual: {
      title: 'Not hungry but eating anyway? What feelings do at the fridge',
      summary:
        'Why you end up at the namkeen when you’re bored, cross or lonely, why skipping lunch makes it worse, and what to do in the next two minutes.',
      opening: `Half the packet of mixture is gone and you don’t remember opening it. You weren’t hungry. You’d had an email, or a silence, or one of those Sundays that just goes on and on.

Before you start scolding yourself: everyone does this. Your grandmother had a laddu when she was pleased and another when she was cross. It’s only a nuisance when it’s the one thing you’ve got. A few more are easy to come by.`,
      example: `## A boring Sunday in Delhi

**Three o’clock.** Lunch was rajma chawal, and a good deal of it. You’re full. You’re also scrolling, and everybody else seems to be at a wedding.

**Five past three.** You’re at the fridge, spoon in the gajar halwa. Stop for a second. Hungry? No. What then? Bored, and a bit left out.

**Ten past.** You ring the friend who’s also at home doing nothing. You both go down for a walk and end up at the market arguing over guavas.

**Half past five.** Chai, and a small katori of that halwa, warmed up, sitting on the balcony. It tastes of something now.

**Eight.** Khichdi, dahi, papad.`,
      closing: `Some days you’ll remember all this with the spoon already in your mouth. Fine. Finish the bite, put the rest on a plate, sit down. Then have your next meal as usual, no punishment, no skipping. Once it’s bigger than a packet of mixture, once it scares you, please tell someone.`,
    },
    motivational: {
      title: 'Feelings at the fridge door: building a choice, one pause at a time',
      summary:
        'A gentle week for anyone who eats when sad, angry or bored: one real lunch, one pause, one other comfort, and a kind way to go on after a hard evening.',
      opening: `There’s a small space between a feeling and the first bite. On most days it lasts no longer than opening a lid. This piece is about making it a little longer, just long enough to hear yourself ask a question.

You’re not giving up food that you love. You’re adding to what you can do. Each pause is practice, even the one that ends in a barfi you enjoyed.`,
      example: `## One week with Saba in Bhopal

Saba works in a bank, and the hour after work is her hard one.

1. **Monday and Tuesday, lunch.** She takes a whole tiffin: two rotis, dal, lauki, curd. Until now it had been a salad.
2. **Wednesday, the five o’clock bite.** Roasted chana and a banana before the bus.
3. **Thursday, the pause.** She puts the kettle on first, names the feeling while it boils, then decides. She has two biscuits.
4. **Friday, one other comfort.** She waters the balcony plants with a qawwali in her earphones.
5. **Saturday.** A quarrel, and half a box of jalebi. On Sunday she has breakfast at nine, as planned.

Sunday’s breakfast is the win of the week.`,
      closing: `Lunch comes first, because a fed body finds pausing easier. Then choose one comfort that isn’t food and keep it within reach. When an evening goes the old way, let the next meal be an ordinary one. Going on kindly is the skill, and you’ve already started on it.`,
    },
  },
  body: `## Who eats from feeling, and when

Bad feelings don’t make everybody eat more. In laboratory experiments the effect was found in people who restrict what they eat; in people in general it wasn’t [@evers_2018]. Pleasant feelings lead people to eat a little more as well [@evers_2018]. And under stress, healthy adults tend towards more unhealthy and less healthy food, although the link is small [@hill_2022].

Two things follow. There’s nothing wrong with you if a sad film ends in kulfi. And if your days are ruled by strict bans, the ban may be part of the evening.

## Question one: when did I last eat?

If it’s more than four hours ago, treat it as hunger first. Eat something that is food: curd rice, a roti roll with egg or paneer, poha, a bowl of dal. Feelings are easier to sort on a fed stomach.

Regular meals take away the head start. Three of them, a snack at five, and nothing forbidden. A short night doesn’t help either: in experiments people ate more on the day after one [@al_khatib_2017].

## Question two: what am I feeling?

Give it one plain word: angry, lonely, tired, bored, left out, glad. Wait as long as the kettle takes to boil. Mindfulness, noticing without judging, looks promising for eating in answer to feelings [@warren_2017].

## Question three: what would help with that?

| If it is | perhaps |
|---|---|
| tired | lying down for ten minutes, an early night |
| lonely | a call, a neighbour, tea in company |
| angry | walking fast, a letter that you don’t send |
| bored | hands busy: peas to shell, a song to learn |
| glad | sharing it, and the sweet along with it |

Eating is one of the permitted answers. Then put a portion on a plate, sit down, and taste it.

## If it happened again

Speak to yourself as you would to a friend. Don’t skip the next meal, and don’t try to walk it off. A hungry day tends to end in another hard evening. Losing control often, or eating in secret and with shame, is something else. For adults with binge eating disorder, British guidance offers guided self-help based on cognitive behavioural therapy as a first step [@nice_ng69].`,
  cautions: ['eating_disorders'],
  seeDoctor: `- You eat unusually large amounts, fast or in secret, with a sense of lost control: it can be a sign of binge eating disorder, and early help matters [@nimh_eating].
- You make yourself vomit, starve or exercise hard afterwards: see a doctor this week.
- Low mood, lost interest or poor sleep for two weeks or longer: see a professional [@nimh_caring].
- You have diabetes, and eating from feeling upsets your sugar: tell your doctor and dietitian. They have heard it before.`,
}
