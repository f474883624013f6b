import type { DemoArticle } from '../demo-article.ts'

export const MENTAL_HEALTH_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'Food and low mood: what a plate can carry, and when to ask for help',
    summary:
      'How eating and mood pull at each other, small meals for days without strength, what studies do and do not show, and where help can be found.',
    category: 'mental_health',
    author: 'ritu@thali.example',
    status: 'published',
    days_ago: 85,
    views: 4102,
    content: `
<p>When the mood is low, cooking is often the first thing to go and eating the second. Or the other way round: the hand goes to the biscuit tin before the head has noticed. Both are common, neither is a fault of character, and neither is solved by a list of foods. Still, there are small things around the plate that make heavy days a little lighter.</p>
<h2>First, the important part</h2>
<p>If low mood or emptiness stays for more than two weeks, if sleep and appetite have changed, if nothing gives pleasure any more, speak with a doctor. Depression is an illness, it can be treated, and food is not the treatment. Never stop or change a medicine because of something you have read. If thoughts come that life is not worth living, tell somebody today: Tele-MANAS of the Government of India answers at 14416, free and around the clock, in many languages. In immediate danger call 112 or go to the nearest hospital.</p>
<h2>What studies show</h2>
<p>People who eat plenty of vegetables, fruit, pulses, nuts, whole grains and fish are less often depressed in large observations. That alone proves little, since those who feel better also cook more. A few trials have asked people with depression to change their food with the help of a dietitian, beside their usual treatment, and found some relief in mood. The trials are small. It is fair to say that good food may help beside treatment; it is not fair to say that it heals.</p>
<p>Some shortages look like low mood: too little iron, vitamin B12 or folate, a thyroid that works too slowly. They are found by a blood test and not by guessing, which is one more reason for the visit to the doctor.</p>
<h2>For days without strength</h2>
<p>On such days the rule is: something is better than nothing, and ready is better than good.</p>
<ul>
<li><strong>No cooking:</strong> curd with banana and a handful of peanuts; bread with paneer slices and tomato; a glass of milk and two dates.</li>
<li><strong>One pan:</strong> khichdi with frozen peas; eggs scrambled with onion; oats upma with whatever vegetable is there.</li>
<li><strong>From somebody else:</strong> ask a neighbour for a box of dal. People like to be asked for something they can do.</li>
</ul>
<p>Eat at fixed times, also without hunger: a small plate at nine, at one, at five and at eight. Regular meals keep the day from falling apart, and they give the tablets that need food their place. Put the plate on a table and sit near a window.</p>
<h3>When you eat more than you meant to</h3>
<p>Sweet and fried food comforts for some minutes, and the body asks again. Scolding yourself makes the next time more likely. Try to have eaten enough before: long gaps are the most common reason. Keep what you reach for in small packs and in a high cupboard, and something to hold in your hands, a hot tumbler of milk or tea, close by. If eating feels out of control, happens in secret, or is followed by vomiting or days of starving, that is a reason to seek help and no reason for shame.</p>
<h2>Drink, sleep, light, people</h2>
<p>Coffee and strong tea after four in the afternoon take their toll at night. Alcohol lifts for an hour and lowers the days after; with many medicines for mood it is dangerous. Ten minutes of daylight in the morning and a walk, however short, help sleep. Eating with one other person, even on the telephone, helps more than any vitamin that is advertised for it.</p>
<blockquote><p>You do not have to eat well today. Eat something, and let somebody know how you are.</p></blockquote>
<h2>If it is not you but somebody close</h2>
<p>Bring food without advice. Cook enough for two and stay while it is eaten. Do not comment on amounts or on weight. Ask directly how they are, also whether they think of not living any more; asking does not put the thought there. Offer to make the appointment and to go along.</p>
<p>When strength returns, a dietitian can help to build the week again, beside the doctor or therapist; there is a <a href="/dietitians">directory</a> on this site.</p>
<p><em>General information for adults. It is no diagnosis and does not replace treatment.</em></p>
<h2>Sources</h2>
<ul>
<li>World Health Organization, Depressive disorder (fact sheet), read in 2026</li>
<li>Jacka and others, A randomised controlled trial of dietary improvement for adults with major depression (SMILES), BMC Medicine, 2017</li>
<li>Ministry of Health and Family Welfare, Government of India, Tele-MANAS</li>
<li>NHS, Food for thought: mood and eating, read in 2026</li>
</ul>`,
  },
  {
    title: 'Examination season: feeding a tired head without sugar and shouting',
    summary:
      'What students and their families can put on the table in the weeks of examinations, what coffee does at eleven at night, and which signs need an adult.',
    category: 'mental_health',
    author: 'navjot@thali.example',
    status: 'published',
    days_ago: 264,
    views: 2057,
    content: `
<p>In February whole streets go quiet. Behind the windows somebody is learning, somebody is cooking, and both are tense. Food becomes a battlefield in these weeks because it is the one thing a family can do something about. It works better as a truce.</p>
<h2>A head runs on ordinary meals</h2>
<p>There is no food that makes anybody clever by Monday. A brain needs a steady supply of energy, enough water, iron, iodine and sleep, and it gets them from the same meals as the rest of the body. What disturbs it is easier to name: long gaps, a breakfast of nothing but sweet tea, three energy drinks, and four hours of sleep.</p>
<h3>Breakfast that can be eaten while nervous</h3>
<p>On the morning itself the stomach is often shut. Small, familiar and not too sweet is the rule, an hour before leaving: two idlis with chutney, a besan chilla rolled around curd, a bowl of dalia with milk, a banana with peanut butter. New foods, and anything from a roadside stall, wait until the last paper is written.</p>
<h2>A plate for long afternoons</h2>
<ul>
<li>Lunch with a pulse, egg, curd, paneer or fish, a vegetable, and a moderate heap of rice or roti. A very large one puts the first hour afterwards to sleep.</li>
<li>At four something to chew: roasted makhana, a guava, chana with onion and lime, a boiled egg.</li>
<li>Dinner by eight if the house allows, light enough to sleep on.</li>
<li>A bottle of water on the desk, refilled at each change of subject.</li>
</ul>
<p>Nobody has to finish anything. A student who leaves half of the plate and gets it again at nine has eaten.</p>
<h2>Coffee, tea and the cans</h2>
<p>Caffeine keeps awake by blocking tiredness, not by removing it. It works for many hours: a strong coffee at ten in the evening is still half there in the small hours. The European food safety authority considers up to about 3 milligrams for each kilogram of weight a day to be of no concern in children and adolescents; for somebody of 50 kilograms that is about one and a half cups of coffee. The Indian label rules require energy drinks to say that they are not recommended for children. A glass of milk with haldi, lemon water or weak tea before six do no harm to the night.</p>
<h2>Sleep is revision</h2>
<p>What was learnt in the day is sorted at night. Teenagers need eight to ten hours, and even in this season seven are worth more than two further chapters. A fixed hour for switching off, the telephone outside the room, and ten minutes of walking after dinner are simple, and they hold.</p>
<h2>Talking at the table</h2>
<p>For these weeks let the table be free of marks. Ask what was funny. Do not comment on weight, spots or amounts. Praise effort rather than result, and say aloud, more than once, that no examination decides whether somebody is loved. It sounds large beside a bowl of dal; it is heard all the same.</p>
<h3>Signs that need an adult, and soon</h3>
<ul>
<li>Meals are skipped for days, or food disappears in secret.</li>
<li>Sleep is almost gone, or somebody sleeps all day.</li>
<li>Headaches, stomach aches or a racing heart come daily.</li>
<li>Withdrawal from all friends, hopeless sentences, talk of death, injuries that nobody explains.</li>
</ul>
<p>Take each of them seriously. Stay with the young person, listen without arguing, and call for help: Tele-MANAS at 14416, Childline at 1098, in danger 112. The family doctor or a school counsellor can be seen the same week.</p>
<h2>After the last paper</h2>
<p>Appetite and sleep usually return within a week. If weight has fallen or risen much, or if periods have stopped, let a doctor look; a dietitian for children and adolescents can help with the way back. You find them in the <a href="/dietitians">directory</a>. And then it is time for jalebi, from the stall, with everybody.</p>
<p><em>General information for families. It does not replace the advice of a doctor.</em></p>
<h2>Sources</h2>
<ul>
<li>European Food Safety Authority, Scientific opinion on the safety of caffeine, 2015</li>
<li>American Academy of Sleep Medicine, Recommended amount of sleep for pediatric populations, 2016</li>
<li>FSSAI, standards for caffeinated beverages</li>
<li>Ministry of Health and Family Welfare, Government of India, Tele-MANAS</li>
</ul>`,
  },
]
