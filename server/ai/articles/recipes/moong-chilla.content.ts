import type { LibraryArticle } from '../library-article.ts'

export const MOONG_CHILLA: LibraryArticle = {
  id: 'moong-chilla',
  category: 'recipes',
  name: 'moong chilla',
  names: [
    'moong chilla',
    'moong dal chilla',
    'moong dal cheela',
    'moong cheela',
    'mung dal chilla',
    'chilla',
    'cheela',
    'chilla recipe',
    'dal chilla',
    'paneer chilla',
    'besan chilla',
    'besan cheela',
    'pudla',
    'pesarattu',
    'green gram dosa',
    'chilla kaise banaye',
    'मूंग दाल चीला',
    'ਮੂੰਗ ਦਾਲ ਚੀਲਾ',
  ],
  tones: {
    professional: {
      title: 'Moong chilla that neither sticks nor tears',
      summary:
        'The classic moong dal pancake for four, with the soaking, grinding and tawa heat that make it work, what it brings to breakfast, and how to keep the batter.',
      opening: `Ask around any office what people had for breakfast and you hear grains: paratha, poha, toast, upma. The protein of the day is expected to turn up later. Moong chilla changes that order. It is a savoury pancake made of dal itself, quick on the tawa and mild enough for a grandmother.

It also has a reputation for sticking, tearing and tasting of nothing. All three come from technique, and the technique is soon learnt.`,
      example: `## Classic moong chilla

*Eight, for four people. Soak for four hours; 30 minutes.*

**You need:** 1 cup (200 g) dhuli moong dal, 1 green chilli, a thumb of ginger, 1 teaspoon jeera, a pinch each of haldi and hing, ½ teaspoon salt, 2 katoris of finely chopped onion, capsicum and methi, 4 teaspoons oil.

1. Rinse, soak and drain the dal.
2. Grind it with chilli, ginger, spices and salt, adding about half a cup of water by the spoon. Stir in the vegetables.
3. Heat a tawa well, wipe it with half a teaspoon of oil and lower the flame. Spread one ladle of batter.
4. Cover for a minute and a half, turn, and cook for another minute.

Serve two each with coriander chutney, a katori of curd and sliced tomato.`,
      closing: `Soak the dal on two fixed evenings, say Monday and Thursday, while you lock the door. By the third week nobody has to think about it. The first chilla of a batch may still tear. That one belongs to the cook, who eats it standing at the stove.`,
    },
    casual: {
      title: 'Forgot to soak? Moong chilla after half an hour',
      summary:
        'No dal soaked last night? Split moong needs only half an hour in hot water. A folded chilla with paneer for two, and how to stop it from sticking.',
      opening: `It’s ten past seven. You meant to soak the dal last night and you didn’t, because who remembers dal at midnight? So it’ll be biscuits with chai again, and by eleven you’ll be eyeing your colleague’s samosa.

Well, dhuli moong is the most forgiving dal in the kitchen. Give it half an hour in hot water while you shower and hunt for the other sock, and it’s ready to grind. You can still get a real breakfast out of this morning.`,
      example: `## Folded chilla with paneer

*Four, for two people. Soak for half an hour; 20 minutes.*

**You need:** ½ cup (100 g) dhuli moong dal, a bit of ginger, half a green chilli, ½ teaspoon jeera, a pinch of haldi, ¼ teaspoon salt, 1 small onion chopped tiny, coriander, 60 g crumbled paneer, 2 teaspoons oil.

1. Rinse the dal, pour freshly boiled water over it, cover, and go and get ready.
2. Drain. Grind with ginger, chilli, jeera, haldi, salt and a few spoons of cold water. Stir in onion and coriander.
3. Hot tawa, half a teaspoon of oil, flame down. Spread a ladleful, lid on, a minute and a half.
4. Turn it, scatter paneer over one half, fold, press.

Eat it with green chutney. If you’re late, roll it in paper and go.`,
      closing: `That’s breakfast, and the shower did half the work. Make it once this week, on the morning that usually ends in biscuits. If it sticks, your tawa wasn’t hot enough at the start. If it tears, you were in a hurry. Happens to all of us.`,
    },
    motivational: {
      title: 'Pesarattu, the moong chilla of Andhra, for a better breakfast',
      summary:
        'Whole green moong, ginger and a thin crisp edge: learn the chilla that Andhra eats in the morning, one easy step at a time, and let it replace one hurried breakfast.',
      opening: `In coastal Andhra a day can begin with the hiss of batter on a hot pan and the smell of ginger. Pesarattu is moong chilla with its skin on: thin, green and crisp at the rim. Nobody there calls it health food. It’s what you eat before work.

That’s worth borrowing, and you don’t have to become a morning person for it. You need a cup of whole moong, a bowl of water tonight and ten minutes of practice tomorrow.`,
      example: `## Pesarattu with ginger

*About ten, for four people. Soak overnight; 30 minutes.*

**You need:** 1 cup (200 g) whole green moong, 2 tablespoons raw rice, 2 green chillies, a big thumb of ginger, 1 teaspoon jeera, ½ teaspoon salt, 2 onions chopped fine, 5 teaspoons oil.

1. Tonight: cover moong and rice with plenty of water and put the bowl in the fridge.
2. Tomorrow: drain. Grind with chillies, ginger, jeera, salt and about ¾ cup of water until smooth.
3. Sprinkle a hot tawa with water and wipe it, so that the batter doesn’t set too soon.
4. Spread a ladle thin. Press onion in, with half a teaspoon of oil round the edge.
5. Cook on a medium flame until the top is dry. Fold.

Serve with ginger chutney and curd.`,
      closing: `Give it one morning this week. If the first two come out ragged, count them as practice and keep going, because the fourth one is usually round. Then choose a second morning. You have changed breakfast by then, with one bowl of water on a Sunday night.`,
    },
  },
  body: `## The batter and the tawa

Soak the dal until a grain breaks cleanly between your nails. Drain it well and grind it with as little water as the mixer allows. The batter should fall from the ladle in a slow ribbon and feel faintly grainy. Too much water makes a chilla that tears, and if the vegetables have made it thin, a spoon of besan helps.

The tawa has to be hot, then less hot. Heat it until a drop of water dances, wipe it with oil, and lower the flame before you pour. Batter that lands on a smoking tawa sets in a lump before you can spread it. Turn the chilla when the edges lift by themselves, and not before.

A flat taste usually wants something sour. Use a chutney with plenty of lime before you reach for more salt.

## What it brings to the plate

Moong is a dal, so a chilla brings the protein and fibre that a breakfast of bread alone lacks. As a guide, cooked lentils give about 9 g of protein and 8 g of fibre in 100 g [@usda_fdc]. A small katori of plain curd, 100 g, adds about 3.5 g of protein [@usda_fdc]. Trials show that about one serving of pulses a day lowers LDL, the cholesterol that settles in artery walls, by roughly 5 per cent [@ha_2014].

Soaking helps too: it lowers phytate, a compound that holds back iron [@hotz_gibson_2007]. Lime in the chutney brings vitamin C, which helps the body take up the iron of pulses [@ods_iron].

## Swaps and cousins

- **Chilka moong:** greener, with the skins left in. Soak it overnight.
- **Besan chilla or pudla:** gram flour whisked with water and ajwain, for the day without any soaking.
- **Adai:** the Tamil cousin, from mixed dals and rice with curry leaves.
- **With egg:** beat one and spread it over the half-cooked side. Turn and cook it through.
- **Without onion:** grated lauki, carrot or palak.

Compounded hing often contains wheat, so choose one without it if wheat is a problem. Paneer and curd are milk foods, and many green chutneys contain peanuts.

## Keeping batter and chillas

Plain batter without vegetables keeps for a day in a closed box in the fridge. Cooked chillas should not stand at room temperature for more than 2 hours [@who_five_keys]. Warm them on the tawa until they steam. For a tiffin, let them cool on a rack first so that they stay dry.`,
  cautions: [],
  seeDoctor: `- You have kidney disease: ask your kidney team how much dal suits you, because a high protein intake can be unwise when the disease may get worse [@kdigo_2024].
- You use insulin or tablets that can bring blood sugar too low: speak to your doctor before your breakfast changes much [@ada_2026].
- Pain or bloating goes on for weeks, or there is blood in the stool or weight loss without trying: see a doctor first, and a dietitian after that.
- Lips swell, hives spread or breathing is hard after eating: call 112 at once.`,
}
