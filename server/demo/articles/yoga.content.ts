import type { DemoArticle } from '../demo-content.ts'

export const YOGA_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'What yoga can do for you, and what it cannot: the evidence, plainly',
    summary:
      'Stress, back pain, balance, blood pressure: where studies support yoga, where they are thin, and who should take care on the mat.',
    category: 'yoga',
    author: 'shreya@thali.example',
    status: 'published',
    days_ago: 151,
    views: 3421,
    content: `
<p>Few practices are praised and sold as widely as yoga, and few have been asked so many different questions by scientists. The honest answers are modest and good. They also differ from what is printed on the poster at the corner studio.</p>
<h2>Where the evidence is friendly</h2>
<h3>Low back pain</h3>
<p>For chronic pain in the lower back, the Cochrane review of 2022 finds that yoga brings a small gain in pain and movement compared with doing nothing, about as much as other exercise. That is no miracle; it is a fair choice among several, and guidelines name it among the things worth trying before strong tablets.</p>
<h3>Stress and sleep</h3>
<p>Many people feel calmer and sleep better with regular practice, and trials agree to a degree. They are often small, and those who volunteer hope for an effect. Still, a quarter of an hour of slow movement and breath costs nothing and harms few.</p>
<h3>Balance and strength</h3>
<p>Standing postures train balance, and for older people that matters. The World Health Organization counts such work among the activities that help to prevent falls, when it is done on three or more days a week.</p>
<h2>Where it is thin</h2>
<p>Blood pressure and blood sugar fall a little in several studies, mostly in people who also changed how they ate and moved. That is welcome beside treatment and no reason to stop a tablet. Claims that single postures massage the pancreas, melt belly fat or clean organs have no ground. Weight changes with the plate and with movement that makes you breathe; a gentle class uses about as much energy as a slow walk.</p>
<h2>Who takes care, and with what</h2>
<ul>
<li><strong>Glaucoma or retinal disease:</strong> no headstands, shoulder stands or long forward bends with the head down.</li>
<li><strong>High blood pressure that is not under control:</strong> no inversions, no held breath, no forceful breathing.</li>
<li><strong>Slipped disc or osteoporosis:</strong> no deep forward bends or twists under load; ask a physiotherapist.</li>
<li><strong>Pregnancy:</strong> a class for pregnancy with a trained teacher, nothing on the belly, nothing hot, and the doctor informed.</li>
<li><strong>Heart disease, epilepsy, recent surgery, severe mental illness:</strong> speak with your doctor first; forceful breathing is best left out.</li>
</ul>
<p>Pain is not progress. A posture that hurts a joint, makes you dizzy or takes your breath is left at once. Tingling in an arm or leg, chest pain or sudden trouble with seeing need a doctor the same day, and in an emergency 112.</p>
<h2>A beginning of twenty minutes</h2>
<ol>
<li>Two minutes sitting, breath as it comes.</li>
<li>Cat and cow on hands and knees, eight slow rounds.</li>
<li>Mountain, then tree with one hand on the wall, a minute each side.</li>
<li>Warrior two, five breaths each side.</li>
<li>Bridge, five breaths, three times.</li>
<li>Lying twist, one minute each side.</li>
<li>Five minutes on your back, with a cushion below the knees.</li>
</ol>
<p>Three such mornings a week are better than one long Sunday. A teacher who asks about your health before the first class is a good sign; one who promises cures is not.</p>
<h2>Eating around practice</h2>
<p>A full stomach and a forward bend do not like each other. Leave two to three hours after a meal, about one after a small snack such as a banana. Practice before breakfast suits many; people on insulin or sulfonylurea tablets check their sugar and carry glucose. Afterwards an ordinary breakfast with some protein does well: idli with sambar, curd with fruit and nuts, besan chilla.</p>
<p>Yoga traditions have much to say about food, and part of it is wise in any language: eat seated, slowly, food that is fresh, until you are nearly full. That part needs no study. Whether onion is allowed is for your own house to decide.</p>
<h2>What to take with you</h2>
<p>Yoga is exercise, attention and rest in one, and those are three things that most days lack. Take it for that. For a diagnosis, keep the treatment and the doctor; for the plate, a dietitian. If you like to know where you stand today, the <a href="/bmi">BMI calculator</a> takes a minute.</p>
<p><em>General information for adults. It does not replace the advice of your doctor or physiotherapist.</em></p>
<h2>Sources</h2>
<ul>
<li>National Center for Complementary and Integrative Health (USA), Yoga: effectiveness and safety, read in 2026</li>
<li>Cochrane Review, Yoga for chronic non-specific low back pain, 2022</li>
<li>World Health Organization, Guidelines on physical activity and sedentary behaviour, 2020</li>
</ul>`,
  },
  {
    title: 'Breathing before dinner: ten quiet minutes that change how you eat',
    summary:
      'A small evening practice of breath and attention, why it helps people who eat fast or late, and how to bring it to an Indian family table.',
    category: 'yoga',
    author: 'priya@thali.example',
    status: 'published',
    days_ago: 21,
    views: 618,
    content: `
<p>In many houses dinner begins before anybody has arrived. The body sits at the table while the head is still in the office group, the traffic or the homework. Food then goes in by the spoonful, and fullness comes as a surprise. Ten minutes between the door and the plate can change that, and they ask for nothing but a chair.</p>
<h2>Why the pause works</h2>
<p>Hunger and fullness are signals, and signals need someone who listens. It takes some time after the first bites until the stomach's report arrives. Those who eat in haste or before a screen take in more before it does; a review of trials found that distraction raises what is eaten at that meal and, a little, at the next one. Slow breathing does not burn anything. It lowers the pace of the evening, and the spoon follows.</p>
<h2>The practice</h2>
<ol>
<li>Put the telephone into another room. Sit on a chair with both feet on the floor, or cross-legged if that is easy.</li>
<li>Two minutes: let the breath be as it is, and only notice it at the nostrils.</li>
<li>Five minutes: breathe in while you count to four, out while you count to six. No holding, no force. If it becomes uncomfortable, breathe as usual.</li>
<li>Two minutes: go through the body from forehead to feet and loosen what is tight.</li>
<li>One minute: ask how hungry you are, from one to ten. Any answer is right.</li>
</ol>
<p>Children can join for the first two minutes with a toy lying on the belly that goes up and down. Most like it; none must.</p>
<h3>Who is careful</h3>
<p>Gentle breathing is safe for nearly everybody. Fast and forceful kinds, and long holding of the breath, are not part of this and are best avoided with high blood pressure, heart disease, epilepsy, glaucoma and in pregnancy. If sitting still makes you anxious or brings up bad memories, keep your eyes open, shorten it, or take a slow walk in its place. Asthma keeps its inhaler within reach.</p>
<h2>Then the table</h2>
<ul>
<li>Serve in the kitchen, sit down, and look at the plate once before the first bite.</li>
<li>Begin with the sabzi or the dal, not with the roti.</li>
<li>Lay the spoon down between bites for the first five minutes.</li>
<li>Pause when half is gone. Hungry still: go on. Otherwise the box in the fridge has tomorrow's lunch.</li>
</ul>
<p>None of this counts calories, and nothing is forbidden. On some days you will eat just as much as before and enjoy it more, which is a result too.</p>
<h2>In a family of five</h2>
<p>Nobody becomes silent because one person has read an article. Begin alone, in the balcony or on the edge of the bed, and come to the table a little later than the call. After a week ask whether the television may stay off for the first ten minutes. A bowl of cut carrots and cucumber on the table keeps small hands busy while everybody gathers. In joint families the grandmother often knows this practice by another name, and may be the one who leads it.</p>
<h2>What it does not do</h2>
<p>It is no treatment for an eating disorder. If you eat in secret until it hurts, make yourself vomit, skip meals for days, or think about food and weight for most of the day, please speak with a doctor; Tele-MANAS, the helpline of the Government of India, listens free of charge at 14416. A child who loses weight or stops growing belongs to a paediatrician. And acidity, choking or weight that falls without a reason are not a matter of attention but of examination.</p>
<h2>Keep it small</h2>
<p>The practice that is done for three minutes every evening is worth more than the one of twenty that is planned. Tie it to something that happens anyway: the keys on the hook, the lamp in the puja corner, the cooker's second whistle. If you would like someone to look at the plate that follows, there are dietitians in the <a href="/dietitians">directory</a>.</p>
<p><em>General information for adults. It does not replace the advice of your doctor.</em></p>
<h2>Sources</h2>
<ul>
<li>Robinson and others, Eating attentively: a systematic review and meta-analysis, American Journal of Clinical Nutrition, 2013</li>
<li>National Center for Complementary and Integrative Health (USA), Relaxation techniques: what you need to know, read in 2026</li>
<li>Ministry of Health and Family Welfare, Government of India, Tele-MANAS</li>
</ul>`,
  },
  {
    title: 'Before you bend: who should take care in yoga, and how',
    summary:
      'Pregnancy, glaucoma, high blood pressure, a slipped disc, thin bones: which postures to leave out, what to do in their place, and what to tell the teacher on the first day.',
    category: 'yoga',
    author: 'shreya@thali.example',
    status: 'published',
    days_ago: 207,
    views: 3145,
    content: `<p>For most people yoga is about as safe as other gentle exercise, and the usual injury is a strain or a sprain. The trouble begins where a class treats thirty bodies as one. A posture that does your neighbour good can be the wrong one for your eyes, your spine or your sixth month. Nobody at the front can know that unless you say so.</p>
<h2>Tell the teacher these five things</h2>
<ul>
<li>whether you are pregnant, or gave birth in the last few months</li>
<li>any trouble with eyes, heart, blood pressure or spine</li>
<li>operations in the last year, hernias included</li>
<li>joints that slip, or bones that your doctor has called thin</li>
<li>medicines that make you dizzy or lower your sugar</li>
</ul>
<p>A good teacher will thank you and change something. One who says that yoga cures all of it is the wrong one. The Yoga Certification Board under the Ministry of Ayush certifies teachers; you may ask.</p>
<h2>Pregnancy</h2>
<p>With a normal pregnancy, gentle yoga is a welcome form of exercise once your obstetrician agrees. Join a class made for pregnancy, or a teacher who has taught one.</p>
<p><strong>Leave out:</strong> lying flat on the back for long after 16 weeks, lying on the belly, deep closed twists, strong backbends, anything in which you might fall, hot rooms, holding the breath and forceful breathing.</p>
<p><strong>Do in their place:</strong> rest on the side with a pillow between the knees; open twists from the shoulders; standing postures beside a wall; easy breathing with a long breath out.</p>
<p>Stop and call your doctor at once for bleeding, leaking fluid, regular painful tightening, chest pain, a severe headache, fainting, or a baby who moves less than usual.</p>
<h2>Glaucoma and other eye disease</h2>
<p>Pressure inside the eye rises within a minute when the head is below the heart. In a study in New York it went from about 17 to 28 mmHg in people with glaucoma during downward-facing dog, and it also rose in a standing forward bend, in the plough and with the legs up a wall. It fell again within minutes of sitting up, and nobody knows how much harm repeated rises do. Eye specialists prefer not to find out.</p>
<p><strong>Leave out:</strong> headstand, shoulder stand, plough, downward dog and long forward bends, unless your eye doctor has agreed. The same goes for the bleeding kind of diabetic eye disease, and after a retinal detachment or a recent eye operation.</p>
<p><strong>Do in their place:</strong> half forward bends with the hands on a wall, back flat, head level with the hips or higher.</p>
<h2>High blood pressure and heart disease</h2>
<p>If your pressure is well controlled, most of a calm class is open to you. If it is not, begin with sitting, walking and relaxation, and ask your doctor before you do more.</p>
<p><strong>Leave out:</strong> inversions, long holds with the arms overhead, holding the breath, and fast pumping breaths such as kapalabhati and bhastrika. Come up from the floor in stages, and rest on one elbow first. Tablets for blood pressure can make the room turn.</p>
<h2>A slipped disc or sciatica</h2>
<p>Staying gently active is better than bed, but rounding the back under load can press on an irritated nerve. See a doctor or physiotherapist before the first class.</p>
<p><strong>Leave out while it hurts:</strong> seated forward bends with straight legs, fast sun salutations, deep twists, and lifting both legs from the floor at once.</p>
<p><strong>Do in their place:</strong> walking, cat and cow in a small range, lying on the back with the calves on a chair. If a movement sends pain further down the leg, it is the wrong one today.</p>
<p>Numbness between the legs, new trouble with passing urine or stool, or weakness spreading in both legs is an emergency. Go to hospital the same hour.</p>
<h2>Thin bones, loose joints, reflux</h2>
<h3>Osteoporosis</h3>
<p>Deep forward bending and end-range twisting can crack a weak vertebra. Keep the spine long, hinge at the hips, practise balance beside a wall, and let standing postures do the strengthening.</p>
<h3>Very flexible joints</h3>
<p>If your elbows bend backwards, stop before the end of each movement. Strength will serve you better than one more centimetre.</p>
<h3>Acidity</h3>
<p>Lying flat or upside down soon after a meal brings it up. Practise before food, and ask for a raised head in the final rest.</p>
<h2>The breath deserves respect as well</h2>
<p>Slow breathing is gentle for nearly everybody. Rapid, forceful breathing is exercise for the chest and is not for pregnancy, uncontrolled pressure, epilepsy, a hernia, lung disease or the weeks after an operation; there is a published case of a collapsed lung after kapalabhati. Learn it late, from a person, and never against discomfort.</p>
<h2>When to come out of a posture</h2>
<p>Sharp pain, pins and needles, dizziness, a pounding head, changed vision, or a breath that will not come easily. You need no permission. Sit, breathe, drink a little water, and see a doctor if it does not pass.</p>
<p>This is general information for adults and cannot replace advice about your own body from your doctor or physiotherapist.</p>
<h2>Sources</h2>
<ul>
<li>National Center for Complementary and Integrative Health, United States: <a href="https://www.nccih.nih.gov/health/yoga-effectiveness-and-safety">Yoga: Effectiveness and Safety</a>, 2023.</li>
<li>PLOS ONE: Jasien J. V. and others, Intraocular Pressure Rise in Subjects with and without Glaucoma during Four Common Yoga Positions, 2015.</li>
<li>National Health Service, United Kingdom: Exercise in pregnancy, read 2026.</li>
<li>National Health Service, United Kingdom: Slipped disc, read 2026.</li>
<li>American College of Obstetricians and Gynecologists: Committee Opinion 804, Physical Activity and Exercise During Pregnancy and the Postpartum Period, 2020.</li>
<li>Royal Osteoporosis Society: Strong, Steady and Straight, expert consensus statement, 2018.</li>
<li>Chest: Johnson D. B. and others, Pneumothorax from a yoga breathing technique called Kapalabhati, 2004.</li>
</ul>`,
  },
  {
    title: 'Eating around yoga: how empty is empty, and what comes after',
    summary:
      'How long to wait after chai, idli or a wedding lunch, what to do if you feel faint at six in the morning, and why cleansing with salt water needs care.',
    category: 'yoga',
    author: 'imran@thali.example',
    status: 'published',
    days_ago: 96,
    views: 1920,
    content: `<p>“On an empty stomach” is the first instruction in every class, and nobody says what it means. One person arrives after a cup of tea and worries that it was too much. Another has had nothing since seven last evening, sees stars in the second sun salutation and thinks something profound has begun. What is missing is breakfast.</p>
<h2>Why a full stomach and a mat do not agree</h2>
<p>There is nothing mysterious about it. A stomach full of rice is a bag of liquid under a valve. Bend forward, twist or turn upside down, and the liquid presses on the valve. Heartburn, burping and a stitch follow. The Common Yoga Protocol of the Ministry of Ayush asks for an empty or <em>light</em> stomach, and the second word is often forgotten. It even suggests a little honey in lukewarm water for those who feel weak.</p>
<p>Exact hours have hardly been studied for yoga. The table is common sense from what we know of how the stomach empties: liquids leave first, starchy food next, and fat keeps everything waiting.</p>
<h2>How long to wait</h2>
<table>
<thead><tr><th scope="col">What you had</th><th scope="col">A comfortable gap</th></tr></thead>
<tbody>
<tr><td>Water, black tea</td><td>10 to 15 minutes</td></tr>
<tr><td>Milky tea, a banana, two dates</td><td>30 to 45 minutes</td></tr>
<tr><td>Two idlis, a slice of toast, a katori of poha</td><td>1½ to 2 hours</td></tr>
<tr><td>A plate of dal, rice, roti and sabzi</td><td>3 hours</td></tr>
<tr><td>Parathas with butter, biryani, anything at a wedding</td><td>4 hours, or tomorrow</td></tr>
</tbody>
</table>
<p>Seated breathing and meditation are less fussy. An hour after a normal meal is fine, as long as you are not fighting sleep.</p>
<h3>If you are prone to acidity</h3>
<p>Take the longer figure, keep the chest above the belly, and leave inversions out. If you practise in the evening, do it before dinner rather than after; and leave two to three hours between the meal and your bed, as the American guideline on reflux advises.</p>
<h2>Mornings, without fainting</h2>
<p>After ten or eleven hours without food the liver still keeps blood sugar steady in healthy people, so a gentle hour needs nothing. Faintness in the morning is more often thirst, or rising too quickly.</p>
<ol>
<li>Drink a glass of water when you wake.</li>
<li>Sit for a minute before you stand, and come up slowly from forward bends.</li>
<li>If you are still light-headed, have half a banana or two dates and wait twenty minutes.</li>
<li>For a strong or long practice, eat properly the evening before. Dal-chawal at eight is better preparation than soup at six.</li>
</ol>
<p>If you faint, or feel faint in every class, see a doctor. Low blood pressure, anaemia and rhythm problems all look the same on a mat.</p>
<h3>Diabetes, pregnancy, medicines</h3>
<p>If you use insulin, or tablets that can cause low sugar, do not practise on an empty stomach without asking your doctor how. Keep sugar beside the mat. In pregnancy, eat a little before and leave fasting out. And medicines that are meant to be taken with food stay with food; move the class and leave the tablet where it is.</p>
<h2>Afterwards</h2>
<p>The same protocol suggests waiting 20 to 30 minutes before a meal. There is no harm in a shorter wait. The pause is useful because the appetite is quiet then, and you choose better. After a gentle class your body needs nothing special, so have the breakfast you would have had:</p>
<ul>
<li>upma with plenty of vegetables, and a glass of buttermilk</li>
<li>two moong chillas with green chutney</li>
<li>appam or puttu with kadala curry</li>
<li>thepla with curd and a fruit</li>
<li>leftover khichdi with a spoon of pickle and an egg</li>
</ul>
<p>Coconut water, herbal shots and morning juices are pleasant and optional. Whole fruit keeps its fibre and fills you longer.</p>
<h2>Must a yogi eat sattvic food?</h2>
<p>Many teachers recommend fresh, lightly spiced vegetarian food and leave out onion and garlic. If it belongs to your faith or gives your practice shape, it can be a perfectly good diet, provided that pulses, milk or curd, nuts and a source of B12 are in it. If it does not, nothing in the evidence asks it of you. Onion and garlic have no known quarrel with breathing.</p>
<h2>Cleansing practices: please be careful</h2>
<h3>Nose rinsing with a neti pot</h3>
<p>It can ease a blocked nose. The water must be sterile, distilled, or boiled for a minute and cooled. Tap and well water may carry an amoeba, harmless when swallowed, that has killed people when it went up the nose. Wash and dry the pot each time.</p>
<h3>Salt water until you vomit or purge</h3>
<p>Kunjal and shankh prakshalana move a great deal of salt and water through the body in a short time. They are not needed for health; the gut clears itself. They are dangerous with high blood pressure, heart or kidney disease, diabetes, ulcers and pregnancy, and for anybody who has ever had an eating disorder. My advice as a dietitian is to leave them out.</p>
<h2>When it is more than yoga</h2>
<p>Trouble with swallowing, food that sticks, vomiting, black stools, weight loss you did not plan, or heartburn on most days for three weeks needs a doctor, whatever you do on the mat. For irregular meals and everyday bloating, ten days of a simple food diary and an hour with a <a href="/dietitians">dietitian</a> usually show where to begin. This is general information for adults.</p>
<h2>Sources</h2>
<ul>
<li>Ministry of Ayush, Government of India: Common Yoga Protocol for the International Day of Yoga, 2019 (light stomach, honey water, food afterwards).</li>
<li>American College of Gastroenterology: Katz P. O. and others, Clinical Guideline for the Diagnosis and Management of Gastroesophageal Reflux Disease, 2022 (meals and bedtime).</li>
<li>Centers for Disease Control and Prevention, United States: How to safely rinse sinuses, read 2026 (water for neti).</li>
<li>National Health Service, United Kingdom: Heartburn and acid reflux (when to see a doctor), read 2026.</li>
</ul>`,
  },
  {
    title: 'Chair yoga for stiff knees: fifteen minutes before the bajra roti',
    summary:
      'Eight movements on and beside a kitchen chair for people who cannot sit on the floor any more, and what food can and cannot do for a sore knee.',
    category: 'yoga',
    author: 'kavita@thali.example',
    status: 'published',
    days_ago: 38,
    views: 845,
    cover: 'chair-yoga',
    content: `<p>There comes a year in which the floor moves further away. You can still go down, holding the cot, but the coming up has become a family event. Many people give up yoga at that moment, because all the yoga they know begins cross-legged. It does not have to. A chair is a perfectly respectable place.</p>
<h2>The chair and the rules</h2>
<p>Take a firm chair without wheels or arms, and put its back to the wall. Both feet must reach the ground; if they do not, lay a folded durrie under them. Bare feet or shoes, never socks. Move only as far as the breath stays quiet. Knees may grumble. If they still hurt more the next morning, do half.</p>
<h2>Eight movements</h2>
<ol>
<li><strong>Sit tall.</strong> Come forward on the seat. Press the feet down and grow from the hips. Five slow breaths.</li>
<li><strong>Shoulders.</strong> Breathe in, lift them; breathe out, roll them back and down. Six times.</li>
<li><strong>Cat and cow.</strong> Hands on the thighs. Breathing in, open the chest; breathing out, let the back round a little. Six times. With thin bones, do only the first half and come back to tall.</li>
<li><strong>Ankles.</strong> Lift one foot, draw six slow circles each way. Change.</li>
<li><strong>The straight knee.</strong> Straighten one leg until the heel leaves the floor, tighten the front of the thigh, count five, lower. Eight times on each side. If you do one thing only, do this one.</li>
<li><strong>The side of the body.</strong> One hand holds the seat, the other arm goes up and over. Three breaths, change. Keep the arm low if your shoulder or your pressure objects.</li>
<li><strong>The gentle turn.</strong> Hands on one thigh, turn the chest towards it while both hips stay where they are. Three breaths, change. Leave it out if your spine has ever cracked.</li>
<li><strong>Warrior with a chair.</strong> Stand behind the chair and hold its back. Step one foot behind you, bend the front knee a little, look ahead. Five breaths on each side.</li>
</ol>
<p>Sit down again, rest the hands in the lap, and let ten breaths go by. That is the whole class. On a good day do it twice.</p>
<h3>How often</h3>
<p>Three days a week is a beginning, every day is better. Give it eight weeks. Stiffness of many years does not leave within a fortnight.</p>
<h2>Why move a knee that hurts</h2>
<p>It sounds backwards. Yet the British guideline on osteoarthritis, renewed in 2022, puts exercise first for everybody with the condition, whatever their age and however stiff they are, and adds that pain may rise at the beginning before it settles. The muscle of the thigh is the knee’s shock absorber, and a resting muscle shrinks.</p>
<p>On chair yoga itself the research is thin and friendly. In a small American trial 131 older adults with arthritis of hip, knee, foot or ankle did eight weeks of chair yoga or of health education. The yoga group had less pain in the way of their daily doings, and still had three months later. I would not promise more than that.</p>
<h2>What the kitchen can do</h2>
<h3>Weight, gently</h3>
<p>If you carry more weight than your knees would like, losing some of it eases pain, and the guideline says that any amount is likely to help. In later life this should be slow, with enough dal, curd and milk to spare the muscle. Where weight is already low, or falling by itself, losing is not the aim. See a doctor.</p>
<h3>A winter plate for sore joints</h3>
<ul>
<li>A bajra roti, thin and soft, with a spoon of ghee so that it goes down</li>
<li>Kadhi or moong dal, a full katori</li>
<li>Methi, bathua or sarson, cooked until tender</li>
<li>Chaas with roasted jeera and very little salt</li>
<li>Til and gur, one small ladoo, because the cold months have their own rules</li>
</ul>
<p>No plate removes arthritis. This one feeds bone and muscle, and leaves the blood pressure in peace.</p>
<h3>Haldi, ginger, methi seeds, gond</h3>
<p>I am asked about them each week. In the kitchen they are welcome. Turmeric extracts in capsules have shown some relief of knee pain in small trials, but capsules are not curry: strong ones have harmed livers, and they can disturb blood-thinning tablets. Ask your doctor before you swallow any. Powders sold without a label may contain hidden steroids or metals. The pain goes quickly, and the bones pay for it.</p>
<h2>Who should ask first</h2>
<p>Ask the doctor before you start if you have had a joint replaced or any operation in recent months, a fracture of the spine, uncontrolled blood pressure, chest pain, or fits of giddiness. With a new hip there are positions you must not take.</p>
<p>Go soon if a knee is hot, red and swollen, if it locks or gives way, if you cannot put weight on it, or if there is fever. That is more than wear. And if pain keeps you awake, say so; there are treatments besides patience.</p>
<p>This is general information for older adults. A physiotherapist can fit the movements to your knees, and a <a href="/dietitians">dietitian</a> can fit the plate to your teeth and your tablets.</p>
<h2>Sources</h2>
<ul>
<li>National Institute for Health and Care Excellence: Osteoarthritis in over 16s, diagnosis and management, NG226, 2022 (exercise and weight).</li>
<li>Journal of the American Geriatrics Society: Park J. and others, A Pilot Randomized Controlled Trial of the Effects of Chair Yoga on Pain and Physical Function Among Community-Dwelling Older Adults With Lower Extremity Osteoarthritis, 2017.</li>
<li>National Center for Complementary and Integrative Health, United States: Turmeric, usefulness and safety, read 2026.</li>
</ul>`,
  },
  {
    title: 'Yoga beside your diabetes plan: where it fits and what it leaves undone',
    summary:
      'Trials suggest that regular yoga can help blood sugar a little. How to place it between meals, medicine and walking, and which practices to leave out.',
    category: 'yoga',
    author: 'dietitian@thali.example',
    status: 'draft',
    days_ago: 7,
    views: 0,
    content: `<p>A question comes up in almost every first hour: “Madam, if I do yoga every day, will my sugar go?” I understand the wish inside it. The answer has three parts. It may come down somewhat. It will not go away because of yoga. And yoga can make the rest of the plan easier to live with, which counts for more than people think.</p>
<h2>What the trials say</h2>
<p>In 2017 twelve randomised trials with 864 adults who had type 2 diabetes were put together. Those who practised yoga beside their usual care ended with an HbA1c about half a percentage point lower on average, and a fasting sugar about 24 mg/dL lower, than those with usual care alone. Another review in the same year gathered 23 studies, many of them from India, and came to the same direction, with better cholesterol and blood pressure as well.</p>
<p>Half a point is worth having. But the results of the single trials lay far apart, the reviewers found many of them weakly built, and most lasted for only a few months. The American Diabetes Association puts it soberly: the benefits of yoga are less established than those of walking and strength training, though it may help.</p>
<h3>Why it might work</h3>
<p>Muscles that hold you in a standing posture use glucose. Better sleep and less strain make the next day’s food choices easier. And a class at seven on four mornings is a rhythm, around which breakfast and tablets find regular hours too.</p>
<h2>Where to put it in the day</h2>
<table>
<thead><tr><th scope="col">When</th><th scope="col">What suits</th><th scope="col">Keep in mind</th></tr></thead>
<tbody>
<tr><td>Before breakfast</td><td>a full, calm class</td><td>ask your doctor first if your medicine can cause lows</td></tr>
<tr><td>Eleven in the morning, four in the afternoon</td><td>ten minutes of standing postures beside the desk</td><td>it breaks up sitting, which helps by itself</td></tr>
<tr><td>Before dinner</td><td>stretching, slow breathing</td><td>three hours since lunch; check for a low if you feel odd</td></tr>
<tr><td>Bedtime</td><td>relaxation lying down</td><td>no vigorous practice late, above all on insulin</td></tr>
</tbody>
</table>
<p>If you have only one half hour a day, I would walk on four days and go to the mat on three. Standing postures held long enough to make the thighs warm can stand in for some of your strength work. Lying stretches cannot.</p>
<h2>Safety, in the order I ask about it</h2>
<h3>Low sugar</h3>
<p>With insulin, or tablets such as glimepiride, gliclazide or glibenclamide, a longer practice can bring the sugar down, sometimes hours afterwards. Find out from your doctor which tablets you have and what reading is safe to begin with. Check before and after in the first two weeks. Keep four level teaspoons of sugar at the edge of the mat, and tell the teacher what they are for.</p>
<h3>Eyes</h3>
<p>If you have been told of new vessels or bleeding at the back of the eye, leave out everything with the head down, all straining and all breath-holding until your eye doctor agrees. If your eyes have not been examined this year, do that first.</p>
<h3>Feet and nerves</h3>
<p>Where feeling in the feet is poor, practise near a wall, look at the soles afterwards, and choose a mat that is neither gritty nor hot from the sun. Do not sit long on the heels.</p>
<h3>Blood pressure on standing</h3>
<p>Long-standing diabetes can dull the reflex that keeps pressure up when you rise. Go from lying to sitting, count ten, and only then stand.</p>
<h3>Kidneys and heart</h3>
<p>With either, take a note from your doctor to the class, and stay in the seated and standing part.</p>
<h2>What it leaves undone</h2>
<ul>
<li><strong>The plate.</strong> Forty minutes of yoga do not cover four parathas and a glass of ganne da ras. Vegetables first, dal or curd with each meal, roti in a number you decided before you sat down.</li>
<li><strong>The medicine.</strong> Please do not stop or halve anything because two readings were good. Bring the readings to the doctor, who may well be pleased to make it less.</li>
<li><strong>The tests.</strong> HbA1c, kidney test, eyes and feet stay on the calendar, however supple you become.</li>
<li><strong>Your heart and lungs.</strong> They ask for something that makes you breathe faster, on most days.</li>
</ul>
<p>Be careful with camps that promise freedom from diabetes in ten days with yoga, bitter juices and no medicine. With type 1 diabetes, stopping insulin can kill within days.</p>
<h2>Starting, if you have never done it</h2>
<ol>
<li>Show this page to your doctor, and ask about eyes, feet and lows.</li>
<li>Find a class for beginners, with a teacher who lets you sit out.</li>
<li>Go twice a week for a month, and add one short practice at home.</li>
<li>Write the readings of those mornings in one column and the others in the next.</li>
<li>After three months compare HbA1c with the last one, and decide with your doctor and dietitian what stays.</li>
</ol>
<p>Vomiting, deep fast breathing, great thirst or drowsiness with a high reading is an emergency: call <strong>112</strong>. This is general information for adults with diabetes; a <a href="/dietitians">dietitian</a> can set the meals around your practice, and leaves the medicines to your doctor.</p>
<h2>Sources</h2>
<ul>
<li>Journal of Diabetes Investigation: Cui J. and others, Effects of yoga in adults with type 2 diabetes mellitus, a meta-analysis, 2017.</li>
<li>Preventive Medicine: Thind H. and others, The effects of yoga among adults with type 2 diabetes, a systematic review and meta-analysis, 2017.</li>
<li>American Diabetes Association, Diabetes Care: Physical Activity/Exercise and Diabetes, position statement, 2016 (yoga, eyes, nerves, lows).</li>
</ul>`,
  },
]
