import { describe, expect, it } from 'vitest';
import { asAddress, reaches } from './addresses';

describe('the address on a QR code', () => {
  it('is never that of the machine itself', () => {
    expect(reaches('http://localhost:8080', ['http://192.168.1.20:8080'], '').map(one => one.address)).toEqual([
      'http://192.168.1.20:8080',
    ]);
    expect(reaches('http://127.0.0.1:8080', [], '')).toEqual([]);
  });

  it('is the one by which this page came, if others can use it', () => {
    expect(reaches('http://192.168.1.20:8080', ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'], '')).toEqual([
      { address: 'http://192.168.1.20:8080', from: 'page' },
      { address: 'http://10.0.0.7:8080', from: 'network' },
    ]);
  });

  it('is the one that the umpire has named', () => {
    expect(reaches('http://localhost:8080', ['http://10.0.0.7:8080'], 'https://journal.example.org')[0]).toEqual({
      address: 'https://journal.example.org',
      from: 'named',
    });
  });

  it('is read from what people type', () => {
    expect(asAddress(' journal.example.org ')).toBe('http://journal.example.org');
    expect(asAddress('https://journal.example.org/b/1#x')).toBe('https://journal.example.org');
    expect(asAddress('192.168.1.20:8080')).toBe('http://192.168.1.20:8080');
    expect(['', 'no address', 'http://', 'ftp://a/b'].map(asAddress)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
