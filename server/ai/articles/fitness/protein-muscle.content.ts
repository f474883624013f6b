import type { LibraryArticle } from '../library-article.ts'

export const PROTEIN_MUSCLE: LibraryArticle = {
  id: 'protein-muscle',
  category: 'fitness',
  name: 'protein for muscle',
  names: [
    'protein for muscle',
    'protein and muscle',
    'muscle building',
    'muscle building diet',
    'muscle building food',
    'build muscle',
    'muscle gain',
    'gain muscle',
    'muscle mass',
    'bodybuilding diet',
    'gym diet',
    'protein for gym',
    'protein powder',
    'protein shake',
    'whey protein',
    'muscle kaise banaye',
    'body kaise banaye',
    'gym walo ka khana',
    'मसल्स कैसे बनाएं',
    'प्रोटीन पाउडर',
    'ਬਾਡੀ ਕਿਵੇਂ ਬਣਾਈਏ',
  ],
  tones: {
    professional: {
      title: 'Protein for muscle: how much helps, and what training has to do first',
      summary:
        'What protein can and can’t do for someone who trains, how much is useful, how to spread it over Indian meals, and why the tub of powder can stay in the shop.',
      opening: `In most gyms the conversation about muscle begins with a tin. It would be more useful to begin with the training log and the lunch box. Muscle grows because it has been worked hard, again and again, and because the body then finds what it needs for the repair.

Protein is one of those needs. It matters, it has a useful range with an upper end, and an ordinary kitchen reaches that range more easily than most people expect.`,
      example: `## A training day in Nagpur, at 60 kg

Ketaki lifts on four evenings and aims for about 80 g of protein.

- **Breakfast:** two moong chillas with a katori of curd, about 15 g.
- **Lunch:** a large katori of thick usal, two rotis, cabbage sabzi, a katori of curd, about 22 g.
- **Half past four:** a handful of roasted chana and a banana, about 7 g.
- **Dinner after training:** egg bhurji from three eggs, dal, rice and salad, about 28 g.
- **Before bed:** a glass of milk, about 7 g.

Her vegetarian sister replaces the eggs with 80 g of paneer or a handful of soya chunks. The amounts come from food tables [@usda_food_data] and are rounded, because a kitchen is no laboratory.`,
      closing: `Before you raise your protein, look at two pages: the last fortnight of training and yesterday’s meals. If the sessions were few, start there. If they were steady, mend the meal that had the least in it. Most people who do both find that the question of the powder answers itself.`,
    },
    casual: {
      title: 'Building muscle? Your lunch box matters more than the powder',
      summary:
        'Your gym friend swears by his shaker. Here’s how much protein helps, what it looks like in katoris, eggs and fish, and why the training comes first.',
      opening: `Someone at the gym has told you that you’re wasting your workout without a scoop in the first half hour. He may even sell it.

Here’s a quieter version. You lift, and your muscles get a reason to grow. You eat, and they get the bricks. If you lift twice a month, no shaker on earth will help. If you lift steadily, an extra katori and a couple of eggs will take you most of the way, for less money and with better taste.`,
      example: `## Lifting in Panjim, eating at home

- **Morning:** three-egg omelette with onion and chilli, poi bread, milk in the coffee.
- **Lunch box:** rice, a good piece of fish from last night’s curry, dal on the side. Ask for the dal to be thick. If your mother’s hand is light with it, take two ladles.
- **Five o’clock:** peanuts and a banana, an hour before you train.
- **Dinner:** chicken xacuti or rajma, two chapatis, salad, a bowl of curd.

That’s four decent helpings of protein, and nothing on the list comes in a tin. On Friday, when it’s a vegetarian day at home, use paneer bhurji and soya pulao.

Skipped the gym? Eat the dinner anyway. Muscles are repaired on the days between.`,
      closing: `Next time the shaker comes out, smile and eat your peanuts. Give it three months: two or three sessions a week, protein in every meal, proper sleep. If someone offers you a tin without a full label, leave it on the bench. And do bring your friend some of the xacuti.`,
    },
    motivational: {
      title: 'A muscle plan from an ordinary kitchen: train, eat and sleep',
      summary:
        'Muscle comes from steady work and four fair helpings of protein. A week in Patna with sattu, chana and eggs, counted in small wins, on a student’s budget.',
      opening: `You can’t hurry a muscle. You can only give it reasons, week after week, and then look back from the third month and be a little surprised.

You can do that without money for tins and trainers. The reasons are free: push-ups, squats, a heavy bag. What you feed them costs a few rupees of chana and a tray of eggs. You already have most of it, and the rest is a matter of order.`,
      example: `## A week of wins in Patna

Aman shares a room near his college. His rule is four helpings of protein a day and three sessions a week.

1. **Morning win:** sattu stirred into chaas with onion and lime, or two boiled eggs with bread.
2. **Lunch win:** a full katori of mess dal, with the water left behind, and curd.
3. **Evening win:** soaked chana with chilli and lime, or peanuts.
4. **Night win:** soya chunks with roti, or fish on Sundays.
5. **Training win:** Monday, Wednesday and Saturday, push-ups, squats and rows with a bag of books.

Out of thirty-one possible ticks in a week, he is happy with twenty-four. In October he adds two repetitions. In November he notices his shirts.`,
      closing: `One helping is missing from your day. Add it tomorrow. Then protect two evenings for training. Nothing dramatic will happen this week. Keep going, write it down, sleep, and let the third month tell you what the first one couldn’t.`,
    },
  },
  body: `## Training does most of the work

A review of 49 trials found that extra protein during resistance training brought slightly greater gains in strength and lean mass, while the training itself did most of the work [@morton_2018]. Two or three sessions a week suit a beginner. Without them, more protein has nothing to build.

Energy counts as well. Someone who trains hard on half a plate will struggle to grow, so rice, roti and potato belong here.

## How much is useful

The Indian allowance for healthy adults is 0.83 g of protein per kilogram of body weight a day, which comes to about 50 g at 60 kg [@icmr_nin_2020]. For those who lift, gains in lean mass rose up to about 1.6 g per kilogram and not clearly beyond [@morton_2018]. At 60 kg that is about 96 g. A beginner can do well with less than this upper end.

## Four hills instead of one mountain

Many Indian days keep nearly all their protein for dinner. Sports nutrition guidance suggests spreading it, with about 0.25 g per kilogram of body weight, or 20 to 40 g, at each main meal [@issn_protein_2017]. In round figures [@usda_food_data]:

- a katori of thick dal has 6 to 8 g, cooked rajma or chana 8 to 10 g
- a glass of milk has 6 to 7 g, a katori of curd about 5 g
- one egg has 6 g, about 100 g of cooked chicken or fish 20 to 30 g
- a dry 30 g handful of soya chunks has about 15 g

Roti and rice add a little. Dal with rice, idli with sambar and missi roti combine grain and pulse, which makes a better protein than either alone [@young_pellett_1994].

## About the powder

ICMR-NIN advises against protein supplements for building muscle, and warns that large amounts of powder over a long time may harm bones and kidneys [@icmr_nin_2024]. Refuse anything without a full label, a bill and an FSSAI number, since some products have been found to contain steroids that the label does not name [@ioc_supplements_2018]. Teenagers who want to train should grow on meals, with a doctor’s or dietitian’s advice.`,
  variants: [
    {
      names: ['vegetarian', 'vegetarians', 'veg', 'vegan', 'vegans', 'shakahari', 'without meat'],
      titles: {
        professional: 'Protein for muscle, on a vegetarian plate too',
        casual: 'Building muscle, with meat or without: your lunch box does the work',
        motivational: 'A muscle plan that works for vegetarians too: train, eat and sleep',
      },
      text: `## Without meat or eggs

In a 12-week trial of 38 young men who all ate plenty of protein, strength and muscle grew as much on a wholly plant-based diet as on a mixed one [@hevia_2021]. The trial was small, and the plant group took soya protein to reach the amount. So dal alone will fill you before it feeds the muscle. Put soya chunks, tofu, hung curd or paneer next to it, use besan and moong in batters, and have two of these at the meal after training. Have your vitamin B12 checked, above all if you are vegan.`,
    },
  ],
  cautions: [],
  seeDoctor: `- You have kidney disease, or diabetes with kidney changes: your doctor or dietitian has to set your protein target [@bauer_2013].
- You have taken steroids, injections or an unlabelled powder: tell a doctor openly, and do not stop steroid tablets suddenly on your own.
- You lose weight or strength in spite of eating well and training.
- Thoughts about size, food or training fill most of your day, or you train through injury: talk to a doctor or a psychologist.
- Chest pain, breathlessness or yellow eyes: go to hospital the same day.`,
}
