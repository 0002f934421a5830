import { escapeHtml } from '@stadtraum/server-base/html';
import type { Mail, MailPart } from './mail.ts';
import type { MailSettings } from './mail-settings.ts';

/** The site's light colours as values, because mail clients do not support custom properties. */
const COLOUR = { ink: '#16212b', soft: '#49555f', paper: '#ffffff', ground: '#f3f4f2', brand: '#1d3fae' };
const TEXT = `margin:0 0 16px;font:16px/1.55 'Hanken Grotesk',Helvetica,Arial,sans-serif;color:${COLOUR.ink}`;
const SMALL = `margin:0 0 8px;font:13px/1.5 'Hanken Grotesk',Helvetica,Arial,sans-serif;color:${COLOUR.soft}`;

/**
 * Renders an email as text and as HTML with the same content. It contains no pictures, scripts or remote resources, so it cannot
 * track the reader.
 */
export function layOut(mail: Mail, settings: MailSettings): { text: string; html: string } {
  return { text: asText(mail, settings), html: asHtml(mail, settings) };
}

function asText({ heading, parts, reason, ...links }: Mail, { imprint }: MailSettings): string {
  const ending = endingOf(links).map(({ label, url }) => `${label}: ${url}`);
  const blocks = [
    heading,
    ...parts.map(partAsText),
    `-- \n${[reason, ...ending].join('\n')}`,
    imprint.join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The links below the reason. */
function endingOf({ unsubscribe, manage }: Pick<Mail, 'unsubscribe' | 'manage'>): {
  label: string;
  url: string;
}[] {
  return [
    ...(unsubscribe === undefined ? [] : [{ label: 'Abmelden', url: unsubscribe }]),
    ...(manage === undefined ? [] : [{ label: 'Alle Abos verwalten', url: manage }]),
  ];
}

function partAsText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'-'.repeat(Math.min(72, part.text.length))}`;
    case 'text':
      return part.text;
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return part.rows.map(({ label, value }) => `${withColon(label)} ${value}`).join('\n');
  }
}

/** Questions and sentences keep their own punctuation. */
function withColon(label: string): string {
  return /[.?!]$/.test(label) ? label : `${label}:`;
}

function asHtml(
  { subject, heading, parts, reason, ...links }: Mail,
  { sender, imprint }: MailSettings,
): string {
  const ending = endingOf(links)
    .map(({ label, url }) => `<p style="${SMALL}">${anchor(url, label, COLOUR.soft)}</p>`)
    .join('');
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${COLOUR.ground}">
<div style="max-width:600px;margin:0 auto">
<p style="display:inline-block;margin:0;padding:12px 20px;border-radius:12px 12px 0 0;background:${COLOUR.brand};color:#fff;font:600 16px/1.3 'Hanken Grotesk',Helvetica,Arial,sans-serif">${escapeHtml(sender.name)}</p>
<div style="padding:28px 24px 12px;border-top:2px solid ${COLOUR.ink};background:${COLOUR.paper}">
<h1 style="margin:0 0 20px;font:26px/1.2 Besley,Georgia,serif;color:${COLOUR.ink}">${escapeHtml(heading)}</h1>
${parts.map(partAsHtml).join('\n')}
</div>
<div style="padding:20px 24px">
<p style="${SMALL}">${escapeHtml(reason)}</p>${ending}
<p style="${SMALL}">${imprint.map(escapeHtml).join('<br>')}</p>
</div></div></body></html>
`;
}

function partAsHtml(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font:600 18px/1.35 'Hanken Grotesk',Helvetica,Arial,sans-serif;color:${COLOUR.ink}">${escapeHtml(part.text)}</h2>`;
    case 'text':
      return `<p style="${TEXT}">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'link':
      return `<p style="${TEXT}">${part.look === 'button' ? button(part.url, part.label) : anchor(part.url, part.label, COLOUR.brand)}</p>`;
    case 'list':
      return `<ul style="${TEXT};padding-left:20px">${part.items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<table role="presentation" style="${TEXT};border-collapse:collapse">${part.rows
        .map(
          ({ label, value }) =>
            `<tr><td style="padding:4px 16px 4px 0;vertical-align:top;color:${COLOUR.soft}">${escapeHtml(label)}</td><td style="padding:4px 0;vertical-align:top">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function button(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;border-radius:4px;background:${COLOUR.brand};color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`;
}

function anchor(url: string, label: string, colour: string): string {
  return `<a href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(label)}</a>`;
}
