import type { LibraryArticle } from '../library-article.ts'

export const SCHOOL_TIFFIN: LibraryArticle = {
  id: 'school-tiffin',
  category: 'lifestyle',
  name: 'the school tiffin',
  names: [
    'school tiffin',
    'school tiffin ideas',
    'school lunch',
    'school lunch box',
    'kids tiffin',
    'kids lunch box',
    'tiffin for kids',
    'tiffin for children',
    'lunch box for kids',
    'tiffin box ideas',
    'tiffin comes back full',
    'bachchon ka tiffin',
    'bachcho ka tiffin',
    'tiffin mein kya de',
    'tiffin mein kya dein',
    'स्कूल टिफिन',
    'बच्चों का टिफिन',
    'ਸਕੂਲ ਦਾ ਟਿਫਿਨ',
    'ਬੱਚਿਆਂ ਦਾ ਟਿਫਿਨ',
  ],
  tones: {
    professional: {
      title: 'School tiffin ideas: healthy boxes for a week, and how to keep them safe',
      summary:
        'A rule of three, six boxes with portions for smaller and bigger children, food that tastes right when cold, and how to keep it safe until the bell.',
      opening: `A school tiffin has a hard life. It is packed before seven, rides in a warm bag and is opened hours later by a child with ten minutes, two friends and a football waiting. Whatever is inside has to hold up, feed well and be quick to eat.

Many boxes fail on one of these points and come home full. The remedy is seldom a fancier recipe. It’s a small set of rules that you can follow while half awake.`,
      example: `## One week, from a fridge note

Mrs Iyer in Nagpur packs for Kavin, six, and Meera, eleven.

- **Monday:** mini idlis, 4 for him and 8 for her. Both boxes empty.
- **Tuesday:** moong chilla rolls, cut like pinwheels. Empty.
- **Wednesday:** pea and paneer pulao in two flasks. Meera’s lid jammed, so half came back. New lid.
- **Thursday:** thepla, curd and a banana. Kavin left the curd: no spoon.
- **Friday:** rajma wraps, hers with extra onion. Empty.

Break is at half past ten and the boxes close at seven, more than two hours, so two ice packs live in the freezer. Next week repeats Monday, Tuesday and Friday. Thursday gets a spoon.`,
      closing: `Keep a note on the fridge for a month: what went in, what came back. It’s the best menu planner you will find, because it was written by the person who eats the food. Change one box at a time, and ask at breakfast, not at bedtime, what the child would like tomorrow.`,
    },
    casual: {
      title: 'School tiffin coming home full? Healthy ideas that get eaten',
      summary:
        'Why boxes come back, six tiffins that taste good cold, three more for mornings that go wrong, and how to keep it all safe until eleven o’clock.',
      opening: `You open the school bag at two and there it is: the paratha, stiff as cardboard, with one polite bite out of it. The grapes are gone. So is the friend’s packet of chips, you suspect.

Before you take it personally, eat your own tiffin once the way they do: cold, in ten minutes, on a bench, with someone shouting your name. You’ll know in three bites what has to change.`,
      example: `## Three boxes for mornings that go wrong

**You overslept.** Warm last night’s rotis on the tawa, scramble two eggs or crumble some paneer with onion and haldi, roll, wrap, cut in half. Ice pack against the roll, banana on the side. It takes eight minutes.

**Nothing is chopped.** Poha with frozen peas, lime at the end, straight into a hot flask. A fistful of roasted chana on the side if your child’s over five. An orange, and done.

**The fridge is empty.** You still have sattu, an onion and atta. Make two sattu parathas, small and thin, let them cool, and pack them with the other ice pack and whatever fruit is in the bowl.

None of these will win a photo contest, but they get eaten.`,
      closing: `Six boxes that your child eats, and the nerve to repeat them, are worth more than thirty ideas. When something comes home, ask what got in the way. It might be the lid that won’t open, or a friend who said it smells. You can fix both of those.`,
    },
    motivational: {
      title: 'Healthy tiffin ideas your child can plan: fifteen minutes on Sunday',
      summary:
        'Six boxes to choose from, a simple rule, and a short Sunday ritual in which your child plans the school week. Food that keeps until the break, and calmer mornings.',
      opening: `Six in the morning is a poor time for ideas. The cooker whistles, one sock is missing, and the question “what shall I pack?” lands on the one person in the house who has no free hand.

Move that question to Sunday and give half of it away. A child who has chosen Tuesday’s box has a reason to open it. You get quieter mornings, and your child learns to put a meal together.`,
      example: `## Sunday with Tia

Tia is nine and lives in Kolkata. On Sunday after lunch she draws five squares on a page.

1. Her mother names the rule: one grain, one protein, one fruit or vegetable.
2. Tia fills the squares: egg roll with cucumber, ghugni in the flask with muri packed apart and a guava, suji with paneer, peas and carrot, vegetable noodles with egg, and roti with a fish chop and cucumber.
3. They write what to buy: eggs, cucumber, guavas, peas.
4. Tia soaks the dried peas for Tuesday’s ghugni on Monday evening, and shells the peas for the suji on Tuesday.

The page goes on the fridge, and the ice packs into the freezer for the four boxes that travel cold. Four boxes out of five come home empty that week.`,
      closing: `One square is a start. Let your child choose Wednesday’s box this week, pack it together the evening before as far as it will keep, and see what comes home. Each empty box is a small vote of confidence, in your cooking and in the nine-year-old who planned it.`,
    },
  },
  body: `## The rule of three

Put in a grain, a protein food, and a vegetable or fruit. It works in every state. The grain may be roti, rice, idli, poha or bhakri. The protein may be dal, chana, rajma, soya, paneer, curd, egg, chicken or fish.

## Six boxes to begin with

The first number is for a child of about five, the second for one of about ten. Let appetite correct it.

- **Moong chilla roll** with grated carrot and paneer: 1 or 2, and half or a whole guava. Ice pack.
- **Mini idlis** with grated beans and carrot, tossed in podi: 4 or 8, and orange segments. Ice pack.
- **Rajma wrap:** roti with mashed rajma and lime: 1 or 2, and cucumber sticks. Ice pack.
- **Besan-methi thepla:** 1 or 2, a little box of thick curd, and a banana. Ice pack for the curd.
- **Pea and paneer pulao:** a small or a full katori, in the flask, and half or a whole orange.
- **Egg or aloo-chana tikki** in pav: 1 or 2, with tomato slices. Ice pack.

## Made to be eaten cold

Break is short, so choose pieces that a hand can hold. Roll it, cut it into fingers, or make it bite-sized. Knead paratha dough with a little curd so that it stays soft. Let hot rotis cool for a few minutes before you close the lid, or steam turns them soggy. Pack chutney thick or dry, and rub cut apple with lime so that it doesn’t go brown. For a child under five, leave out whole nuts, and slice grapes and hard raw pieces thin, because they can choke [@nhs_weaning]. Roasted chana is as hard as a nut, so leave it out too. Ask whether the class is nut-free before you pack peanuts or chikki. Taste the dish once when it is cold. If it’s dull, add lime, roasted jeera or green chutney before more salt.

## Safe until the bell

Cooked food should not stand at room temperature for more than 2 hours, says the World Health Organization, and belongs above 60 °C or below 5 °C until it is eaten [@who_five_keys]. Work out the hours between your kitchen and the break. If they are more than two, you have two ways:

- **Hot:** rinse an insulated flask with boiling water, then fill it with steaming pulao, rajma or upma.
- **Cold:** put curd, paneer, egg and cut fruit next to an ice pack.

With neither at hand, pack what keeps: plain thepla, khakhra, roasted chana from five years on, a whole banana or guava. Leftover rice needs special care. Cool it quickly, keep it in the fridge and use it within a day [@fsa_home_food]. Reheat it until it steams. Throw away what comes home half eaten.

## The packet question

The Indian Academy of Pediatrics advises whole fruit over juice, and as little junk food and sweetened drink as possible [@iap_2019]. A birthday chocolate is a birthday chocolate; leave it in peace. For every other day there is water in the bottle.`,
  variants: [
    {
      names: ['nut allergy', 'nut free', 'nut-free', 'peanut allergy', 'no nuts'],
      titles: {
        professional: 'The nut-free school tiffin: what to pack instead',
        casual: 'No nuts allowed? Pack the school tiffin like this',
        motivational: 'A nut-free tiffin that your child helps to plan',
      },
      text: `## A box without nuts

With a nut allergy, read the allergen statement on every purchase, even of a brand you know. Peanuts and tree nuts have to be declared on Indian packets [@fssai_labelling_2020]. Roasted chana, makhana and pumpkin seeds bring crunch, coconut or roasted chana dal thickens a chutney, and besan makes laddoos without nuts. Ask your doctor first whether til and other seeds are safe for your child. Tell the class teacher in writing what your child reacts to and what to do. Teach your child not to share boxes, and to say why in one sentence.`,
    },
  ],
  cautions: [],
  seeDoctor: `- The box comes home full for weeks and the child loses weight or energy: see your paediatrician.
- Lips or face swell, hives spread or breathing is hard after food: call 112 at once.
- The same stomach ache, loose motions or vomiting follows certain foods: write them down and take the list to the doctor.
- The child is pale, tired or can’t keep up at games: ask for a check-up.
- An older child skips the tiffin on purpose, or fears gaining weight: talk gently, and see a doctor soon.`,
}
