import { hasCard, maskCards } from '@ethereal/contracts/message-care';

const CODE = /\b(cvv|cvc|security code)(\W{0,3}(?:is\W{0,3})?)\d{3,4}\b/gi;
const PASSWORD =
  /(password|passcode|passwort|kennwort|mot de passe|contrase[nñ]a|كلمة المرور|كلمة السر)((?: ?[:=] ?| is | ist | est | es | lautet | هي )["“„«]?)[^\s"”“»]{3,}/gi;
const ONE_CODE = new RegExp(CODE.source, 'i');
const ONE_PASSWORD = new RegExp(PASSWORD.source, 'i');
/** Matches phrases such as "password is wrong", which contain no password. */
const NO_PASSWORD =
  /(?:is|ist|est|es|[:=]) ?(?:wrong|not|incorrect|invalid|expired|forgotten|lost|too|required|needed|weak|falsch|nicht|incorrecta?|incorrect[eo]?|faux|perdue?|olvidada|rejected|refused|gone)\b/i;

export const saysCard = (text: string): boolean => ONE_CODE.test(text) || hasCard(text);
export const saysPassword = (text: string): boolean => ONE_PASSWORD.test(text) && !NO_PASSWORD.test(text);

/** Returns the text without payment card numbers and stated passwords, for storage and for other services. */
export const withoutSecrets = (text: string): string =>
  maskCards(text)
    .replace(CODE, '$1$2[code]')
    .replace(PASSWORD, (found, name: string, joint: string) =>
      NO_PASSWORD.test(found) ? found : `${name}${joint}[password]`,
    );
