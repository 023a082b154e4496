// What the import check answers, for its test.
export interface ImportReport {
  readonly violations: readonly string[];
  /** Our own modules that were read, and how many of them import something. */
  readonly modules: number;
  readonly linked: number;
}

export function checkImports(base?: string): Promise<ImportReport>;
