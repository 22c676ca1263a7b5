import type { Written } from '../written.ts';

/** Presents by what somebody does or likes, what is worn and used with what, days and places, and what widens too far. */
export const giftsAndOutfits: readonly Written[] = [
  // What somebody does is known: only what is for that.
  [
    'gift',
    'farewell gift for my boss, he never stops travelling, up to $150',
    { max: 150, has: /Backpack/, only: /Backpack|Umbrella|Scarf|Gloves|Sunglasses|Reading Glasses|Purse/ },
  ],
  [
    'gift',
    'My aunt soaks in the tub for hours every Sunday. Something for her birthday under $40?',
    { max: 40, only: /Body Wash|Lotion|Soap|Sponge|Candle|Cream/ },
  ],
  [
    'gift',
    'birthday present for my cousin, she sings in a band',
    { has: /Microphone/, only: /Microphone|Headphones|Radio/ },
  ],
  [
    'gift',
    'what do I get a man who shaves with a brush and foam?',
    { first: /Razor/, only: /Razor|Soap|Cream|Lotion/, in: 'beauty' },
  ],
  [
    'gift',
    'my nephew, 22, records his own podcast. birthday present?',
    { has: /Microphone/, only: /Microphone|Headphones|Laptop|Keyboard|Mouse/ },
  ],
  [
    'gift',
    'gift for a friend who brews tea all day long',
    { first: /Teapot/, only: /Teapot|Cup|Bowl|Basket|Dinner Set/ },
  ],
  [
    'gift',
    'present for a flatmate who is always on some plane',
    { has: /Suitcase|Backpack/, only: /Suitcase|Backpack|Headphones|Camera|Scarf|Sunglasses/ },
  ],
  [
    'gift',
    "dad's 70th, he listens to the football on the wireless every Saturday",
    { has: /Radio/, only: /Radio|Headphones|Television/ },
  ],
  // What glitters.
  [
    'gift',
    "something glittery for my girlfriend's birthday",
    { has: /Topaz/, only: /Ring|Bracelet|Watch|Clutch|Satin|Dress|Lip|Polish|Gown/ },
  ],
  ['gift', 'My mother loves everything shiny. Christmas?', { has: /Topaz|Wrist Watch/, not: /Denim/ }],
  [
    'gift',
    'a sparkly anniversary surprise for her, 250 at most',
    { first: /Topaz/, max: 250, in: 'accessories women beauty' },
  ],
  // Nobody spoke of a child.
  [
    'gift',
    'I drew a name for the office gift swap, no more than $15',
    { max: 15, in: 'beauty accessories home' },
  ],
  ['gift', 'white elephant exchange, 20 dollars tops', { max: 20, in: 'beauty accessories home' }],
  [
    'gift',
    'a token for the lads in the warehouse, 30 max each',
    { max: 30, in: 'beauty accessories home men' },
  ],
  [
    'gift',
    'little presents for the girls at reception, $20 or less apiece',
    { max: 20, in: 'beauty accessories home women' },
  ],
  [
    'gift',
    'Something nice for the ladies who sort our parcels, 15 dollars or less each',
    { max: 15, in: 'beauty accessories home women' },
  ],
  [
    'gift',
    'christmas tip for the man who brings my packages is boring, a present for him up to $50?',
    { max: 50, in: 'beauty accessories home men electronics' },
  ],
  // The parents, and not their child.
  [
    'gift',
    "My sister had her first baby on Monday. I'd like to treat HER, not the little one. Up to $60",
    { max: 60, in: 'women accessories beauty home' },
  ],
  [
    'gift',
    'my girlfriend gave birth on friday, what would make her feel pampered?',
    { in: 'women accessories beauty home' },
  ],
  [
    'gift',
    'My best friend became a mum in March and adores long baths. Gift?',
    { has: /Body Wash|Lotion|Soap|Sponge|Candle/, in: 'beauty home women' },
  ],
  [
    'gift',
    'My brother is going to be a dad and he lives on coffee. What could I give him?',
    { has: /Coffee Cup/, in: 'home electronics' },
  ],
  ['gift', 'my colleague became a father, something for the little one', { has: /Teddy/, in: 'kids' }],
  ['gift', 'they are new parents, what do we bring?', { has: /Teddy/ }],
  // What is worn with what: of the sort that is asked for, and for whom.
  ['goes-with', 'What coat would you wear over the satin slip evening dress?', { only: /Coat/, in: 'women' }],
  [
    'goes-with',
    'which cardigan or blazer would go over the floral midi dress in the evening',
    { has: [/Cardigan/, /Blazer/], only: /Cardigan|Blazer/, in: 'women' },
  ],
  [
    'goes-with',
    "Jewellery for my wife's polka dot tea dress?",
    { only: /Ring|Bracelet|Watch/, has: /Ring|Bracelet/ },
  ],
  ['goes-with', "shoes for my husband's unlined blazer", { only: /Derby|Sneakers/, in: 'men' }],
  [
    'goes-with',
    'which shorts or jeans go with this?',
    { page: 'Piqué Polo Shirt', has: [/Shorts/, /Jeans/], only: /Shorts|Jeans/, in: 'men' },
  ],
  [
    'goes-with',
    'what bag or hat would you take with the linen sundress',
    { has: [/Bag|Clutch|Purse|Backpack/, /Hat|Cap/], not: /Kids|kids/, in: 'accessories' },
  ],
  [
    'goes-with',
    'How would you style this? I am a woman of 45',
    { page: 'Pleated Linen Midi Skirt', has: /./, not: /Skirt/, in: 'women accessories' },
  ],
  [
    'goes-with',
    'how do i combine them',
    { page: 'Straight Leg Raw Denim Jeans', has: /./, only: /^(?!.*Jeans)/, in: 'men accessories' },
  ],
  [
    'goes-with',
    'what can i put on top of these',
    {
      page: 'Wide Leg Linen Trousers',
      only: /Shirt|Blouse|Sweater|Cardigan|Hoodie|Jacket|Blazer/,
      in: 'women',
    },
  ],
  [
    'goes-with',
    'with these on my legs, what goes on top?',
    { page: 'Drawstring Linen Shorts', only: /Shirt|Sweater|Hoodie|Jacket|Long Sleeve|Polo/, in: 'men' },
  ],
  [
    'goes-with',
    'What else would I need along with this for a long trip?',
    { page: 'Compact Mirrorless Camera', has: /Backpack|Suitcase/, not: /Camera/ },
  ],
  [
    'goes-with',
    'anything I should buy together with it to work in cafés',
    {
      page: 'Slim Everyday Laptop',
      has: /Mouse|Keyboard|Headphones/,
      only: /Mouse|Keyboard|Headphones|Backpack|Briefcase|Handbag/,
    },
  ],
  [
    'goes-with',
    'smth to pull over it on the way to the pool',
    { page: 'Polka Dot Bikini Set', only: /Robe|Shirt|Dress|Sundress/, in: 'women' },
  ],
  [
    'goes-with',
    'something warm to pull over it in the evening?',
    { page: 'Kids Floral Summer Dress', only: /Jacket|Sweater|Hoodie/, in: 'kids' },
  ],
  [
    'goes-with',
    "scarf and gloves for my son's wool overcoat, he is 30",
    { has: [/Scarf/, /Gloves/], only: /Scarf|Gloves/ },
  ],
  [
    'goes-with',
    'What would my husband wear under his washed denim jacket?',
    { only: /Shirt|Sweater|Long Sleeve|Polo/, in: 'men' },
  ],
  // Days, and what is dressed for them.
  [
    'occasion',
    "I've been asked to a vineyard wedding in August, I'm a woman in my fifties",
    { has: /Dress|Gown/, not: /Backpack|Top Hat|Hoodie|Swimsuit|Bikini/, in: 'women accessories beauty' },
  ],
  [
    'occasion',
    "friend's barn wedding in September. Guest, male. What do I wear?",
    { has: /Blazer|Shirt|Derby|Chinos/, not: /Backpack|Hoodie|Gilet/, in: 'men accessories' },
  ],
  [
    'occasion',
    'beach wedding, female guest, ideas please',
    { has: /Dress|Gown/, not: /Bikini|Swimsuit|Backpack/, in: 'women accessories beauty' },
  ],
  [
    'occasion',
    "we're off to Lapland in February and I own nothing warm",
    { only: /Coat|Sweater|Cardigan|Hoodie|Scarf|Gloves|Gilet|Jacket|Boots|overcoat/i },
  ],
  [
    'occasion',
    'my son has nothing warm for the snow, he is 6',
    { in: 'kids', has: /Hoodie|Sweater|Jacket/, not: /Shorts|Sun Cap/ },
  ],
  [
    'occasion',
    'She has nothing smart for her first day at the bank',
    { in: 'women accessories', has: /Blazer|Trousers|Blouse|Shirt/, not: /Hoodie|Shorts|Swimsuit/ },
  ],
  [
    'occasion',
    'my new job is fully remote. what should be on my desk?',
    {
      has: /Keyboard|Mouse|Laptop/,
      only: /Keyboard|Mouse|Laptop|Microphone|Headphones|Telephone|Chair|Clock|Fig|Cup|Glasses|Radio|Print/,
    },
  ],
  [
    'occasion',
    'What do people usually keep on the desk in a study?',
    { only: /Keyboard|Mouse|Laptop|Telephone|Clock|Fig|Cup|Glasses|Radio|Print|Vase|Headphones|Microphone/ },
  ],
  [
    'occasion',
    'I work from home now; anything useful for the top of my desk?',
    { has: /Keyboard|Mouse|Laptop/, not: /Sofa|Bed\b|Dress/ },
  ],
  // What is refused leaves what has the same use.
  [
    'negation',
    'a pretty thing for the mantelpiece, no clock and no candles',
    { in: 'home', not: /Clock|Candle|Platform Bed|Bathtub|Sofa|Chair/ },
  ],
  [
    'negation',
    'Something decorative for an empty windowsill, but no plants, I kill them all',
    { in: 'home', not: /Fig|Platform Bed|Bathtub|Sofa|Chair/, has: /Vase|Urn|Candle|Clock/ },
  ],
  [
    'negation',
    'something nice to look at for my hallway, please no mirror',
    { in: 'home', not: /Mirror|Platform Bed|Bathtub|Sofa|Dining/, has: /Print|Vase|Urn|Fig|Clock/ },
  ],
  [
    'negation',
    'What could stand on a bare sideboard? No more vases, I have plenty',
    { in: 'home electronics', not: /Vase|Urn|Platform Bed|Bathtub|Sofa|Chair/ },
  ],
  [
    'negation',
    'little ornament for the bookcase, anything but candles',
    { in: 'home', not: /Candle|Platform Bed|Bathtub|Sofa|Chair/, has: /Vase|Urn|Fig|Clock/ },
  ],
  ['negation', 'something for a bare wall, but not a mirror', { in: 'home', has: /Print/, not: /Mirror/ }],
  // Whole shelves.
  ['find', 'what jewelry have you got? 💎', { has: [/Ring/, /Bracelet/], only: /Ring|Bracelet|Watch/ }],
  [
    'find',
    'may I see your bags 👜',
    { has: [/Handbag/, /Backpack/], only: /Bag|Clutch|Purse|Backpack|Suitcase|Briefcase/i },
  ],
  ['find', 'show me shoes for ladies 👠', { has: [/Pumps/, /Flats|Boots|Sandals/], in: 'women' }],
  [
    'find',
    "what's popular in menswear right now",
    { in: 'men', only: /Heavyweight|Merino Crew|Sneakers|Shirt in Oat|Washed Denim/ },
  ],
  [
    'find',
    'which women things are selling well',
    { in: 'women', only: /V-Neck|Oversized|Cropped|High-Rise|Ankle Boots|Mohair|Floral Midi/ },
  ],
  [
    'find',
    'What sells best in beauty?',
    { in: 'beauty', only: /Hand and Body|Recovery Cream|Matte Lipstick/ },
  ],
  [
    'find',
    'which keyboards are your bestsellers',
    { only: /Keyboard/, saysNot: /These are our bestsellers/ },
  ],
  ['price', 'anything for my flat below $25', { max: 25, in: 'home' }],
  ['price', 'smth for the spare room, 50 bucks max', { max: 50, in: 'home electronics' }],
  ['price', 'got anything for his room for less than 60 dollars', { max: 60, in: 'home electronics' }],
  ['price', 'stuff for the bathroom under 20', { max: 20, in: 'home beauty' }],
  ['price', 'something for our hall under 100, no mirrors', { max: 100, in: 'home', not: /Mirror/ }],
  // Written after all these were mended, and those missed mended, too: gifts,
  [
    'gift',
    'our choir leader retires, we collected 130 dollars',
    { max: 130, in: 'electronics accessories beauty home' },
  ],
  [
    'gift',
    'what would please a person who photographs birds every weekend',
    { first: /Camera/, only: /Camera|Backpack|Hat|Cap|Print/ },
  ],
  [
    'gift',
    'Need smth for my gran, she knits from morning til night. Not above 60',
    { max: 60, first: /Knitting/, only: /Knitting|Basket/ },
  ],
  [
    'gift',
    'present for a guy who works from home and is on calls all day',
    {
      has: /Headphones|Microphone|Keyboard|Mouse/,
      only: /Headphones|Microphone|Keyboard|Mouse|Laptop|Telephone|Chair/,
    },
  ],
  ['gift', 'my roommate can never wake up in the morning, birthday is friday lol', { has: /Alarm Clock/ }],
  [
    'gift',
    'thank you gift for the neighbour who watered our plants, 40 tops',
    { max: 40, in: 'home beauty accessories' },
  ],
  [
    'gift',
    'my manager is leaving for maternity leave, what could the team give her, 100 together',
    { max: 100, in: 'women accessories beauty home kids' },
  ],
  ['gift', 'my sister in law is a wine snob', { first: /Wine Glass/ }],
  ['gift', 'a present for someone whose skin is always dry', { has: /Lotion|Cream/, in: 'beauty home' }],
  [
    'gift',
    'He is seventy and still goes jogging each morning. Gift ideas?',
    { has: /Sneakers|T-Shirt|Shorts|Hoodie|Cap|Headphones/, not: /Sofa|Vase|Parfum/ },
  ],
  [
    'gift',
    'secret santa for someone from accounting I never met, 25 limit',
    { max: 25, in: 'beauty accessories home' },
  ],
  [
    'gift',
    'A christening is coming and I am the godfather. What do I bring the little boy?',
    { in: 'kids', not: /Dress/ },
  ],
  [
    'gift',
    'something for the midwife who helped us, up to 50',
    { max: 50, in: 'beauty accessories home women' },
  ],
  ['gift', 'my twins turn 8 and are mad about space. toys?', { in: 'kids' }],
  ['gift', 'Valentines, he loves old stuff from the seventies', { has: /Telephone|Television|Camera|Radio/ }],
  [
    'gift',
    'gift for my hairdresser, she is always so cold in her salon',
    { has: /Scarf|Gloves|Cardigan|Sweater/, in: 'women accessories home beauty' },
  ],
  ['gift', 'for my niece (3) something to cuddle', { first: /Teddy/, in: 'kids' }],
  [
    'gift',
    'I want to give my boyfriend something for his gaming corner, budget 90',
    { has: /Controller|Mouse|Keyboard/, max: 90, in: 'electronics' },
  ],
  [
    'gift',
    'Retirement present for our driver; he wants to see the world now',
    { has: /Suitcase|Backpack|Camera/ },
  ],
  [
    'gift',
    'birthday of a 12 year old girl who draws and crafts all day',
    { not: /Razor|Lipstick|Pumps/, has: /Knitting|Nesting|Basket|Kite/ },
  ],
  [
    'gift',
    'my wife had our second baby, I would like to thank her with something she can keep for ever',
    { in: 'accessories women home beauty', has: /Ring|Watch|Bracelet|Purse|Clock/ },
  ],
  [
    'gift',
    'stocking filler under 20 for my dad, he likes a good soap',
    { max: 20, has: /Soap/, in: 'beauty' },
  ],
  // what goes with what,
  [
    'goes-with',
    'which shoes and bag would you put with the satin slip dress?',
    { has: [/Pumps|Flats|Sandals/, /Clutch|Handbag/], not: /Slip Evening/ },
  ],
  [
    'goes-with',
    'I have black suede pumps on, what sort of skirt or dress?',
    { only: /Skirt|Dress|Gown/i, in: 'women' },
  ],
  [
    'goes-with',
    'my boyfriend wears the field jacket all the time. A hat or scarf for it?',
    { has: [/Scarf/], only: /Scarf|Hat|Cap/ },
  ],
  [
    'goes-with',
    'any ideas how to style it?',
    {
      page: 'Oversized Linen Shirt',
      has: /Jeans|Trousers|Skirt|Shorts/,
      not: /Oversized/,
      in: 'women accessories',
    },
  ],
  [
    'goes-with',
    'what would look good with that on my feet',
    { page: 'Tiered Cotton Maxi Dress in Sage', only: /Sandals|Flats|Pumps|Boots/, in: 'women' },
  ],
  [
    'goes-with',
    'What do I need besides the teapot to serve guests?',
    { has: /Cup|Bowl|Plate|Dinner Set/, not: /Teapot/, in: 'home' },
  ],
  [
    'goes-with',
    'What might complete this outfit?',
    { page: 'Unlined Cotton Blazer', in: 'men accessories', not: /Unlined/ },
  ],
  [
    'goes-with',
    'is there a matching skirt or pants for the ivory blazer',
    { only: /Skirt|Trousers|Jeans/, in: 'women' },
  ],
  [
    'goes-with',
    'can you suggest a top for these? size m',
    { page: 'Pleated Linen Midi Skirt', only: /Shirt|Blouse|Sweater|Cardigan|Hoodie/, in: 'women' },
  ],
  [
    'goes-with',
    'what should my daughter wear over her floral summer dress on cool evenings, she is five',
    { in: 'kids', only: /Jacket|Sweater|Hoodie/ },
  ],
  ['goes-with', 'earrings or a bracelet for my sari gown?', { has: /Bracelet/, only: /Bracelet|Ring/ }],
  [
    'goes-with',
    'what would round off my living room next to the linen sofa?',
    { in: 'home electronics', not: /Linen Sofa/ },
  ],
  [
    'goes-with',
    'which keyboard and mouse would you pair with the slim laptop',
    { has: [/Keyboard/, /Mouse/], only: /Keyboard|Mouse/ },
  ],
  [
    'goes-with',
    'Do you have a belt or braces to go with those?',
    { page: 'Tapered Chinos in Sand', saysNot: /Chinos in Sand\]\(/ },
  ],
  // days,
  [
    'occasion',
    'We are invited to a wedding on a boat in Greece, I am the brother of the bride',
    { has: /Blazer|Shirt|Chinos|Derby/, in: 'men accessories', not: /Shorts|Hoodie|Swim/ },
  ],
  [
    'occasion',
    'my mother in law buries her husband on thursday, what can I (f) put on',
    { in: 'women accessories', not: /Floral|Bikini|Swimsuit|Hoodie|Yellow|Straw/ },
  ],
  [
    'occasion',
    'We hike in the Alps in October. What should I pack, I have no warm jacket',
    { has: /Coat|Jacket|Sweater|Fleece|Gilet|Backpack/ },
  ],
  [
    'occasion',
    'I moved into my first flat and the kitchen is completely empty',
    { in: 'home electronics', has: /Teapot|Cup|Dinner Set|Bowl|Glass/ },
  ],
  [
    'occasion',
    'date night tomorrow, guy, 28, nothing too stiff',
    { in: 'men accessories', has: /Shirt|Blazer|Chinos|Jeans/ },
  ],
  [
    'occasion',
    'what do I take for three days in rainy Scotland',
    { has: /Umbrella|Trench|Jacket|Backpack/, not: /Bikini|Sandals/ },
  ],
  [
    'occasion',
    'Graduation in June, my son has nothing decent, he is 22',
    { in: 'men accessories', has: /Shirt|Blazer|Chinos|Derby/ },
  ],
  [
    'occasion',
    'setting the table for easter brunch, what is pretty?',
    { in: 'home', has: /Dinner Set|Cup|Teapot|Bowl|Vase|Candle|Glass/ },
  ],
  [
    'occasion',
    'first day as a teacher tomorrow (woman). help',
    { in: 'women accessories', has: /Blouse|Shirt|Blazer|Trousers|Cardigan/, not: /Hoodie|Bikini/ },
  ],
  [
    'occasion',
    'what could I put on my nightstand?',
    { has: /Alarm Clock|Candle|Clock/, not: /Sofa|Platform Bed/ },
  ],
  [
    'occasion',
    'my home office is so noisy and ugly, what would help',
    { has: /Headphones|Fig|Print|Keyboard/ },
  ],
  // refusals
  [
    'negation',
    'a present for mum but not jewellery and not perfume, she has drawers full',
    { not: /Ring|Bracelet|Parfum/, in: 'women accessories beauty home' },
  ],
  [
    'negation',
    'something for the coffee table that is not a candle',
    { in: 'home', not: /Candle|Bed|Sofa|Bathtub/ },
  ],
  [
    'negation',
    'shoes for women, no boots no heels',
    { in: 'women', only: /Flats|Sandals/, not: /Boots|Pumps/ },
  ],
  [
    'negation',
    'Decoration for my desk, anything except plants',
    { not: /Fig|Bed|Sofa/, has: /Vase|Urn|Clock|Candle|Print/ },
  ],
  [
    'negation',
    'warm things for her, wool is out of the question',
    { in: 'women accessories', not: /wool|merino|mohair|cashmere|alpaca/i },
  ],
  ['negation', 'gift for a girl of six. No dolls!', { in: 'kids', not: /Doll/ }],
  ['negation', 'electronics but nothing with bluetooth please', { in: 'electronics', not: /bluetooth/i }],
  // and shelves.
  ['find', 'let me see everything for kids', { in: 'kids' }],
  ['find', 'What headwear do you stock?', { only: /Hat|Cap/ }],
  ['find', 'your most popular things for the home please', { in: 'home', only: /Candle|Vase|Sofa/ }],
  ['find', 'tech under 100 that people like', { in: 'electronics', max: 100 }],
  [
    'find',
    'do women buy anything in particular here? show me what sells',
    { in: 'women accessories beauty' },
  ],
  ['price', 'something nice for my bathroom that costs less than 25', { max: 25, in: 'home beauty' }],
  ['price', "I've got 35 bucks, what can I get for my dorm", { max: 35, in: 'home electronics' }],
  ['price', 'decoration between 30 and 80', { in: 'home', max: 80, min: 30 }],
  ['price', "the cheapest women's dress that you have", { first: /Butter|Dress/, in: 'women' }],
  ['price', 'accessories below thirty dollars', { in: 'accessories', max: 30 }],
  // Told as stories, written after those before were mended: gifts,
  [
    'gift',
    "So my brother finally passed his driving test and wants to see the whole country by car. I'd like to give him something, sixty dollars maybe",
    { max: 80, has: /Backpack|Sunglasses|Scarf|Cap|Umbrella|Basket|Purse/, not: /Kids|Sofa|Parfum|Lip/ },
  ],
  [
    'gift',
    'Hello, the lady who cleans our stairs has her birthday. Something small and nice, not over 30 please',
    { max: 30, in: 'beauty accessories home women' },
  ],
  [
    'gift',
    'my grandpa drinks his espresso standing in the kitchen since 50 years. present?',
    { first: /Coffee Cup/, in: 'home' },
  ],
  [
    'gift',
    'Two of my pupils, both nine, won the maths prize. I want to reward each of them, 30 dollars',
    { max: 30, in: 'kids' },
  ],
  [
    'gift',
    'she just bought a cabin by the lake and swims there every day. housewarming?',
    { has: /Swimsuit|Bikini|Towel|Vase|Candle|Basket|Fig|Robe/ },
  ],
  ['gift', 'hi! what to get a friend who is obsessed with plants', { first: /Fig/, in: 'home' }],
  [
    'gift',
    'Our bus driver drives us safely all year. class gift up to 45 dollars',
    { max: 45, in: 'beauty accessories home men electronics' },
  ],
  [
    'gift',
    'I am stuck for my fathers birthday. he sits in the office till late and hates shopping. a classy thing, 200 or so',
    { in: 'men accessories home beauty electronics', not: /Kids/ },
  ],
  [
    'gift',
    "gift for my wife who can't live without her coffee and her radio",
    { has: [/Coffee Cup/, /Radio/], in: 'home electronics' },
  ],
  [
    'gift',
    'a present for a lad of sixteen who cycles to school in all weathers',
    { has: /Backpack|Jacket|Gloves|Scarf|Cap|Umbrella|Hoodie/, not: /Teddy|Counting/ },
  ],
  ['gift', 'the neighbours kid turns two tomorrow and i forgot!!! help', { in: 'kids', has: /Teddy/ }],
  [
    'gift',
    'my dentist was so kind to me. what do people give? max forty',
    { max: 40, in: 'beauty accessories home' },
  ],
  ['gift', 'for the newlyweds next door, fifty dollars', { max: 50, in: 'home' }],
  ['gift', 'My boss turns 60, he collects clocks', { first: /Clock/, only: /Clock|Watch/ }],
  [
    'gift',
    'graduation gift for my daughter, she starts as a lawyer in autumn. 300 max',
    { max: 300, has: /Briefcase|Blazer|Handbag|Watch/, in: 'women accessories home beauty electronics' },
  ],
  [
    'gift',
    'she loves the smell of roses, thats all I know about her 😅 gift',
    { first: /Rosewater|Parfum/, in: 'beauty home' },
  ],
  [
    'gift',
    'little something for a hostess who does yoga',
    { has: /T-Shirt|Candle|Hoodie|Sponge|Soap|Body Wash|Shorts/ },
  ],
  [
    'gift',
    'bday of my little cousin (5, f), wild child, always climbing',
    { in: 'kids', has: /Scooter|Kite|Shorts|Backpack/ },
  ],
  // what goes with what,
  [
    'goes-with',
    'Ok and what would I put on underneath, a tee?',
    { page: 'Unlined Cotton Blazer', only: /T-Shirt|Long Sleeve/, in: 'men' },
  ],
  [
    'goes-with',
    'now I need something on my head to go with it',
    { page: 'Linen Sundress in Butter', only: /Hat|Cap|Bow/ },
  ],
  [
    'goes-with',
    "the pinstripe shirt is for my husband's interview. What trousers and shoes would make it complete?",
    { has: [/Chinos|Jeans/, /Derby|Sneakers/], in: 'men' },
  ],
  [
    'goes-with',
    'My wife bought the plaid coat last week. She wants gloves and a scarf with it',
    { has: [/Gloves/, /Scarf/], only: /Gloves|Scarf/ },
  ],
  [
    'goes-with',
    'Would you have a warm layer for under the field jacket?',
    { only: /Sweater|Hoodie|Shirt|Long Sleeve|Gilet|Polo/, in: 'men' },
  ],
  [
    'goes-with',
    'what plates or bowls fit the stoneware teapot',
    { has: /Bowl|Dinner Set/, only: /Bowl|Dinner Set/ },
  ],
  [
    'goes-with',
    'this one for a party: which lipstick, which shoes?',
    { page: 'Satin Slip Evening Dress', has: [/Lip/, /Pumps|Flats|Sandals/] },
  ],
  [
    'goes-with',
    'anything nice to hang above it?',
    { page: 'Two-Seat Linen Sofa with Reading Lamp', only: /Print|Mirror|Clock/ },
  ],
  [
    'goes-with',
    'i wear the breton tee to death, whats good for the bottom half (f)',
    { only: /Jeans|Trousers|Skirt|Shorts/, in: 'women' },
  ],
  [
    'goes-with',
    'He has got the raw denim jeans, so I look for a belt and a shirt to go with them',
    { has: /Shirt/, in: 'men' },
  ],
  ['goes-with', 'What bedlinen or lamp suits the platform bed?', { not: /Platform Bed/ }],
  [
    'goes-with',
    'complete my look please',
    {
      page: 'Floral Wrap Skirt',
      has: /Shirt|Blouse|Cardigan|Sandals|Flats|Pumps/,
      in: 'women accessories',
      not: /Wrap Skirt/,
    },
  ],
  [
    'goes-with',
    'and what bag would a man carry with that',
    { page: 'Double-Faced Wool Overcoat', only: /Briefcase|Backpack|Suitcase|Purse/ },
  ],
  // days,
  [
    'occasion',
    'We got invited to a christening in a village church, what does a grandmother wear',
    { in: 'women accessories beauty', has: /Dress|Blazer|Skirt|Blouse/, not: /Bikini|Hoodie/ },
  ],
  [
    'occasion',
    "I'm flying to my sister's wedding in Goa, what should I (woman) take to wear",
    { has: /Sari|Dress/, in: 'women accessories' },
  ],
  [
    'occasion',
    'My heating broke and I sit here freezing in a t-shirt',
    { has: /Sweater|Cardigan|Hoodie|Robe|Scarf|Gloves/ },
  ],
  [
    'occasion',
    'camping trip with the scouts, son is 9',
    { in: 'kids', has: /Backpack|Hoodie|Jacket|Shorts|Cap/ },
  ],
  [
    'occasion',
    'first date in a fancy restaurant, I am 24, she/her',
    { in: 'women accessories beauty', has: /Dress|Pumps|Skirt/ },
  ],
  [
    'occasion',
    'Our garden party is next Saturday, guests are about 12, what do we need for the table?',
    { in: 'home', has: /Glass|Dinner Set|Bowl|Vase|Candle/ },
  ],
  [
    'occasion',
    'Business trip to Chicago in February (me: m, 45)',
    { in: 'men accessories electronics', has: /Overcoat|Blazer|Suitcase|Scarf|Sweater|Gloves/ },
  ],
  [
    'occasion',
    'theatre on friday, what would suit a gentleman',
    { in: 'men accessories', has: /Blazer|Shirt|Derby|Chinos/ },
  ],
  [
    'occasion',
    'my girl starts school after the summer, she has nothing yet',
    { in: 'kids', has: /Backpack|Shirt|Dress|Jeans/ },
  ],
  [
    'occasion',
    'we spend a week at the sea with the baby, what for me (mum)',
    { in: 'women accessories beauty', has: /Swimsuit|Bikini|Hat|Sunglasses|Sundress|Sandals/ },
  ],
  // refusals
  [
    'negation',
    'a dress for a wedding. Not black, not floral, no satin',
    { only: /Dress|Gown|Sundress/, not: /black|floral|blossom|flower|satin/i, in: 'women' },
  ],
  [
    'negation',
    'Something for a teenager, but nothing childish and nothing to wear',
    { not: /Teddy|Kids |Dress|Sweater|Shirt/ },
  ],
  [
    'negation',
    'a home thing as a gift, under 60. no candles, no glasses, no cups',
    { in: 'home', max: 60, not: /Candle|Glass|Cup and/ },
  ],
  [
    'negation',
    'bag for work without leather, not a backpack',
    { not: /leather|Backpack/i, only: /Clutch|Suitcase|Bag/i },
  ],
  ['negation', 'a hat for the sun, but no caps', { only: /Hat/, not: /Cap\b/, first: /Straw/ }],
  [
    'negation',
    'skincare for my husband, unscented, and nothing with oil',
    { in: 'beauty', not: /scented with|roses|Parfum/ },
  ],
  // and shelves.
  [
    'find',
    'Do you have things for men besides clothes?',
    {
      not: /Lip|Dress|Shirt|Jeans|Jacket/,
      has: /Derby|Watch|Razor|Sunglasses|Briefcase|Cap|Sneakers|Headphones/,
    },
  ],
  ['find', 'what have you got in accessories', { in: 'accessories' }],
  ['find', 'I would like to look through your lamps and clocks', { has: /Clock/ }],
  ['find', 'show the bestsellers for kids', { in: 'kids', only: /Breton|Explorer|Teddy|Summer Dress/ }],
  ['price', 'can I furnish a desk for under 150? what fits', { max: 150 }],
  [
    'price',
    'is there something for the bedroom that is not more than 60',
    { max: 60, in: 'home electronics' },
  ],
  ['price', 'most expensive watch', { first: /Watch/ }],
  ['price', 'womens tops up to 60 dollars', { max: 60, in: 'women', only: /Shirt|Blouse|Hoodie/ }],
  // And once more of all.
  [
    'gift',
    'my uncle is crazy about his vegetable patch, birthday soon, 60 at most',
    { max: 60, has: /Basket|Hat|Gloves|Cap|Fig|Backpack|Umbrella/, not: /Kids|Lip|Parfum/ },
  ],
  [
    'gift',
    'what would make a student happy who moves to another town? 50 dollars',
    { max: 50, not: /Kids /, has: /./ },
  ],
  [
    'gift',
    "I'd like to surprise our cleaner with something, 25 or less",
    { max: 25, in: 'beauty accessories home women' },
  ],
  [
    'gift',
    'for a vegan friend who adores cosmetics, up to 30',
    { max: 30, in: 'beauty', not: /leather|wool|honey|shea butter\. Milk/i },
  ],
  [
    'gift',
    'my husband became a father yesterday, I want to spoil him with something for his wrist',
    { first: /Watch|Bracelet/ },
  ],
  [
    'gift',
    'Gift for mum. She hosts dinners every weekend. max 100',
    { max: 100, in: 'home', has: /Dinner Set|Bowl|Glass|Teapot|Candle|Cup/ },
  ],
  [
    'gift',
    "colleague's farewell: she loves reading in bed",
    { has: /Reading Glasses|Lamp|Cup|Candle|Teapot/ },
  ],
  ['gift', 'He wears shades all year round, my brother. Gift?', { first: /Sunglasses/ }],
  [
    'gift',
    'the boys at the garage saved my holiday, something small for them, 15 each',
    { max: 15, in: 'beauty accessories home men' },
  ],
  ['goes-with', 'The trench is on its way to me. Which scarf would you choose with it?', { only: /Scarf/ }],
  [
    'goes-with',
    'would any of your cardigans sit nicely over the sage maxi dress?',
    { only: /Cardigan/, in: 'women' },
  ],
  [
    'goes-with',
    'which top do you recommend with it',
    { page: 'Floral Wrap Skirt', only: /Shirt|Blouse|Sweater|Cardigan|Hoodie/, in: 'women' },
  ],
  ['goes-with', 'I already own the briefcase; a coat that suits it?', { only: /Coat|Overcoat/i }],
  [
    'goes-with',
    'what could be layered beneath the quilted gilet',
    { only: /Shirt|Sweater|Long Sleeve|Polo/, in: 'men' },
  ],
  ['goes-with', 'cups that match our sage teapot', { first: /Cup/, not: /Teapot/ }],
  [
    'goes-with',
    'my daughter (4) wants something over the kids linen shirt for the evenings',
    { only: /Jacket|Sweater|Hoodie/, in: 'kids' },
  ],
  [
    'goes-with',
    'pair these with what?',
    { page: 'Suede Block Heel Pumps', has: /Dress|Skirt|Trousers|Jeans/, in: 'women accessories' },
  ],
  [
    'occasion',
    'what would a man of sixty wear to a village fete in the heat',
    { in: 'men accessories', not: /Sweater|Overcoat|Hoodie/ },
  ],
  [
    'occasion',
    'Our daughter marries in a castle in December, what can the mother of the bride put on',
    { in: 'women accessories', has: /Dress|Gown|Blazer|Coat|Skirt/, not: /Bikini|Hoodie/ },
  ],
  ['occasion', 'I have nothing for the rain at all', { has: /Umbrella|Trench|Jacket/ }],
  [
    'occasion',
    'night shift in an icy warehouse, m',
    { in: 'men accessories', has: /Sweater|Hoodie|Gilet|Gloves|Overcoat|Jacket/ },
  ],
  ['occasion', 'what should stand on a kitchen shelf', { in: 'home electronics' }],
  [
    'negation',
    'earthy things for the sideboard, anything but clocks',
    { in: 'home', not: /Clock/, has: /Vase|Urn|Fig/ },
  ],
  ['negation', "ladies' trousers that aren't jeans", { only: /Linen Trousers/ }],
  ['find', 'have a look what jewellery you could show me', { has: [/Ring/, /Bracelet/] }],
  [
    'find',
    'which of your men stuff is a bestseller?',
    { in: 'men', only: /Heavyweight|Merino Crew|Sneakers|Shirt in Oat|Washed Denim/ },
  ],
  ['price', 'small stuff for the house, nothing above 25', { max: 25, in: 'home' }],
  ['price', 'I only got 20 bucks, anything for girls?', { max: 20 }],
  // On an item's page, too, what stands beside it is no question about it.
  [
    'goes-with',
    'which things look nice beside it on the chest of drawers',
    { page: 'Walnut Mantel Clock', in: 'home electronics', not: /Mantel Clock/ },
  ],
  [
    'goes-with',
    'what stands well next to this in a corner',
    { page: 'Ribbed Terracotta Urn', in: 'home electronics', not: /Terracotta Urn/ },
  ],
];
