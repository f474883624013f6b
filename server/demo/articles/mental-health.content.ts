import type { DemoArticle } from '../demo-content.ts'

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
<p>If low mood or emptiness stays for more than two weeks, if sleep and appetite have changed, if nothing gives pleasure any more, speak with a doctor. Depression is an illness, it can be treated, and food is not the treatment. Never stop or change a medicine because of something you have read. If thoughts come that life is not worth living, tell someone today: Tele-MANAS of the Government of India answers at 14416, free and around the clock, in many languages. In immediate danger call 112 or go to the nearest hospital.</p>
<h2>What studies show</h2>
<p>People who eat plenty of vegetables, fruit, pulses, nuts, whole grains and fish have depression less often, as studies that follow large groups for years show. That alone proves little, since those who feel better also cook more. A few trials have asked people with depression to change their food with the help of a dietitian, beside their usual treatment, and found some relief in mood. The trials are small. It is fair to say that good food may help beside treatment; it is not fair to say that it heals.</p>
<p>Some shortages look like low mood: too little iron, vitamin B12 or folate, a thyroid that works too slowly. They are found by a blood test and not by guessing, which is one more reason for the visit to the doctor.</p>
<h2>For days without strength</h2>
<p>On such days the rule is: something is better than nothing, and ready is better than good.</p>
<ul>
<li><strong>No cooking:</strong> curd with banana and a handful of peanuts; bread with paneer slices and tomato; a glass of milk and two dates.</li>
<li><strong>One pan:</strong> khichdi with frozen peas; eggs scrambled with onion; oats upma with whatever vegetable is there.</li>
<li><strong>From someone else:</strong> ask a neighbour for a box of dal. People like to be asked for something they can do.</li>
</ul>
<p>Eat at fixed times, even when you feel no hunger: a small plate at nine, at one, at five and at eight. Regular meals give the day a frame, and some tablets need food with them. Put the plate on a table and sit near a window.</p>
<h3>When you eat more than you meant to</h3>
<p>Sweet and fried food comforts for some minutes, and the body asks again. Scolding yourself makes the next time more likely. Try to have eaten enough before: long gaps are the most common reason. Keep what you reach for in small packs and in a high cupboard, and something to hold in your hands, a hot tumbler of milk or tea, close by. If eating feels out of control, happens in secret, or is followed by vomiting or days of starving, that is a reason to seek help and no reason for shame.</p>
<h2>Drink, sleep, light, people</h2>
<p>Coffee and strong tea after four in the afternoon take their toll at night. Alcohol may lift the mood for an hour and pull it down on the days after; with many medicines for mood it is dangerous. Ten minutes of daylight in the morning and a walk, however short, help sleep. Eating with one other person, even on the telephone, helps more than any vitamin that is advertised for it.</p>
<blockquote><p>You do not have to eat well today. Eat something, and let someone know how you are.</p></blockquote>
<h2>If it is not you but someone close</h2>
<p>Bring food without advice. Cook enough for two and stay while it is eaten. Do not comment on amounts or on weight. Ask directly how they are, and whether they think about not wanting to live; asking does not put the thought there. Offer to make the appointment and to go along.</p>
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
    cover: 'quiet-cup',
    content: `
<p>In February whole streets go quiet. Behind the windows someone is learning, someone is cooking, and both are tense. Food becomes a battlefield in these weeks because it is the one thing a family can do something about. It works better as a truce.</p>
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
<p>Caffeine keeps awake by blocking tiredness, not by removing it. It works for many hours: a strong coffee at ten in the evening is still half there in the small hours. The European food safety authority considers up to about 3 milligrams for each kilogram of weight a day to be of no concern in children and adolescents; for someone of 50 kilograms that is about one and a half cups of coffee. The Indian label rules require energy drinks to say that they are not recommended for children. A glass of milk with haldi, lemon water or weak tea before six do no harm to the night.</p>
<h2>Sleep is revision</h2>
<p>What was learnt in the day is sorted at night. Teenagers need eight to ten hours, and even in this season seven are worth more than two further chapters. A fixed hour for switching off, the telephone outside the room, and ten minutes of walking after dinner are simple, and they hold.</p>
<h2>Talking at the table</h2>
<p>For these weeks let the table be free of marks. Ask what was funny. Do not comment on weight, spots or amounts. Praise effort rather than result, and say aloud, more than once, that no examination decides whether someone is loved. It sounds large beside a bowl of dal; it is heard all the same.</p>
<h3>Signs that need an adult, and soon</h3>
<ul>
<li>Meals are skipped for days, or food disappears in secret.</li>
<li>Sleep is almost gone, or someone sleeps all day.</li>
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
  {
    title: 'Eating when you are stressed: how to read the hand in the biscuit tin',
    summary:
      'Some people eat more under pressure, others cannot eat at all. What is behind both, how to tell hunger from strain, and what helps before, during and after.',
    category: 'mental_health',
    author: 'devika@thali.example',
    status: 'published',
    days_ago: 236,
    views: 7380,
    content: `<p>Half past ten at night. The children are asleep, the mail from the office has been answered, the kitchen is clean. And there you stand in the light of the fridge with a spoon in the condensed milk. You are not hungry, and you know it. Let us leave blame outside for ten minutes and look at what the spoon is for.</p>
<h2>What stress does to appetite</h2>
<p>In the first minutes of a fright, appetite shuts down. The body has other plans. When the strain goes on for days, several things change together: stress hormones make sweet and fatty food more rewarding, sleep gets shorter, and meals lose their place in the day. Reviews of the research find that some people eat more under stress and others less, and that those who eat more reach mostly for snacks, seldom for dal.</p>
<p>So the spoon is not a weakness of character. It does something for you: for a minute or two it is quiet. The trouble is only that it is often the <em>only</em> quiet in the day.</p>
<h2>Hunger, or something else?</h2>
<table>
<thead><tr><th scope="col">More like hunger</th><th scope="col">More like strain</th></tr></thead>
<tbody>
<tr><td>comes slowly, in the belly</td><td>comes suddenly, in the mouth or the chest</td></tr>
<tr><td>yesterday’s sambar would do</td><td>it must be that one thing</td></tr>
<tr><td>ends when you have eaten</td><td>goes on when the belly is full</td></tr>
<tr><td>last meal was four hours ago</td><td>last message was four minutes ago</td></tr>
</tbody>
</table>
<p>Often it is both. If in doubt, treat it as hunger first and eat something proper. Nobody can think clearly about feelings on an empty stomach.</p>
<h2>Before: take away the head start</h2>
<h3>Eat in the daytime</h3>
<p>Much evening eating is lunch arriving late. A black coffee for breakfast and a salad at two will be collected at ten, with interest. Regular meals are one of the foundations in the recognised treatments for eating out of control: usually three, with one or two planned snacks. Puttu with kadala in the morning. A real lunch with rice, thoran, fish or egg or paneer, and moru. At five o’clock, before the journey home, a banana and a handful of nuts.</p>
<h3>Ban nothing</h3>
<p>The forbidden food becomes the loudest in the house. Put the mixture on a plate on Saturday at four, sit down, share it, enjoy it. Food that is allowed has less reason to be eaten standing up.</p>
<h3>Make the first step longer</h3>
<p>Fruit on the table, biscuits on the top shelf. This is not discipline, it is architecture. A tired person takes what is near.</p>
<h2>During: one minute</h2>
<ol>
<li>Put both feet on the floor, and one hand on something cool.</li>
<li>Breathe out slowly, twice.</li>
<li>Say what it is, in plain words: “I am angry about the meeting.” “I miss my mother.” “I am simply finished.”</li>
<li>Ask what would help with <em>that</em>. Then choose, and eating is one of the permitted answers.</li>
<li>If you eat, use a bowl and a chair. Notice the third spoon.</li>
</ol>
<p>At the beginning it will work now and then. That is enough for something you have never practised.</p>
<blockquote><p>The aim is not to never eat from feeling. It is to have more than one thing to do with a feeling.</p></blockquote>
<h2>What else is quiet?</h2>
<p>Make your own list on a calm Sunday, because in the moment nothing will come to mind. Some to begin with: oiling the hair slowly, watering the tulsi, a bath with the door locked, ten minutes of old songs in the car, a voice message to a sister, ironing. The World Health Organization has a free illustrated guide with short exercises for just this; the link stands below.</p>
<h2>After: the next meal is the repair</h2>
<p>If you ate far more than you meant to, do not skip breakfast, do not weigh yourself, and do not promise to walk it off. Each of these sets up the next evening. Drink some water, go to bed, and eat an ordinary breakfast at the ordinary time. Then be curious: what happened at five yesterday?</p>
<h3>If stress closes your throat</h3>
<p>Some cannot swallow in bad weeks. Go for small and soft and often: kanji with a little ghee, a boiled egg, curd rice, a smoothie of banana, milk and peanuts, payasam if that is what goes down. Drink calories rather than miss them. If you lose weight without meaning to, or manage almost nothing for several days, see a doctor.</p>
<h2>When to get help</h2>
<p>Please speak with a doctor or psychologist if you eat large amounts with a sense of having no control, week after week; if you eat in secret and feel disgusted afterwards; if you make up for eating by vomiting, laxatives, fasting or punishing exercise; or if food occupies most of your thoughts. These are treatable conditions. A weight-loss plan is the wrong first step for them.</p>
<p>If the strain itself is too much, <strong>Tele-MANAS</strong> answers on <strong>14416</strong>, free and at any hour. In danger, call <strong>112</strong>; the women’s helpline is 181. This is general information for adults; our <a href="/dietitians">dietitians</a> can help to give meals their place again.</p>
<h2>Sources</h2>
<ul>
<li>Nutrition: Torres S. J. and Nowson C. A., Relationship between stress, eating behavior, and obesity, 2007.</li>
<li>Physiology and Behavior: Adam T. C. and Epel E. S., Stress, eating and the reward system, 2007.</li>
<li>National Institute for Health and Care Excellence: Eating disorders, recognition and treatment, NG69, 2017, updated 2020 (regular meals in treatment).</li>
<li>World Health Organization: <a href="https://www.who.int/publications/i/item/9789240003927">Doing What Matters in Times of Stress, an illustrated guide</a>, 2020.</li>
<li>Ministry of Health and Family Welfare, Government of India: <a href="https://telemanas.mohfw.gov.in">Tele-MANAS</a>, read 2026.</li>
</ul>`,
  },
  {
    title: 'Good sleep begins at four in the afternoon',
    summary:
      'The last coffee, the late dinner, the bright screen and the worry list: a timetable for the eight hours before bed, and when poor sleep needs a doctor.',
    category: 'mental_health',
    author: 'rohan@thali.example',
    status: 'published',
    days_ago: 79,
    views: 5610,
    cover: 'good-sleep',
    content: `<p>People who sleep badly tend to work on the wrong end of the day. They buy a pillow, an app, a tea. They try harder at midnight, which is the one hour at which trying does harm. By then most of the night has been decided, and the decisions began with the coffee at the four o’clock meeting.</p>
<p>Sleep specialists recommend seven hours or more for adults. A short night makes the next day’s mood thinner and its hunger louder: in controlled studies people eat more after sleeping little. If your evenings end in the snack drawer, sleep may be the cheaper thing to repair.</p>
<h2>The timetable</h2>
<p>It is written for someone who would like to be asleep at eleven. Move it as a whole to suit your hours. If you work nights, the order stays the same, but light and darkness need a plan of their own.</p>
<h3>16:00, the last caffeine</h3>
<p>In one careful study a strong dose of caffeine, about four cups of filter coffee, shortened sleep by more than an hour even when it was taken six hours before bed, and the sleepers hardly noticed it themselves. One cup does less, and people differ. Begin with six hours and see. Cola, energy drinks, green tea and dark chocolate belong to the same family.</p>
<h3>17:00, light and legs</h3>
<p>Daylight in the morning and movement during the day make the body sleepy at the right time. If the morning was lost, take twenty minutes outdoors now. Hard training is fine for most people if it ends an hour or more before bed.</p>
<h3>18:30, something small</h3>
<p>A fruit, a bowl of sprouts, some chana on the way home. It keeps the late dinner from becoming a feast.</p>
<h3>20:00, dinner</h3>
<p>Two to three hours before lying down is comfortable for most stomachs. When that cannot be had, turn the day round: the larger meal at lunch, and at night a bowl. Varan-bhaat with a spoon of toop, moong khichdi, thalipeeth with curd, vegetable soup and an omelette. Very hungry is as bad for sleep as very full, so do not go to bed on lettuce.</p>
<p>Chillies and frying late in the evening ask for heartburn. Drink most of your water before eight if your bladder wakes you.</p>
<h3>21:00, alcohol, if at all</h3>
<p>A drink makes you drowsy and then breaks up the second half of the night. It also worsens snoring. Never take it with sleeping tablets.</p>
<h3>22:00, the worry list</h3>
<p>Ten minutes with a pencil. On the left what goes through your head, on the right the first step and the day on which you will take it. For what has no step, write “not tonight”. Then close the notebook in a drawer, outside the bedroom.</p>
<h3>22:30, dim and dull</h3>
<p>Lower the lights. The phone charges in the kitchen; an alarm clock costs less than one good dinner. It is not only the light of the screen, it is the boss and the news that live in it. Read something you have read before.</p>
<h2>If you lie awake</h2>
<ol>
<li>Do not look at the time. Turn the clock to the wall.</li>
<li>When you feel cross and wide awake, get up. Sit somewhere dim and do something boring.</li>
<li>Go back when your eyelids are heavy. Repeat without counting.</li>
<li>Rise at the usual hour, also on Sunday. A fixed morning keeps the body’s clock in step for the next night.</li>
<li>If you nap, twenty minutes before three in the afternoon.</li>
</ol>
<h2>Foods that are said to bring sleep</h2>
<p>Warm milk with haldi or jaiphal, bananas, cherries, almonds, ashwagandha. A warm drink with a familiar smell can be a fine signal that the day is over. As medicines they have little behind them. Ashwagandha capsules are a drug in all but name: they can disturb the thyroid and have now and then injured the liver, and they are not for pregnancy. Ask a doctor first.</p>
<h2>When it is more than a habit</h2>
<p>See a doctor if:</p>
<ul>
<li>sleep has been poor on three or more nights a week for a month, and the days suffer</li>
<li>you snore loudly, someone has seen your breathing stop, you wake with headaches or nod off while driving; sleep apnoea is common, and treatable</li>
<li>your legs must move as soon as you lie down</li>
<li>sadness, fear or memories keep you awake, or you wake at four with a heavy heart every day</li>
<li>pain, breathlessness, hot flushes or trips to the toilet wake you</li>
</ul>
<p>For lasting insomnia the first treatment in the European guideline is not a tablet. It is a talking treatment called CBT for insomnia, four to eight sessions, and some of it can be done online. If you take sleeping tablets already, do not stop them overnight; sudden stopping can be dangerous. Your doctor can bring them down step by step.</p>
<p>When the night feels unbearable, <strong>Tele-MANAS</strong> is awake too: <strong>14416</strong>. If you are in danger, call <strong>112</strong>. This is general information for adults. A <a href="/dietitians">dietitian</a> can help to move the meals; your doctor looks after the sleep itself.</p>
<h2>Sources</h2>
<ul>
<li>American Academy of Sleep Medicine and Sleep Research Society: Recommended Amount of Sleep for a Healthy Adult, joint consensus statement, 2015.</li>
<li>European Journal of Clinical Nutrition: Al Khatib H. K. and others, The effects of partial sleep deprivation on energy balance, 2017.</li>
<li>Journal of Clinical Sleep Medicine: Drake C. and others, Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed, 2013.</li>
<li>European Sleep Research Society, Journal of Sleep Research: Riemann D. and others, The European Insomnia Guideline, 2023.</li>
<li>National Center for Complementary and Integrative Health, United States: Ashwagandha, usefulness and safety, read 2026.</li>
<li>National Health Service, United Kingdom: Insomnia, read 2026.</li>
<li>National Health Service, United Kingdom: Sleep apnoea, read 2026.</li>
</ul>`,
  },
  {
    title: 'When someone you love is afraid of food: early signs and first words',
    summary:
      'Eating disorders are illnesses, not phases, and early help matters. What families and friends may notice, how to begin the conversation, and where to go in India.',
    category: 'mental_health',
    author: 'manpreet@thali.example',
    status: 'published',
    days_ago: 133,
    views: 2230,
    content: `<p>Nobody decides to have an eating disorder. It often begins with something that everybody praises: a daughter who has become so careful about her health, a friend who never misses training, a brother who finally lost weight. Praise is one reason why families see it late. This article is for the people at the same table. If it is about you, it is meant for you too, and you may read only the last part.</p>
<p>It names no weights and no numbers, on purpose.</p>
<h2>What it is</h2>
<p>In <strong>anorexia</strong> a person eats too little, out of a fear that does not listen to reason. In <strong>bulimia</strong> there are times of eating without control, followed by attempts to undo them. In <strong>binge eating disorder</strong> the loss of control is there without the undoing. Others avoid food for different reasons, such as fear of choking, or disgust. Many people have a mixture.</p>
<p>They come in all bodies. Many people with an eating disorder are not thin, and you cannot tell by looking. Men and boys have them, mothers of forty have them, athletes, dancers and students of nutrition have them. The British guideline tells doctors not to decide by weight alone whether someone needs treatment.</p>
<h2>What you may notice</h2>
<h3>Around food</h3>
<ul>
<li>whole groups of food disappear, with a new reason each time</li>
<li>“I ate earlier” at every family meal; cooking for others without tasting</li>
<li>rules and rituals, and distress when a rule is broken</li>
<li>going to the bathroom straight after eating; food that vanishes from the kitchen</li>
</ul>
<h3>Around the body and the day</h3>
<ul>
<li>exercise that must happen, in fever, in rain, at midnight</li>
<li>checking in mirrors, or avoiding every photograph; wide clothes in summer</li>
<li>feeling cold, tired, dizzy; hair that thins; periods that become irregular or stop</li>
<li>weddings, trips and birthdays declined</li>
</ul>
<h3>Around the mood</h3>
<ul>
<li>irritable, flat, perfectionist, ashamed; a person who has become smaller in every way</li>
</ul>
<p>One sign by itself means little. Several together, for some weeks, are a reason to speak.</p>
<h2>The first conversation</h2>
<p>Choose a quiet hour, not a meal. One person, or two at most; not the whole family in the drawing room.</p>
<table>
<thead><tr><th scope="col">You might say</th><th scope="col">Better left unsaid</th></tr></thead>
<tbody>
<tr><td>“You have seemed worried and tired. I miss you at dinner.”</td><td>“You look terrible.” “You look so much better now.”</td></tr>
<tr><td>“I do not understand it yet. I would like to.”</td><td>“Just eat.”</td></tr>
<tr><td>“Shall we see a doctor together? I will come along and wait outside if you wish.”</td><td>“Think of your poor mother.” “Who will marry you?”</td></tr>
<tr><td>“You need not decide today. I shall ask again on Sunday.”</td><td>“Promise that it stops now.”</td></tr>
</tbody>
</table>
<p>Expect “I am fine”, or anger. It is fear speaking. Do not argue about food, do not search the room, and do not give up. Stay in touch about other things: music, cricket, the dog.</p>
<h2>At home, meanwhile</h2>
<ol>
<li><strong>Stop the commentary.</strong> No remarks on anybody’s body or plate, the television’s included. Ask the aunts as well. It helps everyone.</li>
<li><strong>Keep meals regular and ordinary.</strong> Sit together. Talk of other things.</li>
<li><strong>Put the scale away,</strong> and the diets of the other adults with it.</li>
<li><strong>Look after brothers and sisters,</strong> and after yourself. You did not cause this. Families are part of getting well.</li>
</ol>
<h3>If you coach or teach</h3>
<p>No public weighing, no comments on weight, no praise for missing meals. Periods that stop, injuries that return and a player who cannot rest belong with a doctor before the next tournament.</p>
<h2>Where help is</h2>
<p>Begin with a physician, or a paediatrician for the young. Ask for an examination, blood tests and an ECG, and for a referral to a psychiatrist or clinical psychologist who knows eating disorders. The psychiatry departments of medical colleges and larger hospitals see them. Good treatment means talking therapy, for young people therapy together with the family, a watch on the body, and a dietitian as <em>one</em> member of the team. A diet plan alone is not a treatment, and an app that counts is the last thing needed.</p>
<p>Recovery is possible at any age and after any number of years. It is quicker when it starts early, so please do not wait until things are “bad enough”.</p>
<h3>Go to hospital today, or call 112, for</h3>
<ul>
<li>fainting, chest pain, an irregular or very slow heartbeat, a fit</li>
<li>blood in vomit, or vomiting that does not stop</li>
<li>hardly any food or fluid for days, confusion, muscles too weak to climb a stair or to rise from a squat</li>
<li>diabetes in which insulin is being left out</li>
<li>thoughts of suicide or self-harm</li>
</ul>
<p><strong>Tele-MANAS</strong> on <strong>14416</strong> is free, at any hour, for you as well as for the person you worry about.</p>
<h2>If it is you</h2>
<p>You need not be sure, and you need not be thin. Tell one person one sentence: “I think that something is wrong with how I eat.” You may show them this page. You can ask a doctor not to tell you your weight. You are not wasting anybody’s time.</p>
<p>This is general information and cannot make a diagnosis.</p>
<h2>Sources</h2>
<ul>
<li>National Institute for Health and Care Excellence: <a href="https://www.nice.org.uk/guidance/ng69">Eating disorders, recognition and treatment, NG69</a>, 2017, updated 2020.</li>
<li>National Health Service, United Kingdom: Overview, eating disorders, read 2026.</li>
<li>National Health Service, United Kingdom: How to help someone with an eating disorder, read 2026.</li>
<li>Royal College of Psychiatrists: Medical emergencies in eating disorders, guidance on recognition and management, CR233, 2022.</li>
<li>British Journal of Sports Medicine: Mountjoy M. and others, International Olympic Committee consensus statement on Relative Energy Deficiency in Sport, 2023.</li>
<li>Ministry of Health and Family Welfare, Government of India: <a href="https://telemanas.mohfw.gov.in">Tele-MANAS</a>, read 2026.</li>
</ul>`,
  },
  {
    title: 'Tired of your diabetes? That weariness has a name',
    summary:
      'Diabetes distress is common, it is not depression, and more discipline is seldom the remedy. How to recognise it, how to lighten the load, and what to ask of your family.',
    category: 'mental_health',
    author: 'dietitian@thali.example',
    status: 'published',
    days_ago: 23,
    views: 1365,
    content: `<p>A meter gives a number. It does not say that you were up with a sick grandchild, that you have counted rotis for eleven years, or that your sister-in-law looked at your plate yesterday and raised one eyebrow. Diabetes is a job without a Sunday. Being tired of it is no failing. It is so common that it has a name: <strong>diabetes distress</strong>.</p>
<h2>What it looks like</h2>
<p>When studies from many countries were put together, about 36 of every hundred people with type 2 diabetes had it. People say it in different words:</p>
<ul>
<li>“Whatever I do, the number does what it wants.”</li>
<li>“I hide the meter. If I do not look, nobody can scold me.”</li>
<li>“They all watch what I eat. Nobody asks how I am.”</li>
<li>“I am afraid of my eyes and my feet, so I do not go for the tests.”</li>
<li>“Why only me?”</li>
</ul>
<p>Distress is tied to the diabetes itself. Depression lies over everything: work, music, grandchildren, food. One person can have both. Low mood or lost interest on most days for two weeks needs a doctor who asks about depression, and not a new diet chart.</p>
<h2>Where does it pinch?</h2>
<p>Researchers sort the weight into four bags. Which one is yours?</p>
<ol>
<li><strong>The feeling of it.</strong> Fear, anger, sadness about having it at all.</li>
<li><strong>The work of it.</strong> Pricking, counting, remembering, planning.</li>
<li><strong>The people.</strong> Those who police, and those who do not care.</li>
<li><strong>The care.</strong> A doctor with four minutes, a dietitian with a printed sheet.</li>
</ol>
<p>Write a number from 0 to 10 beside each. We begin with the largest; the others are allowed to wait.</p>
<h2>Lightening the work</h2>
<p>When someone comes to me worn out, I take things off the list before I put anything on it. A plan that is done half the time with a good heart is worth more than a perfect one in the drawer.</p>
<h3>Choose one meal</h3>
<p>Take the easiest, usually breakfast. Two moong dal chillas with curd, or vegetable dalia, or two eggs and one roti. The same thing on five mornings is not boring, it is five decisions you need not make. Let lunch and dinner be as they are for a month.</p>
<h3>Look at numbers with a question</h3>
<p>A reading is neither good nor bad. It is information about one hour. Check when you want to know something: what does rajma at night do, what does a walk do? Please go on checking as your doctor has asked, above all with insulin, but ask whether every check is still needed. Sometimes it is not.</p>
<h3>Plan the off-days</h3>
<p>A wedding, an illness, a day of not caring. Decide before it comes what stays: your medicines, water, one proper meal. Everything else may rest until tomorrow. Medicines are the part that does not take holidays. If you have missed some, or stopped because of cost, fear or side effects, tell your doctor plainly. There is nearly always another way, and you will not be the first that week.</p>
<h2>The family police</h2>
<p>They mean well. Here are sentences that you may borrow:</p>
<ul>
<li>“When you ask about my number at dinner, I feel watched. Ask me on Sundays.”</li>
<li>“It would help more if we all ate the sabzi first.”</li>
<li>“Please do not buy me sugar-free mithai. Give me half of yours, and sit with me.”</li>
<li>“Come along to the next appointment, and listen.”</li>
</ul>
<p>And to the families: one pot for all is the kindest diet. Walk together. Praise the effort, never the number. The question “what is hardest for you just now?” does more than any leaflet.</p>
<h2>When fear is in charge</h2>
<p>Fear of lows makes people eat all day, or keep their sugar high on purpose. Fear of complications makes them miss the eye test. Both fears become smaller with facts. Ask your doctor how likely a low is with <em>your</em> medicine; for some it is rare. Ask what was found at the last eye and foot check, and what it means. Many complications can be prevented or slowed, and early findings are the ones that can be treated.</p>
<h2>In the consulting room</h2>
<p>You may say: “Today I would like to talk about how I am managing, before the report.” International standards of care ask diabetes teams to look for distress regularly, so it is a proper subject. If nobody listens, change the room if you can.</p>
<p>Talking helps, with a counsellor, a group, a neighbour who has it too. In trials, education and support that speak of feelings as well as of food lower distress, and sometimes the HbA1c follows.</p>
<h2>When to ask for help soon</h2>
<ul>
<li>you have stopped medicines or checks altogether</li>
<li>you eat, or do not eat, in ways that frighten you, or leave out insulin to lose weight</li>
<li>you drink to get through the evening</li>
<li>you no longer see the point</li>
</ul>
<p><strong>Tele-MANAS, 14416</strong>, listens day and night, free of charge, in Punjabi and Hindi as well as in other languages. With thoughts of ending your life, with very high sugar and vomiting, or with a low that does not rise, call <strong>112</strong>.</p>
<p>This is general information for adults with diabetes. Our <a href="/dietitians">dietitians</a> can make the plan smaller with you, beside your doctor’s treatment.</p>
<h2>Sources</h2>
<ul>
<li>Diabetic Medicine: Perrin N. E. and others, The prevalence of diabetes-specific emotional distress in people with Type 2 diabetes, a systematic review and meta-analysis, 2017.</li>
<li>Diabetes Care: Polonsky W. H. and others, Assessing psychosocial distress in diabetes, development of the Diabetes Distress Scale, 2005 (the four kinds).</li>
<li>Diabetic Medicine: Skinner T. C., Joensen L. and Parkin T., Twenty-five years of diabetes distress research, 2020.</li>
<li>American Diabetes Association: Standards of Care in Diabetes, chapter on positive health behaviors and well-being, 2026.</li>
<li>Ministry of Health and Family Welfare, Government of India: <a href="https://telemanas.mohfw.gov.in">Tele-MANAS</a>, read 2026.</li>
</ul>`,
  },
  {
    title: 'A table for one: eating alone after seventy',
    summary:
      'After a loss, or when the children live abroad, meals shrink to tea and rusk. How to make eating alone easier, how to find company, and when a thin plate is a warning.',
    category: 'mental_health',
    author: 'thomas@thali.example',
    status: 'draft',
    days_ago: 4,
    views: 0,
    content: `<p>Someone who has cooked for seven, and then for five, and then for two, one day finds that the smallest pot in the house is still too large. It is easier to have tea and a rusk at the window. It happens in Kottayam and in Kolkata, in large houses as well as in small flats.</p>
<p>Eating is one of the few things we learn to do in company before we can speak. It is no wonder that the appetite goes looking for the others.</p>
<h2>Why it matters</h2>
<p>Loneliness is not a mood that older people ought to bear politely. The World Health Organization counts social isolation and loneliness among the things that shorten lives and harm heart and mind. And someone who is alone often eats less protein, fewer vegetables and, in the end, less of everything. Muscle goes first. Then come weakness, falls and long recoveries.</p>
<p>Grief also takes taste away for a time. For some weeks after a death, eating little is natural. Let neighbours bring kanji, and accept it. When months have passed and the belts and blouses are loose, something should change.</p>
<h2>Make the meal smaller, not poorer</h2>
<h3>Five that fit in one bowl</h3>
<ul>
<li><strong>Cherupayar kanji</strong> with a spoon of coconut and a soft egg.</li>
<li><strong>One appam and yesterday’s stew,</strong> with an extra spoon of peas.</li>
<li><strong>Curd rice,</strong> made with plenty of curd, tempered with ginger and curry leaves, grated carrot in it.</li>
<li><strong>Moong dal cheela</strong> rolled around paneer, cut into strips that need little chewing.</li>
<li><strong>Daliya in milk</strong> with dates and ground nuts, on evenings when a proper supper is too much.</li>
</ul>
<h3>Cook on two days</h3>
<p>Dal, fish curry and stew keep for two days in the fridge, longer in the freezer. Put single portions into small steel boxes with the day on a slip of paper. Reheat until they steam, and once only. Rice should be cooled quickly and eaten by the next day.</p>
<h3>Let each small meal carry something</h3>
<p>If you manage only a little, let it be worth the chewing: milk powder stirred into milk, an egg into the kanji, ghee or coconut oil over the rice, ground cashews in the gravy. With diabetes, kidney or heart disease, ask your doctor or a dietitian which of these suits you.</p>
<h2>Give it a place</h2>
<p>Sit at the table, not at the stove. Use the good plate; who is it waiting for? Put the radio on, the Malayalam news or the old songs. Eat at fixed hours, because hunger in old age has to be reminded. Open the curtain, so that the street may eat with you.</p>
<blockquote><p>Lay one place well. It is a way of saying that someone is at home.</p></blockquote>
<h2>Find the others</h2>
<ol>
<li><strong>One meal a week with a face.</strong> Sunday lunch with a neighbour, turn by turn, one dish each.</li>
<li><strong>One meal a week with a voice.</strong> A son in Toronto has breakfast while you have dinner. Put the phone against the water jug.</li>
<li><strong>One meal a week with many.</strong> The parish, the gurdwara langar, the temple, the senior citizens’ club, the kudumbashree canteen.</li>
<li><strong>One meal a week for someone.</strong> A schoolchild from next door, a student who misses home food. You have something to teach.</li>
</ol>
<p>If cooking has become hard, a tiffin service for lunch is help and not surrender. Ask for less salt and softer vegetables; they usually can.</p>
<h2>For sons and daughters</h2>
<p>“Have you eaten?” is always answered with yes. Ask instead what was for lunch, and who was there. On a visit, look into the fridge, at the rings that turn on the finger and at the shelf of tablets. Eat together without hurry, and notice chewing, coughing, food left at one side of the mouth. Send the cook’s wages before you send the blender.</p>
<h2>When it is more than loneliness</h2>
<p>See a doctor within days when there is:</p>
<ul>
<li>weight lost without trying, clothes and rings that have become loose</li>
<li>pain or coughing while swallowing, sore gums, dentures that no longer fit</li>
<li>a new medicine after which food lost its taste; do not stop it, ask about it</li>
<li>forgotten meals, burnt pots, the same shopping bought three times</li>
<li>sadness, tearfulness or no interest on most days for two weeks, or talk of being a burden</li>
</ul>
<p>Depression in old age is common, is often taken for ageing, and responds to treatment. Say it aloud to the doctor, who may not ask. Drinking more than before, alone and in the evening, is worth saying too.</p>
<p>For company and advice there is the <strong>Elderline, 14567</strong>, a national helpline for senior citizens, open from eight in the morning to eight in the evening. For a heavy heart there is <strong>Tele-MANAS, 14416</strong>, at any hour and free of charge. When life is in danger, in body or in mind, call <strong>112</strong>.</p>
<p>This is general information for older adults and their families. A <a href="/dietitians">dietitian</a> can write a week of small meals around teeth, tablets and taste. If a daughter would like to listen in from abroad, she is welcome.</p>
<h2>Sources</h2>
<ul>
<li>World Health Organization: Social isolation and loneliness among older people, advocacy brief, 2021.</li>
<li>National Institute for Health and Care Excellence: Nutrition support for adults, CG32, 2006, updated 2017 (unplanned weight loss, swallowing).</li>
<li>World Health Organization: Mental health of older adults, fact sheet, 2025.</li>
<li>Food Standards Agency, United Kingdom: Home food fact checker, chilling, reheating and rice, read 2026.</li>
<li>Ministry of Social Justice and Empowerment, Government of India: Elderline, national helpline for senior citizens, read 2026.</li>
<li>Ministry of Health and Family Welfare, Government of India: <a href="https://telemanas.mohfw.gov.in">Tele-MANAS</a>, read 2026.</li>
</ul>`,
  },
]
