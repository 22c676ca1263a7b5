/**
 * Brands that people ask any shop for, as they write them. None that is also a word for a thing, a person or a quality
 * ("apple", "mango", "guess"): of those only what is said together with their goods.
 */
export const BRANDS: ReadonlySet<string> = new Set(
  `nike, air max, air jordan, jordans, adidas, adidas yeezy, yeezy, reebok, asics, new balance, under armour, lululemon, skechers, crocs, birkenstock,
  birkenstocks, doc martens, dr martens, timberlands, ugg, uggs, zara, uniqlo, primark, shein, asos, levis, levi strauss, wrangler jeans, calvin klein,
  tommy hilfiger, ralph lauren, lacoste, hugo boss, north face, the north face, patagonia, carhartt, columbia jacket, gucci, prada, chanel, dior,
  versace, balenciaga, burberry, givenchy, hermes, birkin, louis vuitton, michael kors, kate spade, jimmy choo, louboutin, louboutins, manolo blahnik,
  armani, valentino, fendi, moncler, canada goose, rolex, omega watch, casio, swatch watch, fitbit, garmin, cartier, tiffany, swarovski, pandora
  bracelet, ray ban, ray bans, oakley, samsonite, rimowa, iphone, ipad, macbook, airpods, apple watch, samsung, galaxy watch, huawei, xiaomi, sony,
  bose, jbl, nintendo, playstation, ps5, ps4, xbox, gopro, canon, nikon, logitech, dyson, kitchenaid, le creuset, ikea, tupperware, lego, duplo, barbie,
  playmobil, hot wheels, pokemon, disney, maybelline, loreal, nivea, neutrogena, cerave, clinique, estee lauder, sephora, rimmel, fenty, huda beauty,
  mac lipstick, charlotte tilbury`
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' ')),
);
