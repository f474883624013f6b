import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-rhythm-that-holds',
    title: 'A daily rhythm that holds',
    summary:
      'You will know what regular meals do for appetite and how to shape breakfast, the evening snack and dinner.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'Regular beats perfect',
        explanation:
          'Hunger, digestion and even blood sugar follow habits. When lunch comes at one on Monday, at four on Tuesday and not at all on Wednesday, the evening usually pays with a very large plate. A steady pattern of three meals, with one or two snacks if you need them, makes portions easier to judge. The hours may be early or late to suit your work. What helps is that they resemble each other from day to day, weekends included.',
        example:
          'A tailor’s family in Surat eats at nine, half past one and eight, with chaas at eleven and fruit at five. On Sunday the lunch is grander, undhiyu and puri, and still begins before two.',
        tips: [
          'Write down your eating times for three days before changing anything.',
          'Fix the one meal that moves about most.',
          'Carry a fruit and roasted chana for the day when lunch is late.',
        ],
      },
      {
        title: 'Breakfast is a choice, with a condition',
        explanation:
          'Trials do not show that breakfast as such makes people lose weight, nor that skipping it does harm to every healthy adult. What tends to matter is what takes its place: biscuits at eleven and two helpings at lunch are a poor exchange. If you wake hungry, train early or take medicine for diabetes, eat. If you are not hungry until ten, a proper first meal then is fine. Either way let it carry protein and some whole grain or fruit.',
        example:
          'Early risers in Kochi have puttu with kadala at half past seven. A night owl in Kolkata begins at ten with two eggs, toast and a guava. Both have had their pulse or egg before noon, which is the useful part.',
        tips: [
          'Ask at eight o’clock whether you are hungry, and act on the answer.',
          'Put egg, curd, besan or sprouts into the first meal, whenever it comes.',
          'Never drop breakfast on your own if you take insulin or sugar-lowering tablets.',
        ],
      },
      {
        title: 'A bridge before a calmer dinner',
        explanation:
          'In many homes the longest gap lies between lunch at one and dinner at nine. Eight hours without food explain the fried snacks at six and the heaping plate later. A small planned bridge in the late afternoon with some protein makes dinner smaller by itself. Aim to finish dinner two to three hours before lying down, for the sake of reflux and sleep. On a late evening choose a lighter version, not an empty stomach.',
        example:
          'At five in a Noida office: roasted makhana with peanuts, or half a bowl of bhel with sprouts. Dinner at half past eight is then two rotis, a large lauki sabzi and dal, where it used to be four with a paneer gravy.',
        tips: [
          'Pack the five o’clock bridge together with your lunch.',
          'Serve dinner on a smaller plate and begin with salad or sabzi.',
          'Set a closing hour for the kitchen on four evenings this week.',
        ],
      },
    ],
    sources: [SOURCES.aha_meal_timing_2017, SOURCES.icmr_guidelines_2024],
  },
  {
    id: 'windows-and-shifts',
    title: 'Eating windows, night shifts and the clock',
    summary:
      'You will know what time-restricted eating can offer, who should leave it alone, and how to eat when you work at night.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'A shorter window works by eating less',
        explanation:
          'Eating between, say, ten and six makes some people leave out late snacks without counting anything. That is its strength. In a year-long trial in adults with obesity, published in the New England Journal of Medicine in 2022, a window of eight hours together with a calorie limit did not bring clearly more weight loss than the same limit without a window. So choose it if it suits your family’s hours, and drop it without regret if it makes you overeat or sit apart from the table.',
        example:
          'A Pune couple tries half past nine to half past seven, ten hours: pohe with sprouts, a full lunch, fruit and chana, and an early dinner of bhakri and pithla. Their daughter’s late dance class on Thursday is an agreed exception.',
        tips: [
          'Begin with a twelve-hour overnight pause before trying anything shorter.',
          'Keep three portions of protein inside whatever window you choose.',
          'Stop if you find yourself thinking of food all morning.',
        ],
      },
      {
        title: 'Who should not fast by the clock',
        explanation:
          'Fasting windows are unsuitable in pregnancy and breastfeeding, for children and teenagers, for anyone underweight or with a past or present eating disorder. People on insulin, sulfonylureas, blood pressure tablets or water tablets need their doctor’s plan first, because doses are tied to meals and fluids. Frail older people lose muscle easily on long gaps. Fainting, palpitations, low sugar or a return of rigid food rules are reasons to end the fast that day and to talk to a professional.',
        example:
          'A grandmother in Mysuru who takes metformin and gliclazide wants to copy her son’s eating window. She keeps her idli at eight, her lunch at one and her ragi ganji at seven, and brings up the idea at the next check-up.',
        tips: [
          'List your medicines and ask your doctor which of them need food.',
          'Break a fast early when you feel faint, and note what happened.',
          'Choose a different method if you have ever struggled with an eating disorder.',
        ],
      },
      {
        title: 'Eating on a night shift',
        explanation:
          'At three in the morning the gut is slow and sugar is handled less well, so a full meal then tends to lie heavily. People on night duty usually feel best with a proper meal before the shift, a modest one in the first half of the night, and something light before sleep, so that neither hunger nor reflux wakes them. Caffeine belongs to the first hours. On days off, moving meals all the way back to daytime is a second jet lag; a middle course is gentler.',
        example:
          'A nurse in Vellore eats rice, sambar and egg poriyal at eight, takes curd rice with cucumber at half past twelve, fruit and a few nuts at four, and two idlis at home before she draws the curtains.',
        tips: [
          'Pack two small boxes for the night in place of one large one.',
          'Have the last tea or coffee at least six hours before you plan to sleep.',
          'Drink water each time you wash your hands.',
        ],
      },
    ],
    sources: [SOURCES.liu_2022, SOURCES.aha_meal_timing_2017],
  },
]
