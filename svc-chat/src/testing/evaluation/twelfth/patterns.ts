/** Hair of animals that is spun or felted. */
export const WOOL = /wool|merino|cashmere|mohair|alpaca/i;
/** What comes from an animal, as the goods of this shop are described. */
export const ANIMAL =
  /wool|merino|cashmere|mohair|alpaca|leather|suede|kidskin|\bcalf\b|silk|beeswax|honey|feather-topped|mother-of-pearl|gathered by divers/i;
export const LOG_IN = /log(?:ged)?[ -]?in\b|sign(?:ed)?[ -]?in\b/i;
/** That something is not told, however it is put. */
export const CANNOT =
  /can(?:['’]t|not| not| only)|unable|not able|won['’]t|only (?:see|show|tell|look|share|you)|private|nobody else/i;
/** That there is no such thing here, however it is put. */
export const NO =
  /\b(?:don['’]t|do not|doesn['’]t|does not|isn['’]t|aren['’]t|not|no|none|nothing|couldn['’]t|can['’]t|cannot|sorry|unfortunately)\b/i;
/** A shrug instead of an answer. */
export const SHRUG = /don['’]t know that|couldn['’]t find|didn['’]t (?:quite )?(?:understand|get|catch)/i;
