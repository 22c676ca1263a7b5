/** What must not be treated as shopping, whatever else a message says. */
export type Care =
  | 'despair'
  | 'emergency'
  | 'threat'
  | 'harm'
  | 'medical'
  | 'card'
  | 'secret'
  | 'instructions';

const DESPAIR = [
  /\b(?:kill|hurt|harm|cut|hang|drown|shoot)(?:ing)? (?:my ?self|him ?self|her ?self|them ?sel(?:f|ves))\b|\b(?:he|she|they|friend|son|daughter) (?:is|are|feels?) suicidal|^(?:please |just |somebody |someone )*kill me\b(?! with)|\b(?:want|wish|going|ready|like) (?:to )?(?:die|be dead|end (?:it all|my life|things|everything))|\bend(?:ing)? (?:it all|my life)|\bi (?:was|were) dead\b|\bsuicid\w*|\bself[- ]harm\w*|\b(?:do not|dont|don t|no longer) (?:really )?want to (?:live|be alive|be here|exist|wake up)|\bno (?:reason|point)(?: left)? (?:to|in) (?:live|living)|\bwish i (?:had never been|was never|were never) born|\blife is(?: not|nt) worth|\bbetter off (?:dead|without me)|\btired of (?:living|being alive|life)|\bcan ?not go on(?: any ?more| living)?[.! ]*$/,
  /\b(?:selbstmord|suizid\w*|umbringen|das leben nehmen|nicht mehr leben|will sterben|sterben will)\b/,
  /\b(?:suicid\w*|me tuer|envie de mourir|veux mourir|mourir|plus vivre)\b/,
  /\b(?:suicid\w*|matarme|quitarme la vida|quiero morir(?:me)?|no quiero (?:seguir viviendo|vivir))\b/,
  /انتحار|انتحر|[أا]قتل نفسي|[أا]ريد [أا]ن [أا]موت|[أا]ريد الموت|لا [أا]ريد [أا]ن [أا]عيش/,
];
const EMERGENCY = [
  /\b(?:has|have|just|is|are|he|she|i) (?:\w+ ){0,3}(?:collapsed|unconscious|not breathing|stopped breathing|choking|overdosed|passed out|fainted|bleeding (?:a lot|heavily|badly|out))\b|\bis not breathing\b|\bcan ?not breathe\b|\bheart attack\b|\bhaving a (?:stroke|seizure)\b|\bcall (?:an ambulance|911|the police)\b|(?<!\b(?:had|risk of|history of|gets?|got|get|go into|goes into) (?:an? )?)\banaphyla\w+\b(?! (?:reactions? |shock )?(?:to|from|against|with|by|because|when|if)\b)|\bthroat is (?:swelling|closing)|\b(?:house|kitchen|home|flat) is on fire\b|\b(?:swallowed|ingested|swallows)\b(?! (?:my|his|her) pride| everything| anything| things| stuff| all\b)|\b(?:drank|drunk|eaten|ate|inhaled|licked) (?:\w+ ){0,4}(?:polish|perfume|parfum|bleach|batter(?:y|ies)|soap|lotion|cream|candle|lipstick|detergent|cleaner|poison|magnets?|beads?|coins?|glue|remover|fig|plant)\b|(?:trouble|difficulty|struggling|struggles|hard time) (?:to )?breath\w+|\b(?:face|lips?|tongue|throat|eyes?) (?:is |are |has |have )?(?:\w+ )?(?:swelling|swollen|closing|tightening|swelled)(?: up| shut)?|\b(?:took|taken|swallowed) (?:too many|all (?:my|the)|some|a lot of|lots of|a bunch of|a handful of|the wrong|\d+|several|many) (?:\w+ )?(?:pills|tablets|painkillers|sleeping pills)\b|\b(?:took|taken|takes|swallowed|ate|eaten|given|gave)\b(?: \w+){0,3}? (?:too many|all|wrong|whole|bottle|double|\d{1,3})\b.{0,20}\b(?:pills?|tablets?|painkillers?|capsules?|medication|meds)\b|\bcan ?not stop (?:bleeding|vomiting|throwing up|shaking)\b|\b(?:crushing|terrible|strong|bad) (?:chest pain|pain in (?:my|his|her) chest)\b|\b(?:being|was|been) (?:raped|attacked|stabbed)\b/,
  /\b(?:bewusstlos|atmet nicht|herzinfarkt|schlaganfall|notarzt|krankenwagen)\b/,
  /\b(?:inconscient\w*|ne respire (?:pas|plus)|crise cardiaque|ambulance)\b/,
  /\b(?:inconsciente|no respira|infarto|ambulancia)\b/,
  /فاقد الوعي|لا يتنفس|لا تتنفس|نوبة قلبية|سيارة إسعاف/,
];
/** Somebody is about to be hurt by somebody. */
const ATTACKED =
  /\b(?:says?|said|threaten(?:s|ed|ing)?|swears?|swore) (?:that )?(?:(?:he|she|they) (?:is|are|will|would|was|were) )?(?:going to |gonna |to |about to )*(?:kill|hurt|stab|shoot|murder|strangle|beat) (?:me|us|her|him|my \w+)\b(?! (?:if|when|because|for|over|should) (?:i|we|the|this|another|buying|spending))|\b(?:try(?:ing)?|tries|tried|wants?|about) to (?:kill|stab|shoot|murder|strangle) (?:me|us|her|him)\b(?! with)|\b(?:kill|stab|shoot|hurt|beat|strangle) (?:me|us)\b.{0,30}\b(?:he|she|they) ha(?:s|ve) (?:got )?(?:a |the |my )?(?:knife|gun|weapon|axe)\b/;
/** "it gave me a heart attack", "I nearly had one when I saw the price": a figure of speech, as long as nobody is said to suffer. */
const FRIGHT =
  /\b(?:nearly|almost|practically) (?:have|had|having|get|got) (?:an? |my )?(?:\w+ )?heart attack\b|\b(?:nearly |almost |always |just )*g(?:ave|ives?|iving|iven) (?:me|us|everybody|everyone|people) (?:nearly |almost )?an? (?:\w+ )?heart attack\b|\bheart attack (?:every|each) (?:single )?(?:morning|time|day|night)\b|\bheart attack when (?:i|we) (?:saw|see|read|heard) (?:the|your|that|what)\b/g;
const SUFFERS =
  /\b(?:chest|arm|breath\w*|pain|hospital|ambulance|911|help me|heart hurts|collaps\w*|faint\w*|dizzy|i think|right now|just now|my (?:dad|father|mum|mom|mother|husband|wife|son|daughter|gran\w*|friend|neighbou?r))\b/;

const THREAT =
  /\b(?:i will|i am going to|i am gonna|gonna|i ll|going to|we will|want to|wanna) (?:come (?:over |there |to \w+ \w+ |round )?(?:and )?)?(?:kill|hurt|harm|stab|shoot|murder|beat(?: up)?|find|burn(?: down)?|bomb|blow up|attack|destroy|smash) (?:you|your|ya|u|every|all|them|him|her|someone|somebody|people|the (?:staff|seller|office|shop|building|store|driver))\b|\b(?:come|coming) to your (?:office|house|home|shop|place|address)\b.*\b(?:hurt|kill|burn|shoot|beat|regret|smash)\b|\byou (?:are|re) (?:dead|a dead man)\b|\bdeath threat\b/;
const HARM =
  /\b(?:make|build|making|building|assemble|create|cook|synthesi[sz]e) (?:an? |some |my own )?(?:\w+ )?(?:bombs?|explosives?|pipe bombs?|molotov\w*|napalm|meth|crack|poison|nerve gas|firearms?|guns?|ghost gun|grenades?|virus|malware|ransomware)\b|\bhow (?:to|do i|can i|would i) (?:\w+ )?(?:poison|murder|kill|strangle|stalk|drug|kidnap|hack) (?:\w+)|\b(?:buy|get|sell|score|have) (?:some )?(?:cocaine|heroin|weed|meth|mdma|fentanyl|stolen|fake (?:id|passport|money))\b|\bchild porn\w*|\bhow (?:to|do i|can i) (?:shoplift|steal|launder|commit)\b|\b(?:hack|break) into\b/;

const CONDITION =
  '(?:open )?(?:wounds?|burns?|burnt skin|infections?|infected|eczema|psoriasis|acne|rosacea|dermatitis|rash(?:es)?|hives|fungus|warts?|scars?|cancer|diabetes|arthritis|migraines?|headaches?|fever|cold sores?|bruises?|ulcers?|stitches|sunburn|allerg(?:y|ies)|asthma|blisters?|bites?|depression|insomnia|back pain|pain)';
const MEDICAL = [
  new RegExp(
    String.raw`\b(?:heals?|cures?|treats?|treatment for|remedy (?:for|against)|get rid of|medicine for|medication for|help(?:s)? (?:with|against|my|heal)|good for|safe (?:for|with|on)|use(?:d)? (?:it )?(?:for|on|with|against)|(?:put|apply|rub)\b.{0,40}\b(?:on|to|onto)) (?:an? |my |the |his |her |this |your )?(?:\w+ )?${CONDITION}\b`,
  ),
  /\b(?:ibuprofen|paracetamol|aspirin|tylenol|advil|antibiotics?|insulin|antidepressants?|painkillers?|prozac|xanax|antihistamines?|benadryl|cortisone|steroids?)\b.*(?:\?|\b(?:take|dose|safe|ok|okay|mix|with|during|while|how (?:much|many))\b)/,
  /\b(?:safe|ok|okay|harmful|dangerous|allowed|use|apply|wear)\b.{0,50}\b(?:during pregnancy|while pregnant|when pregnant|if (?:i am|she is) pregnant|breast ?feeding|if i am pregnant)\b/,
  /\b(?:while|when|if|and|since|because|although) (?:(?:i|she|he|my \w+) )?(?:(?:am|is|still) )?(?:(?:on|taking|take|takes|using|prescribed) )(?:my |a |some |any |blood )*(?:\w+ )?(?:medication|medicines?|meds|drugs?|pills?|tablets|thinners?|antibiotics|steroids|antidepressants|cortisone|chemo\w*|radiation|hormones|retinoids?|retinol|accutane|contraceptives?|\w{2,}(?:oin|olol|pril|statin|cillin|mycin|zole|azepam|sartan|farin|prazole|oxetine|formin|mab))\b|\b(?:got|getting|get|sprayed|splashed|rubbed|went|fell)\b.{0,30}\b(?:in|into|inside) (?:my|his|her|the|both|one) (?:\w+ )?(?:eyes?|nose|ears?|mouth)\b|\b(?:with|have|has|had|wear|wears|got|after) (?:a |an |my |his |her )?(?:pacemaker|heart condition|kidney disease|liver disease|surgery|operation|chemo\w*)\b.*\b(?:safe|ok|okay|use|wear|can|may|should|fine)\b|\b(?:safe|ok|okay|use|wear|can|may|should|fine)\b.*\b(?:with|have|has|after) (?:a |an |my |his |her )?(?:pacemaker|heart condition|kidney disease|liver disease|surgery|operation|chemo\w*)\b/,
  // Who carries one has an allergy; how it is used is for a doctor.
  /\b(?:use|using|inject|dose|expired?|store|give|take|needs?) (?:an? |my |the |his |her |your )?epi ?pens?\b|\bepi ?pens?\b.{0,30}\b(?:dose|expire\w*|inject\w*|side effects?|how (?:much|often|many))\b/,
  /\b(?:what|which) (?:dose|medicine|medication|pills?|drug)\b|\bdiagnos\w+\b|\bshould i see a doctor\b|\b(?:i have|i am having|my \w+ has) (?:a )?(?:chest pains?|high fever|lump)\b|\bside effects?\b|\bis it (?:cancer|contagious|infected)\b/,
];
const INSTRUCTIONS =
  /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |your |the |my |every |of )*(?:previous |prior |above |earlier |safety |former )*(?:instructions?|rules|prompts?|guidelines|programming|restrictions|directions)\b|\b(?:system|initial|hidden|developer|secret) (?:prompt|instructions?|message)\b|\bjailbreak\w*\b|\bdeveloper mode\b|\bdan mode\b|\b(?:pretend|act|behave|respond) (?:to be|as|like|as if)\b.{0,40}\b(?:no (?:rules|restrictions|limits)|unrestricted|evil|uncensored|hacker)\b|\byour (?:prompt|source code|api key|instructions)\b|\b(?:drop|delete) (?:table|database)\b|<\s*script\b|\brepeat (?:the words|everything|the text) above\b|\bignoriere (?:alle|deine)\b.*\banweisung|\bignor(?:e|ez) (?:toutes )?(?:les|tes|vos) instructions|\bignora (?:todas )?(?:las|tus) instrucciones/;
const SECRET =
  /\b(?:my |the |with |here is my )?(?:password|passwort|mot de passe|contrase[nñ]a|passcode|pin(?: code)?|cvv|security code)(?: is|:| =| lautet| est| es)[:= ]+\S{3,}/;

/** A number of 13 to 19 digits whose check digit is right: that of a payment card. */
const LONG_NUMBER = /(?<![\d-])(?:\d[ -]?){12,18}\d(?![\d-])/g;

function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const hasCardNumber = (text: string): boolean =>
  [...text.matchAll(LONG_NUMBER)].some(([found]) => isCardNumber(found));

/** The text with the numbers of payment cards and said passwords taken out, to be kept or passed on. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(LONG_NUMBER, (found) => (isCardNumber(found) ? '[card number]' : found))
    .replace(/\b(cvv|cvc|security code)(\W{0,3}(?:is\W{0,3})?)\d{3,4}\b/gi, '$1$2[code]')
    .replace(/\b(password|passcode|passwort)((?: is|:| =)[:= ]+)\S{3,}/gi, '$1$2[password]');

/** What of these a message is, by its raw text and its prepared one. */
export function careIn(raw: string, clean: string): Care | undefined {
  const plain = raw
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\bcan't\b|\bcannot\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/'ll\b/g, ' will')
    .replace(/'m\b/g, ' am')
    .replace(/'re\b/g, ' are')
    .replace(/'s\b/g, ' is');
  const either = (pattern: RegExp) => pattern.test(plain) || pattern.test(clean);
  if (DESPAIR.some(either)) return 'despair';
  const told = SUFFERS.test(plain) ? [plain, clean] : [plain, clean].map((text) => text.replace(FRIGHT, ' '));
  if (EMERGENCY.some((pattern) => told.some((text) => pattern.test(text))) || ATTACKED.test(plain))
    return 'emergency';
  if (hasCardNumber(raw) || /\b(?:my )?(?:card|cvv|cvc)\b.*\b(?:cvv|cvc|exp(?:iry|ires)?)\b.*\d/.test(plain))
    return 'card';
  if (SECRET.test(plain)) return 'secret';
  if (either(HARM)) return 'harm';
  if (either(THREAT)) return 'threat';
  if (either(INSTRUCTIONS)) return 'instructions';
  return MEDICAL.some(either) ? 'medical' : undefined;
}
