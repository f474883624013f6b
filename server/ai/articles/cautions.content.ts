/** Cautions that belong to subjects; no tone leaves them out. Markdown bullet points with their sources. */
export const CAUTIONS = {
  fasting: `- Pregnant or breastfeeding women, and anyone under 18, should not do intermittent fasting [@hopkins_fasting]. Before a religious fast, ask your doctor.
- Anyone who has or has had an eating disorder should not fast [@hopkins_fasting].
- If your BMI is below 18.5, you need more food, not a fast [@nice_cg32].
- Insulin and some diabetes tablets can bring blood sugar too low during a fast, so talk to your doctor first [@ada_2026].`,
  weight_loss: `- A diet to lose weight is not advised in pregnancy [@nice_ng247].
- Children and teenagers should not follow a weight-loss diet for adults. Those who diet in these years have a higher risk of obesity and of eating disorders [@aap_2016].
- If your BMI is below 18.5, you need more food, not a diet [@nice_cg32].
- Do not try to lose weight alone during or after an eating disorder. It is an illness, and it can be treated [@nice_ng69].
- See a doctor first if you have type 2 diabetes, heart failure, angina or blood pressure that is not under control [@nice_ng246].`,
  pregnancy: `- In pregnancy, avoid liver, raw or undercooked meat and eggs, milk that is not boiled or pasteurised, and shark, swordfish and marlin [@nhs_pregnancy_foods].
- Ask your doctor before you take any supplement, herb or medicine while you are pregnant or breastfeeding.`,
  children: `- Children aren’t small adults. Ask a paediatrician before you change a child’s weight, cut out a food group or give a supplement.`,
  diabetes_medicines: `- Insulin and some diabetes tablets can bring blood sugar too low when meals shrink, move or are missed. Talk to your doctor before you change how you eat [@ada_2026].
- Do not stop or change a medicine on your own.`,
  eating_disorders: `- Fear of gaining weight, bingeing, vomiting after meals or cutting out more and more foods can be signs of an eating disorder, a serious illness that can be treated [@nimh_eating].
- Tele-MANAS listens free of charge, day and night, on 14416 [@tele_manas].`,
} as const

export type CautionGroup = keyof typeof CAUTIONS
