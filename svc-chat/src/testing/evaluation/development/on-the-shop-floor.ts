import type { Written } from '../written.ts';

const SIGN_IN = /sign in|log in/i;

/** What is said of the item on the page, of somebody's life, of the own orders and shop; all in our own words. */
export const onTheShopFloor: readonly Written[] = [
  // Which of some come in a size.
  [
    'size',
    'which of your dresses for women can I get in XL',
    { size: 'XL', only: /[Dd]ress|Gown/, in: 'women' },
  ],
  [
    'size',
    'she is a large lady, XXL. what jeans for women come that big?',
    { size: 'XXL', only: /Jeans/, in: 'women' },
  ],
  ['size', 'which trousers for men do you make in XXL', { size: 'XXL', in: 'men' }],
  ['size', 'are there hoodies for men as large as XXL', { size: 'XXL', only: /Hoodie/, in: 'men' }],
  // Between two sizes.
  [
    'size',
    'I am between S and M, which one do I take?',
    { page: 'Suede Block Heel Pumps', says: /take the larger/ },
  ],
  [
    'size',
    'Somewhere between L and XL, and I like it loose. Which should I pick?',
    { page: 'Piqué Polo Shirt', says: /go up a size/ },
  ],
  [
    'size',
    "I'm in between M and L, what would you go for with this?",
    { page: 'Straight Leg Raw Denim Jeans', says: /half a size/ },
  ],
  [
    'size',
    'usually I wear L, sometimes M. which one here?',
    { page: 'Linen Shirt in Sea Blue', says: /usual size/ },
  ],
  [
    'several',
    "women's jeans in XXL and a t-shirt in the same size",
    { size: 'XXL', in: 'women', has: [/Jeans/, /T-Shirt/] },
  ],
  [
    'several',
    "men's chinos in XL plus a polo shirt in the same size",
    { size: 'XL', in: 'men', has: [/Chinos/, /Polo/] },
  ],
  [
    'several',
    "Men's shirt in XXL and jeans in the same size, 150 for both",
    { size: 'XXL', in: 'men', has: [/Shirt/, /Jeans/] },
  ],
  // What somebody has is not what is wanted.
  [
    'occasion',
    'graduation on friday, my brother has nothing but t-shirts',
    { has: /Blazer|Shirt|Chinos|Derby/, not: /T-Shirt/, in: 'men accessories' },
  ],
  [
    'occasion',
    'my husband only owns jeans and we are invited to a wedding',
    { has: /Blazer|Derby|Shirt|Chinos/, not: /Jeans/ },
  ],
  [
    'occasion',
    'first day at the law firm for my daughter (24). She only ever wears hoodies',
    { has: /Blazer|Blouse|Trousers|Skirt/, not: /Hoodie/, in: 'women accessories' },
  ],
  [
    'occasion',
    "my wardrobe is just sneakers and t-shirts and tomorrow I'm at court. man, 30",
    { has: /Blazer|Derby|Shirt|Chinos/, not: /Sneaker|T-Shirt/ },
  ],
  // Nothing heavy.
  [
    'occasion',
    "summer wedding outdoors in the heat, I'm a man and I don't want to wear anything heavy",
    { in: 'men accessories', not: /Overcoat|Cable/ },
  ],
  [
    'occasion',
    "I'm a woman who always gets too hot, barbecue at the neighbours, nothing thick please",
    { in: 'women accessories', not: /Wool|Coat/ },
  ],
  [
    'occasion',
    'office in july without air conditioning, my husband sweats easily, so nothing warm',
    { in: 'men accessories', not: /Overcoat|Sweater|Hoodie/, saysNot: /without air/ },
  ],
  // What somebody does all day tells what they may like.
  ['gift', 'for somebody who drinks coffee all day', { has: /Coffee Cup/ }],
  ['gift', 'my aunt lives on tea', { has: /Teapot/ }],
  ['gift', 'present for a girl of 6 who is outdoors all the time', { has: /Scooter|Kite/ }],
  [
    'gift',
    "my grandson is 7, he can't keep still and plays in the garden all day. birthday",
    { has: /Scooter|Kite/ },
  ],
  ['gift', 'something for a boy of 8 who loves running around outside, 50 at most', { has: /Kite/, max: 50 }],
  ['gift', 'a small thank you for the receptionist, a woman, under 25', { not: /Kids/, max: 25 }],
  ['gift', 'little present for my neighbour (she is 60), 15 dollars at most', { not: /Kids/, max: 15 }],
  ['gift', "something for my son's nursery teacher, a lady, up to 30", { not: /Kids/, max: 30 }],
  ['gift', 'my nephew was born last night. A present that he keeps his whole life?', { has: /Teddy/ }],
  [
    'gift',
    "I became a godmother today! something she'll still treasure when she is grown up",
    { has: /Teddy/ },
  ],
  ['gift', 'a keepsake for a newborn', { first: /Teddy/ }],
  // One's own orders and favourites.
  [
    'own',
    'a while ago I bought headphones here, what was the name of them?',
    { me: true, says: /Noise-Cancelling/ },
  ],
  ['own', 'In June I got a teapot from you. Which one was it?', { me: true, says: /Stoneware Teapot/ }],
  ['own', 'what were those boots called that I bought in spring', { me: true, says: /Ankle Boots/ }],
  ['own', 'I ordered boots here once, how much were they?', { me: true, says: /Ankle Boots/ }],
  ['own', 'did i save the watch already', { me: true, says: /Automatic Wrist Watch/ }],
  ['own', 'Have I put the denim jacket on my wishlist yet?', { none: true, says: SIGN_IN }],
  ['own', 'is the floral dress already among my favourites', { none: true, says: SIGN_IN }],
  // As a customer.
  ['help', 'can we order 20 of these glasses at once? it is for a wedding', { none: true, says: /\b10\b/ }],
  ['help', 'I need 12 of the same mug for our café, is that possible', { none: true, says: /\b10\b/ }],
  ['help', 'how many of one thing may I buy at a time', { none: true, says: /\b10\b/ }],
  [
    'help',
    'is it possible to buy 30 identical shirts for my staff in one order',
    { none: true, says: /\b10\b/ },
  ],
  [
    'help',
    'my jacket is gone, I gave it to a friend, but it is still listed here. how can i remove it?',
    { none: true, says: /[Uu]npublish/ },
  ],
  [
    'help',
    'The lamp broke before anybody bought it. How do I get it off my shop?',
    { none: true, says: /[Uu]npublish/ },
  ],
  [
    'help',
    "I don't want to sell the bag any more, how do I make it disappear",
    { none: true, says: /[Uu]npublish/ },
  ],
  // On the item's page.
  ['item', 'does the bed come with slats or do I buy them separately?', { says: /Slats included/ }],
  [
    'item',
    'which mattress goes in this and must I order the slats on top?',
    { page: 'Low Platform Bed with Linen Set', says: /160/ },
  ],
  [
    'item',
    'do I have to buy batteries for this separately?',
    { page: 'Compact Mirrorless Camera', says: /battery included/ },
  ],
  [
    'item',
    'what laptop fits in here, and do i need an extra sleeve?',
    { page: 'Waxed Canvas Weekend Backpack', says: /padded sleeve/ },
  ],
  [
    'item',
    'can I just chuck it in the machine or will it shrink to nothing',
    { page: 'Cashmere Crew Neck Sweater', says: /Hand wash/ },
  ],
  [
    'item',
    'will it survive the dishwasher or come out in pieces',
    { page: 'Stoneware Serving Bowl with Spoon', says: /dishwasher safe/i },
  ],
  [
    'item',
    'Do I wash it by hand or can it go in with the sheets and towels?',
    { page: 'Linen Sundress in Butter', says: /Machine wash at 30/ },
  ],
  ['item', 'The mantel clock, does it make a noise? I wake up from anything', { says: /No ticking/ }],
  ['item', 'The keyboard, is it loud? My colleagues complain already', { says: /Quiet scissor/ }],
  ['item', 'The suitcase: do its wheels rattle? I leave at five in the morning', { says: /hardly whisper/ }],
  [
    'item',
    'the kite, how long is the line? We had one that was only good for tangling',
    { says: /thirty metres/ },
  ],
  ['item', 'The bear, what is inside him? Our last one was full of little beads', { says: /recycled fibre/ }],
  [
    'item',
    'the sofa, what are the cushions filled with? our old one went flat in a year',
    { says: /feather/ },
  ],
  [
    'safety',
    'does it contain lead? my kids drink from everything',
    { page: 'Crystal Red Wine Glass', says: /lead-free/ },
  ],
  [
    'safety',
    "any acetone in it? I'm pregnant and my doctor told me to be careful",
    { page: 'Chip-Free Nail Polish', says: /acetone|ten-free/ },
  ],
  [
    'safety',
    'is there sulphate in it? I am pregnant',
    { page: 'Rosewater Body Wash', says: /without sulphates/ },
  ],
  [
    'safety',
    'is there perfume in it? I know, it is only a lipstick, but I am careful',
    { page: 'Velvet Matte Lipstick', says: /no scent/ },
  ],
  [
    'item',
    'do I need a screwdriver to put this together?',
    { page: 'Low Platform Bed with Linen Set', says: /one key/ },
  ],
  ['item', 'how many cups do you get out of it', { page: 'Stoneware Teapot', says: /four cups/ }],
  [
    'item',
    'Would a grown man of 1.90 sleep well in this?',
    { page: 'Low Platform Bed with Linen Set', says: /200/ },
  ],
  ['item', 'does the strap come with it', { page: 'Compact Mirrorless Camera', says: /Strap/ }],
  ['item', 'my hands sweat, will it slip?', { page: 'Weighted Safety Razor', says: /stays put/ }],
  ['item', 'Is this heavy? My mother has arthritis', { page: 'Slim Everyday Laptop', says: /1\.1/ }],
  ['item', 'would my 4 year old be too young for it', { page: 'Balance Kick Scooter', says: /four to nine/ }],
  ['item', 'and can I iron this', { page: 'Floral Midi Dress', says: /steam/ }],
  ['item', 'who made this, was it by machine?', { page: 'Hand-Thrown Amphora Vase', says: /by hand/ }],
  [
    'item',
    'what if it rains, can I still carry it?',
    { page: 'Waxed Canvas Weekend Backpack', says: /rain/ },
  ],
  ['item', 'the umbrella: would it turn inside out in the wind?', { says: /gust/ }],
  ['item', 'Those headphones, do they work on a plane?', { says: /planes/ }],
  ['item', 'your straw hat, can I fold it into a suitcase? I travel light', { says: /Packs flat/ }],
  ['item', 'The chair. Is it sold as a pair?', { says: /singly/ }],
  [
    'safety',
    'is it safe for a newborn or could she swallow a part',
    { page: 'Heirloom Teddy Bear', says: /from birth/ },
  ],
  [
    'safety',
    'any small parts on this? my baby puts everything in her mouth',
    { page: 'Painted Nesting Dolls', says: /three years/ },
  ],
  [
    'safety',
    'does this have nickel in it, I get a rash',
    { page: 'Topaz Solitaire Ring', says: /nickel|vermeil/ },
  ],
  [
    'size',
    'half way between S and M, what do you suggest?',
    { page: 'Silk Wrap Kimono Robe', says: /generous/ },
  ],
  ['size', 'do these run small? normally M', { page: 'Straight Leg Raw Denim Jeans', says: /half a size/ }],
  ['size', 'which of the shirts for men go up to XXL', { size: 'XXL', in: 'men', has: /Shirt/ }],
  [
    'size',
    'my boyfriend needs XXL. Are any of the hoodies that big',
    { size: 'XXL', in: 'men', only: /Hoodie/ },
  ],
  [
    'occasion',
    'gallery opening tonight and all my husband has is shorts',
    { not: /Shorts/, has: /Blazer|Shirt|Chinos|Derby/ },
  ],
  [
    'occasion',
    "we're invited to a christening, my wardrobe is full of jeans. woman, 40",
    { not: /Jeans/, has: /Dress|Skirt|Blazer|Gown/ },
  ],
  [
    'occasion',
    'meeting the bank about a mortgage, he has got only hoodies',
    { not: /Hoodie/, has: /Blazer|Shirt|Chinos|Briefcase/, saysNot: /size M/ },
  ],
  [
    'occasion',
    "rooftop party in august and I melt in everything, I'm a man, nothing heavy",
    { in: 'men accessories', not: /Wool|Hoodie|Overcoat/ },
  ],
  ['gift', 'my father in law drinks red wine every evening', { has: /Wine Glass/ }],
  ['gift', 'my sister is a coffee addict', { has: /Coffee Cup/ }],
  [
    'gift',
    'Our little one (3) is climbing everywhere and loves being outdoors, birthday soon',
    { in: 'kids', has: /Kite|Backpack|Cap|Shorts/ },
  ],
  [
    'gift',
    'present for a girl of 8 who has ants in her pants and is outside all day',
    { has: /Scooter|Kite/ },
  ],
  ['gift', 'thank you present for the midwife, a lovely lady, max 30', { not: /Kids/, max: 30 }],
  ['gift', 'something for my boss (a man), 50 tops', { not: /Kids/, max: 50 }],
  ['gift', 'our neighbours had a baby girl. Something she can keep for life', { has: /Teddy/ }],
  ['gift', 'christening present that will last a lifetime for my godson', { has: /Teddy/ }],
  ['own', 'what was the name of the boots I purchased in may', { me: true, says: /Ankle Boots/ }],
  [
    'own',
    'i got a pair of headphones from you, what did they cost me',
    { me: true, says: /Noise-Cancelling/ },
  ],
  ['own', 'remind me which teapot i ordered', { me: true, says: /Stoneware Teapot/ }],
  ['own', 'had I saved the leather handbag for later?', { none: true, says: /sign in|log in/i }],
  ['own', 'was the watch already on my wishlist?', { me: true, says: /Automatic Wrist Watch/ }],
  ['help', 'can I get 50 candles at once for an event', { none: true, says: /\b10\b/ }],
  [
    'help',
    'we want to buy two dozen of the same wine glass, does that work?',
    { none: true, says: /\b10\b/ },
  ],
  ['help', 'Is there a maximum number of pieces per item?', { none: true, says: /\b10\b/ }],
  [
    'help',
    'a friend took my lamp in the end, how can I take the listing offline',
    { none: true, says: /[Uu]npublish/ },
  ],
  [
    'help',
    'somebody in the street bought my coat. it is still shown in my store, what do I do',
    { none: true, says: /[Uu]npublish/ },
  ],
  [
    'several',
    "women's jeans in L and a cardigan in the same size, under 200 together",
    { size: 'L', in: 'women', has: [/Jeans/, /Cardigan/] },
  ],
  ['own', 'I ordered a teapot last week and it has not come', { me: true, says: /Pending/ }],
  ['own', 'we bought headphones and they still have not arrived', { me: true, says: /Out for Shipping/ }],
  [
    'item',
    'is he washable? he will be dragged through the mud',
    { page: 'Heirloom Teddy Bear', says: /surface wash/ },
  ],
  ['help', 'my picture is 34 MB, what is the maximum size per item picture', { none: true, says: /20 MB/ }],
  ['help', 'a photo of 28 megabytes, is that too much', { none: true, says: /20 MB/ }],
  ['gift', 'my wife reads in bed until two in the morning', { has: /Glasses|Lamp|Sofa|Clock/ }],
  [
    'help',
    'can I send it back if it is too small',
    { page: 'Merino Crew Neck Sweater', none: true, says: /14 days/ },
  ],
  [
    'find',
    'my son only has one pair of trousers, he needs another, he is 6',
    { has: /Jeans|Shorts/, in: 'kids' },
  ],
  ['price', 'what would 12 of the wine glasses cost', { says: /270/ }],
];
