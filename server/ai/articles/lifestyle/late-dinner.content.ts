import type { LibraryArticle } from '../library-article.ts'

export const LATE_DINNER: LibraryArticle = {
  id: 'late-dinner',
  category: 'lifestyle',
  name: 'late dinners',
  names: [
    'late dinner',
    'dinner late',
    'late night dinner',
    'dinner timing',
    'dinner time',
    'best time for dinner',
    'early dinner',
    'dinner before bed',
    'eating late',
    'eating late at night',
    'late night eating',
    'late night snacking',
    'meal timing',
    'raat ka khana',
    'der raat khana',
    'raat ko der se khana',
    'khane ka sahi samay',
    'रात का खाना',
    'देर रात खाना',
    'ਰਾਤ ਦਾ ਖਾਣਾ',
  ],
  tones: {
    professional: {
      title: 'Late dinners: what they change, and how to eat when the day runs long',
      summary:
        'What is known about eating late, how to split dinner when you come home at ten, what to serve so that you sleep well, and who should plan it with a doctor.',
      opening: `“Eat dinner by seven” is sound advice for people whose train arrives at six. For shopkeepers, nurses, coaching students and anyone who crosses a city twice a day, it describes another life.

A late dinner is neither a failing nor a disaster. It can change hunger and sleep, and there are sensible ways round that. The most useful of them doesn’t move dinner at all. It moves a part of it.`,
      example: `## Dinner in two parts, in Thane

- **Half past one:** tiffin with two bhakris, matki usal, cucumber and chaas.
- **Half past six, at the desk:** the first part of dinner. From the pantry fridge, a katori of sprouts with lime or a roti roll with egg or paneer, and a fruit.
- **Quarter to ten, at home:** the second part. A bowl of thick moong dal with palak, one phulka, and a little curd.
- **Ten past ten:** the dishes, tomorrow’s tiffin, a slow walk in the corridor.
- **Midnight:** bed, about two hours after the last bite.

The day holds the same food as before. Only the heaviest part has moved to where hunger really was.`,
      closing: `Try the six o’clock plate for one week before you change anything else. Pack it with the tiffin in the morning so that it’s there when you need it. If you sleep better and arrive home less ravenous, keep it. If heartburn goes on in spite of it, let a doctor have a look.`,
    },
    casual: {
      title: 'Dinner at ten again? How to make a late meal lighter',
      summary:
        'You can’t eat at seven and that’s fine. What to have at six, what to put on a late plate, and how to stop raiding the kitchen at midnight.',
      opening: `The shutters come down at nine. By the time you’ve counted the cash, ridden home and washed your face, it’s ten, you could eat the doormat, and there’s aloo paratha in the air.

Every article says to dine before sunset. Lovely. Who’ll mind the shop? The clock can stay as it is. Work with what you can change: how hungry you arrive, and what’s waiting on the stove.`,
      example: `## A shop family in Amritsar

**Six o’clock, behind the counter.** A real snack instead of chai with rusks: a bowl of chana chaat with onion and lime, or two boiled eggs, sent over fresh from home, and a guava. Ten minutes, sitting down.

**Ten o’clock, at home.** Lauki chana dal, one roti, salad, some dahi. On Saturdays it’s the aloo paratha, one instead of three, with the same dal and dahi.

**Half past ten.** Everyone walks to the corner and back, complaining about the customers.

**Midnight munchies?** A glass of warm milk without sugar, and bed. Mostly it’s tiredness that’s hungry.

The big meal happens at lunch now, when the boy from the next shop can watch the till.`,
      closing: `You’re not going to become a seven o’clock family, and that’s all right. Feed the six o’clock hunger, go easy on the ten o’clock plate, take your walk. Give it ten days. You’ll notice it first in the morning, when breakfast starts to look like a good idea again.`,
    },
    motivational: {
      title: 'Bring dinner forward by fifteen minutes, one week at a time',
      summary:
        'A gentle month for people who would like an earlier, lighter dinner: small steps, one fixed evening, and a fallback for the nights when work wins.',
      opening: `You can’t move a whole household from ten o’clock to seven on a Monday. By Wednesday the children are hungry at nine, the serial isn’t over, and everybody’s back where they began.

Fifteen minutes, though, will hardly be noticed. Fifteen minutes a week is an hour by the end of the month. That’s the pace of this plan. It bends when your job or your in-laws need it to, and goes on the next evening.`,
      example: `## From ten o’clock to nine, in Ahmedabad

Hetal’s family eats at ten. They’d like nine.

- **Week one, 9.45.** She soaks the dal in the morning and kneads the dough at six. Nothing else changes.
- **Week two, 9.30.** A plate at six for everyone: khakhra with chana, or a banana with curd.
- **Week three, 9.15.** Three dinners are one-pot: khichdi and kadhi, vegetable dalia, handvo with chaas.
- **Week four, 9.00.** The television goes off at dinner and the walk comes after it.

On two nights her husband is late. His covered plate is lighter, and the week still counts.`,
      closing: `Set your first fifteen minutes today and write the new time on the fridge. Tick the evenings when it worked. Four ticks out of seven are plenty to go on with. By the end of the month look at the clock, and at how you sleep, and decide together whether to move again.`,
    },
  },
  body: `## What eating late changes

In a laboratory study of 16 adults with excess weight, moving the same meals about four hours later increased hunger and lowered the energy that the body used [@vujovic_2022]. That is a small study, and it says nothing about one late evening. But many people will recognise it: a day that starts with tea only and ends with a feast is a hungry day.

Sleep is the other side. A large meal shortly before bed is one of the things that US public health advice tells people to avoid for a good night [@cdc_sleep]. If acid rises at night, smaller plates and two to three hours between dinner and bed relieve many people [@acg_reflux_2022].

## Squeezing meals together is no short cut

Some people answer a late dinner by skipping breakfast, and call it an eating window. In a one-year trial of people with obesity who all ate less, keeping meals within 8 hours a day brought no significantly greater loss of weight [@liu_2022]. Choose meal hours that suit your home, and stay with them on most days. A proper breakfast and lunch take weight off dinner.

## Split it in two

Have one part of dinner at six, before you are too hungry: sprouts, an egg roll, chana, curd with fruit, sattu with lime. Have the light part at home. This isn’t extra food. The evening samosa and the third roti make room for it.

Don’t go to bed hungry to make up for a late hour. You will meet the biscuit tin on the way.

## What to put on a late plate

- **Soft and quick:** moong dal khichdi, dalia with vegetables, idli with sambar, curd rice with cucumber.
- **Protein without much oil:** thick dal, egg bhurji, paneer tossed with peas, steamed or stewed fish.
- **Cooked vegetables:** lauki, tori, beans, palak, pumpkin. Raw salad in large amounts sits less easily for some people at night.
- **Better at lunch:** puri, biryani, rajma in a thick gravy, anything that you would follow with a nap.

Eat at the table with the screen off. Eating while distracted raises how much people eat, at that meal and later on [@robinson_attentive_2013]. Afterwards wash up, pack tomorrow’s tiffin or walk to the gate. It puts some upright time between the plate and the pillow.`,
  variants: [
    {
      names: ['acidity', 'reflux', 'heartburn', 'acid reflux', 'gerd'],
      titles: {
        professional: 'Late dinners and acidity: how to eat when the day runs long',
        casual: 'Dinner at ten and acidity at two? Try this',
        motivational: 'An earlier, lighter dinner for calmer nights',
      },
      text: `## If acidity wakes you

Acid rises more easily when a full stomach lies flat. So the six o’clock plate matters doubly: it leaves less for ten. Try finishing dinner three hours before bed on four evenings of the week, and raise the head of the bed by a hand’s breadth with blocks [@acg_reflux_2022]. A pile of pillows only bends the belly. Chilli, fried food, coffee, tomato or raw onion trouble some people and not others, so write down meals and symptoms for two weeks before you blame one. A tablet needed every day is a reason to see a doctor.`,
    },
  ],
  cautions: ['diabetes_medicines'],
  seeDoctor: `- Heartburn on most days for three weeks, or a daily need for antacids.
- Food that sticks, pain on swallowing, weight lost without trying or vomiting that goes on: see a doctor soon.
- Blood in the vomit or black stools: go to hospital at once.
- Pressure in the chest with sweat, breathlessness, or pain in the arm or jaw: call 112. It may be the heart.
- You wake to eat most nights, or eat large amounts without being able to stop: tell a doctor. Help exists for both.`,
}
