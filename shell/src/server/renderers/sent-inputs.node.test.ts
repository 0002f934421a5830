import { type KeyedBlock, SentInputs } from './sent-inputs.ts';

const block = (key: string, bytes = 10): KeyedBlock => ({
  key,
  bytes,
  input: { id: key, type: 'text', content: {}, page: {} },
});

it('sends an input once, then only its handle', () => {
  const sent = new SentInputs();
  expect(sent.requestFor(block('a'))).toEqual({ handle: 1, input: block('a').input });
  expect(sent.requestFor(block('b'))).toEqual({ handle: 2, input: block('b').input });
  expect(sent.requestFor(block('a'))).toEqual({ handle: 1 });
  expect(sent.takeForgotten()).toEqual([]);
});

it('makes the renderer forget the least recently used input, and later sends it again', () => {
  const sent = new SentInputs(25);
  sent.requestFor(block('a'));
  sent.requestFor(block('b'));
  sent.requestFor(block('a'));
  sent.requestFor(block('c'));
  expect(sent.takeForgotten()).toEqual([2]);
  expect(sent.takeForgotten()).toEqual([]);
  expect(sent.requestFor(block('b'))).toMatchObject({ handle: 4, input: { id: 'b' } });
});

it('makes the renderer forget an input above the limit immediately', () => {
  const sent = new SentInputs(25);
  expect(sent.requestFor(block('huge', 26))).toMatchObject({ handle: 1, input: { id: 'huge' } });
  expect(sent.takeForgotten()).toEqual([1]);
  expect(sent.requestFor(block('huge', 26))).toMatchObject({ handle: 2, input: { id: 'huge' } });
});
