import type { Category } from '@ethereal/contracts/fashion';

/** Names of things, as stems, each with the words of item names that it may mean. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  shirt: ['shirt', 'polo'],
  't-shirt': ['t-shirt'],
  polo: ['polo'],
  top: ['top', 't-shirt', 'shirt', 'blouse'],
  blouse: ['blouse', 'shirt'],
  sweater: ['sweater', 'cardigan'],
  jumper: ['sweater'],
  pullover: ['sweater'],
  knitwear: ['knit', 'sweater', 'cardigan'],
  cardigan: ['cardigan'],
  hoodie: ['hoodie'],
  sweatshirt: ['hoodie', 'sweatshirt'],
  jacket: ['jacket', 'blazer', 'gilet'],
  coat: ['coat', 'overcoat', 'trench'],
  overcoat: ['overcoat', 'coat'],
  raincoat: ['raincoat', 'trench'],
  trench: ['trench'],
  blazer: ['blazer'],
  gilet: ['gilet', 'vest'],
  vest: ['vest', 'gilet'],
  waistcoat: ['waistcoat', 'gilet'],
  suit: ['suit', 'blazer'],
  jeans: ['jeans'],
  jean: ['jeans'],
  trousers: ['trousers', 'chinos', 'jeans'],
  trouser: ['trousers', 'chinos', 'jeans'],
  pant: ['trousers', 'chinos', 'jeans', 'pant'],
  slack: ['trousers', 'chinos'],
  chinos: ['chinos'],
  chino: ['chinos'],
  shorts: ['shorts'],
  legging: ['legging'],
  skirt: ['skirt'],
  dress: ['dress', 'sundress', 'gown'],
  sundress: ['sundress'],
  gown: ['gown', 'dress'],
  kimono: ['kimono'],
  robe: ['robe'],
  sari: ['sari'],
  bikini: ['bikini'],
  swimsuit: ['swimsuit', 'bikini'],
  swimwear: ['swimsuit', 'bikini'],
  shoe: ['shoe', 'sneaker', 'boot', 'sandal', 'pump', 'flat', 'loafer'],
  footwear: ['shoe', 'sneaker', 'boot', 'sandal', 'pump', 'flat', 'loafer'],
  sneaker: ['sneaker'],
  trainer: ['sneaker', 'trainer'],
  boot: ['boot'],
  sandal: ['sandal'],
  slipper: ['slipper', 'mule'],
  pump: ['pump'],
  heel: ['heel', 'pump'],
  flat: ['flat'],
  loafer: ['loafer'],
  sock: ['sock'],
  underwear: ['underwear'],
  pajama: ['pajama'],
  hat: ['hat', 'cap', 'beanie'],
  cap: ['cap'],
  beanie: ['beanie', 'hat'],
  scarf: ['scarf'],
  shawl: ['shawl', 'scarf'],
  glove: ['glove'],
  mitten: ['mitten', 'glove'],
  belt: ['belt'],
  tie: ['tie'],
  bag: ['bag', 'handbag', 'backpack', 'clutch', 'briefcase', 'suitcase', 'purse', 'tote'],
  handbag: ['handbag', 'clutch', 'bag'],
  backpack: ['backpack'],
  rucksack: ['backpack', 'rucksack'],
  purse: ['purse'],
  wallet: ['wallet', 'purse'],
  clutch: ['clutch'],
  briefcase: ['briefcase'],
  suitcase: ['suitcase'],
  luggage: ['suitcase', 'luggage', 'backpack'],
  sunglasses: ['sunglasses'],
  shade: ['sunglasses'],
  glasses: ['glasses', 'sunglasses'],
  eyewear: ['glasses', 'sunglasses'],
  watch: ['watch'],
  ring: ['ring'],
  bracelet: ['bracelet'],
  necklace: ['necklace'],
  earring: ['earring'],
  jewellery: ['ring', 'bracelet', 'necklace', 'earring'],
  jewelry: ['ring', 'bracelet', 'necklace', 'earring'],
  umbrella: ['umbrella'],
  lipstick: ['lipstick', 'lip'],
  lotion: ['lotion'],
  perfume: ['perfume', 'parfum'],
  fragrance: ['parfum', 'perfume'],
  cologne: ['cologne', 'parfum'],
  soap: ['soap'],
  shampoo: ['shampoo'],
  cream: ['cream', 'lotion'],
  polish: ['polish'],
  razor: ['razor'],
  toothbrush: ['toothbrush'],
  sofa: ['sofa'],
  couch: ['sofa', 'couch'],
  chair: ['chair'],
  bed: ['bed'],
  vase: ['vase', 'urn'],
  lamp: ['lamp'],
  teapot: ['teapot'],
  cup: ['cup', 'mug'],
  mug: ['mug', 'cup'],
  bowl: ['bowl'],
  basket: ['basket'],
  candle: ['candle'],
  clock: ['clock'],
  mirror: ['mirror'],
  poster: ['poster', 'print'],
  blanket: ['blanket', 'throw'],
  cushion: ['cushion', 'pillow'],
  towel: ['towel'],
  headphone: ['headphone'],
  earphone: ['earphone', 'headphone'],
  earbud: ['earbud', 'headphone'],
  camera: ['camera'],
  laptop: ['laptop'],
  computer: ['computer', 'laptop'],
  notebook: ['notebook', 'laptop'],
  keyboard: ['keyboard'],
  mouse: ['mouse'],
  radio: ['radio'],
  microphone: ['microphone'],
  phone: ['phone', 'telephone'],
  television: ['television', 'tv'],
  tv: ['television', 'tv'],
  toy: ['toy', 'teddy', 'doll', 'kite', 'scooter'],
  teddy: ['teddy'],
  doll: ['doll'],
  scooter: ['scooter'],
  kite: ['kite'],
};

/** What a word may stand for in the names of items. */
export const meaningsOf = (stemmed: string): readonly string[] => THINGS[stemmed] ?? [stemmed];
export const isThing = (stemmed: string): boolean => Object.hasOwn(THINGS, stemmed);
export const THING_WORDS = Object.keys(THINGS);

/** Stems that name a category; those after the bar name people who shop in it. */
const CATEGORY_STEMS: Readonly<Record<Category, string>> = {
  men: 'man mens menswear male guy gentleman boyfriend husband dad daddy father grandpa grandfather him his brother uncle',
  women:
    'woman womens womenswear female lady girlfriend wife mom mum mummy mother grandma grandmother her sister aunt',
  kids: 'kid kids child children boy girl baby toddler son daughter nephew niece teenager',
  home: 'home house furniture kitchen household decor homeware interior',
  accessories: 'accessory accessories',
  beauty: 'beauty makeup make-up cosmetic cosmetics skincare toiletry',
  electronics: 'electronic electronics gadget tech device',
};

export const CATEGORY_OF: ReadonlyMap<string, Category> = new Map(
  (Object.entries(CATEGORY_STEMS) as [Category, string][]).flatMap(([category, stems]) =>
    stems.split(' ').map((stem) => [stem, category] as const),
  ),
);

/** Colours as people ask for them, with the names that items have for them. */
export const COLOURS: Readonly<Record<string, readonly string[]>> = {
  black: ['black'],
  white: ['white', 'ivory', 'ecru'],
  red: ['red', 'burgundy', 'crimson', 'scarlet', 'cherry'],
  blue: ['blue', 'navy', 'indigo', 'sky', 'cobalt'],
  navy: ['navy'],
  green: ['green', 'sage', 'moss', 'olive', 'emerald'],
  yellow: ['yellow', 'butter', 'mustard'],
  pink: ['pink', 'peony', 'blush', 'rose'],
  purple: ['purple', 'lilac', 'lavender', 'violet', 'plum'],
  orange: ['orange', 'rust', 'terracotta', 'apricot'],
  brown: ['brown', 'camel', 'chestnut', 'tan', 'cognac', 'chocolate'],
  grey: ['grey', 'gray', 'charcoal'],
  gray: ['grey', 'gray', 'charcoal'],
  beige: ['beige', 'sand', 'oat', 'camel', 'ecru'],
  ivory: ['ivory'],
  gold: ['gold', 'golden'],
  golden: ['gold', 'golden'],
  silver: ['silver'],
  sage: ['sage'],
  moss: ['moss'],
  camel: ['camel'],
  burgundy: ['burgundy'],
  turquoise: ['turquoise', 'teal'],
  teal: ['teal'],
  olive: ['olive'],
  khaki: ['khaki', 'olive'],
};

/** Words of names and descriptions that are right as they are. */
const MATERIALS =
  `linen cotton wool silk leather denim velvet cashmere merino satin suede canvas straw floral striped
  stripe polka dot dotted plaid checked gingham knit knitted ribbed cable fleece organic quilted cropped oversized relaxed
  slim wide straight high-rise maxi midi mini wrap tailored waxed wooden stoneware porcelain crystal oak walnut vintage
  retro wireless portable winter summer spring autumn fall warm cool light heavy long short sleeve casual formal elegant
  evening party wedding office work beach sport running travel rain crew neck v-neck gold silver boat line hair hand body
  face lip nail`.split(/\s+/);
export const MATERIAL_WORDS: readonly string[] = MATERIALS;

/** Words that stand for any item at all. */
export const ANYTHING: ReadonlySet<string> = new Set(
  `item product thing stuff something anything everything gift present outfit clothes clothe clothing cloth wear apparel
  garment piece option choice article merchandise good idea one ones selection range collection catalogue catalog`.split(
    /\s+/,
  ),
);

/** Words around what is looked for that name no item. */
export const SEARCH_WORDS: ReadonlySet<string> = new Set(
  `show find search look looking buy shop shopping sell stock recommend suggest suggestion offer available browse display
  list after interested order purchase pick choose price priced cost costing budget size sized colour color coloured
  colored under over below above around between cheap cheaper cheapest affordable expensive inexpensive best popular top-rated nice good
  great cool pretty beautiful lovely cute new latest newest trendy fashionable stylish different kind type sort style
  max maximum minimum least most dollar buck usd category section department men's please birthday christmas
  love nothing plz pls kindly made material fabric deal store travelling traveling than less more there instead other another else within bit little also maybe actually then hmm well alright
  favourite favorite perfect suitable quality brand fit up to today tomorrow friend pair set lot medium small large`.split(
    /\s+/,
  ),
);
