import { AnnouncedShells, readAnnouncement } from './announced-shells.ts';

const SECRET = 'inner-secret-of-the-tests-0123456789';

describe('[GA8] announced shells', () => {
  const read = (address: string, { ip = '127.0.0.1', secret = SECRET, more = {} } = {}) =>
    readAnnouncement(
      { headers: { 'x-inner-secret': secret, 'x-shell-address': address, ...more }, ip },
      SECRET,
    );

  it('are read from their headers', () => {
    const more = {
      'x-visitor-reports': 'mf-a@1.0.0-01=3,garbled,mf-b@1.0.0-02=4',
    };
    expect(read('http://127.0.0.1:4003', { more })).toEqual({
      shell: { address: 'http://127.0.0.1:4003' },
      visitorReports: new Map([
        ['mf-a@1.0.0-01', 3],
        ['mf-b@1.0.0-02', 4],
      ]),
    });
    expect(read('http://shell-2.example:4003', { ip: '192.0.2.7' })).toBeDefined();
  });

  it.each([
    ['without the inner secret', 'http://127.0.0.1:4003', { secret: 'guessed' }],
    ['with a loopback address from another machine', 'http://127.0.0.1:4003', { ip: '192.0.2.7' }],
    ['with a loopback name from another machine', 'http://localhost:4003', { ip: '192.0.2.7' }],
    ['with an address that is not of HTTP', 'file:///etc/passwd', {}],
  ])('do not count %s', (_title, address, options) => {
    expect(read(address, options)).toBeUndefined();
  });

  it('are forgotten after ten seconds of silence', () => {
    let now = 0;
    const shells = new AnnouncedShells(() => now);
    shells.announce({ address: 'http://a' });
    now = 6000;
    shells.announce({ address: 'http://b' });
    now = 11_000;
    expect(shells.list().map(({ address }) => address)).toEqual(['http://b']);
  });
});
