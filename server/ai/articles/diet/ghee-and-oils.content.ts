import type { LibraryArticle } from '../library-article.ts'

export const GHEE_AND_OILS: LibraryArticle = {
  id: 'ghee-and-oils',
  category: 'diet',
  name: 'ghee and cooking oils',
  names: [
    'ghee',
    'desi ghee',
    'ghee or oil',
    'cooking oil',
    'best cooking oil',
    'which oil for cooking',
    'oils and fats',
    'dietary fat',
    'saturated fat',
    'trans fat',
    'mustard oil',
    'coconut oil',
    'groundnut oil',
    'refined oil',
    'cold pressed oil',
    'olive oil',
    'vanaspati',
    'reusing frying oil',
    'khane ka tel',
    'sarson ka tel',
    'घी',
    'खाने का तेल',
    'ਘਿਓ',
    'ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ',
  ],
  tones: {
    professional: {
      title: 'Ghee and cooking oils: which to use, how much, and where',
      summary:
        'How much fat a day needs, what ghee, coconut oil and mustard oil really contain, and how a family of four in Coimbatore cooks a week from one marked bottle.',
      opening: `Few foods are argued about as warmly as ghee. One relative puts it on everything, another has replaced it with an expensive oil, and both pour from the tin without looking. The debate about which fat is best hides a simpler question: how much of it leaves the kitchen in a week?

Once you know the amount, the choice becomes calm. There’s room for ghee, for coconut and for the oil of your region, each in the place where it does most for the dish.`,
      example: `## One bottle, one week, four people in Coimbatore

On Sunday, 700 ml of groundnut and gingelly oil is poured into a marked bottle. A jar with about six tablespoons of ghee goes next to it. Together they are the whole week’s cooking fat.

- **Dosa and idli mornings:** one teaspoon of oil for each dosa, and a little gingelly oil in the podi.
- **Lunch:** poriyal with a two-teaspoon tadka and a spoon of fresh coconut. Half a teaspoon of ghee goes on the paruppu.
- **Evening:** sundal, peanuts or fruit, so that nothing is fried on weekdays.
- **Dinner:** chapati roasted dry, kurma thickened with chana instead of cashew, or fish on the tawa.
- **Sunday:** pongal with proper ghee, or a small batch of vadai.`,
      closing: `Mark the level of your bottle tonight and look at it in seven days. If it is empty by Thursday, the tadka is the first place to look, then the frying. Change the measure before you change the brand. And bring your last lipid report when you meet your dietitian, because your own share of ghee depends on it.`,
    },
    casual: {
      title: 'Ghee, sarson or refined? A straight talk about kitchen fat',
      summary:
        'Keep your ghee, get a smaller spoon. What’s really in the tins on your shelf, why the costly bottle won’t save you, and how a Karnal kitchen shares it out.',
      opening: `Open your cupboard. I’m guessing there’s a steel dabba of ghee, a can of refined or sarson, and one fancy bottle of olive oil from someone’s Dubai trip that nobody touches.

Now, which one is healthy? Wrong question, sorry. Any of them can be too much, because each one is all fat. What you want to know is how big your pour is. Grab a teaspoon, make tonight’s tadka as usual, but pour it through the spoon first. Surprised?`,
      example: `## How it works in a Karnal kitchen

- **Breakfast:** methi paratha on the tawa, one teaspoon of oil for each. White butter? Sunday, when your brother comes.
- **Lunch:** dal with its tadka in one spoon of ghee for the whole pot, and you can smell it from the gate. The tinda is in sarson oil. Rotis are dry, because the ghee’s already in the dal.
- **Tea:** roasted makhana or chana. The bread pakora isn’t banned, it’s just not Wednesday.
- **Dinner:** bajre ki khichdi with dahi, and here you get your half teaspoon of ghee on top. No ghee in the sabzi then.

One place for ghee in each meal. You taste it more when it isn’t everywhere.`,
      closing: `Keep the ghee, rotate the oils, and let a teaspoon guard the tin. Use up the olive oil on kachumber. When you’ve made pakoras on a rainy day, don’t keep that dark oil for next week. If your heart or your cholesterol has come up at a check-up, ask your doctor how much ghee is yours.`,
    },
    motivational: {
      title: 'Seven days with one measured bottle of oil',
      summary:
        'A week’s experiment for your kitchen: measure the oil, keep the taste, learn where the fat goes. With seven small tries from a home in Cuttack.',
      opening: `Here’s an experiment that costs nothing, takes seven days and upsets nobody at the table. You measure the oil. That’s all.

You don’t promise to give up ghee. You don’t buy anything. You look, with a teaspoon in your hand, at something you’ve been doing by eye for years. Dinner may well taste the same with a good deal less, and that is a win you can repeat every evening.`,
      example: `## Seven small tries in Cuttack

- **Monday:** pour the week’s mustard oil into a marked bottle.
- **Tuesday:** heat the kadhai first and add the oil afterwards. Less of it will do for the besara.
- **Wednesday:** roast baigana and tomato on the flame for a poda chutney. One teaspoon of raw mustard oil, and all the fragrance.
- **Thursday:** cook dalma without a fried masala, and give it one spoon of ghee with panch phutana at the end.
- **Friday:** steam the fish in a leaf with mustard paste.
- **Saturday:** roast the badi on the tawa instead of frying them.
- **Sunday:** make your bara and enjoy them, from a small kadhai with just one cup of oil.

Then look at the bottle.`,
      closing: `Whatever is left in the bottle is your result, and it’s a good one even if it is only a finger’s width. Keep the two tries that tasted best. Next week the bottle is filled to the same line and you begin ahead of where you began today. Small measures, held for a long time, do the work.`,
    },
  },
  body: `## First the amount

For a day of 2,000 kcal, the Indian guidelines allow about 27 g of visible fat and oil, roughly two tablespoons or six teaspoons [@icmr_nin_2024]. Roti, tadka and frying all draw on it. For four people that is about 800 ml in a week, ghee included.

All oils are alike in one way. A tablespoon weighs about 14 g and carries about 120 kcal, whichever plant it comes from [@usda_fdc]. “Light”, cold-pressed or imported oil is no exception.

## Then the kind

Fats differ in how much of them is saturated, the kind that tends to be firm at room temperature. Of 100 g, ghee holds about 60 g of saturated fat and coconut oil over 80 g, while mustard oil holds about 12 g [@usda_fdc].

This matters for the heart. A Cochrane review of long trials found that eating less saturated fat lowered the risk of events such as heart attacks and strokes, with little or no effect on deaths during the trials [@hooper_2020]. WHO advises adults to keep saturated fat to 10 per cent of energy or less [@who_saturated_fat_2023]. Milk, paneer, biscuits and fried snacks draw on the same share.

So let a liquid oil do the daily cooking: mustard, groundnut, sesame, rice bran, soybean or sunflower. Buy a different one each time.

## Ghee where you taste it

Ghee and coconut don’t have to leave. Choose one place in a meal: on the dal, in the tadka, over the khichdi. Added at the end, half a teaspoon perfumes a whole katori. In the south and along the coast, the spoon of coconut oil on the avial works in the same way, while the frying moves to another oil.

For the plant form of omega-3, use ground alsi (flaxseed) and walnuts; the body turns only a small part of it into the forms found in fish [@ods_omega3].

## What to leave behind

Industrial trans fat raises the risk of heart attack and has no known health benefit [@who_trans_fat]. Indian law now allows at most 2 per cent of it in oils and fats [@fssai_trans_fat_oils_2020]. Even so, pass over vanaspati, and puffs and rusks made with hydrogenated fat.

Oil that is heated again and again builds up unwanted compounds, and food businesses must discard it beyond a set limit [@fssai_frying_oil_2020]. At home, fry in a small kadhai. Use the strained rest in a sabzi within a day or two, and don’t fry in it again.`,
  cautions: [],
  seeDoctor: `- You have heart disease, diabetes or high LDL cholesterol: ask your doctor or dietitian how much ghee and coconut fits your plan.
- You haven’t had your blood fats tested for years, or heart attacks came early in your family: ask for a test.
- Pain in the upper right belly after fatty meals, or pale, oily stools: see a doctor.
- You have cut out nearly all fat, or feel afraid of it: talk to a dietitian. Too little fat isn’t healthy either.`,
}
