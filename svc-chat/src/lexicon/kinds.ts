import { phraseOf } from './phrase.ts';

/**
 * Kinds of goods: `id parent: names that people and sellers have for it`. A name may stand for one kind only; the longest
 * name that fits counts. Kinds that the shop happens to have none of are here, too: what is near them can be offered.
 */
const KINDS = `
clothing -: clothing, garment, apparel
top clothing: top, topwear, upper wear, upper
shirt top: shirt, button shirt, button front shirt, long sleeve shirt, long sleeve button shirt, long sleeve dress shirt, long sleeved shirt, button down, button up, buttondown shirt, dress shirt, oxford shirt, work shirt, collared shirt, formal shirt, chemise
polo top: polo, polo shirt
blouse shirt: blouse
t-shirt top: tshirt, t shirt, tee, teeshirt, long sleeve, longsleeve, long sleeve tee, singlet, tank top, tank, camisole, crop top
knitwear top: knitwear, knit, woolly, knitted top
sweater knitwear: sweater, jumper, pullover, pull over, turtleneck, polo neck, crewneck, crew neck, roll neck, guernsey, jersey sweater, sweaters
cardigan knitwear: cardigan, cardi, cardy
hoodie top: hoodie, hoody, hooded top, sweatshirt, sweat shirt, sweat top, hooded sweatshirt, hooded jumper, hooded sweater, crewneck sweatshirt
outerwear clothing: outerwear, outer wear, outdoor jacket
jacket outerwear: jacket, windbreaker, anorak, bomber, bomber jacket, puffer, windcheater, blouson, shacket, parka
gilet jacket: gilet, vest, body warmer, bodywarmer, sleeveless jacket, quilted vest, puffer vest, waistcoat
blazer jacket: blazer, tailoring, sport coat, sports coat, sports jacket, suit jacket, dinner jacket, tuxedo, tux, suit
coat outerwear: coat, overcoat, greatcoat, topcoat, pea coat, duffle coat, duffel coat
trench coat: trench, trench coat, raincoat, rain coat, rain jacket, mac coat, mackintosh, mac, waterproof coat
bottom clothing: bottom, legwear, leg wear, bottomwear, lower wear, bottom half
trousers bottom: trousers, trouser, pants, slack, sweatpants, jogger, joggers, culotte, cargo pants, leggings, legging, dress pants
jeans trousers: jeans, jean, dungarees, denim pants, denim trousers
chinos trousers: chinos, chino, khakis
shorts bottom: shorts, bermudas, trunk shorts
skirt bottom: skirt, miniskirt, mini skirt, midi skirt, kilt
dress clothing: dress, frock, gown, maxi dress, midi dress
sundress dress: sundress
sari dress: sari, saree
swimwear clothing: swimwear, bathers, togs, swimmers, bathing gear, swimming gear, board shorts, boardshorts, swim shorts, swim wear, beachwear, bathing clothes, swimming costume, swimming clothes, swim trunks, swimming trunks
swimsuit swimwear: swimsuit, swim suit, bathing suit, bathing costume, one piece, one piece swimsuit, swimming suit, cossie, cozzie
bikini swimwear: bikini, two piece, 2 piece, 2 piece swimsuit, two piece swimsuit, tankini
robe clothing: robe, kimono, dressing gown, bathrobe, bath robe, housecoat, house coat
nightwear clothing: nightwear, pajama, pyjama, pajamas, pyjamas, pjs, nightgown, nightdress, nightie, sleepwear
underwear clothing: underwear, boxer, boxers, briefs, panties, knickers, bra, lingerie, underpants, undershirt, thong
sock clothing: sock, tights, stocking, hosiery
shoe -: shoe, footwear, foot wear
sneaker shoe: sneaker, trainer, runner, running shoe, gym shoe, tennis shoe, kicks, sneaks, plimsoll, canvas shoe, sport shoe, sports shoe, walking shoe
boot shoe: boot, ankle boot, bootie, chelsea boot, wellies, wellington
sandal shoe: sandal, flip flop, mule, espadrille, slider, sliders, mules
slipper sandal: slipper, house shoe
pump shoe: pump, pumps, high heel, heel, heels, stiletto, court shoe, high heels, heeled shoe
flat shoe: flat one, ballet flats, ballerina, ballet shoe, ballerinas, flat shoe, ballet pump, ballet flat, dancing shoe
derby shoe: derby, derbies, derby shoe, oxford, oxford shoe, brogue, loafer, dress shoe, formal shoe, lace up, business shoe, smart shoe, lace up shoe, office shoe
accessory -: accessory
hat accessory: hat, headwear, sun hat, sunhat, headgear, fedora, top hat, panama, bowler
cap hat: cap, baseball cap, ball cap, snapback, baseball hat
beanie hat: beanie, knit hat, bobble hat
scarf accessory: scarf, shawl, muffler, neckerchief, pashmina
glove accessory: glove, mitten, mitt, handwear
belt accessory: belt, waist belt
tie accessory: tie, necktie, bow tie, bowtie
bag accessory: bag, tote, tote bag, shoulder bag, satchel, crossbody, messenger bag, travel bag, work bag, gym bag, beach bag, everyday bag, office bag, weekend bag, duffel, holdall, weekender, shopper
handbag bag: handbag, hand bag, pocketbook, ladies bag
backpack bag: backpack, rucksack, knapsack, back pack, school bag, schoolbag, daypack, bookbag
clutch bag: clutch, clutch bag, evening bag, party bag, minaudiere
purse accessory: purse, coin purse, wallet, change purse, billfold, card holder, money purse, coin pouch
briefcase bag: briefcase, brief case, attache case, laptop bag, laptop case, computer bag, notebook bag, document bag
suitcase bag: suitcase, luggage, cabin bag, carry on, trolley, baggage, trolley bag, cabin suitcase, hand luggage, travel case
eyewear accessory: eyewear, eye wear
sunglasses eyewear: sunglasses, shades, sunnies, dark glasses, sun glasses, ray bans, glasses for sun, glasses for the sun, spectacles for the sun, spectacles for sun, glasses against sun, glasses against the sun, sun specs, sun spectacles, sunnies, aviators, wayfarers
glasses eyewear: glasses, spectacles, specs, eyeglasses, reading glasses, readers, eye glasses
watch accessory: watch, wristwatch, wrist watch, timepiece
jewellery accessory: jewellery, jewelry, jewel, bling, trinket
ring jewellery: ring, engagement ring, wedding ring, finger ring
bracelet jewellery: bracelet, bangle, armband, wristband
necklace jewellery: necklace, pendant, choker
earring jewellery: earring, ear ring, stud earring
brooch jewellery: brooch
umbrella accessory: umbrella, brolly, parasol, gamp
hair-accessory accessory: hair accessory, hair bow, hair clip, barrette, scrunchie, hair tie, hairband, headband, hair slide, hair ornament, hair stuff, hair thing, bow for hair
fan accessory: fan, hand fan, folding fan
beauty -: beauty product, toiletry, toiletries, bathroom product
makeup beauty: makeup, make up, cosmetic, cosmetics
lipstick makeup: lipstick, lip colour, lip color, lippy, lip gloss, lip balm, lip stick, lip colour, lip color, lip product, lip stuff, lip thing, lip makeup, lip make up, something for lip, anything for lip, something for my lip, something for the lip, stuff for lip
lip-tint lipstick: lip tint, lip stain, tint for lips, tinted lip
mascara makeup: mascara, eyeliner, eyeshadow, eye shadow, foundation, blush, concealer
polish makeup: nail polish, nail varnish, nail lacquer, nail colour, nail color, nail paint, nail stuff, nail thing, polish
skincare beauty: skincare, skin care, face care, body care, skin product, moisturiser, moisturizer
cream skincare: cream, night cream, face cream, balm, ointment, day cream, facial cream, recovery cream
lotion skincare: lotion, hand cream, hand balm, body lotion, hand lotion, body milk, body cream, hand and body lotion
soap skincare: soap, hand soap, soap bar, bar soap
body-wash skincare: body wash, shower gel, bodywash, bath gel, cleanser, wash gel, face wash, hand wash
perfume beauty: perfume, parfum, fragrance, eau de parfum, eau de toilette, cologne, scent, aftershave
razor beauty: razor, shaver, safety razor, shaving razor
toothbrush beauty: toothbrush, tooth brush
hair-tool beauty: comb, hairbrush, hair brush, hair pick, afro pick, pick comb
sponge beauty: sponge, sea sponge, bath sponge, loofah
shampoo beauty: shampoo, conditioner, hair care, hair oil
homeware -: homeware, home goods, household goods, household, home stuff, home item, things for the home, housewares
furniture homeware: furniture, furnishing
sofa furniture: sofa, couch, settee, loveseat, two seater, chesterfield, divan, love seat
chair furniture: chair, somewhere to sit, something to sit on, anything to sit on, a seat, any seat, dining chair, armchair, stool, seating, kitchen chair
table furniture: table, desk, coffee table, dining table
bed furniture: bed, bedstead, double bed, bed frame, platform bed
mattress furniture: mattress
wardrobe furniture: wardrobe, shelf, bookcase, bookshelf, cupboard, cabinet, drawer
bathtub homeware: bathtub, bath tub, tub, roll top bath, freestanding bath
decor homeware: decor, something for the wall, something for my wall, anything for the wall, thing for the wall, something on the wall, decoration, home decor, ornament, home accessory, wall decor, room decoration
vase decor: vase, amphora, urn, pot for flowers, flower pot, jug, keep flower in, keep the flower in, put flower in, put the flower in, put my flower in, flower holder
mirror decor: mirror, looking glass, wall mirror
clock decor: clock, timepiece for mantelpiece, timepiece for the mantelpiece, timepiece for the wall, mantel clock, wall clock, table clock
print decor: print, poster, picture, painting, wall art, artwork, framed print, art print, photograph, wall picture, art, landscape print
candle decor: candle, pillar candle, tea light, tealight, candlelight
plant decor: plant, houseplant, house plant, potted plant, fig, rubber fig, indoor plant, potted fig, greenery, rubber plant
rug homeware: rug, carpet, doormat
curtain homeware: curtain, drapes, blind
cushion homeware: cushion, pillow, throw pillow
bedding homeware: bedding, bed linen, bedsheet, sheet, duvet, blanket, throw, quilt, bed clothes, comforter
towel homeware: towel, bath towel, beach towel
tableware homeware: tableware, crockery, dinnerware, dishes, kitchenware, dishware
teapot tableware: teapot, tea pot, tea kettle, pot for tea, pot for making tea, pot to make tea, pot to make tea in, pot for brewing tea
cup tableware: cup, mug, coffee cup, tea cup, teacup, coffee mug, cup and saucer, espresso cup, saucer, drink coffee from, drink tea from, drink from, cup for coffee
wine-glass tableware: wine glass, wineglass, wine glasses, drinking glass, goblet, tumbler, stemware, glass for wine, glassware
bowl tableware: bowl, salad bowl, serving bowl, fruit bowl
plate tableware: plate, dinner set, dinner plate, dish, dinner service, dining set
cutlery tableware: cutlery, knife, fork, spoon, flatware, silverware
basket homeware: basket, hamper, wicker basket
knitting-kit homeware: knitting kit, wool and needle, needle and wool, yarn and needle, needle and yarn, wool to knit, yarn to knit, knitting set, knitting wool, yarn, knitting needles, knitting, knitting yarn, craft kit, ball of wool, crochet
lamp homeware: lamp, lighting, lantern, reading lamp, table lamp, floor lamp, bedside lamp
electronics -: electronics, gadget, tech, electronic device, device, electronic, tech stuff, gizmo
headphone peripheral: headphone, headphones, earphone, headset, earbuds, earbud, earphones, airpods, head phones, cans for music, over ears, over ear, over the ears, over your ears, over my ears, over his ears, over her ears, noise cancelling
laptop electronics: laptop, notebook computer, portable computer, computer, pc, macbook, notebook, chromebook, ultrabook
camera electronics: camera, mirrorless camera, photo camera, digital camera
peripheral electronics: computer accessory, pc accessory, peripheral, computer peripheral, desk gadget, laptop accessory, computer stuff
keyboard peripheral: keyboard, computer keyboard
mouse peripheral: mouse, computer mouse, wireless mouse
radio electronics: radio, wireless set, wireless for, transistor, dab radio, kitchen radio
microphone peripheral: microphone, mic, studio microphone
controller peripheral: controller, gamepad, game controller, joystick, gaming, gaming stuff, game pad, gaming controller
alarm-clock clock: alarm clock, alarm, wake up light, sunrise clock, wake up clock, clock radio, radio alarm, radio clock
phone electronics: telephone, phone, landline, desk phone, desk telephone
smartphone phone: smartphone, iphone, mobile phone, cell phone, cellphone, android phone, mobile
tablet electronics: tablet, ipad
speaker electronics: speaker, bluetooth speaker, loudspeaker, soundbar
tv electronics: television, tv, telly, tv set, television set
toy -: toy, plaything, game for kids, toys
teddy toy: teddy, teddy bear, bear, plush, soft toy, stuffed animal, cuddly toy, stuffed toy, plushie
doll toy: doll, nesting doll, russian doll, matryoshka
kite toy: kite
scooter toy: scooter, kick scooter
counting-frame toy: counting frame, abacus, math toy
puzzle toy: puzzle, board game, lego, building block
`;

type KindRow = { id: string; parent: string | undefined; names: string[] };

const ROWS: readonly KindRow[] = KINDS.trim()
  .split('\n')
  .map((line) => {
    const [head = '', names = ''] = line.split(': ');
    const [id = '', parent] = head.split(' ');
    return { id, parent: parent === '-' ? undefined : parent, names: names.split(', ') };
  });

const PARENT: ReadonlyMap<string, string | undefined> = new Map(ROWS.map(({ id, parent }) => [id, parent]));

/** The kind of each name, by its phrase. */
export const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(({ id, names }) => names.map((name) => [phraseOf(name), id] as const)),
  // Only these plurals are goods.
  ...([
    ['denims', 'jeans'],
    ['flats', 'flat'],
  ] as const),
]);

export const isKind = (id: string): boolean => PARENT.has(id);

/** The kind and all that it is a kind of, nearest first. */
export function lineage(id: string): readonly string[] {
  const known = LINEAGES.get(id);
  if (known) return known;
  const line: string[] = [];
  for (let one: string | undefined = id; one; one = PARENT.get(one)) line.push(one);
  if (PARENT.has(id)) LINEAGES.set(id, line);
  return line;
}
const LINEAGES = new Map<string, readonly string[]>();

/** Whether the one is the other or a kind of it. */
export const isKindOf = (id: string, other: string): boolean => lineage(id).includes(other);

/** What only women look for here. */
const WOMENS = new Set(['dress', 'skirt', 'blouse', 'bikini', 'pump', 'flat', 'sundress', 'sari']);
export const isWomens = (kind: string): boolean => WOMENS.has(kind);

/** Names that sound right in a sentence, where the first name of a kind does not. */
const PLURALS: Readonly<Record<string, string>> = {
  clothing: 'clothes',
  't-shirt': 'T-shirts',
  knitwear: 'knitwear',
  outerwear: 'outerwear',
  swimwear: 'swimwear',
  nightwear: 'nightwear',
  underwear: 'underwear',
  jewellery: 'jewellery',
  makeup: 'make-up',
  skincare: 'skin care',
  furniture: 'furniture',
  decor: 'home decoration',
  electronics: 'electronics',
  homeware: 'things for the home',
  tableware: 'tableware',
  bedding: 'bedding',
  cutlery: 'cutlery',
  beauty: 'beauty products',
  tv: 'televisions',
  flat: 'flat shoes',
  pump: 'heels',
  derby: 'dress shoes',
  scarf: 'scarves',
  'wine-glass': 'wine glasses',
  body: 'body wash',
  'body-wash': 'body wash',
  'hair-tool': 'combs',
  'hair-accessory': 'hair accessories',
  eyewear: 'eyewear',
  bottom: 'bottoms',
  polish: 'nail polish',
  cream: 'creams',
  print: 'prints',
  'counting-frame': 'counting frames',
  trench: 'raincoats',
  accessory: 'accessories',
  'alarm-clock': 'alarm clocks',
  'knitting-kit': 'knitting kits',
  watch: 'watches',
  brooch: 'brooches',
  gilet: 'gilets',
  toothbrush: 'toothbrushes',
  dress: 'dresses',
  clutch: 'clutches',
  sundress: 'summer dresses',
  tv_: 'televisions',
  mattress: 'mattresses',
  plant: 'plants',
  radio: 'radios',
  headphone: 'headphones',
  smartphone: 'smartphones',
  purse: 'purses and wallets',
};

/** Several of a kind, in words. */
export function pluralOf(id: string): string {
  const fixed = PLURALS[id];
  if (fixed) return fixed;
  return id.endsWith('s') ? id : `${id}s`;
}
