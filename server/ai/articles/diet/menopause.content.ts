import type { LibraryArticle } from '../library-article.ts'

export const MENOPAUSE: LibraryArticle = {
  id: 'menopause',
  category: 'diet',
  name: 'food and strength around menopause',
  names: [
    'menopause',
    'menopause diet',
    'menopause food',
    'perimenopause',
    'postmenopause',
    'post menopause',
    'postmenopausal women',
    'menopausal women',
    'hot flushes',
    'hot flashes',
    'periods band hona',
    'periods stopping',
    'mahwari band hona',
    'rajonivritti',
    'रजोनिवृत्ति',
    'मेनोपॉज',
    'ਮੀਨੋਪੌਜ਼',
    'ਮਾਹਵਾਰੀ ਬੰਦ ਹੋਣਾ',
  ],
  tones: {
    professional: {
      title: 'Food and strength around menopause: bones, muscle and heart',
      summary:
        'What deserves more room on the plate around menopause: calcium, protein and fibre, with strength work beside them. And which signs need a gynaecologist.',
      opening: `Menopause is the time when periods end for good. Some women hardly notice it. Others go through years of broken nights, sudden heat and a temper they don’t recognise, often in the same years in which children leave and parents fall ill.

Food can’t settle all of that, and this article won’t pretend it can. It can look after what is quietly at work underneath. Bones lose calcium faster now, muscle needs more asking, and the heart deserves attention.`,
      example: `## A plate for bones near Tumakuru

- **Breakfast:** ragi dosa with til chutney, and a tumbler of milk or coffee made with plenty of it.
- **Mid-morning:** a guava or a seasonal fruit.
- **Lunch:** ragi mudde, soppu saaru made from amaranth greens and tur dal, a heaped katori of beans palya, a bowl of curd.
- **Four o’clock:** roasted chana and a small til chikki. Tea is the last of the day.
- **Dinner:** two jowar rottis, egg or kadala curry, cucumber kosambari.

Calcium appears five times, in amounts that nobody would call a supplement. Protein appears at every meal. The salt is measured by spoon.`,
      closing: `Of all this, begin with two bowls of milk, curd or ragi a day and two short sessions of strength work a week. Ask your doctor for blood pressure, sugar and blood fats at the next visit. Mention the heat and the nights there as well, if they wear you down. You need not simply put up with them.`,
    },
    casual: {
      title: 'Menopause: what’s worth changing on your plate',
      summary:
        'Awake at three, warm for no reason, and everyone has a powder to sell you. What food can do around menopause, what it can’t, and an ordinary day in Kolkata.',
      opening: `It’s the middle of January and you’re fanning yourself with the gas bill. Your daughter thinks it’s funny. You’re up at three, you can’t find the word for “sieve”, and a woman in your building is selling a powder for it.

Keep your money for now. No plate will switch off the heat, but yours can do a lot for your bones, your muscles and your heart. Those are the parts you’ll want in good order at seventy-five.`,
      example: `## Kolkata, with the tea moved up

- **Seven:** tea with milk, and a walk before the sun gets serious.
- **Breakfast:** chira with doi and banana, or a two-egg omelette with roti.
- **Lunch:** rice, thick masoor dal, data or pui shaak, and mourala fried crisp, bones and all. Or chhana in the jhol if it’s a vegetarian day.
- **Half past four:** the last tea, with muri, chana and cucumber.
- **Before dinner:** ten times up from the dining chair without using your hands. Rest, then again.
- **Dinner:** two rotis, beans and carrots, a bowl of doi.
- **Bed:** at the same time, window open.

You’ve moved the tea and stood up a bit more. That’s a start your knees will feel.`,
      closing: `Start with the chair. Ten times today, ten tomorrow, and a bowl of doi with dinner. If the nights are wrecking you, see a gynaecologist and say exactly that, because there’s treatment to talk about. As for the word for “sieve”, point at it. Everyone will manage.`,
    },
    motivational: {
      title: 'Strong through menopause: feed your bones, use your muscles',
      summary:
        'The years around menopause are a good time to get stronger. Two strength days, calcium from the kitchen and protein at each meal, in a plan from Nagpur.',
      opening: `For thirty years your body kept a calendar of its own. Now it’s changing the rules, and that can feel as if something were ending. Look at what you still decide: how much you lift, how far you walk, what is on the table at eight in the morning.

Strength can be built at fifty, and at sixty. You’ll feel it on the day you carry the week’s shopping upstairs without stopping. Start light and stay with it.`,
      example: `## Nagpur, Tuesdays and Fridays

Vandana is fifty-one and runs a stationery shop. She and two neighbours meet on the terrace at half past six.

1. **Strength, fifteen minutes:** rising from a chair, pushing off the parapet, lifting two bottles of water, standing on one leg beside the wall. Two rounds.
2. **Breakfast after it:** jowar thalipeeth with curd, or moong chilla with til chutney.
3. **Lunch:** varan thick enough to stay on the bhakri, leafy bhaji, chaas.
4. **Evening:** a twenty-minute walk in daylight, then milk or a small bowl of ragi.

In April they managed one round. Since June it’s three, and one of them brings music.`,
      closing: `Ask one neighbour and choose two days. Put a chair on the terrace tonight, so that tomorrow there’s nothing left to arrange. On hot, sleepless days do half, and call it done. A body that is fed and used answers at every age, and yours has plenty of years to put it to work.`,
    },
  },
  body: `## Calcium from the kitchen

About 98 per cent of the body’s calcium lies in the bones, from which the body draws when food does not bring enough [@ods_calcium]. Bones lose calcium faster in later years, in women most of all after menopause [@icmr_nin_2024]. So give it a place in each meal.

- **Milk, curd, chaas, paneer:** a glass of 250 ml of milk has close to 300 mg [@usda_fdc].
- **Ragi and til:** 100 g of ragi grain has about 350 mg [@ifct_2017].
- **Amaranth and other greens, small fish eaten with their bones.** Palak lends little: about 5 per cent of its calcium is absorbed, against about 28 per cent from milk [@heaney_1988].

Vitamin D helps the gut to take calcium in. Skin makes it outdoors, not behind a window, and oily fish, egg yolk and fortified milk bring some [@ods_vitamin_d]. A blood test and your doctor decide about tablets; too much is harmful [@ods_vitamin_d].

## Protein, and something to lift

Healthy adults need about 0.83 g of protein for each kilogram of body weight a day, which is about 50 g at 60 kg [@who_protein_2007]. Spread it out: thick dal, curd, eggs, fish, chicken or soya at every meal. If you have kidney disease, ask first.

Adults are advised to strengthen all major muscle groups on 2 or more days a week, besides 150 to 300 minutes of walking or other moderate activity [@who_activity_2020]. Train your balance too.

## Be kind to the heart

In long trials, eating less saturated fat lowered the risk of heart attacks and other events of the heart and blood vessels [@hooper_2020]. Cook with measured mustard, groundnut or rice bran oil, and keep ghee for a spoon where you taste it. Stay below 5 g of salt a day, just under a teaspoon [@who_sodium]. Whole grains, pulses, vegetables and fruit fill the rest of the plate; the World Health Organization recommends at least 25 g of fibre [@who_carbohydrate_2023].

## Nights and hot flushes

A fixed bedtime, a quiet, dark, cool room and no large meal before bed are among the habits that help sleep [@cdc_sleep]. Caffeine stays long in the body, so have the last tea or coffee in the afternoon. Soya, flaxseed and many powders are sold for hot flushes. Eat soya and flaxseed as food if you like them, and ask a gynaecologist about treatment before you pay for capsules.`,
  cautions: [],
  seeDoctor: `- You bleed a year or more after your last period, even once: see a gynaecologist soon.
- Your periods become very heavy, or stop before the age of forty.
- Flushes, poor sleep or low mood make your days hard: there is treatment, so ask for it.
- You break a bone in a small fall, or have lost height: ask about your bones.
- Your iron is low after menopause: the gut has to be examined [@bsg_iron_2021].`,
}
