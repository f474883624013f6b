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
      title: 'Food for the journey: what keeps in the tiffin, what to buy hot',
      summary:
        'How long packed food is safe on a train or in a car, which foods keep longer, how to choose at a station or dhaba, and a packed box for a night on the rails.',
      opening: `For many of us the best meal of childhood was eaten on a lower berth: puris from a steel box, potatoes yellow with haldi, the fields going by. Part of its charm was good sense. The potatoes were dry, the box was opened once, and it was all gone by nine.

Food on a journey has to cope with heat, with hands that have held a railing, and with trains that run late. Pack with those in mind and there is little left to worry about.`,
      example: `## A night on the train, Jaipur to Chennai

- **Eaten first:** puri and dry aloo with ajwain, packed hot and finished soon after departure.
- **For the morning:** khakhra, a dry chutney of groundnut and garlic, bananas.
- **In the bag:** roasted chana, peanuts, oranges, sattu with roasted jeera, paper soap, two packets of oral rehydration salts.
- **Bought on the way:** tea, an omelette made while they watch, idli out of the steamer at Vijayawada.
- **Lunch:** a dal and rice meal that comes steaming, eaten at once.
- **Left alone:** the cut papaya, the coconut chutney, a raita that has crossed two states.`,
      closing: `Write your packing list once and keep it with the suitcase: one meal to eat early, dry food for a day, fruit in its own peel, water, soap. The rest can be bought hot. It costs a quarter of an hour on the evening before, and the first hours of a holiday are better for it.`,
    },
    casual: {
      title: 'Road trip hungry? What to pack, and what to order at the dhaba',
      summary:
        'Chips till lunch, then butter naan till you sleep? A better box for the back seat, what’s safe at a stall, and what to do when someone’s stomach gives up.',
      opening: `Six in the morning, boot packed, playlist ready, and the only food in the car is a family pack of chips. By eight it’s gone. By ten everyone’s cranky, you stop at the first place with parking, and you order as if it were a wedding.

You don’t have to travel with a cool box the size of a child. A tin, some fruit and one proper breakfast change the whole day, and the person at the wheel gets something better than nimbu soda.`,
      example: `## Bengaluru to Coorg, with one stop

**Six.** Bananas and a handful of peanuts before you leave. Steel flask of tea.

**Half past eight.** Proper breakfast at a busy place: dosa off the tawa, sambar that steams. Skip the chutney if the bowl’s been out since dawn.

**Eleven.** Back seat tin: roasted chana, murmura with peanuts, chikki in small bits. Oranges. Peel them yourselves, then argue about the window.

**Half past one.** Dhaba. Dal, tandoori roti, egg curry or a sabzi, and raw onion only if you saw it being cut. One sweet lassi, two straws.

**Four.** Tender coconut, opened in front of you. You’re there.`,
      closing: `Fill the tin tonight: chana, peanuts, murmura, fruit that comes with its own wrapper. Put the chips in the boot, under the bags, where they’re a decision. And drink water, even if it means one more stop. The loo break is also a chance to stretch your back.`,
    },
    motivational: {
      title: 'Eat well on tour: a travel plan that holds from first bus to last temple',
      summary:
        'Days on the road with a group needn’t mean fried food and a bad stomach. Four travel habits, a plan for a yatra, and a small kit that saves the trip.',
      opening: `A journey takes away your kitchen, your timings and your own glass. What it can’t take away are a few habits that fit in a shoulder bag.

People come home from a yatra tired and happy, or tired and ill, and some of that difference is in their hands. Wash them, eat what is hot, drink from your own bottle, and have something plain with you for the late bus. That is all the discipline a tour asks for.`,
      example: `## Four days to Puri with a group from Raipur

Kamla ji has led this bus for years. Her rules are on a card.

1. **Wash first.** A helper pours water and passes the soap before every meal.
2. **One hot meal at noon.** Rice, dal and sabzi, ordered by phone so that it’s served steaming.
3. **A light evening.** Poha or khichdi cooked where they stay, fruit that is peeled.
4. **Own bottle, own kit.** Roasted chana, gur, salt, rehydration salts, each person’s medicines.

At the temple they take mahaprasad while it’s hot. In the first year three people fell ill. Last year everybody saw the sunrise.`,
      closing: `Choose the habit you’ll keep even on the most crowded day. For most people it’s the soap. Share it with the person in the next seat, because a group stays well together. Then look out of the window; you have packed what you need.`,
    },
  },
  body: `## Two hours, and what lives longer

Cooked food should not stand at room temperature for more than 2 hours. Hot food belongs above 60 °C and cold food below 5 °C [@who_five_keys]. A tiffin can do neither for long, so sort what you pack.

- **Eat early:** everything moist. Idli, sabzi with gravy, paneer, egg, curd dishes. Rice needs special care, because spores in it survive cooking [@fsa_home_food].
- **Keeps for the day:** whatever is dry, such as khakhra, murmura, chivda, chikki, roasted chana, peanuts, makhana.
- **Comes wrapped:** banana, orange, guava, unpeeled cucumber that you wash and cut yourself.
- **Needs only water:** sattu, in a shaker.

Let rotis or thepla cool before you close the box; steam makes them spoil.

## What to buy on the way

Food that has been cooked through and is served steaming hot is safer than cut fruit, salads and chutneys that have been left in the open [@who_five_keys]. So look for fire: dosa off the tawa, poha from a steaming pot, bhutta from the coals, eggs you shell yourself, tea. A crowd helps, since the pot is refilled often. Leave golgappa water, ice, sugarcane juice and uncovered sweets. Break the seal of the water bottle yourself.

At a restaurant, add a dal or curd and a sabzi to whatever is fried. People who eat out take in more energy and fat and fewer vitamins and minerals, a review found [@lachat_2012].

## Hands and water

Wash your hands before you open the tin: in trials, promoting handwashing prevented around 3 in 10 episodes of diarrhoea among children [@cochrane_handwashing_2021]. Soap strips fit in a pocket, and a little water from the bottle is enough. Drink through the day, in heat even before you are thirsty [@ndma_heat].

Pregnant women, small children, older people and those with weak immunity fall ill more easily, and should keep away from raw milk and undercooked eggs, meat and fish [@who_five_keys] [@cdc_safer_food].

## If a stomach gives up

In diarrhoea the main danger is the loss of water and salts; oral rehydration salts in clean water replace both [@who_diarrhoea]. Sip often, and eat plain food when you can: rice, banana, curd that was kept cold. Carry your medicines in the hand luggage, with a snack for late meals if you have diabetes.`,
  cautions: [],
  seeDoctor: `- Blood in the stool, high fever, strong belly pain or vomiting that doesn’t stop: see a doctor where you are, the same day.
- Someone can’t drink, passes hardly any urine or is drowsy: get medical help at once [@who_diarrhoea]. On a train, tell the ticket examiner.
- A baby, a pregnant woman or an older person has loose motions: don’t wait for home.
- You have diabetes, kidney or heart disease: ask your doctor before the trip how to handle late meals, heat and a stomach upset.`,
}
