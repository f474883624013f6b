import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'eating-with-pcos',
    title: 'Eating with PCOS, without a list of forbidden food',
    summary: 'What the evidence says about diets for PCOS, and how to plan meals and movement.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'No single diet is better than the others',
        explanation:
          'PCOS is polycystic ovary syndrome. The international guideline of 2023 looked at low-carbohydrate, low-glycaemic, high-protein and other diets. It found that no one diet is better than the rest. Any healthy way of eating that you can stay with, and that suits your culture and budget, is a good one. So milk, wheat, rice and fruit aren’t forbidden because of PCOS. Very strict plans raise the risk of disordered eating, which is already more common with PCOS. Women of every size have PCOS. Steady habits help whether or not your weight changes.',
        example:
          'A Malayali student has her appam with egg roast, rice with fish moily and thoran, and evening pazham. A Punjabi one has her dal, roti, sabzi and dahi. Each can add a vegetable and a protein food to every meal, and neither gives up her own food.',
        tips: [
          'Write down three dishes from home that you’ll certainly go on eating.',
          'Drop one rule that you follow only because of a video.',
          'Add a vegetable to the meal that has none.',
        ],
      },
      {
        title: 'Meals that need less insulin',
        explanation:
          'In many women with PCOS, the body responds poorly to insulin and makes more of it. That pushes the ovaries to make more testosterone. A slowly digested meal is easier to handle. Eat starch with protein, vegetables and a little fat. Choose whole grains and pulses often. Drink water, not sweet drinks, and eat at regular times. The same plate helps prevent diabetes, and PCOS raises that risk. Ask for a glucose test when you’re diagnosed and again every one to three years.',
        example:
          'Breakfast in Hyderabad: two pesarattu with ginger chutney and curd rather than four idlis and a sweet coffee. Lunch in Kolhapur: one bhakri, matki usal, leafy bhaji, dahi. At five, a guava with peanuts.',
        tips: [
          'Eat a protein food with the starch at breakfast every day this week.',
          'Swap one sweet chai for one without sugar.',
          'Ask your doctor when your glucose should next be tested.',
        ],
      },
      {
        title: 'Movement helps even if your weight doesn’t change',
        explanation:
          'For a day or more after exercise, muscles take up glucose with less insulin. The guideline advises 150 to 300 minutes of moderate or 75 to 150 minutes of vigorous activity a week. Also strengthen your muscles on two days that aren’t back to back. Any kind will do. No one exercise has proved best. Sit less too. Choose what you enjoy and can do in your clothes, with your neighbours, in your monsoon: dance, skipping, stairs, cycling to class.',
        example:
          'Three evenings of bhangra with friends in Chandigarh, two short sessions with bands at home, and a walk to the second bus stop. In Aizawl the steps between house and market are a workout of their own.',
        tips: [
          'Put two strength sessions of fifteen minutes into the calendar.',
          'Stand up and walk for three minutes after every hour of study.',
          'Count dance, housework at a brisk pace and stairs as movement.',
        ],
      },
    ],
    sources: ['pcos_2023', 'who_pcos_facts'],
  },
  {
    id: 'weight-claims-and-care',
    title: 'Weight, supplements and the care to ask for',
    summary: 'What a small weight change can do, how to judge PCOS products, and when to see a doctor.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'A small change and fair expectations',
        explanation:
          'If your weight is above the healthy range, losing even a small part can help your cycles, glucose and mood, though not for everyone. Not gaining more is a goal too. Hormones and insulin make losing harder, and shame makes it harder still. The guideline asks professionals not to blame you. A gap of 300 to 500 kcal a day, with enough protein, is plenty. Never eat below 1,200 kcal in a whole day. If you’re lean, dieting won’t treat PCOS. No food or weight removes the condition, but you can manage it well over many years.',
        example:
          'For a woman of 72 kg in Jaipur, 4 kg over half a year would be a good goal: bajra roti with less ghee, kadhi made from toned curd, a bowl of salad first, and evening chaat twice a week instead of daily.',
        tips: [
          'Choose one goal that is not weight, such as energy or regular meals.',
          'Ask to be weighed with your back to the scale if numbers upset you.',
          'Talk to a professional if you binge, vomit or skip food for whole days.',
        ],
      },
      {
        title: 'Powders, teas and inositol',
        explanation:
          'Shops sell many things for PCOS: seed cycling, spearmint tea, cinnamon, gummies, slimming teas. For most there is little evidence. Inositol has been studied more. The guideline says you may try it if you wish. It helps symptoms only a little and does little harm. Metformin does more for several of them. Don’t stop prescribed medicine for it. Herbs can interact with contraceptives or be unsafe in early pregnancy. Biotin, popular for hair, can disturb thyroid and other blood tests.',
        example:
          'A basket in a Bengaluru chemist’s shop has PCOS gummies and hair vitamins. The same money buys a month of guavas, peanuts and curd. If she wishes to try inositol, she asks her gynaecologist first.',
        tips: [
          'Show every supplement to your doctor, including teas and gummies.',
          'Stop biotin before blood tests as your laboratory advises.',
          'Check what a claim is based on before you order.',
        ],
      },
      {
        title: 'Which care to ask for',
        explanation:
          'A doctor diagnoses PCOS from your cycles, signs of male hormones, and blood tests or ultrasound, after ruling out other causes. Go if your periods stop for more than 90 days, because the lining of the womb then needs protection. Go if bleeding is very heavy. Also ask for help with low mood, anxiety, loud snoring with daytime sleepiness, acne and unwanted hair. Plan a pregnancy with your doctor. Medicines may need to change, and many women with PCOS conceive. Sudden strong belly pain, or thoughts of harming yourself, need help today.',
        example:
          'A page for your first visit in Shillong: dates of your last six periods, weight over the past years, medicines and supplements, diabetes in the family, and three questions in order of importance. Take a friend along.',
        tips: [
          'Mark the first day of each period in a calendar from now on.',
          'Ask for blood pressure, glucose and lipids to be checked.',
          'Call Tele-MANAS on 14416 if your mood worries you, free and at any hour.',
        ],
      },
    ],
    sources: ['pcos_2023', 'who_pcos_facts'],
  },
]
