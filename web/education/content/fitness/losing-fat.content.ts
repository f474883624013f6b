import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'deficit-and-muscle',
    title: 'A gentle deficit that muscle survives',
    summary: 'You will know how large a gap to aim for, what keeps muscle on while fat goes, and how fast is too fast.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'A small gap, kept for months',
        explanation:
          'Fat leaves when the body spends more than it receives, whatever the name of the diet. A gap of about 300 to 500 kcal a day is enough for most adults and gentle enough to keep. Loss then runs at up to about half a kilogram a week; 1 kg is the upper limit. Larger cuts cost muscle, sleep and temper. Do not go below 1,200 kcal a day without medical supervision, and do not start at all when pregnant, underweight, under eighteen or with an eating disorder.',
        example:
          'In a Jalandhar home 400 kcal disappear quietly: one paratha becomes a dry roti with curd, two glasses of sweet lassi become chaas, and the sabzi is cooked with one spoon of oil less for each person.',
        tips: [
          'Find two habits that together save about 300 kcal, and leave the rest alone.',
          'Weigh on the same morning each week, not every day.',
          'See a doctor first if you have diabetes, heart failure or uncontrolled blood pressure.',
        ],
      },
      {
        title: 'Lift something, or lose some muscle',
        explanation:
          'In a deficit the body looks for anything it can spare. Muscles that are used heavily are kept; idle ones are partly burnt for fuel. Two or three strength sessions a week for legs, back, chest and arms give the signal. Walking and cycling widen the gap and help the heart, and the World Health Organization asks for 150 to 300 minutes of moderate activity a week. They do not replace the strength work. Expect to hold your strength while losing; setting records can wait.',
        example:
          'At home in Dibrugarh: chair squats, push-ups against the kitchen platform, a rucksack with two water bottles lifted in rows, heel raises on the stair. Three rounds before dinner on Monday, Wednesday and Saturday.',
        tips: [
          'Book two strength days before you change a single meal.',
          'Write down weight and repetitions, so that you see strength holding.',
          'Add a ten-minute walk after the largest meal.',
        ],
      },
      {
        title: 'Protein up, portions down',
        explanation:
          'While total food shrinks, the share of protein should grow, because it protects muscle and fills the stomach. For people who train, position stands give 1.4 to 2.0 g per kilogram of body weight; those with much weight to lose reckon with a healthy target weight. On the plate: a quarter protein food, half vegetables, a quarter grain, and a bowl of curd beside it. Kidney disease changes these figures, so ask your doctor before you raise protein.',
        example:
          'A Maharashtrian lunch of this kind: two katoris of leafy bhaji and koshimbir, a large katori of matki usal, one bhakri and dahi. A Bengali one: a double helping of shukto, two pieces of fish or chhana, and one katori of rice.',
        tips: [
          'Fill half the plate with vegetables before anything else reaches it.',
          'Take a second helping of dal or curd instead of a third roti.',
          'Prepare boiled eggs, sprouts or soya chunks on Sunday for three weekday meals.',
        ],
      },
    ],
    sources: [SOURCES.nice_obesity_2025, SOURCES.who_activity_facts, SOURCES.issn_protein_2017, SOURCES.obesity_2013],
  },
  {
    id: 'full-on-less',
    title: 'Feeling full on less',
    summary: 'You will know how to eat a satisfying volume, notice the calories you drink, and read the scale calmly.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Volume without weight',
        explanation:
          'Stomachs measure size and not calories. Vegetables, thin dals, clear soups, curd and whole fruit take up room with little energy, while fried snacks and sweets do the reverse. Beginning with the watery part of the meal and chewing it slowly means the richer part meets a quieter appetite. The Indian guidelines ask for about 400 g of vegetables and 100 g of fruit a day, so there is no fear of overdoing it. Nobody has to eat less than a full plate.',
        example:
          'Rasam first, then a mound of beans poriyal and keerai, then one katori of rice with sambar: after a Tamil lunch in this order few people ask for a third katori. In Amritsar, a bowl of kachumber before the roti does the same.',
        tips: [
          'Start dinner with a bowl of salad, shorba or rasam on five days.',
          'Double the vegetable in poha, upma and pulao, and halve the grain.',
          'Put the spoon down between mouthfuls for the first five minutes.',
        ],
      },
      {
        title: 'What is drunk and what is tasted',
        explanation:
          'Energy in a glass hardly registers as food. Sweet chai, lassi, juice, cold coffee, soft drinks and alcohol are often the largest single gain, because they can go without leaving you hungrier. The second hidden place is the kitchen itself: a spoon while cooking, the child’s leftover puri, a handful of namkeen in passing. None of it is wrong. Seen together on one page, it simply shows where a change would hurt least.',
        example:
          'A cook in Bhopal writes a day down: four sweet chais, a glass of sugarcane juice, two tasted pakoras, the end of a jalebi. With two unsweetened chais and nimbu pani she saves as much as a whole meal’s rice.',
        tips: [
          'List every drink for one day, with the spoons of sugar.',
          'Choose the two sweet drinks you like most and let the others go.',
          'Chew a clove or saunf while you cook.',
        ],
      },
      {
        title: 'The scale tells only part of it',
        explanation:
          'Weight swings by a kilogram or two with salt, periods, constipation and yesterday’s rice, none of which is fat. Weekly averages, a tape around the waist and the fit of a kurta tell more. After some weeks loss usually slows, since a lighter body spends less. That is expected. Look first at portions that have crept up and steps that have dwindled, and wait two to three weeks before cutting further. Weight that falls without your trying is a matter for a doctor.',
        example:
          'Over six weeks in Patna the scale may show 74.2, 73.8, 74.0, 73.1, 73.3 and 72.6 kg while the waist goes from 94 to 91 cm. Week three looks like failure only if it is read alone.',
        tips: [
          'Measure the waist midway between lowest rib and hip bone every two weeks.',
          'Compare the averages of two weeks, never two single mornings.',
          'Choose one sign besides weight, such as stairs without puffing.',
        ],
      },
    ],
    sources: [SOURCES.icmr_guidelines_2024, SOURCES.nice_obesity_2025],
  },
]
