import type { DemoArticle } from '../demo-content.ts'

export const DIET_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'How to balance a Punjabi thali without giving up ghee',
    summary:
      'You do not need a new cuisine to eat well. Five small changes to the plate you already serve do most of the work.',
    category: 'diet',
    author: 'dietitian@thali.example',
    status: 'published',
    days_ago: 9,
    views: 2418,
    cover: 'balanced-thali',
    content: `<p>When a Punjabi family decides to eat better, the ghee is usually the first thing to leave the kitchen. It comes back within a month, because food without it tasted like a punishment, and nothing else on the plate had changed. In most homes the ghee was never the main problem. The problem is that one bowl is doing the work of three.</p>
<h2>The plate you already have</h2>
<p>Look at an ordinary lunch: three or four rotis, one katori of dal, two spoons of aloo gobhi, pickle, perhaps a little curd. It is honest food. It is also mostly wheat. The roti fills the plate, the dal moistens the roti, and the vegetable is there for taste.</p>
<p>The Dietary Guidelines for Indians describe a different balance. Vegetables, greens, roots and fruit take about half of the day’s plate by weight; cereals and millets come next; then pulses, eggs or flesh foods, nuts, and milk or curd. Every one of these things is already cooked in a Punjabi kitchen. Only the sizes need to change places.</p>
<h2>Start with the dal</h2>
<p>A steel katori holds roughly 150 ml. Filled with dal that has some body to it, made from about 30 g of dry dal, it carries around seven grams of protein. Thin, watery dal from the same katori may carry half of that, so cook it a little thicker and keep the spare water for the roti dough.</p>
<p>Two katoris at lunch instead of one is the change I ask for first. It costs little, needs no new recipe, and it makes the fourth roti less interesting without anybody forbidding it. Rotate through the week: moong on quick days, rajma or chole on a Sunday, kali dal when there is time, kadhi when nobody wants dal.</p>
<h2>How much is enough</h2>
<p>Use the bowl, not the scale. For an adult with ordinary activity, a balanced lunch can look like this:</p>
<ul>
<li>two katoris of dal, rajma, chole or kadhi with plenty of besan</li>
<li>two katoris of seasonal sabzi, one of them green</li>
<li>one katori of curd, set at home if you can</li>
<li>two rotis, or one roti and a small bowl of rice</li>
<li>a plate of cut mooli, kheera, gajar or tomato for the table to share</li>
</ul>
<figure><img src="/media/pictures/counted-thali.webp" alt="A steel thali seen from above: katoris of dal, rajma, palak with paneer, gobhi and curd, two rotis, and slices of kheera, tomato and lemon." width="1600" height="900" loading="lazy" decoding="async" /><figcaption>Five bowls before the first roti: two of pulses, two of vegetables, one of curd.</figcaption></figure>
<p>Someone who works in the fields or trains every day will need more roti, and should have it. Someone who sits at a desk may find that two are plenty once the other bowls are full.</p>
<blockquote><p>Fill the bowls first. The roti will find its own place on the plate.</p></blockquote>
<h2>Make the sabzi bigger</h2>
<p>Two spoons of vegetable cannot do much for anyone. The guidelines suggest about 400 g of vegetables and 100 g of fruit over a day, which sounds like a lot until you share it out: two katoris at lunch, one or two at dinner, something raw beside both, and a guava or an orange in the afternoon.</p>
<h3>Three ways that do not feel like more work</h3>
<ul>
<li>Cook greens into the dal: palak, methi or bathua, a big handful per person, in the last five minutes.</li>
<li>Turn the ratio round. Gobhi with a little aloo, instead of aloo with a little gobhi.</li>
<li>Make sarson, lauki, tori or kaddu the main dish on two evenings a week and the dal its companion.</li>
</ul>
<p>Potato counts as a vegetable in the shopping bag and behaves more like a roti in the body. On aloo days, take one roti fewer and nobody has to give up anything.</p>
<h2>Ghee, measured</h2>
<p>Ghee is mostly fat, and well over half of that fat is saturated. A level teaspoon, about five grams, has roughly three grams of saturated fat. The World Health Organization suggests keeping saturated fat to a tenth of the day’s energy or less; on a 2,000 kcal day that is about 22 g, and milk, paneer, biscuits and fried food draw on the same account. The arithmetic leaves room for ghee. It does not leave room for ghee that nobody counted.</p>
<h3>One teaspoon rules</h3>
<ol>
<li>Put a small steel spoon in the ghee tin and let it be the only one that goes in.</li>
<li>Decide where you taste it most. On the roti, in the tadka, or melted over the saag: choose one place per meal.</li>
<li>Cook the rest of the meal in a measured amount of oil, and change the oil from month to month. Mustard, groundnut and soybean each bring something different.</li>
<li>Keep one or two teaspoons of ghee a day as the household habit, and let a festival be a festival.</li>
</ol>
<p>If you have heart disease or raised LDL cholesterol, your own allowance may be smaller. Bring the lipid report to your doctor or a dietitian before you decide.</p>
<h2>A week of plates</h2>
<table>
<thead><tr><th scope="col">Day</th><th scope="col">Protein bowl</th><th scope="col">Vegetable bowls</th></tr></thead>
<tbody>
<tr><td>Monday</td><td>Moong dal with palak</td><td>Gobhi, sliced mooli</td></tr>
<tr><td>Tuesday</td><td>Kala chana</td><td>Lauki, tomato and onion</td></tr>
<tr><td>Wednesday</td><td>Kadhi without the fried pakora</td><td>Bhindi, kheera</td></tr>
<tr><td>Thursday</td><td>Kali dal</td><td>Tori, grated gajar</td></tr>
<tr><td>Friday</td><td>Egg or paneer bhurji with peas</td><td>Saag or bathua</td></tr>
<tr><td>Saturday</td><td>Masoor dal</td><td>Kaddu, mooli leaves</td></tr>
<tr><td>Sunday</td><td>Rajma</td><td>Mixed vegetables, kachumber</td></tr>
</tbody>
</table>
<p>Begin with a single change this week, the second katori of dal, and leave the ghee tin where it is. When that feels normal, make the sabzi bigger. Most kitchens need about a month for all of it.</p>
<p>This is general information for healthy adults. If you live with diabetes and take insulin or tablets that lower blood sugar, or if your kidneys have been found weak, let a doctor or one of our <a href="/dietitians">dietitians</a> fit the bowls to you first.</p>
<h2>Sources</h2>
<ul>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>World Health Organization: Saturated fatty acid and trans-fatty acid intake for adults and children, WHO guideline, 2023</li>
<li>US Department of Agriculture: FoodData Central, entries for lentils and for butter oil (ghee), read in 2026</li>
</ul>`,
  },
  {
    title: 'What a day of 60 g protein looks like, without meat',
    summary:
      'Sixty grams sounds like a number for the gym. Spread over four ordinary vegetarian meals, it is two katoris of dal, a bowl of curd and a few small habits.',
    category: 'diet',
    author: 'dietitian@thali.example',
    status: 'published',
    days_ago: 254,
    views: 5112,
    content: `<p>Sixty grams of protein is not sixty grams of dal. That one misunderstanding explains most of the worry I hear about vegetarian food. A hundred grams of dry dal holds somewhere between 22 and 25 g of protein; the rest is starch, fibre, a little water and a little fat. So the question is not whether dal “has protein”. It is how many katoris reach your plate in a day.</p>
<h2>Who needs sixty</h2>
<p>ICMR-NIN sets the recommended intake for a healthy adult at 0.83 g of protein for each kilogram of body weight, which is 54 g a day for its reference man of 65 kg and about 46 g for its reference woman of 55 kg. Someone of 72 kg arrives at sixty. Pregnancy, breastfeeding, heavy training, recovery from illness and older age all raise the need, so take sixty as a useful round figure for many adults and not as a law.</p>
<p>There is one group for whom more protein may be wrong: people with chronic kidney disease. If a blood report has ever shown a raised creatinine or a low eGFR, speak to your doctor before you add anything below.</p>
<h2>The day, meal by meal</h2>
<p>The amounts are rounded, because no two katoris are alike. The direction is what matters.</p>
<table>
<thead><tr><th scope="col">Meal</th><th scope="col">On the plate</th><th scope="col">Protein, about</th></tr></thead>
<tbody>
<tr><td>Breakfast</td><td>Two besan chillas with onion and methi; one katori of curd</td><td>17 g</td></tr>
<tr><td>Lunch</td><td>Two katoris of rajma or dal; two rotis; one katori of sabzi</td><td>23 g</td></tr>
<tr><td>Evening</td><td>A handful of roasted chana with lemon; tea</td><td>6 g</td></tr>
<tr><td>Dinner</td><td>Paneer and peas, with about 50 g of paneer; two rotis; salad</td><td>17 g</td></tr>
</tbody>
</table>
<p>That is 63 g, with no powder and nothing that a shop in a small town does not sell. You can also see where it comes from: pulses, with the besan and the chana, carry half of the day, and the rotis, which nobody thinks of as protein, bring about fourteen grams between them.</p>
<h2>Why the mixture matters</h2>
<p>Proteins are built of amino acids, and each plant food is a little short of one or another. Cereals are low in lysine; pulses have plenty of it but are lower in methionine. Eaten over the same day they fill in for each other. Your grandmother’s dal-roti, idli-sambar, khichdi and pongal solved this long before anybody had measured it. Milk and curd, which are short of nothing, round the day off.</p>
<p>There is no need to match them bite by bite. A bowl of sprouts in the morning and a roti at noon will still meet.</p>
<h2>Where the day usually leaks</h2>
<h3>Breakfast</h3>
<p>Toast and tea, poha with a few peanuts or a bowl of cornflakes begin the day with five grams or so. To lift them, stir a handful of peanuts and peas into the poha, set a katori of curd beside the paratha, or replace two mornings a week with chilla, pesarattu or idli with a thick sambar.</p>
<h3>Thin dal</h3>
<p>Tadka does not add protein and neither does water. Reckon a small fistful of dry dal, about 30 g, for each katori you intend to serve. A family of four that takes two katoris each at lunch needs close to 240 g of dry dal in the cooker. Most homes use half of that.</p>
<h3>The four o’clock biscuit</h3>
<p>Two biscuits have about a gram. A handful of roasted chana or peanuts has six or seven, keeps in a desk drawer for weeks, and costs less.</p>
<h2>Swaps that keep the total</h2>
<ul>
<li><strong>No milk:</strong> replace curd with a bowl of soya curd, and paneer with 100 g of firm tofu. Look at the label, because tofu varies from brand to brand.</li>
<li><strong>No onion or garlic:</strong> hing, ginger and jeera carry the chilla and the dal perfectly well.</li>
<li><strong>Eggs are eaten:</strong> two eggs at breakfast give about twelve grams, as much as two chillas.</li>
<li><strong>Rice at both meals:</strong> a katori of cooked rice has a gram or so less than a roti, so make one of the dals thicker.</li>
<li><strong>Tight budget:</strong> soya chunks. A 30 g handful, dry, brings about fifteen grams. Soak, squeeze, and add them to a curry you already make.</li>
<li><strong>Dal feels heavy:</strong> begin with dhuli moong, soak the whole pulses overnight, and increase over two or three weeks so that your gut keeps up.</li>
</ul>
<h2>And powders?</h2>
<p>The 2024 dietary guidelines advise against protein supplements for building muscle and point to ordinary food instead. There are real uses for a prescribed supplement, after surgery, in illness, when chewing hurts; those are decisions for your doctor and dietitian. A healthy adult who eats the day above has no hole for a powder to fill.</p>
<h2>Try it for three days</h2>
<ol>
<li>Day one: change nothing. Write down how many katoris of dal, curd and paneer you ate.</li>
<li>Day two: mend breakfast only.</li>
<li>Day three: keep the new breakfast and add the second katori at lunch.</li>
</ol>
<p>Three evenings of counting bowls will tell you more than an app. If your number stays far below what you expected, or you are losing weight without trying, bring the notes to a <a href="/dietitians">dietitian</a>. Everything here is general information for adults and does not replace advice about a condition you live with.</p>
<h2>Sources</h2>
<ul>
<li>ICMR-National Institute of Nutrition: Nutrient Requirements for Indians, RDA and EAR, 2020 (updated 2024)</li>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>US Department of Agriculture: FoodData Central, entries for pulses, wheat flour, milk products, eggs and soya, read in 2026</li>
</ul>`,
  },
  {
    title: 'Reading a food label in sixty seconds',
    summary:
      'Turn the packet over, read three lines in the right order, and put it back or take it home. A small method for a crowded supermarket aisle.',
    category: 'diet',
    author: 'arjun@thali.example',
    status: 'published',
    days_ago: 118,
    views: 3870,
    cover: 'food-label',
    content: `<p>The front of a packet is an advertisement. The back is a declaration that the law makes the company print. You have one hand on the trolley and one child asking for chips, so read the back, and read it in this order.</p>
<h2>Seconds 1 to 20: the ingredients</h2>
<p>Under Indian rules the ingredients stand in descending order of weight. Whatever comes first is what you are mostly buying. Read the first three and you know the food.</p>
<ul>
<li>“Multigrain” bread that begins with refined wheat flour, or maida, is white bread with guests.</li>
<li>A “badam” drink that begins with sugar is a sugar drink with some almond in it.</li>
<li>Peanut butter that reads “peanuts, salt” is peanuts and salt.</li>
</ul>
<p>Then look for sugar under its other names: glucose syrup, invert syrup, maltodextrin, dextrose, fruit concentrate, jaggery, honey. A product that spreads its sweetness over three of them can keep each one lower on the list. For a sense of the fat, look for palm oil, hydrogenated fat, vanaspati or “interesterified” fat.</p>
<p>A long list is not bad in itself. A sambar powder has fifteen ingredients and every one of them is a spice.</p>
<h2>Seconds 21 to 45: the 100 g column</h2>
<p>The table of nutrition shows amounts per 100 g or 100 ml, and often also per serve. Compare packets by the 100 g column only. The serve is whatever size the company chose: three biscuits, half a packet of noodles, 30 g of a namkeen that nobody has ever put down after 30 g.</p>
<p>The limits behind the British traffic-light label are a handy ruler to keep on your phone. For each 100 g of food:</p>
<table>
<thead><tr><th scope="col">Look at</th><th scope="col">Low</th><th scope="col">High</th></tr></thead>
<tbody>
<tr><td>Total fat</td><td>3 g or less</td><td>more than 17.5 g</td></tr>
<tr><td>Saturated fat</td><td>1.5 g or less</td><td>more than 5 g</td></tr>
<tr><td>Sugars</td><td>5 g or less</td><td>more than 22.5 g</td></tr>
<tr><td>Salt</td><td>0.3 g or less</td><td>more than 1.5 g</td></tr>
</tbody>
</table>
<p>Our labels print sodium in milligrams. To get from sodium to salt, multiply by two and a half: 600 mg of sodium is 1.5 g of salt, already at the edge of high.</p>
<p>Use the ruler for food you eat by the plateful. Nobody eats 100 g of pickle, ghee or sesame at a sitting; there the spoon decides, not the column.</p>
<h2>Seconds 46 to 60: the serve and the share of your day</h2>
<p>Now, and only now, look at the serve. Ask how many of those serves you will really eat and multiply. Beside it you will find the share of the recommended dietary allowance, in per cent. FSSAI works it out for a 2,000 kcal day: 67 g of fat, 22 g of saturated fat, 2 g of trans fat, 50 g of added sugar and 2,000 mg of sodium. If half a packet of instant noodles says forty per cent for sodium, the whole packet is most of your day.</p>
<p>The sugar line of that reference is generous. The World Health Organization would like to see free sugars below a tenth of energy, and suggests below a twentieth, about six teaspoons, for further benefit.</p>
<h2>Words on the front, translated</h2>
<h3>No added sugar</h3>
<p>No spoon of sugar went in. Fruit concentrate, milk solids or dates may make it just as sweet, so check the line “total sugars”.</p>
<h3>Baked, not fried</h3>
<p>Often true and sometimes beside the point. Baked chips can match fried ones in salt.</p>
<h3>Made with ragi, oats or millets</h3>
<p>Look for the percentage in brackets after the name. “Ragi biscuit” with eight per cent ragi is a maida biscuit that has heard of ragi.</p>
<h3>Zero trans fat</h3>
<p>Worth having, and increasingly the rule: FSSAI has limited industrial trans fat in fats, oils and foods made with them to two per cent since 2022. It says nothing about saturated fat.</p>
<h3>Fortified, with a blue +F mark</h3>
<p>This one is useful. It marks staples such as salt, oil, milk, atta and rice with vitamins or minerals added to a published standard.</p>
<h2>Other things printed small</h2>
<p>The green dot in a square means vegetarian, and the brown triangle non-vegetarian, eggs included. “Best before” speaks of quality; “use by” or “expiry” speaks of safety and is to be kept. Allergens such as milk, gluten, nuts, egg, fish and soya must be declared, usually just after the list. If anyone at home has an allergy, that line comes before everything else here, on every purchase, because recipes change without notice.</p>
<h2>Practise on three packets tonight</h2>
<ol>
<li>Take three things from your own shelf: a biscuit, a sauce and a breakfast cereal.</li>
<li>Read the first three ingredients of each aloud.</li>
<li>Find sugars and sodium per 100 g, and lay the packets in order.</li>
<li>Decide which one you would buy again, which one you would buy less often, and which one only the packet sold you.</li>
</ol>
<p>Then close the cupboard and eat dinner. Labels are for choosing between packets; most of what a home eats, dal, rice, atta, vegetables, milk, has hardly a label at all, and that is the better news. This is general guidance for adults. If you have kidney disease, high blood pressure or diabetes, ask your doctor or <a href="/dietitians">dietitian</a> which line matters most for you.</p>
<h2>Sources</h2>
<ul>
<li>FSSAI: Food Safety and Standards (Labelling and Display) Regulations, 2020</li>
<li>FSSAI: Food Safety and Standards (Fortification of Foods) Regulations, 2018</li>
<li>FSSAI: Food Safety and Standards (Prohibition and Restrictions on Sales) Second Amendment Regulations, 2021</li>
<li>UK Department of Health and Food Standards Agency: Guide to creating a front of pack nutrition label, 2013 (updated 2016)</li>
<li>World Health Organization: Guideline on sugars intake for adults and children, 2015</li>
</ul>`,
  },
  {
    title: 'Millets for people who do not like millets',
    summary:
      'Heavy, grey, good for you: that is how millets were sold to us. Start with the right grain in the right dish and they become ordinary food again.',
    category: 'diet',
    author: 'simran@thali.example',
    status: 'published',
    days_ago: 61,
    views: 1204,
    cover: 'three-millets',
    content: `<p>You bought a kilo of ragi flour in a hopeful week. You made one dense, dark roti, chewed it for a long time, and the packet has been at the back of the shelf ever since. Nothing is wrong with you, and nothing is wrong with ragi. It was simply asked to be wheat, and it is not.</p>
<h2>Why bother at all</h2>
<p>Millets are whole grains that most Indian regions ate daily two generations ago. They bring fibre and minerals that polished rice and maida have lost. Ragi is one of the richest of all grains in calcium; bajra carries more iron than rice; all of them grow with little water. The national dietary guidelines count them with the cereals and like to see some of the day’s grain come from them.</p>
<p>What millets are not is medicine. They contain about as much starch as other grains, and a plate piled high with foxtail millet is still a plate piled high. Their effect on blood sugar depends on which millet it is, how finely it is milled, and what you eat beside it. Use them for variety and fibre, in the portion you would use for rice.</p>
<h2>Match the grain to the dish</h2>
<table>
<thead><tr><th scope="col">Millet</th><th scope="col">Tastes like</th><th scope="col">Best first dish</th></tr></thead>
<tbody>
<tr><td>Foxtail (kangni, thinai)</td><td>mild, a little nutty</td><td>lemon rice, pulao</td></tr>
<tr><td>Little (kutki, samai)</td><td>soft, nearly neutral</td><td>curd rice, khichdi, pongal</td></tr>
<tr><td>Barnyard (sanwa, jhangora)</td><td>fluffy, light</td><td>upma, kheer</td></tr>
<tr><td>Jowar</td><td>sweetish, clean</td><td>bhakri, popped as a snack</td></tr>
<tr><td>Bajra</td><td>deep, earthy</td><td>winter roti, khichdi with ghee</td></tr>
<tr><td>Ragi</td><td>malty, like cocoa without sugar</td><td>dosa, porridge, mudde with a sharp saaru</td></tr>
</tbody>
</table>
<p>If rice is your grain, begin at the top of the table. If roti is, begin with jowar or bajra. Leave ragi for later, or let it hide in a dosa batter where its malty taste is welcome.</p>
<h2>The quarter rule</h2>
<p>Change a quarter, not the whole. Your tongue notices a replacement and hardly notices a guest.</p>
<ul>
<li><strong>Rice:</strong> three parts rice to one part little or foxtail millet. Soak the millet for half an hour first, then cook the two together.</li>
<li><strong>Idli or dosa:</strong> replace one cup of rice in four with ragi flour or soaked kodo millet. The ferment does the rest.</li>
<li><strong>Roti:</strong> three parts atta, one part bajra or jowar flour, warm water, and ten minutes of rest for the dough.</li>
<li><strong>Upma:</strong> half rava, half barnyard millet, both dry-roasted until they smell of biscuits.</li>
</ul>
<p>Stay at a quarter for two weeks. If nobody complains, go to a half. Many households stop there, happily, and that is a perfectly good place to stop.</p>
<h2>Five mistakes that make people give up</h2>
<ol>
<li><strong>No soaking.</strong> Small millets cook evenly after thirty minutes in water; larger whole grains such as jowar and bajra want a night.</li>
<li><strong>Too little water.</strong> Most small millets like about two and a half cups for one cup of grain in an open pot, a little less in the cooker.</li>
<li><strong>Old flour.</strong> Bajra flour turns bitter within a few weeks because its oils go off. Buy small packets, grind fresh if a chakki is near, and store it in the fridge.</li>
<li><strong>Rolling what should be patted.</strong> Bajra and jowar have no gluten to stretch. Knead with hot water, pat between palms or plastic, and cook at once.</li>
<li><strong>Eating them dry.</strong> Millets drink. Give them kadhi, sambar, saaru, dahi or a spoon of ghee.</li>
</ol>
<h2>Biscuits and noodles do not count</h2>
<p>A millet biscuit is first of all a biscuit. Check the percentage on the ingredients list before you pay extra for the word on the front. A plain packet of grain costs less than most of these things and lasts a month.</p>
<h2>Go gently with the gut</h2>
<p>Fibre that arrives all at once brings gas and a heavy stomach. Take two or three millet meals in the first week, drink water with them, and chew. If you have a sensitive bowel, begin with well-cooked little millet and leave bajra until you know how you feel.</p>
<h3>When to ask first</h3>
<p>Millets have no gluten of their own, but flour ground in a shared mill may carry wheat, so people with coeliac disease need a packet that is labelled gluten-free. Bajra eaten in very large amounts as the only staple has been studied for its effect on the thyroid, mainly where iodine was short; a few rotis a week with iodised salt are a different matter, yet if you are being treated for a thyroid condition, mention it to your doctor. If you have kidney disease, ask about potassium and phosphorus before you change your grain.</p>
<h2>A first fortnight</h2>
<ul>
<li>Week one: lemon rice with one part foxtail millet on Tuesday, and curd rice with little millet on Saturday.</li>
<li>Week two: the same two, and bajra or jowar mixed into one evening’s roti dough.</li>
<li>After that: keep the dish that was eaten to the last grain, and drop the one that was not.</li>
</ul>
<p>There is no prize for liking all of them. One millet that your family asks for again is worth six that it endures. This is general information for adults; a <a href="/dietitians">dietitian</a> can help you place millets in a plan for diabetes, weight or a restricted diet.</p>
<h2>Sources</h2>
<ul>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>FAO: Sorghum and millets in human nutrition, 1995</li>
<li>US Department of Agriculture: FoodData Central, entries for millet and sorghum, read in 2026</li>
</ul>`,
  },
  {
    title: 'Rice and diabetes: how much, when, and what to eat with it',
    summary:
      'A diagnosis does not have to take rice off the banana leaf. Portion, company, order and timing decide what the meal does to your blood sugar.',
    category: 'diet',
    author: 'lakshmi@thali.example',
    status: 'published',
    days_ago: 187,
    views: 6230,
    content: `<p>“Stop rice, eat chapati.” In rice-eating homes this is often the first advice after a diagnosis, and it is rarely kept for long. It is also not quite right. A chapati and a modest serving of rice contain starch in much the same amounts; what raises the reading is the heap, the thin kuzhambu with nothing in it, and the second helping taken at half past nine at night.</p>
<h2>What rice does, in plain words</h2>
<p>Cooked rice is mostly starch and water. A katori of it, pressed lightly, weighs a little over 100 g and brings about 30 g of carbohydrate. That is near what two small phulkas bring. Polished white rice is digested quickly, so the glucose arrives early; parboiled rice, hand-pounded rice and unpolished red rice tend to be slower, though the difference varies with variety and cooking. A slower rice in a double portion is still a double portion.</p>
<h2>How much: measure it once</h2>
<p>Take out the katori you eat from. Fill it with cooked rice, level, and turn it over on your plate. This is one measure. Now serve yourself as you usually do and count how many measures you have. Most people are surprised, not because they are greedy but because nobody has ever shown them.</p>
<p>The American Diabetes Association teaches a plate that needs no arithmetic: half of it vegetables without much starch, a quarter protein food, a quarter grain or other starch. On a Tamil, Andhra, Bengali or Odia plate this becomes:</p>
<ul>
<li><strong>Half:</strong> two poriyals, or a poriyal and a kootu; beans, cabbage, snake gourd, brinjal, keerai, plantain stem</li>
<li><strong>A quarter:</strong> thick sambar or paruppu, sundal, fish, egg or chicken</li>
<li><strong>A quarter:</strong> rice, for many adults one to one and a half measures</li>
</ul>
<p>Potato, yam, colocasia and raw banana belong to the rice quarter and not to the vegetable half.</p>
<h2>What to eat with it</h2>
<p>Rice eaten with pulses, fish or curd, and with vegetables, raises blood glucose more gently than rice with rasam and pickle alone, because protein, fat and fibre slow the emptying of the stomach. This is the strongest lever you have, and it adds food instead of removing it.</p>
<blockquote><p>If the vegetables would fit into a pickle jar, the rice has too little company.</p></blockquote>
<h3>Small upgrades that a cook will agree to</h3>
<ul>
<li>Cook the sambar with half as much dal again, and add drumstick, pumpkin leaves or beans until the ladle stands up.</li>
<li>Make sundal a part of lunch three days a week, instead of a festival food.</li>
<li>Take curd rice as half rice and half curd, with grated cucumber, carrot and a spoon of pomegranate.</li>
<li>Serve idli by two, not by four, in a bowl of sambar thick enough to be eaten with a spoon.</li>
</ul>
<h2>Order: vegetables and protein before the rice</h2>
<p>In a small study published in <em>Diabetes Care</em> in 2015, people with type 2 diabetes who ate vegetables and protein first and the carbohydrate last had clearly lower glucose after the meal than when they ate the same food in the opposite order. It was a short experiment with few people, so treat it as a habit worth trying. On a banana leaf it is easy: begin with the poriyal and the sundal, then mix the first handful of rice.</p>
<h2>When: early, regular, and followed by a walk</h2>
<p>Late dinners are hard on the morning reading. If the family eats at ten, take your main rice meal at noon and make the evening lighter: adai with vegetables, a bowl of pongal with more moong than rice, or upma with a heap of beans. Regular hours help more than perfect menus.</p>
<p>After the meal, stay on your feet for ten or fifteen minutes. Wash the vessels, walk to the gate and back, climb to the terrace. The Standards of Care ask people with diabetes to interrupt long sitting every half hour, and muscles that move take up glucose.</p>
<h2>Does old rice help?</h2>
<p>When cooked rice is cooled, part of its starch becomes resistant to digestion. The effect is real and modest; it does not pay for a larger serving. There is also a safety side. Rice left out overnight in a warm kitchen can grow <em>Bacillus cereus</em>, whose toxin survives reheating. Cool leftover rice within an hour, keep it in the fridge, eat it within a day, and reheat it once until it steams. Fermented pazhaya sadam is an old craft with its own rules; if your immunity is weak, ask your doctor before you eat it.</p>
<h2>Let your own meter judge</h2>
<p>If you have a glucometer, ask your doctor whether paired readings suit you: one just before the meal and one two hours after its first mouthful. Do this on two or three days with the meal you love. Then change one thing only, the portion or the company or the walk, and measure again. Your numbers are a better teacher than any list of forbidden food, mine included.</p>
<h3>Before you cut anything, read this</h3>
<p>If you take insulin, or tablets of the kind that can cause low sugar such as glimepiride, gliclazide or glibenclamide, a sudden drop in rice can bring your glucose too low. Speak with your doctor first, and never change a medicine on your own. Shakiness, sweating, sudden hunger or confusion may be low sugar: take something with fast glucose at once, as your doctor has shown you, and seek help if it does not pass. In pregnancy, with kidney disease, or if you are losing weight without trying, you need a plan of your own.</p>
<p>For everybody else with rice at home, this is general information for adults. A <a href="/dietitians">dietitian</a> can put measures to your own plate, and your cook should sit in on that talk.</p>
<h2>Sources</h2>
<ul>
<li>American Diabetes Association: Standards of Care in Diabetes, sections on health behaviours, 2026</li>
<li>American Diabetes Association: Diabetes Plate Method, 2020</li>
<li>A. P. Shukla and colleagues, Diabetes Care: Food order has a significant impact on postprandial glucose and insulin levels, 2015</li>
<li>US Department of Agriculture: FoodData Central, entry for cooked white rice, read in 2026</li>
<li>UK Food Standards Agency: Home food fact checker, advice on cooked rice, read in 2026</li>
</ul>`,
  },
  {
    title: 'Iron for women who train, from the kitchen you have',
    summary:
      'Tired legs and breathless warm-ups are not always a lack of effort. How to build meals with more usable iron, and when a blood test comes before any recipe.',
    category: 'diet',
    author: 'manpreet@thali.example',
    status: 'published',
    days_ago: 74,
    views: 1486,
    content: `<p>In the last National Family Health Survey, 57 per cent of Indian women between 15 and 49 were anaemic. Put any college team in a row and, on those odds, more than half of the players are running with less oxygen than their training deserves. They will be told to work harder. Some of them should be told to eat, and some should be sent for a blood count.</p>
<h2>Why training and iron pull against each other</h2>
<p>Iron sits in haemoglobin, which carries oxygen, and in muscle, which uses it. Women lose iron every month with their periods. Hard training adds small losses of its own through sweat, the gut and the pounding of feet, and a player who eats too little overall cannot eat enough iron, however green her sabzi is.</p>
<p>ICMR-NIN recommends 29 mg a day for adult women who are not pregnant and 19 mg for men. The figures are high because only a small part of the iron in an Indian plant-based diet is absorbed. That part is what a cook can change.</p>
<h2>Two kinds of iron</h2>
<p>Iron in meat, fish and poultry comes partly as haem iron, which the body takes up easily whatever else is on the plate. Iron in dal, grain, greens, seeds and eggs is non-haem iron; its uptake rises and falls with the company it keeps. Vegetarians can cover their need, but they have to think about company.</p>
<h3>Good company</h3>
<ul>
<li>Vitamin C in the same meal: lemon squeezed at the table, raw amla chutney, guava, orange, tomato, raw capsicum. Long boiling destroys much of it, so add it at the end.</li>
<li>A little fish, chicken or mutton, if you eat it. It helps the iron in the dal next to it as well.</li>
<li>Sprouting, soaking and fermenting. All three lower the phytate that holds iron back: sprouted moong, overnight-soaked chana, idli, dhokla.</li>
</ul>
<h3>Awkward company</h3>
<ul>
<li>Tea and coffee. Their tannins bind iron. The national guidelines ask us to leave at least an hour before and after a meal.</li>
<li>Calcium tablets with the main iron meal. Move them to another hour if your doctor agrees.</li>
<li>Raw bran sprinkled over everything.</li>
</ul>
<h2>Which foods carry their share</h2>
<table>
<thead><tr><th scope="col">Food</th><th scope="col">A useful amount</th><th scope="col">Pair it with</th></tr></thead>
<tbody>
<tr><td>Kala chana, rajma, lobia</td><td>one to two katoris, cooked</td><td>lemon, raw onion and tomato</td></tr>
<tr><td>Masoor and moth</td><td>one to two katoris</td><td>tomato, coriander chutney</td></tr>
<tr><td>Bajra</td><td>two rotis</td><td>raw amla chutney</td></tr>
<tr><td>Amaranth, bathua, methi</td><td>one katori, cooked</td><td>dal cooked in the same pot</td></tr>
<tr><td>Til and garden cress seed (halim)</td><td>one or two teaspoons</td><td>a guava eaten alongside</td></tr>
<tr><td>Eggs, fish, chicken, mutton</td><td>two eggs, or a palm of meat</td><td>any dal on the table</td></tr>
</tbody>
</table>
<p>Palak is on every poster, yet its oxalates and polyphenols keep much of its iron to itself. Eat it because it is good food; lean on pulses for iron. Jaggery is mostly sugar, and a small piece after lunch brings very little. Dates and raisins help a hungry runner more through their energy.</p>
<h2>An iron kadhai</h2>
<p>Cooking sour, wet food such as sambar, tomato sabzi or kadhi in a plain iron kadhai adds some iron to it. How much depends on the pan, the acid and the time. It is a sensible habit for most families. Skip it if anyone at home has thalassaemia or haemochromatosis, conditions in which extra iron does harm.</p>
<h2>A training day</h2>
<ol>
<li><strong>Before an early session:</strong> a banana or two slices of toast. Leave tea for later.</li>
<li><strong>Breakfast:</strong> sprouted moong chilla with tomato chutney, or two eggs with bajra roti, and an orange.</li>
<li><strong>Lunch:</strong> two katoris of kala chana, rotis or rice, cabbage and capsicum, lemon on everything.</li>
<li><strong>Four o’clock:</strong> tea, now, an hour and a half clear of food, and a handful of peanuts a while after it.</li>
<li><strong>After training:</strong> milk and a banana, or chaas and roasted chana.</li>
<li><strong>Dinner:</strong> masoor with bathua, rice or roti, curd; fish or chicken on two or three days if you eat them.</li>
</ol>
<p>Notice how much food this is. Eating enough is the first iron advice for anyone who trains.</p>
<h2>When to see a doctor, and before what</h2>
<p>Ask for a test before you buy iron tablets. A complete blood count and ferritin show whether stores are low, and low iron can have causes that no diet will mend. See a doctor soon if you notice:</p>
<ul>
<li>breathlessness on stairs you used to climb easily, palpitations or fainting</li>
<li>very heavy periods, or periods that last beyond seven days</li>
<li>periods that have become irregular or stopped for three months since training grew</li>
<li>black stools, constant stomach pain, or weight lost without trying</li>
<li>a wish to chew ice, chalk or raw rice</li>
</ul>
<p>Tablets, when prescribed, work alongside food, and the dose and length are your doctor’s decision. Keep them away from small children, for whom an overdose is dangerous.</p>
<p>This is general information for adult women. Coaches of girls under eighteen should involve a parent and a paediatrician, and a <a href="/dietitians">sports dietitian</a> can plan meals around your training hours.</p>
<h2>Sources</h2>
<ul>
<li>International Institute for Population Sciences: National Family Health Survey (NFHS-5), India, 2019-21</li>
<li>ICMR-National Institute of Nutrition: Nutrient Requirements for Indians, RDA and EAR, 2020 (updated 2024)</li>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>US National Institutes of Health, Office of Dietary Supplements: Iron, fact sheet for health professionals, read in 2026</li>
<li>International Olympic Committee: Consensus statement on relative energy deficiency in sport (REDs), 2023</li>
</ul>`,
  },
  {
    title: 'Vitamin B12 in a vegetarian home: what milk covers and what it cannot',
    summary:
      'B12 hides in few vegetarian foods and a shortage shows itself late. Which foods bring it, who runs short, and why the answer starts with a blood test.',
    category: 'diet',
    author: 'ritu@thali.example',
    status: 'published',
    days_ago: 305,
    views: 4655,
    content: `<p>Most nutrients forgive us. Miss vitamin C for a week and the next guava makes up for it. Vitamin B12 is slower and stricter: the liver keeps a store that can last for years, no vegetable replaces it, and by the time the store is empty a person may have been tired, forgetful or numb in the toes for a long while without knowing why.</p>
<h2>What it does</h2>
<p>B12 helps to make red blood cells and keeps the covering of nerves in repair. A shortage can cause a particular anaemia with large, pale-working cells, and it can hurt nerves even when the haemoglobin looks fine. This second part is why doctors take it seriously: nerve damage that goes on for long does not always heal.</p>
<h2>Where it comes from</h2>
<p>Only bacteria make B12. It reaches us through animals, so meat, fish, eggs, milk and curd contain it, and plants do not. Adults need a very small amount; ICMR-NIN recommends 2.2 micrograms a day. For a vegetarian plate, the sources are few enough to fit in a short table.</p>
<table>
<thead><tr><th scope="col">Food</th><th scope="col">Amount</th><th scope="col">B12, about</th></tr></thead>
<tbody>
<tr><td>Milk</td><td>one large glass, 240 ml</td><td>1.2 micrograms</td></tr>
<tr><td>Curd</td><td>one katori, 150 g</td><td>0.5 to 0.9 micrograms</td></tr>
<tr><td>Paneer or cheese</td><td>40 g</td><td>0.3 to 0.5 micrograms</td></tr>
<tr><td>Egg, if eaten</td><td>one</td><td>0.5 micrograms</td></tr>
<tr><td>Fortified food</td><td>as labelled</td><td>see the packet</td></tr>
</tbody>
</table>
<h3>What the table means at home</h3>
<p>A glass of milk, a katori of curd and a piece of paneer, every day, come close to the reference. Two small cups of tea with a splash of milk do not, and boiling loses some. Many homes that call themselves “milk drinkers” turn out to buy half a litre for five people.</p>
<h2>Foods that are said to have it</h2>
<p>Be careful with the long lists on the internet. Spirulina and most seaweeds hold a look-alike that the body cannot use. Fermented batter, sprouts, beetroot, banana, jaggery water and unwashed vegetables are not reliable sources either. Curd counts because of its milk, and not because of the fermenting.</p>
<p>Fortified food is different. Some breakfast cereals, plant milks and yeast products carry a known amount, and under FSSAI’s fortification standards atta and rice may be fortified with iron, folic acid and B12; look for the blue +F mark and read the figure.</p>
<h2>Who runs short</h2>
<ul>
<li><strong>Vegans,</strong> without exception, unless they take a supplement or enough fortified food.</li>
<li><strong>Vegetarians who take little milk,</strong> for reasons of taste, money, fasting or a stomach that objects to it.</li>
<li><strong>People past sixty,</strong> because the stomach makes less of the acid that frees B12 from food.</li>
<li><strong>People who take metformin</strong> for years. The diabetes guidelines ask doctors to consider checking B12 from time to time.</li>
<li><strong>People on acid-lowering medicines</strong> such as omeprazole or pantoprazole for long.</li>
<li><strong>Anyone with</strong> pernicious anaemia, coeliac or Crohn’s disease, or an operation on the stomach or bowel.</li>
<li><strong>Women planning a baby, pregnant or breastfeeding,</strong> because the child depends on the mother’s supply.</li>
</ul>
<p>From the third line to the sixth, more milk may not solve it: the trouble there is uptake, not intake.</p>
<h2>Signs that deserve a test</h2>
<p>None of them proves anything, since each has many causes. Together with a vegetarian diet they are a good reason to ask:</p>
<ul>
<li>tiredness and breathlessness that rest does not mend</li>
<li>pins and needles, numbness or burning in the feet or hands</li>
<li>a sore, red, smooth tongue or repeated mouth ulcers</li>
<li>unsteady walking, particularly in the dark</li>
<li>a memory or mood that has changed over some months</li>
</ul>
<p>Trouble with walking, vision or memory should go to a doctor within days, not at the next annual check-up.</p>
<h2>The test and what to bring</h2>
<p>Doctors usually begin with serum B12 and a blood count. A result near the lower limit can mislead, so a second test such as methylmalonic acid, homocysteine or active B12 may follow. Tell them about any tablets you already take, because a supplement in the week before can lift the number without having filled the store. Folic acid taken alone can correct the blood count and leave the nerves unprotected; this is one more reason not to treat yourself with a mixed tonic.</p>
<h3>If the level is low</h3>
<p>Treatment is your doctor’s decision: tablets for some, injections for others, and usually a search for the cause. Food then keeps what treatment has restored. If the cause is diet, expect a long-term habit. A course that ends in a month and is forgotten brings people back in two years with the same report.</p>
<h2>A house rule for vegetarians</h2>
<ol>
<li>Count the milk and curd that each person truly gets, not what is bought.</li>
<li>Reach two to three servings for everyone: a glass, a katori, a piece of paneer.</li>
<li>If someone cannot or will not, choose a fortified food with a printed amount, or ask a doctor about a modest regular supplement.</li>
<li>Past sixty, on metformin or on acid tablets: mention B12 at the next blood test.</li>
</ol>
<p>Many blood reports never include this one line. It is a fair question to put to your doctor, and a <a href="/dietitians">dietitian</a> can look at the plate that goes with the answer. This article is general information for adults; children, pregnancy and known illness need individual advice.</p>
<h2>Sources</h2>
<ul>
<li>ICMR-National Institute of Nutrition: Nutrient Requirements for Indians, RDA and EAR, 2020 (updated 2024)</li>
<li>US National Institutes of Health, Office of Dietary Supplements: Vitamin B12, fact sheet for health professionals, read in 2026</li>
<li>NHS: Vitamin B12 or folate deficiency anaemia, read in 2026</li>
<li>NICE: Vitamin B12 deficiency in over 16s, diagnosis and management (NG239), 2024</li>
<li>American Diabetes Association: Standards of Care in Diabetes, 2026</li>
<li>FSSAI: Food Safety and Standards (Fortification of Foods) Regulations, 2018</li>
</ul>`,
  },
  {
    title: 'What your HbA1c can tell you about your food, and what it cannot',
    summary:
      'One number, three months of meals. How to read it without panic, when it misleads, and which question to ask of your kitchen next.',
    category: 'diet',
    author: 'dietitian@thali.example',
    status: 'draft',
    days_ago: 2,
    views: 0,
    content: `<p>The report says 7.8 and the kitchen goes quiet. Someone blames the wedding in the second week, someone else the mangoes. Before the mangoes are sentenced, it helps to know what this number has seen and what it never saw.</p>
<h2>What it measures</h2>
<p>Glucose in the blood sticks to haemoglobin, the red protein that carries oxygen. The more glucose there is, the more haemoglobin is coated. A red cell lives for about three months, so HbA1c is a kind of memory: an average of the last eight to twelve weeks, in which the recent weeks count for more than the early ones.</p>
<p>One dinner cannot move it. Ninety breakfasts can.</p>
<h2>The usual lines</h2>
<table>
<thead><tr><th scope="col">HbA1c</th><th scope="col">How it is commonly read in adults</th></tr></thead>
<tbody>
<tr><td>below 5.7 per cent</td><td>usual range</td></tr>
<tr><td>5.7 to 6.4 per cent</td><td>prediabetes by the American definition; a good time for change</td></tr>
<tr><td>6.5 per cent or more</td><td>diabetes, if confirmed; without clear symptoms a second test is needed</td></tr>
</tbody>
</table>
<p>For people who already have diabetes, a goal below 7 per cent suits many adults who are not pregnant. It is not for all. An older person who lives alone, someone with frequent low sugars or a weak heart may be safer with a gentler goal; a young person may aim lower. Ask your doctor for <em>your</em> number and write it on the file.</p>
<h3>From per cent to readings</h3>
<p>An HbA1c of 7 per cent goes with an average glucose of about 154 mg/dl, and each further point adds close to 29 mg/dl. This is an average over day and night, which is why it rarely matches the fasting value on your meter.</p>
<h2>When the number misleads</h2>
<p>The test assumes ordinary red cells with ordinary lives. In India that assumption fails often enough to matter. Tell your doctor if any of these is true:</p>
<ul>
<li>you have anaemia; iron deficiency can push HbA1c up, and anaemia in which cells break early can pull it down</li>
<li>thalassaemia trait or another haemoglobin variant runs in the family, as it does in many Punjabi, Sindhi, Gujarati and Bengali homes</li>
<li>you have lost blood, given blood or received blood in recent months</li>
<li>you are pregnant, on dialysis, or treated for kidney or liver disease</li>
</ul>
<p>In such cases doctors lean on glucose readings, or on other tests, and compare.</p>
<h2>What it cannot show</h2>
<p>Two people can share a 7.2 and have quite different days. One sits steadily around 160. The other climbs to 260 after dinner and falls to 65 before dawn. An average hides both the peaks and the lows. If you wake with sweat and a headache, or your meter and your report tell different stories, bring the meter.</p>
<p>It also cannot tell you <em>which</em> food did it. For that you need a few well-placed readings, and a notebook.</p>
<h2>Ask the kitchen better questions</h2>
<p>I ask people to skip “what should I stop” and begin here:</p>
<ol>
<li><strong>What is the most repeated thing?</strong> Sweet tea four times a day outweighs a gulab jamun a month. Count the spoons in an ordinary week.</li>
<li><strong>Where is the biggest heap of starch?</strong> For many Punjabi homes it is dinner: three or four rotis after nine. Moving one roti to lunch, or replacing it with a second katori of dal, is a change that happens 365 times a year.</li>
<li><strong>Which meal has no protein?</strong> Often breakfast: rusk and tea, or a plain paratha. An egg, a bowl of curd or a besan chilla changes the morning curve.</li>
<li><strong>How long do I sit after eating?</strong> A stroll after dinner belongs to the meal as much as the dal does.</li>
<li><strong>What changed in the last three months?</strong> A new medicine, steroids, illness, a fast, a bereavement, winter. Food is not always the cause.</li>
</ol>
<blockquote><p>Change the thing that happens every day before the thing that happens at weddings.</p></blockquote>
<h2>How soon to look again</h2>
<p>Testing sooner than about three months shows a half-finished picture. The Standards of Care suggest at least two tests a year for those who are at their goal with steady treatment, and about every three months when treatment has changed or the goal is not met. Use the weeks between for one or two habits, chosen by you, and for readings at hours agreed with your doctor.</p>
<h3>If it went up</h3>
<p>Write down what was different, without adjectives. Take the list and your meter to the appointment. Diabetes also changes with the years, and needing more medicine is not a verdict on your cooking.</p>
<h3>If it came down</h3>
<p>Name the two habits that did it and protect them through the next festival season. If it came down because you ate very little, or with many low readings, tell your doctor; that is not the success it seems.</p>
<h2>Do not do this alone</h2>
<p>Never stop or change a medicine because of one good report. See a doctor promptly for great thirst, frequent urination, weight loss without trying, wounds that do not heal or blurred sight, and at once for vomiting with high sugar or unusual drowsiness. This is general information for adults. For a plan built on your readings, a <a href="/dietitians">dietitian</a> works beside your doctor and not in place of one.</p>
<h2>Sources</h2>
<ul>
<li>World Health Organization: Use of glycated haemoglobin (HbA1c) in the diagnosis of diabetes mellitus, 2011</li>
<li>American Diabetes Association: Standards of Care in Diabetes, sections on diagnosis and glycaemic goals, 2026</li>
<li>D. M. Nathan and colleagues, Diabetes Care: Translating the A1C assay into estimated average glucose values, 2008</li>
<li>Indian Council of Medical Research: Guidelines for management of type 2 diabetes, 2018</li>
</ul>`,
  },
]
