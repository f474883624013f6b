/** Maladies as authors name them. */
export const MALADY =
  '(?:diabet\\w+|cancers?|tumou?rs?|thyroid\\w*|hypothyroidism|hyperthyroidism|pcos|pcod|hypertension|high (?:blood )?sugar|sugar problems?|(?:high )?blood pressure|high bp|arthritis|asthma|depression|anxiety|obesity|fatty liver|liver disease|cirrhosis|hepatitis|jaundice|kidney (?:disease|failure|stones?)|gall ?stones?|heart disease|diseases?|illness\\w*|ailments?|disorders?|acidity|gastritis|ulcers?|gerd|acid reflux|migraines?|headaches?|acne|piles|gout|uric acid|fibroids?|cysts?|endometriosis|infertility|insomnia|alzheimer\\S*|dementia|parkinson\\S*|epilepsy|autism|covid\\S*|dengue|malaria|hiv|cholesterol|constipation|an(?:a)?emia|ibs|psoriasis|eczema|vitiligo|stroke|tuberculosis|tb|(?:back|joint|knee|neck|period) pain)'

/** For how long, or how thoroughly: no food does anything in such a way. */
export const FOR_EVER =
  '(?:for good|for ?ever|permanently|once and for all|for life|from (?:the|its|their) (?:very )?roots?|at the root|from within for good|never to return|in (?:just |only )?(?:\\d+|[a-z]+) (?:days?|weeks?|months?)|without (?:any )?(?:medicines?|medication|drugs|tablets|surgery))'

const SURE =
  '(?:permanent|lasting|sure|sure-?shot|fool-?proof|guaranteed|miracle|miraculous|magic|magical|one hundred per ?cent|100 ?(?:%|per ?cent))'
export const SURE_REMEDY = `${SURE} (?:natural |herbal |ayurvedic |home )?(?:cure|remedy|remedies|treatment|solution|relief|fix|answer|medicine)`
