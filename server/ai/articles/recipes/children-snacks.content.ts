import type { LibraryArticle } from '../library-article.ts'

export const CHILDREN_SNACKS: LibraryArticle = {
  id: 'children-snacks',
  category: 'recipes',
  name: 'snacks for children',
  names: [
    'children snacks',
    'childrens snacks',
    'snacks for children',
    'snacks for kids',
    'kids snacks',
    'kids snack',
    'healthy kids snacks',
    'evening snacks kids',
    'after school snack',
    'after school snacks',
    'snack recipes kids',
    'homemade snacks kids',
    'appe for kids',
    'junk food kids',
    'bachchon ke snacks',
    'bachchon ka snack',
    'bachcho ke liye snacks',
    'बच्चों के स्नैक्स',
    'बच्चों के लिए स्नैक्स',
    'ਬੱਚਿਆਂ ਲਈ ਸਨੈਕਸ',
  ],
  tones: {
    professional: {
      title: 'Snacks for children: vegetable appe, and what makes a snack last',
      summary:
        'A snack is a small meal. A recipe for twenty vegetable appe, a simple rule for building others, and how to keep nuts, sugar and appetite in hand.',
      opening: `At half past four the school bag lands in the corridor and the question comes before the shoes are off: what is there to eat? Lunch was at noon, dinner is far away, and the hunger is real. Biscuits answer it in a minute, for about half an hour.

A child’s evening snack works best when it is treated as a small meal. It needs something that fills and something fresh, and it has to be ready soon.`,
      example: `## Vegetable appe for four children (about 20 pieces), 35 minutes

**You need:** 1 cup fine suji, 2 tablespoons besan, 1 cup curd, ½ cup water, 1 carrot, 1 small onion, a handful of peas or palak, coriander, ½ teaspoon jeera, ½ teaspoon salt, ½ teaspoon baking soda, 4 teaspoons oil.

1. Whisk suji, besan, curd and water. Rest for 15 minutes.
2. Grate the carrot, chop onion and greens very fine, and stir in with jeera and salt. The batter should drop from the spoon.
3. Add the baking soda last and mix once.
4. Heat an appe pan, put a drop of oil in each hollow, and fill to the rim.
5. Cover for four minutes on low, turn with a spoon, and give three more. A needle must come out clean.`,
      closing: `Serve five appe with coriander chutney and a cut guava or orange. Keep batter without soda for the next day, and the second snack takes ten minutes. A child who knows that something is coming at five asks less at every other hour.`,
    },
    casual: {
      title: 'Five o’clock and they’re starving: bhel you can make in ten minutes',
      summary:
        'No packet, no cooking, ten minutes: a crunchy bhel for three hungry kids, six other ideas that don’t need a recipe, and how not to fight about biscuits.',
      opening: `The door flies open. “I’m starving,” says the one who left half his tiffin. “Can we order something?” says the other. You’ve got a call in fifteen minutes and a drawer with three kinds of cream biscuits in it.

Two boxes will save you: one with murmura and chana, one with washed fruit. Everything else is chopping, and they can do some of that.`,
      example: `## Bhel for three children, 10 minutes

**You need:** 3 cups murmura, ½ cup roasted chana or boiled moong, 1 cucumber, 1 tomato, 1 small onion if they like it, ½ katori boiled potato or corn, 2 tablespoons green chutney, 1 tablespoon date and tamarind chutney, lime, a pinch of chaat masala.

1. Toast the murmura in a dry pan for three minutes, till it’s crisp again. Cool.
2. Chop everything small. A six-year-old can do cucumber with a blunt knife, next to you.
3. Mix vegetables and chutneys in a big bowl.
4. Murmura and chana go in last. Stir four times and serve at once, before it turns soft.

For a child under five, skip the chana and corn and use soft-boiled moong.`,
      closing: `Put the bhel on the table, a plate of cut fruit beside it, and go to your call. If they want biscuits after that, it’s two, and it’s fine. What you keep in the drawer decides most of this, so next week buy one packet less and one dozen bananas more.`,
    },
    motivational: {
      title: 'Little cooks: sweet ragi and banana chillas that children make themselves',
      summary:
        'A soft ragi and banana chilla for the tawa, with the jobs that small hands can do, why tasting takes patience, and six more snacks to try together.',
      opening: `Ask a child to eat ragi and you may get a face. Ask the same child to mash a banana with both hands and you get twenty minutes of total attention, and after it someone who wants to taste what they made.

This recipe rests on one fact: the cook eats. You’ll sweep up a little flour, and you’ll have won something that no argument at the table can win for you.`,
      example: `## Ragi and banana chillas for four (12 small ones), 25 minutes

**You need:** 2 very ripe bananas, ¾ cup ragi flour, ½ cup atta, 1 egg or 2 tablespoons curd, about 1 cup milk, ½ teaspoon baking powder, a pinch of elaichi, 3 teaspoons ghee or oil.

1. *Child:* mash the bananas smooth.
2. *Child:* stir in flours, elaichi and baking powder.
3. *Together:* add egg or curd and milk, slowly, to a batter that falls in a ribbon. Rest for ten minutes.
4. *Adult:* heat the tawa on a low flame, brush with ghee, and pour small rounds.
5. *Adult:* cover for two minutes, until the top is dry. Turn for one more, so that they’re cooked through.
6. *Child:* spread with peanut paste or curd, and share them out.`,
      closing: `One snack, one job, one evening a week: that is enough to start with. Let Wednesday be the day of the small cook, and keep it even when the kitchen looks like snow. In a few months you may be handed a plate, and asked to taste first.`,
    },
  },
  body: `## A snack is a small meal

Combine two of these, and you’re done: something that fills (chana, moong, egg, curd, paneer, peanuts, or a grain with its bran) and something fresh. WHO suggests fresh fruit and raw vegetables in place of sugary snacks [@who_healthy_diet]. Whole fruit is better than juice, and sweetened or caffeinated drinks are best avoided as far as possible, says the Indian Academy of Pediatrics [@iap_2019]. Plain water or milk goes well with all of it.

Sugar has a limit for children too: less than 10 per cent of energy from free sugars, honey included [@who_sugars_2015]. Ripe banana, dates and dried figs sweeten most things a child likes.

## Set the hour, not the amount

Offer the snack at about the same time, at the table, two hours or so before dinner. Ellyn Satter, a dietitian and family therapist, describes a division of roles. Adults decide what is offered, when and where, and the child decides whether to eat of it and how much [@satter]. No screen while eating, advises the Indian Academy of Pediatrics [@iap_2019].

A new taste takes patience. Babies and toddlers are likely to accept a vegetable or fruit better once they have tasted it about 8 to 10 times or more [@spill_2019]. Put one new thing beside two old friends, and say nothing about it.

## What makes home snacks work

- **Small and soft enough to hold:** appe, mini idli, rolled chilla, matchbox dhokla.
- **Crisp without the kadhai:** dry-roast makhana, chana and murmura, and finish with a teaspoon of ghee.
- **Vegetables grated, not hidden:** carrot, lauki and palak disappear in batter anyway. Tell the child what’s inside.
- **Ready before hunger:** batter, boiled chana, washed fruit at eye level in the fridge.

More ideas without a recipe: curd with chopped fruit, roti rolled with paneer, boiled corn with lime, steamed sweet potato chaat, an egg with cucumber, sattu laddu with dates.

## Safety and allergens

Children under five get nuts ground or as a smooth paste only [@nhs_weaning]. Keep roasted chana, popcorn and hard raw carrot for older children as well, and slice grapes lengthwise. There’s no honey before the first birthday [@nhs_weaning]. Milk, egg, peanut, til and wheat are allergens, so ask before you feed a visiting friend. Batter, curd and cut fruit belong in the fridge, and cooked snacks shouldn’t stand in the room for more than 2 hours [@who_five_keys].`,
  cautions: [],
  seeDoctor: `- Hives, swelling of the lips, vomiting or trouble breathing after a food: call 112, and see a doctor about allergy before you offer it again.
- A child chokes and can’t cry, cough or breathe: get help at once and call 112. Learn first aid for choking beforehand.
- Weight falls, growth slows, or your child is tired and always thirsty: see a paediatrician soon.
- Your child eats only a handful of foods for months, or gags at most textures: ask a paediatrician or a dietitian.`,
}
