import type { LibraryArticle } from '../library-article.ts'

export const WEDDINGS: LibraryArticle = {
  id: 'weddings',
  category: 'lifestyle',
  name: 'eating at weddings',
  names: [
    'wedding',
    'weddings',
    'wedding season',
    'wedding food',
    'wedding buffet',
    'wedding diet',
    'shaadi',
    'shadi',
    'shaadi ka khana',
    'shaadi season',
    'shaadi se pehle diet',
    'marriage function',
    'marriage party',
    'sangeet',
    'baraat',
    'bridal diet',
    'शादी का खाना',
    'शादी',
    'ਵਿਆਹ ਦਾ ਖਾਣਾ',
    'ਵਿਆਹ',
  ],
  tones: {
    professional: {
      title: 'Wedding season: enjoying the buffet and feeling well after it',
      summary:
        'How to arrive, walk along a buffet, handle drinks and late hours, and eat between the functions, at a friend’s wedding or at your own.',
      opening: `A wedding invitation in India is seldom for one meal. There is a haldi lunch, a sangeet, the wedding and a reception, and in December there may be three such families in one month. The food is generous, late and served standing.

Nobody should have to attend with a list of forbidden dishes. A few decisions, most of them made before the first counter, are enough to enjoy the feast and sleep afterwards.`,
      example: `## A reception in Lucknow

The card says seven, and dinner opens at ten.

- **At five, at home:** a bowl of curd with a banana and some roasted chana.
- **On arrival:** lime soda without sugar. One round past the counters, nothing in hand.
- **First plate:** salad, tandoori mushroom or fish tikka, a little raita.
- **Second plate:** one katori of dal, half a sheermal, a spoon of the nihari or of shahi paneer.
- **The one sweet:** shahi tukda, half a piece, eaten sitting with an aunt.
- **Next morning:** dalia, an orange and a walk.`,
      closing: `Weddings are remembered for people. If you have met everyone you came for, eaten the one dish you were looking forward to and left the hall still comfortable in your clothes, the evening was a success. The next meal at home is dal and sabzi, and it will taste very good.`,
    },
    casual: {
      title: 'Shaadi season and the buffet: how not to go home groaning',
      summary:
        'Fifteen counters, dinner at eleven and a sweet mocktail in every hand. How to eat what you love and still sleep that night, on stage or in the crowd.',
      opening: `You skipped lunch for it. You’re dressed, you’re starving, and there’s golgappa right at the entrance. By the time the couple’s on stage you’ve had chaat, two mocktails and a plate of paneer tikka, and dinner hasn’t even opened.

We’ve all done it. The trick isn’t willpower. It’s eating at home first, and walking past everything once before you pick up a plate.`,
      example: `## A biye bari, start to finish

You’re at a wedding in Howrah, and your mother’s friends are on duty at the serving table.

- **At six, before the sari:** chirer pulao with peas, or curd with fruit. Really.
- **Starters:** one fish fry, with plenty of cucumber and onion. It’s the one you came for.
- **Dinner:** a little rice or two luchis, not both. Dal, a vegetable, a piece of mutton or fish, chutney.
- **Afterwards:** either the rosogolla or the mishti doi. Say “ar ektu pore”, a bit later, and keep talking.
- **Paan,** by all means, and home.`,
      closing: `If it all goes sideways and you eat three desserts at midnight, so be it. Tomorrow needs no fast. Have a late, light breakfast, drink water, go for a walk with the cousins. There’s another wedding on Thursday anyway, and now you know where to stand.`,
    },
    motivational: {
      title: 'Four functions, one happy stomach: a plan for wedding week',
      summary:
        'Haldi, mehendi, wedding, reception. Give each day one small anchor and enjoy them all with energy, as a guest, in the family or as the couple.',
      opening: `Wedding week is a sport. Late nights, long photographs, dancing in shoes you have worn twice. Those who are still laughing at the reception have usually done something simple right: they ate properly in between.

You can be one of them. You need neither a diet nor a speech about calories. You need one anchor a day, small enough to keep with forty relatives in the house.`,
      example: `## One anchor for each day

A family wedding in Udaipur, seen by the bride’s brother:

1. **Mehendi, Monday: breakfast.** Poha or eggs at eight, before the house fills up. All else can follow.
2. **Sangeet, Tuesday: water.** One glass between any two other drinks, and one before bed.
3. **Wedding, Wednesday: the first plate.** Salad, gatte, dal and a bajra roti come first. Then dal bati churma, shared by three brothers.
4. **Reception, Thursday: the exit.** He leaves by half past eleven and sleeps.

On Friday there is moong dal khichdi with curd, and for once a quiet table.`,
      closing: `Choose your anchor for the next function now, while the house is quiet. One is plenty. If a day slips, pick up the next one; the week is long and so is the dance floor. You’ll want your strength for the last song, and you’ll have it.`,
    },
  },
  body: `## Arrive fed

Dinner at weddings opens late, and hungry people meet the fried counter first. The couple often eats last of all, after the photographs. Eat lunch as usual and a small plate before you leave or before you dress: curd and fruit, an egg, sprouts chaat, a besan chilla. You’ll choose with your eyes open.

## One round with empty hands

Walk along all the counters once before you take a plate. Then fill half of it with salad, cooked vegetables and raita, and a quarter with grilled food, dal or paneer. The last quarter is for the one rice or bread you came for. Take the smaller plate if there is a choice: people eat less when plates and portions are smaller [@hollands_2015].

Choose what is served steaming hot. It is safer than cut fruit, salads and chutneys that have stood in the open [@who_five_keys]. If the salad looks tired, have the cooked vegetables.

Sit down to eat, and eat slowly. In a review of experiments, a slower pace led to a lower energy intake than a faster one [@robinson_rate_2014]. Dessert is one thing, the one you’d miss, in a small katori. Bride and groom can ask a cousin to bring such a plate to a quiet corner before the guests queue up.

## What is in the glass

A sweet mocktail is a dessert with a straw. A can of soft drink can hold up to 40 g of free sugars, around 10 teaspoons [@who_sugars_news_2015]. Water, plain soda with lime, chaas and unsweetened jaljeera are usually there if you ask.

If you drink alcohol, set the limit before the first glass and eat beforehand. A drink may bring sleep sooner, but it disturbs the second half of the night [@ebrahim_2013]. Plan the way home without driving.

## Between the functions

The morning after, have your ordinary breakfast. If the scale jumps, much of that is water held by a salty, starchy evening, and it leaves again within days. Skipping meals brings you hungry to the next feast. Leave two evenings free for dal, sabzi and an early night where you can.`,
  variants: [
    {
      names: ['bride', 'brides', 'groom', 'bridal', 'dulhan', 'before my wedding', 'shaadi se pehle'],
      titles: {
        professional: 'Weddings, your own included: steady meals before, at the buffet and after',
        casual: 'Shaadi season, and one of them is yours: how to eat through all of it',
        motivational: 'Wedding week, as guest or as bride and groom: a plan for one happy stomach',
      },
      text: `## When it is your own wedding

The months before a wedding bring fittings, advice and people who ask about your weight. A crash diet takes away the energy you need. If you have weight to lose, about 0.5 to 1 kg a week is more likely to last than a faster loss [@cdc_weight]. If you’re already slim, eat for strength. The tailor can move a seam.

Fix breakfast, lunch and a five o’clock snack, and pack them for shopping days. Sleep as much as the guests allow. Try no new powder or tea in the last weeks. On the day, have someone bring you a proper plate before the make-up begins.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Vomiting or loose motions that last beyond a day, or with fever or blood: see a doctor, and sip ORS meanwhile.
- Swelling of the lips or trouble breathing after a dish: call 112. If you have an allergy, ask at every counter.
- Before the season, if you use insulin or tablets that can cause low sugar, or medicines that don’t go with alcohol.
- Heartburn on most days, or food that sticks: ask your doctor soon.
- Bingeing, vomiting after meals, or days of eating very little before a function: speak to a doctor. It can be treated.`,
}
