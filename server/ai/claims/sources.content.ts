/** What counts as a source: bodies that publish guidance or statistics, or an author with a year. */
export const NAMED =
  /\b(?:WHO|ICMR|NIN|FSSAI|NICE|USDA|FDC|NHS|CDC|EFSA|FAO|NIH|ACSM|RSSDI|NFHS|INDIAB|FoodData|Cochrane)\b|\b[A-Z]\w+(?: \w+){0,4} (?:Organization|Organisation|Association|Society|Institutes?|Academy|Council|Foundation|Ministry|Commission|Federation|Authority|Survey|Guidelines?)\b|\b(?:Ministry|Institute|College|Department|Academy|Council) of [A-Z]|\bDietary Guidelines\b|\bet al\b|\b[A-Z]\p{L}+ and (?:colleagues|others|co-workers|co-authors)\b|\b[A-Z]\p{L}+(?:,? [A-Z]{1,2})?[, (]{1,5}(?:19|20)\d\d\b|\([^()]{0,60}\p{Lu}\p{L}+[^()]{0,30}[ ,](?:19|20)\d\d\)/u
/** Too general to find a study by; ignored if author, title or link is given too. */
export const PUBLISHER =
  /\b(?:The )?(?:Lancet|BMJ|JAMA|PubMed|AIIMS|Harvard|Stanford|Oxford|Cambridge|Yale|Johns Hopkins|Mayo Clinic|New England Journal of Medicine|NEJM)\b(?: (?:Medical School|University|Diabetes))?|\b(?:[A-Z]\w+ ){0,4}(?:University|Journal|Medical College)(?: of(?: [A-Z]\w+){1,4})?/g
/** "In 2019" is not an author with a year. */
export const WHEN =
  /\b(?:[Ii]n|[Ss]ince|[Bb]y|[Ff]rom|[Uu]ntil|[Dd]uring|[Aa]fter|[Bb]efore|[Ee]arly|[Ll]ate|[Ll]ast|[Oo]f|January|February|March|April|May|June|July|August|September|October|November|December),? (?:19|20)\d\d\b/g
/** A title in quotation marks. */
export const TITLE = /[“"][^“”"]{15,200}[”"]/
/** "[2]" refers to the list of sources, "the guidelines" to an entry in it. */
export const POINTER = /\[\d{1,2}\]|\b(?:guidelines?|survey|consensus|reference)\b/i

/** Shops, search engines and social sites. */
export const NO_SOURCE =
  /(?:^|\.)(?:amazon|flipkart|1mg|netmeds|pharmeasy|apollopharmacy|healthkart|bigbasket|blinkit|zepto(?:now)?|jiomart|swiggy|zomato|nykaa|myntra|meesho|snapdeal|ebay|etsy|iherb|indiamart|bing|duckduckgo|yahoo|facebook|fb|instagram|twitter|x|t|threads|youtube|youtu|whatsapp|wa|telegram|pinterest|linkedin|reddit|quora|tiktok|snapchat|sharechat|bit|tinyurl)\.(?:com?(?:\.\w\w)?|in|net|org|me|be|ly|is)$|^(?:www\.)?google\.|^(?:shop|store|buy)\./
export const SHOP_PAGE = /^\/(?:shop|store|products?|cart|buy|checkout)(?:\/|$)/
/** Pages of this product, even with their full address. */
export const OWN_PAGE = /^\/(?:blogs|dietitians|contact-dietitian)(?:\/\d+)?\/?$/
export const OFFER = /\b(?:buy|shop|order|discount|offers?|coupon|subscribe|follow (?:me|us)|book (?:now|a|your))\b/i
