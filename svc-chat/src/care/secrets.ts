import { hasCard, maskCards } from '@ethereal/contracts/message-care';

const CODE = /\b(cvv|cvc|security code)(\W{0,3}(?:is\W{0,3})?)\d{3,4}\b/gi;
/** Matches a password after its name: behind "is" or a colon, or directly behind it if it mixes letters and digits. */
const PASSWORD =
  /(password|pasword|passcode|\bpwd?\b|\bpass(?= is [a-z]{3,30}\d)|passwort|kennwort|mot de passe|contrase[nñ]a|senha|كلمة المرور|كلمة السر)((?: ?[:=] ?| is | ist | est | es | é | lautet | هي )["“„«]?| ["“„«]?(?=[^\s\d]{0,40}\d)(?=[^\sa-z]{0,40}[a-z]))[^\s"”“»]{3,}/gi;
/** Matches US social security numbers and IBANs by their form, and other numbers and codes after the word for them. */
const PERSONAL =
  /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])|\b[a-z]{2}\d{2}(?: ?[a-z]{4})?(?: ?\d{4}){2,6}(?: ?\d{1,3})?\b|\b(?:ssn|social security|iban|passport|routing|bank account|driver'?s licen[sc]e|(?:verification|login|one[- ]time|sms|otp) code)(?: number| no\.?)?(?:\W{0,3}is)?\W{0,3}\d[\d -]{5,20}/gi;
/** Matches phrases such as "password is wrong", which contain no password. */
const NO_PASSWORD =
  /(?:is|ist|est|es|[:=]) ?(?:wrong|not|incorrect|invalid|expired|forgotten|lost|too|required|needed|weak|falsch|nicht|incorrecta?|incorrect[eo]?|faux|perdue?|olvidada|rejected|refused|gone)\b/i;

export const saysCard = (text: string): boolean => text.search(CODE) >= 0 || hasCard(text);
/** Whether a text contains a password, or a number by which banks or authorities identify a person. */
export const saysSecret = (text: string): boolean =>
  text.search(PERSONAL) >= 0 || (text.search(PASSWORD) >= 0 && !NO_PASSWORD.test(text));

/** Returns the text without payment card numbers and other secrets, for storage and for other services. */
export const withoutSecrets = (text: string): string =>
  maskCards(text)
    .replace(CODE, '$1$2[code]')
    .replace(PERSONAL, '[personal number]')
    .replace(PASSWORD, (found, name: string, joint: string) =>
      NO_PASSWORD.test(found) ? found : `${name}${joint}[password]`,
    );
