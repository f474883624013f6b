import type { LibraryArticle } from '../library-article.ts'

export const KITCHEN_HYGIENE: LibraryArticle = {
  id: 'kitchen-hygiene',
  category: 'lifestyle',
  name: 'kitchen hygiene and food safety',
  names: [
    'kitchen hygiene',
    'kitchen cleanliness',
    'clean kitchen',
    'food safety',
    'food hygiene',
    'safe cooking',
    'food poisoning',
    'leftovers',
    'leftover food',
    'storing leftovers',
    'storing cooked food',
    'fridge storage',
    'reheating food',
    'washing chicken',
    'rasoi ki safai',
    'basi khana',
    'bacha hua khana',
    'रसोई की सफाई',
    'बासी खाना',
    'ਰਸੋਈ ਦੀ ਸਫ਼ਾਈ',
  ],
  tones: {
    professional: {
      title: 'Kitchen hygiene: five keys to safe food at home',
      summary:
        'Clean hands, separate boards, thorough cooking, quick chilling and safe water: how the WHO’s five keys work in an Indian kitchen, and when illness needs a doctor.',
      opening: `A kitchen can shine and still make people ill. Steel polished like a mirror tells you nothing about the damp cloth that polished it, the knife that went from chicken to coriander, or the rice that stood on the stove from lunch until dinner.

Safety depends less on scrubbing than on order: what touches what, and for how long food stays warm. A few habits take care of most of it.`,
      example: `## Sunday’s rajma, hour by hour

- **Eleven:** hands washed with soap. Onion and tomato are cut on the vegetable board. The rajma boils until it crushes between two fingers.
- **One:** the family eats.
- **Quarter to two:** what remains goes into two shallow steel boxes, set in a tray of cold water. The rice is spread on a plate to cool.
- **Half past two:** lids on, dates on the lids, everything into the fridge. Then the nap.
- **Monday, eight in the morning:** one box is heated until it bubbles all through, and the rice until it steams. Rajma rice for breakfast, down to the last spoon.
- **Tuesday:** the second box. Nothing is warmed up twice.`,
      closing: `Every kitchen has one key that is weakest. In many it’s the pot that waits on the stove. Work on that one for a month, with a clock where you can see it, and hang a second board on the wall. Safe habits are quiet; their success is that nothing happens.`,
    },
    casual: {
      title: 'Is that dal still okay? Kitchen hygiene without the fuss',
      summary:
        'How long food can stand, why you shouldn’t wash chicken, what to do with last night’s rice, and which cloth to throw in boiling water today.',
      opening: `You lift the lid. Dal from last night, sitting on the stove since ten because everyone was watching the match. It looks fine. You bring your nose closer. It smells fine too. Your mother would boil it and say nothing.

Here’s the annoying part: looking and sniffing won’t tell you. Germs that make you ill often have no smell. The clock tells you more than the nose, so let’s go by the clock.`,
      example: `## Chicken curry night in Hyderabad

You come home with a kilo of chicken, cut by the butcher.

**Don’t rinse it.** Really. The splashes land on the sink, the tap and the coriander. Tip it straight into the marinade bowl, and wash your hands with soap.

**Use the chicken board for nothing else.** Yours is the ugly green one. Good, then it won’t meet the tomatoes.

**Cook it through.** Cut the thickest piece: no pink, juices clear, steam all the way.

**Now eat.** Then, before you sit down to the film, pour the rest into a flat box. Lid on once the steam has gone, and into the fridge.

Tomorrow, heat only what you’ll eat. Until it bubbles.`,
      closing: `Hands, two boards, hot food hot, cold food cold, and a box before the film: most of your safety is in that line. As for last night’s dal on the stove, I’m sorry, let it go. Make a small fresh one. It takes twenty minutes, and your stomach will never know what it missed.`,
    },
    motivational: {
      title: 'Five minutes that close the kitchen safely each night',
      summary:
        'A short closing routine for your kitchen: leftovers chilled, boards dry, cloth boiled, milk away. Small steps that the whole family can share.',
      opening: `A good fisherman doesn’t leave his nets in a heap, however late he comes home. He spreads them, because tomorrow’s catch depends on it. Your kitchen has such a moment too, between the last roti and the light switch.

Five minutes there protect everyone who eats at your table. A small routine will do, and perhaps one more pair of hands.`,
      example: `## Closing time in Kochi

After the fish curry, the Thomas family shares five jobs, one minute each.

1. **Amma** pours the leftover curry and sambar into flat boxes and sets them in cold water, then in the fridge.
2. **Appa** washes the fish board and knife with soap and hot water and stands them to dry.
3. **Neethu,** twelve, checks the fridge: raw fish in a closed box at the bottom, cooked food above.
4. **Grandmother** boils the milk, and cools it in a pan of water.
5. **The last person out** drops the cloth into boiling water and wipes the counter.

They missed two nights in the first week. By the third, Neethu was running it.`,
      closing: `One of the five jobs is enough for tonight. Put a name to it on the fridge door. Add another next week. Nobody sees the illness that didn’t come, so notice the other signs: a dry board, a fresh cloth, boxes with dates. They’re proof that you’re looking after people well.`,
    },
  },
  body: `## Why it’s worth the trouble

Unsafe food makes an estimated 600 million people ill each year, almost 1 in 10 people in the world [@who_food_safety]. The World Health Organization sums up its advice in five keys: keep clean, separate raw and cooked, cook thoroughly, keep food at safe temperatures, and use safe water and raw materials [@who_five_keys].

## Clean hands, dry cloths, two boards

Promoting handwashing prevents around 3 in 10 episodes of diarrhoea among children in day care, schools and communities, a review of trials found [@cochrane_handwashing_2021]. Wash with soap before you cook, after raw meat, fish or eggs, and after the toilet, the dustbin and the phone.

The cloth needs as much care as the hands. Boil or change it daily and dry it in the sun.

Have two boards, one for raw meat and fish and one for vegetables and rotis. Don’t wash raw chicken, because splashes spread germs over the sink and the worktop; cooking it through is what makes it safe [@cdc_chicken]. Salad leaves and herbs that are eaten raw do need washing, in safe water.

## Hot, cold, and two hours between

Food is safe to eat when its middle has reached 70 °C. After that it belongs above 60 °C or below 5 °C, and not for more than 2 hours in between [@who_five_keys]. In an Indian summer, be quicker.

- **Cool it fast:** shallow boxes in a tray of cold water, lids on once the steam has gone.
- **Rice is special,** because spores in it survive cooking. Cool it within an hour if possible, keep it in the fridge and eat it within a day [@fsa_home_food].
- **Dal, sabzi and curries** are best used within three days. Write the date on the box.
- **Reheat once,** only what will be eaten, until it steams all through.
- **After a long power cut,** throw out cooked food and milk.

Don’t crowd the fridge, or the cold can’t move. Raw meat and fish go on the lowest shelf in a closed box.

## Milk, water and those who need more care

Boil loose milk, cool it quickly and refrigerate it. Use water you would drink for chutneys, ice and raw food.

Pregnant women, young children, older people and people with weak immunity fall ill more easily. They should keep away from raw milk and undercooked eggs, meat and fish [@who_five_keys] [@cdc_safer_food]. Make their half-fried egg a firm omelette.`,
  cautions: [],
  seeDoctor: `- Blood in the stool, high fever, severe belly pain or vomiting that doesn’t stop: see a doctor the same day.
- Little urine, sunken eyes, great weakness, or drowsiness during diarrhoea: get medical help at once, and give oral rehydration salts on the way [@who_diarrhoea].
- A baby, a pregnant woman or an older person falls ill after a meal: don’t wait.
- Blurred sight, weakness or trouble swallowing after preserved or canned food: go to hospital.
- Stomach upsets that return every few weeks: have the water and the cause checked.`,
}
