import { describe, expect, it } from 'vitest';
import { openRealShop } from './shop.ts';

const converse = await openRealShop();
const answerTo = async (message: string, page = '') => (await converse([message], page ? { page } : {}))[0]?.text ?? '';

describe('a question about a risk of using a thing', () => {
  it.each([
    ['is the beeswax candle safe to leave on while i sleep', '', /never leave one burning/],
    ["can i leave this candle burning while i'm asleep", 'Beeswax Pillar Candle', /never leave one burning/],
    ['can i leave the heated blanket on all night', '', /unplug it before you sleep/],
    ['can my baby sleep with the teddy in the crib', '', /empty crib/],
    ['can my toddler sleep with the necklace on', '', /never around the neck/],
    ['is it ok to charge the headphones overnight under my pillow', '', /never in bed/],
    ['can i put the wine glass in the oven', '', /never heat what its seller/],
    ['can i wear the ring in an mri', '', /never wear metal there/],
    ['poisonous for cats?', 'Potted Rubber Fig', /ask a vet/],
    ['kann ich die Kerze brennen lassen wenn ich schlafe', '', /nie brennen lassen/],
    ['puis-je laisser la bougie allumée pendant que je dors', '', /laissez jamais brûler/],
    ['puedo dejar la vela encendida mientras duermo', '', /no deje nunca una \*\*vela/],
  ])('gets a warning without goods: "%s" (open: %s)', async (message, page, said) => {
    const text = await answerTo(message, page);
    expect(text).toMatch(said);
    expect(text).not.toContain('/categories/');
  });

  it('gets the age that its seller states, too', async () => {
    const text = await answerTo('can my 2 year old play with these alone', 'Painted Nesting Dolls');
    expect(text).toContain('ages 3 and up');
  });

  it.each([
    ['how long does it burn', 'Beeswax Pillar Candle', 'sixty hours'],
    ['And the microwave?', 'Porcelain Coffee Cup and Saucer', 'microwave safe'],
    ['can i swim with it on', 'Automatic Wrist Watch', 'water resistant'],
    ['does it fold', 'Balance Kick Scooter', 'folds flat'],
    ['something warm to sleep in', '', '/categories/'],
    ['is it safe to enter my card details here', '', 'Paying is safe'],
  ])('is none in "%s" (open: %s)', async (message, page, said) => {
    const text = await answerTo(message, page);
    expect(text).toContain(said);
    expect(text).not.toContain('911');
  });
});
