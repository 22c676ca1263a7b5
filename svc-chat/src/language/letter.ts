/** "Dear shop," "Sehr geehrte Damen und Herren," "Estimados señores:": to whom a letter is written. */
const SALUTATION =
  /^\s*(?:(?:hello|hi|hey|good (?:morning|day|afternoon|evening))[,!. ]+)?(?:(?:my )?dear(?:est)? (?:[\p{L}.]+ ){0,2}?(?:shop\w*|store\w*|team|staff|sirs?|madam|ma'?am|mrs?|miss|ms|assistant|robot|bot|computer|machine|sellers?|people|folks|friends?|all|everyone|everybody|ladies|gentlemen|customer service|support|service|santa\w*|ethereal|website|company|manager)(?: [\p{L}.]+){0,3}?|to whom it may concern|ladies and gentlemen|(?:sehr geehrte\p{L}?|liebe[rs]?(?! auf)|ch[eè]re?s?|estimad[oa]s?|querid[oa]s?)(?: [\p{L}.'’&]+){1,5}?)\s*[,:!;\n–—]+\s*/iu;
/** "Dear shop do you have …": without a mark only where nobody but the shop can be meant. */
const SALUTATION_OF_SHOP =
  /^\s*(?:(?:hello|hi)[,!. ]+)?dear (?:shop|store|team|sirs?(?: or madam)?|madam|assistant|seller|people|friends?|ethereal)\b[,. ]*/i;

const NAME = String.raw`(?:(?:\p{Lu}[\p{L}.'’-]*|and|und|et|y|&|von|de|van)[ ]?){1,5}`;
/** What only ends a letter, whoever it is from. */
const FORMULAS = String.raw`(?:(?:with )?(?:my |our )?(?:very )?(?:kind|kindest|best|warm|warmest|friendly|sincere|many) (?:regards|greetings)|(?:kind|best|warm) wishes|regards|yours (?:sincerely|faithfully|truly|respectfully)|sincerely(?: yours)?|respectfully(?: yours)?|warm(?:est)? (?:regards|greetings)|mit (?:freundlichen|lieben|besten|herzlichen) gr(?:ü|ue)(?:ß|ss)en|(?:herzliche|liebe|viele|beste|sch(?:ö|oe)ne|freundliche) gr(?:ü|ue)(?:ß|ss)e|mfg|lg|vg|(?:bien )?cordialement|bien à vous|amicalement|salutations(?: distinguées)?|saludos(?: cordiales)?|un (?:cordial )?saludo|atentamente|un abrazo)`;
/** What ends a letter where a name follows. */
const WARM = String.raw`(?:yours?|warmly|fondly|love|with love|lots of love|best|all the best|cheers|thanks|many thanks|thank you(?: (?:very|so) much)?|thanks? (?:in advance|again)|god bless(?: you(?: all)?)?|blessings|hugs|gracias|danke|merci|bisous|bises|besos|abrazos)`;
const CLOSING = new RegExp(
  String.raw`(?<=[.!?…)\n🙏❤️💕]|^)\s*(?:${caseless(FORMULAS)}(?!\p{L})[\s,.!–—-]*(?:[\p{L}.'’-]+[ ]?){0,4}|${caseless(WARM)}[\s]*[,\n–—-][\s]*${NAME}|Yours? ${NAME}|[–—-]+\s*${NAME}|(?:I am|I remain) ${caseless('yours')}[^.!?]*)[.!\s]*$`,
  'u',
);

/** A pattern whose letters may be small or large. */
function caseless(pattern: string): string {
  return pattern.replace(/\\.|\(\?[:!<=]+|\p{L}/gu, (found) =>
    found.length > 1 || found.toLowerCase() === found.toUpperCase()
      ? found
      : `[${found.toLowerCase()}${found.toUpperCase().slice(0, 1)}]`,
  );
}

/** What is said between the salutation and the closing of a letter: who writes is neither whom it is for nor a thing. */
export function withoutLetterForm(text: string): string {
  const opened = text.replace(SALUTATION, '');
  const begun = opened === text ? text.replace(SALUTATION_OF_SHOP, '') : opened;
  const rest = begun.replace(CLOSING, '').trim();
  if (rest === text.trim()) return text;
  return /\p{L}{2,}\W+\p{L}/u.test(rest) ? rest : text;
}
