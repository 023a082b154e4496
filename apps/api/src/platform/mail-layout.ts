// How a mail looks: one plain frame, as text and as simple HTML; no pictures, no links, nothing to click.

export interface MailText {
  /** BCP 47. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly { readonly text: string; readonly isCode: boolean }[];
  /** What we never ask for. */
  readonly safety: string;
  readonly sender: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string);

/** The text part. */
export function mailText(mail: MailText): string {
  return [mail.greeting, ...mail.paragraphs.map((p) => p.text), mail.safety, `— ${mail.sender}`].join('\n\n');
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** The HTML part; every text is escaped, names of people and products included. */
export function mailHtml(mail: MailText): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const code = (text: string) =>
    `<p dir="ltr" style="margin:8px 0 24px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${mail.tag}" dir="${mail.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;color:#1b1f27;${font};font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">Meridian</p>
${paragraph(mail.greeting)}
${mail.paragraphs.map((p) => (p.isCode ? code(p.text) : paragraph(p.text))).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e3e6eb;color:#565d6b;font-size:13px">${escapeHtml(mail.safety)}</p>
<p style="margin:8px 0 0;color:#565d6b;font-size:13px">${escapeHtml(mail.sender)}</p>
</div>
</body>
</html>
`;
}
