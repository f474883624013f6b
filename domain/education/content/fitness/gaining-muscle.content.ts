import type { EducationArticle } from '#domain/education/topics.ts'

export const ARTICLES: readonly EducationArticle[] = [
  {
    id: 'a-little-extra',
    title: 'How to add muscle, steadily',
    summary: 'How much more to eat, how to train for muscle, and what pace to expect.',
    difficulty: 'Beginner',
    concepts: [
      {
        title: 'A small surplus is plenty',
        explanation:
          'New muscle needs energy, though far less than gym talk suggests. Reviews in sports nutrition propose starting with roughly 350 to 500 kcal above your usual day. A bigger surplus mostly ends up as fat. That is one more snack and a slightly larger plate. For a beginner, a quarter to half a kilogram a week is fast, and it slows with experience. If you have diabetes, high cholesterol or kidney disease, plan it with a professional first.',
        example:
          'In a Kanpur hostel, the extra can be one glass of full-cream milk with a banana at eleven, and a katori of chana with one more roti at dinner. In Kozhikode, it’s another piece of fish and half a katori of rice twice a day.',
        tips: [
          'Add one snack and leave the three meals as they are for two weeks.',
          'Weigh once a week, and add more only if nothing has moved after a fortnight.',
          'Choose foods that have protein as well, such as milk, curd, eggs, chana or paneer.',
        ],
      },
      {
        title: 'Train the big movements, then a bit more',
        explanation:
          'Extra food builds muscle only if you train. Squat, hinge, push, pull and carry use most of the body in little time. Two or three sessions a week suit a beginner. The load should make the last repetitions slow, with clean form. When you reach the top of your planned range in all sets, add a little weight or one repetition. If you’re a beginner, have a qualified trainer watch your first weeks, and stop if a joint hurts.',
        example:
          'A farm family near Moga has what it needs: sacks of grain to carry, a low charpai for push-ups, steps for lunges, a sturdy branch for pulling. Begin with three rounds on alternate evenings.',
        tips: [
          'Choose five movements and repeat the same ones for a month.',
          'Note weight and repetitions for every session.',
          'Leave at least one day between sessions for the same muscles.',
        ],
      },
      {
        title: 'Four helpings of protein, then rest',
        explanation:
          'If you train, you need about 1.4 to 2.0 g of protein per kilogram of body weight a day. Next, spread it out. Four helpings of 20 g or so, three to four hours apart, help you build muscle all day. One of them may come before bed. Sleep is the other half, because muscle grows between sessions. Two good sessions after full nights of sleep are likely to do more than five after short ones. Your muscles also need starch to work hard, so rice and roti stay.',
        example:
          'A Hyderabad day for 65 kg: pesarattu with two eggs; dal, rice and chicken curry; curd with roasted chana and a banana at five; two jowar rotis with palak paneer at night. Each meal has about 20 to 30 g.',
        tips: [
          'Set four eating times and name the protein food at each.',
          'Have milk or curd ready for the last helping of the day.',
          'Go to bed thirty minutes earlier on training days.',
        ],
      },
    ],
    sources: ['slater_2019', 'issn_protein_2017'],
  },
  {
    id: 'when-nothing-moves',
    title: 'When your weight won’t go up',
    summary: 'How to eat more without feeling stuffed, what may be holding you back, and what never to try.',
    difficulty: 'Intermediate',
    concepts: [
      {
        title: 'Denser food for small appetites',
        explanation:
          'Many thin people eat dal, salad and phulka until they’re full, and simply have no room for more. Choose denser food. Don’t force yourself. Nuts, seeds, dried fruit, cheese, coconut and a spoon of oil add energy in a small space. Drinks fill you less than what you chew. Spread the additions over five or six sittings. Eat vegetables and fruit too, in smaller helpings for now. Fried snacks and sweets add weight too, but give your muscles little to work with.',
        example:
          'Fill a Gujarati thepla with grated paneer and sesame, and eat sukhdi with peanuts after it. In Assam, pitha with roasted til and jaggery and a glass of milk at four give you what an extra plate of rice can’t.',
        tips: [
          'Stir two spoons of peanut or sesame powder into curd, poha or sabzi each day.',
          'Drink milk or a banana shake between meals rather than with them.',
          'Put a box of nuts and dates where you work.',
        ],
      },
      {
        title: 'Count honestly, then look for a cause',
        explanation:
          'Many who are stuck eat well on some days and forget meals on others. Long runs and late nights add to it. A seven-day food diary usually shows it. If you really eat more for four to six weeks and gain nothing, see a doctor. An overactive thyroid, coeliac disease, diabetes, tuberculosis, gut infections and low mood can all hold weight down. See one soon if you lose weight without trying, or have night sweats, a lasting cough, blood in the stool or great thirst.',
        example:
          'A diary from a Siliguri student might read: Monday five meals, Tuesday momo at three and nothing before, Wednesday tea until evening. She needs regular meals on Tuesday more than extra food on Monday.',
        tips: [
          'Write down every meal and its time for seven days.',
          'Set a phone reminder for the meal you forget most.',
          'Book a check-up if you lose weight without meaning to.',
        ],
      },
      {
        title: 'Shortcuts that harm',
        explanation:
          'Changing rooms offer tablets and injections, from anabolic steroids to appetite syrups with cyproheptadine or steroids. They can cause infertility, acne, high blood pressure, liver and heart damage, and diabetes. Some powders sold as natural were found to contain them, undeclared. No supplement replaces three months of meals and training. If you have already taken something, tell a doctor openly. Don’t stop steroid tablets suddenly on your own. Go to hospital today for chest pain, breathlessness or yellow eyes.',
        example:
          'In a changing room you’re offered a tin without a label that promises ten kilos in a month. Ask for the fourteen-digit FSSAI licence number and the list of ingredients, and walk away if you get neither.',
        tips: [
          'Refuse every product without a full label and a bill.',
          'Show your doctor any powder, syrup or injection you have used.',
          'Judge your progress after twelve weeks, not after four.',
        ],
      },
    ],
    sources: ['ioc_supplements_2018', 'icmr_guidelines_2024'],
  },
]
