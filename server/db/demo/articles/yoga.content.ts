import type { DemoArticle } from '../demo-article.ts'

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
<p>For chronic pain in the lower back, reviews of trials find that yoga brings small to moderate relief and better movement compared with doing nothing, about as much as other exercise. That is no miracle; it is a fair choice among several, and guidelines name it among the things worth trying before strong tablets.</p>
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
<p>Hunger and fullness are signals, and signals need somebody who listens. It takes some time after the first bites until the stomach's report arrives. Those who eat in haste or before a screen take in more before it does; a review of trials found that distraction raises what is eaten at that meal and, a little, at the next one. Slow breathing does not burn anything. It lowers the pace of the evening, and the spoon follows.</p>
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
<p>The practice that is done for three minutes every evening is worth more than the one of twenty that is planned. Tie it to something that happens anyway: the keys on the hook, the lamp in the puja corner, the cooker's second whistle. If you would like somebody to look at the plate that follows, there are dietitians in the <a href="/dietitians">directory</a>.</p>
<p><em>General information for adults. It does not replace the advice of your doctor.</em></p>
<h2>Sources</h2>
<ul>
<li>Robinson and others, Eating attentively: a systematic review and meta-analysis, American Journal of Clinical Nutrition, 2013</li>
<li>National Center for Complementary and Integrative Health (USA), Relaxation techniques: what you need to know, read in 2026</li>
<li>Ministry of Health and Family Welfare, Government of India, Tele-MANAS</li>
</ul>`,
  },
]
