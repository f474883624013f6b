import type { BmiStage } from './bmi.ts'
import { type Recommendation, SEE_A_DOCTOR } from './recommendations.content.ts'

const PROTEIN: Recommendation = {
  title: 'Put protein in every meal',
  text: 'Thick dal, curd, paneer, eggs or fish, at least 1 g of protein a day for each kilogram you weigh. If you have kidney disease, your doctor sets the amount.',
  source: 'older_people',
}
const MOVE: Recommendation = {
  title: 'Move, and train your balance',
  text: 'Build up to 150 minutes or more a week, as far as you can. On three days do exercises for strength and balance, such as rising from a chair. Ask your doctor first if you have chest pain or feel dizzy.',
  source: 'who_activity',
}
const DRINK: Recommendation = {
  title: 'Drink by the clock',
  text: 'As you get older, you feel less thirsty. Aim for about 1.6 litres a day for women and 2 litres for men. If you have heart or kidney disease, your doctor sets the amount.',
  source: 'older_people',
}
const CHECK: Recommendation = {
  title: 'Have your health checked',
  text: 'Ask a doctor to check your blood sugar, blood pressure and blood fats (such as cholesterol). Indian experts count a BMI from 25 as obesity, and these tests show what the scale can’t.',
  source: 'indian_consensus',
  also: 'indian_update',
}
const WITH_YOUR_DOCTOR: Recommendation = {
  title: 'Lose weight only with your doctor',
  text: 'From 65, a diet takes muscle along with fat. If your doctor advises one, 300 to 500 calories a day less, with protein and exercise, is enough.',
  source: 'older_people',
}
const UNWANTED_LOSS: Recommendation = {
  title: 'Watch for weight loss you didn’t plan',
  text: 'Weigh yourself once a month. If clothes or rings get loose, or you lose weight without wanting to, see a doctor.',
  source: 'older_people',
}

/** From 65: a somewhat higher weight is no reason for a diet, and lost weight is a reason to see a doctor. */
export const OLDER_RECOMMENDATIONS: Record<BmiStage, readonly Recommendation[]> = {
  severe: SEE_A_DOCTOR,
  underweight: [
    {
      title: 'See a doctor soon',
      text: 'In later years, low or falling weight has a cause that a doctor should look for.',
      source: 'older_people',
    },
    {
      title: 'Eat more often, never less',
      text: 'Five or six small meals, with ghee on the dal, peanuts, curd or milk. If you have eaten little or nothing for more than five days, see a doctor before you eat more.',
      source: 'nice_support',
    },
    PROTEIN,
    {
      title: 'Have your teeth and medicines checked',
      text: 'Pain when chewing, coughing at meals or some medicines can make you eat less. Tell your doctor or dentist.',
      source: 'older_people',
    },
    MOVE,
  ],
  normal: [
    {
      title: 'Keep your weight and your strength',
      text: 'Your weight is in the healthy range by the cut-offs of the World Health Organization and by the Indian ones.',
      source: 'indian_consensus',
    },
    UNWANTED_LOSS,
    PROTEIN,
    MOVE,
    DRINK,
  ],
  indian_overweight: [
    {
      title: 'Don’t gain more',
      text: 'By the cut-offs of the World Health Organization your weight is fine. By the Indian ones, overweight begins at 23. From 65 that alone is no reason to lose weight.',
      source: 'older_people',
    },
    {
      title: 'Measure your waist',
      text: 'From 80 cm for women and 90 cm for men, ask a doctor to check your blood sugar, blood pressure and blood fats (such as cholesterol).',
      source: 'indian_consensus',
    },
    UNWANTED_LOSS,
    PROTEIN,
    MOVE,
  ],
  overweight: [CHECK, WITH_YOUR_DOCTOR, PROTEIN, MOVE, UNWANTED_LOSS],
  obese: [
    {
      title: 'Talk to a doctor first',
      text: 'Ask whether losing weight would help you. Doses of medicine for diabetes or blood pressure may have to change with your weight.',
      source: 'nice_weight',
    },
    CHECK,
    WITH_YOUR_DOCTOR,
    PROTEIN,
    MOVE,
  ],
}
