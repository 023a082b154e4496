// apps/api/src/slices/networks/chain-reader.ts
var ChainUnreadable = class extends Error {
};
var ChainContradiction = class extends Error {
  constructor(message, kind = "contradiction") {
    super(message);
    this.kind = kind;
  }
  kind;
};

export {
  ChainUnreadable,
  ChainContradiction
};
//# sourceMappingURL=chunk-OXJMYNB6.mjs.map
