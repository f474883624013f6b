import { type DemoRequest, days } from './demo-content.ts'
import { CLIENT_EMAIL } from './sign-ins.ts'

/** The demo client's other requests, and a few between other people. */
export const OTHER_REQUESTS: DemoRequest[] = [
  {
    client: CLIENT_EMAIL,
    dietitian: 'simran@thali.example',
    hours_ago: 21,
    message:
      'I eat sensibly until five and then the office cab stops at the same samosa stall every day. On Fridays two colleagues bring jalebi as well. How would you handle the hour between office and home?',
    status: 'pending',
  },
  {
    client: CLIENT_EMAIL,
    dietitian: 'ritu@thali.example',
    hours_ago: days(5),
    message:
      'My wife and our daughter (7) are vegetarian, I eat eggs. The last blood tests at home showed low B12 for my wife and low iron for our daughter. The doctors have given them what they need. What should change in our kitchen so that it stays good afterwards?',
    health_concern: 'Wife: low B12, daughter: low iron; both are treated by our doctors.',
    status: 'replied',
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(4) + 2,
        unread: true,
        body: 'Dear Rohit, please let both of them finish what the doctors prescribed and repeat the tests when they ask for it. In the kitchen:\n\nIron: dal, chana, rajma, bajra and green leaves several times a week, always with something sour and fresh (lemon, amla, tomato), and tea an hour away from the meal.\n\nB12: it comes from milk, curd, paneer and eggs. A glass of milk and a katori of curd a day for both. Vegetarians often still need a supplement for it, so ask your doctor what should continue after the treatment.\n\nLet your daughter squeeze the lemon. It makes her eat the palak.',
      },
    ],
  },
  {
    client: CLIENT_EMAIL,
    dietitian: 'gurveer@thali.example',
    hours_ago: days(84),
    message:
      'I have signed up for a 10K run in Chandigarh in eight weeks, my first one. Do I have to eat anything special while training, or is that only for real sportsmen?',
    status: 'closed',
    settled_hours_ago: days(24),
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(83),
        body: 'If you run, you’re a sportsman. For 10K you need no powders and no gels. Eat your normal meals, have a banana or two slices of toast about an hour before a run, and milk, dal or eggs with roti within two hours after it. Drink water through the day. Keep one slow run a week slow enough to talk.',
      },
      {
        from: 'client',
        hours_ago: days(25),
        body: 'Finished in 1 hour 9 minutes, and had a paratha afterwards. Thank you.',
      },
    ],
  },
  {
    client: 'nisha.verma@thali.example',
    dietitian: 'simran@thali.example',
    hours_ago: days(2) + 4,
    message:
      'I have gained seven kilograms since I began night shifts. I tried skipping dinner for a month and felt awful. I would like a plan that does not punish me for my working hours.',
    status: 'pending',
  },
  {
    client: 'pooja.rani@thali.example',
    dietitian: 'zohmingliani@thali.example',
    hours_ago: days(4),
    message:
      'I have an electric kettle, one induction plate and no fridge in my PG room. What can I cook for dinner that takes less than half an hour and does not make the whole corridor smell?',
    status: 'replied',
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(3),
        unread: true,
        body: 'I have lived in that corridor. Three dinners to begin with: vegetable dalia with peanuts, moong dal with rice in one pot and a handful of spinach at the end, and egg bhurji with toast. Soaked chana keeps a day without a fridge. Buy vegetables for two days at a time and a lemon for everything.',
      },
    ],
  },
  {
    client: 'joseph.mathew@thali.example',
    dietitian: 'meera@thali.example',
    hours_ago: days(9),
    message:
      'My dentures are new and meat has become hard work. My wife now makes everything into soup and I am losing weight that I did not plan to lose. Half a year ago I was 70 kilograms.',
    health_concern: 'Lost about four kilograms in half a year. Blood pressure tablets, nothing else.',
    status: 'replied',
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(8),
        body: 'Dear Mr Mathew, please tell your doctor about the weight in any case; four kilograms without trying should be looked at. Until then, food that is soft and not thin: fish moilee, egg curry, well-cooked dal with ghee, curd rice, mashed sweet potato, ripe banana with peanut butter. Five small meals rather than three. Soup after the meal, not instead of it. Most people find new dentures easier after a few weeks; if they hurt, the dentist can adjust them.',
      },
      {
        from: 'client',
        hours_ago: days(6),
        unread: true,
        body: 'I have an appointment with the doctor on Monday. The moilee was a success. My wife asks how much ghee is meant by "with ghee".',
      },
    ],
  },
  {
    client: 'aarav.malhotra@thali.example',
    dietitian: 'gurveer@thali.example',
    hours_ago: days(16),
    message:
      'I am the thinnest in the football team and the others take protein powder. My mother says no. What do you say? I am writing with my mother next to me.',
    health_concern: 'Type 1 diabetes, well looked after by my doctor.',
    guardian_name: 'Sunita Malhotra',
    status: 'replied',
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(15),
        body: 'I say what your mother says. At sixteen, milk, curd, paneer, dal, eggs and enough roti build more than any tin. For the food around practice please ask a colleague who works with diabetes, together with your doctor, because your insulin and your match have to fit each other. Harpreet Kaur Gill does that here.',
      },
    ],
  },
  {
    client: 'ananth.raghavan@thali.example',
    dietitian: 'lakshmi@thali.example',
    hours_ago: days(36),
    message:
      'We have moved from Coimbatore to Mohali. Would you advise someone to stay with a dietitian who knows his food, or to find one who knows the kitchen he now eats from?',
    status: 'closed',
    settled_hours_ago: days(33),
    talk: [
      {
        from: 'dietitian',
        hours_ago: days(35),
        body: 'The second, I think. You know your own food best; what you need is someone who can talk to the person who cooks. A colleague in Punjab will do that better than I can from here. Keep idli for Sundays, and write if I can be of use.',
      },
      {
        from: 'client',
        hours_ago: days(34),
        body: 'That is good and honest advice. Thank you, madam.',
      },
    ],
  },
  {
    client: 'tanvi.joshi@thali.example',
    dietitian: 'navjot@thali.example',
    hours_ago: days(2),
    message:
      'My little brother is five and eats only plain rice, curd and bananas. My mother wants to talk to you but she asked me to write because I am faster. He is cheerful and grows. Should we worry?',
    status: 'pending',
  },
]
