import type { LibraryArticle } from '../library-article.ts'

export const SURYA_NAMASKAR: LibraryArticle = {
  id: 'surya-namaskar',
  category: 'yoga',
  name: 'Surya Namaskar',
  names: [
    'surya namaskar',
    'suryanamaskar',
    'surya namaskara',
    'soorya namaskar',
    'sun salutation',
    'sun salutations',
    'sun salute',
    '108 surya namaskar',
    '12 steps namaskar',
    'twelve postures namaskar',
    'power yoga',
    'vinyasa',
    'vinyasa yoga',
    'dynamic yoga',
    'yoga calories',
    'सूर्य नमस्कार',
    'सूर्यनमस्कार',
    'ਸੂਰਜ ਨਮਸਕਾਰ',
    'ਸੂਰਿਆ ਨਮਸਕਾਰ',
  ],
  tones: {
    professional: {
      title: 'Surya Namaskar: the twelve steps, the benefits and a sensible pace',
      summary:
        'How one round is built, how to breathe in it, how many rounds make sense at the start, which benefits are known, and who should change or leave out a part.',
      opening: `Surya Namaskar is usually taught as a number. Twelve rounds before school, twenty-one for a challenge, one hundred and eight on a special day. The number is the least interesting thing about it.

What makes the sequence worth learning is that one movement lasts as long as one breath. Twelve postures then become a sentence that you can say slowly or fast. Said slowly, with every posture clear, three rounds are a respectable morning.`,
      example: `## Twenty minutes on a terrace in Nashik

- **6.30, three minutes:** walking, shoulder circles, and a few cat-and-cow movements on hands and knees.
- **6.33, two slow rounds:** an extra breath in any posture that needs it.
- **6.38, four steady rounds:** one breath to each movement. After each round, stand with the feet apart until talking is easy again.
- **6.47, one last slow round,** leading with the other leg.
- **6.50:** lie on the back with the palms open.

Half an hour later there is thalipeeth with dahi, or two eggs with jowar bhakri for those who eat them. Twice a week a brisk walk takes the place of the rounds.`,
      closing: `Let the breath set the number. When it turns ragged, the round that you are in is the last for today. Add another only when the present number has felt easy for about a week. A sequence that you will still enjoy next year is worth more than a record on one morning.`,
    },
    casual: {
      title: 'Surya Namaskar without the huffing: the steps, the benefits, your pace',
      summary:
        'The twelve steps in plain words, where you’re allowed to cheat, what it’s really good for, and why three good rounds beat twelve rushed ones.',
      opening: `You learnt it in school, in lines, in a hot courtyard, with a PT teacher shouting numbers. You were always one posture behind. No wonder you haven’t touched it since.

Try again, without the shouting. You’re allowed to put your knees down, step back in two moves and stop in the middle. The only rule is that each movement takes one breath. If you’re panting, you’re going faster than your breath is.`,
      example: `## Eight minutes in a bedroom in Kochi

Your bus goes at half past eight. There’s just enough floor between the bed and the wall.

- **Shake everything out.** Wrists especially, they’re about to work.
- **Round one, in slow motion.** Bend your knees, look at the picture on the wall, remember what comes next.
- **Round two.** Same again, other leg first. Knees on the mat at number five if your arms shake.
- **Round three.** Now it flows a bit.
- **Flop down.** One minute on your back, looking at the fan.

Wash, then puttu and kadala. If there’s only time for one round, do one, and don’t go telling yourself it doesn’t count.`,
      closing: `Do your three rounds for a fortnight before you let anyone sign you up for one hundred and eight. If your wrists grumble, put the knees down earlier or rest a day. One day you’ll find yourself humming while you do it. That’s the pace. Stay there.`,
    },
    motivational: {
      title: 'One more round when you’re ready: Surya Namaskar steps, benefits and a plan',
      summary:
        'Build Surya Namaskar from a single slow round over six weeks: the twelve steps, what they can do for you, and room for rest, knees, wrists and busy mornings.',
      opening: `There’s a pleasant moment, somewhere in the second week, when your body starts the next movement before your head has named it. Postures that were a list become a flow. You can’t hurry that moment. It likes to visit people who repeat a few slow rounds.

So start with one. At an easy pace a round takes about a minute or two, and everybody has that. Do it well today, and tomorrow’s will already know the way.`,
      example: `## Six weeks with a bank clerk in Patna

Manoj has ten minutes before his bath, four mornings a week.

1. **Week one:** the postures one by one, without joining them.
2. **Week two:** one whole round each morning, with the knees on the mat in step 5.
3. **Week three:** two rounds, one for each leg.
4. **Week four:** the same two. He had a cold, so he took it easy, and it’s still a good week.
5. **Week five:** three rounds, with a rest standing between them.
6. **Week six:** four, and he can speak a sentence after each.

Breakfast is sattu paratha with curd, or chana ghugni with onion and lime. On Sunday he walks by the river with his daughter.`,
      closing: `Decide on four mornings and a starting number, even if that number is one. Write today’s date next to it. In six weeks look back at how far it has come, in rounds and in calm. The sun comes up again tomorrow, and you’ll have another go.`,
    },
  },
  body: `## One round, in twelve steps

1. **Pranamasana:** stand, palms together. Breathe out.
2. **Hasta Uttanasana:** arms up and slightly back. In.
3. **Padahastasana:** fold forward, knees soft, hands to the mat beside the feet. Out.
4. **Ashwa Sanchalanasana:** right leg far back, knee down, look ahead. In.
5. **Parvatasana:** left leg back too, hips high, heels towards the floor. Out.
6. **Ashtanga Namaskara:** knees, chest and chin to the mat, hips a little up. Let the breath come by itself. Too hard? Lower the knees, then lie down flat on the belly.
7. **Bhujangasana:** slide forward, chest up, elbows bent, shoulders away from the ears. In.
8. **Parvatasana:** press the hands down, tuck the toes, hips high again. Out.
9. **Ashwa Sanchalanasana:** right foot forward between the hands, left knee down, look ahead. Help the foot with your hand if it stops short. In.
10. **Padahastasana:** left foot forward next to the right, fold, knees soft. Out.
11. **Hasta Uttanasana:** come up with a long back, arms up. In.
12. **Pranamasana:** palms together. Out.

In the next round the left leg goes back first and comes forward first. Breathe through the nostrils, and don’t hold the breath unless a practice requires it [@ayush_protocol].

## The benefits, and what isn’t proved

- **Stamina:** most yoga is light activity. A review of its energy cost found Surya Namaskar among the few practices that reached moderate or even vigorous intensity [@larson_meyer_2016].
- **Flexibility and balance:** in a small study, college athletes who did yoga for 10 weeks became more flexible and steadier [@polsgrove_2016].
- **Strength:** arms and shoulders carry you in steps 5 to 8, and you’ll feel them. It doesn’t replace strength training for the whole body.
- **Calm and mood:** a review of eight trials found small, short-term effects of yoga on anxiety [@cramer_anxiety_2018]. No effect could be shown for people with a diagnosed anxiety disorder.

Most of these studies are of yoga in general, not of this sequence. It’s no treatment for thyroid trouble or diabetes, whatever the posters say, so medicines go on as prescribed. Exercise alone leads to a small loss of weight [@cochrane_overweight_2006].

## How to build up

A round counts towards the 150 to 300 minutes of moderate activity a week that the World Health Organization advises [@who_activity_2020] when you breathe more deeply than on a slow walk and can still talk. Gasping isn’t the aim. Learn the postures singly first, then start small and add slowly. Come to the mat with an empty or light stomach [@ayush_protocol].

## Where to change it

- **Wrists or back complain:** knees down early, step back in two moves, low cobra.
- **Knees:** a folded blanket below them, or the round done standing with hands on a chair.
- **Eyes:** head-down postures raise the pressure inside the eye while they are held. A small study measured the highest rise in downward-facing dog, which is much like steps 5 and 8 [@jasien_2015].
- **Severe high blood pressure, poor balance, glaucoma, or knee, hip or lower back trouble:** parts may have to be changed or left out, so speak to your doctor and teacher first [@nccih_yoga].
- **Blood pressure that isn’t under control, a slipped disc or sciatica, a hernia, osteoporosis, or a recent operation on the belly:** ask your doctor before the first round.`,
  variants: [
    {
      names: ['weight', 'weight loss', 'lose weight', 'belly fat', 'calories', 'fat burn', 'vajan', 'motapa'],
      titles: {
        professional: 'Surya Namaskar and body weight: what it adds, and what it can’t do alone',
        casual: 'Surya Namaskar for weight loss? Here’s the honest answer',
        motivational: 'Surya Namaskar and your weight: a steady, realistic plan',
      },
      text: `## If weight is your reason

Exercise alone leads to a small loss of weight, and exercise with a change of diet to a greater loss than the diet alone [@cochrane_overweight_2006]. It also improves blood pressure, blood fats and blood sugar in people with overweight, even when no weight is lost [@cochrane_overweight_2006]. So count the rounds for stamina, and look to the plate for the scale: a full katori of dal, more sabzi, one roti fewer if you are full. A plan to lose weight is not for pregnancy, for teenagers, or for anyone who is underweight or has had an eating disorder.`,
    },
  ],
  cautions: [],
  seeDoctor: `- Pressure or pain in the chest, fainting, or breathlessness that doesn’t settle with rest: call 112.
- Dizziness each time you come up from a forward bend: have your blood pressure checked, and bring your list of medicines.
- Glaucoma or a recent eye operation: ask your eye doctor before you do any head-down posture.
- Pregnancy: ask your obstetrician, and learn from a teacher trained for pregnancy.
- Wrist, knee or back pain that lasts more than a few days: see a doctor or physiotherapist.`,
}
