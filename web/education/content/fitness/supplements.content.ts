import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'before-you-buy',
    title: 'Before you buy the tub',
    summary:
      'You will know what Indian guidance says about protein powders, what the same money buys as food, and how to read a label.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'What the Indian guidelines say',
        explanation:
          'The Dietary Guidelines for Indians 2024 advise the public to avoid protein supplements for building body mass. Their reasons are plain: food can cover the need, the powders may hold added sugar, sweeteners and flavours, and heavy use over long periods carries risks, in particular for kidneys and bone. Position stands for athletes are more permissive and still put food first. Both views agree that powder adds nothing once the day’s meals bring enough protein. Children, teenagers, pregnant women and people with kidney or liver disease need professional advice before touching any of it.',
        example:
          'A college student in Bhubaneswar reads that he needs a scoop twice a day. His mess already gives dal, egg curry, curd and chana; one more katori of dal and a second egg close the gap.',
        tips: [
          'Add up the protein in one ordinary day before spending anything.',
          'Ask a dietitian if you believe that food cannot reach your aim.',
          'Keep powders away from children and teenagers.',
        ],
      },
      {
        title: 'What a scoop is worth in the kitchen',
        explanation:
          'A scoop of whey usually supplies 20 to 25 g of protein, and so does a fair plate. Thinking in plates is useful: it shows the fibre, iron, calcium and plain enjoyment that come along. Powder has one honest advantage, which is convenience on a train or after late training, and one honest cost, which is money taken from fruit, nuts and milk. Sattu, hung curd, boiled eggs and roasted chana travel nearly as well.',
        example:
          'About the protein of one scoop: three eggs with a cup of milk; or 45 g soya chunks in a pulao; or 60 g sattu as a Bihari drink with a bowl of curd after it; or a palm of fish in a Malayali meen curry.',
        tips: [
          'Compare the price of 20 g of protein from eggs, soya and powder in your shop.',
          'Try sattu in water with lime and roasted cumin after your next session.',
          'Boil four eggs or roast a jar of chana on Sunday for busy evenings.',
        ],
      },
      {
        title: 'Reading the label like a sceptic',
        explanation:
          'If you do buy, look for the FSSAI licence number of fourteen digits, the full list of ingredients with amounts, the batch, the expiry date and a seal that is whole. Words such as proprietary blend hide the doses. Indian rules require health supplements to state that they are not for medicinal use; anything that claims to treat a disease breaks them. Fake tubs of known brands are common, so prefer sellers named by the maker. Athletes who can be tested should ask for batch certification.',
        example:
          'Two tubs in a Nagpur shop: one lists whey, cocoa, lecithin and sweetener with grams; the other a matrix with forty herbs and no amounts. The second stays on the shelf, whatever the discount.',
        tips: [
          'Check the licence number on the FSSAI website or app.',
          'Return products with a broken seal or a changed date.',
          'Show the label to your doctor if you take any regular medicine.',
        ],
      },
    ],
    sources: [SOURCES.icmr_guidelines_2024, SOURCES.issn_protein_2017, SOURCES.fssai_supplements_2022],
  },
  {
    id: 'what-evidence-supports',
    title: 'What the evidence supports, and what it does not',
    summary:
      'You will know which few supplements have good studies behind them, who should avoid them and what else is sold.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Caffeine: useful, and not for everyone',
        explanation:
          'Caffeine is among the few aids that reliably help endurance and, to a lesser degree, strength. The International Society of Sports Nutrition finds effects mostly at 3 to 6 mg per kilogram of body weight, taken about an hour before, and warns that more brings trouble without gain. The Indian guidelines name 300 mg a day as a limit for adults, and that comes first. It disturbs sleep, raises the pulse and can provoke anxiety. Pregnancy, heart rhythm problems, uncontrolled blood pressure and panic attacks are reasons to leave it.',
        example:
          'A filter coffee in Coimbatore may hold about 100 mg in a 150 ml cup, a cup of chai 30 to 65 mg. One strong cup an hour before a morning race is a modest dose for a person of 50 kg, with no powder near it.',
        tips: [
          'Add up your cups first, since tea, coffee and energy drinks share one limit.',
          'Try caffeine in training, in the morning, before ever using it in a race.',
          'Stay away from pure caffeine powder, where one spoon can be deadly.',
        ],
      },
      {
        title: 'Creatine: the best studied of the powders',
        explanation:
          'Creatine monohydrate helps repeated short efforts and, with training, adds some strength and lean mass; the International Society of Sports Nutrition considers it safe for healthy adults in recommended amounts. Vegetarians often start from lower stores. It draws a little water into muscle, so the scale rises. It can also raise the creatinine in a blood test, so tell the laboratory and the doctor. People with kidney disease, those on medicines that affect the kidneys, pregnant women and those under eighteen should not take it without medical advice. It remains optional.',
        example:
          'A kabaddi player in Bhiwani whose meals, sleep and training are in order may talk it over with the team’s doctor. A beginner who sleeps five hours has better things to change first.',
        tips: [
          'Settle food, sleep and training for three months before you consider it.',
          'Have a kidney function test with your doctor beforehand.',
          'Mention it whenever blood is taken.',
        ],
      },
      {
        title: 'Fat burners, amino drinks and the doping trap',
        explanation:
          'Branched-chain amino acids add nothing to a diet with enough protein. Test boosters and fat burners have weak or no evidence, and some have been linked with liver injury, stroke or hidden drugs. The International Olympic Committee warns that contamination can cost a career: under anti-doping rules an athlete answers for whatever is found in the body. Palpitations, chest pain, yellow eyes, dark urine or a severe headache after any product are reasons to stop it and to see a doctor the same day, packet in hand.',
        example:
          'Before the state meet in Guwahati, a boxer leaves out the new pre-workout drink, which names no amounts, and has poha, an egg and his usual tea. He checks a cold syrup with the team doctor too.',
        tips: [
          'Remove from your shelf everything whose purpose you cannot state in one sentence.',
          'Check medicines and supplements against the current prohibited list before competing.',
          'Photograph the label and batch of anything you still take.',
        ],
      },
    ],
    sources: [
      SOURCES.issn_caffeine_2021,
      SOURCES.issn_creatine_2017,
      SOURCES.ioc_supplements_2018,
      SOURCES.icmr_guidelines_2024,
    ],
  },
]
