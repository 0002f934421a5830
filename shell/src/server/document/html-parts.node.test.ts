import { joinHtml } from './html-parts.ts';

it('joins text and bytes in order, in UTF-8', () => {
  const parts = ['<p>', 'ä', Buffer.from('–ß'), Buffer.from('x'), '</p>', ''];
  expect(joinHtml(parts).toString()).toBe('<p>ä–ßx</p>');
  expect(joinHtml([]).toString()).toBe('');
});
