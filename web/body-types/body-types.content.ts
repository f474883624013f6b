import type { BodyTypeId } from '#domain/body-types/body-types.ts'
import apple from '#web/illustrations/body-apple.svg'
import ectomorph from '#web/illustrations/body-ectomorph.svg'
import endomorph from '#web/illustrations/body-endomorph.svg'
import hourglass from '#web/illustrations/body-hourglass.svg'
import mesomorph from '#web/illustrations/body-mesomorph.svg'
import pear from '#web/illustrations/body-pear.svg'
import rectangle from '#web/illustrations/body-rectangle.svg'

export interface BodyTypeGuide {
  art: string
  /** Names the shape in one sentence. */
  summary: string
  characteristics: readonly string[]
  diet: readonly string[]
  workout: readonly string[]
}

export const ART_SIZE = { width: 400, height: 428 } as const

export const GUIDES: Record<BodyTypeId, BodyTypeGuide> = {
  pear: {
    art: pear,
    summary: 'A pear shape is widest at the hips.',
    characteristics: [
      'Hips and thighs are wider than the shoulders.',
      'The waist is clearly narrower than the hips.',
      'Extra weight tends to show at the hips and thighs first.',
      'A kurta often fits the shoulders before it fits the hips.',
    ],
    diet: [
      'Let sabzi, salad and fruit take half of the plate. A day holds about 400 g of vegetables and 100 g of fruit (ICMR-NIN).',
      'Put a katori of dal, rajma, curd, paneer or egg into every meal, not only into dinner.',
      'Serve rotis or rice once, and take the second helping from the sabzi.',
      'With tea, try roasted chana or a guava in place of namkeen.',
      'No food slims the hips alone. Eat for the whole of you.',
    ],
    workout: [
      'Walk, cycle or dance for 150 to 300 minutes a week (WHO).',
      'Do strength work on two days a week (WHO). Squats and step-ups make good use of strong legs.',
      'Give the upper body its share with wall push-ups and rows with a filled bottle.',
      'Stand up every half hour, and take the stairs where there are some.',
    ],
  },
  apple: {
    art: apple,
    summary: 'An apple shape carries more around the middle.',
    characteristics: [
      'The waist is about as wide as the hips, or wider.',
      'Arms and legs are often slim beside the middle.',
      'Extra weight tends to show at the belly first.',
      'For this shape the tape says more than the mirror: from 80 cm, a woman’s waist is worth a talk with a doctor.',
    ],
    diet: [
      'Keep rotis, rice and poha to less than half of the day’s energy (ICMR-NIN: 45% at most). Dal and vegetables take the place.',
      'Sweeten the tea a little less each week. Sugar stays under 5% of the day’s energy (ICMR-NIN).',
      'Choose jowar, oats, whole moong or rajma often, for their fibre.',
      'Prefer what is steamed or roasted, such as idli, dhokla or tandoori roti, to puri and bhatura.',
      'If weight is to come down, 300 to 500 kcal less a day is a gentle step. With diabetes, heart failure or uncontrolled blood pressure, see your doctor first.',
    ],
    workout: [
      'Move for 30 minutes a day (ICMR-NIN), briskly enough that you can talk but not sing.',
      'Do strength work on two days a week (WHO), the large muscles of legs and back first.',
      'Walk for ten minutes after dinner. It counts.',
      'Sit-ups strengthen the belly, but are not shown to take fat from it alone.',
      'Measure the waist once a month, at the same place, in place of a daily weighing.',
    ],
  },
  hourglass: {
    art: hourglass,
    summary: 'An hourglass shape has equally wide shoulders and hips.',
    characteristics: [
      'Shoulders and hips are about equally wide.',
      'The waist is clearly narrower than both.',
      'Extra weight tends to spread evenly over the body.',
      'A waist that looks narrow can still be above 80 cm, so measure it all the same.',
    ],
    diet: [
      'Build the plate from five bowls: dal, sabzi, curd, salad, and roti or rice.',
      'Use two or three kinds of oil in turn, by the spoon. Fat gives 30% of the day’s energy at most (ICMR-NIN).',
      'Keep salt below 5 g a day (ICMR-NIN). Papad, pickle and namkeen hold much of it.',
      'Eat fruit whole rather than as juice.',
      'Keep meals at steady times, also on busy days.',
    ],
    workout: [
      'Mix walking, swimming, cycling or dancing to 150 to 300 minutes a week (WHO).',
      'On two days train all large muscles: legs, hips, back, chest, shoulders, arms and belly (WHO).',
      'Surya namaskar and other yoga keep you mobile and steady on your feet.',
      'Keep what you enjoy. The sport you go on with is the right one.',
    ],
  },
  rectangle: {
    art: rectangle,
    summary: 'A rectangle shape runs almost straight from shoulders to hips.',
    characteristics: [
      'Shoulders, waist and hips are of nearly one width.',
      'The waist is little narrower than the ribs.',
      'Extra weight can settle anywhere, often at the middle.',
      'Many women of this shape are slim and many are not. Your BMI tells more than the outline.',
    ],
    diet: [
      'Begin the day with a meal that fills: besan chilla with curd, or poha with peanuts and peas.',
      'Have dal, curd, paneer, egg or fish at every meal. ICMR-NIN advises against protein powders.',
      'Eat ragi, til and curd often, for their calcium.',
      'If your BMI is below 18.5, add a banana with milk, chikki, or ghee on the dal, and let a doctor look for the cause. Never eat less.',
    ],
    workout: [
      'Do strength work on two or three days a week: squats, lunges, rows and wall push-ups.',
      'Add a little weight or one more round when the last ones feel easy.',
      'Walk or cycle for 150 minutes a week or more (WHO). It is for the heart, whatever the weight.',
      'Stretch hips, back and shoulders after sitting for long.',
    ],
  },
  ectomorph: {
    art: ectomorph,
    summary: 'An ectomorph is lean and long-limbed.',
    characteristics: [
      'Shoulders and hips are narrow, arms and legs long.',
      'Little fat shows, and little muscle until it is trained.',
      'Many men of this build gain weight slowly.',
      'A slim man can still carry fat around the organs. Measure the waist as well.',
    ],
    diet: [
      'Eat three meals and two snacks at steady times, such as paneer paratha with curd, then chana in the afternoon.',
      'Put more energy into the same bowl: peanuts in poha, ghee on dal, til in the chutney.',
      'Have dal, egg, fish, chicken, curd or paneer at every meal. ICMR-NIN advises against protein powders.',
      'If your BMI is below 18.5, let a doctor look for the cause before you try to gain.',
      'Vegetables and fruit count for lean people too: 400 g and 100 g a day (ICMR-NIN).',
    ],
    workout: [
      'Do strength work on two or three days a week, with a day of rest between.',
      'Learn squat, push, pull and lift with little weight first, and add slowly.',
      'Keep walking, running or cycling for 150 minutes a week (WHO). The heart needs it too.',
      'Sleep enough. Muscle grows between the sessions.',
    ],
  },
  mesomorph: {
    art: mesomorph,
    summary: 'A mesomorph is broad-shouldered and muscular.',
    characteristics: [
      'Shoulders are broader than hips.',
      'Muscle shows early when it is trained.',
      'Weight goes up and down with how much one moves.',
      'A high BMI can come from muscle here. The waist tells: 90 cm or more is the mark for men.',
    ],
    diet: [
      'Pulses, eggs and flesh foods give about 14 to 15% of the day’s energy (ICMR-NIN). Spread them over all meals.',
      'Eat rotis and rice to the work you do, more on days in the field or the gym and less on days at the desk.',
      'Fill half of the plate with vegetables, also after training.',
      'Drink water, chaas or nimbu pani without sugar in place of sports drinks.',
      'Keep salt below 5 g a day (ICMR-NIN), pickle and papad included.',
    ],
    workout: [
      'Mix both kinds in a week: 150 to 300 minutes of movement and two days of strength (WHO).',
      'Do not leave out legs, back and mobility for chest and arms.',
      'Play something: cricket, kabaddi, badminton or football keep you at it.',
      'After a break, begin with half of what you lifted before.',
    ],
  },
  endomorph: {
    art: endomorph,
    summary: 'An endomorph is broad and round, with a solid frame.',
    characteristics: [
      'Chest, waist and hips are wide, arms and legs sturdy.',
      'Many men of this build gain weight easily and lose it slowly.',
      'Strength is often there before any training.',
      'The frame is no illness. A waist of 90 cm or more is what a doctor would ask about.',
    ],
    diet: [
      'If weight is to come down, eat 300 to 500 kcal less a day, and lose 0.5 to 1 kg a week at most.',
      'With diabetes, heart failure or uncontrolled blood pressure, speak to your doctor before you change your diet.',
      'Begin with salad and dal, then take one roti or one katori of rice, and eat slowly.',
      'Keep mithai for feast days and sweeten tea a little less. Sugar stays under 5% of energy (ICMR-NIN).',
      'Cook with measured spoons of oil and share what is fried.',
    ],
    workout: [
      'Begin with ten minutes after each meal and grow to 30 minutes a day (ICMR-NIN).',
      'If knees or back hurt, swim, cycle or walk in water.',
      'Do strength work on two days a week (WHO). It keeps muscle while weight goes.',
      'To keep weight off, 60 to 90 minutes of movement a day may be needed (NICE). Build up to it slowly.',
      'Count stamina, sleep and waist as progress, not only kilos.',
    ],
  },
}

export const SHAPE_LINE =
  'Shape describes where a body carries its width. It is not shown to decide your diet: the tips below are sound for most adults, and only begin at the shape.'

export const ILLUSTRATIVE_NOTE =
  'The percentages are illustrative and not counted anywhere. Most bodies are a mix of shapes, and shapes change with age.'

export const MARKERS = [
  {
    value: '80 and 90',
    unit: 'cm',
    title: 'Waist of women and of men',
    text: 'Fat around the middle matters more for health than the outline. From 80 cm in women and 90 cm in men, or more than half of your height, ask a doctor what it means for you.',
    source: 'N-DOC, Fortis C-DOC and AIIMS, 2025',
  },
  {
    value: '400 and 100',
    unit: 'g',
    title: 'Vegetables and fruit a day',
    text: 'A plate with room for both. Of the day’s energy, cereals give 45% of the energy at most, fat 30% and sugar less than 5%. Salt stays below 5 g.',
    source: 'ICMR-NIN, 2024',
  },
  {
    value: '150',
    unit: 'minutes',
    title: 'Movement a week',
    text: 'At a moderate pace and up to 300 if you can, with two days of strength for all large muscles. Every few minutes count.',
    source: 'WHO, 2020',
  },
] as const

export const SOURCES = [
  'Body types and diet: Ashley Hamer, The Eugenic History of the Body Type Diet, Skeptoid 995. The words ectomorph, mesomorph and endomorph come from W. H. Sheldon in the 1940s, who tied build to character. That is not supported.',
  'Waist: Misra et al. (N-DOC, Fortis C-DOC and AIIMS), revised definition of obesity in Asian Indians, 2025.',
  'Food and daily movement: ICMR-National Institute of Nutrition, Dietary Guidelines for Indians, 2024.',
  'Movement and strength: World Health Organization, guidelines on physical activity and sedentary behaviour, 2020.',
  'Losing weight and keeping it off: NICE guideline NG246 and the German obesity guideline, which name 500 to 600 kcal less a day. 300 to 500 kcal is the gentler step.',
] as const

export const LIMIT_NOTE =
  'General information for adults, not a diagnosis. If you are pregnant, ill or under 18, ask a doctor or a registered dietitian.'
