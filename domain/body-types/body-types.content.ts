import type { Source } from '../sources/source.ts'
import {
  CDC_WEIGHT,
  ICMR_GUIDELINES_2024,
  MISRA_2009,
  NICE_OBESITY_2014,
  NICE_OBESITY_2025,
  WHO_ACTIVITY_2020,
} from '../sources/weight-sources.content.ts'
import type { BodyTypeId } from './body-types.ts'

export interface BodyTypeGuide {
  /** Names the shape in one sentence. */
  summary: string
  characteristics: readonly string[]
  diet: readonly string[]
  workout: readonly string[]
}

export const GUIDES: Record<BodyTypeId, BodyTypeGuide> = {
  pear: {
    summary: 'A pear shape is widest at the hips.',
    characteristics: [
      'Hips and thighs are wider than the shoulders.',
      'The waist is clearly narrower than the hips.',
      'Extra weight tends to show at the hips and thighs first.',
      'A kurta often fits the shoulders before it fits the hips.',
    ],
    diet: [
      'Fill half your plate with sabzi, salad and fruit. Aim for about 400 g of vegetables and 100 g of fruit a day (ICMR-NIN).',
      'Have a katori of dal, rajma, curd, paneer or egg at every meal, not only at dinner.',
      'Take rotis or rice once, and make the second helping sabzi.',
      'With tea, try roasted chana or a guava instead of namkeen.',
      'No food slims the hips alone. Eat for your whole body.',
    ],
    workout: [
      'Walk, cycle or dance for 150 to 300 minutes a week (WHO).',
      'Do strength work on two days a week (WHO). Squats and step-ups make good use of strong legs.',
      'Work your upper body too, with wall push-ups and by lifting a filled water bottle.',
      'Stand up every half hour, and take the stairs when you can.',
    ],
  },
  apple: {
    summary: 'An apple shape carries more weight around the middle.',
    characteristics: [
      'The waist is about as wide as the hips, or wider.',
      'Arms and legs are often slimmer than the middle.',
      'Extra weight tends to show at the belly first.',
      'A measuring tape tells you more than the mirror. From 80 cm, a woman’s waist is worth a talk with a doctor.',
    ],
    diet: [
      'Keep rotis, rice and poha below half of the day’s energy (ICMR-NIN: 45% at most). Have more dal and vegetables instead.',
      'Sweeten your tea a little less each week. Keep sugar under 5% of the day’s energy (ICMR-NIN).',
      'Choose jowar, oats, whole moong or rajma often, for their fibre.',
      'Choose steamed or roasted food, such as idli, dhokla or tandoori roti, over puri and bhatura.',
      'If you want to lose weight, 300 to 500 kcal less a day is a gentle step. If you have diabetes, heart failure or uncontrolled blood pressure, see your doctor first.',
    ],
    workout: [
      'Move for 30 minutes a day (ICMR-NIN), briskly enough that you can talk but not sing.',
      'Do strength work on two days a week (WHO), the large muscles of legs and back first.',
      'Walk for ten minutes after dinner. It counts.',
      'Sit-ups strengthen the belly, but they aren’t shown to burn fat there alone.',
      'Measure your waist once a month at the same place, instead of weighing yourself every day.',
    ],
  },
  hourglass: {
    summary: 'An hourglass shape has a narrow waist, with shoulders and hips equally wide.',
    characteristics: [
      'Shoulders and hips are about equally wide.',
      'The waist is clearly narrower than both.',
      'Extra weight tends to spread evenly over the body.',
      'A waist that looks narrow can still be above 80 cm, so measure it anyway.',
    ],
    diet: [
      'Build the plate from five bowls: dal, sabzi, curd, salad, and roti or rice.',
      'Use two or three kinds of oil in turn, by the spoon. Fat should give 30% of the day’s energy at most (ICMR-NIN).',
      'Keep salt below 5 g a day (ICMR-NIN). Papad, pickle and namkeen have a lot of it.',
      'Eat fruit whole rather than as juice.',
      'Eat at regular times, even on busy days.',
    ],
    workout: [
      'Mix walking, swimming, cycling or dancing to 150 to 300 minutes a week (WHO).',
      'On two days, train all large muscles: legs, hips, back, chest, shoulders, arms and belly (WHO).',
      'Surya namaskar and other yoga keep you mobile and steady on your feet.',
      'Do what you enjoy. The best exercise is the one you stick with.',
    ],
  },
  rectangle: {
    summary: 'A rectangle shape runs almost straight from shoulders to hips.',
    characteristics: [
      'Shoulders, waist and hips are almost the same width.',
      'The waist is only a little narrower than the ribs.',
      'Extra weight can settle anywhere, often at the middle.',
      'Many women of this shape are slim and many aren’t. Your BMI tells you more than the outline.',
    ],
    diet: [
      'Start the day with a filling meal: besan chilla with curd, or poha with peanuts and peas.',
      'Have dal, curd, paneer, egg or fish at every meal. ICMR-NIN advises against protein powders.',
      'Eat ragi, til and curd often, for their calcium.',
      'If your BMI is below 18.5, add a banana with milk, chikki, or ghee on the dal. Ask a doctor to look for the cause. Never eat less.',
    ],
    workout: [
      'Do strength work on two or three days a week: squats, lunges, rows and wall push-ups.',
      'Add a little weight or one more round when the last ones feel easy.',
      'Walk or cycle for 150 minutes a week or more (WHO). It’s good for your heart, whatever your weight.',
      'Stretch your hips, back and shoulders after sitting for long.',
    ],
  },
  ectomorph: {
    summary: 'An ectomorph is lean and long-limbed.',
    characteristics: [
      'Shoulders and hips are narrow, arms and legs long.',
      'The body shows little fat and little muscle.',
      'A shirt long enough for the arms is often wide at the waist.',
      'A slim man can still carry fat around the organs, so measure your waist too.',
    ],
    diet: [
      'Eat three meals and two snacks at regular times, such as paneer paratha with curd, then chana in the afternoon.',
      'Put more energy into the same bowl: peanuts in poha, ghee on dal, til in the chutney.',
      'Have dal, egg, fish, chicken, curd or paneer at every meal. ICMR-NIN advises against protein powders.',
      'If your BMI is below 18.5, ask a doctor to look for the cause before you try to gain.',
      'Lean people need vegetables and fruit too: 400 g and 100 g a day (ICMR-NIN).',
    ],
    workout: [
      'Do strength work on two or three days a week, with a rest day in between.',
      'Learn to squat, push, pull and lift with light weights first, and add slowly.',
      'Keep walking, running or cycling for 150 minutes a week (WHO). Your heart needs it too.',
      'Sleep enough. Muscle grows between sessions.',
    ],
  },
  mesomorph: {
    summary: 'A mesomorph is broad-shouldered and muscular.',
    characteristics: [
      'Shoulders are broader than hips.',
      'The body narrows from chest to waist.',
      'Arms and legs look muscular.',
      'A high BMI can come from muscle here. Measure your waist: for men, 90 cm or more is worth a talk with a doctor.',
    ],
    diet: [
      'Get about 14 to 15% of the day’s energy from pulses, eggs, fish and meat (ICMR-NIN). Spread them over all meals.',
      'Match rotis and rice to your work: more on days in the field or the gym, less on days at a desk.',
      'Fill half your plate with vegetables, even after training.',
      'Drink water, chaas or nimbu pani without sugar instead of sports drinks.',
      'Keep salt below 5 g a day (ICMR-NIN), pickle and papad included.',
    ],
    workout: [
      'Do both kinds in a week: 150 to 300 minutes of movement and two days of strength (WHO).',
      'Don’t skip legs, back and mobility to train chest and arms.',
      'Play something: cricket, kabaddi, badminton or football keeps you going.',
      'After a break, start with half of what you lifted before.',
    ],
  },
  endomorph: {
    summary: 'An endomorph is broad and round, with a solid frame.',
    characteristics: [
      'Chest, waist and hips are wide, arms and legs sturdy.',
      'The waist is about as wide as the chest.',
      'The outline looks round rather than long.',
      'A broad frame is not a health problem. A waist of 90 cm or more is what a doctor would ask about.',
    ],
    diet: [
      'If you want to lose weight, eat 300 to 500 kcal less a day, and lose 0.5 to 1 kg a week at most.',
      'If you have diabetes, heart failure or uncontrolled blood pressure, talk to your doctor before you change your diet.',
      'Start with salad and dal, then take one roti or one katori of rice, and eat slowly.',
      'Save mithai for festival days and sweeten your tea a little less. Keep sugar under 5% of energy (ICMR-NIN).',
      'Measure oil by the spoon, and share anything fried.',
    ],
    workout: [
      'Start with ten minutes after each meal, and build up to 30 minutes a day (ICMR-NIN).',
      'If knees or back hurt, swim, cycle or walk in water.',
      'Do strength work on two days a week (WHO). It protects muscle while you lose weight.',
      'To keep weight off, 60 to 90 minutes of movement a day may be needed (NICE). Build up to it slowly.',
      'Stamina, sleep and waist show progress too, not only kilos.',
    ],
  },
}

export const SHAPE_LINE =
  'Shape describes where a body is wide or narrow. There’s no proof that it should decide your diet. The tips below suit most adults, whatever their shape.'

export const ILLUSTRATIVE_NOTE =
  '“Illustrative” means the percentages are examples, not from any count. Most bodies are a mix of shapes, and shapes change with age.'

export const SOURCES: readonly Source[] = [
  {
    title: 'The Varieties of Human Physique',
    by: 'Sheldon WH and others',
    year: 1940,
    note: 'where the words ectomorph, mesomorph and endomorph come from',
  },
  {
    title: 'The Varieties of Temperament',
    by: 'Sheldon WH and others',
    year: 1942,
    note: 'ties build to character, which is not supported',
  },
  MISRA_2009,
  ICMR_GUIDELINES_2024,
  WHO_ACTIVITY_2020,
  { ...NICE_OBESITY_2014, note: '600 kcal less a day; our 300 to 500 kcal is gentler' },
  {
    title: 'S3 guideline: prevention and treatment of obesity',
    by: 'German Obesity Society and partners',
    note: '500 kcal less a day',
    unverified: 'title and year',
  },
  { ...CDC_WEIGHT, note: '0.5 to 1 kg a week' },
  { ...NICE_OBESITY_2025, note: '60 to 90 minutes a day' },
]
