/** Hair of an animal, as descriptions name it. */
export const WOOL = /wool|merino|mohair|cashmere|alpaca/i;
/** Hide of an animal, as descriptions name it. */
export const HIDE = /leather|suede|kidskin|\bcalf\b/i;
/** That one must sign in first. */
export const LOG_IN = /(log|sign)(ged|ed|ging|ing)?[ -]?in\b/i;
/** That something cannot be told, or only what is one's own. */
export const CANNOT =
  /can['’]?t|cannot|can not|unable|not able|won['’]t|private|privacy|confidential|only (ever )?(see|show|look|tell|share|read|your|what)|(don['’]t|do not|no) (have )?(access|share|know|see)|(your|one's) own|nobody else|no one else|of others?\b|other (people|customers|shoppers)/i;
/** That the shop has no such goods. */
export const NOT_SOLD =
  /(don['’]t|do not|doesn['’]t|does not|can['’]t|cannot|couldn['’]t|could not|didn['’]t|did not) (currently |really )?(sell|have|carry|stock|offer|keep|find|see)|not (sold|something|part of|among|in (our|the|this)|available)|(have|has|find|found|is|are|sells?|see) (no|none|nothing)\b|nothing (like|of)|\bnone\b|isn['’]t|aren['’]t|no such|unfortunately|sorry/i;
/** That a message was not taken in at all. */
export const LOST =
  /(don['’]t|do not|didn['’]t|did not) (understand|know that|get that)|rephrase|say (it|that) differently/i;
