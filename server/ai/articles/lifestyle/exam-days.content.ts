import type { LibraryArticle } from '../library-article.ts'

export const EXAM_DAYS: LibraryArticle = {
  id: 'exam-days',
  category: 'lifestyle',
  name: 'food for exam days',
  names: [
    'exam days',
    'exam day',
    'exam food',
    'exam diet',
    'exam time food',
    'exam season',
    'exams',
    'board exam',
    'board exams',
    'before an exam',
    'what to eat before exam',
    'study snacks',
    'food for studying',
    'brain food for students',
    'neet preparation',
    'jee preparation',
    'upsc preparation',
    'pariksha',
    'pariksha mein kya khaye',
    'परीक्षा',
    'परीक्षा के दिनों का खाना',
    'ਪ੍ਰੀਖਿਆ',
    'ਇਮਤਿਹਾਨ',
  ],
  tones: {
    professional: {
      title: 'Exam days: regular meals, water and sleep for a clear head',
      summary:
        'No food gives marks, but regular meals, water and sleep help a student use what has been learnt. What to eat in exam weeks and on the morning itself.',
      opening: `In the weeks before the boards, many homes change their menu. Almonds are soaked, a new health drink appears, ghee is added to everything, and an uncle has read about fish oil. The student, meanwhile, skips breakfast and sleeps four hours.

There is no food for marks. There are meals that come at regular times, enough water and a night of sleep, and together they let a student reach what she already knows.`,
      example: `## From the evening before to the last answer

A class 12 student in Bhopal, paper at half past ten:

- **Evening before:** dal, rice, lauki and curd at half past seven. Bag packed, books closed by ten.
- **7 am:** water, then the breakfast of every other day: poha with peanuts and lime, a glass of milk.
- **9:30 am:** half a banana in the car.
- **In the hall:** a clear bottle, sips.
- **1:45 pm:** home for rotis, moong dal, tori and a slice of papaya. Then a nap, before anyone asks about question six.

No dish here is new to her. On exam days that is the point.`,
      closing: `Eat what is known and liked, at the usual hours, and let the talk at the table be about other things. After the last paper, nobody will remember the almonds. A calm house and a lunch that was ready may well be remembered.`,
    },
    casual: {
      title: 'Exams coming up? What to eat when you’re studying late',
      summary:
        'Cold coffee at midnight, chips for dinner, and a shaky stomach on exam morning? Easy food for long study days, and what to eat before the paper.',
      opening: `Let me guess: the syllabus is three times bigger than it was last week, it’s one in the morning, and dinner was a packet of chips with cold coffee. You’ll sleep after the exams.

I’m not going to tell you to eat walnuts because they look like brains. But a few small things will help you stay awake when you want to, sleep when you need to, and not run to the toilet during section B.`,
      example: `## A long study day in a Kota room

- **Eight:** stuffed paratha with curd, or bread and eggs. Then the hardest chapter.
- **Eleven:** a glass of milk and a guava. Stand up for it.
- **Half past one:** the mess thali, with two katoris of dal. Phone face down, since you’ve looked at words all morning.
- **Five:** chana chaat with onion and lime, and nimbu pani where the chai used to be.
- **Eight:** khichdi or roti-sabzi, and ten minutes’ walk with your room-mate.
- **Ten, if hungry:** a glass of milk, a few dates, some makhana.
- **Half past eleven:** bed. The chapter will still be there at six.`,
      closing: `If today was chips and panic, that’s alright. Drink some water, eat something warm, go to bed an hour earlier than you planned. When you can’t eat or sleep because it’s all too much, tell someone tonight, a parent, a friend, or the people at 14416. It’s an exam. You’re more than that.`,
    },
    motivational: {
      title: 'Fuel for the long haul: eating through a month of exams',
      summary:
        'Preparation is endurance. Treat meals, water and sleep as part of the timetable, and walk into the hall rested, fed and ready to show what you know.',
      opening: `A long-distance runner doesn’t stop eating in the last week before the race. She eats what her legs know, drinks, sleeps, and trusts the months behind her.

Exams are a long run too. You’ve done the training, or you’re in the middle of it. What you eat and when you sleep won’t learn a formula for you, but they decide how fresh you are when you need it. Let’s put them on the timetable.`,
      example: `## The timetable of a UPSC aspirant in Patna

She drew three green boxes into every study day and studied around them:

1. **Box one, 8 am: a breakfast with protein.** Sattu paratha with curd, or chana-chura, or eggs and roti.
2. **Box two, 1:30 pm: lunch away from the desk.** Rice, dal, saag, and chokha or fish. Twenty minutes, no notes.
3. **Box three, 10:30 pm: lights out.** A dinner of roti and sabzi by eight leaves her light enough to sleep.

Between them: a bottle on the desk, a fruit at eleven, roasted makhana at five. On a bad day she defends one box. It’s usually the third.`,
      closing: `Draw your three boxes today, in any colour you like. Keep two of them tomorrow and call it a win. On the morning of the paper, eat your usual breakfast, fill your bottle, and walk in knowing that you’ve looked after the person who is going to write it.`,
    },
  },
  body: `## Three meals at fixed hours

A daily routine with set times for meals, exercise and rest helps people to use their time well and to feel more in control, says the World Health Organization [@who_stress]. In exam weeks that is worth more than any special food. Keep breakfast, lunch and dinner, and put something with protein into each: dal, curd, paneer, peanuts, sprouts, eggs, fish or chicken.

Heavy, oily lunches make the afternoon longer. Rice or roti with dal, one vegetable and curd is plenty. Eat away from the book: eating while distracted raised how much people ate at the meal and later in the day, in a review of 24 studies [@robinson_attentive_2013].

## Snacks and water on the desk

Under stress people tend to eat more unhealthy food, according to a review of 54 studies, though the link was small [@hill_2022]. So let the easy thing be the useful one. Put these within reach before you sit down:

- roasted chana, makhana or peanuts
- a banana, guava, orange or a box of papaya
- curd with fruit, or a fresh besan chilla

Keep a full bottle next to the books. Urine of a pale, clear yellow is a simple sign of drinking enough [@nhs_water].

## Caffeine and sleep

Caffeine borrows hours from the night. In a small study, 400 mg of it taken 6 hours before bed shortened sleep by more than an hour [@drake_2013]. Children and teenagers should avoid caffeinated and sweetened drinks as far as possible, advises the Indian Academy of Pediatrics [@iap_2019]. Tea, coffee, cola and energy drinks are among them. Adults who study have the last tea or coffee in the early afternoon.

Sleep is revision too. Adults need 7 hours of sleep or more [@aasm_2015]. A teenager should not settle for less. Switch devices off at least 30 minutes before bed, and have no large meal just before it [@aasm_habits].

## On the morning itself

Eat what you always eat, about two hours before the paper, and nothing that is new to your stomach. Idli, poha, upma, dalia, paratha with curd or eggs with toast are all fine. If nerves close your throat, take half of it, and a banana in the bag. For some days before, choose home food over street stalls.`,
  variants: [
    {
      names: ['parents', 'parent', 'mother', 'mothers', 'my child', 'my son', 'my daughter', 'kids', 'children'],
      titles: {
        professional: 'Exam days at home: what students eat, and how parents can help',
        casual: 'Exams coming up? What to eat, and how parents can help',
        motivational: 'Fuel for a month of exams, with parents on the team',
      },
      text: `## For parents

Serve meals at the usual hour and eat along. Ten minutes of talk about cricket or the neighbour’s dog are a real break. Take a cut fruit or a bowl of chana to the desk without a question about the chapter.

Don’t start a weight-loss plan or a new supplement in these months, and don’t comment on how much is eaten. Appetite goes up and down under stress. Sweets as a reward and a scolding for a mock test both make meals harder. If a student eats very little for days, cries often or can’t sleep, put the books aside and talk.`,
    },
  ],
  cautions: ['children'],
  seeDoctor: `- Hardly any food, repeated vomiting or fainting: see a doctor the same day.
- Sleeplessness, stomach aches or low mood for two weeks or more, or worry that stops all study: see a doctor or psychologist. Tele-MANAS listens free, day and night, on 14416 [@tele_manas].
- Talk of wanting to die is an emergency: stay with the person and call 112 or Tele-MANAS [@tele_manas].
- Loose motions with fever or blood, or weeks of tiredness: ask the doctor, and don’t wait for the last paper.`,
}
