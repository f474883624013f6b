import type { LibraryArticle } from '../library-article.ts'

export const STARTING_SOLIDS: LibraryArticle = {
  id: 'starting-solids',
  category: 'lifestyle',
  name: 'starting solids',
  names: [
    'starting solids',
    'solid food baby',
    'baby food',
    'baby first food',
    '6 month baby food',
    'weaning',
    'weaning food',
    'baby led weaning',
    'complementary feeding',
    'complementary food',
    'infant feeding',
    'infant food',
    'annaprashan',
    'annaprashana',
    'mukhe bhaat',
    'choroonu',
    'bachche ka pehla khana',
    'shishu aahar',
    'शिशु आहार',
    'अन्नप्राशन',
    'ਬੱਚੇ ਦਾ ਪਹਿਲਾ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'First foods at six months: a four-week chart, and what has to wait',
      summary:
        'When a baby is ready for food as well as milk, a food chart for the first four weeks, which foods bring iron, and what has to wait.',
      opening: `On the day of the annaprashan everyone wants to feed the baby a spoon of kheer, and the baby wants the necklace. The ceremony marks something real: around the middle of the first year, milk alone stops being enough.

What follows is less festive and lasts longer. For some months, a person who has never chewed learns to. The family’s part is to offer soft, thick, varied food, to keep it safe, and to stop when the small mouth closes.`,
      example: `## The first week, in a home in Guwahati

- **Days one and two:** once a day, two spoons of well-cooked rice and moong dal, mashed thick with a few drops of ghee.
- **Days three and four:** the same mash with pumpkin.
- **Days five and six:** ripe banana in the morning, mashed with a fork; dal and rice at noon.
- **Day seven:** nothing new, only the rice, dal and pumpkin. The fish, cooked through and searched twice for bones, waits for the third week.

Milk feeds go on as before. One day she eats five spoons, the next day none, and both belong to a normal week.`,
      closing: `Set aside a small katori and a soft spoon for the child, and let her sit with the family when it eats. If you’re unsure whether she gets enough, the growth chart tells you more than an emptied bowl. Take it to the next vaccination, along with your questions about iron and vitamin D drops.`,
    },
    casual: {
      title: 'Baby’s first foods at six months: what to mash, and what can wait',
      summary:
        'Six months old and staring at your plate? A four-week chart of first foods, how thick and how much, and the foods that have to wait.',
      opening: `Your baby has started watching you eat. Every bite, from plate to mouth, like a tiny auditor. Meanwhile your mother-in-law says dal water, the neighbour says packet cereal, and the internet says avocado.

What you need is a fork, a pan and the food your family eats anyway, taken out before the salt and chilli go in. Most of it will land on the bib for a while. That’s practice, and so is the face she makes.`,
      example: `## Day ten, in a Chennai flat

**Morning.** Milk first. Then ragi porridge, thick enough to stay on the spoon, with mashed banana. She eats four spoons and wears two.

**Noon.** Idli from a little batter kept back before the salt, crumbled into thick dal. She loves it. On Monday she hated it.

**Evening.** Carrot, steamed till it squashes between your fingers. One lick, and the look of a person betrayed. Off it goes. It’ll be back on Thursday.

**In between, and at night.** Milk, as always.

**Under the chair.** A newspaper. Easily the best idea you’ve had this week.`,
      closing: `Thick, soft, something new every few days, and no wrestling at the spoon. When she turns her head away, the meal’s over, even with half a katori left. Yes, that includes the last bite for Nani. Eat it yourself, it’s good mash, and put the bib in the bucket.`,
    },
    motivational: {
      title: 'Your baby’s first foods from six months: a chart, spoon by spoon',
      summary:
        'Half a year in small steps, with a chart of first foods for month six: what to offer, how much, and how to stay calm when most of it comes back.',
      opening: `Nobody remembers learning to chew. Now it’s your child’s turn, and you get to watch.

Think of the coming months as a staircase with low steps: a spoon of mash, then a lump, later a piece held in the fist, and one day a small plate beside yours. A day when the spoon is refused is a landing, and landings are for resting.`,
      example: `## Four steps with the Kulkarnis in Nashik

1. **Six months:** varan bhaat, taken out before the salt, mashed thick with a little ghee. Two spoons once a day become half a katori twice a day. Banana, pumpkin, nachni, curd and firmly cooked egg follow.
2. **Seven months:** a third meal and a new food every few days: palak, chikoo, masoor, a little fish.
3. **Eight to nine months:** lumps. Khichdi pressed with a fork, and soft papaya for the fist.
4. **Twelve months:** what the family eats, in small soft pieces. Chilli and most of the salt are added at the table.

Baba keeps a sheet on the fridge with each new food and a drawing of the face that came with it. There are twenty-two faces by now.`,
      closing: `Which step are you on today? Stay there as long as your child needs. Offer a refused food again in a few days, without a speech. It takes a quiet sort of courage to offer and let her decide, and you get better at it with every spoon. So does she.`,
    },
  },
  body: `## When to begin

Breast milk is all that a baby needs until about six months. After that it no longer covers iron and energy, but it goes on until two years or longer [@iap_feeding_2016]. Your baby is ready when she sits with support, holds her head steady and reaches for food. If she was born early, is ill or grows slowly, plan the start with the paediatrician.

## A chart for month six

| Week | Thick, soft first foods | How much |
|---|---|---|
| 1 | rice with moong or masoor dal; ripe banana | two or three spoons, once a day |
| 2 | egg, white and yolk, cooked firm; ragi porridge; pumpkin | three or four spoons, twice a day |
| 3 | plain curd; steamed carrot; fish, every bone removed | a quarter katori, twice a day |
| 4 | khichdi with palak; steamed apple; chicken, boned, ground fine | up to half a katori, two or three times |

One new food at a time, for two or three days. Offer it in the morning, so that you can watch her. Milk feeds go on, and her appetite decides how much.

## Thick, often and with iron

- **Texture:** a mash that stays on the spoon. Dal water and thin soup fill the stomach but feed the baby little. Lumps come by eight or nine months, family food at a year [@iap_feeding_2016].
- **How often:** two to three meals a day up to eight months; from nine months three to four, of about half a 250 ml cup, with a snack or two if she is hungry [@iap_feeding_2016]. A baby who isn’t breastfed needs a meal or two more: ask the paediatrician.
- **Iron and protein:** from the first weeks, give egg, fish, chicken, dal or curd as well as the grain [@who_complementary_2023]. Lime or tomato in the dal helps the body take up iron from plants [@ods_iron]. Ask at the vaccination about vitamin D and the iron drops of the national programme.
- **Energy:** a little ghee, oil or smooth groundnut paste in the mash.

Babies often like a vegetable better after about 8 to 10 tastes or more [@spill_2019].

## What has to wait

No honey before the first birthday, because it can carry spores that cause infant botulism [@nhs_weaning]. In the first year leave out added salt and sugar, tea, juice and biscuits dipped in tea. Indian guidelines advise against sugar in the food of children under two [@icmr_nin_2024]. You can cook with cow or buffalo milk, but it isn’t the main drink before twelve months [@nhs_weaning].

Whole nuts, whole grapes, popcorn and hard raw carrot can block a small airway [@nhs_weaning]. Grind, cut lengthwise or steam them. Feed her sitting up and awake, with an adult beside her, and ask your health worker to teach you first aid for choking.

## Clean and fresh

Wash your hands and hers with soap, boil the water, and use a cup for drinks. Cook egg, fish and meat through, and let nothing cooked stand for more than 2 hours [@who_five_keys]. With loose motions go on feeding and give oral rehydration salts [@who_diarrhoea].`,
  cautions: ['children'],
  seeDoctor: `- Blood in the stool, repeated vomiting, dry nappies, sunken eyes, fever in a young baby, or a child who is limp or won’t feed: go at once.
- Swelling of the lips or face, or trouble breathing after a new food: call 112. For a rash or vomiting after it, see the doctor before you offer it again.
- She chokes and can’t cry or breathe: begin the first aid you have learnt, and let another person call 112.
- She refuses all solid food for weeks, can’t manage any lumps, or moves down across the lines of the growth chart: see the paediatrician.
- She has severe eczema or a known food allergy: ask before the first egg or groundnut.`,
}
