/** The rules of a password, in the order in which the checklist shows them. */
export const PASSWORD_RULES = [
  { id: 'length', text: 'Use 7+ characters', holds: (password: string) => password.length >= 7 },
  { id: 'letter', text: 'At least 1 letter', holds: (password: string) => /\p{L}/u.test(password) },
  { id: 'number', text: 'At least 1 number', holds: (password: string) => /\p{Nd}/u.test(password) },
  {
    id: 'spaces',
    text: 'No spaces',
    holds: (password: string) => password.length > 0 && !/\s/u.test(password),
  },
] as const;

/**
 * Passwords that satisfy the four rules and are in published lists of the most used passwords, in lower case. They lead
 * to a hint, never to a rejection.
 */
const COMMON = `password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword1 abc1234 abcd1234 abc12345 abcde12345
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop1 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qazxsw2 zaq12wsx
zaq1zaq1 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 asd1234 asd123456 asdf1234 asdfgh1 admin123 admin1234 administrator1
welcome1 welcome12 welcome123 letmein1 letmein123 iloveyou1 iloveyou2 iloveyou12 iloveyou123 monkey1 monkey12 monkey123 dragon1 dragon12
dragon123 sunshine1 princess1 football1 baseball1 superman1 batman123 pokemon1 pokemon123 michael1 jordan23 shadow1 shadow123 master1 master123
killer1 killer123 charlie1 charlie123 ashley1 jessica1 nicole1 daniel1 andrew1 jennifer1 hunter1 hunter12 freedom1 whatever1 trustno1 blink182
nothing1 secret1 secret12 secret123 test1234 test12345 testing1 testing123 changeme1 changeme123 default1 guest123 user1234 login123 google1
google123 computer1 internet1 samsung1 samsung123 liverpool1 chelsea1 arsenal1 babygirl1 angel123 lovely1 loveme1 hello123 hello1234 hello12345 hello1
summer1 summer12 summer123 summer2023 summer2024 summer2025 winter1 winter123 spring123 autumn123 abcdef1 abcdef12 abcdef123 zxcvbnm1 zxcvbn1
zxcvbn123 qazwsx1 qazwsx123 qweasd123 qweasdzxc1 147258369a 123456a 1234567a 12345678a 123456789a 1234qwer 123qweasd 12345qwert 123abc123 1a2b3c4d
football123 baseball123 ethereal1 ethereal123 shopping1 shopping123 fashion1 fashion123 mustang1 harley1 cheese1 cookie1 cookie123 banana1 banana123
pepper1 ginger1 buster1 bailey1 tigger1 soccer1 soccer12 hockey1 family1 family123 jesus123 jesus1 blessed1 success1 success123 matrix1 matrix123`;

const known = new Set(COMMON.split(/\s+/));

/** Whether a password is in the list of common passwords, ignoring its case and the punctuation at its end. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  // Input: at most 128 characters, as a password may have.
  return known.has(plain) || known.has(plain.replace(/[!?.*#$@]+$/, ''));
}
