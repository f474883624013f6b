import type { LibraryArticle } from '../library-article.ts'

export const POHA: LibraryArticle = {
  id: 'poha',
  category: 'recipes',
  name: 'poha',
  names: [
    'poha',
    'pohe',
    'poha recipe',
    'kanda poha',
    'kande pohe',
    'batata poha',
    'indori poha',
    'dadpe pohe',
    'vegetable poha',
    'peanut poha',
    'flattened rice',
    'beaten rice',
    'aval upma',
    'atukulu',
    'avalakki',
    'chivda poha',
    'dahi chura',
    'poha kaise banaye',
    'पोहा',
    'पोहे',
    'ਪੋਹਾ',
  ],
  tones: {
    professional: {
      title: 'Poha: soft, separate grains and enough peanuts',
      summary:
        'Kanda poha for four with the rinsing and steaming that keep it fluffy, and the additions that turn a plate of flattened rice into a breakfast that lasts.',
      opening: `Poha is the breakfast that half of India can make without thinking, and that may be why it is so often made a little wrong. It comes out dry, or as a yellow paste. Three peanuts and a curry leaf decorate it, and by eleven everyone is hungry.

Both faults are easy to mend. The texture is decided in the sieve, before the stove is lit. The staying power depends on what you add to the rice.`,
      example: `## Kanda poha

*For four people. 20 minutes.*

**You need:** 4 cups (250 g) thick poha, 8 tablespoons (80 g) peanuts, 2 onions chopped, 1 cup green peas, 1 tablespoon oil, 1 teaspoon rai, curry leaves, 2 green chillies, ½ teaspoon haldi, ¾ teaspoon salt, 1 lime, coriander, 2 tablespoons grated coconut.

1. Rinse the poha in a sieve, turning it with your fingers. Drain for five minutes. Mix in the salt.
2. Brown the peanuts in the oil and lift them out.
3. Pop the rai, add curry leaves and chillies, then soften the onions. Add peas and haldi for three minutes.
4. Fold in the poha. Sprinkle with water, cover, and steam on a low flame for three minutes.
5. Off the flame: peanuts, lime, coriander, coconut.

Serve with curd or a boiled egg, and a fruit.`,
      closing: `Weigh the peanuts once, see what a proper helping looks like, and you won’t go back to three per plate. Chai can come an hour later. A bowl of cut lime belongs on the breakfast table, so that each person can sour the poha as they like.`,
    },
    casual: {
      title: 'Poha gone mushy? Fix it, and add an egg',
      summary:
        'The sieve trick that saves your poha, and a 15-minute egg poha for two that keeps you full past eleven. No soaking bowl, no guessing.',
      opening: `You put the poha in a bowl of water “for a minute”, the phone rang, and now you’ve got breakfast porridge. Or you got scared, barely wet it, and it’s like eating confetti.

Every poha maker has stood in that kitchen. The fix is boring and it works: a sieve, not a bowl. There’s also a reason why you’re hungry two hours later. It’s rice with a few onions in it, and it could do with company.`,
      example: `## Egg poha

*For two people. 15 minutes.*

**You need:** 2 cups (125 g) thick poha, 2 eggs, 1 onion, a handful of frozen peas, 2 tablespoons roasted peanuts, 2 teaspoons oil, ½ teaspoon rai, curry leaves, 1 green chilli, ¼ teaspoon haldi, ½ teaspoon salt, half a lime.

1. Poha into the sieve, under the tap, swish, done. Salt over it, and leave it there.
2. Scramble the eggs in half the oil till they’re properly set. Take them out.
3. Rest of the oil, rai, curry leaves, chilli. Onion and peas for four minutes, then haldi.
4. Poha in. Toss, sprinkle a spoon of water, lid on, flame low, two minutes.
5. Eggs and peanuts back in, lime over it, eat.

No eggs? Crumbled paneer, or a fistful of boiled chana.`,
      closing: `See, no porridge. The phone may ring as long as it likes; your poha sits in its sieve and waits. Buy the thick kind for cooking and keep the thin kind for chivda. That mix-up has ruined more breakfasts than the tap ever did.`,
    },
    motivational: {
      title: 'Dadpe pohe: a fifteen-minute poha with hardly any cooking',
      summary:
        'On mornings with no time and no energy, the Konkan has an answer: thin poha softened by coconut, onion and lime. A breakfast for two that needs one small tadka.',
      opening: `Some mornings you wake up with nothing left to give, and the stove feels far away. Those are the days on which breakfast usually disappears. They don’t have to.

In the Konkan, people press thin poha with grated coconut, onion and lime, and let the juices soften it. Dadpe means pressed. No boiling, no steaming, no pan to scrub beyond a tiny one. If you can grate and squeeze, you can have a fresh, filling plate in a quarter of an hour.`,
      example: `## Dadpe pohe

*For two people. 15 minutes, most of it waiting.*

**You need:** 2 heaped cups (100 g) thin poha, ½ cup fresh grated coconut, 1 small onion and 1 tomato chopped fine, half a cucumber grated, 3 tablespoons roasted peanuts, 1 lime, ¼ teaspoon salt, coriander. For the tadka: 1 teaspoon oil, ½ teaspoon rai, curry leaves, 1 green chilli.

1. Mix coconut, onion, tomato, cucumber with its juice, lime and salt.
2. Sieve the dust out of the poha and toss it in. Press it down under a plate and a weight for ten minutes.
3. Pop the rai in the oil, add curry leaves and chilli, and pour it over.
4. Fluff with a fork. Add peanuts and coriander, and a spoon of water if it’s dry.

Eat at once, with a bowl of curd.`,
      closing: `You made breakfast on a morning when breakfast wasn’t going to happen. That’s worth more than a perfect plate on an easy day. Keep a tin of thin poha, peanuts and two limes in the house, and your next low morning will have a breakfast in it too.`,
    },
  },
  body: `## Fluffy poha starts in a sieve

Use thick poha for cooking, and the thin kind where juices alone soften it. Rinse thick poha in a sieve under running water until a flake crushes between your fingers but keeps its shape, then let it drain and swell by itself. Poha that lies in a bowl of water drinks too much of it. Salt it in the sieve, so that you don’t have to stir it to pieces later.

Heat softens it for good. A few minutes under a lid with a sprinkle of water give soft, separate grains, and a fork does less harm than a spoon. Add lime after the flame is off. Vitamin C suffers from heat [@ods_vitamin_c].

## What to add, and why

Poha is flattened rice, so on its own it is a plate of grain. The additions make the meal. Thirty grams of peanuts, a small handful, stirred into poha give about 8 g of protein, and one large egg about 6 g [@usda_fdc]. Nuts and seeds have a place of about 35 g in the Indian model day of 2,000 kcal [@icmr_nin_2024], so a handful in your poha covers a good part of them.

Indian guidelines advise drawing on at least eight food groups over the day [@icmr_nin_2024]. Poha with peas, peanuts, onion and lime, followed by a fruit, brings several before nine o’clock.

Lime earns its place twice: vitamin C eaten in the same meal improves the uptake of iron from plants [@ods_iron]. Tea with a meal cuts it, and waiting an hour lessens the effect [@ahmad_fuzi_2017].

Sev and farsan on top are salty. Salt in such sides counts towards the daily limit of less than 5 g for adults [@who_sodium].

## From Indore to Mysuru

- **Indori poha:** steamed over water, with saunf and a little sev.
- **Batata poha:** with potato. Use less poha then, as both are starch.
- **Gojju avalakki:** Karnataka’s version with tamarind and rasam powder.
- **Chuda ghasa and dahi chura:** Odisha and Bihar eat it uncooked, with coconut or curd.
- **Red poha:** has kept more of its bran and needs a longer rinse.

Peanuts are a common allergen. Roasted chana dal or pumpkin seeds give the same bite. Whole nuts can choke children under five [@nhs_weaning], so grind the peanuts for them.

## Keeping it

Poha is best fresh. For a tiffin, pack it hot in a flask. Treat leftovers like rice: cool them quickly, keep them in the fridge and eat them within a day [@fsa_home_food], steamed until hot.`,
  cautions: [],
  seeDoctor: `- You use insulin or tablets that can bring blood sugar too low: talk to your doctor before you shrink or skip the morning meal [@ada_2026].
- Lips or face swell, hives spread or breathing is hard after peanuts: call 112 at once, and ask a doctor for an allergy check later.
- Your blood sugar is high after breakfast again and again: take your readings and a note of the plate to your doctor or dietitian.
- You are never hungry in the morning and lose weight without trying: see a doctor.`,
}
