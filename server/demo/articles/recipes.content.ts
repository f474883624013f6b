import { writePlateBlock } from '#domain/blogs/plate-blocks.ts'
import type { DemoArticle } from '../demo-content.ts'

const SUNDAY_PLATE = writePlateBlock({
  plate: '200001-2-katori_200401-1-katori_200404-1-katori_200421-1-katori',
  title: 'Sunday rajma chawal',
})
const CHILLAS = writePlateBlock({ plate: '200418-1-plate', title: 'Two moong dal chillas' })

export const RECIPES_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'Palak paneer with half the cream',
    summary:
      'Bright green, soft on the tongue, and thickened with a spoonful of moong dal so that two spoons of cream are enough for four people.',
    category: 'recipes',
    author: 'balwinder@thali.example',
    status: 'published',
    days_ago: 302,
    views: 7390,
    cover: 'palak-paneer',
    content: `<p>Cream does two things in palak paneer: it rounds off the slight bitterness of the leaves and it gives the gravy body. A little cooked moong dal can do the second job, and better than cream can. That leaves two tablespoons for the first, which is half of what most household recipes pour in.</p>
<h2>At a glance</h2>
<ul>
<li><strong>Serves:</strong> four, one full katori each</li>
<li><strong>Time:</strong> about 40 minutes, with the dal soaking while you clean the leaves</li>
<li><strong>You need:</strong> a wide pan, a small pan or cooker, a mixer or hand blender</li>
</ul>
<h2>Ingredients</h2>
<h3>For the gravy</h3>
<ul>
<li>500 g palak, two good bunches, thick stems removed</li>
<li>2 tablespoons dhuli moong dal (about 25 g), soaked for 20 minutes</li>
<li>1 medium onion, chopped fine</li>
<li>1 large tomato, chopped</li>
<li>4 cloves of garlic and a thumb of ginger, crushed</li>
<li>1 green chilli, slit</li>
<li>1 teaspoon jeera</li>
<li>half a teaspoon each of dhania powder and haldi</li>
<li>a quarter teaspoon of garam masala</li>
<li>three quarters of a level teaspoon of salt for the whole pan</li>
<li>1 tablespoon oil</li>
<li>2 tablespoons fresh cream or top-of-the-milk malai</li>
</ul>
<h3>For the pan</h3>
<ul>
<li>200 g paneer, in cubes</li>
<li>1 teaspoon kasuri methi, rubbed between the palms</li>
<li>half a lemon</li>
</ul>
<h2>Method</h2>
<ol>
<li>Wash the palak in a deep bowl of water. Lift the leaves out, throw the water away, and repeat until no sand is left at the bottom. Three waters are normal in the rains.</li>
<li>Boil the dal with a pinch of the haldi and a katori of water until it falls apart, about ten minutes, or two whistles.</li>
<li>Bring a large pan of water to the boil. Push the leaves in and count to sixty. Lift them into cold water at once; this keeps the colour. Squeeze lightly.</li>
<li>Blend palak, chilli and cooked dal to the texture you like. I stop while there are still flecks, so that it feels like a vegetable.</li>
<li>Heat the oil, let the jeera crackle, and cook the onion on a medium flame until it is golden. Do not hurry this step, for the sweetness that cream would have given starts here.</li>
<li>Add ginger and garlic for a minute, then tomato, dhania, the remaining haldi and salt. Cook until the oil shows at the edges.</li>
<li>Pour in the green purée and half a katori of hot water. Simmer for five minutes, no longer, with the lid off.</li>
<li>Slide in the paneer, straight from a bowl of hot water if it was firm. Two minutes are enough to warm it.</li>
<li>Take the pan off the flame. Stir in cream, garam masala and kasuri methi, and finish with lemon.</li>
</ol>
<h2>What a bowl gives</h2>
<p>One katori carries about 50 g of paneer and 125 g of leaves. That is roughly 14 g of protein, a good share of the day’s calcium, folate, and close to a third of the 400 g of vegetables that the Dietary Guidelines suggest for a day. The paneer brings most of the fat. If your doctor has asked you to lower LDL cholesterol, use 150 g of paneer made at home from toned milk, or see the swaps below.</p>
<p>Serve it with two rotis and kachumber, or with a small bowl of jeera rice. It is rich enough to be the only special thing on the table.</p>
<h2>Swaps</h2>
<table>
<thead><tr><th scope="col">If you</th><th scope="col">Use</th></tr></thead>
<tbody>
<tr><td>eat no dairy</td><td>firm tofu for paneer; a paste of ten soaked cashews for cream</td></tr>
<tr><td>cook without onion and garlic</td><td>hing in the jeera, a second tomato, a little more ginger</td></tr>
<tr><td>want less saturated fat</td><td>half paneer and half boiled white chana; hung curd instead of cream, stirred in off the flame</td></tr>
<tr><td>have other greens</td><td>two parts palak to one part bathua, methi or chaulai</td></tr>
<tr><td>cook for an older parent</td><td>a finer purée, and paneer crumbled in</td></tr>
</tbody>
</table>
<h2>Three small mistakes</h2>
<ul>
<li><strong>A brown curry.</strong> The leaves were cooked under a lid, or too long. Blanch, cool, and keep the last simmer short.</li>
<li><strong>Rubbery paneer.</strong> It was fried, or boiled in the gravy. Soak it in hot water for ten minutes and let it only warm through.</li>
<li><strong>A watery pool on the plate.</strong> The purée was not simmered after blending, or the leaves went in dripping.</li>
</ul>
<h2>Keeping it</h2>
<p>Paneer spoils quickly. Buy it cold from a shop that keeps it cold, check the date, and do not buy loose paneer that smells sour or feels slimy. Once cooked, cool the curry quickly and put it in the fridge within two hours, sooner in May. Eat it within two days and reheat only the portion you need, until it steams all the way through. You can freeze the green base without paneer and cream for a month or so.</p>
<h3>Who should ask first</h3>
<p>Palak is high in oxalate, so people who have had calcium oxalate kidney stones may be told to keep it for now and then. It is also rich in vitamin K: if you take warfarin, keep your helping of greens about the same from week to week and tell your clinic before you change it. In advanced kidney disease, potassium matters too. This recipe comes with general information for adults; for your own plan, ask your doctor or a <a href="/dietitians">dietitian</a>.</p>
<h2>Sources</h2>
<ul>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>US Department of Agriculture: FoodData Central, entries for spinach, cheese and mung beans, read in 2026</li>
<li>World Health Organization: Five keys to safer food manual, 2006</li>
<li>NHS: Warfarin, advice on food and drink, read in 2026</li>
<li>National Institute of Diabetes and Digestive and Kidney Diseases: Eating, diet and nutrition for kidney stones, read in 2026</li>
</ul>`,
  },
  {
    title: 'Sunday rajma chawal that keeps you going until evening',
    summary:
      'Soaked overnight, boiled hard, finished slowly: rajma for four with a thick gravy, a measured ladle of rice and the one safety rule that matters.',
    category: 'recipes',
    author: 'jaspreet@thali.example',
    status: 'published',
    days_ago: 228,
    views: 3308,
    cover: 'rajma-chawal',
    content: `<p>Rajma chawal has an unfair reputation as the meal that ends in a three-hour nap. Look at the plate that did it: two flat ladles of rajma lost on a hill of rice. Turn the amounts round, two bowls of rajma to one of rice, and Sunday afternoon comes back.</p>
<h2>The night before</h2>
<p>Measure 200 g of dry rajma, a heaped cup. Pick out stones and broken beans, rinse, and cover with three times as much water. Leave it for at least eight hours; in summer, put the bowl in the fridge so that it does not begin to ferment. Chitra rajma from the hills cooks creamier, the dark red kind holds its shape; both need the same night.</p>
<blockquote><p>Throw the soaking water away. Boil the beans in fresh water, hard. Never cook raw rajma in a slow cooker.</p></blockquote>
<p>Raw and half-cooked kidney beans contain a lectin called phytohaemagglutinin, which can cause violent vomiting within hours. Soaking alone does not remove it and gentle heat is not enough. British food safety advice is at least five hours of soaking and then ten minutes of fierce boiling; the American agency prefers thirty minutes to be sure. A pressure cooker, used as below, goes well beyond both.</p>
<h2>Ingredients for four</h2>
<ul>
<li>200 g rajma, soaked and drained</li>
<li>2 onions, chopped fine</li>
<li>3 tomatoes, puréed or grated</li>
<li>1 tablespoon ginger and garlic, crushed</li>
<li>1 tablespoon oil and 1 teaspoon ghee</li>
<li>1 teaspoon jeera, 1 tej patta, 1 badi elaichi</li>
<li>1 teaspoon dhania powder, half a teaspoon each of haldi, Kashmiri mirch and roasted jeera powder</li>
<li>1 level teaspoon salt for the pot</li>
<li>half a teaspoon of garam masala and a fistful of coriander</li>
<li>200 g rice, raw, which gives about four katoris</li>
</ul>
<h2>Method</h2>
<ol>
<li>Put the drained rajma into the cooker with 900 ml of fresh water, tej patta and elaichi. Bring it to a rolling boil with the lid open and let it boil for ten minutes. Skim the foam.</li>
<li>Close the lid. After the first whistle, lower the flame and cook for 25 minutes. Let the pressure fall by itself.</li>
<li>Test three beans from different places. Each must crush to a paste between finger and thumb, with no chalky centre. If one resists, cook for ten minutes more.</li>
<li>While the cooker works, heat the oil in a kadhai, crackle the jeera, and brown the onions slowly for twelve minutes or so.</li>
<li>Add ginger and garlic, then the dry spices except garam masala with a splash of water, then tomato. Cook until the masala leaves the sides of the pan.</li>
<li>Ladle in the beans with their liquid and the salt. Simmer for twenty minutes, half covered. Crush a spoonful of beans against the wall; this is what thickens the gravy.</li>
<li>Finish with garam masala, coriander and the teaspoon of ghee.</li>
<li>Cook the rice while the gravy simmers. Rinse, soak for twenty minutes, and serve it by the katori.</li>
</ol>
<h2>Build the plate</h2>
<ul>
<li>two katoris of rajma</li>
<li>one katori of rice</li>
<li>one katori of plain curd or boondi-free raita</li>
<li>a heap of onion, cucumber and mooli with lemon</li>
</ul>
${SUNDAY_PLATE}
<p>That plate carries about 20 g of protein: eleven or twelve from the beans, three from the rice, five from the curd. The beans also bring a lot of fibre, and fibre with protein is why it holds till evening. For someone with a physical job or a long ride afterwards, a second katori of rice is no mistake.</p>
<h3>If you watch your blood sugar</h3>
<p>Whole beans are digested slowly and are a kinder partner for rice than thin gravies are. Start with the salad and a few spoons of rajma, and keep to the single katori. Insulin or sugar-lowering tablets need your doctor’s word before portions of rice change much.</p>
<h2>About the gas</h2>
<p>Beans contain sugars that only our gut bacteria can use, and gas is the by-product. It eases with habit. Change the soaking water once, cook until properly soft, begin with one katori, and eat rajma or chole weekly instead of twice a year. Hing and ajwain are pleasant; soaking and patience do more. If you have an irritable bowel, a small bowl of moong may suit you better.</p>
<h2>Swaps</h2>
<ul>
<li><strong>No time:</strong> tinned rajma is already cooked. Drain, rinse well, which also washes off some of the salt, and go to step four.</li>
<li><strong>No tomato:</strong> half a katori of beaten curd, added off the boil, in the style of the hills.</li>
<li><strong>Other grain:</strong> millet cooked like rice, or two rotis.</li>
<li><strong>Other bean:</strong> lobia cooks faster and is soaked for less time; kala chana gives a thinner, darker curry.</li>
</ul>
<h2>Monday’s box and the freezer</h2>
<p>Rajma is better the next day. Cool it in a wide vessel, refrigerate it within two hours, use it within two days, or freeze it in single portions for a month or two. Heat until it bubbles throughout.</p>
<p>Rice is stricter, because spores that survive cooking can grow in a warm pot. Cook fresh rice on Monday, or chill Sunday’s within an hour, keep it for one day at most and reheat it once, steaming hot.</p>
<p>The numbers are estimates and the advice is general information for adults. People with kidney disease are often asked to limit beans for their potassium and phosphorus and should follow their own plan; a <a href="/dietitians">dietitian</a> can fit rajma into many of them.</p>
<h2>Sources</h2>
<ul>
<li>US Food and Drug Administration: Bad Bug Book, second edition, chapter on phytohaemagglutinin, 2012</li>
<li>UK Food Standards Agency: Home food fact checker (cooked rice), read in 2026</li>
<li>US Department of Agriculture: FoodData Central, entries for kidney beans, rice and yoghurt, read in 2026</li>
<li>World Health Organization: Five keys to safer food manual, 2006</li>
</ul>`,
  },
  {
    title: 'Moong dal chilla: a twenty-minute breakfast that lasts till lunch',
    summary:
      'Soak before bed, grind with the morning tea, and put two savoury pancakes with a green chutney on the table before the school bus comes.',
    category: 'recipes',
    author: 'amandeep@thali.example',
    status: 'published',
    days_ago: 143,
    views: 2964,
    cover: 'moong-chilla',
    content: `<p>If I could change one meal in a home with a new diabetes diagnosis, it would be the first one. Rusk and sweet tea give a quick rise and an empty stomach by eleven. Two moong chillas take twenty minutes, use no flour, and need one bowl, one pan and a mixer that is probably already on the counter.</p>
<h2>You need</h2>
<h3>For eight chillas, enough for four people</h3>
<ul>
<li>1 cup (about 200 g) moong dal: dhuli for a soft chilla, chilka for more fibre and a greener one</li>
<li>1 green chilli and a thumb of ginger</li>
<li>1 teaspoon jeera</li>
<li>a pinch of hing and a pinch of haldi</li>
<li>half a teaspoon of salt</li>
<li>2 katoris of vegetables, very fine: onion, tomato without its juice, capsicum, grated carrot or lauki, a handful of methi or palak</li>
<li>4 teaspoons of oil in all</li>
</ul>
<h3>For the chutney</h3>
<ul>
<li>a big bunch of coriander, with its thin stems, and a small one of mint</li>
<li>2 tablespoons roasted chana or peanuts</li>
<li>half a lemon, a green chilli, a pinch of salt, a little water</li>
</ul>
<h2>The night before, two minutes</h2>
<p>Rinse the dal until the water runs clear. Cover it with plenty of water and leave it in the fridge. Four hours are enough for dhuli moong; overnight is fine for both.</p>
<h2>In the morning</h2>
<ol>
<li>Drain the dal, and throw the water away. Grind it with chilli, ginger, jeera, hing, haldi and salt, adding water by the spoon. You want a batter that falls from a ladle in a ribbon; a little grain is good.</li>
<li>Grind the chutney in the same jar, unwashed. It tastes better for it.</li>
<li>Stir the vegetables into the batter. If it turns thin, wait five minutes before you reach for besan.</li>
<li>Heat a tawa until a drop of water dances. Wipe it with half a teaspoon of oil.</li>
<li>Lower the flame, pour one ladle, and spread it in quick circles from the centre, a little thicker than a dosa.</li>
<li>Cover for a minute and a half. When the top has lost its shine and the edge lifts, turn it and give it another minute.</li>
<li>Raise the flame for ten seconds to crisp the second side. Serve at once, while the next one spreads.</li>
</ol>
<h2>What two chillas give</h2>
<p>Two pieces hold about 50 g of dry dal and therefore close to 12 g of protein, with half a katori of vegetables and a teaspoon of oil. A katori of curd beside them adds five grams more. For most adults that is a real breakfast. Teenagers and people with physical work will want three, or a roti rolled around the second one.</p>
${CHILLAS}
<h3>And the blood sugar?</h3>
<p>Moong has starch too, so a chilla is not free of effect. But the starch arrives together with protein and fibre, and whole or split pulses raise glucose more slowly than bread, rusk or poha in a like amount. If you measure at home, compare on two quiet mornings, two hours after the first bite. Leave your medicines as they are and show the readings to your doctor.</p>
<h2>When it sticks, breaks or tastes of nothing</h2>
<table>
<thead><tr><th scope="col">What happens</th><th scope="col">Why</th><th scope="col">What helps</th></tr></thead>
<tbody>
<tr><td>It sticks</td><td>tawa too cool, or scrubbed bare</td><td>heat it well, rub with a cut onion dipped in oil</td></tr>
<tr><td>It tears when turned</td><td>turned too soon, or vegetables cut large</td><td>wait for dry edges; grate instead of chopping</td></tr>
<tr><td>Raw in the middle</td><td>flame too high, batter too thick</td><td>lower the flame, use the lid</td></tr>
<tr><td>Flat in taste</td><td>no sourness</td><td>chutney with more lemon, or a spoon of sour curd in the batter</td></tr>
</tbody>
</table>
<h2>Fillings and cousins</h2>
<ul>
<li><strong>Paneer or egg:</strong> spread 30 g of crumbled paneer, or a beaten egg, on the half-cooked side.</li>
<li><strong>Pesarattu:</strong> whole green moong with ginger, spread thin, with chopped onion pressed in. Andhra has eaten this for breakfast for ages.</li>
<li><strong>Besan pudla:</strong> no soaking, ready in ten minutes, for the day you forgot.</li>
<li><strong>Mixed dal adai:</strong> moong, chana and urad with a spoon of rice and a lot of curry leaves.</li>
<li><strong>For a tiffin box:</strong> smaller, thicker, cooled on a rack before packing so that they do not sweat, with dry chutney.</li>
</ul>
<h2>Keeping the batter</h2>
<p>Plain batter, without vegetables and salt, keeps for a day in the fridge in a closed steel box. Bubbles and a sour smell mean that it has begun to ferment; throw it away if it smells unpleasant or you do not know how long it has stood. Cooked chillas may be refrigerated for a day and warmed on a hot tawa until they steam. In warm weather, do not pack them with curd unless the box stays cold.</p>
<h2>Make it a habit, not an event</h2>
<p>Choose two fixed mornings, Tuesday and Friday for example, and soak on Monday and Thursday night while you lock the door. After a month, add a third.</p>
<p>This is general information for adults. See your doctor about readings that stay high or drop low, and ask a <a href="/dietitians">dietitian</a> if you have kidney disease, gout or trouble digesting pulses.</p>
<h2>Sources</h2>
<ul>
<li>American Diabetes Association: Standards of Care in Diabetes, section on nutrition, 2026</li>
<li>US Department of Agriculture: FoodData Central, entry for mung beans, read in 2026</li>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>World Health Organization: Five keys to safer food manual, 2006</li>
</ul>`,
  },
  {
    title: 'Machher jhol with four vegetables, light enough for a weekday',
    summary:
      'The thin Bengali fish curry of ordinary afternoons: rohu, potol, jhinge, green papaya and one potato, in half an hour and with very little oil.',
    category: 'recipes',
    author: 'ananya@thali.example',
    status: 'published',
    days_ago: 3,
    views: 57,
    cover: 'machher-jhol',
    content: `<p>There are two kinds of fish curry in a Bengali house. One is for guests, thick with mustard or onion and shining with oil. The other is patla jhol, the thin one, which appears on Tuesdays and whenever someone has had a fever. It is mostly vegetables and broth. It is also, quietly, one of the best-balanced lunches in the country.</p>
<h2>Shopping</h2>
<h3>The fish</h3>
<p>Ask for rohu, katla or any firm river fish, cut across the bone in pieces of about 100 g, one for each person. Look for red gills, clear eyes, flesh that springs back, and a smell of pond or sea and nothing sharper. Carry it home cold, on ice if the market is far, and keep it on the lowest shelf of the fridge, in a closed box, for a day at most.</p>
<h3>Ingredients for four</h3>
<ul>
<li>4 pieces of fish, 400 g in all</li>
<li>4 potol (parwal), scraped in stripes and halved</li>
<li>1 jhinge (ridge gourd), in thick half-moons</li>
<li>a piece of green papaya or raw banana, about 150 g, in fingers</li>
<li>1 medium potato, in long wedges</li>
<li>1 tomato, in quarters</li>
<li>half a teaspoon of kalo jeera (kalonji)</li>
<li>3 green chillies, slit</li>
<li>1 teaspoon ginger paste, 1 teaspoon jeera powder</li>
<li>1 teaspoon haldi, divided</li>
<li>1 level teaspoon salt, divided</li>
<li>2 tablespoons mustard oil</li>
<li>a fistful of coriander leaves</li>
<li>700 ml hot water</li>
</ul>
<h2>Cooking</h2>
<ol>
<li>Rinse the fish gently, pat it dry, and rub it with half of the haldi and a quarter of the salt. Leave it for ten minutes while you cut the vegetables. Wash hands, board and knife with soap before anything else touches them.</li>
<li>Heat the oil in a kadhai until the raw sharpness leaves it and the surface shimmers. Fry the fish for a minute on each side, only until the skin holds. Lift it out.</li>
<li>In the same oil, let the kalo jeera and two chillies speak for a few seconds. Add potato and papaya and turn them for three minutes.</li>
<li>Add potol, tomato, ginger paste, jeera powder and the remaining haldi with two spoons of water. Stir until the smell changes from raw to warm.</li>
<li>Pour in the hot water and the rest of the salt. Cover and cook on a medium flame for eight minutes.</li>
<li>Add jhinge, which gives its own water, and cook for three minutes more.</li>
<li>Slide the fish back in. Simmer without a lid for six or seven minutes, until the flesh flakes and is no longer glassy at the bone.</li>
<li>Finish with coriander and the last chilli. Let it stand for five minutes; a jhol settles.</li>
</ol>
<h2>On the plate</h2>
<p>One piece of fish with a deep ladle of vegetables and broth carries around 15 g of protein, a good katori and a half of vegetables, and half a tablespoon of oil. Set it beside one katori of rice for a lighter lunch, or a katori and a half for someone who has cycled home. Begin with something bitter or green, as the custom has it: a spoon of shukto, neem-begun in spring, or plain shaak bhaja. It is a clever custom, since the first hunger meets vegetables.</p>
<p>How often? British advice is fish at least twice a week, one of the two oily. Rohu and katla are lean to medium; hilsa, mackerel (bangda) and sardine (mathi, tarli) are the oily ones, and small fish eaten with their soft bones bring calcium as well.</p>
<h2>Change it with the season and the coast</h2>
<table>
<thead><tr><th scope="col">Season or place</th><th scope="col">Vegetables</th><th scope="col">Fish</th></tr></thead>
<tbody>
<tr><td>Winter</td><td>cauliflower, peas, new potato, sheem (flat beans)</td><td>katla, koi</td></tr>
<tr><td>Summer</td><td>lau (bottle gourd), data (amaranth stem)</td><td>rohu, small fresh-water fish</td></tr>
<tr><td>Odisha</td><td>pumpkin, brinjal, a little ground mustard</td><td>rohu, bhakura</td></tr>
<tr><td>Assam</td><td>outenga (elephant apple) or tomato for sourness</td><td>rohu, borali</td></tr>
<tr><td>No fish at home</td><td>the same vegetables with dal bori</td><td>two boiled eggs each</td></tr>
</tbody>
</table>
<h2>For children and grandparents at the same table</h2>
<ul>
<li>Choose the belly or a tail piece without the fine forked bones for them, and take the flesh off in good light before it reaches the rice. Feel it once with your fingers.</li>
<li>Leave out the chillies and put them on the table for the others.</li>
<li>A small child should sit while eating, with an adult beside. For a first taste of fish, offer a little at lunch and not at bedtime.</li>
<li>Swelling of the lips, hives, repeated vomiting or trouble with breathing after fish needs medical help at once. Known fish allergy means no fish and no tasting.</li>
</ul>
<h2>Salt, oil and other questions</h2>
<p><strong>Blood pressure:</strong> keep the salt to the teaspoon given, and do not add dried fish or a stock cube. <strong>Mustard oil:</strong> it carries the dish, and two tablespoons for four people are plenty; nobody needs the oil to float. <strong>Pregnancy:</strong> well-cooked river fish is good food; leave out shark, swordfish and marlin, which collect mercury.</p>
<h2>Storing</h2>
<p>Fish curry does not like to wait. Cool what is left, refrigerate it within two hours, and eat it at the next day’s lunch, brought to a full simmer once. Freeze the raw pieces, not the finished curry, and thaw them overnight on the lowest shelf.</p>
<p>Figures are estimates; the advice is general information. People with gout, kidney disease or a swallowing problem should ask a doctor or a <a href="/dietitians">dietitian</a> how fish fits in.</p>
<h2>Sources</h2>
<ul>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>NHS: Fish and shellfish, read in 2026</li>
<li>NHS: Foods to avoid in pregnancy, read in 2026</li>
<li>World Health Organization: Five keys to safer food manual, 2006</li>
<li>US Department of Agriculture: FoodData Central, entry for carp, read in 2026</li>
</ul>`,
  },
  {
    title: 'Cherupayar kanji: a soft supper for tired evenings',
    summary:
      'Rice and whole green gram cooked until they forget their edges, with coconut chutney and three ways to add protein for a small appetite.',
    category: 'recipes',
    author: 'thomas@thali.example',
    status: 'published',
    days_ago: 287,
    views: 1842,
    content: `<p>Kanji asks nothing of the person who eats it. No chewing to speak of, no cutting, no decision. In Kerala it is the food of rain, of Lent and Ramzan, of fever and the day after a wedding. For someone past seventy with an appetite that closes at six o’clock, it can be the meal that still goes down, provided that it is more than rice and water.</p>
<p>This version cooks whole green gram, cherupayar, with the rice. It makes four medium bowls.</p>
<h2>What goes in</h2>
<ul>
<li>100 g (half a cup) broken rice, or matta rice if teeth and time allow</li>
<li>100 g (half a cup) whole green gram</li>
<li>1.5 litres of water, and a kettle of hot water in reserve</li>
<li>a small piece of ginger, crushed</li>
<li>half a teaspoon of jeera</li>
<li>a quarter teaspoon of haldi</li>
<li>half a teaspoon of salt for the whole pot</li>
<li>1 teaspoon coconut oil or ghee, and six small onions, sliced, for the top</li>
</ul>
<h3>Coconut chammanthi</h3>
<ul>
<li>half a katori of grated coconut</li>
<li>2 small onions, a piece of ginger, 4 curry leaves</li>
<li>a small lump of tamarind or a slice of green mango</li>
<li>a pinch of chilli powder and of salt</li>
</ul>
<h2>How to cook it</h2>
<ol>
<li>Dry-roast the green gram in a pan until a few grains turn golden and it smells like toast, about four minutes. Roasting saves an overnight soak and gives the kanji its taste.</li>
<li>Rinse rice and gram together in three waters.</li>
<li><strong>In a cooker:</strong> add both with water, ginger, jeera and haldi. After the first whistle, lower the flame and keep it for fifteen minutes. Matta rice wants twenty-five. Wait for the pressure to drop.</li>
<li><strong>In a pot:</strong> soak the gram for four hours instead of roasting it. Start the gram alone, add rice after twenty minutes, and stir now and then until everything is soft, an hour or a little less.</li>
<li>Beat with a wooden spoon until it turns creamy. Thin it with hot water to the thickness you want; it stiffens as it cools.</li>
<li>Salt at the end, when you need less of it.</li>
<li>Warm the oil, brown the small onions slowly, and pour them over.</li>
<li>Grind the chammanthi without water, coarse enough to hold its shape in a spoon.</li>
</ol>
<h2>What one bowl brings</h2>
<p>A quarter of the pot carries roughly 8 g of protein, plenty of fluid, and fibre from the skins. For a supper that is a start. Older adults are advised to eat at least a gram of protein per kilogram of body weight each day, more in illness, so a person of 55 kg needs fifty-five grams or so, and breakfast rarely does its share. Therefore:</p>
<h3>Three ways to make it count</h3>
<ul>
<li><strong>An egg, stirred in.</strong> Beat one egg for each bowl and pour it into the simmering kanji in a thin stream. Cook for two more minutes, until no part is runny. Six grams more.</li>
<li><strong>Thick curd or moru kachiyathu.</strong> A katori, spooned over once the bowl has cooled a little. Five grams more.</li>
<li><strong>Flaked fish.</strong> Steamed or gently fried, every bone removed by fingers in good light. A piece the size of two matchboxes brings about twelve.</li>
</ul>
<p>A spoon of ghee, coconut milk or ground peanuts adds energy for someone who is losing weight. If weight gain is the worry instead, leave these out and keep the egg.</p>
<h2>Beside the bowl</h2>
<p>Payar and kanji want something that bites a little: a thoran of cabbage or beans cut fine, mashed ash gourd, roasted pappadam for those who can manage it, a taste of lime pickle for those whose pressure allows it. One soft vegetable makes this a meal. Two salty side dishes undo the half teaspoon you were careful with.</p>
<h2>Textures, chosen with care</h2>
<table>
<thead><tr><th scope="col">Need</th><th scope="col">Do this</th></tr></thead>
<tbody>
<tr><td>Loose dentures, sore gums</td><td>broken rice; mash the gram; no whole curry leaves</td></tr>
<tr><td>Very dry mouth</td><td>thinner, with curd; small sips between spoons</td></tr>
<tr><td>Small appetite</td><td>a half bowl at six, the other half at eight</td></tr>
<tr><td>Constipation</td><td>whole gram with skins, a vegetable beside it, water through the day</td></tr>
<tr><td>Coughing while eating</td><td>stop, and ask for a swallowing check before the next thin kanji</td></tr>
</tbody>
</table>
<p>The last line deserves its own words. A mixture of thin liquid and soft lumps is one of the harder things to swallow after a stroke, in Parkinson’s disease or in dementia. Coughing, a wet voice after meals, food kept in the cheek or repeated chest infections should be seen by a doctor and a speech and swallowing therapist. They will tell you which thickness is safe. Do not guess.</p>
<h2>Keeping and reheating</h2>
<p>Kanji holds its warmth for a long time, and warmth is what bacteria like. Pour what is left into a wide steel dish, refrigerate it within an hour, and finish it the next day. Add water and bring it to a full boil, stirring from the bottom. Reheat once. Do not keep it overnight on the counter or warm in the cooker. Grated coconut turns quickly; make the chammanthi fresh or keep it cold for one day.</p>
<h2>Please ask first</h2>
<p>With heart failure or kidney disease the doctor may have set a daily limit for fluid, potassium or protein, and a bowl of kanji counts towards it. With diabetes, measure the bowl and choose the egg or the fish beside it. Weight that falls without trying, in anyone over sixty, deserves a doctor’s visit and not only a better supper. The rest is general information for adults; a <a href="/dietitians">dietitian</a> who works with older people can adjust it.</p>
<h2>Sources</h2>
<ul>
<li>European Society for Clinical Nutrition and Metabolism (ESPEN): Practical guideline, clinical nutrition and hydration in geriatrics, 2022</li>
<li>US Department of Agriculture: FoodData Central, entries for mung beans, rice and eggs, read in 2026</li>
<li>UK Food Standards Agency: Home food fact checker (cooked rice), read in 2026</li>
<li>NHS: Dysphagia (swallowing problems), read in 2026</li>
</ul>`,
  },
  {
    title: 'One pan, one ring: rice, greens and egg for a hostel room',
    summary:
      'Twenty-five minutes on a single hot plate, no fridge needed, and a dinner with two eggs, a fistful of dal and more greens than you think you can eat.',
    category: 'recipes',
    author: 'zohmingliani@thali.example',
    status: 'draft',
    days_ago: 5,
    views: 0,
    content: `<p>The room has one socket, one induction plate and one window. The shop downstairs sells eggs in ones and noodles in fives. By nine at night the noodles usually win. This pot is for those nights: it stands somewhere between Mizo sawhchiar, the soft rice we eat with meat, and bai, the plain green stew that comes with every meal at home. It makes two large bowls, for two hungry people or for tonight and a friend.</p>
<h2>The shelf that makes it possible</h2>
<p>Nothing here needs a fridge except the greens on a hot day, and those you buy on the way home.</p>
<ul>
<li>rice, 1 kg, in a steel tin with a tight lid</li>
<li>masoor dal, half a kilo; it cooks as fast as rice does, which is the whole trick</li>
<li>eggs, bought fresh in small numbers and kept out of the sun</li>
<li>onions, ginger, garlic, dried chilli, a packet of haldi and one of salt</li>
<li>a small bottle of mustard oil</li>
<li>peanuts or roasted sesame for the top</li>
</ul>
<h2>For one pot</h2>
<h3>Measure with a steel glass of about 200 ml</h3>
<ul>
<li>a little over half a glass of rice (120 g)</li>
<li>a quarter of a glass of masoor dal (40 g)</li>
<li>4 eggs</li>
<li>a large bunch of greens, 200 to 250 g: mustard leaves (antam), lai, pak choi, pumpkin tips, palak or whatever the market has</li>
<li>1 onion and 2 cloves of garlic, sliced</li>
<li>a thumb of ginger, crushed</li>
<li>1 green or dried chilli</li>
<li>1 teaspoon oil</li>
<li>a pinch of haldi, half a teaspoon of salt</li>
<li>4 glasses of water, safe to drink</li>
</ul>
<h2>Cook</h2>
<ol>
<li>Rinse egg shells only if they are dirty, right before use, and wash your hands after touching them. Rinse rice and dal together. Wash the greens leaf by leaf and tear them.</li>
<li>Heat the oil on medium. Soften onion, garlic, ginger and chilli for three minutes.</li>
<li>Add rice, dal, haldi and water. Bring to the boil, then turn down until it just moves. Cover with the lid a little open. Twelve minutes.</li>
<li>Stir from the bottom. It should look like loose porridge; add half a glass of water if it does not.</li>
<li>Press the greens in by handfuls. They look like too much. In two minutes they will not. Add the salt now.</li>
<li>Make four hollows with a spoon and break an egg into each. Cover fully and cook for seven or eight minutes, until white and yolk are set.</li>
<li>Switch off, wait for three minutes, scatter crushed peanuts, and eat from the bowl that is cleanest.</li>
</ol>
<h2>What is in your bowl</h2>
<p>Half of the pot gives two eggs, a fistful of dal and a quarter of a plate of rice, which makes about 21 g of protein, along with more than 100 g of cooked greens. A two-minute noodle packet has some six grams of protein and, in many brands, a large part of a day’s salt.</p>
<p>For students who are losing weight away from home, add a spoon of oil, a boiled potato in step three or a glass of milk after. For someone who trains in the evening, one more egg.</p>
<h2>Five nights from the same method</h2>
<table>
<thead><tr><th scope="col">Night</th><th scope="col">Change</th></tr></thead>
<tbody>
<tr><td>Monday</td><td>as written, with mustard greens</td></tr>
<tr><td>Tuesday</td><td>no eggs; a double fistful of masoor, tomato, jeera and lemon, nearly a khichdi</td></tr>
<tr><td>Wednesday</td><td>beans and carrot, eggs scrambled in at the end with black pepper</td></tr>
<tr><td>Thursday</td><td>a 30 g handful of soya chunks, soaked and squeezed, in place of eggs</td></tr>
<tr><td>Friday</td><td>chicken from that evening’s mess meal, torn and boiled for five minutes in the pot</td></tr>
</tbody>
</table>
<p>Bamboo shoot, fermented soya (bekang, axone, kinema) or a little dried fish belong here too if you grew up with them. They are salty, so leave the salt out until you have tasted. Warn your roommates about the smell; good neighbours last longer than a pot.</p>
<h2>Room safety, briefly</h2>
<ul>
<li>Ask what the hostel allows. Plug an induction plate straight into a 16 A wall socket if there is one, never into a loose multi-plug, and unplug it when you leave.</li>
<li>No coils and no flames on the bed, and a window open.</li>
<li>Without a fridge, cook what you will eat. Rice, dal and egg at room temperature are not breakfast; if two hours have passed, let it go. This is why the pot is small.</li>
<li>If you have a fridge, get the leftovers cold within an hour and eat them the next day, boiling hot, once.</li>
<li>Drinking water: boiled, filtered or sealed. The same for what you wash salad in.</li>
</ul>
<h2>When money is short until the first</h2>
<p>Drop to one egg each and take dal up to half a glass. Buy the greens that are cheapest at closing time; outer leaves and radish tops cook just as well. Broken rice tastes the same in a soft pot. What I would not drop is the dal.</p>
<h3>When eating itself becomes hard</h3>
<p>A new city, exams or a bad winter can take appetite away, or turn food into the only comfort. If you skip most meals for a fortnight, lose weight without meaning to, or feel out of control around food, talk with a doctor or a counsellor on campus. It is a common thing and help exists.</p>
<p>All of this is general information for adults. Egg allergy, kidney disease and diabetes each need their own version, which a <a href="/dietitians">dietitian</a> can write with you on one page.</p>
<h2>Sources</h2>
<ul>
<li>US Department of Agriculture: FoodData Central, entries for eggs, lentils, rice and mustard greens, read in 2026</li>
<li>ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024</li>
<li>World Health Organization: Five keys to safer food manual, 2006</li>
<li>UK Food Standards Agency: Home food fact checker (cooked rice), read in 2026</li>
</ul>`,
  },
]
