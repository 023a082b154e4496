// Puts a report between its two marks in a document, in place of the one that stands there.

/** @throws when the document lacks the marks. */
export function replaceSection(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no section ${name} in the document`);
  return `${document.slice(0, from)}${begin}\n\n${text.trim()}\n\n${document.slice(to)}`;
}
