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
      title: 'The school tiffin: what to pack and how to keep it safe',
      summary:
        'A rule of three for the box, food that tastes right when cold, how to keep it safe until the bell, and a five-day plan from Indian kitchens.',
      opening: `A school tiffin has a hard life. It is packed before seven, rides in a warm bag and is opened hours later by a child with ten minutes, two friends and a football waiting. Whatever is inside has to hold up, feed well and be quick to eat.

Many boxes fail on one of these points and come home full. The remedy is seldom a fancier recipe. It’s a small set of rules that you can follow while half awake.`,
      example: `## Five boxes for one week

- **Monday:** small idlis tossed in curry-leaf podi, a little box of chana sundal, and orange segments.
- **Tuesday:** besan chilla rolled around carrot and paneer, with a guava.
- **Wednesday:** vegetable pulao with soya granules in a flask, with cucumber sticks.
- **Thursday:** methi thepla, thick curd next to an ice pack, and a banana.
- **Friday:** roti roll with egg bhurji or spiced rajma, tomato and cucumber, and a chikoo.

Each box has a grain, a protein food, and a fruit or vegetable. When the break is more than two hours away, everything cooked travels hot in the flask or with an ice pack. Repeat the two that came home empty.`,
      closing: `Keep a note on the fridge for a month: what went in, what came back. It’s the best menu planner you will find, because it was written by the person who eats the food. Change one box at a time, and ask at breakfast, not at bedtime, what the child would like tomorrow.`,
    },
    casual: {
      title: 'School tiffin coming home full? Pack it like this',
      summary:
        'Why boxes come back, what to do on mornings that go wrong, and how to pack food that’s still nice and safe at eleven o’clock. Three rescue tiffins included.',
      opening: `You open the school bag at two and there it is: the paratha, stiff as cardboard, with one polite bite out of it. The grapes are gone. So is the friend’s packet of chips, you suspect.

Before you take it personally, eat your own tiffin once the way they do: cold, in ten minutes, on a bench, with someone shouting your name. You’ll know in three bites what has to change.`,
      example: `## Three boxes for mornings that go wrong

**You overslept.** Warm last night’s rotis on the tawa, scramble two eggs or crumble some paneer with onion and haldi, roll, wrap, cut in half. Add a banana. It takes eight minutes.

**Nothing is chopped.** Make poha with frozen peas and a fistful of roasted chana, lime at the end. An orange on top, and done.

**The fridge is empty.** You still have sattu, an onion and atta. Make two sattu parathas, small and thin, and pack them with whatever fruit is in the bowl.

Long wait until the break? Slip an ice pack into the bag. None of these will win a photo contest, but they get eaten.`,
      closing: `Six boxes that your child eats, and the nerve to repeat them, are worth more than thirty ideas. When something comes home, ask what got in the way. It might be the lid that won’t open, or a friend who said it smells. You can fix both of those.`,
    },
    motivational: {
      title: 'Let your child plan the school tiffin: fifteen minutes on Sunday',
      summary:
        'Let your child help to plan five school boxes. A simple rule, a short Sunday ritual, and food that keeps well until the break, without a scramble every morning.',
      opening: `Six in the morning is a poor time for ideas. The cooker whistles, one sock is missing, and the question “what shall I pack?” lands on the one person in the house who has no free hand.

Move that question to Sunday and give half of it away. A child who has chosen Tuesday’s box has a reason to open it. You get quieter mornings, and your child learns to put a meal together.`,
      example: `## Sunday with Tia

Tia is nine and lives in Kolkata. On Sunday after lunch she draws five squares on a page.

1. Her mother names the rule: one grain, one protein, one fruit or vegetable.
2. Tia fills the squares: egg roll with cucumber, ghugni with muri packed apart, suji with peas and carrot, vegetable noodles with egg, and roti with a fish chop in the flask.
3. They write what to buy: eggs, cucumber, guavas, peas.
4. Tia soaks the dried peas for Tuesday’s ghugni on Monday evening, and shells the peas for the suji on Tuesday.

The page goes on the fridge, and the ice packs into the freezer for the egg boxes. Four boxes out of five come home empty that week.`,
      closing: `One square is a start. Let your child choose Wednesday’s box this week, pack it together the evening before as far as it will keep, and see what comes home. Each empty box is a small vote of confidence, in your cooking and in the nine-year-old who planned it.`,
    },
  },
  body: `## The rule of three

Put in a grain, a protein food, and a vegetable or fruit. It works in every state. The grain may be roti, rice, idli, poha or bhakri. The protein may be dal, chana, rajma, soya, paneer, curd, egg, chicken or fish. Indian guidelines advise drawing on at least eight food groups over the day [@icmr_nin_2024], and a tiffin can bring three of them before noon.

## Made to be eaten cold

Break is short, so choose pieces that a hand can hold. Roll it, cut it into fingers, or make it bite-sized. Knead paratha dough with a little curd so that it stays soft. Let hot rotis cool for a few minutes before you close the lid, or steam turns them soggy. Pack chutney thick or dry, and rub cut apple with lime so that it doesn’t go brown. For a child under five, leave out whole nuts, and slice grapes and hard raw pieces thin, because they can choke [@nhs_weaning]. Taste the dish once when it is cold. Food that is dull then needs lime, roasted jeera or green chutney, and seldom more salt.

## Safe until the bell

Cooked food should not stand at room temperature for more than 2 hours, says the World Health Organization, and belongs above 60 °C or below 5 °C until it is eaten [@who_five_keys]. Work out the hours between your kitchen and the break. If they are more than two, you have two ways:

- **Hot:** rinse an insulated flask with boiling water, then fill it with steaming pulao, rajma or upma.
- **Cold:** put curd, paneer, egg and cut fruit next to an ice pack.

With neither at hand, pack what keeps: thepla, khakhra, roasted chana, a whole banana or guava. Leftover rice needs special care. Cool it quickly, keep it in the fridge and use it within a day [@fsa_home_food]. Reheat it until it steams. Throw away what comes home half eaten.

## The packet question

Indian rules forbid the sale of packaged food high in fat, sugar or salt at school and within 50 metres of its gates [@fssai_school_2020]. The box from home can follow the same thought. The Indian Academy of Pediatrics advises whole fruit over juice, and as little junk food and sweetened drink as possible [@iap_2019]. A birthday chocolate is a birthday chocolate; leave it in peace. For every other day there is water in the bottle.`,
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
