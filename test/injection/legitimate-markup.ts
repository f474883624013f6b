export const PICTURE = '/media/pictures/0f3a-960.webp'

/** Permitted article markup as the editor writes it, which must reach readers unchanged. */
export const LEGITIMATE: Record<string, string> = {
  headings: '<h2>Breakfast</h2><h3>Poha</h3><h4>Peanuts</h4><h5>Lime</h5><h6>Coriander</h6>',
  paragraphs: '<p>Soak the dal.<br>Then boil it.</p><hr><p>Eat slowly.</p>',
  'inline marks':
    '<p><strong>One</strong> <em>katori</em> of <u>moong</u>, <s>fried</s> <mark>steamed</mark>, in m<sup>2</sup> of CO<sub>2</sub></p>',
  'lists in lists':
    '<ul><li><p>Roti</p><ul><li><p>bajra</p></li><li><p>jowar</p></li></ul></li></ul><ol start="3"><li><p>Serve</p></li></ol>',
  quotes: '<blockquote><p>Eat what your grandmother knew.</p></blockquote>',
  links:
    '<p><a href="https://www.icmr.gov.in/?a=1&amp;b=2#c" rel="noopener noreferrer nofollow">ICMR</a>, <a href="/dietitians">our dietitians</a>, <a href="#h-breakfast">above</a>, <a href="mailto:asha@example.in">mail</a>, <a href="tel:+919814000101">call</a></p>',
  tables:
    '<table><tbody><tr><th colspan="2"><p>Bowl</p></th></tr><tr><td rowspan="2"><p>Dal</p></td><td><p>150 g</p></td></tr><tr><td><p>Protein</p></td></tr></tbody></table>',
  'a picture': `<img src="${PICTURE}" alt="A plate &amp; &quot;five&quot; bowls" width="960" height="540" loading="lazy" decoding="async">`,
  'a picture with its caption': `<figure><img src="${PICTURE}" alt="A plate" width="960" height="540" loading="lazy" decoding="async"><figcaption>From <a href="https://www.icmr.gov.in" rel="noopener noreferrer nofollow">ICMR</a></figcaption></figure>`,
  'code that is only shown': '<p>Write <code>&lt;script&gt;alert(1)&lt;/script&gt;</code></p>',
  'a block of code': '<pre><code>&lt;img src=x onerror=alert(1)&gt;\n{{ dal }} &amp;amp; roti</code></pre>',
  'signs of mathematics': '<p>5 &lt; 7 &gt; 3 &amp; 2 ≤ 4, javascript: is a word here, and onclick= too</p>',
  Hindi: '<p>दाल, सब्ज़ी और रोटी — हर थाली में क्\u200dष और ज्ञान है।</p>',
  Punjabi: '<p>ਦਾਲ, ਰੋਟੀ ਅਤੇ ਲੱਸੀ 🍲 ₹250</p>',
  'right to left': '<p>دال روٹی</p>',
}
export const ALL_LEGITIMATE = Object.values(LEGITIMATE).join('')
