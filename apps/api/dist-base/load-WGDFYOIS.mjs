import {
  Refusal,
  TestClock,
  accountsRoutes,
  addressesRoutes,
  auditWrite,
  audited,
  cartRoutes,
  contract,
  createPromoCode,
  findNetwork,
  hashPassword,
  hashPayCode,
  insertDemoAccount,
  insertMerchant,
  insertOperator,
  insertProducts,
  insertReviews,
  insertShop,
  operatorNames,
  ordersJobs,
  ordersRoutes,
  post,
  rebuildStats,
  recordTransfer,
  refundApprove,
  seedHotSearches,
  shopsRoutes,
  topUpNumbers,
  topupsRoutes,
  upsertBanner,
  upsertCategory,
  withdrawalsRoutes
} from "./chunk-RZFXUZQ3.mjs";
import "./chunk-PNGQFQ34.mjs";
import "./chunk-OXJMYNB6.mjs";

// apps/api/db/demo/load/deposits.ts
import { createHash } from "node:crypto";
import { getAddress } from "viem";

// apps/api/db/demo/types.ts
var LANGUAGES = ["en", "zh-cn", "jp", "th", "ar", "de"];

// apps/api/db/demo/localise.ts
function localised(...texts) {
  const [en, zhCn, jp, th, ar, de] = texts;
  return { en, "zh-cn": zhCn, jp, th, ar, de };
}
function everyLanguage(text) {
  return localised(...LANGUAGES.map(text));
}

// apps/api/db/demo/shops.ts
function days(...spans) {
  const at2 = (index) => {
    const [min, max] = spans[index] ?? [10, 20];
    return { min, max };
  };
  return {
    "east-asia": at2(0),
    "south-east-asia": at2(1),
    "south-asia": at2(2),
    "middle-east": at2(3),
    europe: at2(4),
    "north-america": at2(5),
    other: at2(6)
  };
}
var FROM_EAST_ASIA = days([2, 5], [4, 8], [6, 11], [7, 13], [7, 14], [7, 13], [9, 20]);
var FROM_SOUTH_EAST_ASIA = days([4, 8], [2, 5], [5, 10], [6, 12], [8, 15], [8, 16], [10, 21]);
var FROM_SOUTH_ASIA = days([6, 11], [5, 10], [2, 6], [4, 9], [7, 14], [8, 16], [10, 20]);
var FROM_TURKIYE = days([8, 14], [8, 14], [7, 12], [3, 7], [4, 8], [8, 14], [9, 18]);
var FROM_EUROPE = days([7, 13], [8, 15], [8, 14], [6, 11], [2, 6], [6, 11], [8, 18]);
var FROM_NORTH_AMERICA = days([7, 13], [9, 16], [9, 17], [9, 15], [6, 11], [2, 6], [8, 18]);
function shop(key, slug, source) {
  const [baseCents, perExtraItemCents, freeAboveCents] = source.freight;
  return {
    ...source,
    key,
    slug,
    tagline: localised(...source.tagline),
    description: localised(...source.description),
    freight: { baseCents, perExtraItemCents, freeAboveCents, to: source.to }
  };
}
var shops = [
  shop("ta", "taipei-audio", {
    name: "Taipei Audio",
    monogram: "TA",
    country: "TW",
    city: "Taipei",
    opened: "2019-03-14",
    categories: ["electrical", "phone", "computer"],
    tagline: [
      "Sound you can live with",
      "\u542C\u5F97\u4E45\uFF0C\u4E5F\u542C\u5F97\u8212\u670D",
      "\u6BCE\u65E5\u306B\u3001\u3061\u3087\u3046\u3069\u3044\u3044\u97F3",
      "\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E17\u0E35\u0E48\u0E2D\u0E22\u0E39\u0E48\u0E14\u0E49\u0E27\u0E22\u0E44\u0E14\u0E49\u0E17\u0E38\u0E01\u0E27\u0E31\u0E19",
      "\u0635\u0648\u062A \u064A\u0631\u0627\u0641\u0642 \u064A\u0648\u0645\u0643",
      "Klang f\xFCr jeden Tag"
    ],
    description: [
      "A small team in Taipei that tunes headphones, speakers and radios for everyday rooms. Everything is tested by ear before it ships.",
      "\u53F0\u5317\u7684\u5C0F\u56E2\u961F\uFF0C\u4E3A\u65E5\u5E38\u7A7A\u95F4\u8C03\u6821\u8033\u673A\u3001\u97F3\u7BB1\u4E0E\u6536\u97F3\u673A\uFF0C\u6BCF\u53F0\u51FA\u8D27\u524D\u90FD\u7ECF\u4EBA\u8033\u8BD5\u542C\u3002",
      "\u53F0\u5317\u306E\u5C0F\u3055\u306A\u30C1\u30FC\u30E0\u304C\u3001\u66AE\u3089\u3057\u306E\u90E8\u5C4B\u306B\u5408\u3046\u30D8\u30C3\u30C9\u30DB\u30F3\u3084\u30B9\u30D4\u30FC\u30AB\u30FC\u3092\u8ABF\u6574\u3057\u3001\u4E00\u53F0\u305A\u3064\u8033\u3067\u78BA\u304B\u3081\u3066\u51FA\u8377\u3057\u307E\u3059\u3002",
      "\u0E17\u0E35\u0E21\u0E40\u0E25\u0E47\u0E01 \u0E46 \u0E43\u0E19\u0E44\u0E17\u0E40\u0E1B\u0E17\u0E35\u0E48\u0E1B\u0E23\u0E31\u0E1A\u0E08\u0E39\u0E19\u0E2B\u0E39\u0E1F\u0E31\u0E07\u0E41\u0E25\u0E30\u0E25\u0E33\u0E42\u0E1E\u0E07\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E2B\u0E49\u0E2D\u0E07\u0E43\u0E19\u0E0A\u0E35\u0E27\u0E34\u0E15\u0E08\u0E23\u0E34\u0E07 \u0E17\u0E38\u0E01\u0E0A\u0E34\u0E49\u0E19\u0E1C\u0E48\u0E32\u0E19\u0E01\u0E32\u0E23\u0E1F\u0E31\u0E07\u0E17\u0E14\u0E2A\u0E2D\u0E1A\u0E01\u0E48\u0E2D\u0E19\u0E2A\u0E48\u0E07",
      "\u0641\u0631\u064A\u0642 \u0635\u063A\u064A\u0631 \u0641\u064A \u062A\u0627\u064A\u0628\u064A\u0647 \u064A\u0636\u0628\u0637 \u0627\u0644\u0633\u0645\u0627\u0639\u0627\u062A \u0648\u0627\u0644\u0631\u0627\u062F\u064A\u0648 \u0644\u063A\u0631\u0641 \u0627\u0644\u062D\u064A\u0627\u0629 \u0627\u0644\u064A\u0648\u0645\u064A\u0629\u060C \u0648\u064A\u064F\u062E\u062A\u0628\u0631 \u0643\u0644 \u062C\u0647\u0627\u0632 \u0628\u0627\u0644\u0623\u0630\u0646 \u0642\u0628\u0644 \u0634\u062D\u0646\u0647.",
      "Ein kleines Team in Taipeh stimmt Kopfh\xF6rer, Lautsprecher und Radios auf echte Wohnr\xE4ume ab. Jedes Ger\xE4t wird vor dem Versand geh\xF6rt."
    ],
    freight: [690, 150, 12e3],
    to: { TW: { baseCents: 190, freeAboveCents: 4e3 }, HK: { baseCents: 390 }, JP: { baseCents: 490 } },
    deliveryDays: FROM_EAST_ASIA
  }),
  shop("om", "oat-and-mint", {
    name: "Oat & Mint",
    monogram: "OM",
    country: "PT",
    city: "Porto",
    opened: "2018-05-02",
    categories: ["family", "health", "food", "womens", "toys"],
    tagline: [
      "Plain good things for home",
      "\u7ED9\u5BB6\u91CC\u7684\u6734\u7D20\u597D\u7269",
      "\u5BB6\u306E\u305F\u3081\u306E\u3001\u7D20\u6734\u3067\u3088\u3044\u3082\u306E",
      "\u0E02\u0E2D\u0E07\u0E14\u0E35\u0E40\u0E23\u0E35\u0E22\u0E1A\u0E07\u0E48\u0E32\u0E22\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E1A\u0E49\u0E32\u0E19",
      "\u0623\u0634\u064A\u0627\u0621 \u0637\u064A\u0628\u0629 \u0648\u0628\u0633\u064A\u0637\u0629 \u0644\u0644\u0628\u064A\u062A",
      "Schlichtes, Gutes f\xFCr zu Hause"
    ],
    description: [
      "Stoneware, soap and pantry goods from small makers in northern Portugal. We visit each of them twice a year.",
      "\u6765\u81EA\u8461\u8404\u7259\u5317\u90E8\u5C0F\u4F5C\u574A\u7684\u9676\u5668\u3001\u9999\u7682\u4E0E\u98DF\u6750\uFF0C\u6BCF\u5E74\u6211\u4EEC\u90FD\u4F1A\u62DC\u8BBF\u4E24\u6B21\u3002",
      "\u30DD\u30EB\u30C8\u30AC\u30EB\u5317\u90E8\u306E\u5C0F\u3055\u306A\u4F5C\u308A\u624B\u306B\u3088\u308B\u5668\u3001\u77F3\u3051\u3093\u3001\u98DF\u54C1\u3002\u5E74\u306B\u4E8C\u5EA6\u3001\u3059\u3079\u3066\u306E\u5DE5\u623F\u3092\u8A2A\u306D\u3066\u3044\u307E\u3059\u3002",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E31\u0E49\u0E19 \u0E2A\u0E1A\u0E39\u0E48 \u0E41\u0E25\u0E30\u0E02\u0E2D\u0E07\u0E01\u0E34\u0E19\u0E08\u0E32\u0E01\u0E1C\u0E39\u0E49\u0E1C\u0E25\u0E34\u0E15\u0E23\u0E32\u0E22\u0E40\u0E25\u0E47\u0E01\u0E17\u0E32\u0E07\u0E40\u0E2B\u0E19\u0E37\u0E2D\u0E02\u0E2D\u0E07\u0E42\u0E1B\u0E23\u0E15\u0E38\u0E40\u0E01\u0E2A \u0E40\u0E23\u0E32\u0E44\u0E1B\u0E40\u0E22\u0E35\u0E48\u0E22\u0E21\u0E17\u0E38\u0E01\u0E41\u0E2B\u0E48\u0E07\u0E1B\u0E35\u0E25\u0E30\u0E2A\u0E2D\u0E07\u0E04\u0E23\u0E31\u0E49\u0E07",
      "\u062E\u0632\u0641 \u0648\u0635\u0627\u0628\u0648\u0646 \u0648\u0645\u0624\u0646 \u0645\u0646 \u0635\u0646\u0651\u0627\u0639 \u0635\u063A\u0627\u0631 \u0641\u064A \u0634\u0645\u0627\u0644 \u0627\u0644\u0628\u0631\u062A\u063A\u0627\u0644\u060C \u0646\u0632\u0648\u0631 \u0643\u0644\u064B\u0627 \u0645\u0646\u0647\u0645 \u0645\u0631\u062A\u064A\u0646 \u0641\u064A \u0627\u0644\u0633\u0646\u0629.",
      "Steinzeug, Seife und Vorr\xE4te von kleinen Betrieben im Norden Portugals, die wir zweimal im Jahr besuchen."
    ],
    freight: [590, 120, 7e3],
    to: { PT: { baseCents: 250, freeAboveCents: 3500 }, ES: { baseCents: 350 }, US: { baseCents: 1190 } },
    deliveryDays: FROM_EUROPE
  }),
  shop("kw", "kieferwerk", {
    name: "Kieferwerk",
    monogram: "KW",
    country: "DE",
    city: "Freiburg",
    opened: "2016-09-20",
    categories: ["family", "electrical", "computer", "toys", "food", "health", "mens", "phone"],
    tagline: [
      "Made to be repaired",
      "\u4E3A\u53EF\u7EF4\u4FEE\u800C\u9020",
      "\u76F4\u3057\u3066\u4F7F\u3048\u308B\u3082\u306E\u3065\u304F\u308A",
      "\u0E2A\u0E23\u0E49\u0E32\u0E07\u0E21\u0E32\u0E43\u0E2B\u0E49\u0E0B\u0E48\u0E2D\u0E21\u0E44\u0E14\u0E49",
      "\u0635\u064F\u0646\u0639 \u0644\u064A\u064F\u0635\u0644\u062D \u0644\u0627 \u0644\u064A\u064F\u0631\u0645\u0649",
      "Gemacht, um repariert zu werden"
    ],
    description: [
      "Wood, steel and honest appliances from the edge of the Black Forest. Spare parts are kept for ten years.",
      "\u6765\u81EA\u9ED1\u68EE\u6797\u8FB9\u7684\u6728\u4F5C\u3001\u94A2\u5177\u4E0E\u8010\u7528\u7535\u5668\uFF0C\u5907\u4EF6\u4FDD\u7559\u5341\u5E74\u3002",
      "\u9ED2\u3044\u68EE\u306E\u3075\u3082\u3068\u304B\u3089\u3001\u6728\u3068\u9244\u306E\u9053\u5177\u3068\u9577\u304F\u4F7F\u3048\u308B\u5BB6\u96FB\u3092\u3002\u90E8\u54C1\u306F10\u5E74\u9593\u4FDD\u7BA1\u3057\u307E\u3059\u3002",
      "\u0E07\u0E32\u0E19\u0E44\u0E21\u0E49 \u0E40\u0E2B\u0E25\u0E47\u0E01 \u0E41\u0E25\u0E30\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E17\u0E35\u0E48\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E19\u0E32\u0E19\u0E08\u0E32\u0E01\u0E0A\u0E32\u0E22\u0E1B\u0E48\u0E32\u0E14\u0E33 \u0E21\u0E35\u0E2D\u0E30\u0E44\u0E2B\u0E25\u0E48\u0E43\u0E2B\u0E49\u0E2A\u0E34\u0E1A\u0E1B\u0E35",
      "\u062E\u0634\u0628 \u0648\u0641\u0648\u0644\u0627\u0630 \u0648\u0623\u062C\u0647\u0632\u0629 \u0645\u062A\u064A\u0646\u0629 \u0645\u0646 \u0623\u0637\u0631\u0627\u0641 \u0627\u0644\u063A\u0627\u0628\u0629 \u0627\u0644\u0633\u0648\u062F\u0627\u0621\u060C \u0648\u0642\u0637\u0639 \u0627\u0644\u063A\u064A\u0627\u0631 \u0645\u062A\u0648\u0641\u0631\u0629 \u0639\u0634\u0631 \u0633\u0646\u0648\u0627\u062A.",
      "Holz, Stahl und ehrliche Ger\xE4te vom Rand des Schwarzwalds. Ersatzteile halten wir zehn Jahre vor."
    ],
    freight: [590, 190, 9e3],
    to: {
      DE: { baseCents: 390, freeAboveCents: 4900 },
      AT: { baseCents: 490 },
      CH: { baseCents: 990 },
      US: { baseCents: 1490 }
    },
    deliveryDays: FROM_EUROPE
  }),
  shop("hk", "hoshi-kobo", {
    name: "Hoshi Kobo",
    monogram: "HK",
    country: "JP",
    city: "Kyoto",
    opened: "2017-11-03",
    categories: ["family", "toys", "food", "electrical", "womens", "outdoors", "mens", "health", "phone"],
    tagline: [
      "Quiet work from Kyoto",
      "\u6765\u81EA\u4EAC\u90FD\u7684\u5B89\u9759\u624B\u4F5C",
      "\u4EAC\u90FD\u306E\u9759\u304B\u306A\u624B\u4ED5\u4E8B",
      "\u0E07\u0E32\u0E19\u0E1D\u0E35\u0E21\u0E37\u0E2D\u0E40\u0E07\u0E35\u0E22\u0E1A \u0E46 \u0E08\u0E32\u0E01\u0E40\u0E01\u0E35\u0E22\u0E27\u0E42\u0E15",
      "\u0639\u0645\u0644 \u0647\u0627\u062F\u0626 \u0645\u0646 \u0643\u064A\u0648\u062A\u0648",
      "Stille Handarbeit aus Kyoto"
    ],
    description: [
      "A workshop and a handful of neighbours: potters, turners, tea growers. Small numbers, long waiting lists, careful packing.",
      "\u4E00\u95F4\u5DE5\u574A\u548C\u51E0\u4F4D\u90BB\u5C45\uFF1A\u9676\u5320\u3001\u6728\u5320\u3001\u8336\u519C\u3002\u6570\u91CF\u4E0D\u591A\uFF0C\u5305\u88C5\u7528\u5FC3\u3002",
      "\u5DE5\u623F\u3068\u8FD1\u6240\u306E\u8077\u4EBA\u305F\u3061\u3002\u9676\u82B8\u5BB6\u3001\u6728\u5730\u5E2B\u3001\u8336\u8FB2\u5BB6\u306E\u54C1\u3092\u3001\u5C11\u3057\u305A\u3064\u4E01\u5BE7\u306B\u5305\u3093\u3067\u304A\u5C4A\u3051\u3057\u307E\u3059\u3002",
      "\u0E40\u0E27\u0E34\u0E23\u0E4C\u0E01\u0E0A\u0E47\u0E2D\u0E1B\u0E01\u0E31\u0E1A\u0E40\u0E1E\u0E37\u0E48\u0E2D\u0E19\u0E1A\u0E49\u0E32\u0E19\u0E0A\u0E48\u0E32\u0E07\u0E1B\u0E31\u0E49\u0E19 \u0E0A\u0E48\u0E32\u0E07\u0E01\u0E25\u0E36\u0E07\u0E44\u0E21\u0E49 \u0E41\u0E25\u0E30\u0E04\u0E19\u0E1B\u0E25\u0E39\u0E01\u0E0A\u0E32 \u0E17\u0E33\u0E17\u0E35\u0E25\u0E30\u0E19\u0E49\u0E2D\u0E22 \u0E2B\u0E48\u0E2D\u0E2D\u0E22\u0E48\u0E32\u0E07\u0E15\u0E31\u0E49\u0E07\u0E43\u0E08",
      "\u0648\u0631\u0634\u0629 \u0648\u062C\u064A\u0631\u0627\u0646\u0647\u0627 \u0645\u0646 \u0627\u0644\u062E\u0632\u0627\u0641\u064A\u0646 \u0648\u0627\u0644\u062E\u0631\u0627\u0637\u064A\u0646 \u0648\u0645\u0632\u0627\u0631\u0639\u064A \u0627\u0644\u0634\u0627\u064A: \u0643\u0645\u064A\u0627\u062A \u0635\u063A\u064A\u0631\u0629 \u0648\u062A\u063A\u0644\u064A\u0641 \u0645\u062A\u0623\u0646\u064D.",
      "Eine Werkstatt und ihre Nachbarn: T\xF6pfer, Drechsler, Teebauern. Kleine Mengen, sorgf\xE4ltig verpackt."
    ],
    freight: [890, 200, 15e3],
    to: { JP: { baseCents: 290, freeAboveCents: 6e3 }, TW: { baseCents: 590 }, KR: { baseCents: 590 } },
    deliveryDays: FROM_EAST_ASIA
  }),
  shop("hl", "hanbit-lab", {
    name: "Hanbit Lab",
    monogram: "HL",
    country: "KR",
    city: "Seoul",
    opened: "2020-02-11",
    categories: ["phone", "computer", "health", "electrical", "womens", "family", "food"],
    tagline: [
      "Clear screens, calm skin",
      "\u6E05\u6670\u5C4F\u5E55\uFF0C\u5B89\u9759\u808C\u80A4",
      "\u6F84\u3093\u3060\u753B\u9762\u3001\u3059\u3053\u3084\u304B\u306A\u808C",
      "\u0E08\u0E2D\u0E04\u0E21\u0E0A\u0E31\u0E14 \u0E1C\u0E34\u0E27\u0E2A\u0E07\u0E1A",
      "\u0634\u0627\u0634\u0627\u062A \u0635\u0627\u0641\u064A\u0629 \u0648\u0628\u0634\u0631\u0629 \u0647\u0627\u062F\u0626\u0629",
      "Klare Displays, ruhige Haut"
    ],
    description: [
      "Phones, watches and skincare from Seoul, designed by people who would rather leave something out.",
      "\u6765\u81EA\u9996\u5C14\u7684\u624B\u673A\u3001\u624B\u8868\u4E0E\u62A4\u80A4\u54C1\uFF0C\u5B81\u53EF\u5C11\u4E00\u70B9\uFF0C\u4E5F\u8981\u521A\u521A\u597D\u3002",
      "\u30BD\u30A6\u30EB\u767A\u306E\u30B9\u30DE\u30FC\u30C8\u30D5\u30A9\u30F3\u3068\u30B9\u30AD\u30F3\u30B1\u30A2\u3002\u8DB3\u3059\u3088\u308A\u5F15\u304F\u3053\u3068\u3092\u5927\u5207\u306B\u3057\u3066\u3044\u307E\u3059\u3002",
      "\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D \u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32 \u0E41\u0E25\u0E30\u0E2A\u0E01\u0E34\u0E19\u0E41\u0E04\u0E23\u0E4C\u0E08\u0E32\u0E01\u0E42\u0E0B\u0E25 \u0E2D\u0E2D\u0E01\u0E41\u0E1A\u0E1A\u0E42\u0E14\u0E22\u0E04\u0E19\u0E17\u0E35\u0E48\u0E40\u0E25\u0E37\u0E2D\u0E01\u0E15\u0E31\u0E14\u0E2A\u0E34\u0E48\u0E07\u0E44\u0E21\u0E48\u0E08\u0E33\u0E40\u0E1B\u0E47\u0E19\u0E2D\u0E2D\u0E01",
      "\u0647\u0648\u0627\u062A\u0641 \u0648\u0633\u0627\u0639\u0627\u062A \u0648\u0639\u0646\u0627\u064A\u0629 \u0628\u0627\u0644\u0628\u0634\u0631\u0629 \u0645\u0646 \u0633\u064A\u0648\u0644\u060C \u064A\u0635\u0645\u0645\u0647\u0627 \u0645\u0646 \u064A\u0641\u0636\u0644\u0648\u0646 \u0627\u0644\u0628\u0633\u0627\u0637\u0629.",
      "Telefone, Uhren und Hautpflege aus Seoul \u2013 lieber etwas weglassen als zu viel."
    ],
    freight: [650, 120, 1e4],
    to: { KR: { baseCents: 200, freeAboveCents: 3e3 }, JP: { baseCents: 450 }, US: { baseCents: 890 } },
    deliveryDays: FROM_EAST_ASIA
  }),
  shop("bl", "bottega-lume", {
    name: "Bottega Lume",
    monogram: "BL",
    country: "IT",
    city: "Florence",
    opened: "2015-04-18",
    categories: ["mens", "womens", "food", "electrical"],
    tagline: [
      "Leather, cloth and breakfast",
      "\u76AE\u9769\u3001\u5E03\u6599\u4E0E\u65E9\u9910",
      "\u9769\u3068\u5E03\u3001\u305D\u3057\u3066\u671D\u98DF",
      "\u0E2B\u0E19\u0E31\u0E07 \u0E1C\u0E49\u0E32 \u0E41\u0E25\u0E30\u0E21\u0E37\u0E49\u0E2D\u0E40\u0E0A\u0E49\u0E32",
      "\u062C\u0644\u062F \u0648\u0642\u0645\u0627\u0634 \u0648\u0641\u0637\u0648\u0631",
      "Leder, Stoff und Fr\xFChst\xFCck"
    ],
    description: [
      "A Florentine shop for leather goods, shoes and tailoring, with a shelf of oil, coffee and chocolate for good measure.",
      "\u4F5B\u7F57\u4F26\u8428\u5C0F\u5E97\uFF0C\u4E13\u8425\u76AE\u5177\u3001\u978B\u5C65\u4E0E\u88C1\u7F1D\u6210\u8863\uFF0C\u4E5F\u5907\u7740\u6A44\u6984\u6CB9\u3001\u5496\u5561\u4E0E\u5DE7\u514B\u529B\u3002",
      "\u30D5\u30A3\u30EC\u30F3\u30C4\u30A7\u306E\u9769\u88FD\u54C1\u3068\u4ED5\u7ACB\u3066\u306E\u5E97\u3002\u68DA\u306E\u7247\u9685\u306B\u306F\u30AA\u30A4\u30EB\u3084\u30B3\u30FC\u30D2\u30FC\u3001\u30C1\u30E7\u30B3\u30EC\u30FC\u30C8\u3082\u3002",
      "\u0E23\u0E49\u0E32\u0E19\u0E43\u0E19\u0E1F\u0E25\u0E2D\u0E40\u0E23\u0E19\u0E0B\u0E4C \u0E02\u0E32\u0E22\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E2B\u0E19\u0E31\u0E07 \u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32 \u0E41\u0E25\u0E30\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E1C\u0E49\u0E32\u0E15\u0E31\u0E14\u0E40\u0E22\u0E47\u0E1A \u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E19\u0E49\u0E33\u0E21\u0E31\u0E19\u0E21\u0E30\u0E01\u0E2D\u0E01 \u0E01\u0E32\u0E41\u0E1F \u0E41\u0E25\u0E30\u0E0A\u0E47\u0E2D\u0E01\u0E42\u0E01\u0E41\u0E25\u0E15",
      "\u0645\u062A\u062C\u0631 \u0641\u0644\u0648\u0631\u0646\u0633\u064A \u0644\u0644\u062C\u0644\u062F\u064A\u0627\u062A \u0648\u0627\u0644\u0623\u062D\u0630\u064A\u0629 \u0648\u0627\u0644\u062E\u064A\u0627\u0637\u0629\u060C \u0648\u0645\u0639\u0647 \u0631\u0641 \u0645\u0646 \u0627\u0644\u0632\u064A\u062A \u0648\u0627\u0644\u0642\u0647\u0648\u0629 \u0648\u0627\u0644\u0634\u0648\u0643\u0648\u0644\u0627\u062A\u0629.",
      "Ein Florentiner Laden f\xFCr Lederwaren, Schuhe und Schneiderei, mit einem Regal voll \xD6l, Kaffee und Schokolade."
    ],
    freight: [690, 150, 12e3],
    to: { IT: { baseCents: 350, freeAboveCents: 6e3 }, US: { baseCents: 1390 }, AE: { baseCents: 1290 } },
    deliveryDays: FROM_EUROPE
  }),
  shop("fj", "fjallro", {
    name: "Fjallro",
    monogram: "FJ",
    country: "SE",
    city: "\xC5re",
    opened: "2017-01-09",
    categories: ["outdoors", "mens", "food", "health", "womens", "phone", "toys"],
    tagline: [
      "For weather, all of it",
      "\u98CE\u96E8\u6674\u96EA\u90FD\u5408\u9002",
      "\u3069\u3093\u306A\u5929\u6C17\u306B\u3082",
      "\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E17\u0E38\u0E01\u0E2A\u0E20\u0E32\u0E1E\u0E2D\u0E32\u0E01\u0E32\u0E28",
      "\u0644\u0643\u0644 \u0637\u0642\u0633",
      "F\xFCr jedes Wetter"
    ],
    description: [
      "Outdoor things tested where it rains sideways. We mend what we sell, free of charge for five years.",
      "\u5728\u6A2A\u98CE\u6A2A\u96E8\u4E4B\u5730\u6D4B\u8BD5\u7684\u6237\u5916\u7528\u54C1\uFF0C\u552E\u51FA\u4E94\u5E74\u5185\u514D\u8D39\u4FEE\u8865\u3002",
      "\u6A2A\u306A\u3050\u308A\u306E\u96E8\u306E\u571F\u5730\u3067\u8A66\u3057\u305F\u9053\u5177\u3002\u304A\u8CB7\u3044\u4E0A\u3052\u304B\u30895\u5E74\u9593\u3001\u7121\u6599\u3067\u4FEE\u7406\u3057\u307E\u3059\u3002",
      "\u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C\u0E01\u0E25\u0E32\u0E07\u0E41\u0E08\u0E49\u0E07\u0E17\u0E35\u0E48\u0E17\u0E14\u0E2A\u0E2D\u0E1A\u0E43\u0E19\u0E17\u0E35\u0E48\u0E1D\u0E19\u0E2A\u0E32\u0E14 \u0E0B\u0E48\u0E2D\u0E21\u0E1F\u0E23\u0E35\u0E2B\u0E49\u0E32\u0E1B\u0E35",
      "\u0645\u0639\u062F\u0627\u062A \u062C\u064F\u0631\u0651\u0628\u062A \u062D\u064A\u062B \u062A\u0645\u0637\u0631 \u0645\u0646 \u0643\u0644 \u0627\u062A\u062C\u0627\u0647\u060C \u0648\u0646\u0635\u0644\u062D \u0645\u0627 \u0646\u0628\u064A\u0639\u0647 \u0645\u062C\u0627\u0646\u064B\u0627 \u062E\u0645\u0633 \u0633\u0646\u0648\u0627\u062A.",
      "Ausr\xFCstung, erprobt im Regen von der Seite. Wir flicken f\xFCnf Jahre lang kostenlos."
    ],
    freight: [790, 200, 11e3],
    to: { SE: { baseCents: 390, freeAboveCents: 5e3 }, FI: { baseCents: 490 }, DK: { baseCents: 490 } },
    deliveryDays: FROM_EUROPE
  }),
  shop("bm", "baan-lamun", {
    name: "Baan Lamun",
    monogram: "BM",
    country: "TH",
    city: "Chiang Mai",
    opened: "2019-07-25",
    categories: ["food", "health", "family", "womens"],
    tagline: [
      "Soft things, bright flavours",
      "\u6E29\u67D4\u597D\u7269\uFF0C\u9C9C\u660E\u6ECB\u5473",
      "\u3084\u3055\u3057\u3044\u54C1\u3068\u3001\u9BAE\u3084\u304B\u306A\u5473",
      "\u0E02\u0E2D\u0E07\u0E25\u0E30\u0E21\u0E38\u0E19 \u0E23\u0E2A\u0E2A\u0E14\u0E43\u0E2A",
      "\u0623\u0634\u064A\u0627\u0621 \u0646\u0627\u0639\u0645\u0629 \u0648\u0646\u0643\u0647\u0627\u062A \u0645\u0634\u0631\u0642\u0629",
      "Sanftes und kr\xE4ftige Aromen"
    ],
    description: [
      "Soaps, candles and snacks from the north of Thailand, made by families we know by name.",
      "\u6765\u81EA\u6CF0\u5317\u7684\u9999\u7682\u3001\u8721\u70DB\u4E0E\u96F6\u98DF\uFF0C\u6BCF\u4F4D\u5236\u4F5C\u8005\u6211\u4EEC\u90FD\u53EB\u5F97\u51FA\u540D\u5B57\u3002",
      "\u30BF\u30A4\u5317\u90E8\u306E\u77F3\u3051\u3093\u3001\u30AD\u30E3\u30F3\u30C9\u30EB\u3001\u304A\u83D3\u5B50\u3002\u4F5C\u308A\u624B\u306E\u5BB6\u65CF\u306E\u9854\u304C\u898B\u3048\u308B\u54C1\u3067\u3059\u3002",
      "\u0E2A\u0E1A\u0E39\u0E48 \u0E40\u0E17\u0E35\u0E22\u0E19\u0E2B\u0E2D\u0E21 \u0E41\u0E25\u0E30\u0E02\u0E19\u0E21\u0E08\u0E32\u0E01\u0E20\u0E32\u0E04\u0E40\u0E2B\u0E19\u0E37\u0E2D \u0E17\u0E33\u0E42\u0E14\u0E22\u0E04\u0E23\u0E2D\u0E1A\u0E04\u0E23\u0E31\u0E27\u0E17\u0E35\u0E48\u0E40\u0E23\u0E32\u0E23\u0E39\u0E49\u0E08\u0E31\u0E01\u0E0A\u0E37\u0E48\u0E2D\u0E17\u0E38\u0E01\u0E04\u0E19",
      "\u0635\u0627\u0628\u0648\u0646 \u0648\u0634\u0645\u0648\u0639 \u0648\u0648\u062C\u0628\u0627\u062A \u062E\u0641\u064A\u0641\u0629 \u0645\u0646 \u0634\u0645\u0627\u0644 \u062A\u0627\u064A\u0644\u0627\u0646\u062F \u062A\u0635\u0646\u0639\u0647\u0627 \u0639\u0627\u0626\u0644\u0627\u062A \u0646\u0639\u0631\u0641\u0647\u0627 \u0628\u0627\u0644\u0627\u0633\u0645.",
      "Seifen, Kerzen und Snacks aus Nordthailand, von Familien, die wir beim Namen kennen."
    ],
    freight: [490, 100, 6e3],
    to: { TH: { baseCents: 120, freeAboveCents: 1500 }, SG: { baseCents: 350 }, MY: { baseCents: 350 } },
    deliveryDays: FROM_SOUTH_EAST_ASIA
  }),
  shop("ch", "cedar-harbor", {
    name: "Cedar Harbor",
    monogram: "CH",
    country: "US",
    city: "Portland, Maine",
    opened: "2016-06-01",
    categories: ["outdoors", "toys", "mens", "food"],
    tagline: [
      "Sturdy goods, sea air",
      "\u7ED3\u5B9E\u597D\u7269\uFF0C\u6D77\u98CE\u5473\u9053",
      "\u4E08\u592B\u306A\u9053\u5177\u3068\u6D77\u306E\u98A8",
      "\u0E02\u0E2D\u0E07\u0E17\u0E19\u0E17\u0E32\u0E19\u0E01\u0E25\u0E34\u0E48\u0E19\u0E25\u0E21\u0E17\u0E30\u0E40\u0E25",
      "\u0628\u0636\u0627\u0626\u0639 \u0645\u062A\u064A\u0646\u0629 \u0648\u0646\u0633\u064A\u0645 \u0628\u062D\u0631",
      "Robustes mit Seeluft"
    ],
    description: [
      "Workwear, camp gear and toys that get handed down. If a seam goes, send it back and we sew it.",
      "\u53EF\u4EE5\u4F20\u7ED9\u4E0B\u4E00\u4EE3\u7684\u5DE5\u88C5\u3001\u9732\u8425\u88C5\u5907\u4E0E\u73A9\u5177\uFF0C\u5F00\u7EBF\u4E86\u5BC4\u56DE\u6765\uFF0C\u6211\u4EEC\u7ED9\u60A8\u7F1D\u597D\u3002",
      "\u53D7\u3051\u7D99\u304C\u308C\u308B\u4F5C\u696D\u7740\u3084\u30AD\u30E3\u30F3\u30D7\u9053\u5177\u3001\u304A\u3082\u3061\u3083\u3002\u7E2B\u3044\u76EE\u304C\u307B\u3064\u308C\u305F\u3089\u76F4\u3057\u307E\u3059\u3002",
      "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E1C\u0E49\u0E32\u0E17\u0E33\u0E07\u0E32\u0E19 \u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C\u0E41\u0E04\u0E21\u0E1B\u0E4C \u0E41\u0E25\u0E30\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19\u0E17\u0E35\u0E48\u0E2A\u0E48\u0E07\u0E15\u0E48\u0E2D\u0E44\u0E14\u0E49 \u0E15\u0E30\u0E40\u0E02\u0E47\u0E1A\u0E2B\u0E25\u0E38\u0E14\u0E2A\u0E48\u0E07\u0E21\u0E32\u0E40\u0E22\u0E47\u0E1A\u0E43\u0E2B\u0E49",
      "\u0645\u0644\u0627\u0628\u0633 \u0639\u0645\u0644 \u0648\u0645\u0639\u062F\u0627\u062A \u062A\u062E\u064A\u064A\u0645 \u0648\u0623\u0644\u0639\u0627\u0628 \u062A\u064F\u0648\u0631\u062B\u060C \u0648\u0625\u0646 \u0627\u0646\u0641\u0643\u062A \u062E\u064A\u0627\u0637\u0629 \u0623\u0639\u062F\u0646\u0627 \u062E\u064A\u0627\u0637\u062A\u0647\u0627.",
      "Arbeitskleidung, Campingzeug und Spielzeug zum Weitergeben. Geht eine Naht auf, n\xE4hen wir sie."
    ],
    freight: [690, 200, 9e3],
    to: { US: { baseCents: 490, freeAboveCents: 5e3 }, CA: { baseCents: 890 }, GB: { baseCents: 1290 } },
    deliveryDays: FROM_NORTH_AMERICA
  }),
  shop("iv", "indigo-veranda", {
    name: "Indigo Veranda",
    monogram: "IV",
    country: "IN",
    city: "Jaipur",
    opened: "2018-10-12",
    categories: ["womens", "family", "food", "toys", "health", "mens"],
    tagline: [
      "Printed by hand, worn for years",
      "\u624B\u5DE5\u5370\u67D3\uFF0C\u7ECF\u5E74\u53EF\u7A7F",
      "\u624B\u3067\u67D3\u3081\u3001\u9577\u304F\u7740\u308B",
      "\u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E21\u0E37\u0E2D \u0E43\u0E2A\u0E48\u0E44\u0E14\u0E49\u0E19\u0E32\u0E19\u0E1B\u0E35",
      "\u0637\u0628\u0627\u0639\u0629 \u064A\u062F\u0648\u064A\u0629 \u062A\u062F\u0648\u0645 \u0633\u0646\u0648\u0627\u062A",
      "Von Hand gedruckt, jahrelang getragen"
    ],
    description: [
      "Block-printed cotton, spices and tea from Rajasthan and the hills. Each print is signed by the printer.",
      "\u6765\u81EA\u62C9\u8D3E\u65AF\u5766\u4E0E\u5C71\u5730\u7684\u6728\u7248\u5370\u82B1\u68C9\u5E03\u3001\u9999\u6599\u4E0E\u8336\uFF0C\u6BCF\u5757\u5E03\u90FD\u6709\u5370\u5320\u7B7E\u540D\u3002",
      "\u30E9\u30B8\u30E3\u30B9\u30BF\u30F3\u306E\u30D6\u30ED\u30C3\u30AF\u30D7\u30EA\u30F3\u30C8\u3068\u3001\u30B9\u30D1\u30A4\u30B9\u3084\u304A\u8336\u3002\u5E03\u306B\u306F\u5237\u308A\u624B\u306E\u30B5\u30A4\u30F3\u304C\u5165\u308A\u307E\u3059\u3002",
      "\u0E1C\u0E49\u0E32\u0E1D\u0E49\u0E32\u0E22\u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E1A\u0E25\u0E47\u0E2D\u0E01\u0E44\u0E21\u0E49 \u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E17\u0E28 \u0E41\u0E25\u0E30\u0E0A\u0E32\u0E08\u0E32\u0E01\u0E23\u0E32\u0E0A\u0E2A\u0E16\u0E32\u0E19 \u0E17\u0E38\u0E01\u0E1C\u0E37\u0E19\u0E21\u0E35\u0E25\u0E32\u0E22\u0E40\u0E0B\u0E47\u0E19\u0E0A\u0E48\u0E32\u0E07\u0E1E\u0E34\u0E21\u0E1E\u0E4C",
      "\u0623\u0642\u0637\u0627\u0646 \u0645\u0637\u0628\u0648\u0639\u0629 \u0628\u0627\u0644\u0642\u0648\u0627\u0644\u0628 \u0648\u062A\u0648\u0627\u0628\u0644 \u0648\u0634\u0627\u064A \u0645\u0646 \u0631\u0627\u062C\u0633\u062A\u0627\u0646\u060C \u0648\u0643\u0644 \u0642\u0637\u0639\u0629 \u0645\u0648\u0642\u0639\u0629 \u0645\u0646 \u0635\u0627\u0646\u0639\u0647\u0627.",
      "Handbedruckte Baumwolle, Gew\xFCrze und Tee aus Rajasthan. Jeder Druck ist signiert."
    ],
    freight: [590, 100, 7500],
    to: { IN: { baseCents: 100, freeAboveCents: 1500 }, AE: { baseCents: 490 }, GB: { baseCents: 690 } },
    deliveryDays: FROM_SOUTH_ASIA
  }),
  shop("el", "ege-loom", {
    name: "Ege Loom",
    monogram: "EL",
    country: "TR",
    city: "\u0130zmir",
    opened: "2019-09-05",
    categories: ["womens", "family", "mens", "food", "health", "outdoors"],
    tagline: [
      "Woven by the Aegean",
      "\u7231\u7434\u6D77\u8FB9\u7684\u7EC7\u9020",
      "\u30A8\u30FC\u30B2\u6D77\u306E\u307B\u3068\u308A\u3067\u7E54\u308B",
      "\u0E17\u0E2D\u0E23\u0E34\u0E21\u0E17\u0E30\u0E40\u0E25\u0E2D\u0E35\u0E40\u0E08\u0E35\u0E22\u0E19",
      "\u0645\u0646\u0633\u0648\u062C \u0639\u0644\u0649 \u0636\u0641\u0627\u0641 \u0625\u064A\u062C\u0629",
      "Gewebt an der \xC4g\xE4is"
    ],
    description: [
      "Towels, linen and leather from family mills around \u0130zmir, with olive oil and honey from the same hills.",
      "\u4F0A\u5179\u5BC6\u5C14\u5BB6\u5EAD\u7EC7\u574A\u7684\u6BDB\u5DFE\u3001\u4E9A\u9EBB\u4E0E\u76AE\u5177\uFF0C\u8FD8\u6709\u540C\u4E00\u7247\u5C71\u5761\u7684\u6A44\u6984\u6CB9\u548C\u8702\u871C\u3002",
      "\u30A4\u30BA\u30DF\u30EB\u8FD1\u90CA\u306E\u5BB6\u65CF\u5DE5\u5834\u306E\u30BF\u30AA\u30EB\u3001\u30EA\u30CD\u30F3\u3001\u9769\u3002\u540C\u3058\u4E18\u306E\u30AA\u30EA\u30FC\u30D6\u30AA\u30A4\u30EB\u3068\u306F\u3061\u307F\u3064\u3082\u3002",
      "\u0E1C\u0E49\u0E32\u0E02\u0E19\u0E2B\u0E19\u0E39 \u0E25\u0E34\u0E19\u0E34\u0E19 \u0E41\u0E25\u0E30\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E2B\u0E19\u0E31\u0E07\u0E08\u0E32\u0E01\u0E42\u0E23\u0E07\u0E17\u0E2D\u0E04\u0E23\u0E2D\u0E1A\u0E04\u0E23\u0E31\u0E27\u0E41\u0E16\u0E1A\u0E2D\u0E34\u0E0B\u0E21\u0E35\u0E23\u0E4C \u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E19\u0E49\u0E33\u0E21\u0E31\u0E19\u0E21\u0E30\u0E01\u0E2D\u0E01\u0E41\u0E25\u0E30\u0E19\u0E49\u0E33\u0E1C\u0E36\u0E49\u0E07",
      "\u0645\u0646\u0627\u0634\u0641 \u0648\u0643\u062A\u0627\u0646 \u0648\u062C\u0644\u062F \u0645\u0646 \u0645\u0639\u0627\u0645\u0644 \u0639\u0627\u0626\u0644\u064A\u0629 \u062D\u0648\u0644 \u0625\u0632\u0645\u064A\u0631\u060C \u0648\u0632\u064A\u062A \u0632\u064A\u062A\u0648\u0646 \u0648\u0639\u0633\u0644 \u0645\u0646 \u0627\u0644\u062A\u0644\u0627\u0644 \u0646\u0641\u0633\u0647\u0627.",
      "Handt\xFCcher, Leinen und Leder aus Familienwebereien bei \u0130zmir, dazu Oliven\xF6l und Honig von denselben H\xFCgeln."
    ],
    freight: [550, 120, 7e3],
    to: { TR: { baseCents: 150, freeAboveCents: 2e3 }, DE: { baseCents: 490 }, AE: { baseCents: 590 } },
    deliveryDays: FROM_TURKIYE
  }),
  shop("cp", "cloudpeak", {
    name: "Cloudpeak",
    monogram: "CP",
    country: "CN",
    city: "Hangzhou",
    opened: "2020-08-08",
    categories: [
      "computer",
      "phone",
      "electrical",
      "toys",
      "outdoors",
      "family",
      "health",
      "mens",
      "womens",
      "food"
    ],
    tagline: [
      "Everyday things, fairly priced",
      "\u65E5\u5E38\u597D\u7269\uFF0C\u4EF7\u683C\u516C\u9053",
      "\u6BCE\u65E5\u306E\u9053\u5177\u3092\u3001\u624B\u3054\u308D\u306B",
      "\u0E02\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E17\u0E38\u0E01\u0E27\u0E31\u0E19\u0E43\u0E19\u0E23\u0E32\u0E04\u0E32\u0E22\u0E38\u0E15\u0E34\u0E18\u0E23\u0E23\u0E21",
      "\u0623\u0634\u064A\u0627\u0621 \u064A\u0648\u0645\u064A\u0629 \u0628\u0633\u0639\u0631 \u0639\u0627\u062F\u0644",
      "Allt\xE4gliches zum fairen Preis"
    ],
    description: [
      "Electronics and household goods straight from workshops around Hangzhou. Simple packaging, clear manuals, two-year warranty.",
      "\u676D\u5DDE\u5468\u8FB9\u5DE5\u5382\u76F4\u4F9B\u7684\u6570\u7801\u4E0E\u5BB6\u5C45\u7528\u54C1\uFF0C\u5305\u88C5\u7B80\u5355\u3001\u8BF4\u660E\u6E05\u695A\u3001\u4E24\u5E74\u8D28\u4FDD\u3002",
      "\u676D\u5DDE\u5468\u8FBA\u306E\u5DE5\u5834\u304B\u3089\u76F4\u9001\u3059\u308B\u96FB\u5B50\u6A5F\u5668\u3068\u65E5\u7528\u54C1\u3002\u7C21\u7D20\u306A\u5305\u88C5\u3001\u5206\u304B\u308A\u3084\u3059\u3044\u8AAC\u660E\u66F8\u30012\u5E74\u4FDD\u8A3C\u3002",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E2D\u0E34\u0E40\u0E25\u0E47\u0E01\u0E17\u0E23\u0E2D\u0E19\u0E34\u0E01\u0E2A\u0E4C\u0E41\u0E25\u0E30\u0E02\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E43\u0E19\u0E1A\u0E49\u0E32\u0E19\u0E15\u0E23\u0E07\u0E08\u0E32\u0E01\u0E42\u0E23\u0E07\u0E07\u0E32\u0E19\u0E41\u0E16\u0E1A\u0E2B\u0E32\u0E07\u0E42\u0E08\u0E27 \u0E04\u0E39\u0E48\u0E21\u0E37\u0E2D\u0E0A\u0E31\u0E14\u0E40\u0E08\u0E19 \u0E23\u0E31\u0E1A\u0E1B\u0E23\u0E30\u0E01\u0E31\u0E19\u0E2A\u0E2D\u0E07\u0E1B\u0E35",
      "\u0625\u0644\u0643\u062A\u0631\u0648\u0646\u064A\u0627\u062A \u0648\u0623\u062F\u0648\u0627\u062A \u0645\u0646\u0632\u0644\u064A\u0629 \u0645\u0628\u0627\u0634\u0631\u0629 \u0645\u0646 \u0648\u0631\u0634 \u0647\u0627\u0646\u063A\u062A\u0634\u0648\u060C \u0628\u062A\u063A\u0644\u064A\u0641 \u0628\u0633\u064A\u0637 \u0648\u0636\u0645\u0627\u0646 \u0633\u0646\u062A\u064A\u0646.",
      "Elektronik und Haushaltswaren direkt aus Werkst\xE4tten bei Hangzhou: schlichte Verpackung, klare Anleitung, zwei Jahre Garantie."
    ],
    freight: [390, 80, 5e3],
    to: { CN: { baseCents: 0, freeAboveCents: 0 }, HK: { baseCents: 190 }, BR: { baseCents: 790 } },
    deliveryDays: FROM_EAST_ASIA
  })
];

// apps/api/db/demo/people.ts
var demoPassword = "meridian-demo";
var demoPayCode = "246810";
function at(tag, country, area, detail, postcode) {
  return { tag, country, area, detail, postcode };
}
function person(login, name, mobile, locale, ...addresses) {
  return { name, email: `${login}@example.com`, mobile, locale, addresses };
}
var shoppers = [
  person(
    "ana",
    "Ana Carvalho",
    "+351912345601",
    "en",
    at("home", "PT", ["Porto"], "Rua de Miguel Bombarda 214, 2.\xBA Esq.", "4050-381"),
    at("work", "PT", ["Porto"], "Rua de Santos Pousada 57", "4000-487")
  ),
  person(
    "lin",
    "\u6797\u6653\u96EF",
    "+8613812345602",
    "zh-cn",
    at("home", "CN", ["Shanghai", "\u4E0A\u6D77\u5E02", "\u5F90\u6C47\u533A"], "\u6B66\u5EB7\u8DEF128\u5F046\u53F7302\u5BA4", "200031"),
    at("work", "CN", ["Shanghai", "\u4E0A\u6D77\u5E02", "\u9759\u5B89\u533A"], "\u5357\u4EAC\u897F\u8DEF1266\u53F718\u697C", "200040")
  ),
  person(
    "omar",
    "\u0639\u0645\u0631 \u0627\u0644\u0645\u0646\u0635\u0648\u0631\u064A",
    "+971501234603",
    "ar",
    at("home", "AE", ["Dubai", "\u0627\u0644\u062E\u0644\u064A\u062C \u0627\u0644\u062A\u062C\u0627\u0631\u064A"], "\u0628\u0631\u062C \u0627\u0644\u0646\u062E\u064A\u0644\u060C \u0634\u0642\u0629 1804\u060C \u0634\u0627\u0631\u0639 \u0645\u0631\u0627\u0633\u064A", "00000"),
    at("work", "AE", ["Dubai", "\u0645\u0631\u0643\u0632 \u062F\u0628\u064A \u0627\u0644\u0645\u0627\u0644\u064A"], "\u0645\u0628\u0646\u0649 \u0627\u0644\u0628\u0648\u0627\u0628\u0629 3\u060C \u0627\u0644\u0637\u0627\u0628\u0642 5", "00000")
  ),
  person(
    "sofia",
    "Sof\xEDa Herrera",
    "+34612345604",
    "es",
    at("home", "ES", ["Valencia", "Ruzafa"], "Calle de C\xE1diz 41, 3.\xBA B", "46006")
  ),
  person(
    "jonas",
    "Jonas Brandt",
    "+4915123456705",
    "de",
    at("home", "DE", ["Berlin", "Neuk\xF6lln"], "Weserstra\xDFe 88, Hinterhaus", "12045"),
    at("work", "DE", ["Berlin", "Mitte"], "Torstra\xDFe 140", "10119")
  ),
  person(
    "haruka",
    "\u4F50\u85E4 \u9065",
    "+819012345606",
    "jp",
    at("home", "JP", ["Tokyo", "\u4E16\u7530\u8C37\u533A"], "2\u4E01\u76EE14-7 \u30B3\u30FC\u30DD\u6B05 203", "155-0031")
  ),
  person(
    "minjun",
    "\uAE40\uBBFC\uC900",
    "+821012345607",
    "kr",
    at("home", "KR", ["Seoul", "\uB9C8\uD3EC\uAD6C"], "\uC640\uC6B0\uC0B0\uB85C 29\uAE38 14, 402\uD638", "04053")
  ),
  person(
    "ploy",
    "\u0E1E\u0E25\u0E2D\u0E22 \u0E28\u0E23\u0E35\u0E2A\u0E38\u0E27\u0E23\u0E23\u0E13",
    "+66812345608",
    "th",
    at("home", "TH", ["Bangkok", "\u0E27\u0E31\u0E12\u0E19\u0E32", "\u0E04\u0E25\u0E2D\u0E07\u0E15\u0E31\u0E19\u0E40\u0E2B\u0E19\u0E37\u0E2D"], "88/12 \u0E0B\u0E2D\u0E22\u0E2A\u0E38\u0E02\u0E38\u0E21\u0E27\u0E34\u0E17 49", "10110")
  ),
  person(
    "claire",
    "Claire Moreau",
    "+33612345609",
    "fr",
    at("home", "FR", ["Lyon"], "17 rue des Tables Claudiennes", "69001")
  ),
  person(
    "luca",
    "Luca Ferri",
    "+393471234510",
    "it",
    at("home", "IT", ["Bologna", "Bologna"], "Via del Pratello 63, interno 4", "40122")
  ),
  person(
    "emma",
    "Emma Whitfield",
    "+447400123411",
    "en",
    at("home", "GB", ["Bristol"], "9 Picton Street, Montpelier", "BS6 5QA")
  ),
  person(
    "daniel",
    "Daniel Ortiz",
    "+15035551412",
    "en",
    at("home", "US", ["Oregon", "Portland"], "2731 SE Clinton St, Apt 5", "97202"),
    at("work", "US", ["Oregon", "Portland"], "115 NW 1st Ave, Suite 300", "97209")
  ),
  person(
    "grace",
    "Grace Okafor",
    "+2348031234513",
    "en",
    at("home", "NG", ["Lagos", "Ikeja"], "24 Allen Avenue", "100281")
  ),
  person(
    "priya",
    "Priya Raghavan",
    "+919812345614",
    "hi",
    at("home", "IN", ["Karnataka", "Bengaluru"], "42, 12th Main Road, Indiranagar", "560038")
  ),
  person(
    "mehmet",
    "Mehmet Ayd\u0131n",
    "+905321234515",
    "tr",
    at("home", "TR", ["\u0130stanbul", "Kad\u0131k\xF6y"], "Bademalt\u0131 Sokak No: 8 Daire: 3", "34710")
  ),
  person(
    "putri",
    "Putri Lestari",
    "+6281234567816",
    "id",
    at("home", "ID", ["Jawa Barat", "Bandung", "Coblong"], "Jl. Dago Asri No. 17", "40135")
  ),
  person(
    "linh",
    "Nguy\u1EC5n Thu\u1EF3 Linh",
    "+84912345617",
    "vi",
    at("home", "VN", ["H\u1ED3 Ch\xED Minh", "Qu\u1EADn 3"], "56/4 V\xF5 V\u0103n T\u1EA7n, Ph\u01B0\u1EDDng 6", "700000")
  ),
  person(
    "aisyah",
    "Nur Aisyah binti Rahman",
    "+60123456718",
    "ms",
    at("home", "MY", ["Selangor", "Petaling Jaya"], "23, Jalan SS 2/64", "47300")
  ),
  person(
    "kaiyan",
    "\u9673\u5609\u6B23",
    "+85291234519",
    "zh-hk",
    at("home", "HK", ["Kowloon", "\u6DF1\u6C34\u57D7\u5340"], "\u5927\u5357\u8857198\u865F5\u6A13B\u5BA4", "")
  ),
  person(
    "marta",
    "Marta Zieli\u0144ska",
    "+48501234520",
    "pl",
    at("home", "PL", ["Warszawa"], "ul. Francuska 31 m. 7", "03-905")
  ),
  person(
    "sanne",
    "Sanne de Vries",
    "+31612345621",
    "nl",
    at("home", "NL", ["Utrecht"], "Oudegracht 219-B", "3511 NH")
  ),
  person(
    "dmitri",
    "\u0414\u043C\u0438\u0442\u0440\u0438\u0439 \u041B\u0435\u0431\u0435\u0434\u0435\u0432",
    "+77012345622",
    "ru",
    at("home", "KZ", ["\u0410\u043B\u043C\u0430\u0442\u044B", "\u041C\u0435\u0434\u0435\u0443\u0441\u043A\u0438\u0439 \u0440\u0430\u0439\u043E\u043D"], "\u0443\u043B. \u041A\u0430\u0431\u0430\u043D\u0431\u0430\u0439 \u0431\u0430\u0442\u044B\u0440\u0430 85, \u043A\u0432. 14", "050010")
  ),
  person(
    "ioana",
    "Ioana Munteanu",
    "+40721234523",
    "ro",
    at("home", "RO", ["Cluj", "Cluj-Napoca"], "Strada Memorandumului 12, ap. 6", "400114")
  ),
  person("tomas", "Tom\xE1\u0161 Ku\u010Dera", "+420601234524", "cr", at("home", "CZ", ["Brno"], "\xDAdoln\xED 44", "602 00")),
  person(
    "rafael",
    "Rafael Monteiro",
    "+5511912345625",
    "pt",
    at("home", "BR", ["S\xE3o Paulo", "S\xE3o Paulo", "Pinheiros"], "Rua dos Pinheiros 870, apto 62", "05422-001")
  ),
  person(
    "elin",
    "Elin Sandberg",
    "+46701234526",
    "sv",
    at("home", "SE", ["G\xF6teborg"], "Linn\xE9gatan 52, lgh 1203", "413 08")
  ),
  person(
    "bence",
    "Kov\xE1cs Bence",
    "+36201234527",
    "hu",
    at("home", "HU", ["Budapest"], "Dob utca 35, 2. em. 8.", "1074")
  ),
  person(
    "mila",
    "\u041C\u0438\u043B\u0430 \u0413\u0435\u043E\u0440\u0433\u0438\u0435\u0432\u0430",
    "+359881234528",
    "bgr",
    at("home", "BG", ["\u0421\u043E\u0444\u0438\u044F"], "\u0443\u043B. \u041A\u0440\u0438\u0432\u0430 \u0440\u0435\u043A\u0430 21, \u0430\u043F. 9", "1421")
  ),
  person(
    "aino",
    "Aino Lehtonen",
    "+358401234529",
    "fl",
    at("home", "FI", ["Helsinki"], "Fleminginkatu 16 A 12", "00530")
  ),
  person(
    "freja",
    "Freja Nygaard",
    "+4520123430",
    "dk",
    at("home", "DK", ["K\xF8benhavn"], "J\xE6gersborggade 27, 3. tv.", "2200")
  ),
  person(
    "eleni",
    "\u0395\u03BB\u03AD\u03BD\u03B7 \u03A0\u03B1\u03C0\u03B1\u03B4\u03AC\u03BA\u03B7",
    "+306912345631",
    "gr",
    at("home", "GR", ["\u0391\u03B8\u03AE\u03BD\u03B1"], "\u039A\u03B1\u03BB\u03BB\u03B9\u03B4\u03C1\u03BF\u03BC\u03AF\u03BF\u03C5 48", "114 73")
  ),
  person(
    "beat",
    "Beat Z\xFCrcher",
    "+41791234532",
    "ch",
    at("home", "CH", ["Bern"], "Gerechtigkeitsgasse 36", "3011")
  ),
  person(
    "magdalena",
    "Magdalena Huber",
    "+436641234533",
    "at",
    at("home", "AT", ["Graz"], "Mariahilferstra\xDFe 19/5", "8020")
  ),
  person(
    "bilal",
    "\u0628\u0644\u0627\u0644 \u0627\u062D\u0645\u062F",
    "+923001234534",
    "pk",
    at("home", "PK", ["Punjab", "\u0644\u0627\u06C1\u0648\u0631"], "\u0645\u06A9\u0627\u0646 27\u060C \u06AF\u0644\u06CC 4\u060C \u06AF\u0644\u0628\u0631\u06AF 3", "54660")
  ),
  person(
    "layla",
    "\u0644\u064A\u0644\u0649 \u0627\u0644\u062D\u0631\u0628\u064A",
    "+966501234535",
    "ar",
    at("home", "SA", ["Riyadh", "\u0627\u0644\u0631\u064A\u0627\u0636", "\u062D\u064A \u0627\u0644\u0645\u0644\u0642\u0627"], "\u0634\u0627\u0631\u0639 \u0623\u0646\u0633 \u0628\u0646 \u0645\u0627\u0644\u0643 3412", "13521")
  ),
  person(
    "youssef",
    "\u064A\u0648\u0633\u0641 \u0639\u0628\u062F \u0627\u0644\u0644\u0647",
    "+201001234536",
    "ar",
    at("home", "EG", ["Cairo", "\u0627\u0644\u0645\u0639\u0627\u062F\u064A"], "15 \u0634\u0627\u0631\u0639 9\u060C \u0627\u0644\u062F\u0648\u0631 \u0627\u0644\u062B\u0627\u0644\u062B", "11728")
  ),
  person(
    "weiting",
    "\u9EC3\u744B\u5A77",
    "+886912345637",
    "zh-hk",
    at("home", "TW", ["Taipei City", "\u5927\u5B89\u5340"], "\u6C38\u5EB7\u885731\u5DF712\u865F3\u6A13", "106")
  ),
  person(
    "haoran",
    "\u5468\u6D69\u7136",
    "+8613912345638",
    "zh-cn",
    at("home", "CN", ["Guangdong", "\u6DF1\u5733\u5E02", "\u5357\u5C71\u533A"], "\u6D77\u5FB7\u4E09\u9053168\u53F75\u680B1203", "518054")
  ),
  person(
    "olivia",
    "Olivia Tran",
    "+61412345639",
    "en",
    at("home", "AU", ["Victoria", "Melbourne"], "3/48 Gertrude Street, Fitzroy", "3065")
  ),
  person(
    "noah",
    "Noah Bouchard",
    "+15142345640",
    "fr",
    at("home", "CA", ["Qu\xE9bec", "Montr\xE9al"], "4521 rue Saint-Denis, app. 3", "H2J 2L4")
  ),
  person(
    "ines",
    "In\xE9s Vald\xE9s",
    "+525512345641",
    "es",
    at(
      "home",
      "MX",
      ["Ciudad de M\xE9xico", "Ciudad de M\xE9xico", "Cuauht\xE9moc"],
      "Calle Orizaba 112, int. 4, Roma Norte",
      "06700"
    )
  ),
  person(
    "kenji",
    "\u7530\u4E2D \u5065\u4E8C",
    "+818012345642",
    "jp",
    at("home", "JP", ["Osaka", "\u5927\u962A\u5E02\u5317\u533A"], "1\u4E01\u76EE8-3", "530-0015")
  )
];
var OWNER_NAMES = {
  "taipei-audio": "Chen Yu-Hsuan",
  "oat-and-mint": "Teresa Almeida",
  kieferwerk: "Matthias Rombach",
  "hoshi-kobo": "Nakagawa Shiori",
  "hanbit-lab": "Park Ji-woo",
  "bottega-lume": "Giulia Bandini",
  fjallro: "Oskar Lindahl",
  "baan-lamun": "Kanya Inthanon",
  "cedar-harbor": "Walter Pruitt",
  "indigo-veranda": "Meera Shekhawat",
  "ege-loom": "Deniz Karaca",
  cloudpeak: "Shen Jialing"
};
var owners = shops.map((shop2) => ({
  shopSlug: shop2.slug,
  name: OWNER_NAMES[shop2.slug] ?? shop2.name,
  email: `owner@${shop2.slug}.example`
}));
var operators = [
  { name: "Ingrid Solheim", email: "admin@meridian.example", role: "admin" },
  { name: "Helena Strand", email: "finance@meridian.example", role: "finance" },
  { name: "Tariq Nasser", email: "support@meridian.example", role: "support" }
];

// apps/api/db/demo/load/staff.ts
async function loadStaff(world) {
  const passwordHash = await hashPassword(demoPassword);
  const actors = /* @__PURE__ */ new Map();
  for (const { email, name, role } of operators) {
    const { id } = await insertOperator(world.tx, { email, name, passwordHash, roles: [role] });
    actors.set(role, {
      audience: "operator",
      operatorId: id,
      roles: [role],
      sessionId: 0n,
      locale: "en",
      ip: "127.0.0.1",
      requestId: "demo"
    });
  }
  const [finance, admin] = [actors.get("finance"), actors.get("admin")];
  if (!finance || !admin) throw new Error("the demo world needs somebody in finance and an admin");
  return { finance, admin };
}
async function passTopUp(world, staff, input) {
  const { status } = await world.act("passTopUp", staff.finance, input);
  if (status === "0") await world.act("passTopUp", staff.admin, input);
}

// apps/api/db/demo/load/deposits.ts
var networks = ["arbitrum-usdt", "ethereum-usdt", "arbitrum-usdc", "ethereum-usdc"];
var secondsPerBlock = 12;
var hash = (text) => `0x${createHash("sha256").update(`demo ${text}`).digest("hex")}`;
var address = (text) => getAddress(hash(text).slice(0, 42));
var demoHash = (text) => hash(`transaction ${text}`);
async function arrive(world, { userId, cents, network: asked }) {
  const { tx, clock } = world;
  world.transfers += 1;
  const nth = world.transfers;
  const network = await findNetwork(tx, asked ?? networks[Number(userId) % networks.length] ?? networks[0]);
  if (!network) throw new Error("a network of the registry is missing");
  const number = BigInt(Math.floor(clock.now().getTime() / 1e3 / secondsPerBlock));
  const seen = {
    txHash: demoHash(`deposit ${nth}`),
    ordinal: 0,
    contract: network.contract,
    from: address(`wallet ${userId}`),
    to: address(`deposits ${userId}`),
    raw: cents * 10n ** BigInt(network.decimals - 2)
  };
  const block = { number, hash: hash(`block ${number}`) };
  await recordTransfer(tx, network, userId, seen, block, await topUpNumbers(tx));
  const { id } = await tx.one(
    "demo.transfer",
    "select id from chain_transfers where chain_id = $1 and tx_hash = $2",
    [network.chainId, seen.txHash]
  );
  return id;
}
async function deposit(world, staff, given) {
  const transferId = await arrive(world, given);
  const { id } = await world.tx.one(
    "demo.topUpOf",
    "select topup_id as id from chain_transfers where id = $1",
    [transferId]
  );
  const proof = { by: "transfer", transferId: String(transferId) };
  await passTopUp(world, staff, { id: String(id), proof });
}

// apps/api/db/demo/load/world.ts
var handlers = {
  ...accountsRoutes,
  ...addressesRoutes,
  ...shopsRoutes,
  ...topupsRoutes(operatorNames),
  ...withdrawalsRoutes(operatorNames, auditWrite),
  ...cartRoutes,
  ...ordersRoutes
};
function onClock(tx, clock) {
  return {
    many: tx.many,
    maybe: tx.maybe,
    one: tx.one,
    run: tx.run,
    savepoint: tx.savepoint,
    get now() {
      return clock.now();
    }
  };
}
function openWorld(host, outer, say) {
  const clock = new TestClock(outer.now);
  const tx = onClock(outer, clock);
  const inside = (fn) => tx.savepoint(() => fn(tx));
  const database = {
    many: tx.many,
    maybe: tx.maybe,
    one: tx.one,
    run: tx.run,
    transaction: inside,
    snapshot: inside,
    until: () => database,
    timeLeft: () => Number.POSITIVE_INFINITY,
    close: async () => {
    },
    pool: host.database.pool,
    stats: () => host.database.stats()
  };
  const services = { config: host.config, clock, database, log: host.log, files: host.files };
  return {
    tx,
    clock,
    services,
    say,
    transfers: 0,
    async act(verb, actor, input, body) {
      const handler = handlers[verb];
      if (!handler) throw new Error(`the demo world does not use ${verb}`);
      const parsed = contract[verb].input.parse(input);
      const written = audited(verb, handler, auditWrite);
      const answer = await runHandler(written, actor, parsed, tx, services, body);
      if (answer instanceof Refusal) throw answer;
      return answer;
    }
  };
}
function runHandler(handler, actor, input, tx, services, body) {
  const scope = { now: services.clock.now(), services, request: { body } };
  if (handler.kind === "write") return handler.run(tx, actor, input, services);
  return handler.run(handler.kind === "steps" ? services.database : tx, actor, input, scope);
}
var minute = 6e4;
var hour = 60 * minute;
var day = 24 * hour;

// apps/api/db/demo/load/history.ts
async function readShelf(world, stocked) {
  const rows = await world.tx.many(
    "demo.skus",
    'select id, product_id as "productId" from skus where product_id = any($1::bigint[]) and stock > 8 order by id',
    [stocked.map((s) => s.id)]
  );
  const skus = /* @__PURE__ */ new Map();
  for (const row of rows) skus.set(row.productId, [...skus.get(row.productId) ?? [], row.id]);
  return stocked.filter((s) => skus.has(s.id)).map((s) => ({
    product: s,
    skuIds: skus.get(s.id) ?? [],
    weight: s.product.popularity,
    bornAt: world.clock.now().getTime() - s.product.createdDaysAgo * day
  }));
}
function pickOffer({ shelf: shelf2, random, world }, except) {
  const now = world.clock.now().getTime();
  const open = shelf2.filter((o) => o.bornAt < now && !except.has(o));
  let left = random.next() * open.reduce((all, o) => all + o.weight, 0);
  for (const offer of open) {
    left -= offer.weight;
    if (left <= 0) return offer;
  }
  return open[0];
}
async function hear(history) {
  const { tx } = history.world;
  const rows = await tx.many(
    "demo.outbox",
    "select id, topic, payload from outbox where id > $1 order by id",
    [history.heard]
  );
  for (const row of rows) {
    for (const listener of ordersJobs.listeners.filter((l) => l.topic === row.topic))
      await listener.act(tx, row.payload);
    history.heard = row.id;
  }
}
async function placeOrder(history, who, tries = 5) {
  try {
    return await history.world.tx.savepoint(() => tryToOrder(history, who));
  } catch (error) {
    if (tries > 1 && error instanceof Refusal && error.error.startsWith("SKU_"))
      return placeOrder(history, who, tries - 1);
    throw error;
  }
}
async function tryToOrder(history, who) {
  const { world, random } = history;
  const offers = /* @__PURE__ */ new Set();
  for (let n = random.pick([1, 1, 1, 2, 2, 3]); n > 0; n--) offers.add(pickOffer(history, offers));
  const source = [...offers].map((o) => ({
    skuId: String(random.pick(o.skuIds)),
    quantity: random.pick([1, 1, 1, 1, 2, 3])
  }));
  const purchase = { source, addressId: who.addressId };
  const quote = await world.act("quoteOrder", who.actor, purchase);
  return world.act("createOrder", who.actor, {
    ...purchase,
    addressId: who.addressId,
    quoteHash: quote.hash
  });
}
async function payPlaced(history, who, placed) {
  const { world } = history;
  const { missing } = await world.act("getPayment", who.actor, { paymentNo: placed.paymentNo });
  if (Number(missing) > 0) {
    const cents = BigInt(Math.ceil(Number(missing) / 100) * 100 + 100) * 100n;
    await deposit(world, history.staff, { userId: who.actor.userId, cents });
  }
  const { ticket } = await world.act("verifyPayCode", who.actor, {
    purpose: "order.pay",
    target: placed.paymentNo,
    amount: placed.total,
    payCode: demoPayCode
  });
  await world.act("payOrder", who.actor, { paymentNo: placed.paymentNo, ticket });
  await hear(history);
}
async function shipPlaced(history, orderNo) {
  const { world, merchants } = history;
  const { shopId } = await world.tx.one(
    "demo.shopOf",
    'select shop_id as "shopId" from orders where order_no = $1',
    [orderNo]
  );
  const merchant = merchants.get(shopId);
  if (!merchant) throw new Error("a shop without a merchant");
  history.parcels += 1;
  await world.act("shipOrder", merchant, {
    orderNo,
    carrier: "harbourline",
    trackingNo: `HL${String(history.parcels * 7919).padStart(10, "0")}`
  });
}
async function sweep({ world }) {
  for (const { run } of ordersJobs.sweeps) await run(world.services);
}
async function live(history, until) {
  const { clock } = history.world;
  while (clock.now().getTime() < until) {
    const evening = Math.min(until, Math.floor(clock.now().getTime() / day) * day + day + 20 * hour);
    for (; ; ) {
      history.plans.sort((a, b) => a.at - b.at);
      const next = history.plans[0];
      if (!next || next.at > evening) break;
      history.plans.shift();
      if (next.at > clock.now().getTime()) clock.set(new Date(next.at));
      await next.run();
    }
    clock.set(new Date(evening));
    await sweep(history);
  }
}
async function receiveWhenDelivered(history, who, orderNo, patience = 30) {
  const { world } = history;
  const order = await world.act("getOrder", who.actor, { orderNo });
  if (order.status !== "2") return;
  if (order.parcels.every((p) => p.deliveredAt !== null)) {
    await world.act("receiveOrder", who.actor, { orderNo });
    await hear(history);
  } else if (patience > 0) {
    history.plans.push({
      at: world.clock.now().getTime() + day,
      run: () => receiveWhenDelivered(history, who, orderNo, patience - 1)
    });
  }
}
async function ordinaryOrder(history, who) {
  const { world, random, plans } = history;
  const now = world.clock.now().getTime();
  const placed = await placeOrder(history, who);
  const mood = random.next();
  if (mood < 0.03) return;
  if (mood < 0.05) {
    plans.push({
      at: now + 20 * minute,
      run: async () => {
        for (const orderNo of placed.orders) await world.act("cancelOrder", who.actor, { orderNo });
      }
    });
    return;
  }
  await payPlaced(history, who, placed);
  for (const orderNo of placed.orders) {
    const shipAt = now + random.int(6, 60) * hour;
    plans.push({ at: shipAt, run: () => shipPlaced(history, orderNo) });
    if (random.next() < 0.85)
      plans.push({
        at: shipAt + random.int(4, 10) * day,
        run: () => receiveWhenDelivered(history, who, orderNo)
      });
  }
}
function planTrade(history, until, days2, orders) {
  const { random, people, plans } = history;
  for (let n = 0; n < orders; n++) {
    const ago = days2 * (1 - Math.sqrt(random.next()));
    const at2 = until - ago * day - 6 * hour;
    const who = random.pick(people);
    plans.push({ at: Math.floor(at2), run: () => ordinaryOrder(history, who) });
  }
}

// apps/api/db/demo/load/every-state.ts
var begins = {
  completed: 45 * day,
  "in after-sale": 30 * day,
  refunded: 24 * day,
  received: 16 * day,
  cancelled: 9 * day,
  "refund in progress": 7 * day,
  delivered: 5 * day,
  "to ship": 9 * hour,
  "to pay": 12 * minute
};
async function moveToCase(history, orderNo, status) {
  const { tx, clock } = history.world;
  const { id } = await tx.one(
    "demo.openCase",
    "update orders set case_from = status, status = $2, version = version + 1 where order_no = $1 returning id",
    [orderNo, status]
  );
  await logEvent(history, id, "refund.applied", "shopper", clock.now());
  return id;
}
var logEvent = (history, orderId, event, by, at2) => history.world.tx.run(
  "demo.event",
  `insert into order_events (order_id, event, by, actor, at) values ($1, $2, $3, 'demo', $4)`,
  [orderId, event, by, at2]
);
async function refundInFull(history, who, orderId) {
  const { tx, clock } = history.world;
  const { total, platform } = await tx.one(
    "demo.paid",
    "select total_cents as total, discount_platform_cents as platform from orders where id = $1",
    [orderId]
  );
  await post(
    tx,
    refundApprove({
      refundId: orderId,
      orderId,
      userId: who.actor.userId,
      shopperCents: total,
      platformCents: platform,
      actor: "demo"
    })
  );
  await tx.run(
    "demo.refunded",
    "update orders set status = -2, case_from = null, version = version + 1 where id = $1",
    [orderId]
  );
  await logEvent(history, orderId, "order.refunded", "merchant", clock.now());
}
async function tell(history, who, state) {
  const { world, plans } = history;
  const start = world.clock.now().getTime();
  const after = (ms, run) => plans.push({ at: start + ms, run });
  const placed = await placeOrder(history, who);
  const each = (run) => async () => {
    for (const orderNo of placed.orders) await run(orderNo);
  };
  if (state === "to pay") return;
  if (state === "cancelled") {
    after(
      30 * minute,
      each((orderNo) => world.act("cancelOrder", who.actor, { orderNo }))
    );
    return;
  }
  await payPlaced(history, who, placed);
  if (state === "to ship") return;
  if (state === "refund in progress") {
    after(
      day,
      each((orderNo) => moveToCase(history, orderNo, -3))
    );
    return;
  }
  after(
    8 * hour,
    each((orderNo) => shipPlaced(history, orderNo))
  );
  if (state === "delivered") return;
  if (state === "refunded") {
    after(
      3 * day,
      each(async (orderNo) => {
        const id = await moveToCase(history, orderNo, -3);
        plans.push({ at: start + 4 * day, run: () => refundInFull(history, who, id) });
      })
    );
    return;
  }
  after(
    10 * day,
    each((orderNo) => receiveWhenDelivered(history, who, orderNo))
  );
  if (state === "in after-sale")
    after(
      16 * day,
      each((orderNo) => moveToCase(history, orderNo, -4))
    );
}
function planEveryState(history, who, until) {
  for (const [i, state] of Object.keys(begins).entries()) {
    history.plans.push({ at: until - begins[state] + i * 1e3, run: () => tell(history, who, state) });
  }
}

// apps/api/db/demo/load/money.ts
import fs from "node:fs/promises";
import path from "node:path";
var folder = path.resolve(import.meta.dirname + "/../db/demo/load", "../receipts");
async function announce({ world }, who, amount, receipt, way) {
  const picture = await fs.readFile(path.join(folder, `${receipt}.webp`));
  const { upload: evidence } = await world.act("uploadEvidence", who.actor, {}, picture);
  if (way.by === "chain") {
    const { network, hash: hash2 } = way;
    const given = { method: "chain", network, amount, txHash: demoHash(hash2), evidence };
    return (await world.act("createTopUp", who.actor, given)).id;
  }
  const { list } = await world.act("listPayeeAccounts", who.actor, {});
  const payeeAccount = list[way.bank ?? 0]?.id ?? "";
  return (await world.act("createTopUp", who.actor, { method: "bank", payeeAccount, amount, evidence })).id;
}
async function withdraw({ world }, who, destination, amount) {
  const { fee } = await world.act("quoteWithdrawal", who.actor, { destination, amount });
  const { ticket } = await world.act("verifyPayCode", who.actor, {
    purpose: "withdraw.request",
    target: destination,
    amount,
    payCode: demoPayCode
  });
  return (await world.act("createWithdrawal", who.actor, { destination, amount, fee, ticket })).id;
}
var laterIn = ({ world, plans }) => (ms, run) => void plans.push({ at: world.clock.now().getTime() + ms, run: async () => void await run() });
function planTopUps(history, at2) {
  const { world, staff } = history;
  const [ana, lin, omar] = history.people;
  const by = personOf(history);
  const later = laterIn(history);
  const { finance } = staff;
  const bank = (bankReference, arrived) => ({ by: "bank", bankReference, arrived });
  const hash2 = (name, arrived) => ({ by: "hash", txHash: demoHash(name), arrived });
  const passed = async (who, amount, receipt, way, proof) => {
    const id = await announce(history, who, amount, receipt, way);
    later(3 * hour, () => passTopUp(world, staff, { id, proof }));
  };
  const refused = async (who, amount, receipt, because) => {
    const id = await announce(history, who, amount, receipt, { by: "bank" });
    later(2 * hour, () => world.act("refuseTopUp", finance, { id, ...because }));
  };
  const tron = (name) => ({ by: "chain", network: "tron-usdt", hash: name });
  at2(21 * day, () => passed(ana, "200.00", "ana-first", { by: "bank" }, bank("HBI-240118", "200.00")));
  at2(15 * day, () => passed(lin, "180.00", "lin-chain", tron("lin"), hash2("lin", "180.00")));
  at2(
    12 * day,
    () => refused(ana, "75.00", "ana-blurred", {
      refusal: "evidence_unreadable",
      note: "The picture is blurred. Please send the receipt once more."
    })
  );
  at2(11 * day, () => passed(ana, "75.00", "ana-again", { by: "bank", bank: 1 }, bank("BDT-55071", "74.50")));
  at2(6 * day, () => refused(omar, "60.00", "omar-other", { refusal: "other_payer" }));
  at2(
    30 * hour,
    () => passed(by("daniel"), "40.00", "daniel-shared", { by: "bank" }, bank("HBI-240977", "40.00"))
  );
  at2(26 * hour, () => announce(history, lin, "300.00", "lin-open", { by: "bank" }));
  at2(8 * hour, async () => {
    const id = await announce(history, by("emma"), "1400.00", "emma-large", { by: "bank" });
    const proof = bank("HBI-241204", "1400.00");
    later(20 * minute, () => world.act("passTopUp", finance, { id, proof }));
  });
  at2(5 * hour, () => announce(history, ana, "120.00", "ana-open", { by: "bank" }));
  at2(3 * hour, () => announce(history, omar, "90.00", "omar-chain", tron("omar")));
  at2(130 * minute, () => arrive(world, { userId: by("priya").actor.userId, cents: 6420n }));
  at2(100 * minute, () => arrive(world, { userId: by("claire").actor.userId, cents: 400n }));
  at2(95 * minute, () => announce(history, by("grace"), "40.00", "daniel-shared", { by: "bank" }));
  at2(50 * minute, () => announce(history, by("jonas"), "250.00", "jonas-open", { by: "bank", bank: 1 }));
  at2(
    40 * minute,
    () => announce(history, ana, "150.00", "ana-chain", { by: "chain", network: "ethereum-usdt", hash: "ana" })
  );
}
var destinations = {
  ana: {
    type: "bank",
    holder: "Ana Carvalho",
    bankName: "Banco do Douro",
    cardNumber: "4539148803436467",
    country: "PT"
  },
  anaChain: {
    type: "chain",
    network: "arbitrum-usdc",
    address: "0x52908400098527886E0F7030069857D2E4169EE7",
    label: "My hardware wallet"
  },
  lin: { type: "chain", network: "tron-usdt", address: "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8" },
  linBank: {
    type: "bank",
    holder: "\u6797\u5FD7\u5F3A",
    bankName: "\u6D66\u6C5F\u94F6\u884C",
    cardNumber: "6222020000000007",
    country: "CN"
  },
  omar: {
    type: "bank",
    holder: "Omar Al Mansouri",
    bankName: "Creek Bank",
    cardNumber: "5424180123456789",
    country: "AE"
  },
  jonas: { type: "chain", network: "arbitrum-usdt", address: "0x8617E340B3D01FA5F11F306F4090FD50E238070D" },
  emma: {
    type: "bank",
    holder: "Emma Whitfield",
    bankName: "Avon Mutual",
    cardNumber: "4929420573595709",
    country: "GB"
  },
  daniel: {
    type: "bank",
    holder: "Daniel Ortiz",
    bankName: "Cascade Credit Union",
    cardNumber: "4024007103939509",
    country: "US"
  }
};
function planWithdrawals(history, at2) {
  const { world } = history;
  const { finance, admin } = history.staff;
  const [ana, lin, omar] = history.people;
  const by = personOf(history);
  const later = laterIn(history);
  const places = /* @__PURE__ */ new Map();
  const save = (who, place) => {
    if (places.has(place)) return;
    places.set(place, "");
    at2(60 * day, async () => {
      places.set(place, (await world.act("saveDestination", who.actor, destinations[place])).id);
    });
  };
  const asked = (before, who, place, amount, then = () => {
  }) => {
    save(who, place);
    const cents = BigInt(Math.ceil(Number(amount) / 50) * 50 + 20) * 100n;
    at2(before + day, () => deposit(world, history.staff, { userId: who.actor.userId, cents }));
    at2(before, async () => then(await withdraw(history, who, places.get(place) ?? "", amount)));
  };
  const sent = (proof) => (id) => {
    later(4 * hour, () => world.act("approveWithdrawal", finance, { id }));
    later(5 * hour, () => world.act("takeWithdrawal", admin, { id }));
    later(5 * hour + 20 * minute, () => world.act("recordPayout", admin, { id, taking: 1, proof }));
  };
  asked(18 * day, ana, "ana", "80.00", sent("HBI-OUT-77120"));
  asked(9 * day, lin, "lin", "150.00", sent(demoHash("payout").slice(2)));
  asked(6 * day, lin, "linBank", "70.00", (id) => {
    const note = "The card is in the name of somebody else.";
    later(5 * hour, () => world.act("refuseWithdrawal", finance, { id, refusal: "holder_differs", note }));
  });
  asked(
    4 * day,
    ana,
    "ana",
    "45.00",
    (id) => later(20 * minute, () => world.act("cancelWithdrawal", ana.actor, { id }))
  );
  asked(29 * hour, by("daniel"), "daniel", "25.00");
  asked(
    11 * hour,
    omar,
    "omar",
    "100.00",
    (id) => later(2 * hour, () => world.act("approveWithdrawal", admin, { id }))
  );
  asked(6 * hour, by("jonas"), "jonas", "55.00", (id) => {
    later(hour, () => world.act("approveWithdrawal", finance, { id }));
    later(90 * minute, () => world.act("takeWithdrawal", finance, { id }));
  });
  asked(
    5 * hour,
    by("emma"),
    "emma",
    "1200.00",
    (id) => later(40 * minute, () => world.act("approveWithdrawal", finance, { id }))
  );
  asked(110 * minute, ana, "anaChain", "60.00");
}
var personOf = (history) => (login) => {
  const found = history.people.find(({ person: person2 }) => person2.email === `${login}@example.com`);
  if (!found) throw new Error(`nobody is called ${login}`);
  return found;
};
function planMoney(history, until) {
  const at2 = (before, run) => {
    history.plans.push({ at: until - before, run: async () => void await run() });
  };
  planTopUps(history, at2);
  planWithdrawals(history, at2);
}

// apps/api/db/demo/load/payees.ts
var payees = [
  ["main", "Meridian Payments Ltd", "Harbour Bank International", "GB79HRBR60161331926819", "HRBRGB2L", "GB"],
  ["tagus", "Meridian Pagamentos Lda", "Banco do Tejo", "PT05999901231234567890154", "BTEJPTPL", "PT"]
];
async function loadPayees(world) {
  for (const [at2, payee] of payees.entries())
    await world.tx.run(
      "demo.payee",
      `insert into payee_accounts (bank, payee, bank_name, account_number, swift, country, position)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (bank) do nothing`,
      [...payee, at2 + 1]
    );
}

// apps/api/db/demo/load/people.ts
import { parsePhoneNumber } from "libphonenumber-js";
var caller = { ip: "127.0.0.1", requestId: "demo" };
var familyFirst = /* @__PURE__ */ new Set(["jp", "kr", "zh-cn", "zh-hk", "hu", "vi"]);
function namesOf(person2) {
  const [first = "", ...rest] = person2.name.split(" ");
  const last = rest.join(" ") || first;
  return familyFirst.has(person2.locale) ? { givenName: last, familyName: first } : { givenName: first, familyName: last };
}
async function loadShoppers(world, staff, random) {
  const passwordHash = await hashPassword(demoPassword);
  const payCodeHash = await hashPayCode(world.services.config.payCodePepper, demoPayCode);
  const loaded = [];
  for (const [i, person2] of shoppers.entries()) {
    world.clock.advance(random.int(1, 40) * 6e4);
    const [home] = person2.addresses;
    if (!home) throw new Error(`${person2.email} has no address`);
    const names = namesOf(person2);
    const userId = await insertDemoAccount(world.tx, {
      ...names,
      email: person2.email,
      mobile: parsePhoneNumber(person2.mobile).number,
      country: home.country,
      language: person2.locale,
      passwordHash,
      payCodeHash,
      createdAt: world.clock.now()
    });
    const actor = {
      audience: "shopper",
      ...caller,
      locale: person2.locale,
      userId,
      sessionId: 0n
    };
    const ids = [];
    for (const address2 of person2.addresses) {
      const saved = await world.act("saveAddress", actor, {
        ...address2,
        area: [...address2.area],
        addressee: person2.name,
        mobile: person2.mobile
      });
      ids.push(saved.id);
    }
    await deposit(world, staff, { userId, cents: BigInt(i < 3 ? 5e4 : random.int(4, 30) * 5e3) });
    loaded.push({ actor, addressId: ids[0] ?? "", person: person2, givenName: names.givenName });
  }
  return loaded;
}
async function loadMerchants(world, shopIds) {
  const passwordHash = await hashPassword(demoPassword);
  const merchants = /* @__PURE__ */ new Map();
  for (const owner of owners) {
    const shopId = shopIds.get(owner.shopSlug);
    if (shopId === void 0) throw new Error(`no shop ${owner.shopSlug}`);
    const merchantId = await insertMerchant(world.tx, {
      shopId,
      email: owner.email,
      passwordHash,
      role: "owner"
    });
    merchants.set(shopId, {
      audience: "merchant",
      ...caller,
      locale: "en",
      merchantId,
      shopId,
      role: "owner",
      sessionId: 0n
    });
  }
  return merchants;
}
async function loadFollows(world, people, shopIds, random) {
  for (const { actor } of people) {
    for (const [rank, id] of shopIds.entries()) {
      if (random.next() > 0.55 - rank * 0.03) continue;
      world.clock.advance(random.int(1, 90) * 1e3);
      await world.act("followShop", actor, { id: String(id), follow: true });
    }
  }
  world.clock.advance(day);
}

// apps/api/db/demo/load/pictures.ts
import fs2 from "node:fs/promises";
import path2 from "node:path";
var folder2 = path2.resolve(import.meta.dirname + "/../db/demo/load", "../pictures");
var atOnce = 4;
var PictureShelf = class _PictureShelf {
  byObject = /* @__PURE__ */ new Map();
  /** Stores every picture of the manifest. */
  static async fill(files, progress) {
    const shelf2 = new _PictureShelf();
    const entries = JSON.parse(await fs2.readFile(path2.join(folder2, "manifest.json"), "utf8"));
    for (let start = 0; start < entries.length; start += atOnce) {
      const part = entries.slice(start, start + atOnce);
      const stored = await Promise.all(
        part.map(async (e) => files.storePicture(await fs2.readFile(path2.join(folder2, e.file))))
      );
      for (const [i, entry] of part.entries()) shelf2.add(entry, stored[i]);
      if (start % 80 === 0) progress(start, entries.length);
    }
    return shelf2;
  }
  add(entry, stored) {
    this.byObject.set(entry.object, [...this.byObject.get(entry.object) ?? [], { ...entry, stored }]);
  }
  /** The best picture of an object in a colour; of another colour when that one was never taken; null for an unknown object. */
  hero(object, colour) {
    const all = this.byObject.get(object) ?? [];
    return (all.find((e) => e.colour === colour) ?? all[0])?.stored ?? null;
  }
  /**
   * A product's gallery: the heroes of its colours first, in their order, then the other angles of its first colour (or of any colour).
   * `indexOf` tells which picture shows a colour.
   */
  gallery(object, colours) {
    const all = [...this.byObject.get(object) ?? []].sort((a, b) => a.angle.localeCompare(b.angle));
    const heroes = colours.flatMap((colour) => all.find((e) => e.colour === colour) ?? []);
    const ofColours = all.filter((e) => !heroes.includes(e) && colours.includes(e.colour));
    const shown = heroes.length > 0 ? [...heroes, ...ofColours] : all;
    const indexOf = (colour) => {
      const at2 = shown.findIndex((e) => e.colour === colour);
      return at2 === -1 ? null : at2;
    };
    return { pictures: shown.slice(0, 6).map((e) => e.stored), indexOf };
  }
};

// apps/api/db/demo/category-reviews.ts
var categoryReviewSource = {
  computer: {
    positive: [
      "Unpacked, connected, working. That is how I like it.",
      "My desk is tidier and I have stopped thinking about it.",
      "I use it eight hours a day for work and it has not let me down.",
      "Recognised at once by my computer, no drivers to hunt for.",
      "zh-cn|\u5373\u63D2\u5373\u7528\uFF0C\u529E\u516C\u5F88\u987A\u624B\u3002",
      "de|Angeschlossen und sofort erkannt, im Homeoffice t\xE4glich im Einsatz."
    ],
    mixed: [
      "Fine for office work; I would not ask more of it.",
      "Works well, but setting it up took me an evening.",
      "Good hardware, plain documentation.",
      "It does the job. The cable that came with it is short."
    ],
    critical: [
      "Kept losing the connection with my computer. Returned.",
      "One port was loose from the start.",
      "Runs warm and I did not trust it, so back it went.",
      "Would not start after the second day."
    ]
  },
  electrical: {
    positive: [
      "Quieter than the one it replaces, and better looking.",
      "Right plug in the box, no adapter needed.",
      "Easy to use without reading anything first.",
      "We use it every morning and it still looks new.",
      "jp|\u64CD\u4F5C\u304C\u7C21\u5358\u3067\u3001\u97F3\u3082\u9759\u304B\u3067\u3059\u3002",
      "ar|\u0633\u0647\u0644 \u0627\u0644\u0627\u0633\u062A\u062E\u062F\u0627\u0645 \u0648\u0648\u0635\u0644 \u0628\u0627\u0644\u0642\u0627\u0628\u0633 \u0627\u0644\u0635\u062D\u064A\u062D."
    ],
    mixed: [
      "Works well, but the cable could be longer.",
      "Good, though the surface shows fingerprints.",
      "Does what it says; the buttons feel a little light.",
      "Decent device, average instructions."
    ],
    critical: [
      "Made a clicking sound from day one.",
      "Wrong plug for my country, although I chose the right one.",
      "Switched itself off and never came back.",
      "The switch sticks. Sent back."
    ]
  },
  outdoors: {
    positive: [
      "Took it out in the rain on the first weekend. No complaints.",
      "Light enough to carry all day, sturdy enough to trust.",
      "Survived a week with three children.",
      "Packs small and comes out ready.",
      "de|Ein ganzes Wochenende im Regen, alles bestens.",
      "th|\u0E43\u0E0A\u0E49\u0E08\u0E23\u0E34\u0E07\u0E21\u0E32\u0E2B\u0E25\u0E32\u0E22\u0E17\u0E23\u0E34\u0E1B\u0E41\u0E25\u0E49\u0E27 \u0E17\u0E19\u0E14\u0E35\u0E21\u0E32\u0E01"
    ],
    mixed: [
      "Good for short outings. I would want something tougher for longer ones.",
      "Well made, but takes up more room than I thought.",
      "Fine in good weather; not yet tested in bad.",
      "Solid, though a bit heavy to carry far."
    ],
    critical: [
      "Came apart on its second outing.",
      "Not as tough as described.",
      "Already showing wear after one trip.",
      "A part was missing, which I found out far from home."
    ]
  },
  family: {
    positive: [
      "It has found its place at home as if it had always been there.",
      "Guests ask where it is from.",
      "Feels good to touch and is easy to keep clean.",
      "Beautifully wrapped; every piece arrived whole.",
      "fr|Tr\xE8s joli \xE0 la maison, et solide.",
      "zh-cn|\u8D28\u611F\u5F88\u597D\uFF0C\u5BB6\u91CC\u4EBA\u90FD\u559C\u6B22\u3002"
    ],
    mixed: [
      "Pretty, but smaller than it looked.",
      "Nice for every day, with a few uneven spots.",
      "The colour does not quite match the rest of our things.",
      "Good, though I expected it to be heavier."
    ],
    critical: [
      "Arrived with a chip. The second one too.",
      "Looks worn after a few weeks of normal use.",
      "Finish came off where we touch it most.",
      "Nothing like the colour on the page."
    ]
  },
  health: {
    positive: [
      "Part of my routine now, morning and evening.",
      "Gentle, simple, no surprises.",
      "Good quality and a long date on the pack.",
      "Does what I hoped, without a fuss.",
      "jp|\u808C\u304C\u5F31\u3044\u5BB6\u65CF\u3082\u554F\u984C\u306A\u304F\u4F7F\u3048\u3066\u3044\u307E\u3059\u3002",
      "ar|\u062C\u0648\u062F\u0629 \u0637\u064A\u0628\u0629 \u0648\u062A\u0627\u0631\u064A\u062E \u0635\u0644\u0627\u062D\u064A\u0629 \u0628\u0639\u064A\u062F."
    ],
    mixed: [
      "Pleasant, but I do not notice a great difference.",
      "Fine. The packaging could be easier to open.",
      "All right for the price.",
      "Works for me, not for my partner."
    ],
    critical: [
      "Did not agree with me. Stopped using it.",
      "The seal was broken when it arrived.",
      "Not what I understood from the description.",
      "No use to me, sadly."
    ]
  },
  mens: {
    positive: [
      "Fits as the size table says.",
      "Good material, clean seams, sits well.",
      "I wear it most days and get asked about it.",
      "Looks better the more I use it.",
      "de|Sitzt gut, sauber vern\xE4ht.",
      "es|La talla es correcta y el material muy bueno."
    ],
    mixed: [
      "Nice, but the fit is a little generous.",
      "Good material, average details.",
      "Fine for the price; I have had better.",
      "Looks good, took a while to feel comfortable."
    ],
    critical: [
      "Runs small. Exchange took two weeks.",
      "A seam opened in the first week.",
      "The material feels different from the description.",
      "Colour rubbed off at first."
    ]
  },
  womens: {
    positive: [
      "Lovely, and it goes with more than I expected.",
      "Just as pretty in daylight as in the pictures.",
      "Careful work, down to the small details.",
      "I have had compliments from strangers.",
      "zh-cn|\u5F88\u597D\u770B\uFF0C\u5B9E\u7269\u6BD4\u56FE\u7247\u8FD8\u7CBE\u81F4\u3002",
      "fr|Magnifique, exactement comme sur les photos.",
      "th|\u0E2A\u0E27\u0E22\u0E15\u0E23\u0E07\u0E1B\u0E01 \u0E07\u0E32\u0E19\u0E25\u0E30\u0E40\u0E2D\u0E35\u0E22\u0E14\u0E21\u0E32\u0E01"
    ],
    mixed: [
      "Pretty, but not for every day.",
      "Good quality; the shade is warmer than shown.",
      "Nice, though I expected a little more for the price.",
      "Took me a while to warm to it."
    ],
    critical: [
      "Not the shade in the picture at all.",
      "Looked tired after the second time.",
      "A flaw right where you see it.",
      "I returned it; it was not for me."
    ]
  },
  food: {
    positive: [
      "Tastes like the real thing. Already reordered.",
      "Fresh, with a long date, well packed.",
      "Gone in two days. That says it all.",
      "You can tell it was made with care.",
      "jp|\u9999\u308A\u304C\u3088\u304F\u3001\u5BB6\u65CF\u306B\u3082\u597D\u8A55\u3067\u3057\u305F\u3002",
      "th|\u0E2D\u0E23\u0E48\u0E2D\u0E22\u0E21\u0E32\u0E01 \u0E2A\u0E14\u0E43\u0E2B\u0E21\u0E48 \u0E2A\u0E31\u0E48\u0E07\u0E0B\u0E49\u0E33\u0E41\u0E19\u0E48\u0E19\u0E2D\u0E19",
      "ar|\u0637\u0639\u0645 \u0623\u0635\u064A\u0644 \u0648\u062A\u063A\u0644\u064A\u0641 \u0645\u062D\u0643\u0645\u060C \u0633\u0623\u0637\u0644\u0628 \u0645\u062C\u062F\u062F\u064B\u0627."
    ],
    mixed: [
      "Good, but a bit dear for the amount.",
      "Nice taste; not quite what I was looking for.",
      "Fine, though the date was closer than I like.",
      "Pleasant. I would try another variety next time."
    ],
    critical: [
      "The pack was open when it arrived.",
      "Much blander than the description promised.",
      "Too short a date for something sent so far.",
      "Not to our taste at all."
    ]
  },
  phone: {
    positive: [
      "Works perfectly with my phone number, my car and my habits.",
      "Set up in ten minutes. No trouble since.",
      "I stopped worrying about running out in the afternoon.",
      "Neat, small, and very well finished.",
      "zh-cn|\u505A\u5DE5\u7CBE\u81F4\uFF0C\u65E5\u5E38\u4F7F\u7528\u5F88\u6EE1\u610F\u3002",
      "de|In zehn Minuten eingerichtet, l\xE4uft tadellos."
    ],
    mixed: [
      "Good, but not as fast as I had hoped.",
      "Fine for everyday use.",
      "Works well; the surface collects scratches.",
      "It is all right. The instructions are very short."
    ],
    critical: [
      "Stopped charging after a week.",
      "Gets warmer than I am comfortable with.",
      "Not compatible with mine, although the page suggests it is.",
      "Arrived with a scratch on the front."
    ]
  },
  toys: {
    positive: [
      "Played with every day since the birthday.",
      "Sturdy, no sharp edges, lovely colours.",
      "The grown-ups like it too.",
      "Survived being dropped down the stairs. Twice.",
      "jp|\u5B50\u3069\u3082\u304C\u6BCE\u65E5\u904A\u3093\u3067\u3044\u307E\u3059\u3002",
      "es|A mi hija le encanta y parece muy resistente."
    ],
    mixed: [
      "Nice, but the interest lasted a week.",
      "Good quality, a bit small for the price.",
      "Better for slightly older children than stated.",
      "Fun, once an adult had worked out how it goes."
    ],
    critical: [
      "Broke on the first afternoon. Tears.",
      "Paint had come off at one edge when it arrived.",
      "Smaller than it looks in the picture.",
      "One part was missing from the box."
    ]
  }
};

// apps/api/db/demo/reviews.ts
var SCORE_WEIGHTS = { 5: 66, 4: 23, 3: 7, 2: 2, 1: 2 };
function toneOf(score) {
  if (score >= 4) return "positive";
  return score === 3 ? "mixed" : "critical";
}
function read(source) {
  const match = /^([a-z-]{2,5})\|(.*)$/s.exec(source);
  return match ? { language: match[1] ?? "en", text: match[2] ?? "" } : { language: "en", text: source };
}
var GENERAL = {
  5: [
    "Exactly as described, and it arrived two days early.",
    "Well made and carefully packed. I would buy it again.",
    "I have used it every day for a month now. Nothing to complain about.",
    "Better in the hand than in the pictures.",
    "Bought one for myself, then a second as a present.",
    "The shop answered my question within the hour and sent it the same day.",
    "Simple, solid, does what it should.",
    "My third order from this shop. Always the same care.",
    "Colour is true to the photos and the finish is very clean.",
    "Good price for this quality, and no plastic in the parcel.",
    "zh-cn|\u505A\u5DE5\u5F88\u597D\uFF0C\u5305\u88C5\u4ED4\u7EC6\uFF0C\u6BD4\u9884\u8BA1\u65E9\u5230\u4E24\u5929\u3002",
    "zh-cn|\u7528\u4E86\u4E00\u4E2A\u6708\uFF0C\u6CA1\u6709\u4EFB\u4F55\u95EE\u9898\uFF0C\u4F1A\u56DE\u8D2D\u3002",
    "jp|\u5199\u771F\u3069\u304A\u308A\u306E\u54C1\u3067\u3001\u68B1\u5305\u3082\u3068\u3066\u3082\u4E01\u5BE7\u3067\u3057\u305F\u3002",
    "jp|\u6BCE\u65E5\u4F7F\u3063\u3066\u3044\u307E\u3059\u3002\u8CB7\u3063\u3066\u3088\u304B\u3063\u305F\u3067\u3059\u3002",
    "th|\u0E02\u0E2D\u0E07\u0E15\u0E23\u0E07\u0E1B\u0E01 \u0E41\u0E1E\u0E47\u0E01\u0E21\u0E32\u0E14\u0E35\u0E21\u0E32\u0E01 \u0E2A\u0E48\u0E07\u0E40\u0E23\u0E47\u0E27\u0E01\u0E27\u0E48\u0E32\u0E17\u0E35\u0E48\u0E04\u0E34\u0E14",
    "ar|\u0645\u0637\u0627\u0628\u0642 \u0644\u0644\u0648\u0635\u0641 \u062A\u0645\u0627\u0645\u064B\u0627 \u0648\u0627\u0644\u062A\u063A\u0644\u064A\u0641 \u0645\u0645\u062A\u0627\u0632\u060C \u0634\u0643\u0631\u064B\u0627 \u0644\u0644\u0645\u062A\u062C\u0631.",
    "de|Sauber verarbeitet und schnell geliefert. Gerne wieder.",
    "es|Tal como se describe, y lleg\xF3 antes de lo previsto.",
    "fr|Tr\xE8s belle qualit\xE9, emballage soign\xE9. Je recommande."
  ],
  4: [
    "Very good. One star less because delivery took its time.",
    "Does its job well; the manual could be clearer.",
    "Happy with it. Slightly smaller than I had pictured.",
    "Good quality for the price. The box was a bit dented, the contents fine.",
    "Nice piece. The colour is a touch darker than on my screen.",
    "Works as promised. I would have liked more choice of sizes.",
    "Almost perfect, with one small mark on the underside.",
    "Solid, if a little heavier than expected.",
    "Good, and the shop was helpful when I asked about the details.",
    "No complaints about the product; tracking only updated at the end.",
    "zh-cn|\u4E1C\u897F\u4E0D\u9519\uFF0C\u5C31\u662F\u7269\u6D41\u6162\u4E86\u51E0\u5929\u3002",
    "jp|\u54C1\u8CEA\u306F\u826F\u3044\u3067\u3059\u3002\u601D\u3063\u3066\u3044\u305F\u3088\u308A\u5C11\u3057\u5C0F\u3055\u3081\u3067\u3057\u305F\u3002",
    "th|\u0E04\u0E38\u0E13\u0E20\u0E32\u0E1E\u0E14\u0E35 \u0E41\u0E15\u0E48\u0E2A\u0E48\u0E07\u0E0A\u0E49\u0E32\u0E01\u0E27\u0E48\u0E32\u0E17\u0E35\u0E48\u0E41\u0E08\u0E49\u0E07\u0E19\u0E34\u0E14\u0E2B\u0E19\u0E48\u0E2D\u0E22",
    "ar|\u062C\u064A\u062F \u062C\u062F\u064B\u0627\u060C \u0644\u0643\u0646 \u0627\u0644\u0644\u0648\u0646 \u0623\u063A\u0645\u0642 \u0642\u0644\u064A\u0644\u064B\u0627 \u0645\u0646 \u0627\u0644\u0635\u0648\u0631\u0629.",
    "de|Gute Qualit\xE4t, die Lieferung hat etwas gedauert.",
    "es|Muy bien, aunque el manual podr\xEDa ser m\xE1s claro.",
    "fr|Bon produit, la couleur est un peu plus fonc\xE9e que sur la photo."
  ],
  3: [
    "It is fine. Not more, not less.",
    "Works, but feels lighter than I expected at this price.",
    "Good idea, average finish.",
    "Arrived late, though the shop did keep me informed.",
    "Decent, but the picture made it look larger.",
    "I will keep it, but I would not order it again.",
    "The product is all right; the packaging was too thin.",
    "Does the main thing well and the small things less so.",
    "Not bad. I had hoped for a better match in colour.",
    "Took some getting used to.",
    "Usable, but one part did not fit properly at first.",
    "zh-cn|\u4E00\u822C\u822C\uFF0C\u548C\u4EF7\u683C\u76F8\u7B26\uFF0C\u6CA1\u6709\u60CA\u559C\u3002",
    "jp|\u60AA\u304F\u306F\u306A\u3044\u3067\u3059\u304C\u3001\u671F\u5F85\u3057\u305F\u307B\u3069\u3067\u306F\u3042\u308A\u307E\u305B\u3093\u3067\u3057\u305F\u3002",
    "de|In Ordnung, aber f\xFCr den Preis hatte ich mehr erwartet.",
    "ar|\u0645\u0642\u0628\u0648\u0644\u060C \u0644\u0643\u0646 \u0627\u0644\u062A\u0634\u0637\u064A\u0628 \u0645\u062A\u0648\u0633\u0637."
  ],
  2: [
    "Not what I expected from the description.",
    "It works, but it already looks worn after two weeks.",
    "The size runs differently from what the page says.",
    "Scratched on arrival. The shop offered a partial refund, which I took.",
    "Three weeks of waiting for something quite ordinary.",
    "The finish is rough along one edge.",
    "I had to ask twice before I got an answer.",
    "The colour is clearly different from the picture.",
    "Feels thin. I would pay a little more for something sturdier.",
    "Wrong variant sent first; the exchange took another ten days.",
    "Useful idea, poor execution.",
    "zh-cn|\u8272\u5DEE\u6709\u70B9\u5927\uFF0C\u505A\u5DE5\u4E5F\u6BD4\u8F83\u7C97\u7CD9\u3002",
    "th|\u0E02\u0E2D\u0E07\u0E1A\u0E32\u0E07\u0E01\u0E27\u0E48\u0E32\u0E17\u0E35\u0E48\u0E04\u0E34\u0E14 \u0E44\u0E21\u0E48\u0E04\u0E48\u0E2D\u0E22\u0E04\u0E38\u0E49\u0E21\u0E23\u0E32\u0E04\u0E32",
    "fr|Finition d\xE9cevante pour le prix.",
    "es|El color no se parece al de la foto."
  ],
  1: [
    "Stopped working after a few days. Sent it back; the refund was quick.",
    "Arrived broken. The shop refunded me without discussion.",
    "Not the item I ordered.",
    "Poor quality. I returned it.",
    "The parcel came open and a part was missing.",
    "Did not fit at all, although I followed the size table.",
    "Smelled strongly when unpacked and did not air out.",
    "Waited five weeks, then cancelled.",
    "Cheaply made. The description promises more.",
    "It came damaged, and I had to pay to send it back at first.",
    "I cannot recommend this one.",
    "zh-cn|\u6536\u5230\u5C31\u662F\u574F\u7684\uFF0C\u5DF2\u9000\u8D27\u9000\u6B3E\u3002",
    "jp|\u6570\u65E5\u3067\u58CA\u308C\u307E\u3057\u305F\u3002\u8FD4\u54C1\u3057\u307E\u3057\u305F\u3002",
    "de|Kam besch\xE4digt an, R\xFCckgabe war immerhin unkompliziert.",
    "ar|\u0648\u0635\u0644 \u0645\u0643\u0633\u0648\u0631\u064B\u0627\u060C \u0648\u0623\u0639\u062F\u062A\u0647 \u0648\u0627\u0633\u062A\u0631\u062F\u062F\u062A \u0627\u0644\u0645\u0628\u0644\u063A."
  ]
};
function readScores() {
  return {
    1: GENERAL[1].map(read),
    2: GENERAL[2].map(read),
    3: GENERAL[3].map(read),
    4: GENERAL[4].map(read),
    5: GENERAL[5].map(read)
  };
}
var generalReviews = readScores();
function categoryReviews(categoryId, tone) {
  return categoryReviewSource[categoryId][tone].map(read);
}
function reviewsFor(categoryId, score) {
  return [...generalReviews[score], ...categoryReviews(categoryId, toneOf(score))];
}

// apps/api/db/demo/load/reviews.ts
function pickScore(random) {
  let left = random.next() * 100;
  for (const score of [5, 4, 3, 2, 1]) {
    left -= SCORE_WEIGHTS[score];
    if (left <= 0) return score;
  }
  return 5;
}
var near = (random, score) => Math.min(5, Math.max(1, score + random.pick([0, 0, 0, 1, -1])));
async function loadReviews(world, people, random, until) {
  const lines2 = await world.tx.many(
    "demo.completedLines",
    `select l.id, l.product_id as "productId", o.shop_id as "shopId", o.user_id as "userId", l.option_text as "optionText", o.completed_at as "completedAt",
       p.category_root as "categoryId"
     from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id where o.status = 4 order by o.completed_at, l.id`
  );
  const byId = new Map(people.map((p) => [p.actor.userId, p]));
  const used = /* @__PURE__ */ new Map();
  for (const line of lines2) {
    const who = byId.get(line.userId);
    const at2 = new Date(line.completedAt.getTime() + random.int(1, 96) * (day / 24));
    if (!who || at2 > until || random.next() > 0.7) continue;
    const score = pickScore(random);
    const texts = reviewsFor(line.categoryId, score).filter(
      (t) => t.language === who.person.locale || t.language === "en"
    );
    const key = `${line.categoryId}.${score}.${who.person.locale}`;
    const turn = used.get(key) ?? random.int(0, texts.length - 1);
    used.set(key, turn + 1);
    const text = texts[turn % texts.length];
    if (!text) continue;
    const review = {
      orderLineId: line.id,
      productId: line.productId,
      shopId: line.shopId,
      userId: line.userId,
      authorName: who.givenName,
      score,
      serviceScore: near(random, score),
      shippingScore: near(random, score),
      content: text.text,
      language: text.language,
      optionText: line.optionText,
      pictures: [],
      reply: null,
      createdAt: at2
    };
    world.clock.set(at2);
    await insertReviews(world.tx, [review]);
    await world.tx.run("demo.commented", "update order_lines set commented = true where id = $1", [line.id]);
  }
  world.clock.set(until);
}

// apps/api/db/demo/banners.ts
var banners = [
  {
    id: "listen",
    title: localised(
      "Listen a little closer",
      "\u9759\u4E0B\u6765\uFF0C\u597D\u597D\u542C",
      "\u3082\u3046\u5C11\u3057\u3001\u8033\u3092\u3059\u307E\u3059",
      "\u0E1F\u0E31\u0E07\u0E43\u0E2B\u0E49\u0E25\u0E36\u0E01\u0E02\u0E36\u0E49\u0E19\u0E2D\u0E35\u0E01\u0E19\u0E34\u0E14",
      "\u0623\u0635\u063A\u0650 \u0639\u0646 \u0642\u0631\u0628",
      "Genauer hinh\xF6ren"
    ),
    line: localised(
      "Headphones and speakers, tuned by ear in Taipei",
      "\u53F0\u5317\u8C03\u97F3\u7684\u8033\u673A\u4E0E\u97F3\u7BB1",
      "\u53F0\u5317\u3067\u8033\u3092\u983C\u308A\u306B\u8ABF\u6574\u3057\u305F\u30D8\u30C3\u30C9\u30DB\u30F3\u3068\u30B9\u30D4\u30FC\u30AB\u30FC",
      "\u0E2B\u0E39\u0E1F\u0E31\u0E07\u0E41\u0E25\u0E30\u0E25\u0E33\u0E42\u0E1E\u0E07 \u0E1B\u0E23\u0E31\u0E1A\u0E08\u0E39\u0E19\u0E14\u0E49\u0E27\u0E22\u0E2B\u0E39\u0E43\u0E19\u0E44\u0E17\u0E40\u0E1B",
      "\u0633\u0645\u0627\u0639\u0627\u062A \u0648\u0645\u0643\u0628\u0631\u0627\u062A \u0645\u0636\u0628\u0648\u0637\u0629 \u0628\u0627\u0644\u0623\u0630\u0646 \u0641\u064A \u062A\u0627\u064A\u0628\u064A\u0647",
      "Kopfh\xF6rer und Lautsprecher, in Taipeh nach Geh\xF6r abgestimmt"
    ),
    objectId: "over-ear-headphones",
    colour: "cedar",
    link: { kind: "shop", slug: "taipei-audio" }
  },
  {
    id: "table",
    title: localised(
      "Set the table",
      "\u597D\u597D\u6446\u4E00\u684C",
      "\u98DF\u5353\u3092\u3068\u3068\u306E\u3048\u308B",
      "\u0E08\u0E31\u0E14\u0E42\u0E15\u0E4A\u0E30\u0E2D\u0E32\u0E2B\u0E32\u0E23\u0E2A\u0E27\u0E22 \u0E46",
      "\u0631\u062A\u0651\u0628 \u0645\u0627\u0626\u062F\u062A\u0643",
      "Der Tisch ist gedeckt"
    ),
    line: localised(
      "Stoneware and glaze from small workshops",
      "\u5C0F\u4F5C\u574A\u7684\u9676\u5668\u4E0E\u91C9\u8272",
      "\u5C0F\u3055\u306A\u5DE5\u623F\u306E\u5668\u3068\u91C9\u85AC",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E31\u0E49\u0E19\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A\u0E08\u0E32\u0E01\u0E40\u0E27\u0E34\u0E23\u0E4C\u0E01\u0E0A\u0E47\u0E2D\u0E1B\u0E40\u0E25\u0E47\u0E01 \u0E46",
      "\u062E\u0632\u0641 \u0648\u0637\u0644\u0627\u0621 \u0645\u0646 \u0648\u0631\u0634 \u0635\u063A\u064A\u0631\u0629",
      "Steinzeug und Glasuren aus kleinen Werkst\xE4tten"
    ),
    objectId: "teapot",
    colour: "navy",
    link: { kind: "category", id: "family" }
  },
  {
    id: "outside",
    title: localised(
      "Out before breakfast",
      "\u8D81\u65E9\u51FA\u95E8\u53BB",
      "\u671D\u3054\u306F\u3093\u306E\u524D\u306B\u5916\u3078",
      "\u0E2D\u0E2D\u0E01\u0E44\u0E1B\u0E01\u0E48\u0E2D\u0E19\u0E21\u0E37\u0E49\u0E2D\u0E40\u0E0A\u0E49\u0E32",
      "\u0625\u0644\u0649 \u0627\u0644\u062E\u0627\u0631\u062C \u0642\u0628\u0644 \u0627\u0644\u0641\u0637\u0648\u0631",
      "Raus vor dem Fr\xFChst\xFCck"
    ),
    line: localised(
      "Tents, lanterns and bottles that take the weather",
      "\u7ECF\u5F97\u8D77\u5929\u6C14\u7684\u5E10\u7BF7\u3001\u8425\u706F\u4E0E\u6C34\u58F6",
      "\u5929\u6C17\u306B\u8CA0\u3051\u306A\u3044\u30C6\u30F3\u30C8\u3068\u30E9\u30F3\u30BF\u30F3\u3001\u30DC\u30C8\u30EB",
      "\u0E40\u0E15\u0E47\u0E19\u0E17\u0E4C \u0E15\u0E30\u0E40\u0E01\u0E35\u0E22\u0E07 \u0E41\u0E25\u0E30\u0E01\u0E23\u0E30\u0E1A\u0E2D\u0E01\u0E19\u0E49\u0E33\u0E17\u0E35\u0E48\u0E2A\u0E39\u0E49\u0E17\u0E38\u0E01\u0E2A\u0E20\u0E32\u0E1E\u0E2D\u0E32\u0E01\u0E32\u0E28",
      "\u062E\u064A\u0627\u0645 \u0648\u0641\u0648\u0627\u0646\u064A\u0633 \u0648\u062A\u0631\u0627\u0645\u0633 \u062A\u062A\u062D\u0645\u0644 \u0627\u0644\u0637\u0642\u0633",
      "Zelte, Laternen und Flaschen f\xFCr jedes Wetter"
    ),
    objectId: "dome-tent",
    colour: "forest",
    link: { kind: "category", id: "outdoors" }
  },
  {
    id: "handed-down",
    title: localised(
      "Toys to hand down",
      "\u53EF\u4EE5\u4F20\u4E0B\u53BB\u7684\u73A9\u5177",
      "\u53D7\u3051\u7D99\u304C\u308C\u308B\u304A\u3082\u3061\u3083",
      "\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19\u0E17\u0E35\u0E48\u0E2A\u0E48\u0E07\u0E15\u0E48\u0E2D\u0E44\u0E14\u0E49",
      "\u0623\u0644\u0639\u0627\u0628 \u062A\u064F\u0648\u0631\u062B",
      "Spielzeug zum Weitergeben"
    ),
    line: localised(
      "Wood, cloth and tin, made to be repaired",
      "\u6728\u3001\u5E03\u4E0E\u9A6C\u53E3\u94C1\uFF0C\u574F\u4E86\u4E5F\u80FD\u4FEE",
      "\u6728\u3068\u5E03\u3068\u30D6\u30EA\u30AD\u3002\u76F4\u3057\u3066\u9577\u304F\u904A\u3079\u307E\u3059",
      "\u0E44\u0E21\u0E49 \u0E1C\u0E49\u0E32 \u0E41\u0E25\u0E30\u0E2A\u0E31\u0E07\u0E01\u0E30\u0E2A\u0E35 \u0E0B\u0E48\u0E2D\u0E21\u0E44\u0E14\u0E49 \u0E40\u0E25\u0E48\u0E19\u0E44\u0E14\u0E49\u0E19\u0E32\u0E19",
      "\u062E\u0634\u0628 \u0648\u0642\u0645\u0627\u0634 \u0648\u0635\u0641\u064A\u062D\u060C \u0642\u0627\u0628\u0644\u0629 \u0644\u0644\u0625\u0635\u0644\u0627\u062D",
      "Holz, Stoff und Blech, gemacht zum Reparieren"
    ),
    objectId: "toy-train",
    colour: "forest",
    link: { kind: "category", id: "toys" }
  }
];

// apps/api/db/demo/catalogue.ts
import { readFileSync } from "node:fs";

// apps/api/db/demo/brands.ts
var BRANDS = {
  ta: ["Lanyang", "Otonari"],
  om: ["Oat & Mint", "Salgueira"],
  kw: ["Kieferwerk", "Halden & Voss"],
  hk: ["Hoshi Kobo", "Minamo"],
  hl: ["Hanbit", "Dorae"],
  bl: ["Bottega Lume", "Valdora"],
  fj: ["Fjallro", "Tallsund"],
  bm: ["Baan Lamun", "Rimnaam"],
  ch: ["Cedar Harbor", "Millbrook Lane"],
  iv: ["Indigo Veranda", "Sarovar"],
  el: ["Ege Loom", "Zeytinli"],
  cp: ["Cloudpeak", "Nuvani"]
};

// apps/api/db/demo/categories.ts
function shelf(id, ...names) {
  return { id, name: localised(...names) };
}
function category(id, objectId, colour, names, children) {
  return { id, name: localised(...names), objectId, colour, children };
}
var categories = [
  category(
    "computer",
    "laptop",
    "silver",
    ["Computer", "\u7535\u8111", "\u30D1\u30BD\u30B3\u30F3", "\u0E04\u0E2D\u0E21\u0E1E\u0E34\u0E27\u0E40\u0E15\u0E2D\u0E23\u0E4C", "\u0643\u0645\u0628\u064A\u0648\u062A\u0631", "Computer"],
    [
      shelf(
        "computer.laptops",
        "Laptops and tablets",
        "\u7B14\u8BB0\u672C\u4E0E\u5E73\u677F",
        "\u30CE\u30FC\u30C8PC\u30FB\u30BF\u30D6\u30EC\u30C3\u30C8",
        "\u0E42\u0E19\u0E49\u0E15\u0E1A\u0E38\u0E4A\u0E01\u0E41\u0E25\u0E30\u0E41\u0E17\u0E47\u0E1A\u0E40\u0E25\u0E47\u0E15",
        "\u0644\u0627\u0628\u062A\u0648\u0628 \u0648\u0623\u062C\u0647\u0632\u0629 \u0644\u0648\u062D\u064A\u0629",
        "Laptops und Tablets"
      ),
      shelf(
        "computer.desktops",
        "Desktops and monitors",
        "\u53F0\u5F0F\u673A\u4E0E\u663E\u793A\u5668",
        "\u30C7\u30B9\u30AF\u30C8\u30C3\u30D7\u30FB\u30E2\u30CB\u30BF\u30FC",
        "\u0E04\u0E2D\u0E21\u0E1E\u0E34\u0E27\u0E40\u0E15\u0E2D\u0E23\u0E4C\u0E15\u0E31\u0E49\u0E07\u0E42\u0E15\u0E4A\u0E30\u0E41\u0E25\u0E30\u0E08\u0E2D",
        "\u0623\u062C\u0647\u0632\u0629 \u0645\u0643\u062A\u0628\u064A\u0629 \u0648\u0634\u0627\u0634\u0627\u062A",
        "Desktop-PCs und Monitore"
      ),
      shelf(
        "computer.keyboards",
        "Keyboards, mice, gaming",
        "\u952E\u9F20\u4E0E\u6E38\u620F",
        "\u30AD\u30FC\u30DC\u30FC\u30C9\u30FB\u30DE\u30A6\u30B9\u30FB\u30B2\u30FC\u30E0",
        "\u0E04\u0E35\u0E22\u0E4C\u0E1A\u0E2D\u0E23\u0E4C\u0E14 \u0E40\u0E21\u0E32\u0E2A\u0E4C \u0E40\u0E01\u0E21\u0E21\u0E34\u0E48\u0E07",
        "\u0644\u0648\u062D\u0627\u062A \u0645\u0641\u0627\u062A\u064A\u062D \u0648\u0641\u0623\u0631\u0627\u062A \u0648\u0623\u0644\u0639\u0627\u0628",
        "Tastaturen, M\xE4use, Gaming"
      ),
      shelf(
        "computer.network",
        "Network and storage",
        "\u7F51\u7EDC\u4E0E\u5B58\u50A8",
        "\u30CD\u30C3\u30C8\u30EF\u30FC\u30AF\u30FB\u30B9\u30C8\u30EC\u30FC\u30B8",
        "\u0E40\u0E04\u0E23\u0E37\u0E2D\u0E02\u0E48\u0E32\u0E22\u0E41\u0E25\u0E30\u0E08\u0E31\u0E14\u0E40\u0E01\u0E47\u0E1A\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25",
        "\u0627\u0644\u0634\u0628\u0643\u0629 \u0648\u0627\u0644\u062A\u062E\u0632\u064A\u0646",
        "Netzwerk und Speicher"
      ),
      shelf("computer.accessories", "Accessories", "\u7535\u8111\u914D\u4EF6", "\u5468\u8FBA\u6A5F\u5668", "\u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C\u0E40\u0E2A\u0E23\u0E34\u0E21", "\u0645\u0644\u062D\u0642\u0627\u062A", "Zubeh\xF6r")
    ]
  ),
  category(
    "electrical",
    "electric-kettle",
    "ivory",
    ["Electrical equipment", "\u7535\u5668", "\u5BB6\u96FB", "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E44\u0E1F\u0E1F\u0E49\u0E32", "\u0623\u062C\u0647\u0632\u0629 \u0643\u0647\u0631\u0628\u0627\u0626\u064A\u0629", "Elektroger\xE4te"],
    [
      shelf("electrical.audio", "Audio", "\u97F3\u54CD\u8033\u673A", "\u30AA\u30FC\u30C7\u30A3\u30AA", "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E2A\u0E35\u0E22\u0E07", "\u0635\u0648\u062A\u064A\u0627\u062A", "Audio"),
      shelf(
        "electrical.kitchen",
        "Kitchen appliances",
        "\u53A8\u623F\u7535\u5668",
        "\u30AD\u30C3\u30C1\u30F3\u5BB6\u96FB",
        "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E43\u0E19\u0E04\u0E23\u0E31\u0E27",
        "\u0623\u062C\u0647\u0632\u0629 \u0627\u0644\u0645\u0637\u0628\u062E",
        "K\xFCchenger\xE4te"
      ),
      shelf("electrical.lighting", "Lighting", "\u706F\u5177\u7167\u660E", "\u7167\u660E", "\u0E42\u0E04\u0E21\u0E44\u0E1F", "\u0625\u0636\u0627\u0621\u0629", "Beleuchtung"),
      shelf(
        "electrical.home",
        "Home and personal care",
        "\u751F\u6D3B\u4E0E\u4E2A\u62A4\u7535\u5668",
        "\u751F\u6D3B\u30FB\u7F8E\u5BB9\u5BB6\u96FB",
        "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E43\u0E19\u0E1A\u0E49\u0E32\u0E19\u0E41\u0E25\u0E30\u0E14\u0E39\u0E41\u0E25\u0E15\u0E31\u0E27\u0E40\u0E2D\u0E07",
        "\u0623\u062C\u0647\u0632\u0629 \u0645\u0646\u0632\u0644\u064A\u0629 \u0648\u0639\u0646\u0627\u064A\u0629 \u0634\u062E\u0635\u064A\u0629",
        "Haushalt und K\xF6rperpflege"
      ),
      shelf("electrical.camera", "Cameras", "\u76F8\u673A", "\u30AB\u30E1\u30E9", "\u0E01\u0E25\u0E49\u0E2D\u0E07", "\u0643\u0627\u0645\u064A\u0631\u0627\u062A", "Kameras")
    ]
  ),
  category(
    "outdoors",
    "dome-tent",
    "forest",
    ["Outdoors", "\u6237\u5916", "\u30A2\u30A6\u30C8\u30C9\u30A2", "\u0E01\u0E25\u0E32\u0E07\u0E41\u0E08\u0E49\u0E07", "\u0627\u0644\u0647\u0648\u0627\u0621 \u0627\u0644\u0637\u0644\u0642", "Outdoor"],
    [
      shelf("outdoors.camping", "Camping", "\u9732\u8425", "\u30AD\u30E3\u30F3\u30D7", "\u0E41\u0E04\u0E21\u0E1B\u0E4C\u0E1B\u0E34\u0E49\u0E07", "\u062A\u062E\u064A\u064A\u0645", "Camping"),
      shelf(
        "outdoors.bottles",
        "Bottles and mugs",
        "\u6C34\u58F6\u6C34\u676F",
        "\u30DC\u30C8\u30EB\u30FB\u30DE\u30B0",
        "\u0E01\u0E23\u0E30\u0E1A\u0E2D\u0E01\u0E19\u0E49\u0E33\u0E41\u0E25\u0E30\u0E41\u0E01\u0E49\u0E27",
        "\u0632\u062C\u0627\u062C\u0627\u062A \u0648\u0623\u0643\u0648\u0627\u0628",
        "Flaschen und Becher"
      ),
      shelf("outdoors.cycling", "Cycling", "\u9A91\u884C", "\u30B5\u30A4\u30AF\u30EA\u30F3\u30B0", "\u0E08\u0E31\u0E01\u0E23\u0E22\u0E32\u0E19", "\u0631\u0643\u0648\u0628 \u0627\u0644\u062F\u0631\u0627\u062C\u0627\u062A", "Radfahren"),
      shelf("outdoors.sports", "Sports", "\u8FD0\u52A8", "\u30B9\u30DD\u30FC\u30C4", "\u0E01\u0E35\u0E2C\u0E32", "\u0631\u064A\u0627\u0636\u0629", "Sport"),
      shelf(
        "outdoors.bags",
        "Bags and umbrellas",
        "\u80CC\u5305\u96E8\u4F1E",
        "\u30D0\u30C3\u30B0\u30FB\u5098",
        "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E41\u0E25\u0E30\u0E23\u0E48\u0E21",
        "\u062D\u0642\u0627\u0626\u0628 \u0648\u0645\u0638\u0644\u0627\u062A",
        "Taschen und Schirme"
      )
    ]
  ),
  category(
    "family",
    "teapot",
    "navy",
    ["Family life", "\u5BB6\u5C45\u751F\u6D3B", "\u66AE\u3089\u3057", "\u0E1A\u0E49\u0E32\u0E19\u0E41\u0E25\u0E30\u0E04\u0E23\u0E2D\u0E1A\u0E04\u0E23\u0E31\u0E27", "\u0627\u0644\u062D\u064A\u0627\u0629 \u0627\u0644\u0639\u0627\u0626\u0644\u064A\u0629", "Familie & Zuhause"],
    [
      shelf("family.table", "Tableware", "\u9910\u5177", "\u98DF\u5668", "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E1A\u0E19\u0E42\u0E15\u0E4A\u0E30\u0E2D\u0E32\u0E2B\u0E32\u0E23", "\u0623\u062F\u0648\u0627\u062A \u0627\u0644\u0645\u0627\u0626\u062F\u0629", "Geschirr"),
      shelf("family.kitchen", "Kitchen", "\u53A8\u5177", "\u30AD\u30C3\u30C1\u30F3\u7528\u54C1", "\u0E04\u0E23\u0E31\u0E27", "\u0627\u0644\u0645\u0637\u0628\u062E", "K\xFCche"),
      shelf(
        "family.decor",
        "Decoration and textiles",
        "\u88C5\u9970\u4E0E\u5BB6\u7EBA",
        "\u30A4\u30F3\u30C6\u30EA\u30A2\u30FB\u30D5\u30A1\u30D6\u30EA\u30C3\u30AF",
        "\u0E02\u0E2D\u0E07\u0E15\u0E01\u0E41\u0E15\u0E48\u0E07\u0E41\u0E25\u0E30\u0E1C\u0E49\u0E32",
        "\u062F\u064A\u0643\u0648\u0631 \u0648\u0645\u0646\u0633\u0648\u062C\u0627\u062A",
        "Dekoration und Textilien"
      ),
      shelf(
        "family.home",
        "Furniture and storage",
        "\u5BB6\u5177\u6536\u7EB3",
        "\u5BB6\u5177\u30FB\u53CE\u7D0D",
        "\u0E40\u0E1F\u0E2D\u0E23\u0E4C\u0E19\u0E34\u0E40\u0E08\u0E2D\u0E23\u0E4C\u0E41\u0E25\u0E30\u0E17\u0E35\u0E48\u0E40\u0E01\u0E47\u0E1A\u0E02\u0E2D\u0E07",
        "\u0623\u062B\u0627\u062B \u0648\u062A\u062E\u0632\u064A\u0646",
        "M\xF6bel und Aufbewahrung"
      ),
      shelf("family.baby", "Baby", "\u6BCD\u5A74", "\u30D9\u30D3\u30FC", "\u0E40\u0E14\u0E47\u0E01\u0E2D\u0E48\u0E2D\u0E19", "\u0627\u0644\u0631\u0636\u0639", "Baby")
    ]
  ),
  category(
    "health",
    "yoga-mat",
    "sage",
    ["Health", "\u5065\u5EB7", "\u5065\u5EB7\u30FB\u7F8E\u5BB9", "\u0E2A\u0E38\u0E02\u0E20\u0E32\u0E1E", "\u0627\u0644\u0635\u062D\u0629", "Gesundheit"],
    [
      shelf(
        "health.face",
        "Face care",
        "\u9762\u90E8\u62A4\u7406",
        "\u30D5\u30A7\u30A4\u30B9\u30B1\u30A2",
        "\u0E14\u0E39\u0E41\u0E25\u0E1C\u0E34\u0E27\u0E2B\u0E19\u0E49\u0E32",
        "\u0627\u0644\u0639\u0646\u0627\u064A\u0629 \u0628\u0627\u0644\u0648\u062C\u0647",
        "Gesichtspflege"
      ),
      shelf(
        "health.body",
        "Body care",
        "\u8EAB\u4F53\u62A4\u7406",
        "\u30DC\u30C7\u30A3\u30B1\u30A2",
        "\u0E14\u0E39\u0E41\u0E25\u0E1C\u0E34\u0E27\u0E01\u0E32\u0E22",
        "\u0627\u0644\u0639\u0646\u0627\u064A\u0629 \u0628\u0627\u0644\u062C\u0633\u0645",
        "K\xF6rperpflege"
      ),
      shelf("health.wellness", "Wellness", "\u517B\u751F", "\u30A6\u30A7\u30EB\u30CD\u30B9", "\u0E40\u0E27\u0E25\u0E40\u0E19\u0E2A", "\u0627\u0644\u0639\u0627\u0641\u064A\u0629", "Wohlbefinden"),
      shelf("health.fitness", "Fitness", "\u5065\u8EAB", "\u30D5\u30A3\u30C3\u30C8\u30CD\u30B9", "\u0E1F\u0E34\u0E15\u0E40\u0E19\u0E2A", "\u0644\u064A\u0627\u0642\u0629", "Fitness"),
      shelf(
        "health.care",
        "Oral care and first aid",
        "\u53E3\u8154\u4E0E\u5BB6\u5EAD\u62A4\u7406",
        "\u30AA\u30FC\u30E9\u30EB\u30B1\u30A2\u30FB\u6551\u6025",
        "\u0E0A\u0E48\u0E2D\u0E07\u0E1B\u0E32\u0E01\u0E41\u0E25\u0E30\u0E1B\u0E10\u0E21\u0E1E\u0E22\u0E32\u0E1A\u0E32\u0E25",
        "\u0627\u0644\u0639\u0646\u0627\u064A\u0629 \u0628\u0627\u0644\u0641\u0645 \u0648\u0627\u0644\u0625\u0633\u0639\u0627\u0641\u0627\u062A",
        "Mundpflege und Erste Hilfe"
      )
    ]
  ),
  category(
    "mens",
    "wrist-watch",
    "navy",
    ["Men\u2019s clothing", "\u7537\u88C5", "\u30E1\u30F3\u30BA\u30D5\u30A1\u30C3\u30B7\u30E7\u30F3", "\u0E41\u0E1F\u0E0A\u0E31\u0E48\u0E19\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22", "\u0645\u0644\u0627\u0628\u0633 \u0631\u062C\u0627\u0644\u064A\u0629", "Herrenmode"],
    [
      shelf(
        "mens.tops",
        "Shirts and T-shirts",
        "\u886C\u886BT\u6064",
        "\u30B7\u30E3\u30C4\u30FBT\u30B7\u30E3\u30C4",
        "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E40\u0E0A\u0E34\u0E49\u0E15\u0E41\u0E25\u0E30\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E22\u0E37\u0E14",
        "\u0642\u0645\u0635\u0627\u0646 \u0648\u062A\u064A\u0634\u064A\u0631\u062A\u0627\u062A",
        "Hemden und T-Shirts"
      ),
      shelf("mens.trousers", "Trousers", "\u88E4\u5B50", "\u30D1\u30F3\u30C4", "\u0E01\u0E32\u0E07\u0E40\u0E01\u0E07", "\u0628\u0646\u0627\u0637\u064A\u0644", "Hosen"),
      shelf("mens.outerwear", "Outerwear", "\u5916\u5957", "\u30A2\u30A6\u30BF\u30FC", "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E19\u0E2D\u0E01", "\u0645\u0644\u0627\u0628\u0633 \u062E\u0627\u0631\u062C\u064A\u0629", "Jacken und M\xE4ntel"),
      shelf("mens.shoes", "Shoes", "\u7537\u978B", "\u30E1\u30F3\u30BA\u30B7\u30E5\u30FC\u30BA", "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22", "\u0623\u062D\u0630\u064A\u0629 \u0631\u062C\u0627\u0644\u064A\u0629", "Herrenschuhe"),
      shelf(
        "mens.accessories",
        "Accessories",
        "\u914D\u9970",
        "\u30E1\u30F3\u30BA\u5C0F\u7269",
        "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E23\u0E30\u0E14\u0E31\u0E1A\u0E41\u0E25\u0E30\u0E02\u0E2D\u0E07\u0E43\u0E0A\u0E49",
        "\u0625\u0643\u0633\u0633\u0648\u0627\u0631\u0627\u062A",
        "Accessoires"
      )
    ]
  ),
  category(
    "womens",
    "handbag",
    "cocoa",
    ["Women\u2019s clothing", "\u5973\u88C5", "\u30EC\u30C7\u30A3\u30FC\u30B9\u30D5\u30A1\u30C3\u30B7\u30E7\u30F3", "\u0E41\u0E1F\u0E0A\u0E31\u0E48\u0E19\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07", "\u0645\u0644\u0627\u0628\u0633 \u0646\u0633\u0627\u0626\u064A\u0629", "Damenmode"],
    [
      shelf(
        "womens.dresses",
        "Dresses and tops",
        "\u8FDE\u8863\u88D9\u4E0E\u4E0A\u8863",
        "\u30EF\u30F3\u30D4\u30FC\u30B9\u30FB\u30C8\u30C3\u30D7\u30B9",
        "\u0E40\u0E14\u0E23\u0E2A\u0E41\u0E25\u0E30\u0E40\u0E2A\u0E37\u0E49\u0E2D",
        "\u0641\u0633\u0627\u062A\u064A\u0646 \u0648\u0628\u0644\u0648\u0632\u0627\u062A",
        "Kleider und Oberteile"
      ),
      shelf(
        "womens.shoes",
        "Shoes",
        "\u5973\u978B",
        "\u30EC\u30C7\u30A3\u30FC\u30B9\u30B7\u30E5\u30FC\u30BA",
        "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07",
        "\u0623\u062D\u0630\u064A\u0629 \u0646\u0633\u0627\u0626\u064A\u0629",
        "Damenschuhe"
      ),
      shelf(
        "womens.bags",
        "Bags, scarves, hats",
        "\u5305\u5305\u4E0E\u914D\u9970",
        "\u30D0\u30C3\u30B0\u30FB\u30DE\u30D5\u30E9\u30FC\u30FB\u5E3D\u5B50",
        "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32 \u0E1C\u0E49\u0E32\u0E1E\u0E31\u0E19\u0E04\u0E2D \u0E2B\u0E21\u0E27\u0E01",
        "\u062D\u0642\u0627\u0626\u0628 \u0648\u0623\u0648\u0634\u062D\u0629 \u0648\u0642\u0628\u0639\u0627\u062A",
        "Taschen, Schals, H\xFCte"
      ),
      shelf("womens.jewellery", "Jewellery", "\u9996\u9970", "\u30B8\u30E5\u30A8\u30EA\u30FC", "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E23\u0E30\u0E14\u0E31\u0E1A", "\u0645\u062C\u0648\u0647\u0631\u0627\u062A", "Schmuck"),
      shelf(
        "womens.beauty",
        "Make-up and perfume",
        "\u5F69\u5986\u9999\u6C34",
        "\u30B3\u30B9\u30E1\u30FB\u9999\u6C34",
        "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E2A\u0E33\u0E2D\u0E32\u0E07\u0E41\u0E25\u0E30\u0E19\u0E49\u0E33\u0E2B\u0E2D\u0E21",
        "\u0645\u0643\u064A\u0627\u062C \u0648\u0639\u0637\u0648\u0631",
        "Make-up und Parf\xFCm"
      )
    ]
  ),
  category(
    "food",
    "tea-tin",
    "forest",
    ["Food", "\u98DF\u54C1", "\u98DF\u54C1", "\u0E2D\u0E32\u0E2B\u0E32\u0E23", "\u0627\u0644\u0623\u063A\u0630\u064A\u0629", "Lebensmittel"],
    [
      shelf(
        "food.drinks",
        "Tea, coffee and drinks",
        "\u8336\u5496\u996E\u54C1",
        "\u304A\u8336\u30FB\u30B3\u30FC\u30D2\u30FC\u30FB\u98F2\u6599",
        "\u0E0A\u0E32 \u0E01\u0E32\u0E41\u0E1F \u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E14\u0E37\u0E48\u0E21",
        "\u0634\u0627\u064A \u0648\u0642\u0647\u0648\u0629 \u0648\u0645\u0634\u0631\u0648\u0628\u0627\u062A",
        "Tee, Kaffee, Getr\xE4nke"
      ),
      shelf(
        "food.pantry",
        "Pantry",
        "\u7CAE\u6CB9\u8C03\u5473",
        "\u8ABF\u5473\u6599\u30FB\u4FDD\u5B58\u98DF",
        "\u0E02\u0E2D\u0E07\u0E41\u0E2B\u0E49\u0E07\u0E41\u0E25\u0E30\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E23\u0E38\u0E07",
        "\u0645\u0624\u0646 \u0627\u0644\u0645\u0637\u0628\u062E",
        "Vorrat"
      ),
      shelf(
        "food.sweets",
        "Sweets and snacks",
        "\u751C\u70B9\u96F6\u98DF",
        "\u304A\u83D3\u5B50",
        "\u0E02\u0E19\u0E21\u0E41\u0E25\u0E30\u0E02\u0E2D\u0E07\u0E27\u0E48\u0E32\u0E07",
        "\u062D\u0644\u0648\u064A\u0627\u062A \u0648\u0648\u062C\u0628\u0627\u062A \u062E\u0641\u064A\u0641\u0629",
        "S\xFC\xDFes und Snacks"
      ),
      shelf("food.bakery", "Bakery", "\u70D8\u7119", "\u30D1\u30F3", "\u0E40\u0E1A\u0E40\u0E01\u0E2D\u0E23\u0E35\u0E48", "\u0645\u062E\u0628\u0648\u0632\u0627\u062A", "Backwaren"),
      shelf(
        "food.fresh",
        "Cheese and dried fruit",
        "\u5976\u916A\u679C\u5E72",
        "\u30C1\u30FC\u30BA\u30FB\u30C9\u30E9\u30A4\u30D5\u30EB\u30FC\u30C4",
        "\u0E0A\u0E35\u0E2A\u0E41\u0E25\u0E30\u0E1C\u0E25\u0E44\u0E21\u0E49\u0E2D\u0E1A\u0E41\u0E2B\u0E49\u0E07",
        "\u0623\u062C\u0628\u0627\u0646 \u0648\u0641\u0648\u0627\u0643\u0647 \u0645\u062C\u0641\u0641\u0629",
        "K\xE4se und Trockenobst"
      )
    ]
  ),
  category(
    "phone",
    "smartphone",
    "sky",
    ["Mobile phone", "\u624B\u673A", "\u643A\u5E2F\u96FB\u8A71", "\u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D", "\u0627\u0644\u0647\u0648\u0627\u062A\u0641 \u0627\u0644\u0645\u062D\u0645\u0648\u0644\u0629", "Handy"],
    [
      shelf("phone.phones", "Phones", "\u624B\u673A", "\u30B9\u30DE\u30FC\u30C8\u30D5\u30A9\u30F3", "\u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C", "\u0647\u0648\u0627\u062A\u0641", "Telefone"),
      shelf(
        "phone.cases",
        "Cases and stands",
        "\u624B\u673A\u58F3\u4E0E\u652F\u67B6",
        "\u30B1\u30FC\u30B9\u30FB\u30B9\u30BF\u30F3\u30C9",
        "\u0E40\u0E04\u0E2A\u0E41\u0E25\u0E30\u0E02\u0E32\u0E15\u0E31\u0E49\u0E07",
        "\u0623\u063A\u0637\u064A\u0629 \u0648\u062D\u0648\u0627\u0645\u0644",
        "H\xFCllen und Halter"
      ),
      shelf("phone.power", "Charging", "\u5145\u7535", "\u5145\u96FB", "\u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C\u0E0A\u0E32\u0E23\u0E4C\u0E08", "\u0627\u0644\u0634\u062D\u0646", "Laden"),
      shelf("phone.audio", "Earbuds", "\u8033\u673A", "\u30A4\u30E4\u30DB\u30F3", "\u0E2B\u0E39\u0E1F\u0E31\u0E07", "\u0633\u0645\u0627\u0639\u0627\u062A", "Ohrh\xF6rer"),
      shelf(
        "phone.watches",
        "Smartwatches",
        "\u667A\u80FD\u624B\u8868",
        "\u30B9\u30DE\u30FC\u30C8\u30A6\u30A9\u30C3\u30C1",
        "\u0E2A\u0E21\u0E32\u0E23\u0E4C\u0E15\u0E27\u0E2D\u0E17\u0E0A\u0E4C",
        "\u0633\u0627\u0639\u0627\u062A \u0630\u0643\u064A\u0629",
        "Smartwatches"
      )
    ]
  ),
  category(
    "toys",
    "building-blocks",
    "multicolour",
    ["Toys", "\u73A9\u5177", "\u304A\u3082\u3061\u3083", "\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19", "\u0623\u0644\u0639\u0627\u0628", "Spielzeug"],
    [
      shelf(
        "toys.learning",
        "First toys and building",
        "\u5A74\u5E7C\u4E0E\u79EF\u6728",
        "\u30D9\u30D3\u30FC\u30C8\u30A4\u30FB\u77E5\u80B2",
        "\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19\u0E40\u0E14\u0E47\u0E01\u0E40\u0E25\u0E47\u0E01\u0E41\u0E25\u0E30\u0E15\u0E31\u0E27\u0E15\u0E48\u0E2D",
        "\u0623\u0644\u0639\u0627\u0628 \u0627\u0644\u0635\u063A\u0627\u0631 \u0648\u0627\u0644\u0628\u0646\u0627\u0621",
        "Erstes Spielzeug und Bauen"
      ),
      shelf("toys.vehicles", "Vehicles", "\u73A9\u5177\u8F66", "\u4E57\u308A\u7269", "\u0E22\u0E32\u0E19\u0E1E\u0E32\u0E2B\u0E19\u0E30", "\u0645\u0631\u0643\u0628\u0627\u062A", "Fahrzeuge"),
      shelf(
        "toys.puzzles",
        "Games and puzzles",
        "\u68CB\u7C7B\u62FC\u56FE",
        "\u30D1\u30BA\u30EB\u30FB\u30B2\u30FC\u30E0",
        "\u0E40\u0E01\u0E21\u0E41\u0E25\u0E30\u0E1E\u0E31\u0E0B\u0E40\u0E0B\u0E34\u0E25",
        "\u0623\u0644\u063A\u0627\u0632 \u0648\u0623\u0644\u0639\u0627\u0628 \u0630\u0647\u0646\u064A\u0629",
        "Spiele und Puzzles"
      ),
      shelf("toys.plush", "Soft toys", "\u6BDB\u7ED2\u73A9\u5177", "\u306C\u3044\u3050\u308B\u307F", "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E1C\u0E49\u0E32", "\u062F\u0645\u0649 \u0645\u062D\u0634\u0648\u0629", "Kuscheltiere"),
      shelf(
        "toys.classic",
        "Classic and outdoor toys",
        "\u4F20\u7EDF\u4E0E\u6237\u5916\u73A9\u5177",
        "\u6614\u306A\u304C\u3089\u30FB\u5916\u904A\u3073",
        "\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19\u0E04\u0E25\u0E32\u0E2A\u0E2A\u0E34\u0E01\u0E41\u0E25\u0E30\u0E01\u0E25\u0E32\u0E07\u0E41\u0E08\u0E49\u0E07",
        "\u0623\u0644\u0639\u0627\u0628 \u0643\u0644\u0627\u0633\u064A\u0643\u064A\u0629 \u0648\u062E\u0627\u0631\u062C\u064A\u0629",
        "Klassiker und Drau\xDFen"
      )
    ]
  )
];

// apps/api/db/demo/measure.ts
var UNITS = {
  ml: localised("ml", "ml", "ml", "\u0E21\u0E25.", "\u0645\u0644", "ml"),
  L: localised("L", "L", "L", "\u0E25\u0E34\u0E15\u0E23", "\u0644\u062A\u0631", "l"),
  g: localised("g", "\u514B", "g", "\u0E01\u0E23\u0E31\u0E21", "\u063A", "g"),
  kg: localised("kg", "\u5343\u514B", "kg", "\u0E01\u0E01.", "\u0643\u063A", "kg"),
  mm: localised("mm", "\u6BEB\u7C73", "mm", "\u0E21\u0E21.", "\u0645\u0645", "mm"),
  cm: localised("cm", "\u5398\u7C73", "cm", "\u0E0B\u0E21.", "\u0633\u0645", "cm"),
  m: localised("m", "\u7C73", "m", "\u0E21.", "\u0645", "m"),
  in: localised("in", "\u82F1\u5BF8", "\u30A4\u30F3\u30C1", "\u0E19\u0E34\u0E49\u0E27", "\u0628\u0648\u0635\u0629", "Zoll"),
  W: localised("W", "W", "W", "\u0E27\u0E31\u0E15\u0E15\u0E4C", "\u0648\u0627\u0637", "W"),
  Hz: localised("Hz", "Hz", "Hz", "Hz", "\u0647\u0631\u062A\u0632", "Hz"),
  lm: localised("lm", "\u6D41\u660E", "lm", "\u0E25\u0E39\u0E40\u0E21\u0E19", "\u0644\u0648\u0645\u0646", "lm"),
  dB: localised("dB", "\u5206\u8D1D", "dB", "dB", "\u062F\u064A\u0633\u064A\u0628\u0644", "dB"),
  min: localised("min", "\u5206\u949F", "\u5206", "\u0E19\u0E32\u0E17\u0E35", "\u062F\u0642\u064A\u0642\u0629", "Min."),
  GB: localised("GB", "GB", "GB", "GB", "\u063A\u064A\u063A\u0627\u0628\u0627\u064A\u062A", "GB"),
  TB: localised("TB", "TB", "TB", "TB", "\u062A\u064A\u0631\u0627\u0628\u0627\u064A\u062A", "TB")
};
var CLOSED_UP = /(\d) (ml|L|g|kg|mm|cm|m|インチ|W|Hz|lm|dB|分|GB|TB)(?=$| )/g;
var CLOSED_UP_ZH = /(\d) (克|千克|毫米|厘米|米|英寸|流明|分贝|分钟)/g;
function decimal(value, language) {
  return language === "de" ? value.replace(/(\d)\.(\d)/g, "$1,$2") : value;
}
function measure(text) {
  return everyLanguage((language) => {
    const words = text.split(" ").map((word) => UNITS[word]?.[language] ?? word);
    const joined = decimal(words.join(" "), language);
    if (language === "jp") return joined.replace(CLOSED_UP, "$1$2");
    if (language === "zh-cn") return joined.replace(CLOSED_UP_ZH, "$1$2");
    return joined;
  });
}
function weight(grams) {
  return measure(grams >= 1e3 ? `${Math.round(grams / 10) / 100} kg` : `${grams} g`);
}

// apps/api/db/demo/spec-labels.ts
var SPEC_LABELS = {
  age: localised("Age", "\u9002\u7528\u5E74\u9F84", "\u5BFE\u8C61\u5E74\u9F62", "\u0E2D\u0E32\u0E22\u0E38\u0E17\u0E35\u0E48\u0E40\u0E2B\u0E21\u0E32\u0E30\u0E2A\u0E21", "\u0627\u0644\u0639\u0645\u0631 \u0627\u0644\u0645\u0646\u0627\u0633\u0628", "Alter"),
  battery: localised("Battery", "\u7535\u6C60\u7EED\u822A", "\u30D0\u30C3\u30C6\u30EA\u30FC", "\u0E41\u0E1A\u0E15\u0E40\u0E15\u0E2D\u0E23\u0E35\u0E48", "\u0627\u0644\u0628\u0637\u0627\u0631\u064A\u0629", "Akku"),
  brightness: localised("Brightness", "\u4EAE\u5EA6", "\u660E\u308B\u3055", "\u0E04\u0E27\u0E32\u0E21\u0E2A\u0E27\u0E48\u0E32\u0E07", "\u0627\u0644\u0633\u0637\u0648\u0639", "Helligkeit"),
  brim: localised("Brim width", "\u5E3D\u6A90\u5BBD", "\u3064\u3070\u306E\u5E45", "\u0E04\u0E27\u0E32\u0E21\u0E01\u0E27\u0E49\u0E32\u0E07\u0E1B\u0E35\u0E01\u0E2B\u0E21\u0E27\u0E01", "\u0639\u0631\u0636 \u0627\u0644\u062D\u0627\u0641\u0629", "Krempenbreite"),
  camera: localised("Camera", "\u6444\u50CF\u5934", "\u30AB\u30E1\u30E9", "\u0E01\u0E25\u0E49\u0E2D\u0E07", "\u0627\u0644\u0643\u0627\u0645\u064A\u0631\u0627", "Kamera"),
  capacity: localised("Capacity", "\u5BB9\u91CF", "\u5BB9\u91CF", "\u0E04\u0E27\u0E32\u0E21\u0E08\u0E38", "\u0627\u0644\u0633\u0639\u0629", "Fassungsverm\xF6gen"),
  care: localised("Care", "\u4FDD\u517B\u65B9\u5F0F", "\u304A\u624B\u5165\u308C", "\u0E01\u0E32\u0E23\u0E14\u0E39\u0E41\u0E25\u0E23\u0E31\u0E01\u0E29\u0E32", "\u0627\u0644\u0639\u0646\u0627\u064A\u0629", "Pflege"),
  certification: localised("Certification", "\u8BA4\u8BC1", "\u8A8D\u8A3C", "\u0E01\u0E32\u0E23\u0E23\u0E31\u0E1A\u0E23\u0E2D\u0E07", "\u0627\u0644\u0627\u0639\u062A\u0645\u0627\u062F", "Zertifizierung"),
  closure: localised("Closure", "\u6263\u5408\u65B9\u5F0F", "\u7559\u3081\u5177", "\u0E15\u0E31\u0E27\u0E25\u0E47\u0E2D\u0E01", "\u0627\u0644\u0625\u063A\u0644\u0627\u0642", "Verschluss"),
  cocoa: localised("Cocoa content", "\u53EF\u53EF\u542B\u91CF", "\u30AB\u30AB\u30AA\u5206", "\u0E1B\u0E23\u0E34\u0E21\u0E32\u0E13\u0E42\u0E01\u0E42\u0E01\u0E49", "\u0646\u0633\u0628\u0629 \u0627\u0644\u0643\u0627\u0643\u0627\u0648", "Kakaoanteil"),
  colour: localised("Colour", "\u989C\u8272", "\u30AB\u30E9\u30FC", "\u0E2A\u0E35", "\u0627\u0644\u0644\u0648\u0646", "Farbe"),
  compatibility: localised("Compatibility", "\u517C\u5BB9\u6027", "\u5BFE\u5FDC", "\u0E01\u0E32\u0E23\u0E23\u0E2D\u0E07\u0E23\u0E31\u0E1A", "\u0627\u0644\u062A\u0648\u0627\u0641\u0642", "Kompatibilit\xE4t"),
  connectivity: localised("Connectivity", "\u8FDE\u63A5\u65B9\u5F0F", "\u63A5\u7D9A", "\u0E01\u0E32\u0E23\u0E40\u0E0A\u0E37\u0E48\u0E2D\u0E21\u0E15\u0E48\u0E2D", "\u0627\u0644\u0627\u062A\u0635\u0627\u0644", "Verbindung"),
  controls: localised("Controls", "\u64CD\u63A7", "\u64CD\u4F5C", "\u0E01\u0E32\u0E23\u0E04\u0E27\u0E1A\u0E04\u0E38\u0E21", "\u0627\u0644\u062A\u062D\u0643\u0645", "Bedienung"),
  coverage: localised("Coverage", "\u8986\u76D6\u9762\u79EF", "\u5BFE\u5FDC\u7BC4\u56F2", "\u0E1E\u0E37\u0E49\u0E19\u0E17\u0E35\u0E48\u0E04\u0E23\u0E2D\u0E1A\u0E04\u0E25\u0E38\u0E21", "\u0646\u0637\u0627\u0642 \u0627\u0644\u062A\u063A\u0637\u064A\u0629", "Reichweite"),
  diameter: localised("Diameter", "\u76F4\u5F84", "\u76F4\u5F84", "\u0E40\u0E2A\u0E49\u0E19\u0E1C\u0E48\u0E32\u0E19\u0E28\u0E39\u0E19\u0E22\u0E4C\u0E01\u0E25\u0E32\u0E07", "\u0627\u0644\u0642\u0637\u0631", "Durchmesser"),
  diet: localised("Diet", "\u81B3\u98DF\u6807\u8BC6", "\u98DF\u306E\u914D\u616E", "\u0E42\u0E20\u0E0A\u0E19\u0E32\u0E01\u0E32\u0E23", "\u0627\u0644\u0646\u0638\u0627\u0645 \u0627\u0644\u063A\u0630\u0627\u0626\u064A", "Ern\xE4hrung"),
  dimensions: localised("Dimensions", "\u5C3A\u5BF8", "\u5BF8\u6CD5", "\u0E02\u0E19\u0E32\u0E14", "\u0627\u0644\u0623\u0628\u0639\u0627\u062F", "Abmessungen"),
  drop: localised(
    "Heel-to-toe drop",
    "\u524D\u540E\u843D\u5DEE",
    "\u30C9\u30ED\u30C3\u30D7",
    "\u0E04\u0E27\u0E32\u0E21\u0E15\u0E48\u0E32\u0E07\u0E2A\u0E49\u0E19\u0E16\u0E36\u0E07\u0E1B\u0E25\u0E32\u0E22\u0E40\u0E17\u0E49\u0E32",
    "\u0641\u0631\u0642 \u0627\u0644\u0627\u0631\u062A\u0641\u0627\u0639",
    "Sprengung"
  ),
  fabricWeight: localised("Fabric weight", "\u9762\u6599\u514B\u91CD", "\u751F\u5730\u306E\u91CD\u3055", "\u0E19\u0E49\u0E33\u0E2B\u0E19\u0E31\u0E01\u0E1C\u0E49\u0E32", "\u0648\u0632\u0646 \u0627\u0644\u0642\u0645\u0627\u0634", "Stoffgewicht"),
  features: localised("Features", "\u7279\u70B9", "\u7279\u9577", "\u0E04\u0E38\u0E13\u0E2A\u0E21\u0E1A\u0E31\u0E15\u0E34", "\u0627\u0644\u0645\u0632\u0627\u064A\u0627", "Merkmale"),
  fit: localised("Shape", "\u6B3E\u5F0F", "\u5F62", "\u0E17\u0E23\u0E07", "\u0627\u0644\u0642\u0635\u0629", "Form"),
  flavour: localised("Flavour", "\u53E3\u5473", "\u5473", "\u0E23\u0E2A\u0E0A\u0E32\u0E15\u0E34", "\u0627\u0644\u0646\u0643\u0647\u0629", "Geschmack"),
  glass: localised("Glass", "\u955C\u9762", "\u30AC\u30E9\u30B9", "\u0E01\u0E23\u0E30\u0E08\u0E01", "\u0627\u0644\u0632\u062C\u0627\u062C", "Glas"),
  heel: localised("Heel", "\u978B\u8DDF", "\u30D2\u30FC\u30EB", "\u0E2A\u0E49\u0E19\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32", "\u0627\u0644\u0643\u0639\u0628", "Absatz"),
  height: localised("Height", "\u9AD8\u5EA6", "\u9AD8\u3055", "\u0E04\u0E27\u0E32\u0E21\u0E2A\u0E39\u0E07", "\u0627\u0644\u0627\u0631\u062A\u0641\u0627\u0639", "H\xF6he"),
  ingredients: localised(
    "Ingredients",
    "\u4E3B\u8981\u6210\u5206",
    "\u4E3B\u306A\u6210\u5206",
    "\u0E2A\u0E48\u0E27\u0E19\u0E1C\u0E2A\u0E21\u0E2B\u0E25\u0E31\u0E01",
    "\u0627\u0644\u0645\u0643\u0648\u0646\u0627\u062A \u0627\u0644\u0631\u0626\u064A\u0633\u064A\u0629",
    "Wichtige Zutaten"
  ),
  insulation: localised("Insulation", "\u4FDD\u6E29\u6027\u80FD", "\u65AD\u71B1", "\u0E01\u0E32\u0E23\u0E40\u0E01\u0E47\u0E1A\u0E2D\u0E38\u0E13\u0E2B\u0E20\u0E39\u0E21\u0E34", "\u0627\u0644\u0639\u0632\u0644 \u0627\u0644\u062D\u0631\u0627\u0631\u064A", "Isolierung"),
  layout: localised("Layout", "\u952E\u76D8\u5E03\u5C40", "\u914D\u5217", "\u0E40\u0E25\u0E22\u0E4C\u0E40\u0E2D\u0E32\u0E15\u0E4C", "\u062A\u062E\u0637\u064A\u0637 \u0627\u0644\u0645\u0641\u0627\u062A\u064A\u062D", "Layout"),
  length: localised("Length", "\u957F\u5EA6", "\u9577\u3055", "\u0E04\u0E27\u0E32\u0E21\u0E22\u0E32\u0E27", "\u0627\u0644\u0637\u0648\u0644", "L\xE4nge"),
  lens: localised("Lens", "\u955C\u7247", "\u30EC\u30F3\u30BA", "\u0E40\u0E25\u0E19\u0E2A\u0E4C", "\u0627\u0644\u0639\u062F\u0633\u0629", "Linse"),
  light: localised("Light", "\u706F\u5149", "\u30E9\u30A4\u30C8", "\u0E41\u0E2A\u0E07\u0E44\u0E1F", "\u0627\u0644\u0625\u0636\u0627\u0621\u0629", "Licht"),
  lining: localised("Lining", "\u5185\u91CC", "\u88CF\u5730", "\u0E0B\u0E31\u0E1A\u0E43\u0E19", "\u0627\u0644\u0628\u0637\u0627\u0646\u0629", "Futter"),
  material: localised("Material", "\u6750\u8D28", "\u7D20\u6750", "\u0E27\u0E31\u0E2A\u0E14\u0E38", "\u0627\u0644\u0645\u0627\u062F\u0629", "Material"),
  memory: localised("Memory", "\u5185\u5B58", "\u30E1\u30E2\u30EA", "\u0E2B\u0E19\u0E48\u0E27\u0E22\u0E04\u0E27\u0E32\u0E21\u0E08\u0E33", "\u0627\u0644\u0630\u0627\u0643\u0631\u0629", "Arbeitsspeicher"),
  movement: localised("Movement", "\u673A\u82AF", "\u30E0\u30FC\u30D6\u30E1\u30F3\u30C8", "\u0E01\u0E25\u0E44\u0E01", "\u0627\u0644\u062D\u0631\u0643\u0629", "Uhrwerk"),
  netContent: localised("Net content", "\u51C0\u542B\u91CF", "\u5185\u5BB9\u91CF", "\u0E1B\u0E23\u0E34\u0E21\u0E32\u0E13\u0E2A\u0E38\u0E17\u0E18\u0E34", "\u0627\u0644\u0648\u0632\u0646 \u0627\u0644\u0635\u0627\u0641\u064A", "Nettoinhalt"),
  network: localised("Network", "\u7F51\u7EDC", "\u901A\u4FE1", "\u0E40\u0E04\u0E23\u0E37\u0E2D\u0E02\u0E48\u0E32\u0E22", "\u0627\u0644\u0634\u0628\u0643\u0629", "Netz"),
  noise: localised("Noise", "\u566A\u97F3", "\u97F3", "\u0E23\u0E30\u0E14\u0E31\u0E1A\u0E40\u0E2A\u0E35\u0E22\u0E07", "\u0627\u0644\u0636\u062C\u064A\u062C", "Ger\xE4usch"),
  origin: localised("Origin", "\u4EA7\u5730", "\u7523\u5730", "\u0E41\u0E2B\u0E25\u0E48\u0E07\u0E17\u0E35\u0E48\u0E21\u0E32", "\u0627\u0644\u0645\u0646\u0634\u0623", "Herkunft"),
  pieces: localised("Pieces", "\u4EF6\u6570", "\u70B9\u6570", "\u0E08\u0E33\u0E19\u0E27\u0E19\u0E0A\u0E34\u0E49\u0E19", "\u0639\u062F\u062F \u0627\u0644\u0642\u0637\u0639", "Teile"),
  ports: localised("Ports", "\u63A5\u53E3", "\u7AEF\u5B50", "\u0E1E\u0E2D\u0E23\u0E4C\u0E15", "\u0627\u0644\u0645\u0646\u0627\u0641\u0630", "Anschl\xFCsse"),
  power: localised("Power", "\u529F\u7387", "\u96FB\u6E90\u30FB\u51FA\u529B", "\u0E01\u0E33\u0E25\u0E31\u0E07\u0E44\u0E1F", "\u0627\u0644\u0642\u062F\u0631\u0629", "Leistung"),
  refreshRate: localised(
    "Refresh rate",
    "\u5237\u65B0\u7387",
    "\u30EA\u30D5\u30EC\u30C3\u30B7\u30E5\u30EC\u30FC\u30C8",
    "\u0E2D\u0E31\u0E15\u0E23\u0E32\u0E23\u0E35\u0E40\u0E1F\u0E23\u0E0A",
    "\u0645\u0639\u062F\u0644 \u0627\u0644\u062A\u062D\u062F\u064A\u062B",
    "Bildwiederholrate"
  ),
  resolution: localised("Resolution", "\u5206\u8FA8\u7387", "\u89E3\u50CF\u5EA6", "\u0E04\u0E27\u0E32\u0E21\u0E25\u0E30\u0E40\u0E2D\u0E35\u0E22\u0E14", "\u0627\u0644\u062F\u0642\u0629", "Aufl\xF6sung"),
  roast: localised("Roast", "\u70D8\u7119\u5EA6", "\u7119\u714E", "\u0E23\u0E30\u0E14\u0E31\u0E1A\u0E01\u0E32\u0E23\u0E04\u0E31\u0E48\u0E27", "\u062F\u0631\u062C\u0629 \u0627\u0644\u062A\u062D\u0645\u064A\u0635", "R\xF6stung"),
  scent: localised("Scent", "\u9999\u8C03", "\u9999\u308A", "\u0E01\u0E25\u0E34\u0E48\u0E19", "\u0627\u0644\u0631\u0627\u0626\u062D\u0629", "Duft"),
  screen: localised("Screen", "\u5C4F\u5E55", "\u753B\u9762", "\u0E2B\u0E19\u0E49\u0E32\u0E08\u0E2D", "\u0627\u0644\u0634\u0627\u0634\u0629", "Bildschirm"),
  sensor: localised("Sensor", "\u4F20\u611F\u5668", "\u30BB\u30F3\u30B5\u30FC", "\u0E40\u0E0B\u0E47\u0E19\u0E40\u0E0B\u0E2D\u0E23\u0E4C", "\u0627\u0644\u0645\u0633\u062A\u0634\u0639\u0631", "Sensor"),
  shelfLife: localised("Shelf life", "\u4FDD\u8D28\u671F", "\u8CDE\u5473\u671F\u9650", "\u0E2D\u0E32\u0E22\u0E38\u0E01\u0E32\u0E23\u0E40\u0E01\u0E47\u0E1A\u0E23\u0E31\u0E01\u0E29\u0E32", "\u0645\u062F\u0629 \u0627\u0644\u0635\u0644\u0627\u062D\u064A\u0629", "Haltbarkeit"),
  shipsFrom: localised("Ships from", "\u53D1\u8D27\u5730", "\u767A\u9001\u5143", "\u0E2A\u0E48\u0E07\u0E08\u0E32\u0E01", "\u064A\u064F\u0634\u062D\u0646 \u0645\u0646", "Versand aus"),
  skin: localised("Skin type", "\u9002\u7528\u80A4\u8D28", "\u808C\u8CEA", "\u0E2A\u0E20\u0E32\u0E1E\u0E1C\u0E34\u0E27", "\u0646\u0648\u0639 \u0627\u0644\u0628\u0634\u0631\u0629", "Hauttyp"),
  sole: localised("Sole", "\u978B\u5E95", "\u30BD\u30FC\u30EB", "\u0E1E\u0E37\u0E49\u0E19\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32", "\u0627\u0644\u0646\u0639\u0644", "Sohle"),
  speed: localised("Speed", "\u901F\u5EA6", "\u901F\u5EA6", "\u0E04\u0E27\u0E32\u0E21\u0E40\u0E23\u0E47\u0E27", "\u0627\u0644\u0633\u0631\u0639\u0629", "Geschwindigkeit"),
  strap: localised("Strap", "\u80A9\u5E26", "\u30B9\u30C8\u30E9\u30C3\u30D7", "\u0E2A\u0E32\u0E22", "\u0627\u0644\u062D\u0632\u0627\u0645", "Riemen"),
  thickness: localised("Thickness", "\u539A\u5EA6", "\u539A\u3055", "\u0E04\u0E27\u0E32\u0E21\u0E2B\u0E19\u0E32", "\u0627\u0644\u0633\u0645\u0627\u0643\u0629", "Dicke"),
  use: localised("Use", "\u7528\u9014", "\u7528\u9014", "\u0E01\u0E32\u0E23\u0E43\u0E0A\u0E49\u0E07\u0E32\u0E19", "\u0627\u0644\u0627\u0633\u062A\u062E\u062F\u0627\u0645", "Verwendung"),
  volume: localised("Volume", "\u5BB9\u91CF", "\u5BB9\u91CF", "\u0E1B\u0E23\u0E34\u0E21\u0E32\u0E15\u0E23", "\u0627\u0644\u062D\u062C\u0645", "Inhalt"),
  warranty: localised("Warranty", "\u4FDD\u4FEE", "\u4FDD\u8A3C", "\u0E01\u0E32\u0E23\u0E23\u0E31\u0E1A\u0E1B\u0E23\u0E30\u0E01\u0E31\u0E19", "\u0627\u0644\u0636\u0645\u0627\u0646", "Garantie"),
  waterResistance: localised(
    "Water resistance",
    "\u9632\u6C34\u7B49\u7EA7",
    "\u9632\u6C34\u6027\u80FD",
    "\u0E01\u0E32\u0E23\u0E01\u0E31\u0E19\u0E19\u0E49\u0E33",
    "\u0645\u0642\u0627\u0648\u0645\u0629 \u0627\u0644\u0645\u0627\u0621",
    "Wasserschutz"
  ),
  weight: localised("Weight", "\u91CD\u91CF", "\u91CD\u91CF", "\u0E19\u0E49\u0E33\u0E2B\u0E19\u0E31\u0E01", "\u0627\u0644\u0648\u0632\u0646", "Gewicht"),
  width: localised("Width", "\u5BBD\u5EA6", "\u5E45", "\u0E04\u0E27\u0E32\u0E21\u0E01\u0E27\u0E49\u0E32\u0E07", "\u0627\u0644\u0639\u0631\u0636", "Breite")
};
var OPTION_LABELS = {
  colour: localised("Colour", "\u989C\u8272", "\u30AB\u30E9\u30FC", "\u0E2A\u0E35", "\u0627\u0644\u0644\u0648\u0646", "Farbe"),
  size: localised("Size", "\u5C3A\u7801", "\u30B5\u30A4\u30BA", "\u0E44\u0E0B\u0E0B\u0E4C", "\u0627\u0644\u0645\u0642\u0627\u0633", "Gr\xF6\xDFe"),
  shoe: localised("Size (EU)", "\u5C3A\u7801\uFF08\u6B27\u7801\uFF09", "\u30B5\u30A4\u30BA\uFF08EU\uFF09", "\u0E44\u0E0B\u0E0B\u0E4C (EU)", "\u0627\u0644\u0645\u0642\u0627\u0633 (\u0623\u0648\u0631\u0648\u0628\u064A)", "Gr\xF6\xDFe (EU)"),
  storage: localised("Storage", "\u5B58\u50A8\u5BB9\u91CF", "\u30B9\u30C8\u30EC\u30FC\u30B8", "\u0E04\u0E27\u0E32\u0E21\u0E08\u0E38", "\u0633\u0639\u0629 \u0627\u0644\u062A\u062E\u0632\u064A\u0646", "Speicher"),
  volume: localised("Volume", "\u5BB9\u91CF", "\u5BB9\u91CF", "\u0E1B\u0E23\u0E34\u0E21\u0E32\u0E15\u0E23", "\u0627\u0644\u062D\u062C\u0645", "Inhalt"),
  capacity: localised("Capacity", "\u5BB9\u91CF", "\u5BB9\u91CF", "\u0E04\u0E27\u0E32\u0E21\u0E08\u0E38", "\u0627\u0644\u0633\u0639\u0629", "Fassungsverm\xF6gen"),
  net: localised("Net content", "\u51C0\u542B\u91CF", "\u5185\u5BB9\u91CF", "\u0E1B\u0E23\u0E34\u0E21\u0E32\u0E13\u0E2A\u0E38\u0E17\u0E18\u0E34", "\u0627\u0644\u0648\u0632\u0646 \u0627\u0644\u0635\u0627\u0641\u064A", "Nettoinhalt"),
  pack: localised("Pack", "\u5305\u88C5", "\u5165\u6570", "\u0E41\u0E1E\u0E47\u0E01", "\u0627\u0644\u0639\u0628\u0648\u0629", "Packung"),
  plug: localised("Plug", "\u63D2\u5934", "\u30D7\u30E9\u30B0", "\u0E1B\u0E25\u0E31\u0E4A\u0E01", "\u0627\u0644\u0642\u0627\u0628\u0633", "Stecker"),
  layout: localised("Layout", "\u952E\u76D8\u5E03\u5C40", "\u914D\u5217", "\u0E40\u0E25\u0E22\u0E4C\u0E40\u0E2D\u0E32\u0E15\u0E4C", "\u0627\u0644\u062A\u062E\u0637\u064A\u0637", "Layout"),
  length: localised("Length", "\u957F\u5EA6", "\u9577\u3055", "\u0E04\u0E27\u0E32\u0E21\u0E22\u0E32\u0E27", "\u0627\u0644\u0637\u0648\u0644", "L\xE4nge"),
  height: localised("Height", "\u9AD8\u5EA6", "\u9AD8\u3055", "\u0E04\u0E27\u0E32\u0E21\u0E2A\u0E39\u0E07", "\u0627\u0644\u0627\u0631\u062A\u0641\u0627\u0639", "H\xF6he"),
  diameter: localised("Diameter", "\u76F4\u5F84", "\u76F4\u5F84", "\u0E40\u0E2A\u0E49\u0E19\u0E1C\u0E48\u0E32\u0E19\u0E28\u0E39\u0E19\u0E22\u0E4C\u0E01\u0E25\u0E32\u0E07", "\u0627\u0644\u0642\u0637\u0631", "Durchmesser"),
  weight: localised("Weight", "\u91CD\u91CF", "\u91CD\u3055", "\u0E19\u0E49\u0E33\u0E2B\u0E19\u0E31\u0E01", "\u0627\u0644\u0648\u0632\u0646", "Gewicht"),
  frame: localised("Frame size", "\u8F66\u67B6\u5C3A\u5BF8", "\u30D5\u30EC\u30FC\u30E0\u30B5\u30A4\u30BA", "\u0E02\u0E19\u0E32\u0E14\u0E40\u0E1F\u0E23\u0E21", "\u0645\u0642\u0627\u0633 \u0627\u0644\u0647\u064A\u0643\u0644", "Rahmengr\xF6\xDFe"),
  ball: localised("Ball size", "\u7403\u53F7", "\u53F7\u6570", "\u0E40\u0E1A\u0E2D\u0E23\u0E4C\u0E25\u0E39\u0E01", "\u0645\u0642\u0627\u0633 \u0627\u0644\u0643\u0631\u0629", "Ballgr\xF6\xDFe"),
  cushion: localised("Size", "\u5C3A\u5BF8", "\u30B5\u30A4\u30BA", "\u0E02\u0E19\u0E32\u0E14", "\u0627\u0644\u0645\u0642\u0627\u0633", "Gr\xF6\xDFe"),
  count: localised("Count", "\u6570\u91CF", "\u500B\u6570", "\u0E08\u0E33\u0E19\u0E27\u0E19", "\u0627\u0644\u0639\u062F\u062F", "Anzahl"),
  servings: localised("Servings", "\u4EFD\u91CF", "\u98DF\u6570", "\u0E08\u0E33\u0E19\u0E27\u0E19\u0E17\u0E35\u0E48", "\u0639\u062F\u062F \u0627\u0644\u062D\u0635\u0635", "Portionen"),
  waist: localised("Waist", "\u8170\u56F4", "\u30A6\u30A8\u30B9\u30C8", "\u0E40\u0E2D\u0E27", "\u0627\u0644\u062E\u0635\u0631", "Bundweite"),
  collar: localised("Collar", "\u9886\u56F4", "\u9996\u56DE\u308A", "\u0E23\u0E2D\u0E1A\u0E04\u0E2D", "\u0645\u0642\u0627\u0633 \u0627\u0644\u064A\u0627\u0642\u0629", "Kragenweite"),
  ring: localised(
    "Ring size (EU)",
    "\u6212\u6307\u5C3A\u5BF8\uFF08\u6B27\u7801\uFF09",
    "\u30EA\u30F3\u30B0\u30B5\u30A4\u30BA\uFF08EU\uFF09",
    "\u0E44\u0E0B\u0E0B\u0E4C\u0E41\u0E2B\u0E27\u0E19 (EU)",
    "\u0645\u0642\u0627\u0633 \u0627\u0644\u062E\u0627\u062A\u0645 (\u0623\u0648\u0631\u0648\u0628\u064A)",
    "Ringgr\xF6\xDFe (EU)"
  ),
  fit: localised("Fits", "\u9002\u7528\u673A\u578B", "\u5BFE\u5FDC\u6A5F\u7A2E", "\u0E23\u0E38\u0E48\u0E19\u0E17\u0E35\u0E48\u0E23\u0E2D\u0E07\u0E23\u0E31\u0E1A", "\u0645\u0646\u0627\u0633\u0628 \u0644\u0640", "Passend f\xFCr")
};

// apps/api/db/demo/choices.ts
var PRESETS = {
  clothes: "size:S|M|L|XL",
  "clothes-w": "size:XS|S|M|L|XL",
  "shoes-m": "shoe:40|41|42|43|44|45",
  "shoes-w": "shoe:36|37|38|39|40|41",
  socks: "shoe:36\u201338|39\u201342|43\u201346",
  ring: "ring:50|52|54|56|58"
};
var PLUGS = {
  EU: localised("EU plug", "\u6B27\u89C4\u63D2\u5934", "EU\u30D7\u30E9\u30B0", "\u0E1B\u0E25\u0E31\u0E4A\u0E01 EU", "\u0642\u0627\u0628\u0633 \u0623\u0648\u0631\u0648\u0628\u064A", "EU-Stecker"),
  UK: localised("UK plug", "\u82F1\u89C4\u63D2\u5934", "UK\u30D7\u30E9\u30B0", "\u0E1B\u0E25\u0E31\u0E4A\u0E01 UK", "\u0642\u0627\u0628\u0633 \u0628\u0631\u064A\u0637\u0627\u0646\u064A", "UK-Stecker"),
  US: localised("US plug", "\u7F8E\u89C4\u63D2\u5934", "US\u30D7\u30E9\u30B0", "\u0E1B\u0E25\u0E31\u0E4A\u0E01 US", "\u0642\u0627\u0628\u0633 \u0623\u0645\u0631\u064A\u0643\u064A", "US-Stecker")
};
function packLabel(count) {
  if (count === 1) return localised("Single", "\u5355\u4EF6", "1\u500B", "1 \u0E0A\u0E34\u0E49\u0E19", "\u0642\u0637\u0639\u0629 \u0648\u0627\u062D\u062F\u0629", "Einzeln");
  const arabic = count === 2 ? "\u0639\u0628\u0648\u0629 \u0645\u0646 \u0642\u0637\u0639\u062A\u064A\u0646" : `\u0639\u0628\u0648\u0629 \u0645\u0646 ${count}`;
  return localised(
    `Pack of ${count}`,
    `${count}\u4EF6\u88C5`,
    `${count}\u500B\u30BB\u30C3\u30C8`,
    `\u0E41\u0E1E\u0E47\u0E01 ${count} \u0E0A\u0E34\u0E49\u0E19`,
    arabic,
    `${count}er-Pack`
  );
}
function countLabel(key, text) {
  if (key === "servings") {
    const arabic = text === "2" ? "\u062D\u0635\u062A\u0627\u0646" : `${text} \u062D\u0635\u0635`;
    return localised(
      `${text} servings`,
      `${text}\u4EBA\u4EFD`,
      `${text}\u98DF`,
      `${text} \u0E17\u0E35\u0E48`,
      arabic,
      `${text} Portionen`
    );
  }
  return localised(
    `${text} capsules`,
    `${text}\u7C92`,
    `${text}\u7C92`,
    `${text} \u0E41\u0E04\u0E1B\u0E0B\u0E39\u0E25`,
    `${text} \u0643\u0628\u0633\u0648\u0644\u0629`,
    `${text} Kapseln`
  );
}
function labelOf(key, text) {
  if (key === "pack") return packLabel(Number(text));
  if (key === "plug") return PLUGS[text] ?? measure(text);
  if (key === "servings" || key === "count") return countLabel(key, text);
  return measure(text);
}
function endLike(cents, baseCents) {
  return Math.max(100, Math.floor(cents / 100) * 100 + baseCents % 100);
}
function pricing(key, text, extra) {
  if (key === "pack") {
    const count = Number(text);
    const factor = count === 1 ? 1 : count * (count < 4 ? 0.95 : 0.9);
    return (base) => endLike(base * factor, base);
  }
  return (base) => base + extra * 100;
}
function amountIn(text) {
  const numbers = text.match(/[\d.]+/g) ?? ["1"];
  const unit = / (L|kg)$/.test(text) ? 1e3 : 1;
  return Number(numbers[numbers.length - 1]) * unit;
}
function readChoice(source) {
  const expanded = PRESETS[source] ?? source;
  const colon = expanded.indexOf(":");
  const key = expanded.slice(0, colon);
  const label = OPTION_LABELS[key];
  if (label === void 0) throw new Error(`unknown choice ${key}`);
  const texts = expanded.slice(colon + 1).split("|");
  const first = amountIn((texts[0] ?? "1").split("+")[0] ?? "1");
  const grows = ["pack", "volume", "net", "weight", "servings", "count", "capacity"].includes(key);
  const values = texts.map((entry) => {
    const [text = "", extra = "0"] = entry.split("+");
    return {
      id: text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""),
      label: labelOf(key, text),
      price: pricing(key, text, Number(extra)),
      weightFactor: grows ? amountIn(text) / first : 1
    };
  });
  return {
    option: { key, label, values: values.map(({ id, label: words }) => ({ id, label: words })) },
    values
  };
}

// apps/api/db/demo/promises.ts
var COUNTRIES = {
  TW: localised("Taiwan", "\u53F0\u6E7E", "\u53F0\u6E7E", "\u0E44\u0E15\u0E49\u0E2B\u0E27\u0E31\u0E19", "\u062A\u0627\u064A\u0648\u0627\u0646", "Taiwan"),
  PT: localised("Portugal", "\u8461\u8404\u7259", "\u30DD\u30EB\u30C8\u30AC\u30EB", "\u0E42\u0E1B\u0E23\u0E15\u0E38\u0E40\u0E01\u0E2A", "\u0627\u0644\u0628\u0631\u062A\u063A\u0627\u0644", "Portugal"),
  DE: localised("Germany", "\u5FB7\u56FD", "\u30C9\u30A4\u30C4", "\u0E40\u0E22\u0E2D\u0E23\u0E21\u0E19\u0E35", "\u0623\u0644\u0645\u0627\u0646\u064A\u0627", "Deutschland"),
  JP: localised("Japan", "\u65E5\u672C", "\u65E5\u672C", "\u0E0D\u0E35\u0E48\u0E1B\u0E38\u0E48\u0E19", "\u0627\u0644\u064A\u0627\u0628\u0627\u0646", "Japan"),
  KR: localised("South Korea", "\u97E9\u56FD", "\u97D3\u56FD", "\u0E40\u0E01\u0E32\u0E2B\u0E25\u0E35\u0E43\u0E15\u0E49", "\u0643\u0648\u0631\u064A\u0627 \u0627\u0644\u062C\u0646\u0648\u0628\u064A\u0629", "S\xFCdkorea"),
  IT: localised("Italy", "\u610F\u5927\u5229", "\u30A4\u30BF\u30EA\u30A2", "\u0E2D\u0E34\u0E15\u0E32\u0E25\u0E35", "\u0625\u064A\u0637\u0627\u0644\u064A\u0627", "Italien"),
  SE: localised("Sweden", "\u745E\u5178", "\u30B9\u30A6\u30A7\u30FC\u30C7\u30F3", "\u0E2A\u0E27\u0E35\u0E40\u0E14\u0E19", "\u0627\u0644\u0633\u0648\u064A\u062F", "Schweden"),
  TH: localised("Thailand", "\u6CF0\u56FD", "\u30BF\u30A4", "\u0E44\u0E17\u0E22", "\u062A\u0627\u064A\u0644\u0627\u0646\u062F", "Thailand"),
  US: localised("United States", "\u7F8E\u56FD", "\u30A2\u30E1\u30EA\u30AB", "\u0E2A\u0E2B\u0E23\u0E31\u0E10\u0E2D\u0E40\u0E21\u0E23\u0E34\u0E01\u0E32", "\u0627\u0644\u0648\u0644\u0627\u064A\u0627\u062A \u0627\u0644\u0645\u062A\u062D\u062F\u0629", "USA"),
  IN: localised("India", "\u5370\u5EA6", "\u30A4\u30F3\u30C9", "\u0E2D\u0E34\u0E19\u0E40\u0E14\u0E35\u0E22", "\u0627\u0644\u0647\u0646\u062F", "Indien"),
  TR: localised("T\xFCrkiye", "\u571F\u8033\u5176", "\u30C8\u30EB\u30B3", "\u0E15\u0E38\u0E23\u0E01\u0E35", "\u062A\u0631\u0643\u064A\u0627", "T\xFCrkei"),
  CN: localised("China", "\u4E2D\u56FD", "\u4E2D\u56FD", "\u0E08\u0E35\u0E19", "\u0627\u0644\u0635\u064A\u0646", "China")
};
var SHELF_MONTHS = {
  "body-lotion": 30,
  "face-serum": 24,
  "soap-bar": 36,
  "vitamin-jar": 24,
  "face-cream": 30,
  "sunscreen-tube": 24,
  "first-aid-kit": 36,
  "perfume-bottle": 36,
  lipstick: 36,
  "nail-polish": 24,
  "tea-tin": 18,
  "honey-jar": 24,
  "chocolate-bar": 12,
  "coffee-bag": 6,
  "olive-oil": 18,
  "spice-jars": 24,
  "cookie-tin": 9,
  "jam-jar": 18,
  "oat-drink": 9,
  "sourdough-bread": 2,
  cheese: 3,
  croissants: 1,
  "ramen-bowl": 6,
  mangoes: 12,
  strawberries: 12,
  mooncakes: 2,
  peanuts: 9,
  grapes: 12
};
function months(count) {
  const arabic = count === 1 ? "\u0634\u0647\u0631 \u0648\u0627\u062D\u062F" : count === 2 ? "\u0634\u0647\u0631\u0627\u0646" : count <= 10 ? `${count} \u0623\u0634\u0647\u0631` : `${count} \u0634\u0647\u0631\u064B\u0627`;
  const english = count === 1 ? "1 month" : `${count} months`;
  const german = count === 1 ? "1 Monat" : `${count} Monate`;
  return localised(english, `${count}\u4E2A\u6708`, `${count}\u304B\u6708`, `${count} \u0E40\u0E14\u0E37\u0E2D\u0E19`, arabic, german);
}
function shipsFrom(country) {
  const value = COUNTRIES[country];
  if (value === void 0) throw new Error(`no name for country ${country}`);
  return { label: "shipsFrom", value };
}
function keepsOrIsCovered(objectId) {
  const shelf2 = SHELF_MONTHS[objectId];
  if (shelf2 !== void 0) return { label: "shelfLife", value: months(shelf2) };
  return { label: "warranty", value: months(24) };
}

// apps/api/db/demo/compose.ts
var SEPARATOR = {
  en: ", ",
  "zh-cn": "\u3001",
  jp: "\u3001",
  th: ", ",
  ar: "\u060C ",
  de: ", "
};
function textOf(texts, language) {
  return texts[LANGUAGES.indexOf(language)] ?? "";
}
function spoken(facts, language, noun, most) {
  const texts = [];
  for (const fact of facts) {
    const text = fact.title?.[language];
    if (text === void 0 || noun.toLowerCase().includes(text.toLowerCase()) || texts.includes(text))
      continue;
    texts.push(text);
    if (texts.length === most) break;
  }
  return texts;
}
function writeTitle(type, name, facts) {
  return everyLanguage((language) => {
    const noun = textOf(type.noun, language);
    const features = spoken(facts, language, noun, 2);
    if (language === "th") return [`${noun} ${name}`, ...features].join(SEPARATOR.th);
    if (language === "zh-cn" || language === "jp") return [name, noun, ...features].join(" ");
    const head = language === "ar" ? `${noun} ${name}` : `${name} ${noun}`;
    return [head, ...features].join(SEPARATOR[language]);
  });
}
var ENGLISH_OPENINGS = ["At a glance", "The facts", "Worth knowing", "In short"];
function englishList(texts) {
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(", ")} and ${texts[texts.length - 1]}`;
}
function writeEnglish(type, facts, shop2, turn) {
  const lead = type.about[turn % 2 === 0 ? 0 : 1];
  const detail = type.about[Math.floor(turn / 2) % 2 === 0 ? 2 : 3];
  const sentences = [lead, detail];
  const features = spoken(facts, "en", type.noun[0], 4);
  if (features.length > 1) {
    sentences.push(`${ENGLISH_OPENINGS[turn % ENGLISH_OPENINGS.length]}: ${englishList(features)}.`);
  }
  if (turn % 3 === 2 || sentences.length < 3) sentences.push(`Sent from ${shop2.city} by ${shop2.name}.`);
  return sentences.join(" ");
}
var FEATURE_SENTENCE = {
  "zh-cn": ["\u7279\u70B9\uFF1A", "\u3002"],
  jp: ["\u7279\u9577\uFF1A", "\u3002"],
  th: [" \u0E08\u0E38\u0E14\u0E40\u0E14\u0E48\u0E19: ", ""],
  ar: [" \u0623\u0628\u0631\u0632 \u0627\u0644\u0645\u0632\u0627\u064A\u0627: ", "."],
  de: [" Auf einen Blick: ", "."]
};
function writeDescription(type, facts, shop2, turn) {
  return everyLanguage((language, index) => {
    if (language === "en") return writeEnglish(type, facts, shop2, turn);
    const intro = type.intro[index - 1] ?? "";
    const features = spoken(facts, language, textOf(type.noun, language), 3);
    if (features.length === 0) return intro;
    const [before, after] = FEATURE_SENTENCE[language];
    return `${intro}${before}${features.join(SEPARATOR[language])}${after}`;
  });
}
function writeKeywords(type, brand, model, shelf2) {
  const list = (language) => {
    const words = textOf(type.words, language).split(",").map((word) => word.trim());
    const all = [textOf(type.noun, language), ...words, shelf2?.name[language] ?? "", brand, model];
    return [...new Set(all.filter((word) => word !== ""))];
  };
  return {
    en: list("en"),
    "zh-cn": list("zh-cn"),
    jp: list("jp"),
    th: list("th"),
    ar: list("ar"),
    de: list("de")
  };
}
function writeSpecifications(facts, weightGrams, shop2, objectId) {
  const byLabel = /* @__PURE__ */ new Map();
  for (const fact of facts) byLabel.set(fact.label, [...byLabel.get(fact.label) ?? [], fact.value]);
  const rows = [...byLabel].map(
    ([label, values]) => ({
      label,
      value: everyLanguage((language) => values.map((value) => value[language]).join(SEPARATOR[language]))
    })
  );
  return [
    ...rows.slice(0, 5),
    { label: "weight", value: weight(weightGrams) },
    shipsFrom(shop2.country),
    keepsOrIsCovered(objectId)
  ];
}

// apps/api/db/demo/phrases/food-and-play.ts
var foodAndPlayPhrases = {
  age: [
    "age",
    "from {} years",
    "{}\u5C81\u4EE5\u4E0A",
    "{}\u6B73\u304B\u3089",
    "\u0E2D\u0E32\u0E22\u0E38 {} \u0E1B\u0E35\u0E02\u0E36\u0E49\u0E19\u0E44\u0E1B",
    "\u0645\u0646 \u0639\u0645\u0631 {} [\u0633\u0646\u0629/\u0633\u0646\u0648\u0627\u062A]",
    "ab {} Jahren"
  ],
  "age:0": ["age", "from birth", "\u65B0\u751F\u513F\u53EF\u7528", "0\u6B73\u304B\u3089", "\u0E15\u0E31\u0E49\u0E07\u0E41\u0E15\u0E48\u0E41\u0E23\u0E01\u0E40\u0E01\u0E34\u0E14", "\u0645\u0646\u0630 \u0627\u0644\u0648\u0644\u0627\u062F\u0629", "ab Geburt"],
  "age:1": ["age", "from 1 year", "1\u5C81\u4EE5\u4E0A", "1\u6B73\u304B\u3089", "\u0E2D\u0E32\u0E22\u0E38 1 \u0E1B\u0E35\u0E02\u0E36\u0E49\u0E19\u0E44\u0E1B", "\u0645\u0646 \u0639\u0645\u0631 \u0633\u0646\u0629", "ab 1 Jahr"],
  "age:2": ["age", "from 2 years", "2\u5C81\u4EE5\u4E0A", "2\u6B73\u304B\u3089", "\u0E2D\u0E32\u0E22\u0E38 2 \u0E1B\u0E35\u0E02\u0E36\u0E49\u0E19\u0E44\u0E1B", "\u0645\u0646 \u0639\u0645\u0631 \u0633\u0646\u062A\u064A\u0646", "ab 2 Jahren"],
  aged: [
    "flavour",
    "aged {} months",
    "\u719F\u6210{}\u4E2A\u6708",
    "{}\u304B\u6708\u719F\u6210",
    "\u0E1A\u0E48\u0E21 {} \u0E40\u0E14\u0E37\u0E2D\u0E19",
    "\u062A\u0639\u062A\u064A\u0642 {} [\u0634\u0647\u0631\u064B\u0627/\u0623\u0634\u0647\u0631]",
    "{} Monate gereift"
  ],
  almond: ["flavour", "almond", "\u674F\u4EC1\u5473", "\u30A2\u30FC\u30E2\u30F3\u30C9", "\u0E2D\u0E31\u0E25\u0E21\u0E2D\u0E19\u0E14\u0E4C", "\u0628\u0627\u0644\u0644\u0648\u0632", "Mandel"],
  apricot: ["flavour", "apricot", "\u674F\u5B50\u5473", "\u3042\u3093\u305A", "\u0E41\u0E2D\u0E1B\u0E23\u0E34\u0E04\u0E2D\u0E15", "\u0628\u0627\u0644\u0645\u0634\u0645\u0634", "Aprikose"],
  arabica: [
    "ingredients",
    "100% arabica",
    "\u963F\u62C9\u6BD4\u5361",
    "\u30A2\u30E9\u30D3\u30AB100%",
    "\u0E2D\u0E32\u0E23\u0E32\u0E1A\u0E34\u0E01\u0E49\u0E32 100%",
    "\u0623\u0631\u0627\u0628\u064A\u0643\u0627 100%",
    "100 % Arabica"
  ],
  ballbearing: [
    "features",
    "ball bearing",
    "\u6EDA\u73E0\u8F74\u627F",
    "\u30DC\u30FC\u30EB\u30D9\u30A2\u30EA\u30F3\u30B0",
    "\u0E25\u0E39\u0E01\u0E1B\u0E37\u0E19",
    "\u0631\u0648\u0644\u0645\u0627\u0646 \u0628\u0644\u064A",
    "Kugellager"
  ],
  barista: ["use", "barista", "\u5496\u5561\u5927\u5E08\u6B3E", "\u30D0\u30EA\u30B9\u30BF\u7528", "\u0E2A\u0E39\u0E15\u0E23\u0E1A\u0E32\u0E23\u0E34\u0E2A\u0E15\u0E49\u0E32", "\u0644\u0644\u0628\u0627\u0631\u064A\u0633\u062A\u0627", "Barista"],
  blacktea: ["flavour", "black tea", "\u7EA2\u8336", "\u7D05\u8336", "\u0E0A\u0E32\u0E14\u0E33", "\u0634\u0627\u064A \u0623\u0633\u0648\u062F", "Schwarztee"],
  butter: ["flavour", "butter", "\u9EC4\u6CB9\u5473", "\u30D0\u30BF\u30FC", "\u0E40\u0E19\u0E22\u0E41\u0E17\u0E49", "\u0628\u0627\u0644\u0632\u0628\u062F\u0629", "mit Butter"],
  cacao: ["flavour", "cocoa", "\u53EF\u53EF\u5473", "\u30B3\u30B3\u30A2", "\u0E23\u0E2A\u0E42\u0E01\u0E42\u0E01\u0E49", "\u0628\u0627\u0644\u0643\u0627\u0643\u0627\u0648", "Kakao"],
  caffeinefree: [
    "diet",
    "caffeine-free",
    "\u65E0\u5496\u5561\u56E0",
    "\u30CE\u30F3\u30AB\u30D5\u30A7\u30A4\u30F3",
    "\u0E44\u0E21\u0E48\u0E21\u0E35\u0E04\u0E32\u0E40\u0E1F\u0E2D\u0E35\u0E19",
    "\u0628\u0644\u0627 \u0643\u0627\u0641\u064A\u064A\u0646",
    "koffeinfrei"
  ],
  calcium: [
    "ingredients",
    "with calcium",
    "\u9AD8\u9499",
    "\u30AB\u30EB\u30B7\u30A6\u30E0\u5165\u308A",
    "\u0E40\u0E2A\u0E23\u0E34\u0E21\u0E41\u0E04\u0E25\u0E40\u0E0B\u0E35\u0E22\u0E21",
    "\u0645\u062F\u0639\u0645 \u0628\u0627\u0644\u0643\u0627\u0644\u0633\u064A\u0648\u0645",
    "mit Calcium"
  ],
  chilli: ["flavour", "chilli", "\u8FA3\u5473", "\u5510\u8F9B\u5B50", "\u0E23\u0E2A\u0E1E\u0E23\u0E34\u0E01", "\u0628\u0627\u0644\u0641\u0644\u0641\u0644 \u0627\u0644\u062D\u0627\u0631", "Chili"],
  cinnamon: ["flavour", "cinnamon", "\u8089\u6842\u5473", "\u30B7\u30CA\u30E2\u30F3", "\u0E2D\u0E1A\u0E40\u0E0A\u0E22", "\u0628\u0627\u0644\u0642\u0631\u0641\u0629", "Zimt"],
  cloudberry: ["flavour", "cloudberry", "\u4E91\u8393", "\u30AF\u30E9\u30A6\u30C9\u30D9\u30EA\u30FC", "\u0E04\u0E25\u0E32\u0E27\u0E14\u0E4C\u0E40\u0E1A\u0E2D\u0E23\u0E4C\u0E23\u0E35", "\u062A\u0648\u062A \u0627\u0644\u0633\u062D\u0627\u0628", "Moltebeere"],
  cocoa: ["cocoa", "{}% cocoa", "{}%\u53EF\u53EF", "\u30AB\u30AB\u30AA{}%", "\u0E42\u0E01\u0E42\u0E01\u0E49 {}%", "\u0643\u0627\u0643\u0627\u0648 {}%", "{} % Kakao"],
  coding: [
    "features",
    "learn to code",
    "\u7F16\u7A0B\u5165\u95E8",
    "\u30D7\u30ED\u30B0\u30E9\u30DF\u30F3\u30B0\u5165\u9580",
    "\u0E1D\u0E36\u0E01\u0E40\u0E02\u0E35\u0E22\u0E19\u0E42\u0E04\u0E49\u0E14",
    "\u0644\u062A\u0639\u0644\u0645 \u0627\u0644\u0628\u0631\u0645\u062C\u0629",
    "Programmieren lernen"
  ],
  coldpressed: ["features", "cold-pressed", "\u51B7\u69A8", "\u30B3\u30FC\u30EB\u30C9\u30D7\u30EC\u30B9", "\u0E2A\u0E01\u0E31\u0E14\u0E40\u0E22\u0E47\u0E19", "\u0639\u0635\u0631\u0629 \u0628\u0627\u0631\u062F\u0629", "kaltgepresst"],
  cordpull: ["features", "cord pull", "\u62BD\u7EF3\u5F0F", "\u3072\u3082\u5F15\u304D", "\u0E41\u0E1A\u0E1A\u0E14\u0E36\u0E07\u0E40\u0E0A\u0E37\u0E2D\u0E01", "\u0628\u062E\u064A\u0637 \u0633\u062D\u0628", "mit Zugschnur"],
  cornflour: [
    "ingredients",
    "maize and rye",
    "\u7389\u7C73\u9ED1\u9EA6",
    "\u3068\u3046\u3082\u308D\u3053\u3057\u5165\u308A",
    "\u0E02\u0E49\u0E32\u0E27\u0E42\u0E1E\u0E14\u0E41\u0E25\u0E30\u0E44\u0E23\u0E22\u0E4C",
    "\u0630\u0631\u0629 \u0648\u062C\u0627\u0648\u062F\u0627\u0631",
    "Mais und Roggen"
  ],
  cowmilk: ["ingredients", "cow\u2019s milk", "\u725B\u4E73", "\u725B\u4E73\u88FD", "\u0E19\u0E21\u0E27\u0E31\u0E27", "\u062D\u0644\u064A\u0628 \u0628\u0642\u0631\u064A", "Kuhmilch"],
  cube: ["features", "{} \xD7 {}", "{}\u9636", "{}\xD7{}", "{} \xD7 {}", "{} \xD7 {}", "{} \xD7 {}"],
  custard: ["flavour", "custard", "\u5976\u9EC4\u9985", "\u30AB\u30B9\u30BF\u30FC\u30C9\u9921", "\u0E44\u0E2A\u0E49\u0E04\u0E31\u0E2A\u0E15\u0E32\u0E23\u0E4C\u0E14", "\u0628\u0627\u0644\u0643\u0627\u0633\u062A\u0631\u062F", "Vanillecreme"],
  darkgrape: ["flavour", "dark grapes", "\u9ED1\u8461\u8404", "\u9ED2\u3076\u3069\u3046", "\u0E2D\u0E07\u0E38\u0E48\u0E19\u0E14\u0E33", "\u0639\u0646\u0628 \u0623\u0633\u0648\u062F", "dunkle Trauben"],
  darkroast: ["roast", "dark roast", "\u6DF1\u70D8", "\u6DF1\u714E\u308A", "\u0E04\u0E31\u0E48\u0E27\u0E40\u0E02\u0E49\u0E21", "\u062A\u062D\u0645\u064A\u0635 \u062F\u0627\u0643\u0646", "dunkle R\xF6stung"],
  decaf: ["diet", "decaffeinated", "\u4F4E\u56E0", "\u30C7\u30AB\u30D5\u30A7", "\u0E14\u0E35\u0E41\u0E04\u0E1F", "\u0645\u0646\u0632\u0648\u0639\u0629 \u0627\u0644\u0643\u0627\u0641\u064A\u064A\u0646", "entkoffeiniert"],
  dualline: ["controls", "two lines", "\u53CC\u7EBF\u64CD\u63A7", "2\u672C\u7CF8", "\u0E2A\u0E2D\u0E07\u0E2A\u0E32\u0E22", "\u062E\u064A\u0637\u0627\u0646", "Zweileiner"],
  durian: ["flavour", "durian", "\u69B4\u83B2\u9985", "\u30C9\u30EA\u30A2\u30F3\u9921", "\u0E44\u0E2A\u0E49\u0E17\u0E38\u0E40\u0E23\u0E35\u0E22\u0E19", "\u0628\u0627\u0644\u062F\u0648\u0631\u064A\u0627\u0646", "Durian"],
  durum: ["ingredients", "durum wheat", "\u786C\u8D28\u5C0F\u9EA6", "\u30C7\u30E5\u30E9\u30E0\u5C0F\u9EA6", "\u0E02\u0E49\u0E32\u0E27\u0E2A\u0E32\u0E25\u0E35\u0E14\u0E39\u0E23\u0E31\u0E21", "\u0642\u0645\u062D \u0635\u0644\u0628", "Hartweizen"],
  earlyharvest: ["features", "early harvest", "\u65E9\u6536\u521D\u69A8", "\u65E9\u6458\u307F", "\u0E40\u0E01\u0E47\u0E1A\u0E40\u0E01\u0E35\u0E48\u0E22\u0E27\u0E15\u0E49\u0E19\u0E24\u0E14\u0E39", "\u0642\u0637\u0627\u0641 \u0645\u0628\u0643\u0631", "Fr\xFChernte"],
  eggyolk: [
    "flavour",
    "lotus and salted yolk",
    "\u83B2\u84C9\u86CB\u9EC4",
    "\u84EE\u306E\u5B9F\u9921\u3068\u5869\u6F2C\u3051\u5375\u9EC4",
    "\u0E44\u0E2A\u0E49\u0E1A\u0E31\u0E27\u0E44\u0E02\u0E48\u0E40\u0E04\u0E47\u0E21",
    "\u0644\u0648\u062A\u0633 \u0648\u0635\u0641\u0627\u0631 \u0645\u0645\u0644\u062D",
    "Lotus und Eigelb"
  ],
  figfruit: ["flavour", "fig", "\u65E0\u82B1\u679C", "\u3044\u3061\u3058\u304F", "\u0E21\u0E30\u0E40\u0E14\u0E37\u0E48\u0E2D", "\u0628\u0627\u0644\u062A\u064A\u0646", "Feige"],
  firstflush: [
    "features",
    "first flush",
    "\u6625\u6458\u5934\u8336",
    "\u4E00\u756A\u6458\u307F",
    "\u0E40\u0E01\u0E47\u0E1A\u0E22\u0E2D\u0E14\u0E41\u0E23\u0E01",
    "\u0627\u0644\u0642\u0637\u0641\u0629 \u0627\u0644\u0623\u0648\u0644\u0649",
    "First Flush"
  ],
  fruit: ["ingredients", "{}% fruit", "\u679C\u8089{}%", "\u679C\u5B9F{}%", "\u0E40\u0E19\u0E37\u0E49\u0E2D\u0E1C\u0E25\u0E44\u0E21\u0E49 {}%", "\u0641\u0627\u0643\u0647\u0629 {}%", "{} % Frucht"],
  garlic: ["flavour", "garlic", "\u849C\u9999", "\u30AC\u30FC\u30EA\u30C3\u30AF", "\u0E23\u0E2A\u0E01\u0E23\u0E30\u0E40\u0E17\u0E35\u0E22\u0E21", "\u0628\u0627\u0644\u062B\u0648\u0645", "Knoblauch"],
  glitter: ["features", "with glitter", "\u4EAE\u7247", "\u30E9\u30E1\u5165\u308A", "\u0E21\u0E35\u0E01\u0E32\u0E01\u0E40\u0E1E\u0E0A\u0E23", "\u0645\u0639 \u0644\u0645\u0639\u0629", "mit Glitzer"],
  glutenfree: [
    "diet",
    "gluten-free",
    "\u65E0\u9EB8\u8D28",
    "\u30B0\u30EB\u30C6\u30F3\u30D5\u30EA\u30FC",
    "\u0E1B\u0E23\u0E32\u0E28\u0E08\u0E32\u0E01\u0E01\u0E25\u0E39\u0E40\u0E15\u0E19",
    "\u0628\u062F\u0648\u0646 \u063A\u0644\u0648\u062A\u064A\u0646",
    "glutenfrei"
  ],
  goldengrape: [
    "flavour",
    "golden grapes",
    "\u91D1\u8461\u8404",
    "\u30B4\u30FC\u30EB\u30C7\u30F3\u30EC\u30FC\u30BA\u30F3",
    "\u0E2D\u0E07\u0E38\u0E48\u0E19\u0E17\u0E2D\u0E07",
    "\u0639\u0646\u0628 \u0630\u0647\u0628\u064A",
    "helle Trauben"
  ],
  greentea: ["flavour", "green tea", "\u7EFF\u8336", "\u7DD1\u8336", "\u0E0A\u0E32\u0E40\u0E02\u0E35\u0E22\u0E27", "\u0634\u0627\u064A \u0623\u062E\u0636\u0631", "Gr\xFCntee"],
  hazelnut: ["flavour", "hazelnut", "\u699B\u5B50", "\u30D8\u30FC\u30BC\u30EB\u30CA\u30C3\u30C4", "\u0E40\u0E2E\u0E40\u0E0B\u0E25\u0E19\u0E31\u0E17", "\u0628\u0627\u0644\u0628\u0646\u062F\u0642", "Haselnuss"],
  heather: ["flavour", "heather honey", "\u77F3\u6960\u82B1\u871C", "\u30D2\u30FC\u30B9\u871C", "\u0E19\u0E49\u0E33\u0E1C\u0E36\u0E49\u0E07\u0E14\u0E2D\u0E01\u0E40\u0E2E\u0E40\u0E17\u0E2D\u0E23\u0E4C", "\u0639\u0633\u0644 \u0627\u0644\u062E\u0644\u0646\u062C", "Heidehonig"],
  herbal: ["flavour", "herbal tea", "\u82B1\u8349\u8336", "\u30CF\u30FC\u30D6\u30C6\u30A3\u30FC", "\u0E0A\u0E32\u0E2A\u0E21\u0E38\u0E19\u0E44\u0E1E\u0E23", "\u0634\u0627\u064A \u0623\u0639\u0634\u0627\u0628", "Kr\xE4utertee"],
  highmountain: [
    "features",
    "high mountain",
    "\u9AD8\u5C71\u8336",
    "\u9AD8\u5C71\u8336",
    "\u0E0A\u0E32\u0E14\u0E2D\u0E22\u0E2A\u0E39\u0E07",
    "\u0645\u0646 \u0627\u0644\u062C\u0628\u0627\u0644 \u0627\u0644\u0639\u0627\u0644\u064A\u0629",
    "Hochlandtee"
  ],
  humming: ["features", "humming", "\u4F1A\u9E23\u54CD", "\u97F3\u304C\u9CF4\u308B", "\u0E21\u0E35\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E2B\u0E27\u0E35\u0E14", "\u064A\u0635\u062F\u0631 \u0637\u0646\u064A\u0646\u064B\u0627", "brummt"],
  inshell: ["features", "in the shell", "\u5E26\u58F3", "\u6BBB\u4ED8\u304D", "\u0E17\u0E31\u0E49\u0E07\u0E40\u0E1B\u0E25\u0E37\u0E2D\u0E01", "\u0628\u0642\u0634\u0631\u0647", "in der Schale"],
  jars: ["pieces", "{} jars", "{}\u74F6", "{}\u672C\u30BB\u30C3\u30C8", "{} \u0E02\u0E27\u0E14", "{} [\u0628\u0631\u0637\u0645\u0627\u0646\u064B\u0627/\u0628\u0631\u0637\u0645\u0627\u0646\u0627\u062A]", "{} Gl\xE4ser"],
  jointed: ["features", "jointed", "\u5173\u8282\u53EF\u52A8", "\u624B\u8DB3\u304C\u52D5\u304F", "\u0E02\u0E49\u0E2D\u0E15\u0E48\u0E2D\u0E02\u0E22\u0E31\u0E1A\u0E44\u0E14\u0E49", "\u0645\u0641\u0627\u0635\u0644 \u0645\u062A\u062D\u0631\u0643\u0629", "mit Gelenken"],
  lemonflavour: ["flavour", "lemon", "\u67E0\u6AAC\u5473", "\u30EC\u30E2\u30F3\u98A8\u5473", "\u0E23\u0E2A\u0E40\u0E25\u0E21\u0E2D\u0E19", "\u0628\u0627\u0644\u0644\u064A\u0645\u0648\u0646", "Zitrone"],
  lightroast: ["roast", "light roast", "\u6D45\u70D8", "\u6D45\u714E\u308A", "\u0E04\u0E31\u0E48\u0E27\u0E2D\u0E48\u0E2D\u0E19", "\u062A\u062D\u0645\u064A\u0635 \u0641\u0627\u062A\u062D", "helle R\xF6stung"],
  lightsound: [
    "features",
    "light and sound",
    "\u58F0\u5149\u6548\u679C",
    "\u5149\u3068\u97F3",
    "\u0E21\u0E35\u0E44\u0E1F\u0E41\u0E25\u0E30\u0E40\u0E2A\u0E35\u0E22\u0E07",
    "\u0636\u0648\u0621 \u0648\u0635\u0648\u062A",
    "Licht und Ton"
  ],
  longan: ["flavour", "longan honey", "\u9F99\u773C\u871C", "\u30ED\u30F3\u30AC\u30F3\u871C", "\u0E19\u0E49\u0E33\u0E1C\u0E36\u0E49\u0E07\u0E14\u0E2D\u0E01\u0E25\u0E33\u0E44\u0E22", "\u0639\u0633\u0644 \u0627\u0644\u0644\u0648\u0646\u063A\u0627\u0646", "Longan-Honig"],
  lotusseed: ["flavour", "lotus seed", "\u83B2\u84C9\u9985", "\u84EE\u306E\u5B9F\u9921", "\u0E44\u0E2A\u0E49\u0E40\u0E21\u0E47\u0E14\u0E1A\u0E31\u0E27", "\u0628\u0628\u0630\u0648\u0631 \u0627\u0644\u0644\u0648\u062A\u0633", "Lotussamen"],
  lowcaffeine: ["diet", "low caffeine", "\u4F4E\u5496\u5561\u56E0", "\u4F4E\u30AB\u30D5\u30A7\u30A4\u30F3", "\u0E04\u0E32\u0E40\u0E1F\u0E2D\u0E35\u0E19\u0E15\u0E48\u0E33", "\u0643\u0627\u0641\u064A\u064A\u0646 \u0642\u0644\u064A\u0644", "koffeinarm"],
  lowsugar: ["diet", "low sugar", "\u4F4E\u7CD6", "\u7518\u3055\u63A7\u3048\u3081", "\u0E19\u0E49\u0E33\u0E15\u0E32\u0E25\u0E19\u0E49\u0E2D\u0E22", "\u0633\u0643\u0631 \u0642\u0644\u064A\u0644", "zuckerarm"],
  magnetic: ["features", "magnetic", "\u78C1\u529B", "\u30DE\u30B0\u30CD\u30C3\u30C8\u5F0F", "\u0E41\u0E21\u0E48\u0E40\u0E2B\u0E25\u0E47\u0E01", "\u0628\u0645\u063A\u0646\u0627\u0637\u064A\u0633", "magnetisch"],
  matcha: ["flavour", "matcha", "\u62B9\u8336\u5473", "\u62B9\u8336", "\u0E21\u0E31\u0E17\u0E09\u0E30", "\u0628\u0627\u0644\u0645\u0627\u062A\u0634\u0627", "Matcha"],
  mediumroast: ["roast", "medium roast", "\u4E2D\u70D8", "\u4E2D\u714E\u308A", "\u0E04\u0E31\u0E48\u0E27\u0E01\u0E25\u0E32\u0E07", "\u062A\u062D\u0645\u064A\u0635 \u0645\u062A\u0648\u0633\u0637", "mittlere R\xF6stung"],
  milkchoc: [
    "flavour",
    "milk chocolate",
    "\u725B\u5976\u5DE7\u514B\u529B",
    "\u30DF\u30EB\u30AF\u30C1\u30E7\u30B3",
    "\u0E0A\u0E47\u0E2D\u0E01\u0E42\u0E01\u0E41\u0E25\u0E15\u0E19\u0E21",
    "\u0634\u0648\u0643\u0648\u0644\u0627\u062A\u0629 \u0628\u0627\u0644\u062D\u0644\u064A\u0628",
    "Vollmilch"
  ],
  misobroth: ["flavour", "miso", "\u5473\u564C", "\u5473\u564C", "\u0E0B\u0E38\u0E1B\u0E21\u0E34\u0E42\u0E0B\u0E30", "\u0645\u0631\u0642 \u0645\u064A\u0633\u0648", "Miso"],
  mohair: ["material", "mohair", "\u9A6C\u6D77\u6BDB", "\u30E2\u30D8\u30A2", "\u0E02\u0E19\u0E42\u0E21\u0E41\u0E2E\u0E23\u0E4C", "\u0645\u0648\u0647\u064A\u0631", "Mohair"],
  nightlight: ["light", "night light", "\u5C0F\u591C\u706F", "\u30CA\u30A4\u30C8\u30E9\u30A4\u30C8", "\u0E21\u0E35\u0E44\u0E1F\u0E01\u0E25\u0E32\u0E07\u0E04\u0E37\u0E19", "\u0636\u0648\u0621 \u0644\u064A\u0644\u064A", "Nachtlicht"],
  nomsg: [
    "ingredients",
    "no MSG",
    "\u4E0D\u542B\u5473\u7CBE",
    "\u5316\u5B66\u8ABF\u5473\u6599\u4E0D\u4F7F\u7528",
    "\u0E44\u0E21\u0E48\u0E43\u0E2A\u0E48\u0E1C\u0E07\u0E0A\u0E39\u0E23\u0E2A",
    "\u0628\u0644\u0627 \u063A\u0644\u0648\u062A\u0627\u0645\u0627\u062A",
    "ohne Glutamat"
  ],
  nonfried: [
    "features",
    "air-dried noodles",
    "\u975E\u6CB9\u70B8",
    "\u30CE\u30F3\u30D5\u30E9\u30A4\u9EBA",
    "\u0E40\u0E2A\u0E49\u0E19\u0E44\u0E21\u0E48\u0E17\u0E2D\u0E14",
    "\u0646\u0648\u062F\u0644\u0632 \u063A\u064A\u0631 \u0645\u0642\u0644\u064A\u0629",
    "luftgetrocknet"
  ],
  nosugar: [
    "diet",
    "no added sugar",
    "\u65E0\u6DFB\u52A0\u7CD6",
    "\u7802\u7CD6\u4E0D\u4F7F\u7528",
    "\u0E44\u0E21\u0E48\u0E40\u0E15\u0E34\u0E21\u0E19\u0E49\u0E33\u0E15\u0E32\u0E25",
    "\u0628\u0644\u0627 \u0633\u0643\u0631 \u0645\u0636\u0627\u0641",
    "ohne Zuckerzusatz"
  ],
  notes: ["features", "{} notes", "{}\u97F3", "{}\u97F3", "{} \u0E42\u0E19\u0E49\u0E15", "{} [\u0646\u063A\u0645\u0629/\u0646\u063A\u0645\u0627\u062A]", "{} T\xF6ne"],
  oolong: ["flavour", "oolong", "\u4E4C\u9F99\u8336", "\u70CF\u9F8D\u8336", "\u0E0A\u0E32\u0E2D\u0E39\u0E48\u0E2B\u0E25\u0E07", "\u0634\u0627\u064A \u0623\u0648\u0644\u0648\u0646\u063A", "Oolong"],
  orange: ["flavour", "orange", "\u6A59\u5B50", "\u30AA\u30EC\u30F3\u30B8", "\u0E2A\u0E49\u0E21", "\u0628\u0627\u0644\u0628\u0631\u062A\u0642\u0627\u0644", "Orange"],
  organic: ["certification", "organic", "\u6709\u673A", "\u30AA\u30FC\u30AC\u30CB\u30C3\u30AF", "\u0E2D\u0E2D\u0E23\u0E4C\u0E41\u0E01\u0E19\u0E34\u0E01", "\u0625\u0646\u062A\u0627\u062C \u0639\u0636\u0648\u064A", "bio"],
  paperbamboo: [
    "material",
    "paper and bamboo",
    "\u7AF9\u9AA8\u7EB8\u9762",
    "\u548C\u7D19\u3068\u7AF9",
    "\u0E01\u0E23\u0E30\u0E14\u0E32\u0E29\u0E41\u0E25\u0E30\u0E44\u0E21\u0E49\u0E44\u0E1C\u0E48",
    "\u0648\u0631\u0642 \u0648\u062E\u064A\u0632\u0631\u0627\u0646",
    "Papier und Bambus"
  ],
  pinehoney: ["flavour", "pine honey", "\u677E\u6811\u871C", "\u677E\u306E\u871C", "\u0E19\u0E49\u0E33\u0E1C\u0E36\u0E49\u0E07\u0E2A\u0E19", "\u0639\u0633\u0644 \u0627\u0644\u0635\u0646\u0648\u0628\u0631", "Pinienhonig"],
  plush: ["material", "short plush", "\u77ED\u7ED2", "\u77ED\u6BDB\u30DC\u30A2", "\u0E1C\u0E49\u0E32\u0E02\u0E19\u0E2A\u0E31\u0E49\u0E19", "\u0642\u0637\u064A\u0641\u0629 \u0642\u0635\u064A\u0631\u0629", "Kurzpl\xFCsch"],
  pullback: ["features", "pull-back", "\u56DE\u529B\u9A71\u52A8", "\u30D7\u30EB\u30D0\u30C3\u30AF\u5F0F", "\u0E14\u0E36\u0E07\u0E41\u0E25\u0E49\u0E27\u0E27\u0E34\u0E48\u0E07", "\u062F\u0641\u0639 \u0628\u0627\u0644\u0633\u062D\u0628", "R\xFCckzugmotor"],
  pvcfree: ["material", "PVC-free", "\u4E0D\u542BPVC", "PVC\u4E0D\u4F7F\u7528", "\u0E1B\u0E25\u0E2D\u0E14 PVC", "\u0628\u062F\u0648\u0646 PVC", "PVC-frei"],
  raspberry: ["flavour", "raspberry", "\u6811\u8393", "\u30E9\u30BA\u30D9\u30EA\u30FC", "\u0E23\u0E32\u0E2A\u0E1B\u0E4C\u0E40\u0E1A\u0E2D\u0E23\u0E4C\u0E23\u0E35", "\u0628\u062A\u0648\u062A \u0627\u0644\u0639\u0644\u064A\u0642", "Himbeere"],
  raw: ["features", "raw", "\u672A\u52A0\u70ED", "\u975E\u52A0\u71B1", "\u0E44\u0E21\u0E48\u0E1C\u0E48\u0E32\u0E19\u0E04\u0E27\u0E32\u0E21\u0E23\u0E49\u0E2D\u0E19", "\u063A\u064A\u0631 \u0645\u0628\u0633\u062A\u0631", "naturbelassen"],
  rawmilk: ["ingredients", "raw milk", "\u751F\u4E73\u5236", "\u751F\u4E73\u88FD", "\u0E19\u0E21\u0E14\u0E34\u0E1A", "\u062D\u0644\u064A\u0628 \u062E\u0627\u0645", "Rohmilch"],
  roastedtea: [
    "flavour",
    "roasted green tea",
    "\u7119\u8336",
    "\u307B\u3046\u3058\u8336",
    "\u0E0A\u0E32\u0E40\u0E02\u0E35\u0E22\u0E27\u0E04\u0E31\u0E48\u0E27",
    "\u0634\u0627\u064A \u0623\u062E\u0636\u0631 \u0645\u062D\u0645\u0635",
    "ger\xF6steter Gr\xFCntee"
  ],
  rye: ["ingredients", "rye", "\u9ED1\u9EA6", "\u30E9\u30A4\u9EA6", "\u0E02\u0E49\u0E32\u0E27\u0E44\u0E23\u0E22\u0E4C", "\u062C\u0627\u0648\u062F\u0627\u0631", "Roggen"],
  saltedfood: ["flavour", "salted", "\u54B8\u5473", "\u5869\u5473", "\u0E23\u0E2A\u0E40\u0E04\u0E47\u0E21", "\u0628\u0627\u0644\u0645\u0644\u062D", "gesalzen"],
  seasaltfood: ["flavour", "sea salt", "\u6D77\u76D0", "\u6D77\u5869", "\u0E40\u0E01\u0E25\u0E37\u0E2D\u0E17\u0E30\u0E40\u0E25", "\u0628\u0645\u0644\u062D \u0627\u0644\u0628\u062D\u0631", "Meersalz"],
  seedless: ["features", "seedless", "\u65E0\u7C7D", "\u7A2E\u306A\u3057", "\u0E44\u0E23\u0E49\u0E40\u0E21\u0E25\u0E47\u0E14", "\u0628\u0644\u0627 \u0628\u0630\u0648\u0631", "kernlos"],
  seeds: ["ingredients", "with seeds", "\u591A\u7C7D", "\u7A2E\u5165\u308A", "\u0E18\u0E31\u0E0D\u0E1E\u0E37\u0E0A\u0E40\u0E21\u0E25\u0E47\u0E14", "\u0628\u0627\u0644\u062D\u0628\u0648\u0628 \u0648\u0627\u0644\u0628\u0630\u0648\u0631", "mit Saaten"],
  sheepmilk: ["ingredients", "sheep\u2019s milk", "\u7EF5\u7F8A\u5976", "\u7F8A\u4E73\u88FD", "\u0E19\u0E21\u0E41\u0E01\u0E30", "\u062D\u0644\u064A\u0628 \u063A\u0646\u0645", "Schafmilch"],
  singleestate: [
    "origin",
    "single estate",
    "\u5355\u4E00\u5E84\u56ED",
    "\u5358\u4E00\u8FB2\u5712",
    "\u0E08\u0E32\u0E01\u0E44\u0E23\u0E48\u0E40\u0E14\u0E35\u0E22\u0E27",
    "\u0645\u0646 \u0645\u0632\u0631\u0639\u0629 \u0648\u0627\u062D\u062F\u0629",
    "aus einem Gut"
  ],
  singleline: ["controls", "single line", "\u5355\u7EBF", "1\u672C\u7CF8", "\u0E2A\u0E32\u0E22\u0E40\u0E14\u0E35\u0E48\u0E22\u0E27", "\u062E\u064A\u0637 \u0648\u0627\u062D\u062F", "Einleiner"],
  singleorigin: [
    "origin",
    "single origin",
    "\u5355\u4E00\u4EA7\u5730",
    "\u30B7\u30F3\u30B0\u30EB\u30AA\u30EA\u30B8\u30F3",
    "\u0E41\u0E2B\u0E25\u0E48\u0E07\u0E1B\u0E25\u0E39\u0E01\u0E40\u0E14\u0E35\u0E22\u0E27",
    "\u0645\u0646\u0634\u0623 \u0648\u0627\u062D\u062F",
    "Single Origin"
  ],
  sliced: ["features", "sliced", "\u5207\u7247", "\u30B9\u30E9\u30A4\u30B9", "\u0E41\u0E1A\u0E1A\u0E2B\u0E31\u0E48\u0E19", "\u0634\u0631\u0627\u0626\u062D", "in Scheiben"],
  soybroth: ["flavour", "soy sauce broth", "\u9171\u6CB9\u5473", "\u91A4\u6CB9", "\u0E0B\u0E38\u0E1B\u0E42\u0E0A\u0E22\u0E38", "\u0645\u0631\u0642 \u0627\u0644\u0635\u0648\u064A\u0627", "Sojasauce"],
  spiced: ["flavour", "spiced", "\u9999\u6599", "\u30B9\u30D1\u30A4\u30B9\u5165\u308A", "\u0E1C\u0E2A\u0E21\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E17\u0E28", "\u0628\u0627\u0644\u062A\u0648\u0627\u0628\u0644", "gew\xFCrzt"],
  spicedindian: [
    "flavour",
    "Indian spices",
    "\u5370\u5EA6\u98CE\u5473",
    "\u30A4\u30F3\u30C9\u306E\u30B9\u30D1\u30A4\u30B9",
    "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E17\u0E28\u0E2D\u0E34\u0E19\u0E40\u0E14\u0E35\u0E22",
    "\u0628\u0647\u0627\u0631\u0627\u062A \u0647\u0646\u062F\u064A\u0629",
    "indische Gew\xFCrze"
  ],
  spicedmed: [
    "flavour",
    "Anatolian spices",
    "\u5B89\u7EB3\u6258\u5229\u4E9A\u98CE\u5473",
    "\u30A2\u30CA\u30C8\u30EA\u30A2\u306E\u30B9\u30D1\u30A4\u30B9",
    "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E17\u0E28\u0E2D\u0E32\u0E19\u0E32\u0E42\u0E15\u0E40\u0E25\u0E35\u0E22",
    "\u0628\u0647\u0627\u0631\u0627\u062A \u0627\u0644\u0623\u0646\u0627\u0636\u0648\u0644",
    "anatolische Gew\xFCrze"
  ],
  spicedthai: [
    "flavour",
    "Thai spices",
    "\u6CF0\u5F0F\u98CE\u5473",
    "\u30BF\u30A4\u306E\u30B9\u30D1\u30A4\u30B9",
    "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E17\u0E28\u0E44\u0E17\u0E22",
    "\u0628\u0647\u0627\u0631\u0627\u062A \u062A\u0627\u064A\u0644\u0627\u0646\u062F\u064A\u0629",
    "thail\xE4ndische Gew\xFCrze"
  ],
  spicy: ["flavour", "spicy", "\u9999\u8FA3", "\u8F9B\u53E3", "\u0E23\u0E2A\u0E40\u0E1C\u0E47\u0E14", "\u0646\u0643\u0647\u0629 \u062D\u0627\u0631\u0629", "scharf"],
  tinplate: ["material", "tinplate", "\u9A6C\u53E3\u94C1", "\u30D6\u30EA\u30AD", "\u0E2A\u0E31\u0E07\u0E01\u0E30\u0E2A\u0E35", "\u0635\u0641\u064A\u062D", "Blech"],
  tracks: ["pieces", "with tracks", "\u542B\u8F68\u9053", "\u30EC\u30FC\u30EB\u4ED8\u304D", "\u0E21\u0E35\u0E23\u0E32\u0E07", "\u0645\u0639 \u0633\u0643\u0629", "mit Schienen"],
  unsalted: ["flavour", "unsalted", "\u539F\u5473\u65E0\u76D0", "\u98DF\u5869\u4E0D\u4F7F\u7528", "\u0E44\u0E21\u0E48\u0E43\u0E2A\u0E48\u0E40\u0E01\u0E25\u0E37\u0E2D", "\u0628\u062F\u0648\u0646 \u0645\u0644\u062D", "ungesalzen"],
  whitechoc: [
    "flavour",
    "white chocolate",
    "\u767D\u5DE7\u514B\u529B",
    "\u30DB\u30EF\u30A4\u30C8\u30C1\u30E7\u30B3",
    "\u0E44\u0E27\u0E17\u0E4C\u0E0A\u0E47\u0E2D\u0E01\u0E42\u0E01\u0E41\u0E25\u0E15",
    "\u0634\u0648\u0643\u0648\u0644\u0627\u062A\u0629 \u0628\u064A\u0636\u0627\u0621",
    "wei\xDFe Schokolade"
  ],
  wholefruit: ["features", "whole fruit", "\u6574\u9897", "\u4E38\u3054\u3068", "\u0E17\u0E31\u0E49\u0E07\u0E25\u0E39\u0E01", "\u062D\u0628\u0627\u062A \u0643\u0627\u0645\u0644\u0629", "ganze Fr\xFCchte"],
  wholegrain: ["ingredients", "wholemeal", "\u5168\u9EA6", "\u5168\u7C92\u7C89", "\u0E42\u0E2E\u0E25\u0E40\u0E01\u0E23\u0E19", "\u062D\u0628\u0648\u0628 \u0643\u0627\u0645\u0644\u0629", "Vollkorn"],
  wildflower: [
    "flavour",
    "wildflower honey",
    "\u767E\u82B1\u871C",
    "\u767E\u82B1\u871C",
    "\u0E19\u0E49\u0E33\u0E1C\u0E36\u0E49\u0E07\u0E14\u0E2D\u0E01\u0E44\u0E21\u0E49\u0E1B\u0E48\u0E32",
    "\u0639\u0633\u0644 \u0623\u0632\u0647\u0627\u0631 \u0628\u0631\u064A\u0629",
    "Wildbl\xFCtenhonig"
  ],
  windup: ["power", "wind-up", "\u53D1\u6761\u9A71\u52A8", "\u30BC\u30F3\u30DE\u30A4\u5F0F", "\u0E44\u0E02\u0E25\u0E32\u0E19", "\u0628\u0632\u0646\u0628\u0631\u0643", "zum Aufziehen"],
  withseeds: ["features", "with seeds", "\u5E26\u7C7D", "\u7A2E\u3042\u308A", "\u0E21\u0E35\u0E40\u0E21\u0E25\u0E47\u0E14", "\u0628\u0627\u0644\u0628\u0630\u0648\u0631", "mit Kernen"]
};

// apps/api/db/demo/phrases/home.ts
var homePhrases = {
  abec: [
    "features",
    "ABEC-{} bearings",
    "ABEC-{}\u8F74\u627F",
    "ABEC-{}\u30D9\u30A2\u30EA\u30F3\u30B0",
    "\u0E25\u0E39\u0E01\u0E1B\u0E37\u0E19 ABEC-{}",
    "\u0631\u0648\u0644\u0645\u0627\u0646 ABEC-{}",
    "ABEC-{}-Lager"
  ],
  anticolic: [
    "features",
    "anti-colic valve",
    "\u9632\u80C0\u6C14",
    "\u7A7A\u6C17\u5F01\u4ED8\u304D",
    "\u0E27\u0E32\u0E25\u0E4C\u0E27\u0E25\u0E14\u0E42\u0E04\u0E25\u0E34\u0E01",
    "\u0635\u0645\u0627\u0645 \u0645\u0636\u0627\u062F \u0644\u0644\u0645\u063A\u0635",
    "Anti-Kolik-Ventil"
  ],
  automatic: [
    "controls",
    "opens and closes automatically",
    "\u81EA\u52A8\u5F00\u5408",
    "\u81EA\u52D5\u958B\u9589",
    "\u0E40\u0E1B\u0E34\u0E14\u0E1B\u0E34\u0E14\u0E2D\u0E31\u0E15\u0E42\u0E19\u0E21\u0E31\u0E15\u0E34",
    "\u0641\u062A\u062D \u0648\u0625\u063A\u0644\u0627\u0642 \u062A\u0644\u0642\u0627\u0626\u064A",
    "Auf-zu-Automatik"
  ],
  bamboo: ["material", "bamboo", "\u7AF9\u7F16", "\u7AF9\u88FD|\u7AF9", "\u0E44\u0E21\u0E49\u0E44\u0E1C\u0E48", "\u062E\u064A\u0632\u0631\u0627\u0646", "Bambus"],
  blockpattern: [
    "features",
    "painted pattern",
    "\u624B\u7ED8\u82B1\u7EB9",
    "\u624B\u63CF\u304D\u6A21\u69D8",
    "\u0E25\u0E32\u0E22\u0E27\u0E32\u0E14\u0E21\u0E37\u0E2D",
    "\u0646\u0642\u0648\u0634 \u0645\u0631\u0633\u0648\u0645\u0629",
    "gemaltes Muster"
  ],
  bonded: [
    "features",
    "seamless panels",
    "\u70ED\u7C98\u5408\u65E0\u7F1D",
    "\u30B5\u30FC\u30DE\u30EB\u30DC\u30F3\u30C7\u30A3\u30F3\u30B0",
    "\u0E1C\u0E34\u0E27\u0E44\u0E23\u0E49\u0E23\u0E2D\u0E22\u0E40\u0E22\u0E47\u0E1A",
    "\u0623\u0644\u0648\u0627\u062D \u0645\u0644\u062D\u0648\u0645\u0629 \u062D\u0631\u0627\u0631\u064A\u064B\u0627",
    "nahtlos verklebt"
  ],
  bpafree: ["features", "BPA-free", "\u4E0D\u542BBPA", "BPA\u30D5\u30EA\u30FC", "\u0E1B\u0E25\u0E2D\u0E14\u0E2A\u0E32\u0E23 BPA", "\u0628\u062F\u0648\u0646 BPA", "BPA-frei"],
  burn: [
    "features",
    "{} h burn time",
    "\u71C3\u70E7\u7EA6{}\u5C0F\u65F6",
    "\u71C3\u713C\u7D04{}\u6642\u9593",
    "\u0E08\u0E38\u0E14\u0E44\u0E14\u0E49 {} \u0E0A\u0E21.",
    "\u064A\u062F\u0648\u0645 {} \u0633\u0627\u0639\u0629",
    "{} Std. Brenndauer"
  ],
  burners: ["power", "{} burners", "{}\u7076\u5934", "{}\u53E3", "{} \u0E2B\u0E31\u0E27\u0E40\u0E15\u0E32", "{} \u0634\u0639\u0644\u0627\u062A", "{} Flammen"],
  "burners:2": ["power", "two burners", "\u53CC\u7076\u5934", "2\u53E3", "\u0E2A\u0E2D\u0E07\u0E2B\u0E31\u0E27\u0E40\u0E15\u0E32", "\u0634\u0639\u0644\u062A\u0627\u0646", "zweiflammig"],
  canvas: ["material", "canvas", "\u5E06\u5E03", "\u30AD\u30E3\u30F3\u30D0\u30B9\u5730", "\u0E1C\u0E49\u0E32\u0E41\u0E04\u0E19\u0E27\u0E32\u0E2A", "\u0642\u0645\u0627\u0634 \u0643\u0627\u0646\u0641\u0627\u0633", "Canvas"],
  carbon: [
    "material",
    "carbon shafts",
    "\u78B3\u7D20\u6746",
    "\u30AB\u30FC\u30DC\u30F3\u30B7\u30E3\u30D5\u30C8",
    "\u0E01\u0E49\u0E32\u0E19\u0E04\u0E32\u0E23\u0E4C\u0E1A\u0E2D\u0E19",
    "\u0639\u0635\u0627 \u0643\u0631\u0628\u0648\u0646",
    "Carbonschaft"
  ],
  carbonsteel: [
    "material",
    "carbon steel",
    "\u78B3\u94A2",
    "\u70AD\u7D20\u92FC",
    "\u0E40\u0E2B\u0E25\u0E47\u0E01\u0E01\u0E25\u0E49\u0E32\u0E04\u0E32\u0E23\u0E4C\u0E1A\u0E2D\u0E19",
    "\u0641\u0648\u0644\u0627\u0630 \u0643\u0631\u0628\u0648\u0646\u064A",
    "Kohlenstoffstahl"
  ],
  carrier: [
    "features",
    "rear carrier",
    "\u5E26\u540E\u8D27\u67B6",
    "\u8377\u53F0\u4ED8\u304D",
    "\u0E21\u0E35\u0E15\u0E30\u0E41\u0E01\u0E23\u0E07\u0E17\u0E49\u0E32\u0E22",
    "\u062D\u0627\u0645\u0644 \u0623\u0645\u062A\u0639\u0629 \u062E\u0644\u0641\u064A",
    "mit Gep\xE4cktr\xE4ger"
  ],
  case: ["features", "with case", "\u9644\u6536\u7EB3\u7BB1", "\u30B1\u30FC\u30B9\u4ED8\u304D", "\u0E21\u0E35\u0E01\u0E25\u0E48\u0E2D\u0E07\u0E40\u0E01\u0E47\u0E1A", "\u0645\u0639 \u062D\u0642\u064A\u0628\u0629", "mit Tasche"],
  castiron: ["material", "cast iron", "\u94F8\u94C1", "\u92F3\u9244", "\u0E40\u0E2B\u0E25\u0E47\u0E01\u0E2B\u0E25\u0E48\u0E2D", "\u062D\u062F\u064A\u062F \u0632\u0647\u0631", "Gusseisen"],
  cedarscent: [
    "scent",
    "cedar scent|cedar",
    "\u96EA\u677E\u9999",
    "\u30B7\u30C0\u30FC\u306E\u9999\u308A",
    "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E0B\u0E35\u0E14\u0E32\u0E23\u0E4C",
    "\u0631\u0627\u0626\u062D\u0629 \u0627\u0644\u0623\u0631\u0632",
    "Zedernduft"
  ],
  ceramic: ["material", "ceramic", "\u9676\u74F7", "\u9676\u5668", "\u0E40\u0E0B\u0E23\u0E32\u0E21\u0E34\u0E01", "\u0633\u064A\u0631\u0627\u0645\u064A\u0643", "Keramik"],
  ceramiccoat: [
    "material",
    "ceramic coating",
    "\u9676\u74F7\u6D82\u5C42",
    "\u30BB\u30E9\u30DF\u30C3\u30AF\u30B3\u30FC\u30C8",
    "\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A\u0E40\u0E0B\u0E23\u0E32\u0E21\u0E34\u0E01",
    "\u0637\u0644\u0627\u0621 \u0633\u064A\u0631\u0627\u0645\u064A\u0643",
    "Keramikbeschichtung"
  ],
  ceramicpot: [
    "material",
    "ceramic pot",
    "\u9676\u74F7\u82B1\u76C6",
    "\u9676\u5668\u9262",
    "\u0E01\u0E23\u0E30\u0E16\u0E32\u0E07\u0E40\u0E0B\u0E23\u0E32\u0E21\u0E34\u0E01",
    "\u0623\u0635\u064A\u0635 \u0633\u064A\u0631\u0627\u0645\u064A\u0643",
    "Keramiktopf"
  ],
  cert1078: [
    "certification",
    "EN 1078",
    "\u7B26\u5408EN 1078",
    "EN 1078\u9069\u5408",
    "\u0E21\u0E32\u0E15\u0E23\u0E10\u0E32\u0E19 EN 1078",
    "\u0645\u0639\u064A\u0627\u0631 EN 1078",
    "EN 1078"
  ],
  cliplid: ["features", "clip lid", "\u5361\u6263\u76D6", "\u30ED\u30C3\u30AF\u4ED8\u304D\u3075\u305F", "\u0E1D\u0E32\u0E25\u0E47\u0E2D\u0E01", "\u063A\u0637\u0627\u0621 \u0628\u0645\u0634\u0627\u0628\u0643", "Klickdeckel"],
  coaster: [
    "features",
    "coaster brake",
    "\u5012\u5239",
    "\u30B3\u30FC\u30B9\u30BF\u30FC\u30D6\u30EC\u30FC\u30AD",
    "\u0E40\u0E1A\u0E23\u0E01\u0E16\u0E35\u0E1A\u0E2B\u0E25\u0E31\u0E07",
    "\u0641\u0631\u0627\u0645\u0644 \u062E\u0644\u0641\u064A\u0629 \u0628\u0627\u0644\u062F\u0648\u0627\u0633\u0629",
    "R\xFCcktrittbremse"
  ],
  cold: [
    "insulation",
    "cold for {} h",
    "\u4FDD\u51B7{}\u5C0F\u65F6",
    "\u4FDD\u51B7{}\u6642\u9593",
    "\u0E40\u0E01\u0E47\u0E1A\u0E40\u0E22\u0E47\u0E19 {} \u0E0A\u0E21.",
    "\u064A\u062D\u0641\u0638 \u0627\u0644\u0628\u0631\u0648\u062F\u0629 {} \u0633\u0627\u0639\u0629",
    "{} Std. kalt"
  ],
  dishwasher: [
    "care",
    "dishwasher safe",
    "\u53EF\u7528\u6D17\u7897\u673A",
    "\u98DF\u6D17\u6A5F\u5BFE\u5FDC",
    "\u0E40\u0E02\u0E49\u0E32\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E25\u0E49\u0E32\u0E07\u0E08\u0E32\u0E19\u0E44\u0E14\u0E49",
    "\u063A\u0633\u0644 \u0641\u064A \u063A\u0633\u0627\u0644\u0629 \u0627\u0644\u0635\u062D\u0648\u0646",
    "sp\xFClmaschinenfest"
  ],
  doublelayer: ["features", "double wall", "\u53CC\u5C42\u7ED3\u6784", "\u4E8C\u5C64\u69CB\u9020", "\u0E1C\u0E49\u0E32\u0E2A\u0E2D\u0E07\u0E0A\u0E31\u0E49\u0E19", "\u0637\u0628\u0642\u062A\u0627\u0646", "doppelwandig"],
  doublepot: ["features", "double pot", "\u53CC\u5C42\u5B50\u6BCD\u58F6", "\u4E8C\u6BB5\u5F0F", "\u0E01\u0E32\u0E2A\u0E2D\u0E07\u0E0A\u0E31\u0E49\u0E19", "\u0625\u0628\u0631\u064A\u0642\u0627\u0646", "Doppelkanne"],
  dynamo: [
    "light",
    "hub dynamo light",
    "\u82B1\u9F13\u53D1\u7535\u8F66\u706F",
    "\u30CF\u30D6\u30C0\u30A4\u30CA\u30E2\u30E9\u30A4\u30C8",
    "\u0E44\u0E1F\u0E44\u0E14\u0E19\u0E32\u0E42\u0E21",
    "\u0625\u0636\u0627\u0621\u0629 \u062F\u064A\u0646\u0627\u0645\u0648",
    "Nabendynamo-Licht"
  ],
  enamelled: ["material", "enamelled", "\u73D0\u7405", "\u30DB\u30FC\u30ED\u30FC", "\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A\u0E2D\u0E35\u0E19\u0E32\u0E40\u0E21\u0E25", "\u0637\u0644\u0627\u0621 \u0627\u0644\u0645\u064A\u0646\u0627", "emailliert"],
  endgrain: ["material", "end grain", "\u7ACB\u6728\u62FC\u63A5", "\u6728\u53E3", "\u0E25\u0E32\u0E22\u0E44\u0E21\u0E49\u0E2B\u0E19\u0E49\u0E32\u0E15\u0E31\u0E14", "\u062E\u0634\u0628 \u0639\u0631\u0636\u064A", "Stirnholz"],
  fibreglass: [
    "material",
    "fibreglass poles",
    "\u73BB\u7EA4\u6746",
    "\u30B0\u30E9\u30B9\u30D5\u30A1\u30A4\u30D0\u30FC\u30DD\u30FC\u30EB",
    "\u0E40\u0E2A\u0E32\u0E44\u0E1F\u0E40\u0E1A\u0E2D\u0E23\u0E4C\u0E01\u0E25\u0E32\u0E2A",
    "\u0623\u0639\u0645\u062F\u0629 \u0623\u0644\u064A\u0627\u0641 \u0632\u062C\u0627\u062C\u064A\u0629",
    "Glasfasergest\xE4nge"
  ],
  fig: ["scent", "fig", "\u65E0\u82B1\u679C\u9999", "\u3044\u3061\u3058\u304F\u306E\u9999\u308A", "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E21\u0E30\u0E40\u0E14\u0E37\u0E48\u0E2D", "\u0631\u0627\u0626\u062D\u0629 \u0627\u0644\u062A\u064A\u0646", "Feige"],
  foam: [
    "material",
    "closed-cell foam",
    "\u95ED\u5B54\u6CE1\u68C9",
    "\u30AF\u30ED\u30FC\u30BA\u30C9\u30BB\u30EB",
    "\u0E42\u0E1F\u0E21\u0E40\u0E0B\u0E25\u0E25\u0E4C\u0E1B\u0E34\u0E14",
    "\u0641\u0648\u0645 \u0645\u063A\u0644\u0642 \u0627\u0644\u062E\u0644\u0627\u064A\u0627",
    "Schaumstoff"
  ],
  footpump: [
    "features",
    "built-in foot pump",
    "\u5185\u7F6E\u811A\u8E0F\u6CF5",
    "\u8DB3\u8E0F\u307F\u30DD\u30F3\u30D7\u5185\u8535",
    "\u0E21\u0E35\u0E1B\u0E31\u0E4A\u0E21\u0E40\u0E17\u0E49\u0E32\u0E43\u0E19\u0E15\u0E31\u0E27",
    "\u0645\u0636\u062E\u0629 \u0642\u062F\u0645 \u0645\u062F\u0645\u062C\u0629",
    "integrierte Fu\xDFpumpe"
  ],
  fourseason: [
    "use",
    "four seasons",
    "\u56DB\u5B63\u53EF\u7528",
    "4\u30B7\u30FC\u30BA\u30F3\u5BFE\u5FDC",
    "\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E2A\u0E35\u0E48\u0E24\u0E14\u0E39",
    "\u0644\u0623\u0631\u0628\u0639\u0629 \u0641\u0635\u0648\u0644",
    "Vierjahreszeiten"
  ],
  fsc: ["certification", "FSC wood", "FSC\u8BA4\u8BC1\u6728\u6750", "FSC\u8A8D\u8A3C\u6750", "\u0E44\u0E21\u0E49 FSC", "\u062E\u0634\u0628 \u0645\u0639\u062A\u0645\u062F FSC", "FSC-Holz"],
  gears: ["features", "{} gears", "{}\u901F\u53D8\u901F", "{}\u6BB5\u5909\u901F", "{} \u0E40\u0E01\u0E35\u0E22\u0E23\u0E4C", "{} \u0633\u0631\u0639\u0627\u062A", "{}-Gang"],
  "gears:1": [
    "features",
    "single speed",
    "\u5355\u901F",
    "\u30B7\u30F3\u30B0\u30EB\u30B9\u30D4\u30FC\u30C9",
    "\u0E40\u0E01\u0E35\u0E22\u0E23\u0E4C\u0E40\u0E14\u0E35\u0E22\u0E27",
    "\u0633\u0631\u0639\u0629 \u0648\u0627\u062D\u062F\u0629",
    "Singlespeed"
  ],
  glass: ["material", "glass", "\u73BB\u7483", "\u30AC\u30E9\u30B9\u88FD|\u30AC\u30E9\u30B9", "\u0E41\u0E01\u0E49\u0E27", "\u0632\u062C\u0627\u062C", "Glas"],
  glasslid: ["features", "glass lid", "\u73BB\u7483\u76D6", "\u30AC\u30E9\u30B9\u3076\u305F", "\u0E1D\u0E32\u0E41\u0E01\u0E49\u0E27", "\u063A\u0637\u0627\u0621 \u0632\u062C\u0627\u062C\u064A", "Glasdeckel"],
  gsm: ["fabricWeight", "{} g/m\xB2", "{}\u514B\u91CD", "{}g/\u33A1", "{} \u0E01\u0E23\u0E31\u0E21/\u0E15\u0E23.\u0E21.", "{} \u063A/\u0645\xB2", "{} g/m\xB2"],
  handle: ["features", "with handle", "\u5E26\u63D0\u624B", "\u6301\u3061\u624B\u4ED8\u304D", "\u0E21\u0E35\u0E2B\u0E39\u0E08\u0E31\u0E1A", "\u0645\u0639 \u0645\u0642\u0628\u0636", "mit Griff"],
  handmade: ["features", "handmade", "\u624B\u5DE5\u5236\u4F5C", "\u624B\u4F5C\u308A", "\u0E07\u0E32\u0E19\u0E17\u0E33\u0E21\u0E37\u0E2D", "\u0635\u0646\u0627\u0639\u0629 \u064A\u062F\u0648\u064A\u0629", "handgemacht"],
  handwash: ["care", "wash by hand", "\u5EFA\u8BAE\u624B\u6D17", "\u624B\u6D17\u3044", "\u0E25\u0E49\u0E32\u0E07\u0E21\u0E37\u0E2D", "\u063A\u0633\u0644 \u064A\u062F\u0648\u064A", "Handw\xE4sche"],
  hardwheels: [
    "features",
    "rink wheels",
    "\u5BA4\u5185\u786C\u8F6E",
    "\u5BA4\u5185\u7528\u30A6\u30A3\u30FC\u30EB",
    "\u0E25\u0E49\u0E2D\u0E41\u0E02\u0E47\u0E07\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E25\u0E32\u0E19",
    "\u0639\u062C\u0644\u0627\u062A \u0635\u0644\u0628\u0629",
    "harte Rollen"
  ],
  hinoki: ["material", "hinoki cypress", "\u65E5\u672C\u6867\u6728", "\u3072\u306E\u304D", "\u0E44\u0E21\u0E49\u0E2E\u0E34\u0E42\u0E19\u0E01\u0E34", "\u062E\u0634\u0628 \u0627\u0644\u0647\u064A\u0646\u0648\u0643\u064A", "Hinoki-Holz"],
  hipbelt: ["features", "hip belt", "\u5E26\u8170\u5E26", "\u30D2\u30C3\u30D7\u30D9\u30EB\u30C8", "\u0E21\u0E35\u0E2A\u0E32\u0E22\u0E04\u0E32\u0E14\u0E40\u0E2D\u0E27", "\u062D\u0632\u0627\u0645 \u062E\u0635\u0631", "H\xFCftgurt"],
  hot: [
    "insulation",
    "hot for {} h",
    "\u4FDD\u6E29{}\u5C0F\u65F6",
    "\u4FDD\u6E29{}\u6642\u9593",
    "\u0E40\u0E01\u0E47\u0E1A\u0E23\u0E49\u0E2D\u0E19 {} \u0E0A\u0E21.",
    "\u064A\u062D\u0641\u0638 \u0627\u0644\u0633\u062E\u0648\u0646\u0629 {} [\u0633\u0627\u0639\u0629/\u0633\u0627\u0639\u0627\u062A]",
    "{} Std. hei\xDF"
  ],
  ice: [
    "insulation",
    "keeps ice {} h",
    "\u4FDD\u51B7{}\u5C0F\u65F6",
    "\u4FDD\u51B7{}\u6642\u9593",
    "\u0E40\u0E01\u0E47\u0E1A\u0E19\u0E49\u0E33\u0E41\u0E02\u0E47\u0E07 {} \u0E0A\u0E21.",
    "\u064A\u062D\u0641\u0638 \u0627\u0644\u062B\u0644\u062C {} \u0633\u0627\u0639\u0629",
    "k\xFChlt {} Std."
  ],
  impact: [
    "features",
    "impact liner",
    "\u9632\u51B2\u51FB\u5185\u886C",
    "\u885D\u6483\u5438\u53CE\u30E9\u30A4\u30CA\u30FC",
    "\u0E0B\u0E31\u0E1A\u0E41\u0E23\u0E07\u0E01\u0E23\u0E30\u0E41\u0E17\u0E01",
    "\u0628\u0637\u0627\u0646\u0629 \u0645\u0627\u0635\u0629 \u0644\u0644\u0635\u062F\u0645\u0627\u062A",
    "Aufprallschutz"
  ],
  induction: [
    "compatibility",
    "induction",
    "\u7535\u78C1\u7089\u53EF\u7528",
    "IH\u5BFE\u5FDC",
    "\u0E43\u0E0A\u0E49\u0E01\u0E31\u0E1A\u0E40\u0E15\u0E32\u0E41\u0E21\u0E48\u0E40\u0E2B\u0E25\u0E47\u0E01\u0E44\u0E1F\u0E1F\u0E49\u0E32",
    "\u0644\u0644\u0645\u0648\u0627\u0642\u062F \u0627\u0644\u062D\u062B\u064A\u0629",
    "induktionsgeeignet"
  ],
  inflatable: ["features", "inflatable", "\u5145\u6C14\u5F0F", "\u30A8\u30A2\u5F0F", "\u0E41\u0E1A\u0E1A\u0E40\u0E1B\u0E48\u0E32\u0E25\u0E21", "\u062A\u0635\u0645\u064A\u0645 \u0642\u0627\u0628\u0644 \u0644\u0644\u0646\u0641\u062E", "aufblasbar"],
  jasmine: ["scent", "jasmine", "\u8309\u8389\u9999", "\u30B8\u30E3\u30B9\u30DF\u30F3\u306E\u9999\u308A", "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E21\u0E30\u0E25\u0E34", "\u0631\u0627\u0626\u062D\u0629 \u0627\u0644\u064A\u0627\u0633\u0645\u064A\u0646", "Jasmin"],
  juicegroove: ["features", "juice groove", "\u5BFC\u6C41\u69FD", "\u6E9D\u4ED8\u304D", "\u0E21\u0E35\u0E23\u0E48\u0E2D\u0E07\u0E19\u0E49\u0E33", "\u0645\u062C\u0631\u0649 \u0644\u0644\u0639\u0635\u0627\u0631\u0629", "Saftrille"],
  jute: ["material", "jute", "\u9EC4\u9EBB", "\u30B8\u30E5\u30FC\u30C8", "\u0E1B\u0E2D\u0E01\u0E23\u0E30\u0E40\u0E08\u0E32", "\u062C\u0648\u062A", "Jute"],
  leakproof: ["features", "leakproof", "\u9632\u6F0F", "\u6F0F\u308C\u306B\u304F\u3044", "\u0E01\u0E31\u0E19\u0E23\u0E31\u0E48\u0E27", "\u0625\u063A\u0644\u0627\u0642 \u0645\u0627\u0646\u0639 \u0644\u0644\u062A\u0633\u0631\u0628", "auslaufsicher"],
  lightweight: ["features", "lightweight", "\u8F7B\u91CF", "\u8EFD\u91CF", "\u0E19\u0E49\u0E33\u0E2B\u0E19\u0E31\u0E01\u0E40\u0E1A\u0E32", "\u0648\u0632\u0646 \u062E\u0641\u064A\u0641", "leicht"],
  lightwheels: ["light", "light-up wheels", "\u95EA\u5149\u8F6E", "\u5149\u308B\u30A6\u30A3\u30FC\u30EB", "\u0E25\u0E49\u0E2D\u0E21\u0E35\u0E44\u0E1F", "\u0639\u062C\u0644\u0627\u062A \u0645\u0636\u064A\u0626\u0629", "Leuchtrollen"],
  linen: ["material", "linen", "\u4E9A\u9EBB", "\u30EA\u30CD\u30F3", "\u0E1C\u0E49\u0E32\u0E25\u0E34\u0E19\u0E34\u0E19", "\u0643\u062A\u0627\u0646", "Leinen"],
  liningcotton: [
    "lining",
    "cotton lining",
    "\u68C9\u5E03\u5185\u886C",
    "\u7DBF\u306E\u5185\u5E03",
    "\u0E0B\u0E31\u0E1A\u0E1C\u0E49\u0E32\u0E1D\u0E49\u0E32\u0E22",
    "\u0628\u0637\u0627\u0646\u0629 \u0642\u0637\u0646\u064A\u0629",
    "Baumwollfutter"
  ],
  maple: ["material", "Canadian maple", "\u67AB\u6728\u677F", "\u30E1\u30FC\u30D7\u30EB", "\u0E44\u0E21\u0E49\u0E40\u0E21\u0E40\u0E1B\u0E34\u0E25", "\u062E\u0634\u0628 \u0627\u0644\u0642\u064A\u0642\u0628", "Ahorn"],
  match: ["use", "for matches", "\u6BD4\u8D5B\u7EA7", "\u8A66\u5408\u7403", "\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E41\u0E02\u0E48\u0E07\u0E02\u0E31\u0E19", "\u0644\u0644\u0645\u0628\u0627\u0631\u064A\u0627\u062A", "Spielball"],
  microwave: [
    "care",
    "microwave safe",
    "\u53EF\u5FAE\u6CE2",
    "\u96FB\u5B50\u30EC\u30F3\u30B8\u5BFE\u5FDC",
    "\u0E40\u0E02\u0E49\u0E32\u0E44\u0E21\u0E42\u0E04\u0E23\u0E40\u0E27\u0E1F\u0E44\u0E14\u0E49",
    "\u0644\u0644\u0627\u0633\u062A\u062E\u062F\u0627\u0645 \u0641\u064A \u0627\u0644\u0645\u064A\u0643\u0631\u0648\u0648\u064A\u0641",
    "mikrowellengeeignet"
  ],
  neoprene: ["material", "neoprene", "\u5305\u80F6\u9632\u6ED1", "\u30CD\u30AA\u30D7\u30EC\u30F3", "\u0E2B\u0E38\u0E49\u0E21\u0E19\u0E35\u0E42\u0E2D\u0E1E\u0E23\u0E35\u0E19", "\u0645\u063A\u0637\u0649 \u0628\u0627\u0644\u0646\u064A\u0648\u0628\u0631\u064A\u0646", "Neopren"],
  net: ["features", "with net", "\u9644\u7403\u7F51", "\u30CD\u30C3\u30C8\u4ED8\u304D", "\u0E21\u0E35\u0E15\u0E32\u0E02\u0E48\u0E32\u0E22", "\u0645\u0639 \u0634\u0628\u0643\u0629", "mit Netz"],
  nonslip: ["features", "non-slip", "\u9632\u6ED1", "\u3059\u3079\u308A\u6B62\u3081", "\u0E01\u0E31\u0E19\u0E25\u0E37\u0E48\u0E19", "\u0633\u0637\u062D \u0645\u0627\u0646\u0639 \u0644\u0644\u0627\u0646\u0632\u0644\u0627\u0642", "rutschfest"],
  nonstick: [
    "features",
    "non-stick",
    "\u4E0D\u7C98\u6D82\u5C42",
    "\u3053\u3073\u308A\u3064\u304D\u306B\u304F\u3044",
    "\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A\u0E01\u0E31\u0E19\u0E15\u0E34\u0E14",
    "\u0637\u0644\u0627\u0621 \u063A\u064A\u0631 \u0644\u0627\u0635\u0642",
    "antihaftbeschichtet"
  ],
  organiccotton: [
    "material",
    "organic cotton",
    "\u6709\u673A\u68C9",
    "\u30AA\u30FC\u30AC\u30CB\u30C3\u30AF\u30B3\u30C3\u30C8\u30F3",
    "\u0E1C\u0E49\u0E32\u0E1D\u0E49\u0E32\u0E22\u0E2D\u0E2D\u0E23\u0E4C\u0E41\u0E01\u0E19\u0E34\u0E01",
    "\u0642\u0637\u0646 \u0639\u0636\u0648\u064A",
    "Bio-Baumwolle"
  ],
  ovensafe: ["care", "oven safe", "\u53EF\u5165\u70E4\u7BB1", "\u30AA\u30FC\u30D6\u30F3\u53EF", "\u0E40\u0E02\u0E49\u0E32\u0E40\u0E15\u0E32\u0E2D\u0E1A\u0E44\u0E14\u0E49", "\u0644\u0644\u0627\u0633\u062A\u062E\u062F\u0627\u0645 \u0641\u064A \u0627\u0644\u0641\u0631\u0646", "ofenfest"],
  paper: [
    "material",
    "washi paper shade",
    "\u548C\u7EB8\u706F\u7F69",
    "\u548C\u7D19\u30B7\u30A7\u30FC\u30C9",
    "\u0E42\u0E04\u0E21\u0E01\u0E23\u0E30\u0E14\u0E32\u0E29\u0E27\u0E32\u0E0A\u0E34",
    "\u063A\u0637\u0627\u0621 \u0645\u0646 \u0648\u0631\u0642 \u0627\u0644\u0648\u0627\u0634\u064A",
    "Washi-Papierschirm"
  ],
  persons: ["capacity", "{} people", "{}\u4EBA", "{}\u4EBA\u7528", "\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A {} \u0E04\u0E19", "{} \u0623\u0634\u062E\u0627\u0635", "{} Personen"],
  "persons:2": ["capacity", "2 people", "\u53CC\u4EBA", "2\u4EBA\u7528", "\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A 2 \u0E04\u0E19", "\u0644\u0634\u062E\u0635\u064A\u0646", "2 Personen"],
  pfasfree: ["features", "free of PFAS", "\u4E0D\u542BPFAS", "PFAS\u30D5\u30EA\u30FC", "\u0E1B\u0E25\u0E2D\u0E14\u0E2A\u0E32\u0E23 PFAS", "\u0628\u062F\u0648\u0646 PFAS", "PFAS-frei"],
  pieces: ["pieces", "{} pieces", "{}\u4EF6|{}\u4EF6", "{}\u70B9\u30BB\u30C3\u30C8|{}\u70B9", "{} \u0E0A\u0E34\u0E49\u0E19", "{} [\u0642\u0637\u0639\u0629/\u0642\u0637\u0639]", "{}-teilig"],
  bits: ["pieces", "{} pieces", "{}\u7247|{}\u7247", "{}\u30D4\u30FC\u30B9", "{} \u0E0A\u0E34\u0E49\u0E19", "{} [\u0642\u0637\u0639\u0629/\u0642\u0637\u0639]", "{} Teile"],
  filled: ["pieces", "{} pieces", "{}\u679A\u88C5|{}\u679A", "{}\u500B\u5165\u308A|{}\u500B", "{} \u0E0A\u0E34\u0E49\u0E19", "{} [\u0642\u0637\u0639\u0629/\u0642\u0637\u0639]", "{} St\xFCck"],
  "pieces:2": ["pieces", "2 pieces", "2\u4EF6", "2\u70B9\u30BB\u30C3\u30C8|2\u70B9", "2 \u0E0A\u0E34\u0E49\u0E19", "\u0642\u0637\u0639\u062A\u0627\u0646", "2-teilig"],
  piezo: ["features", "piezo ignition", "\u7535\u5B50\u70B9\u706B", "\u5727\u96FB\u70B9\u706B", "\u0E08\u0E38\u0E14\u0E44\u0E1F\u0E2D\u0E31\u0E15\u0E42\u0E19\u0E21\u0E31\u0E15\u0E34", "\u0625\u0634\u0639\u0627\u0644 \u0630\u0627\u062A\u064A", "Piezoz\xFCndung"],
  popup: ["features", "pop-up", "\u901F\u5F00", "\u30EF\u30F3\u30BF\u30C3\u30C1", "\u0E01\u0E32\u0E07\u0E2D\u0E31\u0E15\u0E42\u0E19\u0E21\u0E31\u0E15\u0E34", "\u0646\u0635\u0628 \u0641\u0648\u0631\u064A", "Pop-up"],
  porcelain: ["material", "porcelain", "\u7EC6\u74F7", "\u78C1\u5668", "\u0E1E\u0E2D\u0E23\u0E4C\u0E0B\u0E40\u0E25\u0E19", "\u0628\u0648\u0631\u0633\u0644\u064A\u0646", "Porzellan"],
  potset: ["features", "with pot", "\u542B\u9505\u5177", "\u934B\u4ED8\u304D", "\u0E21\u0E35\u0E2B\u0E21\u0E49\u0E2D\u0E43\u0E19\u0E0A\u0E38\u0E14", "\u0645\u0639 \u0642\u062F\u0631", "mit Topf"],
  ppsu: ["material", "PPSU", "PPSU\u6750\u8D28", "PPSU\u88FD|PPSU", "\u0E1E\u0E25\u0E32\u0E2A\u0E15\u0E34\u0E01 PPSU", "\u0645\u0627\u062F\u0629 PPSU", "PPSU"],
  pu: ["material", "PU cover", "PU\u76AE", "PU\u88FD|PU", "\u0E2B\u0E19\u0E31\u0E07 PU", "\u062C\u0644\u062F PU", "PU-Oberfl\xE4che"],
  pvc: ["material", "PVC cover", "PVC\u6750\u8D28", "PVC\u88FD|PVC", "\u0E2B\u0E19\u0E31\u0E07 PVC", "\u0645\u0627\u062F\u0629 PVC", "PVC-Oberfl\xE4che"],
  quickdry: ["care", "quick-drying", "\u901F\u5E72", "\u901F\u4E7E", "\u0E41\u0E2B\u0E49\u0E07\u0E44\u0E27", "\u062C\u0641\u0627\u0641 \u0633\u0631\u064A\u0639", "schnelltrocknend"],
  rackets: ["pieces", "{} rackets", "{}\u652F\u7403\u62CD", "\u30E9\u30B1\u30C3\u30C8{}\u672C", "\u0E44\u0E21\u0E49 {} \u0E2D\u0E31\u0E19", "{} \u0645\u0636\u0627\u0631\u0628", "{} Schl\xE4ger"],
  "rackets:2": ["pieces", "2 rackets", "\u53CC\u62CD", "\u30E9\u30B1\u30C3\u30C82\u672C", "\u0E44\u0E21\u0E49 2 \u0E2D\u0E31\u0E19", "\u0645\u0636\u0631\u0628\u0627\u0646", "2 Schl\xE4ger"],
  raincover: [
    "features",
    "rain cover",
    "\u9644\u9632\u96E8\u7F69",
    "\u30EC\u30A4\u30F3\u30AB\u30D0\u30FC\u4ED8\u304D",
    "\u0E21\u0E35\u0E1C\u0E49\u0E32\u0E04\u0E25\u0E38\u0E21\u0E1D\u0E19",
    "\u063A\u0637\u0627\u0621 \u0645\u0637\u0631",
    "mit Regenh\xFClle"
  ],
  rearlight: ["light", "rear light", "\u5E26\u5C3E\u706F", "\u30EA\u30A2\u30E9\u30A4\u30C8\u4ED8\u304D", "\u0E21\u0E35\u0E44\u0E1F\u0E17\u0E49\u0E32\u0E22", "\u0636\u0648\u0621 \u062E\u0644\u0641\u064A", "mit R\xFCcklicht"],
  recycled: [
    "material",
    "recycled material",
    "\u518D\u751F\u6750\u6599",
    "\u30EA\u30B5\u30A4\u30AF\u30EB\u7D20\u6750",
    "\u0E27\u0E31\u0E2A\u0E14\u0E38\u0E23\u0E35\u0E44\u0E0B\u0E40\u0E04\u0E34\u0E25",
    "\u0645\u0648\u0627\u062F \u0645\u0639\u0627\u062F \u062A\u062F\u0648\u064A\u0631\u0647\u0627",
    "aus Recyclingmaterial"
  ],
  reflective: [
    "features",
    "reflective details",
    "\u53CD\u5149\u6761",
    "\u53CD\u5C04\u6750\u4ED8\u304D",
    "\u0E41\u0E16\u0E1A\u0E2A\u0E30\u0E17\u0E49\u0E2D\u0E19\u0E41\u0E2A\u0E07",
    "\u062A\u0641\u0627\u0635\u064A\u0644 \u0639\u0627\u0643\u0633\u0629",
    "reflektierend"
  ],
  ribs: ["features", "{} ribs", "{}\u9AA8", "{}\u672C\u9AA8", "\u0E01\u0E49\u0E32\u0E19 {} \u0E0B\u0E35\u0E48", "{} [\u0636\u0644\u0639\u064B\u0627/\u0623\u0636\u0644\u0627\u0639]", "{} Streben"],
  rolltop: ["closure", "roll top", "\u5377\u53E3", "\u30ED\u30FC\u30EB\u30C8\u30C3\u30D7", "\u0E1B\u0E32\u0E01\u0E21\u0E49\u0E27\u0E19", "\u0641\u062A\u062D\u0629 \u0645\u0644\u0641\u0648\u0641\u0629", "Rolltop"],
  rubbercoat: ["material", "rubber coating", "\u6A61\u80F6\u5305\u8986", "\u30E9\u30D0\u30FC\u30B3\u30FC\u30C8", "\u0E2B\u0E38\u0E49\u0E21\u0E22\u0E32\u0E07", "\u0637\u0644\u0627\u0621 \u0645\u0637\u0627\u0637\u064A", "gummiert"],
  rushseat: [
    "material",
    "rush seat",
    "\u8349\u7F16\u5EA7\u9762",
    "\u3044\u8349\u306E\u5EA7\u9762",
    "\u0E40\u0E1A\u0E32\u0E30\u0E2A\u0E32\u0E19\u0E01\u0E01",
    "\u0645\u0642\u0639\u062F \u0645\u0646 \u0627\u0644\u0642\u0634",
    "Binsengeflecht"
  ],
  rvalue: ["insulation", "R-value {}|R {}", "R\u503C{}", "R\u5024{}", "\u0E04\u0E48\u0E32 R {}", "\u0639\u0632\u0644 R {}", "R-Wert {}"],
  sandalwood: [
    "scent",
    "sandalwood",
    "\u6A80\u9999",
    "\u30B5\u30F3\u30C0\u30EB\u30A6\u30C3\u30C9\u306E\u9999\u308A",
    "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E44\u0E21\u0E49\u0E08\u0E31\u0E19\u0E17\u0E19\u0E4C",
    "\u0631\u0627\u0626\u062D\u0629 \u0627\u0644\u0635\u0646\u062F\u0644",
    "Sandelholz"
  ],
  seagrass: ["material", "seagrass", "\u6D77\u8349\u7F16\u7EC7", "\u30B7\u30FC\u30B0\u30E9\u30B9", "\u0E2B\u0E0D\u0E49\u0E32\u0E17\u0E30\u0E40\u0E25\u0E2A\u0E32\u0E19", "\u0639\u0634\u0628 \u0628\u062D\u0631\u064A", "Seegras"],
  seasalt: ["scent", "sea salt", "\u6D77\u76D0\u9999", "\u30B7\u30FC\u30BD\u30EB\u30C8\u306E\u9999\u308A", "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E40\u0E01\u0E25\u0E37\u0E2D\u0E17\u0E30\u0E40\u0E25", "\u0631\u0627\u0626\u062D\u0629 \u0645\u0644\u062D \u0627\u0644\u0628\u062D\u0631", "Meersalz"],
  selfinflating: [
    "features",
    "self-inflating",
    "\u81EA\u52A8\u5145\u6C14",
    "\u81EA\u52D5\u81A8\u5F35",
    "\u0E1E\u0E2D\u0E07\u0E25\u0E21\u0E40\u0E2D\u0E07",
    "\u0646\u0641\u062E \u0630\u0627\u062A\u064A",
    "selbstaufblasend"
  ],
  setof: ["pieces", "set of {}", "{}\u4EF6\u7EC4", "{}\u500B\u30BB\u30C3\u30C8", "\u0E0A\u0E38\u0E14 {} \u0E0A\u0E34\u0E49\u0E19", "\u0637\u0642\u0645 \u0645\u0646 {}", "{}er-Set"],
  sharpener: [
    "features",
    "with sharpener",
    "\u9644\u78E8\u5200\u5668",
    "\u30B7\u30E3\u30FC\u30D7\u30CA\u30FC\u4ED8\u304D",
    "\u0E21\u0E35\u0E17\u0E35\u0E48\u0E25\u0E31\u0E1A\u0E21\u0E35\u0E14",
    "\u0645\u0639 \u0645\u0628\u0631\u0627\u0629",
    "mit Sch\xE4rfer"
  ],
  shockproof: ["features", "shockproof", "\u9632\u6454", "\u8010\u885D\u6483", "\u0E01\u0E31\u0E19\u0E01\u0E23\u0E30\u0E41\u0E17\u0E01", "\u0645\u0642\u0627\u0648\u0645\u0629 \u0644\u0644\u0635\u062F\u0645\u0627\u062A", "sto\xDFfest"],
  shuttles: ["pieces", "{} shuttles", "{}\u53EA\u7FBD\u6BDB\u7403", "\u30B7\u30E3\u30C8\u30EB{}\u500B", "\u0E25\u0E39\u0E01 {} \u0E25\u0E39\u0E01", "{} \u0631\u064A\u0634\u0627\u062A", "{} B\xE4lle"],
  silentmove: [
    "noise",
    "no ticking",
    "\u9759\u97F3\u626B\u79D2",
    "\u97F3\u306E\u3057\u306A\u3044\u9023\u7D9A\u79D2\u91DD",
    "\u0E40\u0E14\u0E34\u0E19\u0E40\u0E07\u0E35\u0E22\u0E1A",
    "\u0628\u0644\u0627 \u062A\u0643\u062A\u0643\u0629",
    "ohne Ticken"
  ],
  silicone: ["material", "silicone", "\u7845\u80F6", "\u30B7\u30EA\u30B3\u30FC\u30F3", "\u0E0B\u0E34\u0E25\u0E34\u0E42\u0E04\u0E19", "\u0633\u064A\u0644\u064A\u0643\u0648\u0646", "Silikon"],
  softwheels: ["features", "soft wheels", "\u8F6F\u8F6E", "\u30BD\u30D5\u30C8\u30A6\u30A3\u30FC\u30EB", "\u0E25\u0E49\u0E2D\u0E19\u0E38\u0E48\u0E21", "\u0639\u062C\u0644\u0627\u062A \u0646\u0627\u0639\u0645\u0629", "weiche Rollen"],
  soywax: ["material", "soy wax", "\u5927\u8C46\u8721", "\u30BD\u30A4\u30EF\u30C3\u30AF\u30B9", "\u0E44\u0E02\u0E16\u0E31\u0E48\u0E27\u0E40\u0E2B\u0E25\u0E37\u0E2D\u0E07", "\u0634\u0645\u0639 \u0627\u0644\u0635\u0648\u064A\u0627", "Sojawachs"],
  stackable: ["features", "stackable", "\u53EF\u53E0\u653E", "\u91CD\u306D\u3089\u308C\u308B", "\u0E0B\u0E49\u0E2D\u0E19\u0E40\u0E01\u0E47\u0E1A\u0E44\u0E14\u0E49", "\u062A\u0635\u0645\u064A\u0645 \u0642\u0627\u0628\u0644 \u0644\u0644\u062A\u0643\u062F\u064A\u0633", "stapelbar"],
  steel: [
    "material",
    "stainless steel",
    "\u4E0D\u9508\u94A2",
    "\u30B9\u30C6\u30F3\u30EC\u30B9\u88FD|\u30B9\u30C6\u30F3\u30EC\u30B9",
    "\u0E2A\u0E40\u0E15\u0E19\u0E40\u0E25\u0E2A",
    "\u0641\u0648\u0644\u0627\u0630 \u0645\u0642\u0627\u0648\u0645 \u0644\u0644\u0635\u062F\u0623",
    "Edelstahl"
  ],
  steelframe: [
    "material",
    "steel frame",
    "\u94A2\u67B6",
    "\u30B9\u30C1\u30FC\u30EB\u30D5\u30EC\u30FC\u30E0",
    "\u0E40\u0E1F\u0E23\u0E21\u0E40\u0E2B\u0E25\u0E47\u0E01",
    "\u0647\u064A\u0643\u0644 \u0641\u0648\u0644\u0627\u0630\u064A",
    "Stahlrahmen"
  ],
  steelrim: [
    "features",
    "steel rim",
    "\u4E0D\u9508\u94A2\u5305\u8FB9",
    "\u30B9\u30C6\u30F3\u30EC\u30B9\u7E01",
    "\u0E02\u0E2D\u0E1A\u0E2A\u0E40\u0E15\u0E19\u0E40\u0E25\u0E2A",
    "\u062D\u0627\u0641\u0629 \u0641\u0648\u0644\u0627\u0630\u064A\u0629",
    "Edelstahlrand"
  ],
  stitched: ["features", "stitched", "\u673A\u7F1D", "\u7E2B\u3044\u5408\u308F\u305B", "\u0E40\u0E22\u0E47\u0E1A\u0E15\u0E30\u0E40\u0E02\u0E47\u0E1A", "\u0645\u062E\u064A\u0637\u0629", "gen\xE4ht"],
  stoneware: ["material", "stoneware", "\u70BB\u74F7", "\u30B9\u30C8\u30FC\u30F3\u30A6\u30A7\u30A2", "\u0E2A\u0E42\u0E15\u0E19\u0E41\u0E27\u0E23\u0E4C", "\u062E\u0632\u0641 \u062D\u062C\u0631\u064A", "Steinzeug"],
  strainer: ["features", "with strainer", "\u5E26\u6EE4\u7F51", "\u8336\u3053\u3057\u4ED8\u304D", "\u0E21\u0E35\u0E17\u0E35\u0E48\u0E01\u0E23\u0E2D\u0E07", "\u0645\u0639 \u0645\u0635\u0641\u0627\u0629", "mit Sieb"],
  strap: [
    "features",
    "carrying strap",
    "\u9644\u80CC\u5E26",
    "\u30B9\u30C8\u30E9\u30C3\u30D7\u4ED8\u304D",
    "\u0E21\u0E35\u0E2A\u0E32\u0E22\u0E2A\u0E30\u0E1E\u0E32\u0E22",
    "\u0645\u0639 \u062D\u0632\u0627\u0645 \u062D\u0645\u0644",
    "mit Tragegurt"
  ],
  strawlid: ["features", "straw lid", "\u5438\u7BA1\u76D6", "\u30B9\u30C8\u30ED\u30FC\u4ED8\u304D", "\u0E1D\u0E32\u0E2B\u0E25\u0E2D\u0E14\u0E14\u0E39\u0E14", "\u063A\u0637\u0627\u0621 \u0628\u0634\u0641\u0627\u0637", "Trinkhalmdeckel"],
  terracotta: ["material", "terracotta", "\u8D64\u9676", "\u30C6\u30E9\u30B3\u30C3\u30BF", "\u0E14\u0E34\u0E19\u0E40\u0E1C\u0E32", "\u062A\u064A\u0631\u0627\u0643\u0648\u062A\u0627", "Terrakotta"],
  threelayer: [
    "material",
    "three-layer base",
    "\u4E09\u5C42\u590D\u5E95",
    "\u4E09\u5C64\u5E95",
    "\u0E01\u0E49\u0E19\u0E2A\u0E32\u0E21\u0E0A\u0E31\u0E49\u0E19",
    "\u0642\u0627\u0639\u062F\u0629 \u062B\u0644\u0627\u062B\u064A\u0629",
    "Dreischichtboden"
  ],
  training: ["use", "for training", "\u8BAD\u7EC3\u7528", "\u7DF4\u7FD2\u7403", "\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E1D\u0E36\u0E01\u0E0B\u0E49\u0E2D\u0E21", "\u0644\u0644\u062A\u062F\u0631\u064A\u0628", "f\xFCr das Training"],
  tritan: [
    "material",
    "shatterproof jug",
    "\u9632\u6454\u676F\u4F53",
    "\u5272\u308C\u306B\u304F\u3044\u5BB9\u5668",
    "\u0E42\u0E16\u0E01\u0E31\u0E19\u0E41\u0E15\u0E01",
    "\u0625\u0628\u0631\u064A\u0642 \u0645\u0642\u0627\u0648\u0645 \u0644\u0644\u0643\u0633\u0631",
    "bruchfester Beh\xE4lter"
  ],
  ultralight: ["features", "ultralight", "\u8D85\u8F7B", "\u8D85\u8EFD\u91CF", "\u0E40\u0E1A\u0E32\u0E1E\u0E34\u0E40\u0E28\u0E29", "\u0648\u0632\u0646 \u062E\u0641\u064A\u0641 \u062C\u062F\u064B\u0627", "ultraleicht"],
  uncoated: ["material", "uncoated", "\u65E0\u6D82\u5C42", "\u7121\u5857\u88C5", "\u0E44\u0E21\u0E48\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A\u0E2A\u0E32\u0E23", "\u0628\u0644\u0627 \u0637\u0644\u0627\u0621", "unbeschichtet"],
  upholstered: [
    "material",
    "upholstered seat",
    "\u8F6F\u5305\u5EA7\u9762",
    "\u5F35\u308A\u3050\u308B\u307F\u5EA7\u9762",
    "\u0E40\u0E1A\u0E32\u0E30\u0E1A\u0E38\u0E19\u0E27\u0E21",
    "\u0645\u0642\u0639\u062F \u0645\u0646\u062C\u0651\u062F",
    "gepolstert"
  ],
  uvblock: [
    "features",
    "UV protection",
    "\u9632\u7D2B\u5916\u7EBF",
    "\u6674\u96E8\u517C\u7528\u30FBUV\u30AB\u30C3\u30C8",
    "\u0E01\u0E31\u0E19\u0E22\u0E39\u0E27\u0E35",
    "\u062D\u0645\u0627\u064A\u0629 \u0645\u0646 \u0627\u0644\u0623\u0634\u0639\u0629",
    "UV-Schutz"
  ],
  velvet: ["material", "velvet", "\u4E1D\u7ED2", "\u30D9\u30EB\u30D9\u30C3\u30C8", "\u0E1C\u0E49\u0E32\u0E01\u0E33\u0E21\u0E30\u0E2B\u0E22\u0E35\u0E48", "\u0645\u062E\u0645\u0644", "Samt"],
  vents: [
    "features",
    "{} vents",
    "{}\u4E2A\u901A\u98CE\u5B54",
    "\u901A\u6C17\u5B54{}\u500B",
    "\u0E0A\u0E48\u0E2D\u0E07\u0E25\u0E21 {} \u0E0A\u0E48\u0E2D\u0E07",
    "{} [\u0641\u062A\u062D\u0629/\u0641\u062A\u062D\u0627\u062A] \u062A\u0647\u0648\u064A\u0629",
    "{} Bel\xFCftungs\xF6ffnungen"
  ],
  vinylcoat: [
    "material",
    "vinyl coating",
    "\u6D78\u5851\u8868\u9762",
    "\u30D3\u30CB\u30FC\u30EB\u30B3\u30FC\u30C8",
    "\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A\u0E44\u0E27\u0E19\u0E34\u0E25",
    "\u0637\u0644\u0627\u0621 \u0641\u064A\u0646\u064A\u0644",
    "Vinylbezug"
  ],
  washable30: [
    "care",
    "washable at 30 \xB0C",
    "\u53EF30\u5EA6\u673A\u6D17",
    "30\u2103\u6D17\u6FEF\u53EF",
    "\u0E0B\u0E31\u0E01\u0E44\u0E14\u0E49 30 \xB0C",
    "\u063A\u0633\u0644 \u0639\u0644\u0649 30 \u062F\u0631\u062C\u0629",
    "waschbar bei 30 \xB0C"
  ],
  washable60: [
    "care",
    "washable at 60 \xB0C",
    "\u53EF60\u5EA6\u673A\u6D17",
    "60\u2103\u6D17\u6FEF\u53EF",
    "\u0E0B\u0E31\u0E01\u0E44\u0E14\u0E49 60 \xB0C",
    "\u063A\u0633\u0644 \u0639\u0644\u0649 60 \u062F\u0631\u062C\u0629",
    "waschbar bei 60 \xB0C"
  ],
  watercolumn: [
    "waterResistance",
    "{} mm water column",
    "\u9632\u6C34{}\u6BEB\u7C73",
    "\u8010\u6C34\u5727{}mm",
    "\u0E01\u0E31\u0E19\u0E19\u0E49\u0E33 {} \u0E21\u0E21.",
    "\u0639\u0645\u0648\u062F \u0645\u0627\u0621 {} \u0645\u0645",
    "{} mm Wassers\xE4ule"
  ],
  waterproof: ["waterResistance", "waterproof", "\u9632\u6C34", "\u9632\u6C34", "\u0E01\u0E31\u0E19\u0E19\u0E49\u0E33", "\u0645\u0642\u0627\u0648\u0645\u0629 \u0644\u0644\u0645\u0627\u0621", "wasserdicht"],
  waterrepellent: [
    "waterResistance",
    "water-repellent",
    "\u9632\u6CFC\u6C34",
    "\u64A5\u6C34",
    "\u0E01\u0E31\u0E19\u0E25\u0E30\u0E2D\u0E2D\u0E07\u0E19\u0E49\u0E33",
    "\u062E\u0627\u0645\u0629 \u0637\u0627\u0631\u062F\u0629 \u0644\u0644\u0645\u0627\u0621",
    "wasserabweisend"
  ],
  wheels: ["features", "with wheels", "\u5E26\u6EDA\u8F6E", "\u30AD\u30E3\u30B9\u30BF\u30FC\u4ED8\u304D", "\u0E21\u0E35\u0E25\u0E49\u0E2D\u0E25\u0E32\u0E01", "\u0645\u0639 \u0639\u062C\u0644\u0627\u062A", "mit Rollen"],
  wheels52: [
    "features",
    "52 mm wheels",
    "52\u6BEB\u7C73\u8F6E",
    "52mm\u30A6\u30A3\u30FC\u30EB",
    "\u0E25\u0E49\u0E2D 52 \u0E21\u0E21.",
    "\u0639\u062C\u0644\u0627\u062A 52 \u0645\u0645",
    "52-mm-Rollen"
  ],
  wicker: ["material", "wicker", "\u67F3\u7F16", "\u67F3\u7DE8\u307F", "\u0E2B\u0E27\u0E32\u0E22\u0E2A\u0E32\u0E19", "\u062E\u0648\u0635", "Weidengeflecht"],
  windproof: ["features", "windproof", "\u6297\u98CE", "\u8010\u98A8", "\u0E15\u0E49\u0E32\u0E19\u0E25\u0E21", "\u0645\u0642\u0627\u0648\u0645\u0629 \u0644\u0644\u0631\u064A\u062D", "windfest"],
  windshield: ["features", "windshield", "\u9632\u98CE\u7F69", "\u98A8\u9632\u4ED8\u304D", "\u0E21\u0E35\u0E17\u0E35\u0E48\u0E1A\u0E31\u0E07\u0E25\u0E21", "\u0648\u0627\u0642\u064A \u0631\u064A\u062D", "Windschutz"],
  wood: ["material", "solid wood", "\u5B9E\u6728", "\u5929\u7136\u6728", "\u0E44\u0E21\u0E49\u0E41\u0E17\u0E49", "\u062E\u0634\u0628 \u0637\u0628\u064A\u0639\u064A", "Massivholz"],
  woodpot: ["material", "wooden pot", "\u6728\u8D28\u82B1\u76C6", "\u6728\u88FD\u9262", "\u0E01\u0E23\u0E30\u0E16\u0E32\u0E07\u0E44\u0E21\u0E49", "\u0623\u0635\u064A\u0635 \u062E\u0634\u0628\u064A", "Holztopf"],
  woolfelt: ["material", "wool felt", "\u7F8A\u6BDB\u6BE1", "\u30A6\u30FC\u30EB\u30D5\u30A7\u30EB\u30C8", "\u0E2A\u0E31\u0E01\u0E2B\u0E25\u0E32\u0E14\u0E02\u0E19\u0E41\u0E01\u0E30", "\u0644\u0628\u0627\u062F \u0635\u0648\u0641", "Wollfilz"]
};

// apps/api/db/demo/phrases/tech.ts
var techPhrases = {
  "4k": ["resolution", "4K", "4K\u8D85\u6E05", "4K\u5BFE\u5FDC", "\u0E04\u0E27\u0E32\u0E21\u0E25\u0E30\u0E40\u0E2D\u0E35\u0E22\u0E14 4K", "\u062F\u0642\u0629 4K", "4K"],
  aa: ["battery", "AA battery", "\u4F7F\u75285\u53F7\u7535\u6C60", "\u53583\u96FB\u6C60\u5F0F", "\u0E43\u0E0A\u0E49\u0E16\u0E48\u0E32\u0E19 AA", "\u062A\u0639\u0645\u0644 \u0628\u0628\u0637\u0627\u0631\u064A\u0629 AA", "AA-Batterie"],
  alarm: ["features", "alarm", "\u5E26\u95F9\u949F", "\u30A2\u30E9\u30FC\u30E0\u4ED8\u304D", "\u0E21\u0E35\u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32\u0E1B\u0E25\u0E38\u0E01", "\u0645\u0639 \u0645\u0646\u0628\u0647", "mit Wecker"],
  aluminium: [
    "material",
    "aluminium",
    "\u94DD\u5408\u91D1",
    "\u30A2\u30EB\u30DF\u88FD|\u30A2\u30EB\u30DF\u30CB\u30A6\u30E0",
    "\u0E2D\u0E30\u0E25\u0E39\u0E21\u0E34\u0E40\u0E19\u0E35\u0E22\u0E21",
    "\u0623\u0644\u0648\u0645\u0646\u064A\u0648\u0645",
    "Aluminium"
  ],
  anc: [
    "features",
    "noise cancelling",
    "\u4E3B\u52A8\u964D\u566A",
    "\u30CE\u30A4\u30BA\u30AD\u30E3\u30F3\u30BB\u30EA\u30F3\u30B0",
    "\u0E15\u0E31\u0E14\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E23\u0E1A\u0E01\u0E27\u0E19",
    "\u0639\u0632\u0644 \u0636\u0648\u0636\u0627\u0621 \u0646\u0634\u0637",
    "Noise-Cancelling"
  ],
  angled: [
    "features",
    "angled plug",
    "\u5F2F\u5934\u8BBE\u8BA1",
    "L\u5B57\u30B3\u30CD\u30AF\u30BF",
    "\u0E2B\u0E31\u0E27\u0E07\u0E2D 90 \u0E2D\u0E07\u0E28\u0E32",
    "\u0642\u0627\u0628\u0633 \u0628\u0632\u0627\u0648\u064A\u0629",
    "gewinkelter Stecker"
  ],
  autofocus: [
    "features",
    "autofocus",
    "\u81EA\u52A8\u5BF9\u7126",
    "\u30AA\u30FC\u30C8\u30D5\u30A9\u30FC\u30AB\u30B9",
    "\u0E2D\u0E2D\u0E42\u0E15\u0E49\u0E42\u0E1F\u0E01\u0E31\u0E2A",
    "\u062A\u0631\u0643\u064A\u0632 \u062A\u0644\u0642\u0627\u0626\u064A",
    "Autofokus"
  ],
  backbuttons: [
    "controls",
    "back buttons",
    "\u80CC\u952E",
    "\u80CC\u9762\u30DC\u30BF\u30F3",
    "\u0E1B\u0E38\u0E48\u0E21\u0E14\u0E49\u0E32\u0E19\u0E2B\u0E25\u0E31\u0E07",
    "\u0623\u0632\u0631\u0627\u0631 \u062E\u0644\u0641\u064A\u0629",
    "Tasten auf der R\xFCckseite"
  ],
  backlit: [
    "features",
    "backlit keyboard",
    "\u80CC\u5149\u952E\u76D8",
    "\u30D0\u30C3\u30AF\u30E9\u30A4\u30C8\u30AD\u30FC\u30DC\u30FC\u30C9",
    "\u0E04\u0E35\u0E22\u0E4C\u0E1A\u0E2D\u0E23\u0E4C\u0E14\u0E21\u0E35\u0E44\u0E1F",
    "\u0644\u0648\u062D\u0629 \u0645\u0641\u0627\u062A\u064A\u062D \u0645\u0636\u064A\u0626\u0629",
    "beleuchtete Tastatur"
  ],
  battery: [
    "battery",
    "{} h battery|{} h",
    "\u7EED\u822A{}\u5C0F\u65F6|{}\u5C0F\u65F6",
    "\u6700\u5927{}\u6642\u9593\u99C6\u52D5|{}\u6642\u9593",
    "\u0E41\u0E1A\u0E15\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49 {} \u0E0A\u0E21.|{} \u0E0A\u0E21.",
    "\u0628\u0637\u0627\u0631\u064A\u0629 {} [\u0633\u0627\u0639\u0629/\u0633\u0627\u0639\u0627\u062A]|{} [\u0633\u0627\u0639\u0629/\u0633\u0627\u0639\u0627\u062A]",
    "{} Std. Laufzeit|{} Std."
  ],
  bigkeys: ["controls", "large keys", "\u5927\u6309\u952E", "\u5927\u304D\u306A\u30DC\u30BF\u30F3", "\u0E1B\u0E38\u0E48\u0E21\u0E43\u0E2B\u0E0D\u0E48", "\u0623\u0632\u0631\u0627\u0631 \u0643\u0628\u064A\u0631\u0629", "gro\xDFe Tasten"],
  boomarm: [
    "features",
    "with boom arm",
    "\u5E26\u60AC\u81C2\u652F\u67B6",
    "\u30A2\u30FC\u30E0\u4ED8\u304D",
    "\u0E21\u0E35\u0E41\u0E02\u0E19\u0E08\u0E31\u0E1A\u0E44\u0E21\u0E04\u0E4C",
    "\u0645\u0639 \u0630\u0631\u0627\u0639",
    "mit Schwenkarm"
  ],
  borderless: [
    "features",
    "borderless photos",
    "\u65E0\u8FB9\u8DDD\u7167\u7247\u6253\u5370",
    "\u30D5\u30C1\u306A\u3057\u5370\u5237",
    "\u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E44\u0E23\u0E49\u0E02\u0E2D\u0E1A",
    "\u0637\u0628\u0627\u0639\u0629 \u0635\u0648\u0631 \u0628\u0644\u0627 \u062D\u0648\u0627\u0641",
    "randloser Fotodruck"
  ],
  braided: ["material", "braided", "\u7F16\u7EC7\u5916\u76AE", "\u7DE8\u307F\u8FBC\u307F", "\u0E2A\u0E32\u0E22\u0E16\u0E31\u0E01\u0E17\u0E19\u0E17\u0E32\u0E19|\u0E41\u0E1A\u0E1A\u0E16\u0E31\u0E01", "\u063A\u0644\u0627\u0641 \u0645\u0636\u0641\u0651\u0631", "geflochten"],
  brushless: [
    "power",
    "brushless motor",
    "\u65E0\u5237\u9AD8\u901F\u7535\u673A",
    "\u30D6\u30E9\u30B7\u30EC\u30B9\u30E2\u30FC\u30BF\u30FC",
    "\u0E21\u0E2D\u0E40\u0E15\u0E2D\u0E23\u0E4C\u0E44\u0E23\u0E49\u0E41\u0E1B\u0E23\u0E07\u0E16\u0E48\u0E32\u0E19",
    "\u0645\u062D\u0631\u0643 \u0628\u0644\u0627 \u0641\u0631\u0634",
    "b\xFCrstenloser Motor"
  ],
  bt: [
    "connectivity",
    "Bluetooth {=}",
    "\u84DD\u7259{=}",
    "Bluetooth {=}",
    "\u0E1A\u0E25\u0E39\u0E17\u0E39\u0E18 {=}",
    "\u0628\u0644\u0648\u062A\u0648\u062B {=}",
    "Bluetooth {=}"
  ],
  builtincable: [
    "features",
    "built-in cable",
    "\u81EA\u5E26\u7EBF",
    "\u30B1\u30FC\u30D6\u30EB\u5185\u8535",
    "\u0E2A\u0E32\u0E22\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E43\u0E19\u0E15\u0E31\u0E27",
    "\u0643\u0627\u0628\u0644 \u0645\u062F\u0645\u062C",
    "Kabel integriert"
  ],
  bunrack: [
    "features",
    "bun rack",
    "\u5E26\u70D8\u70E4\u67B6",
    "\u30D1\u30F3\u6E29\u3081\u30E9\u30C3\u30AF\u4ED8\u304D",
    "\u0E21\u0E35\u0E15\u0E30\u0E41\u0E01\u0E23\u0E07\u0E2D\u0E38\u0E48\u0E19\u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07",
    "\u0631\u0641 \u0644\u0644\u062E\u0628\u0632 \u0627\u0644\u0645\u062F\u0648\u0631",
    "Br\xF6tchenaufsatz"
  ],
  camera: [
    "camera",
    "{} MP camera|{} MP",
    "{}00\u4E07\u50CF\u7D20|{}00\u4E07\u50CF\u7D20",
    "{}00\u4E07\u753B\u7D20\u30AB\u30E1\u30E9|{}00\u4E07\u753B\u7D20",
    "\u0E01\u0E25\u0E49\u0E2D\u0E07 {} \u0E25\u0E49\u0E32\u0E19\u0E1E\u0E34\u0E01\u0E40\u0E0B\u0E25",
    "\u0643\u0627\u0645\u064A\u0631\u0627 {} \u0645\u064A\u063A\u0627\u0628\u0643\u0633\u0644|{} \u0645\u064A\u063A\u0627\u0628\u0643\u0633\u0644",
    "{}-MP-Kamera|{} MP"
  ],
  cardioid: [
    "sensor",
    "cardioid",
    "\u5FC3\u5F62\u6307\u5411",
    "\u5358\u4E00\u6307\u5411\u6027",
    "\u0E23\u0E31\u0E1A\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E41\u0E1A\u0E1A\u0E04\u0E32\u0E23\u0E4C\u0E14\u0E34\u0E2D\u0E2D\u0E22\u0E14\u0E4C",
    "\u0627\u0644\u062A\u0642\u0627\u0637 \u0623\u062D\u0627\u062F\u064A \u0627\u0644\u0627\u062A\u062C\u0627\u0647",
    "Nierencharakteristik"
  ],
  cardreader: [
    "ports",
    "card reader",
    "\u5E26\u8BFB\u5361\u5668|\u8BFB\u5361\u5668",
    "\u30AB\u30FC\u30C9\u30EA\u30FC\u30C0\u30FC\u4ED8\u304D|\u30AB\u30FC\u30C9\u30EA\u30FC\u30C0\u30FC",
    "\u0E0A\u0E48\u0E2D\u0E07\u0E2D\u0E48\u0E32\u0E19\u0E01\u0E32\u0E23\u0E4C\u0E14",
    "\u0642\u0627\u0631\u0626 \u0628\u0637\u0627\u0642\u0627\u062A",
    "Kartenleser"
  ],
  clamp: ["features", "with clamp", "\u5939\u5F0F\u5B89\u88C5", "\u30AF\u30E9\u30F3\u30D7\u5F0F", "\u0E41\u0E1A\u0E1A\u0E2B\u0E19\u0E35\u0E1A\u0E42\u0E15\u0E4A\u0E30", "\u0628\u0645\u0634\u0628\u0643 \u062A\u062B\u0628\u064A\u062A", "mit Klemmfu\xDF"],
  compact: ["features", "compact", "\u5C0F\u5DE7\u4FBF\u643A", "\u30B3\u30F3\u30D1\u30AF\u30C8", "\u0E02\u0E19\u0E32\u0E14\u0E01\u0E30\u0E17\u0E31\u0E14\u0E23\u0E31\u0E14", "\u0628\u062D\u062C\u0645 \u0635\u063A\u064A\u0631", "kompakt"],
  coverage: [
    "coverage",
    "up to {} m\xB2",
    "\u8986\u76D6\u7EA6{}\u5E73\u65B9\u7C73",
    "\u6700\u5927{}\u33A1\u5BFE\u5FDC",
    "\u0E04\u0E23\u0E2D\u0E1A\u0E04\u0E25\u0E38\u0E21 {} \u0E15\u0E23.\u0E21.",
    "\u062A\u063A\u0637\u064A\u0629 \u062D\u062A\u0649 {} \u0645\xB2",
    "bis {} m\xB2"
  ],
  curved: ["screen", "curved", "\u66F2\u9762\u5C4F", "\u66F2\u9762", "\u0E08\u0E2D\u0E42\u0E04\u0E49\u0E07", "\u0634\u0627\u0634\u0629 \u0645\u0646\u062D\u0646\u064A\u0629", "Curved"],
  dab: ["connectivity", "DAB+", "\u652F\u6301DAB+", "DAB+\u5BFE\u5FDC", "\u0E23\u0E31\u0E1A\u0E04\u0E25\u0E37\u0E48\u0E19 DAB+", "\u0627\u0633\u062A\u0642\u0628\u0627\u0644 DAB+", "DAB+"],
  days: [
    "battery",
    "{}-day battery|{} days",
    "\u7EED\u822A{}\u5929|{}\u5929",
    "\u96FB\u6C60\u6700\u5927{}\u65E5|{}\u65E5",
    "\u0E41\u0E1A\u0E15\u0E2D\u0E22\u0E39\u0E48\u0E44\u0E14\u0E49 {} \u0E27\u0E31\u0E19|{} \u0E27\u0E31\u0E19",
    "\u0628\u0637\u0627\u0631\u064A\u0629 \u062A\u062F\u0648\u0645 {} [\u064A\u0648\u0645\u064B\u0627/\u0623\u064A\u0627\u0645]|{} [\u064A\u0648\u0645\u064B\u0627/\u0623\u064A\u0627\u0645]",
    "{} Tage Akku|{} Tage"
  ],
  defrost: [
    "features",
    "defrost setting",
    "\u89E3\u51BB\u529F\u80FD",
    "\u89E3\u51CD\u6A5F\u80FD",
    "\u0E42\u0E2B\u0E21\u0E14\u0E25\u0E30\u0E25\u0E32\u0E22\u0E19\u0E49\u0E33\u0E41\u0E02\u0E47\u0E07",
    "\u0648\u0636\u0639 \u0625\u0630\u0627\u0628\u0629 \u0627\u0644\u062B\u0644\u062C",
    "Auftaustufe"
  ],
  diffuser: [
    "features",
    "with diffuser",
    "\u9644\u6269\u6563\u98CE\u7F69",
    "\u30C7\u30A3\u30D5\u30E5\u30FC\u30B6\u30FC\u4ED8\u304D",
    "\u0E41\u0E16\u0E21\u0E2B\u0E31\u0E27\u0E01\u0E23\u0E30\u0E08\u0E32\u0E22\u0E25\u0E21",
    "\u0645\u0639 \u0645\u0644\u062D\u0642 \u0646\u0634\u0631 \u0627\u0644\u0647\u0648\u0627\u0621",
    "mit Diffusor"
  ],
  digital: ["screen", "digital display", "\u6570\u5B57\u663E\u793A", "\u30C7\u30B8\u30BF\u30EB\u8868\u793A", "\u0E08\u0E2D\u0E14\u0E34\u0E08\u0E34\u0E17\u0E31\u0E25", "\u0639\u0631\u0636 \u0631\u0642\u0645\u064A", "Digitalanzeige"],
  dimmable: ["light", "dimmable", "\u53EF\u8C03\u5149", "\u8ABF\u5149\u3067\u304D\u308B", "\u0E1B\u0E23\u0E31\u0E1A\u0E04\u0E27\u0E32\u0E21\u0E2A\u0E27\u0E48\u0E32\u0E07\u0E44\u0E14\u0E49", "\u0625\u0636\u0627\u0621\u0629 \u0642\u0627\u0628\u0644\u0629 \u0644\u0644\u062A\u0639\u062A\u064A\u0645", "dimmbar"],
  doublewall: ["material", "double wall", "\u53CC\u5C42\u58F6\u8EAB", "\u4E8C\u91CD\u69CB\u9020", "\u0E1C\u0E19\u0E31\u0E07\u0E2A\u0E2D\u0E07\u0E0A\u0E31\u0E49\u0E19", "\u062C\u062F\u0627\u0631 \u0645\u0632\u062F\u0648\u062C", "doppelwandig"],
  dpi: ["sensor", "{} dpi", "{} DPI", "{} dpi", "{} DPI", "{} dpi", "{} dpi"],
  dualband: ["connectivity", "dual band", "\u53CC\u9891", "\u30C7\u30E5\u30A2\u30EB\u30D0\u30F3\u30C9", "\u0E14\u0E39\u0E2D\u0E31\u0E25\u0E41\u0E1A\u0E19\u0E14\u0E4C", "\u0646\u0637\u0627\u0642 \u0645\u0632\u062F\u0648\u062C", "Dualband"],
  dualhdmi: [
    "ports",
    "two HDMI outputs",
    "\u53CCHDMI\u8F93\u51FA",
    "HDMI 2\u753B\u9762\u51FA\u529B",
    "HDMI \u0E2A\u0E2D\u0E07\u0E0A\u0E48\u0E2D\u0E07",
    "\u0645\u062E\u0631\u062C\u0627 HDMI",
    "2 \xD7 HDMI"
  ],
  dualsim: ["network", "dual SIM", "\u53CC\u5361\u53CC\u5F85", "\u30C7\u30E5\u30A2\u30EBSIM", "\u0E2A\u0E2D\u0E07\u0E0B\u0E34\u0E21", "\u0634\u0631\u064A\u062D\u062A\u0627\u0646", "Dual-SIM"],
  dualvoltage: [
    "power",
    "dual voltage",
    "\u53CC\u7535\u538B",
    "\u6D77\u5916\u5BFE\u5FDC\u30FB2\u96FB\u5727",
    "\u0E23\u0E2D\u0E07\u0E23\u0E31\u0E1A\u0E2A\u0E2D\u0E07\u0E41\u0E23\u0E07\u0E14\u0E31\u0E19\u0E44\u0E1F",
    "\u062C\u0647\u062F \u0645\u0632\u062F\u0648\u062C",
    "umschaltbare Spannung"
  ],
  duplex: [
    "features",
    "double-sided printing",
    "\u81EA\u52A8\u53CC\u9762\u6253\u5370",
    "\u81EA\u52D5\u4E21\u9762\u5370\u5237",
    "\u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E2A\u0E2D\u0E07\u0E2B\u0E19\u0E49\u0E32\u0E2D\u0E31\u0E15\u0E42\u0E19\u0E21\u0E31\u0E15\u0E34",
    "\u0637\u0628\u0627\u0639\u0629 \u0639\u0644\u0649 \u0627\u0644\u0648\u062C\u0647\u064A\u0646",
    "Duplexdruck"
  ],
  e14: ["compatibility", "E14", "E14\u706F\u5934", "E14\u53E3\u91D1", "\u0E02\u0E31\u0E49\u0E27 E14", "\u0642\u0627\u0639\u062F\u0629 E14", "E14"],
  e27: ["compatibility", "E27", "E27\u706F\u5934", "E27\u53E3\u91D1", "\u0E02\u0E31\u0E49\u0E27 E27", "\u0642\u0627\u0639\u062F\u0629 E27", "E27"],
  earhook: ["fit", "ear hook", "\u8033\u6302\u5F0F", "\u8033\u639B\u3051\u5F0F", "\u0E41\u0E1A\u0E1A\u0E40\u0E01\u0E35\u0E48\u0E22\u0E27\u0E2B\u0E39", "\u062E\u0637\u0627\u0641 \u0644\u0644\u0623\u0630\u0646", "mit Ohrb\xFCgel"],
  encrypted: [
    "features",
    "encrypted",
    "\u786C\u4EF6\u52A0\u5BC6",
    "\u6697\u53F7\u5316\u5BFE\u5FDC",
    "\u0E40\u0E02\u0E49\u0E32\u0E23\u0E2B\u0E31\u0E2A\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25",
    "\u062A\u0634\u0641\u064A\u0631 \u0639\u062A\u0627\u062F\u064A",
    "verschl\xFCsselt"
  ],
  ergonomic: ["fit", "ergonomic", "\u4EBA\u4F53\u5DE5\u5B66", "\u30A8\u30EB\u30B4\u30CE\u30DF\u30AF\u30B9", "\u0E17\u0E23\u0E07\u0E16\u0E19\u0E31\u0E14\u0E21\u0E37\u0E2D", "\u062A\u0635\u0645\u064A\u0645 \u0645\u0631\u064A\u062D \u0644\u0644\u064A\u062F", "ergonomisch"],
  ethernet: ["ports", "Ethernet", "\u5343\u5146\u7F51\u53E3", "\u6709\u7DDALAN", "\u0E0A\u0E48\u0E2D\u0E07\u0E41\u0E25\u0E19", "\u0645\u0646\u0641\u0630 \u0625\u064A\u062B\u0631\u0646\u062A", "Ethernet"],
  eyecare: [
    "screen",
    "low blue light",
    "\u4F4E\u84DD\u5149\u62A4\u773C",
    "\u30D6\u30EB\u30FC\u30E9\u30A4\u30C8\u4F4E\u6E1B",
    "\u0E16\u0E19\u0E2D\u0E21\u0E2A\u0E32\u0E22\u0E15\u0E32",
    "\u0636\u0648\u0621 \u0623\u0632\u0631\u0642 \u0645\u0646\u062E\u0641\u0636",
    "augenschonend"
  ],
  fhd: ["resolution", "Full HD", "\u5168\u9AD8\u6E05", "\u30D5\u30EBHD", "\u0E1F\u0E39\u0E25\u0E40\u0E2D\u0E0A\u0E14\u0E35", "\u062F\u0642\u0629 Full HD", "Full HD"],
  fixedlens: [
    "lens",
    "fixed 28 mm lens",
    "28\u6BEB\u7C73\u5B9A\u7126",
    "28mm\u5358\u7126\u70B9",
    "\u0E40\u0E25\u0E19\u0E2A\u0E4C\u0E1F\u0E34\u0E01\u0E0B\u0E4C 28 \u0E21\u0E21.",
    "\u0639\u062F\u0633\u0629 \u062B\u0627\u0628\u062A\u0629 28 \u0645\u0645",
    "28-mm-Festbrennweite"
  ],
  flipscreen: [
    "screen",
    "tilting screen",
    "\u7FFB\u8F6C\u5C4F",
    "\u30C1\u30EB\u30C8\u6DB2\u6676",
    "\u0E08\u0E2D\u0E1E\u0E31\u0E1A\u0E44\u0E14\u0E49",
    "\u0634\u0627\u0634\u0629 \u0642\u0627\u0628\u0644\u0629 \u0644\u0644\u0625\u0645\u0627\u0644\u0629",
    "Klappdisplay"
  ],
  fm: ["connectivity", "FM", "FM\u8C03\u9891", "FM\u30E9\u30B8\u30AA", "\u0E23\u0E31\u0E1A\u0E04\u0E25\u0E37\u0E48\u0E19 FM", "\u0645\u0648\u062C\u0629 FM", "UKW"],
  foldable: ["features", "foldable", "\u53EF\u6298\u53E0", "\u6298\u308A\u305F\u305F\u307F\u5F0F", "\u0E1E\u0E31\u0E1A\u0E44\u0E14\u0E49", "\u062A\u0635\u0645\u064A\u0645 \u0642\u0627\u0628\u0644 \u0644\u0644\u0637\u064A", "faltbar"],
  fullsize: ["layout", "full size", "\u5168\u5C3A\u5BF8", "\u30D5\u30EB\u30B5\u30A4\u30BA", "\u0E02\u0E19\u0E32\u0E14\u0E40\u0E15\u0E47\u0E21", "\u062D\u062C\u0645 \u0643\u0627\u0645\u0644", "volle Gr\xF6\xDFe"],
  g4: ["network", "4G", "4G\u7F51\u7EDC", "4G\u5BFE\u5FDC", "4G", "\u0634\u0628\u0643\u0629 4G", "4G"],
  g5: ["network", "5G", "5G\u7F51\u7EDC", "5G\u5BFE\u5FDC", "5G", "\u0634\u0628\u0643\u0629 5G", "5G"],
  gan: ["features", "GaN", "\u6C2E\u5316\u9553", "GaN\u63A1\u7528", "\u0E40\u0E17\u0E04\u0E42\u0E19\u0E42\u0E25\u0E22\u0E35 GaN", "\u062A\u0642\u0646\u064A\u0629 GaN", "GaN"],
  gbps: ["speed", "{} Gbps", "{} Gbps", "{} Gbps", "{} Gbps", "{} \u063A\u064A\u063A\u0627\u0628\u062A/\u062B", "{} Gbit/s"],
  gooseneck: ["features", "gooseneck spout", "\u7EC6\u957F\u9E45\u9888\u5634", "\u7D30\u53E3", "\u0E04\u0E2D\u0E2B\u0E48\u0E32\u0E19", "\u0641\u0648\u0647\u0629 \u0631\u0641\u064A\u0639\u0629", "Schwanenhals"],
  gps: ["sensor", "GPS", "\u5185\u7F6EGPS", "GPS\u5185\u8535", "\u0E21\u0E35 GPS \u0E43\u0E19\u0E15\u0E31\u0E27", "\u0646\u0638\u0627\u0645 GPS", "GPS"],
  grinder: [
    "features",
    "built-in grinder",
    "\u5185\u7F6E\u78E8\u8C46\u673A",
    "\u30B0\u30E9\u30A4\u30F3\u30C0\u30FC\u5185\u8535",
    "\u0E21\u0E35\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1A\u0E14\u0E43\u0E19\u0E15\u0E31\u0E27",
    "\u0645\u0637\u062D\u0646\u0629 \u0645\u062F\u0645\u062C\u0629",
    "mit Mahlwerk"
  ],
  hallsticks: [
    "controls",
    "Hall-effect sticks",
    "\u970D\u5C14\u6447\u6746",
    "\u30DB\u30FC\u30EB\u52B9\u679C\u30B9\u30C6\u30A3\u30C3\u30AF",
    "\u0E01\u0E49\u0E32\u0E19\u0E2D\u0E19\u0E32\u0E25\u0E47\u0E2D\u0E01 Hall effect",
    "\u0639\u0635\u064A \u0628\u062A\u0642\u0646\u064A\u0629 \u0647\u0648\u0644",
    "Hall-Effekt-Sticks"
  ],
  hdmi4k: ["ports", "4K HDMI", "4K HDMI\u8F93\u51FA", "4K HDMI\u51FA\u529B", "HDMI 4K", "\u0645\u062E\u0631\u062C HDMI \u0628\u062F\u0642\u0629 4K", "4K-HDMI"],
  headout: [
    "ports",
    "headphone socket",
    "\u8033\u673A\u76D1\u542C\u53E3",
    "\u30D8\u30C3\u30C9\u30DB\u30F3\u7AEF\u5B50",
    "\u0E0A\u0E48\u0E2D\u0E07\u0E2B\u0E39\u0E1F\u0E31\u0E07",
    "\u0645\u0646\u0641\u0630 \u0633\u0645\u0627\u0639\u0627\u062A",
    "Kopfh\xF6rerausgang"
  ],
  heartrate: ["sensor", "heart rate sensor", "\u5FC3\u7387\u76D1\u6D4B", "\u5FC3\u62CD\u8A08", "\u0E27\u0E31\u0E14\u0E2D\u0E31\u0E15\u0E23\u0E32\u0E2B\u0E31\u0E27\u0E43\u0E08", "\u0642\u064A\u0627\u0633 \u0627\u0644\u0646\u0628\u0636", "Pulsmesser"],
  heightadjust: [
    "features",
    "adjustable height",
    "\u9AD8\u5EA6\u53EF\u8C03",
    "\u9AD8\u3055\u8ABF\u6574",
    "\u0E1B\u0E23\u0E31\u0E1A\u0E04\u0E27\u0E32\u0E21\u0E2A\u0E39\u0E07\u0E44\u0E14\u0E49",
    "\u0627\u0631\u062A\u0641\u0627\u0639 \u0642\u0627\u0628\u0644 \u0644\u0644\u0636\u0628\u0637",
    "h\xF6henverstellbar"
  ],
  hires: [
    "features",
    "hi-res audio",
    "\u9AD8\u89E3\u6790\u97F3\u8D28",
    "\u30CF\u30A4\u30EC\u30BE\u5BFE\u5FDC",
    "\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E44\u0E2E\u0E40\u0E23\u0E2A",
    "\u0635\u0648\u062A \u0639\u0627\u0644\u064A \u0627\u0644\u062F\u0642\u0629",
    "Hi-Res-Audio"
  ],
  hotswap: [
    "features",
    "hot-swap switches",
    "\u70ED\u63D2\u62D4\u8F74\u4F53",
    "\u30DB\u30C3\u30C8\u30B9\u30EF\u30C3\u30D7",
    "\u0E16\u0E2D\u0E14\u0E40\u0E1B\u0E25\u0E35\u0E48\u0E22\u0E19\u0E2A\u0E27\u0E34\u0E15\u0E0A\u0E4C\u0E44\u0E14\u0E49",
    "\u0645\u0641\u0627\u062A\u064A\u062D \u0642\u0627\u0628\u0644\u0629 \u0644\u0644\u062A\u0628\u062F\u064A\u0644",
    "Hot-Swap"
  ],
  inktank: [
    "features",
    "refillable ink tanks",
    "\u5927\u5BB9\u91CF\u58A8\u4ED3",
    "\u5927\u5BB9\u91CF\u30A4\u30F3\u30AF\u30BF\u30F3\u30AF",
    "\u0E41\u0E17\u0E47\u0E07\u0E01\u0E4C\u0E2B\u0E21\u0E36\u0E01\u0E40\u0E15\u0E34\u0E21\u0E44\u0E14\u0E49",
    "\u062E\u0632\u0627\u0646\u0627\u062A \u062D\u0628\u0631 \u0642\u0627\u0628\u0644\u0629 \u0644\u0644\u062A\u0639\u0628\u0626\u0629",
    "nachf\xFCllbare Tintentanks"
  ],
  ionic: ["features", "ionic", "\u8D1F\u79BB\u5B50", "\u30DE\u30A4\u30CA\u30B9\u30A4\u30AA\u30F3", "\u0E44\u0E2D\u0E2D\u0E2D\u0E19\u0E25\u0E1A", "\u062A\u0642\u0646\u064A\u0629 \u0627\u0644\u0623\u064A\u0648\u0646\u0627\u062A", "Ionen-Pflege"],
  ip: [
    "waterResistance",
    "IP{=} rated|IP{=}",
    "IP{=}\u9632\u6C34|IP{=}",
    "IP{=}\u9632\u6C34|IP{=}",
    "\u0E01\u0E31\u0E19\u0E19\u0E49\u0E33 IP{=}|IP{=}",
    "\u062D\u0645\u0627\u064A\u0629 IP{=}|IP{=}",
    "nach IP{=}|IP{=}"
  ],
  ips: ["screen", "IPS panel", "IPS\u5C4F", "IPS\u30D1\u30CD\u30EB", "\u0E08\u0E2D IPS", "\u0644\u0648\u062D\u0629 IPS", "IPS-Panel"],
  keepwarm: ["features", "keep warm", "\u4FDD\u6E29\u529F\u80FD", "\u4FDD\u6E29\u6A5F\u80FD", "\u0E2D\u0E38\u0E48\u0E19\u0E15\u0E48\u0E2D\u0E40\u0E19\u0E37\u0E48\u0E2D\u0E07", "\u062D\u0641\u0638 \u0627\u0644\u062D\u0631\u0627\u0631\u0629", "Warmhaltefunktion"],
  keys: [
    "layout",
    "{}% layout",
    "{}%\u914D\u5217|{}%",
    "{}%\u30EC\u30A4\u30A2\u30A6\u30C8|{}%",
    "\u0E40\u0E25\u0E22\u0E4C\u0E40\u0E2D\u0E32\u0E15\u0E4C {}%",
    "\u062A\u0635\u0645\u064A\u0645 {}%",
    "{} %-Layout"
  ],
  kidsmode: [
    "features",
    "children\u2019s mode",
    "\u513F\u7AE5\u6A21\u5F0F",
    "\u30AD\u30C3\u30BA\u30E2\u30FC\u30C9",
    "\u0E42\u0E2B\u0E21\u0E14\u0E40\u0E14\u0E47\u0E01",
    "\u0648\u0636\u0639 \u0627\u0644\u0623\u0637\u0641\u0627\u0644",
    "Kindermodus"
  ],
  laptop: [
    "compatibility",
    "{}-inch laptop sleeve",
    "\u53EF\u653E{}\u82F1\u5BF8\u7535\u8111",
    "{}\u30A4\u30F3\u30C1PC\u53CE\u7D0D",
    "\u0E43\u0E2A\u0E48\u0E42\u0E19\u0E49\u0E15\u0E1A\u0E38\u0E4A\u0E01 {} \u0E19\u0E34\u0E49\u0E27",
    "\u062C\u064A\u0628 \u0644\u0627\u0628\u062A\u0648\u0628 {} \u0628\u0648\u0635\u0629",
    "Laptopfach {} Zoll"
  ],
  levels: [
    "controls",
    "{} levels",
    "{}\u6863\u8C03\u8282",
    "{}\u6BB5\u968E\u8ABF\u7BC0",
    "\u0E1B\u0E23\u0E31\u0E1A {} \u0E23\u0E30\u0E14\u0E31\u0E1A",
    "{} [\u0645\u0633\u062A\u0648\u0649/\u0645\u0633\u062A\u0648\u064A\u0627\u062A]",
    "{} Stufen"
  ],
  lidar: [
    "sensor",
    "laser navigation",
    "\u6FC0\u5149\u5BFC\u822A",
    "\u30EC\u30FC\u30B6\u30FC\u30DE\u30C3\u30D4\u30F3\u30B0",
    "\u0E19\u0E33\u0E17\u0E32\u0E07\u0E14\u0E49\u0E27\u0E22\u0E40\u0E25\u0E40\u0E0B\u0E2D\u0E23\u0E4C",
    "\u0645\u0644\u0627\u062D\u0629 \u0628\u0627\u0644\u0644\u064A\u0632\u0631",
    "Lasernavigation"
  ],
  linear: [
    "controls",
    "linear switches",
    "\u7EBF\u6027\u8F74",
    "\u30EA\u30CB\u30A2\u8EF8",
    "\u0E2A\u0E27\u0E34\u0E15\u0E0A\u0E4C\u0E25\u0E34\u0E40\u0E19\u0E35\u0E22\u0E23\u0E4C",
    "\u0645\u0641\u0627\u062A\u064A\u062D \u062E\u0637\u064A\u0629",
    "lineare Schalter"
  ],
  liquid: [
    "features",
    "liquid cooling",
    "\u6C34\u51B7\u6563\u70ED",
    "\u6C34\u51B7",
    "\u0E23\u0E30\u0E1A\u0E32\u0E22\u0E04\u0E27\u0E32\u0E21\u0E23\u0E49\u0E2D\u0E19\u0E14\u0E49\u0E27\u0E22\u0E19\u0E49\u0E33",
    "\u062A\u0628\u0631\u064A\u062F \u0645\u0627\u0626\u064A",
    "Wasserk\xFChlung"
  ],
  magnetring: ["features", "magnetic", "\u78C1\u5438", "\u30DE\u30B0\u30CD\u30C3\u30C8\u5BFE\u5FDC", "\u0E41\u0E21\u0E48\u0E40\u0E2B\u0E25\u0E47\u0E01", "\u062A\u062B\u0628\u064A\u062A \u0645\u063A\u0646\u0627\u0637\u064A\u0633\u064A", "magnetisch"],
  mah: ["battery", "{} mAh", "{}\u6BEB\u5B89", "{}mAh", "{} mAh", "{} \u0645\u0644\u0644\u064A \u0623\u0645\u0628\u064A\u0631", "{} mAh"],
  matte: ["screen", "matte screen", "\u96FE\u9762\u5C4F", "\u30CE\u30F3\u30B0\u30EC\u30A2", "\u0E08\u0E2D\u0E14\u0E49\u0E32\u0E19", "\u0634\u0627\u0634\u0629 \u0645\u0637\u0641\u064A\u0629", "mattes Display"],
  megapixels: ["sensor", "{} MP", "{}00\u4E07\u50CF\u7D20", "{}00\u4E07\u753B\u7D20", "{} \u0E25\u0E49\u0E32\u0E19\u0E1E\u0E34\u0E01\u0E40\u0E0B\u0E25", "{} \u0645\u064A\u063A\u0627\u0628\u0643\u0633\u0644", "{} MP"],
  memory: [
    "memory",
    "{} readings stored",
    "{}\u7EC4\u8BB0\u5FC6",
    "{}\u56DE\u5206\u30E1\u30E2\u30EA\u30FC",
    "\u0E08\u0E33\u0E04\u0E48\u0E32 {} \u0E04\u0E23\u0E31\u0E49\u0E07",
    "\u064A\u062D\u0641\u0638 {} \u0642\u0631\u0627\u0621\u0629",
    "{} Messwerte"
  ],
  mesh: ["connectivity", "mesh system", "\u7F51\u72B6\u8986\u76D6", "\u30E1\u30C3\u30B7\u30E5\u5BFE\u5FDC", "\u0E23\u0E30\u0E1A\u0E1A\u0E40\u0E21\u0E0A", "\u0634\u0628\u0643\u0629 \u0645\u064A\u0634", "Mesh-System"],
  mop: [
    "features",
    "vacuum and mop",
    "\u626B\u62D6\u4E00\u4F53",
    "\u5438\u5F15\uFF0B\u6C34\u62ED\u304D",
    "\u0E14\u0E39\u0E14\u0E41\u0E25\u0E30\u0E16\u0E39\u0E1E\u0E37\u0E49\u0E19",
    "\u0643\u0646\u0633 \u0648\u0645\u0633\u062D",
    "Saugen und Wischen"
  ],
  multidevice: [
    "connectivity",
    "pairs with 3 devices",
    "\u591A\u8BBE\u5907\u8FDE\u63A5",
    "\u30DE\u30EB\u30C1\u30DA\u30A2\u30EA\u30F3\u30B0",
    "\u0E15\u0E48\u0E2D\u0E44\u0E14\u0E49\u0E2B\u0E25\u0E32\u0E22\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07",
    "\u0627\u062A\u0635\u0627\u0644 \u0628\u0639\u062F\u0629 \u0623\u062C\u0647\u0632\u0629",
    "f\xFCr mehrere Ger\xE4te"
  ],
  noisemic: [
    "features",
    "noise-reducing mic",
    "\u964D\u566A\u9EA6\u514B\u98CE",
    "\u30CE\u30A4\u30BA\u4F4E\u6E1B\u30DE\u30A4\u30AF",
    "\u0E44\u0E21\u0E04\u0E4C\u0E25\u0E14\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E23\u0E1A\u0E01\u0E27\u0E19",
    "\u0645\u064A\u0643\u0631\u0648\u0641\u0648\u0646 \u0645\u0642\u0644\u0644 \u0644\u0644\u0636\u0648\u0636\u0627\u0621",
    "rauschminderndes Mikrofon"
  ],
  oled: ["screen", "OLED screen", "OLED\u5C4F", "\u6709\u6A5FEL\u753B\u9762|\u6709\u6A5FEL", "\u0E08\u0E2D OLED", "\u0634\u0627\u0634\u0629 OLED", "OLED-Display"],
  optical: [
    "ports",
    "optical input",
    "\u5149\u7EA4\u8F93\u5165",
    "\u5149\u30C7\u30B8\u30BF\u30EB\u5165\u529B",
    "\u0E0A\u0E48\u0E2D\u0E07\u0E2D\u0E2D\u0E1B\u0E15\u0E34\u0E04\u0E31\u0E25",
    "\u0645\u062F\u062E\u0644 \u0636\u0648\u0626\u064A",
    "optischer Eingang"
  ],
  outerscreen: [
    "screen",
    "outer display",
    "\u5916\u5C4F",
    "\u30B5\u30D6\u30C7\u30A3\u30B9\u30D7\u30EC\u30A4",
    "\u0E08\u0E2D\u0E14\u0E49\u0E32\u0E19\u0E19\u0E2D\u0E01",
    "\u0634\u0627\u0634\u0629 \u062E\u0627\u0631\u062C\u064A\u0629",
    "Au\xDFendisplay"
  ],
  pd: [
    "power",
    "{} W charging|{} W",
    "{}W\u5FEB\u5145|{} W",
    "{}W\u6025\u901F\u5145\u96FB|{}W",
    "\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E40\u0E23\u0E47\u0E27 {} \u0E27\u0E31\u0E15\u0E15\u0E4C|{} \u0E27\u0E31\u0E15\u0E15\u0E4C",
    "\u0634\u062D\u0646 \u0633\u0631\u064A\u0639 {} \u0648\u0627\u0637|{} \u0648\u0627\u0637",
    "{} W Laden|{} W"
  ],
  pen: ["features", "pen included", "\u9644\u624B\u5199\u7B14", "\u30DA\u30F3\u4ED8\u5C5E", "\u0E21\u0E35\u0E1B\u0E32\u0E01\u0E01\u0E32", "\u0645\u0639 \u0642\u0644\u0645", "mit Stift"],
  plugplay: [
    "compatibility",
    "plug and play",
    "\u514D\u9A71\u5373\u63D2\u5373\u7528",
    "\u30C9\u30E9\u30A4\u30D0\u30FC\u4E0D\u8981",
    "\u0E40\u0E2A\u0E35\u0E22\u0E1A\u0E41\u0E25\u0E49\u0E27\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E40\u0E25\u0E22",
    "\u062A\u0648\u0635\u064A\u0644 \u0648\u062A\u0634\u063A\u064A\u0644",
    "Plug-and-play"
  ],
  portable: ["features", "portable", "\u4FBF\u643A", "\u6301\u3061\u904B\u3079\u308B", "\u0E1E\u0E01\u0E1E\u0E32\u0E2A\u0E30\u0E14\u0E27\u0E01", "\u0633\u0647\u0648\u0644\u0629 \u0627\u0644\u062D\u0645\u0644", "tragbar"],
  portafilter: [
    "features",
    "{} mm portafilter",
    "{}\u6BEB\u7C73\u624B\u67C4",
    "{}mm\u30DD\u30EB\u30BF\u30D5\u30A3\u30EB\u30BF\u30FC",
    "\u0E14\u0E49\u0E32\u0E21\u0E0A\u0E07 {} \u0E21\u0E21.",
    "\u062D\u0627\u0645\u0644 \u0641\u0644\u062A\u0631 {} \u0645\u0645",
    "{}-mm-Siebtr\xE4ger"
  ],
  ports: ["ports", "{} ports", "{}\u53E3", "{}\u30DD\u30FC\u30C8", "{} \u0E1E\u0E2D\u0E23\u0E4C\u0E15", "{} [\u0645\u0646\u0641\u0630\u064B\u0627/\u0645\u0646\u0627\u0641\u0630]", "{} Anschl\xFCsse"],
  "ports:1": ["ports", "single port", "\u5355\u53E3", "1\u30DD\u30FC\u30C8", "\u0E2B\u0E19\u0E36\u0E48\u0E07\u0E1E\u0E2D\u0E23\u0E4C\u0E15", "\u0645\u0646\u0641\u0630 \u0648\u0627\u062D\u062F", "ein Anschluss"],
  "ports:2": ["ports", "two ports", "\u53CC\u53E3", "2\u30DD\u30FC\u30C8", "\u0E2A\u0E2D\u0E07\u0E1E\u0E2D\u0E23\u0E4C\u0E15", "\u0645\u0646\u0641\u0630\u0627\u0646", "zwei Anschl\xFCsse"],
  ppm: [
    "speed",
    "{} pages a minute",
    "\u6BCF\u5206\u949F{}\u9875",
    "\u6BCE\u5206{}\u679A",
    "{} \u0E2B\u0E19\u0E49\u0E32\u0E15\u0E48\u0E2D\u0E19\u0E32\u0E17\u0E35",
    "{} [\u0635\u0641\u062D\u0629/\u0635\u0641\u062D\u0627\u062A] \u0641\u064A \u0627\u0644\u062F\u0642\u064A\u0642\u0629",
    "{} Seiten pro Minute"
  ],
  pressure: ["power", "{} bar", "{}\u5DF4\u538B\u529B", "{}\u6C17\u5727", "\u0E41\u0E23\u0E07\u0E14\u0E31\u0E19 {} \u0E1A\u0E32\u0E23\u0E4C", "\u0636\u063A\u0637 {} \u0628\u0627\u0631", "{} bar"],
  "pressure:0": [
    "sensor",
    "pressure control",
    "\u538B\u529B\u611F\u5E94",
    "\u62BC\u3057\u3064\u3051\u9632\u6B62",
    "\u0E40\u0E0B\u0E47\u0E19\u0E40\u0E0B\u0E2D\u0E23\u0E4C\u0E41\u0E23\u0E07\u0E01\u0E14",
    "\u0645\u0633\u062A\u0634\u0639\u0631 \u0627\u0644\u0636\u063A\u0637",
    "Andruckkontrolle"
  ],
  pulse: ["controls", "pulse setting", "\u8109\u51B2\u70B9\u52A8", "\u30D1\u30EB\u30B9\u6A5F\u80FD", "\u0E42\u0E2B\u0E21\u0E14\u0E1E\u0E31\u0E25\u0E2A\u0E4C", "\u0648\u0636\u0639 \u0646\u0628\u0636\u064A", "Pulsfunktion"],
  qhd: ["resolution", "QHD", "2K\u9AD8\u6E05", "WQHD", "\u0E04\u0E27\u0E32\u0E21\u0E25\u0E30\u0E40\u0E2D\u0E35\u0E22\u0E14 QHD", "\u062F\u0642\u0629 QHD", "QHD"],
  quiet: ["noise", "quiet", "\u9759\u97F3", "\u9759\u97F3\u8A2D\u8A08", "\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E40\u0E07\u0E35\u0E22\u0E1A", "\u062A\u0634\u063A\u064A\u0644 \u0647\u0627\u062F\u0626", "leise"],
  ram: ["memory", "{} GB RAM", "{} GB\u5185\u5B58", "\u30E1\u30E2\u30EA{}GB", "\u0E41\u0E23\u0E21 {} GB", "\u0630\u0627\u0643\u0631\u0629 {} \u063A\u064A\u063A\u0627\u0628\u0627\u064A\u062A", "{} GB RAM"],
  rechargeable: [
    "power",
    "rechargeable",
    "\u53EF\u5145\u7535",
    "\u5145\u96FB\u5F0F",
    "\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E44\u0E1F\u0E44\u0E14\u0E49",
    "\u0628\u0637\u0627\u0631\u064A\u0629 \u0642\u0627\u0628\u0644\u0629 \u0644\u0644\u0634\u062D\u0646",
    "wiederaufladbar"
  ],
  remote: [
    "controls",
    "remote control",
    "\u9065\u63A7",
    "\u30EA\u30E2\u30B3\u30F3\u64CD\u4F5C",
    "\u0E1A\u0E31\u0E07\u0E04\u0E31\u0E1A\u0E14\u0E49\u0E27\u0E22\u0E23\u0E35\u0E42\u0E21\u0E15",
    "\u062A\u062D\u0643\u0645 \u0639\u0646 \u0628\u0639\u062F",
    "ferngesteuert"
  ],
  repairable: [
    "features",
    "easy to repair",
    "\u6613\u7EF4\u4FEE",
    "\u4FEE\u7406\u3057\u3084\u3059\u3044\u8A2D\u8A08",
    "\u0E0B\u0E48\u0E2D\u0E21\u0E07\u0E48\u0E32\u0E22",
    "\u0633\u0647\u0648\u0644\u0629 \u0627\u0644\u0625\u0635\u0644\u0627\u062D",
    "reparierbar"
  ],
  retro: [
    "features",
    "retro design",
    "\u590D\u53E4\u9020\u578B",
    "\u30EC\u30C8\u30ED\u30C7\u30B6\u30A4\u30F3",
    "\u0E14\u0E35\u0E44\u0E0B\u0E19\u0E4C\u0E22\u0E49\u0E2D\u0E19\u0E22\u0E38\u0E04",
    "\u062A\u0635\u0645\u064A\u0645 \u0643\u0644\u0627\u0633\u064A\u0643\u064A",
    "Retro-Design"
  ],
  rgb: ["light", "RGB lighting", "RGB\u706F\u6548", "RGB\u30E9\u30A4\u30C8", "\u0E44\u0E1F RGB", "\u0625\u0636\u0627\u0621\u0629 RGB", "RGB-Licht"],
  scanner: [
    "features",
    "with scanner",
    "\u6253\u5370\u626B\u63CF\u4E00\u4F53",
    "\u30B9\u30AD\u30E3\u30CA\u30FC\u4ED8\u304D",
    "\u0E21\u0E35\u0E2A\u0E41\u0E01\u0E19\u0E40\u0E19\u0E2D\u0E23\u0E4C",
    "\u0645\u0639 \u0645\u0627\u0633\u062D \u0636\u0648\u0626\u064A",
    "mit Scanner"
  ],
  selfempty: [
    "features",
    "self-emptying",
    "\u81EA\u52A8\u96C6\u5C18",
    "\u81EA\u52D5\u30B4\u30DF\u53CE\u96C6",
    "\u0E40\u0E17\u0E1D\u0E38\u0E48\u0E19\u0E2D\u0E31\u0E15\u0E42\u0E19\u0E21\u0E31\u0E15\u0E34",
    "\u062A\u0641\u0631\u064A\u063A \u0630\u0627\u062A\u064A",
    "Selbstentleerung"
  ],
  shutter: [
    "features",
    "privacy shutter",
    "\u9690\u79C1\u906E\u76D6",
    "\u30D7\u30E9\u30A4\u30D0\u30B7\u30FC\u30B7\u30E3\u30C3\u30BF\u30FC",
    "\u0E1D\u0E32\u0E1B\u0E34\u0E14\u0E40\u0E25\u0E19\u0E2A\u0E4C",
    "\u063A\u0637\u0627\u0621 \u062E\u0635\u0648\u0635\u064A\u0629",
    "Sichtschutz"
  ],
  silent: ["noise", "silent clicks", "\u9759\u97F3\u6309\u952E", "\u9759\u97F3\u30AF\u30EA\u30C3\u30AF", "\u0E04\u0E25\u0E34\u0E01\u0E40\u0E07\u0E35\u0E22\u0E1A", "\u0646\u0642\u0631\u0627\u062A \u0635\u0627\u0645\u062A\u0629", "leise Tasten"],
  sixink: ["features", "six-colour ink", "\u516D\u8272\u58A8\u6C34", "6\u8272\u30A4\u30F3\u30AF", "\u0E2B\u0E21\u0E36\u0E01\u0E2B\u0E01\u0E2A\u0E35", "\u0633\u062A\u0629 \u0623\u0644\u0648\u0627\u0646 \u062D\u0628\u0631", "sechs Farben"],
  slim: ["features", "slim", "\u7EA4\u8584", "\u8584\u578B", "\u0E1A\u0E32\u0E07\u0E40\u0E09\u0E35\u0E22\u0E1A", "\u062A\u0635\u0645\u064A\u0645 \u0646\u062D\u064A\u0641", "schlank"],
  slots: ["capacity", "{} slots", "{}\u7247\u88C5|{}\u7247", "{}\u679A\u713C\u304D", "{} \u0E0A\u0E48\u0E2D\u0E07", "{} \u0641\u062A\u062D\u0627\u062A", "{} Scheiben"],
  "slots:2": ["capacity", "2 slices", "\u4E24\u7247", "2\u679A\u713C\u304D", "2 \u0E0A\u0E48\u0E2D\u0E07", "\u0641\u062A\u062D\u062A\u0627\u0646", "2 Scheiben"],
  sos: ["features", "SOS button", "\u4E00\u952E\u6C42\u52A9", "SOS\u30DC\u30BF\u30F3", "\u0E1B\u0E38\u0E48\u0E21\u0E09\u0E38\u0E01\u0E40\u0E09\u0E34\u0E19 SOS", "\u0632\u0631 \u0637\u0648\u0627\u0631\u0626", "SOS-Taste"],
  speed: ["speed", "{} MB/s", "{} MB/s", "\u6700\u5927{}MB/\u79D2", "{} MB/s", "{} \u0645\u064A\u063A\u0627\u0628\u0627\u064A\u062A/\u062B", "{} MB/s"],
  stabilised: [
    "features",
    "image stabiliser",
    "\u5149\u5B66\u9632\u6296",
    "\u624B\u3076\u308C\u88DC\u6B63",
    "\u0E01\u0E31\u0E19\u0E2A\u0E31\u0E48\u0E19",
    "\u0645\u062B\u0628\u062A \u0635\u0648\u0631\u0629",
    "Bildstabilisator"
  ],
  steamwand: ["features", "steam wand", "\u84B8\u6C7D\u5976\u6CE1\u68D2", "\u30B9\u30C1\u30FC\u30E0\u30CE\u30BA\u30EB", "\u0E01\u0E49\u0E32\u0E19\u0E2A\u0E15\u0E35\u0E21\u0E19\u0E21", "\u0639\u0635\u0627 \u0628\u062E\u0627\u0631", "Dampfd\xFCse"],
  suction: [
    "power",
    "{} Pa suction|{} Pa",
    "{}Pa\u5438\u529B",
    "\u5438\u5F15\u529B{}Pa",
    "\u0E41\u0E23\u0E07\u0E14\u0E39\u0E14 {} Pa",
    "\u0634\u0641\u0637 {} \u0628\u0627\u0633\u0643\u0627\u0644",
    "{} Pa Saugkraft"
  ],
  tactile: [
    "controls",
    "tactile switches",
    "\u6BB5\u843D\u8F74",
    "\u30BF\u30AF\u30BF\u30A4\u30EB\u8EF8",
    "\u0E2A\u0E27\u0E34\u0E15\u0E0A\u0E4C\u0E41\u0E17\u0E47\u0E01\u0E44\u0E17\u0E25\u0E4C",
    "\u0645\u0641\u0627\u062A\u064A\u062D \u0644\u0645\u0633\u064A\u0629",
    "taktile Schalter"
  ],
  tapmute: [
    "controls",
    "tap to mute",
    "\u89E6\u6478\u9759\u97F3",
    "\u30BF\u30C3\u30C1\u30DF\u30E5\u30FC\u30C8",
    "\u0E41\u0E15\u0E30\u0E1B\u0E34\u0E14\u0E40\u0E2A\u0E35\u0E22\u0E07",
    "\u0643\u062A\u0645 \u0628\u0627\u0644\u0644\u0645\u0633",
    "Stummschaltung per Fingertipp"
  ],
  tempcontrol: [
    "controls",
    "variable temperature",
    "\u53EF\u63A7\u6E29",
    "\u6E29\u5EA6\u8ABF\u7BC0",
    "\u0E1B\u0E23\u0E31\u0E1A\u0E2D\u0E38\u0E13\u0E2B\u0E20\u0E39\u0E21\u0E34\u0E44\u0E14\u0E49",
    "\u062D\u0631\u0627\u0631\u0629 \u0642\u0627\u0628\u0644\u0629 \u0644\u0644\u0636\u0628\u0637",
    "Temperaturwahl"
  ],
  threeinone: [
    "features",
    "charges three devices",
    "\u4E09\u5408\u4E00\u5145\u7535",
    "3\u53F0\u540C\u6642\u5145\u96FB",
    "\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E2A\u0E32\u0E21\u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C",
    "\u064A\u0634\u062D\u0646 \u062B\u0644\u0627\u062B\u0629 \u0623\u062C\u0647\u0632\u0629",
    "l\xE4dt drei Ger\xE4te"
  ],
  timer: ["features", "timer", "\u5B9A\u65F6\u529F\u80FD", "\u30BF\u30A4\u30DE\u30FC\u4ED8\u304D", "\u0E15\u0E31\u0E49\u0E07\u0E40\u0E27\u0E25\u0E32\u0E44\u0E14\u0E49", "\u0645\u0624\u0642\u062A", "Timer"],
  touchdim: ["controls", "touch dimmer", "\u89E6\u63A7\u8C03\u5149", "\u30BF\u30C3\u30C1\u8ABF\u5149", "\u0E41\u0E15\u0E30\u0E2B\u0E23\u0E35\u0E48\u0E44\u0E1F", "\u062A\u0639\u062A\u064A\u0645 \u0628\u0627\u0644\u0644\u0645\u0633", "Touch-Dimmer"],
  transparencymode: [
    "features",
    "transparency mode",
    "\u901A\u900F\u6A21\u5F0F",
    "\u5916\u97F3\u53D6\u308A\u8FBC\u307F",
    "\u0E42\u0E2B\u0E21\u0E14\u0E23\u0E31\u0E1A\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E20\u0E32\u0E22\u0E19\u0E2D\u0E01",
    "\u0648\u0636\u0639 \u0627\u0644\u0634\u0641\u0627\u0641\u064A\u0629",
    "Transparenzmodus"
  ],
  travelcase: [
    "features",
    "travel case",
    "\u9644\u65C5\u884C\u76D2",
    "\u30C8\u30E9\u30D9\u30EB\u30B1\u30FC\u30B9\u4ED8\u304D",
    "\u0E21\u0E35\u0E01\u0E25\u0E48\u0E2D\u0E07\u0E1E\u0E01\u0E1E\u0E32",
    "\u0639\u0644\u0628\u0629 \u0633\u0641\u0631",
    "mit Reiseetui"
  ],
  triband: ["connectivity", "tri-band", "\u4E09\u9891", "\u30C8\u30E9\u30A4\u30D0\u30F3\u30C9", "\u0E44\u0E15\u0E23\u0E41\u0E1A\u0E19\u0E14\u0E4C", "\u0646\u0637\u0627\u0642 \u062B\u0644\u0627\u062B\u064A", "Triband"],
  twopack: ["pieces", "two units", "\u53CC\u53EA\u88C5", "2\u53F0\u30BB\u30C3\u30C8", "\u0E0A\u0E38\u0E14\u0E2A\u0E2D\u0E07\u0E15\u0E31\u0E27", "\u0648\u062D\u062F\u062A\u0627\u0646", "Zweierset"],
  usbc: ["ports", "USB-C", "USB-C\u63A5\u53E3", "USB-C\u5BFE\u5FDC|USB-C", "USB-C", "\u0645\u0646\u0641\u0630 USB-C", "USB-C"],
  vibration: ["features", "vibration", "\u632F\u52A8\u53CD\u9988", "\u632F\u52D5\u6A5F\u80FD", "\u0E23\u0E30\u0E1A\u0E1A\u0E2A\u0E31\u0E48\u0E19", "\u0627\u0647\u062A\u0632\u0627\u0632", "Vibration"],
  warmwhite: ["light", "warm white", "\u6696\u5149", "\u96FB\u7403\u8272", "\u0E41\u0E2A\u0E07\u0E27\u0E2D\u0E23\u0E4C\u0E21\u0E44\u0E27\u0E17\u0E4C", "\u0636\u0648\u0621 \u0623\u0628\u064A\u0636 \u062F\u0627\u0641\u0626", "warmwei\xDF"],
  wideangle: ["lens", "wide angle", "\u5E7F\u89D2", "\u5E83\u89D2", "\u0E21\u0E38\u0E21\u0E01\u0E27\u0E49\u0E32\u0E07", "\u0632\u0627\u0648\u064A\u0629 \u0648\u0627\u0633\u0639\u0629", "Weitwinkel"],
  wideslot: ["features", "wide slots", "\u5BBD\u69FD", "\u30EF\u30A4\u30C9\u30B9\u30ED\u30C3\u30C8", "\u0E0A\u0E48\u0E2D\u0E07\u0E01\u0E27\u0E49\u0E32\u0E07", "\u0641\u062A\u062D\u0627\u062A \u0639\u0631\u064A\u0636\u0629", "breite Schlitze"],
  wifi: ["connectivity", "Wi-Fi {=}", "Wi-Fi {=}", "Wi-Fi {=}", "Wi-Fi {=}", "\u0648\u0627\u064A \u0641\u0627\u064A {=}", "Wi-Fi {=}"],
  wiredmode: ["connectivity", "wired", "\u6709\u7EBF", "\u6709\u7DDA", "\u0E41\u0E1A\u0E1A\u0E21\u0E35\u0E2A\u0E32\u0E22", "\u0633\u0644\u0643\u064A\u0629", "mit Kabel"],
  wireless: ["connectivity", "wireless", "\u65E0\u7EBF", "\u30EF\u30A4\u30E4\u30EC\u30B9", "\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22", "\u0627\u062A\u0635\u0627\u0644 \u0644\u0627\u0633\u0644\u0643\u064A", "kabellos"],
  wirelesscharge: [
    "features",
    "wireless charging",
    "\u65E0\u7EBF\u5145\u7535",
    "\u30EF\u30A4\u30E4\u30EC\u30B9\u5145\u96FB",
    "\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22",
    "\u0634\u062D\u0646 \u0644\u0627\u0633\u0644\u0643\u064A",
    "kabelloses Laden"
  ],
  zoom: ["lens", "{}\xD7 zoom", "{}\u500D\u53D8\u7126", "\u5149\u5B66{}\u500D\u30BA\u30FC\u30E0", "\u0E0B\u0E39\u0E21 {} \u0E40\u0E17\u0E48\u0E32", "\u062A\u0642\u0631\u064A\u0628 {}\xD7", "{}-fach-Zoom"]
};

// apps/api/db/demo/phrases/wear.ts
var wearPhrases = {
  acetate: ["material", "acetate", "\u677F\u6750\u955C\u6846", "\u30A2\u30BB\u30C6\u30FC\u30C8", "\u0E01\u0E23\u0E2D\u0E1A\u0E2D\u0E30\u0E0B\u0E34\u0E40\u0E15\u0E15", "\u0625\u0637\u0627\u0631 \u0623\u0633\u064A\u062A\u0627\u062A", "Acetat"],
  acrylic: [
    "material",
    "acrylic knit",
    "\u8148\u7EB6\u9488\u7EC7",
    "\u30A2\u30AF\u30EA\u30EB\u30CB\u30C3\u30C8",
    "\u0E44\u0E2B\u0E21\u0E1E\u0E23\u0E21\u0E2D\u0E30\u0E04\u0E23\u0E34\u0E25\u0E34\u0E01",
    "\u062A\u0631\u064A\u0643\u0648 \u0623\u0643\u0631\u064A\u0644\u064A\u0643",
    "Acrylstrick"
  ],
  adjustable: [
    "fit",
    "adjustable",
    "\u53EF\u8C03\u8282",
    "\u30B5\u30A4\u30BA\u8ABF\u6574\u53EF",
    "\u0E1B\u0E23\u0E31\u0E1A\u0E02\u0E19\u0E32\u0E14\u0E44\u0E14\u0E49",
    "\u0645\u0642\u0627\u0633 \u0642\u0627\u0628\u0644 \u0644\u0644\u062A\u0639\u062F\u064A\u0644",
    "verstellbar"
  ],
  algae: ["ingredients", "from algae", "\u85FB\u6CB9", "\u85FB\u7531\u6765", "\u0E08\u0E32\u0E01\u0E2A\u0E32\u0E2B\u0E23\u0E48\u0E32\u0E22", "\u0645\u0646 \u0627\u0644\u0637\u062D\u0627\u0644\u0628", "aus Algen"],
  aline: ["fit", "A-line", "A\u5B57\u7248\u578B", "A\u30E9\u30A4\u30F3", "\u0E17\u0E23\u0E07\u0E40\u0E2D", "\u0642\u0635\u0629 A", "A-Linie"],
  alladay: ["use", "for every day", "\u65E5\u5E38\u62A4\u7406", "\u6BCE\u65E5\u4F7F\u3048\u308B", "\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E17\u0E38\u0E01\u0E27\u0E31\u0E19", "\u0644\u0643\u0644 \u064A\u0648\u0645", "f\xFCr jeden Tag"],
  amberscent: ["scent", "amber", "\u7425\u73C0\u9999", "\u30A2\u30F3\u30D0\u30FC\u306E\u9999\u308A", "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E41\u0E2D\u0E21\u0E40\u0E1A\u0E2D\u0E23\u0E4C", "\u0631\u0627\u0626\u062D\u0629 \u0627\u0644\u0639\u0646\u0628\u0631", "Amber"],
  atm: [
    "waterResistance",
    "{} bar water resistant|{} bar",
    "{}0\u7C73\u9632\u6C34",
    "{}\u6C17\u5727\u9632\u6C34",
    "\u0E01\u0E31\u0E19\u0E19\u0E49\u0E33 {} \u0E1A\u0E32\u0E23\u0E4C",
    "\u0645\u0642\u0627\u0648\u0645\u0629 \u0645\u0627\u0621 {} \u0628\u0627\u0631",
    "wasserdicht bis {} bar"
  ],
  automaticmove: [
    "movement",
    "automatic",
    "\u81EA\u52A8\u673A\u68B0\u673A\u82AF",
    "\u81EA\u52D5\u5DFB\u304D",
    "\u0E01\u0E25\u0E44\u0E01\u0E2D\u0E2D\u0E42\u0E15\u0E40\u0E21\u0E15\u0E34\u0E01",
    "\u062D\u0631\u0643\u0629 \u0623\u0648\u062A\u0648\u0645\u0627\u062A\u064A\u0643\u064A\u0629",
    "Automatikwerk"
  ],
  baroque: [
    "material",
    "baroque pearls",
    "\u5DF4\u6D1B\u514B\u73CD\u73E0",
    "\u30D0\u30ED\u30C3\u30AF\u30D1\u30FC\u30EB",
    "\u0E21\u0E38\u0E01\u0E1A\u0E32\u0E42\u0E23\u0E01",
    "\u0644\u0624\u0644\u0624 \u0628\u0627\u0631\u0648\u0643",
    "Barockperlen"
  ],
  blockheel: ["heel", "block heel", "\u7C97\u8DDF", "\u30D6\u30ED\u30C3\u30AF\u30D2\u30FC\u30EB", "\u0E2A\u0E49\u0E19\u0E2B\u0E19\u0E32", "\u0643\u0639\u0628 \u0639\u0631\u064A\u0636", "Blockabsatz"],
  blockprint: [
    "features",
    "block-printed",
    "\u624B\u5DE5\u6728\u7248\u5370\u82B1",
    "\u30D6\u30ED\u30C3\u30AF\u30D7\u30EA\u30F3\u30C8",
    "\u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E25\u0E32\u0E22\u0E1A\u0E25\u0E47\u0E2D\u0E01\u0E44\u0E21\u0E49",
    "\u0637\u0628\u0627\u0639\u0629 \u064A\u062F\u0648\u064A\u0629 \u0628\u0627\u0644\u0642\u0648\u0627\u0644\u0628",
    "Handblockdruck"
  ],
  brass: [
    "closure",
    "brass buckle",
    "\u9EC4\u94DC\u6263",
    "\u771F\u936E\u30D0\u30C3\u30AF\u30EB",
    "\u0E2B\u0E31\u0E27\u0E17\u0E2D\u0E07\u0E40\u0E2B\u0E25\u0E37\u0E2D\u0E07",
    "\u0625\u0628\u0632\u064A\u0645 \u0646\u062D\u0627\u0633\u064A",
    "Messingschlie\xDFe"
  ],
  calendula: ["ingredients", "calendula", "\u91D1\u76CF\u82B1", "\u30AB\u30EC\u30F3\u30C7\u30E5\u30E9", "\u0E04\u0E32\u0E40\u0E25\u0E19\u0E14\u0E39\u0E25\u0E32", "\u0627\u0644\u0622\u0630\u0631\u064A\u0648\u0646", "Ringelblume"],
  calf: ["material", "calf leather", "\u5C0F\u725B\u76AE", "\u30AB\u30FC\u30D5\u30EC\u30B6\u30FC", "\u0E2B\u0E19\u0E31\u0E07\u0E25\u0E39\u0E01\u0E27\u0E31\u0E27", "\u062C\u0644\u062F \u0639\u062C\u0644", "Kalbsleder"],
  cards: ["capacity", "{} cards", "{}\u5361\u4F4D", "\u30AB\u30FC\u30C9{}\u679A", "\u0E43\u0E2A\u0E48\u0E1A\u0E31\u0E15\u0E23 {} \u0E43\u0E1A", "{} [\u0628\u0637\u0627\u0642\u0629/\u0628\u0637\u0627\u0642\u0627\u062A]", "{} Karten"],
  cashmere: ["material", "cashmere", "\u7F8A\u7ED2", "\u30AB\u30B7\u30DF\u30E4", "\u0E41\u0E04\u0E0A\u0E40\u0E21\u0E35\u0E22\u0E23\u0E4C", "\u0643\u0634\u0645\u064A\u0631", "Kaschmir"],
  cashmerelined: [
    "lining",
    "cashmere lining",
    "\u7F8A\u7ED2\u5185\u91CC",
    "\u30AB\u30B7\u30DF\u30E4\u88CF\u5730",
    "\u0E0B\u0E31\u0E1A\u0E41\u0E04\u0E0A\u0E40\u0E21\u0E35\u0E22\u0E23\u0E4C",
    "\u0628\u0637\u0627\u0646\u0629 \u0643\u0634\u0645\u064A\u0631",
    "Kaschmirfutter"
  ],
  ceramide: ["ingredients", "ceramides", "\u795E\u7ECF\u9170\u80FA", "\u30BB\u30E9\u30DF\u30C9\u914D\u5408", "\u0E40\u0E0B\u0E23\u0E32\u0E44\u0E21\u0E14\u0E4C", "\u0633\u064A\u0631\u0627\u0645\u064A\u062F", "Ceramide"],
  chain: ["strap", "with chain", "\u9644\u94FE\u6761", "\u30C1\u30A7\u30FC\u30F3\u4ED8\u304D", "\u0E21\u0E35\u0E2A\u0E32\u0E22\u0E42\u0E0B\u0E48", "\u0645\u0639 \u0633\u0644\u0633\u0644\u0629", "mit Kette"],
  coconut: [
    "ingredients",
    "coconut oil",
    "\u6930\u5B50\u6CB9",
    "\u30B3\u30B3\u30CA\u30C3\u30C4\u30AA\u30A4\u30EB",
    "\u0E19\u0E49\u0E33\u0E21\u0E31\u0E19\u0E21\u0E30\u0E1E\u0E23\u0E49\u0E32\u0E27",
    "\u0632\u064A\u062A \u062C\u0648\u0632 \u0627\u0644\u0647\u0646\u062F",
    "Kokos\xF6l"
  ],
  coinpocket: [
    "features",
    "coin pocket",
    "\u5E26\u96F6\u94B1\u888B",
    "\u5C0F\u92AD\u5165\u308C\u4ED8\u304D",
    "\u0E21\u0E35\u0E0A\u0E48\u0E2D\u0E07\u0E43\u0E2A\u0E48\u0E40\u0E2B\u0E23\u0E35\u0E22\u0E0D",
    "\u062C\u064A\u0628 \u0644\u0644\u0639\u0645\u0644\u0627\u062A",
    "M\xFCnzfach"
  ],
  contactless: ["features", "contactless", "\u975E\u63A5\u89E6\u6D4B\u6E29", "\u975E\u63A5\u89E6\u5F0F", "\u0E44\u0E21\u0E48\u0E15\u0E49\u0E2D\u0E07\u0E2A\u0E31\u0E21\u0E1C\u0E31\u0E2A", "\u062F\u0648\u0646 \u0644\u0645\u0633", "kontaktlos"],
  corduroy: ["material", "corduroy", "\u706F\u82AF\u7ED2", "\u30B3\u30FC\u30C7\u30E5\u30ED\u30A4", "\u0E1C\u0E49\u0E32\u0E25\u0E39\u0E01\u0E1F\u0E39\u0E01", "\u0642\u0637\u064A\u0641\u0629 \u0645\u0636\u0644\u0639\u0629", "Cord"],
  cork: ["material", "cork", "\u8F6F\u6728", "\u30B3\u30EB\u30AF", "\u0E44\u0E21\u0E49\u0E01\u0E4A\u0E2D\u0E01", "\u0641\u0644\u064A\u0646", "Kork"],
  corkfootbed: [
    "sole",
    "cork footbed",
    "\u8F6F\u6728\u978B\u5E8A",
    "\u30B3\u30EB\u30AF\u30D5\u30C3\u30C8\u30D9\u30C3\u30C9",
    "\u0E1E\u0E37\u0E49\u0E19\u0E04\u0E2D\u0E23\u0E4C\u0E01",
    "\u0646\u0639\u0644 \u062F\u0627\u062E\u0644\u064A \u0645\u0646 \u0627\u0644\u0641\u0644\u064A\u0646",
    "Korkfu\xDFbett"
  ],
  cotton: ["material", "pure cotton", "\u7EAF\u68C9", "\u7DBF100%", "\u0E1C\u0E49\u0E32\u0E1D\u0E49\u0E32\u0E22 100%", "\u0642\u0637\u0646 100%", "100 % Baumwolle"],
  cottontie: [
    "material",
    "cotton tie",
    "\u68C9\u8D28\u9886\u5E26",
    "\u7DBF\u30CD\u30AF\u30BF\u30A4",
    "\u0E40\u0E19\u0E04\u0E44\u0E17\u0E1C\u0E49\u0E32\u0E1D\u0E49\u0E32\u0E22",
    "\u0631\u0628\u0637\u0629 \u0642\u0637\u0646\u064A\u0629",
    "Baumwollkrawatte"
  ],
  cushioned: ["sole", "cushioned", "\u7F13\u9707", "\u30AF\u30C3\u30B7\u30E7\u30F3\u6027", "\u0E1E\u0E37\u0E49\u0E19\u0E19\u0E38\u0E48\u0E21\u0E23\u0E2D\u0E07\u0E23\u0E31\u0E1A\u0E41\u0E23\u0E07", "\u0646\u0639\u0644 \u0645\u0627\u0635 \u0644\u0644\u0635\u062F\u0645\u0627\u062A", "ged\xE4mpft"],
  derbycut: ["fit", "derby", "\u5FB7\u6BD4\u978B", "\u30C0\u30FC\u30D3\u30FC", "\u0E17\u0E23\u0E07\u0E40\u0E14\u0E2D\u0E23\u0E4C\u0E1A\u0E35\u0E49", "\u0642\u0635\u0629 \u062F\u064A\u0631\u0628\u064A", "Derby"],
  doublebreasted: [
    "fit",
    "double-breasted",
    "\u53CC\u6392\u6263",
    "\u30C0\u30D6\u30EB",
    "\u0E01\u0E23\u0E30\u0E14\u0E38\u0E21\u0E2A\u0E2D\u0E07\u0E41\u0E16\u0E27",
    "\u0635\u0641\u0627\u0646 \u0645\u0646 \u0627\u0644\u0623\u0632\u0631\u0627\u0631",
    "zweireihig"
  ],
  dropstyle: ["fit", "drop style", "\u8033\u5760\u6B3E", "\u30C9\u30ED\u30C3\u30D7\u30BF\u30A4\u30D7", "\u0E41\u0E1A\u0E1A\u0E2B\u0E49\u0E2D\u0E22", "\u0623\u0642\u0631\u0627\u0637 \u0645\u062A\u062F\u0644\u064A\u0629", "h\xE4ngend"],
  dryskin: [
    "skin",
    "for dry skin",
    "\u5E72\u76AE\u9002\u7528",
    "\u4E7E\u71E5\u808C\u5411\u3051",
    "\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E1C\u0E34\u0E27\u0E41\u0E2B\u0E49\u0E07",
    "\u0644\u0644\u0628\u0634\u0631\u0629 \u0627\u0644\u062C\u0627\u0641\u0629",
    "f\xFCr trockene Haut"
  ],
  earfore: [
    "features",
    "ear and forehead",
    "\u8033\u989D\u4E24\u7528",
    "\u8033\u3068\u304A\u3067\u3053\u4E21\u7528",
    "\u0E27\u0E31\u0E14\u0E2B\u0E39\u0E41\u0E25\u0E30\u0E2B\u0E19\u0E49\u0E32\u0E1C\u0E32\u0E01",
    "\u0644\u0644\u0623\u0630\u0646 \u0648\u0627\u0644\u062C\u0628\u064A\u0646",
    "f\xFCr Ohr und Stirn"
  ],
  easyiron: ["care", "easy to iron", "\u6613\u71A8\u70EB", "\u30A2\u30A4\u30ED\u30F3\u7C21\u5358", "\u0E23\u0E35\u0E14\u0E07\u0E48\u0E32\u0E22", "\u0643\u064A \u0633\u0647\u0644", "b\xFCgelleicht"],
  embroidered: ["features", "embroidered", "\u523A\u7EE3", "\u523A\u3057\u3085\u3046\u5165\u308A", "\u0E07\u0E32\u0E19\u0E1B\u0E31\u0E01", "\u062A\u0637\u0631\u064A\u0632", "bestickt"],
  engraved: ["features", "engraved", "\u523B\u7EB9", "\u5F6B\u308A\u6A21\u69D8", "\u0E41\u0E01\u0E30\u0E25\u0E32\u0E22", "\u0646\u0642\u0648\u0634 \u0645\u062D\u0641\u0648\u0631\u0629", "graviert"],
  exfoliating: ["use", "exfoliating", "\u53BB\u89D2\u8D28", "\u89D2\u8CEA\u30B1\u30A2", "\u0E02\u0E31\u0E14\u0E1C\u0E34\u0E27", "\u0644\u062A\u0642\u0634\u064A\u0631 \u0627\u0644\u0628\u0634\u0631\u0629", "Peeling"],
  flat: ["heel", "flat", "\u5E73\u5E95", "\u30D5\u30E9\u30C3\u30C8", "\u0E1E\u0E37\u0E49\u0E19\u0E41\u0E1A\u0E19", "\u0643\u0639\u0628 \u0645\u0633\u0637\u062D", "flach"],
  fleecelined: ["lining", "fleece lining", "\u6293\u7ED2\u5185\u91CC", "\u30D5\u30EA\u30FC\u30B9\u88CF\u5730", "\u0E0B\u0E31\u0E1A\u0E1F\u0E25\u0E35\u0E0B", "\u0628\u0637\u0627\u0646\u0629 \u0641\u0644\u064A\u0633", "Fleecefutter"],
  flexibletip: [
    "features",
    "flexible tip",
    "\u8F6F\u5934",
    "\u3084\u308F\u3089\u304B\u3044\u5148\u7AEF",
    "\u0E1B\u0E25\u0E32\u0E22\u0E2D\u0E48\u0E2D\u0E19",
    "\u0637\u0631\u0641 \u0645\u0631\u0646",
    "flexible Spitze"
  ],
  fragrancefree: ["scent", "fragrance-free", "\u65E0\u9999\u7CBE", "\u7121\u9999\u6599", "\u0E44\u0E21\u0E48\u0E41\u0E15\u0E48\u0E07\u0E01\u0E25\u0E34\u0E48\u0E19", "\u0628\u0644\u0627 \u0639\u0637\u0631", "parf\xFCmfrei"],
  freshwater: [
    "material",
    "freshwater pearls",
    "\u6DE1\u6C34\u73CD\u73E0",
    "\u6DE1\u6C34\u30D1\u30FC\u30EB",
    "\u0E21\u0E38\u0E01\u0E19\u0E49\u0E33\u0E08\u0E37\u0E14",
    "\u0644\u0624\u0644\u0624 \u0645\u064A\u0627\u0647 \u0639\u0630\u0628\u0629",
    "S\xFC\xDFwasserperlen"
  ],
  fullgrain: [
    "material",
    "full-grain leather",
    "\u5934\u5C42\u725B\u76AE",
    "\u30D5\u30EB\u30B0\u30EC\u30A4\u30F3\u30EC\u30B6\u30FC",
    "\u0E2B\u0E19\u0E31\u0E07\u0E41\u0E17\u0E49\u0E1F\u0E39\u0E25\u0E40\u0E01\u0E23\u0E19",
    "\u062C\u0644\u062F \u0637\u0628\u064A\u0639\u064A \u0643\u0627\u0645\u0644",
    "Vollleder"
  ],
  geleffect: ["features", "gel shine", "\u5149\u7597\u8D28\u611F", "\u30B8\u30A7\u30EB\u98A8", "\u0E40\u0E07\u0E32\u0E40\u0E2B\u0E21\u0E37\u0E2D\u0E19\u0E40\u0E08\u0E25", "\u0644\u0645\u0639\u0627\u0646 \u0627\u0644\u062C\u0644", "Gel-Effekt"],
  glossy: ["features", "glossy", "\u4EAE\u6CFD", "\u30C4\u30E4\u4ED5\u4E0A\u3052", "\u0E40\u0E19\u0E37\u0E49\u0E2D\u0E40\u0E07\u0E32", "\u0644\u0645\u0633\u0629 \u0644\u0627\u0645\u0639\u0629", "gl\xE4nzend"],
  goldplated: ["material", "gold-plated", "\u9540\u91D1", "\u30B4\u30FC\u30EB\u30C9\u30D7\u30EC\u30FC\u30C6\u30C3\u30C9", "\u0E0A\u0E38\u0E1A\u0E17\u0E2D\u0E07", "\u0637\u0644\u0627\u0621 \u0630\u0647\u0628\u064A", "vergoldet"],
  heavyweight: ["fit", "heavyweight", "\u91CD\u78C5", "\u539A\u624B", "\u0E1C\u0E49\u0E32\u0E2B\u0E19\u0E32", "\u0642\u0645\u0627\u0634 \u0633\u0645\u064A\u0643", "schwerer Stoff"],
  hyaluron: [
    "ingredients",
    "hyaluronic acid",
    "\u73BB\u5C3F\u9178",
    "\u30D2\u30A2\u30EB\u30ED\u30F3\u9178",
    "\u0E44\u0E2E\u0E22\u0E32\u0E25\u0E39\u0E23\u0E2D\u0E19",
    "\u062D\u0645\u0636 \u0627\u0644\u0647\u064A\u0627\u0644\u0648\u0631\u0648\u0646\u064A\u0643",
    "Hyalurons\xE4ure"
  ],
  kidsafe: [
    "use",
    "suitable for children",
    "\u513F\u7AE5\u9002\u7528",
    "\u5B50\u3069\u3082\u306B\u3082\u4F7F\u3048\u308B",
    "\u0E40\u0E14\u0E47\u0E01\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49",
    "\u0644\u0644\u0623\u0637\u0641\u0627\u0644",
    "f\xFCr Kinder geeignet"
  ],
  konjac: ["material", "konjac", "\u9B54\u828B\u7EA4\u7EF4", "\u3053\u3093\u306B\u3083\u304F", "\u0E1A\u0E38\u0E01", "\u0623\u0644\u064A\u0627\u0641 \u0627\u0644\u0643\u0648\u0646\u062C\u0627\u0643", "Konjak"],
  lambleather: ["material", "lamb leather", "\u7F8A\u76AE", "\u30E9\u30E0\u30EC\u30B6\u30FC", "\u0E2B\u0E19\u0E31\u0E07\u0E41\u0E01\u0E30", "\u062C\u0644\u062F \u063A\u0646\u0645", "Lammleder"],
  lambswool: ["material", "lambswool", "\u7F94\u7F8A\u6BDB", "\u30E9\u30E0\u30A6\u30FC\u30EB", "\u0E02\u0E19\u0E41\u0E01\u0E30\u0E41\u0E25\u0E21\u0E1A\u0E4C\u0E2A\u0E27\u0E39\u0E25", "\u0635\u0648\u0641 \u062D\u0645\u0644\u0627\u0646", "Lammwolle"],
  laurel: ["ingredients", "laurel oil", "\u6708\u6842\u6CB9", "\u30ED\u30FC\u30EC\u30EB\u30AA\u30A4\u30EB", "\u0E19\u0E49\u0E33\u0E21\u0E31\u0E19\u0E25\u0E2D\u0E40\u0E23\u0E25", "\u0632\u064A\u062A \u0627\u0644\u063A\u0627\u0631", "Lorbeer\xF6l"],
  lavender: ["scent", "lavender", "\u85B0\u8863\u8349", "\u30E9\u30D9\u30F3\u30C0\u30FC", "\u0E25\u0E32\u0E40\u0E27\u0E19\u0E40\u0E14\u0E2D\u0E23\u0E4C", "\u0644\u0627\u0641\u0646\u062F\u0631", "Lavendel"],
  leather: ["material", "leather", "\u771F\u76AE", "\u672C\u9769", "\u0E2B\u0E19\u0E31\u0E07\u0E41\u0E17\u0E49", "\u062C\u0644\u062F \u0637\u0628\u064A\u0639\u064A", "Leder"],
  leathersole: ["sole", "leather sole", "\u771F\u76AE\u5927\u5E95", "\u30EC\u30B6\u30FC\u30BD\u30FC\u30EB", "\u0E1E\u0E37\u0E49\u0E19\u0E2B\u0E19\u0E31\u0E07", "\u0646\u0639\u0644 \u062C\u0644\u062F\u064A", "Ledersohle"],
  lemongrass: ["scent", "lemongrass", "\u67E0\u6AAC\u8349", "\u30EC\u30E2\u30F3\u30B0\u30E9\u30B9", "\u0E15\u0E30\u0E44\u0E04\u0E23\u0E49", "\u0639\u0634\u0628\u0629 \u0627\u0644\u0644\u064A\u0645\u0648\u0646", "Zitronengras"],
  light: [
    "features",
    "light texture",
    "\u8D28\u5730\u6E05\u723D",
    "\u8EFD\u3044\u4F7F\u3044\u5FC3\u5730",
    "\u0E40\u0E19\u0E37\u0E49\u0E2D\u0E1A\u0E32\u0E07\u0E40\u0E1A\u0E32",
    "\u0642\u0648\u0627\u0645 \u062E\u0641\u064A\u0641",
    "leichte Textur"
  ],
  lined: ["lining", "fully lined", "\u5168\u886C\u91CC", "\u7DCF\u88CF\u5730", "\u0E0B\u0E31\u0E1A\u0E43\u0E19\u0E40\u0E15\u0E47\u0E21\u0E15\u0E31\u0E27", "\u0628\u0637\u0627\u0646\u0629 \u0643\u0627\u0645\u0644\u0629", "voll gef\xFCttert"],
  loafer: ["fit", "loafer", "\u4E50\u798F\u978B", "\u30ED\u30FC\u30D5\u30A1\u30FC", "\u0E42\u0E25\u0E1F\u0E40\u0E1F\u0E2D\u0E23\u0E4C", "\u0644\u0648\u0641\u0631", "Loafer"],
  longlasting: ["features", "long-lasting", "\u6301\u4E45", "\u843D\u3061\u306B\u304F\u3044", "\u0E15\u0E34\u0E14\u0E17\u0E19", "\u062B\u0628\u0627\u062A \u0637\u0648\u064A\u0644", "langhaftend"],
  longsleeve: ["fit", "long sleeves", "\u957F\u8896", "\u9577\u8896", "\u0E41\u0E02\u0E19\u0E22\u0E32\u0E27", "\u0623\u0643\u0645\u0627\u0645 \u0637\u0648\u064A\u0644\u0629", "lang\xE4rmelig"],
  loofah: ["material", "natural loofah", "\u5929\u7136\u4E1D\u74DC\u7EDC", "\u5929\u7136\u30D8\u30C1\u30DE", "\u0E43\u0E22\u0E1A\u0E27\u0E1A\u0E18\u0E23\u0E23\u0E21\u0E0A\u0E32\u0E15\u0E34", "\u0644\u064A\u0641 \u0637\u0628\u064A\u0639\u064A", "Luffa"],
  lotus: [
    "ingredients",
    "lotus extract",
    "\u83B2\u82B1\u8403\u53D6",
    "\u30ED\u30FC\u30BF\u30B9\u30A8\u30AD\u30B9",
    "\u0E2A\u0E32\u0E23\u0E2A\u0E01\u0E31\u0E14\u0E14\u0E2D\u0E01\u0E1A\u0E31\u0E27",
    "\u062E\u0644\u0627\u0635\u0629 \u0627\u0644\u0644\u0648\u062A\u0633",
    "Lotusextrakt"
  ],
  lowcut: ["fit", "low cut", "\u4F4E\u5E2E", "\u30ED\u30FC\u30AB\u30C3\u30C8", "\u0E17\u0E23\u0E07\u0E02\u0E49\u0E2D\u0E15\u0E48\u0E33", "\u0639\u0646\u0642 \u0645\u0646\u062E\u0641\u0636", "Low-Cut"],
  lugsole: ["sole", "lugged sole", "\u6DF1\u7EB9\u6293\u5730\u5E95", "\u30E9\u30B0\u30BD\u30FC\u30EB", "\u0E1E\u0E37\u0E49\u0E19\u0E14\u0E2D\u0E01\u0E22\u0E32\u0E07\u0E25\u0E36\u0E01", "\u0646\u0639\u0644 \u062E\u0634\u0646 \u0645\u062A\u0645\u0627\u0633\u0643", "Profilsohle"],
  mandarin: ["scent", "mandarin", "\u67D1\u6A58", "\u30DE\u30F3\u30C0\u30EA\u30F3\u306E\u9999\u308A", "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E2A\u0E49\u0E21\u0E41\u0E21\u0E19\u0E14\u0E32\u0E23\u0E34\u0E19", "\u064A\u0648\u0633\u0641\u064A", "Mandarine"],
  mattefinish: ["features", "matte", "\u54D1\u5149", "\u30DE\u30C3\u30C8", "\u0E40\u0E19\u0E37\u0E49\u0E2D\u0E41\u0E21\u0E15\u0E15\u0E4C", "\u0644\u0645\u0633\u0629 \u0645\u0637\u0641\u064A\u0629", "matt"],
  maxi: ["fit", "maxi length", "\u957F\u6B3E", "\u30DE\u30AD\u30B7\u4E08", "\u0E22\u0E32\u0E27\u0E41\u0E21\u0E47\u0E01\u0E0B\u0E35\u0E48", "\u0637\u0648\u0644 \u0645\u0627\u0643\u0633\u064A", "Maxil\xE4nge"],
  membrane: [
    "waterResistance",
    "waterproof membrane",
    "\u9632\u6C34\u900F\u6C14\u819C",
    "\u9632\u6C34\u900F\u6E7F",
    "\u0E01\u0E31\u0E19\u0E19\u0E49\u0E33\u0E23\u0E30\u0E1A\u0E32\u0E22\u0E2D\u0E32\u0E01\u0E32\u0E28",
    "\u063A\u0634\u0627\u0621 \u0645\u0627\u0646\u0639 \u0644\u0644\u0645\u0627\u0621",
    "wasserdichte Membran"
  ],
  mercerised: [
    "material",
    "mercerised cotton",
    "\u4E1D\u5149\u68C9",
    "\u30B7\u30EB\u30B1\u30C3\u30C8\u7DBF",
    "\u0E1C\u0E49\u0E32\u0E1D\u0E49\u0E32\u0E22\u0E40\u0E21\u0E2D\u0E23\u0E4C\u0E40\u0E0B\u0E2D\u0E44\u0E23\u0E0B\u0E4C",
    "\u0642\u0637\u0646 \u0645\u0631\u0633\u0651\u0631",
    "merzerisierte Baumwolle"
  ],
  merino: [
    "material",
    "merino wool",
    "\u7F8E\u5229\u5974\u7F8A\u6BDB",
    "\u30E1\u30EA\u30CE\u30A6\u30FC\u30EB",
    "\u0E02\u0E19\u0E41\u0E01\u0E30\u0E40\u0E21\u0E2D\u0E23\u0E34\u0E42\u0E19",
    "\u0635\u0648\u0641 \u0645\u064A\u0631\u064A\u0646\u0648",
    "Merinowolle"
  ],
  midi: ["fit", "midi length", "\u4E2D\u957F\u6B3E", "\u30DF\u30C7\u30A3\u4E08", "\u0E22\u0E32\u0E27\u0E04\u0E25\u0E38\u0E21\u0E40\u0E02\u0E48\u0E32", "\u0637\u0648\u0644 \u0645\u064A\u062F\u064A", "Midil\xE4nge"],
  mintscent: ["scent", "mint", "\u8584\u8377\u9999", "\u30DF\u30F3\u30C8\u306E\u9999\u308A", "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E21\u0E34\u0E49\u0E19\u0E15\u0E4C", "\u0631\u0627\u0626\u062D\u0629 \u0627\u0644\u0646\u0639\u0646\u0627\u0639", "Minze"],
  modes: ["controls", "{} modes", "{}\u79CD\u6A21\u5F0F", "{}\u30E2\u30FC\u30C9", "{} \u0E42\u0E2B\u0E21\u0E14", "{} \u0623\u0648\u0636\u0627\u0639", "{} Programme"],
  "modes:2": ["controls", "2 modes", "\u4E24\u79CD\u6A21\u5F0F", "2\u30E2\u30FC\u30C9", "2 \u0E42\u0E2B\u0E21\u0E14", "\u0648\u0636\u0639\u0627\u0646", "2 Programme"],
  multivitamin: [
    "ingredients",
    "multivitamin",
    "\u590D\u5408\u7EF4\u751F\u7D20",
    "\u30DE\u30EB\u30C1\u30D3\u30BF\u30DF\u30F3",
    "\u0E27\u0E34\u0E15\u0E32\u0E21\u0E34\u0E19\u0E23\u0E27\u0E21",
    "\u0641\u064A\u062A\u0627\u0645\u064A\u0646\u0627\u062A \u0645\u062A\u0639\u062F\u062F\u0629",
    "Multivitamin"
  ],
  naturalrubber: [
    "material",
    "natural rubber",
    "\u5929\u7136\u6A61\u80F6",
    "\u5929\u7136\u30B4\u30E0",
    "\u0E22\u0E32\u0E07\u0E18\u0E23\u0E23\u0E21\u0E0A\u0E32\u0E15\u0E34",
    "\u0645\u0637\u0627\u0637 \u0637\u0628\u064A\u0639\u064A",
    "Naturkautschuk"
  ],
  neem: ["ingredients", "neem", "\u5370\u695D", "\u30CB\u30FC\u30E0", "\u0E2A\u0E30\u0E40\u0E14\u0E32", "\u0627\u0644\u0646\u064A\u0645", "Neem"],
  nightcare: ["use", "night care", "\u591C\u95F4\u62A4\u7406", "\u591C\u7528\u30B1\u30A2", "\u0E1A\u0E33\u0E23\u0E38\u0E07\u0E01\u0E25\u0E32\u0E07\u0E04\u0E37\u0E19", "\u0639\u0646\u0627\u064A\u0629 \u0644\u064A\u0644\u064A\u0629", "Nachtpflege"],
  nubuck: ["material", "nubuck", "\u78E8\u7802\u76AE", "\u30CC\u30D0\u30C3\u30AF", "\u0E2B\u0E19\u0E31\u0E07\u0E19\u0E39\u0E1A\u0E31\u0E04", "\u062C\u0644\u062F \u0646\u0648\u0628\u0648\u0643", "Nubukleder"],
  oat: ["ingredients", "oat extract", "\u71D5\u9EA6", "\u30AA\u30FC\u30C4\u9EA6", "\u0E02\u0E49\u0E32\u0E27\u0E42\u0E2D\u0E4A\u0E15", "\u062E\u0644\u0627\u0635\u0629 \u0627\u0644\u0634\u0648\u0641\u0627\u0646", "Hafer"],
  oliveoil: ["ingredients", "olive oil", "\u6A44\u6984\u6CB9", "\u30AA\u30EA\u30FC\u30D6\u30AA\u30A4\u30EB", "\u0E19\u0E49\u0E33\u0E21\u0E31\u0E19\u0E21\u0E30\u0E01\u0E2D\u0E01", "\u0632\u064A\u062A \u0632\u064A\u062A\u0648\u0646", "Oliven\xF6l"],
  omega: ["ingredients", "omega-3", "Omega-3", "\u30AA\u30E1\u30AC3", "\u0E42\u0E2D\u0E40\u0E21\u0E01\u0E49\u0E32 3", "\u0623\u0648\u0645\u064A\u063A\u0627 3", "Omega-3"],
  oxford: [
    "material",
    "oxford cotton",
    "\u725B\u6D25\u7EBA",
    "\u30AA\u30C3\u30AF\u30B9\u30D5\u30A9\u30FC\u30C9",
    "\u0E1C\u0E49\u0E32\u0E2D\u0E47\u0E2D\u0E01\u0E0B\u0E4C\u0E1F\u0E2D\u0E23\u0E4C\u0E14",
    "\u0642\u0637\u0646 \u0623\u0643\u0633\u0641\u0648\u0631\u062F",
    "Oxford-Baumwolle"
  ],
  oxfordcut: ["fit", "oxford", "\u725B\u6D25\u978B", "\u30AA\u30C3\u30AF\u30B9\u30D5\u30A9\u30FC\u30C9", "\u0E17\u0E23\u0E07\u0E2D\u0E47\u0E2D\u0E01\u0E0B\u0E4C\u0E1F\u0E2D\u0E23\u0E4C\u0E14", "\u0642\u0635\u0629 \u0623\u0643\u0633\u0641\u0648\u0631\u062F", "Oxford"],
  palmleaf: ["material", "palm leaf", "\u68D5\u6988\u53F6", "\u30E4\u30B7\u306E\u8449", "\u0E43\u0E1A\u0E25\u0E32\u0E19", "\u0633\u0639\u0641 \u0627\u0644\u0646\u062E\u064A\u0644", "Palmblatt"],
  peanutshape: ["fit", "double ball", "\u82B1\u751F\u5F62", "\u30D4\u30FC\u30CA\u30C3\u30C4\u578B", "\u0E17\u0E23\u0E07\u0E16\u0E31\u0E48\u0E27\u0E04\u0E39\u0E48", "\u0643\u0631\u0629 \u0645\u0632\u062F\u0648\u062C\u0629", "Doppelball"],
  pearl: [
    "diameter",
    "{} mm pearls|{} mm",
    "{}\u6BEB\u7C73\u73CD\u73E0|{}\u6BEB\u7C73",
    "{}mm\u73E0|{}mm",
    "\u0E21\u0E38\u0E01 {} \u0E21\u0E21.|{} \u0E21\u0E21.",
    "\u0644\u0624\u0644\u0624 {} \u0645\u0645|{} \u0645\u0645",
    "{}-mm-Perlen|{} mm"
  ],
  plantbased: [
    "material",
    "plant-based",
    "\u690D\u7269\u57FA\u6750\u6599",
    "\u690D\u7269\u7531\u6765\u7D20\u6750",
    "\u0E27\u0E31\u0E2A\u0E14\u0E38\u0E08\u0E32\u0E01\u0E1E\u0E37\u0E0A",
    "\u0645\u0627\u062F\u0629 \u0646\u0628\u0627\u062A\u064A\u0629",
    "pflanzenbasiert"
  ],
  pointed: ["fit", "pointed toe", "\u5C16\u5934", "\u30DD\u30A4\u30F3\u30C6\u30C3\u30C9\u30C8\u30A5", "\u0E2B\u0E31\u0E27\u0E41\u0E2B\u0E25\u0E21", "\u0645\u0642\u062F\u0645\u0629 \u0645\u062F\u0628\u0628\u0629", "spitz"],
  polarised: ["lens", "polarised", "\u504F\u5149", "\u504F\u5149\u30EC\u30F3\u30BA", "\u0E40\u0E25\u0E19\u0E2A\u0E4C\u0E42\u0E1E\u0E25\u0E32\u0E44\u0E23\u0E0B\u0E4C", "\u0639\u062F\u0633\u0627\u062A \u0645\u0633\u062A\u0642\u0637\u0628\u0629", "polarisiert"],
  poplin: ["material", "cotton poplin", "\u5E9C\u7EF8", "\u7DBF\u30DD\u30D7\u30EA\u30F3", "\u0E1C\u0E49\u0E32\u0E1B\u0E47\u0E2D\u0E1B\u0E25\u0E34\u0E19", "\u0642\u0637\u0646 \u0628\u0648\u0628\u0644\u064A\u0646", "Baumwoll-Popeline"],
  probiotic: ["ingredients", "probiotic", "\u76CA\u751F\u83CC", "\u4E73\u9178\u83CC", "\u0E42\u0E1E\u0E23\u0E44\u0E1A\u0E42\u0E2D\u0E15\u0E34\u0E01", "\u0628\u0631\u0648\u0628\u064A\u0648\u062A\u064A\u0643", "Probiotikum"],
  quartz: ["movement", "quartz", "\u77F3\u82F1\u673A\u82AF", "\u30AF\u30AA\u30FC\u30C4", "\u0E23\u0E30\u0E1A\u0E1A\u0E04\u0E27\u0E2D\u0E15\u0E0B\u0E4C", "\u062D\u0631\u0643\u0629 \u0643\u0648\u0627\u0631\u062A\u0632", "Quarzwerk"],
  quickdrynail: ["features", "quick-drying", "\u5FEB\u5E72", "\u901F\u4E7E", "\u0E41\u0E2B\u0E49\u0E07\u0E40\u0E23\u0E47\u0E27", "\u062C\u0641\u0627\u0641 \u0633\u0631\u064A\u0639", "schnelltrocknend"],
  raffia: ["material", "raffia", "\u62C9\u83F2\u8349", "\u30E9\u30D5\u30A3\u30A2", "\u0E43\u0E22\u0E23\u0E32\u0E40\u0E1F\u0E35\u0E22", "\u0631\u0627\u0641\u064A\u0627", "Raffia"],
  reefsafe: [
    "features",
    "reef-friendly",
    "\u6D77\u6D0B\u53CB\u597D",
    "\u30B5\u30F3\u30B4\u306B\u3084\u3055\u3057\u3044",
    "\u0E44\u0E21\u0E48\u0E17\u0E33\u0E23\u0E49\u0E32\u0E22\u0E1B\u0E30\u0E01\u0E32\u0E23\u0E31\u0E07",
    "\u0635\u062F\u064A\u0642 \u0644\u0644\u0634\u0639\u0627\u0628",
    "riffschonend"
  ],
  regular: ["fit", "regular fit", "\u5E38\u89C4\u7248\u578B", "\u30EC\u30AE\u30E5\u30E9\u30FC\u30D5\u30A3\u30C3\u30C8", "\u0E17\u0E23\u0E07\u0E1B\u0E01\u0E15\u0E34", "\u0642\u0635\u0629 \u0639\u0627\u062F\u064A\u0629", "Regular Fit"],
  relaxed: [
    "fit",
    "relaxed fit",
    "\u5BBD\u677E\u7248\u578B",
    "\u3086\u3063\u305F\u308A\u30B7\u30EB\u30A8\u30C3\u30C8",
    "\u0E17\u0E23\u0E07\u0E2B\u0E25\u0E27\u0E21",
    "\u0642\u0635\u0629 \u0648\u0627\u0633\u0639\u0629",
    "lockerer Schnitt"
  ],
  resoleable: [
    "sole",
    "resoleable",
    "\u53EF\u6362\u5E95",
    "\u30BD\u30FC\u30EB\u4EA4\u63DB\u53EF",
    "\u0E40\u0E1B\u0E25\u0E35\u0E48\u0E22\u0E19\u0E1E\u0E37\u0E49\u0E19\u0E44\u0E14\u0E49",
    "\u0646\u0639\u0644 \u0642\u0627\u0628\u0644 \u0644\u0644\u062A\u062C\u062F\u064A\u062F",
    "wiederbesohlbar"
  ],
  retinol: ["ingredients", "retinol", "\u89C6\u9EC4\u9187", "\u30EC\u30C1\u30CE\u30FC\u30EB", "\u0E40\u0E23\u0E15\u0E34\u0E19\u0E2D\u0E25", "\u0631\u064A\u062A\u064A\u0646\u0648\u0644", "Retinol"],
  ribbed: ["fit", "ribbed", "\u7F57\u7EB9", "\u30EA\u30D6\u7DE8\u307F", "\u0E17\u0E2D\u0E25\u0E32\u0E22\u0E23\u0E48\u0E2D\u0E07", "\u0646\u0633\u064A\u062C \u0645\u0636\u0644\u0639", "gerippt"],
  rosehip: [
    "ingredients",
    "rosehip oil",
    "\u73AB\u7470\u679C\u6CB9",
    "\u30ED\u30FC\u30BA\u30D2\u30C3\u30D7\u30AA\u30A4\u30EB",
    "\u0E19\u0E49\u0E33\u0E21\u0E31\u0E19\u0E42\u0E23\u0E2A\u0E2E\u0E34\u0E1B",
    "\u0632\u064A\u062A \u062B\u0645\u0631 \u0627\u0644\u0648\u0631\u062F",
    "Hagebutten\xF6l"
  ],
  rosescent: ["scent", "rose", "\u73AB\u7470\u9999", "\u30ED\u30FC\u30BA\u306E\u9999\u308A", "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E01\u0E38\u0E2B\u0E25\u0E32\u0E1A", "\u0631\u0627\u0626\u062D\u0629 \u0627\u0644\u0648\u0631\u062F", "Rose"],
  roundframe: ["fit", "round frame", "\u5706\u6846", "\u30E9\u30A6\u30F3\u30C9\u578B", "\u0E01\u0E23\u0E2D\u0E1A\u0E01\u0E25\u0E21", "\u0625\u0637\u0627\u0631 \u062F\u0627\u0626\u0631\u064A", "runde Fassung"],
  rubbersole: ["sole", "rubber sole", "\u6A61\u80F6\u5E95", "\u30E9\u30D0\u30FC\u30BD\u30FC\u30EB", "\u0E1E\u0E37\u0E49\u0E19\u0E22\u0E32\u0E07", "\u0646\u0639\u0644 \u0645\u0637\u0627\u0637\u064A", "Gummisohle"],
  sapphire: [
    "glass",
    "sapphire glass",
    "\u84DD\u5B9D\u77F3\u955C\u9762",
    "\u30B5\u30D5\u30A1\u30A4\u30A2\u30AC\u30E9\u30B9",
    "\u0E01\u0E23\u0E30\u0E08\u0E01\u0E41\u0E0B\u0E1F\u0E44\u0E1F\u0E23\u0E4C",
    "\u0632\u062C\u0627\u062C \u064A\u0627\u0642\u0648\u062A\u064A",
    "Saphirglas"
  ],
  satin: ["features", "satin", "\u7F0E\u5149", "\u30B5\u30C6\u30F3", "\u0E40\u0E19\u0E37\u0E49\u0E2D\u0E0B\u0E32\u0E15\u0E34\u0E19", "\u0633\u0627\u062A\u0627\u0646", "satiniert"],
  satincloth: ["material", "satin", "\u7F0E\u9762", "\u30B5\u30C6\u30F3\u5730", "\u0E1C\u0E49\u0E32\u0E0B\u0E32\u0E15\u0E34\u0E19", "\u0633\u0627\u062A\u0627\u0646", "Satin"],
  seconds: [
    "speed",
    "{} second reading|{} s",
    "{}\u79D2\u6D4B\u6E29",
    "{}\u79D2\u691C\u6E29",
    "\u0E27\u0E31\u0E14\u0E43\u0E19 {} \u0E27\u0E34\u0E19\u0E32\u0E17\u0E35",
    "\u0642\u0631\u0627\u0621\u0629 \u0641\u064A {} \u062B\u0648\u0627\u0646\u064D",
    "in {} Sekunden"
  ],
  "seconds:1": [
    "speed",
    "1 second reading|1 s",
    "1\u79D2\u6D4B\u6E29",
    "1\u79D2\u691C\u6E29",
    "\u0E27\u0E31\u0E14\u0E43\u0E19 1 \u0E27\u0E34\u0E19\u0E32\u0E17\u0E35",
    "\u0642\u0631\u0627\u0621\u0629 \u0641\u064A \u062B\u0627\u0646\u064A\u0629",
    "in 1 Sekunde"
  ],
  selvedge: [
    "material",
    "selvedge denim",
    "\u8D64\u8033\u4E39\u5B81",
    "\u30BB\u30EB\u30D3\u30C3\u30B8\u30C7\u30CB\u30E0",
    "\u0E1C\u0E49\u0E32\u0E23\u0E34\u0E21\u0E41\u0E14\u0E07",
    "\u062F\u0646\u064A\u0645 \u0633\u064A\u0644\u0641\u062F\u062C",
    "Selvedge-Denim"
  ],
  sensitive: [
    "skin",
    "for sensitive skin",
    "\u654F\u611F\u808C\u9002\u7528",
    "\u654F\u611F\u808C\u5411\u3051",
    "\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E1C\u0E34\u0E27\u0E41\u0E1E\u0E49\u0E07\u0E48\u0E32\u0E22",
    "\u0644\u0644\u0628\u0634\u0631\u0629 \u0627\u0644\u062D\u0633\u0627\u0633\u0629",
    "f\xFCr empfindliche Haut"
  ],
  shea: ["ingredients", "shea butter", "\u4E73\u6728\u679C\u6CB9", "\u30B7\u30A2\u30D0\u30BF\u30FC", "\u0E40\u0E0A\u0E35\u0E22\u0E1A\u0E31\u0E15\u0E40\u0E15\u0E2D\u0E23\u0E4C", "\u0632\u0628\u062F\u0629 \u0627\u0644\u0634\u064A\u0627", "Sheabutter"],
  silk: ["material", "pure silk", "\u771F\u4E1D", "\u30B7\u30EB\u30AF100%", "\u0E1C\u0E49\u0E32\u0E44\u0E2B\u0E21\u0E41\u0E17\u0E49", "\u062D\u0631\u064A\u0631 \u0637\u0628\u064A\u0639\u064A", "reine Seide"],
  silktie: [
    "material",
    "silk tie",
    "\u771F\u4E1D\u9886\u5E26",
    "\u30B7\u30EB\u30AF\u30CD\u30AF\u30BF\u30A4",
    "\u0E40\u0E19\u0E04\u0E44\u0E17\u0E1C\u0E49\u0E32\u0E44\u0E2B\u0E21",
    "\u0631\u0628\u0637\u0629 \u062D\u0631\u064A\u0631",
    "Seidenkrawatte"
  ],
  silver925: [
    "closure",
    "925 silver clasp",
    "925\u94F6\u6263",
    "\u30B7\u30EB\u30D0\u30FC925\u7559\u3081\u5177",
    "\u0E15\u0E30\u0E02\u0E2D\u0E40\u0E07\u0E34\u0E19 925",
    "\u0642\u0641\u0644 \u0641\u0636\u0629 925",
    "Schlie\xDFe aus 925er Silber"
  ],
  singlebreasted: [
    "fit",
    "single-breasted",
    "\u5355\u6392\u6263",
    "\u30B7\u30F3\u30B0\u30EB",
    "\u0E01\u0E23\u0E30\u0E14\u0E38\u0E21\u0E41\u0E16\u0E27\u0E40\u0E14\u0E35\u0E22\u0E27",
    "\u0635\u0641 \u0623\u0632\u0631\u0627\u0631 \u0648\u0627\u062D\u062F",
    "einreihig"
  ],
  singlepearl: ["fit", "single pearl", "\u5355\u9897\u73CD\u73E0", "\u4E00\u7C92\u30D1\u30FC\u30EB", "\u0E21\u0E38\u0E01\u0E40\u0E21\u0E47\u0E14\u0E40\u0E14\u0E35\u0E22\u0E27", "\u0644\u0624\u0644\u0624\u0629 \u0648\u0627\u062D\u062F\u0629", "Einzelperle"],
  sleeveless: ["fit", "sleeveless", "\u65E0\u8896", "\u30CE\u30FC\u30B9\u30EA\u30FC\u30D6", "\u0E41\u0E02\u0E19\u0E01\u0E38\u0E14", "\u0628\u0644\u0627 \u0623\u0643\u0645\u0627\u0645", "\xE4rmellos"],
  slimfit: ["fit", "slim fit", "\u4FEE\u8EAB\u7248\u578B", "\u30B9\u30EA\u30E0\u30D5\u30A3\u30C3\u30C8", "\u0E17\u0E23\u0E07\u0E40\u0E02\u0E49\u0E32\u0E23\u0E39\u0E1B", "\u0642\u0635\u0629 \u0636\u064A\u0642\u0629", "Slim Fit"],
  softfoam: ["material", "soft foam", "\u67D4\u8F6F\u6D77\u7EF5", "\u3084\u308F\u3089\u304B\u30D5\u30A9\u30FC\u30E0", "\u0E42\u0E1F\u0E21\u0E19\u0E38\u0E48\u0E21", "\u0641\u0648\u0645 \u0646\u0627\u0639\u0645", "weicher Schaum"],
  sonic: ["features", "sonic", "\u58F0\u6CE2\u9707\u52A8", "\u97F3\u6CE2\u632F\u52D5", "\u0E23\u0E30\u0E1A\u0E1A\u0E42\u0E0B\u0E19\u0E34\u0E04", "\u062A\u0642\u0646\u064A\u0629 \u0635\u0648\u062A\u064A\u0629", "Schalltechnik"],
  spf: ["features", "SPF {}+", "SPF{}+", "SPF{}+", "SPF {}+", "\u0639\u0627\u0645\u0644 \u062D\u0645\u0627\u064A\u0629 {}+", "LSF {}+"],
  spiky: ["features", "spiky", "\u523A\u732C\u51F8\u70B9", "\u30C8\u30B2\u4ED8\u304D", "\u0E1B\u0E38\u0E48\u0E21\u0E19\u0E27\u0E14", "\u0628\u0646\u062A\u0648\u0621\u0627\u062A", "mit Noppen"],
  squalane: ["ingredients", "squalane", "\u89D2\u9CA8\u70F7", "\u30B9\u30AF\u30EF\u30E9\u30F3", "\u0E2A\u0E04\u0E27\u0E32\u0E40\u0E25\u0E19", "\u0633\u0643\u0648\u0627\u0644\u0627\u0646", "Squalan"],
  sterling: [
    "material",
    "sterling silver",
    "925\u94F6",
    "\u30B7\u30EB\u30D0\u30FC925",
    "\u0E40\u0E07\u0E34\u0E19\u0E41\u0E17\u0E49 925",
    "\u0641\u0636\u0629 \u0625\u0633\u062A\u0631\u0644\u064A\u0646\u064A",
    "925er Silber"
  ],
  straight: ["fit", "straight leg", "\u76F4\u7B52", "\u30B9\u30C8\u30EC\u30FC\u30C8", "\u0E17\u0E23\u0E07\u0E01\u0E23\u0E30\u0E1A\u0E2D\u0E01", "\u0642\u0635\u0629 \u0645\u0633\u062A\u0642\u064A\u0645\u0629", "gerades Bein"],
  straw: ["material", "straw", "\u8349\u7F16", "\u9EA6\u308F\u3089", "\u0E1F\u0E32\u0E07\u0E2A\u0E32\u0E19", "\u0642\u0634", "Stroh"],
  stretch: [
    "material",
    "stretch denim",
    "\u5F39\u529B\u4E39\u5B81",
    "\u30B9\u30C8\u30EC\u30C3\u30C1\u30C7\u30CB\u30E0",
    "\u0E22\u0E35\u0E19\u0E2A\u0E4C\u0E22\u0E37\u0E14",
    "\u062F\u0646\u064A\u0645 \u0645\u0631\u0646",
    "Stretch-Denim"
  ],
  studs: ["fit", "studs", "\u8033\u9489\u6B3E", "\u30B9\u30BF\u30C3\u30C9\u30BF\u30A4\u30D7", "\u0E41\u0E1A\u0E1A\u0E15\u0E34\u0E14\u0E2B\u0E39", "\u0623\u0642\u0631\u0627\u0637 \u0635\u063A\u064A\u0631\u0629", "Ohrstecker"],
  suede: ["material", "suede", "\u9E82\u76AE", "\u30B9\u30A8\u30FC\u30C9", "\u0E2B\u0E19\u0E31\u0E07\u0E01\u0E25\u0E31\u0E1A", "\u062C\u0644\u062F \u0634\u0645\u0648\u0627\u0647", "Veloursleder"],
  terry: ["lining", "terry sole", "\u6BDB\u5708\u52A0\u539A", "\u30D1\u30A4\u30EB\u7DE8\u307F", "\u0E17\u0E2D\u0E2B\u0E19\u0E32\u0E19\u0E38\u0E48\u0E21", "\u0646\u0633\u064A\u062C \u0648\u0628\u0631\u064A", "Frotteesohle"],
  tinted: ["features", "tinted", "\u6DA6\u8272", "\u30C8\u30FC\u30F3\u30A2\u30C3\u30D7", "\u0E1B\u0E23\u0E31\u0E1A\u0E2A\u0E35\u0E1C\u0E34\u0E27", "\u0645\u0639 \u0644\u0648\u0646", "get\xF6nt"],
  touch: [
    "compatibility",
    "touchscreen",
    "\u53EF\u89E6\u5C4F",
    "\u30BF\u30C3\u30C1\u30D1\u30CD\u30EB\u5BFE\u5FDC",
    "\u0E43\u0E0A\u0E49\u0E08\u0E2D\u0E2A\u0E31\u0E21\u0E1C\u0E31\u0E2A\u0E44\u0E14\u0E49",
    "\u064A\u0639\u0645\u0644 \u0645\u0639 \u0634\u0627\u0634\u0629 \u0627\u0644\u0644\u0645\u0633",
    "touchscreenf\xE4hig"
  ],
  tpe: ["material", "TPE", "TPE\u6750\u8D28", "TPE\u7D20\u6750", "\u0E27\u0E31\u0E2A\u0E14\u0E38 TPE", "\u0645\u0627\u062F\u0629 TPE", "TPE"],
  tpu: ["material", "TPU", "TPU\u8F6F\u58F3", "TPU\u7D20\u6750", "\u0E27\u0E31\u0E2A\u0E14\u0E38 TPU", "\u0645\u0627\u062F\u0629 TPU", "TPU"],
  trailsole: ["sole", "trail sole", "\u8D8A\u91CE\u5927\u5E95", "\u30C8\u30EC\u30A4\u30EB\u30BD\u30FC\u30EB", "\u0E1E\u0E37\u0E49\u0E19\u0E27\u0E34\u0E48\u0E07\u0E40\u0E17\u0E23\u0E25", "\u0646\u0639\u0644 \u0644\u0644\u0645\u0633\u0627\u0631\u0627\u062A", "Trailsohle"],
  transparent: ["features", "clear", "\u900F\u660E", "\u30AF\u30EA\u30A2", "\u0E41\u0E1A\u0E1A\u0E43\u0E2A", "\u062A\u0635\u0645\u064A\u0645 \u0634\u0641\u0627\u0641", "transparent"],
  twill: ["material", "cotton twill", "\u659C\u7EB9\u68C9", "\u7DBF\u30C4\u30A4\u30EB", "\u0E1C\u0E49\u0E32\u0E17\u0E27\u0E34\u0E25", "\u0642\u0637\u0646 \u062A\u0648\u064A\u0644", "Baumwoll-Twill"],
  uv400: ["lens", "UV400", "UV400\u9632\u62A4", "UV400\u30AB\u30C3\u30C8", "\u0E01\u0E31\u0E19\u0E22\u0E39\u0E27\u0E35 UV400", "\u062D\u0645\u0627\u064A\u0629 UV400", "UV400"],
  vanilla: ["scent", "vanilla", "\u9999\u8349", "\u30D0\u30CB\u30E9", "\u0E27\u0E32\u0E19\u0E34\u0E25\u0E25\u0E32", "\u0641\u0627\u0646\u064A\u0644\u064A\u0627", "Vanille"],
  vegan: ["diet", "vegan", "\u7EAF\u7D20", "\u30F4\u30A3\u30FC\u30AC\u30F3", "\u0E27\u0E35\u0E41\u0E01\u0E19", "\u0645\u0646\u062A\u062C \u0646\u0628\u0627\u062A\u064A", "vegan"],
  veganleather: ["material", "vegan leather", "\u4EBA\u9020\u9769", "\u5408\u6210\u76AE\u9769", "\u0E2B\u0E19\u0E31\u0E07\u0E40\u0E17\u0E35\u0E22\u0E21", "\u062C\u0644\u062F \u0635\u0646\u0627\u0639\u064A", "veganes Leder"],
  airmesh: [
    "material",
    "breathable mesh",
    "\u900F\u6C14\u7F51\u5E03",
    "\u901A\u6C17\u6027\u30E1\u30C3\u30B7\u30E5",
    "\u0E1C\u0E49\u0E32\u0E15\u0E32\u0E02\u0E48\u0E32\u0E22\u0E23\u0E30\u0E1A\u0E32\u0E22\u0E2D\u0E32\u0E01\u0E32\u0E28",
    "\u0642\u0645\u0627\u0634 \u0634\u0628\u0643\u064A \u0645\u0647\u0648\u0649",
    "atmungsaktives Mesh"
  ],
  vegtan: [
    "material",
    "vegetable-tanned leather",
    "\u690D\u97A3\u9769",
    "\u30CC\u30E1\u9769",
    "\u0E2B\u0E19\u0E31\u0E07\u0E1F\u0E2D\u0E01\u0E1D\u0E32\u0E14",
    "\u062C\u0644\u062F \u0645\u062F\u0628\u0648\u063A \u0646\u0628\u0627\u062A\u064A\u064B\u0627",
    "pflanzlich gegerbtes Leder"
  ],
  viscose: ["material", "viscose", "\u7C98\u80F6\u9762\u6599", "\u30EC\u30FC\u30E8\u30F3", "\u0E1C\u0E49\u0E32\u0E27\u0E34\u0E2A\u0E42\u0E04\u0E2A", "\u0641\u064A\u0633\u0643\u0648\u0632", "Viskose"],
  viscoselining: [
    "lining",
    "viscose lining",
    "\u4EBA\u4E1D\u886C\u91CC",
    "\u30AD\u30E5\u30D7\u30E9\u8ABF\u88CF\u5730",
    "\u0E0B\u0E31\u0E1A\u0E27\u0E34\u0E2A\u0E42\u0E04\u0E2A",
    "\u0628\u0637\u0627\u0646\u0629 \u0641\u064A\u0633\u0643\u0648\u0632",
    "Viskosefutter"
  ],
  vitaminc: ["ingredients", "vitamin C", "\u7EF4\u751F\u7D20C", "\u30D3\u30BF\u30DF\u30F3C", "\u0E27\u0E34\u0E15\u0E32\u0E21\u0E34\u0E19\u0E0B\u0E35", "\u0641\u064A\u062A\u0627\u0645\u064A\u0646 C", "Vitamin C"],
  vitamind: ["ingredients", "vitamin D3", "\u7EF4\u751F\u7D20D3", "\u30D3\u30BF\u30DF\u30F3D3", "\u0E27\u0E34\u0E15\u0E32\u0E21\u0E34\u0E19 D3", "\u0641\u064A\u062A\u0627\u0645\u064A\u0646 D3", "Vitamin D3"],
  wallmount: [
    "features",
    "wall mount",
    "\u53EF\u6302\u5899",
    "\u58C1\u639B\u3051\u53EF",
    "\u0E41\u0E02\u0E27\u0E19\u0E1C\u0E19\u0E31\u0E07\u0E44\u0E14\u0E49",
    "\u062A\u0639\u0644\u064A\u0642 \u0639\u0644\u0649 \u0627\u0644\u062D\u0627\u0626\u0637",
    "Wandhalterung"
  ],
  widefit: ["fit", "wide fit", "\u5BBD\u6966", "\u3086\u3063\u305F\u308A\u5E45", "\u0E2B\u0E19\u0E49\u0E32\u0E01\u0E27\u0E49\u0E32\u0E07", "\u0645\u0642\u0627\u0633 \u0639\u0631\u064A\u0636", "weite Passform"],
  wool: ["material", "wool", "\u7F8A\u6BDB", "\u30A6\u30FC\u30EB", "\u0E02\u0E19\u0E2A\u0E31\u0E15\u0E27\u0E4C", "\u0635\u0648\u0641", "Wolle"],
  woolblend: ["material", "wool blend", "\u7F8A\u6BDB\u6DF7\u7EBA", "\u30A6\u30FC\u30EB\u6DF7", "\u0E02\u0E19\u0E2A\u0E31\u0E15\u0E27\u0E4C\u0E1C\u0E2A\u0E21", "\u0635\u0648\u0641 \u0645\u062E\u0644\u0648\u0637", "Wollmischung"],
  woven: ["material", "hand-woven", "\u624B\u5DE5\u7F16\u7EC7", "\u624B\u7E54\u308A", "\u0E17\u0E2D\u0E21\u0E37\u0E2D", "\u0646\u0633\u064A\u062C \u064A\u062F\u0648\u064A", "handgewebt"],
  wrapstyle: ["fit", "wrap style", "\u88F9\u8EAB\u6B3E", "\u30E9\u30C3\u30D7\u578B", "\u0E41\u0E1A\u0E1A\u0E1B\u0E49\u0E32\u0E22", "\u062A\u0635\u0645\u064A\u0645 \u0645\u0644\u0641\u0648\u0641", "Wickelkleid"],
  yukatacut: ["fit", "yukata cut", "\u6D74\u8863\u6B3E", "\u6D74\u8863\u4ED5\u7ACB\u3066", "\u0E17\u0E23\u0E07\u0E22\u0E39\u0E01\u0E32\u0E15\u0E30", "\u0642\u0635\u0629 \u064A\u0648\u0643\u0627\u062A\u0627", "Yukata-Schnitt"],
  zip: ["closure", "zip", "\u62C9\u94FE", "\u30D5\u30A1\u30B9\u30CA\u30FC\u5F0F", "\u0E0B\u0E34\u0E1B", "\u0633\u062D\u0627\u0628", "Rei\xDFverschluss"],
  zirconia: ["material", "zirconia", "\u9506\u77F3", "\u30B8\u30EB\u30B3\u30CB\u30A2", "\u0E40\u0E1E\u0E0A\u0E23\u0E04\u0E34\u0E27\u0E1A\u0E34\u0E01", "\u0632\u0631\u0643\u0648\u0646", "Zirkonia"]
};

// apps/api/db/demo/facts.ts
var PHRASES = {
  ...techPhrases,
  ...homePhrases,
  ...wearPhrases,
  ...foodAndPlayPhrases
};
var LABEL_OF_MEASURE = { refresh: "refreshRate", net: "netContent" };
var SPOKEN_MEASURES = {
  brim: localised("{} brim", "\u5E3D\u6A90{}", "\u3064\u3070{}", "\u0E1B\u0E35\u0E01 {}", "\u062D\u0627\u0641\u0629 {}", "Krempe {}"),
  diameter: localised("\xD8 {}", "\u76F4\u5F84{}", "\u76F4\u5F84{}", "\xD8 {}", "\u0642\u0637\u0631 {}", "\xD8 {}"),
  dimensions: null,
  drop: null,
  heel: localised("{} heel", "\u8DDF\u9AD8{}", "\u30D2\u30FC\u30EB{}", "\u0E2A\u0E49\u0E19 {}", "\u0643\u0639\u0628 {}", "Absatz {}"),
  height: localised("{} high", "\u9AD8{}", "\u9AD8\u3055{}", "\u0E2A\u0E39\u0E07 {}", "\u0627\u0631\u062A\u0641\u0627\u0639 {}", "{} hoch"),
  length: localised("{} long", "\u957F{}", "\u9577\u3055{}", "\u0E22\u0E32\u0E27 {}", "\u0637\u0648\u0644 {}", "{} lang"),
  noise: null,
  screen: localised("{} screen", "{}\u5C4F", "{}\u753B\u9762", "\u0E08\u0E2D {}", "\u0634\u0627\u0634\u0629 {}", "{}-Display"),
  thickness: localised("{} thick", "\u539A{}", "\u539A\u3055{}", "\u0E2B\u0E19\u0E32 {}", "\u0633\u0645\u0627\u0643\u0629 {}", "{} dick"),
  width: localised("{} wide", "\u5BBD{}", "\u5E45{}", "\u0E01\u0E27\u0E49\u0E32\u0E07 {}", "\u0639\u0631\u0636 {}", "{} breit")
};
function arabicPlural(text, count) {
  const few = count >= 3 && count <= 10;
  return text.replace(/\[([^/\]]*)\/([^\]]*)\]/g, few ? "$2" : "$1");
}
function fill(text, argument, language) {
  const filled = text.replaceAll("{=}", argument).replaceAll("{}", decimal(argument, language));
  return language === "ar" ? arabicPlural(filled, Number(argument)) : filled;
}
function readMeasure(code, argument) {
  const value = measure(argument.replaceAll("_", " "));
  const pattern = SPOKEN_MEASURES[code];
  const fact = { label: LABEL_OF_MEASURE[code] ?? code, value };
  if (pattern === null) return fact;
  if (pattern === void 0) return { ...fact, title: value };
  const joined = (language) => {
    if (code !== "screen") return value[language];
    if (language === "en") return value.en.replace(" in", "-inch");
    return language === "de" ? value.de.replace(" ", "-") : value[language];
  };
  return { ...fact, title: everyLanguage((language) => pattern[language].replace("{}", joined(language))) };
}
function readFact(token) {
  const equals = token.indexOf("=");
  if (equals > 0) return readMeasure(token.slice(0, equals), token.slice(equals + 1));
  const [code = "", argument = ""] = token.split(":");
  const exact = token === "pressure" ? PHRASES["pressure:0"] : PHRASES[token];
  const phrase = exact ?? PHRASES[code];
  if (phrase === void 0) throw new Error(`unknown fact ${token}`);
  const [label, ...texts] = phrase;
  const part = (index, language, position) => {
    const parts = (texts[index] ?? "").split("|");
    return fill(parts[position] ?? parts[0] ?? "", argument, language);
  };
  return {
    label,
    title: everyLanguage((language, index) => part(index, language, 0)),
    value: everyLanguage((language, index) => part(index, language, 1))
  };
}

// apps/api/db/demo/prng.ts
function hashText(text) {
  let hash2 = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash2 ^= text.charCodeAt(i);
    hash2 = Math.imul(hash2, 16777619);
  }
  return hash2 >>> 0;
}
function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = state + 1831565813 >>> 0;
    let t = state;
    t = Math.imul(t ^ t >>> 15, t | 1);
    t ^= t + Math.imul(t ^ t >>> 7, t | 61);
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === void 0) throw new Error("pick: empty list");
      return item;
    }
  };
}

// apps/api/db/demo/product-types/computer.ts
var computer = [
  {
    id: "laptop",
    sub: "computer.laptops",
    noun: ["laptop", "\u7B14\u8BB0\u672C\u7535\u8111", "\u30CE\u30FC\u30C8\u30D1\u30BD\u30B3\u30F3", "\u0E42\u0E19\u0E49\u0E15\u0E1A\u0E38\u0E4A\u0E01", "\u0644\u0627\u0628\u062A\u0648\u0628", "Laptop"],
    words: [
      "notebook, portable computer",
      "\u624B\u63D0\u7535\u8111, \u8F7B\u8584\u672C",
      "\u30CE\u30FC\u30C8PC, \u30E2\u30D0\u30A4\u30EB\u30CE\u30FC\u30C8",
      "\u0E41\u0E25\u0E47\u0E1B\u0E17\u0E47\u0E2D\u0E1B, \u0E04\u0E2D\u0E21\u0E1E\u0E34\u0E27\u0E40\u0E15\u0E2D\u0E23\u0E4C\u0E1E\u0E01\u0E1E\u0E32",
      "\u0643\u0645\u0628\u064A\u0648\u062A\u0631 \u0645\u062D\u0645\u0648\u0644, \u062D\u0627\u0633\u0648\u0628 \u0645\u062D\u0645\u0648\u0644",
      "Notebook, tragbarer Computer"
    ],
    about: [
      "A quiet laptop for writing, study and long calls.",
      "Made for people who carry their work with them and open it often.",
      "The hinge opens with one hand and the keyboard has proper travel.",
      "Memory and battery are screwed, not glued, so a repair shop can reach them."
    ],
    intro: [
      "\u9002\u5408\u5199\u4F5C\u3001\u5B66\u4E60\u548C\u957F\u65F6\u95F4\u89C6\u9891\u4F1A\u8BAE\u7684\u5B89\u9759\u7B14\u8BB0\u672C\u3002",
      "\u6587\u66F8\u4F5C\u6210\u3084\u5B66\u7FD2\u3001\u9577\u6642\u9593\u306E\u30D3\u30C7\u30AA\u4F1A\u8B70\u306B\u5411\u3044\u305F\u9759\u304B\u306A\u30CE\u30FC\u30C8\u30D1\u30BD\u30B3\u30F3\u3067\u3059\u3002",
      "\u0E42\u0E19\u0E49\u0E15\u0E1A\u0E38\u0E4A\u0E01\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E40\u0E07\u0E35\u0E22\u0E1A \u0E40\u0E2B\u0E21\u0E32\u0E30\u0E01\u0E31\u0E1A\u0E07\u0E32\u0E19\u0E40\u0E2D\u0E01\u0E2A\u0E32\u0E23 \u0E01\u0E32\u0E23\u0E40\u0E23\u0E35\u0E22\u0E19 \u0E41\u0E25\u0E30\u0E1B\u0E23\u0E30\u0E0A\u0E38\u0E21\u0E2D\u0E2D\u0E19\u0E44\u0E25\u0E19\u0E4C\u0E22\u0E32\u0E27 \u0E46",
      "\u0644\u0627\u0628\u062A\u0648\u0628 \u0647\u0627\u062F\u0626 \u0645\u0646\u0627\u0633\u0628 \u0644\u0644\u0643\u062A\u0627\u0628\u0629 \u0648\u0627\u0644\u062F\u0631\u0627\u0633\u0629 \u0648\u0627\u0644\u0645\u0643\u0627\u0644\u0645\u0627\u062A \u0627\u0644\u0637\u0648\u064A\u0644\u0629.",
      "Ein leiser Laptop zum Schreiben, Lernen und f\xFCr lange Videogespr\xE4che."
    ],
    options: "storage:512 GB|1 TB+120",
    variants: [
      ["hl", "Slate 14", 89900, 1290, "screen=14_in ram:16 battery:14 usbc ips backlit"],
      ["hl", "Slate 16 Pro", 134900, 1780, "screen=16_in ram:32 oled battery:11 backlit wifi:6E"],
      ["cp", "Feather 13", 64900, 1090, "screen=13.3_in aluminium ram:8 battery:12 usbc"],
      ["cp", "Campus 15", 52900, 1650, "screen=15.6_in fhd ram:8 battery:9", "storage:256 GB|512 GB+60"],
      ["kw", "Werkbuch 14", 109900, 1340, "screen=14_in repairable ram:16 battery:13 matte"]
    ]
  },
  {
    id: "desktop-tower",
    sub: "computer.desktops",
    noun: [
      "desktop computer",
      "\u53F0\u5F0F\u7535\u8111",
      "\u30C7\u30B9\u30AF\u30C8\u30C3\u30D7\u30D1\u30BD\u30B3\u30F3",
      "\u0E04\u0E2D\u0E21\u0E1E\u0E34\u0E27\u0E40\u0E15\u0E2D\u0E23\u0E4C\u0E15\u0E31\u0E49\u0E07\u0E42\u0E15\u0E4A\u0E30",
      "\u0643\u0645\u0628\u064A\u0648\u062A\u0631 \u0645\u0643\u062A\u0628\u064A",
      "Desktop-PC"
    ],
    words: [
      "desktop pc, tower pc",
      "\u53F0\u5F0F\u673A, \u7535\u8111\u4E3B\u673A",
      "\u30C7\u30B9\u30AF\u30C8\u30C3\u30D7PC, \u30BF\u30EF\u30FCPC",
      "\u0E1E\u0E35\u0E0B\u0E35\u0E15\u0E31\u0E49\u0E07\u0E42\u0E15\u0E4A\u0E30, \u0E40\u0E04\u0E2A\u0E04\u0E2D\u0E21\u0E1E\u0E34\u0E27\u0E40\u0E15\u0E2D\u0E23\u0E4C",
      "\u062D\u0627\u0633\u0648\u0628 \u0645\u0643\u062A\u0628\u064A, \u062C\u0647\u0627\u0632 \u0643\u0645\u0628\u064A\u0648\u062A\u0631",
      "Tower-PC, Rechner"
    ],
    about: [
      "A tidy desktop tower that stays out of the way under a desk.",
      "A desktop for photo work, spreadsheets and the occasional evening game.",
      "The side panel comes off with two thumbscrews when you want to add a drive.",
      "Large, slow fans keep it cool without much noise."
    ],
    intro: [
      "\u673A\u7BB1\u6574\u6D01\uFF0C\u4FA7\u677F\u6613\u62C6\uFF0C\u65E5\u540E\u52A0\u786C\u76D8\u5F88\u65B9\u4FBF\u3002",
      "\u3059\u3063\u304D\u308A\u3057\u305F\u7B50\u4F53\u3067\u3001\u5074\u677F\u3092\u5916\u305B\u3070\u5897\u8A2D\u3082\u7C21\u5358\u306A\u30C7\u30B9\u30AF\u30C8\u30C3\u30D7\u3067\u3059\u3002",
      "\u0E40\u0E04\u0E2A\u0E40\u0E23\u0E35\u0E22\u0E1A\u0E23\u0E49\u0E2D\u0E22 \u0E1D\u0E32\u0E02\u0E49\u0E32\u0E07\u0E16\u0E2D\u0E14\u0E07\u0E48\u0E32\u0E22 \u0E40\u0E1E\u0E34\u0E48\u0E21\u0E2E\u0E32\u0E23\u0E4C\u0E14\u0E14\u0E34\u0E2A\u0E01\u0E4C\u0E20\u0E32\u0E22\u0E2B\u0E25\u0E31\u0E07\u0E44\u0E14\u0E49\u0E2A\u0E30\u0E14\u0E27\u0E01",
      "\u0635\u0646\u062F\u0648\u0642 \u0645\u0631\u062A\u0628 \u0628\u063A\u0637\u0627\u0621 \u062C\u0627\u0646\u0628\u064A \u0633\u0647\u0644 \u0627\u0644\u0641\u0643 \u0644\u0625\u0636\u0627\u0641\u0629 \u0642\u0631\u0635 \u0644\u0627\u062D\u0642\u064B\u0627.",
      "Aufger\xE4umtes Geh\xE4use mit leicht abnehmbarer Seitenwand zum Nachr\xFCsten."
    ],
    options: "storage:512 GB|1 TB+55|2 TB+140",
    variants: [
      ["kw", "Block M", 74900, 6800, "ram:16 quiet wifi:6 repairable dimensions=180_\xD7_370_\xD7_380_mm"],
      ["kw", "Block L", 119900, 8900, "ram:32 liquid wifi:6E dimensions=210_\xD7_430_\xD7_440_mm"],
      ["cp", "Studio T5", 58900, 6200, "ram:16 compact wifi:6 ports=8_\xD7_USB"],
      ["cp", "Studio T7", 98900, 9400, "ram:32 rgb liquid ports=10_\xD7_USB"]
    ]
  },
  {
    id: "monitor",
    sub: "computer.desktops",
    noun: ["monitor", "\u663E\u793A\u5668", "\u30E2\u30CB\u30BF\u30FC", "\u0E08\u0E2D\u0E21\u0E2D\u0E19\u0E34\u0E40\u0E15\u0E2D\u0E23\u0E4C", "\u0634\u0627\u0634\u0629 \u0643\u0645\u0628\u064A\u0648\u062A\u0631", "Monitor"],
    words: [
      "computer screen, display",
      "\u7535\u8111\u5C4F\u5E55, \u663E\u793A\u5C4F",
      "\u30C7\u30A3\u30B9\u30D7\u30EC\u30A4, PC\u30E2\u30CB\u30BF\u30FC",
      "\u0E08\u0E2D\u0E04\u0E2D\u0E21, \u0E2B\u0E19\u0E49\u0E32\u0E08\u0E2D\u0E04\u0E2D\u0E21\u0E1E\u0E34\u0E27\u0E40\u0E15\u0E2D\u0E23\u0E4C",
      "\u0634\u0627\u0634\u0629 \u0639\u0631\u0636, \u0645\u0648\u0646\u064A\u062A\u0648\u0631",
      "Bildschirm, Display"
    ],
    about: [
      "A calm screen with even light and colours you can trust.",
      "Plenty of room for two documents side by side.",
      "The stand moves up, down and sideways, and takes up little of the desk.",
      "Thin edges and a matte finish keep reflections away."
    ],
    intro: [
      "\u4EAE\u5EA6\u5747\u5300\u3001\u8272\u5F69\u51C6\u786E\uFF0C\u5E76\u6392\u770B\u4E24\u4E2A\u6587\u6863\u4E5F\u4ECE\u5BB9\u3002",
      "\u660E\u308B\u3055\u306B\u30E0\u30E9\u304C\u306A\u304F\u3001\u4E8C\u3064\u306E\u66F8\u985E\u3092\u4E26\u3079\u3066\u3082\u5E83\u3005\u4F7F\u3048\u307E\u3059\u3002",
      "\u0E41\u0E2A\u0E07\u0E2A\u0E21\u0E48\u0E33\u0E40\u0E2A\u0E21\u0E2D \u0E2A\u0E35\u0E40\u0E17\u0E35\u0E48\u0E22\u0E07\u0E15\u0E23\u0E07 \u0E40\u0E1B\u0E34\u0E14\u0E40\u0E2D\u0E01\u0E2A\u0E32\u0E23\u0E2A\u0E2D\u0E07\u0E2B\u0E19\u0E49\u0E32\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E01\u0E31\u0E19\u0E44\u0E14\u0E49\u0E2A\u0E1A\u0E32\u0E22",
      "\u0625\u0636\u0627\u0621\u0629 \u0645\u062A\u0633\u0627\u0648\u064A\u0629 \u0648\u0623\u0644\u0648\u0627\u0646 \u062F\u0642\u064A\u0642\u0629 \u0648\u0645\u0633\u0627\u062D\u0629 \u0644\u0645\u0633\u062A\u0646\u062F\u064A\u0646 \u062C\u0646\u0628\u064B\u0627 \u0625\u0644\u0649 \u062C\u0646\u0628.",
      "Gleichm\xE4\xDFiges Licht, verl\xE4ssliche Farben und Platz f\xFCr zwei Dokumente."
    ],
    variants: [
      ["hl", "Vista 24", 15900, 3900, "screen=24_in fhd ips refresh=75_Hz"],
      ["hl", "Vista 27Q", 24900, 5200, "screen=27_in qhd ips refresh=100_Hz usbc"],
      ["cp", "Wide 34", 42900, 7600, "screen=34_in curved qhd refresh=144_Hz"],
      ["cp", "Rapid 27", 28900, 5400, "screen=27_in refresh=180_Hz fhd eyecare"],
      ["kw", "Kontor 27", 38900, 6100, "screen=27_in 4k ips usbc eyecare"]
    ]
  },
  {
    id: "mechanical-keyboard",
    sub: "computer.keyboards",
    noun: [
      "mechanical keyboard",
      "\u673A\u68B0\u952E\u76D8",
      "\u30E1\u30AB\u30CB\u30AB\u30EB\u30AD\u30FC\u30DC\u30FC\u30C9",
      "\u0E04\u0E35\u0E22\u0E4C\u0E1A\u0E2D\u0E23\u0E4C\u0E14\u0E41\u0E21\u0E04\u0E04\u0E32\u0E19\u0E34\u0E04\u0E2D\u0E25",
      "\u0644\u0648\u062D\u0629 \u0645\u0641\u0627\u062A\u064A\u062D \u0645\u064A\u0643\u0627\u0646\u064A\u0643\u064A\u0629",
      "mechanische Tastatur"
    ],
    words: [
      "keyboard, typing",
      "\u952E\u76D8, \u6E38\u620F\u952E\u76D8",
      "\u30AD\u30FC\u30DC\u30FC\u30C9, \u30B2\u30FC\u30DF\u30F3\u30B0\u30AD\u30FC\u30DC\u30FC\u30C9",
      "\u0E04\u0E35\u0E22\u0E4C\u0E1A\u0E2D\u0E23\u0E4C\u0E14\u0E40\u0E01\u0E21\u0E21\u0E34\u0E48\u0E07, \u0E41\u0E1B\u0E49\u0E19\u0E1E\u0E34\u0E21\u0E1E\u0E4C",
      "\u0643\u064A\u0628\u0648\u0631\u062F, \u0644\u0648\u062D\u0629 \u0645\u0641\u0627\u062A\u064A\u062D \u0623\u0644\u0639\u0627\u0628",
      "Keyboard, Gaming-Tastatur"
    ],
    about: [
      "A steady keyboard for people who type all day.",
      "Clear, even keystrokes without a rattle.",
      "The legends are moulded through the caps, so they will not wear off.",
      "Rubber feet hold it in place and two flip-out heights suit most wrists."
    ],
    intro: [
      "\u624B\u611F\u6E05\u6670\u3001\u952E\u5E3D\u5B57\u7B26\u4E0D\u6613\u78E8\u635F\uFF0C\u9002\u5408\u6574\u5929\u6253\u5B57\u3002",
      "\u3057\u3063\u304B\u308A\u3057\u305F\u6253\u9375\u611F\u3067\u3001\u5370\u5B57\u304C\u6D88\u3048\u306B\u304F\u3044\u9577\u6587\u5165\u529B\u5411\u3051\u306E\u30AD\u30FC\u30DC\u30FC\u30C9\u3067\u3059\u3002",
      "\u0E2A\u0E31\u0E21\u0E1C\u0E31\u0E2A\u0E0A\u0E31\u0E14 \u0E15\u0E31\u0E27\u0E2D\u0E31\u0E01\u0E29\u0E23\u0E1A\u0E19\u0E1B\u0E38\u0E48\u0E21\u0E44\u0E21\u0E48\u0E25\u0E2D\u0E01 \u0E40\u0E2B\u0E21\u0E32\u0E30\u0E01\u0E31\u0E1A\u0E04\u0E19\u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E07\u0E32\u0E19\u0E17\u0E31\u0E49\u0E07\u0E27\u0E31\u0E19",
      "\u0636\u063A\u0637\u0627\u062A \u0648\u0627\u0636\u062D\u0629 \u0648\u0623\u062D\u0631\u0641 \u0644\u0627 \u062A\u0628\u0647\u062A\u060C \u0644\u0645\u0646 \u064A\u0643\u062A\u0628 \u0637\u0648\u0627\u0644 \u0627\u0644\u064A\u0648\u0645.",
      "Klarer Anschlag und abriebfeste Beschriftung f\xFCr lange Schreibtage."
    ],
    options: "layout:US|DE|JP",
    variants: [
      ["ta", "Tactile 75", 8990, 860, "keys:75 hotswap wireless battery:60 usbc"],
      ["ta", "Tactile 60", 6490, 610, "keys:60 tactile usbc hotswap"],
      ["cp", "Key One", 4590, 980, "fullsize rgb linear usbc"],
      ["cp", "Key One Silent", 5290, 960, "fullsize silent linear usbc"],
      ["kw", "Tastwerk", 13900, 1250, "aluminium hotswap keys:80 tactile"]
    ]
  },
  {
    id: "wireless-mouse",
    sub: "computer.keyboards",
    noun: ["wireless mouse", "\u65E0\u7EBF\u9F20\u6807", "\u30EF\u30A4\u30E4\u30EC\u30B9\u30DE\u30A6\u30B9", "\u0E40\u0E21\u0E32\u0E2A\u0E4C\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22", "\u0645\u0627\u0648\u0633 \u0644\u0627\u0633\u0644\u0643\u064A", "kabellose Maus"],
    words: [
      "mouse, cordless mouse",
      "\u9F20\u6807, \u84DD\u7259\u9F20\u6807",
      "\u30DE\u30A6\u30B9, \u7121\u7DDA\u30DE\u30A6\u30B9",
      "\u0E40\u0E21\u0E32\u0E2A\u0E4C\u0E1A\u0E25\u0E39\u0E17\u0E39\u0E18, \u0E40\u0E21\u0E32\u0E2A\u0E4C",
      "\u0641\u0623\u0631\u0629 \u0644\u0627\u0633\u0644\u0643\u064A\u0629, \u0645\u0627\u0648\u0633 \u0628\u0644\u0648\u062A\u0648\u062B",
      "Funkmaus, Computermaus"
    ],
    about: [
      "A mouse that fits the hand and stays quiet in an open office.",
      "Small enough for a laptop sleeve, large enough to hold comfortably.",
      "It tracks on wood, cloth and most tabletops without a pad.",
      "The scroll wheel clicks softly and the feet are replaceable."
    ],
    intro: [
      "\u63E1\u611F\u8212\u9002\u3001\u70B9\u51FB\u8F7B\u9759\uFF0C\u6728\u684C\u5E03\u9762\u90FD\u80FD\u7528\u3002",
      "\u624B\u306B\u306A\u3058\u3080\u5F62\u3067\u3001\u6728\u306E\u673A\u3084\u5E03\u306E\u4E0A\u3067\u3082\u306A\u3081\u3089\u304B\u306B\u52D5\u304D\u307E\u3059\u3002",
      "\u0E08\u0E31\u0E1A\u0E16\u0E19\u0E31\u0E14\u0E21\u0E37\u0E2D \u0E04\u0E25\u0E34\u0E01\u0E40\u0E1A\u0E32 \u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E1A\u0E19\u0E42\u0E15\u0E4A\u0E30\u0E44\u0E21\u0E49\u0E41\u0E25\u0E30\u0E1E\u0E37\u0E49\u0E19\u0E1C\u0E34\u0E27\u0E1C\u0E49\u0E32",
      "\u0645\u0631\u064A\u062D \u0641\u064A \u0627\u0644\u064A\u062F \u0648\u0646\u0642\u0631\u0627\u062A\u0647 \u0647\u0627\u062F\u0626\u0629 \u0648\u064A\u0639\u0645\u0644 \u0639\u0644\u0649 \u0627\u0644\u062E\u0634\u0628 \u0648\u0627\u0644\u0642\u0645\u0627\u0634.",
      "Liegt gut in der Hand, klickt leise und l\xE4uft auch auf Holz und Stoff."
    ],
    variants: [
      ["cp", "Glide S", 1690, 78, "silent bt:5.1 days:180 dpi:1600"],
      ["cp", "Glide Ergo", 2990, 112, "ergonomic rechargeable bt:5.2 dpi:3200"],
      ["ta", "Riverstone", 2490, 84, "slim bt:5.3 silent dpi:2400"],
      ["hl", "Curve M2", 3990, 96, "multidevice rechargeable days:70 dpi:4000"]
    ]
  },
  {
    id: "tablet",
    sub: "computer.laptops",
    noun: ["tablet", "\u5E73\u677F\u7535\u8111", "\u30BF\u30D6\u30EC\u30C3\u30C8", "\u0E41\u0E17\u0E47\u0E1A\u0E40\u0E25\u0E47\u0E15", "\u062C\u0647\u0627\u0632 \u0644\u0648\u062D\u064A", "Tablet"],
    words: [
      "tablet pc, drawing tablet",
      "\u5E73\u677F, \u5B66\u4E60\u5E73\u677F",
      "\u30BF\u30D6\u30EC\u30C3\u30C8PC, \u304A\u7D75\u304B\u304D\u30BF\u30D6\u30EC\u30C3\u30C8",
      "\u0E41\u0E17\u0E47\u0E1A\u0E40\u0E25\u0E47\u0E15\u0E27\u0E32\u0E14\u0E23\u0E39\u0E1B, \u0E41\u0E17\u0E47\u0E1A\u0E40\u0E25\u0E47\u0E15\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E40\u0E23\u0E35\u0E22\u0E19",
      "\u062A\u0627\u0628\u0644\u062A, \u0644\u0648\u062D\u064A \u0644\u0644\u0631\u0633\u0645",
      "Tablet-PC, Zeichentablet"
    ],
    about: [
      "A light tablet for reading, sketching and films on the train.",
      "A second screen for the sofa, the kitchen and the back seat.",
      "The speakers sit on both short sides, so your hands do not cover them.",
      "Updates are promised for four years from purchase."
    ],
    intro: [
      "\u8F7B\u5DE7\u7684\u5E73\u677F\uFF0C\u9605\u8BFB\u3001\u753B\u753B\u3001\u8DEF\u4E0A\u770B\u5267\u90FD\u5408\u9002\u3002",
      "\u8AAD\u66F8\u3084\u30B9\u30B1\u30C3\u30C1\u3001\u79FB\u52D5\u4E2D\u306E\u52D5\u753B\u306B\u3061\u3087\u3046\u3069\u3044\u3044\u8EFD\u3055\u306E\u30BF\u30D6\u30EC\u30C3\u30C8\u3067\u3059\u3002",
      "\u0E41\u0E17\u0E47\u0E1A\u0E40\u0E25\u0E47\u0E15\u0E40\u0E1A\u0E32\u0E21\u0E37\u0E2D \u0E40\u0E2B\u0E21\u0E32\u0E30\u0E01\u0E31\u0E1A\u0E2D\u0E48\u0E32\u0E19\u0E2B\u0E19\u0E31\u0E07\u0E2A\u0E37\u0E2D \u0E27\u0E32\u0E14\u0E23\u0E39\u0E1B \u0E41\u0E25\u0E30\u0E14\u0E39\u0E2B\u0E19\u0E31\u0E07\u0E23\u0E30\u0E2B\u0E27\u0E48\u0E32\u0E07\u0E40\u0E14\u0E34\u0E19\u0E17\u0E32\u0E07",
      "\u062C\u0647\u0627\u0632 \u062E\u0641\u064A\u0641 \u0644\u0644\u0642\u0631\u0627\u0621\u0629 \u0648\u0627\u0644\u0631\u0633\u0645 \u0648\u0645\u0634\u0627\u0647\u062F\u0629 \u0627\u0644\u0623\u0641\u0644\u0627\u0645 \u0641\u064A \u0627\u0644\u0637\u0631\u064A\u0642.",
      "Leichtes Tablet zum Lesen, Skizzieren und f\xFCr Filme unterwegs."
    ],
    options: "storage:128 GB|256 GB+60",
    variants: [
      ["hl", "Folio 11", 32900, 480, "screen=11_in pen refresh=120_Hz ram:8 battery:12"],
      ["hl", "Folio 13", 54900, 610, "screen=13_in oled pen ram:12 battery:10"],
      ["cp", "Leaf 8", 13900, 310, "screen=8.4_in compact ram:4 battery:9", "storage:64 GB|128 GB+25"],
      [
        "cp",
        "Leaf 10 Kids",
        16900,
        520,
        "screen=10.1_in kidsmode ram:4 battery:10",
        "storage:64 GB|128 GB+25"
      ]
    ]
  },
  {
    id: "wifi-router",
    sub: "computer.network",
    noun: ["Wi-Fi router", "\u65E0\u7EBF\u8DEF\u7531\u5668", "Wi-Fi\u30EB\u30FC\u30BF\u30FC", "\u0E40\u0E23\u0E32\u0E40\u0E15\u0E2D\u0E23\u0E4C Wi-Fi", "\u0631\u0627\u0648\u062A\u0631 \u0648\u0627\u064A \u0641\u0627\u064A", "WLAN-Router"],
    words: [
      "wireless router, mesh",
      "\u8DEF\u7531\u5668, wifi\u8DEF\u7531\u5668",
      "\u7121\u7DDALAN\u30EB\u30FC\u30BF\u30FC, \u30EB\u30FC\u30BF\u30FC",
      "\u0E40\u0E23\u0E32\u0E40\u0E15\u0E2D\u0E23\u0E4C\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22, \u0E44\u0E27\u0E44\u0E1F",
      "\u0645\u0648\u062C\u0647 \u0644\u0627\u0633\u0644\u0643\u064A, \u0631\u0627\u0648\u062A\u0631",
      "Router, Mesh-WLAN"
    ],
    about: [
      "Steady Wi-Fi for a flat or a house, set up from a phone in ten minutes.",
      "A router that does its work on the shelf and needs no attention.",
      "Guest access and bedtime pauses are switched on from one page.",
      "Security updates arrive by themselves at night."
    ],
    intro: [
      "\u7528\u624B\u673A\u5341\u5206\u949F\u5C31\u80FD\u88C5\u597D\uFF0C\u5168\u5C4B\u4FE1\u53F7\u7A33\u5B9A\u3002",
      "\u30B9\u30DE\u30DB\u304B\u3089\u7D0410\u5206\u3067\u8A2D\u5B9A\u3067\u304D\u3001\u5BB6\u4E2D\u306B\u5B89\u5B9A\u3057\u305F\u96FB\u6CE2\u304C\u5C4A\u304D\u307E\u3059\u3002",
      "\u0E15\u0E31\u0E49\u0E07\u0E04\u0E48\u0E32\u0E08\u0E32\u0E01\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D\u0E44\u0E14\u0E49\u0E43\u0E19\u0E2A\u0E34\u0E1A\u0E19\u0E32\u0E17\u0E35 \u0E2A\u0E31\u0E0D\u0E0D\u0E32\u0E13\u0E19\u0E34\u0E48\u0E07\u0E17\u0E31\u0E48\u0E27\u0E1A\u0E49\u0E32\u0E19",
      "\u0625\u0639\u062F\u0627\u062F \u0645\u0646 \u0627\u0644\u0647\u0627\u062A\u0641 \u0641\u064A \u0639\u0634\u0631 \u062F\u0642\u0627\u0626\u0642 \u0648\u0625\u0634\u0627\u0631\u0629 \u062B\u0627\u0628\u062A\u0629 \u0641\u064A \u0643\u0644 \u0627\u0644\u0628\u064A\u062A.",
      "In zehn Minuten per Handy eingerichtet, stabiler Empfang im ganzen Haus."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["cp", "Beacon AX3", 5990, 480, "wifi:6 dualband ports=4_\xD7_LAN coverage:120"],
      ["cp", "Beacon BE7", 15900, 760, "wifi:7 triband ports=4_\xD7_LAN coverage:220"],
      ["hl", "Airy Mesh", 12900, 890, "mesh wifi:6E coverage:300 twopack"],
      ["ta", "Harbor AX1", 3990, 390, "wifi:6 compact dualband coverage:90"]
    ]
  },
  {
    id: "webcam",
    sub: "computer.accessories",
    noun: ["webcam", "\u7F51\u7EDC\u6444\u50CF\u5934", "\u30A6\u30A7\u30D6\u30AB\u30E1\u30E9", "\u0E40\u0E27\u0E47\u0E1A\u0E41\u0E04\u0E21", "\u0643\u0627\u0645\u064A\u0631\u0627 \u0648\u064A\u0628", "Webcam"],
    words: [
      "web camera, video calls",
      "\u7535\u8111\u6444\u50CF\u5934, \u76F4\u64AD\u6444\u50CF\u5934",
      "Web\u30AB\u30E1\u30E9, \u4F1A\u8B70\u7528\u30AB\u30E1\u30E9",
      "\u0E01\u0E25\u0E49\u0E2D\u0E07\u0E40\u0E27\u0E47\u0E1A\u0E41\u0E04\u0E21, \u0E01\u0E25\u0E49\u0E2D\u0E07\u0E1B\u0E23\u0E30\u0E0A\u0E38\u0E21\u0E2D\u0E2D\u0E19\u0E44\u0E25\u0E19\u0E4C",
      "\u0643\u0627\u0645\u064A\u0631\u0627 \u0643\u0645\u0628\u064A\u0648\u062A\u0631, \u0643\u0627\u0645\u064A\u0631\u0627 \u0645\u0643\u0627\u0644\u0645\u0627\u062A",
      "Webkamera, Videokamera"
    ],
    about: [
      "Shows you clearly on calls, even with a window behind you.",
      "A small camera that clips to the screen and just works.",
      "The sliding shutter covers the lens when the call is over.",
      "It plugs in by cable and needs no driver."
    ],
    intro: [
      "\u5373\u63D2\u5373\u7528\uFF0C\u9006\u5149\u4E5F\u6E05\u695A\uFF0C\u901A\u8BDD\u7ED3\u675F\u53EF\u5173\u4E0A\u955C\u5934\u76D6\u3002",
      "\u633F\u3059\u3060\u3051\u3067\u4F7F\u3048\u3001\u9006\u5149\u3067\u3082\u9854\u304C\u660E\u308B\u304F\u6620\u308A\u307E\u3059\u3002",
      "\u0E40\u0E2A\u0E35\u0E22\u0E1A\u0E41\u0E25\u0E49\u0E27\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E17\u0E31\u0E19\u0E17\u0E35 \u0E22\u0E49\u0E2D\u0E19\u0E41\u0E2A\u0E07\u0E01\u0E47\u0E22\u0E31\u0E07\u0E40\u0E2B\u0E47\u0E19\u0E2B\u0E19\u0E49\u0E32\u0E0A\u0E31\u0E14",
      "\u062A\u0639\u0645\u0644 \u0628\u0645\u062C\u0631\u062F \u0627\u0644\u062A\u0648\u0635\u064A\u0644 \u0648\u062A\u064F\u0638\u0647\u0631\u0643 \u0628\u0648\u0636\u0648\u062D \u062D\u062A\u0649 \u0645\u0639 \u0636\u0648\u0621 \u062E\u0644\u0641\u0643.",
      "Einstecken und loslegen: klares Bild auch bei Gegenlicht."
    ],
    variants: [
      ["cp", "Clear 1080", 2990, 130, "fhd autofocus noisemic usbc"],
      ["cp", "Clear 4K", 7990, 165, "4k autofocus noisemic usbc"],
      ["hl", "Facet 2K", 4990, 142, "qhd shutter noisemic usbc"],
      ["ta", "Meet Wide", 6490, 180, "wideangle fhd shutter usbc"]
    ]
  },
  {
    id: "portable-ssd",
    sub: "computer.network",
    noun: ["portable SSD", "\u79FB\u52A8\u56FA\u6001\u786C\u76D8", "\u30DD\u30FC\u30BF\u30D6\u30EBSSD", "SSD \u0E1E\u0E01\u0E1E\u0E32", "\u0642\u0631\u0635 SSD \u0645\u062D\u0645\u0648\u0644", "externe SSD"],
    words: [
      "external drive, hard drive",
      "\u79FB\u52A8\u786C\u76D8, \u56FA\u6001\u786C\u76D8",
      "\u5916\u4ED8\u3051SSD, \u5916\u4ED8\u3051\u30B9\u30C8\u30EC\u30FC\u30B8",
      "\u0E2E\u0E32\u0E23\u0E4C\u0E14\u0E14\u0E34\u0E2A\u0E01\u0E4C\u0E1E\u0E01\u0E1E\u0E32, \u0E2E\u0E32\u0E23\u0E4C\u0E14\u0E14\u0E34\u0E2A\u0E01\u0E4C\u0E20\u0E32\u0E22\u0E19\u0E2D\u0E01",
      "\u0647\u0627\u0631\u062F \u062E\u0627\u0631\u062C\u064A, \u0642\u0631\u0635 \u062A\u062E\u0632\u064A\u0646 \u062E\u0627\u0631\u062C\u064A",
      "externe Festplatte, Speicher"
    ],
    about: [
      "A drive the size of a biscuit for photos, films and backups.",
      "Fast enough to edit from, small enough for a coin pocket.",
      "There are no moving parts, so a fall from a desk does it no harm.",
      "A short cable with both plug types is in the box."
    ],
    intro: [
      "\u5C0F\u5DE7\u6297\u6454\uFF0C\u7167\u7247\u3001\u89C6\u9891\u548C\u5907\u4EFD\u968F\u8EAB\u5E26\u3002",
      "\u624B\u306E\u3072\u3089\u306B\u53CE\u307E\u308A\u3001\u5199\u771F\u3084\u52D5\u753B\u306E\u30D0\u30C3\u30AF\u30A2\u30C3\u30D7\u3092\u624B\u8EFD\u306B\u6301\u3061\u904B\u3079\u307E\u3059\u3002",
      "\u0E02\u0E19\u0E32\u0E14\u0E40\u0E25\u0E47\u0E01\u0E17\u0E19\u0E41\u0E23\u0E07\u0E01\u0E23\u0E30\u0E41\u0E17\u0E01 \u0E40\u0E01\u0E47\u0E1A\u0E23\u0E39\u0E1B \u0E27\u0E34\u0E14\u0E35\u0E42\u0E2D \u0E41\u0E25\u0E30\u0E44\u0E1F\u0E25\u0E4C\u0E2A\u0E33\u0E23\u0E2D\u0E07\u0E44\u0E27\u0E49\u0E15\u0E34\u0E14\u0E15\u0E31\u0E27",
      "\u0635\u063A\u064A\u0631 \u0648\u064A\u062A\u062D\u0645\u0644 \u0627\u0644\u0633\u0642\u0648\u0637\u060C \u0644\u0635\u0648\u0631\u0643 \u0648\u0623\u0641\u0644\u0627\u0645\u0643 \u0648\u0646\u0633\u062E\u0643 \u0627\u0644\u0627\u062D\u062A\u064A\u0627\u0637\u064A\u0629.",
      "Klein und sto\xDFfest \u2013 f\xFCr Fotos, Filme und Sicherungskopien."
    ],
    options: "storage:500 GB|1 TB+40|2 TB+110",
    variants: [
      ["cp", "Pocket X", 5990, 52, "speed:1050 usbc aluminium"],
      ["hl", "Vault Mini", 7490, 38, "speed:2000 compact usbc encrypted"],
      ["hl", "Vault Trail", 8990, 74, "ip:67 shockproof speed:1050 usbc"],
      ["kw", "Archiv S", 6990, 60, "encrypted speed:1000 aluminium usbc"]
    ]
  },
  {
    id: "usb-hub",
    sub: "computer.accessories",
    noun: ["USB-C hub", "USB-C\u6269\u5C55\u575E", "USB-C\u30CF\u30D6", "\u0E2E\u0E31\u0E1A USB-C", "\u0645\u0648\u0632\u0639 USB-C", "USB-C-Hub"],
    words: [
      "docking station, adapter",
      "\u96C6\u7EBF\u5668, \u8F6C\u6362\u5668",
      "\u30C9\u30C3\u30AD\u30F3\u30B0\u30B9\u30C6\u30FC\u30B7\u30E7\u30F3, \u5909\u63DB\u30A2\u30C0\u30D7\u30BF\u30FC",
      "\u0E2D\u0E30\u0E41\u0E14\u0E1B\u0E40\u0E15\u0E2D\u0E23\u0E4C, \u0E15\u0E31\u0E27\u0E41\u0E1B\u0E25\u0E07 USB",
      "\u0645\u062D\u0648\u0644, \u0645\u062D\u0637\u0629 \u062A\u0648\u0635\u064A\u0644",
      "Dockingstation, Adapter"
    ],
    about: [
      "One cable to the laptop, and the desk is connected.",
      "Gives a slim laptop back the sockets it lost.",
      "The housing spreads the heat, so it is warm but never hot.",
      "The cable is sleeved and strain-relieved at both ends."
    ],
    intro: [
      "\u4E00\u6839\u7EBF\u63A5\u597D\u6574\u5F20\u684C\u9762\u7684\u8BBE\u5907\uFF0C\u8F7B\u8584\u672C\u7684\u597D\u642D\u6863\u3002",
      "\u30B1\u30FC\u30D6\u30EB\u4E00\u672C\u3067\u673A\u306E\u5468\u308A\u306E\u6A5F\u5668\u304C\u3064\u306A\u304C\u308A\u307E\u3059\u3002",
      "\u0E15\u0E48\u0E2D\u0E2A\u0E32\u0E22\u0E40\u0E2A\u0E49\u0E19\u0E40\u0E14\u0E35\u0E22\u0E27 \u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C\u0E1A\u0E19\u0E42\u0E15\u0E4A\u0E30\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E43\u0E0A\u0E49\u0E17\u0E31\u0E49\u0E07\u0E2B\u0E21\u0E14",
      "\u0643\u0627\u0628\u0644 \u0648\u0627\u062D\u062F \u0625\u0644\u0649 \u0627\u0644\u0644\u0627\u0628\u062A\u0648\u0628 \u0648\u062A\u062A\u0635\u0644 \u0643\u0644 \u0623\u062C\u0647\u0632\u0629 \u0627\u0644\u0645\u0643\u062A\u0628.",
      "Ein Kabel zum Laptop, und der ganze Schreibtisch ist verbunden."
    ],
    variants: [
      ["cp", "Bridge 5", 2290, 68, "ports:5 hdmi4k pd:60"],
      ["cp", "Bridge 8", 3990, 96, "ports:8 hdmi4k pd:100 cardreader"],
      ["kw", "Steg 6", 4990, 110, "aluminium ports:6 ethernet pd:100"],
      ["hl", "Link 10", 6990, 135, "ports:10 dualhdmi pd:100 ethernet"]
    ]
  },
  {
    id: "usb-microphone",
    sub: "computer.accessories",
    noun: ["USB microphone", "USB\u9EA6\u514B\u98CE", "USB\u30DE\u30A4\u30AF", "\u0E44\u0E21\u0E42\u0E04\u0E23\u0E42\u0E1F\u0E19 USB", "\u0645\u064A\u0643\u0631\u0648\u0641\u0648\u0646 USB", "USB-Mikrofon"],
    words: [
      "podcast mic, condenser microphone",
      "\u7535\u8111\u9EA6\u514B\u98CE, \u76F4\u64AD\u8BDD\u7B52",
      "\u30B3\u30F3\u30C7\u30F3\u30B5\u30FC\u30DE\u30A4\u30AF, \u914D\u4FE1\u30DE\u30A4\u30AF",
      "\u0E44\u0E21\u0E04\u0E4C\u0E2D\u0E31\u0E14\u0E40\u0E2A\u0E35\u0E22\u0E07, \u0E44\u0E21\u0E04\u0E4C\u0E44\u0E25\u0E1F\u0E4C\u0E2A\u0E14",
      "\u0645\u0627\u064A\u0643 \u0628\u0648\u062F\u0643\u0627\u0633\u062A, \u0645\u0627\u064A\u0643\u0631\u0648\u0641\u0648\u0646",
      "Podcast-Mikrofon, Mikro"
    ],
    about: [
      "A clear voice for calls, lessons and a first podcast.",
      "Stands on the desk, plugs in by cable, and sounds like you.",
      "A touch on the top mutes it, and the ring of light shows that it has.",
      "The foot is weighted and decoupled, so typing stays out of the recording."
    ],
    intro: [
      "\u4EBA\u58F0\u6E05\u6670\u81EA\u7136\uFF0C\u7F51\u8BFE\u3001\u4F1A\u8BAE\u3001\u64AD\u5BA2\u90FD\u80FD\u7528\u3002",
      "\u4F1A\u8B70\u3084\u6388\u696D\u3001\u306F\u3058\u3081\u3066\u306E\u914D\u4FE1\u3067\u3082\u58F0\u304C\u81EA\u7136\u306B\u5C4A\u304D\u307E\u3059\u3002",
      "\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E1E\u0E39\u0E14\u0E0A\u0E31\u0E14\u0E40\u0E1B\u0E47\u0E19\u0E18\u0E23\u0E23\u0E21\u0E0A\u0E32\u0E15\u0E34 \u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E17\u0E31\u0E49\u0E07\u0E1B\u0E23\u0E30\u0E0A\u0E38\u0E21 \u0E2A\u0E2D\u0E19\u0E2D\u0E2D\u0E19\u0E44\u0E25\u0E19\u0E4C \u0E41\u0E25\u0E30\u0E1E\u0E2D\u0E14\u0E41\u0E04\u0E2A\u0E15\u0E4C",
      "\u0635\u0648\u062A \u0648\u0627\u0636\u062D \u0648\u0637\u0628\u064A\u0639\u064A \u0644\u0644\u0627\u062C\u062A\u0645\u0627\u0639\u0627\u062A \u0648\u0627\u0644\u062F\u0631\u0648\u0633 \u0648\u0623\u0648\u0644 \u0628\u0648\u062F\u0643\u0627\u0633\u062A.",
      "Nat\xFCrliche Stimme f\xFCr Gespr\xE4che, Unterricht und den ersten Podcast."
    ],
    variants: [
      ["ta", "Voice One", 5990, 420, "cardioid tapmute usbc plugplay"],
      ["ta", "Voice Studio", 11900, 680, "hires cardioid headout usbc"],
      ["cp", "Talk Mini", 2990, 240, "compact cardioid plugplay usbc"],
      ["cp", "Talk Arm", 6990, 1150, "boomarm cardioid tapmute usbc"]
    ]
  },
  {
    id: "desktop-speakers",
    sub: "computer.accessories",
    noun: [
      "desktop speakers",
      "\u684C\u9762\u97F3\u7BB1",
      "\u30C7\u30B9\u30AF\u30C8\u30C3\u30D7\u30B9\u30D4\u30FC\u30AB\u30FC",
      "\u0E25\u0E33\u0E42\u0E1E\u0E07\u0E15\u0E31\u0E49\u0E07\u0E42\u0E15\u0E4A\u0E30",
      "\u0633\u0645\u0627\u0639\u0627\u062A \u0645\u0643\u062A\u0628\u064A\u0629",
      "PC-Lautsprecher"
    ],
    words: [
      "computer speakers, bookshelf speakers",
      "\u7535\u8111\u97F3\u7BB1, \u4E66\u67B6\u97F3\u7BB1",
      "PC\u30B9\u30D4\u30FC\u30AB\u30FC, \u30D6\u30C3\u30AF\u30B7\u30A7\u30EB\u30D5\u30B9\u30D4\u30FC\u30AB\u30FC",
      "\u0E25\u0E33\u0E42\u0E1E\u0E07\u0E04\u0E2D\u0E21, \u0E25\u0E33\u0E42\u0E1E\u0E07\u0E0A\u0E31\u0E49\u0E19\u0E27\u0E32\u0E07",
      "\u0633\u0645\u0627\u0639\u0627\u062A \u0643\u0645\u0628\u064A\u0648\u062A\u0631, \u0645\u0643\u0628\u0631\u0627\u062A \u0635\u0648\u062A",
      "Computerlautsprecher, Regallautsprecher"
    ],
    about: [
      "A pair of small speakers that make a desk sound like a room.",
      "Clear at low volume, which is where most listening happens.",
      "The volume knob sits on the front of the right speaker.",
      "Felt feet keep vibrations off the tabletop."
    ],
    intro: [
      "\u5C0F\u97F3\u91CF\u4E5F\u6E05\u695A\u7684\u4E00\u5BF9\u684C\u9762\u97F3\u7BB1\uFF0C\u65CB\u94AE\u5C31\u5728\u6B63\u9762\u3002",
      "\u5C0F\u3055\u306A\u97F3\u91CF\u3067\u3082\u7D30\u90E8\u307E\u3067\u805E\u3053\u3048\u308B\u3001\u5DE6\u53F3\u4E00\u7D44\u306E\u30B9\u30D4\u30FC\u30AB\u30FC\u3067\u3059\u3002",
      "\u0E25\u0E33\u0E42\u0E1E\u0E07\u0E04\u0E39\u0E48 \u0E40\u0E2A\u0E35\u0E22\u0E07\u0E43\u0E2A\u0E41\u0E21\u0E49\u0E40\u0E1B\u0E34\u0E14\u0E40\u0E1A\u0E32 \u0E1B\u0E38\u0E48\u0E21\u0E1B\u0E23\u0E31\u0E1A\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E2D\u0E22\u0E39\u0E48\u0E14\u0E49\u0E32\u0E19\u0E2B\u0E19\u0E49\u0E32",
      "\u0632\u0648\u062C \u0645\u0646 \u0627\u0644\u0633\u0645\u0627\u0639\u0627\u062A \u0628\u0635\u0648\u062A \u0648\u0627\u0636\u062D \u062D\u062A\u0649 \u0639\u0646\u062F \u0645\u0633\u062A\u0648\u0649 \u0645\u0646\u062E\u0641\u0636.",
      "Ein Paar, das auch bei geringer Lautst\xE4rke klar klingt."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["ta", "Duet 30", 8990, 2400, "power=30_W bt:5.3 wood"],
      ["ta", "Duet 60", 16900, 4800, "power=60_W wood optical bt:5.3"],
      ["cp", "Sidebar 2.0", 3490, 1300, "power=16_W usbc compact"],
      ["kw", "Klangpaar", 24900, 5600, "power=80_W wood bt:5.3 hires"]
    ]
  },
  {
    id: "inkjet-printer",
    sub: "computer.accessories",
    noun: [
      "inkjet printer",
      "\u55B7\u58A8\u6253\u5370\u673A",
      "\u30A4\u30F3\u30AF\u30B8\u30A7\u30C3\u30C8\u30D7\u30EA\u30F3\u30BF\u30FC",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E2D\u0E34\u0E07\u0E04\u0E4C\u0E40\u0E08\u0E47\u0E17",
      "\u0637\u0627\u0628\u0639\u0629 \u062D\u0628\u0631\u064A\u0629",
      "Tintenstrahldrucker"
    ],
    words: [
      "printer, scanner",
      "\u6253\u5370\u673A, \u7167\u7247\u6253\u5370\u673A",
      "\u30D7\u30EA\u30F3\u30BF\u30FC, \u8907\u5408\u6A5F",
      "\u0E1B\u0E23\u0E34\u0E49\u0E19\u0E40\u0E15\u0E2D\u0E23\u0E4C, \u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E23\u0E34\u0E49\u0E19",
      "\u0637\u0627\u0628\u0639\u0629, \u0637\u0627\u0628\u0639\u0629 \u0645\u0646\u0632\u0644\u064A\u0629",
      "Drucker, Multifunktionsdrucker"
    ],
    about: [
      "A home printer for letters, labels and holiday photos.",
      "Prints from phone and laptop without a cable.",
      "Ink is refilled by colour, so nothing is thrown away half full.",
      "It wakes in a few seconds and draws almost no power asleep."
    ],
    intro: [
      "\u5BB6\u7528\u6253\u5370\u673A\uFF0C\u4FE1\u4EF6\u3001\u6807\u7B7E\u3001\u7167\u7247\u90FD\u80FD\u6253\uFF0C\u624B\u673A\u76F4\u63A5\u6253\u5370\u3002",
      "\u624B\u7D19\u3082\u30E9\u30D9\u30EB\u3082\u5199\u771F\u3082\u3001\u30B9\u30DE\u30DB\u304B\u3089\u305D\u306E\u307E\u307E\u5370\u5237\u3067\u304D\u307E\u3059\u3002",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E1A\u0E49\u0E32\u0E19 \u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E40\u0E2D\u0E01\u0E2A\u0E32\u0E23 \u0E09\u0E25\u0E32\u0E01 \u0E41\u0E25\u0E30\u0E23\u0E39\u0E1B\u0E16\u0E48\u0E32\u0E22\u0E08\u0E32\u0E01\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D\u0E44\u0E14\u0E49\u0E40\u0E25\u0E22",
      "\u0637\u0627\u0628\u0639\u0629 \u0645\u0646\u0632\u0644\u064A\u0629 \u0644\u0644\u0631\u0633\u0627\u0626\u0644 \u0648\u0627\u0644\u0645\u0644\u0635\u0642\u0627\u062A \u0648\u0627\u0644\u0635\u0648\u0631\u060C \u0648\u062A\u0637\u0628\u0639 \u0645\u0646 \u0627\u0644\u0647\u0627\u062A\u0641.",
      "Heimdrucker f\xFCr Briefe, Etiketten und Fotos \u2013 direkt vom Handy."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["cp", "Folio P1", 8990, 4200, "wifi:5 duplex ppm:10"],
      ["cp", "Folio P3 Tank", 17900, 5600, "inktank duplex ppm:15 scanner"],
      ["hl", "Deskmate 20", 12900, 4900, "scanner wifi:5 ppm:12"],
      ["hl", "Photo 6C", 21900, 6100, "sixink borderless wifi:5 ppm:8"]
    ]
  },
  {
    id: "game-controller",
    sub: "computer.keyboards",
    noun: [
      "game controller",
      "\u6E38\u620F\u624B\u67C4",
      "\u30B2\u30FC\u30E0\u30B3\u30F3\u30C8\u30ED\u30FC\u30E9\u30FC",
      "\u0E08\u0E2D\u0E22\u0E40\u0E01\u0E21",
      "\u064A\u062F \u062A\u062D\u0643\u0645 \u0623\u0644\u0639\u0627\u0628",
      "Gamecontroller"
    ],
    words: [
      "gamepad, joystick",
      "\u624B\u67C4, \u84DD\u7259\u624B\u67C4",
      "\u30B2\u30FC\u30E0\u30D1\u30C3\u30C9, \u30B3\u30F3\u30C8\u30ED\u30FC\u30E9\u30FC",
      "\u0E08\u0E2D\u0E22\u0E2A\u0E15\u0E34\u0E4A\u0E01, \u0E04\u0E2D\u0E19\u0E42\u0E17\u0E23\u0E25\u0E40\u0E25\u0E2D\u0E23\u0E4C",
      "\u0630\u0631\u0627\u0639 \u062A\u062D\u0643\u0645, \u062C\u0648\u064A\u0633\u062A\u064A\u0643",
      "Gamepad, Joypad"
    ],
    about: [
      "A controller with an even weight and sticks that centre cleanly.",
      "Comfortable through a long evening, for large and small hands.",
      "It remembers the last three devices it was paired with.",
      "The grips are textured and wipe clean with a damp cloth."
    ],
    intro: [
      "\u63E1\u611F\u5747\u8861\uFF0C\u6447\u6746\u56DE\u4E2D\u51C6\u786E\uFF0C\u53EF\u8BB0\u4F4F\u4E09\u53F0\u8BBE\u5907\u3002",
      "\u91CD\u5FC3\u304C\u3088\u304F\u3001\u30B9\u30C6\u30A3\u30C3\u30AF\u306E\u623B\u308A\u3082\u6B63\u78BA\u306A\u30B3\u30F3\u30C8\u30ED\u30FC\u30E9\u30FC\u3067\u3059\u3002",
      "\u0E19\u0E49\u0E33\u0E2B\u0E19\u0E31\u0E01\u0E2A\u0E21\u0E14\u0E38\u0E25 \u0E01\u0E49\u0E32\u0E19\u0E2D\u0E19\u0E32\u0E25\u0E47\u0E2D\u0E01\u0E41\u0E21\u0E48\u0E19\u0E22\u0E33 \u0E08\u0E33\u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C\u0E44\u0E14\u0E49\u0E2A\u0E32\u0E21\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07",
      "\u0648\u0632\u0646 \u0645\u062A\u0648\u0627\u0632\u0646 \u0648\u0639\u0635\u064A \u062F\u0642\u064A\u0642\u0629 \u0648\u064A\u062A\u0630\u0643\u0631 \u062B\u0644\u0627\u062B\u0629 \u0623\u062C\u0647\u0632\u0629.",
      "Ausgewogen im Gewicht, pr\xE4zise Sticks, merkt sich drei Ger\xE4te."
    ],
    variants: [
      ["cp", "Arcade Pad", 2990, 230, "bt:5.0 vibration battery:20 usbc"],
      ["cp", "Arcade Pad Pro", 5490, 265, "hallsticks backbuttons battery:25 usbc"],
      ["ta", "Playround", 3990, 218, "multidevice vibration battery:18 usbc"],
      ["hl", "Retro Six", 2490, 160, "retro bt:5.0 battery:16 usbc"]
    ]
  }
];

// apps/api/db/demo/product-types/electrical.ts
var electrical = [
  {
    id: "over-ear-headphones",
    sub: "electrical.audio",
    noun: [
      "over-ear headphones",
      "\u5934\u6234\u5F0F\u8033\u673A",
      "\u30AA\u30FC\u30D0\u30FC\u30A4\u30E4\u30FC\u30D8\u30C3\u30C9\u30DB\u30F3",
      "\u0E2B\u0E39\u0E1F\u0E31\u0E07\u0E41\u0E1A\u0E1A\u0E04\u0E23\u0E2D\u0E1A\u0E2B\u0E39",
      "\u0633\u0645\u0627\u0639\u0627\u062A \u0631\u0623\u0633",
      "Over-Ear-Kopfh\xF6rer"
    ],
    words: [
      "headphones, wireless headphones",
      "\u8033\u673A, \u65E0\u7EBF\u8033\u673A, \u964D\u566A\u8033\u673A",
      "\u30D8\u30C3\u30C9\u30DB\u30F3, \u30EF\u30A4\u30E4\u30EC\u30B9\u30D8\u30C3\u30C9\u30DB\u30F3",
      "\u0E2B\u0E39\u0E1F\u0E31\u0E07, \u0E2B\u0E39\u0E1F\u0E31\u0E07\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22, \u0E40\u0E2E\u0E14\u0E42\u0E1F\u0E19",
      "\u0633\u0645\u0627\u0639\u0627\u062A \u0644\u0627\u0633\u0644\u0643\u064A\u0629, \u0647\u064A\u062F\u0641\u0648\u0646",
      "Kopfh\xF6rer, kabellose Kopfh\xF6rer"
    ],
    about: [
      "Headphones for long listening: light on the head, even in tone.",
      "They close out the train without closing in your ears.",
      "Ear pads and headband come off and can be ordered as spare parts.",
      "Buttons, not touch fields, so they work with gloves on."
    ],
    intro: [
      "\u4F69\u6234\u8F7B\u76C8\u3001\u58F0\u97F3\u5747\u8861\uFF0C\u957F\u65F6\u95F4\u542C\u4E5F\u4E0D\u7D2F\u3002",
      "\u8EFD\u3044\u3064\u3051\u5FC3\u5730\u3068\u30D0\u30E9\u30F3\u30B9\u306E\u3088\u3044\u97F3\u3067\u3001\u9577\u304F\u8074\u3044\u3066\u3082\u75B2\u308C\u306B\u304F\u3044\u30D8\u30C3\u30C9\u30DB\u30F3\u3067\u3059\u3002",
      "\u0E2A\u0E27\u0E21\u0E40\u0E1A\u0E32\u0E2A\u0E1A\u0E32\u0E22 \u0E40\u0E2A\u0E35\u0E22\u0E07\u0E2A\u0E21\u0E14\u0E38\u0E25 \u0E1F\u0E31\u0E07\u0E19\u0E32\u0E19\u0E44\u0E21\u0E48\u0E25\u0E49\u0E32",
      "\u062E\u0641\u064A\u0641\u0629 \u0639\u0644\u0649 \u0627\u0644\u0631\u0623\u0633 \u0648\u0635\u0648\u062A\u0647\u0627 \u0645\u062A\u0648\u0627\u0632\u0646 \u0644\u0633\u0627\u0639\u0627\u062A \u0637\u0648\u064A\u0644\u0629.",
      "Leicht auf dem Kopf und ausgewogen im Klang, auch \xFCber Stunden."
    ],
    variants: [
      ["ta", "Hush 40", 12900, 254, "anc battery:40 bt:5.3 foldable"],
      ["ta", "Hush 60 Wood", 21900, 289, "wood anc battery:60 hires bt:5.3"],
      ["ta", "Studio Line", 8900, 232, "wiredmode hires foldable"],
      ["cp", "Calm One", 5990, 240, "anc battery:35 bt:5.2 foldable"],
      ["hk", "Shizuka", 16900, 246, "anc multidevice battery:50 bt:5.3"]
    ]
  },
  {
    id: "electric-kettle",
    sub: "electrical.kitchen",
    noun: ["electric kettle", "\u7535\u70ED\u6C34\u58F6", "\u96FB\u6C17\u30B1\u30C8\u30EB", "\u0E01\u0E32\u0E15\u0E49\u0E21\u0E19\u0E49\u0E33\u0E44\u0E1F\u0E1F\u0E49\u0E32", "\u063A\u0644\u0627\u064A\u0629 \u0643\u0647\u0631\u0628\u0627\u0626\u064A\u0629", "Wasserkocher"],
    words: [
      "kettle, water boiler",
      "\u70E7\u6C34\u58F6, \u70ED\u6C34\u58F6",
      "\u96FB\u6C17\u30DD\u30C3\u30C8, \u6E6F\u6CB8\u304B\u3057\u30B1\u30C8\u30EB",
      "\u0E01\u0E32\u0E19\u0E49\u0E33\u0E23\u0E49\u0E2D\u0E19, \u0E01\u0E32\u0E15\u0E49\u0E21\u0E19\u0E49\u0E33",
      "\u063A\u0644\u0627\u064A\u0629 \u0645\u0627\u0621, \u0643\u0627\u062A\u0644",
      "Elektrischer Wasserkocher, Teekessel"
    ],
    about: [
      "Boils for two cups or a full pot, and says so quietly.",
      "A kettle that pours without dripping and looks at home on the table.",
      "It switches off by itself when it boils or runs dry.",
      "The limescale filter lifts out for rinsing."
    ],
    intro: [
      "\u51FA\u6C34\u987A\u6ED1\u4E0D\u6EF4\u6F0F\uFF0C\u6C34\u5F00\u6216\u5E72\u70E7\u65F6\u81EA\u52A8\u65AD\u7535\u3002",
      "\u6CE8\u304E\u3084\u3059\u304F\u6DB2\u3060\u308C\u3057\u306B\u304F\u3044\u30B1\u30C8\u30EB\u3002\u6CB8\u9A30\u6642\u3068\u7A7A\u3060\u304D\u6642\u306F\u81EA\u52D5\u3067\u5207\u308C\u307E\u3059\u3002",
      "\u0E23\u0E34\u0E19\u0E07\u0E48\u0E32\u0E22\u0E44\u0E21\u0E48\u0E2B\u0E22\u0E14 \u0E15\u0E31\u0E14\u0E44\u0E1F\u0E40\u0E2D\u0E07\u0E40\u0E21\u0E37\u0E48\u0E2D\u0E19\u0E49\u0E33\u0E40\u0E14\u0E37\u0E2D\u0E14\u0E2B\u0E23\u0E37\u0E2D\u0E19\u0E49\u0E33\u0E41\u0E2B\u0E49\u0E07",
      "\u062A\u0635\u0628 \u062F\u0648\u0646 \u062A\u0642\u0637\u064A\u0631 \u0648\u062A\u0646\u0641\u0635\u0644 \u062A\u0644\u0642\u0627\u0626\u064A\u064B\u0627 \u0639\u0646\u062F \u0627\u0644\u063A\u0644\u064A\u0627\u0646.",
      "Gie\xDFt tropffrei und schaltet beim Kochen von selbst ab."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["kw", "Quelle 1.7", 4990, 1150, "capacity=1.7_L steel power=2200_W"],
      ["kw", "Quelle Ton", 7990, 1280, "capacity=1_L tempcontrol power=1200_W keepwarm"],
      ["hk", "Yuge 0.8", 6890, 980, "gooseneck capacity=0.8_L tempcontrol power=1000_W"],
      ["cp", "Boil Easy", 2490, 890, "capacity=1.5_L doublewall power=1500_W"]
    ]
  },
  {
    id: "toaster",
    sub: "electrical.kitchen",
    noun: ["toaster", "\u70E4\u9762\u5305\u673A", "\u30C8\u30FC\u30B9\u30BF\u30FC", "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E34\u0E49\u0E07\u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07", "\u0645\u062D\u0645\u0635\u0629 \u062E\u0628\u0632", "Toaster"],
    words: [
      "bread toaster, 2-slice toaster",
      "\u591A\u58EB\u7089, \u5410\u53F8\u673A",
      "\u30DD\u30C3\u30D7\u30A2\u30C3\u30D7\u30C8\u30FC\u30B9\u30BF\u30FC, \u30D1\u30F3\u713C\u304D\u5668",
      "\u0E17\u0E35\u0E48\u0E1B\u0E34\u0E49\u0E07\u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07, \u0E40\u0E15\u0E32\u0E1B\u0E34\u0E49\u0E07",
      "\u062A\u0648\u0633\u062A\u0631, \u0622\u0644\u0629 \u062A\u062D\u0645\u064A\u0635 \u0627\u0644\u062E\u0628\u0632",
      "Brotr\xF6ster, Doppelschlitz-Toaster"
    ],
    about: [
      "Even toast on both sides, from the first slice to the last.",
      "A round-shouldered toaster for small kitchens.",
      "The slots centre thin and thick slices alike.",
      "The crumb tray slides out from the back."
    ],
    intro: [
      "\u539A\u8584\u9762\u5305\u90FD\u80FD\u70E4\u5F97\u5747\u5300\uFF0C\u788E\u5C51\u76D8\u53EF\u62BD\u51FA\u6E05\u7406\u3002",
      "\u8584\u5207\u308A\u3082\u539A\u5207\u308A\u3082\u4E21\u9762\u3053\u3093\u304C\u308A\u3002\u30D1\u30F3\u304F\u305A\u30C8\u30EC\u30FC\u306F\u5F15\u304D\u51FA\u305B\u307E\u3059\u3002",
      "\u0E1B\u0E34\u0E49\u0E07\u0E2A\u0E38\u0E01\u0E40\u0E17\u0E48\u0E32\u0E01\u0E31\u0E19\u0E17\u0E31\u0E49\u0E07\u0E2A\u0E2D\u0E07\u0E14\u0E49\u0E32\u0E19 \u0E16\u0E32\u0E14\u0E23\u0E2D\u0E07\u0E40\u0E28\u0E29\u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07\u0E16\u0E2D\u0E14\u0E25\u0E49\u0E32\u0E07\u0E44\u0E14\u0E49",
      "\u062A\u062D\u0645\u0651\u0635 \u0627\u0644\u0648\u062C\u0647\u064A\u0646 \u0628\u0627\u0644\u062A\u0633\u0627\u0648\u064A \u0645\u0639 \u062F\u0631\u062C \u0641\u062A\u0627\u062A \u0642\u0627\u0628\u0644 \u0644\u0644\u0633\u062D\u0628.",
      "R\xF6stet beide Seiten gleichm\xE4\xDFig; die Kr\xFCmelschublade ist herausnehmbar."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["kw", "Rund 2", 3990, 1450, "slots:2 levels:6 power=850_W defrost"],
      ["kw", "Rund 4", 6990, 2300, "slots:4 levels:7 power=1500_W defrost"],
      ["hk", "Asa", 5490, 1320, "slots:2 wideslot power=900_W levels:5"],
      ["cp", "Crisp", 2490, 1180, "slots:2 bunrack power=750_W levels:6"]
    ]
  },
  {
    id: "table-lamp",
    sub: "electrical.lighting",
    noun: ["table lamp", "\u53F0\u706F", "\u30C6\u30FC\u30D6\u30EB\u30E9\u30F3\u30D7", "\u0E42\u0E04\u0E21\u0E44\u0E1F\u0E15\u0E31\u0E49\u0E07\u0E42\u0E15\u0E4A\u0E30", "\u0645\u0635\u0628\u0627\u062D \u0637\u0627\u0648\u0644\u0629", "Tischlampe"],
    words: [
      "bedside lamp, lamp",
      "\u5E8A\u5934\u706F, \u6C1B\u56F4\u706F",
      "\u30D9\u30C3\u30C9\u30B5\u30A4\u30C9\u30E9\u30F3\u30D7, \u9593\u63A5\u7167\u660E",
      "\u0E42\u0E04\u0E21\u0E44\u0E1F\u0E2B\u0E31\u0E27\u0E40\u0E15\u0E35\u0E22\u0E07, \u0E42\u0E04\u0E21\u0E44\u0E1F",
      "\u0623\u0628\u0627\u062C\u0648\u0631\u0629, \u0645\u0635\u0628\u0627\u062D \u062C\u0627\u0646\u0628\u064A",
      "Nachttischlampe, Leuchte"
    ],
    about: [
      "Warm light for a bedside or a quiet corner.",
      "A small lamp that makes a room feel lived in.",
      "The switch sits on the cable where a hand finds it in the dark.",
      "The shade lifts off, so the bulb is easy to change."
    ],
    intro: [
      "\u5149\u7EBF\u67D4\u548C\uFF0C\u653E\u5728\u5E8A\u5934\u6216\u89D2\u843D\u90FD\u5F88\u6E29\u99A8\u3002",
      "\u3084\u308F\u3089\u304B\u306A\u5149\u3067\u3001\u5BDD\u5BA4\u3084\u90E8\u5C4B\u306E\u7247\u9685\u3092\u3042\u305F\u305F\u304B\u304F\u7167\u3089\u3057\u307E\u3059\u3002",
      "\u0E41\u0E2A\u0E07\u0E2D\u0E38\u0E48\u0E19\u0E19\u0E38\u0E48\u0E21\u0E19\u0E27\u0E25 \u0E40\u0E2B\u0E21\u0E32\u0E30\u0E01\u0E31\u0E1A\u0E2B\u0E31\u0E27\u0E40\u0E15\u0E35\u0E22\u0E07\u0E2B\u0E23\u0E37\u0E2D\u0E21\u0E38\u0E21\u0E1E\u0E31\u0E01\u0E1C\u0E48\u0E2D\u0E19",
      "\u0636\u0648\u0621 \u062F\u0627\u0641\u0626 \u0644\u062C\u0627\u0646\u0628 \u0627\u0644\u0633\u0631\u064A\u0631 \u0623\u0648 \u0631\u0643\u0646 \u0647\u0627\u062F\u0626.",
      "Warmes Licht f\xFCr den Nachttisch oder eine ruhige Ecke."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["kw", "Pilz", 4990, 1400, "ceramic dimmable warmwhite height=32_cm"],
      ["kw", "Laterna", 6990, 1750, "linen wood warmwhite height=44_cm"],
      ["hk", "Akari S", 5990, 820, "paper warmwhite height=28_cm dimmable"],
      ["cp", "Glow Mini", 2290, 540, "warmwhite dimmable usbc height=21_cm"]
    ]
  },
  {
    id: "desk-lamp",
    sub: "electrical.lighting",
    noun: ["desk lamp", "\u62A4\u773C\u53F0\u706F", "\u30C7\u30B9\u30AF\u30E9\u30A4\u30C8", "\u0E42\u0E04\u0E21\u0E44\u0E1F\u0E2D\u0E48\u0E32\u0E19\u0E2B\u0E19\u0E31\u0E07\u0E2A\u0E37\u0E2D", "\u0645\u0635\u0628\u0627\u062D \u0645\u0643\u062A\u0628", "Schreibtischlampe"],
    words: [
      "study lamp, reading lamp",
      "\u9605\u8BFB\u706F, \u5B66\u4E60\u53F0\u706F",
      "\u5B66\u7FD2\u7528\u30E9\u30A4\u30C8, \u8AAD\u66F8\u706F",
      "\u0E42\u0E04\u0E21\u0E44\u0E1F\u0E42\u0E15\u0E4A\u0E30\u0E17\u0E33\u0E07\u0E32\u0E19, \u0E42\u0E04\u0E21\u0E44\u0E1F LED",
      "\u0645\u0635\u0628\u0627\u062D \u0642\u0631\u0627\u0621\u0629, \u0644\u0645\u0628\u0629 \u0645\u0643\u062A\u0628",
      "Leselampe, Arbeitsleuchte"
    ],
    about: [
      "Puts clear, shadow-free light where the work is.",
      "The arm moves with two fingers and stays where you leave it.",
      "The light does not flicker, even at its lowest level.",
      "The head turns a full circle for use on either side of the desk."
    ],
    intro: [
      "\u5149\u7EBF\u5747\u5300\u65E0\u9891\u95EA\uFF0C\u706F\u81C2\u8F7B\u63A8\u5373\u53EF\u5B9A\u4F4D\u3002",
      "\u3061\u3089\u3064\u304D\u306E\u306A\u3044\u5149\u3067\u624B\u5143\u3092\u7167\u3089\u3057\u3001\u30A2\u30FC\u30E0\u306F\u8EFD\u3044\u529B\u3067\u52D5\u304D\u307E\u3059\u3002",
      "\u0E41\u0E2A\u0E07\u0E44\u0E21\u0E48\u0E01\u0E30\u0E1E\u0E23\u0E34\u0E1A \u0E2A\u0E48\u0E2D\u0E07\u0E15\u0E23\u0E07\u0E08\u0E38\u0E14\u0E17\u0E33\u0E07\u0E32\u0E19 \u0E41\u0E02\u0E19\u0E42\u0E04\u0E21\u0E1B\u0E23\u0E31\u0E1A\u0E07\u0E48\u0E32\u0E22",
      "\u0636\u0648\u0621 \u0648\u0627\u0636\u062D \u0628\u0644\u0627 \u0648\u0645\u064A\u0636 \u0648\u0630\u0631\u0627\u0639 \u062A\u062B\u0628\u062A \u062D\u064A\u062B \u062A\u062A\u0631\u0643\u0647\u0627.",
      "Flimmerfreies Licht am Arbeitsplatz, der Arm bleibt, wo er soll."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["kw", "Gelenk", 7990, 1900, "dimmable power=9_W brightness=800_lm steel"],
      ["cp", "Lucid", 2990, 760, "dimmable levels:5 usbc power=7_W brightness=500_lm"],
      ["cp", "Lucid Clamp", 3690, 940, "clamp dimmable power=10_W brightness=900_lm"],
      ["ta", "Kite Lamp", 5490, 1120, "touchdim aluminium power=8_W brightness=650_lm"]
    ]
  },
  {
    id: "desk-fan",
    sub: "electrical.home",
    noun: ["desk fan", "\u53F0\u5F0F\u98CE\u6247", "\u5353\u4E0A\u6247\u98A8\u6A5F", "\u0E1E\u0E31\u0E14\u0E25\u0E21\u0E15\u0E31\u0E49\u0E07\u0E42\u0E15\u0E4A\u0E30", "\u0645\u0631\u0648\u062D\u0629 \u0645\u0643\u062A\u0628", "Tischventilator"],
    words: [
      "fan, table fan",
      "\u7535\u98CE\u6247, \u5C0F\u98CE\u6247",
      "\u6247\u98A8\u6A5F, \u30C7\u30B9\u30AF\u30D5\u30A1\u30F3",
      "\u0E1E\u0E31\u0E14\u0E25\u0E21, \u0E1E\u0E31\u0E14\u0E25\u0E21\u0E40\u0E25\u0E47\u0E01",
      "\u0645\u0631\u0648\u062D\u0629, \u0645\u0631\u0648\u062D\u0629 \u0637\u0627\u0648\u0644\u0629",
      "Ventilator, L\xFCfter"
    ],
    about: [
      "A steady breeze at a sound level you can think beside.",
      "Small enough for a windowsill, strong enough for a desk and its chair.",
      "The grille unclips without tools for cleaning.",
      "The head tilts up to circulate air through the whole room."
    ],
    intro: [
      "\u98CE\u91CF\u67D4\u548C\u3001\u8FD0\u8F6C\u5B89\u9759\uFF0C\u524D\u7F69\u53EF\u5F92\u624B\u62C6\u4E0B\u6E05\u6D17\u3002",
      "\u9759\u304B\u3067\u3084\u3055\u3057\u3044\u98A8\u3002\u524D\u30AB\u30D0\u30FC\u306F\u5DE5\u5177\u306A\u3057\u3067\u5916\u3057\u3066\u6D17\u3048\u307E\u3059\u3002",
      "\u0E25\u0E21\u0E19\u0E38\u0E48\u0E21 \u0E40\u0E2A\u0E35\u0E22\u0E07\u0E40\u0E1A\u0E32 \u0E1D\u0E32\u0E04\u0E23\u0E2D\u0E1A\u0E2B\u0E19\u0E49\u0E32\u0E16\u0E2D\u0E14\u0E25\u0E49\u0E32\u0E07\u0E44\u0E14\u0E49\u0E44\u0E21\u0E48\u0E15\u0E49\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E21\u0E37\u0E2D",
      "\u0646\u0633\u064A\u0645 \u062B\u0627\u0628\u062A \u0648\u0635\u0648\u062A \u0647\u0627\u062F\u0626 \u0648\u0634\u0628\u0643 \u064A\u064F\u0641\u0643 \u062F\u0648\u0646 \u0623\u062F\u0648\u0627\u062A.",
      "Ruhige Brise, leise im Betrieb, das Gitter l\xE4sst sich werkzeuglos abnehmen."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["cp", "Breeze 9", 2290, 1350, "levels:3 quiet power=24_W diameter=23_cm"],
      ["cp", "Breeze Go", 2690, 620, "rechargeable battery:10 levels:4 diameter=16_cm"],
      ["hk", "Soyokaze", 6990, 1900, "quiet levels:8 power=12_W timer diameter=25_cm"],
      ["kw", "Wind 12", 5490, 2600, "steel levels:3 power=35_W diameter=30_cm"]
    ]
  },
  {
    id: "blender",
    sub: "electrical.kitchen",
    noun: ["blender", "\u6405\u62CC\u673A", "\u30DF\u30AD\u30B5\u30FC", "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E31\u0E48\u0E19", "\u062E\u0644\u0627\u0637", "Standmixer"],
    words: [
      "smoothie maker, mixer",
      "\u69A8\u6C41\u673A, \u7834\u58C1\u673A, \u6599\u7406\u673A",
      "\u30D6\u30EC\u30F3\u30C0\u30FC, \u30B9\u30E0\u30FC\u30B8\u30FC\u30E1\u30FC\u30AB\u30FC",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E31\u0E48\u0E19\u0E19\u0E49\u0E33\u0E1C\u0E25\u0E44\u0E21\u0E49, \u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E31\u0E48\u0E19\u0E2A\u0E21\u0E39\u0E17\u0E15\u0E35\u0E49",
      "\u062E\u0644\u0627\u0637 \u0639\u0635\u0627\u0626\u0631, \u062E\u0644\u0627\u0637 \u0643\u0647\u0631\u0628\u0627\u0626\u064A",
      "Mixer, Smoothie-Maker"
    ],
    about: [
      "Smooth soup, crushed ice and nut butter from one jug.",
      "A blender for everyday breakfasts that is rinsed in a minute.",
      "The blades come out for cleaning and can be bought separately.",
      "It only starts when the jug is locked in place."
    ],
    intro: [
      "\u5976\u6614\u3001\u6D53\u6C64\u3001\u788E\u51B0\u90FD\u80FD\u6253\uFF0C\u5200\u5934\u53EF\u62C6\u6D17\u3002",
      "\u30B9\u30E0\u30FC\u30B8\u30FC\u3082\u30B9\u30FC\u30D7\u3082\u6C37\u3082\u4E00\u53F0\u3067\u3002\u5203\u306F\u5916\u3057\u3066\u6D17\u3048\u307E\u3059\u3002",
      "\u0E1B\u0E31\u0E48\u0E19\u0E44\u0E14\u0E49\u0E17\u0E31\u0E49\u0E07\u0E2A\u0E21\u0E39\u0E17\u0E15\u0E35\u0E49 \u0E0B\u0E38\u0E1B \u0E41\u0E25\u0E30\u0E19\u0E49\u0E33\u0E41\u0E02\u0E47\u0E07 \u0E43\u0E1A\u0E21\u0E35\u0E14\u0E16\u0E2D\u0E14\u0E25\u0E49\u0E32\u0E07\u0E44\u0E14\u0E49",
      "\u0644\u0644\u0639\u0635\u0627\u0626\u0631 \u0648\u0627\u0644\u062D\u0633\u0627\u0621 \u0648\u0627\u0644\u062B\u0644\u062C \u0627\u0644\u0645\u062C\u0631\u0648\u0634\u060C \u0648\u0634\u0641\u0631\u0627\u062A\u0647 \u062A\u064F\u0641\u0643 \u0644\u0644\u062A\u0646\u0638\u064A\u0641.",
      "F\xFCr Smoothies, Suppen und Eis; die Klingen sind zum Reinigen abnehmbar."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["kw", "Mix 1000", 7990, 3400, "power=1000_W capacity=1.5_L glass pulse"],
      ["cp", "Whirl Mini", 2990, 780, "portable capacity=400_ml rechargeable usbc"],
      ["cp", "Whirl 600", 4490, 2200, "power=600_W capacity=1.25_L pulse bpafree"],
      ["ta", "Papaya", 5990, 2700, "power=800_W tritan capacity=1.75_L pulse"]
    ]
  },
  {
    id: "coffee-machine",
    sub: "electrical.kitchen",
    noun: [
      "espresso machine",
      "\u610F\u5F0F\u5496\u5561\u673A",
      "\u30A8\u30B9\u30D7\u30EC\u30C3\u30BD\u30DE\u30B7\u30F3",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E0A\u0E07\u0E40\u0E2D\u0E2A\u0E40\u0E1E\u0E23\u0E2A\u0E42\u0E0B",
      "\u0645\u0627\u0643\u064A\u0646\u0629 \u0625\u0633\u0628\u0631\u064A\u0633\u0648",
      "Espressomaschine"
    ],
    words: [
      "coffee machine, coffee maker",
      "\u5496\u5561\u673A, \u534A\u81EA\u52A8\u5496\u5561\u673A",
      "\u30B3\u30FC\u30D2\u30FC\u30E1\u30FC\u30AB\u30FC, \u30B3\u30FC\u30D2\u30FC\u30DE\u30B7\u30F3",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E0A\u0E07\u0E01\u0E32\u0E41\u0E1F, \u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E17\u0E33\u0E01\u0E32\u0E41\u0E1F",
      "\u0622\u0644\u0629 \u0642\u0647\u0648\u0629, \u0645\u0627\u0643\u064A\u0646\u0629 \u0642\u0647\u0648\u0629",
      "Kaffeemaschine, Siebtr\xE4ger"
    ],
    about: [
      "A compact machine that makes a proper espresso before you leave the house.",
      "Heats up quickly and holds its temperature cup after cup.",
      "The water tank and drip tray lift out from the front.",
      "It reminds you when it is time to descale."
    ],
    intro: [
      "\u9884\u70ED\u5FEB\u3001\u6E29\u5EA6\u7A33\uFF0C\u5BB6\u91CC\u4E5F\u80FD\u505A\u51FA\u5730\u9053\u7684\u610F\u5F0F\u6D53\u7F29\u3002",
      "\u7ACB\u3061\u4E0A\u304C\u308A\u304C\u65E9\u304F\u3001\u5BB6\u3067\u672C\u683C\u7684\u306A\u30A8\u30B9\u30D7\u30EC\u30C3\u30BD\u304C\u697D\u3057\u3081\u307E\u3059\u3002",
      "\u0E23\u0E49\u0E2D\u0E19\u0E40\u0E23\u0E47\u0E27 \u0E2D\u0E38\u0E13\u0E2B\u0E20\u0E39\u0E21\u0E34\u0E19\u0E34\u0E48\u0E07 \u0E0A\u0E07\u0E40\u0E2D\u0E2A\u0E40\u0E1E\u0E23\u0E2A\u0E42\u0E0B\u0E41\u0E17\u0E49 \u0E46 \u0E44\u0E14\u0E49\u0E17\u0E35\u0E48\u0E1A\u0E49\u0E32\u0E19",
      "\u062A\u0633\u062E\u0646 \u0628\u0633\u0631\u0639\u0629 \u0648\u062A\u062D\u0627\u0641\u0638 \u0639\u0644\u0649 \u062D\u0631\u0627\u0631\u062A\u0647\u0627 \u0644\u0625\u0633\u0628\u0631\u064A\u0633\u0648 \u062D\u0642\u064A\u0642\u064A \u0641\u064A \u0627\u0644\u0628\u064A\u062A.",
      "Schnell aufgeheizt und temperaturstabil f\xFCr echten Espresso zu Hause."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["bl", "Mattina", 17900, 4200, "pressure:15 steamwand capacity=1.1_L power=1350_W"],
      ["bl", "Mattina Doppia", 34900, 7900, "grinder steamwand pressure:15 capacity=1.8_L power=1600_W"],
      ["kw", "Presse 58", 28900, 6800, "steel portafilter:58 pressure:9 power=1400_W"],
      ["cp", "Crema Go", 8990, 2700, "compact pressure:20 capacity=0.6_L power=1200_W"]
    ]
  },
  {
    id: "bluetooth-speaker",
    sub: "electrical.audio",
    noun: [
      "Bluetooth speaker",
      "\u84DD\u7259\u97F3\u7BB1",
      "Bluetooth\u30B9\u30D4\u30FC\u30AB\u30FC",
      "\u0E25\u0E33\u0E42\u0E1E\u0E07\u0E1A\u0E25\u0E39\u0E17\u0E39\u0E18",
      "\u0645\u0643\u0628\u0631 \u0635\u0648\u062A \u0628\u0644\u0648\u062A\u0648\u062B",
      "Bluetooth-Lautsprecher"
    ],
    words: [
      "portable speaker, wireless speaker",
      "\u4FBF\u643A\u97F3\u7BB1, \u65E0\u7EBF\u97F3\u54CD",
      "\u30EF\u30A4\u30E4\u30EC\u30B9\u30B9\u30D4\u30FC\u30AB\u30FC, \u30DD\u30FC\u30BF\u30D6\u30EB\u30B9\u30D4\u30FC\u30AB\u30FC",
      "\u0E25\u0E33\u0E42\u0E1E\u0E07\u0E1E\u0E01\u0E1E\u0E32, \u0E25\u0E33\u0E42\u0E1E\u0E07\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22",
      "\u0633\u0628\u064A\u0643\u0631 \u0628\u0644\u0648\u062A\u0648\u062B, \u0633\u0645\u0627\u0639\u0629 \u0628\u0644\u0648\u062A\u0648\u062B",
      "Tragbarer Lautsprecher, Musikbox"
    ],
    about: [
      "Warm sound that fills a kitchen or a picnic blanket.",
      "Tuned for voices first, so radio and podcasts stay clear.",
      "Two of them pair as left and right.",
      "A woven loop lets you hang it from a hook or a branch."
    ],
    intro: [
      "\u58F0\u97F3\u6E29\u6696\u9971\u6EE1\uFF0C\u53A8\u623F\u3001\u9732\u8425\u90FD\u5408\u9002\uFF0C\u4E24\u53F0\u53EF\u7EC4\u7ACB\u4F53\u58F0\u3002",
      "\u3042\u305F\u305F\u304B\u3044\u97F3\u3067\u3001\u30AD\u30C3\u30C1\u30F3\u306B\u3082\u30D4\u30AF\u30CB\u30C3\u30AF\u306B\u3082\u30022\u53F0\u3067\u30B9\u30C6\u30EC\u30AA\u306B\u306A\u308A\u307E\u3059\u3002",
      "\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E2D\u0E38\u0E48\u0E19\u0E40\u0E15\u0E47\u0E21\u0E2B\u0E49\u0E2D\u0E07 \u0E43\u0E0A\u0E49\u0E43\u0E19\u0E04\u0E23\u0E31\u0E27\u0E2B\u0E23\u0E37\u0E2D\u0E44\u0E1B\u0E1B\u0E34\u0E01\u0E19\u0E34\u0E01\u0E01\u0E47\u0E14\u0E35 \u0E08\u0E31\u0E1A\u0E04\u0E39\u0E48\u0E2A\u0E2D\u0E07\u0E15\u0E31\u0E27\u0E40\u0E1B\u0E47\u0E19\u0E2A\u0E40\u0E15\u0E2D\u0E23\u0E34\u0E42\u0E2D\u0E44\u0E14\u0E49",
      "\u0635\u0648\u062A \u062F\u0627\u0641\u0626 \u064A\u0645\u0644\u0623 \u0627\u0644\u0645\u0637\u0628\u062E \u0623\u0648 \u0627\u0644\u0646\u0632\u0647\u0629\u060C \u0648\u064A\u0645\u0643\u0646 \u0631\u0628\u0637 \u0627\u062B\u0646\u064A\u0646 \u0643\u0633\u062A\u064A\u0631\u064A\u0648.",
      "Warmer Klang f\xFCr K\xFCche und Picknick; zwei St\xFCck ergeben Stereo."
    ],
    variants: [
      ["ta", "Riverbank", 4990, 410, "ip:67 battery:16 bt:5.3 power=12_W"],
      ["ta", "Hearth", 12900, 1450, "wood battery:24 bt:5.3 power=40_W"],
      ["cp", "Tide", 2990, 320, "ip:65 battery:12 bt:5.1 power=8_W"],
      ["cp", "Tide XL", 6990, 880, "ip:67 battery:20 power=30_W bt:5.2"],
      ["hl", "Button", 3490, 260, "compact battery:10 ip:54 bt:5.3"]
    ]
  },
  {
    id: "hair-dryer",
    sub: "electrical.home",
    noun: ["hair dryer", "\u5439\u98CE\u673A", "\u30D8\u30A2\u30C9\u30E9\u30A4\u30E4\u30FC", "\u0E44\u0E14\u0E23\u0E4C\u0E40\u0E1B\u0E48\u0E32\u0E1C\u0E21", "\u0645\u062C\u0641\u0641 \u0634\u0639\u0631", "Haartrockner"],
    words: [
      "blow dryer, hairdryer",
      "\u7535\u5439\u98CE, \u8D1F\u79BB\u5B50\u5439\u98CE\u673A",
      "\u30C9\u30E9\u30A4\u30E4\u30FC, \u30DE\u30A4\u30CA\u30B9\u30A4\u30AA\u30F3\u30C9\u30E9\u30A4\u30E4\u30FC",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E1B\u0E48\u0E32\u0E1C\u0E21, \u0E44\u0E14\u0E23\u0E4C",
      "\u0633\u0634\u0648\u0627\u0631, \u0627\u0633\u062A\u0634\u0648\u0627\u0631",
      "F\xF6hn, Haarf\xF6hn"
    ],
    about: [
      "Dries quickly without scorching and sits lightly in the hand.",
      "Strong air, moderate heat, and a sound you can talk over.",
      "The cool-shot button sets the style at the end.",
      "The filter at the back turns off for cleaning."
    ],
    intro: [
      "\u98CE\u529B\u5F3A\u3001\u6E29\u5EA6\u67D4\u548C\uFF0C\u5FEB\u5E72\u4E0D\u4F24\u53D1\u3002",
      "\u98A8\u91CF\u306F\u305F\u3063\u3077\u308A\u3001\u71B1\u306F\u304A\u3060\u3084\u304B\u3002\u9AEA\u3092\u3044\u305F\u308F\u308A\u306A\u304C\u3089\u901F\u304F\u4E7E\u304D\u307E\u3059\u3002",
      "\u0E25\u0E21\u0E41\u0E23\u0E07 \u0E04\u0E27\u0E32\u0E21\u0E23\u0E49\u0E2D\u0E19\u0E1E\u0E2D\u0E14\u0E35 \u0E1C\u0E21\u0E41\u0E2B\u0E49\u0E07\u0E40\u0E23\u0E47\u0E27\u0E44\u0E21\u0E48\u0E40\u0E2A\u0E35\u0E22",
      "\u0647\u0648\u0627\u0621 \u0642\u0648\u064A \u0648\u062D\u0631\u0627\u0631\u0629 \u0645\u0639\u062A\u062F\u0644\u0629 \u0644\u062A\u062C\u0641\u064A\u0641 \u0633\u0631\u064A\u0639 \u062F\u0648\u0646 \u0625\u062A\u0644\u0627\u0641.",
      "Kr\xE4ftige Luft, milde W\xE4rme: trocknet schnell und schonend."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["hl", "Airy", 5990, 480, "ionic power=1600_W levels:3 diffuser"],
      ["hl", "Airy Pro", 12900, 390, "brushless ionic power=1400_W quiet"],
      ["cp", "Drift", 2490, 520, "power=1800_W levels:2 ionic"],
      ["cp", "Drift Travel", 1990, 330, "foldable dualvoltage power=1200_W levels:2"]
    ]
  },
  {
    id: "robot-vacuum",
    sub: "electrical.home",
    noun: ["robot vacuum", "\u626B\u5730\u673A\u5668\u4EBA", "\u30ED\u30DC\u30C3\u30C8\u6383\u9664\u6A5F", "\u0E2B\u0E38\u0E48\u0E19\u0E22\u0E19\u0E15\u0E4C\u0E14\u0E39\u0E14\u0E1D\u0E38\u0E48\u0E19", "\u0645\u0643\u0646\u0633\u0629 \u0631\u0648\u0628\u0648\u062A", "Saugroboter"],
    words: [
      "robot cleaner, vacuum cleaner",
      "\u626B\u62D6\u673A\u5668\u4EBA, \u5438\u5C18\u5668",
      "\u6383\u9664\u30ED\u30DC\u30C3\u30C8, \u304A\u6383\u9664\u30ED\u30DC",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E14\u0E39\u0E14\u0E1D\u0E38\u0E48\u0E19\u0E2D\u0E31\u0E15\u0E42\u0E19\u0E21\u0E31\u0E15\u0E34, \u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E14\u0E39\u0E14\u0E1D\u0E38\u0E48\u0E19",
      "\u0645\u0643\u0646\u0633\u0629 \u0643\u0647\u0631\u0628\u0627\u0626\u064A\u0629 \u0630\u0643\u064A\u0629, \u0631\u0648\u0628\u0648\u062A \u062A\u0646\u0638\u064A\u0641",
      "Staubsaugerroboter, Wischroboter"
    ],
    about: [
      "Goes round the flat while you are out and finds its own way home.",
      "Low enough for most sofas, careful enough for table legs.",
      "Maps stay on the device and are not sent anywhere.",
      "Brushes, filters and wheels are sold as spare parts."
    ],
    intro: [
      "\u51FA\u95E8\u65F6\u81EA\u52A8\u6E05\u626B\u5E76\u56DE\u5145\uFF0C\u5730\u56FE\u53EA\u4FDD\u5B58\u5728\u672C\u673A\u3002",
      "\u7559\u5B88\u4E2D\u306B\u6383\u9664\u3057\u3066\u81EA\u5206\u3067\u5145\u96FB\u53F0\u3078\u623B\u308A\u307E\u3059\u3002\u5730\u56F3\u306F\u672C\u4F53\u3060\u3051\u306B\u4FDD\u5B58\u3002",
      "\u0E17\u0E33\u0E04\u0E27\u0E32\u0E21\u0E2A\u0E30\u0E2D\u0E32\u0E14\u0E40\u0E2D\u0E07\u0E15\u0E2D\u0E19\u0E04\u0E38\u0E13\u0E44\u0E21\u0E48\u0E2D\u0E22\u0E39\u0E48\u0E41\u0E25\u0E30\u0E01\u0E25\u0E31\u0E1A\u0E41\u0E17\u0E48\u0E19\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E44\u0E14\u0E49\u0E40\u0E2D\u0E07",
      "\u062A\u0646\u0638\u0641 \u0648\u0623\u0646\u062A \u062E\u0627\u0631\u062C \u0627\u0644\u0628\u064A\u062A \u0648\u062A\u0639\u0648\u062F \u0648\u062D\u062F\u0647\u0627 \u0625\u0644\u0649 \u0627\u0644\u0634\u0627\u062D\u0646.",
      "Reinigt, w\xE4hrend Sie unterwegs sind, und findet selbst zur Ladestation."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["cp", "Rover S2", 18900, 3100, "suction:4000 battery=110_min lidar noise=62_dB"],
      ["cp", "Rover S5 Mop", 32900, 3800, "mop suction:6000 lidar battery=150_min"],
      ["hl", "Roomy", 24900, 3400, "lidar mop suction:5000 battery=130_min"],
      ["kw", "Kehrwin", 39900, 4100, "selfempty suction:6500 lidar battery=160_min"]
    ]
  },
  {
    id: "table-radio",
    sub: "electrical.audio",
    noun: ["table radio", "\u53F0\u5F0F\u6536\u97F3\u673A", "\u5353\u4E0A\u30E9\u30B8\u30AA", "\u0E27\u0E34\u0E17\u0E22\u0E38\u0E15\u0E31\u0E49\u0E07\u0E42\u0E15\u0E4A\u0E30", "\u0631\u0627\u062F\u064A\u0648 \u0637\u0627\u0648\u0644\u0629", "Tischradio"],
    words: [
      "radio, kitchen radio",
      "\u6536\u97F3\u673A, \u590D\u53E4\u6536\u97F3\u673A",
      "\u30E9\u30B8\u30AA, \u30AD\u30C3\u30C1\u30F3\u30E9\u30B8\u30AA",
      "\u0E27\u0E34\u0E17\u0E22\u0E38, \u0E27\u0E34\u0E17\u0E22\u0E38\u0E27\u0E34\u0E19\u0E40\u0E17\u0E08",
      "\u0631\u0627\u062F\u064A\u0648, \u0645\u0630\u064A\u0627\u0639",
      "Radio, K\xFCchenradio"
    ],
    about: [
      "One dial for the station, one for the volume.",
      "A kitchen radio with a voice that carries over a boiling pot.",
      "The display dims at night on its own.",
      "It keeps its stations when unplugged."
    ],
    intro: [
      "\u65CB\u94AE\u64CD\u4F5C\uFF0C\u97F3\u8272\u6E29\u6DA6\uFF0C\u65AD\u7535\u540E\u4ECD\u8BB0\u5F97\u7535\u53F0\u3002",
      "\u3064\u307E\u307F\u3060\u3051\u3067\u64CD\u4F5C\u3067\u304D\u3001\u96FB\u6E90\u3092\u629C\u3044\u3066\u3082\u5C40\u3092\u899A\u3048\u3066\u3044\u307E\u3059\u3002",
      "\u0E2B\u0E21\u0E38\u0E19\u0E1B\u0E23\u0E31\u0E1A\u0E07\u0E48\u0E32\u0E22 \u0E40\u0E2A\u0E35\u0E22\u0E07\u0E2D\u0E38\u0E48\u0E19 \u0E08\u0E33\u0E2A\u0E16\u0E32\u0E19\u0E35\u0E44\u0E14\u0E49\u0E41\u0E21\u0E49\u0E16\u0E2D\u0E14\u0E1B\u0E25\u0E31\u0E4A\u0E01",
      "\u0642\u0631\u0635 \u0644\u0644\u0645\u062D\u0637\u0629 \u0648\u0642\u0631\u0635 \u0644\u0644\u0635\u0648\u062A\u060C \u0648\u064A\u062D\u0641\u0638 \u0645\u062D\u0637\u0627\u062A\u0647 \u0639\u0646\u062F \u0641\u0635\u0644 \u0627\u0644\u0643\u0647\u0631\u0628\u0627\u0621.",
      "Ein Knopf f\xFCr den Sender, einer f\xFCr die Lautst\xE4rke \u2013 mehr braucht es nicht."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["ta", "Morning", 7990, 1600, "dab fm alarm power=8_W"],
      ["ta", "Morning BT", 10900, 1750, "dab bt:5.0 wood power=12_W"],
      ["kw", "Welle 3", 14900, 2400, "wood dab bt:5.0 power=15_W"],
      ["cp", "Rewind", 3990, 920, "fm rechargeable retro battery:12"]
    ]
  },
  {
    id: "led-bulb",
    sub: "electrical.lighting",
    fixed: true,
    noun: [
      "LED filament bulb",
      "LED\u706F\u4E1D\u706F\u6CE1",
      "LED\u30D5\u30A3\u30E9\u30E1\u30F3\u30C8\u96FB\u7403",
      "\u0E2B\u0E25\u0E2D\u0E14\u0E44\u0E1F LED \u0E27\u0E34\u0E19\u0E40\u0E17\u0E08",
      "\u0645\u0635\u0628\u0627\u062D LED \u0628\u0641\u062A\u064A\u0644",
      "LED-Filament-Lampe"
    ],
    words: [
      "light bulb, lamp",
      "\u706F\u6CE1, \u590D\u53E4\u706F\u6CE1",
      "LED\u96FB\u7403, \u96FB\u7403",
      "\u0E2B\u0E25\u0E2D\u0E14\u0E44\u0E1F, \u0E2B\u0E25\u0E2D\u0E14\u0E41\u0E2D\u0E25\u0E2D\u0E35\u0E14\u0E35",
      "\u0644\u0645\u0628\u0629, \u0644\u0645\u0628\u0629 \u0644\u064A\u062F",
      "Gl\xFChbirne, LED-Birne"
    ],
    about: [
      "The look of a filament with the appetite of an LED.",
      "Warm light that flatters a table and the people round it.",
      "It reaches full brightness at once and does not flicker.",
      "Rated for fifteen thousand hours."
    ],
    intro: [
      "\u590D\u53E4\u706F\u4E1D\u5916\u89C2\uFF0C\u5149\u7EBF\u6E29\u6696\uFF0C\u7701\u7535\u8010\u7528\u3002",
      "\u30D5\u30A3\u30E9\u30E1\u30F3\u30C8\u306E\u8DA3\u3068\u7701\u30A8\u30CD\u3092\u4E21\u7ACB\u3057\u305F\u3001\u3042\u305F\u305F\u304B\u3044\u5149\u306E\u96FB\u7403\u3067\u3059\u3002",
      "\u0E2B\u0E19\u0E49\u0E32\u0E15\u0E32\u0E04\u0E25\u0E32\u0E2A\u0E2A\u0E34\u0E01 \u0E41\u0E2A\u0E07\u0E2D\u0E38\u0E48\u0E19 \u0E1B\u0E23\u0E30\u0E2B\u0E22\u0E31\u0E14\u0E44\u0E1F\u0E41\u0E25\u0E30\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E19\u0E32\u0E19",
      "\u0645\u0638\u0647\u0631 \u0643\u0644\u0627\u0633\u064A\u0643\u064A \u0648\u0636\u0648\u0621 \u062F\u0627\u0641\u0626 \u0648\u0627\u0633\u062A\u0647\u0644\u0627\u0643 \u0642\u0644\u064A\u0644.",
      "Klassischer Gl\xFChfaden-Look mit dem geringen Verbrauch einer LED."
    ],
    options: "pack:1|2|4",
    variants: [
      ["kw", "Faden G95", 890, 95, "e27 power=6_W brightness=600_lm warmwhite"],
      ["kw", "Faden A60", 590, 45, "e27 power=4_W brightness=470_lm dimmable"],
      ["cp", "Amber ST64", 690, 70, "e27 dimmable power=5_W brightness=400_lm"],
      ["cp", "Amber C35", 450, 32, "e14 power=4_W brightness=350_lm warmwhite"]
    ]
  },
  {
    id: "compact-camera",
    sub: "electrical.camera",
    noun: [
      "compact camera",
      "\u4FBF\u643A\u6570\u7801\u76F8\u673A",
      "\u30B3\u30F3\u30D1\u30AF\u30C8\u30AB\u30E1\u30E9",
      "\u0E01\u0E25\u0E49\u0E2D\u0E07\u0E04\u0E2D\u0E21\u0E41\u0E1E\u0E04",
      "\u0643\u0627\u0645\u064A\u0631\u0627 \u0645\u062F\u0645\u062C\u0629",
      "Kompaktkamera"
    ],
    words: [
      "digital camera, travel camera",
      "\u6570\u7801\u76F8\u673A, \u5361\u7247\u673A",
      "\u30C7\u30B8\u30AB\u30E1, \u30C7\u30B8\u30BF\u30EB\u30AB\u30E1\u30E9",
      "\u0E01\u0E25\u0E49\u0E2D\u0E07\u0E14\u0E34\u0E08\u0E34\u0E17\u0E31\u0E25, \u0E01\u0E25\u0E49\u0E2D\u0E07\u0E16\u0E48\u0E32\u0E22\u0E23\u0E39\u0E1B",
      "\u0643\u0627\u0645\u064A\u0631\u0627 \u0631\u0642\u0645\u064A\u0629, \u0643\u0627\u0645\u064A\u0631\u0627 \u062A\u0635\u0648\u064A\u0631",
      "Digitalkamera, Reisekamera"
    ],
    about: [
      "A camera for the coat pocket, ready in a second.",
      "Pictures with more depth than a phone and less fuss than a system.",
      "All settings have a dial or a button of their own.",
      "Battery and card sit behind one sealed door."
    ],
    intro: [
      "\u653E\u8FDB\u53E3\u888B\u7684\u76F8\u673A\uFF0C\u4E00\u79D2\u5F00\u673A\uFF0C\u62E8\u76D8\u64CD\u4F5C\u987A\u624B\u3002",
      "\u30DD\u30B1\u30C3\u30C8\u306B\u5165\u308A\u30011\u79D2\u3067\u64AE\u308C\u308B\u30AB\u30E1\u30E9\u3002\u64CD\u4F5C\u306F\u30C0\u30A4\u30E4\u30EB\u3067\u76F4\u611F\u7684\u3067\u3059\u3002",
      "\u0E01\u0E25\u0E49\u0E2D\u0E07\u0E1E\u0E01\u0E43\u0E2A\u0E48\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32 \u0E40\u0E1B\u0E34\u0E14\u0E1B\u0E38\u0E4A\u0E1A\u0E16\u0E48\u0E32\u0E22\u0E44\u0E14\u0E49\u0E1B\u0E31\u0E4A\u0E1A \u0E1B\u0E23\u0E31\u0E1A\u0E14\u0E49\u0E27\u0E22\u0E27\u0E07\u0E41\u0E2B\u0E27\u0E19",
      "\u0643\u0627\u0645\u064A\u0631\u0627 \u0644\u0644\u062C\u064A\u0628 \u062C\u0627\u0647\u0632\u0629 \u0641\u064A \u062B\u0627\u0646\u064A\u0629 \u0648\u0644\u0643\u0644 \u0625\u0639\u062F\u0627\u062F \u0632\u0631 \u062E\u0627\u0635.",
      "Eine Kamera f\xFCr die Manteltasche, in einer Sekunde bereit."
    ],
    variants: [
      ["hk", "Hikari 20", 32900, 290, "megapixels:20 zoom:5 4k usbc"],
      ["hk", "Hikari 35", 64900, 340, "megapixels:24 fixedlens flipscreen 4k"],
      ["cp", "Snap 12", 12900, 180, "megapixels:12 fhd compact zoom:3"],
      ["ta", "Field Zoom", 41900, 420, "zoom:20 stabilised megapixels:20 4k"]
    ]
  }
];

// apps/api/db/demo/product-types/family.ts
var family = [
  {
    id: "coffee-mug",
    sub: "family.table",
    noun: ["coffee mug", "\u9A6C\u514B\u676F", "\u30DE\u30B0\u30AB\u30C3\u30D7", "\u0E41\u0E01\u0E49\u0E27\u0E01\u0E32\u0E41\u0E1F\u0E40\u0E0B\u0E23\u0E32\u0E21\u0E34\u0E01", "\u0643\u0648\u0628 \u0642\u0647\u0648\u0629", "Kaffeebecher"],
    words: [
      "cup, ceramic mug",
      "\u5496\u5561\u676F, \u9676\u74F7\u676F",
      "\u30B3\u30FC\u30D2\u30FC\u30AB\u30C3\u30D7, \u9676\u5668\u30DE\u30B0",
      "\u0E41\u0E01\u0E49\u0E27\u0E21\u0E31\u0E04, \u0E16\u0E49\u0E27\u0E22\u0E01\u0E32\u0E41\u0E1F",
      "\u0645\u062C, \u0641\u0646\u062C\u0627\u0646",
      "Kaffeetasse, Keramiktasse"
    ],
    about: [
      "A mug with a generous handle and a rim that is kind to the lip.",
      "Made for the first coffee of the day and the tea after it.",
      "The glaze varies a little from piece to piece.",
      "The foot is sanded, so it will not scratch a table."
    ],
    intro: [
      "\u628A\u624B\u5BBD\u5927\u3001\u676F\u53E3\u5706\u6DA6\uFF0C\u91C9\u8272\u6BCF\u53EA\u7565\u6709\u4E0D\u540C\u3002",
      "\u6301\u3061\u3084\u3059\u3044\u53D6\u3063\u624B\u3068\u53E3\u5F53\u305F\u308A\u306E\u3088\u3044\u7E01\u3002\u91C9\u85AC\u306E\u8868\u60C5\u306F\u4E00\u3064\u305A\u3064\u9055\u3044\u307E\u3059\u3002",
      "\u0E2B\u0E39\u0E08\u0E31\u0E1A\u0E16\u0E19\u0E31\u0E14 \u0E02\u0E2D\u0E1A\u0E41\u0E01\u0E49\u0E27\u0E19\u0E38\u0E48\u0E21\u0E1B\u0E32\u0E01 \u0E25\u0E32\u0E22\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A\u0E15\u0E48\u0E32\u0E07\u0E01\u0E31\u0E19\u0E40\u0E25\u0E47\u0E01\u0E19\u0E49\u0E2D\u0E22\u0E17\u0E38\u0E01\u0E43\u0E1A",
      "\u0645\u0642\u0628\u0636 \u0645\u0631\u064A\u062D \u0648\u062D\u0627\u0641\u0629 \u0646\u0627\u0639\u0645\u0629\u060C \u0648\u0644\u0643\u0644 \u0643\u0648\u0628 \u0637\u0644\u0627\u0621 \u064A\u062E\u062A\u0644\u0641 \u0642\u0644\u064A\u0644\u064B\u0627.",
      "Gro\xDFz\xFCgiger Henkel, sanfter Rand; die Glasur f\xE4llt bei jedem St\xFCck etwas anders aus."
    ],
    options: "pack:1|2|4",
    variants: [
      ["om", "Manh\xE3", 1490, 360, "stoneware volume=350_ml dishwasher"],
      ["om", "Manh\xE3 Grande", 1790, 430, "stoneware volume=480_ml microwave dishwasher"],
      ["hk", "Yuki", 2290, 290, "handmade porcelain volume=280_ml"],
      ["kw", "Pause", 1290, 380, "porcelain volume=400_ml stackable dishwasher"],
      ["el", "Kahve", 990, 240, "stoneware volume=220_ml microwave"]
    ]
  },
  {
    id: "ceramic-bowl",
    sub: "family.table",
    noun: ["ceramic bowl", "\u9676\u74F7\u7897", "\u9676\u5668\u30DC\u30A6\u30EB", "\u0E0A\u0E32\u0E21\u0E40\u0E0B\u0E23\u0E32\u0E21\u0E34\u0E01", "\u0648\u0639\u0627\u0621 \u0633\u064A\u0631\u0627\u0645\u064A\u0643", "Keramikschale"],
    words: [
      "salad bowl, serving bowl",
      "\u9762\u7897, \u6C99\u62C9\u7897",
      "\u30B5\u30E9\u30C0\u30DC\u30A6\u30EB, \u3069\u3093\u3076\u308A",
      "\u0E0A\u0E32\u0E21\u0E2A\u0E25\u0E31\u0E14, \u0E16\u0E49\u0E27\u0E22\u0E0B\u0E38\u0E1B",
      "\u0632\u0628\u062F\u064A\u0629, \u0633\u0644\u0637\u0627\u0646\u064A\u0629",
      "Sch\xFCssel, Salatsch\xFCssel"
    ],
    about: [
      "A bowl for noodles, salad or the keys in the hall.",
      "Deep enough for soup, handsome enough for fruit.",
      "It keeps food warm because the walls are thick.",
      "Stacks neatly with others of its size."
    ],
    intro: [
      "\u539A\u58C1\u4FDD\u6E29\uFF0C\u76DB\u9762\u3001\u62CC\u6C99\u62C9\u3001\u88C5\u6C34\u679C\u90FD\u597D\u7528\u3002",
      "\u539A\u624B\u3067\u51B7\u3081\u306B\u304F\u304F\u3001\u9EBA\u306B\u3082\u30B5\u30E9\u30C0\u306B\u3082\u679C\u7269\u306B\u3082\u4F7F\u3048\u307E\u3059\u3002",
      "\u0E40\u0E19\u0E37\u0E49\u0E2D\u0E2B\u0E19\u0E32\u0E40\u0E01\u0E47\u0E1A\u0E04\u0E27\u0E32\u0E21\u0E23\u0E49\u0E2D\u0E19 \u0E43\u0E2A\u0E48\u0E01\u0E4B\u0E27\u0E22\u0E40\u0E15\u0E35\u0E4B\u0E22\u0E27 \u0E2A\u0E25\u0E31\u0E14 \u0E2B\u0E23\u0E37\u0E2D\u0E1C\u0E25\u0E44\u0E21\u0E49\u0E01\u0E47\u0E2A\u0E27\u0E22",
      "\u062C\u062F\u0631\u0627\u0646\u0647 \u0633\u0645\u064A\u0643\u0629 \u062A\u062D\u0641\u0638 \u0627\u0644\u062D\u0631\u0627\u0631\u0629\u060C \u0644\u0644\u0634\u0648\u0631\u0628\u0629 \u0648\u0627\u0644\u0633\u0644\u0637\u0629 \u0648\u0627\u0644\u0641\u0627\u0643\u0647\u0629.",
      "Dickwandig und w\xE4rmend \u2013 f\xFCr Nudeln, Salat oder Obst."
    ],
    options: "pack:1|2|4",
    variants: [
      ["hk", "Nami", 2490, 520, "handmade diameter=18_cm dishwasher"],
      ["hk", "Nami Ko", 1690, 280, "porcelain diameter=12_cm microwave"],
      ["om", "Horta", 1990, 640, "stoneware diameter=22_cm dishwasher"],
      ["iv", "Neel", 1890, 560, "blockpattern stoneware diameter=16_cm"]
    ]
  },
  {
    id: "plate-set",
    sub: "family.table",
    noun: ["plate set", "\u9910\u76D8\u5957\u88C5", "\u30D7\u30EC\u30FC\u30C8\u30BB\u30C3\u30C8", "\u0E0A\u0E38\u0E14\u0E08\u0E32\u0E19\u0E2D\u0E32\u0E2B\u0E32\u0E23", "\u0637\u0642\u0645 \u0623\u0637\u0628\u0627\u0642", "Teller-Set"],
    words: [
      "dinner plates, tableware",
      "\u76D8\u5B50, \u9910\u5177",
      "\u76BF, \u98DF\u5668\u30BB\u30C3\u30C8",
      "\u0E08\u0E32\u0E19\u0E40\u0E0B\u0E23\u0E32\u0E21\u0E34\u0E01, \u0E0A\u0E38\u0E14\u0E08\u0E32\u0E19",
      "\u0635\u062D\u0648\u0646, \u0623\u0637\u0628\u0627\u0642 \u062A\u0642\u062F\u064A\u0645",
      "Teller, Geschirr"
    ],
    about: [
      "Plates for every day that still look good when guests come.",
      "A calm set that lets the food do the talking.",
      "Edges are rounded and resist chipping.",
      "Single plates can be reordered later."
    ],
    intro: [
      "\u65E5\u5E38\u8010\u7528\u3001\u5F85\u5BA2\u4E5F\u4F53\u9762\uFF0C\u76D8\u8FB9\u5706\u6DA6\u4E0D\u6613\u78D5\u78B0\u3002",
      "\u6BCE\u65E5\u4F7F\u3048\u3066\u6765\u5BA2\u6642\u306B\u3082\u6620\u3048\u308B\u3001\u7E01\u304C\u6B20\u3051\u306B\u304F\u3044\u304A\u76BF\u3067\u3059\u3002",
      "\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E17\u0E38\u0E01\u0E27\u0E31\u0E19\u0E41\u0E25\u0E30\u0E2A\u0E27\u0E22\u0E1E\u0E2D\u0E23\u0E31\u0E1A\u0E41\u0E02\u0E01 \u0E02\u0E2D\u0E1A\u0E21\u0E19\u0E44\u0E21\u0E48\u0E1A\u0E34\u0E48\u0E19\u0E07\u0E48\u0E32\u0E22",
      "\u0623\u0637\u0628\u0627\u0642 \u0644\u064A\u0648\u0645\u0643 \u0648\u0644\u0636\u064A\u0648\u0641\u0643 \u0628\u062D\u0648\u0627\u0641 \u0645\u0633\u062A\u062F\u064A\u0631\u0629 \u0645\u0642\u0627\u0648\u0645\u0629 \u0644\u0644\u0643\u0633\u0631.",
      "Teller f\xFCr jeden Tag, die auch G\xE4sten gefallen; runde, robuste Kanten."
    ],
    variants: [
      ["om", "Mesa 4", 3990, 2400, "pieces:4 stoneware dishwasher diameter=27_cm"],
      ["om", "Mesa 12", 9990, 6900, "pieces:12 stoneware dishwasher microwave"],
      ["kw", "Alltag 6", 5490, 3200, "porcelain pieces:6 dishwasher diameter=26_cm"],
      ["hk", "Sakura 5", 7490, 1900, "handmade pieces:5 diameter=16_cm"]
    ]
  },
  {
    id: "frying-pan",
    sub: "family.kitchen",
    noun: ["frying pan", "\u5E73\u5E95\u714E\u9505", "\u30D5\u30E9\u30A4\u30D1\u30F3", "\u0E01\u0E23\u0E30\u0E17\u0E30", "\u0645\u0642\u0644\u0627\u0629", "Bratpfanne"],
    words: [
      "skillet, non-stick pan",
      "\u714E\u9505, \u4E0D\u7C98\u9505",
      "\u7092\u3081\u934B, IH\u30D5\u30E9\u30A4\u30D1\u30F3",
      "\u0E01\u0E23\u0E30\u0E17\u0E30\u0E17\u0E2D\u0E14, \u0E01\u0E23\u0E30\u0E17\u0E30\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A",
      "\u0637\u0627\u0633\u0629, \u0645\u0642\u0644\u0627\u0629 \u063A\u064A\u0631 \u0644\u0627\u0635\u0642\u0629",
      "Pfanne, Antihaftpfanne"
    ],
    about: [
      "A pan that heats evenly and lets go of an egg.",
      "The one pan that stays on the hob.",
      "The handle is riveted and stays cool over a medium flame.",
      "Works on gas, electric and induction."
    ],
    intro: [
      "\u53D7\u70ED\u5747\u5300\uFF0C\u714E\u86CB\u4E0D\u7C98\uFF0C\u71C3\u6C14\u3001\u7535\u7089\u3001\u7535\u78C1\u7089\u901A\u7528\u3002",
      "\u71B1\u304C\u30E0\u30E9\u306A\u304F\u4F1D\u308F\u308A\u5375\u3082\u3059\u308B\u308A\u3002\u30AC\u30B9\u30FBIH\u4E21\u5BFE\u5FDC\u3067\u3059\u3002",
      "\u0E23\u0E49\u0E2D\u0E19\u0E17\u0E31\u0E48\u0E27\u0E16\u0E36\u0E07 \u0E44\u0E02\u0E48\u0E44\u0E21\u0E48\u0E15\u0E34\u0E14\u0E01\u0E23\u0E30\u0E17\u0E30 \u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E17\u0E38\u0E01\u0E40\u0E15\u0E32\u0E23\u0E27\u0E21\u0E16\u0E36\u0E07\u0E40\u0E15\u0E32\u0E41\u0E21\u0E48\u0E40\u0E2B\u0E25\u0E47\u0E01\u0E44\u0E1F\u0E1F\u0E49\u0E32",
      "\u062A\u0633\u062E\u0646 \u0628\u0627\u0644\u062A\u0633\u0627\u0648\u064A \u0648\u0644\u0627 \u064A\u0644\u062A\u0635\u0642 \u0628\u0647\u0627 \u0627\u0644\u0628\u064A\u0636\u060C \u0644\u0643\u0644 \u0627\u0644\u0645\u0648\u0627\u0642\u062F.",
      "Heizt gleichm\xE4\xDFig, das Ei gleitet; f\xFCr Gas, Elektro und Induktion."
    ],
    options: "diameter:24 cm|28 cm+10",
    variants: [
      ["kw", "Glut", 4990, 1150, "ceramiccoat induction pfasfree"],
      ["kw", "Glut Eisen", 5990, 1900, "carbonsteel induction uncoated"],
      ["om", "Cobre", 6490, 1300, "steel induction threelayer"],
      ["cp", "Everyday", 2490, 890, "nonstick induction lightweight"]
    ]
  },
  {
    id: "stock-pot",
    sub: "family.kitchen",
    noun: ["stock pot", "\u6C64\u9505", "\u4E21\u624B\u934B", "\u0E2B\u0E21\u0E49\u0E2D\u0E15\u0E49\u0E21", "\u0642\u062F\u0631 \u0637\u0628\u062E", "Kochtopf"],
    words: [
      "soup pot, casserole, saucepan",
      "\u7096\u9505, \u7172\u6C64\u9505",
      "\u716E\u8FBC\u307F\u934B, \u30B7\u30C1\u30E5\u30FC\u934B",
      "\u0E2B\u0E21\u0E49\u0E2D\u0E0B\u0E38\u0E1B, \u0E2B\u0E21\u0E49\u0E2D\u0E2A\u0E2D\u0E07\u0E2B\u0E39",
      "\u0637\u0646\u062C\u0631\u0629, \u062D\u0644\u0629",
      "Suppentopf, Topf"
    ],
    about: [
      "A pot for soup on Sunday and pasta on Monday.",
      "Heavy at the base, light at the handles.",
      "The lid fits closely and keeps a simmer going on low heat.",
      "Measure marks are pressed into the inside."
    ],
    intro: [
      "\u539A\u5E95\u5BFC\u70ED\u5747\u5300\uFF0C\u9505\u76D6\u5BC6\u5408\uFF0C\u7172\u6C64\u716E\u9762\u90FD\u5408\u9002\u3002",
      "\u539A\u3044\u5E95\u3068\u3074\u3063\u305F\u308A\u306E\u3075\u305F\u3067\u3001\u5F31\u706B\u3067\u3082\u3058\u3063\u304F\u308A\u716E\u8FBC\u3081\u307E\u3059\u3002",
      "\u0E01\u0E49\u0E19\u0E2B\u0E19\u0E32 \u0E1D\u0E32\u0E1B\u0E34\u0E14\u0E2A\u0E19\u0E34\u0E17 \u0E40\u0E04\u0E35\u0E48\u0E22\u0E27\u0E0B\u0E38\u0E1B\u0E2B\u0E23\u0E37\u0E2D\u0E15\u0E49\u0E21\u0E40\u0E2A\u0E49\u0E19\u0E01\u0E47\u0E14\u0E35",
      "\u0642\u0627\u0639\u062F\u0629 \u0633\u0645\u064A\u0643\u0629 \u0648\u063A\u0637\u0627\u0621 \u0645\u062D\u0643\u0645 \u0644\u0644\u0634\u0648\u0631\u0628\u0629 \u0648\u0627\u0644\u0645\u0639\u0643\u0631\u0648\u0646\u0629.",
      "Schwerer Boden, dicht schlie\xDFender Deckel \u2013 f\xFCr Suppe und Pasta."
    ],
    options: "capacity:3 L|5 L+15",
    variants: [
      ["kw", "Sonntag", 5990, 2300, "steel induction glasslid"],
      ["om", "Caldo", 8990, 4200, "enamelled castiron ovensafe"],
      ["cp", "Simmer", 3490, 1600, "nonstick induction glasslid"],
      ["hk", "Nabe", 7490, 2900, "enamelled steelrim induction"]
    ]
  },
  {
    id: "knife-block",
    sub: "family.kitchen",
    noun: [
      "knife block set",
      "\u5200\u5177\u5957\u88C5",
      "\u5305\u4E01\u30BB\u30C3\u30C8",
      "\u0E0A\u0E38\u0E14\u0E21\u0E35\u0E14\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E17\u0E35\u0E48\u0E40\u0E01\u0E47\u0E1A",
      "\u0637\u0642\u0645 \u0633\u0643\u0627\u0643\u064A\u0646 \u0645\u0639 \u062D\u0627\u0645\u0644",
      "Messerblock-Set"
    ],
    words: [
      "kitchen knives, chef knife",
      "\u83DC\u5200, \u53A8\u623F\u5200\u5177",
      "\u5305\u4E01, \u30CA\u30A4\u30D5\u30D6\u30ED\u30C3\u30AF",
      "\u0E21\u0E35\u0E14\u0E17\u0E33\u0E04\u0E23\u0E31\u0E27, \u0E21\u0E35\u0E14\u0E40\u0E0A\u0E1F",
      "\u0633\u0643\u0627\u0643\u064A\u0646 \u0645\u0637\u0628\u062E, \u0633\u0643\u064A\u0646 \u0634\u064A\u0641",
      "K\xFCchenmesser, Kochmesser"
    ],
    about: [
      "The knives a kitchen uses, and none that it does not.",
      "Balanced blades that take an edge and keep it.",
      "The block is felted inside, so blades slide in silently.",
      "Wash by hand and dry at once; the edge lasts far longer that way."
    ],
    intro: [
      "\u5E38\u7528\u5200\u5177\u4E00\u5957\u9F50\uFF0C\u950B\u5229\u8010\u7528\uFF0C\u5EFA\u8BAE\u624B\u6D17\u64E6\u5E72\u3002",
      "\u3088\u304F\u4F7F\u3046\u5305\u4E01\u3092\u305D\u308D\u3048\u305F\u30BB\u30C3\u30C8\u3002\u5207\u308C\u5473\u304C\u9577\u6301\u3061\u3057\u307E\u3059\uFF08\u624B\u6D17\u3044\u63A8\u5968\uFF09\u3002",
      "\u0E21\u0E35\u0E14\u0E17\u0E35\u0E48\u0E43\u0E0A\u0E49\u0E08\u0E23\u0E34\u0E07\u0E04\u0E23\u0E1A\u0E0A\u0E38\u0E14 \u0E04\u0E21\u0E19\u0E32\u0E19 \u0E41\u0E19\u0E30\u0E19\u0E33\u0E43\u0E2B\u0E49\u0E25\u0E49\u0E32\u0E07\u0E21\u0E37\u0E2D",
      "\u0627\u0644\u0633\u0643\u0627\u0643\u064A\u0646 \u0627\u0644\u062A\u064A \u062A\u062D\u062A\u0627\u062C\u0647\u0627 \u0641\u0639\u0644\u064B\u0627\u060C \u062D\u0627\u062F\u0629 \u0648\u0645\u062A\u0648\u0627\u0632\u0646\u0629\u060C \u0648\u064A\u064F\u0641\u0636\u0644 \u063A\u0633\u0644\u0647\u0627 \u064A\u062F\u0648\u064A\u064B\u0627.",
      "Die Messer, die man wirklich braucht: ausgewogen und schnitthaltig."
    ],
    variants: [
      ["kw", "Schnitt 5", 11900, 3200, "pieces:5 steel wood handwash"],
      ["kw", "Schnitt 7", 15900, 3900, "pieces:7 steel wood handwash"],
      ["hk", "Hagane 4", 21900, 2600, "carbonsteel pieces:4 handwash"],
      ["cp", "Slice 6", 4990, 2800, "pieces:6 steel sharpener"]
    ]
  },
  {
    id: "cutting-board",
    sub: "family.kitchen",
    noun: ["chopping board", "\u7827\u677F", "\u307E\u306A\u677F", "\u0E40\u0E02\u0E35\u0E22\u0E07", "\u0644\u0648\u062D \u062A\u0642\u0637\u064A\u0639", "Schneidebrett"],
    words: [
      "cutting board, bread board",
      "\u83DC\u677F, \u5207\u83DC\u677F",
      "\u30AB\u30C3\u30C6\u30A3\u30F3\u30B0\u30DC\u30FC\u30C9, \u6728\u88FD\u307E\u306A\u677F",
      "\u0E40\u0E02\u0E35\u0E22\u0E07\u0E44\u0E21\u0E49, \u0E40\u0E02\u0E35\u0E22\u0E07\u0E17\u0E33\u0E04\u0E23\u0E31\u0E27",
      "\u062E\u0634\u0628\u0629 \u062A\u0642\u0637\u064A\u0639, \u0644\u0648\u062D \u062E\u0628\u0632",
      "Brett, Fr\xFChst\xFCcksbrett"
    ],
    about: [
      "A board that is kind to knives and heavy enough to stay put.",
      "Cut on one side, serve on the other.",
      "Oil it now and then and it will outlive the kitchen.",
      "The grain differs on every board."
    ],
    intro: [
      "\u539A\u5B9E\u7A33\u5F53\u3001\u4E0D\u4F24\u5200\uFF0C\u4E00\u9762\u5207\u83DC\u4E00\u9762\u6446\u76D8\u3002",
      "\u5203\u306B\u3084\u3055\u3057\u304F\u3001\u305A\u308C\u306B\u304F\u3044\u91CD\u3055\u3002\u88CF\u9762\u306F\u76DB\u308A\u76BF\u3068\u3057\u3066\u3082\u4F7F\u3048\u307E\u3059\u3002",
      "\u0E2B\u0E19\u0E32\u0E27\u0E32\u0E07\u0E19\u0E34\u0E48\u0E07 \u0E16\u0E19\u0E2D\u0E21\u0E04\u0E21\u0E21\u0E35\u0E14 \u0E14\u0E49\u0E32\u0E19\u0E2B\u0E19\u0E36\u0E48\u0E07\u0E2B\u0E31\u0E48\u0E19 \u0E2D\u0E35\u0E01\u0E14\u0E49\u0E32\u0E19\u0E43\u0E0A\u0E49\u0E40\u0E2A\u0E34\u0E23\u0E4C\u0E1F",
      "\u062B\u0642\u064A\u0644 \u0648\u062B\u0627\u0628\u062A \u0648\u0644\u0637\u064A\u0641 \u0639\u0644\u0649 \u0627\u0644\u0633\u0643\u0627\u0643\u064A\u0646\u060C \u0648\u062C\u0647 \u0644\u0644\u062A\u0642\u0637\u064A\u0639 \u0648\u0648\u062C\u0647 \u0644\u0644\u062A\u0642\u062F\u064A\u0645.",
      "Schont die Klingen und liegt fest; eine Seite zum Schneiden, eine zum Servieren."
    ],
    options: "length:30 cm|40 cm+9",
    variants: [
      ["kw", "Brett", 2990, 1400, "wood juicegroove handwash"],
      ["kw", "Brett Stirn", 5990, 2600, "endgrain wood handwash"],
      ["om", "Sobreiro", 3490, 1200, "wood handle handwash"],
      ["hk", "Hinoki", 4490, 900, "hinoki lightweight handwash"]
    ]
  },
  {
    id: "scented-candle",
    sub: "family.decor",
    noun: ["scented candle", "\u9999\u85B0\u8721\u70DB", "\u30A2\u30ED\u30DE\u30AD\u30E3\u30F3\u30C9\u30EB", "\u0E40\u0E17\u0E35\u0E22\u0E19\u0E2B\u0E2D\u0E21", "\u0634\u0645\u0639\u0629 \u0645\u0639\u0637\u0631\u0629", "Duftkerze"],
    words: [
      "candle, aroma candle",
      "\u8721\u70DB, \u9999\u6C1B",
      "\u30AD\u30E3\u30F3\u30C9\u30EB, \u30D5\u30EC\u30B0\u30E9\u30F3\u30B9\u30AD\u30E3\u30F3\u30C9\u30EB",
      "\u0E40\u0E17\u0E35\u0E22\u0E19, \u0E40\u0E17\u0E35\u0E22\u0E19\u0E2D\u0E42\u0E23\u0E21\u0E32",
      "\u0634\u0645\u0639 \u0645\u0639\u0637\u0631, \u0634\u0645\u0648\u0639",
      "Kerze, Aromakerze"
    ],
    about: [
      "A quiet scent that fills a room without taking it over.",
      "Burns evenly to the edge and leaves a glass worth keeping.",
      "The wick is cotton and free of metal.",
      "Trim the wick to half a centimetre before each burn."
    ],
    intro: [
      "\u9999\u6C14\u6DE1\u96C5\uFF0C\u71C3\u70E7\u5747\u5300\uFF0C\u70DB\u676F\u53EF\u518D\u5229\u7528\u3002",
      "\u307B\u306E\u304B\u306A\u9999\u308A\u304C\u90E8\u5C4B\u306B\u5E83\u304C\u308A\u3001\u4F7F\u3044\u7D42\u308F\u3063\u305F\u5668\u3082\u697D\u3057\u3081\u307E\u3059\u3002",
      "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E2D\u0E48\u0E2D\u0E19 \u0E46 \u0E40\u0E1C\u0E32\u0E44\u0E2B\u0E21\u0E49\u0E2A\u0E21\u0E48\u0E33\u0E40\u0E2A\u0E21\u0E2D \u0E41\u0E01\u0E49\u0E27\u0E43\u0E0A\u0E49\u0E15\u0E48\u0E2D\u0E44\u0E14\u0E49",
      "\u0631\u0627\u0626\u062D\u0629 \u0647\u0627\u062F\u0626\u0629 \u0648\u0627\u062D\u062A\u0631\u0627\u0642 \u0645\u062A\u0633\u0627\u0648\u064D \u0648\u0643\u0623\u0633 \u064A\u0645\u0643\u0646 \u0625\u0639\u0627\u062F\u0629 \u0627\u0633\u062A\u062E\u062F\u0627\u0645\u0647.",
      "Ein leiser Duft, gleichm\xE4\xDFiger Abbrand und ein Glas zum Behalten."
    ],
    variants: [
      ["om", "Figueira", 2490, 480, "soywax fig burn:45"],
      ["om", "Sal", 2490, 480, "soywax seasalt burn:45"],
      ["bm", "Mali", 1990, 420, "jasmine soywax burn:38"],
      ["iv", "Chandan", 1790, 400, "sandalwood burn:35 handmade"],
      ["hk", "Mori", 3290, 390, "cedarscent burn:40 handmade"]
    ]
  },
  {
    id: "ceramic-vase",
    sub: "family.decor",
    noun: ["ceramic vase", "\u9676\u74F7\u82B1\u74F6", "\u9676\u5668\u306E\u82B1\u74F6", "\u0E41\u0E08\u0E01\u0E31\u0E19\u0E40\u0E0B\u0E23\u0E32\u0E21\u0E34\u0E01", "\u0645\u0632\u0647\u0631\u064A\u0629 \u0633\u064A\u0631\u0627\u0645\u064A\u0643", "Keramikvase"],
    words: [
      "vase, flower vase",
      "\u82B1\u74F6, \u82B1\u5668",
      "\u30D5\u30E9\u30EF\u30FC\u30D9\u30FC\u30B9, \u82B1\u5668",
      "\u0E41\u0E08\u0E01\u0E31\u0E19\u0E14\u0E2D\u0E01\u0E44\u0E21\u0E49, \u0E41\u0E08\u0E01\u0E31\u0E19",
      "\u0641\u0627\u0632\u0629, \u0645\u0632\u0647\u0631\u064A\u0629",
      "Vase, Blumenvase"
    ],
    about: [
      "A vase that looks finished even when it is empty.",
      "Narrow enough to hold a single branch upright.",
      "Glazed inside, so it is watertight.",
      "Thrown by hand, with small differences in every piece."
    ],
    intro: [
      "\u9020\u578B\u7B80\u6D01\uFF0C\u5355\u679D\u5373\u6210\u666F\uFF0C\u5185\u58C1\u65BD\u91C9\u4E0D\u6E17\u6C34\u3002",
      "\u4E00\u679D\u3067\u3082\u7D75\u306B\u306A\u308B\u82B1\u74F6\u3002\u5185\u5074\u306B\u91C9\u85AC\u3092\u304B\u3051\u3001\u6C34\u6F0F\u308C\u3057\u307E\u305B\u3093\u3002",
      "\u0E17\u0E23\u0E07\u0E40\u0E23\u0E35\u0E22\u0E1A \u0E1B\u0E31\u0E01\u0E01\u0E34\u0E48\u0E07\u0E40\u0E14\u0E35\u0E22\u0E27\u0E01\u0E47\u0E2A\u0E27\u0E22 \u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A\u0E14\u0E49\u0E32\u0E19\u0E43\u0E19\u0E44\u0E21\u0E48\u0E23\u0E31\u0E48\u0E27\u0E0B\u0E36\u0E21",
      "\u0645\u0632\u0647\u0631\u064A\u0629 \u062C\u0645\u064A\u0644\u0629 \u062D\u062A\u0649 \u0648\u0647\u064A \u0641\u0627\u0631\u063A\u0629\u060C \u0645\u0637\u0644\u064A\u0629 \u0645\u0646 \u0627\u0644\u062F\u0627\u062E\u0644 \u0648\u0644\u0627 \u062A\u0631\u0634\u062D.",
      "Sch\xF6n auch ohne Blumen, innen glasiert und wasserdicht."
    ],
    variants: [
      ["hk", "Tsubo", 4990, 980, "handmade height=22_cm stoneware"],
      ["om", "Barro", 3490, 1200, "terracotta height=25_cm"],
      ["el", "Vazo", 2990, 890, "handmade height=18_cm"],
      ["iv", "Kalash", 3990, 1100, "blockpattern height=28_cm"]
    ]
  },
  {
    id: "cushion",
    sub: "family.decor",
    noun: ["cushion", "\u62B1\u6795", "\u30AF\u30C3\u30B7\u30E7\u30F3", "\u0E2B\u0E21\u0E2D\u0E19\u0E2D\u0E34\u0E07", "\u0648\u0633\u0627\u062F\u0629 \u0632\u064A\u0646\u0629", "Zierkissen"],
    words: [
      "pillow, sofa cushion",
      "\u9760\u57AB, \u6C99\u53D1\u9760\u6795",
      "\u30BD\u30D5\u30A1\u30AF\u30C3\u30B7\u30E7\u30F3, \u80CC\u5F53\u3066",
      "\u0E2B\u0E21\u0E2D\u0E19\u0E42\u0E0B\u0E1F\u0E32, \u0E40\u0E1A\u0E32\u0E30\u0E1E\u0E34\u0E07",
      "\u062E\u062F\u0627\u062F\u064A\u0629, \u0645\u062E\u062F\u0629 \u0643\u0646\u0628",
      "Kissen, Sofakissen"
    ],
    about: [
      "A cushion with enough filling to lean on.",
      "Softens a chair and brightens a corner.",
      "The cover opens with a hidden zip.",
      "Cover and filling can be bought separately."
    ],
    intro: [
      "\u586B\u5145\u9971\u6EE1\u3001\u9760\u7740\u8212\u670D\uFF0C\u9690\u5F62\u62C9\u94FE\uFF0C\u5916\u5957\u53EF\u62C6\u3002",
      "\u3057\u3063\u304B\u308A\u3057\u305F\u4E2D\u6750\u3067\u5BC4\u308A\u304B\u304B\u308A\u3084\u3059\u304F\u3001\u30AB\u30D0\u30FC\u306F\u5916\u305B\u307E\u3059\u3002",
      "\u0E44\u0E2A\u0E49\u0E41\u0E19\u0E48\u0E19\u0E1E\u0E34\u0E07\u0E2A\u0E1A\u0E32\u0E22 \u0E0B\u0E34\u0E1B\u0E0B\u0E48\u0E2D\u0E19 \u0E16\u0E2D\u0E14\u0E1B\u0E25\u0E2D\u0E01\u0E44\u0E14\u0E49",
      "\u0645\u062D\u0634\u0648\u0629 \u062C\u064A\u062F\u064B\u0627 \u0648\u0645\u0631\u064A\u062D\u0629 \u0644\u0644\u0627\u062A\u0643\u0627\u0621\u060C \u0628\u063A\u0637\u0627\u0621 \u0642\u0627\u0628\u0644 \u0644\u0644\u0646\u0632\u0639.",
      "Gut gef\xFCllt zum Anlehnen; der Bezug hat einen verdeckten Rei\xDFverschluss."
    ],
    options: "cushion:40 \xD7 40 cm|50 \xD7 50 cm+6",
    variants: [
      ["iv", "Sanganer", 1990, 420, "blockprint cotton washable30"],
      ["el", "Keten", 2490, 460, "linen washable30"],
      ["el", "Kadife", 2690, 510, "velvet washable30"],
      ["kw", "Filz", 3490, 540, "woolfelt handwash"]
    ]
  },
  {
    id: "towel-stack",
    sub: "family.decor",
    noun: ["towel set", "\u6BDB\u5DFE\u5957\u88C5", "\u30BF\u30AA\u30EB\u30BB\u30C3\u30C8", "\u0E0A\u0E38\u0E14\u0E1C\u0E49\u0E32\u0E02\u0E19\u0E2B\u0E19\u0E39", "\u0637\u0642\u0645 \u0645\u0646\u0627\u0634\u0641", "Handtuch-Set"],
    words: [
      "bath towels, hand towels",
      "\u6D74\u5DFE, \u6BDB\u5DFE",
      "\u30D0\u30B9\u30BF\u30AA\u30EB, \u30D5\u30A7\u30A4\u30B9\u30BF\u30AA\u30EB",
      "\u0E1C\u0E49\u0E32\u0E40\u0E0A\u0E47\u0E14\u0E15\u0E31\u0E27, \u0E1C\u0E49\u0E32\u0E02\u0E19\u0E2B\u0E19\u0E39",
      "\u0645\u0646\u0627\u0634\u0641 \u062D\u0645\u0627\u0645, \u0628\u0634\u0643\u064A\u0631",
      "Handt\xFCcher, Badet\xFCcher"
    ],
    about: [
      "Thick towels that dry you and then dry themselves.",
      "Soft from the first wash and softer after the tenth.",
      "Double-stitched edges keep their shape.",
      "Each towel has a loop for hanging."
    ],
    intro: [
      "\u5438\u6C34\u5FEB\u5E72\uFF0C\u8D8A\u6D17\u8D8A\u67D4\u8F6F\uFF0C\u53CC\u7EBF\u9501\u8FB9\u4E0D\u53D8\u5F62\u3002",
      "\u3088\u304F\u5438\u3063\u3066\u3088\u304F\u4E7E\u304D\u3001\u6D17\u3046\u307B\u3069\u3084\u308F\u3089\u304B\u304F\u306A\u308A\u307E\u3059\u3002",
      "\u0E0B\u0E31\u0E1A\u0E19\u0E49\u0E33\u0E14\u0E35 \u0E41\u0E2B\u0E49\u0E07\u0E44\u0E27 \u0E22\u0E34\u0E48\u0E07\u0E0B\u0E31\u0E01\u0E22\u0E34\u0E48\u0E07\u0E19\u0E38\u0E48\u0E21",
      "\u0645\u0646\u0627\u0634\u0641 \u0645\u0627\u0635\u0629 \u0633\u0631\u064A\u0639\u0629 \u0627\u0644\u062C\u0641\u0627\u0641 \u0648\u062A\u0632\u062F\u0627\u062F \u0646\u0639\u0648\u0645\u0629 \u0645\u0639 \u0627\u0644\u063A\u0633\u0644.",
      "Saugstark, schnell trocken und mit jeder W\xE4sche weicher."
    ],
    variants: [
      ["el", "Hamam 3", 3490, 1300, "pieces:3 cotton gsm:550 washable60"],
      ["el", "Hamam 6", 5990, 2500, "pieces:6 cotton gsm:550 washable60"],
      ["el", "Pe\u015Ftemal", 2490, 620, "pieces:2 cotton lightweight quickdry"],
      ["om", "Linho", 4490, 980, "pieces:2 linen quickdry washable60"],
      ["hk", "Onsen 3", 4990, 900, "organiccotton pieces:3 gsm:450"]
    ]
  },
  {
    id: "storage-box",
    sub: "family.home",
    noun: ["storage box", "\u6536\u7EB3\u7BB1", "\u53CE\u7D0D\u30DC\u30C3\u30AF\u30B9", "\u0E01\u0E25\u0E48\u0E2D\u0E07\u0E40\u0E01\u0E47\u0E1A\u0E02\u0E2D\u0E07", "\u0635\u0646\u062F\u0648\u0642 \u062A\u062E\u0632\u064A\u0646", "Aufbewahrungsbox"],
    words: [
      "organiser, box with lid",
      "\u50A8\u7269\u7BB1, \u6574\u7406\u7BB1",
      "\u53CE\u7D0D\u30B1\u30FC\u30B9, \u3075\u305F\u4ED8\u304D\u53CE\u7D0D",
      "\u0E01\u0E25\u0E48\u0E2D\u0E07\u0E21\u0E35\u0E1D\u0E32, \u0E01\u0E25\u0E48\u0E2D\u0E07\u0E08\u0E31\u0E14\u0E23\u0E30\u0E40\u0E1A\u0E35\u0E22\u0E1A",
      "\u0639\u0644\u0628\u0629 \u062A\u0646\u0638\u064A\u0645, \u0635\u0646\u062F\u0648\u0642 \u062A\u0631\u062A\u064A\u0628",
      "Kiste, Ordnungsbox"
    ],
    about: [
      "A box for the things that have no other home.",
      "Tidies a shelf and stacks when there is no shelf.",
      "The lid stays on when the box is carried.",
      "A label frame on the front takes paper or card."
    ],
    intro: [
      "\u5E26\u76D6\u53EF\u53E0\u653E\uFF0C\u96F6\u788E\u7269\u4EF6\u4E00\u7BB1\u6536\u597D\u3002",
      "\u3075\u305F\u4ED8\u304D\u3067\u91CD\u306D\u3089\u308C\u3001\u7D30\u304B\u306A\u3082\u306E\u304C\u3059\u3063\u304D\u308A\u7247\u3065\u304D\u307E\u3059\u3002",
      "\u0E21\u0E35\u0E1D\u0E32 \u0E0B\u0E49\u0E2D\u0E19\u0E44\u0E14\u0E49 \u0E40\u0E01\u0E47\u0E1A\u0E02\u0E2D\u0E07\u0E08\u0E38\u0E01\u0E08\u0E34\u0E01\u0E43\u0E2B\u0E49\u0E40\u0E23\u0E35\u0E22\u0E1A\u0E23\u0E49\u0E2D\u0E22",
      "\u0635\u0646\u062F\u0648\u0642 \u0628\u063A\u0637\u0627\u0621 \u064A\u064F\u0631\u0635 \u0641\u0648\u0642 \u063A\u064A\u0631\u0647 \u0648\u064A\u0631\u062A\u0628 \u0627\u0644\u0623\u0634\u064A\u0627\u0621 \u0627\u0644\u0635\u063A\u064A\u0631\u0629.",
      "Mit Deckel und stapelbar \u2013 f\xFCr alles, was sonst herumliegt."
    ],
    options: "volume:10 L|25 L+6|40 L+12",
    variants: [
      ["kw", "Kiste", 1490, 900, "stackable recycled"],
      ["om", "Palha", 2490, 780, "seagrass handle"],
      ["cp", "Clickbox", 990, 850, "stackable cliplid"],
      ["iv", "Juta", 1990, 700, "jute foldable"]
    ]
  },
  {
    id: "desk-clock",
    sub: "family.decor",
    noun: ["desk clock", "\u53F0\u5F0F\u65F6\u949F", "\u7F6E\u304D\u6642\u8A08", "\u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32\u0E15\u0E31\u0E49\u0E07\u0E42\u0E15\u0E4A\u0E30", "\u0633\u0627\u0639\u0629 \u0645\u0643\u062A\u0628", "Tischuhr"],
    words: [
      "alarm clock, table clock",
      "\u95F9\u949F, \u5EA7\u949F",
      "\u76EE\u899A\u307E\u3057\u6642\u8A08, \u5353\u4E0A\u6642\u8A08",
      "\u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32\u0E1B\u0E25\u0E38\u0E01, \u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32",
      "\u0645\u0646\u0628\u0647, \u0633\u0627\u0639\u0629 \u0637\u0627\u0648\u0644\u0629",
      "Wecker, Standuhr"
    ],
    about: [
      "A clock you can read from across the room.",
      "Keeps time and keeps quiet about it.",
      "The second hand sweeps without a tick.",
      "One battery lasts about a year."
    ],
    intro: [
      "\u626B\u79D2\u9759\u97F3\uFF0C\u8FDC\u5904\u4E5F\u770B\u5F97\u6E05\uFF0C\u4E00\u8282\u7535\u6C60\u7EA6\u7528\u4E00\u5E74\u3002",
      "\u79D2\u91DD\u306E\u97F3\u304C\u305B\u305A\u3001\u96E2\u308C\u3066\u3082\u8AAD\u307F\u3084\u3059\u3044\u6642\u8A08\u3067\u3059\u3002",
      "\u0E40\u0E14\u0E34\u0E19\u0E40\u0E07\u0E35\u0E22\u0E1A \u0E2D\u0E48\u0E32\u0E19\u0E07\u0E48\u0E32\u0E22\u0E08\u0E32\u0E01\u0E44\u0E01\u0E25 \u0E16\u0E48\u0E32\u0E19\u0E2B\u0E19\u0E36\u0E48\u0E07\u0E01\u0E49\u0E2D\u0E19\u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E23\u0E32\u0E27\u0E2B\u0E19\u0E36\u0E48\u0E07\u0E1B\u0E35",
      "\u0633\u0627\u0639\u0629 \u0635\u0627\u0645\u062A\u0629 \u0648\u0627\u0636\u062D\u0629 \u0645\u0646 \u0628\u0639\u064A\u062F \u0648\u062A\u0643\u0641\u064A\u0647\u0627 \u0628\u0637\u0627\u0631\u064A\u0629 \u0646\u062D\u0648 \u0633\u0646\u0629.",
      "Lautlos und gut ablesbar; eine Batterie reicht etwa ein Jahr."
    ],
    variants: [
      ["kw", "Stunde", 3490, 380, "wood silentmove aa"],
      ["kw", "Stunde Alarm", 3990, 410, "alarm silentmove aa"],
      ["hk", "Toki", 4990, 340, "wood alarm silentmove"],
      ["cp", "Digit", 1990, 260, "digital alarm usbc"]
    ]
  },
  {
    id: "teapot",
    sub: "family.table",
    noun: ["teapot", "\u8336\u58F6", "\u30C6\u30A3\u30FC\u30DD\u30C3\u30C8", "\u0E01\u0E32\u0E19\u0E49\u0E33\u0E0A\u0E32", "\u0625\u0628\u0631\u064A\u0642 \u0634\u0627\u064A", "Teekanne"],
    words: [
      "tea pot, tea set",
      "\u6CE1\u8336\u58F6, \u8336\u5177",
      "\u6025\u9808, \u7D05\u8336\u30DD\u30C3\u30C8",
      "\u0E01\u0E32\u0E0A\u0E32, \u0E0A\u0E38\u0E14\u0E19\u0E49\u0E33\u0E0A\u0E32",
      "\u0628\u0631\u0627\u062F \u0634\u0627\u064A, \u0637\u0642\u0645 \u0634\u0627\u064A",
      "Kanne, Teegeschirr"
    ],
    about: [
      "Pours in a clean arc and does not drip on the cloth.",
      "A pot for two to three cups and a long conversation.",
      "The strainer is part of the pot and easy to rinse.",
      "The lid stays on to the last drop."
    ],
    intro: [
      "\u65AD\u6C34\u5229\u843D\u4E0D\u6EF4\u6F0F\uFF0C\u81EA\u5E26\u6EE4\u5B54\uFF0C\u4E24\u4E09\u4EBA\u559D\u6B63\u597D\u3002",
      "\u5207\u308C\u306E\u3088\u3044\u6CE8\u304E\u53E3\u3068\u8336\u3053\u3057\u4ED8\u304D\u3002\u4E8C\u3001\u4E09\u676F\u306B\u3061\u3087\u3046\u3069\u3044\u3044\u5927\u304D\u3055\u3067\u3059\u3002",
      "\u0E23\u0E34\u0E19\u0E40\u0E1B\u0E47\u0E19\u0E2A\u0E32\u0E22\u0E44\u0E21\u0E48\u0E2B\u0E22\u0E14 \u0E21\u0E35\u0E17\u0E35\u0E48\u0E01\u0E23\u0E2D\u0E07\u0E43\u0E19\u0E15\u0E31\u0E27 \u0E1E\u0E2D\u0E14\u0E35\u0E2A\u0E2D\u0E07\u0E2A\u0E32\u0E21\u0E16\u0E49\u0E27\u0E22",
      "\u064A\u0635\u0628 \u062F\u0648\u0646 \u062A\u0642\u0637\u064A\u0631 \u0648\u0645\u0635\u0641\u0627\u062A\u0647 \u0645\u062F\u0645\u062C\u0629 \u0648\u064A\u0643\u0641\u064A \u0643\u0648\u0628\u064A\u0646 \u0623\u0648 \u062B\u0644\u0627\u062B\u0629.",
      "Gie\xDFt tropffrei, mit eingebautem Sieb, f\xFCr zwei bis drei Tassen."
    ],
    variants: [
      ["hk", "Kyusu", 4490, 420, "handmade volume=360_ml strainer"],
      ["hk", "Tetsu", 6990, 1450, "castiron volume=600_ml strainer"],
      ["om", "Ch\xE1", 3490, 680, "stoneware volume=800_ml strainer"],
      ["el", "\xC7ay", 3990, 740, "doublepot volume=1.1_L steel"]
    ]
  },
  {
    id: "potted-plant",
    sub: "family.decor",
    fixed: true,
    noun: [
      "artificial potted plant",
      "\u4EFF\u771F\u76C6\u683D",
      "\u4EBA\u5DE5\u89B3\u8449\u690D\u7269",
      "\u0E15\u0E49\u0E19\u0E44\u0E21\u0E49\u0E1B\u0E25\u0E2D\u0E21\u0E43\u0E19\u0E01\u0E23\u0E30\u0E16\u0E32\u0E07",
      "\u0646\u0628\u062A\u0629 \u0635\u0646\u0627\u0639\u064A\u0629 \u0641\u064A \u0623\u0635\u064A\u0635",
      "k\xFCnstliche Topfpflanze"
    ],
    words: [
      "plant, house plant, faux plant",
      "\u7EFF\u690D, \u76C6\u683D",
      "\u89B3\u8449\u690D\u7269, \u30D5\u30A7\u30A4\u30AF\u30B0\u30EA\u30FC\u30F3",
      "\u0E15\u0E49\u0E19\u0E44\u0E21\u0E49\u0E1B\u0E23\u0E30\u0E14\u0E31\u0E1A, \u0E44\u0E21\u0E49\u0E01\u0E23\u0E30\u0E16\u0E32\u0E07",
      "\u0646\u0628\u0627\u062A \u0632\u064A\u0646\u0629, \u0632\u0631\u0639 \u0635\u0646\u0627\u0639\u064A",
      "Zimmerpflanze, Kunstpflanze"
    ],
    about: [
      "Green for dark corners where no real plant would thrive.",
      "Needs no water, only a dusting now and then.",
      "The leaves are cloth, with veins and small irregularities.",
      "The pot is weighted so that it stands firmly."
    ],
    intro: [
      "\u514D\u6D47\u6C34\uFF0C\u53F6\u8109\u81EA\u7136\uFF0C\u9634\u6697\u89D2\u843D\u4E5F\u80FD\u5E38\u7EFF\u3002",
      "\u6C34\u3084\u308A\u4E0D\u8981\u3002\u8449\u8108\u307E\u3067\u81EA\u7136\u3067\u3001\u65E5\u306E\u5165\u3089\u306A\u3044\u5834\u6240\u306B\u3082\u7DD1\u3092\u3002",
      "\u0E44\u0E21\u0E48\u0E15\u0E49\u0E2D\u0E07\u0E23\u0E14\u0E19\u0E49\u0E33 \u0E43\u0E1A\u0E14\u0E39\u0E40\u0E1B\u0E47\u0E19\u0E18\u0E23\u0E23\u0E21\u0E0A\u0E32\u0E15\u0E34 \u0E27\u0E32\u0E07\u0E21\u0E38\u0E21\u0E21\u0E37\u0E14\u0E01\u0E47\u0E40\u0E02\u0E35\u0E22\u0E27",
      "\u0644\u0627 \u062A\u062D\u062A\u0627\u062C \u0645\u0627\u0621\u060C \u0628\u0623\u0648\u0631\u0627\u0642 \u0637\u0628\u064A\u0639\u064A\u0629 \u0627\u0644\u0645\u0638\u0647\u0631 \u0644\u0644\u0623\u0631\u0643\u0627\u0646 \u0627\u0644\u0645\u0639\u062A\u0645\u0629.",
      "Braucht kein Wasser und bringt Gr\xFCn in dunkle Ecken."
    ],
    variants: [
      ["om", "Feto", 2490, 900, "height=40_cm ceramicpot"],
      ["om", "Oliveira", 4990, 2600, "height=90_cm ceramicpot"],
      ["cp", "Sprout", 1290, 320, "height=22_cm setof:2"],
      ["kw", "Gr\xFCn", 3490, 1500, "woodpot height=55_cm"]
    ]
  },
  {
    id: "laundry-basket",
    sub: "family.home",
    fixed: true,
    noun: ["laundry basket", "\u810F\u8863\u7BEE", "\u30E9\u30F3\u30C9\u30EA\u30FC\u30D0\u30B9\u30B1\u30C3\u30C8", "\u0E15\u0E30\u0E01\u0E23\u0E49\u0E32\u0E1C\u0E49\u0E32", "\u0633\u0644\u0629 \u063A\u0633\u064A\u0644", "W\xE4schekorb"],
    words: [
      "basket, hamper",
      "\u6D17\u8863\u7BEE, \u6536\u7EB3\u7BEE",
      "\u6D17\u6FEF\u304B\u3054, \u304B\u3054",
      "\u0E15\u0E30\u0E01\u0E23\u0E49\u0E32\u0E43\u0E2A\u0E48\u0E1C\u0E49\u0E32, \u0E15\u0E30\u0E01\u0E23\u0E49\u0E32\u0E2A\u0E32\u0E19",
      "\u0633\u0644\u0629 \u0645\u0644\u0627\u0628\u0633, \u0633\u0628\u062A \u063A\u0633\u064A\u0644",
      "Korb, W\xE4schesammler"
    ],
    about: [
      "A basket that may stand in the room, not only behind the door.",
      "Light to carry when it is full.",
      "The handles are woven into the walls and hold.",
      "The inside is smooth and does not snag knitwear."
    ],
    intro: [
      "\u8F7B\u5DE7\u597D\u63D0\uFF0C\u5185\u58C1\u987A\u6ED1\u4E0D\u52FE\u8863\u7269\u3002",
      "\u8EFD\u304F\u3066\u6301\u3061\u904B\u3073\u3084\u3059\u304F\u3001\u5185\u5074\u304C\u306A\u3081\u3089\u304B\u3067\u8863\u985E\u304C\u5F15\u3063\u304B\u304B\u308A\u307E\u305B\u3093\u3002",
      "\u0E40\u0E1A\u0E32\u0E22\u0E01\u0E07\u0E48\u0E32\u0E22 \u0E14\u0E49\u0E32\u0E19\u0E43\u0E19\u0E40\u0E23\u0E35\u0E22\u0E1A\u0E44\u0E21\u0E48\u0E40\u0E01\u0E35\u0E48\u0E22\u0E27\u0E1C\u0E49\u0E32",
      "\u0633\u0644\u0629 \u062E\u0641\u064A\u0641\u0629 \u0628\u0645\u0642\u0627\u0628\u0636 \u0645\u062A\u064A\u0646\u0629 \u0648\u062F\u0627\u062E\u0644 \u0623\u0645\u0644\u0633 \u0644\u0627 \u064A\u0639\u0644\u0642 \u0628\u0627\u0644\u0645\u0644\u0627\u0628\u0633.",
      "Leicht zu tragen, innen glatt, mit fest eingeflochtenen Griffen."
    ],
    variants: [
      ["om", "Vime", 3490, 1400, "wicker capacity=55_L liningcotton"],
      ["iv", "Toran", 2490, 900, "jute foldable capacity=60_L"],
      ["hk", "Kago", 4490, 1250, "bamboo capacity=45_L"],
      ["bm", "Saan", 2990, 1100, "seagrass capacity=50_L handmade"]
    ]
  },
  {
    id: "dining-chair",
    sub: "family.home",
    fixed: true,
    noun: ["dining chair", "\u9910\u6905", "\u30C0\u30A4\u30CB\u30F3\u30B0\u30C1\u30A7\u30A2", "\u0E40\u0E01\u0E49\u0E32\u0E2D\u0E35\u0E49\u0E17\u0E32\u0E19\u0E02\u0E49\u0E32\u0E27", "\u0643\u0631\u0633\u064A \u0637\u0639\u0627\u0645", "Esszimmerstuhl"],
    words: [
      "chair, wooden chair",
      "\u6905\u5B50, \u5B9E\u6728\u6905",
      "\u6905\u5B50, \u6728\u88FD\u30C1\u30A7\u30A2",
      "\u0E40\u0E01\u0E49\u0E32\u0E2D\u0E35\u0E49, \u0E40\u0E01\u0E49\u0E32\u0E2D\u0E35\u0E49\u0E44\u0E21\u0E49",
      "\u0643\u0631\u0633\u064A \u062E\u0634\u0628, \u0643\u0631\u0627\u0633\u064A \u0633\u0641\u0631\u0629",
      "Stuhl, Holzstuhl"
    ],
    about: [
      "A chair you can sit on through dinner and the talk afterwards.",
      "Light to pull out, firm to lean back in.",
      "The joints are glued and pinned; there are no screws to tighten.",
      "Felt pads are already fitted."
    ],
    intro: [
      "\u5750\u611F\u7A33\u5F53\uFF0C\u69AB\u536F\u7ED3\u6784\uFF0C\u6905\u811A\u5DF2\u8D34\u6BDB\u6BE1\u57AB\u3002",
      "\u9577\u3044\u98DF\u4E8B\u3067\u3082\u5EA7\u308A\u5FC3\u5730\u304C\u3088\u304F\u3001\u811A\u306B\u306F\u30D5\u30A7\u30EB\u30C8\u3092\u8CBC\u3063\u3066\u3042\u308A\u307E\u3059\u3002",
      "\u0E19\u0E31\u0E48\u0E07\u0E2A\u0E1A\u0E32\u0E22\u0E15\u0E25\u0E2D\u0E14\u0E21\u0E37\u0E49\u0E2D \u0E02\u0E49\u0E2D\u0E15\u0E48\u0E2D\u0E44\u0E21\u0E49\u0E41\u0E02\u0E47\u0E07\u0E41\u0E23\u0E07 \u0E02\u0E32\u0E15\u0E34\u0E14\u0E2A\u0E31\u0E01\u0E2B\u0E25\u0E32\u0E14\u0E41\u0E25\u0E49\u0E27",
      "\u0645\u0631\u064A\u062D \u0644\u0639\u0634\u0627\u0621 \u0637\u0648\u064A\u0644 \u0628\u0648\u0635\u0644\u0627\u062A \u062E\u0634\u0628\u064A\u0629 \u0645\u062A\u064A\u0646\u0629 \u0648\u0644\u0628\u0627\u062F \u062A\u062D\u062A \u0627\u0644\u0642\u0648\u0627\u0626\u0645.",
      "Bequem auch nach dem Essen; verleimt statt verschraubt, mit Filzgleitern."
    ],
    options: "pack:1|2|4",
    variants: [
      ["kw", "Sprosse", 12900, 4800, "wood height=82_cm fsc"],
      ["kw", "Sprosse Polster", 15900, 5400, "wood upholstered height=82_cm"],
      ["hk", "Isu", 18900, 4100, "wood rushseat height=76_cm"],
      ["cp", "Bistro", 6990, 5200, "stackable wood height=80_cm"]
    ]
  },
  {
    id: "baby-bottle",
    sub: "family.baby",
    fixed: true,
    noun: ["baby bottle", "\u5A74\u513F\u5976\u74F6", "\u54FA\u4E73\u74F6", "\u0E02\u0E27\u0E14\u0E19\u0E21", "\u0631\u0636\u0627\u0639\u0629 \u0623\u0637\u0641\u0627\u0644", "Babyflasche"],
    words: [
      "feeding bottle, anti-colic bottle",
      "\u5976\u74F6, \u5B9D\u5B9D\u5976\u74F6",
      "\u30D9\u30D3\u30FC\u30DC\u30C8\u30EB, \u8D64\u3061\u3083\u3093\u7528\u54FA\u4E73\u74F6",
      "\u0E02\u0E27\u0E14\u0E19\u0E21\u0E40\u0E14\u0E47\u0E01, \u0E02\u0E27\u0E14\u0E19\u0E21\u0E17\u0E32\u0E23\u0E01",
      "\u0632\u062C\u0627\u062C\u0629 \u062D\u0644\u064A\u0628, \u0628\u0628\u0631\u0648\u0646\u0629",
      "Fl\xE4schchen, Trinkflasche Baby"
    ],
    about: [
      "A bottle with few parts, so it is cleaned in a moment.",
      "Shaped for small hands and tired ones.",
      "The valve lets air in and keeps it out of the milk.",
      "Spare teats in three flows are available."
    ],
    intro: [
      "\u90E8\u4EF6\u5C11\u6613\u6E05\u6D17\uFF0C\u9632\u80C0\u6C14\u9600\u51CF\u5C11\u5438\u5165\u7A7A\u6C14\u3002",
      "\u90E8\u54C1\u304C\u5C11\u306A\u304F\u6D17\u3044\u3084\u3059\u3044\u54FA\u4E73\u74F6\u3002\u7A7A\u6C17\u3092\u98F2\u307F\u8FBC\u307F\u306B\u304F\u3044\u5F01\u4ED8\u304D\u3067\u3059\u3002",
      "\u0E0A\u0E34\u0E49\u0E19\u0E2A\u0E48\u0E27\u0E19\u0E19\u0E49\u0E2D\u0E22\u0E25\u0E49\u0E32\u0E07\u0E07\u0E48\u0E32\u0E22 \u0E21\u0E35\u0E27\u0E32\u0E25\u0E4C\u0E27\u0E25\u0E14\u0E01\u0E32\u0E23\u0E01\u0E25\u0E37\u0E19\u0E25\u0E21",
      "\u0642\u0637\u0639 \u0642\u0644\u064A\u0644\u0629 \u0633\u0647\u0644\u0629 \u0627\u0644\u062A\u0646\u0638\u064A\u0641 \u0648\u0635\u0645\u0627\u0645 \u064A\u0642\u0644\u0644 \u0627\u0644\u0645\u063A\u0635.",
      "Wenige Teile, schnell gereinigt; das Ventil h\xE4lt Luft aus der Milch."
    ],
    options: "pack:1|2|3",
    variants: [
      ["om", "Leite 240", 1490, 150, "glass volume=240_ml anticolic"],
      ["om", "Leite 120", 1190, 110, "glass volume=120_ml anticolic"],
      ["hl", "Bomi", 1690, 85, "ppsu volume=260_ml anticolic"],
      ["bm", "Nong", 990, 70, "silicone volume=180_ml bpafree"]
    ]
  }
];

// apps/api/db/demo/product-types/food.ts
var food = [
  {
    id: "tea-tin",
    sub: "food.drinks",
    fixed: true,
    noun: ["loose-leaf tea", "\u7F50\u88C5\u8336\u53F6", "\u8336\u8449", "\u0E43\u0E1A\u0E0A\u0E32", "\u0634\u0627\u064A \u0623\u0648\u0631\u0627\u0642", "loser Tee"],
    words: ["tea, tea tin", "\u8336\u53F6, \u8336", "\u304A\u8336, \u7D05\u8336, \u7DD1\u8336", "\u0E0A\u0E32, \u0E0A\u0E32\u0E01\u0E23\u0E30\u0E1B\u0E4B\u0E2D\u0E07", "\u0634\u0627\u064A, \u0639\u0644\u0628\u0629 \u0634\u0627\u064A", "Tee, Teedose"],
    about: [
      "Whole leaves in a tin that closes tightly.",
      "A tea for the middle of the afternoon.",
      "Steeping time and temperature are printed on the lid.",
      "Good for two or three infusions."
    ],
    intro: [
      "\u5B8C\u6574\u8336\u53F6\u3001\u5BC6\u5C01\u7F50\u88C5\uFF0C\u53EF\u51B2\u6CE1\u4E24\u4E09\u6B21\u3002",
      "\u5BC6\u9589\u7F36\u5165\u308A\u306E\u30EA\u30FC\u30D5\u30C6\u30A3\u30FC\u3002\u4E8C\u3001\u4E09\u714E\u307E\u3067\u697D\u3057\u3081\u307E\u3059\u3002",
      "\u0E43\u0E1A\u0E0A\u0E32\u0E40\u0E15\u0E47\u0E21\u0E43\u0E1A\u0E43\u0E19\u0E01\u0E23\u0E30\u0E1B\u0E4B\u0E2D\u0E07\u0E1B\u0E34\u0E14\u0E2A\u0E19\u0E34\u0E17 \u0E0A\u0E07\u0E44\u0E14\u0E49\u0E2A\u0E2D\u0E07\u0E2A\u0E32\u0E21\u0E04\u0E23\u0E31\u0E49\u0E07",
      "\u0623\u0648\u0631\u0627\u0642 \u0643\u0627\u0645\u0644\u0629 \u0641\u064A \u0639\u0644\u0628\u0629 \u0645\u062D\u0643\u0645\u0629\u060C \u0648\u062A\u064F\u0646\u0642\u0639 \u0645\u0631\u062A\u064A\u0646 \u0623\u0648 \u062B\u0644\u0627\u062B\u064B\u0627.",
      "Ganze Bl\xE4tter in dichter Dose, f\xFCr zwei bis drei Aufg\xFCsse."
    ],
    options: "net:100 g|200 g+9",
    variants: [
      ["hk", "Uji Asa", 1890, 180, "greentea organic firstflush"],
      ["hk", "Hojicha Yoru", 1490, 180, "roastedtea lowcaffeine"],
      ["iv", "Darjil Spring", 1690, 185, "blacktea firstflush"],
      ["iv", "Masala House", 1190, 190, "blacktea spiced"],
      ["cp", "Highland Cloud", 2490, 180, "oolong highmountain"],
      ["om", "Jardim", 1290, 170, "herbal organic caffeinefree"]
    ]
  },
  {
    id: "honey-jar",
    sub: "food.pantry",
    fixed: true,
    noun: ["honey", "\u8702\u871C", "\u306F\u3061\u307F\u3064", "\u0E19\u0E49\u0E33\u0E1C\u0E36\u0E49\u0E07\u0E41\u0E17\u0E49", "\u0639\u0633\u0644 \u0637\u0628\u064A\u0639\u064A", "Honig"],
    words: [
      "raw honey, jar of honey",
      "\u571F\u8702\u871C, \u7EAF\u8702\u871C",
      "\u8702\u871C, \u30CF\u30CB\u30FC",
      "\u0E19\u0E49\u0E33\u0E1C\u0E36\u0E49\u0E07, \u0E19\u0E49\u0E33\u0E1C\u0E36\u0E49\u0E07\u0E1B\u0E48\u0E32",
      "\u0639\u0633\u0644, \u0639\u0633\u0644 \u0646\u062D\u0644",
      "Bienenhonig, Imkerhonig"
    ],
    about: [
      "Honey from a small group of beekeepers, filled as it is.",
      "It may crystallise; a warm water bath makes it clear again.",
      "Stir it into tea, yoghurt or a salad dressing.",
      "Not suitable for children under one year."
    ],
    intro: [
      "\u5C0F\u519C\u8702\u573A\u76F4\u91C7\uFF0C\u5929\u7136\u7ED3\u6676\u5C5E\u6B63\u5E38\uFF0C\u4E00\u5C81\u4EE5\u4E0B\u5A74\u513F\u4E0D\u5B9C\u3002",
      "\u5C0F\u3055\u306A\u990A\u8702\u5BB6\u306E\u7D14\u7C8B\u306F\u3061\u307F\u3064\u3002\u7D50\u6676\u3057\u3066\u3082\u54C1\u8CEA\u306B\u554F\u984C\u3042\u308A\u307E\u305B\u3093\u3002",
      "\u0E08\u0E32\u0E01\u0E1C\u0E39\u0E49\u0E40\u0E25\u0E35\u0E49\u0E22\u0E07\u0E1C\u0E36\u0E49\u0E07\u0E23\u0E32\u0E22\u0E40\u0E25\u0E47\u0E01 \u0E2D\u0E32\u0E08\u0E15\u0E01\u0E1C\u0E25\u0E36\u0E01\u0E15\u0E32\u0E21\u0E18\u0E23\u0E23\u0E21\u0E0A\u0E32\u0E15\u0E34",
      "\u0645\u0646 \u0646\u062D\u0627\u0644\u064A\u0646 \u0635\u063A\u0627\u0631\u060C \u0648\u0642\u062F \u064A\u062A\u0628\u0644\u0648\u0631 \u0637\u0628\u064A\u0639\u064A\u064B\u0627\u060C \u0648\u0644\u0627 \u064A\u064F\u0639\u0637\u0649 \u0644\u0645\u0646 \u062F\u0648\u0646 \u0627\u0644\u0633\u0646\u0629.",
      "Von kleinen Imkereien; kann nat\xFCrlich kristallisieren."
    ],
    options: "net:250 g|500 g+8",
    variants: [
      ["om", "Serra", 1190, 520, "heather raw"],
      ["el", "\xC7am", 1390, 520, "pinehoney raw"],
      ["bm", "Lamyai", 990, 510, "longan raw"],
      ["fj", "Skog", 1490, 520, "wildflower raw organic"]
    ]
  },
  {
    id: "chocolate-bar",
    sub: "food.sweets",
    fixed: true,
    noun: ["chocolate bar", "\u5DE7\u514B\u529B", "\u677F\u30C1\u30E7\u30B3\u30EC\u30FC\u30C8", "\u0E0A\u0E47\u0E2D\u0E01\u0E42\u0E01\u0E41\u0E25\u0E15\u0E41\u0E17\u0E48\u0E07", "\u0644\u0648\u062D \u0634\u0648\u0643\u0648\u0644\u0627\u062A\u0629", "Schokoladentafel"],
    words: [
      "chocolate, cocoa",
      "\u9ED1\u5DE7\u514B\u529B, \u53EF\u53EF",
      "\u30C1\u30E7\u30B3\u30EC\u30FC\u30C8, \u30C1\u30E7\u30B3",
      "\u0E0A\u0E47\u0E2D\u0E01\u0E42\u0E01\u0E41\u0E25\u0E15, \u0E42\u0E01\u0E42\u0E01\u0E49",
      "\u0634\u0648\u0643\u0648\u0644\u0627\u062A\u0629, \u0634\u0648\u0643\u0648\u0644\u0627",
      "Schokolade, Tafelschokolade"
    ],
    about: [
      "Chocolate made from the bean, in small batches.",
      "Snaps cleanly and melts slowly.",
      "The cocoa price paid is printed inside the wrapper.",
      "In warm months it ships with a cool pack."
    ],
    intro: [
      "\u5C0F\u6279\u91CF\u4ECE\u8C46\u5230\u7247\u5236\u4F5C\uFF0C\u590F\u5B63\u9644\u51B0\u888B\u5BC4\u51FA\u3002",
      "\u30AB\u30AB\u30AA\u8C46\u304B\u3089\u5C11\u91CF\u751F\u7523\u3002\u590F\u306F\u4FDD\u51B7\u5264\u3068\u3068\u3082\u306B\u304A\u5C4A\u3051\u3057\u307E\u3059\u3002",
      "\u0E17\u0E33\u0E08\u0E32\u0E01\u0E40\u0E21\u0E25\u0E47\u0E14\u0E42\u0E01\u0E42\u0E01\u0E49\u0E25\u0E47\u0E2D\u0E15\u0E40\u0E25\u0E47\u0E01 \u0E2B\u0E19\u0E49\u0E32\u0E23\u0E49\u0E2D\u0E19\u0E2A\u0E48\u0E07\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E41\u0E1E\u0E47\u0E01\u0E40\u0E22\u0E47\u0E19",
      "\u062A\u064F\u0635\u0646\u0639 \u0645\u0646 \u0627\u0644\u062D\u0628\u0629 \u0628\u0643\u0645\u064A\u0627\u062A \u0635\u063A\u064A\u0631\u0629 \u0648\u062A\u064F\u0634\u062D\u0646 \u0635\u064A\u0641\u064B\u0627 \u0645\u0628\u0631\u062F\u0629.",
      "Von der Bohne an in kleinen Mengen; im Sommer gek\xFChlt verschickt."
    ],
    options: "pack:1|3|6",
    variants: [
      ["bl", "Fondente", 690, 85, "cocoa:72 vegan"],
      ["bl", "Nocciola", 750, 90, "hazelnut milkchoc"],
      ["bm", "Chan", 790, 80, "cocoa:68 chilli"],
      ["om", "Flor de Sal", 650, 85, "cocoa:60 seasaltfood"],
      ["kw", "Voll", 590, 100, "milkchoc organic"]
    ]
  },
  {
    id: "coffee-bag",
    sub: "food.drinks",
    fixed: true,
    noun: ["coffee beans", "\u5496\u5561\u8C46", "\u30B3\u30FC\u30D2\u30FC\u8C46", "\u0E40\u0E21\u0E25\u0E47\u0E14\u0E01\u0E32\u0E41\u0E1F", "\u062D\u0628\u0648\u0628 \u0642\u0647\u0648\u0629", "Kaffeebohnen"],
    words: [
      "coffee, espresso beans",
      "\u5496\u5561, \u7CBE\u54C1\u5496\u5561",
      "\u30B3\u30FC\u30D2\u30FC, \u73C8\u7432\u8C46",
      "\u0E01\u0E32\u0E41\u0E1F, \u0E01\u0E32\u0E41\u0E1F\u0E04\u0E31\u0E48\u0E27",
      "\u0642\u0647\u0648\u0629, \u0628\u0646",
      "Kaffee, Espressobohnen"
    ],
    about: [
      "Roasted on Tuesdays and sent on Wednesdays.",
      "A round cup that works with milk and without.",
      "The roast date is stamped on the bag.",
      "The valve lets gas out and keeps air away."
    ],
    intro: [
      "\u6BCF\u5468\u65B0\u9C9C\u70D8\u7119\uFF0C\u888B\u4E0A\u5370\u6709\u70D8\u7119\u65E5\u671F\uFF0C\u9ED1\u5496\u5976\u5496\u7686\u5B9C\u3002",
      "\u6BCE\u9031\u7119\u714E\u3057\u3001\u7119\u714E\u65E5\u3092\u888B\u306B\u8A18\u8F09\u3002\u30D6\u30E9\u30C3\u30AF\u3067\u3082\u30DF\u30EB\u30AF\u3067\u3082\u3002",
      "\u0E04\u0E31\u0E48\u0E27\u0E43\u0E2B\u0E21\u0E48\u0E17\u0E38\u0E01\u0E2A\u0E31\u0E1B\u0E14\u0E32\u0E2B\u0E4C \u0E23\u0E30\u0E1A\u0E38\u0E27\u0E31\u0E19\u0E04\u0E31\u0E48\u0E27\u0E1A\u0E19\u0E16\u0E38\u0E07 \u0E0A\u0E07\u0E14\u0E33\u0E2B\u0E23\u0E37\u0E2D\u0E43\u0E2A\u0E48\u0E19\u0E21\u0E01\u0E47\u0E2D\u0E23\u0E48\u0E2D\u0E22",
      "\u062A\u064F\u062D\u0645\u0635 \u0623\u0633\u0628\u0648\u0639\u064A\u064B\u0627 \u0648\u064A\u064F\u0637\u0628\u0639 \u062A\u0627\u0631\u064A\u062E \u0627\u0644\u062A\u062D\u0645\u064A\u0635 \u0639\u0644\u0649 \u0627\u0644\u0643\u064A\u0633.",
      "W\xF6chentlich ger\xF6stet, mit R\xF6stdatum auf der T\xFCte."
    ],
    options: "net:250 g|500 g+11|1 kg+29",
    variants: [
      ["bl", "Casa", 1290, 270, "darkroast arabica"],
      ["bm", "Doi", 1390, 270, "mediumroast arabica singleorigin"],
      ["iv", "Malnad", 1190, 270, "mediumroast singleorigin"],
      ["kw", "Fr\xFChst\xFCck", 1490, 270, "lightroast arabica organic"],
      ["om", "Serena", 1390, 270, "decaf mediumroast"]
    ]
  },
  {
    id: "olive-oil",
    sub: "food.pantry",
    fixed: true,
    noun: [
      "extra virgin olive oil",
      "\u7279\u7EA7\u521D\u69A8\u6A44\u6984\u6CB9",
      "\u30A8\u30AF\u30B9\u30C8\u30E9\u30D0\u30FC\u30B8\u30F3\u30AA\u30EA\u30FC\u30D6\u30AA\u30A4\u30EB",
      "\u0E19\u0E49\u0E33\u0E21\u0E31\u0E19\u0E21\u0E30\u0E01\u0E2D\u0E01\u0E40\u0E2D\u0E47\u0E01\u0E0B\u0E4C\u0E15\u0E23\u0E49\u0E32\u0E40\u0E27\u0E2D\u0E23\u0E4C\u0E08\u0E34\u0E49\u0E19",
      "\u0632\u064A\u062A \u0632\u064A\u062A\u0648\u0646 \u0628\u0643\u0631 \u0645\u0645\u062A\u0627\u0632",
      "natives Oliven\xF6l extra"
    ],
    words: [
      "olive oil, cooking oil",
      "\u6A44\u6984\u6CB9, \u98DF\u7528\u6CB9",
      "\u30AA\u30EA\u30FC\u30D6\u30AA\u30A4\u30EB, \u30AA\u30EA\u30FC\u30D6\u6CB9",
      "\u0E19\u0E49\u0E33\u0E21\u0E31\u0E19\u0E21\u0E30\u0E01\u0E2D\u0E01, \u0E19\u0E49\u0E33\u0E21\u0E31\u0E19\u0E1E\u0E37\u0E0A",
      "\u0632\u064A\u062A \u0632\u064A\u062A\u0648\u0646, \u0632\u064A\u062A",
      "Oliven\xF6l, \xD6l"
    ],
    about: [
      "Pressed within a day of picking.",
      "Grassy at first, with a little pepper at the end.",
      "For bread, salads and gentle frying.",
      "The harvest year is on the label."
    ],
    intro: [
      "\u91C7\u6458\u540E\u4E00\u65E5\u5185\u51B7\u69A8\uFF0C\u9752\u8349\u9999\u5E26\u5FAE\u8FA3\uFF0C\u6807\u6CE8\u91C7\u6536\u5E74\u4EFD\u3002",
      "\u53CE\u7A6B\u304B\u3089\u4E00\u65E5\u4EE5\u5185\u306B\u643E\u6CB9\u3002\u9752\u3044\u9999\u308A\u3068\u304B\u3059\u304B\u306A\u8F9B\u307F\u304C\u3042\u308A\u307E\u3059\u3002",
      "\u0E2A\u0E01\u0E31\u0E14\u0E20\u0E32\u0E22\u0E43\u0E19\u0E2B\u0E19\u0E36\u0E48\u0E07\u0E27\u0E31\u0E19\u0E2B\u0E25\u0E31\u0E07\u0E40\u0E01\u0E47\u0E1A \u0E2B\u0E2D\u0E21\u0E2B\u0E0D\u0E49\u0E32\u0E40\u0E02\u0E35\u0E22\u0E27 \u0E40\u0E1C\u0E47\u0E14\u0E1B\u0E25\u0E32\u0E22\u0E25\u0E34\u0E49\u0E19\u0E19\u0E34\u0E14 \u0E46",
      "\u064A\u064F\u0639\u0635\u0631 \u062E\u0644\u0627\u0644 \u064A\u0648\u0645 \u0645\u0646 \u0627\u0644\u0642\u0637\u0627\u0641\u060C \u0628\u0646\u0643\u0647\u0629 \u0639\u0634\u0628\u064A\u0629 \u0648\u0644\u0645\u0633\u0629 \u0641\u0644\u0641\u0644.",
      "Am Tag der Ernte gepresst, grasig mit leichter Sch\xE4rfe."
    ],
    options: "volume:500 ml|750 ml+7",
    variants: [
      ["bl", "Colle", 1890, 920, "coldpressed organic"],
      ["el", "Ege Erken", 1590, 910, "earlyharvest coldpressed"],
      ["om", "Lagar", 1690, 920, "coldpressed singleestate"],
      ["el", "Limon", 1490, 900, "lemonflavour coldpressed"]
    ]
  },
  {
    id: "spice-jars",
    sub: "food.pantry",
    fixed: true,
    noun: ["spice jar set", "\u9999\u6599\u5957\u88C5", "\u30B9\u30D1\u30A4\u30B9\u30BB\u30C3\u30C8", "\u0E0A\u0E38\u0E14\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E17\u0E28", "\u0637\u0642\u0645 \u0628\u0647\u0627\u0631\u0627\u062A", "Gew\xFCrzset"],
    words: [
      "spices, seasoning",
      "\u9999\u6599, \u8C03\u5473\u6599",
      "\u30B9\u30D1\u30A4\u30B9, \u9999\u8F9B\u6599",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E17\u0E28, \u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E23\u0E38\u0E07",
      "\u0628\u0647\u0627\u0631\u0627\u062A, \u062A\u0648\u0627\u0628\u0644",
      "Gew\xFCrze, Gew\xFCrzmischung"
    ],
    about: [
      "Whole and ground spices in jars that close tightly.",
      "A start for a kitchen that cooks from scratch.",
      "Each jar names the region and the year.",
      "Keep them away from the stove and out of the sun."
    ],
    intro: [
      "\u539F\u7C92\u4E0E\u7814\u78E8\u9999\u6599\u5BC6\u5C01\u88C5\uFF0C\u6807\u660E\u4EA7\u5730\u4E0E\u5E74\u4EFD\u3002",
      "\u30DB\u30FC\u30EB\u3068\u7C89\u672B\u3092\u5BC6\u9589\u3073\u3093\u306B\u3002\u7523\u5730\u3068\u5E74\u3092\u8868\u793A\u3057\u3066\u3044\u307E\u3059\u3002",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E17\u0E28\u0E40\u0E15\u0E47\u0E21\u0E40\u0E21\u0E47\u0E14\u0E41\u0E25\u0E30\u0E1B\u0E48\u0E19\u0E43\u0E19\u0E02\u0E27\u0E14\u0E1B\u0E34\u0E14\u0E2A\u0E19\u0E34\u0E17 \u0E23\u0E30\u0E1A\u0E38\u0E41\u0E2B\u0E25\u0E48\u0E07\u0E17\u0E35\u0E48\u0E21\u0E32",
      "\u0628\u0647\u0627\u0631\u0627\u062A \u0643\u0627\u0645\u0644\u0629 \u0648\u0645\u0637\u062D\u0648\u0646\u0629 \u0641\u064A \u0628\u0631\u0637\u0645\u0627\u0646\u0627\u062A \u0645\u062D\u0643\u0645\u0629 \u062A\u062D\u0645\u0644 \u0627\u0644\u0645\u0646\u0634\u0623 \u0648\u0627\u0644\u0633\u0646\u0629.",
      "Ganze und gemahlene Gew\xFCrze in dichten Gl\xE4sern, mit Herkunft und Jahrgang."
    ],
    variants: [
      ["iv", "Masala Six", 1990, 620, "jars:6 spicedindian"],
      ["iv", "Masala Twelve", 3490, 1200, "jars:12 spicedindian"],
      ["el", "Baharat Five", 1690, 540, "jars:5 spicedmed"],
      ["bm", "Krua Thai", 1790, 560, "jars:6 spicedthai nomsg"]
    ]
  },
  {
    id: "cookie-tin",
    sub: "food.sweets",
    fixed: true,
    noun: ["tin of biscuits", "\u793C\u76D2\u997C\u5E72", "\u30AF\u30C3\u30AD\u30FC\u7F36", "\u0E04\u0E38\u0E01\u0E01\u0E35\u0E49\u0E01\u0E23\u0E30\u0E1B\u0E4B\u0E2D\u0E07", "\u0639\u0644\u0628\u0629 \u0628\u0633\u0643\u0648\u064A\u062A", "Keksdose"],
    words: [
      "cookies, biscuits, gift",
      "\u66F2\u5947, \u997C\u5E72",
      "\u30AF\u30C3\u30AD\u30FC, \u713C\u304D\u83D3\u5B50",
      "\u0E04\u0E38\u0E01\u0E01\u0E35\u0E49, \u0E1A\u0E34\u0E2A\u0E01\u0E34\u0E15",
      "\u0643\u0648\u0643\u064A\u0632, \u0628\u0633\u0643\u0648\u064A\u062A",
      "Kekse, Geb\xE4ck"
    ],
    about: [
      "Baked in layers, packed in paper, closed in a tin.",
      "For guests, or for the drawer at the office.",
      "The tin is worth keeping for buttons and stamps.",
      "May contain traces of nuts."
    ],
    intro: [
      "\u5206\u5C42\u70D8\u7119\u3001\u94C1\u76D2\u5305\u88C5\uFF0C\u9001\u793C\u81EA\u7528\u7686\u5B9C\uFF0C\u53EF\u80FD\u542B\u575A\u679C\u3002",
      "\u5C64\u3054\u3068\u306B\u7D19\u3067\u5305\u3093\u3060\u7F36\u5165\u308A\u30AF\u30C3\u30AD\u30FC\u3002\u8D08\u308A\u7269\u306B\u3082\u3069\u3046\u305E\u3002",
      "\u0E2D\u0E1A\u0E43\u0E2B\u0E21\u0E48\u0E1A\u0E23\u0E23\u0E08\u0E38\u0E01\u0E23\u0E30\u0E1B\u0E4B\u0E2D\u0E07\u0E2A\u0E27\u0E22 \u0E40\u0E2B\u0E21\u0E32\u0E30\u0E40\u0E1B\u0E47\u0E19\u0E02\u0E2D\u0E07\u0E1D\u0E32\u0E01 \u0E2D\u0E32\u0E08\u0E21\u0E35\u0E16\u0E31\u0E48\u0E27\u0E1B\u0E19",
      "\u0628\u0633\u0643\u0648\u064A\u062A \u0641\u064A \u0639\u0644\u0628\u0629 \u0645\u0639\u062F\u0646\u064A\u0629 \u062A\u0635\u0644\u062D \u0647\u062F\u064A\u0629\u060C \u0648\u0642\u062F \u064A\u062D\u062A\u0648\u064A \u0639\u0644\u0649 \u0622\u062B\u0627\u0631 \u0645\u0643\u0633\u0631\u0627\u062A.",
      "Lagenweise verpackt in einer Dose zum Aufheben; kann N\xFCsse enthalten."
    ],
    variants: [
      ["kw", "Buttergl\xFCck", 1290, 480, "butter net=400_g"],
      ["kw", "Gew\xFCrzherz", 1490, 520, "cinnamon net=420_g"],
      ["hk", "Okashi", 2490, 380, "matcha net=280_g"],
      ["bl", "Biscotti", 1690, 450, "almond net=350_g"]
    ]
  },
  {
    id: "jam-jar",
    sub: "food.pantry",
    fixed: true,
    noun: ["fruit jam", "\u679C\u9171", "\u30D5\u30EB\u30FC\u30C4\u30B8\u30E3\u30E0", "\u0E41\u0E22\u0E21\u0E1C\u0E25\u0E44\u0E21\u0E49", "\u0645\u0631\u0628\u0649 \u0641\u0648\u0627\u0643\u0647", "Fruchtaufstrich"],
    words: [
      "jam, preserve, marmalade",
      "\u8349\u8393\u9171, \u9762\u5305\u9171",
      "\u30B8\u30E3\u30E0, \u30B3\u30F3\u30D5\u30A3\u30C1\u30E5\u30FC\u30EB",
      "\u0E41\u0E22\u0E21, \u0E41\u0E22\u0E21\u0E17\u0E32\u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07",
      "\u0645\u0631\u0628\u0649, \u0645\u0631\u0628\u0649 \u0637\u0628\u064A\u0639\u064A",
      "Marmelade, Konfit\xFCre"
    ],
    about: [
      "More fruit than sugar, cooked in open pans.",
      "For bread, porridge and the middle of a cake.",
      "No colours and no thickeners beyond pectin.",
      "Once open, keep it cold and eat it within a month."
    ],
    intro: [
      "\u679C\u591A\u7CD6\u5C11\u3001\u5C0F\u9505\u6162\u71AC\uFF0C\u5F00\u5C01\u540E\u8BF7\u51B7\u85CF\u3002",
      "\u7802\u7CD6\u3088\u308A\u679C\u5B9F\u304C\u591A\u3044\u30B8\u30E3\u30E0\u3002\u958B\u5C01\u5F8C\u306F\u51B7\u8535\u3057\u3066\u304F\u3060\u3055\u3044\u3002",
      "\u0E1C\u0E25\u0E44\u0E21\u0E49\u0E21\u0E32\u0E01\u0E01\u0E27\u0E48\u0E32\u0E19\u0E49\u0E33\u0E15\u0E32\u0E25 \u0E40\u0E1B\u0E34\u0E14\u0E41\u0E25\u0E49\u0E27\u0E04\u0E27\u0E23\u0E41\u0E0A\u0E48\u0E40\u0E22\u0E47\u0E19",
      "\u0641\u0627\u0643\u0647\u0629 \u0623\u0643\u062B\u0631 \u0645\u0646 \u0627\u0644\u0633\u0643\u0631\u060C \u0648\u064A\u064F\u062D\u0641\u0638 \u0645\u0628\u0631\u062F\u064B\u0627 \u0628\u0639\u062F \u0627\u0644\u0641\u062A\u062D.",
      "Mehr Frucht als Zucker; nach dem \xD6ffnen k\xFChl lagern."
    ],
    options: "pack:1|3|6",
    variants: [
      ["om", "Figo", 690, 390, "figfruit fruit:65"],
      ["om", "Laranja", 650, 390, "orange fruit:60"],
      ["fj", "Hjortron", 990, 380, "cloudberry fruit:55"],
      ["el", "Kay\u0131s\u0131", 590, 400, "apricot fruit:60"],
      ["kw", "Beere", 690, 390, "raspberry fruit:70"]
    ]
  },
  {
    id: "oat-drink",
    sub: "food.drinks",
    fixed: true,
    noun: ["oat drink", "\u71D5\u9EA6\u5976", "\u30AA\u30FC\u30C4\u30DF\u30EB\u30AF", "\u0E19\u0E21\u0E02\u0E49\u0E32\u0E27\u0E42\u0E2D\u0E4A\u0E15", "\u062D\u0644\u064A\u0628 \u0627\u0644\u0634\u0648\u0641\u0627\u0646", "Haferdrink"],
    words: [
      "oat milk, plant milk",
      "\u71D5\u9EA6\u996E, \u690D\u7269\u5976",
      "\u30AA\u30FC\u30C8\u30DF\u30EB\u30AF, \u690D\u7269\u6027\u30DF\u30EB\u30AF",
      "\u0E19\u0E21\u0E42\u0E2D\u0E4A\u0E15, \u0E19\u0E21\u0E1E\u0E37\u0E0A",
      "\u0645\u0634\u0631\u0648\u0628 \u0634\u0648\u0641\u0627\u0646, \u062D\u0644\u064A\u0628 \u0646\u0628\u0627\u062A\u064A",
      "Hafermilch, Pflanzendrink"
    ],
    about: [
      "A mild oat drink that does not split in coffee.",
      "Made from oats, water and a pinch of salt.",
      "Shake well and keep it cold once open.",
      "Keeps for months unopened in the cupboard."
    ],
    intro: [
      "\u53E3\u611F\u6E29\u548C\uFF0C\u52A0\u5496\u5561\u4E0D\u5206\u5C42\uFF0C\u5F00\u5C01\u540E\u8BF7\u51B7\u85CF\u3002",
      "\u30B3\u30FC\u30D2\u30FC\u306B\u5165\u308C\u3066\u3082\u5206\u96E2\u3057\u306B\u304F\u3044\u3001\u3084\u3055\u3057\u3044\u5473\u3067\u3059\u3002",
      "\u0E23\u0E2A\u0E19\u0E38\u0E48\u0E21 \u0E43\u0E2A\u0E48\u0E01\u0E32\u0E41\u0E1F\u0E44\u0E21\u0E48\u0E41\u0E22\u0E01\u0E0A\u0E31\u0E49\u0E19 \u0E40\u0E1B\u0E34\u0E14\u0E41\u0E25\u0E49\u0E27\u0E41\u0E0A\u0E48\u0E40\u0E22\u0E47\u0E19",
      "\u0637\u0639\u0645 \u0645\u0639\u062A\u062F\u0644 \u0644\u0627 \u064A\u0646\u0641\u0635\u0644 \u0641\u064A \u0627\u0644\u0642\u0647\u0648\u0629\u060C \u0648\u064A\u064F\u062D\u0641\u0638 \u0628\u0627\u0631\u062F\u064B\u0627 \u0628\u0639\u062F \u0627\u0644\u0641\u062A\u062D.",
      "Mild, flockt im Kaffee nicht; nach dem \xD6ffnen k\xFChlen."
    ],
    options: "pack:1|6|12",
    variants: [
      ["om", "Aveia Barista", 390, 1050, "barista volume=1_L vegan"],
      ["om", "Aveia Natural", 350, 1050, "nosugar volume=1_L vegan"],
      ["fj", "Havre", 450, 1050, "organic calcium volume=1_L"],
      ["fj", "Havre Kakao", 490, 540, "cacao volume=500_ml vegan"]
    ]
  },
  {
    id: "sourdough-bread",
    sub: "food.bakery",
    fixed: true,
    noun: [
      "sourdough bread",
      "\u9178\u9762\u5305",
      "\u30B5\u30EF\u30FC\u30C9\u30A6\u30D6\u30EC\u30C3\u30C9",
      "\u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07\u0E0B\u0E32\u0E27\u0E42\u0E14\u0E27\u0E4C",
      "\u062E\u0628\u0632 \u0627\u0644\u0639\u062C\u064A\u0646 \u0627\u0644\u0645\u062E\u0645\u0631",
      "Sauerteigbrot"
    ],
    words: [
      "bread, loaf",
      "\u9762\u5305, \u6B27\u5305",
      "\u30D1\u30F3, \u5929\u7136\u9175\u6BCD\u30D1\u30F3",
      "\u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07, \u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07\u0E42\u0E2E\u0E25\u0E27\u0E35\u0E17",
      "\u062E\u0628\u0632, \u0631\u063A\u064A\u0641",
      "Brot, Bauernbrot"
    ],
    about: [
      "A dense loaf, vacuum packed on the day it is baked.",
      "Keeps for weeks unopened and for five days after.",
      "Ten minutes in the oven bring the crust back.",
      "Flour, water, salt and time."
    ],
    intro: [
      "\u5F53\u65E5\u70D8\u7119\u771F\u7A7A\u5305\u88C5\uFF0C\u56DE\u70E4\u5341\u5206\u949F\u8868\u76AE\u9165\u8106\u3002",
      "\u713C\u3044\u305F\u65E5\u306B\u771F\u7A7A\u5305\u88C5\u300210\u5206\u713C\u304D\u76F4\u3059\u3068\u76AE\u304C\u3071\u308A\u3063\u3068\u623B\u308A\u307E\u3059\u3002",
      "\u0E2D\u0E1A\u0E41\u0E25\u0E49\u0E27\u0E0B\u0E35\u0E25\u0E2A\u0E38\u0E0D\u0E0D\u0E32\u0E01\u0E32\u0E28 \u0E2D\u0E38\u0E48\u0E19\u0E2A\u0E34\u0E1A\u0E19\u0E32\u0E17\u0E35\u0E40\u0E1B\u0E25\u0E37\u0E2D\u0E01\u0E01\u0E25\u0E31\u0E1A\u0E21\u0E32\u0E01\u0E23\u0E2D\u0E1A",
      "\u064A\u064F\u063A\u0644\u0641 \u0645\u0641\u0631\u063A\u064B\u0627 \u064A\u0648\u0645 \u062E\u0628\u0632\u0647\u060C \u0648\u0639\u0634\u0631 \u062F\u0642\u0627\u0626\u0642 \u0641\u064A \u0627\u0644\u0641\u0631\u0646 \u062A\u0639\u064A\u062F \u0642\u0631\u0645\u0634\u062A\u0647.",
      "Am Backtag vakuumiert; zehn Minuten Ofen bringen die Kruste zur\xFCck."
    ],
    options: "pack:1|2|4",
    variants: [
      ["kw", "Roggen", 690, 760, "rye net=750_g"],
      ["kw", "Korn", 750, 760, "seeds rye net=750_g"],
      ["om", "Broa", 650, 620, "cornflour net=600_g"],
      ["bl", "Pane", 790, 820, "durum net=800_g"]
    ]
  },
  {
    id: "cheese",
    sub: "food.fresh",
    fixed: true,
    noun: ["aged cheese", "\u719F\u6210\u5976\u916A", "\u719F\u6210\u30C1\u30FC\u30BA", "\u0E0A\u0E35\u0E2A\u0E1A\u0E48\u0E21", "\u062C\u0628\u0646 \u0645\u0639\u062A\u0642", "gereifter K\xE4se"],
    words: [
      "cheese, hard cheese",
      "\u5976\u916A, \u829D\u58EB",
      "\u30C1\u30FC\u30BA, \u30CF\u30FC\u30C9\u30C1\u30FC\u30BA",
      "\u0E0A\u0E35\u0E2A, \u0E40\u0E19\u0E22\u0E41\u0E02\u0E47\u0E07",
      "\u062C\u0628\u0646, \u062C\u0628\u0646\u0629 \u0635\u0644\u0628\u0629",
      "K\xE4se, Hartk\xE4se"
    ],
    about: [
      "A firm wedge with a nutty, salty finish.",
      "Cut to order and vacuum packed.",
      "Ships chilled in an insulated box.",
      "Take it out of the fridge half an hour before eating."
    ],
    intro: [
      "\u575A\u679C\u9999\u3001\u54B8\u5473\u6536\u5C3E\uFF0C\u73B0\u5207\u771F\u7A7A\uFF0C\u51B7\u94FE\u5BC4\u9001\u3002",
      "\u30CA\u30C3\u30C4\u306E\u3088\u3046\u306A\u9999\u308A\u3002\u6CE8\u6587\u5F8C\u306B\u30AB\u30C3\u30C8\u3057\u3001\u51B7\u8535\u3067\u304A\u5C4A\u3051\u3057\u307E\u3059\u3002",
      "\u0E2B\u0E2D\u0E21\u0E16\u0E31\u0E48\u0E27 \u0E23\u0E2A\u0E40\u0E04\u0E47\u0E21\u0E19\u0E27\u0E25 \u0E15\u0E31\u0E14\u0E43\u0E2B\u0E21\u0E48 \u0E2A\u0E48\u0E07\u0E41\u0E1A\u0E1A\u0E41\u0E0A\u0E48\u0E40\u0E22\u0E47\u0E19",
      "\u062C\u0628\u0646 \u0635\u0644\u0628 \u0628\u0646\u0643\u0647\u0629 \u0645\u0643\u0633\u0631\u0627\u062A\u060C \u064A\u064F\u0642\u0637\u0639 \u0639\u0646\u062F \u0627\u0644\u0637\u0644\u0628 \u0648\u064A\u064F\u0634\u062D\u0646 \u0645\u0628\u0631\u062F\u064B\u0627.",
      "Nussig-salzig, frisch geschnitten und gek\xFChlt verschickt."
    ],
    options: "net:250 g|500 g+11",
    variants: [
      ["bl", "Stagionato", 1290, 290, "aged:24 rawmilk cowmilk"],
      ["om", "Ovelha", 1490, 290, "sheepmilk aged:6"],
      ["kw", "Alm", 1190, 290, "aged:12 cowmilk"],
      ["el", "Ka\u015Far", 990, 290, "aged:8 sheepmilk"]
    ]
  },
  {
    id: "croissants",
    sub: "food.bakery",
    fixed: true,
    noun: [
      "butter croissants, part-baked",
      "\u534A\u6210\u54C1\u9EC4\u6CB9\u53EF\u9882",
      "\u713C\u304D\u4E0A\u3052\u7528\u30AF\u30ED\u30EF\u30C3\u30B5\u30F3",
      "\u0E04\u0E23\u0E31\u0E27\u0E0B\u0E2D\u0E07\u0E15\u0E4C\u0E40\u0E19\u0E22\u0E2A\u0E14\u0E01\u0E36\u0E48\u0E07\u0E2A\u0E33\u0E40\u0E23\u0E47\u0E08",
      "\u0643\u0631\u0648\u0627\u0633\u0648\u0646 \u0628\u0627\u0644\u0632\u0628\u062F\u0629 \u0646\u0635\u0641 \u0645\u062E\u0628\u0648\u0632",
      "Buttercroissants zum Aufbacken"
    ],
    words: [
      "croissant, pastry",
      "\u53EF\u9882, \u725B\u89D2\u5305",
      "\u30AF\u30ED\u30EF\u30C3\u30B5\u30F3, \u30D1\u30F3",
      "\u0E04\u0E23\u0E31\u0E27\u0E0B\u0E2D\u0E07\u0E15\u0E4C, \u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07",
      "\u0643\u0631\u0648\u0627\u0633\u0627\u0646, \u0645\u0639\u062C\u0646\u0627\u062A",
      "Croissant, Geb\xE4ck"
    ],
    about: [
      "Twelve minutes from the packet to the plate.",
      "Made with butter and folded by hand.",
      "Keep cool and bake within the date on the pack.",
      "Let them rest a few minutes before breaking one open."
    ],
    intro: [
      "\u9EC4\u6CB9\u624B\u5DE5\u6298\u53E0\uFF0C\u70E4\u5341\u4E8C\u5206\u949F\u5373\u53EF\u4E0A\u684C\uFF0C\u8BF7\u51B7\u85CF\u3002",
      "\u30D0\u30BF\u30FC\u3092\u624B\u3067\u6298\u308A\u8FBC\u307F\u307E\u3057\u305F\u300212\u5206\u713C\u304F\u3060\u3051\u3067\u3059\u3002",
      "\u0E40\u0E19\u0E22\u0E41\u0E17\u0E49\u0E1E\u0E31\u0E1A\u0E21\u0E37\u0E2D \u0E2D\u0E1A 12 \u0E19\u0E32\u0E17\u0E35\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E17\u0E32\u0E19 \u0E40\u0E01\u0E47\u0E1A\u0E43\u0E19\u0E17\u0E35\u0E48\u0E40\u0E22\u0E47\u0E19",
      "\u0628\u0632\u0628\u062F\u0629 \u062D\u0642\u064A\u0642\u064A\u0629 \u0648\u0645\u0637\u0648\u064A \u064A\u062F\u0648\u064A\u064B\u0627\u060C \u0627\u062B\u0646\u062A\u0627 \u0639\u0634\u0631\u0629 \u062F\u0642\u064A\u0642\u0629 \u0641\u064A \u0627\u0644\u0641\u0631\u0646.",
      "Mit Butter von Hand gefaltet, in zw\xF6lf Minuten aufgebacken."
    ],
    options: "pack:1|2|4",
    variants: [
      ["om", "Manteiga 6", 790, 420, "butter filled:6"],
      ["om", "Manteiga 12", 1390, 820, "butter filled:12"],
      ["bl", "Cornetto", 890, 440, "apricot filled:6"],
      ["kw", "H\xF6rnchen", 850, 460, "wholegrain filled:6"]
    ]
  },
  {
    id: "ramen-bowl",
    sub: "food.pantry",
    fixed: true,
    noun: ["ramen kit", "\u62C9\u9762\u5957\u88C5", "\u751F\u30E9\u30FC\u30E1\u30F3\u30BB\u30C3\u30C8", "\u0E0A\u0E38\u0E14\u0E23\u0E32\u0E40\u0E21\u0E19", "\u0637\u0642\u0645 \u0631\u0627\u0645\u0646", "Ramen-Set"],
    words: [
      "ramen, noodles, instant noodles",
      "\u62C9\u9762, \u65B9\u4FBF\u9762",
      "\u30E9\u30FC\u30E1\u30F3, \u5373\u5E2D\u9EBA",
      "\u0E23\u0E32\u0E40\u0E21\u0E19, \u0E1A\u0E30\u0E2B\u0E21\u0E35\u0E48",
      "\u0631\u0627\u0645\u0646, \u0646\u0648\u062F\u0644\u0632",
      "Ramen, Nudelsuppe"
    ],
    about: [
      "Noodles, broth and oil; you add the egg.",
      "On the table in about ten minutes.",
      "Noodles are air-dried, not fried.",
      "Cooking steps are printed in four languages."
    ],
    intro: [
      "\u975E\u6CB9\u70B8\u9762\u914D\u6D53\u6C64\uFF0C\u7EA6\u5341\u5206\u949F\u4E0A\u684C\uFF0C\u81EA\u5907\u6E8F\u5FC3\u86CB\u66F4\u4F73\u3002",
      "\u30CE\u30F3\u30D5\u30E9\u30A4\u9EBA\u3068\u30B9\u30FC\u30D7\u306E\u30BB\u30C3\u30C8\u300210\u5206\u307B\u3069\u3067\u98DF\u5353\u3078\u3002",
      "\u0E40\u0E2A\u0E49\u0E19\u0E44\u0E21\u0E48\u0E17\u0E2D\u0E14\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E19\u0E49\u0E33\u0E0B\u0E38\u0E1B \u0E2A\u0E34\u0E1A\u0E19\u0E32\u0E17\u0E35\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E40\u0E2A\u0E34\u0E23\u0E4C\u0E1F",
      "\u0646\u0648\u062F\u0644\u0632 \u0645\u062C\u0641\u0641\u0629 \u0648\u0645\u0631\u0642 \u062C\u0627\u0647\u0632\u060C \u0639\u0644\u0649 \u0627\u0644\u0645\u0627\u0626\u062F\u0629 \u0641\u064A \u0639\u0634\u0631 \u062F\u0642\u0627\u0626\u0642.",
      "Luftgetrocknete Nudeln mit Br\xFChe, in zehn Minuten auf dem Tisch."
    ],
    options: "servings:2|4+8|8+22",
    variants: [
      ["hk", "Shoyu", 990, 320, "soybroth nonfried"],
      ["hk", "Miso", 1090, 340, "misobroth nonfried"],
      ["hk", "Yasai", 1090, 310, "vegan misobroth"],
      ["bm", "Tom Yum", 890, 300, "spicy nonfried"]
    ]
  },
  {
    id: "mangoes",
    sub: "food.fresh",
    fixed: true,
    noun: ["dried mango", "\u8292\u679C\u5E72", "\u30C9\u30E9\u30A4\u30DE\u30F3\u30B4\u30FC", "\u0E21\u0E30\u0E21\u0E48\u0E27\u0E07\u0E2D\u0E1A\u0E41\u0E2B\u0E49\u0E07", "\u0645\u0627\u0646\u062C\u0648 \u0645\u062C\u0641\u0641", "getrocknete Mango"],
    words: [
      "mango, dried fruit",
      "\u8292\u679C, \u679C\u5E72",
      "\u30DE\u30F3\u30B4\u30FC, \u30C9\u30E9\u30A4\u30D5\u30EB\u30FC\u30C4",
      "\u0E21\u0E30\u0E21\u0E48\u0E27\u0E07, \u0E1C\u0E25\u0E44\u0E21\u0E49\u0E2D\u0E1A\u0E41\u0E2B\u0E49\u0E07",
      "\u0645\u0627\u0646\u062C\u0627, \u0641\u0648\u0627\u0643\u0647 \u0645\u062C\u0641\u0641\u0629",
      "Mango, Trockenfr\xFCchte"
    ],
    about: [
      "Ripe mango, sliced and slowly dried.",
      "Soft to bite, sharp and sweet.",
      "The bag closes again.",
      "Good in muesli, better straight from the bag."
    ],
    intro: [
      "\u719F\u8292\u679C\u6162\u70D8\uFF0C\u8F6F\u7CEF\u9178\u751C\uFF0C\u81EA\u5C01\u888B\u88C5\u3002",
      "\u5B8C\u719F\u30DE\u30F3\u30B4\u30FC\u3092\u3086\u3063\u304F\u308A\u4E7E\u71E5\u3002\u3084\u308F\u3089\u304B\u304F\u7518\u9178\u3063\u3071\u3044\u5473\u3067\u3059\u3002",
      "\u0E21\u0E30\u0E21\u0E48\u0E27\u0E07\u0E2A\u0E38\u0E01\u0E2D\u0E1A\u0E0A\u0E49\u0E32 \u0E46 \u0E19\u0E38\u0E48\u0E21\u0E2B\u0E19\u0E36\u0E1A \u0E2B\u0E27\u0E32\u0E19\u0E2D\u0E21\u0E40\u0E1B\u0E23\u0E35\u0E49\u0E22\u0E27",
      "\u0645\u0627\u0646\u062C\u0648 \u0646\u0627\u0636\u062C \u0645\u062C\u0641\u0641 \u0628\u0628\u0637\u0621\u060C \u0637\u0631\u064A \u0648\u062D\u0644\u0648 \u062D\u0627\u0645\u0636.",
      "Reife Mango, langsam getrocknet, weich und s\xFC\xDF-s\xE4uerlich."
    ],
    options: "net:150 g|300 g+6|1 kg+24",
    variants: [
      ["bm", "Mamuang", 690, 170, "nosugar"],
      ["bm", "Mamuang Prik", 750, 170, "chilli"],
      ["iv", "Alphonso", 990, 170, "nosugar singleorigin"],
      ["iv", "Aam Papad", 590, 180, "lowsugar organic"]
    ]
  },
  {
    id: "strawberries",
    sub: "food.fresh",
    fixed: true,
    noun: [
      "freeze-dried strawberries",
      "\u51BB\u5E72\u8349\u8393",
      "\u30D5\u30EA\u30FC\u30BA\u30C9\u30E9\u30A4\u3044\u3061\u3054",
      "\u0E2A\u0E15\u0E23\u0E2D\u0E27\u0E4C\u0E40\u0E1A\u0E2D\u0E23\u0E4C\u0E23\u0E35\u0E1F\u0E23\u0E35\u0E0B\u0E14\u0E23\u0E32\u0E22",
      "\u0641\u0631\u0627\u0648\u0644\u0629 \u0645\u062C\u0641\u0641\u0629 \u0628\u0627\u0644\u062A\u062C\u0645\u064A\u062F",
      "gefriergetrocknete Erdbeeren"
    ],
    words: [
      "strawberry, dried fruit",
      "\u8349\u8393, \u8349\u8393\u5E72",
      "\u3044\u3061\u3054, \u30C9\u30E9\u30A4\u30D5\u30EB\u30FC\u30C4",
      "\u0E2A\u0E15\u0E23\u0E2D\u0E27\u0E4C\u0E40\u0E1A\u0E2D\u0E23\u0E4C\u0E23\u0E35, \u0E1C\u0E25\u0E44\u0E21\u0E49\u0E2D\u0E1A\u0E01\u0E23\u0E2D\u0E1A",
      "\u0641\u0631\u0627\u0648\u0644\u0629, \u0641\u0648\u0627\u0643\u0647 \u0645\u062C\u0641\u0641\u0629",
      "Erdbeeren, Trockenobst"
    ],
    about: [
      "Whole berries, crisp and light as paper.",
      "They turn soft again in milk or yoghurt.",
      "Nothing is added to the fruit.",
      "Close the bag well; they draw moisture."
    ],
    intro: [
      "\u6574\u9897\u51BB\u5E72\uFF0C\u9165\u8106\u65E0\u6DFB\u52A0\uFF0C\u6CE1\u9178\u5976\u66F4\u9999\u3002",
      "\u7C92\u3054\u3068\u3055\u304F\u3055\u304F\u3002\u30E8\u30FC\u30B0\u30EB\u30C8\u306B\u5165\u308C\u308B\u3068\u3001\u3057\u3063\u3068\u308A\u623B\u308A\u307E\u3059\u3002",
      "\u0E01\u0E23\u0E2D\u0E1A\u0E17\u0E31\u0E49\u0E07\u0E25\u0E39\u0E01 \u0E44\u0E21\u0E48\u0E40\u0E15\u0E34\u0E21\u0E41\u0E15\u0E48\u0E07 \u0E43\u0E2A\u0E48\u0E42\u0E22\u0E40\u0E01\u0E34\u0E23\u0E4C\u0E15\u0E2D\u0E23\u0E48\u0E2D\u0E22",
      "\u062D\u0628\u0627\u062A \u0643\u0627\u0645\u0644\u0629 \u0645\u0642\u0631\u0645\u0634\u0629 \u0628\u0644\u0627 \u0625\u0636\u0627\u0641\u0627\u062A\u060C \u0644\u0630\u064A\u0630\u0629 \u0645\u0639 \u0627\u0644\u0632\u0628\u0627\u062F\u064A.",
      "Ganze Beeren, knusprig und ohne Zus\xE4tze, fein im Joghurt."
    ],
    options: "net:50 g|100 g+6",
    variants: [
      ["hk", "Ichigo", 990, 65, "nosugar wholefruit"],
      ["hk", "Ichigo Choco", 1190, 95, "whitechoc wholefruit"],
      ["hl", "Ttalgi", 890, 65, "sliced nosugar"],
      ["om", "Morango", 790, 65, "organic sliced"]
    ]
  },
  {
    id: "mooncakes",
    sub: "food.sweets",
    fixed: true,
    noun: ["mooncakes", "\u6708\u997C", "\u6708\u9905", "\u0E02\u0E19\u0E21\u0E44\u0E2B\u0E27\u0E49\u0E1E\u0E23\u0E30\u0E08\u0E31\u0E19\u0E17\u0E23\u0E4C", "\u0643\u0639\u0643 \u0627\u0644\u0642\u0645\u0631", "Mondkuchen"],
    words: [
      "mooncake gift box",
      "\u4E2D\u79CB\u6708\u997C, \u6708\u997C\u793C\u76D2",
      "\u4E2D\u79CB\u7BC0, \u4E2D\u83EF\u83D3\u5B50",
      "\u0E44\u0E2B\u0E27\u0E49\u0E1E\u0E23\u0E30\u0E08\u0E31\u0E19\u0E17\u0E23\u0E4C, \u0E02\u0E19\u0E21\u0E40\u0E1B\u0E35\u0E4A\u0E22\u0E30",
      "\u062D\u0644\u0648\u0649 \u0635\u064A\u0646\u064A\u0629, \u0643\u0639\u0643",
      "Mooncake, Geb\xE4ck"
    ],
    about: [
      "Thin crust, full heart, pressed in wooden moulds.",
      "Cut into wedges and serve with a dark tea.",
      "Each cake is wrapped singly.",
      "The box is made of card and has a second life as a drawer."
    ],
    intro: [
      "\u76AE\u8584\u9985\u8DB3\u3001\u6728\u6A21\u538B\u5236\uFF0C\u72EC\u7ACB\u5305\u88C5\uFF0C\u914D\u6D53\u8336\u6700\u4F73\u3002",
      "\u8584\u76AE\u306B\u9921\u305F\u3063\u3077\u308A\u3002\u6728\u578B\u3067\u4ED5\u4E0A\u3052\u3001\u4E00\u3064\u305A\u3064\u5305\u88C5\u3057\u3066\u3044\u307E\u3059\u3002",
      "\u0E41\u0E1B\u0E49\u0E07\u0E1A\u0E32\u0E07\u0E44\u0E2A\u0E49\u0E41\u0E19\u0E48\u0E19 \u0E01\u0E14\u0E1E\u0E34\u0E21\u0E1E\u0E4C\u0E44\u0E21\u0E49 \u0E2B\u0E48\u0E2D\u0E41\u0E22\u0E01\u0E0A\u0E34\u0E49\u0E19",
      "\u0639\u062C\u064A\u0646 \u0631\u0642\u064A\u0642 \u0648\u062D\u0634\u0648\u0629 \u063A\u0646\u064A\u0629\u060C \u0645\u063A\u0644\u0641\u0629 \u0643\u0644 \u0648\u0627\u062D\u062F\u0629 \u0639\u0644\u0649 \u062D\u062F\u0629.",
      "D\xFCnner Teig, reiche F\xFCllung, einzeln verpackt."
    ],
    variants: [
      ["cp", "Moonrise Lotus", 2990, 720, "lotusseed filled:4"],
      ["cp", "Moonrise Yolk", 3490, 760, "eggyolk filled:4"],
      ["cp", "Lantern Custard", 2490, 520, "custard filled:6"],
      ["bm", "Duan Durian", 2790, 640, "durian filled:4"]
    ]
  },
  {
    id: "peanuts",
    sub: "food.sweets",
    fixed: true,
    noun: [
      "roasted peanuts",
      "\u7092\u82B1\u751F",
      "\u30ED\u30FC\u30B9\u30C8\u30D4\u30FC\u30CA\u30C3\u30C4",
      "\u0E16\u0E31\u0E48\u0E27\u0E25\u0E34\u0E2A\u0E07\u0E04\u0E31\u0E48\u0E27",
      "\u0641\u0648\u0644 \u0633\u0648\u062F\u0627\u0646\u064A \u0645\u062D\u0645\u0635",
      "ger\xF6stete Erdn\xFCsse"
    ],
    words: [
      "peanuts, nuts, snack",
      "\u82B1\u751F, \u575A\u679C",
      "\u30D4\u30FC\u30CA\u30C3\u30C4, \u843D\u82B1\u751F",
      "\u0E16\u0E31\u0E48\u0E27, \u0E16\u0E31\u0E48\u0E27\u0E25\u0E34\u0E2A\u0E07",
      "\u0641\u0648\u0644 \u0633\u0648\u062F\u0627\u0646\u064A, \u0645\u0643\u0633\u0631\u0627\u062A",
      "Erdn\xFCsse, N\xFCsse"
    ],
    about: [
      "Roasted in small drums until the skins crack.",
      "A snack for the table, not for the sofa floor.",
      "Packed fresh in a bag that closes again.",
      "Contains peanuts; packed in a place that handles sesame."
    ],
    intro: [
      "\u5C0F\u9505\u73B0\u7092\u3001\u9999\u8106\u53EF\u53E3\uFF0C\u81EA\u5C01\u888B\u88C5\uFF0C\u542B\u82B1\u751F\u3002",
      "\u5C0F\u3055\u306A\u91DC\u3067\u9999\u3070\u3057\u304F\u714E\u308A\u307E\u3057\u305F\u3002\u30C1\u30E3\u30C3\u30AF\u4ED8\u304D\u888B\u5165\u308A\u3002",
      "\u0E04\u0E31\u0E48\u0E27\u0E2B\u0E21\u0E49\u0E2D\u0E40\u0E25\u0E47\u0E01\u0E2B\u0E2D\u0E21\u0E01\u0E23\u0E2D\u0E1A \u0E16\u0E38\u0E07\u0E0B\u0E34\u0E1B\u0E25\u0E47\u0E2D\u0E01 \u0E21\u0E35\u0E16\u0E31\u0E48\u0E27\u0E25\u0E34\u0E2A\u0E07",
      "\u0645\u062D\u0645\u0635 \u0628\u0643\u0645\u064A\u0627\u062A \u0635\u063A\u064A\u0631\u0629 \u0648\u0645\u0642\u0631\u0645\u0634\u060C \u0641\u064A \u0643\u064A\u0633 \u064A\u064F\u063A\u0644\u0642.",
      "In kleinen Trommeln ger\xF6stet, im wiederverschlie\xDFbaren Beutel."
    ],
    options: "net:200 g|500 g+5|1 kg+11",
    variants: [
      ["bm", "Tua Kratiem", 450, 220, "garlic saltedfood"],
      ["bm", "Tua Ob", 390, 220, "unsalted inshell"],
      ["iv", "Chatpata", 490, 220, "spicy vegan"],
      ["ch", "Porch", 590, 225, "saltedfood inshell"]
    ]
  },
  {
    id: "grapes",
    sub: "food.fresh",
    fixed: true,
    noun: ["raisins", "\u8461\u8404\u5E72", "\u30EC\u30FC\u30BA\u30F3", "\u0E25\u0E39\u0E01\u0E40\u0E01\u0E14", "\u0632\u0628\u064A\u0628", "Rosinen"],
    words: [
      "dried grapes, dried fruit",
      "\u8461\u8404, \u63D0\u5B50\u5E72",
      "\u3076\u3069\u3046, \u5E72\u3057\u3076\u3069\u3046",
      "\u0E2D\u0E07\u0E38\u0E48\u0E19, \u0E2D\u0E07\u0E38\u0E48\u0E19\u0E2D\u0E1A\u0E41\u0E2B\u0E49\u0E07",
      "\u0639\u0646\u0628, \u0639\u0646\u0628 \u0645\u062C\u0641\u0641",
      "Trauben, getrocknete Weintrauben"
    ],
    about: [
      "Grapes dried on the vine, not in an oven.",
      "Plump, dark and a little tart.",
      "Nothing is added, not even oil.",
      "For porridge, couscous and lunch boxes."
    ],
    intro: [
      "\u85E4\u4E0A\u81EA\u7136\u667E\u5E72\uFF0C\u9971\u6EE1\u5FAE\u9178\uFF0C\u65E0\u6DFB\u52A0\u6CB9\u3002",
      "\u6A39\u4E0A\u3067\u81EA\u7136\u4E7E\u71E5\u3002\u3075\u3063\u304F\u3089\u3068\u3057\u3066\u3001\u307B\u306E\u304B\u306A\u9178\u5473\u304C\u3042\u308A\u307E\u3059\u3002",
      "\u0E15\u0E32\u0E01\u0E41\u0E2B\u0E49\u0E07\u0E1A\u0E19\u0E15\u0E49\u0E19 \u0E40\u0E21\u0E47\u0E14\u0E2D\u0E27\u0E1A \u0E2D\u0E21\u0E40\u0E1B\u0E23\u0E35\u0E49\u0E22\u0E27\u0E19\u0E34\u0E14 \u0E46 \u0E44\u0E21\u0E48\u0E43\u0E2A\u0E48\u0E19\u0E49\u0E33\u0E21\u0E31\u0E19",
      "\u0639\u0646\u0628 \u0645\u062C\u0641\u0641 \u0639\u0644\u0649 \u0627\u0644\u0643\u0631\u0645\u0629\u060C \u0645\u0645\u062A\u0644\u0626 \u0648\u0628\u0644\u0627 \u0625\u0636\u0627\u0641\u0627\u062A.",
      "Am Stock getrocknet, prall und leicht s\xE4uerlich, ohne \xD6l."
    ],
    options: "net:250 g|500 g+4|1 kg+10",
    variants: [
      ["el", "Sultaniye", 490, 270, "seedless organic"],
      ["el", "Kara \xDCz\xFCm", 550, 270, "darkgrape withseeds"],
      ["iv", "Kishmish", 450, 270, "seedless goldengrape"],
      ["om", "Vinha", 690, 270, "darkgrape organic"]
    ]
  }
];

// apps/api/db/demo/product-types/health.ts
var health = [
  {
    id: "body-lotion",
    sub: "health.body",
    fixed: true,
    noun: ["body lotion", "\u8EAB\u4F53\u4E73", "\u30DC\u30C7\u30A3\u30ED\u30FC\u30B7\u30E7\u30F3", "\u0E42\u0E25\u0E0A\u0E31\u0E48\u0E19\u0E1A\u0E33\u0E23\u0E38\u0E07\u0E1C\u0E34\u0E27\u0E01\u0E32\u0E22", "\u0644\u0648\u0634\u0646 \u0644\u0644\u062C\u0633\u0645", "K\xF6rperlotion"],
    words: [
      "moisturiser, body milk",
      "\u6DA6\u80A4\u4E73, \u4FDD\u6E7F\u4E73",
      "\u30DC\u30C7\u30A3\u30DF\u30EB\u30AF, \u4FDD\u6E7F\u30ED\u30FC\u30B7\u30E7\u30F3",
      "\u0E42\u0E25\u0E0A\u0E31\u0E48\u0E19\u0E17\u0E32\u0E1C\u0E34\u0E27, \u0E04\u0E23\u0E35\u0E21\u0E17\u0E32\u0E15\u0E31\u0E27",
      "\u0645\u0631\u0637\u0628 \u062C\u0633\u0645, \u062D\u0644\u064A\u0628 \u0627\u0644\u062C\u0633\u0645",
      "Bodylotion, K\xF6rpermilch"
    ],
    about: [
      "A light lotion that sinks in while you get dressed.",
      "For dry legs, dry elbows and dry winters.",
      "The pump gives one portion at a time.",
      "No colour is added."
    ],
    intro: [
      "\u8D28\u5730\u6E05\u723D\u3001\u5438\u6536\u5FEB\uFF0C\u79CB\u51AC\u5E72\u71E5\u808C\u4E5F\u9002\u7528\u3002",
      "\u3059\u3070\u3084\u304F\u306A\u3058\u307F\u3001\u4E7E\u71E5\u3059\u308B\u5B63\u7BC0\u306B\u3082\u3079\u305F\u3064\u304D\u307E\u305B\u3093\u3002",
      "\u0E40\u0E19\u0E37\u0E49\u0E2D\u0E1A\u0E32\u0E07\u0E40\u0E1A\u0E32\u0E0B\u0E36\u0E21\u0E44\u0E27 \u0E40\u0E2B\u0E21\u0E32\u0E30\u0E01\u0E31\u0E1A\u0E1C\u0E34\u0E27\u0E41\u0E2B\u0E49\u0E07",
      "\u0644\u0648\u0634\u0646 \u062E\u0641\u064A\u0641 \u0633\u0631\u064A\u0639 \u0627\u0644\u0627\u0645\u062A\u0635\u0627\u0635 \u0644\u0644\u0628\u0634\u0631\u0629 \u0627\u0644\u062C\u0627\u0641\u0629.",
      "Zieht schnell ein und pflegt trockene Haut."
    ],
    options: "volume:250 ml|400 ml+6",
    variants: [
      ["om", "Hortel\xE3", 1590, 290, "mintscent alladay vegan"],
      ["om", "Aveia", 1490, 290, "oat fragrancefree vegan"],
      ["bm", "Maprao", 1290, 280, "coconut shea vegan"],
      ["hl", "Danbi", 1990, 310, "ceramide sensitive fragrancefree"]
    ]
  },
  {
    id: "face-serum",
    sub: "health.face",
    fixed: true,
    noun: ["face serum", "\u7CBE\u534E\u6DB2", "\u7F8E\u5BB9\u6DB2", "\u0E40\u0E0B\u0E23\u0E31\u0E48\u0E21\u0E1A\u0E33\u0E23\u0E38\u0E07\u0E1C\u0E34\u0E27\u0E2B\u0E19\u0E49\u0E32", "\u0633\u064A\u0631\u0648\u0645 \u0644\u0644\u0648\u062C\u0647", "Gesichtsserum"],
    words: [
      "serum, skin care",
      "\u9762\u90E8\u7CBE\u534E, \u62A4\u80A4",
      "\u30D5\u30A7\u30A4\u30B9\u30BB\u30E9\u30E0, \u30B9\u30AD\u30F3\u30B1\u30A2",
      "\u0E40\u0E0B\u0E23\u0E31\u0E48\u0E21, \u0E2A\u0E01\u0E34\u0E19\u0E41\u0E04\u0E23\u0E4C",
      "\u0633\u064A\u0631\u0645, \u0639\u0646\u0627\u064A\u0629 \u0628\u0627\u0644\u0628\u0634\u0631\u0629",
      "Serum, Hautpflege"
    ],
    about: [
      "A few drops under the cream, morning or evening.",
      "A short list of ingredients, each with a reason.",
      "The glass is tinted to keep light away.",
      "Try a small patch first if your skin reacts easily."
    ],
    intro: [
      "\u6210\u5206\u7CBE\u7B80\uFF0C\u65E9\u665A\u51E0\u6EF4\u5373\u53EF\uFF0C\u654F\u611F\u808C\u8BF7\u5148\u5C40\u90E8\u8BD5\u7528\u3002",
      "\u6210\u5206\u3092\u7D5E\u3063\u305F\u7F8E\u5BB9\u6DB2\u3002\u671D\u6669\u6570\u6EF4\u3001\u654F\u611F\u306A\u65B9\u306F\u30D1\u30C3\u30C1\u30C6\u30B9\u30C8\u3092\u3002",
      "\u0E2A\u0E48\u0E27\u0E19\u0E1C\u0E2A\u0E21\u0E19\u0E49\u0E2D\u0E22\u0E41\u0E15\u0E48\u0E08\u0E33\u0E40\u0E1B\u0E47\u0E19 \u0E43\u0E0A\u0E49\u0E40\u0E1E\u0E35\u0E22\u0E07\u0E44\u0E21\u0E48\u0E01\u0E35\u0E48\u0E2B\u0E22\u0E14 \u0E40\u0E0A\u0E49\u0E32\u0E2B\u0E23\u0E37\u0E2D\u0E40\u0E22\u0E47\u0E19",
      "\u0645\u0643\u0648\u0646\u0627\u062A \u0642\u0644\u064A\u0644\u0629 \u0648\u0645\u062F\u0631\u0648\u0633\u0629\u060C \u0648\u062A\u0643\u0641\u064A \u0642\u0637\u0631\u0627\u062A \u0635\u0628\u0627\u062D\u064B\u0627 \u0623\u0648 \u0645\u0633\u0627\u0621\u064B.",
      "Wenige, begr\xFCndete Inhaltsstoffe; ein paar Tropfen morgens oder abends."
    ],
    options: "volume:30 ml|50 ml+11",
    variants: [
      ["hl", "Naeil C", 2490, 95, "vitaminc fragrancefree vegan"],
      ["hl", "Naeil Hya", 2290, 95, "hyaluron sensitive fragrancefree"],
      ["hl", "Bam Retinol", 3190, 95, "retinol squalane nightcare"],
      ["om", "Rosa Brava", 2790, 90, "rosehip organic vegan"]
    ]
  },
  {
    id: "electric-toothbrush",
    sub: "health.care",
    noun: [
      "electric toothbrush",
      "\u7535\u52A8\u7259\u5237",
      "\u96FB\u52D5\u6B6F\u30D6\u30E9\u30B7",
      "\u0E41\u0E1B\u0E23\u0E07\u0E2A\u0E35\u0E1F\u0E31\u0E19\u0E44\u0E1F\u0E1F\u0E49\u0E32",
      "\u0641\u0631\u0634\u0627\u0629 \u0623\u0633\u0646\u0627\u0646 \u0643\u0647\u0631\u0628\u0627\u0626\u064A\u0629",
      "elektrische Zahnb\xFCrste"
    ],
    words: [
      "sonic toothbrush, toothbrush",
      "\u58F0\u6CE2\u7259\u5237, \u7259\u5237",
      "\u97F3\u6CE2\u6B6F\u30D6\u30E9\u30B7, \u6B6F\u30D6\u30E9\u30B7",
      "\u0E41\u0E1B\u0E23\u0E07\u0E44\u0E1F\u0E1F\u0E49\u0E32, \u0E41\u0E1B\u0E23\u0E07\u0E42\u0E0B\u0E19\u0E34\u0E04",
      "\u0641\u0631\u0634\u0627\u0629 \u0633\u0648\u0646\u064A\u0643, \u0641\u0631\u0634\u0627\u0629 \u0623\u0633\u0646\u0627\u0646",
      "Schallzahnb\xFCrste, Zahnb\xFCrste"
    ],
    about: [
      "Two minutes, four quarters, a gentle nudge when to move on.",
      "A slim brush that cleans well without buzzing through your skull.",
      "It eases off when pressed too hard.",
      "Replacement heads stay available and keep the same fit."
    ],
    intro: [
      "\u4E24\u5206\u949F\u5206\u533A\u63D0\u9192\uFF0C\u7528\u529B\u8FC7\u5927\u4F1A\u81EA\u52A8\u51CF\u901F\uFF0C\u62A4\u9F88\u4E0D\u4F24\u7259\u3002",
      "2\u5206\u30BF\u30A4\u30DE\u30FC\u4ED8\u304D\u3002\u62BC\u3057\u3059\u304E\u308B\u3068\u81EA\u52D5\u3067\u5F31\u307E\u308A\u3001\u6B6F\u3050\u304D\u306B\u3084\u3055\u3057\u3044\u3002",
      "\u0E08\u0E31\u0E1A\u0E40\u0E27\u0E25\u0E32 2 \u0E19\u0E32\u0E17\u0E35 \u0E25\u0E14\u0E41\u0E23\u0E07\u0E40\u0E2D\u0E07\u0E40\u0E21\u0E37\u0E48\u0E2D\u0E01\u0E14\u0E2B\u0E19\u0E31\u0E01 \u0E16\u0E19\u0E2D\u0E21\u0E40\u0E2B\u0E07\u0E37\u0E2D\u0E01",
      "\u0645\u0624\u0642\u062A \u062F\u0642\u064A\u0642\u062A\u064A\u0646 \u0648\u062A\u062E\u0641\u064A\u0641 \u062A\u0644\u0642\u0627\u0626\u064A \u0639\u0646\u062F \u0627\u0644\u0636\u063A\u0637 \u0644\u062D\u0645\u0627\u064A\u0629 \u0627\u0644\u0644\u062B\u0629.",
      "Zwei-Minuten-Timer und Andruckkontrolle, schonend zum Zahnfleisch."
    ],
    variants: [
      ["hl", "Chika S", 4990, 110, "sonic days:30 modes:3 ip:67"],
      ["hl", "Chika Pro", 8990, 118, "sonic days:60 modes:5 travelcase"],
      ["kw", "Blank", 5990, 122, "pressure days:28 modes:3"],
      ["cp", "Brite", 1990, 98, "sonic days:21 modes:2 usbc"]
    ]
  },
  {
    id: "soap-bar",
    sub: "health.body",
    fixed: true,
    noun: ["soap bar", "\u624B\u5DE5\u9999\u7682", "\u56FA\u5F62\u77F3\u3051\u3093", "\u0E2A\u0E1A\u0E39\u0E48\u0E01\u0E49\u0E2D\u0E19", "\u0635\u0627\u0628\u0648\u0646\u0629", "St\xFCckseife"],
    words: [
      "soap, hand soap, natural soap",
      "\u9999\u7682, \u80A5\u7682",
      "\u77F3\u9E78, \u624B\u4F5C\u308A\u77F3\u3051\u3093",
      "\u0E2A\u0E1A\u0E39\u0E48, \u0E2A\u0E1A\u0E39\u0E48\u0E18\u0E23\u0E23\u0E21\u0E0A\u0E32\u0E15\u0E34",
      "\u0635\u0627\u0628\u0648\u0646, \u0635\u0627\u0628\u0648\u0646 \u0637\u0628\u064A\u0639\u064A",
      "Seife, Naturseife"
    ],
    about: [
      "A firm bar that lathers softly and lasts.",
      "Cut by hand, cured for six weeks, wrapped in paper.",
      "Suits hands, body and a shaving brush.",
      "Keep it dry between uses and it lasts twice as long."
    ],
    intro: [
      "\u51B7\u5236\u719F\u6210\u516D\u5468\uFF0C\u6CE1\u6CAB\u7EC6\u817B\uFF0C\u7EB8\u8D28\u5305\u88C5\u3002",
      "\u516D\u9031\u9593\u719F\u6210\u3055\u305B\u305F\u3001\u304D\u3081\u7D30\u304B\u306A\u6CE1\u7ACB\u3061\u306E\u77F3\u3051\u3093\u3067\u3059\u3002",
      "\u0E1A\u0E48\u0E21\u0E2B\u0E01\u0E2A\u0E31\u0E1B\u0E14\u0E32\u0E2B\u0E4C \u0E1F\u0E2D\u0E07\u0E19\u0E38\u0E48\u0E21\u0E25\u0E30\u0E40\u0E2D\u0E35\u0E22\u0E14 \u0E2B\u0E48\u0E2D\u0E14\u0E49\u0E27\u0E22\u0E01\u0E23\u0E30\u0E14\u0E32\u0E29",
      "\u0635\u0627\u0628\u0648\u0646\u0629 \u0645\u0639\u062A\u0651\u0642\u0629 \u0633\u062A\u0629 \u0623\u0633\u0627\u0628\u064A\u0639 \u0628\u0631\u063A\u0648\u0629 \u0646\u0627\u0639\u0645\u0629 \u0648\u062A\u063A\u0644\u064A\u0641 \u0648\u0631\u0642\u064A.",
      "Sechs Wochen gereift, cremiger Schaum, in Papier verpackt."
    ],
    options: "pack:1|3|6",
    variants: [
      ["om", "Azeite", 690, 110, "oliveoil fragrancefree vegan"],
      ["el", "Defne", 590, 125, "laurel oliveoil vegan"],
      ["bm", "Takrai", 490, 100, "lemongrass coconut vegan"],
      ["iv", "Neem", 450, 100, "neem handmade vegan"],
      ["om", "Rosmaninho", 750, 110, "lavender shea vegan"]
    ]
  },
  {
    id: "vitamin-jar",
    sub: "health.wellness",
    fixed: true,
    noun: [
      "vitamin supplement",
      "\u7EF4\u751F\u7D20\u8865\u5145\u5242",
      "\u30D3\u30BF\u30DF\u30F3\u30B5\u30D7\u30EA\u30E1\u30F3\u30C8",
      "\u0E27\u0E34\u0E15\u0E32\u0E21\u0E34\u0E19\u0E40\u0E2A\u0E23\u0E34\u0E21",
      "\u0645\u0643\u0645\u0644 \u0641\u064A\u062A\u0627\u0645\u064A\u0646\u0627\u062A",
      "Vitaminpr\xE4parat"
    ],
    words: [
      "vitamins, capsules, supplement",
      "\u7EF4\u751F\u7D20, \u4FDD\u5065\u54C1",
      "\u30D3\u30BF\u30DF\u30F3, \u30B5\u30D7\u30EA",
      "\u0E27\u0E34\u0E15\u0E32\u0E21\u0E34\u0E19, \u0E2D\u0E32\u0E2B\u0E32\u0E23\u0E40\u0E2A\u0E23\u0E34\u0E21",
      "\u0641\u064A\u062A\u0627\u0645\u064A\u0646, \u0645\u0643\u0645\u0644\u0627\u062A \u063A\u0630\u0627\u0626\u064A\u0629",
      "Vitamine, Nahrungserg\xE4nzung"
    ],
    about: [
      "One a day with a meal, and nothing it does not need.",
      "A plain supplement in a glass jar.",
      "Every batch is tested by an outside laboratory.",
      "A supplement does not replace a varied diet."
    ],
    intro: [
      "\u6BCF\u65E5\u4E00\u7C92\u968F\u9910\u670D\u7528\uFF0C\u6BCF\u6279\u7ECF\u7B2C\u4E09\u65B9\u68C0\u6D4B\u3002",
      "1\u65E51\u7C92\u3092\u98DF\u4E8B\u3068\u4E00\u7DD2\u306B\u3002\u88FD\u9020\u3054\u3068\u306B\u7B2C\u4E09\u8005\u6A5F\u95A2\u3067\u691C\u67FB\u3057\u3066\u3044\u307E\u3059\u3002",
      "\u0E27\u0E31\u0E19\u0E25\u0E30\u0E2B\u0E19\u0E36\u0E48\u0E07\u0E40\u0E21\u0E47\u0E14\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E2D\u0E32\u0E2B\u0E32\u0E23 \u0E17\u0E38\u0E01\u0E25\u0E47\u0E2D\u0E15\u0E15\u0E23\u0E27\u0E08\u0E42\u0E14\u0E22\u0E41\u0E25\u0E47\u0E1A\u0E20\u0E32\u0E22\u0E19\u0E2D\u0E01",
      "\u062D\u0628\u0629 \u064A\u0648\u0645\u064A\u064B\u0627 \u0645\u0639 \u0627\u0644\u0637\u0639\u0627\u0645\u060C \u0648\u0643\u0644 \u062F\u0641\u0639\u0629 \u0645\u0641\u062D\u0648\u0635\u0629 \u0641\u064A \u0645\u062E\u062A\u0628\u0631 \u0645\u0633\u062A\u0642\u0644.",
      "Eine am Tag zum Essen; jede Charge extern gepr\xFCft."
    ],
    options: "count:60|120+9",
    variants: [
      ["om", "Sol D3", 1290, 140, "vitamind vegan glutenfree"],
      ["om", "Mar Omega", 1990, 190, "omega algae vegan"],
      ["hl", "Multi Day", 1690, 160, "multivitamin glutenfree"],
      ["hl", "Biome", 2290, 150, "probiotic vegan"],
      ["bm", "Manao C", 990, 150, "vitaminc vegan glutenfree"]
    ]
  },
  {
    id: "digital-thermometer",
    sub: "health.care",
    noun: [
      "digital thermometer",
      "\u7535\u5B50\u4F53\u6E29\u8BA1",
      "\u96FB\u5B50\u4F53\u6E29\u8A08",
      "\u0E1B\u0E23\u0E2D\u0E17\u0E27\u0E31\u0E14\u0E44\u0E02\u0E49\u0E14\u0E34\u0E08\u0E34\u0E17\u0E31\u0E25",
      "\u0645\u064A\u0632\u0627\u0646 \u062D\u0631\u0627\u0631\u0629 \u0631\u0642\u0645\u064A",
      "digitales Fieberthermometer"
    ],
    words: [
      "fever thermometer",
      "\u4F53\u6E29\u8BA1, \u989D\u6E29\u67AA",
      "\u4F53\u6E29\u8A08, \u975E\u63A5\u89E6\u4F53\u6E29\u8A08",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E27\u0E31\u0E14\u0E44\u0E02\u0E49, \u0E40\u0E17\u0E2D\u0E23\u0E4C\u0E42\u0E21\u0E21\u0E34\u0E40\u0E15\u0E2D\u0E23\u0E4C",
      "\u062A\u0631\u0645\u0648\u0645\u062A\u0631, \u0645\u0642\u064A\u0627\u0633 \u062D\u0631\u0627\u0631\u0629",
      "Thermometer, Fiebermesser"
    ],
    about: [
      "A clear number, quickly, at any hour.",
      "Large digits, one button, a soft beep.",
      "It keeps the last reading for comparison.",
      "The tip wipes clean with alcohol."
    ],
    intro: [
      "\u8BFB\u6570\u6E05\u6670\uFF0C\u5355\u952E\u64CD\u4F5C\uFF0C\u81EA\u52A8\u8BB0\u5FC6\u4E0A\u6B21\u7ED3\u679C\u3002",
      "\u5927\u304D\u306A\u6570\u5B57\u3068\u30DC\u30BF\u30F3\u4E00\u3064\u3002\u524D\u56DE\u306E\u6E2C\u5B9A\u5024\u3082\u78BA\u8A8D\u3067\u304D\u307E\u3059\u3002",
      "\u0E15\u0E31\u0E27\u0E40\u0E25\u0E02\u0E43\u0E2B\u0E0D\u0E48\u0E2D\u0E48\u0E32\u0E19\u0E07\u0E48\u0E32\u0E22 \u0E1B\u0E38\u0E48\u0E21\u0E40\u0E14\u0E35\u0E22\u0E27 \u0E08\u0E33\u0E04\u0E48\u0E32\u0E04\u0E23\u0E31\u0E49\u0E07\u0E25\u0E48\u0E32\u0E2A\u0E38\u0E14",
      "\u0623\u0631\u0642\u0627\u0645 \u0643\u0628\u064A\u0631\u0629 \u0648\u0632\u0631 \u0648\u0627\u062D\u062F \u0648\u064A\u062D\u0641\u0638 \u0622\u062E\u0631 \u0642\u0631\u0627\u0621\u0629.",
      "Gro\xDFe Ziffern, eine Taste, der letzte Wert bleibt gespeichert."
    ],
    variants: [
      ["hl", "Ondo", 990, 32, "seconds:10 flexibletip waterproof"],
      ["hl", "Ondo Touchless", 2990, 120, "contactless seconds:1 memory:30"],
      ["kw", "Grad", 1290, 30, "seconds:8 waterproof memory:10"],
      ["cp", "Temp Ear", 2490, 85, "earfore seconds:1 memory:20"]
    ]
  },
  {
    id: "massage-ball",
    sub: "health.fitness",
    noun: ["massage ball", "\u6309\u6469\u7403", "\u30DE\u30C3\u30B5\u30FC\u30B8\u30DC\u30FC\u30EB", "\u0E25\u0E39\u0E01\u0E1A\u0E2D\u0E25\u0E19\u0E27\u0E14", "\u0643\u0631\u0629 \u062A\u062F\u0644\u064A\u0643", "Massageball"],
    words: [
      "trigger point ball, fascia ball",
      "\u7B4B\u819C\u7403, \u653E\u677E\u7403",
      "\u7B4B\u819C\u30EA\u30EA\u30FC\u30B9\u30DC\u30FC\u30EB, \u30C4\u30DC\u62BC\u3057",
      "\u0E1A\u0E2D\u0E25\u0E19\u0E27\u0E14\u0E01\u0E25\u0E49\u0E32\u0E21\u0E40\u0E19\u0E37\u0E49\u0E2D, \u0E25\u0E39\u0E01\u0E1A\u0E2D\u0E25\u0E04\u0E25\u0E32\u0E22\u0E40\u0E2A\u0E49\u0E19",
      "\u0643\u0631\u0629 \u0645\u0633\u0627\u062C, \u0643\u0631\u0629 \u0639\u0636\u0644\u0627\u062A",
      "Faszienball, Igelball"
    ],
    about: [
      "Rolls out tight shoulders against a wall, and tired feet on the floor.",
      "Small enough for a desk drawer or hand luggage.",
      "Firm, with a surface that grips and does not slip.",
      "Rinses clean under the tap."
    ],
    intro: [
      "\u9760\u5899\u653E\u677E\u80A9\u9888\u3001\u8E29\u7740\u653E\u677E\u8DB3\u5E95\uFF0C\u5C0F\u5DE7\u597D\u6536\u7EB3\u3002",
      "\u58C1\u3067\u80A9\u3092\u3001\u5E8A\u3067\u8DB3\u88CF\u3092\u307B\u3050\u305B\u308B\u624B\u306E\u3072\u3089\u30B5\u30A4\u30BA\u306E\u30DC\u30FC\u30EB\u3067\u3059\u3002",
      "\u0E01\u0E25\u0E34\u0E49\u0E07\u0E04\u0E25\u0E32\u0E22\u0E1A\u0E48\u0E32 \u0E44\u0E2B\u0E25\u0E48 \u0E41\u0E25\u0E30\u0E1D\u0E48\u0E32\u0E40\u0E17\u0E49\u0E32 \u0E02\u0E19\u0E32\u0E14\u0E1E\u0E01\u0E1E\u0E32",
      "\u0644\u0625\u0631\u062E\u0627\u0621 \u0627\u0644\u0643\u062A\u0641\u064A\u0646 \u0639\u0644\u0649 \u0627\u0644\u062D\u0627\u0626\u0637 \u0648\u0627\u0644\u0642\u062F\u0645\u064A\u0646 \u0639\u0644\u0649 \u0627\u0644\u0623\u0631\u0636.",
      "Lockert Schultern an der Wand und F\xFC\xDFe auf dem Boden."
    ],
    variants: [
      ["bm", "Nuad", 890, 150, "naturalrubber diameter=7_cm"],
      ["bm", "Nuad Duo", 1290, 260, "peanutshape naturalrubber diameter=6_cm"],
      ["kw", "Kork", 1490, 120, "cork diameter=8_cm"],
      ["cp", "Knot", 690, 140, "spiky diameter=8_cm setof:2"]
    ]
  },
  {
    id: "yoga-mat",
    sub: "health.fitness",
    noun: ["yoga mat", "\u745C\u4F3D\u57AB", "\u30E8\u30AC\u30DE\u30C3\u30C8", "\u0E40\u0E2A\u0E37\u0E48\u0E2D\u0E42\u0E22\u0E04\u0E30", "\u0633\u062C\u0627\u062F\u0629 \u064A\u0648\u063A\u0627", "Yogamatte"],
    words: [
      "exercise mat, pilates mat",
      "\u5065\u8EAB\u57AB, \u8FD0\u52A8\u57AB",
      "\u30A8\u30AF\u30B5\u30B5\u30A4\u30BA\u30DE\u30C3\u30C8, \u30D4\u30E9\u30C6\u30A3\u30B9\u30DE\u30C3\u30C8",
      "\u0E40\u0E2A\u0E37\u0E48\u0E2D\u0E2D\u0E2D\u0E01\u0E01\u0E33\u0E25\u0E31\u0E07\u0E01\u0E32\u0E22, \u0E41\u0E1C\u0E48\u0E19\u0E23\u0E2D\u0E07\u0E42\u0E22\u0E04\u0E30",
      "\u0633\u062C\u0627\u062F\u0629 \u062A\u0645\u0627\u0631\u064A\u0646, \u0645\u0627\u062A \u064A\u0648\u063A\u0627",
      "Gymnastikmatte, Fitnessmatte"
    ],
    about: [
      "Holds hands and feet in place, even when warm.",
      "Lies flat from the first day.",
      "Thick enough for knees, firm enough for balance.",
      "Wipes clean with a damp cloth."
    ],
    intro: [
      "\u9632\u6ED1\u8D34\u5730\uFF0C\u539A\u5EA6\u9002\u4E2D\uFF0C\u62A4\u819D\u53C8\u7A33\u3002",
      "\u624B\u8DB3\u304C\u6ED1\u308A\u306B\u304F\u304F\u3001\u3072\u3056\u306B\u3084\u3055\u3057\u3044\u539A\u307F\u3067\u3059\u3002",
      "\u0E22\u0E36\u0E14\u0E40\u0E01\u0E32\u0E30\u0E14\u0E35 \u0E1B\u0E39\u0E40\u0E23\u0E35\u0E22\u0E1A \u0E2B\u0E19\u0E32\u0E1E\u0E2D\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E40\u0E02\u0E48\u0E32\u0E41\u0E25\u0E30\u0E22\u0E31\u0E07\u0E17\u0E23\u0E07\u0E15\u0E31\u0E27\u0E44\u0E14\u0E49",
      "\u062A\u062B\u0628\u062A \u0627\u0644\u064A\u062F\u064A\u0646 \u0648\u0627\u0644\u0642\u062F\u0645\u064A\u0646 \u0648\u062A\u0646\u0628\u0633\u0637 \u0645\u0646 \u0623\u0648\u0644 \u064A\u0648\u0645.",
      "Rutschfest, liegt sofort flach und schont die Knie."
    ],
    variants: [
      ["bm", "Sukha", 3990, 1900, "naturalrubber thickness=5_mm nonslip"],
      ["kw", "Ruhe Kork", 5990, 2100, "cork naturalrubber thickness=4_mm"],
      ["iv", "Asana", 2990, 1300, "cotton washable30 thickness=3_mm"],
      ["cp", "Flow Mat", 1990, 950, "tpe thickness=6_mm strap"],
      ["cp", "Flow Travel", 2290, 780, "foldable tpe thickness=2_mm"]
    ]
  },
  {
    id: "face-cream",
    sub: "health.face",
    fixed: true,
    noun: ["face cream", "\u9762\u971C", "\u30D5\u30A7\u30A4\u30B9\u30AF\u30EA\u30FC\u30E0", "\u0E04\u0E23\u0E35\u0E21\u0E1A\u0E33\u0E23\u0E38\u0E07\u0E2B\u0E19\u0E49\u0E32", "\u0643\u0631\u064A\u0645 \u0644\u0644\u0648\u062C\u0647", "Gesichtscreme"],
    words: [
      "moisturiser, day cream",
      "\u4FDD\u6E7F\u9762\u971C, \u62A4\u80A4\u971C",
      "\u4FDD\u6E7F\u30AF\u30EA\u30FC\u30E0, \u30B9\u30AD\u30F3\u30AF\u30EA\u30FC\u30E0",
      "\u0E21\u0E2D\u0E22\u0E2A\u0E4C\u0E40\u0E08\u0E2D\u0E44\u0E23\u0E40\u0E0B\u0E2D\u0E23\u0E4C, \u0E04\u0E23\u0E35\u0E21\u0E17\u0E32\u0E2B\u0E19\u0E49\u0E32",
      "\u0645\u0631\u0637\u0628 \u0644\u0644\u0648\u062C\u0647, \u0643\u0631\u064A\u0645 \u0646\u0647\u0627\u0631\u064A",
      "Tagescreme, Feuchtigkeitscreme"
    ],
    about: [
      "A calm cream that leaves skin soft and not shiny.",
      "One jar for the whole year, day and night.",
      "It sits well under sunscreen and make-up.",
      "Close the lid after use; no spatula is needed."
    ],
    intro: [
      "\u4FDD\u6E7F\u4E0D\u6CB9\u817B\uFF0C\u65E5\u591C\u7686\u53EF\u7528\uFF0C\u5986\u524D\u4E5F\u670D\u5E16\u3002",
      "\u3057\u3063\u3068\u308A\u3059\u308B\u306E\u306B\u3079\u305F\u3064\u304B\u305A\u3001\u5316\u7CA7\u4E0B\u5730\u306E\u524D\u306B\u3082\u4F7F\u3048\u307E\u3059\u3002",
      "\u0E0A\u0E38\u0E48\u0E21\u0E0A\u0E37\u0E49\u0E19\u0E44\u0E21\u0E48\u0E21\u0E31\u0E19 \u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E17\u0E31\u0E49\u0E07\u0E01\u0E25\u0E32\u0E07\u0E27\u0E31\u0E19\u0E41\u0E25\u0E30\u0E01\u0E25\u0E32\u0E07\u0E04\u0E37\u0E19",
      "\u0643\u0631\u064A\u0645 \u0647\u0627\u062F\u0626 \u064A\u0631\u0637\u0628 \u062F\u0648\u0646 \u0644\u0645\u0639\u0627\u0646\u060C \u0644\u0644\u0646\u0647\u0627\u0631 \u0648\u0627\u0644\u0644\u064A\u0644.",
      "Pflegt ohne zu gl\xE4nzen, tags wie nachts."
    ],
    options: "volume:50 ml|100 ml+14",
    variants: [
      ["hl", "Suboon", 2690, 140, "ceramide sensitive fragrancefree"],
      ["hl", "Suboon Rich", 2990, 145, "shea ceramide dryskin"],
      ["om", "Cal\xEAndula", 1990, 130, "calendula organic vegan"],
      ["bm", "Dok Bua", 1790, 130, "lotus light vegan"]
    ]
  },
  {
    id: "sunscreen-tube",
    sub: "health.face",
    fixed: true,
    noun: ["sunscreen", "\u9632\u6652\u971C", "\u65E5\u713C\u3051\u6B62\u3081", "\u0E04\u0E23\u0E35\u0E21\u0E01\u0E31\u0E19\u0E41\u0E14\u0E14", "\u0648\u0627\u0642\u064A \u0634\u0645\u0633", "Sonnencreme"],
    words: [
      "sun cream, spf 50",
      "\u9632\u6652\u4E73, \u9632\u6652",
      "UV\u30AF\u30EA\u30FC\u30E0, UV\u30B1\u30A2",
      "\u0E01\u0E31\u0E19\u0E41\u0E14\u0E14, \u0E42\u0E25\u0E0A\u0E31\u0E48\u0E19\u0E01\u0E31\u0E19\u0E41\u0E14\u0E14",
      "\u0643\u0631\u064A\u0645 \u0634\u0645\u0633, \u0635\u0646 \u0628\u0644\u0648\u0643",
      "Sonnenschutz, Sonnenmilch"
    ],
    about: [
      "Goes on clear and stays where you put it.",
      "For every day, not only for the beach.",
      "Reapply after swimming and every two hours in the sun.",
      "It leaves no white cast on most skin tones."
    ],
    intro: [
      "\u8F7B\u8584\u4E0D\u6CDB\u767D\uFF0C\u65E5\u5E38\u901A\u52E4\u548C\u6D77\u8FB9\u90FD\u9002\u7528\uFF0C\u8BF7\u6BCF\u4E24\u5C0F\u65F6\u8865\u6D82\u3002",
      "\u767D\u304F\u306A\u308A\u306B\u304F\u304F\u666E\u6BB5\u4F7F\u3044\u306B\u3082\u30022\u6642\u9593\u3054\u3068\u306E\u5857\u308A\u76F4\u3057\u3092\u304A\u3059\u3059\u3081\u3057\u307E\u3059\u3002",
      "\u0E40\u0E19\u0E37\u0E49\u0E2D\u0E1A\u0E32\u0E07\u0E44\u0E21\u0E48\u0E17\u0E34\u0E49\u0E07\u0E04\u0E23\u0E32\u0E1A\u0E02\u0E32\u0E27 \u0E04\u0E27\u0E23\u0E17\u0E32\u0E0B\u0E49\u0E33\u0E17\u0E38\u0E01\u0E2A\u0E2D\u0E07\u0E0A\u0E31\u0E48\u0E27\u0E42\u0E21\u0E07",
      "\u0644\u0627 \u064A\u062A\u0631\u0643 \u0623\u062B\u0631\u064B\u0627 \u0623\u0628\u064A\u0636\u060C \u0648\u064A\u064F\u0639\u0627\u062F \u0648\u0636\u0639\u0647 \u0643\u0644 \u0633\u0627\u0639\u062A\u064A\u0646.",
      "Wei\xDFelt kaum; alle zwei Stunden nachcremen."
    ],
    options: "volume:50 ml|100 ml+7",
    variants: [
      ["hl", "Haetsal", 1890, 75, "spf:50 light fragrancefree"],
      ["hl", "Haetsal Tone", 2190, 75, "spf:50 tinted sensitive"],
      ["bm", "Talay", 1490, 80, "spf:50 reefsafe waterproof"],
      ["om", "Praia Kids", 1690, 85, "spf:50 kidsafe waterproof"]
    ]
  },
  {
    id: "aroma-diffuser",
    sub: "health.wellness",
    noun: [
      "aroma diffuser",
      "\u9999\u85B0\u673A",
      "\u30A2\u30ED\u30DE\u30C7\u30A3\u30D5\u30E5\u30FC\u30B6\u30FC",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1E\u0E48\u0E19\u0E2D\u0E42\u0E23\u0E21\u0E32",
      "\u0641\u0648\u0627\u062D\u0629 \u0639\u0637\u0631\u064A\u0629",
      "Aroma-Diffuser"
    ],
    words: [
      "oil diffuser, humidifier",
      "\u52A0\u6E7F\u5668, \u6269\u9999\u673A",
      "\u52A0\u6E7F\u5668, \u30A2\u30ED\u30DE\u52A0\u6E7F\u5668",
      "\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E01\u0E23\u0E30\u0E08\u0E32\u0E22\u0E01\u0E25\u0E34\u0E48\u0E19, \u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E17\u0E33\u0E04\u0E27\u0E32\u0E21\u0E0A\u0E37\u0E49\u0E19",
      "\u0645\u0648\u0632\u0639 \u0632\u064A\u0648\u062A, \u0645\u0631\u0637\u0628 \u0647\u0648\u0627\u0621",
      "Duftlampe, Raumbefeuchter"
    ],
    about: [
      "A fine, cool mist and a scent you choose yourself.",
      "Quiet enough for the bedroom.",
      "It switches off when the water runs out.",
      "The light can be dimmed or turned off altogether."
    ],
    intro: [
      "\u96FE\u6C14\u7EC6\u817B\u3001\u8FD0\u8F6C\u5B89\u9759\uFF0C\u6C34\u5C3D\u81EA\u52A8\u65AD\u7535\u3002",
      "\u7D30\u304B\u306A\u30DF\u30B9\u30C8\u3068\u9759\u304B\u306A\u904B\u8EE2\u3002\u6C34\u304C\u306A\u304F\u306A\u308B\u3068\u81EA\u52D5\u3067\u6B62\u307E\u308A\u307E\u3059\u3002",
      "\u0E44\u0E2D\u0E40\u0E22\u0E47\u0E19\u0E25\u0E30\u0E40\u0E2D\u0E35\u0E22\u0E14 \u0E40\u0E07\u0E35\u0E22\u0E1A \u0E1B\u0E34\u0E14\u0E40\u0E2D\u0E07\u0E40\u0E21\u0E37\u0E48\u0E2D\u0E19\u0E49\u0E33\u0E2B\u0E21\u0E14",
      "\u0631\u0630\u0627\u0630 \u0646\u0627\u0639\u0645 \u0648\u0635\u0648\u062A \u062E\u0627\u0641\u062A \u0648\u062A\u062A\u0648\u0642\u0641 \u0639\u0646\u062F \u0646\u0641\u0627\u062F \u0627\u0644\u0645\u0627\u0621.",
      "Feiner, k\xFChler Nebel, leise und mit Abschaltautomatik."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["bm", "Mok", 2990, 460, "capacity=200_ml ceramic timer"],
      ["hk", "Kiri", 4990, 520, "wood capacity=250_ml quiet"],
      ["cp", "Mist", 1990, 380, "capacity=300_ml timer nightlight"],
      ["om", "N\xE9voa", 3490, 490, "ceramic capacity=150_ml nightlight"]
    ]
  },
  {
    id: "first-aid-kit",
    sub: "health.care",
    noun: ["first aid kit", "\u6025\u6551\u5305", "\u6551\u6025\u30BB\u30C3\u30C8", "\u0E0A\u0E38\u0E14\u0E1B\u0E10\u0E21\u0E1E\u0E22\u0E32\u0E1A\u0E32\u0E25", "\u062D\u0642\u064A\u0628\u0629 \u0625\u0633\u0639\u0627\u0641\u0627\u062A \u0623\u0648\u0644\u064A\u0629", "Erste-Hilfe-Set"],
    words: [
      "medical kit, plasters",
      "\u533B\u836F\u5305, \u5BB6\u7528\u6025\u6551\u7BB1",
      "\u6551\u6025\u7BB1, \u5FDC\u6025\u30BB\u30C3\u30C8",
      "\u0E01\u0E25\u0E48\u0E2D\u0E07\u0E1B\u0E10\u0E21\u0E1E\u0E22\u0E32\u0E1A\u0E32\u0E25, \u0E0A\u0E38\u0E14\u0E17\u0E33\u0E41\u0E1C\u0E25",
      "\u0634\u0646\u0637\u0629 \u0625\u0633\u0639\u0627\u0641, \u0639\u062F\u0629 \u0637\u0628\u064A\u0629",
      "Verbandskasten, Notfallset"
    ],
    about: [
      "Plasters, bandages and the small things one looks for in a hurry.",
      "Everything has its place, so you find it with one hand.",
      "A printed card explains the first steps.",
      "Refill packs are available."
    ],
    intro: [
      "\u5E38\u7528\u6025\u6551\u7528\u54C1\u5206\u533A\u6536\u7EB3\uFF0C\u9644\u6025\u6551\u6B65\u9AA4\u5361\u3002",
      "\u5FC5\u8981\u306A\u3082\u306E\u3092\u4ED5\u5207\u3063\u3066\u53CE\u7D0D\u3002\u624B\u9806\u30AB\u30FC\u30C9\u4ED8\u304D\u3067\u3059\u3002",
      "\u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C\u0E08\u0E33\u0E40\u0E1B\u0E47\u0E19\u0E08\u0E31\u0E14\u0E40\u0E1B\u0E47\u0E19\u0E0A\u0E48\u0E2D\u0E07 \u0E21\u0E35\u0E01\u0E32\u0E23\u0E4C\u0E14\u0E02\u0E31\u0E49\u0E19\u0E15\u0E2D\u0E19\u0E1B\u0E10\u0E21\u0E1E\u0E22\u0E32\u0E1A\u0E32\u0E25",
      "\u0644\u0648\u0627\u0632\u0645 \u0627\u0644\u0625\u0633\u0639\u0627\u0641 \u0645\u0631\u062A\u0628\u0629 \u0648\u0645\u0639\u0647\u0627 \u0628\u0637\u0627\u0642\u0629 \u0628\u0627\u0644\u062E\u0637\u0648\u0627\u062A \u0627\u0644\u0623\u0648\u0644\u0649.",
      "Alles N\xF6tige griffbereit sortiert, mit Anleitungskarte."
    ],
    variants: [
      ["kw", "Pflaster S", 1490, 240, "pieces:42 compact"],
      ["kw", "Pflaster Haus", 3490, 980, "pieces:120 wallmount"],
      ["fj", "Fj\xE4ll Aid", 2490, 310, "waterproof pieces:58"],
      ["cp", "Car Aid", 1990, 620, "pieces:86 case"]
    ]
  },
  {
    id: "bath-sponge",
    sub: "health.body",
    fixed: true,
    noun: ["bath sponge", "\u6C90\u6D74\u6D77\u7EF5", "\u30DC\u30C7\u30A3\u30B9\u30DD\u30F3\u30B8", "\u0E1F\u0E2D\u0E07\u0E19\u0E49\u0E33\u0E2D\u0E32\u0E1A\u0E19\u0E49\u0E33", "\u0625\u0633\u0641\u0646\u062C\u0629 \u0627\u0633\u062A\u062D\u0645\u0627\u0645", "Badeschwamm"],
    words: [
      "sponge, body scrubber",
      "\u6D74\u68C9, \u6413\u6FA1\u6D77\u7EF5",
      "\u30D0\u30B9\u30B9\u30DD\u30F3\u30B8, \u4F53\u6D17\u3044",
      "\u0E43\u0E22\u0E02\u0E31\u0E14\u0E15\u0E31\u0E27, \u0E1F\u0E2D\u0E07\u0E19\u0E49\u0E33",
      "\u0644\u064A\u0641\u0629, \u0625\u0633\u0641\u0646\u062C\u0629",
      "Schwamm, Duschschwamm"
    ],
    about: [
      "Makes much lather from little soap.",
      "Soft when wet, and it dries quickly on its cord.",
      "Gentle enough for children.",
      "Replace it after about three months."
    ],
    intro: [
      "\u5C11\u91CF\u6C90\u6D74\u9732\u5373\u53EF\u8D77\u4E30\u5BCC\u6CE1\u6CAB\uFF0C\u89E6\u611F\u67D4\u8F6F\uFF0C\u5FEB\u5E72\u3002",
      "\u5C11\u3057\u306E\u77F3\u3051\u3093\u3067\u3088\u304F\u6CE1\u7ACB\u3061\u3001\u3084\u308F\u3089\u304B\u304F\u4E7E\u304D\u3082\u901F\u3044\u3002",
      "\u0E1F\u0E2D\u0E07\u0E40\u0E22\u0E2D\u0E30\u0E43\u0E0A\u0E49\u0E2A\u0E1A\u0E39\u0E48\u0E19\u0E49\u0E2D\u0E22 \u0E19\u0E38\u0E48\u0E21 \u0E41\u0E2B\u0E49\u0E07\u0E44\u0E27",
      "\u0631\u063A\u0648\u0629 \u0643\u062B\u064A\u0631\u0629 \u0628\u0635\u0627\u0628\u0648\u0646 \u0642\u0644\u064A\u0644\u060C \u0646\u0627\u0639\u0645\u0629 \u0648\u0633\u0631\u064A\u0639\u0629 \u0627\u0644\u062C\u0641\u0627\u0641.",
      "Viel Schaum aus wenig Seife, weich und schnell trocken."
    ],
    options: "pack:1|2|4",
    variants: [
      ["el", "Kese", 590, 40, "woven exfoliating"],
      ["bm", "Buab", 490, 35, "loofah exfoliating"],
      ["om", "Espuma", 690, 30, "konjac sensitive"],
      ["hl", "Geopum", 790, 45, "softfoam kidsafe"]
    ]
  }
];

// apps/api/db/demo/product-types/mens.ts
var mens = [
  {
    id: "leather-belt",
    sub: "mens.accessories",
    noun: [
      "men\u2019s leather belt",
      "\u7537\u58EB\u76AE\u5E26",
      "\u30E1\u30F3\u30BA\u30EC\u30B6\u30FC\u30D9\u30EB\u30C8",
      "\u0E40\u0E02\u0E47\u0E21\u0E02\u0E31\u0E14\u0E2B\u0E19\u0E31\u0E07\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22",
      "\u062D\u0632\u0627\u0645 \u062C\u0644\u062F \u0631\u062C\u0627\u0644\u064A",
      "Herren-Lederg\xFCrtel"
    ],
    words: [
      "belt, dress belt",
      "\u8170\u5E26, \u771F\u76AE\u76AE\u5E26",
      "\u30D9\u30EB\u30C8, \u672C\u9769\u30D9\u30EB\u30C8",
      "\u0E40\u0E02\u0E47\u0E21\u0E02\u0E31\u0E14, \u0E40\u0E02\u0E47\u0E21\u0E02\u0E31\u0E14\u0E2B\u0E19\u0E31\u0E07\u0E41\u0E17\u0E49",
      "\u062D\u0632\u0627\u0645, \u062D\u0632\u0627\u0645 \u062C\u0644\u062F \u0637\u0628\u064A\u0639\u064A",
      "G\xFCrtel, Herreng\xFCrtel"
    ],
    about: [
      "A belt that softens with wear and keeps its line.",
      "Plain enough for a suit, sturdy enough for jeans.",
      "The buckle is screwed on, so it can be changed.",
      "Choose the size by your trouser waist."
    ],
    intro: [
      "\u8D8A\u7528\u8D8A\u67D4\u8F6F\uFF0C\u642D\u897F\u88C5\u6216\u725B\u4ED4\u90FD\u5408\u9002\u3002",
      "\u4F7F\u3046\u307B\u3069\u306A\u3058\u307F\u3001\u30B9\u30FC\u30C4\u306B\u3082\u30C7\u30CB\u30E0\u306B\u3082\u5408\u308F\u305B\u3084\u3059\u3044\u4E00\u672C\u3067\u3059\u3002",
      "\u0E22\u0E34\u0E48\u0E07\u0E43\u0E0A\u0E49\u0E22\u0E34\u0E48\u0E07\u0E19\u0E38\u0E48\u0E21 \u0E40\u0E02\u0E49\u0E32\u0E01\u0E31\u0E1A\u0E2A\u0E39\u0E17\u0E41\u0E25\u0E30\u0E22\u0E35\u0E19\u0E2A\u0E4C",
      "\u064A\u0644\u064A\u0646 \u0645\u0639 \u0627\u0644\u0627\u0633\u062A\u0639\u0645\u0627\u0644 \u0648\u064A\u0646\u0627\u0633\u0628 \u0627\u0644\u0628\u062F\u0644\u0629 \u0648\u0627\u0644\u062C\u064A\u0646\u0632.",
      "Wird mit der Zeit weicher und passt zu Anzug wie Jeans."
    ],
    options: "length:85 cm|95 cm|105 cm|115 cm",
    variants: [
      ["bl", "Arno", 5990, 220, "fullgrain width=3.5_cm brass"],
      ["bl", "Arno Sottile", 5490, 190, "calf width=3_cm brass"],
      ["ch", "Harness", 4490, 290, "fullgrain width=4_cm handmade"],
      ["el", "Deri", 3290, 230, "vegtan width=3.5_cm brass"]
    ]
  },
  {
    id: "leather-wallet",
    sub: "mens.accessories",
    noun: [
      "men\u2019s leather wallet",
      "\u7537\u58EB\u94B1\u5305",
      "\u30E1\u30F3\u30BA\u8CA1\u5E03",
      "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E2A\u0E15\u0E32\u0E07\u0E04\u0E4C\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22",
      "\u0645\u062D\u0641\u0638\u0629 \u062C\u0644\u062F \u0631\u062C\u0627\u0644\u064A\u0629",
      "Herren-Geldb\xF6rse"
    ],
    words: [
      "wallet, card holder",
      "\u94B1\u5939, \u5361\u5305",
      "\u4E8C\u3064\u6298\u308A\u8CA1\u5E03, \u30AB\u30FC\u30C9\u30B1\u30FC\u30B9",
      "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E40\u0E07\u0E34\u0E19, \u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E43\u0E2A\u0E48\u0E1A\u0E31\u0E15\u0E23",
      "\u0645\u062D\u0641\u0638\u0629, \u062D\u0627\u0641\u0638\u0629 \u0628\u0637\u0627\u0642\u0627\u062A",
      "Portemonnaie, Kartenetui"
    ],
    about: [
      "Slim in the pocket, with room for what you carry.",
      "Leather that shows its history rather than its age.",
      "Edges are painted by hand and stitched with waxed thread.",
      "A layer in the lining blocks contactless readers."
    ],
    intro: [
      "\u8F7B\u8584\u597D\u88C5\uFF0C\u624B\u5DE5\u5C01\u8FB9\uFF0C\u5939\u5C42\u53EF\u9632\u76D7\u5237\u3002",
      "\u8584\u578B\u3067\u5FC5\u8981\u306A\u679A\u6570\u304C\u3057\u3063\u304B\u308A\u5165\u308A\u3001\u30B9\u30AD\u30DF\u30F3\u30B0\u9632\u6B62\u4ED8\u304D\u3067\u3059\u3002",
      "\u0E1A\u0E32\u0E07\u0E1E\u0E01\u0E2A\u0E1A\u0E32\u0E22 \u0E40\u0E22\u0E47\u0E1A\u0E21\u0E37\u0E2D \u0E21\u0E35\u0E0A\u0E31\u0E49\u0E19\u0E1B\u0E49\u0E2D\u0E07\u0E01\u0E31\u0E19\u0E01\u0E32\u0E23\u0E2A\u0E41\u0E01\u0E19\u0E1A\u0E31\u0E15\u0E23",
      "\u0646\u062D\u064A\u0641\u0629 \u0648\u0645\u062A\u0633\u0639\u0629 \u0644\u0645\u0627 \u062A\u062D\u062A\u0627\u062C\u0647 \u0645\u0639 \u062D\u0645\u0627\u064A\u0629 \u0645\u0646 \u0627\u0644\u0642\u0631\u0627\u0621\u0629 \u0627\u0644\u0644\u0627\u0633\u0644\u0643\u064A\u0629.",
      "Schlank in der Tasche, handversiegelte Kanten und Ausleseschutz."
    ],
    variants: [
      ["bl", "Tasca", 5990, 85, "calf cards:8 coinpocket"],
      ["bl", "Tasca Lunga", 7990, 130, "calf cards:12 zip"],
      ["ch", "Fieldfold", 4490, 95, "fullgrain cards:6 handmade"],
      ["kw", "Etui", 3990, 48, "vegtan cards:5 slim"]
    ]
  },
  {
    id: "wrist-watch",
    sub: "mens.accessories",
    noun: ["men\u2019s watch", "\u7537\u58EB\u624B\u8868", "\u30E1\u30F3\u30BA\u8155\u6642\u8A08", "\u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32\u0E02\u0E49\u0E2D\u0E21\u0E37\u0E2D\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22", "\u0633\u0627\u0639\u0629 \u064A\u062F \u0631\u062C\u0627\u0644\u064A\u0629", "Herrenarmbanduhr"],
    words: [
      "wrist watch, automatic watch",
      "\u624B\u8868, \u8155\u8868",
      "\u8155\u6642\u8A08, \u81EA\u52D5\u5DFB\u304D",
      "\u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22, \u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32",
      "\u0633\u0627\u0639\u0629, \u0633\u0627\u0639\u0629 \u064A\u062F",
      "Armbanduhr, Uhr"
    ],
    about: [
      "A clear dial, thin hands, and nothing to set but the time.",
      "A watch for the office that does not mind a wet weekend.",
      "The strap changes without tools.",
      "Movement and seals can be serviced by any watchmaker."
    ],
    intro: [
      "\u8868\u76D8\u7B80\u6D01\u6613\u8BFB\uFF0C\u8868\u5E26\u514D\u5DE5\u5177\u66F4\u6362\u3002",
      "\u898B\u3084\u3059\u3044\u6587\u5B57\u76E4\u3067\u3001\u30D9\u30EB\u30C8\u306F\u5DE5\u5177\u306A\u3057\u3067\u4EA4\u63DB\u3067\u304D\u307E\u3059\u3002",
      "\u0E2B\u0E19\u0E49\u0E32\u0E1B\u0E31\u0E14\u0E2D\u0E48\u0E32\u0E19\u0E07\u0E48\u0E32\u0E22 \u0E40\u0E1B\u0E25\u0E35\u0E48\u0E22\u0E19\u0E2A\u0E32\u0E22\u0E44\u0E14\u0E49\u0E44\u0E21\u0E48\u0E15\u0E49\u0E2D\u0E07\u0E43\u0E0A\u0E49\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E21\u0E37\u0E2D",
      "\u0645\u064A\u0646\u0627\u0621 \u0648\u0627\u0636\u062D \u0648\u0633\u0648\u0627\u0631 \u064A\u064F\u0628\u062F\u0644 \u062F\u0648\u0646 \u0623\u062F\u0648\u0627\u062A.",
      "Klares Zifferblatt; das Band l\xE4sst sich ohne Werkzeug wechseln."
    ],
    variants: [
      ["kw", "Minute 38", 14900, 58, "quartz sapphire diameter=38_mm atm:5"],
      ["kw", "Minute Automatik", 34900, 72, "automaticmove sapphire diameter=40_mm atm:10"],
      ["hk", "Kisei", 24900, 66, "automaticmove diameter=39_mm atm:5"],
      ["fj", "Dykare", 19900, 96, "atm:20 quartz diameter=42_mm"],
      ["cp", "Plain", 4990, 46, "quartz diameter=40_mm atm:3"]
    ]
  },
  {
    id: "sunglasses",
    sub: "mens.accessories",
    noun: [
      "men\u2019s sunglasses",
      "\u7537\u58EB\u592A\u9633\u955C",
      "\u30E1\u30F3\u30BA\u30B5\u30F3\u30B0\u30E9\u30B9",
      "\u0E41\u0E27\u0E48\u0E19\u0E01\u0E31\u0E19\u0E41\u0E14\u0E14\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22",
      "\u0646\u0638\u0627\u0631\u0629 \u0634\u0645\u0633\u064A\u0629 \u0631\u062C\u0627\u0644\u064A\u0629",
      "Herren-Sonnenbrille"
    ],
    words: [
      "shades, sun glasses",
      "\u58A8\u955C, \u592A\u9633\u773C\u955C",
      "\u30B5\u30F3\u30B0\u30E9\u30B9, \u504F\u5149\u30B5\u30F3\u30B0\u30E9\u30B9",
      "\u0E41\u0E27\u0E48\u0E19\u0E01\u0E31\u0E19\u0E41\u0E14\u0E14, \u0E41\u0E27\u0E48\u0E19\u0E15\u0E32",
      "\u0646\u0638\u0627\u0631\u0627\u062A \u0634\u0645\u0633, \u0646\u0638\u0627\u0631\u0629",
      "Sonnenbrille, Brille"
    ],
    about: [
      "Light on the nose and steady at the temples.",
      "Takes the glare off water and windscreens.",
      "Five-barrel hinges with screws that can be tightened.",
      "Case and cloth are included."
    ],
    intro: [
      "\u4F69\u6234\u8F7B\u76C8\uFF0C\u6709\u6548\u51CF\u5C11\u6C34\u9762\u548C\u6321\u98CE\u73BB\u7483\u7684\u7729\u5149\uFF0C\u9644\u955C\u76D2\u955C\u5E03\u3002",
      "\u8EFD\u304F\u3066\u305A\u308C\u306B\u304F\u304F\u3001\u6C34\u9762\u3084\u8ECA\u306E\u307E\u3076\u3057\u3055\u3092\u6291\u3048\u307E\u3059\u3002\u30B1\u30FC\u30B9\u4ED8\u304D\u3002",
      "\u0E40\u0E1A\u0E32\u0E44\u0E21\u0E48\u0E40\u0E25\u0E37\u0E48\u0E2D\u0E19\u0E2B\u0E25\u0E38\u0E14 \u0E25\u0E14\u0E41\u0E2A\u0E07\u0E2A\u0E30\u0E17\u0E49\u0E2D\u0E19 \u0E21\u0E35\u0E01\u0E25\u0E48\u0E2D\u0E07\u0E41\u0E25\u0E30\u0E1C\u0E49\u0E32\u0E40\u0E0A\u0E47\u0E14\u0E43\u0E2B\u0E49",
      "\u062E\u0641\u064A\u0641\u0629 \u0648\u062B\u0627\u0628\u062A\u0629 \u0648\u062A\u0642\u0644\u0644 \u0627\u0644\u0648\u0647\u062C\u060C \u0645\u0639 \u0639\u0644\u0628\u0629 \u0648\u0642\u0637\u0639\u0629 \u0642\u0645\u0627\u0634.",
      "Sitzt leicht und sicher, nimmt die Blendung; mit Etui und Tuch."
    ],
    variants: [
      ["bl", "Lido", 8990, 28, "acetate polarised uv400"],
      ["bl", "Lido Tondo", 9490, 26, "roundframe acetate uv400"],
      ["ch", "Breakwater", 4990, 30, "polarised recycled uv400"],
      ["cp", "Shade", 1990, 24, "lightweight uv400 polarised"]
    ]
  },
  {
    id: "mens-t-shirt",
    sub: "mens.tops",
    noun: ["men\u2019s T-shirt", "\u7537\u58EBT\u6064", "\u30E1\u30F3\u30BAT\u30B7\u30E3\u30C4", "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E22\u0E37\u0E14\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22", "\u062A\u064A\u0634\u064A\u0631\u062A \u0631\u062C\u0627\u0644\u064A", "Herren-T-Shirt"],
    words: [
      "tee, cotton t-shirt",
      "T\u6064, \u77ED\u8896",
      "T\u30B7\u30E3\u30C4, \u534A\u8896\u30B7\u30E3\u30C4",
      "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E22\u0E37\u0E14, \u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E04\u0E2D\u0E01\u0E25\u0E21",
      "\u062A\u064A \u0634\u064A\u0631\u062A, \u0642\u0645\u064A\u0635 \u0642\u0637\u0646\u064A",
      "T-Shirt, Shirt"
    ],
    about: [
      "The T-shirt you reach for first.",
      "A straight cut that keeps its shape in the wash.",
      "Shoulder seams are taped and the neck is doubled.",
      "Pre-washed, so it hardly shrinks."
    ],
    intro: [
      "\u7248\u578B\u5229\u843D\uFF0C\u9886\u53E3\u4E0D\u6613\u53D8\u5F62\uFF0C\u7ECF\u8FC7\u9884\u7F29\u5904\u7406\u3002",
      "\u578B\u5D29\u308C\u3057\u306B\u304F\u3044\u5B9A\u756A\u306E\u4E00\u679A\u3002\u6D17\u6FEF\u306B\u3088\u308B\u7E2E\u307F\u3082\u6291\u3048\u3066\u3044\u307E\u3059\u3002",
      "\u0E17\u0E23\u0E07\u0E15\u0E23\u0E07\u0E44\u0E21\u0E48\u0E22\u0E49\u0E27\u0E22 \u0E04\u0E2D\u0E44\u0E21\u0E48\u0E22\u0E37\u0E14 \u0E1C\u0E48\u0E32\u0E19\u0E01\u0E32\u0E23\u0E0B\u0E31\u0E01\u0E2B\u0E14\u0E41\u0E25\u0E49\u0E27",
      "\u0642\u0635\u0629 \u0645\u0633\u062A\u0642\u064A\u0645\u0629 \u062A\u062D\u0627\u0641\u0638 \u0639\u0644\u0649 \u0634\u0643\u0644\u0647\u0627 \u0648\u0644\u0627 \u062A\u0646\u0643\u0645\u0634 \u062A\u0642\u0631\u064A\u0628\u064B\u0627.",
      "Gerader Schnitt, formstabil und vorgewaschen."
    ],
    options: "clothes",
    variants: [
      ["fj", "Vardag", 2490, 190, "organiccotton regular gsm:190"],
      ["ch", "Dock Tee", 2290, 230, "cotton heavyweight gsm:240"],
      ["el", "Pamuk", 1690, 170, "cotton slimfit gsm:170"],
      ["bl", "Girocollo", 3490, 160, "mercerised slimfit gsm:150"],
      ["cp", "Dry Tee", 1290, 140, "quickdry regular recycled"]
    ]
  },
  {
    id: "jeans",
    sub: "mens.trousers",
    fixed: true,
    noun: ["men\u2019s jeans", "\u7537\u58EB\u725B\u4ED4\u88E4", "\u30E1\u30F3\u30BA\u30B8\u30FC\u30F3\u30BA", "\u0E01\u0E32\u0E07\u0E40\u0E01\u0E07\u0E22\u0E35\u0E19\u0E2A\u0E4C\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22", "\u062C\u064A\u0646\u0632 \u0631\u062C\u0627\u0644\u064A", "Herrenjeans"],
    words: [
      "denim, trousers",
      "\u725B\u4ED4\u88E4, \u957F\u88E4",
      "\u30B8\u30FC\u30F3\u30BA, \u30C7\u30CB\u30E0\u30D1\u30F3\u30C4",
      "\u0E22\u0E35\u0E19\u0E2A\u0E4C, \u0E01\u0E32\u0E07\u0E40\u0E01\u0E07\u0E02\u0E32\u0E22\u0E32\u0E27",
      "\u0628\u0646\u0637\u0644\u0648\u0646 \u062C\u064A\u0646\u0632, \u062C\u064A\u0646\u0632",
      "Jeans, Jeanshose"
    ],
    about: [
      "Denim with weight, cut to last through changes of fashion.",
      "Firm at first and yours after a month.",
      "Pockets are deep and lined in strong cotton.",
      "Wash cold and inside out to keep the colour."
    ],
    intro: [
      "\u9762\u6599\u539A\u5B9E\uFF0C\u8D8A\u7A7F\u8D8A\u5408\u8EAB\uFF0C\u5EFA\u8BAE\u51B7\u6C34\u53CD\u9762\u6D17\u3002",
      "\u3057\u3063\u304B\u308A\u3057\u305F\u751F\u5730\u3067\u3001\u306F\u304F\u307B\u3069\u4F53\u306B\u306A\u3058\u307F\u307E\u3059\u3002",
      "\u0E1C\u0E49\u0E32\u0E2B\u0E19\u0E32\u0E17\u0E19 \u0E43\u0E2A\u0E48\u0E41\u0E25\u0E49\u0E27\u0E40\u0E02\u0E49\u0E32\u0E17\u0E23\u0E07 \u0E04\u0E27\u0E23\u0E01\u0E25\u0E31\u0E1A\u0E14\u0E49\u0E32\u0E19\u0E0B\u0E31\u0E01\u0E19\u0E49\u0E33\u0E40\u0E22\u0E47\u0E19",
      "\u0642\u0645\u0627\u0634 \u0645\u062A\u064A\u0646 \u064A\u0623\u062E\u0630 \u0634\u0643\u0644 \u062C\u0633\u0645\u0643\u060C \u0648\u064A\u064F\u063A\u0633\u0644 \u0628\u0627\u0631\u062F\u064B\u0627 \u0648\u0645\u0642\u0644\u0648\u0628\u064B\u0627.",
      "Fester Denim, der sich eintr\xE4gt; kalt und auf links waschen."
    ],
    options: "waist:30|31|32|33|34|36",
    variants: [
      ["ch", "Foundry", 7990, 760, "selvedge straight cotton"],
      ["ch", "Foundry Slim", 6990, 700, "slimfit stretch"],
      ["el", "G\xF6ky\xFCz\xFC", 4990, 650, "stretch regular"],
      ["hk", "Aizome", 14900, 820, "selvedge relaxed cotton"]
    ]
  },
  {
    id: "shirt-and-tie",
    sub: "mens.tops",
    fixed: true,
    noun: [
      "men\u2019s shirt and tie set",
      "\u7537\u58EB\u886C\u886B\u9886\u5E26\u5957\u88C5",
      "\u30B7\u30E3\u30C4\uFF06\u30CD\u30AF\u30BF\u30A4\u30BB\u30C3\u30C8",
      "\u0E0A\u0E38\u0E14\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E40\u0E0A\u0E34\u0E49\u0E15\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E40\u0E19\u0E04\u0E44\u0E17",
      "\u0637\u0642\u0645 \u0642\u0645\u064A\u0635 \u0648\u0631\u0628\u0637\u0629 \u0639\u0646\u0642",
      "Hemd-Krawatten-Set"
    ],
    words: [
      "dress shirt, tie",
      "\u886C\u886B, \u9886\u5E26",
      "\u30EF\u30A4\u30B7\u30E3\u30C4, \u30CD\u30AF\u30BF\u30A4",
      "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E40\u0E0A\u0E34\u0E49\u0E15\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22, \u0E40\u0E19\u0E04\u0E44\u0E17",
      "\u0642\u0645\u064A\u0635 \u0631\u0633\u0645\u064A, \u0643\u0631\u0627\u0641\u062A\u0629",
      "Businesshemd, Krawatte"
    ],
    about: [
      "A shirt and a tie chosen to go together.",
      "For interviews, weddings and the days that need a collar.",
      "The collar takes removable stays.",
      "The tie is seven centimetres at its widest."
    ],
    intro: [
      "\u886C\u886B\u4E0E\u9886\u5E26\u5DF2\u914D\u597D\u8272\uFF0C\u9762\u8BD5\u3001\u5A5A\u793C\u90FD\u5F97\u4F53\u3002",
      "\u8272\u5408\u308F\u305B\u6E08\u307F\u306E\u30B7\u30E3\u30C4\u3068\u30CD\u30AF\u30BF\u30A4\u3002\u9762\u63A5\u3084\u5F0F\u5178\u306B\u3069\u3046\u305E\u3002",
      "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E01\u0E31\u0E1A\u0E40\u0E19\u0E04\u0E44\u0E17\u0E08\u0E31\u0E1A\u0E04\u0E39\u0E48\u0E2A\u0E35\u0E41\u0E25\u0E49\u0E27 \u0E40\u0E2B\u0E21\u0E32\u0E30\u0E01\u0E31\u0E1A\u0E2A\u0E31\u0E21\u0E20\u0E32\u0E29\u0E13\u0E4C\u0E07\u0E32\u0E19\u0E41\u0E25\u0E30\u0E07\u0E32\u0E19\u0E41\u0E15\u0E48\u0E07",
      "\u0642\u0645\u064A\u0635 \u0648\u0631\u0628\u0637\u0629 \u0645\u062A\u0646\u0627\u0633\u0642\u0627\u0646 \u0644\u0644\u0645\u0642\u0627\u0628\u0644\u0627\u062A \u0648\u0627\u0644\u0645\u0646\u0627\u0633\u0628\u0627\u062A.",
      "Hemd und Krawatte, aufeinander abgestimmt, f\xFCr Gespr\xE4ch und Fest."
    ],
    options: "collar:38|39|40|41|42|43",
    variants: [
      ["bl", "Milano Set", 8990, 380, "poplin slimfit silktie"],
      ["bl", "Milano Twill", 9990, 410, "twill regular silktie"],
      ["el", "Ofis", 4490, 360, "easyiron regular"],
      ["iv", "Oxford Set", 3990, 390, "oxford cottontie slimfit"]
    ]
  },
  {
    id: "overcoat",
    sub: "mens.outerwear",
    noun: ["men\u2019s overcoat", "\u7537\u58EB\u5927\u8863", "\u30E1\u30F3\u30BA\u30B3\u30FC\u30C8", "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E42\u0E04\u0E49\u0E17\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22", "\u0645\u0639\u0637\u0641 \u0631\u062C\u0627\u0644\u064A", "Herrenmantel"],
    words: [
      "coat, winter coat",
      "\u5916\u5957, \u6BDB\u5462\u5927\u8863",
      "\u30C1\u30A7\u30B9\u30BF\u30FC\u30B3\u30FC\u30C8, \u30AA\u30FC\u30D0\u30FC\u30B3\u30FC\u30C8",
      "\u0E42\u0E04\u0E49\u0E17, \u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E01\u0E31\u0E19\u0E2B\u0E19\u0E32\u0E27",
      "\u0628\u0627\u0644\u0637\u0648, \u0645\u0639\u0637\u0641 \u0634\u062A\u0648\u064A",
      "Mantel, Wintermantel"
    ],
    about: [
      "A long coat that closes out the wind and opens well over a jacket.",
      "Cut with room at the shoulder and little fuss elsewhere.",
      "Two inner pockets, one with a button.",
      "Brush it after wear and hang it on a broad hanger."
    ],
    intro: [
      "\u957F\u6B3E\u9632\u98CE\uFF0C\u53EF\u53E0\u7A7F\u897F\u88C5\uFF0C\u5185\u6709\u53CC\u53E3\u888B\u3002",
      "\u98A8\u3092\u901A\u3057\u306B\u304F\u3044\u9577\u3081\u306E\u4E08\u3067\u3001\u30B8\u30E3\u30B1\u30C3\u30C8\u306E\u4E0A\u306B\u3082\u7740\u3089\u308C\u307E\u3059\u3002",
      "\u0E17\u0E23\u0E07\u0E22\u0E32\u0E27\u0E01\u0E31\u0E19\u0E25\u0E21 \u0E43\u0E2A\u0E48\u0E17\u0E31\u0E1A\u0E2A\u0E39\u0E17\u0E44\u0E14\u0E49 \u0E21\u0E35\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E43\u0E19\u0E2A\u0E2D\u0E07\u0E0A\u0E48\u0E2D\u0E07",
      "\u0645\u0639\u0637\u0641 \u0637\u0648\u064A\u0644 \u064A\u0642\u064A \u0645\u0646 \u0627\u0644\u0631\u064A\u062D \u0648\u064A\u064F\u0644\u0628\u0633 \u0641\u0648\u0642 \u0627\u0644\u062C\u0627\u0643\u064A\u062A.",
      "Lang geschnitten, h\xE4lt Wind ab und passt \xFCber ein Sakko."
    ],
    options: "clothes",
    variants: [
      ["bl", "Piazza", 28900, 1650, "woolblend viscoselining singlebreasted"],
      ["bl", "Piazza Doppio", 32900, 1780, "woolblend viscoselining doublebreasted"],
      ["fj", "Kust", 24900, 1200, "waterrepellent recycled lined"],
      ["ch", "Wharf", 19900, 1500, "woolblend relaxed lined"]
    ]
  },
  {
    id: "running-shoes",
    sub: "mens.shoes",
    noun: [
      "men\u2019s running shoes",
      "\u7537\u58EB\u8DD1\u6B65\u978B",
      "\u30E1\u30F3\u30BA\u30E9\u30F3\u30CB\u30F3\u30B0\u30B7\u30E5\u30FC\u30BA",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E27\u0E34\u0E48\u0E07\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22",
      "\u062D\u0630\u0627\u0621 \u062C\u0631\u064A \u0631\u062C\u0627\u0644\u064A",
      "Herren-Laufschuhe"
    ],
    words: [
      "trainers, sneakers",
      "\u8DD1\u978B, \u8FD0\u52A8\u978B",
      "\u30B9\u30CB\u30FC\u30AB\u30FC, \u30B8\u30E7\u30AE\u30F3\u30B0\u30B7\u30E5\u30FC\u30BA",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E01\u0E35\u0E2C\u0E32, \u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E1C\u0E49\u0E32\u0E43\u0E1A",
      "\u062D\u0630\u0627\u0621 \u0631\u064A\u0627\u0636\u064A, \u0633\u0646\u064A\u0643\u0631\u0632",
      "Sportschuhe, Turnschuhe"
    ],
    about: [
      "A daily shoe for easy miles and long walks.",
      "Soft at the heel, springy at the toe, quiet on the road.",
      "The insole comes out for washing or for your own.",
      "If you are between sizes, take the larger one."
    ],
    intro: [
      "\u811A\u8DDF\u7F13\u9707\u3001\u524D\u638C\u56DE\u5F39\uFF0C\u65E5\u5E38\u6162\u8DD1\u548C\u5FEB\u8D70\u90FD\u5408\u9002\u3002",
      "\u304B\u304B\u3068\u306F\u3084\u308F\u3089\u304B\u304F\u3001\u3064\u307E\u5148\u306F\u5F3E\u3080\u65E5\u5E38\u30E9\u30F3\u30CB\u30F3\u30B0\u7528\u3067\u3059\u3002",
      "\u0E2A\u0E49\u0E19\u0E19\u0E38\u0E48\u0E21 \u0E1B\u0E25\u0E32\u0E22\u0E40\u0E17\u0E49\u0E32\u0E40\u0E14\u0E49\u0E07 \u0E40\u0E2B\u0E21\u0E32\u0E30\u0E01\u0E31\u0E1A\u0E27\u0E34\u0E48\u0E07\u0E41\u0E25\u0E30\u0E40\u0E14\u0E34\u0E19\u0E17\u0E38\u0E01\u0E27\u0E31\u0E19",
      "\u0643\u0639\u0628 \u0646\u0627\u0639\u0645 \u0648\u0645\u0642\u062F\u0645\u0629 \u0645\u0631\u062A\u062F\u0629 \u0644\u0644\u062C\u0631\u064A \u0627\u0644\u064A\u0648\u0645\u064A \u0648\u0627\u0644\u0645\u0634\u064A.",
      "Weich an der Ferse, federnd am Ballen \u2013 f\xFCr jeden Tag."
    ],
    options: "shoes-m",
    variants: [
      ["fj", "L\xE4tt", 9990, 520, "airmesh drop=8_mm cushioned"],
      ["fj", "Stig Trail", 11900, 610, "trailsole waterrepellent drop=6_mm"],
      ["cp", "Pace 2", 4990, 540, "airmesh cushioned drop=10_mm"],
      ["ch", "Mile", 7490, 560, "recycled cushioned widefit"]
    ]
  },
  {
    id: "leather-shoes",
    sub: "mens.shoes",
    fixed: true,
    noun: [
      "men\u2019s leather shoes",
      "\u7537\u58EB\u76AE\u978B",
      "\u30E1\u30F3\u30BA\u9769\u9774",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E2B\u0E19\u0E31\u0E07\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22",
      "\u062D\u0630\u0627\u0621 \u062C\u0644\u062F \u0631\u062C\u0627\u0644\u064A",
      "Herren-Lederschuhe"
    ],
    words: [
      "dress shoes, oxford shoes",
      "\u76AE\u978B, \u6B63\u88C5\u978B",
      "\u9769\u9774, \u30D3\u30B8\u30CD\u30B9\u30B7\u30E5\u30FC\u30BA",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E2B\u0E19\u0E31\u0E07, \u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E17\u0E33\u0E07\u0E32\u0E19",
      "\u062D\u0630\u0627\u0621 \u0631\u0633\u0645\u064A, \u062C\u0632\u0645\u0629 \u062C\u0644\u062F",
      "Anzugschuhe, Business-Schuhe"
    ],
    about: [
      "A shoe to be polished, resoled and kept.",
      "Comfortable from the second day, handsome for years.",
      "The heel cap and sole can be renewed by a cobbler.",
      "Shoe trees help it hold its shape."
    ],
    intro: [
      "\u53EF\u6362\u5E95\u53EF\u4FDD\u517B\uFF0C\u8D8A\u7A7F\u8D8A\u5408\u811A\u7684\u7ECF\u5178\u76AE\u978B\u3002",
      "\u78E8\u3044\u3066\u3001\u5F35\u308A\u66FF\u3048\u3066\u3001\u9577\u304F\u5C65\u3051\u308B\u4E00\u8DB3\u3067\u3059\u3002",
      "\u0E14\u0E39\u0E41\u0E25\u0E41\u0E25\u0E30\u0E40\u0E1B\u0E25\u0E35\u0E48\u0E22\u0E19\u0E1E\u0E37\u0E49\u0E19\u0E44\u0E14\u0E49 \u0E43\u0E2A\u0E48\u0E19\u0E32\u0E19\u0E22\u0E34\u0E48\u0E07\u0E2A\u0E1A\u0E32\u0E22",
      "\u062D\u0630\u0627\u0621 \u064A\u064F\u0644\u0645\u0651\u0639 \u0648\u064A\u064F\u062C\u062F\u062F \u0646\u0639\u0644\u0647 \u0648\u064A\u062F\u0648\u0645 \u0633\u0646\u0648\u0627\u062A.",
      "Zum Putzen, Neubesohlen und Behalten."
    ],
    options: "shoes-m",
    variants: [
      ["bl", "Ponte Oxford", 18900, 980, "calf leathersole oxfordcut"],
      ["bl", "Ponte Derby", 17900, 1020, "calf rubbersole derbycut"],
      ["bl", "Ponte Loafer", 15900, 840, "suede leathersole loafer"],
      ["el", "Usta", 8990, 960, "calf rubbersole handmade"]
    ]
  },
  {
    id: "hiking-boots",
    sub: "mens.shoes",
    fixed: true,
    noun: [
      "men\u2019s hiking boots",
      "\u7537\u58EB\u767B\u5C71\u9774",
      "\u30E1\u30F3\u30BA\u767B\u5C71\u9774",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E40\u0E14\u0E34\u0E19\u0E1B\u0E48\u0E32\u0E1C\u0E39\u0E49\u0E0A\u0E32\u0E22",
      "\u062D\u0630\u0627\u0621 \u0645\u0634\u064A \u062C\u0628\u0644\u064A \u0631\u062C\u0627\u0644\u064A",
      "Herren-Wanderschuhe"
    ],
    words: [
      "walking boots, trekking boots",
      "\u5F92\u6B65\u978B, \u767B\u5C71\u978B",
      "\u30C8\u30EC\u30C3\u30AD\u30F3\u30B0\u30B7\u30E5\u30FC\u30BA, \u30CF\u30A4\u30AD\u30F3\u30B0\u30D6\u30FC\u30C4",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E1B\u0E35\u0E19\u0E40\u0E02\u0E32, \u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E1A\u0E39\u0E17\u0E40\u0E14\u0E34\u0E19\u0E1B\u0E48\u0E32",
      "\u0628\u0648\u062A \u0647\u0627\u064A\u0643\u0646\u062C, \u062D\u0630\u0627\u0621 \u062C\u0628\u0644\u064A",
      "Bergschuhe, Trekkingschuhe"
    ],
    about: [
      "Boots for wet paths and long descents.",
      "They hold the ankle without pinching it.",
      "The sole grips on roots and stone.",
      "Wear them in on two short walks before a long one."
    ],
    intro: [
      "\u62A4\u8E1D\u7A33\u56FA\uFF0C\u6E7F\u6ED1\u8DEF\u9762\u6293\u5730\u597D\uFF0C\u957F\u9014\u524D\u8BF7\u5148\u77ED\u9014\u78E8\u5408\u3002",
      "\u8DB3\u9996\u3092\u652F\u3048\u3001\u6FE1\u308C\u305F\u5CA9\u3084\u6728\u306E\u6839\u3067\u3082\u3057\u3063\u304B\u308A\u6B62\u307E\u308A\u307E\u3059\u3002",
      "\u0E1E\u0E22\u0E38\u0E07\u0E02\u0E49\u0E2D\u0E40\u0E17\u0E49\u0E32 \u0E1E\u0E37\u0E49\u0E19\u0E22\u0E36\u0E14\u0E40\u0E01\u0E32\u0E30\u0E14\u0E35\u0E17\u0E31\u0E49\u0E07\u0E23\u0E32\u0E01\u0E44\u0E21\u0E49\u0E41\u0E25\u0E30\u0E2B\u0E34\u0E19",
      "\u064A\u062B\u0628\u062A \u0627\u0644\u0643\u0627\u062D\u0644 \u0648\u064A\u062A\u0645\u0633\u0643 \u0628\u0627\u0644\u062C\u0630\u0648\u0631 \u0648\u0627\u0644\u0635\u062E\u0648\u0631.",
      "Halt am Kn\xF6chel, Grip auf Wurzel und Stein."
    ],
    options: "shoes-m",
    variants: [
      ["fj", "Kebne", 17900, 1280, "nubuck membrane lugsole"],
      ["fj", "Kebne Low", 14900, 980, "membrane lugsole lowcut"],
      ["ch", "Ridgeway", 12900, 1340, "fullgrain lugsole resoleable"],
      ["cp", "Trailmate", 6990, 1100, "waterrepellent lugsole cushioned"]
    ]
  },
  {
    id: "baseball-cap",
    sub: "mens.accessories",
    noun: ["baseball cap", "\u68D2\u7403\u5E3D", "\u30D9\u30FC\u30B9\u30DC\u30FC\u30EB\u30AD\u30E3\u30C3\u30D7", "\u0E2B\u0E21\u0E27\u0E01\u0E41\u0E01\u0E4A\u0E1B", "\u0642\u0628\u0639\u0629 \u0628\u064A\u0633\u0628\u0648\u0644", "Baseballkappe"],
    words: ["cap, hat", "\u9E2D\u820C\u5E3D, \u5E3D\u5B50", "\u30AD\u30E3\u30C3\u30D7, \u5E3D\u5B50", "\u0E2B\u0E21\u0E27\u0E01, \u0E2B\u0E21\u0E27\u0E01\u0E40\u0E1A\u0E2A\u0E1A\u0E2D\u0E25", "\u0643\u0627\u0628, \u0637\u0627\u0642\u064A\u0629", "Cap, Kappe"],
    about: [
      "A six-panel cap with a softly curved brim.",
      "For sun, drizzle and days without a comb.",
      "The strap at the back fits most heads.",
      "Wash by hand and dry on a bowl to keep the shape."
    ],
    intro: [
      "\u516D\u7247\u5F0F\u5E3D\u8EAB\u3001\u5FAE\u5F2F\u5E3D\u6A90\uFF0C\u540E\u6263\u53EF\u8C03\u3002",
      "\u3086\u308B\u3084\u304B\u306A\u30AB\u30FC\u30D6\u306E\u3064\u3070\u3068\u3001\u8ABF\u6574\u3067\u304D\u308B\u5F8C\u308D\u306E\u30D9\u30EB\u30C8\u3002",
      "\u0E17\u0E23\u0E07\u0E2B\u0E01\u0E0A\u0E34\u0E49\u0E19 \u0E1B\u0E35\u0E01\u0E42\u0E04\u0E49\u0E07\u0E40\u0E25\u0E47\u0E01\u0E19\u0E49\u0E2D\u0E22 \u0E1B\u0E23\u0E31\u0E1A\u0E02\u0E19\u0E32\u0E14\u0E14\u0E49\u0E32\u0E19\u0E2B\u0E25\u0E31\u0E07\u0E44\u0E14\u0E49",
      "\u0633\u062A \u0642\u0637\u0639 \u0628\u062D\u0627\u0641\u0629 \u0645\u0646\u062D\u0646\u064A\u0629 \u0648\u062D\u0632\u0627\u0645 \u062E\u0644\u0641\u064A \u0642\u0627\u0628\u0644 \u0644\u0644\u062A\u0639\u062F\u064A\u0644.",
      "Sechs Bahnen, leicht gebogener Schirm, hinten verstellbar."
    ],
    variants: [
      ["ch", "Bayside", 2490, 90, "cotton adjustable"],
      ["ch", "Bayside Cord", 2990, 110, "corduroy adjustable"],
      ["fj", "M\xF6ssa Cap", 3290, 70, "waterrepellent quickdry"],
      ["el", "Yaz", 1490, 80, "linen adjustable"]
    ]
  },
  {
    id: "winter-gloves",
    sub: "mens.accessories",
    noun: ["winter gloves", "\u4FDD\u6696\u624B\u5957", "\u51AC\u7528\u624B\u888B", "\u0E16\u0E38\u0E07\u0E21\u0E37\u0E2D\u0E01\u0E31\u0E19\u0E2B\u0E19\u0E32\u0E27", "\u0642\u0641\u0627\u0632\u0627\u062A \u0634\u062A\u0648\u064A\u0629", "Winterhandschuhe"],
    words: [
      "gloves, touchscreen gloves",
      "\u624B\u5957, \u89E6\u5C4F\u624B\u5957",
      "\u624B\u888B, \u9632\u5BD2\u624B\u888B",
      "\u0E16\u0E38\u0E07\u0E21\u0E37\u0E2D, \u0E16\u0E38\u0E07\u0E21\u0E37\u0E2D\u0E44\u0E2B\u0E21\u0E1E\u0E23\u0E21",
      "\u062C\u0648\u0627\u0646\u062A\u064A, \u0642\u0641\u0627\u0632\u0627\u062A",
      "Handschuhe, Fingerhandschuhe"
    ],
    about: [
      "Warm hands that can still find the keys.",
      "Close at the wrist and soft inside.",
      "Thumb and forefinger work on a phone.",
      "A clip keeps the pair together in the drawer."
    ],
    intro: [
      "\u4FDD\u6696\u8D34\u624B\uFF0C\u62C7\u6307\u98DF\u6307\u53EF\u89E6\u5C4F\u3002",
      "\u3042\u305F\u305F\u304B\u304F\u3001\u89AA\u6307\u3068\u4EBA\u3055\u3057\u6307\u3067\u30B9\u30DE\u30DB\u3082\u64CD\u4F5C\u3067\u304D\u307E\u3059\u3002",
      "\u0E2D\u0E38\u0E48\u0E19\u0E01\u0E23\u0E30\u0E0A\u0E31\u0E1A\u0E21\u0E37\u0E2D \u0E43\u0E0A\u0E49\u0E08\u0E2D\u0E2A\u0E31\u0E21\u0E1C\u0E31\u0E2A\u0E44\u0E14\u0E49",
      "\u062F\u0627\u0641\u0626\u0629 \u0648\u0645\u062D\u0643\u0645\u0629 \u0639\u0646\u062F \u0627\u0644\u0645\u0639\u0635\u0645 \u0648\u062A\u0639\u0645\u0644 \u0645\u0639 \u0634\u0627\u0634\u0629 \u0627\u0644\u0644\u0645\u0633.",
      "Warm, eng am Handgelenk und touchscreentauglich."
    ],
    options: "size:S|M|L|XL",
    variants: [
      ["fj", "Frost", 3990, 120, "wool fleecelined touch"],
      ["fj", "Frost Shell", 5990, 160, "windproof fleecelined touch"],
      ["bl", "Guanto", 6990, 130, "calf cashmerelined"],
      ["cp", "Knit Touch", 1290, 80, "acrylic touch"]
    ]
  },
  {
    id: "wool-socks",
    sub: "mens.accessories",
    noun: ["wool socks", "\u7F8A\u6BDB\u889C", "\u30A6\u30FC\u30EB\u30BD\u30C3\u30AF\u30B9", "\u0E16\u0E38\u0E07\u0E40\u0E17\u0E49\u0E32\u0E02\u0E19\u0E2A\u0E31\u0E15\u0E27\u0E4C", "\u062C\u0648\u0627\u0631\u0628 \u0635\u0648\u0641", "Wollsocken"],
    words: [
      "socks, warm socks",
      "\u889C\u5B50, \u4FDD\u6696\u889C",
      "\u9774\u4E0B, \u539A\u624B\u30BD\u30C3\u30AF\u30B9",
      "\u0E16\u0E38\u0E07\u0E40\u0E17\u0E49\u0E32, \u0E16\u0E38\u0E07\u0E40\u0E17\u0E49\u0E32\u0E01\u0E31\u0E19\u0E2B\u0E19\u0E32\u0E27",
      "\u0634\u0631\u0627\u0628\u0627\u062A, \u062C\u0648\u0627\u0631\u0628 \u0634\u062A\u0648\u064A\u0629",
      "Socken, Str\xFCmpfe"
    ],
    about: [
      "Socks that stay up and stay dry.",
      "Warm in boots, breathable in shoes.",
      "The toe seam is flat and the heel is reinforced.",
      "Wash at thirty degrees, without softener."
    ],
    intro: [
      "\u5438\u6E7F\u4FDD\u6696\u4E0D\u4E0B\u6ED1\uFF0C\u889C\u5934\u5E73\u6574\u4E0D\u78E8\u811A\u3002",
      "\u3042\u305F\u305F\u304B\u304F\u3080\u308C\u306B\u304F\u304F\u3001\u3064\u307E\u5148\u306E\u7E2B\u3044\u76EE\u304C\u5E73\u3089\u3067\u3059\u3002",
      "\u0E2D\u0E38\u0E48\u0E19\u0E23\u0E30\u0E1A\u0E32\u0E22\u0E04\u0E27\u0E32\u0E21\u0E0A\u0E37\u0E49\u0E19 \u0E44\u0E21\u0E48\u0E2B\u0E25\u0E38\u0E14 \u0E15\u0E30\u0E40\u0E02\u0E47\u0E1A\u0E1B\u0E25\u0E32\u0E22\u0E40\u0E23\u0E35\u0E22\u0E1A",
      "\u062F\u0627\u0641\u0626\u0629 \u0648\u062A\u0645\u062A\u0635 \u0627\u0644\u0631\u0637\u0648\u0628\u0629 \u0648\u0644\u0627 \u062A\u0646\u0632\u0644\u0642.",
      "W\xE4rmend, atmungsaktiv und rutschen nicht."
    ],
    options: "socks",
    variants: [
      ["fj", "Ull", 1490, 70, "merino setof:2"],
      ["fj", "Ull Tjock", 1790, 95, "merino terry"],
      ["ch", "Cabin", 1290, 100, "lambswool ribbed"],
      ["el", "Y\xFCn", 990, 85, "woolblend setof:3"]
    ]
  }
];

// apps/api/db/demo/product-types/outdoors.ts
var outdoors = [
  {
    id: "dome-tent",
    sub: "outdoors.camping",
    noun: ["dome tent", "\u5706\u9876\u5E10\u7BF7", "\u30C9\u30FC\u30E0\u30C6\u30F3\u30C8", "\u0E40\u0E15\u0E47\u0E19\u0E17\u0E4C\u0E42\u0E14\u0E21", "\u062E\u064A\u0645\u0629 \u0642\u0628\u0629", "Kuppelzelt"],
    words: [
      "tent, camping tent",
      "\u5E10\u7BF7, \u9732\u8425\u5E10\u7BF7",
      "\u30C6\u30F3\u30C8, \u30AD\u30E3\u30F3\u30D7\u30C6\u30F3\u30C8",
      "\u0E40\u0E15\u0E47\u0E19\u0E17\u0E4C, \u0E40\u0E15\u0E47\u0E19\u0E17\u0E4C\u0E41\u0E04\u0E21\u0E1B\u0E4C\u0E1B\u0E34\u0E49\u0E07",
      "\u062E\u064A\u0645\u0629 \u062A\u062E\u064A\u064A\u0645, \u062E\u064A\u0645\u0629 \u0631\u062D\u0644\u0627\u062A",
      "Zelt, Campingzelt"
    ],
    about: [
      "A tent that one person can put up in ten minutes.",
      "Stands on its own poles, so you can move it before you peg it down.",
      "The vents stay open in rain and keep the inside dry.",
      "A repair sleeve, patches and spare pegs are in the bag."
    ],
    intro: [
      "\u4E00\u4E2A\u4EBA\u5341\u5206\u949F\u5C31\u80FD\u642D\u597D\uFF0C\u96E8\u5929\u901A\u98CE\u53E3\u4E5F\u53EF\u4FDD\u6301\u5F00\u542F\u3002",
      "\u4E00\u4EBA\u3067\u3082\u7D0410\u5206\u3067\u8A2D\u55B6\u3067\u304D\u3001\u96E8\u306E\u65E5\u3082\u63DB\u6C17\u3067\u304D\u308B\u30C6\u30F3\u30C8\u3067\u3059\u3002",
      "\u0E01\u0E32\u0E07\u0E04\u0E19\u0E40\u0E14\u0E35\u0E22\u0E27\u0E44\u0E14\u0E49\u0E43\u0E19\u0E2A\u0E34\u0E1A\u0E19\u0E32\u0E17\u0E35 \u0E23\u0E30\u0E1A\u0E32\u0E22\u0E2D\u0E32\u0E01\u0E32\u0E28\u0E14\u0E35\u0E41\u0E21\u0E49\u0E1D\u0E19\u0E15\u0E01",
      "\u062E\u064A\u0645\u0629 \u064A\u0646\u0635\u0628\u0647\u0627 \u0634\u062E\u0635 \u0648\u0627\u062D\u062F \u0641\u064A \u0639\u0634\u0631 \u062F\u0642\u0627\u0626\u0642 \u0648\u062A\u0628\u0642\u0649 \u0645\u0647\u0648\u0627\u0629 \u0641\u064A \u0627\u0644\u0645\u0637\u0631.",
      "Von einer Person in zehn Minuten aufgebaut, auch bei Regen bel\xFCftet."
    ],
    variants: [
      ["fj", "S\xE4len 2", 18900, 2300, "persons:2 watercolumn:3000 aluminium doublelayer"],
      ["fj", "S\xE4len 3", 24900, 2950, "persons:3 watercolumn:3000 aluminium doublelayer"],
      ["fj", "Vinter 2", 38900, 3100, "fourseason persons:2 watercolumn:5000 aluminium"],
      ["ch", "Weekend 4", 15900, 5400, "persons:4 watercolumn:2000 fibreglass"],
      ["cp", "Pop Two", 6990, 2600, "popup persons:2 watercolumn:1500"]
    ]
  },
  {
    id: "sleeping-mat",
    sub: "outdoors.camping",
    noun: ["sleeping mat", "\u9632\u6F6E\u57AB", "\u30AD\u30E3\u30F3\u30D7\u30DE\u30C3\u30C8", "\u0E41\u0E1C\u0E48\u0E19\u0E23\u0E2D\u0E07\u0E19\u0E2D\u0E19", "\u0641\u0631\u0634\u0629 \u062A\u062E\u064A\u064A\u0645", "Isomatte"],
    words: [
      "camping mat, sleeping pad",
      "\u9732\u8425\u57AB, \u5145\u6C14\u5E8A\u57AB",
      "\u30B9\u30EA\u30FC\u30D4\u30F3\u30B0\u30DE\u30C3\u30C8, \u30A8\u30A2\u30DE\u30C3\u30C8",
      "\u0E17\u0E35\u0E48\u0E19\u0E2D\u0E19\u0E41\u0E04\u0E21\u0E1B\u0E4C\u0E1B\u0E34\u0E49\u0E07, \u0E40\u0E1A\u0E32\u0E30\u0E23\u0E2D\u0E07\u0E19\u0E2D\u0E19",
      "\u062D\u0635\u064A\u0631\u0629 \u0646\u0648\u0645, \u0641\u0631\u0634\u0629 \u0631\u062D\u0644\u0627\u062A",
      "Schlafmatte, Luftmatratze"
    ],
    about: [
      "Keeps the ground\u2019s cold and stones where they belong.",
      "Rolls out in the evening and packs to the size of a loaf.",
      "The surface is quiet and does not slide about.",
      "A patch kit is sewn into the stuff sack."
    ],
    intro: [
      "\u9694\u51B7\u9632\u6F6E\uFF0C\u6536\u8D77\u6765\u53EA\u6709\u4E00\u6761\u9762\u5305\u5927\u5C0F\u3002",
      "\u5730\u9762\u306E\u51B7\u3048\u3068\u51F9\u51F8\u3092\u3084\u308F\u3089\u3052\u3001\u305F\u305F\u3081\u3070\u30D1\u30F3\u4E00\u65A4\u307B\u3069\u306E\u5927\u304D\u3055\u3067\u3059\u3002",
      "\u0E01\u0E31\u0E19\u0E04\u0E27\u0E32\u0E21\u0E40\u0E22\u0E47\u0E19\u0E41\u0E25\u0E30\u0E1E\u0E37\u0E49\u0E19\u0E02\u0E23\u0E38\u0E02\u0E23\u0E30 \u0E1E\u0E31\u0E1A\u0E40\u0E01\u0E47\u0E1A\u0E44\u0E14\u0E49\u0E40\u0E25\u0E47\u0E01\u0E40\u0E17\u0E48\u0E32\u0E01\u0E49\u0E2D\u0E19\u0E02\u0E19\u0E21\u0E1B\u0E31\u0E07",
      "\u062A\u0639\u0632\u0644 \u0628\u0631\u0648\u062F\u0629 \u0627\u0644\u0623\u0631\u0636 \u0648\u062A\u064F\u0637\u0648\u0649 \u0628\u062D\u062C\u0645 \u0631\u063A\u064A\u0641 \u062E\u0628\u0632.",
      "H\xE4lt K\xE4lte und Steine fern und packt sich auf Brotlaibgr\xF6\xDFe."
    ],
    variants: [
      ["fj", "Mossa 5", 6990, 640, "selfinflating thickness=5_cm rvalue:3.2"],
      ["fj", "Mossa Air", 11900, 430, "ultralight thickness=8_cm rvalue:4.1"],
      ["ch", "Basecamp", 4990, 980, "foam thickness=2_cm foldable"],
      ["cp", "Drift Pad", 3490, 560, "inflatable footpump thickness=7_cm"]
    ]
  },
  {
    id: "camp-lantern",
    sub: "outdoors.camping",
    noun: ["camping lantern", "\u9732\u8425\u706F", "LED\u30E9\u30F3\u30BF\u30F3", "\u0E15\u0E30\u0E40\u0E01\u0E35\u0E22\u0E07\u0E41\u0E04\u0E21\u0E1B\u0E4C\u0E1B\u0E34\u0E49\u0E07", "\u0641\u0627\u0646\u0648\u0633 \u062A\u062E\u064A\u064A\u0645", "Campinglaterne"],
    words: [
      "lantern, led light",
      "\u8425\u5730\u706F, \u5E10\u7BF7\u706F",
      "\u30E9\u30F3\u30BF\u30F3, \u30AD\u30E3\u30F3\u30D7\u7528\u30E9\u30A4\u30C8",
      "\u0E42\u0E04\u0E21\u0E44\u0E1F\u0E41\u0E04\u0E21\u0E1B\u0E4C\u0E1B\u0E34\u0E49\u0E07, \u0E44\u0E1F\u0E15\u0E31\u0E49\u0E07\u0E41\u0E04\u0E21\u0E1B\u0E4C",
      "\u0643\u0634\u0627\u0641 \u062A\u062E\u064A\u064A\u0645, \u0645\u0635\u0628\u0627\u062D \u0631\u062D\u0644\u0627\u062A",
      "Laterne, Zeltlampe"
    ],
    about: [
      "Soft light for a table, a tent or a power cut.",
      "Hangs from a hook, stands on a stone, and shines evenly all round.",
      "A long press brings it up gently instead of all at once.",
      "It remembers the last brightness you used."
    ],
    intro: [
      "\u5149\u7EBF\u67D4\u548C\uFF0C\u53EF\u6302\u53EF\u7ACB\uFF0C\u505C\u7535\u65F6\u4E5F\u662F\u597D\u5E2E\u624B\u3002",
      "\u3084\u308F\u3089\u304B\u306A\u5149\u3067\u3001\u540A\u308B\u3057\u3066\u3082\u7F6E\u3044\u3066\u3082\u4F7F\u3048\u307E\u3059\u3002\u505C\u96FB\u6642\u306E\u5099\u3048\u306B\u3082\u3002",
      "\u0E41\u0E2A\u0E07\u0E19\u0E38\u0E48\u0E21 \u0E41\u0E02\u0E27\u0E19\u0E2B\u0E23\u0E37\u0E2D\u0E27\u0E32\u0E07\u0E01\u0E47\u0E44\u0E14\u0E49 \u0E43\u0E0A\u0E49\u0E15\u0E2D\u0E19\u0E44\u0E1F\u0E14\u0E31\u0E1A\u0E01\u0E47\u0E14\u0E35",
      "\u0636\u0648\u0621 \u0644\u0637\u064A\u0641 \u064A\u064F\u0639\u0644\u064E\u0651\u0642 \u0623\u0648 \u064A\u0648\u0636\u0639 \u0639\u0644\u0649 \u0627\u0644\u0637\u0627\u0648\u0644\u0629\u060C \u0648\u0645\u0641\u064A\u062F \u0639\u0646\u062F \u0627\u0646\u0642\u0637\u0627\u0639 \u0627\u0644\u0643\u0647\u0631\u0628\u0627\u0621.",
      "Sanftes Licht zum H\xE4ngen oder Stellen \u2013 auch f\xFCr den Stromausfall."
    ],
    variants: [
      ["fj", "Gl\xF6d", 4490, 310, "rechargeable brightness=350_lm battery:30 ip:54"],
      ["fj", "Gl\xF6d Mini", 2690, 120, "compact brightness=150_lm battery:20 usbc"],
      ["ch", "Porchlight", 5490, 690, "retro dimmable brightness=400_lm battery:40"],
      ["cp", "Camp Glow", 1990, 280, "foldable rechargeable brightness=200_lm battery:12"]
    ]
  },
  {
    id: "cooler-box",
    sub: "outdoors.camping",
    noun: ["cool box", "\u4FDD\u6E29\u7BB1", "\u30AF\u30FC\u30E9\u30FC\u30DC\u30C3\u30AF\u30B9", "\u0E01\u0E23\u0E30\u0E15\u0E34\u0E01\u0E41\u0E0A\u0E48\u0E40\u0E22\u0E47\u0E19", "\u0635\u0646\u062F\u0648\u0642 \u062A\u0628\u0631\u064A\u062F", "K\xFChlbox"],
    words: [
      "cooler, ice box",
      "\u51B7\u85CF\u7BB1, \u8F66\u8F7D\u51B0\u7BB1",
      "\u4FDD\u51B7\u30DC\u30C3\u30AF\u30B9, \u30AF\u30FC\u30E9\u30FC",
      "\u0E01\u0E25\u0E48\u0E2D\u0E07\u0E40\u0E01\u0E47\u0E1A\u0E04\u0E27\u0E32\u0E21\u0E40\u0E22\u0E47\u0E19, \u0E16\u0E31\u0E07\u0E19\u0E49\u0E33\u0E41\u0E02\u0E47\u0E07",
      "\u0622\u064A\u0633 \u0628\u0648\u0643\u0633, \u062D\u0627\u0641\u0638\u0629 \u062A\u0628\u0631\u064A\u062F",
      "K\xFChlbeh\xE4lter, Thermobox"
    ],
    about: [
      "Keeps a picnic cold through a long afternoon.",
      "A solid box for the boat, the beach and the boot of the car.",
      "The lid is firm enough to sit on.",
      "A drain plug empties melted ice without tipping."
    ],
    intro: [
      "\u4FDD\u51B7\u6301\u4E45\uFF0C\u7BB1\u76D6\u7ED3\u5B9E\u53EF\u5750\uFF0C\u81EA\u5E26\u6392\u6C34\u53E3\u3002",
      "\u9577\u304F\u51B7\u305F\u3055\u3092\u4FDD\u3061\u3001\u3075\u305F\u306F\u8170\u304B\u3051\u306B\u3082\u306A\u308B\u4E08\u592B\u3055\u3067\u3059\u3002",
      "\u0E40\u0E01\u0E47\u0E1A\u0E04\u0E27\u0E32\u0E21\u0E40\u0E22\u0E47\u0E19\u0E44\u0E14\u0E49\u0E19\u0E32\u0E19 \u0E1D\u0E32\u0E41\u0E02\u0E47\u0E07\u0E41\u0E23\u0E07\u0E19\u0E31\u0E48\u0E07\u0E44\u0E14\u0E49 \u0E21\u0E35\u0E23\u0E39\u0E23\u0E30\u0E1A\u0E32\u0E22\u0E19\u0E49\u0E33",
      "\u064A\u062D\u0641\u0638 \u0627\u0644\u0628\u0631\u0648\u062F\u0629 \u0637\u0648\u064A\u0644\u064B\u0627 \u0648\u063A\u0637\u0627\u0624\u0647 \u0645\u062A\u064A\u0646 \u064A\u0635\u0644\u062D \u0644\u0644\u062C\u0644\u0648\u0633.",
      "H\xE4lt lange kalt, und auf dem stabilen Deckel kann man sitzen."
    ],
    variants: [
      ["ch", "Dockside 25", 8990, 5200, "capacity=25_L ice:48 handle"],
      ["ch", "Dockside 45", 13900, 7900, "capacity=45_L ice:72 wheels"],
      ["fj", "Isbit 20", 7490, 3800, "capacity=20_L ice:36 strap"],
      ["cp", "Picnic 12", 3290, 1900, "capacity=12_L ice:18 handle"]
    ]
  },
  {
    id: "camp-stove",
    sub: "outdoors.camping",
    noun: ["camping stove", "\u9732\u8425\u7089\u5177", "\u30B7\u30F3\u30B0\u30EB\u30D0\u30FC\u30CA\u30FC", "\u0E40\u0E15\u0E32\u0E41\u0E04\u0E21\u0E1B\u0E4C\u0E1B\u0E34\u0E49\u0E07", "\u0645\u0648\u0642\u062F \u062A\u062E\u064A\u064A\u0645", "Campingkocher"],
    words: [
      "gas stove, portable stove",
      "\u5361\u5F0F\u7089, \u4FBF\u643A\u7089",
      "\u30AD\u30E3\u30F3\u30D7\u30B3\u30F3\u30ED, \u30AC\u30B9\u30D0\u30FC\u30CA\u30FC",
      "\u0E40\u0E15\u0E32\u0E41\u0E01\u0E4A\u0E2A\u0E1E\u0E01\u0E1E\u0E32, \u0E40\u0E15\u0E32\u0E1B\u0E34\u0E01\u0E19\u0E34\u0E01",
      "\u0645\u0648\u0642\u062F \u063A\u0627\u0632, \u0637\u0628\u0627\u062E \u0631\u062D\u0644\u0627\u062A",
      "Gaskocher, Kocher"
    ],
    about: [
      "Coffee in four minutes, dinner a little later.",
      "Folds small, lights at the first click and stands firmly.",
      "The flame adjusts from a simmer to a full boil.",
      "Gas is not included, as it may not travel by air."
    ],
    intro: [
      "\u70B9\u706B\u5373\u71C3\uFF0C\u706B\u529B\u53EF\u7EC6\u8C03\uFF0C\u6298\u53E0\u540E\u5C0F\u5DE7\u6613\u5E26\uFF08\u4E0D\u542B\u6C14\u7F50\uFF09\u3002",
      "\u4E00\u56DE\u3067\u70B9\u706B\u3057\u3001\u3068\u308D\u706B\u304B\u3089\u5F37\u706B\u307E\u3067\u8ABF\u6574\u3067\u304D\u307E\u3059\uFF08\u30AC\u30B9\u7F36\u306F\u5225\u58F2\uFF09\u3002",
      "\u0E08\u0E38\u0E14\u0E15\u0E34\u0E14\u0E07\u0E48\u0E32\u0E22 \u0E1B\u0E23\u0E31\u0E1A\u0E44\u0E1F\u0E44\u0E14\u0E49\u0E25\u0E30\u0E40\u0E2D\u0E35\u0E22\u0E14 \u0E1E\u0E31\u0E1A\u0E40\u0E01\u0E47\u0E1A\u0E40\u0E25\u0E47\u0E01 (\u0E44\u0E21\u0E48\u0E23\u0E27\u0E21\u0E41\u0E01\u0E4A\u0E2A)",
      "\u064A\u0634\u062A\u0639\u0644 \u0645\u0646 \u0623\u0648\u0644 \u0645\u0631\u0629 \u0648\u0644\u0647\u0628\u0647 \u0642\u0627\u0628\u0644 \u0644\u0644\u0636\u0628\u0637 (\u0627\u0644\u063A\u0627\u0632 \u063A\u064A\u0631 \u0645\u0634\u0645\u0648\u0644).",
      "Z\xFCndet sofort, regelt fein und faltet klein (Gas nicht enthalten)."
    ],
    variants: [
      ["fj", "L\xE5ga", 4990, 98, "ultralight power=2800_W piezo"],
      ["fj", "L\xE5ga Duo", 12900, 3900, "burners:2 windshield power=2_\xD7_2200_W"],
      ["ch", "Kettle Rock", 6990, 420, "potset piezo power=2200_W"],
      ["cp", "Spark", 2490, 1450, "windshield piezo power=2100_W case"]
    ]
  },
  {
    id: "vacuum-bottle",
    sub: "outdoors.bottles",
    noun: ["vacuum bottle", "\u4FDD\u6E29\u676F", "\u771F\u7A7A\u65AD\u71B1\u30DC\u30C8\u30EB", "\u0E01\u0E23\u0E30\u0E1A\u0E2D\u0E01\u0E19\u0E49\u0E33\u0E40\u0E01\u0E47\u0E1A\u0E2D\u0E38\u0E13\u0E2B\u0E20\u0E39\u0E21\u0E34", "\u062A\u0631\u0645\u0633", "Isolierflasche"],
    words: [
      "insulated bottle, water bottle, flask",
      "\u4FDD\u6E29\u74F6, \u6C34\u676F, \u4E0D\u9508\u94A2\u6C34\u58F6",
      "\u6C34\u7B52, \u9B54\u6CD5\u74F6, \u30B9\u30C6\u30F3\u30EC\u30B9\u30DC\u30C8\u30EB",
      "\u0E01\u0E23\u0E30\u0E15\u0E34\u0E01\u0E19\u0E49\u0E33\u0E23\u0E49\u0E2D\u0E19, \u0E02\u0E27\u0E14\u0E19\u0E49\u0E33, \u0E41\u0E01\u0E49\u0E27\u0E40\u0E01\u0E47\u0E1A\u0E04\u0E27\u0E32\u0E21\u0E40\u0E22\u0E47\u0E19",
      "\u0645\u0637\u0627\u0631\u0629, \u0632\u062C\u0627\u062C\u0629 \u0645\u0627\u0621 \u062D\u0631\u0627\u0631\u064A\u0629",
      "Thermoflasche, Trinkflasche"
    ],
    about: [
      "Tea stays hot until the top, water stays cold until the evening.",
      "A plain steel bottle that does not leak in a bag.",
      "The wide mouth takes ice and a bottle brush.",
      "Lids and seals are sold separately."
    ],
    intro: [
      "\u957F\u6548\u4FDD\u6E29\u4FDD\u51B7\uFF0C\u653E\u5305\u91CC\u4E0D\u6F0F\u6C34\uFF0C\u5E7F\u53E3\u597D\u6E05\u6D17\u3002",
      "\u4FDD\u6E29\u30FB\u4FDD\u51B7\u304C\u9577\u304F\u7D9A\u304D\u3001\u30D0\u30C3\u30B0\u306E\u4E2D\u3067\u3082\u6F0F\u308C\u306B\u304F\u3044\u30DC\u30C8\u30EB\u3067\u3059\u3002",
      "\u0E40\u0E01\u0E47\u0E1A\u0E23\u0E49\u0E2D\u0E19\u0E40\u0E01\u0E47\u0E1A\u0E40\u0E22\u0E47\u0E19\u0E44\u0E14\u0E49\u0E19\u0E32\u0E19 \u0E44\u0E21\u0E48\u0E23\u0E31\u0E48\u0E27\u0E43\u0E19\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32 \u0E1B\u0E32\u0E01\u0E01\u0E27\u0E49\u0E32\u0E07\u0E25\u0E49\u0E32\u0E07\u0E07\u0E48\u0E32\u0E22",
      "\u064A\u062D\u0641\u0638 \u0627\u0644\u0633\u0627\u062E\u0646 \u0648\u0627\u0644\u0628\u0627\u0631\u062F \u0637\u0648\u064A\u0644\u064B\u0627 \u0648\u0644\u0627 \u064A\u0633\u0631\u0651\u0628 \u0641\u064A \u0627\u0644\u062D\u0642\u064A\u0628\u0629.",
      "H\xE4lt lange hei\xDF oder kalt und l\xE4uft in der Tasche nicht aus."
    ],
    options: "volume:500 ml|750 ml+4|1 L+8",
    variants: [
      ["fj", "B\xE4ck", 2990, 330, "steel hot:12 cold:24 leakproof"],
      ["fj", "B\xE4ck Sport", 3290, 345, "strawlid cold:24 steel leakproof"],
      ["hk", "Mizu", 3490, 250, "lightweight hot:10 steel leakproof", "volume:350 ml|500 ml+3"],
      ["ch", "Ridge", 2690, 410, "handle hot:14 cold:28 steel"],
      ["cp", "Flow", 1690, 320, "steel hot:8 bpafree leakproof", "volume:500 ml|750 ml+3"]
    ]
  },
  {
    id: "bicycle-helmet",
    sub: "outdoors.cycling",
    noun: [
      "bicycle helmet",
      "\u81EA\u884C\u8F66\u5934\u76D4",
      "\u81EA\u8EE2\u8ECA\u7528\u30D8\u30EB\u30E1\u30C3\u30C8",
      "\u0E2B\u0E21\u0E27\u0E01\u0E01\u0E31\u0E19\u0E19\u0E47\u0E2D\u0E04\u0E08\u0E31\u0E01\u0E23\u0E22\u0E32\u0E19",
      "\u062E\u0648\u0630\u0629 \u062F\u0631\u0627\u062C\u0629",
      "Fahrradhelm"
    ],
    words: [
      "bike helmet, cycling helmet",
      "\u9A91\u884C\u5934\u76D4, \u5355\u8F66\u5934\u76D4",
      "\u30B5\u30A4\u30AF\u30EB\u30D8\u30EB\u30E1\u30C3\u30C8, \u30D8\u30EB\u30E1\u30C3\u30C8",
      "\u0E2B\u0E21\u0E27\u0E01\u0E08\u0E31\u0E01\u0E23\u0E22\u0E32\u0E19, \u0E2B\u0E21\u0E27\u0E01\u0E19\u0E34\u0E23\u0E20\u0E31\u0E22",
      "\u062E\u0648\u0630\u0629 \u0631\u0643\u0648\u0628 \u0627\u0644\u062F\u0631\u0627\u062C\u0627\u062A, \u062E\u0648\u0630\u0629",
      "Helm, Radhelm"
    ],
    about: [
      "A helmet that looks at home in town and on the lane beyond it.",
      "Light, well aired and easy to adjust with one hand.",
      "The dial at the back fits it to the head in a few turns.",
      "Pads come out for washing."
    ],
    intro: [
      "\u8F7B\u4FBF\u900F\u6C14\uFF0C\u540E\u90E8\u65CB\u94AE\u5355\u624B\u53EF\u8C03\uFF0C\u5185\u886C\u53EF\u62C6\u6D17\u3002",
      "\u8EFD\u304F\u3066\u901A\u6C17\u6027\u304C\u3088\u304F\u3001\u5F8C\u308D\u306E\u30C0\u30A4\u30E4\u30EB\u3067\u7247\u624B\u3067\u8ABF\u6574\u3067\u304D\u307E\u3059\u3002",
      "\u0E40\u0E1A\u0E32 \u0E23\u0E30\u0E1A\u0E32\u0E22\u0E2D\u0E32\u0E01\u0E32\u0E28\u0E14\u0E35 \u0E2B\u0E21\u0E38\u0E19\u0E1B\u0E23\u0E31\u0E1A\u0E14\u0E49\u0E27\u0E22\u0E21\u0E37\u0E2D\u0E40\u0E14\u0E35\u0E22\u0E27 \u0E0B\u0E31\u0E1A\u0E43\u0E19\u0E16\u0E2D\u0E14\u0E0B\u0E31\u0E01\u0E44\u0E14\u0E49",
      "\u062E\u0641\u064A\u0641\u0629 \u0648\u062C\u064A\u062F\u0629 \u0627\u0644\u062A\u0647\u0648\u064A\u0629 \u0648\u062A\u064F\u0636\u0628\u0637 \u0628\u064A\u062F \u0648\u0627\u062D\u062F\u0629 \u0645\u0646 \u0627\u0644\u062E\u0644\u0641.",
      "Leicht, gut bel\xFCftet und mit einer Hand einstellbar."
    ],
    options: "size:S|M|L",
    variants: [
      ["fj", "V\xE4g", 6990, 290, "vents:14 impact reflective"],
      ["fj", "V\xE4g Light", 9490, 310, "rearlight vents:12 impact"],
      ["ch", "Main Street", 4990, 380, "vents:10 cert1078 reflective"],
      ["cp", "Shell", 2990, 340, "cert1078 vents:12 lightweight"]
    ]
  },
  {
    id: "dumbbells",
    sub: "outdoors.sports",
    noun: ["dumbbells, pair", "\u54D1\u94C3\u4E00\u5BF9", "\u30C0\u30F3\u30D9\u30EB2\u500B\u30BB\u30C3\u30C8", "\u0E14\u0E31\u0E21\u0E40\u0E1A\u0E25\u0E04\u0E39\u0E48", "\u0632\u0648\u062C \u062F\u0645\u0628\u0644", "Kurzhanteln, Paar"],
    words: [
      "dumbbell, hand weights",
      "\u54D1\u94C3, \u5065\u8EAB\u5668\u6750",
      "\u30C0\u30F3\u30D9\u30EB, \u7B4B\u30C8\u30EC\u5668\u5177",
      "\u0E14\u0E31\u0E21\u0E40\u0E1A\u0E25, \u0E17\u0E35\u0E48\u0E22\u0E01\u0E19\u0E49\u0E33\u0E2B\u0E19\u0E31\u0E01",
      "\u062F\u0645\u0628\u0644\u0632, \u0623\u062B\u0642\u0627\u0644 \u064A\u062F",
      "Hanteln, Gewichte"
    ],
    about: [
      "Weights that stay where you put them down and do not mark the floor.",
      "For a short set at home, without a machine.",
      "The six-sided ends stop them rolling away.",
      "The weight is cast into the side and stays readable."
    ],
    intro: [
      "\u516D\u89D2\u9632\u6EDA\u8BBE\u8BA1\uFF0C\u4E0D\u4F24\u5730\u677F\uFF0C\u5728\u5BB6\u5C31\u80FD\u7EC3\u3002",
      "\u8EE2\u304C\u308A\u306B\u304F\u3044\u516D\u89D2\u5F62\u3067\u5E8A\u3092\u50B7\u3064\u3051\u306B\u304F\u304F\u3001\u81EA\u5B85\u3067\u306E\u7B4B\u30C8\u30EC\u306B\u3002",
      "\u0E17\u0E23\u0E07\u0E2B\u0E01\u0E40\u0E2B\u0E25\u0E35\u0E48\u0E22\u0E21\u0E44\u0E21\u0E48\u0E01\u0E25\u0E34\u0E49\u0E07 \u0E44\u0E21\u0E48\u0E17\u0E33\u0E1E\u0E37\u0E49\u0E19\u0E40\u0E1B\u0E47\u0E19\u0E23\u0E2D\u0E22 \u0E2D\u0E2D\u0E01\u0E01\u0E33\u0E25\u0E31\u0E07\u0E17\u0E35\u0E48\u0E1A\u0E49\u0E32\u0E19\u0E44\u0E14\u0E49",
      "\u0644\u0627 \u062A\u062A\u062F\u062D\u0631\u062C \u0648\u0644\u0627 \u062A\u062E\u062F\u0634 \u0627\u0644\u0623\u0631\u0636\u060C \u0644\u062A\u0645\u0627\u0631\u064A\u0646 \u0633\u0631\u064A\u0639\u0629 \u0641\u064A \u0627\u0644\u0628\u064A\u062A.",
      "Rollen nicht weg und schonen den Boden \u2013 f\xFCr kurze S\xE4tze zu Hause."
    ],
    options: "weight:2 \xD7 2 kg|2 \xD7 4 kg+12|2 \xD7 6 kg+24",
    variants: [
      ["ch", "Garage Hex", 2490, 4200, "rubbercoat castiron"],
      ["cp", "Fit Hex", 1990, 4100, "neoprene castiron"],
      ["cp", "Fit Grip", 2290, 4150, "vinylcoat nonslip"],
      ["fj", "Tyngd", 3490, 4300, "castiron nonslip"]
    ]
  },
  {
    id: "torch",
    sub: "outdoors.camping",
    noun: ["LED torch", "\u5F3A\u5149\u624B\u7535\u7B52", "LED\u61D0\u4E2D\u96FB\u706F", "\u0E44\u0E1F\u0E09\u0E32\u0E22 LED", "\u0643\u0634\u0627\u0641 \u064A\u062F\u0648\u064A LED", "LED-Taschenlampe"],
    words: [
      "flashlight, hand torch",
      "\u624B\u7535, \u5145\u7535\u624B\u7535\u7B52",
      "\u61D0\u4E2D\u96FB\u706F, \u30CF\u30F3\u30C7\u30A3\u30E9\u30A4\u30C8",
      "\u0E44\u0E1F\u0E09\u0E32\u0E22, \u0E44\u0E1F\u0E09\u0E32\u0E22\u0E41\u0E23\u0E07\u0E2A\u0E39\u0E07",
      "\u0643\u0634\u0627\u0641, \u0645\u0635\u0628\u0627\u062D \u064A\u062F\u0648\u064A",
      "Taschenlampe, Handlampe"
    ],
    about: [
      "A pocket torch with a beam that reaches and a grip that holds.",
      "For the path home, the cellar and the tent at two in the morning.",
      "Twisting the head moves from a wide pool to a narrow beam.",
      "It has a low level that lasts for days."
    ],
    intro: [
      "\u65CB\u8F6C\u706F\u5934\u53EF\u8C03\u805A\u5149\u6563\u5149\uFF0C\u5C0F\u5DE7\u6709\u529B\u3002",
      "\u982D\u90E8\u3092\u56DE\u3059\u3068\u30EF\u30A4\u30C9\u304B\u3089\u30B9\u30DD\u30C3\u30C8\u307E\u3067\u5207\u308A\u66FF\u308F\u308B\u5C0F\u578B\u30E9\u30A4\u30C8\u3067\u3059\u3002",
      "\u0E2B\u0E21\u0E38\u0E19\u0E2B\u0E31\u0E27\u0E1B\u0E23\u0E31\u0E1A\u0E41\u0E2A\u0E07\u0E01\u0E27\u0E49\u0E32\u0E07\u0E2B\u0E23\u0E37\u0E2D\u0E41\u0E04\u0E1A\u0E44\u0E14\u0E49 \u0E02\u0E19\u0E32\u0E14\u0E1E\u0E01\u0E1E\u0E32 \u0E2A\u0E27\u0E48\u0E32\u0E07\u0E44\u0E01\u0E25",
      "\u0643\u0634\u0627\u0641 \u062C\u064A\u0628 \u0642\u0648\u064A \u064A\u062A\u062D\u0648\u0644 \u0628\u0644\u0641\u0629 \u0645\u0646 \u0636\u0648\u0621 \u0648\u0627\u0633\u0639 \u0625\u0644\u0649 \u0645\u0631\u0643\u0651\u0632.",
      "Kleine Lampe mit Reichweite; ein Dreh wechselt von Flut- zu Punktlicht."
    ],
    variants: [
      ["fj", "Str\xE5le", 3990, 140, "brightness=900_lm ip:68 rechargeable usbc"],
      ["ch", "Trailhead", 2990, 190, "brightness=500_lm aluminium aa"],
      ["cp", "Beam 1200", 2690, 165, "brightness=1200_lm rechargeable ip:65 usbc"],
      ["cp", "Beam Mini", 1290, 48, "compact brightness=250_lm usbc ip:54"]
    ]
  },
  {
    id: "skateboard",
    sub: "outdoors.sports",
    noun: ["skateboard", "\u6ED1\u677F", "\u30B9\u30B1\u30FC\u30C8\u30DC\u30FC\u30C9", "\u0E2A\u0E40\u0E01\u0E47\u0E15\u0E1A\u0E2D\u0E23\u0E4C\u0E14", "\u0644\u0648\u062D \u062A\u0632\u0644\u062C", "Skateboard"],
    words: [
      "cruiser board, complete skateboard",
      "\u53CC\u7FD8\u6ED1\u677F, \u56DB\u8F6E\u6ED1\u677F",
      "\u30B9\u30B1\u30DC\u30FC, \u30B3\u30F3\u30D7\u30EA\u30FC\u30C8\u30C7\u30C3\u30AD",
      "\u0E2A\u0E40\u0E01\u0E47\u0E15, \u0E01\u0E23\u0E30\u0E14\u0E32\u0E19\u0E2A\u0E40\u0E01\u0E47\u0E15",
      "\u0633\u0643\u064A\u062A \u0628\u0648\u0631\u062F, \u0633\u0643\u064A\u062A\u0628\u0648\u0631\u062F",
      "Komplettboard, Cruiser"
    ],
    about: [
      "A complete board, assembled and checked, ready to ride.",
      "Steady enough to learn on, lively enough to keep.",
      "Trucks and wheels are standard sizes and easy to swap.",
      "The grip tape is coarse and evenly laid."
    ],
    intro: [
      "\u6574\u677F\u7EC4\u88C5\u8C03\u8BD5\u5B8C\u6210\uFF0C\u65B0\u624B\u7A33\u3001\u8FDB\u9636\u4E5F\u597D\u73A9\u3002",
      "\u7D44\u307F\u7ACB\u3066\u6E08\u307F\u3067\u3059\u3050\u4E57\u308C\u3001\u306F\u3058\u3081\u3066\u3067\u3082\u5B89\u5B9A\u3057\u3066\u3044\u307E\u3059\u3002",
      "\u0E1B\u0E23\u0E30\u0E01\u0E2D\u0E1A\u0E1E\u0E23\u0E49\u0E2D\u0E21\u0E40\u0E25\u0E48\u0E19 \u0E17\u0E23\u0E07\u0E15\u0E31\u0E27\u0E14\u0E35\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E21\u0E37\u0E2D\u0E43\u0E2B\u0E21\u0E48 \u0E2A\u0E19\u0E38\u0E01\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E21\u0E37\u0E2D\u0E40\u0E01\u0E48\u0E32",
      "\u0644\u0648\u062D \u0645\u062C\u0645\u0651\u0639 \u0648\u062C\u0627\u0647\u0632\u060C \u062B\u0627\u0628\u062A \u0644\u0644\u0645\u0628\u062A\u062F\u0626 \u0648\u0645\u0645\u062A\u0639 \u0644\u0644\u0645\u062A\u0645\u0631\u0633.",
      "Fertig montiert und gepr\xFCft: stabil zum Lernen, lebendig zum Bleiben."
    ],
    variants: [
      ["ch", "Pier 8.0", 6990, 2400, "maple length=80_cm wheels52"],
      ["ch", "Pier Cruiser", 8490, 2600, "softwheels maple length=72_cm"],
      ["cp", "Street 31", 4490, 2300, "maple length=79_cm wheels52"],
      ["cp", "Street Junior", 3290, 1700, "age:6 length=60_cm softwheels"]
    ]
  },
  {
    id: "enamel-mug",
    sub: "outdoors.bottles",
    noun: ["enamel mug", "\u642A\u74F7\u676F", "\u30DB\u30FC\u30ED\u30FC\u30DE\u30B0\u30AB\u30C3\u30D7", "\u0E41\u0E01\u0E49\u0E27\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A\u0E2D\u0E35\u0E19\u0E32\u0E40\u0E21\u0E25", "\u0643\u0648\u0628 \u0645\u064A\u0646\u0627", "Emaillebecher"],
    words: [
      "camping mug, cup",
      "\u73D0\u7405\u676F, \u9732\u8425\u676F",
      "\u30DB\u30FC\u30ED\u30FC\u30AB\u30C3\u30D7, \u30AD\u30E3\u30F3\u30D7\u30DE\u30B0",
      "\u0E41\u0E01\u0E49\u0E27\u0E41\u0E04\u0E21\u0E1B\u0E4C\u0E1B\u0E34\u0E49\u0E07, \u0E41\u0E01\u0E49\u0E27\u0E2A\u0E31\u0E07\u0E01\u0E30\u0E2A\u0E35\u0E40\u0E04\u0E25\u0E37\u0E2D\u0E1A",
      "\u0643\u0648\u0628 \u062A\u062E\u064A\u064A\u0645, \u0643\u0648\u0628 \u0645\u0639\u062F\u0646\u064A",
      "Campingtasse, Emailletasse"
    ],
    about: [
      "A light mug that survives rucksacks and kitchens alike.",
      "Tastes of coffee, not of metal.",
      "It can stand at the edge of a fire to keep warm.",
      "Chips are part of its life and do not make it leak."
    ],
    intro: [
      "\u8F7B\u4FBF\u8010\u7528\uFF0C\u4E0D\u4E32\u5473\uFF0C\u9732\u8425\u548C\u5BB6\u7528\u90FD\u5408\u9002\u3002",
      "\u8EFD\u304F\u3066\u4E08\u592B\u3001\u91D1\u5C5E\u306E\u5473\u304C\u79FB\u3089\u305A\u30AD\u30E3\u30F3\u30D7\u306B\u3082\u666E\u6BB5\u4F7F\u3044\u306B\u3082\u3002",
      "\u0E40\u0E1A\u0E32 \u0E17\u0E19 \u0E44\u0E21\u0E48\u0E21\u0E35\u0E01\u0E25\u0E34\u0E48\u0E19\u0E42\u0E25\u0E2B\u0E30 \u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E17\u0E31\u0E49\u0E07\u0E41\u0E04\u0E21\u0E1B\u0E4C\u0E41\u0E25\u0E30\u0E17\u0E35\u0E48\u0E1A\u0E49\u0E32\u0E19",
      "\u062E\u0641\u064A\u0641 \u0648\u0645\u062A\u064A\u0646 \u0648\u0644\u0627 \u064A\u063A\u064A\u0651\u0631 \u0637\u0639\u0645 \u0627\u0644\u0642\u0647\u0648\u0629\u060C \u0644\u0644\u0631\u062D\u0644\u0627\u062A \u0648\u0627\u0644\u0628\u064A\u062A.",
      "Leicht, robust und geschmacksneutral \u2013 f\xFCr Lagerfeuer und K\xFCche."
    ],
    options: "pack:1|2|4",
    variants: [
      ["fj", "Bj\xF6rk", 1490, 130, "volume=350_ml dishwasher"],
      ["ch", "Campfire", 1290, 145, "volume=400_ml steelrim dishwasher"],
      ["hk", "Shiro", 1890, 120, "volume=300_ml handmade"],
      ["el", "Sahil", 1190, 150, "volume=450_ml dishwasher steelrim"]
    ]
  },
  {
    id: "backpack",
    sub: "outdoors.bags",
    noun: ["backpack", "\u53CC\u80A9\u80CC\u5305", "\u30EA\u30E5\u30C3\u30AF\u30B5\u30C3\u30AF", "\u0E40\u0E1B\u0E49\u0E2A\u0E30\u0E1E\u0E32\u0E22\u0E2B\u0E25\u0E31\u0E07", "\u062D\u0642\u064A\u0628\u0629 \u0638\u0647\u0631", "Rucksack"],
    words: [
      "rucksack, daypack, school bag",
      "\u80CC\u5305, \u4E66\u5305, \u767B\u5C71\u5305",
      "\u30D0\u30C3\u30AF\u30D1\u30C3\u30AF, \u30EA\u30E5\u30C3\u30AF",
      "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E40\u0E1B\u0E49, \u0E40\u0E1B\u0E49\u0E40\u0E14\u0E34\u0E19\u0E1B\u0E48\u0E32",
      "\u0634\u0646\u0637\u0629 \u0638\u0647\u0631, \u062D\u0642\u064A\u0628\u0629 \u0645\u062F\u0631\u0633\u064A\u0629",
      "Tagesrucksack, Wanderrucksack"
    ],
    about: [
      "One bag for the office, the day walk and the weekend train.",
      "Sits close to the back and does not sway.",
      "Zips run smoothly and their pulls can be tied on again.",
      "The back panel is padded and lets air through."
    ],
    intro: [
      "\u901A\u52E4\u3001\u5F92\u6B65\u3001\u5468\u672B\u51FA\u884C\u4E00\u5305\u641E\u5B9A\uFF0C\u80CC\u8D1F\u8D34\u5408\u900F\u6C14\u3002",
      "\u901A\u52E4\u304B\u3089\u65E5\u5E30\u308A\u767B\u5C71\u307E\u3067\u3002\u80CC\u4E2D\u306B\u6CBF\u3063\u3066\u63FA\u308C\u306B\u304F\u3044\u30EA\u30E5\u30C3\u30AF\u3067\u3059\u3002",
      "\u0E43\u0E1A\u0E40\u0E14\u0E35\u0E22\u0E27\u0E44\u0E1B\u0E44\u0E14\u0E49\u0E17\u0E31\u0E49\u0E07\u0E17\u0E33\u0E07\u0E32\u0E19 \u0E40\u0E14\u0E34\u0E19\u0E1B\u0E48\u0E32 \u0E41\u0E25\u0E30\u0E40\u0E17\u0E35\u0E48\u0E22\u0E27 \u0E41\u0E19\u0E1A\u0E2B\u0E25\u0E31\u0E07\u0E23\u0E30\u0E1A\u0E32\u0E22\u0E2D\u0E32\u0E01\u0E32\u0E28\u0E14\u0E35",
      "\u062D\u0642\u064A\u0628\u0629 \u0648\u0627\u062D\u062F\u0629 \u0644\u0644\u0639\u0645\u0644 \u0648\u0627\u0644\u0645\u0634\u064A \u0648\u0639\u0637\u0644\u0629 \u0627\u0644\u0623\u0633\u0628\u0648\u0639\u060C \u0648\u0638\u0647\u0631\u0647\u0627 \u0645\u0628\u0637\u0646 \u0648\u0645\u0647\u0648\u0649.",
      "Ein Rucksack f\xFCr B\xFCro, Tagestour und Wochenende, mit luftigem R\xFCcken."
    ],
    variants: [
      ["fj", "Stig 22", 8990, 780, "capacity=22_L waterrepellent laptop:15"],
      ["fj", "Stig 35", 12900, 1250, "capacity=35_L hipbelt raincover"],
      ["ch", "Harbor Day", 6990, 690, "canvas capacity=18_L laptop:14"],
      ["cp", "Metro Roll", 4990, 640, "rolltop capacity=20_L waterproof"],
      ["cp", "Campus Pack", 2990, 520, "capacity=24_L laptop:15 reflective"]
    ]
  },
  {
    id: "bicycle",
    sub: "outdoors.cycling",
    noun: ["city bicycle", "\u57CE\u5E02\u81EA\u884C\u8F66", "\u30B7\u30C6\u30A3\u30B5\u30A4\u30AF\u30EB", "\u0E08\u0E31\u0E01\u0E23\u0E22\u0E32\u0E19\u0E0B\u0E34\u0E15\u0E35\u0E49\u0E44\u0E1A\u0E04\u0E4C", "\u062F\u0631\u0627\u062C\u0629 \u0647\u0648\u0627\u0626\u064A\u0629 \u0644\u0644\u0645\u062F\u064A\u0646\u0629", "Citybike"],
    words: [
      "bike, commuter bike",
      "\u81EA\u884C\u8F66, \u901A\u52E4\u5355\u8F66",
      "\u81EA\u8EE2\u8ECA, \u30AF\u30ED\u30B9\u30D0\u30A4\u30AF",
      "\u0E08\u0E31\u0E01\u0E23\u0E22\u0E32\u0E19, \u0E08\u0E31\u0E01\u0E23\u0E22\u0E32\u0E19\u0E41\u0E21\u0E48\u0E1A\u0E49\u0E32\u0E19",
      "\u062F\u0631\u0627\u062C\u0629, \u0628\u0633\u0643\u0644\u064A\u062A",
      "Fahrrad, Stadtrad"
    ],
    about: [
      "An upright bicycle for everyday roads.",
      "Built to be ridden in ordinary clothes and left outside a shop.",
      "Arrives in a box, nine tenths assembled, with the tools you need.",
      "All wearing parts are standard sizes."
    ],
    intro: [
      "\u5750\u59FF\u8212\u9002\u7684\u65E5\u5E38\u81EA\u884C\u8F66\uFF0C\u5230\u8D27\u53EA\u9700\u7B80\u5355\u7EC4\u88C5\uFF0C\u9644\u5DE5\u5177\u3002",
      "\u666E\u6BB5\u7740\u3067\u4E57\u308C\u308B\u4E00\u53F0\u3002\u5DE5\u5177\u4ED8\u304D\u3067\u3001\u7C21\u5358\u306A\u7D44\u307F\u7ACB\u3066\u3067\u4E57\u308C\u307E\u3059\u3002",
      "\u0E08\u0E31\u0E01\u0E23\u0E22\u0E32\u0E19\u0E02\u0E35\u0E48\u0E2A\u0E1A\u0E32\u0E22\u0E17\u0E38\u0E01\u0E27\u0E31\u0E19 \u0E1B\u0E23\u0E30\u0E01\u0E2D\u0E1A\u0E40\u0E25\u0E47\u0E01\u0E19\u0E49\u0E2D\u0E22 \u0E21\u0E35\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E21\u0E37\u0E2D\u0E43\u0E2B\u0E49",
      "\u062F\u0631\u0627\u062C\u0629 \u0645\u0631\u064A\u062D\u0629 \u0644\u0643\u0644 \u064A\u0648\u0645\u060C \u062A\u0635\u0644 \u0634\u0628\u0647 \u0645\u062C\u0645\u0651\u0639\u0629 \u0648\u0645\u0639\u0647\u0627 \u0623\u062F\u0648\u0627\u062A\u0647\u0627.",
      "Aufrechtes Alltagsrad, fast fertig montiert und mit Werkzeug geliefert."
    ],
    options: "frame:S|M|L",
    variants: [
      ["fj", "Stad 7", 54900, 14800, "gears:7 aluminium dynamo"],
      ["fj", "Stad 3", 44900, 15600, "gears:3 steelframe carrier"],
      ["ch", "Boardwalk", 38900, 15200, "gears:1 steelframe coaster"],
      ["cp", "Metro Fold", 32900, 12400, "foldable gears:6 aluminium"]
    ]
  },
  {
    id: "roller-skates",
    sub: "outdoors.sports",
    noun: [
      "roller skates",
      "\u53CC\u6392\u8F6E\u6ED1\u978B",
      "\u30ED\u30FC\u30E9\u30FC\u30B9\u30B1\u30FC\u30C8",
      "\u0E42\u0E23\u0E25\u0E40\u0E25\u0E2D\u0E23\u0E4C\u0E2A\u0E40\u0E01\u0E47\u0E15",
      "\u062D\u0630\u0627\u0621 \u062A\u0632\u0644\u062C \u0628\u0639\u062C\u0644\u0627\u062A",
      "Rollschuhe"
    ],
    words: [
      "quad skates, skates",
      "\u65F1\u51B0\u978B, \u6E9C\u51B0\u978B",
      "\u30AF\u30EF\u30C3\u30C9\u30B9\u30B1\u30FC\u30C8, \u30ED\u30FC\u30E9\u30FC\u30B7\u30E5\u30FC\u30BA",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E2A\u0E40\u0E01\u0E47\u0E15, \u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E42\u0E23\u0E25\u0E40\u0E25\u0E2D\u0E23\u0E4C",
      "\u0633\u0643\u064A\u062A, \u062D\u0630\u0627\u0621 \u0639\u062C\u0644\u0627\u062A",
      "Quad-Skates, Rollerskates"
    ],
    about: [
      "High-cut skates with a soft lining and a steady roll.",
      "For the promenade, the rink and the kitchen floor.",
      "Toe stops and wheels can be changed with the key in the box.",
      "They run true to size with a normal sock."
    ],
    intro: [
      "\u9AD8\u5E2E\u652F\u6491\u3001\u5185\u91CC\u67D4\u8F6F\uFF0C\u6EDA\u52A8\u5E73\u7A33\uFF0C\u9644\u66F4\u6362\u5DE5\u5177\u3002",
      "\u8DB3\u9996\u3092\u652F\u3048\u308B\u30CF\u30A4\u30AB\u30C3\u30C8\u3067\u3001\u306A\u3081\u3089\u304B\u306B\u8EE2\u304C\u308A\u307E\u3059\u3002",
      "\u0E2B\u0E38\u0E49\u0E21\u0E02\u0E49\u0E2D \u0E0B\u0E31\u0E1A\u0E43\u0E19\u0E19\u0E38\u0E48\u0E21 \u0E27\u0E34\u0E48\u0E07\u0E19\u0E34\u0E48\u0E07 \u0E21\u0E35\u0E01\u0E38\u0E0D\u0E41\u0E08\u0E40\u0E1B\u0E25\u0E35\u0E48\u0E22\u0E19\u0E25\u0E49\u0E2D\u0E43\u0E2B\u0E49",
      "\u0639\u0646\u0642 \u0645\u0631\u062A\u0641\u0639 \u0648\u0628\u0637\u0627\u0646\u0629 \u0646\u0627\u0639\u0645\u0629 \u0648\u062D\u0631\u0643\u0629 \u062B\u0627\u0628\u062A\u0629\u060C \u0645\u0639 \u0645\u0641\u062A\u0627\u062D \u0644\u0644\u0639\u062C\u0644\u0627\u062A.",
      "Hoher Schaft, weiches Futter und ruhiger Lauf; Schl\xFCssel liegt bei."
    ],
    options: "shoe:36|37|38|39|40|41",
    variants: [
      ["ch", "Promenade", 7990, 2600, "suede softwheels abec:7"],
      ["ch", "Promenade Rink", 9490, 2500, "hardwheels abec:9 leather"],
      ["cp", "Disco", 4990, 2400, "softwheels abec:5 veganleather"],
      ["cp", "Disco Glow", 5490, 2450, "lightwheels abec:5 veganleather"]
    ]
  },
  {
    id: "umbrella",
    sub: "outdoors.bags",
    noun: ["umbrella", "\u96E8\u4F1E", "\u5098", "\u0E23\u0E48\u0E21", "\u0645\u0638\u0644\u0629", "Regenschirm"],
    words: [
      "folding umbrella, rain umbrella",
      "\u6298\u53E0\u4F1E, \u6674\u96E8\u4F1E",
      "\u6298\u308A\u305F\u305F\u307F\u5098, \u96E8\u5098",
      "\u0E23\u0E48\u0E21\u0E1E\u0E31\u0E1A, \u0E23\u0E48\u0E21\u0E01\u0E31\u0E19\u0E1D\u0E19",
      "\u0634\u0645\u0633\u064A\u0629, \u0645\u0638\u0644\u0629 \u0645\u0637\u0631",
      "Schirm, Taschenschirm"
    ],
    about: [
      "An umbrella that comes back after a gust.",
      "Opens wide, closes neatly, and dries quickly in the hall.",
      "Rib tips are capped and the fabric is sewn on, not glued.",
      "A sleeve in the same fabric is included."
    ],
    intro: [
      "\u6297\u98CE\u4E0D\u6613\u7FFB\uFF0C\u6536\u5408\u6574\u9F50\uFF0C\u5FEB\u5E72\u3002",
      "\u98A8\u306B\u3042\u304A\u3089\u308C\u3066\u3082\u623B\u308A\u3084\u3059\u304F\u3001\u4E7E\u304D\u304C\u901F\u3044\u5098\u3067\u3059\u3002",
      "\u0E2A\u0E39\u0E49\u0E25\u0E21\u0E44\u0E14\u0E49\u0E14\u0E35 \u0E2B\u0E38\u0E1A\u0E40\u0E01\u0E47\u0E1A\u0E40\u0E23\u0E35\u0E22\u0E1A\u0E23\u0E49\u0E2D\u0E22 \u0E41\u0E2B\u0E49\u0E07\u0E44\u0E27",
      "\u062A\u0635\u0645\u062F \u0623\u0645\u0627\u0645 \u0627\u0644\u0631\u064A\u062D \u0648\u062A\u064F\u063A\u0644\u0642 \u0628\u062A\u0631\u062A\u064A\u0628 \u0648\u062A\u062C\u0641 \u0633\u0631\u064A\u0639\u064B\u0627.",
      "H\xE4lt B\xF6en aus, schlie\xDFt ordentlich und trocknet schnell."
    ],
    variants: [
      ["hk", "Ame", 3490, 320, "windproof ribs:8 automatic"],
      ["hk", "Ame Light", 2990, 180, "ultralight ribs:6 uvblock"],
      ["fj", "Regn", 4490, 480, "ribs:10 windproof wood"],
      ["cp", "Cloud", 1490, 340, "automatic ribs:8 uvblock"]
    ]
  },
  {
    id: "football",
    sub: "outdoors.sports",
    noun: ["football", "\u8DB3\u7403", "\u30B5\u30C3\u30AB\u30FC\u30DC\u30FC\u30EB", "\u0E25\u0E39\u0E01\u0E1F\u0E38\u0E15\u0E1A\u0E2D\u0E25", "\u0643\u0631\u0629 \u0642\u062F\u0645", "Fu\xDFball"],
    words: [
      "soccer ball, match ball",
      "\u6BD4\u8D5B\u7528\u7403, \u8BAD\u7EC3\u8DB3\u7403",
      "\u30D5\u30C3\u30C8\u30DC\u30FC\u30EB, \u516C\u5F0F\u7403",
      "\u0E1F\u0E38\u0E15\u0E1A\u0E2D\u0E25, \u0E1A\u0E2D\u0E25\u0E2B\u0E19\u0E31\u0E07",
      "\u0643\u0631\u0629, \u0643\u0648\u0631\u0629",
      "Ball, Trainingsball"
    ],
    about: [
      "A round ball with a true bounce and a soft first touch.",
      "For the park, the schoolyard and Sunday matches.",
      "The valve is recessed and a needle is included.",
      "It ships deflated; a few strokes of a pump bring it to pressure."
    ],
    intro: [
      "\u5F39\u8DF3\u7A33\u5B9A\u3001\u89E6\u611F\u67D4\u548C\uFF0C\u9644\u5145\u6C14\u9488\uFF0C\u53D1\u8D27\u65F6\u672A\u5145\u6C14\u3002",
      "\u7D20\u76F4\u306A\u5F3E\u307F\u3068\u3084\u308F\u3089\u304B\u306A\u30BF\u30C3\u30C1\u3002\u7A7A\u6C17\u3092\u629C\u3044\u3066\u767A\u9001\u3001\u91DD\u4ED8\u304D\u3067\u3059\u3002",
      "\u0E40\u0E14\u0E49\u0E07\u0E19\u0E34\u0E48\u0E07 \u0E2A\u0E31\u0E21\u0E1C\u0E31\u0E2A\u0E19\u0E38\u0E48\u0E21 \u0E41\u0E16\u0E21\u0E40\u0E02\u0E47\u0E21\u0E2A\u0E39\u0E1A\u0E25\u0E21 \u0E2A\u0E48\u0E07\u0E41\u0E1A\u0E1A\u0E22\u0E31\u0E07\u0E44\u0E21\u0E48\u0E40\u0E15\u0E34\u0E21\u0E25\u0E21",
      "\u0627\u0631\u062A\u062F\u0627\u062F \u0645\u0646\u062A\u0638\u0645 \u0648\u0644\u0645\u0633\u0629 \u0646\u0627\u0639\u0645\u0629\u060C \u0648\u062A\u064F\u0634\u062D\u0646 \u0645\u0641\u0631\u063A\u0629 \u0645\u0639 \u0625\u0628\u0631\u0629 \u0646\u0641\u062E.",
      "Springt gleichm\xE4\xDFig, f\xFChlt sich weich an; wird ohne Luft mit Nadel geliefert."
    ],
    options: "ball:4|5",
    variants: [
      ["ch", "Common", 2490, 430, "stitched pu training"],
      ["ch", "Common Match", 4490, 435, "bonded pu match"],
      ["fj", "Plan", 3490, 440, "bonded training pu"],
      ["cp", "Kick", 1490, 420, "stitched pvc training"]
    ]
  },
  {
    id: "badminton-set",
    sub: "outdoors.sports",
    noun: [
      "badminton set",
      "\u7FBD\u6BDB\u7403\u62CD\u5957\u88C5",
      "\u30D0\u30C9\u30DF\u30F3\u30C8\u30F3\u30BB\u30C3\u30C8",
      "\u0E0A\u0E38\u0E14\u0E41\u0E1A\u0E14\u0E21\u0E34\u0E19\u0E15\u0E31\u0E19",
      "\u0637\u0642\u0645 \u0631\u064A\u0634\u0629 \u0637\u0627\u0626\u0631\u0629",
      "Badminton-Set"
    ],
    words: [
      "rackets, shuttlecock",
      "\u7FBD\u6BDB\u7403, \u7403\u62CD",
      "\u30E9\u30B1\u30C3\u30C8, \u30B7\u30E3\u30C8\u30EB",
      "\u0E44\u0E21\u0E49\u0E41\u0E1A\u0E14, \u0E25\u0E39\u0E01\u0E02\u0E19\u0E44\u0E01\u0E48",
      "\u0645\u0636\u0627\u0631\u0628 \u0631\u064A\u0634\u0629, \u0628\u0627\u062F\u0645\u0646\u062A\u0648\u0646",
      "Federball, Badmintonschl\xE4ger"
    ],
    about: [
      "Rackets and shuttles in one bag for the garden or the beach.",
      "A set for families: light, forgiving and quick to set out.",
      "Grips are wrapped and can be renewed.",
      "Everything fits in the carrying bag."
    ],
    intro: [
      "\u7403\u62CD\u548C\u7FBD\u6BDB\u7403\u4E00\u5305\u5E26\u8D70\uFF0C\u82B1\u56ED\u3001\u6C99\u6EE9\u968F\u65F6\u5F00\u6253\u3002",
      "\u30E9\u30B1\u30C3\u30C8\u3068\u30B7\u30E3\u30C8\u30EB\u304C\u4E00\u3064\u306E\u888B\u306B\u3002\u5EAD\u3084\u6D5C\u8FBA\u3067\u3059\u3050\u904A\u3079\u307E\u3059\u3002",
      "\u0E44\u0E21\u0E49\u0E41\u0E25\u0E30\u0E25\u0E39\u0E01\u0E04\u0E23\u0E1A\u0E43\u0E19\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E40\u0E14\u0E35\u0E22\u0E27 \u0E40\u0E25\u0E48\u0E19\u0E44\u0E14\u0E49\u0E17\u0E31\u0E49\u0E07\u0E2A\u0E27\u0E19\u0E41\u0E25\u0E30\u0E0A\u0E32\u0E22\u0E2B\u0E32\u0E14",
      "\u0645\u0636\u0627\u0631\u0628 \u0648\u0631\u064A\u0634 \u0641\u064A \u062D\u0642\u064A\u0628\u0629 \u0648\u0627\u062D\u062F\u0629 \u0644\u0644\u062D\u062F\u064A\u0642\u0629 \u0623\u0648 \u0627\u0644\u0634\u0627\u0637\u0626.",
      "Schl\xE4ger und B\xE4lle in einer Tasche, f\xFCr Garten und Strand."
    ],
    variants: [
      ["ch", "Backyard 2", 2490, 620, "rackets:2 shuttles:3 case"],
      ["ch", "Backyard 4", 4490, 2600, "rackets:4 net shuttles:6"],
      ["cp", "Rally", 1890, 480, "rackets:2 aluminium shuttles:3"],
      ["cp", "Rally Carbon", 5990, 390, "carbon rackets:2 shuttles:6"]
    ]
  }
];

// apps/api/db/demo/product-types/phone.ts
var phone = [
  {
    id: "smartphone",
    sub: "phone.phones",
    noun: ["smartphone", "\u667A\u80FD\u624B\u673A", "\u30B9\u30DE\u30FC\u30C8\u30D5\u30A9\u30F3", "\u0E2A\u0E21\u0E32\u0E23\u0E4C\u0E15\u0E42\u0E1F\u0E19", "\u0647\u0627\u062A\u0641 \u0630\u0643\u064A", "Smartphone"],
    words: [
      "mobile phone, 5g phone",
      "\u624B\u673A, 5G\u624B\u673A",
      "\u30B9\u30DE\u30DB, \u643A\u5E2F\u96FB\u8A71",
      "\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D, \u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D",
      "\u062C\u0648\u0627\u0644, \u0645\u0648\u0628\u0627\u064A\u0644",
      "Handy, Mobiltelefon"
    ],
    about: [
      "A phone that lasts the day and does not ask for attention.",
      "A clear screen, an honest camera and room for years of pictures.",
      "Security updates are promised for five years from purchase.",
      "Unlocked for every network; no apps are preloaded beyond the basics."
    ],
    intro: [
      "\u7EED\u822A\u4E00\u6574\u5929\uFF0C\u4E94\u5E74\u5B89\u5168\u66F4\u65B0\u627F\u8BFA\uFF0C\u5168\u7F51\u901A\u65E0\u9501\u3002",
      "\u4E00\u65E5\u3082\u3064\u96FB\u6C60\u30685\u5E74\u9593\u306E\u66F4\u65B0\u4FDD\u8A3C\u3002SIM\u30D5\u30EA\u30FC\u3067\u3059\u3002",
      "\u0E41\u0E1A\u0E15\u0E2D\u0E22\u0E39\u0E48\u0E44\u0E14\u0E49\u0E17\u0E31\u0E49\u0E07\u0E27\u0E31\u0E19 \u0E2D\u0E31\u0E1B\u0E40\u0E14\u0E15\u0E04\u0E27\u0E32\u0E21\u0E1B\u0E25\u0E2D\u0E14\u0E20\u0E31\u0E22\u0E2B\u0E49\u0E32\u0E1B\u0E35 \u0E44\u0E21\u0E48\u0E25\u0E47\u0E2D\u0E01\u0E0B\u0E34\u0E21",
      "\u0628\u0637\u0627\u0631\u064A\u0629 \u0644\u064A\u0648\u0645 \u0643\u0627\u0645\u0644 \u0648\u062A\u062D\u062F\u064A\u062B\u0627\u062A \u0623\u0645\u0627\u0646 \u062E\u0645\u0633 \u0633\u0646\u0648\u0627\u062A\u060C \u0648\u063A\u064A\u0631 \u0645\u0642\u0641\u0644 \u0639\u0644\u0649 \u0634\u0628\u0643\u0629.",
      "H\xE4lt den Tag durch, f\xFCnf Jahre Sicherheitsupdates, ohne SIM-Lock."
    ],
    options: "storage:128 GB|256 GB+60|512 GB+160",
    variants: [
      ["hl", "Haru 6", 49900, 184, "oled g5 screen=6.4_in mah:5000 camera:50"],
      ["hl", "Haru 6 Plus", 64900, 201, "oled g5 screen=6.7_in mah:5200 camera:64"],
      ["cp", "Peak One", 29900, 192, "g5 screen=6.5_in mah:5000 camera:50"],
      ["cp", "Peak Lite", 17900, 188, "mah:6000 screen=6.6_in camera:48", "storage:64 GB|128 GB+25"],
      ["ta", "Meadow", 39900, 178, "repairable screen=6.3_in g5 mah:4500"]
    ]
  },
  {
    id: "compact-phone",
    sub: "phone.phones",
    noun: [
      "compact smartphone",
      "\u5C0F\u5C4F\u624B\u673A",
      "\u5C0F\u578B\u30B9\u30DE\u30FC\u30C8\u30D5\u30A9\u30F3",
      "\u0E2A\u0E21\u0E32\u0E23\u0E4C\u0E15\u0E42\u0E1F\u0E19\u0E08\u0E2D\u0E40\u0E25\u0E47\u0E01",
      "\u0647\u0627\u062A\u0641 \u0630\u0643\u064A \u0635\u063A\u064A\u0631",
      "kompaktes Smartphone"
    ],
    words: [
      "small phone, mini phone",
      "\u5C0F\u5C4F\u667A\u80FD\u673A, \u8FF7\u4F60\u624B\u673A",
      "\u30B3\u30F3\u30D1\u30AF\u30C8\u30B9\u30DE\u30DB, \u5C0F\u3055\u3044\u30B9\u30DE\u30DB",
      "\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D\u0E08\u0E2D\u0E40\u0E25\u0E47\u0E01, \u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E40\u0E25\u0E47\u0E01",
      "\u062C\u0648\u0627\u0644 \u0635\u063A\u064A\u0631, \u0645\u0648\u0628\u0627\u064A\u0644 \u0635\u063A\u064A\u0631",
      "Kleines Handy, Mini-Smartphone"
    ],
    about: [
      "A phone for one hand and small pockets.",
      "Everything within reach of a thumb.",
      "The battery can be changed by a repair shop in a quarter of an hour.",
      "Unlocked, with room for a SIM and an eSIM."
    ],
    intro: [
      "\u5355\u624B\u53EF\u63E1\uFF0C\u53E3\u888B\u53CB\u597D\uFF0C\u652F\u6301\u5B9E\u4F53\u5361\u52A0eSIM\u3002",
      "\u7247\u624B\u3067\u5C4A\u304F\u30B5\u30A4\u30BA\u3002\u7269\u7406SIM\u3068eSIM\u306B\u5BFE\u5FDC\u3057\u307E\u3059\u3002",
      "\u0E43\u0E0A\u0E49\u0E21\u0E37\u0E2D\u0E40\u0E14\u0E35\u0E22\u0E27\u0E16\u0E19\u0E31\u0E14 \u0E43\u0E2A\u0E48\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E44\u0E14\u0E49 \u0E23\u0E2D\u0E07\u0E23\u0E31\u0E1A\u0E0B\u0E34\u0E21\u0E41\u0E25\u0E30 eSIM",
      "\u0647\u0627\u062A\u0641 \u0644\u064A\u062F \u0648\u0627\u062D\u062F\u0629 \u064A\u062F\u0639\u0645 \u0634\u0631\u064A\u062D\u0629 \u0648eSIM.",
      "Mit einer Hand bedienbar, f\xFCr SIM und eSIM."
    ],
    options: "storage:128 GB|256 GB+50",
    variants: [
      ["hl", "Haru Mini", 42900, 142, "oled g5 screen=5.4_in mah:3800"],
      ["hl", "Haru SE", 27900, 148, "screen=5.4_in g5 mah:3600"],
      ["cp", "Peak Small", 22900, 151, "screen=5.2_in mah:4000 dualsim"],
      ["ta", "Clover", 33900, 139, "repairable screen=5.3_in g5"]
    ]
  },
  {
    id: "foldable-phone",
    sub: "phone.phones",
    noun: [
      "foldable smartphone",
      "\u6298\u53E0\u5C4F\u624B\u673A",
      "\u6298\u308A\u305F\u305F\u307F\u30B9\u30DE\u30FC\u30C8\u30D5\u30A9\u30F3",
      "\u0E2A\u0E21\u0E32\u0E23\u0E4C\u0E15\u0E42\u0E1F\u0E19\u0E08\u0E2D\u0E1E\u0E31\u0E1A",
      "\u0647\u0627\u062A\u0641 \u0642\u0627\u0628\u0644 \u0644\u0644\u0637\u064A",
      "faltbares Smartphone"
    ],
    words: [
      "fold phone, folding phone",
      "\u6298\u53E0\u624B\u673A, \u5927\u5C4F\u6298\u53E0",
      "\u6298\u308A\u305F\u305F\u307F\u30B9\u30DE\u30DB, \u30D5\u30A9\u30EB\u30C0\u30D6\u30EB",
      "\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D\u0E1E\u0E31\u0E1A\u0E44\u0E14\u0E49, \u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C\u0E08\u0E2D\u0E1E\u0E31\u0E1A",
      "\u062C\u0648\u0627\u0644 \u0642\u0627\u0628\u0644 \u0644\u0644\u0637\u064A, \u0647\u0627\u062A\u0641 \u0641\u0648\u0644\u062F",
      "Falthandy, Foldable"
    ],
    about: [
      "A phone outside, a small tablet inside.",
      "Reads like a book and closes like one.",
      "The hinge is rated for two hundred thousand folds.",
      "The inner screen has a film that a service point replaces free once."
    ],
    intro: [
      "\u5408\u4E0A\u662F\u624B\u673A\uFF0C\u5C55\u5F00\u662F\u5C0F\u5E73\u677F\uFF0C\u94F0\u94FE\u8010\u6298\u4E8C\u5341\u4E07\u6B21\u3002",
      "\u9589\u3058\u308C\u3070\u30B9\u30DE\u30DB\u3001\u958B\u3051\u3070\u5C0F\u3055\u306A\u30BF\u30D6\u30EC\u30C3\u30C8\u3067\u3059\u3002",
      "\u0E1E\u0E31\u0E1A\u0E40\u0E1B\u0E47\u0E19\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D \u0E01\u0E32\u0E07\u0E40\u0E1B\u0E47\u0E19\u0E41\u0E17\u0E47\u0E1A\u0E40\u0E25\u0E47\u0E15 \u0E1A\u0E32\u0E19\u0E1E\u0E31\u0E1A\u0E17\u0E19 200,000 \u0E04\u0E23\u0E31\u0E49\u0E07",
      "\u0647\u0627\u062A\u0641 \u0645\u0646 \u0627\u0644\u062E\u0627\u0631\u062C \u0648\u0644\u0648\u062D \u0635\u063A\u064A\u0631 \u0645\u0646 \u0627\u0644\u062F\u0627\u062E\u0644.",
      "Au\xDFen Telefon, innen kleines Tablet."
    ],
    options: "storage:256 GB|512 GB+120",
    variants: [
      ["hl", "Bom Fold", 119900, 248, "oled g5 screen=7.8_in mah:4600"],
      ["hl", "Bom Fold Light", 94900, 236, "screen=7.6_in g5 mah:4400"],
      ["cp", "Ridge Fold", 79900, 262, "screen=7.9_in g5 mah:5000"],
      ["cp", "Ridge Fold Pen", 89900, 268, "pen screen=8_in g5"]
    ]
  },
  {
    id: "flip-phone",
    sub: "phone.phones",
    noun: ["flip phone", "\u7FFB\u76D6\u624B\u673A", "\u6298\u308A\u305F\u305F\u307F\u643A\u5E2F", "\u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C\u0E1D\u0E32\u0E1E\u0E31\u0E1A", "\u0647\u0627\u062A\u0641 \u0642\u0644\u0651\u0627\u0628", "Klapphandy"],
    words: [
      "feature phone, senior phone",
      "\u8001\u4EBA\u673A, \u6309\u952E\u624B\u673A",
      "\u30AC\u30E9\u30B1\u30FC, \u30B7\u30CB\u30A2\u643A\u5E2F",
      "\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D\u0E1B\u0E38\u0E48\u0E21\u0E01\u0E14, \u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D\u0E1C\u0E39\u0E49\u0E2A\u0E39\u0E07\u0E2D\u0E32\u0E22\u0E38",
      "\u062C\u0648\u0627\u0644 \u0628\u0623\u0632\u0631\u0627\u0631, \u0647\u0627\u062A\u0641 \u0643\u0628\u0627\u0631 \u0627\u0644\u0633\u0646",
      "Tastenhandy, Seniorenhandy"
    ],
    about: [
      "Calls, messages, an alarm, and a snap when you hang up.",
      "Big keys with a clear click and a loud, clean earpiece.",
      "It starts with ten numbers on quick dial.",
      "The charging stand is in the box."
    ],
    intro: [
      "\u5927\u6309\u952E\u3001\u58F0\u97F3\u6D2A\u4EAE\uFF0C\u5408\u76D6\u5373\u6302\u65AD\uFF0C\u9644\u5145\u7535\u5EA7\u3002",
      "\u5927\u304D\u306A\u30DC\u30BF\u30F3\u3068\u805E\u304D\u3084\u3059\u3044\u97F3\u3002\u9589\u3058\u308C\u3070\u901A\u8A71\u304C\u7D42\u308F\u308A\u307E\u3059\u3002",
      "\u0E1B\u0E38\u0E48\u0E21\u0E43\u0E2B\u0E0D\u0E48 \u0E40\u0E2A\u0E35\u0E22\u0E07\u0E14\u0E31\u0E07\u0E0A\u0E31\u0E14 \u0E1E\u0E31\u0E1A\u0E41\u0E25\u0E49\u0E27\u0E27\u0E32\u0E07\u0E2A\u0E32\u0E22 \u0E21\u0E35\u0E41\u0E17\u0E48\u0E19\u0E0A\u0E32\u0E23\u0E4C\u0E08",
      "\u0623\u0632\u0631\u0627\u0631 \u0643\u0628\u064A\u0631\u0629 \u0648\u0635\u0648\u062A \u0648\u0627\u0636\u062D\u060C \u0648\u064A\u064F\u063A\u0644\u0642 \u0627\u0644\u062E\u0637 \u0639\u0646\u062F \u0637\u064A\u0647.",
      "Gro\xDFe Tasten, klarer Ton; Zuklappen beendet das Gespr\xE4ch."
    ],
    variants: [
      ["hl", "Saebom", 8990, 118, "g4 days:10 bigkeys"],
      ["hl", "Saebom Duo", 10900, 124, "g4 dualsim outerscreen"],
      ["cp", "Snap 4G", 5990, 112, "g4 days:7 dualsim"],
      ["cp", "Snap Senior", 6990, 121, "sos bigkeys g4"]
    ]
  },
  {
    id: "phone-case",
    sub: "phone.cases",
    noun: ["phone case", "\u624B\u673A\u58F3", "\u30B9\u30DE\u30DB\u30B1\u30FC\u30B9", "\u0E40\u0E04\u0E2A\u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C", "\u063A\u0637\u0627\u0621 \u0647\u0627\u062A\u0641", "Handyh\xFClle"],
    words: [
      "case, cover",
      "\u4FDD\u62A4\u58F3, \u624B\u673A\u5957",
      "\u30B9\u30DE\u30DB\u30AB\u30D0\u30FC, \u643A\u5E2F\u30B1\u30FC\u30B9",
      "\u0E40\u0E04\u0E2A\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D, \u0E0B\u0E2D\u0E07\u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C",
      "\u0643\u0641\u0631 \u062C\u0648\u0627\u0644, \u062C\u0631\u0627\u0628 \u0645\u0648\u0628\u0627\u064A\u0644",
      "Schutzh\xFClle, Case"
    ],
    about: [
      "Takes the knocks, so the phone does not.",
      "Slim, with a lip that keeps the screen off the table.",
      "Buttons stay easy to feel.",
      "Choose the phone model before you order."
    ],
    intro: [
      "\u8F7B\u8584\u9632\u6454\u3001\u5C4F\u5E55\u8FB9\u7F18\u9AD8\u51FA\u4FDD\u62A4\uFF0C\u4E0B\u5355\u8BF7\u9009\u673A\u578B\u3002",
      "\u8584\u304F\u3066\u885D\u6483\u306B\u5F37\u304F\u3001\u753B\u9762\u3088\u308A\u7E01\u304C\u9AD8\u3044\u30B1\u30FC\u30B9\u3067\u3059\u3002\u6A5F\u7A2E\u3092\u304A\u9078\u3073\u304F\u3060\u3055\u3044\u3002",
      "\u0E1A\u0E32\u0E07\u0E01\u0E31\u0E19\u0E01\u0E23\u0E30\u0E41\u0E17\u0E01 \u0E02\u0E2D\u0E1A\u0E2A\u0E39\u0E07\u0E01\u0E31\u0E19\u0E08\u0E2D \u0E42\u0E1B\u0E23\u0E14\u0E40\u0E25\u0E37\u0E2D\u0E01\u0E23\u0E38\u0E48\u0E19",
      "\u0646\u062D\u064A\u0641 \u0648\u064A\u062D\u0645\u064A \u0645\u0646 \u0627\u0644\u0635\u062F\u0645\u0627\u062A\u060C \u0627\u062E\u062A\u0631 \u0637\u0631\u0627\u0632 \u0627\u0644\u0647\u0627\u062A\u0641 \u0642\u0628\u0644 \u0627\u0644\u0637\u0644\u0628.",
      "Schlank und sto\xDFfest, mit erh\xF6htem Rand; bitte Modell w\xE4hlen."
    ],
    options: "fit:Haru 6|Haru 6 Plus|Peak One",
    variants: [
      ["hl", "Guard Silicone", 1490, 32, "silicone magnetring"],
      ["hl", "Guard Leather", 3490, 38, "vegtan magnetring"],
      ["cp", "Bump", 990, 36, "tpu shockproof"],
      ["cp", "Bump Clear", 890, 30, "transparent tpu"],
      ["ta", "Bio Shell", 1990, 34, "plantbased shockproof"]
    ]
  },
  {
    id: "wall-charger",
    sub: "phone.power",
    noun: [
      "USB-C wall charger",
      "USB-C\u5145\u7535\u5934",
      "USB-C\u5145\u96FB\u5668",
      "\u0E2B\u0E31\u0E27\u0E0A\u0E32\u0E23\u0E4C\u0E08 USB-C",
      "\u0634\u0627\u062D\u0646 \u062C\u062F\u0627\u0631\u064A USB-C",
      "USB-C-Ladeger\xE4t"
    ],
    words: [
      "charger, fast charger",
      "\u5145\u7535\u5668, \u5FEB\u5145\u5934",
      "\u6025\u901F\u5145\u96FB\u5668, AC\u30A2\u30C0\u30D7\u30BF\u30FC",
      "\u0E17\u0E35\u0E48\u0E0A\u0E32\u0E23\u0E4C\u0E08, \u0E2B\u0E31\u0E27\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E40\u0E23\u0E47\u0E27",
      "\u0634\u0627\u062D\u0646, \u0634\u0627\u062D\u0646 \u0633\u0631\u064A\u0639",
      "Netzteil, Schnellladeger\xE4t"
    ],
    about: [
      "Small in the socket, cool in use.",
      "One charger for the phone, the tablet and the earbuds.",
      "It reduces power when the battery is nearly full.",
      "The cable is sold separately."
    ],
    intro: [
      "\u4F53\u79EF\u5C0F\u3001\u53D1\u70ED\u4F4E\uFF0C\u624B\u673A\u5E73\u677F\u8033\u673A\u901A\u7528\uFF08\u4E0D\u542B\u7EBF\uFF09\u3002",
      "\u5C0F\u3055\u304F\u3066\u71B1\u304F\u306A\u308A\u306B\u304F\u304F\u3001\u30B9\u30DE\u30DB\u3082\u30BF\u30D6\u30EC\u30C3\u30C8\u3082\u5145\u96FB\u3067\u304D\u307E\u3059\u3002",
      "\u0E15\u0E31\u0E27\u0E40\u0E25\u0E47\u0E01\u0E44\u0E21\u0E48\u0E23\u0E49\u0E2D\u0E19 \u0E43\u0E0A\u0E49\u0E44\u0E14\u0E49\u0E17\u0E31\u0E49\u0E07\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D\u0E41\u0E25\u0E30\u0E41\u0E17\u0E47\u0E1A\u0E40\u0E25\u0E47\u0E15 (\u0E44\u0E21\u0E48\u0E23\u0E27\u0E21\u0E2A\u0E32\u0E22)",
      "\u0635\u063A\u064A\u0631 \u0648\u0644\u0627 \u064A\u0633\u062E\u0646\u060C \u0644\u0644\u0647\u0627\u062A\u0641 \u0648\u0627\u0644\u0644\u0648\u062D \u0648\u0627\u0644\u0633\u0645\u0627\u0639\u0627\u062A (\u0627\u0644\u0643\u0627\u0628\u0644 \u063A\u064A\u0631 \u0645\u0634\u0645\u0648\u0644).",
      "Klein und k\xFChl, f\xFCr Handy, Tablet und Ohrh\xF6rer (ohne Kabel)."
    ],
    options: "plug:EU|UK|US",
    variants: [
      ["cp", "Volt 20", 1290, 48, "power=20_W ports:1"],
      ["cp", "Volt 65", 3490, 112, "gan power=65_W ports:3"],
      ["hl", "Cube 30", 1990, 52, "gan power=30_W ports:1"],
      ["ta", "Duo 45", 2790, 86, "gan power=45_W ports:2"]
    ]
  },
  {
    id: "power-bank",
    sub: "phone.power",
    noun: ["power bank", "\u5145\u7535\u5B9D", "\u30E2\u30D0\u30A4\u30EB\u30D0\u30C3\u30C6\u30EA\u30FC", "\u0E1E\u0E32\u0E27\u0E40\u0E27\u0E2D\u0E23\u0E4C\u0E41\u0E1A\u0E07\u0E04\u0E4C", "\u0628\u0627\u0648\u0631 \u0628\u0627\u0646\u0643", "Powerbank"],
    words: [
      "portable charger, battery pack",
      "\u79FB\u52A8\u7535\u6E90, \u4FBF\u643A\u5145\u7535\u5B9D",
      "\u643A\u5E2F\u5145\u96FB\u5668, \u30E2\u30D0\u30D6",
      "\u0E41\u0E1A\u0E15\u0E2A\u0E33\u0E23\u0E2D\u0E07, \u0E17\u0E35\u0E48\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E1E\u0E01\u0E1E\u0E32",
      "\u0628\u0637\u0627\u0631\u064A\u0629 \u0645\u062A\u0646\u0642\u0644\u0629, \u0634\u0627\u062D\u0646 \u0645\u062A\u0646\u0642\u0644",
      "Akkupack, mobiles Ladeger\xE4t"
    ],
    about: [
      "A second battery for a long day.",
      "Four lights tell you truthfully how much is left.",
      "Allowed in hand luggage.",
      "A short charging cable is included."
    ],
    intro: [
      "\u51FA\u95E8\u7EED\u7535\u5B89\u5FC3\uFF0C\u56DB\u683C\u706F\u663E\u793A\u7535\u91CF\uFF0C\u53EF\u968F\u8EAB\u767B\u673A\u3002",
      "\u5916\u51FA\u5148\u306E\u4E88\u5099\u96FB\u6E90\u30024\u6BB5\u968E\u30E9\u30F3\u30D7\u3067\u6B8B\u91CF\u304C\u5206\u304B\u308A\u3001\u6A5F\u5185\u6301\u3061\u8FBC\u307F\u3067\u304D\u307E\u3059\u3002",
      "\u0E41\u0E1A\u0E15\u0E2A\u0E33\u0E23\u0E2D\u0E07\u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A\u0E27\u0E31\u0E19\u0E22\u0E32\u0E27 \u0E46 \u0E44\u0E1F\u0E1A\u0E2D\u0E01\u0E23\u0E30\u0E14\u0E31\u0E1A \u0E19\u0E33\u0E02\u0E36\u0E49\u0E19\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E44\u0E14\u0E49",
      "\u0628\u0637\u0627\u0631\u064A\u0629 \u062B\u0627\u0646\u064A\u0629 \u0644\u064A\u0648\u0645 \u0637\u0648\u064A\u0644 \u0628\u0623\u0636\u0648\u0627\u0621 \u062A\u0628\u064A\u0646 \u0627\u0644\u0645\u062A\u0628\u0642\u064A\u060C \u0648\u0645\u0633\u0645\u0648\u062D\u0629 \u0641\u064A \u0627\u0644\u0637\u0627\u0626\u0631\u0629.",
      "Reserve f\xFCr lange Tage, im Handgep\xE4ck erlaubt."
    ],
    variants: [
      ["cp", "Reserve 10", 1990, 210, "mah:10000 pd:20 usbc"],
      ["cp", "Reserve 20", 3490, 380, "mah:20000 pd:45 usbc"],
      ["hl", "Jori Mag", 3990, 145, "mah:5000 magnetring wirelesscharge"],
      ["ta", "Lunchbox", 2790, 240, "mah:12000 pd:30 builtincable"]
    ]
  },
  {
    id: "usb-c-cable",
    sub: "phone.power",
    noun: ["USB-C cable", "USB-C\u6570\u636E\u7EBF", "USB-C\u30B1\u30FC\u30D6\u30EB", "\u0E2A\u0E32\u0E22 USB-C", "\u0643\u0627\u0628\u0644 USB-C", "USB-C-Kabel"],
    words: [
      "charging cable, data cable",
      "\u5145\u7535\u7EBF, \u5FEB\u5145\u7EBF",
      "\u5145\u96FB\u30B1\u30FC\u30D6\u30EB, \u30BF\u30A4\u30D7C\u30B1\u30FC\u30D6\u30EB",
      "\u0E2A\u0E32\u0E22\u0E0A\u0E32\u0E23\u0E4C\u0E08, \u0E2A\u0E32\u0E22\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E44\u0E17\u0E1B\u0E4C\u0E0B\u0E35",
      "\u0643\u0627\u0628\u0644 \u0634\u062D\u0646, \u0633\u0644\u0643 \u0634\u0627\u062D\u0646",
      "Ladekabel, Datenkabel"
    ],
    about: [
      "A cable that bends where others break.",
      "Lies flat and does not tangle in a bag.",
      "Each end has a tested strain relief.",
      "A small tie keeps it rolled."
    ],
    intro: [
      "\u8010\u5F2F\u6298\u4E0D\u6613\u7F20\u7ED5\uFF0C\u9644\u7406\u7EBF\u5E26\u3002",
      "\u65AD\u7DDA\u3057\u306B\u304F\u304F\u3001\u304B\u3089\u307E\u308A\u306B\u304F\u3044\u30B1\u30FC\u30D6\u30EB\u3067\u3059\u3002",
      "\u0E17\u0E19\u0E2B\u0E31\u0E01\u0E07\u0E2D\u0E44\u0E21\u0E48\u0E1E\u0E31\u0E19\u0E01\u0E31\u0E19 \u0E21\u0E35\u0E2A\u0E32\u0E22\u0E23\u0E31\u0E14\u0E43\u0E2B\u0E49",
      "\u0643\u0627\u0628\u0644 \u064A\u062A\u062D\u0645\u0644 \u0627\u0644\u062B\u0646\u064A \u0648\u0644\u0627 \u064A\u062A\u0634\u0627\u0628\u0643\u060C \u0645\u0639 \u0631\u0628\u0627\u0637 \u0635\u063A\u064A\u0631.",
      "Knickfest und verheddert nicht, mit Kabelbinder."
    ],
    options: "length:1 m|2 m+3",
    variants: [
      ["cp", "Line", 690, 38, "braided pd:60"],
      ["cp", "Line Pro", 1290, 52, "braided pd:100 gbps:10"],
      ["hl", "Soft", 990, 36, "silicone pd:60"],
      ["ta", "Right", 1190, 42, "angled braided pd:100"]
    ]
  },
  {
    id: "wireless-earbuds",
    sub: "phone.audio",
    noun: [
      "wireless earbuds",
      "\u65E0\u7EBF\u8033\u673A",
      "\u30EF\u30A4\u30E4\u30EC\u30B9\u30A4\u30E4\u30DB\u30F3",
      "\u0E2B\u0E39\u0E1F\u0E31\u0E07\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22",
      "\u0633\u0645\u0627\u0639\u0627\u062A \u0623\u0630\u0646 \u0644\u0627\u0633\u0644\u0643\u064A\u0629",
      "kabellose Ohrh\xF6rer"
    ],
    words: [
      "earphones, bluetooth earbuds, headphones",
      "\u84DD\u7259\u8033\u673A, \u5165\u8033\u5F0F\u8033\u673A",
      "Bluetooth\u30A4\u30E4\u30DB\u30F3, \u30A4\u30E4\u30DB\u30F3",
      "\u0E2B\u0E39\u0E1F\u0E31\u0E07\u0E1A\u0E25\u0E39\u0E17\u0E39\u0E18, \u0E40\u0E2D\u0E35\u0E22\u0E23\u0E4C\u0E1A\u0E31\u0E14",
      "\u0633\u0645\u0627\u0639\u0627\u062A \u0628\u0644\u0648\u062A\u0648\u062B, \u0633\u0645\u0627\u0639\u0627\u062A \u0628\u0648\u062F\u0632",
      "Bluetooth-Kopfh\xF6rer, In-Ear-Kopfh\xF6rer, kabellose Kopfh\xF6rer"
    ],
    about: [
      "Small, light and quick to connect.",
      "Voices stay clear when a tram goes by.",
      "Three sizes of tips are in the box.",
      "Either bud works alone."
    ],
    intro: [
      "\u5C0F\u5DE7\u8F7B\u76C8\u3001\u8FDE\u63A5\u8FC5\u901F\uFF0C\u901A\u8BDD\u6E05\u6670\uFF0C\u9644\u4E09\u526F\u8033\u585E\u3002",
      "\u5C0F\u3055\u304F\u8EFD\u304F\u3001\u3059\u3050\u3064\u306A\u304C\u308A\u307E\u3059\u30023\u30B5\u30A4\u30BA\u306E\u30A4\u30E4\u30FC\u30D4\u30FC\u30B9\u4ED8\u304D\u3002",
      "\u0E40\u0E25\u0E47\u0E01\u0E40\u0E1A\u0E32 \u0E40\u0E0A\u0E37\u0E48\u0E2D\u0E21\u0E15\u0E48\u0E2D\u0E44\u0E27 \u0E40\u0E2A\u0E35\u0E22\u0E07\u0E1E\u0E39\u0E14\u0E0A\u0E31\u0E14 \u0E21\u0E35\u0E08\u0E38\u0E01\u0E2A\u0E32\u0E21\u0E02\u0E19\u0E32\u0E14",
      "\u0635\u063A\u064A\u0631\u0629 \u0648\u062E\u0641\u064A\u0641\u0629 \u0648\u0633\u0631\u064A\u0639\u0629 \u0627\u0644\u0627\u062A\u0635\u0627\u0644\u060C \u0645\u0639 \u062B\u0644\u0627\u062B\u0629 \u0645\u0642\u0627\u0633\u0627\u062A.",
      "Klein, leicht und schnell verbunden, mit drei Aufsatzgr\xF6\xDFen."
    ],
    variants: [
      ["ta", "Hush Bud", 7990, 48, "anc battery:28 bt:5.3"],
      ["ta", "Hush Bud Pro", 12900, 51, "anc hires battery:36"],
      ["cp", "Bean", 2490, 42, "battery:24 bt:5.2 ip:54"],
      ["cp", "Bean Sport", 3290, 46, "earhook ip:67 battery:30"],
      ["hl", "Nori", 5490, 44, "transparencymode battery:32 bt:5.3"]
    ]
  },
  {
    id: "smart-watch",
    sub: "phone.watches",
    noun: ["smartwatch", "\u667A\u80FD\u624B\u8868", "\u30B9\u30DE\u30FC\u30C8\u30A6\u30A9\u30C3\u30C1", "\u0E2A\u0E21\u0E32\u0E23\u0E4C\u0E15\u0E27\u0E2D\u0E17\u0E0A\u0E4C", "\u0633\u0627\u0639\u0629 \u0630\u0643\u064A\u0629", "Smartwatch"],
    words: [
      "fitness watch, activity tracker",
      "\u8FD0\u52A8\u624B\u8868, \u667A\u80FD\u624B\u73AF",
      "\u6D3B\u52D5\u91CF\u8A08, \u30D5\u30A3\u30C3\u30C8\u30CD\u30B9\u30A6\u30A9\u30C3\u30C1",
      "\u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32\u0E2D\u0E31\u0E08\u0E09\u0E23\u0E34\u0E22\u0E30, \u0E19\u0E32\u0E2C\u0E34\u0E01\u0E32\u0E2D\u0E2D\u0E01\u0E01\u0E33\u0E25\u0E31\u0E07\u0E01\u0E32\u0E22",
      "\u0633\u0627\u0639\u0629 \u0631\u064A\u0627\u0636\u064A\u0629, \u0633\u0645\u0627\u0631\u062A \u0648\u0627\u062A\u0634",
      "Fitnessuhr, Sportuhr"
    ],
    about: [
      "Counts steps and sleep, and is otherwise quiet.",
      "Readable in the sun and dark at night.",
      "Health data stays on the phone unless you share it.",
      "It is a fitness watch, not a medical device."
    ],
    intro: [
      "\u8BB0\u5F55\u6B65\u6570\u4E0E\u7761\u7720\uFF0C\u9633\u5149\u4E0B\u6E05\u6670\u53EF\u8BFB\uFF0C\u975E\u533B\u7597\u8BBE\u5907\u3002",
      "\u6B69\u6570\u3068\u7761\u7720\u3092\u8A18\u9332\u3002\u65E5\u306A\u305F\u3067\u3082\u8AAD\u307F\u3084\u3059\u3044\u753B\u9762\u3067\u3059\uFF08\u533B\u7642\u6A5F\u5668\u3067\u306F\u3042\u308A\u307E\u305B\u3093\uFF09\u3002",
      "\u0E19\u0E31\u0E1A\u0E01\u0E49\u0E32\u0E27\u0E41\u0E25\u0E30\u0E01\u0E32\u0E23\u0E19\u0E2D\u0E19 \u0E2D\u0E48\u0E32\u0E19\u0E0A\u0E31\u0E14\u0E01\u0E25\u0E32\u0E07\u0E41\u0E14\u0E14 \u0E44\u0E21\u0E48\u0E43\u0E0A\u0E48\u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C\u0E01\u0E32\u0E23\u0E41\u0E1E\u0E17\u0E22\u0E4C",
      "\u062A\u0633\u062C\u0644 \u0627\u0644\u062E\u0637\u0648\u0627\u062A \u0648\u0627\u0644\u0646\u0648\u0645 \u0648\u062A\u064F\u0642\u0631\u0623 \u0641\u064A \u0627\u0644\u0634\u0645\u0633\u060C \u0648\u0644\u064A\u0633\u062A \u062C\u0647\u0627\u0632\u064B\u0627 \u0637\u0628\u064A\u064B\u0627.",
      "Z\xE4hlt Schritte und Schlaf, in der Sonne lesbar; kein Medizinprodukt."
    ],
    variants: [
      ["hl", "Sigan 2", 15900, 42, "oled gps atm:5 days:5"],
      ["hl", "Sigan 2 Mini", 13900, 34, "oled days:4 atm:5"],
      ["cp", "Orbit", 5990, 38, "days:10 heartrate ip:68"],
      ["fj", "Rutt", 24900, 58, "gps days:14 atm:10 sapphire"]
    ]
  },
  {
    id: "charging-pad",
    sub: "phone.power",
    noun: [
      "wireless charging pad",
      "\u65E0\u7EBF\u5145\u7535\u677F",
      "\u30EF\u30A4\u30E4\u30EC\u30B9\u5145\u96FB\u30D1\u30C3\u30C9",
      "\u0E41\u0E17\u0E48\u0E19\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22",
      "\u0642\u0627\u0639\u062F\u0629 \u0634\u062D\u0646 \u0644\u0627\u0633\u0644\u0643\u064A",
      "kabellose Ladestation"
    ],
    words: [
      "wireless charger, qi charger",
      "\u65E0\u7EBF\u5145\u7535\u5668, \u65E0\u7EBF\u5FEB\u5145",
      "\u30EF\u30A4\u30E4\u30EC\u30B9\u5145\u96FB\u5668, Qi\u5145\u96FB\u5668",
      "\u0E17\u0E35\u0E48\u0E0A\u0E32\u0E23\u0E4C\u0E08\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22, \u0E41\u0E1C\u0E48\u0E19\u0E0A\u0E32\u0E23\u0E4C\u0E08",
      "\u0634\u0627\u062D\u0646 \u0644\u0627\u0633\u0644\u0643\u064A, \u0634\u0627\u062D\u0646 \u0648\u0627\u064A\u0631\u0644\u0633",
      "Wireless Charger, Ladepad"
    ],
    about: [
      "Put the phone down, and it charges.",
      "Flat enough to disappear on a bedside table.",
      "It stops if it finds a coin or a key.",
      "Works through cases up to three millimetres."
    ],
    intro: [
      "\u653E\u4E0A\u5373\u5145\uFF0C\u9694\u58F3\u53EF\u7528\uFF083\u6BEB\u7C73\u5185\uFF09\uFF0C\u68C0\u6D4B\u5230\u5F02\u7269\u81EA\u52A8\u505C\u6B62\u3002",
      "\u7F6E\u304F\u3060\u3051\u3067\u5145\u96FB\u30023mm\u307E\u3067\u306E\u30B1\u30FC\u30B9\u8D8A\u3057\u306B\u4F7F\u3048\u307E\u3059\u3002",
      "\u0E27\u0E32\u0E07\u0E41\u0E25\u0E49\u0E27\u0E0A\u0E32\u0E23\u0E4C\u0E08 \u0E43\u0E0A\u0E49\u0E01\u0E31\u0E1A\u0E40\u0E04\u0E2A\u0E2B\u0E19\u0E32\u0E44\u0E21\u0E48\u0E40\u0E01\u0E34\u0E19 3 \u0E21\u0E21.",
      "\u0636\u0639 \u0627\u0644\u0647\u0627\u062A\u0641 \u0644\u064A\u0628\u062F\u0623 \u0627\u0644\u0634\u062D\u0646\u060C \u0648\u064A\u0639\u0645\u0644 \u0645\u0639 \u0623\u063A\u0637\u064A\u0629 \u062D\u062A\u0649 3 \u0645\u0645.",
      "Auflegen und laden, auch durch H\xFCllen bis drei Millimeter."
    ],
    variants: [
      ["hl", "Pad 15", 2490, 78, "power=15_W aluminium usbc"],
      ["hl", "Pad Trio", 5990, 210, "threeinone power=25_W"],
      ["cp", "Puck", 1690, 62, "magnetring power=15_W"],
      ["kw", "Auflage", 3990, 140, "woolfelt power=10_W wood"]
    ]
  },
  {
    id: "phone-stand",
    sub: "phone.cases",
    noun: ["phone stand", "\u624B\u673A\u652F\u67B6", "\u30B9\u30DE\u30DB\u30B9\u30BF\u30F3\u30C9", "\u0E02\u0E32\u0E15\u0E31\u0E49\u0E07\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D", "\u062D\u0627\u0645\u0644 \u0647\u0627\u062A\u0641", "Handyhalter"],
    words: [
      "phone holder, desk stand",
      "\u684C\u9762\u652F\u67B6, \u624B\u673A\u67B6",
      "\u30B9\u30DE\u30DB\u30DB\u30EB\u30C0\u30FC, \u5353\u4E0A\u30B9\u30BF\u30F3\u30C9",
      "\u0E41\u0E17\u0E48\u0E19\u0E27\u0E32\u0E07\u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C, \u0E17\u0E35\u0E48\u0E27\u0E32\u0E07\u0E21\u0E37\u0E2D\u0E16\u0E37\u0E2D",
      "\u0633\u062A\u0627\u0646\u062F \u062C\u0648\u0627\u0644, \u0642\u0627\u0639\u062F\u0629 \u0647\u0627\u062A\u0641",
      "Smartphone-St\xE4nder, Tischhalter"
    ],
    about: [
      "Holds the phone at the angle of a good conversation.",
      "Stays put when you tap the screen.",
      "There is a gap for the cable.",
      "Takes small tablets too."
    ],
    intro: [
      "\u89D2\u5EA6\u7A33\u56FA\uFF0C\u70B9\u5C4F\u4E0D\u6643\uFF0C\u9884\u7559\u8D70\u7EBF\u53E3\u3002",
      "\u30BF\u30C3\u30D7\u3057\u3066\u3082\u3050\u3089\u3064\u304B\u305A\u3001\u30B1\u30FC\u30D6\u30EB\u3092\u901A\u305B\u307E\u3059\u3002",
      "\u0E15\u0E31\u0E49\u0E07\u0E21\u0E31\u0E48\u0E19\u0E04\u0E07 \u0E41\u0E15\u0E30\u0E08\u0E2D\u0E44\u0E21\u0E48\u0E2A\u0E31\u0E48\u0E19 \u0E21\u0E35\u0E0A\u0E48\u0E2D\u0E07\u0E23\u0E49\u0E2D\u0E22\u0E2A\u0E32\u0E22",
      "\u064A\u062B\u0628\u062A \u0627\u0644\u0647\u0627\u062A\u0641 \u0628\u0632\u0627\u0648\u064A\u0629 \u0645\u0631\u064A\u062D\u0629 \u0648\u0628\u0647 \u0641\u062A\u062D\u0629 \u0644\u0644\u0643\u0627\u0628\u0644.",
      "Steht fest, auch beim Tippen, mit Kabeldurchlass."
    ],
    variants: [
      ["kw", "Lehne", 2490, 190, "wood handmade"],
      ["cp", "Prop", 990, 150, "aluminium foldable"],
      ["cp", "Prop Tall", 1690, 320, "heightadjust aluminium"],
      ["hk", "Dai", 2990, 170, "hinoki handmade"]
    ]
  }
];

// apps/api/db/demo/product-types/toys.ts
var toys = [
  {
    id: "building-blocks",
    sub: "toys.learning",
    noun: ["building blocks", "\u79EF\u6728", "\u7A4D\u307F\u6728", "\u0E15\u0E31\u0E27\u0E15\u0E48\u0E2D\u0E1A\u0E25\u0E47\u0E2D\u0E01\u0E44\u0E21\u0E49", "\u0645\u0643\u0639\u0628\u0627\u062A \u0628\u0646\u0627\u0621", "Baukl\xF6tze"],
    words: [
      "wooden blocks, bricks",
      "\u6728\u8D28\u79EF\u6728, \u62FC\u642D\u73A9\u5177",
      "\u3064\u307F\u304D, \u30D6\u30ED\u30C3\u30AF",
      "\u0E1A\u0E25\u0E47\u0E2D\u0E01\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19, \u0E15\u0E31\u0E27\u0E15\u0E48\u0E2D",
      "\u0623\u0644\u0639\u0627\u0628 \u062A\u0631\u0643\u064A\u0628, \u0645\u0643\u0639\u0628\u0627\u062A",
      "Holzbausteine, Bausteine"
    ],
    about: [
      "Blocks cut so exactly that towers grow tall.",
      "The oldest toy in the cupboard and the last to leave it.",
      "Edges are rounded and colours are safe to chew.",
      "Everything fits back into the box."
    ],
    intro: [
      "\u5207\u5272\u7CBE\u51C6\u3001\u8FB9\u89D2\u5706\u6DA6\uFF0C\u6D82\u6599\u53EF\u5165\u53E3\u7EA7\u5B89\u5168\u3002",
      "\u89D2\u304C\u4E38\u304F\u3001\u53E3\u306B\u5165\u308C\u3066\u3082\u5B89\u5FC3\u306A\u5857\u6599\u3002\u304D\u308C\u3044\u306B\u7BB1\u3078\u623B\u305B\u307E\u3059\u3002",
      "\u0E15\u0E31\u0E14\u0E40\u0E17\u0E35\u0E48\u0E22\u0E07\u0E15\u0E23\u0E07 \u0E21\u0E38\u0E21\u0E21\u0E19 \u0E2A\u0E35\u0E1B\u0E25\u0E2D\u0E14\u0E20\u0E31\u0E22\u0E41\u0E21\u0E49\u0E40\u0E02\u0E49\u0E32\u0E1B\u0E32\u0E01",
      "\u0645\u0643\u0639\u0628\u0627\u062A \u062F\u0642\u064A\u0642\u0629 \u0628\u062D\u0648\u0627\u0641 \u0645\u0633\u062A\u062F\u064A\u0631\u0629 \u0648\u0623\u0644\u0648\u0627\u0646 \u0622\u0645\u0646\u0629.",
      "Exakt geschnitten, runde Kanten, speichelfeste Farben."
    ],
    variants: [
      ["kw", "Turm 40", 3490, 1600, "bits:40 wood age:1 fsc"],
      ["kw", "Turm 100", 6990, 3900, "bits:100 wood age:1 fsc"],
      ["hk", "Tsumiki", 5490, 1100, "hinoki bits:24 age:1"],
      ["cp", "Block City", 2490, 1780, "bits:80 wood age:3"]
    ]
  },
  {
    id: "stacking-rings",
    sub: "toys.learning",
    noun: ["stacking rings", "\u53E0\u53E0\u5708", "\u30EA\u30F3\u30B0\u30BF\u30EF\u30FC", "\u0E2B\u0E48\u0E27\u0E07\u0E40\u0E23\u0E35\u0E22\u0E07\u0E0B\u0E49\u0E2D\u0E19", "\u062D\u0644\u0642\u0627\u062A \u062A\u0631\u062A\u064A\u0628", "Stapelturm"],
    words: [
      "stacking toy, baby toy",
      "\u5957\u5708\u73A9\u5177, \u5A74\u513F\u73A9\u5177",
      "\u8F2A\u6295\u3052\u30BF\u30EF\u30FC, \u77E5\u80B2\u73A9\u5177",
      "\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19\u0E40\u0E14\u0E47\u0E01\u0E40\u0E25\u0E47\u0E01, \u0E2B\u0E48\u0E27\u0E07\u0E2A\u0E27\u0E21\u0E2B\u0E25\u0E31\u0E01",
      "\u0644\u0639\u0628\u0629 \u062D\u0644\u0642\u0627\u062A, \u0623\u0644\u0639\u0627\u0628 \u0631\u0636\u0639",
      "Stapelringe, Babyspielzeug"
    ],
    about: [
      "Rings to sort, stack, roll and taste.",
      "A first lesson in big and small.",
      "The base rocks gently and does not tip.",
      "Wipes clean with a damp cloth."
    ],
    intro: [
      "\u8BA4\u5927\u5C0F\u3001\u7EC3\u624B\u773C\uFF0C\u5E95\u5EA7\u9632\u503E\u5012\uFF0C\u6613\u64E6\u6D17\u3002",
      "\u5927\u5C0F\u3092\u5B66\u3076\u6700\u521D\u306E\u304A\u3082\u3061\u3083\u3002\u53F0\u306F\u5012\u308C\u306B\u304F\u3044\u4F5C\u308A\u3067\u3059\u3002",
      "\u0E40\u0E23\u0E35\u0E22\u0E19\u0E23\u0E39\u0E49\u0E02\u0E19\u0E32\u0E14 \u0E1D\u0E36\u0E01\u0E21\u0E37\u0E2D\u0E41\u0E25\u0E30\u0E15\u0E32 \u0E10\u0E32\u0E19\u0E44\u0E21\u0E48\u0E25\u0E49\u0E21\u0E07\u0E48\u0E32\u0E22",
      "\u0644\u062A\u0639\u0644\u0645 \u0627\u0644\u0643\u0628\u064A\u0631 \u0648\u0627\u0644\u0635\u063A\u064A\u0631\u060C \u0628\u0642\u0627\u0639\u062F\u0629 \u0644\u0627 \u062A\u0646\u0642\u0644\u0628.",
      "Sortieren, stapeln, rollen \u2013 der Fu\xDF kippt nicht."
    ],
    variants: [
      ["kw", "Ringel", 1990, 420, "wood age:1 pieces:7"],
      ["hk", "Wa", 2690, 380, "hinoki age:1 pieces:6"],
      ["cp", "Rainbow Ring", 990, 290, "silicone age:0 pieces:6"],
      ["ch", "Stackaroo", 1490, 350, "bpafree age:0 pieces:8"]
    ]
  },
  {
    id: "toy-car",
    sub: "toys.vehicles",
    noun: ["toy car", "\u73A9\u5177\u6C7D\u8F66", "\u30DF\u30CB\u30AB\u30FC", "\u0E23\u0E16\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19", "\u0633\u064A\u0627\u0631\u0629 \u0644\u0639\u0628\u0629", "Spielzeugauto"],
    words: [
      "model car, pull-back car",
      "\u5C0F\u6C7D\u8F66, \u56DE\u529B\u8F66",
      "\u304A\u3082\u3061\u3083\u306E\u8ECA, \u30D7\u30EB\u30D0\u30C3\u30AF\u30AB\u30FC",
      "\u0E23\u0E16\u0E40\u0E14\u0E47\u0E01\u0E40\u0E25\u0E48\u0E19, \u0E23\u0E16\u0E42\u0E21\u0E40\u0E14\u0E25",
      "\u0639\u0631\u0628\u064A\u0629 \u0623\u0637\u0641\u0627\u0644, \u0633\u064A\u0627\u0631\u0629 \u0623\u0637\u0641\u0627\u0644",
      "Auto, Modellauto"
    ],
    about: [
      "Rolls straight, corners fast and survives the stairs.",
      "A car with a friendly face, made for carpets and corridors.",
      "The wheels are soft and quiet on wooden floors.",
      "No sharp edges and no small parts."
    ],
    intro: [
      "\u8DD1\u5F97\u76F4\u3001\u8010\u6454\uFF0C\u8F6F\u8F6E\u4E0D\u4F24\u5730\u677F\u3002",
      "\u307E\u3063\u3059\u3050\u8D70\u308A\u3001\u3084\u308F\u3089\u304B\u306A\u8ECA\u8F2A\u3067\u5E8A\u3092\u50B7\u3064\u3051\u307E\u305B\u3093\u3002",
      "\u0E27\u0E34\u0E48\u0E07\u0E15\u0E23\u0E07 \u0E17\u0E19\u0E15\u0E01 \u0E25\u0E49\u0E2D\u0E19\u0E38\u0E48\u0E21\u0E44\u0E21\u0E48\u0E17\u0E33\u0E1E\u0E37\u0E49\u0E19\u0E40\u0E1B\u0E47\u0E19\u0E23\u0E2D\u0E22",
      "\u062A\u0633\u064A\u0631 \u0645\u0633\u062A\u0642\u064A\u0645\u0629 \u0648\u062A\u062A\u062D\u0645\u0644 \u0627\u0644\u0633\u0642\u0648\u0637 \u0648\u0639\u062C\u0644\u0627\u062A\u0647\u0627 \u0646\u0627\u0639\u0645\u0629.",
      "Rollt geradeaus, h\xE4lt St\xFCrze aus, leise R\xE4der."
    ],
    variants: [
      ["kw", "Flitzer", 1490, 180, "wood age:1"],
      ["hk", "Kuruma", 1990, 150, "wood age:2 handmade"],
      ["cp", "Zip", 790, 120, "pullback age:3"],
      ["cp", "Zip Remote", 2490, 480, "remote rechargeable age:6"]
    ]
  },
  {
    id: "toy-train",
    sub: "toys.vehicles",
    noun: ["toy train", "\u73A9\u5177\u706B\u8F66", "\u304A\u3082\u3061\u3083\u306E\u96FB\u8ECA", "\u0E23\u0E16\u0E44\u0E1F\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19", "\u0642\u0637\u0627\u0631 \u0644\u0639\u0628\u0629", "Spielzeugeisenbahn"],
    words: [
      "train set, wooden train",
      "\u5C0F\u706B\u8F66, \u8F68\u9053\u73A9\u5177",
      "\u6728\u88FD\u30EC\u30FC\u30EB, \u5217\u8ECA",
      "\u0E0A\u0E38\u0E14\u0E23\u0E16\u0E44\u0E1F, \u0E23\u0E16\u0E44\u0E1F\u0E44\u0E21\u0E49",
      "\u0642\u0637\u0627\u0631 \u0623\u0637\u0641\u0627\u0644, \u0633\u0643\u0629 \u062D\u062F\u064A\u062F",
      "Holzeisenbahn, Zug"
    ],
    about: [
      "An engine, wagons and a floor full of plans.",
      "Couples with magnets and fits the usual wooden tracks.",
      "The wagons carry small treasures.",
      "Paint is solvent-free."
    ],
    intro: [
      "\u78C1\u5438\u8FDE\u63A5\u3001\u517C\u5BB9\u5E38\u89C1\u6728\u8F68\uFF0C\u73AF\u4FDD\u6F06\u3002",
      "\u78C1\u77F3\u3067\u3064\u306A\u304C\u308A\u3001\u4E00\u822C\u7684\u306A\u6728\u88FD\u30EC\u30FC\u30EB\u3067\u8D70\u308A\u307E\u3059\u3002",
      "\u0E15\u0E48\u0E2D\u0E14\u0E49\u0E27\u0E22\u0E41\u0E21\u0E48\u0E40\u0E2B\u0E25\u0E47\u0E01 \u0E43\u0E0A\u0E49\u0E01\u0E31\u0E1A\u0E23\u0E32\u0E07\u0E44\u0E21\u0E49\u0E17\u0E31\u0E48\u0E27\u0E44\u0E1B\u0E44\u0E14\u0E49",
      "\u0639\u0631\u0628\u0627\u062A \u0628\u0645\u063A\u0646\u0627\u0637\u064A\u0633 \u062A\u0646\u0627\u0633\u0628 \u0627\u0644\u0633\u0643\u0643 \u0627\u0644\u062E\u0634\u0628\u064A\u0629 \u0627\u0644\u0634\u0627\u0626\u0639\u0629.",
      "Mit Magnetkupplung, passend zu g\xE4ngigen Holzschienen."
    ],
    variants: [
      ["kw", "Bimmel", 2490, 380, "wood age:3 pieces:4"],
      ["kw", "Bimmel Kreis", 4990, 1400, "wood tracks pieces:28 age:3"],
      ["hk", "Densha", 2990, 340, "wood pieces:3 age:2"],
      ["cp", "Express", 3490, 920, "lightsound tracks age:4"]
    ]
  },
  {
    id: "puzzle-cube",
    sub: "toys.puzzles",
    noun: ["puzzle cube", "\u9B54\u65B9", "\u7ACB\u4F53\u30AD\u30E5\u30FC\u30D6\u30D1\u30BA\u30EB", "\u0E25\u0E39\u0E01\u0E1A\u0E32\u0E28\u0E01\u0E4C\u0E2B\u0E21\u0E38\u0E19\u0E1B\u0E23\u0E34\u0E28\u0E19\u0E32", "\u0645\u0643\u0639\u0628 \u0623\u0644\u063A\u0627\u0632", "Zauberw\xFCrfel"],
    words: [
      "speed cube, cube",
      "\u4E09\u9636\u9B54\u65B9, \u76CA\u667A\u73A9\u5177",
      "\u30B9\u30D4\u30FC\u30C9\u30AD\u30E5\u30FC\u30D6, \u8133\u30C8\u30EC",
      "\u0E04\u0E34\u0E27\u0E1A\u0E4C, \u0E25\u0E39\u0E01\u0E1A\u0E34\u0E14",
      "\u0645\u0643\u0639\u0628 \u0633\u0631\u0639\u0629, \u0644\u0639\u0628\u0629 \u0630\u0643\u0627\u0621",
      "Drehw\xFCrfel, Geduldspiel"
    ],
    about: [
      "Turns smoothly, corners early and stays in adjustment.",
      "For the bus, the break and the tenth attempt.",
      "Colours are moulded, not stickers.",
      "A short guide for beginners is included."
    ],
    intro: [
      "\u8F6C\u52A8\u987A\u6ED1\u3001\u514D\u8D34\u7EB8\uFF0C\u9644\u65B0\u624B\u6559\u7A0B\u3002",
      "\u306A\u3081\u3089\u304B\u306B\u56DE\u308A\u3001\u8272\u306F\u306F\u304C\u308C\u307E\u305B\u3093\u3002\u521D\u5FC3\u8005\u30AC\u30A4\u30C9\u4ED8\u304D\u3002",
      "\u0E2B\u0E21\u0E38\u0E19\u0E25\u0E37\u0E48\u0E19 \u0E2A\u0E35\u0E44\u0E21\u0E48\u0E25\u0E2D\u0E01 \u0E21\u0E35\u0E04\u0E39\u0E48\u0E21\u0E37\u0E2D\u0E21\u0E37\u0E2D\u0E43\u0E2B\u0E21\u0E48",
      "\u064A\u062F\u0648\u0631 \u0628\u0633\u0644\u0627\u0633\u0629 \u0648\u0623\u0644\u0648\u0627\u0646\u0647 \u0644\u0627 \u062A\u062A\u0642\u0634\u0631\u060C \u0645\u0639 \u062F\u0644\u064A\u0644 \u0644\u0644\u0645\u0628\u062A\u062F\u0626\u064A\u0646.",
      "Dreht weich, ohne Aufkleber, mit Anleitung f\xFCr Anf\xE4nger."
    ],
    variants: [
      ["cp", "Turn 3", 890, 78, "cube:3 age:6"],
      ["cp", "Turn 3 Mag", 1990, 74, "cube:3 magnetic age:8"],
      ["cp", "Turn 4", 1490, 110, "cube:4 age:8"],
      ["hk", "Kaku", 3490, 160, "wood cube:3 age:8"]
    ]
  },
  {
    id: "spinning-top",
    sub: "toys.classic",
    noun: ["spinning top", "\u9640\u87BA", "\u3053\u307E", "\u0E25\u0E39\u0E01\u0E02\u0E48\u0E32\u0E07", "\u0628\u0644\u0628\u0644 \u062F\u0648\u0651\u0627\u0631", "Kreisel"],
    words: [
      "top, wooden top",
      "\u6728\u9640\u87BA, \u4F20\u7EDF\u73A9\u5177",
      "\u72EC\u697D, \u6728\u306E\u3053\u307E",
      "\u0E25\u0E39\u0E01\u0E02\u0E48\u0E32\u0E07\u0E44\u0E21\u0E49, \u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19\u0E42\u0E1A\u0E23\u0E32\u0E13",
      "\u0646\u062D\u0644\u0629 \u062F\u0648\u0627\u0631\u0629, \u0628\u0644\u0628\u0644 \u062E\u0634\u0628",
      "Holzkreisel, Brummkreisel"
    ],
    about: [
      "A turn of the fingers, and a minute of quiet.",
      "Balanced on a lathe, so it runs true.",
      "The tip is rounded and kind to tables.",
      "Small enough for a pocket."
    ],
    intro: [
      "\u8F66\u5E8A\u7CBE\u4FEE\u5E73\u8861\u597D\uFF0C\u4E00\u62E7\u8F6C\u4E00\u5206\u949F\uFF0C\u4E0D\u4F24\u684C\u9762\u3002",
      "\u308D\u304F\u308D\u3067\u4ED5\u4E0A\u3052\u3001\u6307\u5148\u306E\u3072\u306D\u308A\u3067\u9759\u304B\u306B\u56DE\u308A\u7D9A\u3051\u307E\u3059\u3002",
      "\u0E01\u0E25\u0E36\u0E07\u0E2A\u0E21\u0E14\u0E38\u0E25 \u0E2B\u0E21\u0E38\u0E19\u0E04\u0E23\u0E31\u0E49\u0E07\u0E40\u0E14\u0E35\u0E22\u0E27\u0E2D\u0E22\u0E39\u0E48\u0E19\u0E32\u0E19 \u0E44\u0E21\u0E48\u0E02\u0E39\u0E14\u0E42\u0E15\u0E4A\u0E30",
      "\u0645\u062A\u0648\u0627\u0632\u0646 \u0648\u064A\u062F\u0648\u0631 \u0637\u0648\u064A\u0644\u064B\u0627 \u0648\u0644\u0627 \u064A\u062E\u062F\u0634 \u0627\u0644\u0637\u0627\u0648\u0644\u0629.",
      "Gedrechselt und ausgewogen, l\xE4uft lange und schont den Tisch."
    ],
    variants: [
      ["hk", "Koma", 1290, 60, "wood handmade age:3"],
      ["hk", "Koma Set", 2490, 160, "setof:3 wood age:3"],
      ["kw", "Summ", 2990, 420, "humming tinplate age:3"],
      ["ch", "Porch Top", 890, 75, "wood cordpull age:6"]
    ]
  },
  {
    id: "toy-robot",
    sub: "toys.learning",
    noun: ["toy robot", "\u73A9\u5177\u673A\u5668\u4EBA", "\u304A\u3082\u3061\u3083\u306E\u30ED\u30DC\u30C3\u30C8", "\u0E2B\u0E38\u0E48\u0E19\u0E22\u0E19\u0E15\u0E4C\u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19", "\u0631\u0648\u0628\u0648\u062A \u0644\u0639\u0628\u0629", "Spielzeugroboter"],
    words: [
      "robot, coding robot",
      "\u673A\u5668\u4EBA, \u7F16\u7A0B\u673A\u5668\u4EBA",
      "\u30ED\u30DC\u30C3\u30C8, \u30D7\u30ED\u30B0\u30E9\u30DF\u30F3\u30B0\u73A9\u5177",
      "\u0E2B\u0E38\u0E48\u0E19\u0E22\u0E19\u0E15\u0E4C, \u0E2B\u0E38\u0E48\u0E19\u0E22\u0E19\u0E15\u0E4C\u0E40\u0E02\u0E35\u0E22\u0E19\u0E42\u0E04\u0E49\u0E14",
      "\u0631\u0648\u0628\u0648\u062A \u0623\u0637\u0641\u0627\u0644, \u0625\u0646\u0633\u0627\u0646 \u0622\u0644\u064A",
      "Roboter, Lernroboter"
    ],
    about: [
      "Turns its head, lifts its arms and looks pleased about it.",
      "A robot for the shelf and for the carpet.",
      "The joints are firm and hold a pose.",
      "The arms move and hold small things."
    ],
    intro: [
      "\u5934\u548C\u624B\u81C2\u90FD\u80FD\u8F6C\u52A8\uFF0C\u6446\u5728\u67B6\u4E0A\u3001\u73A9\u5728\u5730\u6BEF\u4E0A\u90FD\u53EF\u7231\u3002",
      "\u9996\u3068\u8155\u304C\u52D5\u304D\u3001\u68DA\u3067\u3082\u5E8A\u3067\u3082\u7D75\u306B\u306A\u308B\u30ED\u30DC\u30C3\u30C8\u3067\u3059\u3002",
      "\u0E2B\u0E31\u0E19\u0E2B\u0E31\u0E27\u0E41\u0E25\u0E30\u0E02\u0E22\u0E31\u0E1A\u0E41\u0E02\u0E19\u0E44\u0E14\u0E49 \u0E15\u0E31\u0E49\u0E07\u0E42\u0E0A\u0E27\u0E4C\u0E2B\u0E23\u0E37\u0E2D\u0E40\u0E25\u0E48\u0E19\u0E1A\u0E19\u0E1E\u0E23\u0E21\u0E01\u0E47\u0E19\u0E48\u0E32\u0E23\u0E31\u0E01",
      "\u064A\u062F\u064A\u0631 \u0631\u0623\u0633\u0647 \u0648\u064A\u062D\u0631\u0643 \u0630\u0631\u0627\u0639\u064A\u0647\u060C \u0644\u0644\u0631\u0641 \u0648\u0644\u0644\u0639\u0628 \u0639\u0644\u0649 \u0627\u0644\u0633\u062C\u0627\u062F\u0629.",
      "Dreht den Kopf, hebt die Arme und macht im Regal wie auf dem Teppich Freude."
    ],
    variants: [
      ["hk", "Robo Ichi", 2490, 320, "windup tinplate age:6"],
      ["cp", "Bit", 3490, 410, "lightsound aa age:4"],
      ["cp", "Bit Coder", 6990, 520, "coding rechargeable age:7"],
      ["ch", "Tin Friend", 1990, 280, "wood age:3"]
    ]
  },
  {
    id: "xylophone",
    sub: "toys.learning",
    noun: [
      "children\u2019s xylophone",
      "\u513F\u7AE5\u6728\u7434",
      "\u5B50\u3069\u3082\u7528\u6728\u7434",
      "\u0E23\u0E30\u0E19\u0E32\u0E14\u0E40\u0E14\u0E47\u0E01",
      "\u0625\u0643\u0633\u064A\u0644\u064A\u0641\u0648\u0646 \u0623\u0637\u0641\u0627\u0644",
      "Kinder-Xylophon"
    ],
    words: [
      "xylophone, music toy",
      "\u6572\u7434, \u97F3\u4E50\u73A9\u5177",
      "\u30B7\u30ED\u30D5\u30A9\u30F3, \u697D\u5668\u73A9\u5177",
      "\u0E44\u0E0B\u0E42\u0E25\u0E42\u0E1F\u0E19, \u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19\u0E14\u0E19\u0E15\u0E23\u0E35",
      "\u0622\u0644\u0629 \u0645\u0648\u0633\u064A\u0642\u064A\u0629 \u0644\u0644\u0623\u0637\u0641\u0627\u0644, \u0625\u0643\u0633\u064A\u0644\u064A\u0641\u0648\u0646",
      "Glockenspiel, Musikspielzeug"
    ],
    about: [
      "Tuned bars, so a song sounds like the song.",
      "Soft enough for an afternoon, clear enough for a concert.",
      "Two beaters are kept under the frame.",
      "A booklet with eight songs comes along."
    ],
    intro: [
      "\u97F3\u51C6\u53EF\u9760\u3001\u6572\u51FB\u67D4\u548C\uFF0C\u9644\u4E24\u652F\u7434\u69CC\u548C\u516B\u9996\u66F2\u8C31\u3002",
      "\u97F3\u7A0B\u304C\u6B63\u78BA\u3002\u3070\u30612\u672C\u30688\u66F2\u306E\u697D\u8B5C\u4ED8\u304D\u3067\u3059\u3002",
      "\u0E40\u0E2A\u0E35\u0E22\u0E07\u0E15\u0E23\u0E07\u0E04\u0E35\u0E22\u0E4C \u0E21\u0E35\u0E44\u0E21\u0E49\u0E15\u0E35\u0E2A\u0E2D\u0E07\u0E2D\u0E31\u0E19\u0E41\u0E25\u0E30\u0E40\u0E1E\u0E25\u0E07\u0E41\u0E1B\u0E14\u0E40\u0E1E\u0E25\u0E07",
      "\u0646\u063A\u0645\u0627\u062A \u0645\u0636\u0628\u0648\u0637\u0629 \u0645\u0639 \u0645\u0636\u0631\u0628\u064A\u0646 \u0648\u0643\u062A\u064A\u0628 \u0628\u062B\u0645\u0627\u0646\u064A \u0623\u063A\u0627\u0646\u064D.",
      "Gestimmt, mit zwei Schl\xE4geln und acht Liedern."
    ],
    variants: [
      ["kw", "Kling 8", 2490, 540, "notes:8 wood age:2"],
      ["kw", "Kling 12", 3490, 720, "notes:12 wood age:3"],
      ["hk", "Oto", 3990, 610, "hinoki notes:8 age:2"],
      ["cp", "Tinkle", 1290, 390, "notes:8 age:1"]
    ]
  },
  {
    id: "chess-set",
    sub: "toys.puzzles",
    fixed: true,
    noun: ["chess set", "\u56FD\u9645\u8C61\u68CB", "\u30C1\u30A7\u30B9\u30BB\u30C3\u30C8", "\u0E0A\u0E38\u0E14\u0E2B\u0E21\u0E32\u0E01\u0E23\u0E38\u0E01", "\u0637\u0642\u0645 \u0634\u0637\u0631\u0646\u062C", "Schachspiel"],
    words: [
      "chess, board game",
      "\u8C61\u68CB, \u68CB\u76D8\u6E38\u620F",
      "\u30C1\u30A7\u30B9, \u30DC\u30FC\u30C9\u30B2\u30FC\u30E0",
      "\u0E2B\u0E21\u0E32\u0E01\u0E23\u0E38\u0E01\u0E2A\u0E32\u0E01\u0E25, \u0E40\u0E01\u0E21\u0E01\u0E23\u0E30\u0E14\u0E32\u0E19",
      "\u0634\u0637\u0631\u0646\u062C, \u0644\u0639\u0628\u0629 \u0644\u0648\u062D\u064A\u0629",
      "Schach, Brettspiel"
    ],
    about: [
      "Weighted pieces with felt beneath, on a board that folds.",
      "For the first fork and the hundredth draw.",
      "Each piece has its own place inside.",
      "Two spare queens are included."
    ],
    intro: [
      "\u68CB\u5B50\u52A0\u91CD\u5E95\u8D34\u7ED2\uFF0C\u68CB\u76D8\u53EF\u6298\u53E0\u6536\u7EB3\uFF0C\u9644\u5907\u7528\u540E\u3002",
      "\u91CD\u307F\u306E\u3042\u308B\u99D2\u306B\u30D5\u30A7\u30EB\u30C8\u5E95\u3002\u76E4\u306F\u6298\u308A\u305F\u305F\u3081\u307E\u3059\u3002",
      "\u0E15\u0E31\u0E27\u0E2B\u0E21\u0E32\u0E01\u0E16\u0E48\u0E27\u0E07\u0E19\u0E49\u0E33\u0E2B\u0E19\u0E31\u0E01\u0E1A\u0E38\u0E2A\u0E31\u0E01\u0E2B\u0E25\u0E32\u0E14 \u0E01\u0E23\u0E30\u0E14\u0E32\u0E19\u0E1E\u0E31\u0E1A\u0E40\u0E01\u0E47\u0E1A\u0E44\u0E14\u0E49",
      "\u0642\u0637\u0639 \u0645\u0648\u0632\u0648\u0646\u0629 \u0628\u0644\u0628\u0627\u062F \u0639\u0644\u0649 \u0644\u0648\u062D \u0642\u0627\u0628\u0644 \u0644\u0644\u0637\u064A.",
      "Beschwerte Figuren mit Filz, auf einem Klappbrett."
    ],
    variants: [
      ["kw", "Partie 30", 4990, 1300, "wood length=30_cm age:6"],
      ["kw", "Partie 40", 7990, 2400, "wood length=40_cm age:6"],
      ["iv", "Chaturanga", 5990, 1900, "handmade wood length=36_cm"],
      ["cp", "Travel Mate", 1490, 380, "magnetic length=20_cm age:6"]
    ]
  },
  {
    id: "beach-ball",
    sub: "toys.classic",
    noun: ["beach ball", "\u6C99\u6EE9\u7403", "\u30D3\u30FC\u30C1\u30DC\u30FC\u30EB", "\u0E25\u0E39\u0E01\u0E1A\u0E2D\u0E25\u0E0A\u0E32\u0E22\u0E2B\u0E32\u0E14", "\u0643\u0631\u0629 \u0634\u0627\u0637\u0626", "Wasserball"],
    words: [
      "inflatable ball, pool toy",
      "\u5145\u6C14\u7403, \u620F\u6C34\u73A9\u5177",
      "\u6D6E\u304D\u8F2A\u30DC\u30FC\u30EB, \u30D7\u30FC\u30EB\u7528\u54C1",
      "\u0E1A\u0E2D\u0E25\u0E40\u0E1B\u0E48\u0E32\u0E25\u0E21, \u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19\u0E19\u0E49\u0E33",
      "\u0643\u0631\u0629 \u0628\u062D\u0631, \u0643\u0631\u0629 \u0642\u0627\u0628\u0644\u0629 \u0644\u0644\u0646\u0641\u062E",
      "Strandball, Aufblasball"
    ],
    about: [
      "Light enough for small hands and a sea breeze.",
      "Blows up in a minute and folds to a handkerchief.",
      "The valve has a double stop.",
      "Not a swimming aid."
    ],
    intro: [
      "\u8F7B\u5DE7\u6613\u5145\u6C14\uFF0C\u53CC\u5C42\u6C14\u9600\uFF0C\u975E\u6551\u751F\u7528\u54C1\u3002",
      "\u8EFD\u304F\u30661\u5206\u307B\u3069\u3067\u81A8\u3089\u307F\u307E\u3059\u3002\u6D6E\u304D\u5177\u3067\u306F\u3042\u308A\u307E\u305B\u3093\u3002",
      "\u0E40\u0E1A\u0E32 \u0E40\u0E1B\u0E48\u0E32\u0E25\u0E21\u0E44\u0E27 \u0E27\u0E32\u0E25\u0E4C\u0E27\u0E2A\u0E2D\u0E07\u0E0A\u0E31\u0E49\u0E19 \u0E44\u0E21\u0E48\u0E43\u0E0A\u0E48\u0E2D\u0E38\u0E1B\u0E01\u0E23\u0E13\u0E4C\u0E0A\u0E48\u0E27\u0E22\u0E27\u0E48\u0E32\u0E22\u0E19\u0E49\u0E33",
      "\u062E\u0641\u064A\u0641\u0629 \u0648\u0633\u0631\u064A\u0639\u0629 \u0627\u0644\u0646\u0641\u062E\u060C \u0648\u0644\u064A\u0633\u062A \u0648\u0633\u064A\u0644\u0629 \u0644\u0644\u0633\u0628\u0627\u062D\u0629.",
      "Leicht, schnell aufgeblasen; keine Schwimmhilfe."
    ],
    variants: [
      ["ch", "Sunday", 890, 130, "diameter=40_cm pvcfree age:3"],
      ["ch", "Sunday Big", 1490, 260, "diameter=60_cm pvcfree age:3"],
      ["cp", "Splash", 490, 110, "diameter=35_cm age:3"],
      ["cp", "Splash Glitter", 690, 140, "glitter diameter=40_cm age:3"]
    ]
  },
  {
    id: "teddy-bear",
    sub: "toys.plush",
    fixed: true,
    noun: ["teddy bear", "\u6CF0\u8FEA\u718A", "\u30C6\u30C7\u30A3\u30D9\u30A2", "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E2B\u0E21\u0E35", "\u062F\u0628\u062F\u0648\u0628", "Teddyb\xE4r"],
    words: [
      "plush bear, soft toy",
      "\u6BDB\u7ED2\u718A, \u73A9\u5076",
      "\u304F\u307E\u306E\u306C\u3044\u3050\u308B\u307F, \u306C\u3044\u3050\u308B\u307F",
      "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32, \u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E1C\u0E49\u0E32",
      "\u062F\u0628 \u0645\u062D\u0634\u0648, \u062F\u0645\u064A\u0629",
      "Pl\xFCschb\xE4r, Kuscheltier"
    ],
    about: [
      "A bear with a serious face and soft paws.",
      "Made to be carried by one arm.",
      "Eyes and nose are stitched, so nothing comes off.",
      "Washes at thirty degrees in a pillowcase."
    ],
    intro: [
      "\u7EE3\u5236\u773C\u9F3B\u66F4\u5B89\u5168\uFF0C\u624B\u611F\u67D4\u8F6F\uFF0C\u53EF\u673A\u6D17\u3002",
      "\u76EE\u3068\u9F3B\u306F\u523A\u3057\u3085\u3046\u3067\u5B89\u5FC3\u3002\u6D17\u6FEF\u6A5F\u3067\u6D17\u3048\u307E\u3059\u3002",
      "\u0E15\u0E32\u0E41\u0E25\u0E30\u0E08\u0E21\u0E39\u0E01\u0E1B\u0E31\u0E01\u0E1B\u0E25\u0E2D\u0E14\u0E20\u0E31\u0E22 \u0E19\u0E38\u0E48\u0E21 \u0E0B\u0E31\u0E01\u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E44\u0E14\u0E49",
      "\u0639\u064A\u0646\u0627\u0646 \u0648\u0623\u0646\u0641 \u0645\u0637\u0631\u0632\u0627\u0646 \u0628\u0623\u0645\u0627\u0646\u060C \u0646\u0627\u0639\u0645 \u0648\u064A\u064F\u063A\u0633\u0644 \u0641\u064A \u0627\u0644\u063A\u0633\u0627\u0644\u0629.",
      "Gestickte Augen und Nase, weich und waschbar."
    ],
    options: "height:25 cm|40 cm+12",
    variants: [
      ["ch", "Barnaby", 2490, 320, "plush age:0 washable30"],
      ["kw", "Bruno", 4990, 380, "mohair jointed age:3"],
      ["hk", "Kuma", 2990, 290, "organiccotton age:0"],
      ["cp", "Hug", 1290, 300, "plush age:0"]
    ]
  },
  {
    id: "kite",
    sub: "toys.classic",
    noun: ["kite", "\u98CE\u7B5D", "\u51E7", "\u0E27\u0E48\u0E32\u0E27", "\u0637\u0627\u0626\u0631\u0629 \u0648\u0631\u0642\u064A\u0629", "Drachen"],
    words: [
      "flying kite, stunt kite",
      "\u7EB8\u9E22, \u6237\u5916\u73A9\u5177",
      "\u30AB\u30A4\u30C8, \u305F\u3053\u3042\u3052",
      "\u0E27\u0E48\u0E32\u0E27\u0E40\u0E14\u0E47\u0E01, \u0E27\u0E48\u0E32\u0E27\u0E1C\u0E49\u0E32",
      "\u0637\u064A\u0627\u0631\u0629 \u0648\u0631\u0642\u064A\u0629, \u0644\u0639\u0628\u0629 \u0647\u0648\u0627\u0621",
      "Lenkdrachen, Flugdrachen"
    ],
    about: [
      "Rises in a light wind and stays there.",
      "Ready to fly: line, reel and tail are included.",
      "The spars are flexible and do not splinter.",
      "Keep well away from power lines and trees."
    ],
    intro: [
      "\u5FAE\u98CE\u5373\u8D77\u98DE\uFF0C\u7EBF\u8F6E\u9F50\u5168\uFF0C\u8BF7\u8FDC\u79BB\u7535\u7EBF\u6811\u6728\u3002",
      "\u305D\u3088\u98A8\u3067\u3082\u63DA\u304C\u308A\u3001\u7CF8\u3068\u30EA\u30FC\u30EB\u4ED8\u304D\u3002\u96FB\u7DDA\u306E\u8FD1\u304F\u306F\u907F\u3051\u3066\u304F\u3060\u3055\u3044\u3002",
      "\u0E25\u0E21\u0E40\u0E1A\u0E32\u0E01\u0E47\u0E02\u0E36\u0E49\u0E19 \u0E21\u0E35\u0E2A\u0E32\u0E22\u0E41\u0E25\u0E30\u0E23\u0E2D\u0E01\u0E04\u0E23\u0E1A",
      "\u062A\u0631\u062A\u0641\u0639 \u0641\u064A \u0646\u0633\u064A\u0645 \u062E\u0641\u064A\u0641 \u0648\u0645\u0639\u0647\u0627 \u0627\u0644\u062E\u064A\u0637 \u0648\u0627\u0644\u0628\u0643\u0631\u0629.",
      "Steigt schon bei leichtem Wind, mit Schnur und Spule."
    ],
    variants: [
      ["ch", "Gull", 1990, 180, "singleline width=120_cm age:6"],
      ["ch", "Gull Duo", 3990, 290, "dualline width=150_cm age:10"],
      ["hk", "Tako", 2990, 90, "paperbamboo handmade width=60_cm"],
      ["cp", "Ribbon", 990, 120, "singleline width=90_cm age:4"]
    ]
  },
  {
    id: "yo-yo",
    sub: "toys.classic",
    noun: ["yo-yo", "\u60A0\u60A0\u7403", "\u30E8\u30FC\u30E8\u30FC", "\u0E42\u0E22\u0E42\u0E22\u0E48", "\u064A\u0648\u064A\u0648", "Jo-Jo"],
    words: [
      "yoyo, skill toy",
      "\u6E9C\u6E9C\u7403, \u82B1\u5F0F\u60A0\u60A0\u7403",
      "\u7AF6\u6280\u7528\u30E8\u30FC\u30E8\u30FC, \u3051\u3093\u7389",
      "\u0E42\u0E22\u0E42\u0E22\u0E48\u0E25\u0E39\u0E01\u0E1B\u0E37\u0E19, \u0E02\u0E2D\u0E07\u0E40\u0E25\u0E48\u0E19\u0E1D\u0E36\u0E01\u0E17\u0E31\u0E01\u0E29\u0E30",
      "\u0644\u0639\u0628\u0629 \u064A\u0648\u064A\u0648, \u0644\u0639\u0628\u0629 \u0645\u0647\u0627\u0631\u0629",
      "Yo-Yo, Geschicklichkeitsspiel"
    ],
    about: [
      "Comes back when you ask and sleeps when you do not.",
      "A small thing to get better at.",
      "The string is cotton and easy to replace.",
      "Two spare strings are in the pouch."
    ],
    intro: [
      "\u624B\u611F\u987A\u6ED1\u3001\u7A7A\u8F6C\u6301\u4E45\uFF0C\u9644\u4E24\u6839\u5907\u7528\u7EF3\u3002",
      "\u3088\u304F\u56DE\u3063\u3066\u7D20\u76F4\u306B\u623B\u308A\u307E\u3059\u3002\u66FF\u3048\u3072\u30822\u672C\u4ED8\u304D\u3002",
      "\u0E2B\u0E21\u0E38\u0E19\u0E19\u0E34\u0E48\u0E07\u0E01\u0E25\u0E31\u0E1A\u0E21\u0E37\u0E2D\u0E14\u0E35 \u0E21\u0E35\u0E40\u0E0A\u0E37\u0E2D\u0E01\u0E2A\u0E33\u0E23\u0E2D\u0E07\u0E2A\u0E2D\u0E07\u0E40\u0E2A\u0E49\u0E19",
      "\u064A\u062F\u0648\u0631 \u0637\u0648\u064A\u0644\u064B\u0627 \u0648\u064A\u0639\u0648\u062F \u0628\u0633\u0647\u0648\u0644\u0629\u060C \u0645\u0639 \u062E\u064A\u0637\u064A\u0646 \u0627\u062D\u062A\u064A\u0627\u0637\u064A\u064A\u0646.",
      "L\xE4uft lange und kehrt sicher zur\xFCck, mit zwei Ersatzschn\xFCren."
    ],
    variants: [
      ["ch", "Homecoming", 990, 62, "wood age:6"],
      ["cp", "Orbit Y1", 790, 58, "ballbearing age:6"],
      ["cp", "Orbit Y3", 2490, 66, "ballbearing aluminium age:10"],
      ["hk", "Kaeri", 1490, 55, "wood handmade age:6"]
    ]
  },
  {
    id: "nesting-dolls",
    sub: "toys.classic",
    fixed: true,
    noun: ["nesting dolls", "\u5957\u5A03", "\u30DE\u30C8\u30EA\u30E7\u30FC\u30B7\u30AB", "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E41\u0E21\u0E48\u0E25\u0E39\u0E01\u0E14\u0E01", "\u062F\u0645\u0649 \u0645\u062A\u062F\u0627\u062E\u0644\u0629", "Steckpuppen"],
    words: [
      "matryoshka, wooden dolls",
      "\u4FC4\u7F57\u65AF\u5957\u5A03, \u6728\u5A03\u5A03",
      "\u5165\u308C\u5B50\u4EBA\u5F62, \u6728\u306E\u4EBA\u5F62",
      "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E44\u0E21\u0E49, \u0E21\u0E32\u0E17\u0E23\u0E2D\u0E22\u0E0A\u0E01\u0E49\u0E32",
      "\u0645\u0627\u062A\u0631\u064A\u0648\u0634\u0643\u0627, \u062F\u0645\u0649 \u062E\u0634\u0628\u064A\u0629",
      "Matroschka, Holzpuppen"
    ],
    about: [
      "One inside another, down to the smallest.",
      "Painted by hand, so no two sets are alike.",
      "Turned from a single piece of lime wood.",
      "The smallest doll is not for children under three."
    ],
    intro: [
      "\u5C42\u5C42\u76F8\u5957\u3001\u624B\u5DE5\u5F69\u7ED8\uFF0C\u6574\u6728\u8F66\u5236\uFF0C\u4E09\u5C81\u4EE5\u4E0A\u9002\u7528\u3002",
      "\u4E00\u3064\u305A\u3064\u624B\u63CF\u304D\u3002\u3044\u3061\u3070\u3093\u5C0F\u3055\u306A\u4EBA\u5F62\u306F3\u6B73\u672A\u6E80\u306B\u306F\u4E0D\u5411\u304D\u3067\u3059\u3002",
      "\u0E0B\u0E49\u0E2D\u0E19\u0E01\u0E31\u0E19\u0E17\u0E35\u0E25\u0E30\u0E15\u0E31\u0E27 \u0E27\u0E32\u0E14\u0E21\u0E37\u0E2D \u0E17\u0E33\u0E08\u0E32\u0E01\u0E44\u0E21\u0E49\u0E0A\u0E34\u0E49\u0E19\u0E40\u0E14\u0E35\u0E22\u0E27",
      "\u062F\u0645\u0649 \u0645\u062A\u062F\u0627\u062E\u0644\u0629 \u0645\u0631\u0633\u0648\u0645\u0629 \u064A\u062F\u0648\u064A\u064B\u0627 \u0645\u0646 \u062E\u0634\u0628 \u0627\u0644\u0632\u064A\u0632\u0641\u0648\u0646.",
      "Ineinander gesteckt, von Hand bemalt, aus Lindenholz."
    ],
    variants: [
      ["kw", "Lindchen 5", 2990, 260, "pieces:5 handmade wood age:3"],
      ["kw", "Lindchen 7", 4490, 420, "pieces:7 handmade wood age:3"],
      ["iv", "Gudiya", 2490, 240, "pieces:5 handmade age:3"],
      ["hk", "Ireko", 3990, 210, "pieces:4 wood age:3"]
    ]
  },
  {
    id: "jigsaw-puzzle",
    sub: "toys.puzzles",
    fixed: true,
    noun: ["jigsaw puzzle", "\u62FC\u56FE", "\u30B8\u30B0\u30BD\u30FC\u30D1\u30BA\u30EB", "\u0E08\u0E34\u0E4A\u0E01\u0E0B\u0E2D\u0E27\u0E4C", "\u0628\u0627\u0632\u0644", "Puzzle"],
    words: [
      "puzzle, landscape puzzle",
      "\u98CE\u666F\u62FC\u56FE, \u76CA\u667A\u62FC\u56FE",
      "\u30D1\u30BA\u30EB, \u98A8\u666F\u30D1\u30BA\u30EB",
      "\u0E15\u0E31\u0E27\u0E15\u0E48\u0E2D\u0E08\u0E34\u0E4A\u0E01\u0E0B\u0E2D\u0E27\u0E4C, \u0E1E\u0E31\u0E0B\u0E40\u0E0B\u0E34\u0E25",
      "\u0623\u062D\u062C\u064A\u0629, \u062A\u0631\u0643\u064A\u0628 \u0635\u0648\u0631",
      "Legespiel, Puzzlespiel"
    ],
    about: [
      "Firm pieces that click and stay together when lifted.",
      "An evening, or a long wet weekend.",
      "The picture is printed without glare.",
      "A lost piece is replaced if you write to us."
    ],
    intro: [
      "\u62FC\u5408\u7D27\u5BC6\u3001\u56FE\u9762\u4E0D\u53CD\u5149\uFF0C\u7F3A\u7247\u53EF\u514D\u8D39\u8865\u5BC4\u3002",
      "\u3057\u3063\u304B\u308A\u306F\u307E\u308A\u3001\u3064\u3084\u6D88\u3057\u5370\u5237\u3002\u30D4\u30FC\u30B9\u3092\u306A\u304F\u3057\u305F\u3089\u88DC\u5145\u3057\u307E\u3059\u3002",
      "\u0E0A\u0E34\u0E49\u0E19\u0E41\u0E19\u0E48\u0E19\u0E1E\u0E2D\u0E14\u0E35 \u0E20\u0E32\u0E1E\u0E44\u0E21\u0E48\u0E2A\u0E30\u0E17\u0E49\u0E2D\u0E19\u0E41\u0E2A\u0E07 \u0E0A\u0E34\u0E49\u0E19\u0E2B\u0E32\u0E22\u0E02\u0E2D\u0E40\u0E1E\u0E34\u0E48\u0E21\u0E44\u0E14\u0E49",
      "\u0642\u0637\u0639 \u0645\u062A\u0645\u0627\u0633\u0643\u0629 \u0648\u0637\u0628\u0627\u0639\u0629 \u0628\u0644\u0627 \u0644\u0645\u0639\u0627\u0646\u060C \u0648\u0646\u0631\u0633\u0644 \u0627\u0644\u0642\u0637\u0639\u0629 \u0627\u0644\u0645\u0641\u0642\u0648\u062F\u0629.",
      "Feste Teile, blendfreier Druck; verlorene Teile ersetzen wir."
    ],
    variants: [
      ["kw", "Aussicht 500", 1490, 520, "bits:500 age:8"],
      ["kw", "Aussicht 1000", 1990, 780, "bits:1000 age:10"],
      ["hk", "Shiki 300", 1890, 390, "bits:300 wood age:8"],
      ["ch", "Lakeside 100", 1290, 340, "bits:100 age:5"],
      ["om", "Azulejo 500", 1790, 540, "bits:500 recycled age:8"]
    ]
  },
  {
    id: "plush-dinosaur",
    sub: "toys.plush",
    noun: [
      "plush dinosaur",
      "\u6BDB\u7ED2\u6050\u9F99",
      "\u6050\u7ADC\u306E\u306C\u3044\u3050\u308B\u307F",
      "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E44\u0E14\u0E42\u0E19\u0E40\u0E2A\u0E32\u0E23\u0E4C",
      "\u062F\u064A\u0646\u0627\u0635\u0648\u0631 \u0645\u062D\u0634\u0648",
      "Pl\xFCsch-Dinosaurier"
    ],
    words: [
      "soft toy, dino",
      "\u6050\u9F99\u73A9\u5076, \u6050\u9F99\u516C\u4ED4",
      "\u306C\u3044\u3050\u308B\u307F, \u304D\u3087\u3046\u308A\u3085\u3046",
      "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E44\u0E14\u0E42\u0E19, \u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E1C\u0E49\u0E32",
      "\u062F\u0645\u064A\u0629 \u062F\u064A\u0646\u0627\u0635\u0648\u0631, \u062F\u064A\u0646\u0627\u0635\u0648\u0631",
      "Kuscheltier Dino, Stofftier"
    ],
    about: [
      "A long neck to hold and a tail to drag.",
      "The gentlest of the large ones.",
      "Filled with recycled fibre.",
      "All details are stitched."
    ],
    intro: [
      "\u957F\u8116\u5B50\u597D\u62B1\uFF0C\u523A\u7EE3\u7EC6\u8282\uFF0C\u518D\u751F\u7EA4\u7EF4\u586B\u5145\u3002",
      "\u9577\u3044\u9996\u304C\u62B1\u304D\u3084\u3059\u304F\u3001\u7D30\u90E8\u306F\u3059\u3079\u3066\u523A\u3057\u3085\u3046\u3067\u3059\u3002",
      "\u0E04\u0E2D\u0E22\u0E32\u0E27\u0E01\u0E2D\u0E14\u0E16\u0E19\u0E31\u0E14 \u0E23\u0E32\u0E22\u0E25\u0E30\u0E40\u0E2D\u0E35\u0E22\u0E14\u0E1B\u0E31\u0E01\u0E17\u0E31\u0E49\u0E07\u0E2B\u0E21\u0E14",
      "\u0631\u0642\u0628\u0629 \u0637\u0648\u064A\u0644\u0629 \u0644\u0644\u0639\u0646\u0627\u0642 \u0648\u062A\u0641\u0627\u0635\u064A\u0644 \u0645\u0637\u0631\u0632\u0629.",
      "Langer Hals zum Festhalten, alle Details gestickt."
    ],
    options: "height:30 cm|50 cm+14",
    variants: [
      ["ch", "Longfellow", 2290, 340, "plush age:0 washable30"],
      ["hk", "Ryu", 2790, 310, "organiccotton age:0"],
      ["cp", "Dino Hug", 1290, 320, "plush age:0"],
      ["cp", "Dino Night", 1990, 390, "nightlight plush age:3"]
    ]
  },
  {
    id: "plush-penguin",
    sub: "toys.plush",
    fixed: true,
    noun: ["plush penguin", "\u6BDB\u7ED2\u4F01\u9E45", "\u30DA\u30F3\u30AE\u30F3\u306E\u306C\u3044\u3050\u308B\u307F", "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E40\u0E1E\u0E19\u0E01\u0E27\u0E34\u0E19", "\u0628\u0637\u0631\u064A\u0642 \u0645\u062D\u0634\u0648", "Pl\xFCsch-Pinguin"],
    words: [
      "soft toy, penguin",
      "\u4F01\u9E45\u73A9\u5076, \u4F01\u9E45\u516C\u4ED4",
      "\u306C\u3044\u3050\u308B\u307F, \u30DA\u30F3\u30AE\u30F3",
      "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E19\u0E01\u0E40\u0E1E\u0E19\u0E01\u0E27\u0E34\u0E19, \u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32\u0E1C\u0E49\u0E32",
      "\u062F\u0645\u064A\u0629 \u0628\u0637\u0631\u064A\u0642, \u0628\u0637\u0631\u064A\u0642",
      "Kuscheltier Pinguin, Stofftier"
    ],
    about: [
      "Round, upright and a good listener.",
      "Stands by itself on a bed or a shelf.",
      "The short fur does not shed.",
      "All details are stitched."
    ],
    intro: [
      "\u5706\u6EDA\u6EDA\u53EF\u7AD9\u7ACB\uFF0C\u77ED\u7ED2\u4E0D\u6389\u6BDB\uFF0C\u523A\u7EE3\u4E94\u5B98\u3002",
      "\u307E\u3093\u307E\u308B\u3067\u81EA\u7ACB\u3057\u307E\u3059\u3002\u6BDB\u306E\u629C\u3051\u306B\u304F\u3044\u77ED\u3044\u6BDB\u4E26\u307F\u3067\u3059\u3002",
      "\u0E15\u0E31\u0E27\u0E01\u0E25\u0E21\u0E15\u0E31\u0E49\u0E07\u0E44\u0E14\u0E49\u0E40\u0E2D\u0E07 \u0E02\u0E19\u0E2A\u0E31\u0E49\u0E19\u0E44\u0E21\u0E48\u0E23\u0E48\u0E27\u0E07",
      "\u0645\u0633\u062A\u062F\u064A\u0631 \u0648\u064A\u0642\u0641 \u0648\u062D\u062F\u0647 \u0648\u0648\u0628\u0631\u0647 \u0644\u0627 \u064A\u062A\u0633\u0627\u0642\u0637.",
      "Rund, steht von selbst, flust nicht."
    ],
    options: "height:20 cm|35 cm+9",
    variants: [
      ["fj", "Pingo", 2490, 280, "recycled plush age:0"],
      ["hk", "Pen-chan", 2290, 240, "plush age:0"],
      ["cp", "Waddle", 990, 230, "plush age:0"],
      ["ch", "Captain", 1990, 270, "washable30 plush age:0"]
    ]
  }
];

// apps/api/db/demo/product-types/womens.ts
var womens = [
  {
    id: "ring",
    sub: "womens.jewellery",
    noun: ["women\u2019s ring", "\u5973\u58EB\u6212\u6307", "\u30EC\u30C7\u30A3\u30FC\u30B9\u30EA\u30F3\u30B0", "\u0E41\u0E2B\u0E27\u0E19\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07", "\u062E\u0627\u062A\u0645 \u0646\u0633\u0627\u0626\u064A", "Damenring"],
    words: [
      "ring, jewellery",
      "\u6212\u6307, \u9970\u54C1",
      "\u6307\u8F2A, \u30EA\u30F3\u30B0",
      "\u0E41\u0E2B\u0E27\u0E19, \u0E40\u0E04\u0E23\u0E37\u0E48\u0E2D\u0E07\u0E1B\u0E23\u0E30\u0E14\u0E31\u0E1A",
      "\u062E\u0627\u062A\u0645, \u0645\u062C\u0648\u0647\u0631\u0627\u062A",
      "Ring, Schmuck"
    ],
    about: [
      "A slim ring to wear every day, alone or stacked.",
      "Rounded inside, so it slips on easily.",
      "Comes in a small cotton pouch.",
      "Polish with a soft, dry cloth."
    ],
    intro: [
      "\u5185\u5708\u5706\u6DA6\uFF0C\u5355\u6234\u53E0\u6234\u90FD\u597D\u770B\u3002",
      "\u5185\u5074\u304C\u306A\u3081\u3089\u304B\u3067\u3001\u91CD\u306D\u3065\u3051\u3082\u697D\u3057\u3081\u307E\u3059\u3002",
      "\u0E02\u0E2D\u0E1A\u0E43\u0E19\u0E21\u0E19 \u0E43\u0E2A\u0E48\u0E40\u0E14\u0E35\u0E48\u0E22\u0E27\u0E2B\u0E23\u0E37\u0E2D\u0E0B\u0E49\u0E2D\u0E19\u0E01\u0E47\u0E2A\u0E27\u0E22",
      "\u062E\u0627\u062A\u0645 \u0631\u0641\u064A\u0639 \u0645\u0631\u064A\u062D \u064A\u064F\u0644\u0628\u0633 \u0648\u062D\u062F\u0647 \u0623\u0648 \u0645\u0639 \u063A\u064A\u0631\u0647.",
      "Innen gerundet, einzeln oder gestapelt zu tragen."
    ],
    options: "ring",
    variants: [
      ["bl", "Filo", 5990, 3, "sterling width=2_mm"],
      ["bl", "Filo Pietra", 8990, 4, "sterling zirconia"],
      ["iv", "Chakra", 3490, 5, "sterling handmade engraved"],
      ["hl", "Byeol", 4490, 3, "goldplated zirconia"]
    ]
  },
  {
    id: "pearl-necklace",
    sub: "womens.jewellery",
    fixed: true,
    noun: ["pearl necklace", "\u73CD\u73E0\u9879\u94FE", "\u30D1\u30FC\u30EB\u30CD\u30C3\u30AF\u30EC\u30B9", "\u0E2A\u0E23\u0E49\u0E2D\u0E22\u0E04\u0E2D\u0E21\u0E38\u0E01", "\u0639\u0642\u062F \u0644\u0624\u0644\u0624", "Perlenkette"],
    words: [
      "necklace, pearls",
      "\u9879\u94FE, \u6DE1\u6C34\u73CD\u73E0",
      "\u771F\u73E0\u30CD\u30C3\u30AF\u30EC\u30B9, \u30CD\u30C3\u30AF\u30EC\u30B9",
      "\u0E2A\u0E23\u0E49\u0E2D\u0E22\u0E21\u0E38\u0E01, \u0E2A\u0E23\u0E49\u0E2D\u0E22\u0E04\u0E2D",
      "\u0642\u0644\u0627\u062F\u0629 \u0644\u0624\u0644\u0624, \u0633\u0644\u0633\u0644\u0629",
      "Halskette, Perlencollier"
    ],
    about: [
      "Pearls with a soft lustre and small natural differences.",
      "Formal with a dress, relaxed with a shirt.",
      "Each pearl is knotted singly on silk.",
      "Put it on after perfume and wipe it before storing."
    ],
    intro: [
      "\u73E0\u5149\u67D4\u548C\uFF0C\u9010\u9897\u6253\u7ED3\uFF0C\u6B63\u88C5\u4FBF\u88C5\u7686\u5B9C\u3002",
      "\u3084\u308F\u3089\u304B\u306A\u7167\u308A\u3002\u4E00\u7C92\u305A\u3064\u7D50\u3073\u7559\u3081\u3066\u3042\u308A\u307E\u3059\u3002",
      "\u0E1B\u0E23\u0E30\u0E01\u0E32\u0E22\u0E19\u0E38\u0E48\u0E21 \u0E1C\u0E39\u0E01\u0E1B\u0E21\u0E17\u0E35\u0E25\u0E30\u0E40\u0E21\u0E47\u0E14 \u0E43\u0E2A\u0E48\u0E44\u0E14\u0E49\u0E17\u0E31\u0E49\u0E07\u0E17\u0E32\u0E07\u0E01\u0E32\u0E23\u0E41\u0E25\u0E30\u0E25\u0E33\u0E25\u0E2D\u0E07",
      "\u0644\u0645\u0639\u0627\u0646 \u0646\u0627\u0639\u0645\u060C \u0648\u0643\u0644 \u0644\u0624\u0644\u0624\u0629 \u0645\u0639\u0642\u0648\u062F\u0629 \u0639\u0644\u0649 \u062D\u062F\u0629.",
      "Sanfter Glanz, jede Perle einzeln geknotet."
    ],
    options: "length:42 cm|45 cm+6",
    variants: [
      ["hk", "Umi", 18900, 28, "freshwater pearl:7 silver925"],
      ["hk", "Umi Ko", 12900, 20, "freshwater pearl:5 silver925"],
      ["bl", "Laguna", 9990, 32, "baroque silver925"],
      ["hl", "Jinju", 5990, 14, "singlepearl goldplated"]
    ]
  },
  {
    id: "perfume-bottle",
    sub: "womens.beauty",
    fixed: true,
    noun: ["eau de parfum", "\u5973\u58EB\u9999\u6C34", "\u30AA\u30FC\u30C9\u30D1\u30EB\u30D5\u30A1\u30E0", "\u0E19\u0E49\u0E33\u0E2B\u0E2D\u0E21\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07", "\u0639\u0637\u0631 \u0646\u0633\u0627\u0626\u064A", "Eau de Parfum"],
    words: [
      "perfume, fragrance",
      "\u9999\u6C34, \u6DE1\u9999\u7CBE",
      "\u9999\u6C34, \u30D5\u30EC\u30B0\u30E9\u30F3\u30B9",
      "\u0E19\u0E49\u0E33\u0E2B\u0E2D\u0E21, \u0E42\u0E2D \u0E40\u0E14\u0E2D \u0E1E\u0E32\u0E23\u0E4C\u0E1F\u0E39\u0E21",
      "\u0639\u0637\u0631, \u0628\u0631\u0641\u0627\u0646",
      "Parf\xFCm, Damenduft"
    ],
    about: [
      "A scent that stays near the skin.",
      "Opens brightly, then settles into something warmer.",
      "Two sprays are enough for a day.",
      "Store it away from sun and heat."
    ],
    intro: [
      "\u8D34\u80A4\u9999\u8C03\uFF0C\u524D\u8C03\u6E05\u4EAE\u3001\u540E\u8C03\u6E29\u6696\u3002",
      "\u808C\u306B\u5BC4\u308A\u6DFB\u3046\u9999\u308A\u3002\u660E\u308B\u304F\u59CB\u307E\u308A\u3001\u3042\u305F\u305F\u304B\u304F\u843D\u3061\u7740\u304D\u307E\u3059\u3002",
      "\u0E01\u0E25\u0E34\u0E48\u0E19\u0E41\u0E19\u0E1A\u0E1C\u0E34\u0E27 \u0E40\u0E1B\u0E34\u0E14\u0E2A\u0E14\u0E43\u0E2A\u0E41\u0E25\u0E49\u0E27\u0E04\u0E48\u0E2D\u0E22\u0E2D\u0E38\u0E48\u0E19\u0E02\u0E36\u0E49\u0E19",
      "\u0631\u0627\u0626\u062D\u0629 \u0642\u0631\u064A\u0628\u0629 \u0645\u0646 \u0627\u0644\u0628\u0634\u0631\u0629 \u062A\u0628\u062F\u0623 \u0645\u0634\u0631\u0642\u0629 \u0648\u062A\u0646\u062A\u0647\u064A \u062F\u0627\u0641\u0626\u0629.",
      "Ein hautnaher Duft, hell im Auftakt, warm im Nachklang."
    ],
    options: "volume:30 ml|50 ml+22|100 ml+48",
    variants: [
      ["bl", "Giardino", 4990, 210, "rosescent mandarin"],
      ["bl", "Notte Chiara", 5490, 210, "jasmine vanilla"],
      ["iv", "Mogra", 3990, 200, "jasmine sandalwood"],
      ["om", "Maresia", 4490, 205, "seasalt fig"],
      ["el", "G\xFCl", 3690, 200, "rosescent amberscent"]
    ]
  },
  {
    id: "lipstick",
    sub: "womens.beauty",
    noun: ["lipstick", "\u53E3\u7EA2", "\u53E3\u7D05", "\u0E25\u0E34\u0E1B\u0E2A\u0E15\u0E34\u0E01", "\u0623\u062D\u0645\u0631 \u0634\u0641\u0627\u0647", "Lippenstift"],
    words: [
      "lip colour, make-up",
      "\u5507\u818F, \u5507\u91C9",
      "\u30EA\u30C3\u30D7\u30B9\u30C6\u30A3\u30C3\u30AF, \u30EA\u30C3\u30D7",
      "\u0E25\u0E34\u0E1B, \u0E25\u0E34\u0E1B\u0E41\u0E21\u0E17",
      "\u0631\u0648\u062C, \u062D\u0645\u0631\u0629",
      "Lippenfarbe, Make-up"
    ],
    about: [
      "Colour that sits lightly and fades evenly.",
      "One pass for a tint, two for a statement.",
      "The case is metal and closes with a magnet.",
      "Refills for the case are sold separately."
    ],
    intro: [
      "\u663E\u8272\u8F7B\u8584\u3001\u6389\u8272\u5747\u5300\uFF0C\u78C1\u5438\u91D1\u5C5E\u7BA1\u53EF\u66FF\u6362\u82AF\u3002",
      "\u8EFD\u3044\u3064\u3051\u5FC3\u5730\u3067\u3001\u8272\u843D\u3061\u3082\u81EA\u7136\u3002\u8A70\u3081\u66FF\u3048\u5F0F\u3067\u3059\u3002",
      "\u0E2A\u0E35\u0E0A\u0E31\u0E14\u0E40\u0E19\u0E37\u0E49\u0E2D\u0E1A\u0E32\u0E07 \u0E15\u0E34\u0E14\u0E2A\u0E21\u0E48\u0E33\u0E40\u0E2A\u0E21\u0E2D \u0E40\u0E1B\u0E25\u0E35\u0E48\u0E22\u0E19\u0E44\u0E2A\u0E49\u0E44\u0E14\u0E49",
      "\u0644\u0648\u0646 \u062E\u0641\u064A\u0641 \u064A\u0628\u0647\u062A \u0628\u0627\u0646\u062A\u0638\u0627\u0645\u060C \u0628\u0639\u0644\u0628\u0629 \u0645\u063A\u0646\u0627\u0637\u064A\u0633\u064A\u0629 \u0642\u0627\u0628\u0644\u0629 \u0644\u0625\u0639\u0627\u062F\u0629 \u0627\u0644\u062A\u0639\u0628\u0626\u0629.",
      "Leichte Farbe, die gleichm\xE4\xDFig verblasst; nachf\xFCllbar."
    ],
    variants: [
      ["hl", "Ipsul Velvet", 1690, 22, "mattefinish longlasting vegan"],
      ["hl", "Ipsul Dew", 1590, 20, "glossy hyaluron"],
      ["bl", "Rosso", 2490, 26, "satin shea"],
      ["iv", "Gulmohar", 1290, 21, "mattefinish vegan"]
    ]
  },
  {
    id: "nail-polish",
    sub: "womens.beauty",
    noun: ["nail polish", "\u6307\u7532\u6CB9", "\u30DE\u30CB\u30AD\u30E5\u30A2", "\u0E22\u0E32\u0E17\u0E32\u0E40\u0E25\u0E47\u0E1A", "\u0637\u0644\u0627\u0621 \u0623\u0638\u0627\u0641\u0631", "Nagellack"],
    words: [
      "nail varnish, manicure",
      "\u7F8E\u7532, \u7532\u6CB9",
      "\u30CD\u30A4\u30EB\u30AB\u30E9\u30FC, \u30CD\u30A4\u30EB\u30DD\u30EA\u30C3\u30B7\u30E5",
      "\u0E19\u0E49\u0E33\u0E22\u0E32\u0E17\u0E32\u0E40\u0E25\u0E47\u0E1A, \u0E2A\u0E35\u0E17\u0E32\u0E40\u0E25\u0E47\u0E1A",
      "\u0645\u0646\u0627\u0643\u064A\u0631, \u0645\u0627\u0646\u064A\u0643\u064A\u0631",
      "Lack, Manik\xFCre"
    ],
    about: [
      "Even colour in two coats, dry in a few minutes.",
      "A broad brush that follows the nail.",
      "Free of the ten solvents most often avoided.",
      "A top coat makes it last longer."
    ],
    intro: [
      "\u4E24\u5C42\u663E\u8272\u5747\u5300\uFF0C\u51E0\u5206\u949F\u5373\u5E72\uFF0C\u5BBD\u5237\u5934\u597D\u4E0A\u624B\u3002",
      "\u4E8C\u5EA6\u5857\u308A\u3067\u30E0\u30E9\u306A\u304F\u767A\u8272\u3057\u3001\u6570\u5206\u3067\u4E7E\u304D\u307E\u3059\u3002",
      "\u0E2A\u0E2D\u0E07\u0E0A\u0E31\u0E49\u0E19\u0E2A\u0E35\u0E40\u0E19\u0E35\u0E22\u0E19 \u0E41\u0E2B\u0E49\u0E07\u0E43\u0E19\u0E44\u0E21\u0E48\u0E01\u0E35\u0E48\u0E19\u0E32\u0E17\u0E35 \u0E41\u0E1B\u0E23\u0E07\u0E43\u0E2B\u0E0D\u0E48\u0E17\u0E32\u0E07\u0E48\u0E32\u0E22",
      "\u0644\u0648\u0646 \u0645\u062A\u0633\u0627\u0648\u064D \u0628\u0637\u0628\u0642\u062A\u064A\u0646 \u0648\u064A\u062C\u0641 \u0641\u064A \u062F\u0642\u0627\u0626\u0642.",
      "Zwei Schichten f\xFCr gleichm\xE4\xDFige Farbe, in Minuten trocken."
    ],
    variants: [
      ["hl", "Sonkkeut", 790, 45, "glossy quickdrynail volume=10_ml"],
      ["hl", "Sonkkeut Gel", 1090, 48, "geleffect longlasting volume=10_ml"],
      ["bl", "Smalto", 1290, 52, "glossy vegan volume=12_ml"],
      ["cp", "Tint Set", 1490, 180, "setof:4 quickdrynail volume=6_ml"]
    ]
  },
  {
    id: "pearl-earrings",
    sub: "womens.jewellery",
    fixed: true,
    noun: ["pearl earrings", "\u73CD\u73E0\u8033\u73AF", "\u30D1\u30FC\u30EB\u30D4\u30A2\u30B9", "\u0E15\u0E48\u0E32\u0E07\u0E2B\u0E39\u0E21\u0E38\u0E01", "\u0623\u0642\u0631\u0627\u0637 \u0644\u0624\u0644\u0624", "Perlenohrringe"],
    words: [
      "earrings, studs",
      "\u8033\u9489, \u8033\u9970",
      "\u30D4\u30A2\u30B9, \u771F\u73E0\u30D4\u30A2\u30B9",
      "\u0E15\u0E48\u0E32\u0E07\u0E2B\u0E39, \u0E15\u0E38\u0E49\u0E21\u0E2B\u0E39\u0E21\u0E38\u0E01",
      "\u062D\u0644\u0642 \u0644\u0624\u0644\u0624, \u062D\u0644\u0642",
      "Ohrringe, Ohrstecker"
    ],
    about: [
      "A pair matched by eye for size and lustre.",
      "Small enough for every day.",
      "The fittings are free of nickel.",
      "Comes in a box that fits a drawer."
    ],
    intro: [
      "\u6210\u5BF9\u6311\u9009\u5149\u6CFD\u4E00\u81F4\uFF0C\u4E0D\u542B\u954D\uFF0C\u65E5\u5E38\u767E\u642D\u3002",
      "\u5927\u304D\u3055\u3068\u7167\u308A\u3092\u305D\u308D\u3048\u305F\u4E00\u5BFE\u3002\u30CB\u30C3\u30B1\u30EB\u4E0D\u4F7F\u7528\u3067\u3059\u3002",
      "\u0E04\u0E31\u0E14\u0E04\u0E39\u0E48\u0E02\u0E19\u0E32\u0E14\u0E41\u0E25\u0E30\u0E1B\u0E23\u0E30\u0E01\u0E32\u0E22\u0E40\u0E17\u0E48\u0E32\u0E01\u0E31\u0E19 \u0E1B\u0E23\u0E32\u0E28\u0E08\u0E32\u0E01\u0E19\u0E34\u0E01\u0E40\u0E01\u0E34\u0E25",
      "\u0632\u0648\u062C \u0645\u062A\u0637\u0627\u0628\u0642 \u0627\u0644\u062D\u062C\u0645 \u0648\u0627\u0644\u0644\u0645\u0639\u0627\u0646 \u0648\u062E\u0627\u0644\u064D \u0645\u0646 \u0627\u0644\u0646\u064A\u0643\u0644.",
      "Nach Gr\xF6\xDFe und Glanz gepaart, nickelfrei."
    ],
    variants: [
      ["hk", "Shizuku", 6990, 4, "freshwater pearl:7 goldplated"],
      ["hk", "Shizuku Drop", 8490, 6, "dropstyle freshwater goldplated"],
      ["bl", "Perla", 5490, 5, "baroque goldplated"],
      ["hl", "Bangul", 2990, 3, "studs pearl:5 goldplated"]
    ]
  },
  {
    id: "summer-dress",
    sub: "womens.dresses",
    noun: ["summer dress", "\u590F\u5B63\u8FDE\u8863\u88D9", "\u30B5\u30DE\u30FC\u30EF\u30F3\u30D4\u30FC\u30B9", "\u0E40\u0E14\u0E23\u0E2A\u0E24\u0E14\u0E39\u0E23\u0E49\u0E2D\u0E19", "\u0641\u0633\u062A\u0627\u0646 \u0635\u064A\u0641\u064A", "Sommerkleid"],
    words: [
      "dress, midi dress",
      "\u8FDE\u8863\u88D9, \u88D9\u5B50",
      "\u30EF\u30F3\u30D4\u30FC\u30B9, \u30C9\u30EC\u30B9",
      "\u0E40\u0E14\u0E23\u0E2A, \u0E0A\u0E38\u0E14\u0E40\u0E14\u0E23\u0E2A, \u0E0A\u0E38\u0E14\u0E01\u0E23\u0E30\u0E42\u0E1B\u0E23\u0E07",
      "\u0641\u0633\u062A\u0627\u0646, \u0641\u0633\u062A\u0627\u0646 \u0646\u0633\u0627\u0626\u064A",
      "Kleid, Midikleid"
    ],
    about: [
      "A dress that moves and has pockets.",
      "Cool on hot days, easy under a cardigan later.",
      "The waist is shaped without elastic.",
      "Dries overnight on a hanger."
    ],
    intro: [
      "\u900F\u6C14\u98D8\u9038\u3001\u5E26\u53E3\u888B\uFF0C\u6362\u5B63\u642D\u5F00\u886B\u4E5F\u597D\u770B\u3002",
      "\u98A8\u3092\u901A\u3057\u3001\u30DD\u30B1\u30C3\u30C8\u4ED8\u304D\u3002\u7FBD\u7E54\u308A\u3092\u91CD\u306D\u308C\u3070\u79CB\u53E3\u307E\u3067\u7740\u3089\u308C\u307E\u3059\u3002",
      "\u0E42\u0E1B\u0E23\u0E48\u0E07\u0E2A\u0E1A\u0E32\u0E22 \u0E21\u0E35\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32 \u0E43\u0E2A\u0E48\u0E04\u0E39\u0E48\u0E04\u0E32\u0E23\u0E4C\u0E14\u0E34\u0E41\u0E01\u0E19\u0E01\u0E47\u0E2A\u0E27\u0E22",
      "\u0641\u0633\u062A\u0627\u0646 \u062E\u0641\u064A\u0641 \u0628\u062C\u064A\u0648\u0628 \u064A\u0646\u0627\u0633\u0628 \u0627\u0644\u0623\u064A\u0627\u0645 \u0627\u0644\u062D\u0627\u0631\u0629.",
      "Luftig, mit Taschen, sp\xE4ter sch\xF6n unter der Strickjacke."
    ],
    options: "clothes-w",
    variants: [
      ["iv", "Jaipur", 4990, 280, "blockprint cotton midi"],
      ["iv", "Jaipur Maxi", 5990, 360, "blockprint cotton maxi"],
      ["el", "R\xFCzgar", 5490, 310, "linen midi"],
      ["bl", "Estate", 8990, 290, "viscose wrapstyle midi"],
      ["hl", "Yeoreum", 3990, 240, "aline sleeveless cotton"]
    ]
  },
  {
    id: "blouse",
    sub: "womens.dresses",
    noun: ["women\u2019s blouse", "\u5973\u58EB\u886C\u886B", "\u30EC\u30C7\u30A3\u30FC\u30B9\u30D6\u30E9\u30A6\u30B9", "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E40\u0E1A\u0E25\u0E32\u0E2A\u0E4C\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07", "\u0628\u0644\u0648\u0632\u0629 \u0646\u0633\u0627\u0626\u064A\u0629", "Damenbluse"],
    words: [
      "shirt, top",
      "\u4E0A\u8863, \u96EA\u7EBA\u886B",
      "\u30D6\u30E9\u30A6\u30B9, \u30B7\u30E3\u30C4",
      "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07, \u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E40\u0E0A\u0E34\u0E49\u0E15\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07",
      "\u0642\u0645\u064A\u0635 \u0646\u0633\u0627\u0626\u064A, \u0628\u0644\u0648\u0632\u0629",
      "Bluse, Oberteil"
    ],
    about: [
      "A blouse that goes from desk to dinner.",
      "Falls softly and tucks in without bulk.",
      "The cuffs turn back and stay.",
      "Steam it rather than iron it."
    ],
    intro: [
      "\u5782\u5760\u67D4\u8F6F\uFF0C\u4E0A\u73ED\u7EA6\u4F1A\u90FD\u80FD\u7A7F\uFF0C\u5EFA\u8BAE\u84B8\u6C7D\u71A8\u70EB\u3002",
      "\u843D\u3061\u611F\u304C\u304D\u308C\u3044\u3067\u3001\u4ED5\u4E8B\u306B\u3082\u98DF\u4E8B\u306B\u3082\u7740\u3089\u308C\u307E\u3059\u3002",
      "\u0E1C\u0E49\u0E32\u0E17\u0E34\u0E49\u0E07\u0E15\u0E31\u0E27\u0E2A\u0E27\u0E22 \u0E43\u0E2A\u0E48\u0E17\u0E33\u0E07\u0E32\u0E19\u0E2B\u0E23\u0E37\u0E2D\u0E14\u0E34\u0E19\u0E40\u0E19\u0E2D\u0E23\u0E4C\u0E01\u0E47\u0E44\u0E14\u0E49",
      "\u0628\u0644\u0648\u0632\u0629 \u062A\u0646\u0633\u062F\u0644 \u0628\u0646\u0639\u0648\u0645\u0629\u060C \u0645\u0646 \u0627\u0644\u0645\u0643\u062A\u0628 \u0625\u0644\u0649 \u0627\u0644\u0639\u0634\u0627\u0621.",
      "F\xE4llt weich, vom B\xFCro bis zum Abendessen."
    ],
    options: "clothes-w",
    variants: [
      ["bl", "Seta", 8990, 150, "silk longsleeve"],
      ["hl", "Gureum", 3990, 170, "viscose longsleeve relaxed"],
      ["iv", "Lucknow", 3490, 160, "embroidered cotton"],
      ["el", "Poplin", 2990, 180, "poplin regular longsleeve"]
    ]
  },
  {
    id: "kimono",
    sub: "womens.dresses",
    noun: ["kimono robe", "\u548C\u670D\u6D74\u888D", "\u7740\u7269\u30ED\u30FC\u30D6", "\u0E40\u0E2A\u0E37\u0E49\u0E2D\u0E04\u0E25\u0E38\u0E21\u0E01\u0E34\u0E42\u0E21\u0E42\u0E19", "\u0631\u0648\u0628 \u0643\u064A\u0645\u0648\u0646\u0648", "Kimono"],
    words: [
      "kimono, yukata, dressing gown",
      "\u548C\u670D, \u7761\u888D",
      "\u7740\u7269, \u6D74\u8863, \u30AC\u30A6\u30F3",
      "\u0E01\u0E34\u0E42\u0E21\u0E42\u0E19, \u0E22\u0E39\u0E01\u0E32\u0E15\u0E30",
      "\u0643\u064A\u0645\u0648\u0646\u0648, \u0631\u0648\u0628",
      "Kimono-Robe, Morgenmantel"
    ],
    about: [
      "Wide sleeves, a straight hem and a belt in the same cloth.",
      "For slow mornings, or over a plain dress.",
      "One length suits most heights.",
      "Folds flat along its seams."
    ],
    intro: [
      "\u5BBD\u8896\u76F4\u8EAB\u3001\u540C\u6599\u8170\u5E26\uFF0C\u5C45\u5BB6\u5916\u642D\u7686\u53EF\u3002",
      "\u5E83\u3044\u8896\u3068\u5171\u5E03\u306E\u5E2F\u3002\u90E8\u5C4B\u7740\u306B\u3082\u7FBD\u7E54\u308A\u306B\u3082\u306A\u308A\u307E\u3059\u3002",
      "\u0E41\u0E02\u0E19\u0E01\u0E27\u0E49\u0E32\u0E07 \u0E21\u0E35\u0E1C\u0E49\u0E32\u0E04\u0E32\u0E14\u0E40\u0E2D\u0E27 \u0E43\u0E2A\u0E48\u0E2D\u0E22\u0E39\u0E48\u0E1A\u0E49\u0E32\u0E19\u0E2B\u0E23\u0E37\u0E2D\u0E04\u0E25\u0E38\u0E21\u0E40\u0E14\u0E23\u0E2A\u0E01\u0E47\u0E44\u0E14\u0E49",
      "\u0623\u0643\u0645\u0627\u0645 \u0648\u0627\u0633\u0639\u0629 \u0648\u062D\u0632\u0627\u0645 \u0645\u0646 \u0627\u0644\u0642\u0645\u0627\u0634 \u0646\u0641\u0633\u0647\u060C \u0644\u0644\u0628\u064A\u062A \u0623\u0648 \u0641\u0648\u0642 \u0641\u0633\u062A\u0627\u0646.",
      "Weite \xC4rmel, G\xFCrtel aus gleichem Stoff, f\xFCr daheim oder dar\xFCber."
    ],
    options: "size:S/M|L/XL",
    variants: [
      ["hk", "Asagiri", 12900, 520, "cotton yukatacut"],
      ["hk", "Tsuki", 24900, 480, "silk handmade"],
      ["iv", "Ajrakh", 4990, 420, "blockprint cotton"],
      ["hl", "Haneul", 4490, 360, "satincloth washable30"]
    ]
  },
  {
    id: "high-heels",
    sub: "womens.shoes",
    noun: ["high heels", "\u9AD8\u8DDF\u978B", "\u30CF\u30A4\u30D2\u30FC\u30EB\u30D1\u30F3\u30D7\u30B9", "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E2A\u0E49\u0E19\u0E2A\u0E39\u0E07", "\u062D\u0630\u0627\u0621 \u0643\u0639\u0628 \u0639\u0627\u0644\u064D", "Pumps"],
    words: [
      "pumps, heels",
      "\u5973\u978B, \u7EC6\u8DDF\u978B",
      "\u30D1\u30F3\u30D7\u30B9, \u30D2\u30FC\u30EB",
      "\u0E2A\u0E49\u0E19\u0E2A\u0E39\u0E07, \u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E04\u0E31\u0E17\u0E0A\u0E39",
      "\u0643\u0639\u0628, \u062D\u0630\u0627\u0621 \u0646\u0633\u0627\u0626\u064A",
      "High Heels, St\xF6ckelschuhe"
    ],
    about: [
      "A heel you can stand in through a reception.",
      "Cut low at the side, so the foot looks long.",
      "The footbed is padded at the ball.",
      "Heel tips are replaceable; a spare pair is in the box."
    ],
    intro: [
      "\u524D\u638C\u52A0\u8F6F\u57AB\uFF0C\u4E45\u7AD9\u4E5F\u8F83\u8212\u9002\uFF0C\u9644\u5907\u7528\u8DDF\u57AB\u3002",
      "\u524D\u8DB3\u90E8\u306B\u30AF\u30C3\u30B7\u30E7\u30F3\u5165\u308A\u3002\u66FF\u3048\u306E\u30C8\u30C3\u30D7\u30EA\u30D5\u30C8\u4ED8\u304D\u3067\u3059\u3002",
      "\u0E1E\u0E37\u0E49\u0E19\u0E1A\u0E38\u0E19\u0E38\u0E48\u0E21\u0E0A\u0E48\u0E27\u0E07\u0E2B\u0E19\u0E49\u0E32\u0E40\u0E17\u0E49\u0E32 \u0E41\u0E16\u0E21\u0E22\u0E32\u0E07\u0E2A\u0E49\u0E19\u0E2A\u0E33\u0E23\u0E2D\u0E07",
      "\u0628\u0637\u0627\u0646\u0629 \u0645\u0631\u064A\u062D\u0629 \u0644\u0645\u0642\u062F\u0645\u0629 \u0627\u0644\u0642\u062F\u0645 \u0645\u0639 \u0623\u0637\u0631\u0627\u0641 \u0643\u0639\u0628 \u0627\u062D\u062A\u064A\u0627\u0637\u064A\u0629.",
      "Gepolsterter Ballen; ein Paar Ersatzabs\xE4tze liegt bei."
    ],
    options: "shoes-w",
    variants: [
      ["bl", "Sera", 12900, 520, "suede heel=7_cm"],
      ["bl", "Sera Alta", 13900, 540, "calf heel=9_cm"],
      ["el", "Dans", 6990, 510, "veganleather heel=6_cm blockheel"],
      ["hl", "Guduo", 5490, 480, "veganleather heel=5_cm pointed"]
    ]
  },
  {
    id: "sandals",
    sub: "womens.shoes",
    fixed: true,
    noun: [
      "women\u2019s sandals",
      "\u5973\u58EB\u51C9\u978B",
      "\u30EC\u30C7\u30A3\u30FC\u30B9\u30B5\u30F3\u30C0\u30EB",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E41\u0E15\u0E30\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07",
      "\u0635\u0646\u062F\u0644 \u0646\u0633\u0627\u0626\u064A",
      "Damensandalen"
    ],
    words: [
      "sandals, summer shoes",
      "\u51C9\u978B, \u6C99\u6EE9\u978B",
      "\u30B5\u30F3\u30C0\u30EB, \u590F\u9774",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E23\u0E31\u0E14\u0E2A\u0E49\u0E19, \u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E41\u0E15\u0E30",
      "\u0635\u0646\u0627\u062F\u0644, \u0634\u0628\u0634\u0628 \u0646\u0633\u0627\u0626\u064A",
      "Sandaletten, Sommerschuhe"
    ],
    about: [
      "A sandal for pavements as much as for sand.",
      "The straps are soft from the start.",
      "The footbed follows the arch.",
      "If wet, let them dry away from heat."
    ],
    intro: [
      "\u8F6F\u5E26\u4E0D\u78E8\u811A\uFF0C\u978B\u5E8A\u8D34\u5408\u8DB3\u5F13\uFF0C\u901B\u8857\u6D77\u8FB9\u90FD\u884C\u3002",
      "\u8DB3\u306B\u6CBF\u3046\u30D5\u30C3\u30C8\u30D9\u30C3\u30C9\u3067\u3001\u8857\u6B69\u304D\u306B\u3082\u6D77\u8FBA\u306B\u3082\u3002",
      "\u0E2A\u0E32\u0E22\u0E19\u0E38\u0E48\u0E21\u0E44\u0E21\u0E48\u0E01\u0E31\u0E14\u0E40\u0E17\u0E49\u0E32 \u0E1E\u0E37\u0E49\u0E19\u0E23\u0E2D\u0E07\u0E23\u0E31\u0E1A\u0E2D\u0E38\u0E49\u0E07\u0E40\u0E17\u0E49\u0E32",
      "\u0623\u0634\u0631\u0637\u0629 \u0646\u0627\u0639\u0645\u0629 \u0648\u0646\u0639\u0644 \u064A\u062A\u0628\u0639 \u0642\u0648\u0633 \u0627\u0644\u0642\u062F\u0645.",
      "Weiche Riemen, das Fu\xDFbett folgt dem Gew\xF6lbe."
    ],
    options: "shoes-w",
    variants: [
      ["el", "K\u0131y\u0131", 5990, 420, "vegtan flat handmade"],
      ["bl", "Isola", 8990, 480, "calf heel=4_cm"],
      ["om", "Corti\xE7a", 6490, 510, "corkfootbed suede"],
      ["iv", "Kolhapur", 3490, 390, "vegtan flat handmade braided"]
    ]
  },
  {
    id: "tall-boots",
    sub: "womens.shoes",
    fixed: true,
    noun: [
      "women\u2019s tall boots",
      "\u5973\u58EB\u957F\u9774",
      "\u30EC\u30C7\u30A3\u30FC\u30B9\u30ED\u30F3\u30B0\u30D6\u30FC\u30C4",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E1A\u0E39\u0E17\u0E22\u0E32\u0E27\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07",
      "\u0628\u0648\u062A \u0646\u0633\u0627\u0626\u064A \u0637\u0648\u064A\u0644",
      "Damenstiefel"
    ],
    words: [
      "boots, knee boots",
      "\u9774\u5B50, \u9AD8\u7B52\u9774",
      "\u30D6\u30FC\u30C4, \u30CB\u30FC\u30CF\u30A4\u30D6\u30FC\u30C4",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E1A\u0E39\u0E17, \u0E1A\u0E39\u0E17\u0E22\u0E32\u0E27",
      "\u062C\u0632\u0645\u0629 \u0637\u0648\u064A\u0644\u0629, \u0628\u0648\u062A",
      "Stiefel, Langschaftstiefel"
    ],
    about: [
      "Tall boots with a clean line from knee to toe.",
      "Worn with skirts in autumn and over jeans in winter.",
      "The zip runs the full length inside.",
      "Cedar or paper stuffing keeps the shaft upright."
    ],
    intro: [
      "\u7EBF\u6761\u5229\u843D\uFF0C\u5185\u4FA7\u5168\u957F\u62C9\u94FE\uFF0C\u914D\u88D9\u914D\u88E4\u90FD\u597D\u770B\u3002",
      "\u3059\u3063\u304D\u308A\u3057\u305F\u7E26\u306E\u30E9\u30A4\u30F3\u3068\u3001\u5185\u5074\u306E\u30D5\u30EB\u30D5\u30A1\u30B9\u30CA\u30FC\u3002",
      "\u0E17\u0E23\u0E07\u0E40\u0E23\u0E35\u0E22\u0E27\u0E2A\u0E27\u0E22 \u0E0B\u0E34\u0E1B\u0E22\u0E32\u0E27\u0E14\u0E49\u0E32\u0E19\u0E43\u0E19 \u0E43\u0E2A\u0E48\u0E01\u0E31\u0E1A\u0E01\u0E23\u0E30\u0E42\u0E1B\u0E23\u0E07\u0E2B\u0E23\u0E37\u0E2D\u0E22\u0E35\u0E19\u0E2A\u0E4C",
      "\u062E\u0637 \u0623\u0646\u064A\u0642 \u0648\u0633\u062D\u0627\u0628 \u062F\u0627\u062E\u0644\u064A \u0643\u0627\u0645\u0644\u060C \u0645\u0639 \u0627\u0644\u062A\u0646\u0648\u0631\u0629 \u0623\u0648 \u0627\u0644\u062C\u064A\u0646\u0632.",
      "Klare Linie, langer Innenrei\xDFverschluss, zu Rock und Jeans."
    ],
    options: "shoes-w",
    variants: [
      ["bl", "Bologna", 24900, 1380, "calf heel=5_cm"],
      ["bl", "Bologna Piatto", 22900, 1300, "suede flat"],
      ["el", "K\u0131\u015F", 11900, 1420, "fullgrain fleecelined"],
      ["hl", "Georeum", 7990, 1150, "veganleather blockheel heel=6_cm"]
    ]
  },
  {
    id: "ballet-flats",
    sub: "womens.shoes",
    fixed: true,
    noun: ["ballet flats", "\u82AD\u857E\u5E73\u5E95\u978B", "\u30D0\u30EC\u30A8\u30B7\u30E5\u30FC\u30BA", "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E1A\u0E31\u0E25\u0E40\u0E25\u0E15\u0E4C\u0E2A\u0E49\u0E19\u0E41\u0E1A\u0E19", "\u062D\u0630\u0627\u0621 \u0628\u0627\u0644\u064A\u0631\u064A\u0646\u0627", "Ballerinas"],
    words: [
      "flats, pumps",
      "\u5E73\u5E95\u978B, \u5355\u978B",
      "\u30D5\u30E9\u30C3\u30C8\u30B7\u30E5\u30FC\u30BA, \u307A\u305F\u3093\u3053\u9774",
      "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E2A\u0E49\u0E19\u0E41\u0E1A\u0E19, \u0E04\u0E31\u0E17\u0E0A\u0E39\u0E2A\u0E49\u0E19\u0E41\u0E1A\u0E19",
      "\u062D\u0630\u0627\u0621 \u0645\u0633\u0637\u062D, \u0628\u0627\u0644\u064A\u0631\u064A\u0646\u0627",
      "Flache Schuhe, Slipper"
    ],
    about: [
      "A flat shoe that folds and springs back.",
      "Soft enough to carry as a second pair.",
      "The edge is bound so that it does not cut in.",
      "A thin rubber sole grips on wet stone."
    ],
    intro: [
      "\u978B\u5E95\u67D4\u8F6F\u53EF\u5F2F\u6298\uFF0C\u5305\u8FB9\u4E0D\u52D2\u811A\u3002",
      "\u3084\u308F\u3089\u304B\u304F\u66F2\u304C\u308A\u3001\u5C65\u304D\u53E3\u304C\u8DB3\u306B\u5F53\u305F\u308A\u306B\u304F\u3044\u4E00\u8DB3\u3067\u3059\u3002",
      "\u0E1E\u0E37\u0E49\u0E19\u0E19\u0E38\u0E48\u0E21\u0E07\u0E2D\u0E44\u0E14\u0E49 \u0E02\u0E2D\u0E1A\u0E44\u0E21\u0E48\u0E01\u0E31\u0E14\u0E40\u0E17\u0E49\u0E32",
      "\u062D\u0630\u0627\u0621 \u0644\u064A\u0646 \u0642\u0627\u0628\u0644 \u0644\u0644\u0637\u064A \u0648\u062D\u0648\u0627\u0641\u0647 \u0644\u0627 \u062A\u0636\u0627\u064A\u0642 \u0627\u0644\u0642\u062F\u0645.",
      "Weich und biegsam, der Rand schneidet nicht ein."
    ],
    options: "shoes-w",
    variants: [
      ["bl", "Ballo", 8990, 280, "lambleather flat"],
      ["el", "Zarif", 5490, 290, "suede flat"],
      ["hl", "Nabi", 3990, 260, "veganleather foldable"],
      ["om", "Passo", 6490, 310, "vegtan widefit flat"]
    ]
  },
  {
    id: "sun-hat",
    sub: "womens.bags",
    fixed: true,
    noun: ["sun hat", "\u906E\u9633\u8349\u5E3D", "\u9EA6\u308F\u3089\u5E3D\u5B50", "\u0E2B\u0E21\u0E27\u0E01\u0E01\u0E31\u0E19\u0E41\u0E14\u0E14\u0E1B\u0E35\u0E01\u0E01\u0E27\u0E49\u0E32\u0E07", "\u0642\u0628\u0639\u0629 \u0634\u0645\u0633", "Sonnenhut"],
    words: [
      "straw hat, beach hat",
      "\u592A\u9633\u5E3D, \u8349\u5E3D",
      "\u65E5\u3088\u3051\u5E3D\u5B50, \u30B9\u30C8\u30ED\u30FC\u30CF\u30C3\u30C8",
      "\u0E2B\u0E21\u0E27\u0E01\u0E2A\u0E32\u0E19, \u0E2B\u0E21\u0E27\u0E01\u0E0A\u0E32\u0E22\u0E2B\u0E32\u0E14",
      "\u0642\u0628\u0639\u0629 \u0642\u0634, \u0642\u0628\u0639\u0629 \u0628\u062D\u0631",
      "Strohhut, Strandhut"
    ],
    about: [
      "A brim wide enough for a face and a book.",
      "Light, woven and easy to reshape with a little steam.",
      "An inner ribbon adjusts the size.",
      "Rolls gently for travel."
    ],
    intro: [
      "\u5BBD\u6A90\u906E\u9633\uFF0C\u5185\u5E26\u53EF\u8C03\uFF0C\u53EF\u5377\u8D77\u6536\u7EB3\u3002",
      "\u5E83\u3044\u3064\u3070\u3067\u65E5\u5DEE\u3057\u3092\u9632\u304E\u3001\u5185\u5074\u306E\u30EA\u30DC\u30F3\u3067\u8ABF\u6574\u3067\u304D\u307E\u3059\u3002",
      "\u0E1B\u0E35\u0E01\u0E01\u0E27\u0E49\u0E32\u0E07\u0E01\u0E31\u0E19\u0E41\u0E14\u0E14 \u0E1B\u0E23\u0E31\u0E1A\u0E02\u0E19\u0E32\u0E14\u0E44\u0E14\u0E49 \u0E21\u0E49\u0E27\u0E19\u0E1E\u0E01\u0E44\u0E14\u0E49",
      "\u062D\u0627\u0641\u0629 \u0648\u0627\u0633\u0639\u0629 \u0648\u0634\u0631\u064A\u0637 \u062F\u0627\u062E\u0644\u064A \u0644\u0644\u0636\u0628\u0637 \u0648\u062A\u064F\u0644\u0641 \u0644\u0644\u0633\u0641\u0631.",
      "Breite Krempe, innen verstellbar, rollbar f\xFCr die Reise."
    ],
    variants: [
      ["el", "G\xFCne\u015F", 2990, 110, "straw brim=10_cm"],
      ["om", "Palheta", 3490, 120, "straw handmade brim=9_cm"],
      ["bl", "Paglia", 5990, 105, "raffia brim=12_cm"],
      ["bm", "Ngop", 1990, 140, "palmleaf handmade brim=11_cm"]
    ]
  },
  {
    id: "handbag",
    sub: "womens.bags",
    fixed: true,
    noun: [
      "women\u2019s handbag",
      "\u5973\u58EB\u624B\u63D0\u5305",
      "\u30EC\u30C7\u30A3\u30FC\u30B9\u30CF\u30F3\u30C9\u30D0\u30C3\u30B0",
      "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E16\u0E37\u0E2D\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07",
      "\u062D\u0642\u064A\u0628\u0629 \u064A\u062F \u0646\u0633\u0627\u0626\u064A\u0629",
      "Damenhandtasche"
    ],
    words: [
      "bag, leather bag",
      "\u5305\u5305, \u5355\u80A9\u5305",
      "\u30D0\u30C3\u30B0, \u9769\u30D0\u30C3\u30B0",
      "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E1C\u0E39\u0E49\u0E2B\u0E0D\u0E34\u0E07, \u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E2B\u0E19\u0E31\u0E07",
      "\u0634\u0646\u0637\u0629 \u064A\u062F, \u062D\u0642\u064A\u0628\u0629 \u062C\u0644\u062F",
      "Handtasche, Ledertasche"
    ],
    about: [
      "A bag with a place for the phone and a place for the keys.",
      "Stands by itself and opens wide.",
      "The strap comes off when you carry it by hand.",
      "The feet are metal and keep the base clean."
    ],
    intro: [
      "\u5206\u533A\u6E05\u6670\u3001\u81EA\u7ACB\u4E0D\u584C\uFF0C\u80A9\u5E26\u53EF\u62C6\u3002",
      "\u81EA\u7ACB\u3057\u3066\u4E2D\u304C\u898B\u3084\u3059\u304F\u3001\u30B9\u30C8\u30E9\u30C3\u30D7\u306F\u53D6\u308A\u5916\u305B\u307E\u3059\u3002",
      "\u0E41\u0E1A\u0E48\u0E07\u0E0A\u0E48\u0E2D\u0E07\u0E0A\u0E31\u0E14 \u0E15\u0E31\u0E49\u0E07\u0E44\u0E14\u0E49\u0E40\u0E2D\u0E07 \u0E16\u0E2D\u0E14\u0E2A\u0E32\u0E22\u0E44\u0E14\u0E49",
      "\u062D\u0642\u064A\u0628\u0629 \u0628\u062C\u064A\u0648\u0628 \u0645\u0646\u0638\u0645\u0629 \u062A\u0642\u0641 \u0648\u062D\u062F\u0647\u0627 \u0648\u062D\u0632\u0627\u0645\u0647\u0627 \u0642\u0627\u0628\u0644 \u0644\u0644\u0646\u0632\u0639.",
      "Steht von selbst, klar unterteilt, Riemen abnehmbar."
    ],
    variants: [
      ["bl", "Verona", 18900, 780, "calf zip capacity=8_L"],
      ["bl", "Verona Mini", 14900, 520, "calf capacity=4_L"],
      ["el", "\xC7ar\u015F\u0131", 8990, 690, "vegtan handmade capacity=9_L"],
      ["iv", "Nila Tote", 4990, 480, "canvas blockprint capacity=12_L"],
      ["hl", "Dam", 5990, 610, "veganleather zip capacity=7_L"]
    ]
  },
  {
    id: "clutch-bag",
    sub: "womens.bags",
    noun: ["clutch bag", "\u624B\u62FF\u5305", "\u30AF\u30E9\u30C3\u30C1\u30D0\u30C3\u30B0", "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E04\u0E25\u0E31\u0E17\u0E0A\u0E4C", "\u0643\u0644\u0627\u062A\u0634", "Clutch"],
    words: [
      "evening bag, purse",
      "\u665A\u5BB4\u5305, \u5C0F\u5305",
      "\u30D1\u30FC\u30C6\u30A3\u30FC\u30D0\u30C3\u30B0, \u5C0F\u3055\u3044\u30D0\u30C3\u30B0",
      "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E2D\u0E2D\u0E01\u0E07\u0E32\u0E19, \u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E43\u0E1A\u0E40\u0E25\u0E47\u0E01",
      "\u062D\u0642\u064A\u0628\u0629 \u0633\u0647\u0631\u0629, \u0634\u0646\u0637\u0629 \u0635\u063A\u064A\u0631\u0629",
      "Abendtasche, Unterarmtasche"
    ],
    about: [
      "Just enough room for an evening.",
      "Slim under the arm, with a clasp that clicks shut.",
      "A fine chain is tucked inside.",
      "The lining is light, so you find things."
    ],
    intro: [
      "\u5C0F\u5DE7\u4F18\u96C5\uFF0C\u5185\u85CF\u94FE\u6761\uFF0C\u665A\u5BB4\u805A\u4F1A\u90FD\u5408\u9002\u3002",
      "\u30D1\u30FC\u30C6\u30A3\u30FC\u306B\u3061\u3087\u3046\u3069\u3088\u3044\u5C0F\u3055\u3055\u3002\u30C1\u30A7\u30FC\u30F3\u4ED8\u304D\u3067\u3059\u3002",
      "\u0E43\u0E1A\u0E40\u0E25\u0E47\u0E01\u0E2B\u0E23\u0E39 \u0E21\u0E35\u0E2A\u0E32\u0E22\u0E42\u0E0B\u0E48\u0E0B\u0E48\u0E2D\u0E19\u0E14\u0E49\u0E32\u0E19\u0E43\u0E19 \u0E40\u0E2B\u0E21\u0E32\u0E30\u0E01\u0E31\u0E1A\u0E07\u0E32\u0E19\u0E01\u0E25\u0E32\u0E07\u0E04\u0E37\u0E19",
      "\u062D\u0642\u064A\u0628\u0629 \u0633\u0647\u0631\u0629 \u0623\u0646\u064A\u0642\u0629 \u0628\u0633\u0644\u0633\u0644\u0629 \u062F\u0627\u062E\u0644\u064A\u0629.",
      "Gerade genug Platz f\xFCr den Abend, mit versteckter Kette."
    ],
    variants: [
      ["bl", "Opera", 7990, 260, "satincloth chain"],
      ["iv", "Zari", 3990, 240, "embroidered handmade"],
      ["el", "Gece", 4490, 250, "velvet chain"],
      ["hl", "Dal", 3490, 220, "veganleather chain"]
    ]
  },
  {
    id: "wool-scarf",
    sub: "womens.bags",
    noun: ["wool scarf", "\u7F8A\u6BDB\u56F4\u5DFE", "\u30A6\u30FC\u30EB\u30DE\u30D5\u30E9\u30FC", "\u0E1C\u0E49\u0E32\u0E1E\u0E31\u0E19\u0E04\u0E2D\u0E02\u0E19\u0E2A\u0E31\u0E15\u0E27\u0E4C", "\u0648\u0634\u0627\u062D \u0635\u0648\u0641", "Wollschal"],
    words: [
      "scarf, shawl",
      "\u56F4\u5DFE, \u62AB\u80A9",
      "\u30DE\u30D5\u30E9\u30FC, \u30B9\u30C8\u30FC\u30EB",
      "\u0E1C\u0E49\u0E32\u0E1E\u0E31\u0E19\u0E04\u0E2D, \u0E1C\u0E49\u0E32\u0E04\u0E25\u0E38\u0E21\u0E44\u0E2B\u0E25\u0E48",
      "\u0634\u0627\u0644, \u0644\u0641\u062D\u0629",
      "Schal, Tuch"
    ],
    about: [
      "Wraps twice and stays where you put it.",
      "Warm without weight, soft against the neck.",
      "The fringe is twisted by hand.",
      "Air it overnight instead of washing often."
    ],
    intro: [
      "\u67D4\u8F6F\u4E0D\u624E\u8116\uFF0C\u53EF\u7ED5\u4E24\u5708\uFF0C\u8F7B\u76C8\u4FDD\u6696\u3002",
      "\u9996\u306B\u3061\u304F\u3061\u304F\u3057\u306B\u304F\u304F\u3001\u4E8C\u91CD\u306B\u5DFB\u3051\u308B\u9577\u3055\u3067\u3059\u3002",
      "\u0E19\u0E38\u0E48\u0E21\u0E44\u0E21\u0E48\u0E04\u0E31\u0E19 \u0E1E\u0E31\u0E19\u0E44\u0E14\u0E49\u0E2A\u0E2D\u0E07\u0E23\u0E2D\u0E1A \u0E40\u0E1A\u0E32\u0E41\u0E15\u0E48\u0E2D\u0E38\u0E48\u0E19",
      "\u0646\u0627\u0639\u0645 \u0639\u0644\u0649 \u0627\u0644\u0631\u0642\u0628\u0629 \u0648\u062F\u0627\u0641\u0626 \u0648\u062E\u0641\u064A\u0641 \u0648\u064A\u0644\u0641 \u0645\u0631\u062A\u064A\u0646.",
      "Weich am Hals, warm und leicht, lang genug f\xFCr zwei Runden."
    ],
    variants: [
      ["fj", "Vinterhav", 5990, 190, "lambswool length=190_cm"],
      ["bl", "Sciarpa", 8990, 140, "cashmere length=180_cm"],
      ["iv", "Pahari", 4990, 160, "merino handmade length=200_cm"],
      ["el", "Atk\u0131", 2990, 210, "woolblend length=185_cm"]
    ]
  }
];

// apps/api/db/demo/colours.ts
var COLOURS = {
  amber: localised("Amber", "\u7425\u73C0\u8272", "\u30A2\u30F3\u30D0\u30FC", "\u0E2A\u0E35\u0E2D\u0E33\u0E1E\u0E31\u0E19", "\u0643\u0647\u0631\u0645\u0627\u0646\u064A", "Bernstein"),
  apricot: localised("Apricot", "\u674F\u8272", "\u30A2\u30D7\u30EA\u30B3\u30C3\u30C8", "\u0E2A\u0E35\u0E41\u0E2D\u0E1B\u0E23\u0E34\u0E04\u0E2D\u0E15", "\u0645\u0634\u0645\u0634\u064A", "Aprikose"),
  berry: localised("Berry", "\u8393\u679C\u7EA2", "\u30D9\u30EA\u30FC", "\u0E2A\u0E35\u0E40\u0E1A\u0E2D\u0E23\u0E4C\u0E23\u0E35", "\u062A\u0648\u062A\u064A", "Beere"),
  cedar: localised("Cedar", "\u96EA\u677E\u68D5", "\u30B7\u30C0\u30FC", "\u0E2A\u0E35\u0E0B\u0E35\u0E14\u0E32\u0E23\u0E4C", "\u0628\u0646\u064A \u0623\u0631\u0632\u064A", "Zeder"),
  chalk: localised("Chalk", "\u7C89\u7B14\u767D", "\u30C1\u30E7\u30FC\u30AF\u30DB\u30EF\u30A4\u30C8", "\u0E2A\u0E35\u0E02\u0E32\u0E27\u0E0A\u0E2D\u0E25\u0E4C\u0E01", "\u0623\u0628\u064A\u0636 \u0637\u0628\u0627\u0634\u064A\u0631\u064A", "Kreidewei\xDF"),
  clay: localised("Clay", "\u9676\u571F\u8272", "\u30AF\u30EC\u30A4", "\u0E2A\u0E35\u0E14\u0E34\u0E19\u0E40\u0E1C\u0E32", "\u0637\u064A\u0646\u064A", "Ton"),
  cocoa: localised("Cocoa", "\u53EF\u53EF\u68D5", "\u30B3\u30B3\u30A2", "\u0E2A\u0E35\u0E42\u0E01\u0E42\u0E01\u0E49", "\u0643\u0627\u0643\u0627\u0648\u064A", "Kakao"),
  denim: localised("Denim", "\u725B\u4ED4\u84DD", "\u30C7\u30CB\u30E0\u30D6\u30EB\u30FC", "\u0E2A\u0E35\u0E22\u0E35\u0E19\u0E2A\u0E4C", "\u0623\u0632\u0631\u0642 \u062F\u0646\u064A\u0645", "Denimblau"),
  forest: localised("Forest", "\u68EE\u6797\u7EFF", "\u30D5\u30A9\u30EC\u30B9\u30C8\u30B0\u30EA\u30FC\u30F3", "\u0E2A\u0E35\u0E40\u0E02\u0E35\u0E22\u0E27\u0E1B\u0E48\u0E32", "\u0623\u062E\u0636\u0631 \u063A\u0627\u0628\u064A", "Waldgr\xFCn"),
  gold: localised("Gold", "\u91D1\u8272", "\u30B4\u30FC\u30EB\u30C9", "\u0E2A\u0E35\u0E17\u0E2D\u0E07", "\u0630\u0647\u0628\u064A", "Gold"),
  graphite: localised("Graphite", "\u77F3\u58A8\u7070", "\u30B0\u30E9\u30D5\u30A1\u30A4\u30C8", "\u0E2A\u0E35\u0E01\u0E23\u0E32\u0E44\u0E1F\u0E15\u0E4C", "\u0631\u0645\u0627\u062F\u064A \u063A\u0631\u0627\u0641\u064A\u062A", "Graphit"),
  honey: localised("Honey", "\u8702\u871C\u8272", "\u30CF\u30CB\u30FC", "\u0E2A\u0E35\u0E19\u0E49\u0E33\u0E1C\u0E36\u0E49\u0E07", "\u0639\u0633\u0644\u064A", "Honig"),
  ink: localised("Ink", "\u58A8\u9ED1", "\u30A4\u30F3\u30AF\u30D6\u30E9\u30C3\u30AF", "\u0E2A\u0E35\u0E14\u0E33\u0E2B\u0E21\u0E36\u0E01", "\u0623\u0633\u0648\u062F \u062D\u0628\u0631\u064A", "Tinte"),
  ivory: localised("Ivory", "\u8C61\u7259\u767D", "\u30A2\u30A4\u30DC\u30EA\u30FC", "\u0E2A\u0E35\u0E07\u0E32\u0E0A\u0E49\u0E32\u0E07", "\u0639\u0627\u062C\u064A", "Elfenbein"),
  lilac: localised("Lilac", "\u4E01\u9999\u7D2B", "\u30E9\u30A4\u30E9\u30C3\u30AF", "\u0E2A\u0E35\u0E21\u0E48\u0E27\u0E07\u0E44\u0E25\u0E41\u0E25\u0E04", "\u0644\u064A\u0644\u0643\u064A", "Flieder"),
  mint: localised("Mint", "\u8584\u8377\u7EFF", "\u30DF\u30F3\u30C8", "\u0E2A\u0E35\u0E21\u0E34\u0E49\u0E19\u0E15\u0E4C", "\u0646\u0639\u0646\u0627\u0639\u064A", "Mint"),
  multicolour: localised("Multicolour", "\u591A\u5F69", "\u30DE\u30EB\u30C1\u30AB\u30E9\u30FC", "\u0E2B\u0E25\u0E32\u0E01\u0E2A\u0E35", "\u0645\u062A\u0639\u062F\u062F \u0627\u0644\u0623\u0644\u0648\u0627\u0646", "Mehrfarbig"),
  mustard: localised("Mustard", "\u82A5\u672B\u9EC4", "\u30DE\u30B9\u30BF\u30FC\u30C9", "\u0E2A\u0E35\u0E21\u0E31\u0E2A\u0E15\u0E32\u0E23\u0E4C\u0E14", "\u062E\u0631\u062F\u0644\u064A", "Senf"),
  navy: localised("Navy", "\u85CF\u9752", "\u30CD\u30A4\u30D3\u30FC", "\u0E2A\u0E35\u0E01\u0E23\u0E21\u0E17\u0E48\u0E32", "\u0643\u062D\u0644\u064A", "Marineblau"),
  oak: localised("Oak", "\u6A61\u6728\u8272", "\u30AA\u30FC\u30AF", "\u0E2A\u0E35\u0E44\u0E21\u0E49\u0E42\u0E2D\u0E4A\u0E01", "\u0644\u0648\u0646 \u0627\u0644\u0628\u0644\u0648\u0637", "Eiche"),
  plum: localised("Plum", "\u6885\u5B50\u7D2B", "\u30D7\u30E9\u30E0", "\u0E2A\u0E35\u0E25\u0E39\u0E01\u0E1E\u0E25\u0E31\u0E21", "\u0628\u0631\u0642\u0648\u0642\u064A", "Pflaume"),
  poppy: localised("Poppy", "\u865E\u7F8E\u4EBA\u7EA2", "\u30DD\u30D4\u30FC\u30EC\u30C3\u30C9", "\u0E2A\u0E35\u0E41\u0E14\u0E07\u0E1B\u0E4A\u0E2D\u0E1B\u0E1B\u0E35\u0E49", "\u0623\u062D\u0645\u0631 \u062E\u0634\u062E\u0627\u0634\u064A", "Mohnrot"),
  rose: localised("Rose", "\u73AB\u7470\u7C89", "\u30ED\u30FC\u30BA", "\u0E2A\u0E35\u0E01\u0E38\u0E2B\u0E25\u0E32\u0E1A", "\u0648\u0631\u062F\u064A", "Ros\xE9"),
  sage: localised("Sage", "\u9F20\u5C3E\u8349\u7EFF", "\u30BB\u30FC\u30B8", "\u0E2A\u0E35\u0E40\u0E2A\u0E08", "\u0623\u062E\u0636\u0631 \u0645\u0631\u064A\u0645\u064A", "Salbei"),
  sand: localised("Sand", "\u6C99\u8272", "\u30B5\u30F3\u30C9", "\u0E2A\u0E35\u0E17\u0E23\u0E32\u0E22", "\u0631\u0645\u0644\u064A", "Sand"),
  silver: localised("Silver", "\u94F6\u8272", "\u30B7\u30EB\u30D0\u30FC", "\u0E2A\u0E35\u0E40\u0E07\u0E34\u0E19", "\u0641\u0636\u064A", "Silber"),
  sky: localised("Sky", "\u5929\u84DD", "\u30B9\u30AB\u30A4\u30D6\u30EB\u30FC", "\u0E2A\u0E35\u0E1F\u0E49\u0E32", "\u0633\u0645\u0627\u0648\u064A", "Himmelblau"),
  teal: localised("Teal", "\u9752\u7EFF", "\u30C6\u30A3\u30FC\u30EB", "\u0E2A\u0E35\u0E40\u0E02\u0E35\u0E22\u0E27\u0E2B\u0E31\u0E27\u0E40\u0E1B\u0E47\u0E14", "\u0623\u0632\u0631\u0642 \u0645\u062E\u0636\u0631", "Petrol"),
  walnut: localised("Walnut", "\u80E1\u6843\u6728\u8272", "\u30A6\u30A9\u30FC\u30EB\u30CA\u30C3\u30C8", "\u0E2A\u0E35\u0E27\u0E2D\u0E25\u0E19\u0E31\u0E17", "\u0644\u0648\u0646 \u0627\u0644\u062C\u0648\u0632", "Walnuss")
};

// apps/api/db/demo/skus.ts
function pickColours(object, type, turn) {
  const ids = object.colours.map((colour) => colour.id);
  const rotated = [...ids.slice(turn % ids.length), ...ids.slice(0, turn % ids.length)];
  if (type.fixed) return rotated.slice(0, 1);
  return rotated.length > 2 && turn % 3 === 1 ? rotated.slice(0, -1) : rotated;
}
function colourLabel(id) {
  const label = COLOURS[id];
  if (label === void 0) throw new Error(`no name for colour ${id}`);
  return label;
}
function colourOption(colours) {
  return {
    key: "colour",
    label: OPTION_LABELS.colour,
    values: colours.map((id) => ({ id, label: colourLabel(id) }))
  };
}
function formerPrice(cents, ratio) {
  const raised = Math.floor(cents * ratio / 100) * 100 + cents % 100;
  return raised >= cents * 1.05 && raised <= cents * 1.25 ? raised : Math.ceil(cents * Math.min(ratio, 1.24));
}
function stock(random) {
  if (random.next() < 0.07) return 0;
  return 5 + Math.floor(random.next() ** 2 * 396);
}
function buildSkus(input) {
  const { colours, choice, random } = input;
  const offersColour = colours.length > 1;
  const options = offersColour ? [colourOption(colours)] : [];
  if (choice !== void 0) options.push(choice.option);
  const skus = [];
  for (const colour of colours) {
    for (const value of choice?.values ?? [void 0]) {
      const priceCents = value?.price(input.priceCents) ?? input.priceCents;
      const chosen = offersColour ? { colour } : {};
      if (choice !== void 0 && value !== void 0) chosen[choice.option.key] = value.id;
      skus.push({
        code: `${input.prefix}-${String(skus.length + 1).padStart(2, "0")}`,
        options: chosen,
        colour,
        priceCents,
        ...input.formerRatio === void 0 ? {} : { wasCents: formerPrice(priceCents, input.formerRatio) },
        stock: stock(random),
        weightGrams: Math.round(input.weightGrams * (value?.weightFactor ?? 1))
      });
    }
  }
  if (skus.every((sku) => sku.stock === 0)) skus[0] = { ...skus[0], stock: 5 + random.int(0, 60) };
  return { options, skus };
}

// apps/api/db/demo/catalogue.ts
var DEFAULT_SEED = 20;
var objects = JSON.parse(
  readFileSync(new URL("./objects.json", new URL("../db/demo/catalogue.ts", import.meta.url).href), "utf8")
);
var objectTypes = [
  ...computer,
  ...electrical,
  ...outdoors,
  ...family,
  ...health,
  ...mens,
  ...womens,
  ...food,
  ...phone,
  ...toys
];
var objectOf = new Map(objects.map((object) => [object.id, object]));
var shopOf = new Map(shops.map((shop2) => [shop2.key, shop2]));
var shelfOf = new Map(
  categories.flatMap((category2) => category2.children.map((child) => [child.id, child]))
);
var lines = objectTypes.flatMap(
  (type) => type.variants.map((variant, turn) => ({ type, variant, turn }))
);
var BASE_SIZE = lines.length;
function slugOf(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replaceAll("\u0131", "i").replaceAll("\xF8", "o").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
var EDITIONS = [
  "Aster",
  "Birch",
  "Cove",
  "Dune",
  "Elm",
  "Fern",
  "Grove",
  "Heath",
  "Iris",
  "Juniper",
  "Kelp",
  "Larch",
  "Moor",
  "Nook",
  "Olive",
  "Pine",
  "Quill",
  "Reed",
  "Sorrel",
  "Thyme",
  "Umber",
  "Vale",
  "Willow",
  "Yarrow",
  "Zephyr"
];
function editionOf(line, round) {
  const [, model, priceCents] = line.variant;
  if (round === 0) return { model, priceCents };
  const name = EDITIONS[(round - 1) % EDITIONS.length] ?? "";
  const number = Math.floor((round - 1) / EDITIONS.length);
  const random = createRandom(hashText(`${line.type.id}/${model}/${round}`));
  const changed = Math.floor(priceCents * (0.8 + random.next() * 0.45) / 100) * 100 + priceCents % 100;
  return {
    model: number === 0 ? `${model} ${name}` : `${model} ${name} ${number + 1}`,
    priceCents: Math.max(changed, 190)
  };
}
function buildProduct(line, round, seed) {
  const { type, variant, turn } = line;
  const [shopKey, , , weightGrams, codes, ownOptions] = variant;
  const { model, priceCents } = editionOf(line, round);
  const object = objectOf.get(type.id);
  const shop2 = shopOf.get(shopKey);
  if (object === void 0 || shop2 === void 0) throw new Error(`no object or shop for ${type.id}`);
  const brand = BRANDS[shopKey][hashText(`${shopKey}/${type.id}`) % 2 === 0 ? 0 : 1];
  const slug = slugOf(`${brand} ${model} ${type.id}`);
  const random = createRandom(hashText(slug) ^ Math.imul(seed, 2654435761));
  const facts = codes.split(" ").map(readFact);
  const colours = pickColours(object, type, turn + round);
  const optionSource = ownOptions ?? type.options;
  const formerRatio = random.next() < 0.15 ? 1.06 + random.next() * 0.17 : void 0;
  const { options, skus } = buildSkus({
    prefix: `${shopKey.toUpperCase()}-${hashText(slug).toString(36).toUpperCase().padStart(7, "0")}`,
    colours,
    choice: optionSource === void 0 ? void 0 : readChoice(optionSource),
    priceCents,
    weightGrams,
    formerRatio,
    random
  });
  return {
    slug,
    objectId: type.id,
    shopSlug: shop2.slug,
    categoryId: object.category,
    subCategoryId: type.sub,
    brand,
    model,
    title: writeTitle(type, `${brand} ${model}`, facts),
    description: writeDescription(type, facts, shop2, turn + round),
    searchKeywords: writeKeywords(type, brand, model, shelfOf.get(type.sub)),
    priceCents,
    ...formerRatio === void 0 ? {} : { wasCents: formerPrice(priceCents, formerRatio) },
    weightGrams,
    colours,
    options,
    skus,
    specifications: writeSpecifications(facts, weightGrams, shop2, type.id),
    createdDaysAgo: Math.floor(random.next() ** 1.4 * 401),
    popularity: Math.round((2e-3 + 0.998 * random.next() ** 4) * 1e4) / 1e4
  };
}
function* products(count = BASE_SIZE, seed = DEFAULT_SEED) {
  for (let index = 0; index < count; index++) {
    yield buildProduct(lines[index % BASE_SIZE], Math.floor(index / BASE_SIZE), seed);
  }
}
function buildCatalogue(options = {}) {
  const { products: count = BASE_SIZE, seed = DEFAULT_SEED } = options;
  if (count <= BASE_SIZE) return { shops, categories, products: [...products(count, seed)] };
  return { shops, categories, products: { [Symbol.iterator]: () => products(count, seed) } };
}

// apps/api/db/demo/hot-searches.ts
var hotSearches = {
  en: [
    "headphones",
    "wireless earbuds",
    "electric kettle",
    "smartwatch",
    "vacuum bottle",
    "summer dress",
    "backpack",
    "coffee beans",
    "running shoes",
    "building blocks"
  ],
  "zh-cn": [
    "\u65E0\u7EBF\u8033\u673A",
    "\u667A\u80FD\u624B\u8868",
    "\u4FDD\u6E29\u676F",
    "\u8FDE\u8863\u88D9",
    "\u5145\u7535\u5B9D",
    "\u673A\u68B0\u952E\u76D8",
    "\u53CC\u80A9\u80CC\u5305",
    "\u5496\u5561\u8C46",
    "\u53F0\u706F",
    "\u79EF\u6728"
  ],
  jp: [
    "\u30EF\u30A4\u30E4\u30EC\u30B9\u30A4\u30E4\u30DB\u30F3",
    "\u96FB\u6C17\u30B1\u30C8\u30EB",
    "\u30E2\u30D0\u30A4\u30EB\u30D0\u30C3\u30C6\u30EA\u30FC",
    "\u6C34\u7B52",
    "\u30EF\u30F3\u30D4\u30FC\u30B9",
    "\u30EA\u30E5\u30C3\u30AF",
    "\u30B3\u30FC\u30D2\u30FC\u8C46",
    "\u65E5\u713C\u3051\u6B62\u3081",
    "\u30DE\u30B0\u30AB\u30C3\u30D7",
    "\u306C\u3044\u3050\u308B\u307F"
  ],
  th: [
    "\u0E2B\u0E39\u0E1F\u0E31\u0E07\u0E44\u0E23\u0E49\u0E2A\u0E32\u0E22",
    "\u0E1E\u0E32\u0E27\u0E40\u0E27\u0E2D\u0E23\u0E4C\u0E41\u0E1A\u0E07\u0E04\u0E4C",
    "\u0E01\u0E23\u0E30\u0E1A\u0E2D\u0E01\u0E19\u0E49\u0E33",
    "\u0E40\u0E14\u0E23\u0E2A",
    "\u0E04\u0E23\u0E35\u0E21\u0E01\u0E31\u0E19\u0E41\u0E14\u0E14",
    "\u0E01\u0E23\u0E30\u0E40\u0E1B\u0E4B\u0E32\u0E40\u0E1B\u0E49",
    "\u0E40\u0E21\u0E25\u0E47\u0E14\u0E01\u0E32\u0E41\u0E1F",
    "\u0E2A\u0E21\u0E32\u0E23\u0E4C\u0E15\u0E27\u0E2D\u0E17\u0E0A\u0E4C",
    "\u0E23\u0E2D\u0E07\u0E40\u0E17\u0E49\u0E32\u0E27\u0E34\u0E48\u0E07",
    "\u0E15\u0E38\u0E4A\u0E01\u0E15\u0E32"
  ],
  ar: [
    "\u0633\u0645\u0627\u0639\u0627\u062A \u0644\u0627\u0633\u0644\u0643\u064A\u0629",
    "\u0633\u0627\u0639\u0629 \u0630\u0643\u064A\u0629",
    "\u0639\u0637\u0631 \u0646\u0633\u0627\u0626\u064A",
    "\u0628\u0627\u0648\u0631 \u0628\u0627\u0646\u0643",
    "\u062D\u0642\u064A\u0628\u0629 \u0638\u0647\u0631",
    "\u0645\u0627\u0643\u064A\u0646\u0629 \u0642\u0647\u0648\u0629",
    "\u0641\u0633\u062A\u0627\u0646 \u0635\u064A\u0641\u064A",
    "\u0639\u0633\u0644 \u0637\u0628\u064A\u0639\u064A",
    "\u062A\u0631\u0645\u0633",
    "\u0645\u0643\u0639\u0628\u0627\u062A \u0628\u0646\u0627\u0621"
  ],
  de: [
    "Kopfh\xF6rer",
    "kabellose Ohrh\xF6rer",
    "Wasserkocher",
    "Smartwatch",
    "Rucksack",
    "Sommerkleid",
    "Kaffeebohnen",
    "Handyh\xFClle",
    "Laufschuhe",
    "Baukl\xF6tze"
  ]
};

// apps/api/db/demo/promo-codes.ts
var promoCodes = [
  {
    code: "WELCOME10",
    paidBy: "platform",
    kind: "percent",
    percent: 10,
    minimumCents: 3e3,
    capCents: 2e3,
    startsInDays: -30,
    endsInDays: 180,
    totalLimit: 1e4,
    perShopperLimit: 1
  },
  {
    code: "MERIDIAN5",
    paidBy: "platform",
    kind: "fixed",
    amountCents: 500,
    minimumCents: 4e3,
    startsInDays: -14,
    endsInDays: 90,
    totalLimit: 5e3,
    perShopperLimit: 2
  },
  {
    code: "OATMINT15",
    paidBy: "shop",
    shopSlug: "oat-and-mint",
    kind: "percent",
    percent: 15,
    minimumCents: 2500,
    capCents: 1500,
    startsInDays: -7,
    endsInDays: 60,
    totalLimit: 500,
    perShopperLimit: 1
  },
  {
    code: "SPRING8",
    paidBy: "platform",
    kind: "fixed",
    amountCents: 800,
    minimumCents: 5e3,
    startsInDays: -120,
    endsInDays: -20,
    totalLimit: 2e3,
    perShopperLimit: 1
  }
];

// apps/api/db/demo/regions.ts
var countriesOf = {
  "east-asia": ["TW", "JP", "KR", "CN", "HK", "MO"],
  "south-east-asia": ["TH", "VN", "SG", "MY", "ID", "PH", "KH", "LA"],
  "south-asia": ["IN", "PK", "BD", "LK", "NP"],
  "middle-east": ["AE", "SA", "QA", "KW", "BH", "OM", "JO", "IL", "EG", "TR"],
  europe: [
    "PT",
    "ES",
    "FR",
    "DE",
    "AT",
    "CH",
    "IT",
    "NL",
    "BE",
    "LU",
    "GB",
    "IE",
    "DK",
    "SE",
    "NO",
    "FI",
    "IS",
    "PL",
    "CZ",
    "SK",
    "HU",
    "SI",
    "HR",
    "RO",
    "BG",
    "GR",
    "EE",
    "LV",
    "LT",
    "MT",
    "CY",
    "UA"
  ],
  "north-america": ["US", "CA", "MX"]
};

// apps/api/db/demo/load/shelves.ts
var batch = 1e3;
var handMade = [...products()];
var tones = ["forest", "clay", "dusk", "sand"];
function destinationsOf(shop2) {
  const entries = Object.entries(countriesOf).flatMap(
    ([region, countries]) => countries.map((country) => {
      const freight = { ...shop2.freight, ...shop2.freight.to[country] };
      const { min, max } = shop2.deliveryDays[region];
      return [
        country,
        {
          served: true,
          baseCents: freight.baseCents,
          perExtraItemCents: freight.perExtraItemCents,
          freeAboveCents: freight.freeAboveCents,
          minDays: min,
          maxDays: max
        }
      ];
    })
  );
  return Object.fromEntries(entries);
}
async function loadShops({ tx }, catalogue, shelf2) {
  const ids = /* @__PURE__ */ new Map();
  const firsts = handMade;
  for (const shop2 of catalogue.shops) {
    const shown = firsts.filter((p) => p.shopSlug === shop2.slug).slice(0, 12);
    const pictures = [...new Set(shown.map((p) => p.objectId))].slice(0, 3).flatMap((object) => {
      const colour = shown.find((p) => p.objectId === object)?.colours[0] ?? "";
      return shelf2.hero(object, colour) ?? [];
    });
    const id = await insertShop(tx, {
      slug: shop2.slug,
      name: shop2.name,
      monogram: shop2.monogram,
      country: shop2.country,
      taglines: shop2.tagline,
      descriptions: shop2.description,
      pictures,
      freightBaseCents: BigInt(shop2.freight.baseCents),
      freightPerExtraItemCents: BigInt(shop2.freight.perExtraItemCents),
      freightFreeAboveCents: BigInt(shop2.freight.freeAboveCents),
      deliveryMinDays: shop2.deliveryDays.other.min,
      deliveryMaxDays: shop2.deliveryDays.other.max,
      destinations: destinationsOf(shop2),
      shipsElsewhere: true,
      openedAt: /* @__PURE__ */ new Date(`${shop2.opened}T08:00:00Z`)
    });
    ids.set(shop2.slug, id);
  }
  return ids;
}
async function loadCategories({ tx }, catalogue, shelf2) {
  const first = new Map(handMade.map((p) => [p.subCategoryId, p]));
  for (const [position, category2] of catalogue.categories.entries()) {
    await upsertCategory(tx, {
      id: category2.id,
      position,
      names: category2.name,
      picture: shelf2.hero(category2.objectId, category2.colour)
    });
    for (const [at2, child] of category2.children.entries()) {
      const product = first.get(child.id);
      const picture = product ? shelf2.hero(product.objectId, product.colours[0] ?? "") : null;
      await upsertCategory(tx, { id: child.id, position: at2, names: child.name, picture });
    }
  }
}
var hexOf = new Map(objects.flatMap((o) => o.colours.map((c) => [`${o.id}/${c.id}`, c.hex])));
var labelOf2 = (labels, key) => {
  const label = labels[key];
  if (!label) throw new Error(`no label ${key}`);
  return label;
};
function newProduct(product, shopId, shelf2, now) {
  const { pictures, indexOf } = shelf2.gallery(product.objectId, product.colours);
  const skus = product.skus.map(
    (sku) => ({
      code: sku.code,
      values: product.options.map((option) => sku.options[option.key] ?? ""),
      priceCents: BigInt(sku.priceCents),
      wasCents: sku.wasCents === void 0 ? null : BigInt(sku.wasCents),
      stock: sku.stock,
      pictureIndex: indexOf(sku.colour),
      weightGrams: sku.weightGrams
    })
  );
  return {
    shopId,
    slug: product.slug,
    categoryId: product.subCategoryId,
    brand: product.brand,
    state: "on",
    titles: product.title,
    descriptions: product.description,
    keywords: product.searchKeywords,
    specifications: product.specifications.map((row) => ({
      labels: labelOf2(SPEC_LABELS, row.label),
      values: row.value
    })),
    options: product.options.map((option) => ({
      names: option.label,
      values: option.values.map(({ id, label }) => ({
        value: id,
        labels: label,
        hex: hexOf.get(`${product.objectId}/${id}`) ?? null
      }))
    })),
    pictures: pictures.map((picture) => ({ ...picture, alts: product.title })),
    skus,
    createdAt: new Date(now.getTime() - product.createdDaysAgo * day)
  };
}
async function loadProducts(world, catalogue, shopIds, shelf2, total) {
  const stocked = [];
  let part = [];
  let done = 0;
  const flush = async () => {
    const ids = await insertProducts(
      world.tx,
      part.map((p) => newProduct(p, shopIds.get(p.shopSlug), shelf2, world.tx.now))
    );
    for (const [i, id] of ids.entries())
      if (done + i < 1e3) stocked.push({ id, product: part[i] });
    done += part.length;
    part = [];
    if (total > batch) world.say(`${done} of ${total} products`);
  };
  for (const product of catalogue.products) {
    part.push(product);
    if (part.length === batch) await flush();
  }
  if (part.length > 0) await flush();
  return stocked;
}
async function loadOffers({ tx, clock }, shopIds, shelf2) {
  for (const [position, b] of banners.entries()) {
    const link = b.link.kind === "shop" ? `/shop/${shopIds.get(b.link.slug)}` : `/explore?category=${b.link.id}`;
    await upsertBanner(tx, {
      id: b.id,
      position,
      titles: b.title,
      lines: b.line,
      picture: shelf2.hero(b.objectId, b.colour),
      tone: tones[position % tones.length] ?? "forest",
      link
    });
  }
  for (const p of promoCodes) {
    const at2 = (days2) => new Date(clock.now().getTime() + days2 * day);
    await createPromoCode(tx, {
      code: p.code,
      kind: p.kind,
      percentBps: p.percent === void 0 ? null : p.percent * 100,
      amountCents: p.amountCents === void 0 ? null : BigInt(p.amountCents),
      capCents: p.capCents === void 0 ? null : BigInt(p.capCents),
      minSpendCents: BigInt(p.minimumCents),
      shopId: p.shopSlug === void 0 ? null : shopIds.get(p.shopSlug) ?? null,
      startsAt: at2(p.startsInDays),
      endsAt: at2(p.endsInDays),
      totalLimit: p.totalLimit,
      perUserLimit: p.perShopperLimit
    });
  }
  for (const [language, words] of Object.entries(hotSearches)) await seedHotSearches(tx, language, words);
}
async function loadShelves(world, shelf2, count, seed) {
  const catalogue = buildCatalogue({ products: count, seed });
  const shopIds = await loadShops(world, catalogue, shelf2);
  await loadCategories(world, catalogue, shelf2);
  const stocked = await loadProducts(world, catalogue, shopIds, shelf2, count ?? 0);
  await loadOffers(world, shopIds, shelf2);
  return { shopIds, stocked };
}

// apps/api/db/demo/load.ts
var historyDays = 150;
async function isEmpty(tx) {
  const { empty } = await tx.one(
    "demo.isEmpty",
    "select not exists (select from users) and not exists (select from shops) and not exists (select from operators) and not exists (select from orders) as empty"
  );
  return empty;
}
async function forgetOutbox(tx) {
  await tx.run(
    "demo.forgetJobs",
    "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))"
  );
  await tx.run("demo.forgetDeliveries", "delete from outbox_deliveries");
  await tx.run("demo.forgetOutbox", "delete from outbox");
}
async function loadHistory(world, people, parts, until, orders) {
  const history = { world, people, ...parts, heard: 0n, parcels: 0, plans: [] };
  planTrade(history, until, historyDays - 10, orders);
  for (const who of people.slice(0, 3)) planEveryState(history, who, until);
  for (const [i, { actor }] of people.slice(0, 3).entries())
    history.plans.push({
      at: until - 7 * hour - i * hour,
      run: () => deposit(world, parts.staff, { userId: actor.userId, cents: 150000n })
    });
  planMoney(history, until);
  await live(history, until);
}
async function loadDemoWorld(host, options) {
  const say = options.say ?? (() => {
  });
  if (!await host.database.transaction(isEmpty)) return false;
  const shelf2 = await PictureShelf.fill(host.files, (done, all) => say(`pictures ${done} of ${all}`));
  return host.database.transaction(
    async (tx) => {
      if (!await isEmpty(tx)) return false;
      await tx.run("demo.patience", `select set_config('idle_in_transaction_session_timeout', '0', true)`);
      const random = createRandom(options.seed ?? 20);
      const until = host.clock.now().getTime();
      const world = openWorld(host, tx, say);
      say("shops and products");
      const { shopIds, stocked } = await loadShelves(world, shelf2, options.products, options.seed);
      const offers = await readShelf(world, stocked);
      say("people");
      world.clock.set(new Date(until - historyDays * day));
      const staff = await loadStaff(world);
      await loadPayees(world);
      const people = await loadShoppers(world, staff, random);
      const merchants = await loadMerchants(world, shopIds);
      await loadFollows(world, people, [...shopIds.values()], random);
      say("half a year of trade");
      await loadHistory(
        world,
        people,
        { staff, merchants, shelf: offers, random },
        until,
        options.orders ?? 320
      );
      say("reviews and figures");
      await loadReviews(world, people, random, new Date(until));
      await rebuildStats(tx);
      await forgetOutbox(tx);
      return true;
    },
    { statementTimeoutMs: 12e4, retries: 0 }
  );
}
export {
  demoPassword,
  demoPayCode,
  loadDemoWorld
};
//# sourceMappingURL=load-WGDFYOIS.mjs.map
