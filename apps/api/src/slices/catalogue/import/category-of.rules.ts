// Which of our ten categories a merchant's own words mean. Pure.
import { runsOf, stemOf } from '../script-text.rules.ts';
import { partsOf } from '../search-query.rules.ts';

/** Words of each category; the first category whose word is met in a text wins, so the narrower ones stand first. */
const table: readonly (readonly [category: string, words: string])[] = [
  [
    'phone',
    'phone,smartphone,cellphone,cell phone,mobile phone,mobile,iphone,charger,power bank,screen protector,sim,earbud,selfie',
  ],
  [
    'computer',
    'computer,laptop,notebook,desktop,monitor,keyboard,mouse,webcam,router,ssd,hard drive,printer,usb,tablet,software,pc,gaming,microphone',
  ],
  ['toys', 'toy,puzzle,doll,plush,lego,board game,game,baby toy,building block,kite,figurine'],
  [
    'food',
    'food,tea,coffee,snack,chocolate,honey,spice,candy,beverage,drink,noodle,sauce,grocery,jam,cookie,biscuit,nut,olive oil',
  ],
  [
    'health',
    'health,beauty,skincare,skin care,makeup,cosmetic,shampoo,soap,vitamin,supplement,massage,wellness,perfume,fragrance,toothbrush,personal care,yoga,fitness,sunscreen,hair care',
  ],
  [
    'outdoors',
    'outdoor,camping,tent,hiking,bicycle,cycling,bike,fishing,sport,sporting good,backpack,climbing,sleeping bag,lantern,swim,ski,skateboard,garden,travel,surf',
  ],
  [
    'electrical',
    'electrical,appliance,kettle,toaster,blender,vacuum,fan,heater,lamp,light,lighting,bulb,fridge,refrigerator,oven,microwave,hair dryer,iron,speaker,headphone,television,tv,electronic,camera,radio,battery',
  ],
  [
    'womens',
    'dress,skirt,blouse,women,woman,ladies,lady,girl,bra,lingerie,heel,handbag,legging,jewelry,earring,necklace',
  ],
  ['mens', 'men,man,boy,tie,tuxedo,menswear,beard'],
  [
    'family',
    'home,kitchen,furniture,bedding,decor,towel,pillow,cushion,candle,cookware,tableware,storage,household,rug,curtain,baby,pet,mug,plate,vase,bathroom,living,family,stationery,office',
  ],
];

const words = (text: string): string[] =>
  runsOf(text).flatMap((run) => partsOf(run).map((part) => stemOf(run.script, part)));
const phrases = table.map(
  ([category, list]) => [category, list.split(',').map((phrase) => ` ${words(phrase).join(' ')} `)] as const,
);

/** The category that the texts name, the first text counting most; null when none does. */
export function categoryOf(texts: readonly string[]): string | null {
  for (const text of texts) {
    const padded = ` ${words(text).join(' ')} `;
    const found = phrases.find(([, list]) => list.some((phrase) => padded.includes(phrase)));
    if (found) return found[0];
  }
  return null;
}
