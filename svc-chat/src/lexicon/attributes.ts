import { phraseOf } from './phrase.ts';

/** Words that mean one quality of goods: `id: words that sellers and people have for it`. */
function families(table: string): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', words = ''] = line.split(': ');
        return [id, new Set(words.split(', ').map(phraseOf))] as const;
      }),
  );
}

export const COLOURS = families(`
black: black, jet, ebony, onyx
white: white, ivory, ecru, cream coloured, off white, chalk, snow
red: red, burgundy, crimson, scarlet, cherry, brick, ruby, maroon, bordeaux, wine red
blue: blue, navy, indigo, sky blue, cobalt, sea blue, azure, dusk blue, ink blue, mid blue, light blue, dark blue
navy: navy, navy blue
green: green, sage, moss, olive green, emerald, mint, forest green, khaki green
yellow: yellow, butter, mustard, lemon
pink: pink, peony, blush, rose, fuchsia, magenta, rose brown
purple: purple, lilac, lavender, violet, plum, mauve
orange: orange, rust, terracotta, apricot, coral, peach
brown: brown, camel, chestnut, tan, cognac, chocolate, tortoiseshell, rose brown, caramel
grey: grey, gray, charcoal, slate, stone
beige: beige, sand, oat, camel, ecru, nude, taupe, khaki
gold: gold, golden, brass
silver: silver, steel
turquoise: turquoise, teal, aqua
multicoloured: rainbow, multicoloured, multicolored, colourful, colorful, multi coloured
`);

export const MATERIALS = families(`
wool: wool, woollen, woolen, woolly, wooly, merino, lambswool, cashmere, mohair, alpaca, angora, tweed, shetland, felt, sheep, fleece wool
cashmere: cashmere, kashmir
merino: merino
mohair: mohair, angora, goat hair
linen: linen, flax
cotton: cotton, supima, poplin, jersey, denim, canvas, terry, twill, voile, corduroy, pique, oxford cloth
denim: denim, raw denim, jeans material, jeans fabric
silk: silk, silken
satin: satin
velvet: velvet
leather: leather, suede, calf, calfskin, kidskin, nubuck, goat leather, cowhide, sheepskin, rawhide, patent leather
suede: suede, nubuck
canvas: canvas
straw: straw, raffia
nylon: nylon, polyamide
polyester: polyester
synthetic: polyester, nylon, acrylic, polyamide, polycarbonate, acetate, elastane, synthetic, plastic, viscose
viscose: viscose, rayon, modal
fur: fur, sheepskin, shearling, rabbit
feather: feather, down feather, goose, duck, eiderdown
rubber: rubber, latex, elastic, natural rubber
wood: wood, wooden, oak, walnut, beech, bamboo, rosewood, lime wood, teak, pine, willow
oak: oak
walnut: walnut
bamboo: bamboo
metal: metal, metallic, steel, brass, gold, silver, aluminium, aluminum, iron, copper, nickel, chrome, chromed, vermeil, bronze
steel: steel
brass: brass
gold-metal: gold vermeil, recycled gold, gold jewellery, real gold
glass: glass, crystal
crystal: crystal
ceramic: stoneware, porcelain, terracotta, ceramic, clay, pottery, china, earthenware
porcelain: porcelain, china
stoneware: stoneware
plastic: plastic, polycarbonate, acetate, resin, nylon, polyester, pvc
paper: paper
knit: knit, knitted, knitting
fleece: fleece
`);

export const PATTERNS = families(`
striped: stripe, striped, stripy, stripey, pinstripe, breton
dotted: dot, dotted, polka dot, polka, spotted, spotty
floral: floral, flower, flowery, blossom, flowered, meadow flower, botanical
checked: check, checked, checkered, chequered, gingham, plaid, tartan, small square
printed: print, printed, pattern, patterned, striped, stripe, stripy, dot, dotted, polka dot, polka, floral, flower, blossom, check, checked, gingham, plaid, breton, pinstripe, rainbow
embroidered: embroidered, embroidery
shiny: shine, shiny, glossy, gloss, glitter, glittery, sparkly
`);

/** What people must keep away from, and all that a description may call it. */
export const ALLERGENS = families(`
nut: nut, almond, hazelnut, walnut, cashew, argan, shea, coconut, peanut, macadamia, pistachio, pecan
peanut: peanut, nut
almond: almond
fragrance: fragrance, eau de, perfume, perfumed, scent, scented, parfum, rosewater, rose, musk, honey, aroma, essential oil, fig leaf, hyacinth, fragranced
milk: milk, dairy, lactose, casein, yoghurt, goat milk
dairy: milk, dairy, lactose, casein, yoghurt, goat milk
lactose: milk, dairy, lactose, casein, yoghurt
honey: honey, beeswax, bee, propolis
bee: honey, beeswax, bee, propolis
gluten: gluten, oat, wheat, barley, rye
oat: oat
soy: soy, soya
egg: egg
latex: latex, rubber, elastic
nickel: nickel, metal, steel, brass, gold, silver, copper, chrome, chromed, vermeil, iron, bronze
alcohol: alcohol, ethanol
sulphate: sulphate, sulfate, sls
paraben: paraben
phthalate: phthalate
formaldehyde: formaldehyde
chromium: chromium, chrome, chromed, tanned
elastane: elastane, spandex, lycra, stretch
acrylic: acrylic
neoprene: neoprene
collagen: collagen
retinol: retinol
aloe: aloe
lavender oil: lavender
coconut: coconut
shea: shea
argan: argan
rosehip: rosehip
sesame: sesame
shellfish: shellfish
plastic: plastic, polycarbonate, acetate, resin, nylon, polyester, pvc
silicone: silicone
lanolin: lanolin, wool, woollen, woolen, merino, lambswool, cashmere, mohair, alpaca, angora, felt, tweed, sheepskin
dust: feather, plush
horsehair: horsehair
battery: battery, aa cell, rechargeable, per charge, between charge
dye: dyed, dye
animal: leather, suede, calf, calfskin, kidskin, goat leather, nubuck, wool, woollen, woolen, merino, lambswool, cashmere, mohair, alpaca, angora, felt, silk, feather, down, fur, beeswax, honey, horn, sheepskin, shearling, mother of pearl, sea sponge, lanolin, bridle leather
meat-by: leather, suede, calf, calfskin, kidskin, goat leather, nubuck, fur, sheepskin, shearling, feather
pork: pig, pigskin, pork
`);

/** Ways of looking after goods. */
export const CARE = families(`
machine: machine wash, machine washable, wash at 30, wash at 40, wash cold, wash inside out, gentle wash, washing machine, wash cool on gentle, wash with similar
hand: hand wash, handwash, hand washing
dry-clean: dry clean, dry cleaning, dry cleaner, dry cleaned
dishwasher: dishwasher safe, dishwasher
microwave: microwave safe, microwave
iron: iron, ironing
`);

/** Everything above by the phrase that names it, for reading what people write. */
export type Quality = 'colour' | 'material' | 'pattern' | 'allergen';

export const QUALITY_FAMILIES: Readonly<Record<Quality, ReadonlyMap<string, ReadonlySet<string>>>> = {
  colour: COLOURS,
  material: MATERIALS,
  pattern: PATTERNS,
  allergen: ALLERGENS,
};

/** Words of a family that name no quality when a shopper writes them by themselves. */
const NOT_ASKED = new Set(
  'print china felt check sheep duck rabbit jet pine iron rose down tan calf knitting stone snow'.split(' '),
);

/** Which quality a phrase names first: a colour that is a material, too, is a colour. */
export const QUALITY_OF: ReadonlyMap<string, { type: Quality; id: string }> = (() => {
  const found = new Map<string, { type: Quality; id: string }>();
  for (const type of ['colour', 'material', 'pattern'] as const) {
    for (const id of QUALITY_FAMILIES[type].keys()) {
      // The id itself names it; of the others the first family that has it, unless a finer one bears its name.
      if (!found.has(phraseOf(id))) found.set(phraseOf(id), { type, id });
    }
    for (const [id, words] of QUALITY_FAMILIES[type]) {
      for (const word of words) if (!found.has(word) && !NOT_ASKED.has(word)) found.set(word, { type, id });
    }
  }
  return found;
})();
