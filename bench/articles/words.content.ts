/** The commonest words of English, by how often they are written. */
export const STOP_WORDS =
  `the of and to a in is you that it for on are with as your at be this have from or by not but what all when we
  there can an which their if do will each about how up out them then she many some so these would other into has more
  her two like him see`.split(/\s+/)

/** What health articles are about, roughly by how often it is written. */
export const SUBJECTS =
  `food diet protein weight body healthy meal water energy sleep breakfast sugar fibre vegetables rice exercise day
  blood calories vitamin heart muscle fat carbohydrates evening morning lentils yoga breathing plate balanced snack
  fruit milk diabetes pressure iron dal yoghurt iodine calcium habit portion cooking recipe spices turmeric ginger
  cumin coriander chickpeas spinach millet wheat oats barley jaggery coconut mustard ghee paneer curd buttermilk tea
  coffee almonds walnuts peanuts sesame flaxseed banana mango guava papaya orange lemon tomato onion garlic potato
  carrot beetroot cauliflower cabbage okra pumpkin gourd beans peas soya tofu egg fish chicken mutton salad soup
  chutney pickle roti paratha idli dosa upma poha khichdi biryani sambar rasam pulao kheer halwa laddu walking running
  strength stretching posture balance flexibility stamina endurance training rest recovery stress anxiety mood
  meditation mindfulness relaxation routine family children women men pregnancy ageing bones joints skin hair digestion
  gut stomach liver kidney thyroid cholesterol insulin glucose anaemia deficiency immunity infection inflammation
  allergy intolerance gluten lactose dehydration hydration salt sodium potassium magnesium zinc folate omega
  antioxidants metabolism hunger fullness appetite craving fasting festival wedding travel office shift night summer
  monsoon winter season market kitchen budget label packet ingredient oil frying steaming roasting boiling fermenting
  sprouting soaking grinding freezing storage hygiene doctor dietitian hospital test report measurement waist height
  goal plan progress setback motivation patience friend neighbour grandmother student teacher farmer village city
  research evidence guideline trial myth fact question answer advice caution warning supplement tablet powder dose
  safety quality variety colour texture flavour aroma crunch sweetness bitterness sourness pungency temperature minute
  hour week month year half quarter double spoon bowl cup glass plateful handful palm fist kilogram gram litre
  surya namaskar pranayama shavasana tadasana vrikshasana bhujangasana asana mat warm cool gentle vigorous moderate
  cycling swimming dancing cricket badminton kabaddi hiking climbing skipping squat lunge plank pushup core shoulder
  knee ankle back neck wrist hip spine screen phone gratitude journal conversation loneliness grief burnout focus
  memory concentration creativity laughter music nature sunlight garden balcony terrace rainwater ragi jowar bajra
  amaranth buckwheat quinoa sago semolina vermicelli tamarind kokum amla moringa fenugreek fennel cardamom cinnamon
  clove pepper asafoetida saffron nutmeg mace rosewater pistachio cashew raisin date fig apricot pomegranate
  custardapple jackfruit lychee watermelon muskmelon pineapple strawberry`.split(/\s+/)

export const FIRST_NAMES =
  `Aarav Aditi Ajay Amrita Ananya Anil Arjun Asha Balbir Bhavna Chitra Deepak Devika Divya Farah Gaurav Gurpreet
  Harleen Isha Jaspreet Kavita Kiran Lakshmi Manpreet Meera Mohan Nandini Neha Nikhil Nisha Pooja Pranav Priya Rahul
  Rajesh Ramesh Rekha Ritu Rohan Sanjay Shabnam Shreya Simran Sunita Tarun Usha Varun Vikram Yasmin Zoya`.split(/\s+/)

export const LAST_NAMES =
  `Agarwal Ahuja Anand Banerjee Bedi Bhatia Chatterjee Chopra Das Desai Dhillon Ghosh Gill Gupta Iyer Jain Joshi
  Kapoor Kaur Khan Khanna Kulkarni Kumar Malhotra Mehta Menon Mishra Mukherjee Nair Naidu Patel Pillai Rao Reddy
  Saxena Sethi Shah Sharma Shetty Sidhu Singh Sood Srinivasan Thakur Trivedi Varma Verma Yadav`.split(/\s+/)

/** Ends of made-up names of places and dishes, the long tail that every real stock of texts has. */
export const SYLLABLES =
  `ka ra ma na la va pa ta da sa ha ja ga ba cha sha dha bha kha tha ri ni mi vi li ki ti di si ji gi bi pi chi
  ru nu mu lu ku tu du su ju gu bu pu pur gar nag war bad kot dih`.split(/\s+/)
