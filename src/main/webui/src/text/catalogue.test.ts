import { describe, expect, it } from 'vitest';
import { text, word } from './catalogue';

describe('the words of the page', () => {
  it('never give two groups of one form the same name', () => {
    expect(text.record.terrain).not.toBe(word('ground'));
  });
});
