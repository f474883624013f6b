import { SOURCES } from '#domain/education/sources.ts'
import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-little-extra',
    title: 'A little extra, steadily: how muscle is added',
    summary: 'You will know how much more to eat, how to train for it and what pace to expect.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'A small surplus is plenty',
        explanation:
          'New tissue needs energy, though far less than gym talk suggests. Reviews in sports nutrition propose starting with roughly 350 to 500 kcal above your usual day; a bigger surplus mostly ends up as fat. That is one more snack and a slightly larger plate. A gain of a quarter to half a kilogram a week is brisk for a beginner, and it slows with experience. Anyone with diabetes, high cholesterol or kidney disease should settle the plan with a professional first.',
        example:
          'In a Kanpur hostel the extra can be one glass of full-cream milk with a banana at eleven and a katori of chana with one roti more at dinner. In Kozhikode, another piece of fish and half a katori of rice twice a day.',
        tips: [
          'Add one snack and keep the three meals as they are for two weeks.',
          'Weigh once a week, and add more only if nothing has moved after a fortnight.',
          'Choose foods that bring protein as well, such as milk, curd, eggs, chana or paneer.',
        ],
      },
      {
        title: 'Train the big movements, then a bit more',
        explanation:
          'Surplus food without a reason to grow is only surplus. Squat, hinge, push, pull and carry use most of the body in little time; two or three sessions a week suit a beginner. The load should make the last repetitions slow while your form stays clean. When you reach the top of your planned range in all sets, add a little weight or one repetition. Beginners do well to have a qualified trainer watch their first weeks, and to stop at joint pain.',
        example:
          'A farm family near Moga has what it needs: sacks of grain to carry, a low charpai for push-ups, steps for lunges, a sturdy branch for pulling. Three rounds on alternate evenings begin the work.',
        tips: [
          'Choose five movements and repeat the same ones for a month.',
          'Keep a notebook with weight and repetitions for every session.',
          'Leave at least one day between sessions for the same muscles.',
        ],
      },
      {
        title: 'Four helpings of protein, then rest',
        explanation:
          'With the day’s need settled, about 1.4 to 2.0 g per kilogram of body weight in training people, distribution is the next gain. Four helpings of 20 g or so at intervals of three to four hours keep building going; one of them may come before bed. Sleep is the other half, because growth happens between sessions. Two good sessions after full nights are likely to serve you better than five on short ones. Muscles also need starch to train hard, so rice and roti stay.',
        example:
          'A Hyderabad day for 65 kg: pesarattu with two eggs; dal, rice and chicken curry; curd with roasted chana and a banana at five; two jowar rotis with palak paneer at night. Each meal lands near 20 to 30 g.',
        tips: [
          'Set four eating times and name the protein food at each.',
          'Keep milk or curd ready for the last helping of the day.',
          'Go to bed thirty minutes earlier on training days.',
        ],
      },
    ],
    sources: [SOURCES.slater_2019, SOURCES.issn_protein_2017],
  },
  {
    id: 'when-nothing-moves',
    title: 'When the scale will not move',
    summary:
      'You will know how to eat more without feeling stuffed, what may be holding you back and what never to try.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Denser food for small appetites',
        explanation:
          'Thin people who eat until full on dal, salad and phulka are often simply out of room. Density solves this better than force: nuts, seeds, dried fruit, cheese, coconut and a spoon of oil add energy in small volume, and what is drunk fills less than what is chewed. Spread the additions over five or six sittings. Keep vegetables and fruit, in smaller helpings for the time being. Fried snacks and sweets add weight too, but bring little that a muscle can use.',
        example:
          'A Gujarati thepla gains from a filling of grated paneer and sesame; sukhdi with peanuts follows. In Assam, roasted til and jaggery in pitha with a glass of milk at four adds what an extra plate of rice could not.',
        tips: [
          'Stir two spoons of peanut or sesame powder into curd, poha or sabzi each day.',
          'Drink milk or a banana shake between meals rather than with them.',
          'Put a box of nuts and dates where you work.',
        ],
      },
      {
        title: 'Count honestly, then look for a cause',
        explanation:
          'Many who are stuck eat well on some days and forget meals on others; long runs and late nights take their share as well. A food diary over seven days usually shows it. If weight still refuses after four to six weeks of real extra food, see a doctor. An overactive thyroid, coeliac disease, diabetes, tuberculosis, gut infections and low mood can all hold weight down. Weight falling without intent, night sweats, lasting cough, blood in the stool or great thirst need an appointment soon.',
        example:
          'A diary from a Siliguri student might read: Monday five meals, Tuesday momo at three and nothing before, Wednesday tea until evening. The answer is less about more food on Monday than about any on Tuesday.',
        tips: [
          'Write down every meal for seven days, with the hour.',
          'Set a phone reminder for the meal you forget most.',
          'Book a check-up if you lose weight without meaning to.',
        ],
      },
      {
        title: 'Shortcuts that harm',
        explanation:
          'Tablets and injections offered in changing rooms, from anabolic steroids to appetite syrups with cyproheptadine or steroids in them, have a real price: infertility, acne, high blood pressure, liver and heart damage, diabetes. Some powders sold as natural have been found to contain them undeclared. No supplement replaces three months of meals and training. If you have already taken something, tell a doctor openly, and do not stop steroid tablets abruptly on your own. Chest pain, breathlessness or yellow eyes mean hospital today.',
        example:
          'Someone in a changing room offers a tin without a label and promises ten kilos in a month. A fair answer is to ask for the fourteen-digit FSSAI licence number and the list of ingredients, and to walk away when neither comes.',
        tips: [
          'Refuse every product without a full label and a bill.',
          'Show your doctor any powder, syrup or injection you have used.',
          'Judge your progress over twelve weeks, not over four.',
        ],
      },
    ],
    sources: [SOURCES.ioc_supplements_2018, SOURCES.icmr_guidelines_2024],
  },
]
