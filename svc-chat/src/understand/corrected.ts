const PERSON = String.raw`(?:my|our|a|an|the|men|women|kids|children|boys|girls)\b`;
/** Words before a correction that say only that it is one. */
const WRONG = new RegExp(
  String.raw`^(?:\s*(?:no+|nope|nah|wrong|sorry|oops|oh|wait|actually|hm+|ah|ok|well|not (?:that|those|these)(?: ones?)?)\b[\s,.!-]*)+(?=(?:i (?:really |actually )?(?:meant?|said|wanted)|i was (?:thinking of|after)|meant|(?:for|its for|it's for|it is for) ${PERSON}|my \w+)\b)`,
  'i',
);
const MEANT =
  /^(?:i\s+(?:really |actually )?(?:meant?|said)|i was (?:thinking of|after)|meant)\s+(?:to say )?(?!it\b|that\b|so\b)/i;
/**
 * "No, I meant for kids", "sorry, I mean coats": what is meant in its place, after something was looked for.
 * @param topic what was spoken of where that was no thing: "tea", and then "I mean the pot for making it"
 */
export function corrected(message: string, topic?: string): string {
  const rest = message.replace(WRONG, '');
  const meant = rest.replace(MEANT, '');
  if (meant === message || meant.trim() === '') return message;
  return `and ${topic ? meant.replace(/\b(?:it|that)$/i, topic) : meant}`;
}
