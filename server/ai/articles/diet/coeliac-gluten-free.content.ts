import type { LibraryArticle } from '../library-article.ts'

export const COELIAC_GLUTEN_FREE: LibraryArticle = {
  id: 'coeliac-gluten-free',
  category: 'diet',
  name: 'eating gluten-free with coeliac disease',
  names: [
    'coeliac',
    'coeliac disease',
    'coeliac diet',
    'celiac',
    'celiac disease',
    'celiac diet',
    'gluten',
    'gluten free',
    'gluten free diet',
    'gluten free food',
    'gluten intolerance',
    'gluten allergy',
    'wheat free diet',
    'wheat intolerance',
    'gehun se allergy',
    'bina gehun ka khana',
    'सीलिएक रोग',
    'ग्लूटेन',
    'ਗਲੂਟਨ',
  ],
  tones: {
    professional: {
      title: 'Coeliac disease: test first, then a gluten-free Indian kitchen',
      summary:
        'Why the blood test comes before the diet, which Indian grains are free of gluten, where wheat hides, from the chakki to the dhaba, and how to keep a shared kitchen safe.',
      opening: `In Punjab, as in much of northern India, a meal without wheat hardly counts as a meal. So when a doctor says that it must go, entirely and for good, families hear the end of roti, of festivals, of eating with others.

It is a real change, and smaller than it sounds. India has always cooked with grains that hold no gluten. What takes learning is the rest: the flour that was milled after wheat, the pinch of hing, the rolling board that everyone uses.`,
      example: `## A day in Ludhiana, without wheat

- **Breakfast:** besan chilla with paneer or egg and green chutney, from besan labelled gluten-free; guava.
- **Mid-morning:** chaas, and roasted chana from a labelled packet.
- **Lunch:** rajma with rice, a bhindi sabzi, raw tomato and onion.
- **Tea:** chai with makhana roasted at home in a clean kadhai.
- **Dinner:** makki roti on the gluten-free tawa, sarson ka saag, a bowl of moong dal, curd.

The family eats wheat rotis at the same table. They are rolled last, on another board, after the makki roti is already in its own box. Tadka is made with whole jeera; the old hing has left the house.`,
      closing: `Begin with one shelf, one board and one tawa that belong to the gluten-free cooking, and with a list of ten dishes that the family already loves and that contain no wheat. Then see a dietitian who knows coeliac disease. Most of what she adds will be about labels, iron and calcium, and a diet for life deserves that care.`,
    },
    casual: {
      title: 'Told to go gluten-free? Coeliac disease and the desi kitchen',
      summary:
        'Makki roti yes, dalia no, and check the hing. What coeliac disease means for your plate, how to get tested properly, and how to eat at weddings without guessing.',
      opening: `So the doctor said “coeliac” and you nodded, and in the lift you looked it up and thought: no roti? Ever? In this house?

Sit down for a second. Rice is fine. Dosa’s fine, so are idli, poha, makki roti, bajra roti, all the dals, aloo, paneer, fish and jalebi made of, hm, no, not jalebi. You’ll get the hang of it. The surprising part isn’t the roti at all, it’s the little things: hing, soya sauce, the same ladle.`,
      example: `## A wedding in Jalandhar, survived

**Before you leave.** Eat at home: curd rice, chana. Never arrive starving.

**At the door.** You ring the caterer’s number that your cousin gave you. “Which dishes have no atta, maida, suji or hing?” He goes to ask. Good sign.

**The counters.** Plain rice, dal before its tadka goes in, curd from a fresh pot, salad you saw being cut. Skip the fried things, since samosas swim in that oil too.

**Sweet.** Kheer of rice, after asking about the thickener. Otherwise the orange in your bag.

**Relatives.** “Just one puri?” “It makes me ill for days, masi. Is there more rice?”`,
      closing: `Clear one shelf this weekend and write your name on a tawa. Keep a packet of labelled flour, a jar of roasted chana, and the dietitian’s number. You’ll slip up at some point, everybody does. Don’t panic, work out what it was, and mention it at your next check-up.`,
    },
    motivational: {
      title: 'Coeliac disease and gluten-free living: a kitchen plan in four weeks',
      summary:
        'From the day of diagnosis to a kitchen that runs by itself: a gluten-free plan in four weekly steps, with Indian grains, safe tools and easy answers outside.',
      opening: `A diagnosis can feel like a door closing. Look at what it opens too: an explanation for the tiredness, a treatment that sits in your own kitchen, and many rotis that you’ve never tried.

You don’t have to know everything by Monday. Leave out the plain wheat first, then find the hidden kind, then make the tools safe, then take it outside. Each week one part becomes a habit, and what’s left gets lighter.`,
      example: `## Four weeks with Harpreet, 29, from Bathinda

1. **Week one, the grains.** Atta, maida, suji, dalia and jau go to the neighbours. In come rice, labelled jowar and makki flour.
2. **Week two, the labels.** She reads each packet with her mother. Hing, two masalas and the soya sauce leave; the list of safe brands goes on the fridge.
3. **Week three, the tools.** A new board, belan and strainer with a blue thread, and clean oil for frying.
4. **Week four, outside.** She carries thepla made of jowar, asks three questions at a dhaba, and chooses rice and dal.

Her sister had the test as well. It was negative, and she likes the jowar.`,
      closing: `Which week are you in? Do one thing from it today: read one label, wash one tawa, ring one dietitian. You’re building a kitchen that looks after you without your having to think about it. It takes some weeks, and after that it cooks dinner like any other.`,
    },
  },
  body: `## What it is

In coeliac disease, gluten, a protein in wheat, barley and rye, makes the small intestine inflamed, so that it takes up food less well [@nice_ng20]. Loose motions, bloating and weight loss can be signs. So can long tiredness, mouth ulcers, or a lack of iron that nobody can explain [@nice_ng20]. In a survey in and around Delhi about 1 person in 96 had it [@makharia_coeliac_2011]. The wheat-eating north has far more of it than the south [@ramakrishna_2016].

## Test first

The tests are right only while you eat gluten. That means wheat in at least two meals a day, for six weeks or longer before the test [@nice_ng20]. So don’t give up wheat to see whether it helps. Wait until a specialist has confirmed the disease [@nice_ng20]. Parents, brothers, sisters and children of someone with coeliac disease should be offered a test too [@nice_ng20].

After that, the main treatment is to eat no gluten for life [@nice_ng20].

## The plate

- **Free by nature:** rice, maize, jowar, bajra, ragi, sama, kuttu, rajgira; every dal and bean; vegetables, fruit, nuts, milk, eggs, fish, meat.
- **Out:** atta, maida, rava, dalia, seviyan, bread, rusk, most biscuits; jau and jau sattu; malted drinks, beer.
- **Check each time:** hing, which is often mixed with wheat flour; soya sauce, masala mixes, bhujia, sweets, prasad. Rai is mustard and has nothing to do with rye.
- **Oats:** the American guideline includes oats that are labelled gluten-free, with follow-up [@acg_coeliac_2023].

## Mill, label and kitchen

Free by nature isn’t always free on the plate. In a study from southern India, more than a third of the products made from such grains held too much gluten; among those labelled gluten-free it was about one in ten [@gluten_india_2020]. Loose flours from shops and mills were the trouble [@gluten_india_2020]. The village chakki that grinds makki after gehun puts wheat into your flour. The label means less than 20 mg of gluten in a kilogram [@fssai_gluten_free]. Buy labelled flour, or pick, wash and dry the whole grain and grind it in your own mixer.

At home, soap and hot water remove gluten from pans and surfaces; use clean oil for frying, and keep a separate board [@coeliac_uk_kitchen]. Cook the gluten-free roti first.

## Eating out

At a dhaba, makki roti may be dusted with atta and share the tawa or the tandoor with wheat rotis. Plain rice, plain dal and curd from a fresh pot are safer. At a wedding, ring the caterer in advance, serve yourself first, and leave whatever shares oil or a ladle with puris and samosas.

## After the diagnosis

Ask for a review every year, and whether you need calcium or vitamin D [@nice_ng20]. Ask too whether iron, folate and vitamin B12 have been tested, since a sore gut takes up food less well. In a child, weight and height are followed. If milk upsets you in the first weeks, the sore gut may be the reason. Tell the doctor; curd may suit you better, because its cultures help to break lactose down [@efsa_yoghurt_2010].`,
  variants: [
    {
      names: ['punjab', 'punjabi', 'ludhiana', 'amritsar', 'langar', 'gurdwara', 'gurudwara', 'ਪੰਜਾਬ', 'ਪੰਜਾਬੀ', 'पंजाब'],
      titles: {
        professional: 'Coeliac disease in Punjab: test first, then a gluten-free kitchen',
        casual: 'Told to go gluten-free in Punjab? Makki roti, chakki and langar with coeliac disease',
        motivational: 'Coeliac disease in Punjab: a gluten-free kitchen plan in four weeks',
      },
      text: `## In Punjab: langar, chakki, saag

Langar roti is wheat, and so is karah prasad. Ask the sevadar which dal or sabzi went in without atta and hing, take that with rice, and bring makki roti in your own box. Most will gladly serve you first, before the rotis reach the ladle. At home, saag is the place to look: many cooks thicken it with a spoon of atta, so use makki flour. Take your makki to the chakki only if it grinds no wheat, and refuse pinnis, mathris and panjiri unless you know the flour.`,
    },
    {
      names: ['child', 'children', 'kid', 'kids', 'school', 'bachche', 'baby'],
      titles: {
        professional: 'Coeliac disease in children: gluten-free at home and at school',
        casual: 'Your child has coeliac disease? Tiffin, parties and the rest',
        motivational: 'Growing well without gluten: a family plan for coeliac disease',
      },
      text: `## When it’s your child

A child who grows too slowly may be tested for coeliac disease, and here too wheat stays on the plate until a specialist has confirmed it [@nice_ng20]. Afterwards tell the class teacher in writing, and practise one sentence with your child: “I can’t eat wheat, it makes me ill.” Pack idli, rice, makki or besan dishes in a box of its own, and send a treat for birthdays. Wash hands before the tiffin, since modelling dough and friends’ biscuits leave crumbs. Let the whole family eat gluten-free at one meal a day, so that nobody sits apart. The paediatrician follows weight and height.`,
    },
  ],
  cautions: [],
  seeDoctor: `- You think wheat makes you ill: ask for the coeliac blood test before you change anything.
- Loose motions, weight loss, or low iron or vitamin B12 go on although you eat no gluten: see your specialist.
- A close relative has coeliac disease, or you have type 1 diabetes or an autoimmune thyroid disease: ask about a test [@nice_ng20].
- Hives, swelling or trouble breathing soon after wheat may be an allergy, which is another illness: call 112.
- You are pregnant or plan to be: see a dietitian early.`,
}
