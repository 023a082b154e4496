// The driver's own way of writing parameters, which its types leave out.
declare module 'pg/lib/utils.js' {
  const utils: {
    /** A parameter as the wire takes it; throws on a cycle. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
