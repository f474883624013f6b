import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-rhythm-that-holds',
    title: 'A daily rhythm that works',
    summary: 'What regular meals do for your appetite, and how to plan breakfast, the evening snack and dinner.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Regular meals beat perfect ones',
        explanation:
          'Hunger, digestion and even blood sugar follow habits. Say lunch comes at one on Monday, at four on Tuesday and not at all on Wednesday. Then you usually eat a very large plate in the evening. With three steady meals, and one or two snacks if you need them, portions are easier to judge. The hours may be early or late to suit your work. What helps is that they’re similar from day to day, weekends included.',
        example:
          'A tailor’s family in Surat eats at nine, half past one and eight, with chaas at eleven and fruit at five. On Sunday the lunch is grander, undhiyu and puri, but still begins before two.',
        tips: [
          'Write down your eating times for three days before changing anything.',
          'Find the meal whose time changes most, and fix its time.',
          'Carry a fruit and roasted chana for days when lunch is late.',
        ],
      },
      {
        title: 'Breakfast is your choice, with one condition',
        explanation:
          'Trials don’t show that breakfast as such makes you lose weight. They don’t show that skipping it harms every healthy adult either. What tends to matter is what you eat in its place. Biscuits at eleven and two helpings at lunch are a poor swap. If you wake hungry, train early or take medicine for diabetes, eat. If you aren’t hungry until ten, a proper first meal then is fine. Either way, include protein and some whole grain or fruit.',
        example:
          'Early risers in Kochi have puttu with kadala at half past seven. A night owl in Kolkata begins at ten with two eggs, toast and a guava. Both have had their pulse or egg before noon, and that’s what counts.',
        tips: [
          'Ask at eight o’clock whether you are hungry, and act on the answer.',
          'Put egg, curd, besan or sprouts into the first meal, whenever it comes.',
          'Never drop breakfast on your own if you take insulin or sugar-lowering tablets.',
        ],
      },
      {
        title: 'A snack at five for a calmer dinner',
        explanation:
          'In many homes the longest gap is between lunch at one and dinner at nine. After eight hours without food, you reach for fried snacks at six and heap your plate later. Plan a small snack with some protein in the late afternoon. Dinner then gets smaller on its own. Aim to finish dinner two to three hours before you lie down. It helps against reflux (acid coming up) and for sleep. On a late evening, eat something lighter. Don’t go to bed hungry.',
        example:
          'At five in a Noida office, have roasted makhana with peanuts, or half a bowl of bhel with sprouts. Dinner at half past eight is then two rotis, a large lauki sabzi and dal. It used to be four with a paneer gravy.',
        tips: [
          'Pack the five o’clock snack together with your lunch.',
          'Serve dinner on a smaller plate and begin with salad or sabzi.',
          'Close the kitchen at a set time on four evenings this week.',
        ],
      },
    ],
    sources: ['aha_meal_timing_2017', 'icmr_guidelines_2024'],
  },
  {
    id: 'windows-and-shifts',
    title: 'Eating windows, night shifts and the clock',
    summary: 'What an eating window can do, who should avoid it, and how to eat when you work at night.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'An eating window works because you eat less',
        explanation:
          'If you eat only between, say, ten and six, you may leave out late snacks without counting anything. That is its strength. A year-long trial in adults with obesity came out in the New England Journal of Medicine in 2022. One group had a calorie limit and a window of eight hours. The other had the same limit without a window. The window didn’t clearly lead to more weight loss. So choose it if it suits your family’s hours. Drop it if you overeat or can’t eat with your family.',
        example:
          'A Pune couple eats between half past nine and half past seven, ten hours: pohe with sprouts, a full lunch, fruit and chana, and an early dinner of bhakri and pithla. Their daughter’s late dance class on Thursday is an agreed exception.',
        tips: [
          'Begin with a twelve-hour overnight pause before trying anything shorter.',
          'Eat three portions of protein inside whatever window you choose.',
          'Stop if you find yourself thinking of food all morning.',
        ],
      },
      {
        title: 'Who should not fast by the clock',
        explanation:
          'Don’t fast by the clock in pregnancy or breastfeeding, as a child or teenager, or if you’re underweight. Don’t if you have or had an eating disorder. Do you take insulin, sulfonylureas, blood pressure tablets or water tablets? Then you need your doctor’s plan first, because your doses depend on what you eat and drink. Frail older people lose muscle easily on long gaps. If you faint, have palpitations or low sugar, or go back to rigid food rules, end the fast that day. Talk to a professional.',
        example:
          'A grandmother in Mysuru takes metformin and gliclazide and wants to copy her son’s eating window. She stays with idli at eight, lunch at one and ragi ganji at seven, and asks at the next check-up.',
        tips: [
          'List your medicines and ask your doctor which of them need food.',
          'Break a fast early if you feel faint, and note what happened.',
          'Choose a different method if you have ever struggled with an eating disorder.',
        ],
      },
      {
        title: 'Eating on a night shift',
        explanation:
          'At three in the morning your gut is slow and your body handles sugar less well. A full meal then feels heavy. On night duty, most people do best with a proper meal before the shift. Have a smaller one in the first half of the night. Eat something light before sleep, so neither hunger nor reflux wakes you. Have tea or coffee only in the first hours. On days off, moving all meals back to daytime is like a second jet lag. Shifting them only part of the way is gentler.',
        example:
          'A nurse in Vellore eats rice, sambar and egg poriyal at eight, curd rice with cucumber at half past twelve, and fruit and a few nuts at four. At home she has two idlis before she draws the curtains.',
        tips: [
          'Pack two small boxes for the night, not one large one.',
          'Have the last tea or coffee at least six hours before you plan to sleep.',
          'Drink water each time you wash your hands.',
        ],
      },
    ],
    sources: ['liu_2022', 'aha_meal_timing_2017'],
  },
]
