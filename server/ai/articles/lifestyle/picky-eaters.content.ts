import type { LibraryArticle } from '../library-article.ts'

export const PICKY_EATERS: LibraryArticle = {
  id: 'picky-eaters',
  category: 'lifestyle',
  name: 'children who are picky eaters',
  names: [
    'picky eater',
    'picky eaters',
    'picky eating',
    'fussy eater',
    'fussy eaters',
    'fussy eating',
    'child not eating',
    'child refuses food',
    'child refuses vegetables',
    'toddler refuses food',
    'get kids eat vegetables',
    'vegetables for kids',
    'bachcha khana nahi khata',
    'bachche khana nahi khate',
    'bachche sabzi nahi khate',
    'khane mein nakhre',
    'बच्चा खाना नहीं खाता',
    'ਬੱਚਾ ਖਾਣਾ ਨਹੀਂ ਖਾਂਦਾ',
  ],
  tones: {
    professional: {
      title: 'The child who “eats nothing”: feeding a picky eater of two to six',
      summary:
        'How to tell whether a picky child eats enough, a sample day for a four-year-old, how often to offer a new vegetable, and which signs a paediatrician should see.',
      opening: `Parents who ask about a picky eater tend to describe the same plate: plain rice, roti, potato, perhaps curd, and nothing green. They have tried coaxing, cartoons and a spoon that flies in like an aeroplane. Dinner takes an hour, and everybody leaves it cross.

A short list of foods can grow. It grows most easily when the adults do their part before the meal, by planning and cooking, and then let the child get on with eating.`,
      example: `## One dinner in Lucknow, step by step

1. **Half past six:** the kitchen closes to milk and biscuits. Water is always allowed.
2. **Half past seven:** masoor dal, rice, lauki and curd go on the table for everyone. Kabir, who is four, always eats rice and curd. Lauki is the food to try.
3. **On his plate:** some rice, a spoon of dal and one cube of lauki. He asks for more curd and gets it.
4. **After half an hour:** the plates go to the sink. The lauki is untouched. His parents talk about the cricket.
5. **On Thursday:** lauki is back, grated into koftas that Kabir helped to roll.`,
      closing: `One vegetable and one meal are enough for the coming fortnight. Leave the rest as it is. Offer, eat your own with pleasure, clear the plates. If the list of foods keeps shrinking or the growth chart worries you, take it to your paediatrician, and bring a note of what the child ate over three ordinary days.`,
    },
    casual: {
      title: 'Your child won’t eat anything? Take the fight out of dinner',
      summary:
        'Only rice, only curd, only potato. Is she eating enough? A day of small meals, how many tries a vegetable needs, and what to say when the plate comes back full.',
      opening: `You cooked three sabzis this week. She ate rice with curd on Monday, on Tuesday and, after a long negotiation with a cartoon running, on Wednesday too. Your mother-in-law says you were never like this. Your own mother says you were exactly like this.

You’re not failing, and she isn’t out to punish you. There’s a calmer way to run this table, and it asks less of you than you’re doing now.`,
      example: `## Idli, beetroot, dosa: a Chennai weekend

Breakfast is idli. She trusts idli, so that’s where the new thing goes: a spoon of carrot chutney on the side. She pokes it. Fine.

At the market she chooses between beans and beetroot. Beetroot wins because it’s pink. She washes it, and half the kitchen with it.

Lunch is curd rice, beetroot poriyal and a boneless piece of fish fry. She eats the rice and the fish, licks one pink cube and puts it back. That was a taste. It counts.

Dinner is dosa and sambar, and you talk about the dog downstairs. The beetroot doesn’t come up.`,
      closing: `Give it a few weeks before you decide it isn’t working. You cook, you sit, you talk about the dog. She eats what she eats. One evening the pink cube will go in while you’re looking the other way, and the trick is to go on looking the other way.`,
    },
    motivational: {
      title: 'When your child eats nothing: a patient plan, one small taste at a time',
      summary:
        'A sample day for a four-year-old, a two-week plan for one vegetable, and a better thing to count than mouthfuls. For parents who are tired of coaxing at every meal.',
      opening: `Learning to ride a cycle takes more than an afternoon. There’s a week of holding the seat, some wobbling, a scraped knee, and then a morning when you let go and hardly notice.

Learning a new food is much the same. A look is a step. A sniff is a step, and so is a lick. If you count those, you’ll see that your child has been moving all along. Your part is to hold the seat steady and come back tomorrow.`,
      example: `## Two weeks with one vegetable

Let the child choose it. In this home in Pune it’s carrot.

- **Days 1 to 3, meet it.** She washes the carrots and counts them. A pinch of grated carrot lies next to her poha.
- **Days 4 to 7, play with it.** Steamed sticks to dip into curd, or orange rounds in the pulao.
- **Days 8 to 11, cook it.** She stirs the koshimbir and adds the peanut powder herself.
- **Days 12 to 14, change it.** Gajar paratha one day, carrot in egg bhurji or dal khichdi on another.

Draw a star for every day you *offered* it, whatever was eaten.`,
      closing: `Fourteen stars mean that you showed up fourteen times without a quarrel. That’s the win, and a taste on top of it is a bonus. Rest for a few days, then let your child pick the next vegetable. Patience like this is dull to watch and works quietly, a little like curd setting overnight.`,
    },
  },
  body: `## First, is your child all right?

A child of four can eat like a sparrow today and ask for a third roti on Sunday. So look at growth before you look at the plate: weight and height on a chart for age and sex [@who_growth_standards]. If the line keeps its course and your child plays and sleeps as usual, there is most likely enough going in.

If you aren’t sure, let the paediatrician measure, and ask about what takes hunger away: constipation, bad teeth, worms, low iron, an infection.

## Two jobs at one table

Ellyn Satter, a dietitian and family therapist, describes a division of roles that many families use. Adults decide what is offered, when and where. The child decides whether to eat it, and how much [@satter]. So cook one meal, put it on the table and sit down. What goes into the mouth is the child’s own business.

## A day for a four-year-old

Milk, biscuits and namkeen all afternoon will beat any sabzi. Keep set times, with only water in between. Offer these helpings; none has to be finished:

- **7:30** one idli or half a paratha, half a cup of milk
- **10:30, tiffin** a small besan chilla or poha with peas, fruit in soft pieces
- **1:30** half a katori of rice or one small phulka, 3 tablespoons of thick dal, 1 tablespoon of sabzi, curd
- **4:30** half a banana, half a cup of milk
- **7:30, with the family** khichdi, or phulka with egg or paneer bhurji, and one spoon of the new vegetable

Two small cups of milk a day, with food or after it, leave room for dinner; a bottle at bedtime doesn’t. The Indian Academy of Pediatrics advises families to avoid junk food and sweetened drinks as far as possible, to choose whole fruit over juice, and not to let children eat in front of a screen [@iap_2019].

## A taste takes many turns

Three refusals prove little. Babies and toddlers are likely to accept a vegetable or fruit better once they have tasted it about 8 to 10 times or more, a review found [@spill_2019]. Those children were younger, so give a four-year-old at least as many turns. A taste can be tiny: one pea, a shred of carrot in curd rice, the tip of a bhindi. For a child under five, grind nuts, and cut grapes and hard raw pieces thin or cook them, because they can choke [@nhs_weaning].

Put the new food next to one the child knows, and change one thing at a time. Beans are crunchy in a thoran, soft in sambar. Palak hidden in the atta still feeds a child, but teaches no liking. Leave some of it in sight.

## Words to leave out

“One more bite.” “No ice cream until you finish.” “Look how nicely your cousin eats.” Each of these turns food into a test. So do remarks about the child’s body. Plain description works better: “It’s crunchy.” Then talk about something else.`,
  variants: [
    {
      names: [
        'two year old',
        '2 year old',
        'three year old',
        '3 year old',
        'four year old',
        '4 year old',
        'five year old',
        '5 year old',
        'six year old',
        '6 year old',
      ],
      titles: {
        professional: 'The child who “eats nothing”: feeding a picky eater of two to six',
        casual: 'Your little one won’t eat anything? Take the fight out of meals',
        motivational: 'When your child eats nothing: a patient plan from two to six',
      },
      text: `## At two, at four, at six

At two, halve the helpings above and let small hands feed themselves. A two-year-old who says no is practising the word.

At four, give real work: washing rajma, plucking dhania, carrying the curd to the table. Pack one food in the nursery tiffin that never fails and one to try, and ask the teacher what came back before you worry.

At six, let the child choose between two vegetables and serve from the bowl. You still decide what is cooked.`,
    },
    {
      names: ['toddler', 'toddlers'],
      titles: {
        professional: 'Picky toddlers: how to offer new food calmly',
        casual: 'Your toddler throws the sabzi on the floor? What to do',
        motivational: 'One small taste at a time: a patient plan for toddlers',
      },
      text: `## With a toddler

A toddler’s helpings are smaller than those above, so think in spoons. Serve less than you expect to be eaten and let the child ask for more. Soft pieces for small fingers work well: steamed carrot, idli, ripe papaya, a piece of omelette cooked firm, well-cooked rajma pressed flat. Stir peanut powder or a smooth paste into porridge if there is no allergy. When food lands on the floor, the meal may simply be over. Wipe the hands and say little.`,
    },
  ],
  cautions: ['children'],
  seeDoctor: `- At once: a child who is limp or very drowsy. The same day: one who won’t drink, passes little urine, keeps vomiting, or has fever and won’t eat.
- The child loses weight, or the line on the growth chart moves down. Limits for adults don’t apply.
- Gagging, coughing or pain comes with swallowing.
- The list of foods gets shorter month by month, or a whole group is missing, such as all dal, milk and egg.
- The child is pale, tired or constipated for weeks: ask the paediatrician, who may want a blood test.
- A child of any age is afraid of gaining weight or hides food: go soon, even if the weight looks normal.`,
}
