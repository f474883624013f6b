import type { LibraryArticle } from '../library-article.ts'

export const BALANCED_PLATE: LibraryArticle = {
  id: 'balanced-plate',
  category: 'diet',
  name: 'a balanced plate',
  names: [
    'balanced plate',
    'balanced diet',
    'balanced meal',
    'balanced thali',
    'healthy plate',
    'healthy thali',
    'healthy diet',
    'healthy eating',
    'healthy indian food',
    'my plate',
    'food groups',
    'food pyramid',
    'dietary guidelines for indians',
    'santulit aahar',
    'santulit bhojan',
    'poshtik aahar',
    'संतुलित आहार',
    'ਸੰਤੁਲਿਤ ਖੁਰਾਕ',
  ],
  tones: {
    professional: {
      title: 'A balanced plate, measured in katoris',
      summary:
        'The Indian guidelines give a day’s food in grams. Here it is in katoris, spoons and handfuls, with a day from a Karnataka kitchen and the cases where the plate needs fitting.',
      opening: `Lay out an ordinary lunch and look at it from above. There is a hill of rice, or a stack of rotis. Beside it stand a katori of dal and two spoons of sabzi. Nothing on that plate needs to leave. What it lacks is proportion: the grain is the meal, and everything else is there to help it down.

Balance is mostly a matter of sizes. You can correct it with the bowls you own, and you can do it without a weighing scale.`,
      example: `## Morning to night in a Hubballi kitchen

- **Morning:** two jowar dosas with a thick vegetable sagu, and a glass of milk.
- **Eleven o’clock:** a guava.
- **Lunch:** a bowl of kosambari with carrot and moong, a katori of beans palya, a full katori of toor dal with menthya soppu. Then one jolada rotti, a small katori of rice and curd.
- **Evening:** a handful of peanuts with tea.
- **Dinner:** ragi mudde with a soppu saaru full of greens and alasande kaalu, and sliced cucumber. In a house that eats fish or egg, one of these takes the place of the kaalu on some nights.

Counting groups is easier than counting grams. There are grains, pulses, greens, other vegetables, fruit, milk, nuts and a little oil.`,
      closing: `One larger bowl is a fair aim for this week. For most homes it is the sabzi at lunch, and the second is the dal at dinner. When that size looks normal, move to the next bowl. If you live with a long-term illness, take your usual plate, written down, to a dietitian first.`,
    },
    casual: {
      title: 'What goes where on a balanced plate',
      summary:
        'No app, no weighing scale. Just how big each bowl should be, which one to fill first, and what a balanced day looks like in a Kolkata flat.',
      opening: `You’ve been told to “eat balanced” more times than you can count. Nobody ever said how big the katori should be.

So stand in front of your stove for a second. Rice is done, there’s dal, there’s a bit of sabzi, maybe an egg or some fish. You’ve cooked the right things. The only question left is how much of each goes on your plate, and in what order. That part takes ten seconds, and it’s the part that most of us get backwards.`,
      example: `## A Tuesday in a Kolkata flat

- **Before office:** chirer pulao with peas, carrot and peanuts. You can make it while the tea boils.
- **Mid-morning:** a banana or a peyara, whatever the man outside the metro has.
- **Lunch box:** rice in the small compartment, and for once the big one is for lau with moong dal. Add fish, egg or chholar dal, and cut a cucumber.
- **Back home, starving:** muri with chana, onion, tomato and coriander.
- **Dinner:** two rotis, a big bowl of mixed torkari, musur dal, and doi to finish.

Did you cook anything new? Not really. You only swapped the boxes.`,
      closing: `Bowls first, rice or roti last, a fruit somewhere in the day. You’ll forget on some days, and that’s fine, because dinner can make up for lunch. Try the swapped lunch box tomorrow. If you’re still hungry at four, make the dal thicker before you make the rice bigger.`,
    },
    motivational: {
      title: 'A balanced plate, one bowl at a time',
      summary:
        'Four weeks, one bowl a week: how a family of four in Patna can bring its plate into balance with the food it already cooks and the budget it already has.',
      opening: `Every kitchen already has a head start. Dal is on the stove, a vegetable is in the basket, curd is setting in the corner. You’re much closer to a balanced plate than any diet chart makes you feel.

What’s left is a small shift, and small shifts last. You don’t have to change what your family loves. You change the size of one bowl, let everyone get used to it, and then change the next.`,
      example: `## A Patna kitchen changes four bowls

1. **Week one, the sabzi bowl.** Nenua, lauki or bhindi in a full katori at lunch. Dinner can stay as it is.
2. **Week two, the dal bowl.** The arhar dal is cooked thick enough to sit on the roti, and everyone gets a full katori twice a day. Once a week it’s ghugni, and once it’s egg or fish curry.
3. **Week three, something raw.** A plate of mooli, kheera and tomato goes in the middle of the table before the food comes.
4. **Week four, the afternoon.** A seasonal fruit and a fistful of roasted chana or peanuts take the place of biscuits on five days.

Four weeks, four bowls, and the litti-chokha on Sunday is still there.`,
      closing: `Mark the bowl that you filled today. One is enough. Tomorrow, fill it again, and notice how soon the family reaches for it without being told. A plate changes the way a path forms across a field: by going the same small way, many times.`,
    },
  },
  body: `## The day in kitchen measures

For a day of 2,000 kcal, the Indian guidelines plan about 250 g of cereals, 400 g of vegetables and 100 g of fruit in raw weight [@icmr_nin_2024]. Pulses, eggs or flesh foods come to 85 g, nuts and seeds to 35 g and fat or oil to 27 g, with 300 ml of milk or curd [@icmr_nin_2024]. In the kitchen, that is roughly:

- **Vegetables:** four katoris over the day, cooked or raw, one of them green.
- **Pulses:** nearly three katoris of thick dal, chana or rajma. An egg, fish or chicken can take the place of one.
- **Grain:** what would make eight thin rotis, shared among the day’s roti, rice, poha, idli or bhakri.
- **Milk:** a small glass of milk and a katori of curd.
- **Fruit, nuts, fat:** one fruit, a handful of nuts and seeds, and about six teaspoons of oil and ghee together.

Your own need may be higher or lower. Keep the proportions and let your hunger and your work decide the size.

## Bowls first, grain last

Put sabzi, something raw, dal and curd on the plate first. The grain gets the room that is left. Over the day, vegetables, fruit, greens, roots and tubers should make up about half of the food [@icmr_nin_2024].

Potato is a special case. The World Health Organization does not count potatoes and other starchy roots among the 400 g of fruit and vegetables that it advises for a day [@who_healthy_diet]. On aloo days, take a little less roti or rice.

## Let the days differ

Indian guidelines advise drawing on at least eight food groups over the day [@icmr_nin_2024]. No single meal has to hold them all. Change the grain: wheat, rice, jowar, bajra, ragi. Change the pulse and the oil too, and buy what the season makes cheap. You don’t need to hunt for one special food either, because no single food replaces a varied diet [@harvard_superfoods].

## Whose plate this is

What a balanced diet holds depends on age, gender, way of life, activity, culture and local foods [@who_healthy_diet]. A farm worker needs more bhakri than a clerk, and should have it. This plate is meant for healthy adults: the guidelines give separate advice for pregnancy and breastfeeding, infants, children and older people [@icmr_nin_2024].`,
  cautions: [],
  seeDoctor: `- You have diabetes, kidney, liver or heart disease: ask a dietitian to fit the plate to you before you change it.
- You lose weight without trying, or you have no appetite for more than two weeks: see a doctor.
- You have cut out whole food groups because of pain, bloating or a suspected allergy: get the cause checked, so that you don’t avoid more than you need to.
- Food and its rules fill most of your thoughts: talk to a doctor or a counsellor.`,
}
