// Reading files: what spreadsheets write, what is wrong where, and that a broken product costs no other.
import { describe, expect, it } from 'vitest';
import { categoryOf } from './category-of.rules.ts';
import { readCsv } from './csv-file.ts';
import { type ImportPlan, planImport, slugOf } from './import.rules.ts';
import { plainText } from './plain-text.ts';

const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Status',
];
type Cells = Partial<Record<(typeof columns)[number], string>>;
const quote = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csv = (rows: readonly Cells[], eol = '\n') =>
  [columns.join(','), ...rows.map((row) => columns.map((c) => quote(row[c] ?? '')).join(','))].join(eol);
const lamp: Cells = {
  Handle: 'lamp',
  Title: 'Desk lamp',
  Type: 'Lighting',
  'Variant Price': '12.50',
  'Variant Inventory Qty': '7',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
};
function plan(text: string): ImportPlan {
  const steps = planImport(readCsv(text), 1n);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const problemsOf = (...rows: Cells[]) =>
  plan(csv(rows)).problems.map((p) => [p.line, p.column, p.reason, p.severity]);
const invalid = { error: 'IMPORT_FILE_INVALID' };

describe('the file', () => {
  it('may have a BOM, CRLF, semicolons or tabs, empty lines, and columns in any order and case', () => {
    for (const text of [
      `\uFEFF${csv([lamp], '\r\n')}\r\n`,
      csv([lamp]).replaceAll(',', ';'),
      csv([lamp]).replaceAll(',', '\t'),
      `${csv([lamp])}\n\n,,,,\n`,
      'type,VARIANT PRICE,Extra Column,title,Handle\nLighting,12.50,whatever,Desk lamp,lamp',
    ]) {
      expect(plan(text)).toMatchObject({
        products: 1,
        refused: 0,
        problems: [],
        planned: [
          {
            product: {
              slug: 'lamp',
              titles: { en: 'Desk lamp' },
              categoryId: 'electrical',
              skus: [{ priceCents: 1250n, values: [] }],
            },
          },
        ],
      });
    }
  });
  it('names the line a row begins on, also after cells with line breaks', () => {
    const text = csv(
      [
        { ...lamp, 'Body (HTML)': '<p>One</p>\n<p>Two, "three"</p>\n' },
        { ...lamp, Handle: 'second', 'Variant Price': '-1' },
        { ...lamp, Handle: 'third', 'Variant Price': '1e3' },
      ],
      '\r\n',
    );
    const { problems, planned } = plan(text);
    expect(problems.map((p) => [p.line, p.handle])).toEqual([
      [5, 'second'],
      [6, 'third'],
    ]);
    expect(planned[0]?.product.descriptions.en).toBe('One\n\nTwo, "three"');
  });
  it('may quote oddly, as long as it can be told apart', () => {
    const head = 'Handle,Title,Type,Variant Price';
    expect(
      plan(`${head}\nlamp,27" lamp,Lighting,5\nmug,"The ""good"" mug",Kitchen,6`).planned.map(
        (p) => p.product.titles.en,
      ),
    ).toEqual(['27" lamp', 'The "good" mug']);
    expect(plan(`${head}\nlamp,Lamp,Lighting,5,too,many,cells\nmug,Mug,Kitchen`)).toMatchObject({
      products: 2,
      refused: 1,
      problems: [{ line: 3, column: 'Variant Price', reason: 'price_invalid' }],
    });
  });
  it('is refused as a whole without its main columns, or with a quote that never ends', () => {
    for (const text of [
      '',
      'a,b\n1,2',
      'Title,Variant Price\nLamp,5',
      '\u0000\u0001',
      `Handle,Title\nlamp,"never closed\n${'x\n'.repeat(50)}`,
    ]) {
      expect(() => readCsv(text)).toThrow(expect.objectContaining(invalid));
    }
  });
});

describe('a product', () => {
  const shirt = (size: string, colour: string, more: Cells = {}): Cells => ({
    Handle: 'shirt',
    'Option1 Value': size,
    'Option2 Value': colour,
    'Variant Price': '20.00',
    ...more,
  });
  const head: Cells = {
    ...shirt('S', 'Red'),
    Title: 'Shirt',
    Type: "Men's clothing",
    Tags: 'Cotton, summer',
    'Option1 Name': 'Size',
    'Option2 Name': 'Colour',
  };
  it('gathers its rows: options, variants, pictures and their order', () => {
    const [planned] = plan(
      csv([
        {
          ...head,
          'Variant SKU': "'0012",
          'Variant Grams': '150.0',
          'Variant Compare At Price': '30',
          'Image Src': 'https://cdn.example/2.jpg',
          'Image Position': '2',
          'Variant Image': 'https://cdn.example/red.jpg',
        },
        shirt('M', 'Red', {
          'Image Src': 'https://cdn.example/1.jpg',
          'Image Position': '1',
          'Image Alt Text': 'Front',
          'Variant Image': 'https://cdn.example/red.jpg',
        }),
        { Handle: 'shirt', 'Image Src': 'https://cdn.example/3.jpg', 'Image Position': '3' },
        shirt('M', 'Blue'),
      ]),
    ).planned;
    expect(planned?.product).toMatchObject({
      categoryId: 'mens',
      keywords: { en: ["Men's clothing", 'Cotton', 'summer'] },
      state: 'on',
      options: [
        { names: { en: 'Size' }, values: [{ value: 'S' }, { value: 'M' }] },
        { names: { en: 'Colour' }, values: [{ value: 'Red' }, { value: 'Blue' }] },
      ],
      skus: [
        {
          code: '0012',
          values: ['S', 'Red'],
          priceCents: 2000n,
          wasCents: 3000n,
          weightGrams: 150,
          stock: 0,
        },
        { values: ['M', 'Red'] },
        { values: ['M', 'Blue'] },
      ],
    });
    expect(planned?.pictures.map((p) => p.url)).toEqual([
      'https://cdn.example/1.jpg',
      'https://cdn.example/2.jpg',
      'https://cdn.example/3.jpg',
      'https://cdn.example/red.jpg',
    ]);
    expect(planned?.pictures[0]?.alt).toBe('Front');
    expect(planned?.pictures[3]?.skus).toEqual([
      ['S', 'Red'],
      ['M', 'Red'],
    ]);
  });
  it('is off the shelf when it is not published', () => {
    expect(
      plan(
        csv([
          { ...lamp, Published: 'FALSE' },
          { ...lamp, Handle: 'b', Status: 'draft' },
          { ...lamp, Handle: 'c', Status: 'active', Published: 'true' },
        ]),
      ).planned.map((p) => p.product.state),
    ).toEqual(['off', 'off', 'on']);
  });
  it.each([
    ['no handle', { ...lamp, Handle: '' }, 'Handle', 'handle_missing'],
    ['no title', { ...lamp, Title: ' ' }, 'Title', 'title_missing'],
    ['a long title', { ...lamp, Title: 'x'.repeat(201) }, 'Title', 'too_long'],
    ['no known category', { ...lamp, Type: 'Quux' }, 'Type', 'category_unknown'],
    ['no price', { ...lamp, 'Variant Price': '' }, 'Variant Price', 'price_invalid'],
    ['an exponent', { ...lamp, 'Variant Price': '1e3' }, 'Variant Price', 'price_invalid'],
    ['a negative price', { ...lamp, 'Variant Price': '-5' }, 'Variant Price', 'price_invalid'],
    ['three places', { ...lamp, 'Variant Price': '0.001' }, 'Variant Price', 'price_invalid'],
    ['a free product', { ...lamp, 'Variant Price': '0.00' }, 'Variant Price', 'price_invalid'],
    ['a fortune', { ...lamp, 'Variant Price': '1000000000' }, 'Variant Price', 'price_invalid'],
    ['Arabic digits', { ...lamp, 'Variant Price': '٥' }, 'Variant Price', 'price_invalid'],
    [
      'a bad former price',
      { ...lamp, 'Variant Compare At Price': 'abc' },
      'Variant Compare At Price',
      'price_invalid',
    ],
    [
      'negative stock',
      { ...lamp, 'Variant Inventory Qty': '-3' },
      'Variant Inventory Qty',
      'inventory_invalid',
    ],
    [
      'half a piece',
      { ...lamp, 'Variant Inventory Qty': '1.5' },
      'Variant Inventory Qty',
      'inventory_invalid',
    ],
    ['a wordy weight', { ...lamp, 'Variant Grams': 'heavy' }, 'Variant Grams', 'weight_invalid'],
    [
      'a value without an option',
      { ...lamp, 'Option1 Name': '', 'Option1 Value': 'Red' },
      'Option1 Value',
      'option_mismatch',
    ],
    [
      'an option without a value',
      { ...lamp, 'Option1 Name': 'Size', 'Option1 Value': '' },
      'Option1 Value',
      'option_mismatch',
    ],
  ] as const)('is refused for %s', (_name, row, column, reason) => {
    expect(problemsOf(row)).toContainEqual([2, column, reason, 'refused']);
    expect(plan(csv([row])).planned).toEqual([]);
  });
  it('is refused for a variant that comes twice, for too many, and for more than three options', () => {
    expect(problemsOf(head, shirt('S', 'Red'))).toEqual([
      [3, 'Option1 Value', 'variant_duplicate', 'refused'],
    ]);
    expect(problemsOf({ ...head }, ...Array.from({ length: 100 }, (_, i) => shirt(`S${i}`, 'Red')))).toEqual([
      [2, 'Handle', 'too_many_variants', 'refused'],
    ]);
    expect(
      plan('Handle,Title,Type,Variant Price,Option4 Name\nlamp,Lamp,Lighting,5,Depth').problems,
    ).toMatchObject([{ reason: 'too_many_options' }]);
  });
  it('loses a former price below the price and a bad picture, and is still taken', () => {
    expect(
      problemsOf({ ...lamp, 'Variant Compare At Price': '10', 'Image Src': 'javascript:alert(1)' }),
    ).toEqual([
      [2, 'Variant Compare At Price', 'compare_at_ignored', 'ignored'],
      [2, 'Image Src', 'picture_url_invalid', 'ignored'],
    ]);
    expect(
      plan(csv([{ ...lamp, 'Variant Compare At Price': '10' }])).planned[0]?.product.skus[0]?.wasCents,
    ).toBeNull();
    expect(
      problemsOf(
        lamp,
        ...Array.from({ length: 21 }, (_, i) => ({
          Handle: 'lamp',
          'Image Src': `https://cdn.example/${i}.jpg`,
        })),
      ),
    ).toEqual([[23, 'Image Src', 'too_many_pictures', 'ignored']]);
  });
  it('has a handle in any script', () => {
    expect(slugOf('Good-Lamp')).toBe('good-lamp');
    expect(slugOf('台灯')).toMatch(/^p-[0-9a-f]{24}$/);
    expect(slugOf("'; drop table products; --")).toMatch(/^p-[0-9a-f]{24}$/);
  });
});

describe('a file of several hundred lines', () => {
  it('keeps every good product and reports every bad row', () => {
    const rows: Cells[] = [];
    const bad: string[] = [];
    for (let i = 0; i < 250; i += 1) {
      const broken = i % 10 === 3;
      rows.push({
        ...lamp,
        Handle: `p${i}`,
        Title: `Lamp "${i}", new\nline`,
        'Body (HTML)': `<h2>About</h2><ul><li>One &amp; two</li><li>${i}</li></ul><script>alert(${i})</script>`,
        'Option1 Name': 'Size',
        'Option1 Value': 'S',
      });
      rows.push({ Handle: `p${i}`, 'Option1 Value': 'M', 'Variant Price': broken ? '12,50' : '13' });
      if (broken) bad.push(`p${i}`);
    }
    const result = plan(csv(rows, '\r\n'));
    expect(result).toMatchObject({ products: 250, refused: 25 });
    expect(result.problems.map((p) => p.handle)).toEqual(bad);
    expect(result.planned).toHaveLength(225);
    expect(result.planned[0]?.product).toMatchObject({
      titles: { en: 'Lamp "0", new line' },
      descriptions: { en: 'About\n\n• One & two\n• 0' },
    });
  });
});

describe('descriptions', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<ul><li>x</li><li>y</li></ul>', '• x\n• y'],
    ['5 &lt; 6 &amp;&amp; 7 &gt; 6', '5 < 6 && 7 > 6'],
    ['<img src=x onerror=alert(1)>hi', 'hi'],
    ['<style>p{}</style><script>x()</script>ok', 'ok'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['<a href="javascript:x">link</a>', 'link'],
    ['<p>unclosed <b>bold', 'unclosed bold'],
    ['a\u202eb\u0000c', 'a b c'],
    ['', ''],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ])('%s → %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('categories', () => {
  it.each([
    [['Dresses'], 'womens'],
    [["Men's Shirts"], 'mens'],
    [["Women's Shoes"], 'womens'],
    [['Phone cases'], 'phone'],
    [['', 'Electronics'], 'electrical'],
    [['Mechanical Keyboards'], 'computer'],
    [['Board Games'], 'toys'],
    [['Coffee'], 'food'],
    [['Skin Care'], 'health'],
    [['Tents'], 'outdoors'],
    [['Kitchen'], 'family'],
    [['Unknown', 'toys'], 'toys'],
    [['Garments'], null],
    [[], null],
    [['menu'], null],
  ] as const)('%j → %s', (texts, category) => {
    expect(categoryOf(texts)).toBe(category);
  });
});
