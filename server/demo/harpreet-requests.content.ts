import { type DemoRequest, days } from './demo-content.ts'
import { CLIENT_EMAIL, DIETITIAN_EMAIL } from './sign-ins.ts'

/** What the demo dietitian finds in the console: every state, every priority, short and very long, adults and minors. */
const REQUESTS: Omit<DemoRequest, 'dietitian'>[] = [
  {
    client: 'gurpreet.kaur@thali.example',
    hours_ago: 2,
    message:
      'Sat sri akal. My mother-in-law and I both have diabetes now, and I cook one dal and one sabzi for six people. I do not want to cook separately for the two of us. Could we plan a week in which everybody eats the same and only our plates look different?',
    health_concern: 'Type 2 diabetes for six years, on tablets. Last HbA1c 7.8%.',
    status: 'pending',
  },
  {
    client: 'kuldeep.sidhu@thali.example',
    hours_ago: 5,
    message:
      'This is a little urgent for us. My father came home from hospital on Sunday and the discharge paper says "diabetic diet", nothing more. He is 74, eats very little and is bored of khichdi. His doctor is seeing him again next week and asked us to speak to a dietitian before that. I will be on the call with him.',
    health_concern:
      'Father, 74: type 2 diabetes, just treated for pneumonia. Appetite is poor. I have the list of his medicines.',
    person: { relation: 'father', age: 74, gender: 'male' },
    status: 'pending',
  },
  {
    client: 'pooja.rani@thali.example',
    hours_ago: 26,
    message:
      'Hello ma’am, I live in a PG in Mohali and the food is mostly aloo and white bread. I have no illness, I only want to eat a little better on about ₹150 a day. Is one session enough for this?',
    status: 'pending',
  },
  {
    client: 'aarav.malhotra@thali.example',
    hours_ago: 31,
    message:
      'I have had type 1 diabetes since class 8 and manage my insulin with my doctor and my mother. This year I joined the school football team. I get shaky in the second half of practice and do not know what to eat before it. My mother will join the session.',
    health_concern: 'Type 1 diabetes, insulin as prescribed by my doctor. Readings are in an app that I can show.',
    guardian_name: 'Sunita Malhotra',
    status: 'pending',
  },
  {
    client: 'tanvi.joshi@thali.example',
    hours_ago: days(3),
    message:
      'I am in class 10 and I never feel like eating before school. By the third period I have a headache and then I eat chips from the canteen. What can I have in the morning that is quick and not sweet?',
    status: 'pending',
  },
  {
    client: 'fatima.ansari@thali.example',
    hours_ago: days(6) + 3,
    message:
      'I had sugar in my first pregnancy and it went away after my daughter was born. We would like a second child next year. My gynaecologist says this is a good time to look at food. I am vegetarian at home and eat chicken at my parents’ house.',
    health_concern: 'Gestational diabetes three years ago. This year’s fasting sugar was normal.',
    status: 'pending',
  },
  {
    client: 'joseph.mathew@thali.example',
    hours_ago: days(19),
    message:
      'We are travelling to Kerala for three weeks for a family wedding. There will be sadya, payasam and late dinners nearly every day. I do not wish to refuse everybody. How do people with borderline sugar get through such a month sensibly?',
    status: 'pending',
  },
  {
    client: CLIENT_EMAIL,
    hours_ago: days(9) + 4,
    message:
      'At the company health check they told me that I am prediabetic. I am 34 and it was quite a shock. I sit for ten hours, eat lunch from the office canteen and have dinner at ten. My wife cooks proper food on weekends. Where would you begin?',
    health_concern: 'HbA1c 6.1%, otherwise healthy. My father has had diabetes since he was fifty.',
    status: 'replied',
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(8) + 6,
        body: 'Dear Rohit,\n\nthank you for writing so openly. Prediabetes is a good moment to notice, because ordinary habits still make a difference here, and nothing has to happen overnight.\n\nI would begin with dinner, because ten at night is hard on your morning reading:\n\n1. Have something solid at six or seven: roasted chana, a boiled egg, or a bowl of curd with cucumber.\n2. Then dinner at ten can be small: one or two rotis, dal, and vegetables on half of the plate.\n3. Walk for ten to fifteen minutes after it, inside the house if it is foggy.\n\nPlease note down for one week what you eat and when. No need to weigh anything. And show the report to your family doctor if you have not yet; the test should be repeated in about three months.\n\nHarpreet',
      },
      {
        from: 'client',
        hours_ago: days(6) + 2,
        body: 'Thank you, this sounds possible. Chana at half past six works well and I am less hungry at ten. My question is the canteen: it is rice, dal, one dry sabzi, one with gravy, two rotis and a sweet. Should I take the rice or the rotis?',
      },
      {
        from: 'dietitian',
        hours_ago: days(5) + 7,
        body: 'Either is fine, both together is where it adds up. Choose one, fill the rest of the plate with the dry sabzi and a full katori of dal, and ask for curd if they have it. Eat the vegetables and dal first and the rice last. Keep the sweet for Friday and enjoy it.',
      },
      {
        from: 'client',
        hours_ago: days(2) + 5,
        body: 'Done for three days now. I attach nothing because I only wrote it on paper, but here is the short version: breakfast is still my weak point, mostly two slices of bread and tea with sugar.',
      },
      {
        from: 'dietitian',
        hours_ago: 20,
        unread: true,
        body: 'Three days is a proper start. For breakfast, keep the tea and make the sugar half a spoon. Have protein with the bread: paneer bhurji, two eggs, or besan chilla made by the first one awake. If mornings are too short, soak moong the night before and eat it as a chaat with onion and lemon.',
      },
      {
        from: 'dietitian',
        hours_ago: 3,
        unread: true,
        body: 'One more thing I forgot: if you like, we can go through your paper notes together on a call next week. Evenings after seven suit me. Tell me which day is easy for you.',
      },
    ],
  },
  {
    client: 'ananth.raghavan@thali.example',
    hours_ago: days(14),
    message:
      'Namaskaram. I am sorry for the length of this message; my daughter says I should give the full picture, so here it is.\n\nI am sixty-one and retired last year from a bank in Coimbatore. We moved to Mohali to be near our grandchildren. I have had diabetes for eleven years. For the first eight it was steady. Since the move it goes up and down, and I think the reason is that nobody in this house, me included, knows what my meals should now look like.\n\nIn Coimbatore my day was always the same. Filter coffee at six without sugar, two idlis with sambar at eight, a banana at eleven, rice with kootu and rasam at one, coffee at four, two dosas or upma at half past seven, and bed at ten. My wife cooked, and I walked for forty minutes in the park every morning with the same four friends.\n\nHere my daughter-in-law does most of the cooking, and she does it with great love. There are parathas with white butter at nine, because that is when the children eat. Lunch is at two or half past two: rotis, a vegetable and a very good dal, but heavier than I am used to. Evening tea comes with biscuits or mathri. Dinner is never before nine. I do not want to complain; it is their house and their rhythm. I also enjoy the food, which is part of the trouble.\n\nThe walk has nearly stopped. In winter the mornings are foggy and cold for us, and in the evening I bring the children home from their classes. I have gained about four kilograms since the move. Twice I felt sweaty and weak at one o’clock, when lunch was still an hour and a half away. My son was alarmed and now wants me to eat biscuits all the time, which cannot be right either.\n\nMy doctor here has seen the readings, checked my eyes and feet and the kidney report, and found those in order. He told me about the low readings before lunch, changed nothing yet, and asked me to fix the meal times with a dietitian first and then come back with two weeks of readings.\n\nSo my questions are these. First, how can a person with fixed habits eat at a table with different ones without becoming a nuisance? Second, what should I keep in my pocket for one o’clock, and how much of it? Third, are idli and dosa still allowed, and could we make them in this house on two days a week, perhaps with the children? Fourth, what can I do instead of the walk when there is fog? And last, I read a great deal on the telephone about karela juice, methi water and the like. My friends swear by them. I would rather hear it from someone who knows.\n\nI write down my readings in a notebook, before breakfast and two hours after lunch. I can send photographs. My daughter-in-law would like to be on the call as well, since in her words she is the one with the ladle.\n\nThank you for your patience with an old banker who likes to have everything in columns.',
    health_concern:
      'Type 2 diabetes for eleven years, tablets twice a day from my doctor. Low readings before lunch twice in the last month; my doctor knows of them. Blood pressure slightly high. Eyes, feet and kidneys checked this year.',
    status: 'replied',
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(13),
        body: 'Namaskaram Mr Raghavan,\n\nthis was a pleasure to read, columns included. Let me answer in your order.\n\nMeal times come first, because of the low readings. With your tablets a long gap before lunch is not safe, so please have a small planned meal at half past eleven every day: a katori of sundal, or an idli with sambar, or a fruit with a handful of peanuts. Planned food is not nuisance food; it is part of your treatment.\n\nFor your pocket: glucose tablets or a small box of sweetened juice, only for the moment when you feel sweaty and weak or the meter shows a low reading. Take it as your doctor explained, sit down, and eat your meal soon after. Ask the doctor to write the steps on a card for your son as well. If it happens again, ring the doctor that same day.\n\nIdli and dosa: certainly, and with the children is a fine idea. Two idlis with a large bowl of sambar full of vegetables is a good breakfast.\n\nFog: ten minutes of walking indoors after each meal, three times, is as good a habit as forty in the park.\n\nKarela and methi are vegetables and I like them on a plate. As juices and waters they are not a treatment, and they can push low readings lower. Please leave them out and tell your doctor if you have been taking them.\n\nLet us speak on Thursday, with the lady of the ladle.\n\nHarpreet',
      },
      {
        from: 'client',
        hours_ago: days(11) + 5,
        body: 'Thursday at five suits us both. The sundal at half past eleven has begun; the children have discovered it and now I must share.',
      },
      {
        from: 'dietitian',
        hours_ago: days(10),
        body: 'Thank you both for the call. What we agreed:\n\n- Breakfast at eight for you, paratha only on Sundays and without the butter on top.\n- Sundal or idli at half past eleven.\n- Lunch when the family eats: two rotis, dal, vegetables, curd. Eat slowly, you are not late any more.\n- Tea at five with roasted makhana instead of mathri.\n- Dinner at half past seven with the children rather than at nine with the adults. They were delighted.\n- Readings as before, and the notebook goes to your doctor in two weeks.',
      },
      {
        from: 'client',
        hours_ago: 16,
        unread: true,
        body: 'Two weeks are over. No low reading since the sundal. Before breakfast it was between 118 and 139, after lunch between 150 and 182, with one exception that was a birthday. The doctor was content and keeps the tablets as they are. My daughter-in-law asks whether bajra rotis are good for the winter, and for all of us or only for me?',
      },
    ],
  },
  {
    client: 'nisha.verma@thali.example',
    hours_ago: days(12),
    message:
      'My fasting sugar was 108 in two tests. My doctor says to watch it and come back in three months. I work night shifts at a call centre three days a week and sleep until two in the afternoon. What is breakfast and what is dinner for someone like me?',
    health_concern: 'Fasting sugar 108, no medicines.',
    status: 'replied',
    settled_hours_ago: days(11),
    note: 'Spoke for twenty minutes by phone: three meals counted from waking up, the largest one before the shift. Food diary until we speak again.',
  },
  {
    client: 'gurpreet.kaur@thali.example',
    hours_ago: days(41),
    message:
      'Every Sunday I do seva in the langar and eat there with the sangat. To refuse karah parshad feels wrong to me, but my reading on Sunday evening is always the highest of the week. What do others do?',
    health_concern: 'Type 2 diabetes, on tablets.',
    status: 'replied',
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(40),
        body: 'Gurpreet ji, nobody should have to refuse parshad. Take a small portion with love, and let it be the sweet thing of that day. The langar itself suits you well: begin with dal and sabzi, have one or two rotis with them, and leave the kheer to those who come hungry from far away.\n\nCarrying plates after the meal is as good as a walk, so do your seva after eating rather than before. Take your tablets at the usual time. If the Sunday readings stay as high as before, show them to your doctor.',
      },
      {
        from: 'client',
        hours_ago: days(29),
        body: 'Two Sundays now with dal first and dishes afterwards, and the evening reading was like on other days. I feel light about it. Thank you ji.',
      },
    ],
  },
  {
    client: 'kuldeep.sidhu@thali.example',
    hours_ago: days(62),
    message:
      'It is not an emergency, only a worry. My sugar is normal, but both my parents and my elder brother have diabetes. I drive a truck between Ludhiana and Mumbai and live on dhabas. I am told that my weight is the problem. Can one eat properly on the road?',
    status: 'closed',
    settled_hours_ago: days(48),
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(61),
        body: 'Kuldeep ji, dhabas are better than their name. Ask for tandoori roti without butter, dal without the extra tadka, a plate of salad, and curd or plain lassi. That is a complete meal. Two rotis rather than five, dal twice if you are still hungry.\n\nCarry roasted chana and fruit in the cabin, and tea with little sugar. At each stop walk twice around the truck yard before you sit down. Once a year let your doctor check your sugar, as your family has it.',
      },
      {
        from: 'client',
        hours_ago: days(55),
        body: 'I tried this for two trips. The dhaba owner now calls it the doctor plate. My belt is one hole better, though I do not have a scale on the road.',
      },
      {
        from: 'dietitian',
        hours_ago: days(49),
        body: 'Please send my greetings to the owner of the doctor plate. Carry on exactly like this; a hole in the belt is a good scale. I am closing this conversation, and you can write to me again whenever you like.',
      },
    ],
  },
  {
    client: 'fatima.ansari@thali.example',
    hours_ago: days(45),
    message:
      'Do you also visit people at home? We live in Panipat and travelling with a small child is difficult for me.',
    status: 'closed',
    settled_hours_ago: days(44),
    note: 'I see clients by video only, so I have closed this request. A video session needs no travel: write to me again if that suits you.',
  },
  {
    client: CLIENT_EMAIL,
    hours_ago: days(121),
    message:
      'I am writing for my father, who lives in Ambala and does not use the internet. He has had diabetes for fifteen years and has started to skip lunch because he eats alone since my mother is with us in Mohali. What would be a simple tiffin that keeps until two o’clock?',
    health_concern: 'Father, 65: type 2 diabetes, stable according to his doctor.',
    person: { relation: 'father', age: 65, gender: 'male' },
    status: 'closed',
    settled_hours_ago: days(101),
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(120),
        body: 'Dear Rohit, skipping lunch on diabetes tablets can bring his sugar too low, so a regular meal matters more than a perfect one. These keep well until two: missi roti with curd, vegetable dalia, besan chilla rolled around paneer, or rajma with a little rice. A fruit for four o’clock. And ring him at lunch when you can; people eat more in company, even over the phone.',
      },
      {
        from: 'client',
        hours_ago: days(104),
        body: 'He now eats while we talk, and complains about the dalia only every second day. His doctor is satisfied. Thank you from both of us.',
      },
    ],
  },
]

export const HARPREET_REQUESTS: DemoRequest[] = REQUESTS.map((request) => ({ ...request, dietitian: DIETITIAN_EMAIL }))
