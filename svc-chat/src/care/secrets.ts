/** Matches a number of 13 to 19 digits, with single blanks or hyphens between them. */
const LONG_NUMBER = /(?<![\p{L}\d])\d(?:[ -]?\d){12,18}(?![\p{L}\d])/gu;
const CODE = /\b(cvv|cvc|security code)(\W{0,3}(?:is\W{0,3})?)\d{3,4}\b/gi;
const PASSWORD =
  /(password|passcode|passwort|kennwort|mot de passe|contrase[nñ]a|كلمة المرور|كلمة السر)((?: ?[:=] ?| is | ist | est | es | lautet | هي )["“„«]?)[^\s"”“»]{3,}/gi;
const ONE_CODE = new RegExp(CODE.source, 'i');
const ONE_PASSWORD = new RegExp(PASSWORD.source, 'i');
/** Matches phrases such as "password is wrong", which contain no password. */
const NO_PASSWORD =
  /(?:is|ist|est|es|[:=]) ?(?:wrong|not|incorrect|invalid|expired|forgotten|lost|too|required|needed|weak|falsch|nicht|incorrecta?|incorrect[eo]?|faux|perdue?|olvidada|rejected|refused|gone)\b/i;

/** Whether the check digit of a number is valid for a payment card (Luhn). */
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

export const saysCard = (text: string): boolean =>
  ONE_CODE.test(text) || (text.match(LONG_NUMBER) ?? []).some(isCardNumber);
export const saysPassword = (text: string): boolean => ONE_PASSWORD.test(text) && !NO_PASSWORD.test(text);

/** Returns the text without payment card numbers and stated passwords, for storage and for other services. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(LONG_NUMBER, (found) => (isCardNumber(found) ? '[card number]' : found))
    .replace(CODE, '$1$2[code]')
    .replace(PASSWORD, (found, name: string, joint: string) =>
      NO_PASSWORD.test(found) ? found : `${name}${joint}[password]`,
    );
