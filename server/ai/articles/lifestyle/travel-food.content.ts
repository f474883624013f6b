import type { LibraryArticle } from '../library-article.ts'

export const TRAVEL_FOOD: LibraryArticle = {
  id: 'travel-food',
  category: 'lifestyle',
  name: 'food for the journey',
  names: [
    'travel food',
    'travel snacks',
    'food while travelling',
    'train journey food',
    'train travel food',
    'railway food',
    'road trip food',
    'road trip snacks',
    'long drive food',
    'bus journey food',
    'flight food',
    'tour food',
    'yatra food',
    'traveller diarrhoea',
    'travel diarrhea',
    'safar ka khana',
    'safar mein kya khaye',
    'yatra mein khana',
    'सफर का खाना',
    'यात्रा का खाना',
    'ਸਫ਼ਰ ਦਾ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'Food for train journeys and tours: what keeps in the tiffin, what to buy hot',
      summary:
        'How long packed food is safe on a train, a plan for a night and a day on the rails, how to order at the seat and choose at a hotel buffet, and what to do for a bad stomach.',
      opening: `For many of us the best meal of childhood was eaten on a lower berth: puris from a steel box, potatoes yellow with haldi, the fields going by. Part of its charm was good sense. The potatoes were dry, the box was opened once, and it was all gone by nine.

Food on a journey has to cope with heat, with hands that have held a railing, and with trains that run late. Pack with those in mind and there is little left to worry about.`,
      example: `## A night and a day by train, Jaipur to Chennai

- **Eaten first:** puri and dry aloo with ajwain, packed hot and finished soon after departure.
- **For the morning:** khakhra, a dry chutney of groundnut and garlic, bananas.
- **In the bag:** roasted chana, peanuts, oranges, sattu with roasted jeera, paper soap, two packets of oral rehydration salts.
- **Bought on the way:** tea, an omelette made while they watch, idli out of the steamer at Vijayawada.
- **Lunch:** a dal and rice meal, ordered to the seat, that comes steaming and is eaten at once.
- **Left alone:** the cut papaya, the coconut chutney, a raita that has crossed two states.`,
      closing: `Write your packing list once and keep it with the suitcase: one meal to eat early, dry food for a day, fruit in its own peel, water, soap. The rest can be bought hot. It costs a quarter of an hour on the evening before, and the first hours of a holiday are better for it.`,
    },
    casual: {
      title: 'Eating well on trains and tours: what to pack, what to order, what to leave',
      summary:
        'Chips for dinner on the berth, then a buffet that never ends? A box for the train, what’s safe on the platform and at the hotel, and help when a stomach gives up.',
      opening: `Nine at night, side lower berth, and the only food in the bag is a family pack of chips. By ten it’s gone. At six a man comes through with cutlets of unknown age, and you’re hungry enough to ask the price.

You don’t have to carry the whole kitchen. One box for the evening, a dry tin for the next day and one rule about steam will see you through the train, and through the hotel buffet that follows.`,
      example: `## Overnight to Udaipur, then two days of forts

**Seven, on the train.** Open the home box as soon as the bags are under the berth: parathas, dry aloo gobhi, a banana. Nothing’s left for later.

**Six in the morning.** No cutlets. Khakhra, peanuts, an orange, and tea that steams.

**Hotel breakfast.** Walk round the buffet once before you pick up a plate. Eggs or a dosa made while you wait, poha from the hot pan, a banana. Leave the cut papaya and the jug of juice.

**At the fort.** Roasted chana, your own bottle.

**Lunch.** Dal, tandoori roti, one sabzi, all hot. Tea or a sealed, cold chaas after it. Dal baati is for tomorrow, and it’s worth it.

**Dinner, early.** Khichdi. You’ve climbed three forts.`,
      closing: `Fill the tin tonight: chana, peanuts, murmura, fruit that comes with its own wrapper. Put the chips at the bottom of the suitcase, where they’re a decision. And drink water, even if the loo is at the far end of the coach. The walk does your back good.`,
    },
    motivational: {
      title: 'Eat well by train and on tour: habits that hold from first berth to last temple',
      summary:
        'Days on trains and buses with a group needn’t mean fried food and a bad stomach. Four travel habits, a plan for a yatra, and a small kit that saves the trip.',
      opening: `A journey takes away your kitchen, your timings and your own glass. What it can’t take away are a few habits that fit in a shoulder bag.

People come home from a yatra tired and happy, or tired and ill, and some of that difference is in their hands. Wash them, eat what is hot, drink from your own bottle, and have something plain with you for the late train. That is all the discipline a tour asks for.`,
      example: `## Four days to Puri with a group from Raipur

Kamla ji has led this tour for years, a night by train and the rest by bus. Her rules are on a card.

1. **Wash first.** A helper pours water and passes the soap before every meal.
2. **One hot meal at noon.** Rice, dal and sabzi, ordered by phone so that it’s served steaming.
3. **A light evening.** Poha or khichdi cooked where they stay, fruit that is peeled.
4. **Own bottle, own kit.** Roasted chana, gur, sattu, rehydration salts, each person’s medicines.

At the temple they take mahaprasad while it’s hot. In the first year three people fell ill. Last year everybody saw the sunrise.`,
      closing: `Choose the habit you’ll keep even on the most crowded day. For most people it’s the soap. Share it with the person in the next seat, because a group stays well together. Then look out of the window; you have packed what you need.`,
    },
  },
  body: `## A night and a day on the train

Cooked food should not stand at room temperature for more than 2 hours [@who_five_keys]. A tiffin on a berth is at room temperature, so plan by the clock.

- **First 2 hours:** the home box. Everything moist belongs here: sabzi, paneer, egg, idli, curd dishes. Rice needs special care, because spores in it survive cooking [@fsa_home_food].
- **The next meal:** bought hot. Dal and rice, a thali or egg curry from the pantry car, or a meal ordered through the railway’s e-catering and brought to your seat. If it isn’t steaming, don’t eat it.
- **Breakfast:** idli from a steamer or an omelette made in front of you, with hot tea.
- **In between:** whatever is dry, such as khakhra, murmura, chivda, roasted chana, peanuts, makhana. Banana, orange and guava come wrapped. Sattu needs only water and a shaker.
- **To drink:** a sealed bottle before you board, and another before it runs out. In heat, drink even before you are thirsty [@ndma_heat]. Sealed chaas only if it’s cold to the touch.

Let rotis or thepla cool before you close the box; steam makes them spoil. On a bus or a flight the dry part of this list is enough.

## On a platform, at a stall

Food that has been cooked through and is served steaming hot is safer than cut fruit, salads and chutneys that have been left in the open [@who_five_keys]. So look for fire: dosa off the tawa, poha from a steaming pot, bhutta from the coals, eggs you shell yourself. A crowd helps, since the pot is refilled often. Leave golgappa water, ice, sugarcane juice and uncovered sweets.

## On tour: the hotel and the halt

People who eat out take in more energy and fat and fewer vitamins and minerals, a review found [@lachat_2012]. A plan for each day balances that:

- **Breakfast buffet:** the counter that cooks to order, one plate, and fruit you peel.
- **Lunch:** the main meal. Dal or curd, one sabzi, roti or rice, and the local speciality in a small helping.
- **Dinner:** early and light. Khichdi, dal and phulka, idli.

## Hands, and who needs more care

Wash your hands before you open the tin: in trials, promoting handwashing prevented around 3 in 10 episodes of diarrhoea among children [@cochrane_handwashing_2021]. Soap strips fit in a pocket. Pregnant women, small children, older people and those with weak immunity fall ill more easily, and should keep away from raw milk and undercooked eggs, meat and fish [@who_five_keys] [@cdc_safer_food]. Whole nuts can choke children under five [@nhs_weaning], so peanuts and chikki stay with the grown-ups.

With diabetes, keep tablets, insulin in a cool pouch and a snack for late meals in the hand luggage.

## If a stomach gives up

In diarrhoea the main danger is the loss of water and salts; oral rehydration salts in clean water replace both [@who_diarrhoea]. Mix a whole packet with exactly the amount of clean water printed on it. Sip often, and eat plain food when you can: rice, banana, curd that was kept cold.`,
  variants: [
    {
      names: ['road trip', 'road trips', 'long drive', 'long drives', 'by car', 'self drive', 'dhaba'],
      titles: {
        professional: 'Food for a road trip: what to pack, and what to order at the dhaba',
        casual: 'Road trip hungry? What to pack, and what to order at the dhaba',
        motivational: 'Eat well on the road: simple habits for a long drive',
      },
      text: `## By car, with a stop at the dhaba

Eat before you leave, or stop early at a busy place for dosa off the tawa or paratha with tea. Keep a tin of roasted chana, murmura and bananas on the back seat. At the dhaba, order dal, tandoori roti and a sabzi or egg curry; take raw onion only if you saw it being cut. Sealed chaas or hot tea beats lassi with ice. Cooked food can’t wait in a parked car. The driver eats lightly, drinks water and stops often.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Blood in the stool, high fever, strong belly pain or vomiting that doesn’t stop: see a doctor where you are, the same day.
- Someone can’t drink, passes hardly any urine or is drowsy: get medical help at once [@who_diarrhoea]. On a train, tell the ticket examiner.
- A baby, a pregnant woman or an older person has loose motions: don’t wait for home.
- You have diabetes, kidney or heart disease: ask your doctor before the trip how to handle late meals, heat and a stomach upset.`,
}
