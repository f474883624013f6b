import type { Subject } from '../subject.ts'

export const TURMERIC_AND_SPICES: Subject = {
  id: 'turmeric-and-spices',
  category: 'diet',
  name: 'turmeric and other spices',
  keywords: [
    'turmeric',
    'haldi',
    'haldi doodh',
    'haldi milk',
    'golden milk',
    'golden latte',
    'turmeric milk',
    'curcumin',
    'spice',
    'spices',
    'indian spices',
    'kitchen spices',
    'masala',
    'masale',
    'cinnamon',
    'dalchini',
  ],
  meaning:
    'Spices are dried seeds, roots, bark and fruits that flavour food in small amounts; turmeric is the ground root that makes many of our dishes yellow.',
  facts: [
    {
      id: 'turmeric-and-spices-salt',
      role: 'why',
      text: 'Spices and herbs give flavour without salt, and WHO suggests using them to eat less of it.',
      sources: ['who_sodium'],
    },
    {
      id: 'turmeric-and-spices-open',
      role: 'why',
      text: 'Turmeric and curcumin have been studied for many illnesses, but no clear conclusions have been drawn about whether they benefit health, says the US National Center for Complementary and Integrative Health.',
      sources: ['nccih_turmeric'],
    },
    {
      id: 'turmeric-and-spices-content',
      role: 'how_much',
      text: 'Curcumin makes up only about 3 per cent of the weight of turmeric powder.',
      sources: ['tayyem_2006'],
    },
    {
      id: 'turmeric-and-spices-uptake',
      role: 'how',
      text: 'Little of the curcumin that we eat reaches the blood, because it is unstable and poorly absorbed, so results from the laboratory may not hold for the kitchen.',
      sources: ['nccih_turmeric'],
    },
    {
      id: 'turmeric-and-spices-cinnamon',
      role: 'how',
      text: 'Cinnamon is a spice, not a treatment: research does not clearly support using it for any health condition, diabetes included. Cassia, the common kind, can be high in coumarin, which may matter to people with liver disease who take it for a long time.',
      sources: ['nccih_cinnamon'],
    },
    {
      id: 'turmeric-and-spices-liver',
      role: 'care',
      text: 'Turmeric supplements have injured livers: a US research network recorded ten such cases between 2004 and 2022, with five people in hospital and one death.',
      sources: ['halegoua_2023'],
    },
    {
      id: 'turmeric-and-spices-pregnancy',
      role: 'care',
      text: 'In amounts larger than those in food, turmeric may be unsafe in pregnancy. Anyone who takes medicines, above all blood thinners, should ask a doctor or pharmacist before using a turmeric supplement.',
      sources: ['nccih_turmeric', 'msk_turmeric'],
    },
    {
      id: 'turmeric-and-spices-lead',
      role: 'care',
      text: 'A survey in 23 South Asian cities found turmeric with far too much lead in some of them, Patna and Guwahati included. Lead chromate, a yellow pigment, is the suspected cause, and lead harms the brain.',
      sources: ['forsyth_2024'],
    },
  ],
  steps: [
    'Use haldi, jeera, dhania and ajwain as your family’s dishes need them.',
    'Season with roasted jeera, pepper or amchur first, and add a little salt last.',
    'Buy haldi in a sealed packet with an FSSAI licence number instead of loose powder of unknown origin.',
    'Grind small amounts of masala, and keep them dry and away from light.',
    'Measure the oil for the tadka, because it adds more to the meal than the spices.',
    'Tell your doctor about every capsule, powder or churna that you take, apart from food.',
  ],
  example:
    'In the morning there is besan chilla with ajwain and a pinch of haldi. The dal at lunch has a tadka of jeera and garlic in one spoon of oil, and lemon in place of more salt. The evening’s haldi milk is enjoyed as a warm drink without sugar.',
  questions: [
    'Do I use spices for their flavour, or do I expect them to treat something?',
    'Where does the haldi in my kitchen come from, and is the packet sealed and licensed?',
    'Which supplements do I take that my doctor does not know about?',
  ],
}
