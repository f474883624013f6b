import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'the-meal-before',
    title: 'A meal that carries you through the hour',
    summary: 'You will know how long before training to eat, what belongs on that plate and how much to drink with it.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Bigger meals need an earlier start',
        explanation:
          'Food has to leave the stomach before you run, lift or play in comfort. A full lunch needs about three hours, a light plate one to two hours, and a few bites can go down half an hour ahead. The American College of Sports Medicine gives the same window: eat the main carbohydrate meal one to four hours before, and make it smaller the closer it comes. If you often feel heavy or stitched up, move the meal earlier before you change what is in it.',
        example:
          'Badminton at six in the evening in Ludhiana: lunch at two with rajma, a katori of rice and salad, then one banana at half past five. Parathas at half past four would still be in the stomach at the first serve.',
        tips: [
          'Write down when you ate and how you felt for your next three sessions.',
          'Keep about three hours between a full thali and hard training.',
          'Halve the plate if you can only eat one hour before.',
        ],
      },
      {
        title: 'Mostly starch, gently cooked',
        explanation:
          'Working muscles draw on stored starch first, so the plate before exercise leans on rice, roti, idli, poha or fruit, with a modest portion of protein beside it. Fat and coarse fibre slow the stomach down. They are welcome at other meals and tend to sit like a stone at this one. Spicy gravies can also come back up when you bend or jump. None of this needs special food: it is the plainer version of what your kitchen already makes.',
        example:
          'In a Chennai home, three idlis with a little sambar two hours before the gym work better than a ghee roast with coconut chutney. In Pune, a plate of poha with peas does the same job; keep the fried sev for a rest day.',
        tips: [
          'Choose steamed, boiled or dry-roasted food for the meal before training.',
          'Leave fried snacks, cream gravies and very hot chillies for another meal.',
          'Test any new food before an ordinary session, never before a match.',
        ],
      },
      {
        title: 'Arrive already watered',
        explanation:
          'Drinking a litre at the gym gate fills the bladder more than the body. Water taken in the two to four hours before has time to be absorbed, and the surplus to be passed. Sports medicine guidance suggests roughly 5 to 10 ml for each kilogram of body weight in that time, which is one and a half to three glasses for a person of 60 kg. Pale yellow urine before you start is a good sign. Anyone told to limit fluids for the heart or kidneys keeps to that limit.',
        example:
          'A Kolkata footballer with a five o’clock match drinks a glass of water with lunch at two, another at three, and a few mouthfuls while lacing up. In May he adds a glass of lightly salted ghol, the Bengali buttermilk.',
        tips: [
          'Drink a glass with the meal before training and one more an hour later.',
          'Look at the colour of your urine before you set out.',
          'Carry a bottle, so that you sip during training and need not catch up.',
        ],
      },
    ],
    sources: [SOURCES.acsm_nutrition_2016, SOURCES.acsm_fluid_2007],
  },
  {
    id: 'before-breakfast',
    title: 'Training before breakfast, sensibly',
    summary:
      'You will know when an empty stomach is fine, what to nibble when it is not, and who should never start fasting.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Short and easy can run on last night’s dinner',
        explanation:
          'After a night’s sleep the liver’s store of glucose has fallen, while that in the muscles is largely intact. A walk, a yoga class or an easy jog of up to an hour can draw on it without trouble if dinner was a proper meal. Exercising unfed does burn a larger share of fat in that hour. Over weeks it has not been shown to remove more body fat than the same training after food, so choose by comfort and not by promise.',
        example:
          'Forty minutes of walking by the river in Guwahati at half past five, after a dinner of rice, masor tenga and greens the night before: a glass of water on rising and breakfast at seven are all it takes.',
        tips: [
          'Eat a dinner with rice or roti on the evening before an early session.',
          'Drink a glass of water as soon as you get up.',
          'Keep unfed sessions easy enough to hold a conversation.',
        ],
      },
      {
        title: 'A few bites for the hard mornings',
        explanation:
          'Intervals, heavy lifting and anything beyond an hour ask for fuel that is ready at once. What helps is small, sweet or starchy, and almost free of fat, taken fifteen to thirty minutes ahead. The aim is one banana’s worth, not breakfast. If solid food turns your stomach at dawn, a few sips of something sweetened will do, and many people grow used to a little more within two weeks. Breakfast then follows as usual.',
        example:
          'Before squats at six in Jaipur: two soft dates and half a banana. Someone who dislikes chewing so early can drink half a glass of milk with a spoon of sugar instead.',
        tips: [
          'Put a banana or two dates beside your shoes the night before.',
          'Begin with half the amount if mornings make you queasy.',
          'Choose one hard session this week and compare it with and without the bites.',
        ],
      },
      {
        title: 'When not to start empty',
        explanation:
          'People who take insulin or tablets that push the pancreas, such as glimepiride or gliclazide, can fall into low blood sugar when they exercise unfed. They should plan early exercise with their doctor and carry quick sugar. Pregnancy, a history of fainting or an eating disorder, and recovery from illness are further reasons to eat first. Shakiness, cold sweat, confusion or dimming sight mean stop, sit down and take sugar. Chest pain or collapse needs an ambulance (112).',
        example:
          'Think of a shopkeeper in Amritsar who takes glimepiride and likes a fast walk at dawn. Before he makes it a habit he asks his doctor, checks his sugar as she advises, eats two Marie biscuits with milk if she says so, and carries glucose.',
        tips: [
          'Ask your doctor about early exercise if you take any medicine for diabetes.',
          'Keep glucose tablets or four teaspoons of sugar in a twist of paper in your pocket.',
          'Tell one person when you go out and when you expect to be back.',
        ],
      },
    ],
    sources: [SOURCES.issn_timing_2017, SOURCES.ada_2026],
  },
]
