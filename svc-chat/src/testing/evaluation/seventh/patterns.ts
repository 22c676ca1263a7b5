/** What several checks of this part look for. */
export const WOOL = /wool|merino|cashmere|mohair|alpaca/i;
export const ANIMAL = /leather|suede|wool|merino|cashmere|mohair|alpaca|silk|beeswax|kidskin|calf|honey/i;
export const NOT_SOLD = /don't (?:have|sell|carry)|couldn't find|isn't sold|not sold|no .{0,40} in the shop/i;
export const CANNOT = /can't|cannot|can only|only (?:see|show|your own)/i;
export const LOG_IN = /log(?:ged)? ?in|sign(?:ed)? ?in/i;
export const BAG = /Bag|Backpack|Suitcase|Clutch/;
