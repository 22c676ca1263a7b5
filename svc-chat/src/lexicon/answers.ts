/** Words of questions with those in which descriptions answer them. */
const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = (() => {
  const measures = ['cm', 'height', 'width', 'depth', 'long', 'metre', 'tall', 'wide', 'high', 'centimetre'];
  const capacity = ['litre', 'hold', 'holds', 'ml', 'cl', 'room', 'fit', 'fits', 'cup'];
  const weight = ['kilo', 'weight', 'gram', 'kg', 'g', 'light', 'heavy'];
  const power = ['battery', 'charge', 'hour', 'cell', 'usb'];
  const computer = ['gb', 'memory', 'storage', 'inch', 'kilo', 'battery'];
  return {
    ...of(
      'dim dims dimension measurement measure height width depth tall wide high length diameter',
      measures,
    ),
    ...of('big bigger large larger small smaller size', [...measures, 'litre', 'kilo', 'inch']),
    ...of('long longer', ['length', 'cm', 'metre', 'hour', 'month', 'day', 'week']),
    ...of('capacity volume liter litre hold holds liquid room space fit', capacity),
    ...of('weigh weight heavy heavier lighter lightweight', weight),
    ...of('battery charge charging power powered charger last lasts rechargeable', power),
    ...of('plug cord cable', ['cell', 'charge', 'usb', 'cord', 'cable', 'battery']),
    ...of('ram ssd memory storage spec specs specification processor gb disk drive', computer),
    ...of('display', ['inch', 'screen', 'matt']),
    ...of('resolution megapixel sensor zoom', ['megapixel', 'sensor', 'lens', 'mm']),
    ...of('port ports connect connection hdmi', ['usb', 'hdmi', 'bluetooth', 'jack', 'cable']),
    ...of('burn burning burns', ['burn', 'burns', 'hour']),
    ...of('machine dish dishes dishwasher wash washer', ['dishwasher', 'wash', 'hand', 'machine']),
    ...of('clean cleaning wipe', ['wash', 'clean', 'wipe', 'rinse', 'brush', 'sponge']),
    ...of('warranty guarantee', ['guarantee']),
    ...of('swipe tap type touch scroll text phone touchscreen smartphone screen', [
      'conductive',
      'thumb',
      'touch',
      'screen',
      'matt',
      'inch',
      'device',
    ]),
    ...of('lake river sea ocean pool bath shower dive drown soak underwater submerge', [
      'water',
      'rain',
      'watertight',
      'resistant',
      'pool',
    ]),
    ...of('waterproof watertight swim swimming swims splash', [
      'water',
      'rain',
      'shower',
      'watertight',
      'resistant',
    ]),
    ...of('rain rainy wet outdoor outdoors outside downpour drizzle storm puddle', [
      'water',
      'shower',
      'rain',
      'indoor',
      'dry',
    ]),
    ...of('smell smells scent perfume fragrance scented', [
      'scent',
      'scented',
      'honey',
      'rose',
      'musk',
      'flower',
    ]),
    ...of('comfortable comfy', ['soft', 'padded', 'easy']),
    ...of('tight loose slim baggy', ['fit', 'loose', 'slim', 'relaxed', 'straight', 'tapered', 'boxy']),
    ...of('age ages old young child kid toddler baby', ['age', 'year', 'birth', 'three']),
    ...of('ingredient ingredients contain contains', [
      'oil',
      'butter',
      'ceramide',
      'formula',
      'vegan',
      'sulphate',
    ]),
    ...of('strap handle', ['strap', 'handle']),
    ...of('string drawstring lace choke strangle', ['cord', 'drawcord', 'lace']),
    ...of('adjustable adjust adjusts', [
      'adjust',
      'adjustable',
      'buckle',
      'elastic',
      'strap',
      'drawcord',
      'belt',
    ]),
    ...of('laptop notebook computer tablet mac macbook', ['laptop', 'device', 'computer']),
    ...of('manage beginner novice learn', ['beginner', 'age', 'year']),
    ...of('microwave oven', ['microwave']),
    ...of('assemble assembly install', ['assemble', 'assembles', 'slat', 'key', 'delivered']),
    ...of('loud noise noisy quiet silent tick ticking', [
      'quiet',
      'silent',
      'ticking',
      'hardly',
      'noise',
      'bell',
      'chime',
    ]),
    ...of('itch itchy scratchy scratch', ['itch', 'soft', 'scratchy']),
    ...of('lining lined inside', ['lined', 'lining', 'unlined', 'inside', 'stuffed']),
    ...of('stretch stretchy elastic', ['stretch', 'elastic']),
  };
})();

function of(words: string, answers: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(words.split(' ').map((word) => [word, answers]));
}

/** The stems themselves, and those in which a description would answer them. */
export const withAnswers = (stems: readonly string[]): string[] =>
  stems.flatMap((stem) => [stem, ...(Object.hasOwn(ANSWERED_BY, stem) ? (ANSWERED_BY[stem] ?? []) : [])]);
