// The passwords everybody tries first (six characters and more, lower case); they are refused.

const words = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 7654321 654321
123123 123123123 123321 112233 11223344 121212 123654 147258 147258369 159357 159753 147852 456789 789456 789456123
789789 456456 456123 321321 234567 135790 131313 101010 102030 010203 202020 232323 252525 696969 520520 5201314 1314520
123qwe 123qweasd 123abc 123456a 123456q 1234qwer 12341234 12344321 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz1qaz
a123456 a1234567 a12345678 a123456789 aa123456 aaa111 abc123 abcd1234 abcdef abcdefg abcdefgh abc12345 abcabc q1w2e3 q1w2e3r4
qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop qwer1234 qweasd qweasdzxc qazwsx qazwsxedc qwe123 qweqwe asdfgh asdfghjkl
asdf1234 asdasd asd123 zxcvbn zxcvbnm zxc123 zaq12wsx zaq1zaq1 azerty azertyuiop poiuyt mnbvcx
password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass123 pass1234 pass12345 passport passwort motdepasse
contrasena contraseña senha123 parola wachtwoord haslo123 heslo123 jelszo lozinka salasana mypassword newpassword secret secret1
letmein letmein1 welcome welcome1 welcome123 admin1 admin123 admin1234 administrator root123 master master1 login123 changeme
default guest123 test123 test1234 testing testtest user123 access access14 trustno1 iloveyou iloveyou1 iloveyou2 loveme lovely
sunshine sunshine1 princess princess1 dragon dragon1 monkey monkey1 monkey123 football football1 baseball basketball soccer
hockey tennis golfer superman batman spiderman pokemon naruto starwars matrix shadow killer hunter ranger harley mustang corvette
ferrari mercedes porsche yamaha jordan jordan23 michael michelle jessica jennifer ashley amanda andrew anthony charlie daniel
thomas joshua matthew robert george nicole samantha maggie summer winter spring autumn freedom flower cookie cheese pepper ginger
banana orange purple yellow silver diamond hello1 hello123 hellohello computer internet samsung google android iphone facebook
whatever blink182 biteme fuckyou asshole nothing nobody family angels angel1 buster tigger peanut bailey chelsea liverpool
arsenal barcelona juventus realmadrid ronaldo messi10 galatasaray fenerbahce besiktas cowboys yankees lakers steelers eagles
woaini woaini1314 wang1234 zhang123 doudou taobao alibaba aliexpress shopee lazada meridian meridian1 shopping money1 money123
`;

const common: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));

/** Whether a password is among the first that anybody would try. */
export const isCommonPassword = (password: string): boolean =>
  common.has(password.toLowerCase()) || /^(.)\1*$/u.test(password);
