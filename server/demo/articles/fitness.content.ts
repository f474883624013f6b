import type { DemoArticle } from '../demo-content.ts'

export const FITNESS_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'From the sofa to thirty minutes: eight honest weeks of walking',
    summary:
      'A plan for people who have not moved for years: how to begin, how to add, what to eat around it, and when to ask a doctor first.',
    category: 'fitness',
    author: 'gurveer@thali.example',
    status: 'published',
    days_ago: 33,
    views: 1742,
    cover: 'walking-plan',
    content: `
<p>Most plans for beginners are written by people who have forgotten what it is like to begin. They start with a goal and a watch. This one starts with a pair of shoes that do not hurt and a street that you know. Eight weeks from now a half-hour walk can be an ordinary part of your day, and ordinary is the whole point.</p>
<h2>Why half an hour, and why so slowly</h2>
<p>The World Health Organization advises adults to move at a moderate pace for 150 to 300 minutes a week, and to add two days of strength work. Thirty minutes on five days is the lower end of that. Moderate means that you can talk and would rather not sing. Any movement counts, also in short pieces: three times ten minutes is half an hour.</p>
<p>Slowly, because muscles answer within days while tendons and joints need weeks. People who double their distance in the first week usually stop in the third, with a sore shin and a bad conscience. You are building a habit that is meant to last for decades; two weeks more or less do not matter.</p>
<h2>Ask first, if one of these is you</h2>
<ul>
<li>Pain or pressure in the chest, breathlessness at rest, fainting or a racing heart, now or in the last months.</li>
<li>Heart disease, uncontrolled blood pressure, diabetes with insulin or with sores on the feet.</li>
<li>A recent operation, a pregnancy with complications, or a fall without a clear reason.</li>
</ul>
<p>Then the first walk is the one to your doctor. Stop and get help at once if chest pain, unusual breathlessness or dizziness comes while you walk; in an emergency call 112.</p>
<h2>The eight weeks</h2>
<table>
<thead><tr><th scope="col">Week</th><th scope="col">Walk</th><th scope="col">Days</th></tr></thead>
<tbody>
<tr><td>1 and 2</td><td>10 minutes, flat, easy</td><td>4</td></tr>
<tr><td>3 and 4</td><td>15 minutes, the middle five a little brisker</td><td>5</td></tr>
<tr><td>5 and 6</td><td>20 to 25 minutes, ten of them brisk</td><td>5</td></tr>
<tr><td>7 and 8</td><td>30 minutes, brisk where you can</td><td>5</td></tr>
</tbody>
</table>
<p>A missed day is left out, not made up. A missed week means that you repeat the one before. If a joint complains for longer than a night, go back one step; if it still complains after a week, show it to someone who knows joints.</p>
<h3>Two days of strength, at the kitchen counter</h3>
<p>From the third week add ten minutes on two days: rise from a chair eight times, push yourself away from the counter eight times, stand on your toes eight times, and once more from the beginning. It looks like nothing. It is what carries the shopping upstairs at seventy.</p>
<h2>What to eat around a walk</h2>
<p>For half an hour at this pace nobody needs a special snack. If you walk before breakfast and feel empty, half a banana or a few sips of milk are enough. Afterwards the next ordinary meal does the work, provided it has a bowl of protein in it: dal, curd, egg, paneer or fish.</p>
<ul>
<li><strong>In the morning:</strong> walk, then poha with peanuts and a glass of chaas.</li>
<li><strong>After office:</strong> a guava or a handful of roasted chana at six, walk at half past six, dinner as always.</li>
<li><strong>After dinner:</strong> an easy ten-minute round is kind to blood sugar; leave the brisk one for another hour.</li>
</ul>
<p>Water is enough for drinking. In heat take a glass before you leave, choose the shade and the edges of the day, and turn back with headache or cramps. People who take insulin or tablets that can lower the sugar carry glucose and speak with their doctor about the timing.</p>
<h2>Air, heat and dogs: the Indian edition</h2>
<p>On days of very poor air the walk moves indoors: stairs, a corridor, a mall before it fills. In May it moves to six in the morning. A companion helps more than any app, also against dogs and dark streets. Where there is no pavement, ten rounds of a courtyard are worth as much as a park.</p>
<h2>How you will notice that it works</h2>
<p>Not on the scale, at first. You will notice it on the stairs, in your sleep, and when you catch a bus that you would have missed. Weight changes when the plate changes with it, and slowly. If losing weight is your aim, a dietitian can set both side by side; you find one in the <a href="/dietitians">directory</a>.</p>
<p><em>General information for adults. It does not replace the advice of your doctor.</em></p>
<h2>Sources</h2>
<ul>
<li>World Health Organization, Guidelines on physical activity and sedentary behaviour, 2020</li>
<li>NHS, Walking for health, read in 2026</li>
<li>ICMR-National Institute of Nutrition, Dietary Guidelines for Indians, 2024</li>
</ul>`,
  },
  {
    title: 'Two dumbbells and a bowl of dal: strength training for beginners',
    summary:
      'Why muscle matters at every age, a first programme with six movements, how much protein an ordinary Indian day can bring, and what to leave in the shop.',
    category: 'fitness',
    author: 'manpreet@thali.example',
    status: 'published',
    days_ago: 102,
    views: 2896,
    content: `
<p>Muscle has a reputation for vanity. In truth it is the tissue that takes sugar out of the blood, holds the spine upright and catches you when you stumble. From about the middle of life it grows less every year unless it is asked for something. Asking is what strength training means, and it can be asked politely, at home, twice a week.</p>
<h2>What counts as strength work</h2>
<p>Anything that makes a muscle work hard for a short time: your own weight, a water can, a band, a pair of dumbbells. The World Health Organization advises all adults to do it on two or more days a week, for all the large muscles, beside their walking. Two days with a day of rest between them are a full programme for the first months.</p>
<h2>Six movements for the first twelve weeks</h2>
<ol>
<li><strong>Sit and rise</strong> from a chair, later with a dumbbell held at the chest.</li>
<li><strong>Push</strong> away from a wall, then from a table, then from the floor.</li>
<li><strong>Row</strong> a bag or dumbbell to the hip, one hand on the chair.</li>
<li><strong>Hinge</strong>: hips back, back straight, hands down the thighs, and up.</li>
<li><strong>Press</strong> two light weights from the shoulders to the ceiling.</li>
<li><strong>Carry</strong> something heavy in each hand for half a minute.</li>
</ol>
<p>Do eight to twelve of each, rest as long as you need, and go round twice. The last two should be hard and still tidy. When twelve feel easy on two days in a row, take a little more weight. Write it down: a notebook is a better coach than a mirror.</p>
<h3>When to ask before you begin</h3>
<p>Heart disease, uncontrolled pressure, a hernia, a slipped disc, glaucoma or retinal trouble, pregnancy and recent surgery all change what is wise. A doctor or physiotherapist can adapt the list in one visit. Breathe out with the effort; never hold your breath while lifting.</p>
<h2>Protein without a tub</h2>
<p>Muscle is built from the protein in food, and only when there has been a reason to build. Sports nutrition bodies describe a range of roughly 1.4 to 2 grams for each kilogram of weight a day for people who train hard; for an ordinary beginner the lower part of that, or somewhat less, is plenty. The Indian dietary guidelines of 2024 advise against protein powders for the public and point to food instead. People with kidney disease follow their own team and not an article.</p>
<p>An ordinary vegetarian day can look like this:</p>
<ul>
<li>Breakfast: two moong chilla with a bowl of curd.</li>
<li>Lunch: a full katori of thick rajma, rice, salad.</li>
<li>At five: a glass of milk and a handful of roasted chana.</li>
<li>Dinner: paneer or soya bhurji with two phulka and a sabzi.</li>
</ul>
<p>With egg, fish or chicken in place of one of these bowls it becomes easier, not better. Spread the bowls over the day; a mountain at dinner does less than four hills.</p>
<blockquote><p>Train the movement, feed the muscle, and let the mirror be the last to know.</p></blockquote>
<h2>Carbohydrate is not the opponent</h2>
<p>Rice, roti and millets are what you lift with. Someone who trains in the evening and has eaten nothing since noon will lift little and eat much afterwards. A banana or a slice of bread with peanut butter an hour before is enough for a short session. After it, dinner within a couple of hours does what shakes promise.</p>
<h2>Rest is a part of the programme</h2>
<p>Muscle is repaired while you sleep. Soreness that comes a day later and goes after two is usual; sharp pain in a joint, swelling, or dark urine after a very hard session is not, and belongs to a doctor at once. One session that was too heavy costs more weeks than ten that were a little too light.</p>
<h2>What to leave in the shop</h2>
<p>Powders that name no maker, tablets that promise size, and drinks that burn fat. Some have been found to hold steroids or stimulants that no label mentions. If you consider any supplement at all, ask a doctor or dietitian, and look for the FSSAI licence number on the pack.</p>
<p><em>General information for adults. It does not replace the advice of your doctor or physiotherapist.</em></p>
<h2>Sources</h2>
<ul>
<li>World Health Organization, Guidelines on physical activity and sedentary behaviour, 2020</li>
<li>International Society of Sports Nutrition, Position stand: protein and exercise, 2017</li>
<li>ICMR-National Institute of Nutrition, Dietary Guidelines for Indians, 2024</li>
<li>American College of Sports Medicine, Progression models in resistance training for healthy adults, 2009 (replaced in 2026)</li>
</ul>`,
  },
  {
    title: 'What to eat before and after a morning workout, on a student budget',
    summary:
      'Banana, chana, eggs, milk: how much time you have decides what you eat before training, and a proper breakfast does the rest.',
    category: 'fitness',
    author: 'farhan@thali.example',
    status: 'published',
    days_ago: 27,
    views: 3370,
    cover: 'training-breakfast',
    content: `<p>The alarm is at 5.30, the ground opens at six, the mess serves breakfast at eight. Somewhere in those two and a half hours you are supposed to eat for performance. Here is the short version: for an easy forty minutes you may eat nothing at all, for anything longer or harder you will do better with a little, and what matters most is that breakfast happens.</p>
<h2>Start with the session, not with the food</h2>
<p>Your muscles keep their own store of carbohydrate, and last night’s rice is still in it when you wake. A gentle run, a walk or a mobility class will not empty it. A long run, intervals, a match or a heavy leg day can, and those go better on topped-up fuel. Sports nutrition guidance is aimed at that second group: carbohydrate in the one to four hours before exercise that lasts longer than an hour.</p>
<p>Training before breakfast is sometimes sold as a faster way to lose fat. When two groups of young women followed the same diet and did the same hour of cardio three times a week, one fasted and one fed, both lost about the same in four weeks. It was a small study of twenty people, but it fits what is known: the body keeps its accounts over days and not over one morning. So eat or do not eat according to how you feel and perform.</p>
<h2>Before: match it to the clock</h2>
<table>
<thead><tr><th scope="col">Time you have</th><th scope="col">What sits well</th></tr></thead>
<tbody>
<tr><td>15 to 30 minutes</td><td>a banana; two or three dates; a slice of bread with jam; a small glass of nimbu pani with sugar and a pinch of salt</td></tr>
<tr><td>About an hour</td><td>a katori of poha or upma; two idlis; toast with a thin layer of peanut butter</td></tr>
<tr><td>Two to three hours</td><td>a real meal: parathas with curd, dosa and sambar, eggs and bread</td></tr>
</tbody>
</table>
<p>Close to the start, keep fat and fibre low. Chole bhature is a fine thing at the wrong end of a sprint session. Drink a glass of water when you get up; if your urine is dark, drink another. Tea or coffee is all right if your stomach agrees.</p>
<h3>If your stomach says no</h3>
<p>Begin with two sips and one bite, and repeat it for a week. The gut can be trained. If nothing works, have a larger dinner with rice or roti and a glass of milk before bed, and let that be your fuel.</p>
<h2>After: breakfast is the recovery drink</h2>
<p>The famous half-hour window is wider than gym talk makes it. If you have a meal within about two hours, you have not missed anything. Two exceptions: you train again the same day, or you started on an empty stomach. In both cases eat sooner.</p>
<p>Aim for three things on the plate.</p>
<ol>
<li><strong>Something starchy</strong> to refill the store: roti, bread, rice, poha, oats, potatoes.</li>
<li><strong>Something with protein.</strong> Research on athletes points to roughly 15 to 25 g after training. Two eggs and a glass of milk come close to 20 g. So do 100 g of paneer, or 30 g of dry soya chunks with a small bowl of curd.</li>
<li><strong>Something to drink, with salt in it somewhere.</strong> Water plus ordinary food does this. Chaas does both at once.</li>
</ol>
<h3>Six breakfasts for a thin wallet</h3>
<ul>
<li>Two boiled eggs, four slices of bread, a glass of milk</li>
<li>Sprouted moong tossed with onion and lemon, two parathas, curd</li>
<li>Soya chunk bhurji with roti</li>
<li>Oats cooked in milk with peanuts and a banana</li>
<li>Leftover dal and rice, fried with an egg</li>
<li>Sattu stirred into chaas with roasted jeera, and bread and jam on the side</li>
</ul>
<p>Sattu travels well, needs no fridge and gives about 6 g of protein in three heaped tablespoons. It is the hostel cupboard’s answer to a very expensive tub.</p>
<h2>Keeping food in a room with no fridge</h2>
<p>Buy milk in the small packets, boil it at once and finish it the same day. Boil eggs when you want them and eat them within two hours; in a hot room they do not keep. Roasted chana, peanuts, dates, sattu and bananas cover most mornings. Soak moong before dinner and it is ready to sprout by the next night; rinse it well, and cook sprouts if your stomach is delicate, if you are pregnant or if you are unwell.</p>
<h2>Signs that you are under-eating</h2>
<p>Heavy legs at the start of easy runs. Waking hungry at three. Colds that follow each other. A mood that improves suddenly after lunch. Any of these for more than two weeks deserves a bigger breakfast first and a conversation second. People with diabetes, kidney disease or an earlier eating disorder should plan training food with their doctor and a dietitian.</p>
<p>This is general information for healthy adults. If you want it fitted to your sport and your mess menu, you can ask one of our <a href="/dietitians">dietitians</a>.</p>
<h2>Sources</h2>
<ul>
<li>Academy of Nutrition and Dietetics, Dietitians of Canada, American College of Sports Medicine: Nutrition and Athletic Performance, joint position statement, 2016 (fuel before exercise, protein after).</li>
<li>Journal of the International Society of Sports Nutrition: Schoenfeld B. J. and others, Body composition changes associated with fasted versus non-fasted aerobic exercise, 2014.</li>
<li>Journal of the International Society of Sports Nutrition: Kerksick C. M. and others, International Society of Sports Nutrition position stand: nutrient timing, 2017.</li>
<li>United States Department of Agriculture: FoodData Central, read 2026 (protein in eggs, milk and soya).</li>
<li>United States Department of Agriculture, Food Safety and Inspection Service: Shell eggs from farm to table, read 2026 (two hours).</li>
<li>National Health Service, United Kingdom: Foods to avoid in pregnancy, read 2026 (sprouts).</li>
</ul>`,
  },
  {
    title: 'Ten minutes after dinner: walking and your blood sugar',
    summary:
      'In one trial, short walks straight after meals did more for the reading than the same minutes at another hour. How to begin, and how to stay safe if your medicine can cause lows.',
    category: 'fitness',
    author: 'dietitian@thali.example',
    status: 'published',
    days_ago: 219,
    views: 7120,
    cover: 'walk-after-dinner',
    content: `<p>If you could change one habit about your diabetes and leave the kitchen exactly as it is, I would choose this one. Finish dinner, put the plates in the sink, and go out of the door before the television comes on. Ten minutes, at the pace of a pleasant conversation.</p>
<h2>Why the timing matters</h2>
<p>After a meal, sugar from the food arrives in the blood over an hour or two. Working muscle takes some of it up directly, and it can do this even when insulin works poorly. A walk at seven in the morning is good for your heart; a walk just after a meal is there when the sugar arrives.</p>
<p>Researchers in New Zealand tested it with 41 adults who had type 2 diabetes. For two weeks they walked 30 minutes a day whenever they liked. For another two weeks they walked ten minutes after each main meal. The minutes were the same. With the walks after meals, the rise after eating was 12 per cent lower on average, and 22 per cent lower after the evening meal, which was the largest and was usually followed by an evening of sitting.</p>
<p>It was a short study, and it cannot say what happens to an HbA1c over years. But the walk is free and it asks for very little, so I am content to recommend it on that evidence.</p>
<h2>How to make it happen in a real house</h2>
<ul>
<li>Eat dinner before you are exhausted. A walk at half past eight is likely; at half past ten it is a wish.</li>
<li>Keep the shoes by the kitchen door, and a torch beside them.</li>
<li>Take someone along. A husband, a daughter-in-law, the neighbour with the same reading.</li>
<li>When it rains or the street is unsafe, walk the length of the veranda, or from room to room while the phone counts ten minutes.</li>
<li>If your knees will not have it, sit and march with the feet, lift the arms, stand up and sit down. Muscle is muscle.</li>
</ul>
<h3>Test it on yourself</h3>
<p>If you have a meter, choose two evenings with the same dinner. Check two hours after the first bite on both, walk on one of them and rest on the other. Your own two numbers will persuade you better than any article.</p>
<h2>The rest of the week</h2>
<p>The after-dinner walk is a beginning. For adults with type 2 diabetes the American Diabetes Association recommends:</p>
<ol>
<li>150 minutes or more of moderate activity a week, with no more than two days in a row without any</li>
<li>strength work on two or three days that do not follow one another</li>
<li>for older adults, balance and flexibility two or three times a week</li>
<li>getting up from the chair every half hour for a few minutes of light movement</li>
</ol>
<p>The last one is underrated. Stand for the advertisements. Walk to refill the glass. At a desk in the bank, rise with every tenth customer.</p>
<h2>If you take insulin or tablets that can cause lows</h2>
<p>Insulin, and tablets of the sulphonylurea family such as glimepiride and gliclazide, can push the sugar too low when you start to move more. Metformin alone rarely does. You do not have to guess: ask your doctor which group yours belongs to <em>before</em> you add walking, and let the doctor decide whether anything should be adjusted. Please never change a dose yourself, and never skip one to make room for a walk.</p>
<p>Carry four level teaspoons of sugar folded in paper, or a small carton of ordinary juice. If you feel shaky, sweaty, suddenly hungry or muddled:</p>
<ul>
<li>stop and check if you can; below 70 mg/dL is low</li>
<li>take about 15 g of fast sugar: the four teaspoons in water, or half a cup of juice</li>
<li>check again after 15 minutes and repeat if it is still low</li>
<li>eat something when it has risen, and tell your doctor about it the next day</li>
</ul>
<p>Someone who is too drowsy to swallow must not be given anything by mouth. Call <strong>112</strong>.</p>
<h2>Feet, eyes and heart first</h2>
<p>Look at your feet, the soles too, before and after. Wear socks without thick seams and shoes that are closed at the toe; the evening walk is not for chappals when feeling in the feet is poor. Show a blister, a cut or a sore on the foot to a doctor within a day, even when it does not hurt.</p>
<p>If you have been told about changes at the back of the eye, kidney disease or heart disease, ask what kind of exercise suits you. Brisk walking is usually allowed; heavy straining may not be. Do not exercise when you feel ill and your reading is very high. Pressure in the chest, or breathlessness that does not settle, is an emergency.</p>
<h2>And the dinner itself</h2>
<p>The walk works on whatever was on the plate, and it works best when the plate is not a mountain. Dal and sabzi first, roti counted before it reaches the table, and something sweet on some days and not on others. That is another article. Tonight, only find the shoes.</p>
<p>This is general information for adults and does not replace your doctor’s advice. Our <a href="/dietitians">dietitians</a> work beside your doctor and leave medicines to them.</p>
<h2>Sources</h2>
<ul>
<li>Diabetologia: Reynolds A. N. and others, Advice to walk after meals is more effective for lowering postprandial glycaemia in type 2 diabetes mellitus than advice that does not specify timing, 2016.</li>
<li>American Diabetes Association, Diabetes Care: Physical Activity/Exercise and Diabetes, position statement, 2016.</li>
<li>American Diabetes Association: Standards of Care in Diabetes, chapters on glycaemic goals and hypoglycaemia and on foot care, 2026.</li>
</ul>`,
  },
  {
    title: 'Running through an Indian summer: water, salt and when to stop',
    summary:
      'Heat is trained for like distance. How to get used to it in two weeks, what to drink and how much, and the signs that end a run at once.',
    category: 'fitness',
    author: 'shreya@thali.example',
    status: 'published',
    days_ago: 176,
    views: 2685,
    cover: 'summer-run',
    content: `<p>In Mangaluru the problem is not the thermometer. It says 28 degrees at six in the morning, which sounds reasonable, and then the air holds so much water that sweat runs off the elbows instead of drying. In Nagpur the air is hotter and dry, and the sweat is gone before you notice it. Both runners lose water and salt. Only one of them can see it.</p>
<h2>Give the body two weeks</h2>
<p>Heat can be learnt. With repeated exposure the body begins to sweat earlier and more, keeps more of its salt, and carries more fluid in the blood, so that the heart works less for the same pace. Most of this takes 10 to 14 days, according to the American College of Sports Medicine, and it fades within a few weeks if you go back to the treadmill.</p>
<ul>
<li>Days 1 to 4: half your usual distance, easy, in the cool end of the morning.</li>
<li>Days 5 to 9: three quarters of the distance, still easy.</li>
<li>Days 10 to 14: full distance; let the first short faster pieces in.</li>
</ul>
<p>Run by effort and leave pace for October. A heart that beats ten times more each minute at the same speed is telling you that the heat is using the difference.</p>
<h2>Choose the hour</h2>
<p>Start before sunrise where you can. Public heat advice in India asks people to stay out of the sun between noon and three; during a heatwave warning, or after a night that never cooled, take the day off or swim. Light, loose clothes and a cap help. A wet towel round the neck helps more than people expect.</p>
<h2>How much to drink</h2>
<p>Two mistakes are possible, and the second is the more dangerous.</p>
<p><strong>Too little.</strong> Losing more than about two per cent of body weight as sweat makes most people slower and hotter. For a runner of 60 kg that is a little over a kilo.</p>
<p><strong>Too much.</strong> Slow runners who drink at every table, more than they sweat, can dilute the sodium in the blood. Headache, vomiting, swollen fingers and confusion after hours of drinking plain water are warning signs, and this condition can kill. The rule is never to finish a run heavier than you began it.</p>
<h3>Find your own number</h3>
<ol>
<li>Weigh yourself in dry underclothes before a one-hour run.</li>
<li>Note what you drink on the way.</li>
<li>Towel off and weigh yourself again.</li>
</ol>
<p>Each kilo lost is about a litre of sweat, plus whatever you drank. Do it once in April and once in June; the answers will differ. It is a measurement of sweat and of nothing else, so leave the scale alone on other days. If numbers on a scale trouble you, skip this test and use thirst and the colour of your urine.</p>
<h2>What to drink</h2>
<p>Up to an hour: water when you are thirsty, and a glass before you leave. Beyond an hour, or when your cap dries white with salt, add sodium and some sugar.</p>
<table>
<thead><tr><th scope="col">Drink</th><th scope="col">Good for</th><th scope="col">Keep in mind</th></tr></thead>
<tbody>
<tr><td>Nimbu pani with salt and sugar</td><td>during long runs and after</td><td>a small pinch of salt and two teaspoons of sugar in a big glass</td></tr>
<tr><td>Chaas with salt</td><td>after</td><td>milk protein comes along with it; heavy for some during a run</td></tr>
<tr><td>Kokum sherbet</td><td>after</td><td>add salt; go easy on the syrup</td></tr>
<tr><td>Tender coconut water</td><td>after, with a salty snack</td><td>rich in potassium, low in sodium</td></tr>
<tr><td>ORS sachet</td><td>heavy losses, cramps with a salty cap, loose motions</td><td>one sachet in the exact amount of clean water on the packet</td></tr>
</tbody>
</table>
<p>Try everything in training. A new drink on race morning is an experiment with an audience. People with high blood pressure, heart failure or kidney disease should ask their doctor before adding salt or potassium-rich drinks.</p>
<h2>Afterwards, eat</h2>
<p>Rice kanji with pickle, fish curry and boiled rice, curd rice with a papad: summer food is salty and wet for good reason. Drink with meals over the next hours until your urine is pale again. There is no need to force it all down at the gate.</p>
<h2>When to stop at once</h2>
<p>Cramps, dizziness, nausea, goose bumps in the heat or a sudden chill: stop, find shade, loosen clothes, drink slowly, and go home by vehicle.</p>
<p>Confusion, odd behaviour, collapse, a fit, or a very hot body is <strong>heat stroke until someone proves otherwise</strong>. Sweating may continue; do not wait for dry skin. Call <strong>112</strong> or the ambulance on 108, and cool the person while you wait: shade, wet the whole body, fan hard, ice or cold water if there is any. Give nothing by mouth to anyone who is not fully awake. Minutes matter.</p>
<p>This is general information for healthy adults. If you have fainted in heat before, take regular medicine, or are coming back from fever or loose motions, speak with a doctor first; a <a href="/dietitians">sports dietitian</a> can help with the drinking plan.</p>
<h2>Sources</h2>
<ul>
<li>American College of Sports Medicine: Position Stand, Exercise and Fluid Replacement, 2007 (fluid loss, overdrinking).</li>
<li>American College of Sports Medicine: Position Stand, Exertional Heat Illness during Training and Competition, 2007 (acclimatisation, cooling first).</li>
<li>National Disaster Management Authority, Government of India: National Guidelines for Preparation of Action Plan, Prevention and Management of Heat Wave, 2019.</li>
<li>World Health Organization and UNICEF: Oral Rehydration Salts, production of the new ORS, 2006.</li>
</ul>`,
  },
  {
    title: 'Steady on your feet after sixty: ten minutes beside the kitchen counter',
    summary:
      'Balance can be practised like a recipe. Five exercises that need only a counter to hold, the food that keeps muscle, and what to mend in the house.',
    category: 'fitness',
    author: 'meera@thali.example',
    status: 'published',
    days_ago: 243,
    views: 5390,
    content: `<p>Nobody notices balance until the day it is missing. A wet step, a dog, a saree hem, and the hand finds no wall. Around the world, 28 to 35 of every hundred people over 65 fall at least once in a year, and many of them then begin to walk less for fear of the next fall. Walking less makes the legs weaker, and the fear comes true.</p>
<p>The way out is pleasantly dull. A Cochrane review of trials in older people living at home found that well-chosen exercise reduced the rate of falls by about 23 per cent. The kinds that worked trained balance and the ordinary movements of a day: rising, stepping, turning, reaching. For people over 65 the World Health Organization advises this on three or more days a week.</p>
<h2>The kitchen counter, ten minutes</h2>
<p>Choose a counter that does not move. Wear shoes or go barefoot, but never in socks. Have someone in the house for the first weeks, and keep one chair behind you. Ask your doctor first if you have had a stroke, an operation, fits of giddiness or chest pain in recent months.</p>
<ol>
<li><strong>Rise and sit, ten times.</strong> Come forward, stand, count one, sit down slowly. Use your hands on the thighs if you need them; try to need them less each month.</li>
<li><strong>Heel raises, ten times.</strong> Both hands on the counter. Up on the toes, down without dropping.</li>
<li><strong>Side steps.</strong> Walk sideways along the counter and back, five steps each way, toes pointing forward.</li>
<li><strong>Heel to toe.</strong> Place one foot exactly before the other and walk the length of the counter, fingertips touching it.</li>
<li><strong>One leg, while the tea comes to the boil.</strong> Hold on, lift one foot, stay for ten slow counts, change. When that is easy, hold with one hand, then with two fingers.</li>
</ol>
<h3>When to make it harder</h3>
<p>An exercise that never wobbles is no longer teaching you anything. A small, safe wobble is the lesson. Take less support before you add more time. Closing the eyes is for later, and only with someone beside you.</p>
<h2>Muscle is made at the table too</h2>
<p>After sixty the body answers more slowly to protein, and appetite often shrinks at the same time. An international group of specialists in ageing, PROT-AGE, suggests 1.0 to 1.2 g of protein for each kilo of body weight a day for healthy older people. For someone of 55 kg that is 55 to 66 g, and it is easier when it is shared over three meals than when it waits for dinner.</p>
<ul>
<li><strong>Breakfast:</strong> two idlis with a full bowl of thick sambar and a glass of milk, or pesarattu with curd, or an egg with soft appam.</li>
<li><strong>Lunch:</strong> rice, dal cooked thick, a piece of fish or a few cubes of paneer, soft vegetables, curd.</li>
<li><strong>Four o’clock:</strong> sundal, a handful of roasted peanuts ground into a chutney if chewing is hard, or ragi malt made with milk.</li>
<li><strong>Dinner:</strong> moong dal khichdi with a spoon of ghee, and something green in it.</li>
</ul>
<p>People with kidney disease may need less protein, and should follow what their kidney doctor and dietitian have set. Weight that falls without trying is not a success at this age. Tell a doctor about it soon.</p>
<h3>Water and salt</h3>
<p>Thirst grows faint with the years, and a dry body is a dizzy one. Keep a steel tumbler where you sit and finish it with each meal and each tablet, unless your doctor has asked you to limit fluids for heart or kidneys.</p>
<h2>Four questions for the doctor</h2>
<p>Take these along at the next visit. They prevent more falls than any shoe.</p>
<ol>
<li>Could one of my medicines make me unsteady? Tablets for sleep, blood pressure and mood sometimes do. Bring the whole strip, and stop nothing on your own.</li>
<li>Does my blood pressure drop when I stand up?</li>
<li>Should my vitamin D, B12 or bone density be checked?</li>
<li>When were my eyes and my hearing last tested?</li>
</ol>
<h2>The house, on a Sunday afternoon</h2>
<ul>
<li>A rail beside the toilet and one in the bathing place, screwed into the wall. A towel rod is not a rail.</li>
<li>A rubber mat where water falls, and a plastic stool for bathing.</li>
<li>A night lamp between bed and bathroom.</li>
<li>No loose rugs, no wires across the way, and the daily vessels on the middle shelf.</li>
<li>Sandals with a strap behind the heel.</li>
</ul>
<h2>If you have already fallen</h2>
<p>Tell someone, even if nothing broke. One fall is a reason to see a doctor; two in a year, or any fall with a blackout, is a reason to go this week. After a blow to the head, and above all with blood-thinning tablets, go to hospital the same day. If you cannot get up, or a hip or wrist hurts badly, stay where you are, keep warm and have someone call <strong>112</strong>. Begin these exercises again only when a doctor or physiotherapist agrees.</p>
<p>This is general information for older adults. For meals that suit teeth, tablets and appetite, you can speak with one of our <a href="/dietitians">dietitians</a>; sons and daughters may join.</p>
<h2>Sources</h2>
<ul>
<li>World Health Organization: WHO Global Report on Falls Prevention in Older Age, 2007 (how common falls are).</li>
<li>Cochrane Database of Systematic Reviews: Sherrington C. and others, Exercise for preventing falls in older people living in the community, 2019.</li>
<li>World Health Organization: WHO Guidelines on Physical Activity and Sedentary Behaviour, 2020.</li>
<li>Journal of the American Medical Directors Association: Bauer J. and others, Evidence-based recommendations for optimal dietary protein intake in older people, PROT-AGE Study Group, 2013.</li>
<li>National Institute for Health and Care Excellence: Falls, assessment and prevention in older people and in people 50 and over at higher risk, NG249, 2025.</li>
</ul>`,
  },
  {
    title: 'Do you need a protein powder? Ask the mess kitchen first',
    summary:
      'What a player’s body can use, what a hostel mess already serves, what tests of Indian powders found, and the few cases in which a tub makes sense.',
    category: 'fitness',
    author: 'gurveer@thali.example',
    status: 'draft',
    days_ago: 12,
    views: 0,
    content: `<p>A boy comes to his first kabaddi camp. In the second week someone older shows him a tub with a tiger on it and says that without this he will never gain. It costs what his father earns in several days. Before he buys it, I would like him to walk through the mess with me and count.</p>
<h2>How much can a body use</h2>
<p>The Indian Council of Medical Research sets the daily protein allowance of an ordinary adult at 0.83 g for each kilo of body weight. Athletes need more. The joint statement of American and Canadian dietitians and sports doctors gives 1.2 to 2.0 g per kilo for people who train seriously. When 49 strength-training studies were put together, muscle gain stopped improving at around 1.6 g per kilo a day. More went in, and nothing more came out of it.</p>
<p>For a player of 65 kg, 1.6 g per kilo is about 104 g. That sounds like a tub. It is a day’s food.</p>
<h2>Count the mess</h2>
<table>
<thead><tr><th scope="col">Meal</th><th scope="col">What the mess has</th><th scope="col">Protein, roughly</th></tr></thead>
<tbody>
<tr><td>Breakfast</td><td>three eggs, two parathas, a glass of milk</td><td>33 g</td></tr>
<tr><td>Lunch</td><td>two katoris of thick dal, four rotis, a bowl of curd</td><td>31 g</td></tr>
<tr><td>After training</td><td>a glass of milk, a fistful of roasted chana</td><td>14 g</td></tr>
<tr><td>Dinner</td><td>100 g paneer or a good piece of chicken, one katori of dal, rotis</td><td>34 g or more</td></tr>
</tbody>
</table>
<p>That is over 110 g, before anybody has opened anything. A player who does not eat eggs can put in a second glass of milk, or 30 g of dry soya chunks, which carry about 15 g by themselves.</p>
<h3>Where it usually goes wrong</h3>
<p>Breakfast is missed because training starts early and sleep is dear. The dal is thin. Dinner is at nine, after eleven hours on a samosa. None of these is mended by a scoop. They are mended by a boiled egg in the kit bag, a word with the mess contractor, and a glass of milk before bed.</p>
<p>And some players who believe they lack protein lack <em>food</em>. If weight does not rise although you train and sleep, add rotis, rice, ghee, bananas and peanuts first. A body that is short of energy burns protein to keep the lights on.</p>
<h2>What is in the tub</h2>
<p>The Dietary Guidelines for Indians of 2024 advise people against protein supplements for building body mass. One reason is that most people can do without. Another is what the tubs contain.</p>
<p>In 2024 a group led by a liver specialist published laboratory tests of 36 protein products sold in India. Twenty-five of them, seven in ten, held less protein than the label said, some by more than half. About 14 per cent carried aflatoxin, a mould poison, and about 8 per cent carried pesticide residue. Several had added herbs with a record of harming the liver. Thirty-six tubs are not the whole market, and a few did well. But from outside, you cannot see which tub you are holding.</p>
<h3>If you compete under testing</h3>
<p>In tested sport you answer for whatever is found in your sample, also when the label never mentioned it; the World Anti-Doping Code leaves no doubt about that. Ask your team doctor before anything with a scoop, and write down the batch number of whatever you use.</p>
<h2>When a powder can be reasonable</h2>
<ul>
<li>Long travel, where the only meal on the road is bread pakora.</li>
<li>Weeks of very heavy training with little appetite, when drinking is easier than chewing.</li>
<li>A vegan player who cannot get soya, dal and nuts often enough.</li>
<li>Recovery from illness or an operation, when a doctor or dietitian has recommended it.</li>
</ul>
<p>In those cases choose plainly:</p>
<ol>
<li>A short list of ingredients: whey, soya or pea protein, and little else. No herbs, no fat burners, no “proprietary blend”.</li>
<li>An FSSAI licence number, and a batch certificate from an independent laboratory that you can look up yourself.</li>
<li>One serving a day, as part of a meal. It replaces a glass of milk and two eggs; it does not sit on top of everything.</li>
<li>Not for anybody under 18 without a doctor, and not with kidney or liver disease.</li>
</ol>
<p>Skimmed milk powder is worth a look as well. It is mostly protein and milk sugar, it dissolves in chaas, and every kirana shop has it. Three heaped tablespoons give roughly 9 g. It is no use to someone who cannot digest milk.</p>
<h2>What to do with the money</h2>
<p>A dozen eggs, a litre of milk, half a kilo of soya chunks, a kilo of chana. Work out what these cost in your market and set them beside the price of the tub. Then decide.</p>
<blockquote><p>First the plate, then the training, then the sleep. If all three are in order and something is still missing, we can talk about powder.</p></blockquote>
<p>See a doctor if you lose weight without trying, pass dark or foamy urine, or notice yellow eyes while using any supplement. This is general information for adults; a <a href="/dietitians">sports dietitian</a> can count your own mess with you.</p>
<h2>Sources</h2>
<ul>
<li>ICMR-National Institute of Nutrition: Nutrient Requirements for Indians, 2020 (0.83 g per kilo).</li>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024 (advice on protein supplements).</li>
<li>Academy of Nutrition and Dietetics, Dietitians of Canada, American College of Sports Medicine: Nutrition and Athletic Performance, 2016.</li>
<li>British Journal of Sports Medicine: Morton R. W. and others, effect of protein supplementation on resistance training-induced gains, systematic review and meta-analysis, 2018.</li>
<li>Medicine: Philips C. A. and others, Citizens protein project, analysis of popular protein supplements sold in the Indian market, 2024.</li>
<li>World Anti-Doping Agency: World Anti-Doping Code, 2021 (the athlete’s responsibility).</li>
<li>United States Department of Agriculture: FoodData Central, read 2026 (protein of common foods).</li>
</ul>`,
  },
]
