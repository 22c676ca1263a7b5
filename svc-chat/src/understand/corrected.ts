const PERSON = String.raw`(?:my|our|a|an|the|men|women|kids|children|boys|girls)\b`;
/** Words before a correction that say only that it is one. */
const WRONG = new RegExp(
  String.raw`^(?:\s*(?:no+|nope|nah|wrong|sorry|oops|oh|wait|actually|hm+|ah|ok|well|not (?:that|those|these)(?: ones?)?)\b[\s,.!-]*)+(?=(?:i (?:really |actually )?(?:meant?|said|wanted)|i was (?:thinking of|after)|meant|(?:for|its for|it's for|it is for) ${PERSON}|my \w+)\b)`,
  'i',
);
const MEANT =
  /^(?:i\s+(?:really |actually )?(?:meant?|said)|i was (?:thinking of|after)|meant)\s+(?:to say )?(?!it\b|that\b|so\b)/i;
/** "No, I meant for kids", "sorry, I mean coats": what is meant in its place, after something was looked for. */
export function corrected(message: string): string {
  const rest = message.replace(WRONG, '');
  const meant = rest.replace(MEANT, '');
  return meant === message || meant.trim() === '' ? message : `and ${meant}`;
}
