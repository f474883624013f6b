import type { LibraryArticle } from '../library-article.ts'

export const NAVRATRI_VRAT: LibraryArticle = {
  id: 'navratri-vrat',
  category: 'lifestyle',
  name: 'Navratri and other vrats',
  names: [
    'navratri',
    'nine day vrat',
    'nine days of navratri',
    'navaratri',
    'navratri vrat',
    'navratri fast',
    'navratri fasting',
    'navratri food',
    'navratri diet',
    'chaitra navratri',
    'sharad navratri',
    'vrat',
    'vrat food',
    'vrat diet',
    'vrat mein kya khaye',
    'upvas',
    'upwas',
    'phalahar',
    'ekadashi',
    'ekadashi vrat',
    'somvar vrat',
    'shravan somvar',
    'sawan somvar',
    'janmashtami fast',
    'mahashivratri fast',
    'नवरात्रि व्रत',
    'व्रत में क्या खाएं',
    'ਨਵਰਾਤਰੇ ਦਾ ਵਰਤ',
  ],
  tones: {
    professional: {
      title: 'Eating well through nine days of Navratri vrat',
      summary:
        'How to build vrat meals that last, from samak, kuttu and rajgira to curd and peanuts, with less frying, salt and sugar, and who should see a doctor first.',
      opening: `On the evening of a vrat a familiar complaint begins. The stomach is heavy, and hunger is back an hour after a full plate of sabudana khichdi. The fast gets the blame.

Usually it is the plate. A fast that leaves out grain, onion and garlic still has room for complete meals. They only need to be thought of beforehand, because habit reaches for potato and the frying pan.`,
      example: `## Morning to aarti, in a Delhi household

- **Morning:** a bowl of curd with papaya and a spoon of roasted peanuts.
- **Noon:** samak rice cooked like pulao with carrot and peanuts, lauki raita, cucumber with lime.
- **Afternoon:** a glass of milk or chaas, a pear, a handful of dry-roasted makhana.
- **Evening, after the aarti:** two kuttu chillas made on the tawa with grated lauki, paneer with tomato, pumpkin sabzi.
- **Prasad:** one piece, on a plate.

Every meal has milk, curd, paneer or peanuts in it, and the kadhai stays on its hook.`,
      closing: `Plan your vrat dinners before the fast begins, and buy for them. Soak the samak while the kettle is on, and set curd the evening before. The hours pass more easily when you aren’t hungry, and your mind is free for what the fast is about.`,
    },
    casual: {
      title: 'Navratri and other vrats: what to eat to skip the sabudana slump',
      summary:
        'Sabudana at noon, starving at two? Here’s what to put on a vrat plate so that you can fast, get through your work and have something left for the evening.',
      opening: `Be honest: your vrat is sabudana khichdi for breakfast, aloo for lunch, chips in between and a sweet because, well, prasad. By evening you’re tired. It feels as if the fast is doing this to you.

It’s mostly the menu. There’s plenty you can eat, and some of it keeps you going for hours. Take what’s allowed in your house and build the day from there.`,
      example: `## If you’ve got garba at nine

You’re in Ahmedabad, at work all day and dancing half the night. Try this:

- **Before work:** rajgira porridge in milk with banana.
- **Lunch box:** moraiyo khichdi with peanuts, and a small box of curd for the office fridge.
- **Half past five:** a fruit and a handful of peanuts. Don’t skip this one.
- **Half past seven:** rajgira thepla from the tawa with curd and dudhi sabzi. It’s light enough to dance on.
- **After garba:** water, then warm milk. The farali chips at the stall can be one night’s treat.`,
      closing: `You don’t have to do all of it. Put curd or peanuts on every plate, and save the chips for one evening. A real vrat doesn’t have to leave you flat on the sofa. Make a hot kuttu chilla and see how the evening goes.`,
    },
    motivational: {
      title: 'A vrat with strength to spare, in one day or nine',
      summary:
        'Keep the vrat and your energy too. Three swaps and a steady plate, with enough water beside it, will carry you through the day.',
      opening: `A vrat, whether it is one Monday or the nine days of Navratri, asks for more discipline than most diets ever get. You set aside what you usually eat, and you manage it, year after year. So that part you already have.

Now give it better material. With a few swaps on the vrat plate, the same devotion is easier on the head and on the legs.`,
      example: `## Three swaps, made once

A family in Pune put these on the kitchen door before the first day:

1. **For sabudana vada:** varai with danyachi amti, the peanut curry, and a cucumber koshimbir. It is ready in half an hour.
2. **For potato chips:** makhana or peanuts, roasted dry and finished with a teaspoon of ghee and pepper.
3. **For a second sweet:** fruit with curd and elaichi, or one date in warm milk.

They ticked a swap whenever they made it. By the end of Navratri even the grandfather, who loves his vada, had seven ticks.`,
      closing: `Choose one swap for your next vrat meal and one for the meal after it. Nobody keeps a perfect fast. Aim for curd or peanuts in most meals, and enough sleep to wake up glad. That is a vrat well kept, by any measure.`,
    },
  },
  body: `## A vrat plate that is a meal

Sabudana is nearly pure starch, so hunger returns soon. Potato by itself, fried, doesn’t keep you full for long either. Rajgira, kuttu and samak hold longer with curd, paneer or peanuts beside them [@icmr_guidelines_2024]. Your family’s custom decides what is allowed. Within it, take one from each line:

- **Grain of the fast:** samak (varai, moraiyo), rajgira, kuttu or singhara flour. Buy flour fresh, in small packets.
- **Something with protein:** curd, milk, paneer or peanuts. A handful of peanuts, 30 g, gives about 8 g of protein [@usda_fdc].
- **Vegetables:** lauki, pumpkin, cucumber, tomato, carrot, arbi in a small helping.
- **Fruit:** papaya, guava, apple, banana, eaten whole.

## Fry less, and count the salt

Kuttu puri, sabudana vada and arbi fritters drink up oil. Much of it is saved if the same dough goes on the tawa, as a chilla or thalipeeth with a teaspoon of ghee. For a day of 2,000 kcal the national guidelines allow about 27 g of visible fat and oil, roughly two tablespoons [@icmr_guidelines_2024]. Keep one fried dish for one evening, and enjoy it.

Sendha namak is salt. Rock salt is nearly all sodium chloride, whatever its colour [@icmr_guidelines_2024]. Count it like any other if you watch your blood pressure.

## One sweet, and enough water

Makhana kheer, lauki halwa, coconut barfi and the sweets of the temple add up quietly. Free sugars, honey included, should stay below 10 per cent of the day’s energy [@who_sugars_2015]. Choose one small katori, not one of each; with diabetes, ask your dietitian how it fits.

Drink water through the day if your fast permits it. Chaas and nimbu pani count. If your head aches in the afternoon and your urine is dark, you need more of it [@nhs_ramadan].

## Breaking the fast

When the fast ends, the feast often arrives all at once. Take a small plate, eat slowly, and add a bowl of curd. Dinner can be dal, rice and a sabzi. Food cooked for the puja should not stand at room temperature for more than 2 hours [@who_five_keys].`,
  variants: [
    {
      names: [
        'ekadashi',
        'somvar',
        'monday',
        'monday vrat',
        'shravan',
        'sawan',
        'janmashtami',
        'shivratri',
        'mahashivratri',
        'sankashti',
        'one day vrat',
      ],
      titles: {
        professional: 'One-day vrats: eating well on Ekadashi, Mondays and feast days',
        casual: 'Ekadashi or Monday vrat? How to eat so the day goes well',
        motivational: 'One day of vrat, with strength left in the evening',
      },
      text: `## When the vrat is one day

On Ekadashi, a Shravan Monday, Janmashtami or Mahashivratri, the meals around the fast matter as much as the fast. Eat a full dinner the evening before: dal, rice or roti, a sabzi and curd. On the day, plan two small vrat meals and a fruit rather than one large plate after sunset.

If your custom allows no water, drink well the day before, rest, and ask your doctor first if you take any medicine. With diabetes, kidney disease or a baby on the way, keep the day with water. Open the fast with fruit, curd or milk. Half an hour later, eat your usual meal. The feast can wait for another day.`,
    },
    {
      names: ['diabetes', 'diabetic', 'blood sugar', 'sugar patient'],
      titles: {
        professional: 'Vrat with diabetes: planning Navratri and single fasts',
        casual: 'Vrat with diabetes: sort this out before day one',
        motivational: 'Vrat with diabetes: a plan to begin with confidence',
      },
      text: `## With diabetes

People who use insulin, or tablets that can cause low blood sugar, should see their doctor before a fast such as Navratri, Indian experts advise [@saboo_2019]. Go some weeks ahead and take your readings. Some people are advised not to fast, for instance in pregnancy, with kidney disease, frequent lows or very high readings [@rssdi_2022]. A dry fast, without water, is not for you. Keep the vrat with water, milk and fruit, and let every change of tablet or insulin come from the doctor.

Vrat grains are starch too. One katori of samo khichdi with curd, paneer and cucumber raita is a meal; sabudana with sweet potato halwa is two helpings of starch. Test as often as agreed. End the fast below 70 mg/dL, above 300, or when you feel unwell [@rssdi_2022]. Below 70, take about 15 g of glucose, or four level teaspoons of sugar in water, at once. Test again after 15 minutes, and then eat [@ada_2026].`,
    },
  ],
  cautions: ['fasting'],
  seeDoctor: `- Some weeks before, if you take regular medicines or have kidney disease, heart disease or an ulcer. Your doctor moves the hours of the medicines; don’t leave them out on your own.
- The same day for fainting, vomiting, loose motions that don’t stop, or stomach pain after a meal made with kuttu flour.
- At once for chest pain or confusion: call 112, and break the fast.
- A dietitian can help if you have lost weight without wanting to, or feel weak in every vrat.`,
}
