/** Medicines as they are called and sold in India. */
export const MEDICINES =
  'metformin|insulin|glycomet|gluconorm|amaryl|januvia|janumet|galvus|jardiance|forxiga|rybelsus|thyrox|telma|amlong|stamlo|rosuvas|glimepiride|gliclazide|sitagliptin|dapagliflozin|empagliflozin|pioglitazone|(?:levo)?thyroxine|eltroxin|thyronorm|aspirin|ecosprin|disprin|paracetamol|crocin|dolo|ibuprofen|brufen|combiflam|diclofenac|(?:atorva|rosuva|simva)?statins?|amlodipine|telmisartan|losartan|ramipril|enalapril|metoprolol|atenolol|propranolol|omeprazole|pantoprazole|ranitidine|amoxicillin|azithromycin|antibiotics?|prednisolone|steroids?|warfarin|clopidogrel|semaglutide|ozempic|wegovy|mounjaro|tirzepatide|liraglutide|orlistat|phentermine|sertraline|fluoxetine|escitalopram|antidepressants?|alprazolam|diazepam|melatonin|hydroxychloroquine|ivermectin|furosemide|spironolactone|letrozole|clomiphene|sleeping pills?|blood thinners?|painkillers?'

/** Vitamins, minerals and what is sold like them. */
export const SUPPLEMENTS =
  'vitamins?|iron|calcium|zinc|folic acid|folate|magnesium|potassium|b12|d3|omega-3|fish oil|supplements?|capsules?|tablets?|pills?'

/** Plants and powders that are taken for their effect: some harm the liver or meet medicines, so their dose is no kitchen amount. */
export const HERBS =
  "ashwagandha|guggul\\w*|giloy|guduchi|shilajit|berberine|shatavari|brahmi|triphala|arjuna|kutki|garcinia|green tea extract|curcumin|gurmar|gymnema|vijaysar|safed musli|kaunch|creatine|st\\.? john[’']s wort|senna|ginseng|ginkgo|red yeast rice"
