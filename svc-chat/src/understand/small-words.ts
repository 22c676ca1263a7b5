import { SMALL_WORDS } from '../help/small-words.ts';

/** Words of asking, courtesy and talk, which choose no goods. */
const TALK: ReadonlySet<string> = new Set(
  `show find search look looking buy shop shopping sell stock recommend suggest offer available browse display list after interested order purchase pick choose
  price priced cost costing budget expensive cheap cheaper cheapest affordable inexpensive best popular nice good great cool pretty beautiful lovely cute new latest newest trendy
  fashionable stylish different kind type sort style maximum minimum least most dollar buck usd category section department please love made material fabric deal store
  than less more there instead other another else within bit little also maybe actually then well alright favourite favorite perfect suitable quality brand fit up today tomorrow
  pair set lot own really quite rather very much many some few couple thing dear kindly pray morning evening afternoon wondering wonder honestly basically currently lately
  yes no not never nor neither hate dislike avoid want wanted wanting wish would could should might must shall will can do does did done am is are was were been being be have has had having
  i me my mine myself you your yours we us our ours they them their it its he she him his her this that these those who whom which what when where why how
  a an the of to in on at by for from with without about into over under above below beside behind up down out off as and or but if so because since until while though although just only even still yet already again ever
  soon now here there too enough tell know think see seen seem guess hope feel mean say said ask asked asking need needed needing get got getting give gave given take taken going go goes gone come came coming
  put make makes making keep keeps kept let help helped try trying tried use used using work works working like liked likes hello hi hey thanks thank ok sorry afraid idea size sized colour color coloured colored
  long time day days week month year years old next last month first second lots plenty money pay paying spend person people everyone somebody someone anybody nobody whole part around almost nearly mostly usually always often
  simple sensible normal basic decent proper real right fine ordinary regular plain casual fancy everyday classic modern lot kind sort special certain small big large medium tall short tiny huge wide narrow thin thick tight loose
  happy glad grateful sure certain able possible please such same next near every each both either any all none nothing anything something everything maximal own
  s t m l xl xxl cm mm usd etc ie eg yeah yep nope wow oh ah well alright anyway somehow somewhere
  away point recommended consider decide deciding thought thoughts remind wanting fire sick damn hell stupid terrible useless normal broke girl's
  shape wear wearing worn wears put dress's match matches goes matching carry bring attend invited hang hanging call called word words ones one's age aged turn turns turning come
  bestseller bestsellers bestselling arrival arrivals seller sellers
  starting start started begin began holiday's friday monday tuesday wednesday thursday saturday sunday tonight weekend yesterday ready quick quickly immediately
  better similar alike alternative alternatives searching exist exists existing rip keen fond grown terribly empty moved room rooms absolutely completely totally definitely obviously seriously literally frankly clearly pack packing wall's outside outdoors matter`.split(
    /\s+/,
  ),
);

export const isSmallWord = (stem: string): boolean =>
  SMALL_WORDS.has(stem) || TALK.has(stem) || /^\d+$/.test(stem) || stem.length < 2;

/** What only leads to what is said. */
const FILLER =
  /^(?:(?:no+|nope|nah|hm+|ugh|eh|oh|ok|okay|well|but|and|sorry|please|meh|yuck|ew+|honestly|maybe|actually|thanks|thank you) ?)+$/;

/** The clauses of a prepared text that say something. */
export const clausesOf = (clean: string): readonly string[] =>
  clean
    .split(/[.,;:!?]/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !FILLER.test(clause));
