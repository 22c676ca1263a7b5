import { phraseOf } from './phrase.ts';

/**
 * What fits an occasion, a season or a way of living: kinds and words of descriptions that speak for an item, and after
 * the bar what speaks against it. The figures are how much.
 */
export type Profile = {
  kinds: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, number>;
  against: ReadonlySet<string>;
};

type Row = { id: string; names: string; kinds: string; words: string; against: string };

const ROWS: readonly Row[] = [
  {
    id: 'wedding',
    names:
      'wedding, weddings, marriage, married, marry, bride, bridal, bridesmaid, wedding guest, engagement party, nuptials, christening, baptism, communion, civil ceremony, wedding day, wedding party, registry office, vow renewal, confirmation, bar mitzvah, bat mitzvah, quinceanera',
    kinds:
      'dress 4, blazer 4, derby 3, pump 3, clutch 2.5, skirt 2, hat 1, shirt 2, polo 2, sari 3, jewellery 1.5, watch 1, chinos 1.5, flat 1',
    words: 'evening, satin, silk, floral, midi, tailored, elegant, occasion, wedding, linen, pinstripe',
    against: 'shorts hoodie jeans t-shirt bikini swimsuit sneaker denim robe nightwear cap gilet',
  },
  {
    id: 'party',
    names:
      'party, garden party, tea party, summer party, prom, gala, ball, cocktail, evening, night out, go out, goes out, going out with, clubbing, club, going out, new year, nye, celebration, dancing, fancy, dressy, glamorous, glam, black tie, formal, elegant, chic, reception, opera, theatre, theater, festive, date, date night, first date, dinner date, captain dinner, gala dinner, formal dinner, captain table, dinner with in law, dinner with my in law, with the in law, meet the parent, meeting the parent, meet her parent, meet his parent, meeting her parent, meeting his parent, anniversary dinner, birthday party, special occasion, red carpet, ceremony, ballroom, casino, hen party, hen do, hen night, bachelorette, stag do, stag night, bachelor party, works do, office party, christmas party, christmas dinner, christmas do, awards night, award ceremony, masquerade, ballet performance, concert hall, symphony, premiere, fine dining, fancy restaurant, restaurant, cocktail bar, wine bar, night on the town, girls night, girls night out, homecoming, quiz night, karaoke, halloween, carnival, mardi gras, costume party, fancy dress party, themed party, theme party, eid, diwali, holi, ramadan, hanukkah, nowruz, lunar new year, chinese new year, gallery opening, vernissage, private view, book launch, bridal shower, speed dating, meet the parents, meet parents, engagement drinks, cocktail hour, drinks reception, embassy, banquet, charity dinner, fundraiser, wine tasting, poker night, murder mystery, tea dance, birthday dinner, christmas eve, nye party, thanksgiving, valentine dinner, white tie, silver wedding, golden wedding, reunion, school reunion, class reunion',
    kinds:
      'dress 4, blazer 3.5, pump 3, clutch 3, derby 3, lipstick 1.5, perfume 1.5, skirt 2, shirt 2, polo 2, jewellery 1.5, sari 3, fan 1, watch 1, flat 1.5, chinos 1.5',
    words: 'evening, satin, silk, velvet, party, gold, opera, elegant, shine',
    against:
      'kids suitcase backpack briefcase hoodie shorts swimsuit bikini nightwear cap sneaker robe field towel',
  },
  {
    id: 'stage-magic',
    names:
      'magician, conjurer, illusionist, magic show, magic act, magic tricks, ringmaster, circus director, showman, mad hatter, chimney sweep, tap dancer, cabaret',
    kinds: 'hat 4, blazer 1.5, robe 1, fan 1',
    words: 'stage, top, impulse, satin, velvet',
    against: 'cap straw kids sun',
  },
  {
    id: 'india',
    names:
      'delhi, new delhi, mumbai, bombay, bangalore, calcutta, kolkata, chennai, punjab, rajasthan, indian wedding, indian party, bollywood, diwali, sangeet, mehndi, holi, hindu wedding, sikh wedding, desi wedding, navratri, eid party, sri lanka, bangladesh, nepal, pakistan',
    kinds: 'sari 5, dress 2.5, pump 1.5, clutch 1.5, ring 1.5, bracelet 1.5, sandal 1.5, skirt 1.5',
    words: 'silk, embroidered, embroidery, gold, evening',
    against: 'hoodie shorts swimsuit bikini cap sneaker robe kids',
  },
  {
    id: 'office',
    names:
      'law firm, office job, first day on job, first working day, new company, office, work, business, interview, job interview, meeting, business meeting, conference, presentation, smart, smart casual, professional, bank, corporate, workplace, desk job, job, graduation, court, new job, first day at work, job fair, trade fair, networking, networking event, seminar, convention, parent teacher meeting, client meeting, board meeting, appraisal, viva, exam, oral exam, thesis defence, thesis defense, dissertation, internship, apprenticeship, lecture, court hearing, jury duty, tribunal, first class, teaching, business lunch, business dinner, work trip, open day, parents evening, town hall, panel, keynote, pitch, client visit, site visit, probation, assessment centre, assessment center, bank appointment, visa appointment, passport photo, headshot, oath, citizenship ceremony',
    kinds:
      'blazer 4, shirt 3.2, polo 3.2, chinos 3, derby 3, trousers 3, briefcase 2.5, blouse 3, pump 2.5, skirt 2, cardigan 2, coat 1.5, handbag 2, sweater 1.5, watch 1.2, laptop 1',
    words: 'office, tailored, meeting, oxford, pinstripe, laptop, poplin, button-down, blazer',
    against: 'kids hoodie shorts swimsuit bikini robe sundress cap denim t-shirt sneaker toy',
  },
  {
    id: 'beach',
    names:
      'beach, pool, seaside, sea, swimming, swim, sunbathing, holiday, vacation, holidays, cruise, island, tropical, hawaii, caribbean, snorkelling, poolside, resort, honeymoon, lake, boat, sailing, yacht, lido, water park, aqua park, hot tub, sauna, jacuzzi, surf, surfing, paddling, snorkeling, beach club, bali, maldives, ibiza, mallorca, majorca, mauritius, seychelles, cancun, florida, barbados, jamaica, phuket, thailand, greece, crete, canary island, tenerife, costa rica, miami, algarve, zanzibar, cuba, bahamas',
    kinds:
      'bikini 4, swimsuit 4, sunglasses 3, hat 3, sandal 2.5, shorts 2.5, sundress 2.5, cap 2, dress 1, basket 1, suitcase 1',
    words: 'swimsuit, linen, straw, summer, sun, water, pool, uv, warm',
    against: 'coat sweater boot scarf glove wool felt derby',
  },
  {
    id: 'summer',
    names:
      'summer, keep the sun off, keep sun off, keep off the sun, keep the sun out, keep the sun away, against the sun, hot, hot weather, heat, heatwave, sunny, sun, warm weather, hot day, july, august, june, summery, breezy, light, airy, lightweight, cool in the heat, scorching, sweltering, boiling, boiling hot, heat wave, sweaty, sunstroke, sunburn, sunburnt, uv, desert, dubai, egypt, sicily, morocco, mexico, india, seville, andalusia, garden fete, village fete, open air cinema',
    kinds:
      'sundress 3, shorts 3, sandal 2.5, hat 2, cap 1.5, sunglasses 2.5, t-shirt 2, swimwear 2, dress 1.5, skirt 1.5, fan 1.2, shirt 1, polo 1',
    words: 'linen, summer, light, airy, short, sun, cotton, breezy, straw, warm-weather',
    against: 'felt wool coat sweater hoodie cardigan gilet boot scarf glove cashmere fleece merino overcoat',
  },
  {
    id: 'winter',
    names:
      'winter, no heating, heating is broken, heating broke, heating is off, without heating, cold, cold weather, helsinki, oslo, stockholm, reykjavik, moscow, montreal, toronto, quebec, chicago, minneapolis, anchorage, tallinn, riga, vilnius, estonia, latvia, lithuania, nordic, tromso, minnesota, alberta, edmonton, calgary, winnipeg, freezing, freezes, snow, ski, skiing, frost, icy, december, january, february, iceland, chilly, chill, warm, warming, cosy, cozy, warm clothes, norway, alps, arctic, snowy, draughty, drafty, warmth, warmer, keep warm, cold hands, mountains in winter, snowboarding, christmas market, warmest, sweden, finland, lapland, greenland, siberia, canada, alaska, antarctica, north pole, himalaya, scandinavia, switzerland, skating, ice skating, ice rink, sledding, sledge, sledging, tobogganing, sleigh, blizzard, minus ten, minus 10, below zero, subzero, sub zero, freezing cold, bitter cold, shivering, always cold, ice cold, northern light, bonfire, bonfire night, firework, fireworks, ski trip, ski resort, ski holiday, apres ski, snowman, hoarfrost, football stadium, frozen lake, carol singing',
    kinds:
      'sweater 3.5, coat 3.5, scarf 3.2, glove 3.2, cardigan 2.8, hoodie 2.6, gilet 2.2, boot 2, jacket 1.2, beanie 3, blanket 3',
    words:
      'wool, merino, lambswool, cashmere, fleece, warm, knit, cable, brushed, alpaca, mohair, double-faced',
    against:
      'swimsuit bikini sandal shorts t-shirt linen sundress summer straw sun fan bathtub candle plant print camera fig',
  },
  {
    id: 'autumn',
    names: 'autumn, fall, october, november, september, transitional',
    kinds: 'jacket 3, cardigan 3, gilet 3, trench 3, sweater 2.5, scarf 2, boot 2, coat 2, hoodie 1.5',
    words: 'layer, wool, trench, merino',
    against: 'swimsuit bikini sandal shorts',
  },
  {
    id: 'spring',
    names: 'spring, april, may, march, easter',
    kinds: 'trench 2.5, blazer 2, dress 2, cardigan 2, jacket 2, skirt 1.5, shirt 1.5, polo 1.5',
    words: 'light, floral, spring, cotton, linen, garden',
    against: 'swimsuit bikini',
  },
  {
    id: 'rain',
    names:
      'rain, rainy, rainy day, wet, storm, drizzle, monsoon, waterproof, water resistant, rainproof, bad weather, london weather, downpour, stormy, shower proof, puddle, pour, pouring, pours, bucketing, pelting down, chucking down, rains, raining, rained, soaked, drenched, umbrella weather, typhoon, thunderstorm, thunder, sleet, hail, to scotland, visiting scotland, scottish highlands, ireland, wales, seattle, bergen, manchester, gets wet, get wet, getting wet, wet through, keep dry, keeps dry, stay dry, stays dry',
    kinds: 'umbrella 4, trench 4, boot 1',
    words: 'rain, waxed, water-repellent, shower, waterproof, storm',
    against: 'swimsuit bikini suede candle vase',
  },
  {
    id: 'sport',
    names:
      'sport, sports, sporty, gym, workout, work out, training, fitness, yoga, pilates, run, running, jog, jogging, exercise, tennis, athletic, football, basketball, cycling, marathon, activewear, sportswear, crossfit, squash, badminton, volleyball, handball, zumba, aerobics, spinning class, bootcamp, boot camp, parkrun, half marathon, triathlon, physio, physiotherapy, climbing wall, bouldering, table tennis, ping pong, rowing, netball, hockey, spin class, gym class, pe class',
    kinds: 'sneaker 4, shorts 3, t-shirt 3.2, hoodie 3, sock 1, cap 1, headphone 1',
    words: 'sport, running, runner, stretch, jersey, run, light',
    against: 'dress blazer derby coat pump linen bikini home tv denim',
  },
  {
    id: 'outdoor',
    names:
      'hiking, waters my flower, water my flower, watered my flower, waters my plant, water my plant, watered my plant, waters our plant, waters our flower, hike, camping, camp, outdoor, outdoors, trekking, mountain, forest, walk, walking, fishing, hunting, festival, concert, garden, gardening, gardener, safari, farm, country, countryside, adventure, scout, backpacking, bbq, barbecue, park, allotment, birdwatching, bird watching, birder, birding, glamping, caravan, campsite, camp site, summer camp, scout camp, canoeing, kayaking, rambling, rambler, dog walking, walking dog, walk dog, woods, woodland, nature, zoo, theme park, amusement park, funfair, farmers market, flea market, berry picking, mushroom picking, apple picking, pumpkin patch, stargazing, canal, muddy field, music festival, glastonbury, coachella, wimbledon, horse race, races, ascot, polo match, vineyard, botanical garden, cycling tour, bike tour, boot sale, outing, day trip',
    kinds:
      'backpack 3.5, boot 2.5, gilet 2.5, sneaker 2.5, hoodie 2.2, jacket 2.2, hat 2.2, cap 2, shorts 1.5, kite 2, t-shirt 1.5, sunglasses 1.5, basket 2, plant 1.5, umbrella 1',
    words: 'waxed, field, canvas, rain, explorer, water-repellent, outdoor, weekend, branches, market, flies',
    against: 'dress blazer derby satin pump home-only tv sofa toothbrush hair',
  },
  {
    id: 'picnic',
    names: 'picnic, picnics, picnicking, picknick',
    kinds:
      'basket 4, sunglasses 2.5, hat 2.5, wine-glass 2, bowl 2, cap 2, kite 2.5, sundress 2.5, shorts 2, dress 1.5, plate 1.5',
    words: 'market, blankets, summer, sun, straw, salads',
    against: 'coat sweater boot derby blazer tv sofa bathtub',
  },
  {
    id: 'funeral',
    names:
      'funeral, buries, burying, mourning, memorial, funeral wake, burial, cremation, requiem, wake for, memorial service, cemetery, graveside',
    kinds:
      'coat 2.5, blazer 3, derby 3, shirt 2, polo 2, dress 2, trousers 2, chinos 1.5, scarf 1, overcoat 3',
    words: 'wool, plain, dark, navy, black, charcoal, overcoat, oxford, derby',
    against:
      'floral rainbow hoodie shorts swimsuit bikini kids dotted pink sundress cap sneaker straw yellow',
  },
  {
    id: 'school',
    names:
      'school, kindergarten, nursery, university, college, uni, campus, study, back to school, boarding school, first day of school, studies, student life, freshers, freshers week, sixth form, high school, primary school, class trip, school trip, exam week',
    kinds:
      'backpack 4, jeans 2, t-shirt 2, hoodie 2, laptop 2, shirt 1.5, polo 1.5, sneaker 1.5, sock 1, counting-frame 1',
    words: 'school, laptop, playground, backpack, name label',
    against: 'dress-up sofa bathtub perfume',
  },
  {
    id: 'travel',
    names:
      'travel, see the world, see world, see the country, see the whole country, travelling, traveling, trip, journey, flight, plane, fly, airport, weekend away, city break, weekend trip, road trip, train, commute, commuting, commuter, business trip, city trip, weekend break, backpack europe, interrail, interrailing, gap year, world trip, layover, long haul, red eye, overnight train, ferry, away for weekend, sightseeing, tourist, paris, rome, tokyo, london, new york, berlin, barcelona, venice, lisbon, amsterdam, vienna, prague, globetrotter, globe trotter, wanderlust, abroad for a year, semester abroad, overnight bus, coach trip, pilgrimage',
    kinds:
      'suitcase 4, backpack 4, headphone 2.5, bag 2, clutch 0, handbag 0.5, purse 1, briefcase 0.8, camera 2, scarf 1, sneaker 1.5, sunglasses 1.2, blazer 1',
    words: 'cabin, weekend, travel, planes, packs, folds, airlines, train',
    against: 'sofa bed bathtub vase bowl',
  },
  {
    id: 'home',
    names:
      'lying on the sofa, lie on the sofa, lounge on the sofa, lounging on the sofa, evening on the sofa, day on the sofa, curl up on sofa, hospital stay, stay in hospital, in hospital, hospital bag, take to the hospital, lounge, lounging, relax, relaxing, comfy, comfortable, lazy day, staying in, stay home, chilling, home office clothes, cuddle, snug, netflix, cosy evening, cozy night, wfh, sick day, lazy sunday, lazy sundays, lazy morning, slow sunday, slow morning, sunday morning, rainy sunday, cosy sunday, sofa day, couch day, duvet day, movie night, film night, at home all day, bed rest, recover, recovering, recovery, in hospital, hospital stay, hospital bag, operation, surgery, breastfeeding, nursing, maternity, postpartum, new mum, convalescing, quarantine, hangover, binge watch, evenings in, night in, nights in',
    kinds:
      'hoodie 4, robe 3, cardigan 2.2, sweater 1.8, t-shirt 2, slipper 3, sock 1.5, candle 2, shorts 1, flat 1, trousers 1.2',
    words: 'soft, relaxed, brushed, terry, loose, robe, elastic, comfortable',
    against: 'glove scarf blazer derby pump coat swimsuit bikini dress trench',
  },
  {
    id: 'housewarming',
    names:
      'housewarming, house warming, new home, new house, new apartment, new flat, moving in, moved in, just moved, has moved, moved into, moved house, moving house, first apartment, first flat, own place, own flat, first home, moving out, moved out, new place, bare wall, bare walls, house looks bare, empty flat, empty room, spruce up, brighten up room, liven up',
    kinds:
      'vase 3, candle 3, plant 3, bowl 3, print 2.5, teapot 2.5, mirror 2, cup 2, wine-glass 2.5, basket 2, clock 2',
    words: 'home, table, glazed',
    against: 'kids men women',
  },
  {
    id: 'bath',
    names:
      'bath, spa, wellness, pamper, pampering, pampered, in the tub, in tub, in her tub, in his tub, in my tub, in the bathtub, in her bathtub, in the bath, in bath, hot bath, long bath, soaks, soaking, self care, bubble bath, massage, me time, unwind, unwinding, relaxation, treat myself, long soak, soak, destress, de stress, spa day, spa weekend, girls spa',
    kinds: 'body-wash 3, soap 3, lotion 3, sponge 3, candle 2, cream 2, robe 2.5, bathtub 1.5',
    words: 'bath, skin, wash, foam, scent',
    against: 'electronics toy shoe coat',
  },
  {
    id: 'skin',
    names:
      'dry skin, dry hands, rough hands, chapped hands, dry elbows, dry face, cracked hands, skincare, skin, wrinkle, wrinkles, sensitive skin, face, glow, moisturise, moisturize, eczema, cracked, cracked heel, cracked heels, chapped, peeling, flaky, flaky skin, hands crack, rough skin, mature skin, dull skin, winter skin, rough feet, rough heels, wind burnt',
    kinds: 'cream 4, lotion 4, skincare 3, body-wash 2.5, soap 2.2, sponge 2',
    words: 'skin, calm, dry, gentle',
    against: 'shoe watch electronics shirt dress',
  },
  {
    id: 'sleep',
    names:
      'sleep, oversleep, oversleeps, overslept, sleeps in, sleep in, late riser, sleeping, bedtime, insomnia, wake up, waking, waking up, wake me, wake him, wake her, wake us, beside bed, beside my bed, beside the bed, next to my bed, next to the bed, bedside table, nightstand, night stand, night table, oversleep, oversleeping, get up early, get up, getting up, night shift, night shifts, early shift, early bird, jet lag, jetlag, heavy sleeper, late for work, always late, shift work, snooze, insomniac',
    kinds: 'bed 2.5, alarm-clock 3, robe 2, cream 1, nightwear 4, candle 1',
    words: 'sleeping, waking, sunrise, night, overnight, bedding, morning',
    against: 'shoe coat',
  },
  {
    id: 'kitchen',
    names:
      'cooking, cook, dinner, dinner party, baking, breakfast, brunch, hosting, table setting, lay a table, lay the table, lay a nice table, set a table, set a nice table, for the table, on the table, set the table, laying the table, setting the table, setting a table, decorating the table, decorate the table, entertaining, foodie, salad, meal, to tea, to dinner, to lunch, to supper, to brunch, for tea, for dinner, for supper, for lunch, for brunch, for coffee, supper, dinner guests, guests over, people over, friends over, family over, over for dinner, over for lunch, round for dinner, sunday lunch, sunday roast, christmas lunch, thanksgiving dinner, book club, potluck, iftar, seder, raclette, fondue, romantic dinner at home, candlelit dinner, candlelight dinner, nice table, bakes, cooks, housewife',
    kinds: 'teapot 3, cup 3, bowl 3, plate 3, wine-glass 3, radio 1, basket 1',
    words: 'tea, coffee, wine, cups, salads, dishwasher, serving, pot, plate',
    against: 'men women kids shoe',
  },
  {
    id: 'tea',
    names: 'tea, tea lover, tea time, tea drinker, afternoon tea, high tea, earl grey',
    kinds: 'teapot 4, cup 3.2, bowl 0.5, plate 0.5, basket 0.5',
    words: 'tea, pot, cups',
    against: 'men women kids shoe',
  },
  {
    id: 'coffee',
    names: 'coffee, coffee lover, coffee drinker, coffee morning, espresso, cappuccino, caffeine, barista',
    kinds: 'cup 4, teapot 0.5, bowl 0.5, plate 0.5',
    words: 'coffee, cups, saucer',
    against: 'men women kids shoe',
  },
  {
    id: 'wine',
    names:
      'wine, glass of red, glass of white, bottle of red, bottle of white, wine lover, sommelier, winemaker',
    kinds: 'wine-glass 4, bowl 0.5, plate 0.5',
    words: 'wine, cl',
    against: 'men women kids shoe',
  },
  {
    id: 'games',
    names:
      'gaming, gamer, video game, video games, games, playstation, xbox, ps5, nintendo, streamer, streaming, esports, twitch, lan party, plays video games, plays computer games, fortnite, minecraft, fifa, mario kart, zelda',
    kinds: 'controller 4, headphone 2, keyboard 2, mouse 2, microphone 2, tv 1.5',
    words: 'game, controller, console',
    against: '',
  },
  {
    id: 'music',
    names:
      'listening, listens, listen to, music, podcast, record, audiophile, audio, listening to music, listen to music, listens to music, for music, audiobook, audio book, noisy neighbour, noisy neighbours, noisy office, noisy train, hates the noise, hates noise, hate the noise, noise on the train, loud train, loud flatmates, loud neighbour, on the wireless, on wireless, concert goer',
    kinds: 'headphone 4, radio 3.5, microphone 0.5',
    words: 'music, sound, voices, noise, speaker, bluetooth',
    against: '',
  },
  {
    id: 'glare',
    names:
      'squint, squints, squinting, glare, low sun, sun in his eye, sun in her eye, sun in my eye, blinded by sun',
    kinds: 'sunglasses 5, cap 1.5, hat 1',
    words: 'sun, lenses, shade',
    against: '',
  },
  {
    id: 'made-up',
    names:
      'paints her nail, paint her nail, painting her nail, does her nail, does her own nail, paint my nail, red lip, painted lip, painted nail',
    kinds: 'polish 4, lipstick 4, makeup 3',
    words: 'lip, nail',
    against: '',
  },
  {
    id: 'blackout',
    names:
      'power cut, power outage, blackout, candlelight, candle light, when the light go out, light went out',
    kinds: 'candle 5, lamp 3',
    words: 'burns',
    against: '',
  },
  {
    id: 'punctual',
    names:
      'what time it is, what the time is, what time is it, always late, never on time, late for everything, loses track of time, lose track of time, tell the time, telling the time, runs late, never punctual',
    kinds: 'watch 4, clock 3.5, alarm-clock 3.5',
    words: 'movement, dial',
    against: '',
  },
  {
    id: 'broadcast',
    names:
      'cricket, cricket on radio, football on radio, match on radio, shipping forecast, archers, ball game, ballgame, baseball game, listening to the ball game, listening to the game, listens to the game, listening to the match, listens to the match, listening to the football, listens to the football, listening to the news, listens to the news, talk radio',
    kinds: 'radio 4, headphone 2, tv 0.5',
    words: 'fm, speaker, dial, kitchen',
    against: '',
  },
  {
    id: 'music-making',
    names:
      'musician, singing, singer, sings, song, band, choir, dj, makes music, play music, plays music, guitar, drums, piano, violin, podcaster, podcasting, recording, home recording, vocals, voice over, voiceover, voice actor, interview podcast, rapper, rap, songwriter, singer songwriter, dictation, asmr',
    kinds: 'microphone 4, headphone 3, laptop 0.8, keyboard 0.5',
    words: 'voices, monitor jack, cardioid',
    against: '',
  },
  {
    id: 'sparkle',
    names:
      'sparkle, sparkles, sparkly, sparkling, glitter, glitters, glittery, glittering, glitz, glitzy, shiny, shines, glisten, glistening, shimmer, shimmery, shimmering, twinkle, twinkles, twinkly, gleam, gleams, gleaming, glint, dazzle, dazzling, diamond, gem, gemstone, gem stone, precious stone, something gold, bedazzled',
    kinds: 'ring 4, bracelet 0.5, watch 1.5, jewellery 3, wine-glass 0.3',
    words: 'topaz, gold, crystal, gem, diamond, sequin, shine',
    against: 'kids jeans denim laptop',
  },
  {
    id: 'photo',
    names:
      'photography, photographer, photo, photos, photograph, instagram, vlog, film maker, photographs, photographing, photographed, takes photos, takes pictures, take pictures, takes photographs, taking photos, taking pictures, vlogger, blogger, influencer, content creator, snapshot, wildlife photography, street photography',
    kinds: 'camera 4',
    words: 'lens, camera, sensor',
    against: '',
  },
  {
    id: 'reading',
    names:
      'reading, read, book, books, bookworm, writer, writing, student desk, reads, avid reader, crossword, crosswords, sudoku, newspaper, small print, tiny print, librarian, poet, novelist, author, journaling, diary',
    kinds: 'glasses 3, lamp 2, cup 1.5, candle 1.5, chair 1.2, teapot 1.2',
    words: 'reading, lamp, quiet',
    against: '',
  },
  {
    id: 'handmade',
    names:
      'handmade, hand made, made by hand, handcrafted, hand crafted, artisan, artisanal, craftsmanship, handwork, handwoven',
    kinds: '',
    words:
      'by hand, hand thrown, hand painted, hand finished, hand plaited, hand drawn, finished by hand, glazed by hand, painted by hand, thrown',
    against: '',
  },
  {
    id: 'vintage',
    names:
      'vintage, retro, antique, antiques, old things, old stuff, old fashioned, old school, nostalgic, nostalgia, old time, old timey, from the past, seventies, 70s, sixties, 60s, old days, good old',
    kinds: 'phone 2, radio 1, clock 1',
    words: 'vintage, retro, 1974, mantel, restored, remembers, old shuttle, kiss-lock, desk telephone',
    against: 'kids',
  },
  {
    id: 'shaving',
    names:
      'shave, shaves, shaver, shaving, wet shave, beard, grooming, groom himself, barber, stubble, beard trim, shaves, first shave, starts shaving',
    kinds: 'razor 4, soap 1, cream 1.5',
    words: 'razor, blades',
    against: '',
  },
  {
    id: 'craft',
    names:
      'craft, crafts, crafty, hobby, diy, knits, knitter, sewing, crocheting, handicraft, creative, sews, crochets, knits all day, handiwork, makes things, crafty person, hobby for winter, new hobby, rainy day hobby, something to do with hands, keep hands busy',
    kinds: 'knitting-kit 4, basket 1.5',
    words: 'knitting, yarn, needles, pattern',
    against: '',
  },
  {
    id: 'dance',
    names: 'ballet, dance, dancer, ballet class, dance class, ballroom class, salsa, tango, recital',
    kinds: 'flat 4, skirt 1.5',
    words: 'ballet, studio',
    against: '',
  },
  {
    id: 'computer',
    names:
      'home office, at the computer, at computer, lives on video call, on camera, zoom, zoom call, video call, conference call, online meeting, skype, computer setup, remote work, coding, programmer, programming, desk setup, pc setup, it guy, geek, nerd, tech lover, techie, work from home, works from home, working from home, working remotely, works remotely, work remotely, working remote, works remote, fully remote, remote job, job is remote, home desk, desk, nicer desk, tidy desk, software developer, developer, engineer, gadget lover, gadget freak, teams call, webinar, online course, online class, online lessons, freelancer, accountant, data scientist, types all day, typing, carpal tunnel',
    kinds: 'keyboard 3, mouse 3, laptop 3, headphone 2, microphone 1.5, chair 1',
    words: 'desk, wireless, usb',
    against: '',
  },
  {
    id: 'desk',
    names:
      'writing desk, writing table, paperwork, letter writing, home study, in study, in the study, in a study, in my study',
    kinds:
      'keyboard 3.2, mouse 3.2, lamp 3, clock 2.8, phone 2.5, plant 2.5, print 2, vase 2, radio 1.5, glasses 1.5, cup 1.5',
    words: 'desk, office',
    against: 'clothing shoe bathtub bed sofa beauty kids',
  },
  {
    id: 'luxury',
    names:
      'luxury, luxurious, premium, high end, exclusive, designer, upscale, posh, fine things, finer things, splash out, expensive taste, treat her, treat him, has everything, have everything, milestone, spoil, spoil her, spoil him, promotion, big promotion, push present',
    kinds: 'watch 2, ring 2, handbag 1.5, coat 1',
    words: 'cashmere, silk, leather, gold, crystal, hand',
    against: '',
  },
  {
    id: 'eco',
    names:
      'eco, eco friendly, sustainable, sustainability, environmentally friendly, organic, ethical, green living, recycled, plastic free, zero waste, environment',
    kinds: '',
    words: 'organic, recycled, bamboo, refill, vegan, compost, plant-based, natural, refillable',
    against: 'plastic polycarbonate',
  },
  {
    id: 'scent',
    names: 'smell, smells, smell nice, smell good, smells nice, smells good, aroma, aromatic, sweet smelling',
    kinds: 'perfume 4, candle 3, soap 1.5, body-wash 2.5, lotion 2',
    words: 'scent, scented, rose, honey',
    against: '',
  },
  {
    id: 'keepsake',
    names:
      'keepsake, heirloom, treasure, treasure for ever, keep for ever, whole life, for life, still have, still have at, keep for life, hand down, pass on, years to come, remember me by, generations',
    kinds: 'teddy 4, watch 2.5, ring 2.5, clock 1.5, alarm-clock 0, briefcase 1.5, purse 1',
    words: 'heirloom, keep, years',
    against: '',
  },
  {
    id: 'outdoorplay',
    names:
      'run about, runs about, running about, run around, runs around, in the wind, flying thing, thing that fly, never sit still, sit still, keep still, always outside, always outdoors, outside all day, outdoors all day, outside all the time, outdoors all the time, in the garden all day, run around outside, running around outside, bundle of energy, full of energy, being outside, playing outside, running about, play outside, playground, energetic, playing, play, bouncy, active child, active kid, cannot sit still, can not sit still, lots of energy, runs around, running around, fresh air, snow day, holidays outside, street play',
    kinds: 'kite 4, scooter 4, backpack 1.5, cap 1.5, shorts 1.5, sneaker 1',
    words: 'flies, running, climbing, explorer, playground',
    against: '',
  },
  {
    id: 'bedroom',
    names: 'sleeping, bedside',
    kinds: 'bed 4, bedding 3, alarm-clock 2.5, clock 2, lamp 3, mirror 2.5, candle 2, print 2, robe 1',
    words: 'bedding, mattress, quiet, waking',
    against: 'bathtub tableware wine-glass sofa',
  },
  {
    id: 'kitchen',
    names: 'kitchen table',
    kinds: 'teapot 4, cup 3.5, plate 3.5, bowl 3.5, wine-glass 3, cutlery 3, basket 2, radio 2, chair 1',
    words: 'kitchen, dishwasher, cups, salads, serving',
    against: 'bathtub bed sofa mirror',
  },
  {
    id: 'bathroom',
    names: 'bathing, shower',
    kinds: 'bathtub 4, soap 3, body-wash 3, sponge 3, mirror 2, toothbrush 2.5, lotion 2, robe 1.5, towel 3',
    words: 'shower, bath, enamel',
    against: 'bed sofa tableware wine-glass teapot',
  },
  {
    id: 'living-room',
    names: 'parlour',
    kinds: 'sofa 4, lamp 3, print 3, plant 3, vase 3, mirror 2, clock 2, candle 2, tv 2, radio 1',
    words: 'sofa, framed, cushions',
    against: 'bathtub bed tableware',
  },
];

/** Occasions that say what somebody likes or does: a present is for that, and for nothing else. */
export const LIKINGS: ReadonlySet<string> = new Set(
  'sport outdoor travel kitchen tea coffee wine games music broadcast punctual glare made-up music-making photo reading vintage shaving craft dance computer eco scent bath skin sleep sparkle handmade stage-magic beach outdoorplay'.split(
    ' ',
  ),
);

/** The rooms of a home by the word for each. */
export const ROOMS: ReadonlyMap<string, string> = new Map(
  ['bedroom', 'kitchen', 'bathroom', 'living room'].map((name) => [phraseOf(name), name.replace(' ', '-')]),
);

const weighted = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split(', ')
      .filter(Boolean)
      .map((one) => {
        const at = one.lastIndexOf(' ');
        return [one.slice(0, at), Number(one.slice(at + 1))] as const;
      }),
  );

export const PROFILES: ReadonlyMap<string, Profile> = new Map(
  ROWS.map(({ id, kinds, words, against }) => [
    id,
    {
      kinds: weighted(kinds),
      words: new Map(
        words
          .split(', ')
          .filter(Boolean)
          .map((word) => [phraseOf(word), 1] as const),
      ),
      against: new Set(against.split(' ').filter(Boolean)),
    },
  ]),
);

export const OCCASION_NAMES: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(({ id, names }) => names.split(', ').map((name) => [phraseOf(name), id] as const)),
);
