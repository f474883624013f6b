import type { Recommendation } from './recommendations.content.ts'

export const MINOR_TEXT =
  'BMI categories are for adults. Under 18, age and sex change what a value means, so doctors read it on a growth chart.'
export const PREGNANT_TEXT =
  'BMI categories don’t apply in pregnancy. Doctors use your weight before pregnancy, or at your first check-up.'

/** What the doctor is asked for where the value is low; a sentence before everything else. */
export const LOW_MINOR =
  'This value is low for this age. Please show it to a doctor this week, before any change in diet.'
export const LOW_PREGNANT =
  'This value is low. Please show it to your doctor or midwife this week, before you change how you eat.'

export const ASK_FIRST =
  'Ask your doctor before you follow these steps if you have an illness or swelling, take medicine, breastfeed, or have had an eating disorder.'
export const ILL_TEXT =
  'You have an illness or take medicine, so please ask your doctor before you follow these steps. Doses for diabetes or blood pressure may have to change when you eat differently. Kidney, heart and liver disease need a plan of their own. Swelling makes your BMI look too high.'

export const MINOR_STEPS: readonly Recommendation[] = [
  {
    title: 'Get it checked on a growth chart',
    text: 'In India, doctors use the charts of the Indian Academy of Pediatrics (2015) from 5 to 18 years, and those of the World Health Organization below 5. Show this value, and any earlier ones, to a paediatrician.',
    source: 'child_charts',
    also: 'who_child_charts',
  },
  {
    title: 'Don’t diet because of a number',
    text: 'A growing body needs food. A low or a high value is a reason for a check-up, never for skipping meals, fasting or powders.',
    source: 'child_eating',
  },
  {
    title: 'See a doctor this week if something is wrong',
    text: 'Weight loss, fainting, tiredness that doesn’t go away, periods that stop, or fear of eating.',
    source: 'nice_eating',
  },
  {
    title: 'Talk to someone you trust',
    text: 'A parent, a teacher or another adult. Or call Tele-MANAS on 14416 or Childline on 1098, free at any hour. In an emergency call 112.',
    source: 'tele_manas',
    also: 'erss_112',
  },
]

export const EAT_A_LITTLE_MORE: Recommendation = {
  title: 'Eat a little more from the fourth month',
  text: 'About 350 calories a day, such as a besan chilla with a glass of milk, unless your doctor has said otherwise.',
  source: 'indian_reference',
}

export const PREGNANT_STEPS: readonly Recommendation[] = [
  {
    title: 'Don’t try to lose weight now',
    text: 'A weight-loss diet isn’t advised in pregnancy, whatever the number says.',
    source: 'pregnancy_weight',
  },
  {
    title: 'Show your weight at every check-up',
    text: 'How much to gain depends on your weight before pregnancy. Your doctor or midwife checks it with you. Register early if you haven’t yet.',
    source: 'who_antenatal',
  },
  EAT_A_LITTLE_MORE,
  {
    title: 'Take the tablets you are given',
    text: 'Iron with folic acid, and calcium, as your doctor or health worker has told you. Take no other supplement or herb without asking.',
    source: 'indian_pregnancy',
  },
  {
    title: 'Know the signs that can’t wait',
    text: 'Bleeding, severe belly pain, a strong headache or blurred sight, fits, fever, trouble breathing, or a baby who moves less: go to a hospital now, or call 112.',
    source: 'who_danger_signs',
  },
]
