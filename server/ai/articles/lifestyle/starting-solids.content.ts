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
      title: 'Starting solids at six months: texture, iron and safe first foods',
      summary:
        'When a baby is ready for food beside milk, how thick it should be, which foods bring iron, what has to wait, and a first week of small meals.',
      opening: `On the day of the annaprashan everyone wants to feed the baby a spoon of kheer, and the baby wants the necklace. The ceremony marks something real: around the middle of the first year, milk alone stops being enough.

What follows is less festive and lasts longer. For some months, a person who has never chewed learns to. The family’s part is to offer soft, thick, varied food, to keep it safe, and to stop when the small mouth closes.`,
      example: `## The first week, in a home in Guwahati

- **Days one and two:** once a day, two spoons of well-cooked rice and moong dal, mashed thick with a few drops of ghee.
- **Days three and four:** the same mash with pumpkin.
- **Days five and six:** ripe banana in the morning, mashed with a fork; dal and rice at noon.
- **Day seven:** a little fish, cooked through and searched twice for bones, mashed into the rice. In a vegetarian home it’s thick masoor dal.

Milk feeds go on as before. One day she eats five spoons, the next day none, and both belong to a normal week.`,
      closing: `Set aside a small katori and a soft spoon for the child, and let her sit with the family when it eats. If you’re unsure whether she gets enough, the growth chart tells you more than an emptied bowl. Take it to the next vaccination, along with your questions about iron and vitamin D drops.`,
    },
    casual: {
      title: 'Baby’s first solids: what to mash, and what can wait',
      summary:
        'Six months old and staring at your plate? How thick the mash should be, what to start with, how often, and the foods that have to wait.',
      opening: `Your baby has started watching you eat. Every bite, from plate to mouth, like a tiny auditor. Meanwhile your mother-in-law says dal water, the neighbour says packet cereal, and the internet says avocado.

What you need is a fork, a pan and the food your family eats anyway, taken out before the salt and chilli go in. Most of it will land on the bib for a while. That’s practice, and so is the face she makes.`,
      example: `## Day ten, in a Chennai flat

**Morning.** Milk first. Then ragi porridge, thick enough to stay on the spoon, with mashed banana. She eats four spoons and wears two.

**Noon.** Idli from your plate, crumbled and softened with thick dal. She loves it. On Monday she hated it.

**Evening.** Carrot, steamed till it squashes between your fingers. One lick, and the look of a person betrayed. Off it goes. It’ll be back on Thursday.

**In between, and at night.** Milk, as always.

**Under the chair.** A newspaper. Easily the best idea you’ve had this week.`,
      closing: `Thick, soft, something new every few days, and no wrestling at the spoon. When she turns her head away, the meal’s over, even with half a katori left. Yes, that includes the last bite for Nani. Eat it yourself, it’s good mash, and put the bib in the bucket.`,
    },
    motivational: {
      title: 'From first spoon to family food: starting solids step by step',
      summary:
        'Half a year in small steps: mash, lumps, finger food, a plate with the family. What to offer at each, and how to stay calm when most of it comes back.',
      opening: `Nobody remembers learning to chew, yet each of us did it, one surprised mouthful after another. Now it’s your child’s turn, and you get to watch.

Think of the coming months as a staircase with low steps: a spoon of mash, then a lump, later a piece held in the fist, and one day a small plate beside yours. You can take your time on each. A day when the spoon is refused is a landing, and landings are for resting.`,
      example: `## Four steps with the Kulkarnis in Nashik

1. **Six months:** varan bhaat, mashed thick with a little ghee, first once a day and then twice.
2. **Seven months:** a third meal and a new food every few days: pumpkin, palak, curd with chikoo, firmly cooked egg.
3. **Eight to nine months:** lumps. Khichdi pressed with a fork, and soft papaya for the fist.
4. **Twelve months:** what the family eats, in small soft pieces. Chilli and most of the salt are added at the table.

Baba keeps a sheet on the fridge with each new food and a drawing of the face that came with it. There are twenty-two faces by now.`,
      closing: `Which step are you on today? Stay there as long as your child needs. Offer a refused food again in a few days, without a speech. It takes a quiet sort of courage to offer and let her decide, and you get better at it with every spoon. So does she.`,
    },
  },
  body: `## When, and beside what

Breast milk is all that a baby needs until about six months, and it goes on until two years or longer [@iap_feeding_2016]. From six months it no longer covers iron and energy [@iap_feeding_2016]. Your baby is ready when she sits with support, holds her head steady and reaches for food. If she was born early, is ill or grows slowly, plan the start with the paediatrician.

Begin with a few spoons. Give each new food for two or three days before the next one comes.

## Thick, soft and often

- **Texture:** a mash that stays on the spoon. Dal water and thin soup fill the stomach but feed the baby little. Lumps come by eight or nine months, family food at a year [@iap_feeding_2016].
- **How often:** two to three meals a day from six to eight months; three to four from nine months, with one or two snacks if she is hungry [@iap_feeding_2016].
- **Iron and protein:** from the beginning, use egg, fish, chicken, dal or curd as well as the grain [@who_complementary_2023]. Lime or tomato in the dal helps the body take up iron from plants [@ods_iron].
- **Energy:** a little ghee, oil or smooth groundnut paste in the mash.

Babies are likely to accept a vegetable better once they have tasted it about 8 to 10 times or more [@spill_2019].

## What has to wait

No honey before the first birthday, because it can carry spores that cause infant botulism [@nhs_weaning]. In the first year leave out added salt and sugar, tea, juice and biscuits dipped in tea. Indian guidelines want no sugar in the food of children under two [@icmr_nin_2024]. You can cook with cow or buffalo milk, but it isn’t the main drink before twelve months [@nhs_weaning].

Whole nuts, whole grapes, popcorn and hard raw carrot can block a small airway [@nhs_weaning]. Grind, cut lengthwise or steam them. Feed her sitting up and awake, with an adult beside her, and ask your health worker to teach you first aid for choking.

## Clean and fresh

Wash your hands and hers with soap, boil the water, and use a cup for drinks. Cook egg, fish and meat through, and let nothing cooked stand for more than 2 hours [@who_five_keys]. With loose motions go on feeding and give oral rehydration salts, which replace water and salts [@who_diarrhoea].`,
  cautions: ['children'],
  seeDoctor: `- Blood in the stool, repeated vomiting, dry nappies, sunken eyes, fever in a young baby, or a child who is limp or won’t feed: go at once.
- Swelling of the lips or face, or trouble breathing after a new food: call 112. For a rash or vomiting after it, see the doctor before you offer it again.
- She chokes and can’t cry or breathe: call 112 and begin the first aid you have learnt.
- She refuses all solid food for weeks, can’t manage any lumps, or moves down across the lines of the growth chart: see the paediatrician.
- She has severe eczema or a known food allergy: ask before the first egg or groundnut.`,
}
