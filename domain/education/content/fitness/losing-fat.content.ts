import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'deficit-and-muscle',
    title: 'Lose fat slowly and save your muscle',
    summary: 'How big a calorie gap to aim for, what saves your muscle, and how fast is too fast.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'A small gap, for months',
        explanation:
          'You lose fat when your body spends more than it gets, whatever the diet is called. A gap of about 300 to 500 kcal a day is enough for most adults and easy to stay with. You then lose up to about half a kilogram a week. The upper limit is 1 kg. Larger cuts cost muscle, sleep and temper. Without medical supervision, women shouldn’t eat below 1,200 kcal a day and men not below about 1,500. Don’t start at all if you’re pregnant, underweight, under eighteen or have an eating disorder.',
        example:
          'Here’s how a Jalandhar family saves 400 kcal for each person. One paratha becomes a dry roti with curd, two glasses of sweet lassi become chaas, and the sabzi is cooked with one spoon less of oil for each person.',
        tips: [
          'Find two habits that together save about 300 kcal, and don’t change the rest.',
          'Weigh on the same morning each week, not every day.',
          'See a doctor first if you have diabetes, heart failure or uncontrolled blood pressure.',
        ],
      },
      {
        title: 'Lift something, or lose some muscle',
        explanation:
          'When you eat less, your body looks for anything it can spare. It saves the muscles you use hard and burns part of the idle ones. Two or three strength sessions a week for legs, back, chest and arms tell it which to save. Walking and cycling burn more energy and help your heart. The World Health Organization recommends 150 to 300 minutes of moderate activity a week. They don’t replace strength work. Expect to hold your strength while you lose weight. Records can wait.',
        example:
          'At home in Dibrugarh: chair squats, push-ups against the kitchen platform, a rucksack with two water bottles lifted in rows, heel raises on the stair. Three rounds before dinner on Monday, Wednesday and Saturday.',
        tips: [
          'Book two strength days before you change a single meal.',
          'Write down weight and repetitions, so you see your strength holding.',
          'Add a ten-minute walk after the largest meal.',
        ],
      },
      {
        title: 'Protein up, portions down',
        explanation:
          'When you eat less in total, eat a larger share of protein. It protects muscle and fills your stomach. For people who train, expert position statements give 1.4 to 2.0 g per kilogram of body weight. If you have a lot of weight to lose, base this on a healthy target weight. On the plate: half vegetables, a quarter protein food, a quarter grain, and a bowl of curd on the side. Kidney disease changes these figures, so ask your doctor before you eat more protein.',
        example:
          'A Maharashtrian lunch like this: two katoris of leafy bhaji and koshimbir, a large katori of matki usal, one bhakri and dahi. A Bengali one: a double helping of shukto, two pieces of fish or chhana, and one katori of rice.',
        tips: [
          'Fill half the plate with vegetables before anything else.',
          'Take a second helping of dal or curd, not a third roti.',
          'Prepare boiled eggs, sprouts or soya chunks on Sunday for three weekday meals.',
        ],
      },
    ],
    sources: ['nice_obesity_2025', 'cdc_weight', 'who_activity_facts', 'issn_protein_2017', 'obesity_2013'],
  },
  {
    id: 'full-on-less',
    title: 'Feeling full on less',
    summary: 'How to eat a satisfying amount, spot the calories you drink, and read the scale calmly.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Big plates with few calories',
        explanation:
          'Your stomach measures size, not calories. Vegetables, thin dals, clear soups, curd and whole fruit fill you up on few calories. Fried snacks and sweets do the opposite. Begin with the watery part of the meal and chew it slowly. You’ll be less hungry when you reach the richer part. The Indian guidelines recommend about 400 g of vegetables and 100 g of fruit a day, so you can hardly overdo it. You don’t need to eat less than a full plate.',
        example:
          'After a Tamil lunch of rasam first, then a mound of beans poriyal and keerai, then one katori of rice with sambar, few people ask for a third katori. In Amritsar, a bowl of kachumber before the roti does the same.',
        tips: [
          'Start dinner with a bowl of salad, shorba or rasam on five days.',
          'Double the vegetable in poha, upma and pulao, and halve the grain.',
          'Put the spoon down between mouthfuls for the first five minutes.',
        ],
      },
      {
        title: 'What you drink and what you taste',
        explanation:
          'Calories you drink hardly fill you up. Sweet chai, lassi, juice, cold coffee, soft drinks and alcohol are often the easiest to cut. You can leave them out without feeling hungrier. The second hidden place is the kitchen itself. A spoon while cooking, the child’s leftover puri, a handful of namkeen in passing. None of it is wrong. Write it all on one page to see what you’d miss least.',
        example:
          'A cook in Bhopal writes a day down: four sweet chais, a glass of sugarcane juice, two tasted pakoras, the end of a jalebi. By having two unsweetened chais and nimbu pani, she saves as much as a whole meal’s rice.',
        tips: [
          'List every drink for one day, with the spoons of sugar.',
          'Choose the two sweet drinks you like most and let the others go.',
          'Chew a clove or saunf while you cook.',
        ],
      },
      {
        title: 'The scale tells only part of the story',
        explanation:
          'Your weight swings by a kilogram or two with salt, periods, constipation and yesterday’s rice. None of that is fat. Weekly averages, a tape around the waist and the fit of a kurta tell you more. After a few weeks you usually lose more slowly, because a lighter body spends less. Check first whether portions have grown and steps have shrunk. Then wait two to three weeks before you cut further. If you lose weight without trying, see a doctor.',
        example:
          'Over six weeks in Patna the scale may show 74.2, 73.8, 74.0, 73.1, 73.3 and 72.6 kg while the waist goes from 94 to 91 cm. Week three looks like failure only if you look at nothing else.',
        tips: [
          'Measure the waist midway between lowest rib and hip bone every two weeks.',
          'Compare the averages of two weeks, never two single mornings.',
          'Choose one sign besides weight, such as climbing stairs without puffing.',
        ],
      },
    ],
    sources: ['icmr_guidelines_2024', 'nice_obesity_2025'],
  },
]
