import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'eating-with-pcos',
    title: 'Eating well with PCOS, without a list of forbidden food',
    summary: 'You will know what the evidence says about diets for PCOS and how to build meals and movement around it.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'No single diet is better than the others',
        explanation:
          'The international guideline of 2023 looked at low-carbohydrate, low-glycaemic, high-protein and other diets and found no one pattern superior for polycystic ovary syndrome. Any healthy way of eating that you can keep, and that suits your culture and purse, is a good one. That is freeing: milk, wheat, rice and fruit are not forbidden because of PCOS. Very restrictive plans raise the risk of disordered eating, which is already more common here. Women of every size have PCOS, and steady habits help with and without weight change.',
        example:
          'A Malayali student may keep her appam with egg roast, rice with fish moily and thoran, and evening pazham; a Punjabi one her dal, roti, sabzi and dahi. Each can add a vegetable and a protein food to every meal, and neither gives up her kitchen.',
        tips: [
          'Write down three dishes from home that you will certainly keep.',
          'Drop one rule that you follow only because of a video.',
          'Add a vegetable to the meal that has none.',
        ],
      },
      {
        title: 'Meals that ask for less insulin',
        explanation:
          'In many women with PCOS the body answers poorly to insulin and makes more of it, which in turn encourages the ovaries to make more testosterone. A meal that arrives slowly is easier to handle. Pair starch with protein, vegetables and a little fat; choose whole grains and pulses often; drink water in place of sweet drinks; and keep meals regular. It is the same plate that is advised for preventing diabetes, to which PCOS raises the risk. Ask for a glucose test when diagnosed and again every one to three years.',
        example:
          'Breakfast in Hyderabad: two pesarattu with ginger chutney and curd rather than four idlis and a sweet coffee. Lunch in Kolhapur: one bhakri, matki usal, leafy bhaji, dahi. At five, a guava with peanuts.',
        tips: [
          'Put a protein food beside the starch at breakfast every day this week.',
          'Swap one sweet chai for one without sugar.',
          'Ask your doctor when your glucose should next be tested.',
        ],
      },
      {
        title: 'Movement helps even if the scale is still',
        explanation:
          'Exercise makes muscle take up glucose with less insulin for a day or more. The guideline advises 150 to 300 minutes of moderate or 75 to 150 minutes of vigorous activity a week, and strengthening the muscles on two days that do not follow each other. Any kind will do, for no exercise has proved best. Sitting less is part of it. Choose what you enjoy and can do in your clothes, with your neighbours, in your monsoon: dance, skipping, stairs, cycling to class.',
        example:
          'Three evenings of bhangra with friends in Chandigarh, two short sessions with bands at home, and a walk to the second bus stop. In Aizawl the steps between house and market are a workout of their own.',
        tips: [
          'Put two strength sessions of fifteen minutes into the calendar.',
          'Stand up and walk for three minutes after every hour of study.',
          'Count dance, housework at a brisk pace and stairs as movement.',
        ],
      },
    ],
    sources: [SOURCES.pcos_2023, SOURCES.who_pcos_facts],
  },
  {
    id: 'weight-claims-and-care',
    title: 'Weight, supplements and the care you can ask for',
    summary: 'You will know what modest weight change can do, how to judge PCOS products and when to see a doctor.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Modest change, fair expectations',
        explanation:
          'Where weight is above the healthy range, losing even a small part of it can help cycles, glucose and mood, though not in everybody. Preventing further gain is a goal in its own right. Hormones and insulin make losing harder, and shame makes it harder still; the guideline asks professionals to avoid blame. A gap of 300 to 500 kcal a day with enough protein is ample, and the whole day never falls below 1,200 kcal. If you are lean, dieting will not treat PCOS. No food or weight removes the condition, which can be managed well over many years.',
        example:
          'For a woman of 72 kg in Jaipur, 4 kg over half a year would be a fair aim: bajra roti with less ghee, kadhi made from toned curd, a bowl of salad first, and evening chaat twice a week instead of daily.',
        tips: [
          'Choose one goal that is not weight, such as energy or regular meals.',
          'Ask to be weighed with your back to the scale if numbers upset you.',
          'Talk to a professional if you binge, vomit or skip food for whole days.',
        ],
      },
      {
        title: 'Powders, teas and inositol',
        explanation:
          'Shops offer much against PCOS: seed cycling, spearmint tea, cinnamon, gummies, slimming teas. Evidence for most is thin. Inositol has been studied more; the guideline says it may be considered by personal choice, with limited benefit on clinical signs and little harm, and that metformin does more for several of them. It is not a reason to leave prescribed medicine. Herbs can interact with contraceptives or be unsafe in early pregnancy. Biotin, popular for hair, can disturb thyroid and other blood tests.',
        example:
          'A basket in a Bengaluru chemist’s shop holds PCOS gummies and hair vitamins. The same money buys a month of guavas, peanuts and curd. If she wishes to try inositol, she asks her gynaecologist first.',
        tips: [
          'Show every supplement to your doctor, including teas and gummies.',
          'Stop biotin before blood tests as your laboratory advises.',
          'Check what a claim is based on before you order.',
        ],
      },
      {
        title: 'Which care to ask for',
        explanation:
          'PCOS is diagnosed by a doctor from cycles, signs of male hormones and blood tests or ultrasound, after other causes are excluded. Go if periods stay away for more than 90 days, since the lining of the womb then needs protection, or if bleeding is very heavy. Ask also for help with low mood, anxiety, loud snoring with daytime sleepiness, acne and unwanted hair. Plan a pregnancy with your doctor; medicines may need to change, and many women with PCOS conceive. Sudden strong belly pain, or thoughts of harming yourself, need help today.',
        example:
          'A page for the first visit in Shillong: dates of the last six periods, weight over the past years, medicines and supplements, family diabetes, three questions in order of importance, and a friend to come along.',
        tips: [
          'Mark the first day of each period in a calendar from now on.',
          'Ask for blood pressure, glucose and lipids to be checked.',
          'Call Tele-MANAS on 14416 if your mood worries you, free and at any hour.',
        ],
      },
    ],
    sources: [SOURCES.pcos_2023, SOURCES.who_pcos_facts],
  },
]
