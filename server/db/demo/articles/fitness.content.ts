import type { DemoArticle } from '../demo-article.ts'

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
<p>A missed day is left out, not made up. A missed week means that you repeat the one before. If a joint complains for longer than a night, go back one step; if it still complains after a week, show it to somebody who knows joints.</p>
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
<p>Rice, roti and millets are what you lift with. Somebody who trains in the evening and has eaten nothing since noon will lift little and eat much afterwards. A banana or a slice of bread with peanut butter an hour before is enough for a short session. After it, dinner within a couple of hours does what shakes promise.</p>
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
<li>American College of Sports Medicine, Progression models in resistance training for healthy adults, 2009</li>
</ul>`,
  },
]
