import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'the-meal-before',
    title: 'What to eat before you exercise',
    summary: 'What to eat before training, how long before, and how much to drink.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'The bigger the meal, the earlier you eat',
        explanation:
          'Food needs to leave your stomach before you can run, lift or play comfortably. A full lunch needs about three hours, a light plate one to two. A few bites are fine half an hour before. The American College of Sports Medicine says much the same: eat your main carbohydrate meal one to four hours before. The closer it is to exercise, the smaller it should be. If you often feel heavy or get a pain in your side, eat earlier before you change what you eat.',
        example:
          'You play badminton at six in the evening in Ludhiana. Eat lunch at two with rajma, a katori of rice and salad, then one banana at half past five. Parathas at half past four would still be in your stomach when you serve.',
        tips: [
          'Write down when you ate and how you felt for your next three sessions.',
          'Leave about three hours between a full thali and hard training.',
          'Halve the plate if you can only eat one hour before.',
        ],
      },
      {
        title: 'Eat mostly starch, cooked simply',
        explanation:
          'Working muscles use stored starch first. So before exercise, eat mostly rice, roti, idli, poha or fruit, with a little protein. Fat and coarse fibre slow your stomach down. They’re fine at other meals, but before exercise they can sit like a stone. Spicy gravies can come back up when you bend or jump. You don’t need special food for this. It’s the plainer version of what your kitchen already makes.',
        example:
          'In Chennai, three idlis with a little sambar two hours before the gym work better than a ghee roast with coconut chutney. In Pune, a plate of poha with peas does the same job. Save the fried sev for a rest day.',
        tips: [
          'Choose steamed, boiled or dry-roasted food for the meal before training.',
          'Leave fried snacks, cream gravies and very hot chillies for another meal.',
          'Test any new food before an ordinary session, never before a match.',
        ],
      },
      {
        title: 'Drink before you arrive',
        explanation:
          'A litre of water at the gym gate fills your bladder more than your body. Water you drink two to four hours before has time to be absorbed, and the rest to be passed. Sports medicine guidance suggests roughly 5 to 10 ml for each kilogram of body weight in that time. For a person of 60 kg that is one and a half to three glasses. Pale yellow urine before you start is a good sign. If your doctor has told you to limit fluids for your heart or kidneys, keep to that limit.',
        example:
          'A Kolkata footballer with a five o’clock match drinks a glass of water with lunch at two, another at three, and a few mouthfuls while lacing up. In May he adds a glass of lightly salted ghol, the Bengali buttermilk.',
        tips: [
          'Drink a glass with the meal before training and one more an hour later.',
          'Look at the colour of your urine before you set out.',
          'Carry a bottle and sip during training, so you don’t have to catch up.',
        ],
      },
    ],
    sources: ['acsm_nutrition_2016', 'acsm_fluid_2007'],
  },
  {
    id: 'before-breakfast',
    title: 'Exercising before breakfast',
    summary: 'When an empty stomach is fine, what to eat when it isn’t, and who should always eat first.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Short, easy sessions can run on last night’s dinner',
        explanation:
          'After a night’s sleep your liver has less stored glucose, but your muscles still have most of theirs. If dinner was a proper meal, you can walk, do yoga or jog easily for up to an hour. Exercising before food does burn a larger share of fat in that hour. Over weeks it has not been shown to remove more body fat than the same training after food. So choose what feels comfortable, not what someone promises.',
        example:
          'You walk by the river in Guwahati for forty minutes at half past five. Dinner was rice, masor tenga and greens. A glass of water when you get up and breakfast at seven are all you need.',
        tips: [
          'Eat a dinner with rice or roti the evening before an early session.',
          'Drink a glass of water as soon as you get up.',
          'Keep sessions before food easy enough to hold a conversation.',
        ],
      },
      {
        title: 'A few bites before hard mornings',
        explanation:
          'Intervals, heavy lifting and anything beyond an hour need fuel that is ready at once. Eat something small, sweet or starchy, with almost no fat, fifteen to thirty minutes before. About as much as one banana is enough. It’s not breakfast. If solid food turns your stomach at dawn, take a few sips of something sweet. Many people get used to a little more within two weeks. Have your usual breakfast afterwards.',
        example:
          'Before squats at six in Jaipur: two soft dates and half a banana. If you don’t like chewing so early, drink half a glass of milk with a spoon of sugar instead.',
        tips: [
          'Put a banana or two dates next to your shoes the night before.',
          'Begin with half the amount if you feel sick in the morning.',
          'Try one hard session with these bites and one without, and compare.',
        ],
      },
      {
        title: 'When to eat first',
        explanation:
          'Insulin and tablets such as glimepiride or gliclazide can lower your blood sugar too far if you exercise before eating. If you take them, plan early exercise with your doctor and carry sugar. Also eat first if you’re pregnant, recovering from an illness, or have a history of fainting or an eating disorder. If you feel shaky or confused, break into a cold sweat or can’t see clearly, stop, sit down and take sugar. Chest pain or collapse needs an ambulance (112).',
        example:
          'A shopkeeper in Amritsar takes glimepiride and likes a fast walk at dawn. Before he makes it a habit, he asks his doctor and checks his sugar as she advises. If she says so, he eats two Marie biscuits with milk. He carries glucose.',
        tips: [
          'Ask your doctor about early exercise if you take any medicine for diabetes.',
          'Keep glucose tablets or four teaspoons of sugar in a twist of paper in your pocket.',
          'Tell one person when you go out and when you expect to be back.',
        ],
      },
    ],
    sources: ['issn_timing_2017', 'ada_2026'],
  },
]
