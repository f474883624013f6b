import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'before-you-buy',
    title: 'Before you buy the tub',
    summary:
      'What Indian guidelines say about protein powder, what the same money buys as food, and how to read a label.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'What the Indian guidelines say',
        explanation:
          'The Dietary Guidelines for Indians 2024 advise the public not to take protein supplements to build body mass. The reasons are plain. Food can cover your need. Powders may contain added sugar, sweeteners and flavours. Heavy use over long periods has risks, above all for kidneys and bones. Expert position statements for athletes allow more but still put food first. Both agree that powder adds nothing once your meals give enough protein. Children, teenagers, pregnant women and people with kidney or liver disease need professional advice before using any.',
        example:
          'A college student in Bhubaneswar reads that he needs a scoop twice a day. His mess already gives dal, egg curry, curd and chana. One more katori of dal and a second egg are all he needs.',
        tips: [
          'Add up the protein in one ordinary day before spending anything.',
          'Ask a dietitian if you think food alone can’t give you enough.',
          'Don’t give powders to children and teenagers.',
        ],
      },
      {
        title: 'What a scoop is worth as food',
        explanation:
          'A scoop of whey usually has 20 to 25 g of protein, and so does a good plate of food. It helps to think in plates. A plate also gives you fibre, iron, calcium and plain enjoyment. Powder has one real advantage: it’s convenient on a train or after late training. It has one real cost: you spend money that could buy fruit, nuts and milk. Sattu, hung curd, boiled eggs and roasted chana travel nearly as well.',
        example:
          'About the protein of one scoop: three eggs with a cup of milk; or 45 g soya chunks in a pulao; or 60 g sattu as a Bihari drink with a bowl of curd after it; or a palm of fish in a Malayali meen curry.',
        tips: [
          'Compare the price of 20 g of protein from eggs, soya and powder in your shop.',
          'Try sattu in water with lime and roasted cumin after your next session.',
          'Boil four eggs or roast a jar of chana on Sunday for busy evenings.',
        ],
      },
      {
        title: 'How to read the label',
        explanation:
          'If you do buy, look for the fourteen-digit FSSAI licence number, the full list of ingredients with amounts, the batch, the expiry date and an unbroken seal. Words such as proprietary blend hide the doses. Under Indian rules, health supplements must state that they’re not for medicinal use. A product that claims to treat a disease breaks them. Fake tubs of known brands are common, so prefer sellers named by the maker. If you can be tested as an athlete, ask for batch certification.',
        example:
          'Two tubs in a Nagpur shop: one lists whey, cocoa, lecithin and sweetener with grams, the other a matrix with forty herbs and no amounts. Leave the second one on the shelf, whatever the discount.',
        tips: [
          'Check the licence number on the FSSAI website or app.',
          'Return products with a broken seal or a changed date.',
          'Show the label to your doctor if you take any regular medicine.',
        ],
      },
    ],
    sources: ['icmr_guidelines_2024', 'issn_protein_2017', 'fssai_supplements_2022'],
  },
  {
    id: 'what-evidence-supports',
    title: 'What the evidence supports, and what it does not',
    summary: 'Which few supplements have good studies behind them, who should avoid them, and what else is sold.',
    difficulty: 'Advanced',
    concepts: [
      {
        title: 'Caffeine: useful, and not for everyone',
        explanation:
          'Caffeine is one of the few supplements that reliably help endurance. It helps strength a little less. The International Society of Sports Nutrition finds effects mostly at 3 to 6 mg per kilogram of body weight, about an hour before exercise. More causes trouble without any gain. The Indian guidelines limit adults to 300 mg a day, and that comes first. Caffeine disturbs sleep, raises the pulse and can cause anxiety. Avoid it in pregnancy, with heart rhythm problems, uncontrolled blood pressure or panic attacks.',
        example:
          'A filter coffee in Coimbatore may have about 100 mg in a 150 ml cup, a cup of chai 30 to 65 mg. For a person of 50 kg, one strong cup an hour before a morning race is a small dose. You don’t need a powder.',
        tips: [
          'Add up your cups first, since tea, coffee and energy drinks share one limit.',
          'Try caffeine in training, in the morning, before you ever use it in a race.',
          'Stay away from pure caffeine powder. One spoon can be deadly.',
        ],
      },
      {
        title: 'Creatine: the best studied of the powders',
        explanation:
          'Creatine monohydrate helps repeated short efforts. With training it adds some strength and lean mass. The International Society of Sports Nutrition considers it safe for healthy adults in recommended amounts. Vegetarians often have less of it stored to start with. It draws a little water into muscle, so you weigh more. It can also raise the creatinine in a blood test, so tell the laboratory and the doctor. Don’t take it without medical advice if you have kidney disease, take medicines that affect the kidneys, are pregnant or under eighteen. You don’t need it.',
        example:
          'A kabaddi player in Bhiwani who eats, sleeps and trains well may talk it over with the team’s doctor. A beginner who sleeps five hours has better things to change first.',
        tips: [
          'Get food, sleep and training right for three months before you consider it.',
          'Have a kidney function test with your doctor beforehand.',
          'Mention it whenever your blood is taken.',
        ],
      },
      {
        title: 'Fat burners, amino drinks and the doping trap',
        explanation:
          'Branched-chain amino acids add nothing if you eat enough protein. Test boosters and fat burners have weak or no evidence. Some have been linked with liver injury, stroke or hidden drugs. The International Olympic Committee warns that contamination can cost a career. Under anti-doping rules, athletes answer for whatever is found in their body. If you get palpitations, chest pain, yellow eyes, dark urine or a severe headache after any product, stop it. See a doctor the same day, with the packet in your hand.',
        example:
          'Before the state meet in Guwahati, a boxer leaves out the new pre-workout drink, which names no amounts. He has poha, an egg and his usual tea. He checks a cold syrup with the team doctor too.',
        tips: [
          'Clear out every product you can’t explain in one sentence.',
          'Check medicines and supplements against the current prohibited list before competing.',
          'Photograph the label and batch of anything you still take.',
        ],
      },
    ],
    sources: ['issn_caffeine_2021', 'issn_creatine_2017', 'ioc_supplements_2018', 'icmr_guidelines_2024'],
  },
]
