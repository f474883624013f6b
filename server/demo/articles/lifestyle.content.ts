import type { DemoArticle } from '../demo-content.ts'

export const LIFESTYLE_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'Festival sweets and your blood sugar',
    summary:
      'Diwali, Lohri, Eid, a cousin’s engagement: how to keep your place at the table, choose the sweet you truly want, and read your meter the next morning calmly.',
    category: 'lifestyle',
    author: 'dietitian@thali.example',
    status: 'published',
    days_ago: 296,
    views: 7046,
    cover: 'festival-sweets',
    content: `<p>The box arrives at four in the afternoon. It is from your sister-in-law, it has come across the city, and she is standing in the door to see you taste it. No diet sheet ever printed has a line for this moment, so most people with diabetes make one of two moves: they refuse and feel left out, or they give in and then eat quietly from the same box for three days because the rule is broken anyway. There is a third way, and it begins before she rings the bell.</p>
<h2>What a sweet is made of, to your body</h2>
<p>Sugar raises glucose. So does the maida of a balushahi, the besan of a laddoo, the rice of a kheer and the milk solids of a barfi, each at its own pace. The fat in most mithai slows the rise and makes it last, so a reading can look friendly after an hour and climb later. Two things follow: “made with jaggery” or “with dates” is still sugar, and a sweet eaten after a meal behaves differently from one eaten on an empty stomach at four.</p>
<h2>Plan the season, not the bite</h2>
<p>Take a calendar and mark the days that matter to you. Not every day in October is a festival, even if the office thinks so. For most families there are six or eight true days. Those are the days for sweets; the ordinary Tuesday with a tray in the pantry is not.</p>
<h3>Four decisions to make beforehand</h3>
<ol>
<li><strong>Which one?</strong> Name your favourite. If it is your mother’s pinni, the shop’s soan papdi does not deserve its place.</li>
<li><strong>How much?</strong> One piece the size of a matchbox, or half a katori of kheer or halwa, eaten slowly and sitting down.</li>
<li><strong>When?</strong> At the end of a meal with dal, sabzi and curd in it, and preferably in daylight.</li>
<li><strong>Instead of what?</strong> Leave one roti, or the rice, at that meal. Do not leave the meal itself.</li>
</ol>
<p>Fasting all day “to make room” is the plan that fails most reliably. It brings you to the table starving, and with certain medicines it is not safe.</p>
<h2>How sweets compare</h2>
<p>Recipes differ from halwai to halwai, so this is a guide to kinds and not to grams.</p>
<table>
<thead><tr><th scope="col">Kind</th><th scope="col">Examples</th><th scope="col">Worth knowing</th></tr></thead>
<tbody>
<tr><td>In syrup</td><td>gulab jamun, jalebi, rasgulla</td><td>most of the sugar is in the syrup: press it out, leave it in the bowl</td></tr>
<tr><td>Flour and ghee</td><td>panjiri, pinni, mysore pak, besan laddoo</td><td>small and heavy; half a piece is a portion</td></tr>
<tr><td>Milk solids</td><td>barfi, peda, sandesh</td><td>some protein, a good deal of sugar; take the smallest cut</td></tr>
<tr><td>Milk in a bowl</td><td>kheer, phirni, sevaiyan, payasam</td><td>at home you choose the sugar and the bowl</td></tr>
<tr><td>Nuts and seeds</td><td>til gajak, chikki, badam katli</td><td>slower to eat, easy to go on eating</td></tr>
</tbody>
</table>
<h2>If you are the one who cooks</h2>
<ul>
<li>Reduce the sugar in kheer by a third. Elaichi, kesar and a long, slow reduction of the milk taste sweet by themselves, and hardly anyone notices.</li>
<li>Make laddoos the size of a lime and not of a cricket ball.</li>
<li>Set roasted makhana, namkeen chana and fruit on the same tray, so that a guest has somewhere else to go.</li>
<li>Give guests something savoury to carry home, and send boxes of sweets on the same day.</li>
</ul>
<p>“Sugar-free” mithai usually replaces only the sugar. Khoya, maida and ghee stay, and some sweeteners of the polyol kind upset the stomach in larger amounts. Ask what is in it, and treat it as a sweet.</p>
<h2>Words for the door</h2>
<p>Practise one sentence until it comes easily. For example:</p>
<blockquote><p>It looks beautiful. I will have one with dinner, so that I can enjoy it properly.</p></blockquote>
<p>Nobody hears a refusal in this, because there is none. If you are the host, offer once, warmly, and then talk of something else. Love does not need a second helping to be proved.</p>
<h2>Medicines, fasts and safety</h2>
<p>Insulin, and tablets that push the body to release it, can bring sugar too low if a festival meal comes three hours late or a fast stretches on. Talk to your doctor some weeks before Karva Chauth, Navratri or Ramzan, and never alter a dose because of a laddoo. Carry glucose. If you feel shaky, sweaty or muddled, treat low sugar first and be polite afterwards. Alcohol makes lows more likely, above all without food.</p>
<p>Pregnant women with diabetes, and people with kidney or heart disease, need their own answer from the team that looks after them.</p>
<h2>The morning after</h2>
<p>A higher reading after a celebration is information. Write it down with a word beside it, “wedding”, and return to your ordinary breakfast. Do not skip meals to pay for it. Walk a little longer, drink water, cook greens. Call your doctor if readings stay well above your usual range for two or three days, and at once if they are very high together with vomiting, fast breathing or drowsiness.</p>
<h3>What to take into the next festival</h3>
<p>Write two lines on the calendar: which sweet was worth it, and which was not. After a year of these you will have a short and happy list. This is general information for adults; a <a href="/dietitians">dietitian</a> can plan the season with you, box by box.</p>
<h2>Sources</h2>
<ul>
<li>American Diabetes Association: Standards of Care in Diabetes, sections on nutrition and on hypoglycaemia, 2026</li>
<li>World Health Organization: Guideline on sugars intake for adults and children, 2015</li>
<li>International Diabetes Federation and DAR International Alliance: Diabetes and Ramadan, practical guidelines, 2021</li>
<li>Indian Council of Medical Research: Guidelines for management of type 2 diabetes, 2018</li>
</ul>`,
  },
  {
    title: 'Eating through the night shift without losing the day',
    summary:
      'Call centres, wards, control rooms: a realistic way to place three meals around a night of work, with canteen choices and a plan for the drive home.',
    category: 'lifestyle',
    author: 'rohan@thali.example',
    status: 'published',
    days_ago: 279,
    views: 2675,
    cover: 'night-shift',
    content: `<p>22:00: login. 00:30: the first vada pav goes round. 03:00: someone orders biryani because everyone is fading. 06:40: chai and two parathas at the gate, bed, blinds down, awake at eleven with acidity. If this is your week, nobody has to explain the problem to you. What is missing is a plan that fits into it.</p>
<h2>Why night food sits differently</h2>
<p>Your stomach, liver and pancreas keep time, and most of them expect to rest at night. Digestion is slower, and the same plate tends to raise blood glucose more at two in the morning than at two in the afternoon. People who work nights for years have, as a group, more weight around the waist, more type 2 diabetes and more heart disease. Shift work is only one cause among several, and you may have no say in the roster. You do have some say in the plate.</p>
<h2>The frame: three meals, moved but not multiplied</h2>
<p>Occupational health advice for night workers is simple: keep as near as you can to the day’s pattern, eat properly before the shift, eat little or nothing heavy between midnight and six, and take something light before you sleep.</p>
<table>
<thead><tr><th scope="col">Clock</th><th scope="col">What it is</th><th scope="col">For example</th></tr></thead>
<tbody>
<tr><td>14:00 to 15:00</td><td>the waking meal</td><td>two bhakris or rice, usal or dal, two vegetables, curd</td></tr>
<tr><td>20:00 to 21:00</td><td>the main meal, before you leave</td><td>rotis with chicken, eggs or rajma, a big sabzi, salad</td></tr>
<tr><td>00:00 to 01:00</td><td>a small bowl, if hungry</td><td>moong sprouts, boiled eggs, curd with fruit, vegetable soup</td></tr>
<tr><td>07:00 to 08:00</td><td>light, before sleep</td><td>one idli with sambar, a small bowl of upma, milk and a banana</td></tr>
</tbody>
</table>
<p>Shift the hours to suit your bus. Keep the order.</p>
<h2>What to carry</h2>
<p>A decision made at eight in the evening is better than one made at three. Pack two small boxes instead of one large one:</p>
<ul>
<li><strong>A box with protein:</strong> sprouted matki with lemon, two boiled eggs, paneer cubes with pepper, a besan chilla rolled around vegetables.</li>
<li><strong>A box with crunch:</strong> roasted chana, peanuts, cucumber and carrot, a guava or an orange.</li>
<li><strong>A one-litre bottle,</strong> because air conditioning dries you out and thirst feels like hunger at four.</li>
</ul>
<p>If there is no fridge at work, choose things that stand six hours at room temperature: roasted chana, peanuts, whole fruit, khakhra. Eggs, curd, paneer and sprouts need an ice pack or the pantry fridge.</p>
<h2>When the canteen is all there is</h2>
<ul>
<li>Idli, plain dosa, poha, dal-rice in a half plate, egg bhurji or an omelette: good choices at any hour.</li>
<li>Samosa, vada pav, puri-bhaji, biryani: eat them before midnight if you want them, or share one.</li>
<li>Ask for an extra katori of dal and less rice. In most canteens it costs nothing to ask.</li>
<li>Cold drinks and energy drinks give sugar, caffeine or both. Once the lift is over, you pay with sleep at nine.</li>
</ul>
<h2>Caffeine has a closing time</h2>
<p>Tea or coffee in the first half of a shift can keep you safer. Caffeine lingers for many hours, so take the last cup at least six hours before you plan to sleep. For bed at eight, that means two in the morning. After that, water, a hot drink without caffeine, a walk down the corridor, and bright light.</p>
<h3>The four o’clock dip</h3>
<p>Sleepiness peaks towards dawn whatever you eat, and sugary food can deepen it. Stand up, wash your face, climb two floors. A short nap, where it is allowed, does more than a third coffee. If you feel drowsy when the shift ends, do not drive or ride; share a cab or nap first.</p>
<h2>The family plate</h2>
<p>Food is also company, and nights steal it. Choose one meal a day that you eat with someone, usually the eight o’clock one, and protect it. Ask the household to keep the sleeping hours as quiet as they would for a patient. A note on the fridge that says which box is yours, and for what hour, saves both of you a phone call.</p>
<h2>Days off and rotating weeks</h2>
<p>On your off day, do not try to be fully a day person and fully a night person. Sleep a little in the morning after the last shift, eat lunch with the others, go to bed early. In a rotation, keep two things fixed whatever the clock says: a meal with protein within two hours of waking, and no heavy meal in the three hours before sleep.</p>
<h2>Measure something kinder than weight</h2>
<p>For four weeks, note three things at the end of each shift: hours slept, heartburn yes or no, energy from one to five. Change one meal at a time and watch these. Waist and weight follow more slowly; the <a href="/bmi">BMI page</a> is there if you want a starting point.</p>
<h2>Who should not improvise</h2>
<p>If you take insulin or other medicines for diabetes, blood pressure, epilepsy or thyroid, ask your doctor how to time them on nights before you move your meals. See a doctor for heartburn on most days, food that sticks, black stools, chest pain, loud snoring with daytime sleepiness, or low mood that lasts beyond two weeks. Pregnant women should ask about night work altogether.</p>
<p>The rest is general information for adults, and a <a href="/dietitians">dietitian</a> can lay it over your actual roster.</p>
<h2>Sources</h2>
<ul>
<li>US National Institute for Occupational Safety and Health (NIOSH): Training for nurses on shift work and long work hours, 2015</li>
<li>UK Health and Safety Executive: Managing shift work, HSG256, 2006</li>
<li>A. Lowden and colleagues, Scandinavian Journal of Work, Environment and Health: Eating and shift work, effects on habits, metabolism, and performance, 2010</li>
<li>C. Drake and colleagues, Journal of Clinical Sleep Medicine: Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed, 2013</li>
</ul>`,
  },
  {
    title: 'Where chai sits in your day: timing, sugar and a calmer stomach',
    summary:
      'Nobody is taking your tea away. Moving two cups and one spoon can help your iron, your sleep and the burning behind the breastbone.',
    category: 'lifestyle',
    author: 'imran@thali.example',
    status: 'published',
    days_ago: 47,
    views: 1930,
    cover: 'chai',
    content: `<p>Count yesterday’s cups. The one in bed, the one with the newspaper, the two in the office that do not count because they were small, the one at the tapri with a colleague, the one when guests came. Then count the spoons of sugar, and whatever was dipped. For many adults this is a meal that never appears in any food diary.</p>
<p>Tea itself is a good companion. Trouble, when there is trouble, mostly comes from its neighbours and its hours.</p>
<h2>Three clocks to know</h2>
<h3>The iron clock</h3>
<p>Tannins in tea and coffee hold on to the iron of dal, grain and greens. The 2024 national guidelines advise leaving at least an hour between the cup and a meal, on both sides. Paratha with chai is the classic collision. If anyone at home has low haemoglobin, this is the cheapest change there is: water or chaas with the meal, tea an hour later.</p>
<h3>The sleep clock</h3>
<p>Half of the caffeine from a cup is still with you some five hours later, for some people longer. If you lie awake at midnight, bring the last cup forward to four in the afternoon for two weeks and see. Kaapi drinkers should do this before tea drinkers, because filter coffee is the stronger of the two.</p>
<h3>The stomach clock</h3>
<p>Strong, sweet, milky tea on an empty stomach suits some and burns others. If you are among the others, eat something first: a few soaked almonds, a banana, a slice of toast. Give the first cup company, or give it half an hour.</p>
<h2>How much is too much</h2>
<p>The same guidelines put the limit for caffeine at 300 mg a day for adults, and give these figures for a cup of 150 ml:</p>
<table>
<thead><tr><th scope="col">Cup of 150 ml</th><th scope="col">Caffeine</th></tr></thead>
<tbody>
<tr><td>Tea</td><td>30 to 65 mg</td></tr>
<tr><td>Instant coffee</td><td>50 to 65 mg</td></tr>
<tr><td>Brewed coffee</td><td>80 to 120 mg</td></tr>
</tbody>
</table>
<p>So three or four home cups of tea are within it for most healthy adults, and two tumblers of decoction with three teas may not be. In pregnancy the British advice is to stay below 200 mg; ask your doctor. Palpitations, tremor, anxiety or headaches when you miss a cup are signs to come down slowly, by half a cup every few days, since stopping at once can give a headache for a week.</p>
<h2>The sugar sum</h2>
<p>A level teaspoon is about 4 g. Two spoons in five cups make 40 g, which is beyond the 25 g or so, six teaspoons, that the World Health Organization suggests as the better limit for free sugars in a day. And dinner has not begun.</p>
<p>Do not try to stop on Monday. Take away a quarter of a spoon from every cup, for a week. The tongue adapts in ten days or so, and then the next quarter goes. Ginger, elaichi, tulsi, saunf or a little cinnamon fill the gap with smell. Jaggery and honey do not change the sum; they count as sugar. On sweeteners, the World Health Organization advises against using them for weight control in people without diabetes; if you have diabetes, ask your own team.</p>
<h2>The plate beside the cup</h2>
<p>Khari, rusk, namkeen, bun maska, matthi: each region has its own, and each is mostly maida and fat. Keep it for the cup you enjoy most. For the rest of them:</p>
<ul>
<li>roasted chana or makhana</li>
<li>a handful of peanuts in the shell, which slow you down</li>
<li>chilla cut into fingers, or a small bowl of poha, when dinner is far</li>
<li>nothing at all, if it was company you wanted and not food</li>
</ul>
<h2>If it burns</h2>
<p>Acidity has many causes and tea is only a suspect. Keep a simple diary for ten days before you accuse anyone: time of each cup, what was in the stomach, time and size of dinner, when you lay down, when it burned. Then look for the pattern. The usual finds are a late, large dinner, lying down within three hours of it, smoking, tight clothes, and four cups before lunch.</p>
<p>What helps most people, by the NHS list: smaller meals, the last one three to four hours before bed, the head of the bed raised, some weight lost if there is too much around the middle, and fewer of <em>your</em> triggers. Milk soothes for a few minutes and is no treatment.</p>
<blockquote><p>Change the hour first, then the sugar, then the number of cups. By then the stomach has usually told you which one it was.</p></blockquote>
<h3>See a doctor, soon, for</h3>
<ul>
<li>food that sticks or hurts on the way down</li>
<li>vomiting that repeats, or any blood or coffee-coloured matter in it</li>
<li>black, tarry stools</li>
<li>weight lost without trying, or anaemia on a report</li>
<li>heartburn on most days for three weeks or more, or first heartburn after fifty-five</li>
</ul>
<p>Pressure or pain in the chest that spreads to arm, neck or jaw, with sweat or breathlessness, is an emergency and not acidity until a doctor says so.</p>
<h2>Tea and tablets</h2>
<p>Iron tablets and thyroid tablets are better taken with plain water and away from tea, coffee and milk; the leaflet or your pharmacist will tell you how long to wait. Do not shift a medicine’s hour without asking the person who prescribed it.</p>
<h2>One possible day</h2>
<ol>
<li>06:30: water, a banana.</li>
<li>07:00: first chai, three quarters of a spoon.</li>
<li>08:30: breakfast, no tea.</li>
<li>10:30: second cup, the social one, with roasted chana.</li>
<li>13:00: lunch with chaas.</li>
<li>15:30: third and last, with whatever you love to dip.</li>
</ol>
<p>Yours will look different; keep the hour’s distance and the early end. This is general information for adults. For reflux, anaemia or bowel trouble, take the ten-day diary to your doctor or a <a href="/dietitians">dietitian</a>, and save the first half hour of the appointment.</p>
<h2>Sources</h2>
<ul>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>World Health Organization: Guideline on sugars intake for adults and children, 2015</li>
<li>World Health Organization: Use of non-sugar sweeteners, WHO guideline, 2023</li>
<li>US Food and Drug Administration: Spilling the beans, how much caffeine is too much, read in 2026</li>
<li>NHS: Heartburn and acid reflux, read in 2026</li>
<li>NHS: Foods to avoid in pregnancy, read in 2026</li>
<li>NICE: Gastro-oesophageal reflux disease and dyspepsia in adults (CG184), 2014, updated 2019</li>
</ul>`,
  },
  {
    title: 'Less salt, more flavour: a kitchen plan for the whole family',
    summary:
      'Where the salt in an Indian day really comes from, how to bring it down a spoon at a time, and seven flavours that do its work.',
    category: 'lifestyle',
    author: 'kavita@thali.example',
    status: 'published',
    days_ago: 163,
    views: 2210,
    content: `<p>Here is a small test. Fill a level teaspoon with salt and tip it into a saucer. That heap, between five and six grams, is a little more than the World Health Organization and our own dietary guidelines would like an adult to eat in a whole day, from everything: dal, roti, pickle, biscuits, bread. A review of Indian studies put the average at about twice that limit, though most of us would say that we are sparing with it.</p>
<h2>Why it is worth the trouble</h2>
<p>Salt holds water and, in many people, raises blood pressure. High pressure gives no sign for years while it strains the heart, the kidneys and the vessels of the brain. Eating less salt lowers it, more so in people who are older or already have high pressure, and within weeks. It works beside medicines and walking, and not in place of them.</p>
<h2>Find your salt first</h2>
<p>For three days, write down everything that is salty without judging it. Then sort the list under four heads.</p>
<table>
<thead><tr><th scope="col">Where it hides</th><th scope="col">In this house it may be</th></tr></thead>
<tbody>
<tr><td>In the pot</td><td>dal, sabzi, rice water, atta dough, rajma, curry</td></tr>
<tr><td>In jars</td><td>pickle, papad, chutney, ker sangri in brine, sauces, kanji</td></tr>
<tr><td>In packets</td><td>namkeen, chips, instant noodles, soup, bread, biscuits, cheese, masala mixes</td></tr>
<tr><td>Outside</td><td>chaat, restaurant gravies, canteen dal, sandwiches</td></tr>
</tbody>
</table>
<p>In homes that cook twice a day, the pot and the jars usually win. In homes that order, packets and restaurants do. Begin where your list is longest.</p>
<h2>The measured pot</h2>
<p>Nobody can reduce what nobody measures. Put aside one small box with the family’s salt for the day and cook everything from it. For four adults, three level teaspoons are a goal to work towards; that leaves room for the salt in bread, pickle and biscuits. When the box is empty, it is empty.</p>
<ol>
<li><strong>Week one:</strong> fill the box with what you use now, and only measure.</li>
<li><strong>Week two:</strong> no salt in the atta, the rice and the curd. These are eaten with salty food and nobody will find out.</li>
<li><strong>Week three:</strong> a tenth less in dal and sabzi. Add it at the end, when the tongue meets it first.</li>
<li><strong>Week four:</strong> pickle or papad, not both, and one meal of the day without either.</li>
<li><strong>After that:</strong> another tenth each fortnight. Taste adapts in four to eight weeks, and then restaurant food begins to seem oddly sharp.</li>
</ol>
<p>If children or grandparents share the pot, this pace suits them as well. For anyone already on tablets for pressure, let the doctor know that you are cutting down, as the dose may need another look.</p>
<h2>Seven flavours that do its work</h2>
<ul>
<li><strong>Sour:</strong> lemon, amchur, kokum, imli, anardana. Sourness is the nearest thing to salt that there is.</li>
<li><strong>Toasted:</strong> jeera, dhania and til, roasted dry and crushed on the day.</li>
<li><strong>Pungent:</strong> ginger, garlic, mustard seed, black pepper.</li>
<li><strong>Fresh:</strong> dhania, pudina, curry leaves, added off the flame.</li>
<li><strong>Deep:</strong> onions browned slowly, tomato cooked down, a smoky dhungar over baingan.</li>
<li><strong>Hot:</strong> green chilli and lal mirch, for those whose stomach is friendly.</li>
<li><strong>Cooling:</strong> plain curd or chaas with roasted jeera, which makes the dish beside it taste fuller.</li>
</ul>
<h3>Three dishes, re-seasoned</h3>
<p><strong>Bajra khichdi.</strong> Half of your usual salt; finish with ghee in which garlic, jeera and one red chilli have browned. Eat it with garlic chutney made sour with lemon.</p>
<p><strong>Lauki.</strong> Cook it dry on a high flame until the edges catch, then amchur and green dhania. Lauki stewed in water asks for salt; lauki with brown edges asks for less.</p>
<p><strong>Dal.</strong> A second tadka at the table, with hing, curry leaves and tomato, and half a lemon squeezed over the pot.</p>
<h2>The jar shelf</h2>
<p>A tablespoon of pickle can hold a gram of salt or more, and a couple of papads as much again. Keep the shelf, but change how it is used: a quarter teaspoon of the oil and masala with the first two bites, fresh chutney for the rest. Quick pickles of carrot, amla or green mango in lemon, made for three days and kept cold, need a fraction of the salt of one that must last the year.</p>
<h2>Pink, black, rock and “low-sodium”</h2>
<p>Sendha namak, kala namak, pink salt and sea salt are nearly all sodium chloride, like the white one, so count them all. They may lack iodine, and iodine matters for everybody’s thyroid. Keep iodised salt as the house salt and use less of it.</p>
<p>Low-sodium salt replaces a part of the sodium with potassium. In 2025 the World Health Organization suggested it as an option for adults who do use table salt. It is <strong>not</strong> for people with kidney disease, or on medicines that raise potassium, such as spironolactone and some common blood pressure tablets, unless their doctor says so; nor was the advice meant for children or pregnant women. With one kidney patient at home, do not bring it into the shared kitchen.</p>
<h2>At the shop and outside</h2>
<ul>
<li>Compare sodium per 100 g between brands of the same thing. Bread and namkeen differ widely.</li>
<li>Use half of the masala sachet.</li>
<li>Restaurants: dry or tandoori dishes with salad and plain curd carry less than gravies; leave the last third of a gravy in the bowl.</li>
<li>Chaat: ask for it without the last pinch of masala. The vendor has heard it before.</li>
</ul>
<h2>When less is not better</h2>
<p>Older people who eat little, anyone with vomiting or diarrhoea, workers in great heat, and people with certain adrenal or kidney conditions can lose too much salt. Confusion, marked weakness, cramps or fainting need a doctor. Never treat diarrhoea with plain water only; oral rehydration salts exist for it.</p>
<p>Have your pressure checked from the age of thirty, when India’s national programme begins to screen, and more often if it has ever been raised. A reading of 140 over 90 or above on more than one day should go to a doctor, and sudden severe headache, chest pain, weakness on one side or trouble with speech to a hospital. This is general information for adults; <a href="/dietitians">our dietitians</a> can fit it to a cardiac or kidney diet.</p>
<h2>Sources</h2>
<ul>
<li>World Health Organization: Guideline on sodium intake for adults and children, 2012</li>
<li>World Health Organization: Use of lower-sodium salt substitutes, WHO guideline, 2025</li>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>C. Johnson and colleagues, Journal of Hypertension: Mean population salt consumption in India, a systematic review, 2017</li>
<li>Ministry of Health and Family Welfare: National Programme for Prevention and Control of Non-Communicable Diseases, operational guidelines, 2023</li>
<li>NICE: Hypertension in adults, diagnosis and management (NG136), 2019, updated 2023</li>
</ul>`,
  },
  {
    title: 'Cooking for parents past seventy when appetite shrinks',
    summary:
      'Smaller bowls, earlier meals, softer protein and water that is remembered: how sons and daughters can help from the same kitchen or from another city.',
    category: 'lifestyle',
    author: 'meera@thali.example',
    status: 'published',
    days_ago: 271,
    views: 3041,
    content: `<p>“I am not hungry, you eat.” You have heard it on the phone and did not worry, because she has always said so. Then you come home for Pongal and her bangles slide to the elbow. Appetite does fall with age: taste and smell grow faint, dentures rub, the stomach empties slowly, tablets dry the mouth, and eating alone is dull work. Some of it is age, some of it can be mended, and some of it is an illness asking to be found.</p>
<h2>First, look before you cook</h2>
<p>A few things can be noticed in one weekend, without a lecture:</p>
<ul>
<li>Have clothes, rings, dentures or the watch strap become loose?</li>
<li>Is there food in the fridge, how old is it, and who bought it?</li>
<li>Does she cough when drinking? Does he leave the meat and eat the gravy?</li>
<li>Which tablets stand on the shelf, and are they taken with food or before it?</li>
<li>Who sits at the table?</li>
</ul>
<p>Weight is the plainest sign. A loss of more than one kilogram in twenty over three to six months, from 60 kg to 57 for example, without anybody trying, should bring them to a doctor. So should trouble in swallowing, vomiting, a change in the bowels, black stools, new confusion or low mood.</p>
<h2>Protein, a little at each meal</h2>
<p>Muscle is lost faster after seventy, and with it go the strength to rise from a chair and the safety of a walk to the temple. The European guideline for older people asks for at least 1 g of protein per kilogram of body weight each day, more during illness. For a person of 55 kg that is near 55 g, hard to reach in one large lunch and possible in four small meals.</p>
<table>
<thead><tr><th scope="col">Time</th><th scope="col">Small meal</th><th scope="col">Protein, about</th></tr></thead>
<tbody>
<tr><td>07:30</td><td>two idlis with a katori of thick sambar, and a glass of milk with a spoon of milk powder</td><td>17 g</td></tr>
<tr><td>12:00</td><td>soft rice with one and a half katoris of dal or a piece of fish, kootu, curd</td><td>19 g</td></tr>
<tr><td>16:00</td><td>sundal mashed with coconut, or an egg; weak tea</td><td>7 g</td></tr>
<tr><td>19:00</td><td>moong pongal or two soft phulkas with paneer and peas; buttermilk</td><td>14 g</td></tr>
</tbody>
</table>
<p>Kidney disease changes these numbers, so ask the doctor if a report has ever shown it.</p>
<h3>Richer, not larger</h3>
<p>When only half a bowl will be eaten, put more into that half. Bootstrapped peanuts or til podi in the rice, milk powder in the porridge, grated paneer in the upma, a spoon of ghee or gingelly oil on top. Dietitians call it food fortification; grandmothers called it looking after someone.</p>
<h2>Soften the work of eating</h2>
<ul>
<li>Cook rice with an extra half cup of water, and mash the dal into it.</li>
<li>Choose ash gourd, pumpkin, carrot, beans cut fine; peel, seed and cook them through.</li>
<li>Grate apples, stew pears, offer papaya, ripe banana and mango in small cubes.</li>
<li>Replace dry chapati by soft phulka torn into dal, idiyappam in milk, or appam with stew.</li>
<li>Have the teeth and dentures seen. One sore spot can put a person off food for weeks.</li>
</ul>
<p>For anyone who coughs at meals or has had a stroke, the right texture is a matter for a speech and swallowing therapist.</p>
<h2>Make taste louder</h2>
<p>A faded sense of smell asks for aroma, and the hand goes to the salt jar instead. Offer jeera roasted that day, curry leaves, ginger, lemon, pepper, fresh coriander. Serve food hot enough to smell. Plates in one strong colour help weak eyes to see white rice.</p>
<h2>Water that is remembered</h2>
<p>Thirst fades too. The same guideline advises drinks of at least 1.6 litres a day for older women and 2 litres for men, unless a doctor has set a limit for the heart or the kidneys. Fill a jug in the morning and let it stand in view. Buttermilk, rasam, weak tea, tender coconut if potassium is no problem, kanji and milk all count. Tie a drink to fixed events: waking, each set of tablets, the evening lamp. Dark urine, dizziness on standing or sudden muddle are signs of too little, and in the hot months they come quickly.</p>
<h2>Tablets and food</h2>
<p>Bring the whole list, with the ayurvedic and the over-the-counter ones, to the doctor or pharmacist once a year, and ask these questions:</p>
<ol>
<li>Which are taken before food, with food, or far away from milk and tea? Thyroid tablets, iron and calcium are frequent offenders.</li>
<li>Is warfarin among them? Then greens should be steady from week to week.</li>
<li>Is grapefruit or a salt substitute a problem with any of them?</li>
<li>Could one of them be the thief of appetite, or the cause of a dry mouth or constipation?</li>
</ol>
<p>Change nothing on your own, however convincing the leaflet sounds.</p>
<h2>Old restrictions, new look</h2>
<p>A man who was told at fifty to avoid fat, at sixty to avoid sugar and at seventy to avoid salt may be left with very little that he likes. Strict diets can do harm at eighty. Ask whether each of them is still needed. With diabetes, doctors often choose gentler targets for frail people, because low sugar and falls are the nearer danger. This is a conversation with the doctor, never a private decision, but it is worth starting.</p>
<h2>If you live in another city</h2>
<ul>
<li>Speak with the cook, not only about the cook. Ten minutes on a Sunday, with the week’s four dals and four vegetables.</li>
<li>Have the heavy shopping, milk, oil and atta, delivered on a fixed day.</li>
<li>Eat together on video twice a week. Most people eat more in company, even when the company is on a screen.</li>
<li>Ask for one number a month: the weight, on the same scale, in the same clothes.</li>
<li>Find one neighbour who notices when the newspaper is not picked up.</li>
</ul>
<p>And let them cook while they can. Peeling peas, tasting the sambar, deciding what is for dinner: these are exercise, dignity and appetite in one.</p>
<p>All this is general information about older adults in fair health. After a hospital stay, with dementia, or with several illnesses at once, ask a doctor and a <a href="/dietitians">dietitian who works with older people</a> for a plan of their own.</p>
<h2>Sources</h2>
<ul>
<li>European Society for Clinical Nutrition and Metabolism (ESPEN): Practical guideline, clinical nutrition and hydration in geriatrics, 2022</li>
<li>NICE: Nutrition support for adults (CG32), 2006, updated 2017</li>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>American Diabetes Association: Standards of Care in Diabetes, section on older adults, 2026</li>
</ul>`,
  },
  {
    title: 'Eating out twice a week and still feeling like yourself',
    summary:
      'Biryani with friends on Friday, a thali on Sunday: how to order, share and stop, and what to do with the other nineteen meals.',
    category: 'lifestyle',
    author: 'sana@thali.example',
    status: 'draft',
    days_ago: 16,
    views: 0,
    content: `<p>A week has twenty-one meals. If two of them are eaten outside, nineteen are not, and nineteen is a large majority. This is the whole argument of this article. You could stop reading here, order the biryani, and eat dal on Saturday.</p>
<p>If you would like to enjoy those two meals more and feel better after them, there are a few habits that cost nothing.</p>
<h2>Before you go</h2>
<h3>Do not arrive starving</h3>
<p>“Saving” the day for the dinner ends with three rumali rotis before the kebabs come. Eat lunch as usual. An hour or two before, have something small with protein in it: a katori of curd, a handful of roasted chana, an egg.</p>
<h3>Decide on your one thing</h3>
<p>Every menu has one reason for which you came. Haleem in Ramzan, the ghee roast, the Sunday fish thali, the falooda. Choose it in advance. Then order the rest of the table around it, simply.</p>
<h2>How to order</h2>
<ol>
<li><strong>First a vegetable.</strong> A salad, a plate of kachumber, grilled vegetables, a plain soup. Put it on the table before anything with bread.</li>
<li><strong>Then something from the tandoor, the tawa or the steamer:</strong> tikka, fish, paneer, idli, momos that are steamed and not fried.</li>
<li><strong>One rich dish to share,</strong> and not one for each person. Butter chicken for four is a pleasure, for one it is a task.</li>
<li><strong>One starch.</strong> Biryani <em>or</em> naan <em>or</em> noodles.</li>
<li><strong>A drink without sugar:</strong> water, chaas, plain fresh lime soda, tea after.</li>
</ol>
<p>Most kitchens will make things a little less oily, send the dressing separately or pack half before it reaches you. Ask once and pleasantly.</p>
<h2>A short tour of the menu</h2>
<table>
<thead><tr><th scope="col">Place</th><th scope="col">The happy choice</th><th scope="col">Share or keep small</th></tr></thead>
<tbody>
<tr><td>Hyderabadi</td><td>biryani in a single, mirchi ka salan by the spoon, much raita and onion</td><td>double ka meetha, fried starters</td></tr>
<tr><td>Udupi</td><td>idli, plain or set dosa, sambar asked for twice</td><td>ghee roast, vada, filter coffee with sugar</td></tr>
<tr><td>North Indian</td><td>tandoori, dal without the makhani, seasonal sabzi, one roti</td><td>butter naan, cream gravies</td></tr>
<tr><td>Indo-Chinese</td><td>clear soup, steamed momo, stir-fried vegetables with chicken or tofu</td><td>Manchurian, fried rice and noodles together</td></tr>
<tr><td>Chaat</td><td>bhel with more sprouts than sev, dahi puri for two</td><td>fried tikki, sweet chutney by the ladle</td></tr>
<tr><td>Café</td><td>eggs on toast, a sandwich with a filling you can see</td><td>frappés, muffins that are really cake</td></tr>
</tbody>
</table>
<h2>Biryani, since you ask</h2>
<p>A restaurant single is often enough for two people who have also ordered a kebab. Take from the middle of the handi, where the meat is. Fill a third of your plate with raita and onion, a third with meat or egg, a third with rice. When the plate is empty, wait for ten minutes. Fullness is a slow messenger. If you are still hungry, have more; this is dinner, after all.</p>
<h2>Pace and company</h2>
<p>People eat more in a noisy room, in front of a screen, and beside a fast eater. Sit next to the talker. Put the spoon down while you tell a story. Leave the last bites that you do not want; your plate does not know about waste until you ask it, and a box for tomorrow settles the matter.</p>
<p>If a friend comments on what you eat, or do not eat, a light sentence is enough: “I am enjoying this one.” And offer others the same peace. Bodies at the table are nobody’s topic.</p>
<h2>Delivery nights</h2>
<p>Ordering in is harder than going out, since the sofa has no waiter who clears the table.</p>
<ul>
<li>Order before you are hungry and keep three saved orders that you have thought about on a calm day.</li>
<li>Cook the easy half yourself: rice from your cooker, cucumber, curd. Order only the dish you cannot make.</li>
<li>Move the food to plates. Put the rest in the fridge before the first bite, within two hours in any case, and rice within one.</li>
<li>Ignore the free dessert that is added to reach an amount. It is not free if you did not want it.</li>
</ul>
<h2>The other nineteen</h2>
<p>This is where change happens, with no one watching. A breakfast that holds, a lunch with dal and two vegetables, fruit in the afternoon, an early dinner on most days. If these are in place, two meals out move very little. If most of the week is ordered, then begin there: win back two dinners, not seven.</p>
<blockquote><p>The next meal is the next ordinary meal. Nothing has to be made up for.</p></blockquote>
<h2>New mothers, and others for whom it is not so simple</h2>
<p>After a birth, when sleep comes in pieces, a hot restaurant dal that someone else cooked is a fine dinner. Eat regularly, drink when you feed, and leave weight for later.</p>
<p>With diabetes, high pressure or heart disease, restaurant salt and portions matter more. Check the menu beforehand, keep your medicine times, and ask your doctor about alcohol. With an allergy, tell the person who takes the order, each time, and leave if they do not know. In pregnancy, choose food that is served hot and freshly cooked, and skip raw egg and unpasteurised milk or paneer.</p>
<p>If eating with others has become frightening, if you find yourself eating in secret until it hurts, or making yourself sick after meals, please speak with a doctor or a mental health professional. Eating disorders are treatable, and earlier is easier.</p>
<h2>A note for the phone</h2>
<ul>
<li>Ate at four o’clock: yes</li>
<li>My one thing tonight:</li>
<li>Vegetable first, one starch, one rich dish to share</li>
<li>Box for tomorrow</li>
</ul>
<p>General information for adults, and not a rule book. If you want a plan with your own restaurants in it, a <a href="/dietitians">dietitian</a> can make one with you.</p>
<h2>Sources</h2>
<ul>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>NHS: Foods to avoid in pregnancy, read in 2026</li>
<li>NHS: Overview, eating disorders, read in 2026</li>
<li>World Health Organization: Five keys to safer food manual, 2006</li>
<li>E. Robinson and colleagues, American Journal of Clinical Nutrition: Eating attentively, a systematic review and meta-analysis, 2013</li>
</ul>`,
  },
]
