// How the built server is started, for the benchmarks and the chaos runs.
export const serverFile: string;
export const nodeOptions: readonly string[];
export const serverCommand: readonly string[];
