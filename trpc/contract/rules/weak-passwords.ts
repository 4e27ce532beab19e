/** The passwords that are guessed first, of six characters or more, in small letters (the heads of published lists of leaked passwords). */
const COMMON = new Set(
  `123123 123321 112233 123654 147258 159753 159357 654321 121212 131313 101010 102030 696969 789456 7777777 88888888 987654321 147258369 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4
  qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qazwsx zxcvbn zxcvbnm asdfgh asdfghjkl asdasd azerty qweqwe qwe123 abc123 abcd1234 abcdef abcabc a123456 aa123456 a1b2c3 123abc 123456a 123456789a
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass123 pass1234 passport secret iloveyou iloveyou1 princess sunshine welcome welcome1 monkey dragon master shadow superman
  batman football baseball soccer hockey charlie jordan jordan23 michael jessica ashley nicole daniel andrew thomas joshua robert hunter killer pepper ginger cookie cheese summer winter flower
  hello123 freedom whatever trustno1 letmein letmein1 starwars pokemon naruto computer internet samsung google admin123 administrator changeme default guest123 root123 test123 testing test1234 temp123
  woaini woaini1314 woaini520 5201314 520520 1314520 woaiwojia nihao123 zxc123 asd123 q123456 w123456 z123456 qq123456 wang123 li123456 zhang123 mima123 mima1234 aini1314 reelwright reelwright1`.split(
    /\s+/,
  ),
);

/** Whether each character follows the one before by the same step: `123456`, `987654`, `abcdef`, `aaaaaa`. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  // After 9 comes 0.
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step || (step === 1 && code === 48 && codes[at - 1] === 57))
  );
}

/** A short part again and again: `abab12abab12` is none, `abababab` and `123123` are. */
const isRepeated = (text: string): boolean => /^(.{1,3})\1+$/u.test(text);

/** Whether a password is one of those that are guessed first. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  return COMMON.has(text) || isSequence(text) || isRepeated(text);
}
