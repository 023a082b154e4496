// Reads the short form of a product's choices and gives each value its words, price and weight.
import { localised } from './localise.ts';
import { measure } from './measure.ts';
import { OPTION_LABELS } from './spec-labels.ts';
import type { Localised, ProductOption } from './types.ts';

export interface ChoiceValue {
  readonly id: string;
  readonly label: Localised;
  readonly price: (baseCents: number) => number;
  readonly weightFactor: number;
}

export interface Choice {
  readonly option: ProductOption;
  readonly values: readonly ChoiceValue[];
}

const PRESETS: Readonly<Record<string, string>> = {
  clothes: 'size:S|M|L|XL',
  'clothes-w': 'size:XS|S|M|L|XL',
  'shoes-m': 'shoe:40|41|42|43|44|45',
  'shoes-w': 'shoe:36|37|38|39|40|41',
  socks: 'shoe:36–38|39–42|43–46',
  ring: 'ring:50|52|54|56|58',
};

const PLUGS: Readonly<Record<string, Localised>> = {
  EU: localised('EU plug', '欧规插头', 'EUプラグ', 'ปลั๊ก EU', 'قابس أوروبي', 'EU-Stecker'),
  UK: localised('UK plug', '英规插头', 'UKプラグ', 'ปลั๊ก UK', 'قابس بريطاني', 'UK-Stecker'),
  US: localised('US plug', '美规插头', 'USプラグ', 'ปลั๊ก US', 'قابس أمريكي', 'US-Stecker'),
};

function packLabel(count: number): Localised {
  if (count === 1) return localised('Single', '单件', '1個', '1 ชิ้น', 'قطعة واحدة', 'Einzeln');
  const arabic = count === 2 ? 'عبوة من قطعتين' : `عبوة من ${count}`;
  return localised(
    `Pack of ${count}`,
    `${count}件装`,
    `${count}個セット`,
    `แพ็ก ${count} ชิ้น`,
    arabic,
    `${count}er-Pack`,
  );
}

function countLabel(key: string, text: string): Localised {
  if (key === 'servings') {
    const arabic = text === '2' ? 'حصتان' : `${text} حصص`;
    return localised(
      `${text} servings`,
      `${text}人份`,
      `${text}食`,
      `${text} ที่`,
      arabic,
      `${text} Portionen`,
    );
  }
  return localised(
    `${text} capsules`,
    `${text}粒`,
    `${text}粒`,
    `${text} แคปซูล`,
    `${text} كبسولة`,
    `${text} Kapseln`,
  );
}

function labelOf(key: string, text: string): Localised {
  if (key === 'pack') return packLabel(Number(text));
  if (key === 'plug') return PLUGS[text] ?? measure(text);
  if (key === 'servings' || key === 'count') return countLabel(key, text);
  return measure(text);
}

function endLike(cents: number, baseCents: number): number {
  return Math.max(100, Math.floor(cents / 100) * 100 + (baseCents % 100));
}

function pricing(key: string, text: string, extra: number): (baseCents: number) => number {
  if (key === 'pack') {
    const count = Number(text);
    const factor = count === 1 ? 1 : count * (count < 4 ? 0.95 : 0.9);
    return (base) => endLike(base * factor, base);
  }
  return (base) => base + extra * 100;
}

function amountIn(text: string): number {
  const numbers = text.match(/[\d.]+/g) ?? ['1'];
  const unit = / (L|kg)$/.test(text) ? 1000 : 1;
  return Number(numbers[numbers.length - 1]) * unit;
}

export function readChoice(source: string): Choice {
  const expanded = PRESETS[source] ?? source;
  const colon = expanded.indexOf(':');
  const key = expanded.slice(0, colon);
  const label = OPTION_LABELS[key];
  if (label === undefined) throw new Error(`unknown choice ${key}`);
  const texts = expanded.slice(colon + 1).split('|');
  const first = amountIn((texts[0] ?? '1').split('+')[0] ?? '1');
  const grows = ['pack', 'volume', 'net', 'weight', 'servings', 'count', 'capacity'].includes(key);
  const values = texts.map((entry): ChoiceValue => {
    const [text = '', extra = '0'] = entry.split('+');
    return {
      id: text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
      label: labelOf(key, text),
      price: pricing(key, text, Number(extra)),
      weightFactor: grows ? amountIn(text) / first : 1,
    };
  });
  return {
    option: { key, label, values: values.map(({ id, label: words }) => ({ id, label: words })) },
    values,
  };
}
