import type { BmiStage } from './bmi.ts'
import type { SourceId } from './sources.content.ts'

export interface Recommendation {
  title: string
  text: string
  /** Null for Thali's own advice, which is marked as such. */
  source: SourceId | null
  also?: SourceId
}

const MOVE: Recommendation = {
  title: 'Move 150 to 300 minutes a week',
  text: 'A brisk half-hour walk on five days is a start. Cycling, dancing and housework at a good pace count too.',
  source: 'who_activity',
}
const HALF_THE_PLATE: Recommendation = {
  title: 'Keep half the plate vegetables and fruit',
  text: 'About 400 g of vegetables and 100 g of fruit a day, with dal or curd and your roti or rice.',
  source: 'indian_diet',
}
const SALT_AND_SUGAR: Recommendation = {
  title: 'Go easy on salt and sugar',
  text: 'Under 5 g of salt a day, a little less than a level teaspoon. Papad, pickle and namkeen use it up fast.',
  source: 'indian_diet',
}
const CHECK_IN: Recommendation = {
  title: 'Check in every two weeks',
  text: 'Use the same scale, in the morning. Don’t try to lose more than half a kilogram to one kilogram a week.',
  source: 'cdc_weight',
}

/** Below 16, at any age from 18: a doctor comes before food. */
export const SEE_A_DOCTOR: readonly Recommendation[] = [
  {
    title: 'See a doctor this week',
    text: 'Go before you change how you eat. At a BMI below 16 a doctor looks for the cause and checks your blood first.',
    source: 'nice_support',
  },
  {
    title: 'Don’t suddenly eat much more',
    text: 'After a long time with little food, a sudden large increase can upset the salts in the blood. Doctors call it refeeding, and increase food step by step to prevent it.',
    source: 'nice_support',
  },
  {
    title: 'Until then, don’t eat less',
    text: 'Stay with the small, regular meals that you’re used to. Don’t fast or skip meals, and leave hard exercise for later.',
    source: null,
  },
  {
    title: 'Take a few facts with you',
    text: 'Your weight six months ago, what you have eaten in the last ten days, and the medicines you take. The doctor will ask for them. Bring someone you trust if you like.',
    source: 'nice_support',
  },
  {
    title: 'Know when not to wait',
    text: 'If you faint, feel confused or too weak to stand, or have chest pain, call 112 or go to a hospital now.',
    source: 'erss_112',
  },
]

/** Five for each stage from 18 to 64, loaded only with a result. Reviewed like any health text: docs/operations.md. */
export const RECOMMENDATIONS: Record<BmiStage, readonly Recommendation[]> = {
  severe: SEE_A_DOCTOR,
  underweight: [
    {
      title: 'Look for the cause first',
      text: 'If you lost weight without planning to, feel tired, have no appetite or your periods have stopped, see a doctor before you change what you eat.',
      source: 'nice_support',
    },
    {
      title: 'Eat more, never less',
      text: 'A diet that cuts calories isn’t for you, whatever it promises. Add food in small steps. If you have eaten little or nothing for more than five days, see a doctor before you eat more.',
      source: 'nice_support',
    },
    {
      title: 'Make every meal richer',
      text: 'Three meals and two snacks at regular times. A spoon of ghee on the dal, peanuts, curd or paneer add energy without a bigger plate.',
      source: 'nice_support',
    },
    {
      title: 'Put protein in every meal',
      text: 'Dal with rice or roti, curd, paneer, eggs or fish. Food is enough. You don’t need protein powders.',
      source: 'indian_diet',
    },
    {
      title: 'Plan it with a dietitian or doctor',
      text: 'Weigh yourself once a week on the same morning. If nothing changes in a month, or weight still falls, see a doctor.',
      source: null,
    },
  ],
  normal: [
    {
      title: 'Keep your weight steady',
      text: 'Your weight is in the healthy range by the cut-offs of the World Health Organization and by the Indian ones.',
      source: 'indian_consensus',
    },
    HALF_THE_PLATE,
    MOVE,
    SALT_AND_SUGAR,
    {
      title: 'Measure your waist now and then',
      text: 'From 80 cm for women and 90 cm for men, a check-up makes sense even at a normal BMI.',
      source: 'indian_consensus',
    },
  ],
  indian_overweight: [
    {
      title: 'Don’t gain more',
      text: 'By the cut-offs of the World Health Organization your weight is fine. By the Indian ones, overweight begins at 23, because Indians get diabetes and heart disease at a lower weight.',
      source: 'indian_consensus',
    },
    {
      title: 'Measure your waist',
      text: 'From 80 cm for women and 90 cm for men, ask a doctor to check your blood sugar, blood pressure and blood fats (such as cholesterol).',
      source: 'indian_consensus',
    },
    MOVE,
    HALF_THE_PLATE,
    SALT_AND_SUGAR,
  ],
  overweight: [
    {
      title: 'Have your health checked',
      text: 'Ask a doctor to check your blood sugar, blood pressure and blood fats (such as cholesterol). Indian experts count a BMI from 25 as obesity, and these tests show what the scale can’t.',
      source: 'indian_consensus',
      also: 'indian_update',
    },
    {
      title: 'Eat a little less than you burn',
      text: 'Aim for 300 to 500 calories a day less. Smaller second helpings are usually enough. If you have diabetes, heart disease or high blood pressure, or have had an eating disorder, ask your doctor first.',
      source: 'nice_deficit',
    },
    {
      title: 'Move 150 minutes or more a week',
      text: 'A brisk half-hour walk on five days counts.',
      source: 'who_activity',
    },
    {
      title: 'Vegetables and protein on every plate',
      text: 'Two katoris of sabzi before the second roti, and dal, curd, paneer, eggs or fish in each meal.',
      source: null,
    },
    CHECK_IN,
  ],
  obese: [
    {
      title: 'Talk to a doctor first',
      text: 'This matters most if you take medicine or live with diabetes, heart disease or high blood pressure. Doses may have to change with your weight.',
      source: 'nice_weight',
    },
    {
      title: 'Have your health checked',
      text: 'Ask for tests of blood sugar, blood pressure and blood fats (such as cholesterol). They show what the scale can’t.',
      source: 'indian_consensus',
      also: 'indian_update',
    },
    {
      title: 'Eat a little less than you burn',
      text: 'Aim for 300 to 500 calories a day less. It’s easier with vegetables on half the plate, and dal, curd or eggs in every meal. After an eating disorder, ask your doctor first.',
      source: 'nice_deficit',
    },
    {
      title: 'Build up to 150 minutes or more a week',
      text: 'Start with short walks and do a little more each week. Swimming and cycling are easy on the knees.',
      source: 'who_activity',
    },
    {
      title: 'Do it with support',
      text: 'Check in every two weeks with a dietitian, a doctor or someone at home. Don’t try to lose more than half a kilogram to one kilogram a week. A doctor can also say whether medicine or an operation would help you.',
      source: 'nice_weight',
      also: 'cdc_weight',
    },
  ],
}
