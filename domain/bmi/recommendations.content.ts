import type { BmiClass } from './bmi.ts'
import type { SourceId } from './sources.content.ts'

export interface Recommendation {
  title: string
  text: string
  source: SourceId
}

/** Five for each class, loaded only with a result. Reviewed like any health text: docs/operations.md. */
export const RECOMMENDATIONS: Record<BmiClass, readonly Recommendation[]> = {
  underweight: [
    {
      title: 'Look for the cause first',
      text: 'If you lost weight without planning to, or feel tired or without appetite, see a doctor before you change what you eat.',
      source: 'nice_support',
    },
    {
      title: 'Eat more, never less',
      text: 'A diet that cuts calories is not for you, whatever else it promises. Your body needs more than it gets now.',
      source: 'nice_support',
    },
    {
      title: 'Make every meal richer',
      text: 'Three meals and two snacks at regular times. A spoon of ghee on the dal, peanuts, curd or paneer add energy without a bigger plate.',
      source: 'nice_support',
    },
    {
      title: 'Put protein in every meal',
      text: 'Dal with rice or roti, curd, paneer, eggs or fish. Food does this; protein powders are not needed.',
      source: 'indian_diet',
    },
    {
      title: 'Plan it with a dietitian',
      text: 'Weigh yourself once a week on the same morning. If nothing changes in a month, ask a dietitian or doctor to look closer.',
      source: 'nice_support',
    },
  ],
  normal: [
    {
      title: 'Keep your weight steady',
      text: 'There is nothing you need to lose. From a BMI of 23, Indian guidance starts earlier: avoid gaining more.',
      source: 'indian_consensus',
    },
    {
      title: 'Keep half the plate vegetables and fruit',
      text: 'About 400 g of vegetables and 100 g of fruit a day, with dal or curd beside your roti or rice.',
      source: 'indian_diet',
    },
    {
      title: 'Move 150 to 300 minutes a week',
      text: 'A brisk half-hour walk on five days is the start; cycling, dancing and housework at a good pace count.',
      source: 'who_activity',
    },
    {
      title: 'Go easy on salt and sugar',
      text: 'Under 5 g of salt a day, one level teaspoon. Papad, pickle, namkeen and sweet tea use it up first.',
      source: 'indian_diet',
    },
    {
      title: 'Measure your waist now and then',
      text: 'From 80 cm for women and 90 cm for men, a check-up makes sense even at a normal BMI.',
      source: 'indian_update',
    },
  ],
  overweight: [
    {
      title: 'Aim for a gentle deficit',
      text: '300 to 500 calories a day below what you burn. Smaller second helpings usually cover it. With diabetes, heart disease or high blood pressure, ask your doctor first.',
      source: 'nice_weight',
    },
    {
      title: 'Move 150 minutes or more a week',
      text: 'A brisk half-hour walk on five days counts.',
      source: 'who_activity',
    },
    {
      title: 'Put protein in every meal',
      text: 'Dal, curd, paneer, eggs or fish keep hunger away longer.',
      source: 'indian_diet',
    },
    {
      title: 'Make half the plate vegetables',
      text: 'Two katoris of sabzi before the second roti.',
      source: 'indian_diet',
    },
    {
      title: 'Check in every two weeks',
      text: 'Same scale, same morning. Half a kilogram to one kilogram a week is the most to aim for.',
      source: 'nice_weight',
    },
  ],
  obese: [
    {
      title: 'Talk to a doctor first',
      text: 'Above all if you take medicine or live with diabetes, heart disease or high blood pressure: doses may have to change with your weight.',
      source: 'nice_weight',
    },
    {
      title: 'Have your health checked',
      text: 'Ask for blood glucose, blood pressure and blood lipids. They say more about risk than the scale does.',
      source: 'indian_update',
    },
    {
      title: 'Aim for a gentle deficit',
      text: '300 to 500 calories a day below what you burn. Half the plate vegetables and dal, curd or eggs in every meal make it easier to keep.',
      source: 'nice_weight',
    },
    {
      title: 'Build up to 150 minutes or more a week',
      text: 'Begin with ten minutes of walking after a meal and add five each week. Swimming and cycling spare the knees.',
      source: 'who_activity',
    },
    {
      title: 'Do it with support',
      text: 'Check in every two weeks with a dietitian, a doctor or somebody at home. Half a kilogram to one kilogram a week is the most to aim for.',
      source: 'nice_weight',
    },
  ],
}
