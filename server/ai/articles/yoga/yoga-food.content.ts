import type { LibraryArticle } from '../library-article.ts'

export const YOGA_FOOD: LibraryArticle = {
  id: 'yoga-food',
  category: 'yoga',
  name: 'eating around yoga',
  names: [
    'yoga diet',
    'yogic diet',
    'yogic food',
    'food and yoga',
    'yoga and food',
    'yoga and diet',
    'sattvic',
    'sattvik',
    'satvik',
    'saatvik',
    'mitahara',
    'food before yoga',
    'eating before yoga',
    'eat before yoga',
    'food after yoga',
    'eating after yoga',
    'eat after yoga',
    'yoga empty stomach',
    'yoga on empty stomach',
    'khali pet yoga',
    'yoga se pehle kya khaye',
    'yoga ke baad kya khaye',
    'सात्विक आहार',
    'सात्विक भोजन',
    'ਸਾਤਵਿਕ ਭੋਜਨ',
    'ਸਾਤਵਿਕ ਖੁਰਾਕ',
  ],
  tones: {
    professional: {
      title: 'Eating around yoga: before, after and the sattvic plate',
      summary:
        'How long to wait after a meal, what helps on a weak morning, what to eat afterwards, and what a sattvic plate needs so that it is complete.',
      opening: `Yoga teachers say “empty stomach”, dietitians say “don’t skip meals”, and the practitioner with a class at six stands between them with half a banana.

The two are easier to reconcile than they sound. The stomach should be empty enough for bending. The day should be full enough for living. Once the hours of practice are settled, the second question is the more rewarding one: what a simple, light plate must hold so that it nourishes and doesn’t merely look pure.`,
      example: `## A weekday in Bengaluru, with practice at six

- **5.45 am:** a glass of water.
- **6.00 to 6.50:** practice, ending with five minutes lying still.
- **7.15:** pesarattu with ginger chutney, a bowl of curd, and papaya with lime.
- **1.00 pm:** rice or ragi mudde, a full katori of huli with toor dal and drumstick, beans palya, buttermilk. A housemate who eats fish adds a piece to hers.
- **4.30:** filter coffee and a handful of peanuts.
- **8.00:** two phulkas, palak with paneer, cucumber kosambari with moong dal and lime.

The pulse comes at breakfast, lunch and dinner, so the light plates add up to a full day.`,
      closing: `Write down when you ate and how the first forward bend felt, for one week. Your own gap will show itself. Then look at the plate: is there a pulse, a vegetable and something with vitamin B12 on most days? If so, your practice is well fed, whatever name you give the food.`,
    },
    casual: {
      title: 'Yoga on an empty stomach? What to eat before and after',
      summary:
        'How empty is empty, what to nibble if you feel faint, what to have when you get home, and whether you really have to give up onions.',
      opening: `First downward dog of the morning, and last night’s chole say hello. We’ve all been there. So next time you eat nothing at all, and halfway through the class the room goes a bit soft at the edges.

There’s a middle way, and it’s about the size of half a banana. Here’s how to time your food so that nothing comes back up, you don’t keel over, and breakfast is still something to look forward to.`,
      example: `## An evening class in Delhi

You’re on the mat at half past six, straight from work.

**One o’clock:** this is your main meal. Rajma, rice, salad, dahi. Don’t skimp here, or you’ll be starving at seven.

**Half past four:** roasted makhana or a banana, and water. Skip the samosa the office ordered. It’ll be there tomorrow, they always order samosas.

**Half past six:** class. Nothing sloshes, nothing growls.

**Eight:** home. Moong chilla with green chutney and curd, or egg bhurji with two rotis, and whatever sabzi’s in the fridge.

**Weekend class at seven in the morning?** Half a banana when you wake up, class, then aloo-gobhi paratha with dahi. You’ve got time.`,
      closing: `Big meal early, small bite if you need it, real food after. Keep your onions unless you’d rather not. Someone will tell you that one glass of some green juice replaces breakfast. Smile, say namaste, and go home to your poha.`,
    },
    motivational: {
      title: 'Feed your practice: simple food for people who love yoga',
      summary:
        'Three small kitchen habits that make yoga mornings easier and keep a light, vegetarian plate complete, with a full weekend as an example.',
      opening: `You’ve built something already: a mat that comes out, a time that’s yours, a breath that you’ve learned to notice. Now let the kitchen work with you.

What helps is plain: a stomach that’s light enough to bend, a breakfast that’s waiting, and a plate with enough on it to carry the day. Three habits will take you most of the way there. Choose one and begin.`,
      example: `## A weekend with three habits, in Bhuj

1. **Set it out.** On Friday night Jignasha soaks moong and puts water and a banana by the mat. On Saturday the banana stays where it is; on Sunday she takes two bites. Both are fine.
2. **Have breakfast ready.** Saturday: sprouted moong with tomato and lime, and thepla with curd. Sunday: handvo from the evening before, with chaas.
3. **Count the pulses.** Lunch is bajra rotlo, chana nu shaak, cabbage and chaas. Dinner is khichdi with kadhi and a bowl of ringan.

Four helpings of pulses on Saturday, and she notices she isn’t looking for biscuits at five.`,
      closing: `Which of the three would make tomorrow easier? Do that one tonight, even if it is only a bowl of moong put to soak. A practice is built from small preparations, and so is a good plate. Next week, add the second habit and see how it feels.`,
    },
  },
  body: `## Before: light, not faint

The Common Yoga Protocol asks for practice on an empty or light stomach, and allows a little honey in lukewarm water for those who feel weak [@ayush_protocol]. Sports nutrition puts the main meal one to four hours before exercise, and the smaller the later [@acsm_nutrition_2016]. For bends and twists, about three hours after a full lunch and one or two after a light plate are comfortable.

- **Morning class:** water, and half a banana or two dates if you need them.
- **Evening class:** a real lunch, then fruit or makhana in the afternoon.
- **A tendency to reflux:** lying down soon after food can bring acid up, and eating at least 3 hours before lying down may help [@niddk_reflux].

If dinner was a proper meal, up to an hour of easy yoga needs no food before it [@issn_timing_2017]. But exercising before breakfast hasn’t been shown to take off more fat. In a small four-week trial of 20 young women who ate to the same plan, those who trained fasted and those who had eaten lost similar amounts [@schoenfeld_fasted_2014].

## After: an ordinary breakfast

The protocol suggests waiting 20 to 30 minutes after the practice before eating or bathing [@ayush_protocol]. The rule comes from tradition; no trial has tested it. Use the time to pack the tiffin. Then eat a meal with a pulse, curd, paneer or egg in it. Hot yoga carries special risks of overheating and dehydration, so drink enough and skip it when you are unwell [@nccih_yoga].

## The sattvic plate, completed

Sattvic cooking, fresh, mild, often without onion and garlic, can be a fine way to eat. Simple vegetarian food isn’t balanced by itself, though. The national guidelines limit cereals to 45 per cent of the day’s energy and ask for pulses, vegetables, fruit, nuts and milk as well [@icmr_nin_2024].

- **Pulses** at both main meals: moong, toor, chana, rajma.
- **Iron with something sour:** vitamin C from lemon, amla, guava or tomato helps the body take up iron from plants [@ods_iron].
- **Vitamin B12:** it isn’t naturally present in plant foods. Vegetarians get some from milk and curd, while vegans need fortified foods or a supplement [@ods_b12].
- **Ghee and jaggery** in spoons, not ladles.

Egg, fish and meat eaters can practise just as well. Onion and garlic are a matter for your own house and faith.`,
  cautions: [],
  seeDoctor: `- You faint, or feel faint in most classes: have your blood pressure, haemoglobin and blood sugar checked.
- You take insulin or a tablet for diabetes and practise before breakfast: ask your doctor how to do it safely.
- Heartburn on most days, food that sticks or weight you lose without trying: see a doctor.
- You are pregnant or breastfeeding: eat a little before practice, and take your plan to your doctor or dietitian.
- Your list of “pure” foods grows shorter and eating elsewhere frightens you: talk to a doctor or dietitian. It’s more common than people think.`,
}
